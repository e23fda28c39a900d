lost-sheet = Das Spielblatt
lost-sheet-columns = Alle haben das gleiche Spielblatt: acht Spalten mit neun Feldern, von unten gefüllt. Sechs sind Expeditionen, eine ist für Artefakte, eine für Würfel.
lost-sheet-between = Zwischen den Feldern 6 und 7 jeder Spalte liegt eine Brücke. Unter jeder Expedition steht ihr Kreis, ×2.
lost-sheet-house = Für 2 bis 5 Personen. Wo Pfeile und Artefakte stehen, ist unsere eigene Wahl:
lost-arrow-spaces = Pfeile auf den Feldern
lost-jar-spaces = Artefakte auf den Feldern

lost-turn = Eine Runde
lost-turn-roll = Eine Person würfelt, einmal: drei Farbwürfel mit den sechs Farben, drei Zahlenwürfel mit 0 bis 9. In der nächsten Runde würfelt der nächste Platz, auch wenn dort jemand erschöpft oder abwesend ist.
lost-turn-first = Wer gewürfelt hat, wählt zuerst, für alle sichtbar: eine Farbe und eine Zahl zum Eintragen, oder einen Verzicht.
lost-turn-others = Dann wählen alle anderen gleichzeitig, jede Person für sich: eine Farbe und eine Zahl aus den zwei Farben und zwei Zahlen, die übrig sind, oder einen Verzicht. Mehrere dürfen dasselbe nehmen.
lost-turn-gone = Ein genommener Würfel ist weg; dieselbe Seite auf einem anderen Würfel bleibt. Nach einem Verzicht bleiben alle sechs Würfel.
lost-turn-whole = Eine Wahl wird ganz abgeschickt: das Paar, und wohin jeder seiner Pfeile führt. Die der anderen werden zusammen aufgedeckt.
lost-turn-clock = Läuft die Uhr ab, gilt das als Verzicht. Für die anderen beginnt sie neu, sobald die erste Wahl getroffen ist.

lost-writing = Eintragen
lost-writing-first = Eine Expedition beginnt mit einer Zahl von 1 bis 9 in ihrem untersten Feld.
lost-writing-circle = Eine 0 auf einer Expedition ohne Zahl markiert ihren Kreis, einmal. Nur dann geht das, und die Expedition beginnt damit nicht.
lost-writing-next = Danach ist jede Zahl gleich der obersten oder höher, und eine 0 zählt als 10. Keine Expedition kann mit einer 10 beginnen.
lost-writing-full = Sind alle neun Felder voll, markiert eine Zahl, die der neunten gleich oder höher ist, stattdessen ein Artefakt.
lost-writing-nothing = Ein Paar, das auf deinem Spielblatt nichts ändern würde, eine volle Spalte, wenn alle neun Artefakte markiert sind, darf nicht genommen werden.
lost-writing-equal = Eine { $value }: gleich genügt.
lost-writing-ten = Hier zählt eine 0 als 10.
lost-writing-marks = Eine 0 markiert ×2.

lost-arrows = Pfeile und Artefakte
lost-arrows-jar = Eine Zahl auf einem Krug markiert ein Artefakt.
lost-arrows-may = Eine Zahl auf einem Pfeil lässt dich irgendeine Expedition vorrücken, auch dieselbe: Ihr unterstes leeres Feld bekommt die Zahl, die dort oben steht.
lost-arrows-chain = Hat dieses Feld einen Pfeil, einen Krug oder eine Brücke, gilt auch das: eine Kette. Sie teilt sich nie und hat höchstens sechs Pfeile.
lost-arrows-none = Jeder Pfeil darf ungenutzt bleiben; damit endet die Kette. Eine Expedition ohne Zahl kann nicht gewählt werden; eine volle markiert ein Artefakt.
lost-arrows-shown = Eine 4 auf Rot und ihre Kette, hell unterlegt.

lost-bridges = Brücken
lost-bridges-first = Wer in einer Spalte zuerst das Feld 7 erreicht, bekommt 20 Punkte, in jeder der acht Spalten. Alle, die es in derselben Runde erreichen, bekommen 20; nach dieser Runde bringt sie nichts mehr.
lost-bridges-how = Es zählt auf jedem Weg, durch eine Zahl, einen Pfeil, ein Artefakt oder einen Verzicht, auch wenn du darüber hinausgehst. Brücken bringen ihre Punkte, wenn die Runde schließt.
lost-bridges-shown = Offen; überquert, zählt bald; gewonnen; an andere gegangen.

lost-refusing = Verzichten
lost-refusing-die = Wer nichts einträgt, markiert ein Feld in der Spalte der Würfel. Verzichten darfst du immer; passt kein Paar, musst du es. Einen Kreis oder ein Artefakt zu markieren ist Eintragen.
lost-refusing-ninth = Die neunte Markierung erschöpft dich: Du spielst weiter, aber die Spalte der Würfel zählt 0. Eine dort gewonnene Brücke bleibt.
lost-refusing-more = Ein Verzicht nach dem neunten Würfel oder ein zehntes Artefakt bewirkt nichts.
lost-refusing-eight = Acht Verzichte
lost-refusing-nine = Der neunte: erschöpft

lost-end = Das Ende
lost-end-when = Die Partie endet nach der Runde, in der alle erschöpft sind oder alle acht Brücken überquert sind, von wem auch immer. Keine Partie dauert länger als 78 Runden.
lost-end-wins = Die höchste Summe gewinnt. Gleiche Summen teilen den Rang: 1, 1, 3.

lost-scoring = Wertung
lost-scoring-table = Was eine Spalte nach der Zahl ihrer gefüllten Felder bringt:
lost-spaces = Felder
lost-expedition = Expedition
lost-doubled = Mit ×2
lost-scoring-circle = Der Kreis verdoppelt Gewinn und Verlust. Ohne Zahl zählt er 0.
lost-scoring-sum = Die Summe: sechs Expeditionen, Artefakte, Würfel und 20 für jede Brücke.
lost-scoring-shown = Mit vier Brücken ist dieses Spielblatt { $total } wert.
