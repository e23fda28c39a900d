mag-aim = Cíl
mag-aim-line = Zaplň svou desku 4 × 4 políček jednou propojenou oblastí čísel. Silné řádky a sloupce přinášejí body, RUINY je berou.

mag-turn = Kolo
mag-turn-roll = HODIT: čtyři obyčejné kostky se šesti stěnami. Celý stůl hraje se stejnými čtyřmi.
mag-turn-stage = Vyber kostku, pak označené políčko. Do potvrzení můžeš vracet kroky, přesouvat a měnit pořadí, jak chceš.
mag-turn-confirm = POTVRDIT se odemkne, jakmile na desce leží minimum. Můžeš položit víc. Kostky, které zbyly, propadají.
mag-turn-permanent = Co je potvrzené, je kámen: zůstane do konce hry.
mag-minimum = Kostek za kolo, aspoň
mag-turn-few = Když je prázdných políček méně, musí se zaplnit všechna: NIGHTMARE chce na posledních dvou políčkách 2 kostky a na posledním 1.

mag-fits = Co sedí
mag-fits-first = Dokud na desce není žádné číslo, smí kostka na kterékoli prázdné políčko, i vedle RUIN.
mag-fits-touch = Každá další kostka se dotýká čísla: nahoře, dole, vlevo nebo vpravo. Rohy se nepočítají.
mag-fits-differ = Je stejná jako každé číslo, kterého se dotýká, nebo se liší nejvýš o 1. Mezi 3 a 4 sedí jen 3 nebo 4.
mag-fits-ruin = RUINA není číslo: nic nespojuje a nic neomezuje.
mag-fits-order = Kostky položené ve stejném kole platí hned, takže záleží na pořadí.
mag-fits-anywhere = První číslo smí stát kdekoli.
mag-fits-marked = Na označená políčka sedí { $value }.
mag-fits-apart = 4 vedle 3: rozdíl 1.
mag-fits-both = 4 vedle 3 a 4: sedí k oběma.
mag-fits-ruins = 3 vedle 2. RUINA nic nechce.
mag-fits-ordered = Nejdřív 4, pak 5 vedle ní.

mag-lines = Linie
mag-lines-base = Každý řádek a každý sloupec sčítá svá čísla. Každé číslo se tak počítá dvakrát.
mag-lines-bonus = Plná linie ze čtyř čísel přináší nejvýš jeden bonus.
mag-straight = Čtyři po sobě jdoucí čísla v pořadí linie: +60.
mag-straight-down = Také dolů: +60.
mag-four = Čtyřikrát stejné číslo: +40.
mag-pairs = Dvě různá čísla, každé dvakrát, v libovolném pořadí: +20.
mag-dead = S RUINOU
mag-dead-line = Zbylá čísla se počítají dál, ale bonus není.

mag-powers = Majda Power
mag-powers-when = Majda Power mění hod. Použití nikdy není povinné a v jednom kole jich smí být několik, dokud nějaké zbývá: v kterémkoli kole, před MAGDAGDON i během něj.
mag-powers-step = SNÍŽIT −1 a ZVÝŠIT +1 změní jednu kostku přesně o 1, nikdy pod 1 ani nad 6.
mag-powers-reroll = HODIT ZNOVU hodí společně ještě jednou jednu nebo více kostek. Je to jedno použití, ať jich je kolik chce.
mag-powers-staged = Kostku, která leží na desce, je třeba nejdřív vzít zpět, než ji Majda Power změní.
mag-powers-worse = Majda Power může z hratelného hodu také udělat MAGDAGDON. To platí.
mag-powers-shown = Tři hvězdy jsou tři použití. První stojí 10.
mag-powers-shown-then = Jedno je pryč, další stojí 20.
mag-cost = Stojí, jedno po druhém
mag-powers-sum = Všechna tři v PEACEFUL stojí dohromady 70. NIGHTMARE se hraje bez Majda Power a bez postihu za použití.

mag-fall = MAGDAGDON a RUINY
mag-fall-when = Když tyto kostky nedávají žádný způsob, jak položit minimum, v žádném pořadí, je kolo MAGDAGDON.
mag-fall-choice = Zachraň hod pomocí Majda Power, nebo ho přijmi, i když použití zbývají.
mag-fall-ruin = Kdo přijme, vybere kterékoli prázdné políčko. To je do konce hry RUINA, stojí 15, a kolo končí.
mag-fall-again = Po použití Majda Power se otázka klade znovu s novými kostkami.
mag-fall-forced = Dokud existuje způsob, nic nepadá. Vrať kroky a polož kostky jinak.
mag-fall-shown = 4, 5 a 6 nesedí vedle 1 ani vedle 2. Jedno políčko je vybrané.
mag-fall-fallen = Spadne.

mag-end = Konec
mag-end-when = Hra končí, když všech 16 políček má číslo nebo RUINU. Každý hod se počítá jako kolo, i ten, který končí RUINOU.
mag-end-sum = Skóre: dvakrát součet všech čísel, plus bonusy linií, minus 15 za každou RUINU, minus Majda Power.
mag-end-kept = Spočítá se hned a uloží se mezi rekordy, s datem, koly a použitími Majda Power.
mag-end-ties = Při shodě skóre je vpředu míň použití Majda Power, pak míň kol. Co je stejné i potom, dělí se o místo.
mag-end-difficulty = Každá obtížnost má vlastní rekordy. Její změna začíná novou hru.

mag-dice = Poctivé kostky
mag-dice-same = Všechny kostky jedné hry vycházejí z jednoho seedu: stejná kostka stejného kola je pro všechny stejná, ať hrají jakkoli rychle.
mag-dice-reroll = Kdo ve stejném kole hodí toutéž kostkou znovu stejněkrát, dostane stejnou stěnu, ať bylo vybráno cokoli dalšího.
mag-dice-proof = Každá stěna je stejně pravděpodobná. Otisk seedu (SHA-256) se ukáže na začátku, seed na konci. Žádná kostka se neposílá před svým kolem.
