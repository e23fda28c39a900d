# Greetings: a drawer at the table, in the lobby, on the results. The eight things that one can show
greet = Greet the table
emote-hello = Hello
emote-bravo = Bravo
emote-ha = Ha
emote-ouch = Ouch
emote-oh = Oh
emote-hurry = Your turn
emote-cheers = Cheers
emote-thanks = Thanks
# For who listens. $name: who shows it; $what: one of the eight
emote-said = { $name }: { $what }
greet-line = Shown for three seconds, kept nowhere.
# A choice: whether one sees what the others show
greet-others = Greetings from others
greet-shown = Shown
greet-hidden = Hidden
# Followed by the others' names, as buttons
greet-mute = Hide those from
