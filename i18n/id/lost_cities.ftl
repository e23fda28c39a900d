lost_cities-name = Lost Cities: Roll & Write
lost_cities-who = 2–5 orang

column-plain = { $column ->
        [red] merah
        [orange] jingga
        [yellow] kuning
        [green] hijau
        [blue] biru
        [purple] ungu
        [artifacts] artefak
       *[refusals] dadu
    }
column-name = { $column ->
        [red] merah, gunung
        [orange] jingga, matahari
        [yellow] kuning, pilar
        [green] hijau, daun
        [blue] biru, ombak
        [purple] ungu, mata
        [artifacts] artefak
       *[refusals] dadu
    }

sheet-own = Lembarmu
sheet-of = {$name}: lembar
way-label = { $count ->
        [0] { column-name }: belum ada angka.
       *[other] { column-name }: {$numbers}.
    }
way-marks = { column-name }: {$count} dari 9.
way-next = { $mark ->
        [arrow] Berikutnya: kotak {$space}, panah.
        [artifact] Berikutnya: kotak {$space}, artefak.
       *[plain] Berikutnya: kotak {$space}.
    }
way-circle = Lingkaran ×2 sudah ditandai.
way-circle-hoped = Dengan pilihanmu: ×2.
way-hoped = Dengan pilihanmu: sampai kotak {$space}.
way-bridge = { $state ->
        [mine] Jembatan ini milikmu.
        [gone] Jembatan sudah diambil.
        [soon] Jembatan dilewati, poinnya masuk saat giliran ditutup.
       *[open] Jembatan terbuka.
    }
way-points = {SIGN($n)} poin.
way-points-hoped = {SIGN($n)} poin, {SIGN($later)} dengan pilihanmu.

you-roll = Kamu melempar
rolls = {$name} melempar
you-took = Kamu mengambil {$number} dan { column-name }
has-taken = {$name} mengambil {$number} dan { column-name }
you-refused = Kamu menolak
refused = {$name} menolak
three-colours = { $first }; { $second }; { $third }
dice-aloud = Giliran {$turn}: {$colours}; {$numbers}.
sheets-aloud = Semua pilihan terbuka, skormu {SIGN($total)}.

sheets-after = { $turn ->
        [0] Lembar lain
       *[other] Lembar lain, setelah giliran {$turn}
    }
standing = { $state ->
        [active] melempar dan memilih dulu
        [took] sudah memilih secara terbuka
        [done] sudah memilih
        [thinking] masih berpikir
        [away] tidak di tempat
        [gone] sudah keluar
       *[waits] menunggu
    }
exhausted = kehabisan tenaga
took = mengambil {$number} dan { column-name }
took-nothing = menolak

colour-title = Warna
number-title = Angka
colour-dice = Dadu warna
number-dice = Dadu angka
colour-die = { $state ->
        [chosen] Dadu warna {$n}: {$face}, dipilih
        [gone] Dadu warna {$n}: {$face}, sudah diambil
        [nowhere] Dadu warna {$n}: {$face}, tidak cocok dengan angka mana pun
        [apart] Dadu warna {$n}: {$face}, tidak cocok dengan angka pilihanmu
       *[free] Dadu warna {$n}: {$face}
    }
number-die = { $state ->
        [chosen] Dadu angka {$n}: {$face}, dipilih
        [gone] Dadu angka {$n}: {$face}, sudah diambil
        [nowhere] Dadu angka {$n}: {$face}, tidak cocok dengan warna mana pun
        [apart] Dadu angka {$n}: {$face}, tidak cocok dengan warna pilihanmu
       *[free] Dadu angka {$n}: {$face}
    }
pick-hint = Satu warna, satu angka. Awalnya 0 menandai ×2, setelah itu dihitung 10.
plan-hint = Kamu bisa memilih dari sekarang. Tidak ada yang melihat.
arrow-asks = Panah di { column-plain }, kotak {$space}
arrow-none = Tidak ada
arrow-back = Kembali ke panah sebelumnya

fact-fill = {$value} di { column-plain }, kotak {$space}
fact-circle = ×2 di { column-plain }
fact-artifact = { $space ->
        [0] artefak sudah habis
       *[other] artefak {$space}
    }
fact-die = { $space ->
        [0] tidak ada dadu untuk ditandai
       *[other] dadu {$space}
    }
fact-bridge = jembatan: { column-plain } +{$points}
change-picked = {$change} dengan pilihanmu

write = TULIS {$number}
write-where = { column-plain }, kotak {$space}
write-circle = TANDAI ×2
write-circle-where = { column-plain }
write-artifact = TANDAI ARTEFAK
write-artifact-where = kotak {$space}
refuse = TOLAK
refuse-small = Tolak
marks-die = { $left ->
        [0] tidak menandai apa pun
       *[other] menandai satu dadu
    }
nothing-fits = tidak ada yang cocok
pick-both = Pilih warna dan angka
pick-colour = Pilih warna
pick-number = Pilih angka
arrow-where = Ke mana panah menuju?
chooses-first = {$name} memilih dulu

choice-made = Pilihanmu sudah dibuat.
choice-open = Semua melihatnya. Sekarang yang lain memilih.

expeditions = Ekspedisi
artifacts = Artefak
refusals = Penolakan
bridges = Jembatan

chosen-of = {$n} dari {$total} sudah memilih. Pilihan tersembunyi dibuka bersamaan.
spaces-filled = { $circle ->
        [yes] {$n} dari 9, ×2
       *[no] {$n} dari 9
    }
expeditions-begun = {$n} ekspedisi
bridges-won = { $n ->
        [0] tanpa jembatan
       *[other] {$n} jembatan
    }
ended-bridges = Kedelapan jembatan sudah dilewati.
ended-exhausted = Semua kehabisan tenaga.
ended-bridges_and_exhausted = Kedelapan jembatan sudah dilewati dan semua kehabisan tenaga.

first-die = Pilih warna atau angka.
first-die-line = Kamu butuh satu dadu dari masing-masing.
first-pair = Sekarang yang satunya.
first-pair-line = Kolom diisi dari bawah, angkanya tidak pernah turun.
first-write = Angka bergaris putus-putus itu hasilnya.
first-write-line = Pilih dadu lain sampai cocok. Atau tolak, dan tandai satu dadu.

key-arrow = panah
key-write = tulis
key-colour = pilih warna
key-number = pilih angka
key-lead = ke mana panah menuju
key-lead-nowhere = panah tidak menuju ke mana pun
key-steps = dari tombol ke tombol

lower = Angka ini lebih kecil dari angka teratas di sini. Harus sama atau lebih besar.
circle_taken = Lingkaran ×2 ekspedisi ini sudah ditandai.
changes_nothing = Tidak ada yang akan berubah di lembarmu. Pilih dadu lain atau tolak.
arrow_missing = Satu panah masih terbuka: majukan satu ekspedisi, atau tidak satu pun.
arrow_extra = Tidak ada panah lagi untuk diikuti.
arrow_not_started = Panah hanya memajukan ekspedisi yang sudah dimulai.
arrow_bad_column = Panah itu tidak menuju ekspedisi mana pun.
number_taken = Dadu angka ini sudah diambil. Pilih yang lain.
colour_taken = Dadu warna ini sudah diambil. Pilih yang lain.
bad_number = Dadu angka ini tidak ada di meja.
bad_colour = Dadu warna ini tidak ada di meja.
not_active = Tunggu: yang melempar memilih lebih dulu.

results-winner-lost_cities = { $name } melangkah paling jauh
results-you-lost_cities = Kamu melangkah paling jauh
results-tie-lost_cities = Seri

review-others = Yang dilakukan lawan
review-luck-lost_cities = Yang diberikan dadu dan lawan

## Why a hint is what it is: sentences, two of which stand side by side.

hint-bridge = Melewati jembatan { column-plain }: +{$points}.
hint-column = Dari {SIGN($before)} ke {SIGN($after)}: { column-plain }.
hint-circle = ×2 selagi belum ada angka: { column-plain }.
hint-arrow = Panahnya juga mengisi { column-plain }.
hint-artifact = Menandai artefak {$space}.
hint-room = {$n} dari 10 angka masih muat: { column-plain }.
hint-refuse = Pasangan apa pun lebih merusak daripada memberi.
