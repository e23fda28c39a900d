newer = Je pripravená novšia verzia.
newer-act = Načítať
part_missing = Kus hry sa nenačítal.
stop-reload = NAČÍTAŤ ZNOVA
