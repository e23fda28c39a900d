# Home, and the page where a link to a room leads.

home-line = One board. Four dice. Everyone rolls the same.
home-title = HOME
# The row of games
home-game = Game
magdagdon-name = MAGDAGDON
# How many can play
magdagdon-who = 1–8 people
# Big button
home-new-room = NEW ROOM
# The same on a small button
home-new-room-small = New room
home-code = Code
home-join = Join
home-alone = Play alone
# Names the row of links, for screen readers
home-more = More

# The door of a room
join-title = You are at the door
join-line = A name, and you are in. No account.
# While a game is running
join-late = A game is running. You play from the next game.
# Big button
join-act = JOIN
join-watch = Watch
# The same as a big button
join-watch-big = WATCH
# A link: the page for a television
home-wall = On a TV
