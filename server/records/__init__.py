"""Finished games, and what is read off them: high scores, streaks, statistics."""
