newer = Eine neuere Version ist bereit.
newer-act = Laden
part_missing = Ein Teil des Spiels kam nicht durch.
stop-reload = NEU LADEN
