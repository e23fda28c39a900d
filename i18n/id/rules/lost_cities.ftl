lost-sheet = Lembar
lost-sheet-columns = Semua orang punya lembar yang sama: delapan kolom dengan sembilan kotak, diisi dari bawah. Enam untuk ekspedisi, satu untuk artefak, satu untuk dadu.
lost-sheet-between = Di antara kotak 6 dan 7 setiap kolom ada jembatan. Di bawah setiap ekspedisi ada lingkarannya, ×2.
lost-sheet-house = Untuk 2 sampai 5 orang. Letak panah dan artefak kami tentukan sendiri:
lost-arrow-spaces = Panah di kotak
lost-jar-spaces = Artefak di kotak

lost-turn = Satu giliran
lost-turn-roll = Satu orang melempar, sekali: tiga dadu warna dengan enam warna dan tiga dadu angka 0 sampai 9. Di giliran berikutnya kursi berikutnya yang melempar, juga jika kehabisan tenaga atau tidak di tempat.
lost-turn-first = Yang melempar memilih lebih dulu, terlihat oleh semua: satu warna dan satu angka untuk ditulis, atau menolak.
lost-turn-others = Lalu semua yang lain memilih bersamaan, masing-masing sendiri: satu warna dan satu angka dari dua dan dua yang tersisa, atau menolak. Beberapa orang boleh mengambil yang sama.
lost-turn-gone = Dadu yang diambil hilang dari meja; sisi yang sama di dadu lain tetap ada. Setelah penolakan, keenam dadu tersisa.
lost-turn-whole = Pilihan dikirim utuh: pasangannya, dan ke mana setiap panahnya menuju. Pilihan yang lain dibuka bersamaan.
lost-turn-clock = Jika waktu habis, itu dihitung menolak. Waktu dimulai lagi untuk yang lain setelah pilihan pertama dibuat.

lost-writing = Menulis
lost-writing-first = Ekspedisi dimulai dengan angka 1 sampai 9 di kotak terbawahnya.
lost-writing-circle = Angka 0 di ekspedisi tanpa angka menandai lingkarannya, satu kali. Hanya saat itu bisa ditandai, dan ekspedisinya belum dimulai.
lost-writing-next = Setelah itu setiap angka sama dengan angka teratas atau lebih besar, dan 0 bernilai 10. Ekspedisi tidak bisa dimulai dengan 10.
lost-writing-full = Jika kesembilan kotak penuh, angka yang sama dengan yang kesembilan atau lebih besar menandai satu artefak.
lost-writing-nothing = Pasangan yang tidak mengubah apa pun di lembarmu, kolom penuh saat kesembilan artefak sudah ditandai, tidak boleh diambil.
lost-writing-equal = Angka { $value }: sama pun cukup.
lost-writing-ten = Di sini 0 bernilai 10.
lost-writing-marks = Angka 0 menandai ×2.

lost-arrows = Panah dan artefak
lost-arrows-jar = Angka di atas guci menandai satu artefak.
lost-arrows-may = Angka di atas panah memberimu kesempatan memajukan ekspedisi mana pun, juga yang sama: kotak kosong terbawahnya mendapat angka teratas di sana.
lost-arrows-chain = Jika kotak itu punya panah, guci, atau jembatan, itu ikut berlaku: sebuah rantai. Rantai tidak pernah bercabang dan paling banyak enam panah.
lost-arrows-none = Setiap panah boleh tidak dipakai; rantainya berakhir di situ. Ekspedisi tanpa angka tidak bisa dipilih; yang penuh menandai satu artefak.
lost-arrows-shown = Angka 4 di merah dan rantainya, dengan latar terang.

lost-bridges = Jembatan
lost-bridges-first = Yang pertama sampai di kotak 7 sebuah kolom mendapat 20 poin, di setiap kolom dari kedelapan kolom. Semua yang sampai di giliran yang sama mendapat 20; setelah giliran itu tidak ada lagi.
lost-bridges-how = Dihitung dengan cara apa pun kamu sampai, lewat angka, panah, artefak, atau penolakan, juga jika terus melewatinya. Poin jembatan masuk saat giliran ditutup.
lost-bridges-shown = Terbuka; dilewati, poinnya segera masuk; milikmu; diambil orang lain.

lost-refusing = Menolak
lost-refusing-die = Yang tidak menulis apa pun menandai satu kotak di kolom dadu. Menolak selalu boleh; jika tidak ada pasangan yang cocok, hanya itu pilihannya. Menandai lingkaran atau artefak termasuk menulis.
lost-refusing-ninth = Tanda kesembilan membuatmu kehabisan tenaga: kamu terus bermain, tetapi kolom dadu bernilai 0. Jembatan yang didapat di sana tetap milikmu.
lost-refusing-more = Penolakan setelah dadu kesembilan, atau artefak kesepuluh, tidak berpengaruh.
lost-refusing-eight = Delapan penolakan
lost-refusing-nine = Yang kesembilan: kehabisan tenaga

lost-end = Akhir game
lost-end-when = Game berakhir setelah giliran saat semua kehabisan tenaga, atau kedelapan jembatan sudah dilewati, oleh siapa pun. Tidak ada game yang lebih dari 78 giliran.
lost-end-wins = Total tertinggi menang. Total yang sama berbagi peringkat: 1, 1, 3.

lost-scoring = Penghitungan skor
lost-scoring-table = Nilai sebuah kolom menurut jumlah kotak yang terisi:
lost-spaces = Kotak
lost-expedition = Ekspedisi
lost-doubled = Dengan ×2
lost-scoring-circle = Lingkaran menggandakan yang didapat dan yang hilang. Tanpa angka nilainya 0.
lost-scoring-sum = Total: enam ekspedisi, artefak, dadu, dan 20 untuk setiap jembatan.
lost-scoring-shown = Dengan empat jembatan, lembar ini bernilai { $total }.
