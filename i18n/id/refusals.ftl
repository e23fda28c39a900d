bad_request = Server tidak memahami ini. Muat ulang halaman.
bad_code = Tidak ada kode yang memakai { $character }. Periksa lagi.
code_length = Kode terdiri dari { $length } karakter.
unknown_room = Tidak ada ruang dengan kode ini.
no_identity = Browser ini tidak menyimpan cookie untuk game. Izinkan, lalu muat ulang.
store_away = Belum ada kepastian sudah tersimpan. Dikirim ulang otomatis.
server_leaving = Server sedang dimulai ulang. Dikirim ulang otomatis.
server_busy = Server sedang sangat sibuk. Dikirim ulang otomatis.
too_many_requests = Terlalu banyak sekaligus dari sini. Tunggu { $seconds } detik, lalu coba lagi.
unknown_game = Game ini tidak dikenal di sini. Muat ulang halaman.
bad_options = Pilihan ini tidak bisa dipakai bersama.
newer_format = Ruang ini dari versi yang lebih baru. Muat ulang halaman sebentar lagi.
moves_lost = Beberapa langkah hilang. Game berlanjut dari sini, dengan dadu yang sama.
no_line = Server tidak bisa dijangkau. Coba lagi sebentar lagi.
no_network = Perangkat ini tidak terhubung ke jaringan. Tidak ada yang terkirim.

not_member = Gabung dulu ke ruang ini.
not_host = Hanya tuan rumah yang bisa melakukan ini.
not_seated = Kamu tidak punya kursi di game ini. Kamu ikut mulai game berikutnya.
unknown_person = Orang ini sudah tidak ada di ruang.
kicked = Kamu dikeluarkan dari ruang ini.
room_full = Ruang ini penuh ({ $max } dari { $max }). Kamu bisa menonton.
room_locked = Ruang ini terkunci. Kamu bisa menonton.
name_empty = Tulis nama dulu.
name_too_long = Nama paling banyak { $max } karakter.
name_taken = Nama { $name } sudah dipakai di sini. Pilih yang lain.
game_running = Ada game yang sedang berjalan. Tunggu sampai selesai.
game_passed = Game itu sudah selesai. Lihat yang baru.
no_game = Tidak ada game yang sedang berjalan.
too_few_players = Perlu paling sedikit { $min } orang.
not_away = Orang ini belum satu menit tidak di tempat.
kick_self = Kamu tidak bisa mengeluarkan diri sendiri. Keluar saja dari ruang.
server_failed = Ada yang rusak di server dan sudah dicatat. Coba lagi.

daily_private = Ini tantangan harian orang lain. Kamu bisa melihatnya setelah harinya berakhir.
daily_only_play = Dalam tantangan harian kamu hanya bisa bermain.
unknown_daily = Tantangan harian itu tidak ada.
another_day = Tantangan itu datang di hari lain.
daily_unfinished = Selesaikan dulu percobaanmu sendiri.
unknown_record = Game itu tidak ada (lagi) dalam catatan.

# People on several devices, and their groups
bad_recovery_code = Ini bukan kode pemulihan. Bandingkan dengan catatanmu.
unknown_recovery_code = Kode pemulihan ini sudah tidak dimiliki siapa pun.
link_used = Tautan ini sudah dipakai atau kedaluwarsa. Buat yang baru.
# $max: how many devices
too_many_devices = Kamu sudah punya { $max } perangkat. Hapus satu dulu.
unknown_device = Perangkat ini tidak ada lagi di daftarmu.
last_device = Ini satu-satunya perangkatmu. Tambahkan yang lain dulu.
# $max: how many members
group_full = Grup ini penuh: sudah ada { $max } anggota.
unknown_group = Grup ini tidak ada (lagi). Minta lagi tautannya.
not_in_group = Gabung dulu ke grup ini.
# $max: how many groups
too_many_groups = Kamu sudah di { $max } grup. Keluar dulu dari satu grup.
file_unreadable = Berkas ini tidak berisi game yang bisa diputar. Simpan satu dari tayangan ulangnya.
file_newer = Game ini memakai aturan lebih baru. Muat ulang halaman, lalu lihat lagi.

# Hints
hints_alone = Petunjuk hanya untuk main sendiri atau dengan bot. Di sini ada orang lain.
hints_ranked = Percobaan hari ini dihitung, jadi tanpa petunjuk. Berlatihlah di hari sebelumnya.
nothing_to_choose = Sekarang tidak ada yang bisa dipilih. Minta lagi saat giliranmu.
