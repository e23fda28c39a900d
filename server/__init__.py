"""The server: rooms of people around a game, kept in a store and shown to everyone who follows them."""
