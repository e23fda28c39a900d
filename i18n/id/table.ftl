watch-title = Meja
watch-line = Kamu menonton ruang
watch-next = Kamu ikut mulai game berikutnya.
watch-join = Gabung untuk game berikutnya
