wall-title = TV { $code } · { $game }
wall-opening = Ανοίγει ένα δωμάτιο…
wall-new-room = Η οθόνη συνεχίζει μόνη της σε λίγο.
wall-scan = Σάρωση, ή στη διεύθυνση { $name } με αυτόν τον κωδικό
wall-first = Όποιο άτομο μπει πρώτο διαχειρίζεται
wall-join = Παρακολούθηση ή είσοδος
wall-again = Είσοδος για τη ρεβάνς

wall-line = Γύρος { $turn } · { $difficulty } · έτοιμα { $n } από { $total }
wall-own-line = { $difficulty } · ελεύθερος ρυθμός · γεμάτα { $n } από { $total }
wall-over-line = { $difficulty } · όλα τα ταμπλό ανοιχτά
wall-chosen = επιλογές { $n } από { $total }
wall-as-it-was = { $mode } · όπως ήταν πριν
wall-reveal = Άνοιγμα
wall-shut = Τα ταμπλό μένουν κλειστά ώσπου να γεμίσει το τελευταίο.

wall-done = Έτοιμα
wall-thinking = Σκέψη
wall-away = Λείπει
wall-finished = Γεμάτο
wall-gone = Έφυγε
wall-active = Επιλέγει πρώτα
wall-waits = Αναμονή
wall-took = Πήρε

wall-cells = { $n } από 16 κελιά
wall-in-turns = { $n ->
    [one] σε { $n } γύρο
   *[other] σε { $n } γύρους
}

wall-waiting = Αναμονή: { $name }.
wall-house = Αυτόματο παίξιμο από κάθε κινητό στο τραπέζι. Η θέση μένει.
wall-off = Η οθόνη έχασε τη σύνδεση.
wall-off-line = { $seconds ->
    [0] Το παιχνίδι συνεχίζεται στα κινητά. Γίνεται προσπάθεια.
   *[other] Το παιχνίδι συνεχίζεται στα κινητά. Νέα προσπάθεια σε { $seconds } δ.
}

wall-boards = Όλα τα ταμπλό
wall-same-dice = Ίδια ζάρια, γύρος { $turn }
wall-parts = Βάση { $base }{ $bonuses ->
    [0] { "" }
   *[other] { " " }· Γραμμές +{ $bonuses }
}{ $ruins ->
    [0] { "" }
   *[other] { " " }· Ερείπια −{ $ruins }
}{ $powers ->
    [0] { "" }
   *[other] { " " }· Powers −{ $powers }
}
wall-expedition-parts = Εξερευνήσεις { SIGN($expeditions) } · Αντικείμενα { SIGN($artifacts) } · Αρνήσεις { SIGN($refusals) } · Γέφυρες { SIGN($bridges) }
times = ×{ $n }
