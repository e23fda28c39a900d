lobby-title = Δωμάτιο
lobby-line = Μοιράσου τον κωδικό. Τα ζάρια είναι κοινά.
lobby-qr = Κωδικός QR με τον σύνδεσμο του δωματίου
lobby-code = Κωδικός
lobby-copy = Αντιγραφή συνδέσμου
lobby-copied = Αντιγράφηκε
lobby-share = Μοιράσου
lobby-wall = Προβολή σε τηλεόραση
lobby-people = Άτομα
lobby-count = { $n } από { $max }
lobby-free = { $n ->
    [one] { $n } ελεύθερη θέση
   *[other] { $n } ελεύθερες θέσεις
}
lobby-host = διαχείριση
lobby-nameless = Στην πόρτα
lobby-lock = Κλείδωμα
lobby-unlock = Ξεκλείδωμα
lobby-locked = Κλειδωμένο

state-away = λείπει
state-joining = μπαίνει
state-ready = όλα έτοιμα
state-not-ready = όχι ακόμη

start = ΕΝΑΡΞΗ
start-players = { $n ->
    [one] { $n } άτομο
   *[other] { $n } άτομα
}
start-ready = { $ready } από { $n } έτοιμα
start-missing = { $n ->
    [one] Χρειάζεται ακόμη { $n } άτομο
   *[other] Χρειάζονται ακόμη { $n } άτομα
}

ready = ΟΛΑ ΕΤΟΙΜΑ
ready-wait = έναρξη: { $name }
ready-no-host = χωρίς διαχείριση ακόμη

person-hand = Παράδοση δωματίου
person-kick = Αφαίρεση
person-kick-line = Μετά την αφαίρεση δεν υπάρχει επιστροφή σε αυτό το δωμάτιο.

person-joined = { $name }: μπήκε στο δωμάτιο.
person-left = { $name }: βγήκε από το δωμάτιο.

bot-add = Προσθήκη bot
bot-line = Δεν ξέρουν περισσότερα από εσένα ούτε καθυστερούν κανέναν.
bot-strength = δύναμη { $strength }
bot-1 = Βότσαλο
bot-2 = Τούβλο
bot-3 = Αψίδα
bot-4 = Πύργος
bot-5 = Ακρόπολη
