# The pages beside the game: settings, about, rules, high scores.

settings-line = Kept on this device
# What the system decides: theme, contrast and motion
settings-system = System
settings-contrast = Contrast
contrast-normal = Normal
contrast-more = More
# Whether things move. Still: no movement at all, what a turn brought is only framed
settings-motion = Motion
motion-full = Full
motion-still = Still

about-title = About
# The first words stay as they are in every language
about-dedication = A CUBIRI ORIGINAL dedicated to Majduška, for her 20th birthday
about-privacy = Nobody looks over your shoulder
about-privacy-line = No account, no trackers. Your name and results are kept until you say “Forget me”.
about-dice = The dice can be checked
about-dice-line = Each game shows the fingerprint of its seed at the start, the seed at the end.
about-lost = Lost Cities: Roll & Write
about-lost-line = An unofficial version with its own sheet and drawings. The name is its owner’s.
about-fonts = Typefaces
# Followed by the name of the licence
about-fonts-line = Piazzolla, Commissioner:

rules-title = The rules
rules-line = All of them, with examples.
# Names the row of buttons that lead to the chapters, for screen readers
rules-chapters = Chapters
# Read aloud for the sign beside an example: whether the rules allow it
rules-fits = fits
rules-fits-not = does not fit

scores-title = High scores
scores-line = The best of all games
scores-none = Nothing is carved here yet
scores-none-line = Finish a game with your own moves, and it stands here.

# Big button: to the home page, where a game begins
pages-play = PLAY
