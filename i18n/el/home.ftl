home-line = Ένα ταμπλό. Τέσσερα ζάρια. Κοινή ρίψη.
home-title = ΑΡΧΙΚΗ
home-game = Παιχνίδι
magdagdon-name = MAGDAGDON
magdagdon-who = 1–8 άτομα
home-new-room = ΝΕΟ ΔΩΜΑΤΙΟ
home-new-room-small = Νέο δωμάτιο
home-code = Κωδικός
home-join = Είσοδος
home-alone = Ατομικό παιχνίδι
home-more = Περισσότερα

join-title = Είσαι στην πόρτα
join-line = Ένα όνομα και μπήκες. Χωρίς λογαριασμό.
join-late = Παίζεται ήδη παιχνίδι. Παίζεις από το επόμενο.
join-act = ΕΙΣΟΔΟΣ
join-watch = Παρακολούθηση
join-watch-big = ΠΑΡΑΚΟΛΟΥΘΗΣΗ
