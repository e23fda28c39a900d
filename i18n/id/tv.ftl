wall-title = TV { $code } · { $game }
wall-opening = Ruang sedang dibuka…
wall-new-room = Layar ini lanjut sendiri sebentar lagi.
wall-scan = Pindai, atau buka { $name } dan masukkan kode ini
wall-first = Yang masuk pertama memimpin ruang
wall-join = Tonton atau masuk
wall-again = Ikut main lagi

wall-line = Giliran { $turn } · { $difficulty } · { $n } dari { $total } siap
wall-own-line = { $difficulty } · tempo bebas · { $n } dari { $total } penuh
wall-over-line = { $difficulty } · semua papan terbuka
wall-chosen = { $n } dari { $total } memilih
wall-as-it-was = { $mode } · keadaan terakhir
wall-reveal = Terbuka
wall-shut = Papan tetap tertutup sampai yang terakhir penuh.

wall-done = Siap
wall-thinking = Berpikir
wall-away = Tidak di tempat
wall-finished = Penuh
wall-gone = Keluar
wall-active = Memilih dulu
wall-waits = Menunggu
wall-took = Mengambil

wall-cells = { $n } dari 16 petak
wall-in-turns = dalam { $n } giliran

wall-waiting = Menunggu { $name }.
wall-house = Pemain mana pun bisa menyalakan main otomatis. Kursinya tetap.
wall-off = Layar ini terputus.
wall-off-line = { $seconds ->
    [0] Game berlanjut di ponsel. Sedang mencoba.
   *[other] Game berlanjut di ponsel. Coba lagi dalam { $seconds } dtk.
}

wall-boards = Semua papan
wall-same-dice = Dadu sama, giliran { $turn }
wall-parts = Dasar { $base }{ $bonuses ->
    [0] { "" }
   *[other] { " " }· Garis +{ $bonuses }
}{ $ruins ->
    [0] { "" }
   *[other] { " " }· Reruntuhan −{ $ruins }
}{ $powers ->
    [0] { "" }
   *[other] { " " }· Powers −{ $powers }
}
wall-expedition-parts = Ekspedisi { SIGN($expeditions) } · Artefak { SIGN($artifacts) } · Penolakan { SIGN($refusals) } · Jembatan { SIGN($bridges) }
times = ×{ $n }
