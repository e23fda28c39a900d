lost_cities-name = Lost Cities: Roll & Write
lost_cities-who = 2–5 άτομα

column-plain = { $column ->
        [red] κόκκινο
        [orange] πορτοκαλί
        [yellow] κίτρινο
        [green] πράσινο
        [blue] μπλε
        [purple] μοβ
        [artifacts] αντικείμενα
       *[refusals] ζάρια
    }
column-name = { $column ->
        [red] κόκκινο, βουνό
        [orange] πορτοκαλί, ήλιος
        [yellow] κίτρινο, κίονας
        [green] πράσινο, φύλλο
        [blue] μπλε, κύμα
        [purple] μοβ, μάτι
        [artifacts] αντικείμενα
       *[refusals] ζάρια
    }

sheet-own = Το φύλλο σου
sheet-of = {$name}: φύλλο
way-label = { $count ->
        [0] { column-name }: κανένας αριθμός ακόμη.
       *[other] { column-name }: {$numbers}.
    }
way-marks = { column-name }: {$count} από 9.
way-next = { $mark ->
        [arrow] Επόμενος χώρος: {$space}, βέλος.
        [artifact] Επόμενος χώρος: {$space}, αντικείμενο.
       *[plain] Επόμενος χώρος: {$space}.
    }
way-circle = Το ×2 είναι σημειωμένο.
way-circle-hoped = Με την επιλογή σου: ×2.
way-hoped = Με την επιλογή σου: ως τον χώρο {$space}.
way-bridge = { $state ->
        [mine] Η γέφυρα είναι δική σου.
        [gone] Η γέφυρα είναι πιασμένη.
        [soon] Η γέφυρα περάστηκε, μετρά μόλις κλείσει ο γύρος.
       *[open] Η γέφυρα είναι ελεύθερη.
    }
way-points = { $n ->
        [one] {SIGN($n)} πόντος.
       *[other] {SIGN($n)} πόντοι.
    }
way-points-hoped = {SIGN($n)} πόντοι, {SIGN($later)} με την επιλογή σου.

you-roll = Ρίχνεις
rolls = {$name} ρίχνει
you-took = Πήρες {$number} και { column-name }
has-taken = {$name} πήρε {$number} και { column-name }
you-refused = Αρνήθηκες
refused = {$name} αρνήθηκε
three-colours = { $first } · { $second } · { $third }
dice-aloud = Γύρος {$turn}: {$colours} · {$numbers}.
sheets-aloud = Όλες οι επιλογές στο φως, έχεις {SIGN($total)}.

sheets-after = { $turn ->
        [0] Τα άλλα φύλλα
       *[other] Τα άλλα φύλλα, μετά τον γύρο {$turn}
    }
standing = { $state ->
        [active] ρίχνει και διαλέγει πρώτα
        [took] έχει επιλέξει φανερά
        [done] έχει επιλέξει
        [thinking] σκέφτεται ακόμη
        [away] λείπει
        [gone] έφυγε
       *[waits] περιμένει
    }
exhausted = εξάντληση
took = πήρε {$number} και { column-name }
took-nothing = αρνήθηκε

colour-title = Χρώμα
number-title = Αριθμός
colour-dice = Ζάρια χρώματος
number-dice = Ζάρια αριθμού
colour-die = { $state ->
        [chosen] Ζάρι χρώματος {$n}: {$face}, διαλεγμένο
        [gone] Ζάρι χρώματος {$n}: {$face}, πιασμένο
        [nowhere] Ζάρι χρώματος {$n}: {$face}, δεν ταιριάζει με κανέναν αριθμό
        [apart] Ζάρι χρώματος {$n}: {$face}, δεν πάει με τον αριθμό που διάλεξες
       *[free] Ζάρι χρώματος {$n}: {$face}
    }
number-die = { $state ->
        [chosen] Ζάρι αριθμού {$n}: {$face}, διαλεγμένο
        [gone] Ζάρι αριθμού {$n}: {$face}, πιασμένο
        [nowhere] Ζάρι αριθμού {$n}: {$face}, δεν ταιριάζει με κανένα χρώμα
        [apart] Ζάρι αριθμού {$n}: {$face}, δεν πάει με το χρώμα που διάλεξες
       *[free] Ζάρι αριθμού {$n}: {$face}
    }
pick-hint = Ένα χρώμα, ένας αριθμός. Στην αρχή το 0 σημειώνει το ×2, μετά μετρά για 10.
plan-hint = Μπορείς να διαλέξεις από τώρα. Δεν φαίνεται.
arrow-asks = Το βέλος στο { column-plain }, χώρος {$space}
arrow-none = Καμία
arrow-back = Πίσω στο προηγούμενο βέλος

fact-fill = {$value} στο { column-plain }, χώρος {$space}
fact-circle = ×2 στο { column-plain }
fact-artifact = { $space ->
        [0] δεν μένει αντικείμενο
       *[other] αντικείμενο {$space}
    }
fact-die = { $space ->
        [0] δεν μένει ζάρι
       *[other] ζάρι {$space}
    }
fact-bridge = γέφυρα: { column-plain } +{$points}
change-picked = {$change} με την επιλογή σου

write = ΓΡΑΨΕ {$number}
write-where = { column-plain }, χώρος {$space}
write-circle = ΣΗΜΕΙΩΣΕ ×2
write-circle-where = { column-plain }
write-artifact = ΑΝΤΙΚΕΙΜΕΝΟ
write-artifact-where = χώρος {$space}
refuse = ΑΡΝΗΣΗ
refuse-small = Άρνηση
marks-die = { $left ->
        [0] δεν σημειώνει τίποτα
       *[other] σημειώνει ένα ζάρι
    }
nothing-fits = τίποτα δεν ταιριάζει
pick-both = Διάλεξε χρώμα και αριθμό
pick-colour = Διάλεξε χρώμα
pick-number = Διάλεξε αριθμό
arrow-where = Πού οδηγεί το βέλος;
chooses-first = {$name} διαλέγει πρώτα

choice-made = Η επιλογή σου έγινε.
choice-open = Φαίνεται σε όλο το τραπέζι. Τώρα διαλέγουν τα άλλα άτομα.

expeditions = Εξερευνήσεις
artifacts = Αντικείμενα
refusals = Αρνήσεις
bridges = Γέφυρες

chosen-of = Επιλογές: {$n} από {$total}. Οι κρυφές ανοίγουν μαζί.
spaces-filled = { $circle ->
        [yes] {$n} από 9, ×2
       *[no] {$n} από 9
    }
expeditions-begun = { $n ->
        [one] {$n} εξερεύνηση
       *[other] {$n} εξερευνήσεις
    }
bridges-won = { $n ->
        [0] καμία γέφυρα
        [one] {$n} γέφυρα
       *[other] {$n} γέφυρες
    }
ended-bridges = Περάστηκαν και οι οκτώ γέφυρες.
ended-exhausted = Όλο το τραπέζι έχει εξαντληθεί.
ended-bridges_and_exhausted = Περάστηκαν και οι οκτώ γέφυρες και όλο το τραπέζι έχει εξαντληθεί.

first-die = Διάλεξε χρώμα ή αριθμό.
first-die-line = Χρειάζεσαι ένα ζάρι από το καθένα.
first-pair = Τώρα και το άλλο.
first-pair-line = Η στήλη γεμίζει από κάτω, οι αριθμοί της ποτέ δεν μικραίνουν.
first-write = Το διακεκομμένο πλαίσιο δείχνει τι φέρνει.
first-write-line = Διάλεξε άλλα ζάρια όσο θέλεις. Ή αρνήσου και σημείωσε ένα ζάρι.

key-arrow = βέλος
key-write = γράψε
key-colour = διάλεξε χρώμα
key-number = διάλεξε αριθμό
key-lead = πού οδηγεί ένα βέλος
key-lead-nowhere = ένα βέλος δεν οδηγεί πουθενά
key-steps = από κουμπί σε κουμπί

lower = Ο αριθμός είναι μικρότερος από τον τελευταίο εδώ. Χρειάζεται ίσος ή μεγαλύτερος.
circle_taken = Ο κύκλος αυτής της εξερεύνησης είναι ήδη σημειωμένος.
changes_nothing = Τίποτα δεν θα άλλαζε στο φύλλο σου. Πάρε άλλα ζάρια ή επίλεξε άρνηση.
arrow_missing = Ένα βέλος μένει ανοιχτό: επιτάχυνε μια εξερεύνηση ή καμία.
arrow_extra = Δεν υπάρχει άλλο βέλος να ακολουθήσεις.
arrow_not_started = Ένα βέλος επιταχύνει μόνο εξερεύνηση που έχει ξεκινήσει.
arrow_bad_column = Το βέλος δεν οδηγεί σε εξερεύνηση.
number_taken = Αυτό το ζάρι αριθμού είναι πιασμένο. Διάλεξε άλλο.
colour_taken = Αυτό το ζάρι χρώματος είναι πιασμένο. Διάλεξε άλλο.
bad_number = Αυτό το ζάρι αριθμού δεν είναι στο τραπέζι.
bad_colour = Αυτό το ζάρι χρώματος δεν είναι στο τραπέζι.
not_active = Περίμενε: διαλέγει πρώτα το άτομο που έριξε.

results-winner-lost_cities = { $name } έφτασε πιο μακριά
results-you-lost_cities = Έφτασες πιο μακριά
results-tie-lost_cities = Ισοπαλία

review-others = Όσα έκανε το υπόλοιπο τραπέζι
review-luck-lost_cities = Όσα έδωσαν ζάρια και άλλοι

## Why a hint is what it is: sentences, two of which stand side by side.

hint-bridge = Περνά γέφυρα ({ column-plain }): +{$points}.
hint-column = Από {SIGN($before)} σε {SIGN($after)}: { column-plain }.
hint-circle = ×2 όσο δεν υπάρχει αριθμός: { column-plain }.
hint-arrow = Το βέλος γεμίζει και το { column-plain }.
hint-artifact = Σημειώνει το αντικείμενο {$space}.
hint-room = { $n ->
        [one] Χωράει ακόμη {$n} αριθμός από τους 10: { column-plain }.
       *[other] Χωρούν ακόμη {$n} αριθμοί από τους 10: { column-plain }.
    }
hint-refuse = Κάθε ζευγάρι θα χαλούσε περισσότερα απ’ όσα φέρνει.
