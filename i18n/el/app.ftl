app-name = MAGDAGDON
page-title = { $page } · { $of }
language-name = Ελληνικά
locale = el
direction = ltr
number = { SIGN($n) }
you = Εσύ
back = Πίσω
close = Κλείσιμο
cancel = Άκυρο
menu = Μενού
menu-invite = Πρόσκληση φίλων
menu-abandon = Πίσω στον χώρο αναμονής
leave = Έξοδος από το δωμάτιο

leave-title = Έξοδος από το δωμάτιο;
leave-line = Η θέση σου ελευθερώνεται. Με τον σύνδεσμο μπαίνεις ξανά.
leave-playing = Οι γύροι σου παίζονται αυτόματα ως το τέλος. Σε αυτό το παιχνίδι δεν κατατάσσεσαι.
leave-act = ΕΞΟΔΟΣ

name-label = Το όνομά σου

settings-title = Ρυθμίσεις
settings-language = Γλώσσα
settings-theme = Θέμα
theme-light = Ανοιχτό
theme-dark = Σκούρο
settings-dice = Όψη των ζαριών
dice-pips = Κουκκίδες
dice-numerals = Αριθμοί
settings-sound = Ήχος
settings-sound-line = Ζάρια, πέτρα, καμπάνες
settings-vibration = Δόνηση
settings-vibration-line = Ένα χτύπημα σε κάθε επιλογή σου, ένα μακρύ σε κάθε ερείπιο

link-down = Επανασύνδεση…
link-device = Η συσκευή είναι εκτός δικτύου.
link-server = Ο διακομιστής δεν απαντά.
link-leaving = Ο διακομιστής κάνει επανεκκίνηση.
link-slow = Η σύνδεση είναι αργή.
link-back = Η σύνδεση επανήλθε.
link-look = Τίποτα δεν χάνεται. Δες το Wi-Fi ή τα δεδομένα.
link-waits = Καμία απάντηση ακόμη. Τίποτα δεν χάνεται.
link-moves-over = Τίποτα δεν χάνεται. Το παιχνίδι συνεχίζεται σε λίγο.
link-next = { $seconds ->
    [0] Τίποτα δεν χάνεται.
   *[other] Τίποτα δεν χάνεται. Νέα προσπάθεια σε { $seconds } δευτ.
}
link-now = Τώρα
store-title = Οι κινήσεις δεν αποθηκεύονται.

clock-left = { $seconds ->
    [one] Μένει { $seconds } δευτερόλεπτο
   *[other] Μένουν { $seconds } δευτερόλεπτα
}
clock-unknown = άγνωστος χρόνος

share-title = Δωμάτιο MAGDAGDON
share-line = Ο σύνδεσμος βγάζει στην πόρτα του δωματίου.

stop-opening = Το δωμάτιο ανοίγει…
stop-store = Το δωμάτιο δεν διαβάζεται
stop-store-line = Η αποθήκευση δεν απαντά. Η σελίδα δοκιμάζει ξανά μόνη της.
stop-unknown = Εδώ δεν υπάρχει δωμάτιο
stop-unknown-line = Δεν φτιάχτηκε δωμάτιο με αυτόν τον κωδικό ή έμεινε άδειο μία ημέρα. Οι κωδικοί δεν έχουν φωνήεντα, ούτε 0, 1 ή L.
stop-other = Η πύλη μάγκωσε
stop-again = ΔΟΚΙΜΑΣΕ ΞΑΝΑ
stop-kicked = Η πύλη έκλεισε
stop-kicked-line = Ισχύει μόνο για αυτό το δωμάτιο.
stop-missing = Εδώ δεν υπάρχει τίποτα
stop-missing-line = Αυτή η διεύθυνση δεν οδηγεί σε σελίδα.
stop-full = Και οι { $max } θέσεις είναι πιασμένες
stop-full-line = Μπορείς να παρακολουθείς τώρα και να καθίσεις μόλις ελευθερωθεί θέση.
stop-locked = Το δωμάτιο είναι κλειδωμένο
stop-locked-line = Προς το παρόν δεν δέχεται άλλα άτομα. Μπορείς να παρακολουθείς.
