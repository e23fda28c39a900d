# Grup: keluarga, kelas, atau teman yang saling melihat hasil.

groups-title = Grup
groups-line = Keluarga, kelas, teman: kalian saling melihat hasil hari ini, masing-masing setelah hasilnya sendiri.
group-new = Grup baru
group-name = Nama grup
group-make = Buat grup
group-members = { $n } anggota
group-title = Grup MAGDAGDON
group-after-own = Mainkan dulu tantanganmu, lalu kamu lihat hasil yang lain.
group-missed = tidak main
group-boards-later = Papan dibuka setelah hari itu berakhir.
group-invite = UNDANG
group-share = Bagikan tautan
group-link-line = Siapa pun yang punya tautan ini boleh bergabung.
group-qr = Kode QR tautan grup
group-leave = Keluar dari grup
group-leave-line = Hasilmu tetap milikmu. Yang lain tidak lagi melihatnya di sini.
group-leave-act = Keluar
