settings-line = Disimpan di perangkat ini
settings-system = Sistem
settings-contrast = Kontras
contrast-normal = Normal
contrast-more = Tinggi
settings-motion = Gerakan
motion-full = Penuh
motion-still = Diam

about-title = Tentang game
about-dedication = A CUBIRI ORIGINAL dipersembahkan untuk Majduška, untuk ulang tahunnya yang kedua puluh
about-privacy = Tidak ada yang mengintip
about-privacy-line = Tanpa akun, tanpa pelacak. Nama dan hasilmu disimpan sampai kamu memilih “Hapus dataku”.
about-dice = Dadu bisa diperiksa
about-dice-line = Setiap game menunjukkan sidik jari seed di awal, dan seed itu sendiri di akhir.
about-lost = Lost Cities: Roll & Write
about-lost-line = Versi tidak resmi dengan lembar dan gambar sendiri. Namanya milik pemiliknya.
about-fonts = Jenis huruf
about-fonts-line = Piazzolla, Commissioner:

rules-title = Aturan
rules-line = Lengkap, dengan contoh.
rules-chapters = Bab
rules-fits = cocok
rules-fits-not = tidak cocok

scores-title = Skor tertinggi
scores-line = Yang terbaik dari semua game
scores-none = Belum ada yang terukir di sini
scores-none-line = Selesaikan satu game dengan langkahmu sendiri, lalu tercatat di sini.

pages-play = MAIN
