watch-title = Stůl
watch-line = Díváš se
watch-next = Hraješ od příští hry.
watch-join = Hrát příští hru
seat-aloud = { $name }: { SIGN($total) }.
only-you = Chybí jen tvoje volba.
keys-title = Klávesnice
key-tab = na další tlačítko
key-help = tyto klávesy
absent = { $name } je pryč.
house-plays = Hrát automaticky
guide-step = Tvoje první kolo · { $n }/{ $of }
guide-skip = Přeskočit
guide-next = Dál

## A hint, for who plays alone

hint-ask = Požádat o tip
hint-title = Tip
hint-note = S tipem se tato hra nepočítá do žádného seznamu.
