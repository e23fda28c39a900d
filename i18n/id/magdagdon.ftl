difficulty = Tingkat kesulitan
terms = { $powers ->
        [0] {$dice} dadu · tanpa bintang
       *[other] {$dice} dadu · {$powers} bintang
    }
pace = Tempo
pace-together = Bersama
pace-own = Bebas
clock = Waktu
clock-off = Tanpa batas
clock-seconds = {$n} dtk
mode = { $pace ->
        [own] { $difficulty } · tempo bebas
       *[together] { $clock ->
            [0] { $difficulty } · bersama
           *[other] { $difficulty } · bersama · {$clock} dtk
        }
    }

turn-n = Giliran {$turn}
room-code = Ruang {$code}

others-after = { $turn ->
        [0] Papan lain
       *[other] Papan lain, setelah giliran {$turn}
    }
seat-state = { $state ->
        [done] sudah memilih
        [away] tidak di tempat
        [finished] papan penuh
        [gone] sudah keluar
       *[thinking] masih berpikir
    }
seat-progress = Giliran {$turn} · {$filled} dari 16
points = {SIGN($n)} poin
gain = { $n ->
        [0] 0
       *[other] +{$n}
    }
loss = { $n ->
        [0] 0
       *[other] −{$n}
    }

score-own = Skormu
gain-staged = +{$n} dengan dadu yang disiapkan
base = Dasar
bonuses = Garis
ruins = Reruntuhan
powers = Powers
total = Total
ruin_count = Reruntuhan
powers_used = Powers terpakai
turns = Giliran
boards_full = Semua papan sudah penuh.

board-own = Papanmu
cell-label = Baris {$row}, kolom {$column}, { $state ->
        [stone] angka {$value}
        [staged] {$value}, belum dikonfirmasi
        [ruin] reruntuhan
        [legal] kosong, {$value} cocok
        [doomed] kosong, bisa runtuh
        [picked] kosong, dipilih untuk runtuh
       *[empty] kosong
    }
row-label = { $bonus ->
        [none] { $state ->
            [dead] Baris {$n}: {$sum}, tidak bisa dapat bonus lagi
            [staged] Baris {$n}: {$sum} dengan dadu yang disiapkan
           *[plain] Baris {$n}: {$sum}
        }
       *[other] { $state ->
            [staged] Baris {$n}: {$sum} dan bonus {$points} dengan dadu yang disiapkan
           *[plain] Baris {$n}: {$sum} dan bonus {$points}
        }
    }
column-label = { $bonus ->
        [none] { $state ->
            [dead] Kolom {$n}: {$sum}, tidak bisa dapat bonus lagi
            [staged] Kolom {$n}: {$sum} dengan dadu yang disiapkan
           *[plain] Kolom {$n}: {$sum}
        }
       *[other] { $state ->
            [staged] Kolom {$n}: {$sum} dan bonus {$points} dengan dadu yang disiapkan
           *[plain] Kolom {$n}: {$sum} dan bonus {$points}
        }
    }
straight = STRAIGHT
four-of-a-kind = FOUR OF A KIND
two-pairs = TWO PAIRS

tray = Dadumu
die-label = { $state ->
        [staged] Dadu {$n} menunjukkan {$value}, ada di papan: kembalikan
        [chosen] Dadu {$n} menunjukkan {$value}, ada di tanganmu
        [nowhere] Dadu {$n} menunjukkan {$value}, tidak cocok di mana pun
       *[free] Dadu {$n} menunjukkan {$value}
    }
undo = Batalkan
roll-aloud = { $magdagdon ->
        [yes] Giliran {$turn}: {$first}, {$second}, {$third}, {$fourth}. MAGDAGDON.
       *[no] Giliran {$turn}: {$first}, {$second}, {$third}, {$fourth}.
    }
dice-now = { $magdagdon ->
        [yes] Dadumu sekarang: {$first}, {$second}, {$third}, {$fourth}. MAGDAGDON.
       *[no] Dadumu sekarang: {$first}, {$second}, {$third}, {$fourth}.
    }
reveal-aloud = { $who ->
        [all] Semua papan terbuka, skormu {SIGN($total)}.
       *[own] Skormu {SIGN($total)}.
    }
hand-aloud = { $n ->
        [0] {$value} di tanganmu, tidak cocok di mana pun.
       *[other] {$value} di tanganmu, cocok di {$n} petak.
    }
laid-aloud = {$value} di baris {$row}, kolom {$column}.
may-confirm = Kamu bisa mengonfirmasi.
stones-set = Batumu sudah terpasang.
ruin-set = Petakmu sudah runtuh.
choice-hidden = Baru terlihat setelah semua memilih.
board-full = Papanmu sudah penuh.
board-full-more = Yang lain masih bermain.

powers-left = { $left ->
        [0] Powers sudah habis
        [1] Sisa {$left} Power, biayanya {$cost}
       *[other] Sisa {$left} Powers, yang berikutnya berbiaya {$cost}
    }
power-next = { $left ->
        [0] habis
       *[other] berikutnya −{$cost}
    }
decrease = KURANGI
increase = TAMBAH
reroll = LEMPAR ULANG
or-change-the-roll = atau ubah lemparannya
choose-a-die = pilih dadu dulu
powers-stay = { $n ->
        [0] bintang habis
       *[other] sisa {$n} bintang
    }

roll = LEMPAR
confirm = KONFIRMASI
dice-staged = {$n} dari 4 dadu
place-more = Tempatkan {$n} dadu lagi
take-one-back = Buntu: kembalikan satu dadu
let-it-fall = BIARKAN RUNTUH
choose-a-cell = pilih petak
this-cell = petak ini, −{$cost}
choose-dice = pilih dadu
dice-for = {$n} dadu, −{$cost}
waiting-for = { $n ->
        [0] Semua sudah memilih
       *[other] Menunggu {$n} orang lagi
    }
when-the-line-is-back = saat tersambung
when-saving-works = saat bisa disimpan

magdagdon-why = { $powers ->
        [none] { $n ->
            [1] Tidak satu pun dadu ini bisa ditempatkan. Satu petak kosong runtuh.
           *[other] Tidak ada cara menempatkan {$n} dadu. Satu petak kosong runtuh.
        }
       *[some] { $n ->
            [1] Tidak satu pun dadu ini bisa ditempatkan. Satu petak kosong runtuh, atau Power mengubah lemparan.
           *[other] Tidak ada cara menempatkan {$n} dadu. Satu petak kosong runtuh, atau Power mengubah lemparan.
        }
    }

roll-of-all = Lemparan bersama
ready-of = {$n} dari {$total} sudah memilih. Papan dibuka bersamaan.
at-own-pace = {$n} dari {$total} papan penuh. Dibuka di akhir.

board-summary = { $lines ->
        [0] { $ruins ->
            [0] tanpa garis bonus
           *[other] tanpa garis bonus · {$ruins} reruntuhan
        }
       *[other] { $ruins ->
            [0] {$lines} garis bonus
           *[other] {$lines} garis bonus · {$ruins} reruntuhan
        }
    }
best-line = Garis terbaik
best-row = Baris {$n} · {$bonus}
best-column = Kolom {$n} · {$bonus}

first-choose = Pilih satu dadu.
first-choose-line = Semua orang punya keempat dadu ini.
first-lay = Sekarang satu petak.
first-lay-line = Dadu pertama boleh di mana saja: semua petak ditandai.
first-beside = Bertetangga: selisih paling banyak 1.
first-beside-line = Dadu berikutnya menyentuh angka. Yang tidak cocok tergeletak datar.
first-confirm = KONFIRMASI mengubah dadu menjadi batu.
first-confirm-line = Sebelum itu kamu bisa menambah atau mengembalikannya.

key-space = Spasi
key-enter = Enter
key-choose = pilih dadu
key-place = tempatkan
key-back = kembalikan
key-confirm = konfirmasi
key-walk = jelajahi papan
key-let-go = lepaskan

turn_passed = Giliran {$turn} sudah ditutup.
already_chosen = Pilihanmu untuk giliran ini sudah dibuat.
power_passed = Power ini sudah digunakan.
occupied = Petak ini sudah terisi. Pilih yang kosong.
not_adjacent = Harus menyentuh angka di atas, bawah, kiri, atau kanan.
differs = Angka {$value} tidak cocok di sebelah {$neighbour}: selisih paling banyak 1.
too_few = Tempatkan paling sedikit {$minimum} dadu di giliran ini.
die_used_twice = Satu dadu hanya dihitung sekali. Pilih yang lain.
die_staged = Dadu ini ada di papan. Kembalikan dulu.
bad_die = Dadu itu tidak ada. Hanya ada empat.
bad_cell = Petak itu tidak ada. Papan punya enam belas.
not_magdagdon = Dadu ini masih bisa ditempatkan, jadi tidak ada yang runtuh.
no_powers_left = { $difficulty ->
        [NIGHTMARE] Di NIGHTMARE tidak ada Powers.
       *[other] Powers kamu sudah habis.
    }
out_of_range = Dadu menunjukkan 1 sampai 6, tidak kurang dan tidak lebih.
no_dice = Pilih paling sedikit satu dadu untuk dilempar ulang.
not_rolled = Dadunya belum dilempar.
game_over = Game ini sudah selesai.
choose-die-first = Pilih dadu dulu, lalu petaknya.
die-for-power = Pilih dadu dulu, lalu Power-nya.

results-winner-magdagdon = { $name } merebut kota
results-you-magdagdon = Kamu merebut kota
results-tie-magdagdon = Kota dibagi bersama

# How two scores grew out of the same dice. $theirs and $mine: points with their sign, of one turn
stories-title = Dadu sama, dua cerita
stories-turn = { $name } { $theirs }, kamu { $mine }

review-title = Hoki dan kemahiran
review-start = Sebelum lemparan pertama
review-luck = Yang diberikan dadu
review-cost = Kerugian dari pilihanmu
review-score = Skormu
review-note = Poin yang diharapkan { $name }, bot terkuat.
review-turns = Giliran demi giliran
review-roll = Lemparan
review-head-luck = Hoki
review-head-cost = Rugi
review-best = terbaik
review-power = { $name } akan memakai Power dulu.
review-nothing = Tidak ada yang lebih baik.
review-ways = {$n} papan sama baiknya.

## Why a hint is what it is: sentences, two of which stand side by side. $points and the like are whole points.

hint-line = { $axis ->
        [column] Kolom {$n} akan lengkap: +{$points}.
       *[row] Baris {$n} akan lengkap: +{$points}.
    }
hint-waits = { $axis ->
        [column] Kolom {$n} lalu menunggu angka {$face}: +{$points}.
       *[row] Baris {$n} lalu menunggu angka {$face}: +{$points}.
    }
hint-fewer = Satu dadu lagi akan merugikan sekitar {$points}.
hint-open = { $n ->
       *[other] {$n} petak tetap terbuka untuk {$low} dan {$high}.
    }
hint-open-all = Setiap angka masih punya petak.
hint-power = Power ini berbiaya {$cost} dan memberi sekitar {$gains}.
hint-power-pays = Power ini berbiaya {$cost} dan sepadan.
hint-ruin = Baris {$row} dan kolom {$column} paling sedikit rugi.
hint-best = Tidak ada yang menjanjikan lebih.
