watch-title = Stôl
watch-line = Pozeráš sa
watch-next = Hráš od ďalšej hry.
watch-join = Hrať ďalšiu hru
seat-aloud = { $name }: { SIGN($total) }.
only-you = Chýba len tvoja voľba.
keys-title = Klávesnica
key-tab = na ďalšie tlačidlo
key-help = tieto klávesy
absent = { $name } je preč.
house-plays = Hrať automaticky
guide-step = Tvoje prvé kolo · { $n }/{ $of }
guide-skip = Preskočiť
guide-next = Ďalej

## A hint, for who plays alone

hint-ask = Požiadať o tip
hint-title = Tip
hint-note = S tipom sa táto hra nepočíta do žiadneho zoznamu.
