"""Players that know no more than a player may, and what they make of finished games."""
