results-alone = Kotamu: { SIGN($score) }
result-gap = { $gap ->
    [0] Skor { $name } sama
   *[other] { $name } unggul { $gap } poin
}
results-lead = { $gap ->
    [0] penentu: Powers atau giliran lebih sedikit
   *[other] unggul { $gap } poin
}
results-unranked = –
results-left = keluar
results-options = Opsi
rematch = MAIN LAGI

evening-title = { $n ->
    [1] { $n } game
   *[other] { $n } game sejauh ini
}
evening-played = Game
evening-won = Menang
evening-points = Poin

share-result = Hasilnya
share-copy = Salin hasil
share-alone = Skorku: { SIGN($score) }
share-rank = { $rank }. { $name }: { SIGN($score) }
share-left = { $name } keluar

par-line = Patokan { $par } · terbaik yang ditemukan { $best }
par-alone = Patokan { $par }
par-board = Terbaik yang ditemukan
par-note = Patokan adalah hasil { $name }, bot terkuat, dengan dadu yang sama; yang terbaik ditemukan dengan mengetahui semua dadu lebih dulu.
par-seats-note = Patokan adalah hasil { $name }, bot terkuat, di kursimu dengan dadu yang sama, dan bot di semua kursi lain.
par-seats-best = Yang terbaik ditemukan di sana dengan mengetahui semua dadu lebih dulu.
par-gold = Emas
par-silver = Perak
par-bronze = Perunggu
