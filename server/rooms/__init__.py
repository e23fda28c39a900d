"""Rooms: who is in them and what happens in them. Decided by pure functions, changed through `tables` alone."""
