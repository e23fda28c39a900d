"""The server: rooms, people, clocks and the wire. It knows no game's insides."""
