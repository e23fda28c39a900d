# Tantangan harian, skor tertinggi, perangkat.

daily-title = Tantangan harian
daily-line = { DAY($day, day: "numeric", month: "long") } · dadu yang sama untuk semua
daily-card = Dadu yang sama untuk seluruh dunia
daily-played = { $n } game hari ini
daily-of = Tantangan { DAY($day, day: "numeric", month: "long") }
daily-practice = Latihan · { DAY($day, day: "numeric", month: "long") }
daily-which = Tantangan hari ini
daily-not-yet = belum
daily-begun = dimulai
daily-yours = kamu: { SIGN($score) }
daily-once = Satu kali coba, tanpa batas waktu. Kamu bisa jeda dan kembali sampai hari ini berakhir.
daily-first = Lemparan pertama
daily-waits = Papanmu menunggu seperti saat ditinggalkan.
daily-players = { $n ->
    [0] Belum ada yang selesai
   *[other] { $n } papan
}
daily-play = MAIN HARI INI
daily-resume = LANJUT
daily-resume-small = Lanjut
daily-unended = { $name } tanggal { DAY($day, day: "numeric", month: "long") } masih terbuka sebentar.
daily-score = Skormu
daily-counting = Sedang dihitung…
daily-rank = Peringkat { $rank } dari { $total }
daily-percentile = lebih baik dari { $percent }%
daily-stand = Posisimu
daily-bars = Berapa yang mencapai tiap skor, dari { SIGN($from) } sampai { SIGN($to) }. Batang gelap itu milikmu.
daily-median = median { SIGN($n) }
daily-board = Papan peringkat
daily-top = { $n } teratas
daily-board-act = PERINGKAT
daily-next = Dadu baru dalam
daily-archive = Hari-hari sebelumnya
daily-today = Hari ini
daily-practise = LATIHAN
daily-proof = Sidik jari dadu
daily-proof-line = Menetapkan dadu sebelum ada yang bermain. Seed-nya dibuka setelah hari itu berakhir.
daily-proof-closed = Seed dadu ini. Sidik jarinya tampak sebelum ada yang bermain.
leave-daily = Percobaanmu tersimpan. Lanjutkan kapan saja sebelum hari ini berakhir.

streak = { $days ->
    [0] Belum beruntun
    [1] { $days } hari
   *[other] { $days } hari beruntun
}
streak-best = Terpanjang { $days }
streak-freezes = { $n } pelindung
weekday = { DAY($day, weekday: "narrow") }
day-played = { DAY($day, weekday: "long") }: dimainkan
day-open = { DAY($day, weekday: "long") }: belum dimainkan

share-act = BAGIKAN
share-day = { $game } · { DAY($day, day: "numeric", month: "short") } · { $name }
share-day-rank = { SIGN($score) } poin · peringkat { $rank } dari { $total }

scores-everyone = Semua
scores-mine = Milikku
scores-whose = Skor siapa
scores-all = Semua game
scores-day = { DAY($day, day: "numeric", month: "short", year: "numeric") }
source-room = bersama
source-solo = sendiri
source-daily = tantangan harian
scores-turns = { $n } giliran
scores-powers = { $n ->
    [1] { $n } Power
   *[other] { $n } Powers
}
scores-equal = Poin sama: lebih sedikit Powers dulu, lalu lebih sedikit giliran. Jika tetap sama, peringkatnya sama.

me-title = Kamu
me-line = Hasilmu, di semua perangkatmu
me-figures = Statistikmu
me-none = Selesaikan satu game, lalu terhitung di sini.
me-average = Rata-rata
me-best = Terbaik
me-ways = Perangkat lain
me-ways-line = Orang yang sama di ponsel dan tablet: hari beruntun dan kursi tetap sama.
me-link = Tautan untuk perangkat lain
me-link-line = Buka di perangkat lain. Berlaku sekali, selama sepuluh menit.
me-qr = Kode QR tautan untuk perangkatmu yang lain
me-code = Kode pemulihan
me-code-again = Kode pemulihan baru
me-code-line = Catat sekarang: hanya tampil sekali. Dengan kode ini kamu kembali di perangkat mana pun.
me-code-void = Hapus kode pemulihan
me-code-label = Kode pemulihan
me-devices = Perangkatmu
me-device = Perangkat { $no }
me-here = perangkat ini
me-seen = terakhir { DAY($day, day: "numeric", month: "long") }
me-remove = Hapus
me-remove-line = Mulai sekarang perangkat itu bukan milik siapa pun. Kode pemulihan dan tautan yang terbuka ikut hangus: mungkin sudah dilihatnya.
me-remove-here = Mulai sekarang kamu orang baru di sini. Kode pemulihan dan tautan yang terbuka ikut hangus.
me-keep = Biarkan
me-remove-act = HAPUS
me-become = Kamu sudah bermain di tempat lain
claim-title = Lanjut sebagai orang lain?
claim-line = Perangkat ini jadi milik orang dari tautan atau kode itu. Dirimu di sini sekarang ditinggalkan.
claim-act = LANJUT
claim-act-small = Lanjut
me-forget = Hapus dataku
me-forget-line = Nama, hasil, hari beruntun, dan perangkatmu dihapus, dan kamu keluar dari game yang berjalan. Tidak bisa dikembalikan.
me-forget-act = Hapus semuanya
pages-opening = Sebentar…
