watch-title = Meja
watch-line = Kamu menonton ruang
watch-next = Kamu ikut mulai game berikutnya.
watch-join = Gabung untuk game berikutnya

seat-aloud = { $name }: { SIGN($total) }.
only-you = Tinggal pilihanmu.

keys-title = Keyboard
key-tab = ke tombol berikutnya
key-help = tombol-tombol ini

absent = { $name } tidak di tempat.
house-plays = Mainkan otomatis

guide-step = Giliran pertamamu · { $n } dari { $of }
guide-skip = Lewati
guide-next = Lanjut

## A hint, for who plays alone

hint-ask = Minta petunjuk
hint-title = Petunjuk
hint-note = Dengan petunjuk, game ini tidak masuk daftar mana pun.
