# Around the table, whatever the game.

# Who has no seat at the table
watch-title = Table
# Followed by the room’s code
watch-line = You are watching
watch-next = You play from the next game.
watch-join = Join for the next game
