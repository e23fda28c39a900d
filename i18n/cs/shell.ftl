newer = Je připravená novější verze.
newer-act = Načíst
part_missing = Kus hry se nenačetl.
stop-reload = NAČÍST ZNOVU
