settings-line = Μένουν σε αυτή τη συσκευή
settings-system = Σύστημα
settings-contrast = Αντίθεση
contrast-normal = Κανονική
contrast-more = Υψηλή
settings-motion = Κίνηση
motion-full = Πλήρης
motion-still = Καμία

about-title = Σχετικά
about-dedication = A CUBIRI ORIGINAL αφιερωμένο στη Majduška, για τα 20ά της γενέθλια
about-privacy = Κανείς δεν κοιτάζει πάνω από τον ώμο σου
about-privacy-line = Χωρίς λογαριασμό, χωρίς παρακολούθηση. Το όνομα και τα αποτελέσματά σου μένουν μέχρι να πεις «Σβήσε τα στοιχεία μου».
about-dice = Τα ζάρια ελέγχονται
about-dice-line = Κάθε παιχνίδι δείχνει στην αρχή το αποτύπωμα του σπόρου του, στο τέλος τον σπόρο.
about-lost = Lost Cities: Roll & Write
about-lost-line = Ανεπίσημη έκδοση με δικό της φύλλο και σχέδια. Το όνομα ανήκει στον κάτοχό του.
about-fonts = Γραμματοσειρές
about-fonts-line = Piazzolla, Commissioner:

rules-title = Οι κανόνες
rules-line = Όλοι, με παραδείγματα.
rules-chapters = Κεφάλαια
rules-fits = ταιριάζει
rules-fits-not = δεν ταιριάζει

scores-title = Υψηλά σκορ
scores-line = Τα καλύτερα όλων των παιχνιδιών
scores-none = Εδώ δεν έχει χαραχτεί τίποτα ακόμη
scores-none-line = Τελείωσε ένα παιχνίδι με δικές σου κινήσεις και θα μπει εδώ.

pages-play = ΠΑΙΞΕ
