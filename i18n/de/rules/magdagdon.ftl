mag-aim = Das Ziel
mag-aim-line = Fülle dein Brett, 4 × 4 Felder, mit einem einzigen verbundenen Gebiet von Zahlen. Starke Zeilen und Spalten bringen Punkte, RUINEN kosten welche.

mag-turn = Eine Runde
mag-turn-roll = WÜRFELN: vier gewöhnliche Würfel mit sechs Seiten. Alle am Tisch spielen dieselben vier.
mag-turn-stage = Wähle einen Würfel, dann ein markiertes Feld. Bis zum Bestätigen kannst du rückgängig machen, verschieben und umordnen, wie du willst.
mag-turn-confirm = BESTÄTIGEN wird aktiv, sobald das Minimum auf dem Brett liegt. Du darfst mehr setzen. Würfel, die übrig sind, fallen weg.
mag-turn-permanent = Was bestätigt ist, ist Stein: Es bleibt bis zum Ende der Partie.
mag-minimum = Würfel pro Runde, mindestens
mag-turn-few = Sind weniger Felder leer, müssen alle gefüllt werden: NIGHTMARE verlangt 2 Würfel auf den letzten zwei Feldern und 1 auf dem letzten.

mag-fits = Was passt
mag-fits-first = Solange auf deinem Brett keine Zahl steht, darf ein Würfel auf jedes leere Feld, auch neben RUINEN.
mag-fits-touch = Jeder weitere Würfel grenzt an eine Zahl: oben, unten, links oder rechts. Ecken zählen nicht.
mag-fits-differ = Er ist jeder Zahl, an die er grenzt, gleich oder weicht höchstens um 1 ab. Zwischen 3 und 4 passt nur eine 3 oder 4.
mag-fits-ruin = Eine RUINE ist keine Zahl: Sie verbindet nichts und schränkt nichts ein.
mag-fits-order = Würfel derselben Runde zählen sofort, also kommt es auf die Reihenfolge an.
mag-fits-anywhere = Die erste Zahl darf überall stehen.
mag-fits-marked = Auf die markierten Felder passt eine { $value }.
mag-fits-apart = Eine 4 neben einer 3: 1 Unterschied.
mag-fits-both = Eine 4 neben 3 und 4: passt zu beiden.
mag-fits-ruins = Eine 3 neben einer 2. Die RUINE verlangt nichts.
mag-fits-ordered = Erst die 4, dann die 5 daneben.

mag-lines = Linien
mag-lines-base = Jede Zeile und jede Spalte zählt ihre Zahlen zusammen. So zählt jede Zahl zweimal.
mag-lines-bonus = Eine volle Linie aus vier Zahlen bringt höchstens einen Bonus.
mag-straight = Vier aufeinanderfolgende Zahlen in der Reihenfolge der Linie: +60.
mag-straight-down = Auch abwärts: +60.
mag-four = Viermal dieselbe Zahl: +40.
mag-pairs = Zwei verschiedene Zahlen, jede zweimal, in beliebiger Reihenfolge: +20.
mag-dead = Mit einer RUINE
mag-dead-line = Die übrigen Zahlen zählen weiter, einen Bonus gibt es nicht.

mag-powers = Majda Powers
mag-powers-when = Eine Power ändert den Wurf. Sie ist nie Pflicht, und mehrere in einer Runde sind möglich, solange du welche hast: in jeder Runde, vor oder während MAGDAGDON.
mag-powers-step = SENKEN −1 und ERHÖHEN +1 ändern einen Würfel um genau 1, nie unter 1 oder über 6.
mag-powers-reroll = NEU WÜRFELN wirft einen oder mehrere Würfel zusammen noch einmal. Das ist ein Einsatz, egal wie viele es sind.
mag-powers-staged = Ein Würfel auf dem Brett wird zurückgenommen, bevor eine Power ihn ändert.
mag-powers-worse = Eine Power kann einen spielbaren Wurf auch zum MAGDAGDON machen. Dabei bleibt es.
mag-powers-shown = Drei Sterne sind drei Powers. Die erste kostet 10.
mag-powers-shown-then = Eine ist eingesetzt, die nächste kostet 20.
mag-cost = Sie kosten, eine nach der anderen
mag-powers-sum = Alle drei von PEACEFUL kosten zusammen 70. NIGHTMARE hat keine Powers und keinen Abzug dafür.

mag-fall = MAGDAGDON und RUINEN
mag-fall-when = Gibt es mit diesen Würfeln keinen Weg, das Minimum zu setzen, in keiner Reihenfolge, ist die Runde ein MAGDAGDON.
mag-fall-choice = Rette den Wurf mit einer Power oder nimm es an, auch wenn noch Powers da sind.
mag-fall-ruin = Wer annimmt, wählt irgendein leeres Feld. Es ist für den Rest der Partie eine RUINE, kostet 15, und die Runde endet.
mag-fall-again = Nach einer Power wird mit den neuen Würfeln noch einmal gefragt.
mag-fall-forced = Solange es einen Weg gibt, fällt nichts. Mach rückgängig und setze die Würfel anders.
mag-fall-shown = 4, 5 und 6 passen neben keine 1 und keine 2. Ein Feld wird gewählt.
mag-fall-fallen = Es fällt.

mag-end = Das Ende
mag-end-when = Die Partie endet, wenn alle 16 Felder eine Zahl oder eine RUINE tragen. Jeder Wurf zählt als Runde, auch einer, der mit einer RUINE endet.
mag-end-sum = Das Ergebnis: zweimal die Summe aller Zahlen, plus die Boni der Linien, minus 15 für jede RUINE, minus die Powers.
mag-end-kept = Es steht sofort fest und kommt in die Bestenliste, mit Datum, Runden und eingesetzten Powers.
mag-end-ties = Bei gleichem Ergebnis liegen weniger Powers vorn, dann weniger Runden. Was dann noch gleich ist, teilt den Rang.
mag-end-difficulty = Jede Schwierigkeit hat ihre eigene Bestenliste. Wer sie wechselt, beginnt eine neue Partie.

mag-dice = Ehrliche Würfel
mag-dice-same = Alle Würfel einer Partie stammen aus einem Startwert: Derselbe Würfel derselben Runde ist für alle gleich, egal wie schnell jemand spielt.
mag-dice-reroll = Wer denselben Würfel in derselben Runde gleich oft neu würfelt, bekommt dieselbe Seite, was auch sonst gewählt wurde.
mag-dice-proof = Jede Seite ist gleich wahrscheinlich. Der Fingerabdruck des Startwerts (SHA-256) steht am Anfang da, der Startwert am Ende. Kein Würfel wird vor seiner Runde verschickt.
