replay-title = Tayangan ulang
replay-line = Game yang sudah selesai, giliran demi giliran
replay-turn = Giliran { $turn } dari { $of }
replay-previous = Giliran sebelumnya
replay-next = Giliran berikutnya
replay-save = Simpan sebagai berkas
file-open = Buka berkas
file-other = Berkas lain
file-line = Game yang disimpan sebagai berkas bisa dilihat di sini. Berkasnya tetap di perangkat ini.
file-paste = Tempelkan teks berkas
file-read = Baca

verify-title = Periksa dadu
verify-line = Setiap dadu, dibuat lagi dari seed
verify-good = Dadu ini benar
verify-bad = Ada yang tidak cocok di sini
verify-dice-good = Semua { $n } dadu sesuai dengan seed.
verify-dice-bad = { $n } dadu tidak sesuai dengan seed.
verify-seed-good = Seed punya sidik jari yang ditunjukkan sebelum game.
verify-seed-bad = Seed punya sidik jari lain dari yang ditunjukkan sebelum game.
verify-score-good = Langkah-langkahnya sesuai aturan dan menghasilkan skor yang tercatat.
verify-score-bad = Langkah-langkahnya tidak sesuai aturan atau menghasilkan skor lain dari yang tercatat.
verify-sealed = Yang lain masih bermain dengan dadu ini. Seed tampil di sini mulai { DAY($day, day: "numeric", month: "long") }, 01.00 UTC.
verify-seed = Seed
verify-made = Sidik jarinya, dihitung di sini
verify-shown = Sidik jari yang ditunjukkan sebelumnya
verify-row-log = Dimainkan
verify-row-seed = Dari seed
verify-differs = berbeda
verify-how = Periksa dengan alat lain
verify-how-1 = Seed terdiri dari 32 byte, ditulis sebagai 64 angka heksadesimal. SHA-256-nya adalah sidik jari yang tampak sebelum lemparan pertama.
verify-how-2 = Setiap dadu punya satu tempat, misalnya roll:3:0 untuk dadu pertama giliran 3. Giliran dan lemparan ulang dihitung dari 1, dadu dari 0.
verify-how-3 = HMAC-SHA-256, dengan seed sebagai kunci dan tempat sebagai pesan, menghasilkan 32 byte.
verify-how-4 = Ambil byte pertama yang lebih kecil dari kelipatan terbesar jumlah sisi sampai 256. Sisa pembagiannya dengan jumlah sisi, ditambah 1, adalah mata dadunya. Jika tidak ada byte yang cukup kecil, tambahkan #1 pada tempat, lalu #2, dan seterusnya.
verify-places = Tempat-tempat dalam game ini:
verify-sides = { $n } sisi
verify-faces = { $game ->
    [lost_cities] Mata 1 sampai 6 adalah merah, jingga, kuning, hijau, biru, ungu. Dadu angka menunjukkan satu kurang dari matanya.
   *[other] Yang hanya dinaikkan atau diturunkan Power tidak dilempar: itu mengikuti dadu sebelumnya.
}
