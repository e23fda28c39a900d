mag-aim = Tujuan
mag-aim-line = Penuhi papanmu, 4 × 4 petak, dengan satu bidang angka yang saling terhubung. Baris dan kolom yang kuat memberi poin, RERUNTUHAN menguranginya.

mag-turn = Satu giliran
mag-turn-roll = LEMPAR: empat dadu biasa bersisi enam. Semua orang memainkan empat dadu yang sama.
mag-turn-stage = Pilih dadu, lalu petak yang ditandai. Sampai dikonfirmasi kamu bebas membatalkan, memindahkan, dan menukar urutannya.
mag-turn-confirm = KONFIRMASI terbuka begitu jumlah minimum ada di papan. Kamu boleh menempatkan lebih banyak. Dadu sisanya dibuang.
mag-turn-permanent = Yang sudah dikonfirmasi menjadi batu: tetap di sana sampai akhir game.
mag-minimum = Dadu per giliran, paling sedikit
mag-turn-few = Jika petak kosong lebih sedikit dari itu, semuanya harus diisi: NIGHTMARE meminta 2 dadu di dua petak terakhir dan 1 di petak terakhir.

mag-fits = Yang cocok
mag-fits-first = Selama belum ada angka di papanmu, dadu boleh masuk ke petak kosong mana pun, juga di sebelah RERUNTUHAN.
mag-fits-touch = Setiap dadu berikutnya menyentuh angka: di atas, bawah, kiri, atau kanan. Diagonal tidak dihitung.
mag-fits-differ = Nilainya sama dengan setiap angka yang disentuh, atau selisih paling banyak 1. Di antara 3 dan 4 hanya 3 atau 4 yang cocok.
mag-fits-ruin = RERUNTUHAN bukan angka: tidak menghubungkan dan tidak membatasi apa pun.
mag-fits-order = Dadu yang ditempatkan di giliran yang sama langsung dihitung, jadi urutannya penting.
mag-fits-anywhere = Angka pertama boleh di mana saja.
mag-fits-marked = Petak yang ditandai menerima { $value }.
mag-fits-apart = 4 di sebelah 3: selisih 1.
mag-fits-both = 4 di sebelah 3 dan 4: cocok dengan keduanya.
mag-fits-ruins = 3 di sebelah 2. RERUNTUHAN tidak menuntut apa-apa.
mag-fits-ordered = Dulu 4, lalu 5 di sebelahnya.

mag-lines = Garis
mag-lines-base = Setiap baris dan setiap kolom menjumlahkan angkanya. Jadi setiap angka dihitung dua kali.
mag-lines-bonus = Garis penuh dengan empat angka memberi paling banyak satu bonus.
mag-straight = Empat angka berurutan menurut urutan garis: +60.
mag-straight-down = Menurun juga: +60.
mag-four = Empat kali angka yang sama: +40.
mag-pairs = Dua angka berbeda, masing-masing dua kali, urutan bebas: +20.
mag-dead = Dengan RERUNTUHAN
mag-dead-line = Angka yang tersisa tetap dihitung, tetapi tanpa bonus.

mag-powers = Majda Powers
mag-powers-when = Power mengubah lemparan. Tidak pernah wajib, dan boleh beberapa kali dalam satu giliran selama masih ada: di giliran mana pun, sebelum atau saat MAGDAGDON.
mag-powers-step = KURANGI −1 dan TAMBAH +1 mengubah satu dadu tepat 1, tidak pernah di bawah 1 atau di atas 6.
mag-powers-reroll = LEMPAR ULANG melempar lagi satu atau lebih dadu sekaligus. Itu satu penggunaan, berapa pun dadunya.
mag-powers-staged = Dadu yang ada di papan harus dikembalikan dulu sebelum diubah Power.
mag-powers-worse = Power juga bisa membuat lemparan yang bisa dimainkan menjadi MAGDAGDON. Itu tetap berlaku.
mag-powers-shown = Tiga bintang berarti tiga Powers. Yang pertama berbiaya 10.
mag-powers-shown-then = Satu terpakai, berikutnya berbiaya 20.
mag-cost = Biayanya, satu demi satu
mag-powers-sum = Ketiga Power di PEACEFUL berbiaya total 70. NIGHTMARE tidak punya Powers, jadi tidak ada penaltinya.

mag-fall = MAGDAGDON dan RERUNTUHAN
mag-fall-when = Jika dadu ini sama sekali tidak memberi cara untuk menempatkan jumlah minimum, dengan urutan apa pun, giliran itu menjadi MAGDAGDON.
mag-fall-choice = Selamatkan lemparan dengan Power, atau terima, meskipun masih punya Powers.
mag-fall-ruin = Jika menerima, kamu memilih petak kosong mana pun. Petak itu menjadi RERUNTUHAN sampai akhir game, berbiaya 15, dan giliran berakhir.
mag-fall-again = Setelah Power dipakai, pertanyaannya diulang dengan dadu yang baru.
mag-fall-forced = Selama masih ada cara, tidak ada yang runtuh. Batalkan dan tempatkan dadu dengan cara lain.
mag-fall-shown = 4, 5, dan 6 tidak cocok di sebelah 1 maupun 2. Satu petak dipilih.
mag-fall-fallen = Petak itu runtuh.

mag-end = Akhir game
mag-end-when = Game berakhir ketika semua 16 petak berisi angka atau RERUNTUHAN. Setiap lemparan dihitung satu giliran, juga yang berakhir dengan RERUNTUHAN.
mag-end-sum = Skor: dua kali jumlah semua angka, ditambah bonus garis, dikurangi 15 untuk setiap RERUNTUHAN, dikurangi Powers.
mag-end-kept = Skor langsung dihitung dan disimpan di skor tertinggi, bersama tanggal, giliran, dan Powers terpakai.
mag-end-ties = Skor sama: lebih sedikit Powers dulu, lalu lebih sedikit giliran. Jika tetap sama, peringkatnya sama.
mag-end-difficulty = Setiap tingkat kesulitan punya skor tertinggi sendiri. Menggantinya memulai game baru.

mag-dice = Dadu yang adil
mag-dice-same = Semua dadu dalam satu game berasal dari satu seed: dadu yang sama di giliran yang sama hasilnya sama untuk semua, secepat apa pun mainnya.
mag-dice-reroll = Lemparan ulang pertama dadu yang sama di giliran yang sama memberi semua orang sisi yang sama, begitu pula yang kedua, apa pun yang dipilih selain itu.
mag-dice-proof = Setiap sisi sama peluangnya. Sidik jari seed (SHA-256) ditampilkan di awal, seed-nya di akhir. Tidak ada dadu yang dikirim sebelum gilirannya.
