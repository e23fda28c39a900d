app-name = MAGDAGDON
page-title = { $page } · { $of }
language-name = Bahasa Indonesia
locale = id
direction = ltr
number = { SIGN($n) }
you = Kamu
back = Kembali
close = Tutup
cancel = Kembali
menu = Menu
menu-invite = Undang teman
menu-abandon = Kembali ke ruang tunggu
leave = Keluar dari ruang

leave-title = Keluar dari ruang ini?
leave-line = Kursimu jadi kosong. Dengan tautannya kamu bisa masuk lagi.
leave-playing = Giliranmu dimainkan otomatis sampai akhir. Kamu tidak mendapat peringkat di game ini.
leave-act = KELUAR

name-label = Namamu

settings-title = Pengaturan
settings-language = Bahasa
settings-theme = Tema
theme-light = Terang
theme-dark = Gelap
settings-dice = Tampilan dadu
dice-pips = Titik
dice-numerals = Angka
settings-sound = Suara
settings-sound-line = Dadu, batu, lonceng
settings-vibration = Getaran
settings-vibration-line = Satu getar saat pilihanmu jadi, getar panjang untuk reruntuhan

link-down = Menyambung ulang…
link-device = Perangkat ini tidak terhubung ke jaringan.
link-server = Server tidak terjangkau.
link-leaving = Server sedang dimulai ulang.
link-slow = Koneksi lambat.
link-back = Koneksi sudah kembali.
link-look = Tidak ada yang hilang. Periksa Wi-Fi atau data seluler.
link-waits = Belum ada jawaban. Tidak ada yang hilang.
link-moves-over = Tidak ada yang hilang. Game berlanjut sebentar lagi.
link-next = { $seconds ->
    [0] Tidak ada yang hilang.
   *[other] Tidak ada yang hilang. Coba lagi dalam { $seconds } dtk.
}
link-now = Sekarang
store-title = Langkah tidak tersimpan.

clock-left = Sisa { $seconds } detik
clock-unknown = waktu tidak diketahui

share-title = Ruang MAGDAGDON
share-line = Siapa pun yang membuka tautan ini sampai di pintu ruang.

stop-opening = Membuka ruang…
stop-store = Ruang tidak bisa dibaca
stop-store-line = Penyimpanan tidak menjawab. Halaman ini otomatis mencoba lagi.
stop-unknown = Tidak ada ruang di sini
stop-unknown-line = Belum ada yang membuat ruang dengan kode ini, atau ruangnya kosong selama sehari. Kode tidak memakai huruf vokal, 0, 1, atau L.
stop-other = Gerbangnya macet
stop-again = COBA LAGI
stop-kicked = Gerbang ini tertutup
stop-kicked-line = Hanya berlaku untuk ruang ini.
stop-missing = Tidak ada apa-apa di sini
stop-missing-line = Alamat ini tidak menuju halaman mana pun.
stop-full = Semua { $max } kursi sudah terisi
stop-full-line = Sekarang kamu bisa menonton, lalu duduk saat ada yang keluar.
stop-locked = Ruang ini terkunci
stop-locked-line = Untuk saat ini tidak ada yang bisa bergabung. Kamu bisa menonton.
