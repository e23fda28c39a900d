difficulty = Δυσκολία
terms = { $powers ->
        [0] {$dice} ζάρια · χωρίς αστέρια
        [one] {$dice} ζάρια · {$powers} αστέρι
       *[other] {$dice} ζάρια · {$powers} αστέρια
    }
pace = Ρυθμός
pace-together = Κοινός
pace-own = Ελεύθερος
clock = Χρόνος
clock-off = Χωρίς
clock-seconds = {$n} δ
mode = { $pace ->
        [own] { $difficulty } · ελεύθερος ρυθμός
       *[together] { $clock ->
            [0] { $difficulty } · κοινός ρυθμός
           *[other] { $difficulty } · κοινός ρυθμός · {$clock} δ
        }
    }

turn-n = Γύρος {$turn}
room-code = Δωμάτιο {$code}

others-after = { $turn ->
        [0] Τα άλλα ταμπλό
       *[other] Τα άλλα ταμπλό, μετά τον γύρο {$turn}
    }
seat-state = { $state ->
        [done] έχει επιλέξει
        [away] λείπει
        [finished] γεμάτο ταμπλό
        [gone] έφυγε
       *[thinking] σκέφτεται ακόμη
    }
seat-progress = Γύρος {$turn} · {$filled} από 16
points = { $n ->
        [one] {SIGN($n)} πόντος
       *[other] {SIGN($n)} πόντοι
    }
gain = { $n ->
        [0] 0
       *[other] +{$n}
    }
loss = { $n ->
        [0] 0
       *[other] −{$n}
    }

score-own = Το σκορ σου
gain-staged = +{$n} με τα προετοιμασμένα ζάρια
base = Βάση
bonuses = Γραμμές
ruins = Ερείπια
powers = Powers
total = Σύνολο
ruin_count = Ερείπια
powers_used = Χρήσεις Power
turns = Γύροι
boards_full = Όλα τα ταμπλό γέμισαν.

board-own = Το ταμπλό σου
cell-label = Σειρά {$row}, στήλη {$column}, { $state ->
        [stone] αριθμός {$value}
        [staged] {$value}, χωρίς επιβεβαίωση ακόμη
        [ruin] ερείπιο
        [legal] κενό, ταιριάζει το {$value}
        [doomed] κενό, μπορεί να πέσει
        [picked] κενό, διαλεγμένο να πέσει
       *[empty] κενό
    }
row-label = { $bonus ->
        [none] { $state ->
            [dead] Σειρά {$n}: {$sum}, χωρίς μπόνους πια
            [staged] Σειρά {$n}: {$sum} με τα προετοιμασμένα ζάρια
           *[plain] Σειρά {$n}: {$sum}
        }
       *[other] { $state ->
            [staged] Σειρά {$n}: {$sum} και μπόνους {$points} με τα προετοιμασμένα ζάρια
           *[plain] Σειρά {$n}: {$sum} και μπόνους {$points}
        }
    }
column-label = { $bonus ->
        [none] { $state ->
            [dead] Στήλη {$n}: {$sum}, χωρίς μπόνους πια
            [staged] Στήλη {$n}: {$sum} με τα προετοιμασμένα ζάρια
           *[plain] Στήλη {$n}: {$sum}
        }
       *[other] { $state ->
            [staged] Στήλη {$n}: {$sum} και μπόνους {$points} με τα προετοιμασμένα ζάρια
           *[plain] Στήλη {$n}: {$sum} και μπόνους {$points}
        }
    }
straight = ΚΕΝΤΑ
four-of-a-kind = ΚΑΡΕ
two-pairs = ΔΥΟ ΖΕΥΓΑΡΙΑ

tray = Τα ζάρια σου
die-label = { $state ->
        [staged] Το ζάρι {$n} δείχνει {$value}, είναι στο ταμπλό: πάρε το πίσω
        [chosen] Το ζάρι {$n} δείχνει {$value}, είναι στο χέρι σου
        [nowhere] Το ζάρι {$n} δείχνει {$value}, δεν ταιριάζει πουθενά
       *[free] Το ζάρι {$n} δείχνει {$value}
    }
undo = Αναίρεση
roll-aloud = { $magdagdon ->
        [yes] Γύρος {$turn}: {$first}, {$second}, {$third}, {$fourth}. MAGDAGDON.
       *[no] Γύρος {$turn}: {$first}, {$second}, {$third}, {$fourth}.
    }
dice-now = { $magdagdon ->
        [yes] Τα ζάρια σου τώρα: {$first}, {$second}, {$third}, {$fourth}. MAGDAGDON.
       *[no] Τα ζάρια σου τώρα: {$first}, {$second}, {$third}, {$fourth}.
    }
reveal-aloud = { $who ->
        [all] Όλα τα ταμπλό στο φως, έχεις {SIGN($total)}.
       *[own] Έχεις {SIGN($total)}.
    }
hand-aloud = { $n ->
        [0] {$value} στο χέρι, δεν ταιριάζει πουθενά.
        [one] {$value} στο χέρι, ταιριάζει σε {$n} κελί.
       *[other] {$value} στο χέρι, ταιριάζει σε {$n} κελιά.
    }
laid-aloud = {$value} στη σειρά {$row}, στήλη {$column}.
may-confirm = Μπορείς να επιβεβαιώσεις.
stones-set = Οι πέτρες σου στη θέση τους.
ruin-set = Το κελί σου έπεσε.
choice-hidden = Κρυφό ώσπου να γίνουν όλες οι επιλογές.
board-full = Το ταμπλό σου γέμισε.
board-full-more = Τα άλλα ταμπλό συνεχίζουν.

powers-left = { $left ->
        [0] Δεν έμειναν Powers
        [one] Μένει {$left} Power, κοστίζει {$cost}
       *[other] Μένουν {$left} Powers, η επόμενη κοστίζει {$cost}
    }
power-next = { $left ->
        [0] καμία πια
       *[other] επόμενη −{$cost}
    }
decrease = ΜΕΙΩΣΕ
increase = ΑΥΞΗΣΕ
reroll = ΞΑΝΑΡΙΞΕ
or-change-the-roll = ή άλλαξε τη ρίψη
choose-a-die = διάλεξε πρώτα ζάρι
powers-stay = { $n ->
        [0] δεν μένει αστέρι
        [one] μένει {$n} αστέρι
       *[other] μένουν {$n} αστέρια
    }

roll = ΡΙΞΕ
confirm = ΕΠΙΒΕΒΑΙΩΣΗ
dice-staged = {$n} από 4 ζάρια
place-more = { $n ->
        [one] Βάλε ακόμη {$n} ζάρι
       *[other] Βάλε ακόμη {$n} ζάρια
    }
take-one-back = Αδιέξοδο: πάρε ένα πίσω
let-it-fall = ΑΣ ΠΕΣΕΙ
choose-a-cell = διάλεξε κελί
this-cell = αυτό το κελί, −{$cost}
choose-dice = διάλεξε ζάρια
dice-for = { $n ->
        [one] {$n} ζάρι, −{$cost}
       *[other] {$n} ζάρια, −{$cost}
    }
waiting-for = { $n ->
        [0] Όλες οι επιλογές έγιναν
        [one] Περιμένουμε {$n} άτομο
       *[other] Περιμένουμε {$n} άτομα
    }
when-the-line-is-back = μόλις συνδεθείς
when-saving-works = όταν αποθηκεύεται

magdagdon-why = { $powers ->
        [none] { $n ->
            [one] Κανένας τρόπος ούτε για {$n} από αυτά τα ζάρια. Ένα κενό κελί πέφτει.
           *[other] Κανένας τρόπος για {$n} από αυτά τα ζάρια. Ένα κενό κελί πέφτει.
        }
       *[some] { $n ->
            [one] Κανένας τρόπος ούτε για {$n} από αυτά τα ζάρια. Ένα κενό κελί πέφτει ή μια Power αλλάζει τη ρίψη.
           *[other] Κανένας τρόπος για {$n} από αυτά τα ζάρια. Ένα κενό κελί πέφτει ή μια Power αλλάζει τη ρίψη.
        }
    }

roll-of-all = Κοινή ρίψη
ready-of = Επιλογές: {$n} από {$total}. Τα ταμπλό ανοίγουν μαζί.
at-own-pace = Γεμάτα ταμπλό: {$n} από {$total}. Ανοίγουν στο τέλος.

board-summary = { $lines ->
        [0] { $ruins ->
            [0] χωρίς μπόνους
            [one] χωρίς μπόνους · {$ruins} ερείπιο
           *[other] χωρίς μπόνους · {$ruins} ερείπια
        }
        [one] { $ruins ->
            [0] {$lines} μπόνους
            [one] {$lines} μπόνους · {$ruins} ερείπιο
           *[other] {$lines} μπόνους · {$ruins} ερείπια
        }
       *[other] { $ruins ->
            [0] {$lines} μπόνους
            [one] {$lines} μπόνους · {$ruins} ερείπιο
           *[other] {$lines} μπόνους · {$ruins} ερείπια
        }
    }
best-line = Καλύτερη γραμμή
best-row = Σειρά {$n} · {$bonus}
best-column = Στήλη {$n} · {$bonus}

first-choose = Διάλεξε ένα ζάρι.
first-choose-line = Αυτά τα τέσσερα είναι κοινά.
first-lay = Τώρα ένα κελί.
first-lay-line = Το πρώτο ζάρι μπαίνει παντού: όλα τα κελιά είναι σημειωμένα.
first-beside = Διπλανοί αριθμοί: διαφορά το πολύ 1.
first-beside-line = Το επόμενο ζάρι ακουμπά αριθμό. Όσα δεν ταιριάζουν μένουν πεσμένα.
first-confirm = Με ΕΠΙΒΕΒΑΙΩΣΗ τα ζάρια γίνονται πέτρα.
first-confirm-line = Πριν απ’ αυτό βάζεις κι άλλα ή τα παίρνεις πίσω.

key-space = Διάστημα
key-enter = Enter
key-choose = διάλεξε ζάρι
key-place = βάλε το
key-back = πάρε πίσω
key-confirm = επιβεβαίωσε
key-walk = κινήσου στο ταμπλό
key-let-go = άφησε

turn_passed = Ο γύρος {$turn} έχει ήδη κλείσει.
already_chosen = Η επιλογή σου για αυτόν τον γύρο έχει ήδη γίνει.
power_passed = Αυτή η Power έχει ήδη χρησιμοποιηθεί.
occupied = Αυτό το κελί είναι πιασμένο. Διάλεξε ένα κενό.
not_adjacent = Πρέπει να ακουμπά αριθμό: πάνω, κάτω, αριστερά ή δεξιά.
differs = Το {$value} δεν ταιριάζει δίπλα στο {$neighbour}: διαφορά το πολύ 1.
too_few = { $minimum ->
        [one] Χρειάζεται τουλάχιστον {$minimum} ζάρι σε αυτόν τον γύρο.
       *[other] Χρειάζονται τουλάχιστον {$minimum} ζάρια σε αυτόν τον γύρο.
    }
die_used_twice = Κάθε ζάρι μετρά μία φορά. Διάλεξε άλλο.
die_staged = Αυτό το ζάρι είναι στο ταμπλό. Πάρε το πρώτα πίσω.
bad_die = Δεν υπάρχει τέτοιο ζάρι. Τα ζάρια είναι τέσσερα.
bad_cell = Δεν υπάρχει τέτοιο κελί. Το ταμπλό έχει δεκαέξι.
not_magdagdon = Αυτά τα ζάρια μπαίνουν ακόμη, άρα δεν πέφτει τίποτα.
no_powers_left = { $difficulty ->
        [NIGHTMARE] Στο NIGHTMARE δεν υπάρχουν Powers.
       *[other] Οι Powers σου τελείωσαν.
    }
out_of_range = Ένα ζάρι δείχνει από 1 έως 6, ούτε λιγότερο ούτε περισσότερο.
no_dice = Διάλεξε τουλάχιστον ένα ζάρι για να το ξαναρίξεις.
not_rolled = Τα ζάρια δεν έχουν ριχτεί ακόμη.
game_over = Αυτό το παιχνίδι τελείωσε.
choose-die-first = Διάλεξε πρώτα ζάρι και μετά κελί.
die-for-power = Διάλεξε πρώτα ζάρι και μετά την Power.

results-winner-magdagdon = { $name } παίρνει την πόλη
results-you-magdagdon = Παίρνεις την πόλη
results-tie-magdagdon = Η πόλη μοιράζεται

# How two scores grew out of the same dice. $theirs and $mine: points with their sign, of one turn
stories-title = Ίδια ζάρια, δύο ιστορίες
stories-turn = { $name } { $theirs }, εσύ { $mine }

review-title = Τύχη και τέχνη
review-start = Πριν από την πρώτη ρίψη
review-luck = Όσα έδωσαν τα ζάρια
review-cost = Όσα κόστισαν οι επιλογές σου
review-score = Το σκορ σου
review-note = Πόντοι που θα περίμενε το πιο δυνατό bot, { $name }.
review-turns = Γύρο με γύρο
review-roll = Ρίψη
review-head-luck = Τύχη
review-head-cost = Κόστος
review-best = άριστα
review-power = { $name }: πρώτα μια Power.
review-nothing = Δεν υπήρχε τίποτα καλύτερο.
review-ways = { $n ->
        [one] {$n} ταμπλό ήταν εξίσου καλό.
       *[other] {$n} ταμπλό ήταν εξίσου καλά.
    }

## Why a hint is what it is: sentences, two of which stand side by side. $points and the like are whole points.

hint-line = { $axis ->
        [column] Η στήλη {$n} ολοκληρώνεται: +{$points}.
       *[row] Η σειρά {$n} ολοκληρώνεται: +{$points}.
    }
hint-waits = { $axis ->
        [column] Η στήλη {$n} περιμένει μετά ένα {$face}: +{$points}.
       *[row] Η σειρά {$n} περιμένει μετά ένα {$face}: +{$points}.
    }
hint-fewer = Ένα ζάρι ακόμη θα κόστιζε περίπου {$points}.
hint-open = { $n ->
        [one] Μένει {$n} κελί ανοιχτό για {$low} και {$high}.
       *[other] Μένουν {$n} κελιά ανοιχτά για {$low} και {$high}.
    }
hint-open-all = Κάθε αριθμός βρίσκει ακόμη κελί.
hint-power = Αυτή η Power κοστίζει {$cost} και φέρνει περίπου {$gains}.
hint-power-pays = Αυτή η Power κοστίζει {$cost} και αξίζει.
hint-ruin = Η σειρά {$row} και η στήλη {$column} χάνουν έτσι τα λιγότερα.
hint-best = Τίποτα άλλο δεν υπόσχεται περισσότερα.
