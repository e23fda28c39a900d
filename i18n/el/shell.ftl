newer = Υπάρχει νεότερη έκδοση.
newer-act = Φόρτωση
part_missing = Ένα μέρος του παιχνιδιού δεν έφτασε.
stop-reload = ΦΟΡΤΩΣΕ ΞΑΝΑ
