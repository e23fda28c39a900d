watch-title = Τραπέζι
watch-line = Παρακολουθείς το δωμάτιο
watch-next = Παίζεις από το επόμενο παιχνίδι.
watch-join = Είσοδος για το επόμενο παιχνίδι

seat-aloud = { $name }: { SIGN($total) }.
only-you = Λείπει μόνο η δική σου επιλογή.

keys-title = Πληκτρολόγιο
key-tab = στο επόμενο κουμπί
key-help = αυτά τα πλήκτρα

absent = { $name } λείπει.
house-plays = Αυτόματο παίξιμο

guide-step = Ο πρώτος σου γύρος · { $n } από { $of }
guide-skip = Παράλειψη
guide-next = Επόμενο

## A hint, for who plays alone

hint-ask = Ζήτα υπόδειξη
hint-title = Η υπόδειξη
hint-note = Με υπόδειξη, το παιχνίδι δεν μπαίνει σε καμία λίστα.
