newer = Une version plus récente est prête.
newer-act = La charger
part_missing = Une partie du jeu n’est pas arrivée.
stop-reload = RECHARGER
