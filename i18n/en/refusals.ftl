# Why something was refused: what is so, then what to do. At most 90 characters.

# The rim
bad_request = The server did not understand this. Reload the page.
# $character: what was typed
bad_code = No code contains { $character }. Look again.
# $length: how many characters a code has
code_length = A code has { $length } characters.
unknown_room = There is no room with this code.
no_identity = This browser keeps no cookies for the game. Allow them, then reload.
store_away = Not confirmed as saved yet. It is sent again by itself.
server_leaving = The server is restarting. It is sent again by itself.
server_busy = The server has more to do than it can manage. It is sent again by itself.
# $seconds: how long to wait
too_many_requests = { $seconds ->
    [one] Too much came at once from here. Wait { $seconds } second, then try again.
   *[other] Too much came at once from here. Wait { $seconds } seconds, then try again.
}
unknown_game = This game is not known here. Reload the page.
bad_options = These options do not go together.
newer_format = This room is from a newer version of the game. Reload the page in a moment.
moves_lost = Some moves were lost. The game goes on from here, with the same dice.
no_line = The server cannot be reached. Try again in a moment.
no_network = This device is offline. Nothing was sent.

# People and rooms
not_member = Join the room first.
not_host = Only the host can do this.
not_seated = You have no seat in this game. You play from the next game.
unknown_person = This person is no longer in the room.
kicked = You were removed from this room.
# $max: 5 or 8
room_full = This room is full ({ $max } of { $max }). You can watch.
room_locked = This room is locked. You can watch.
name_empty = Enter a name first.
# $max: how many characters
name_too_long = A name has at most { $max } characters.
# $name: what was typed
name_taken = The name { $name } is taken here. Pick another.
game_running = A game is running. Wait until it is over.
game_passed = That game is over. Look at the new one.
no_game = No game is running.
# $min: how many it takes
too_few_players = { $min ->
    [one] It takes at least { $min } player.
   *[other] It takes at least { $min } players.
}
not_away = This person has not been away for a minute yet.
kick_self = You cannot remove yourself. Leave the room instead.
server_failed = Something broke on the server, and it was noted. Try again.

# Days and records
daily_private = This is somebody’s daily challenge. You can look in once its day has closed.
daily_only_play = In a daily challenge you can only play.
unknown_daily = There is no such daily challenge.
another_day = This challenge comes on another day.
daily_unfinished = Finish your own attempt first.
unknown_record = There is no such game in the records (any more).

# People on several devices, and their groups
bad_recovery_code = This is not a recovery code. Compare it with what you wrote down.
unknown_recovery_code = Nobody has this recovery code any more.
link_used = This link has been used or has run out. Make a new one.
# $max: how many devices
too_many_devices = { $max } devices are yours already. Remove one first.
unknown_device = This device is not on your list any more.
last_device = This is your only device. Add another one first.
# $max: how many members
group_full = This group is full: it has { $max } members.
unknown_group = There is no such group (any more). Ask for its link again.
not_in_group = Join the group first.
# $max: how many groups
too_many_groups = You are in { $max } groups. Leave one first.

# Files of finished games
file_unreadable = This file holds no game that can be replayed. Save one from its replay.
file_newer = This game was played under newer rules. Reload the page, then look again.

# Hints
hints_alone = Hints are for playing alone or with bots. Here others play too.
hints_ranked = The day’s attempt counts, so it has no hints. Practise on an earlier day.
nothing_to_choose = There is nothing to choose now. Ask again when it is your turn.
