# The challenge of the day, the high scores, and a person's devices. $day: a date in UTC.

daily-title = Daily challenge
daily-line = { DAY($day, day: "numeric", month: "long") } · the same dice for everyone
# The line on the home page
daily-card = The same dice for the whole world
daily-played = { $n ->
    [one] { $n } played today
   *[other] { $n } played today
}
# At the head of its table
daily-of = Challenge of { DAY($day, day: "numeric", month: "long") }
daily-practice = Practice · { DAY($day, day: "numeric", month: "long") }
daily-which = Today’s challenges
# Below a challenge’s name: not played; begun; $score may be negative
daily-not-yet = not yet
daily-begun = begun
daily-yours = you: { SIGN($score) }
daily-once = One try. No clock. You can pause and come back until the day is over.
daily-first = The first roll
daily-waits = Your board waits as you left it.
# $n ≥ 0
daily-players = { $n ->
    [0] Nobody has finished yet
    [one] { $n } board
   *[other] { $n } boards
}
# Big buttons
daily-play = PLAY TODAY
daily-resume = GO ON
daily-resume-small = Go on
# What of the day before may still be ended. $name: PEACEFUL, SURVIVAL, NIGHTMARE
daily-unended = { $name } of { DAY($day, day: "numeric", month: "long") } stays open a little longer.
daily-score = Your score
# Between the last move and the board
daily-counting = Counting…
# $total ≥ 1
daily-rank = Rank { $rank } of { $total }
# $percent: 0–100
daily-percentile = better than { $percent }%
daily-stand = Where you stand
daily-bars = How many reached which score, from { SIGN($from) } to { SIGN($to) }. The dark bar is yours.
# The score in the middle of all
daily-median = median { SIGN($n) }
daily-board = Leaderboard
daily-top = { $n ->
    [one] Top place
   *[other] Top { $n }
}
# Big button: from the own result to the day’s page
daily-board-act = LEADERBOARD
daily-next = Next dice in
daily-archive = Earlier days
daily-today = Today
# Big button: the dice of a day that is over, for nothing
daily-practise = PRACTISE
daily-proof = The fingerprint of the dice
daily-proof-line = It fixes the dice before anybody plays. The seed is shown once the day has closed.
daily-proof-closed = The seed of these dice. Its fingerprint was shown before anybody played.
# The question before leaving
leave-daily = Your attempt is kept. Go on whenever you like before the day is over.

# $days: how many days in a row
streak = { $days ->
    [0] No streak yet
    [one] { $days } day
   *[other] { $days } days in a row
}
streak-best = Longest { $days }
# $n ≥ 1. A freeze saves the streak when a day is missed
streak-freezes = { $n ->
    [one] { $n } freeze
   *[other] { $n } freezes
}
weekday = { DAY($day, weekday: "narrow") }
day-played = { DAY($day, weekday: "long") }: played
day-open = { DAY($day, weekday: "long") }: not played

# The result as a text for others
share-act = SHARE
share-day = { $game } · { DAY($day, day: "numeric", month: "short") } · { $name }
# $score may be negative
share-day-rank = { $score ->
    [one] { SIGN($score) } point
   *[other] { SIGN($score) } points
} · rank { $rank } of { $total }

scores-everyone = Everyone
scores-mine = Mine
scores-whose = Whose scores
# The only table of a game
scores-all = All games
scores-day = { DAY($day, day: "numeric", month: "short", year: "numeric") }
# Where it was reached: with others, alone, in a daily challenge
source-room = together
source-solo = alone
source-daily = daily challenge
scores-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
# $n ≥ 1
scores-powers = { $n ->
    [one] { $n } Power
   *[other] { $n } Powers
}
scores-equal = Equal points: fewer Powers first, then fewer turns. What is still equal shares the rank.

# The page of a person: figures, devices
me-title = You
me-line = Your results, on all your devices
me-figures = Your figures
me-none = Finish a game, and it is counted here.
me-average = Average
me-best = Best
me-ways = Another device
me-ways-line = Be the same person on your phone and your tablet: same streak, same seat.
me-link = Link for another device
# Below the link and its QR code
me-link-line = Open it on the other device. It works once, for ten minutes.
me-qr = QR code of the link for your other device
me-code = Recovery code
me-code-again = New recovery code
me-code-line = Write it down now: it is shown only once. It brings you back on any device.
me-code-void = Remove the recovery code
me-code-label = Recovery code
me-devices = Your devices
# Without a name
me-device = Device { $no }
me-here = this device
me-seen = last here { DAY($day, day: "numeric", month: "long") }
me-remove = Remove
# The question before it
me-remove-line = It is nobody’s from now on. The recovery code and open links end too: it may have seen them.
me-remove-here = You are somebody new here from now on. The recovery code and open links end too.
me-keep = Keep it
# Big button
me-remove-act = REMOVE
me-become = You already play elsewhere
claim-title = Continue as somebody else?
claim-line = This device then belongs to the person behind the link or code. Who you are here now stays behind.
# Big button; the same as a small one
claim-act = CONTINUE
claim-act-small = Continue
me-forget = Forget me
me-forget-line = Your name, results, streak and devices are deleted, and you leave running games. There is no way back.
me-forget-act = Delete everything
# While a page comes
pages-opening = One moment…
