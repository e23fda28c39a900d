lobby-title = Ruang
lobby-line = Bagikan kodenya. Semua mendapat dadu yang sama.
lobby-qr = Kode QR berisi tautan ruang ini
lobby-code = Kode
lobby-copy = Salin tautan
lobby-copied = Tersalin
lobby-share = Bagikan
lobby-wall = Tampilkan di TV
lobby-people = Pemain
lobby-count = { $n } dari { $max }
lobby-free = { $n } kursi kosong
lobby-host = tuan rumah
lobby-nameless = Di pintu
lobby-lock = Kunci
lobby-unlock = Buka kunci
lobby-locked = Terkunci

state-away = tidak di tempat
state-joining = sedang masuk
state-ready = siap
state-not-ready = belum siap

start = MULAI
start-players = { $n } orang
start-ready = { $ready } dari { $n } siap
start-missing = Perlu { $n } orang lagi

ready = SIAP
ready-wait = { $name } memulai game
ready-no-host = belum ada tuan rumah

person-hand = Serahkan ruang
person-kick = Keluarkan
person-kick-line = Orang yang dikeluarkan tidak bisa masuk lagi ke ruang ini.

person-joined = { $name } sudah di sini.
person-left = { $name } sudah keluar.

bot-add = Tambah bot
bot-line = Mereka tidak tahu lebih banyak darimu, dan tidak membuat siapa pun menunggu.
bot-strength = kekuatan { $strength }
bot-1 = Kerikil
bot-2 = Bata
bot-3 = Gapura
bot-4 = Menara
bot-5 = Benteng
