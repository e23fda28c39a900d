"""MAGDAGDON: fill a 4×4 board with one connected field of numbers."""
