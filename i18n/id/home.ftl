home-line = Satu papan. Empat dadu. Lemparan yang sama untuk semua.
home-title = BERANDA
home-game = Game
magdagdon-name = MAGDAGDON
magdagdon-who = 1–8 orang
home-new-room = RUANG BARU
home-new-room-small = Ruang baru
home-code = Kode
home-join = Gabung
home-alone = Main sendiri
home-more = Lainnya

join-title = Kamu di depan pintu
join-line = Cukup satu nama, kamu langsung masuk. Tanpa akun.
join-late = Ada game yang sedang berjalan. Kamu ikut mulai game berikutnya.
join-act = GABUNG
join-watch = Tonton
join-watch-big = TONTON
