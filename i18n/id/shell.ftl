newer = Ada versi yang lebih baru.
newer-act = Muat
part_missing = Sebagian game tidak sampai.
stop-reload = MUAT ULANG
