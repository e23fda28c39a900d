"""What people do together: sit down in a room, and play to the end."""

from engine.magdagdon import rules


def sit_down(*people, names, start=True):
    """The first makes a room, the others join in turn by its code and by its link; then the game begins. The code."""
    host, *others = people
    code = host.new_room(names[0])
    for n, (player, name) in enumerate(zip(others, names[1:], strict=True)):
        if n % 2 == 0:
            player.join_by_code(f"{code[:3].lower()}-{code[3:].lower()}", name)
        else:
            player.join_by_link(code, name)
        player.press("ready")
    if start:
        host.sees("start-players", n=len(people))
        host.big("start").tap()
        for player in people:
            player.at_table(1)
    return code


def play_on(people, first=lambda: None):
    """Play from the first turn to the end of the game, everyone on the same dice; the four dice of each turn.

    `first` is something to do in the first turn before anybody chooses.
    """
    rolls = {}
    turn = 1
    while all([player.turn_or_end(turn) for player in people]):
        playing = [player for player in people if not player.finished()]
        dice = [player.seen()["dice"] for player in playing]
        assert dice == [dice[0]] * len(playing)
        rolls[turn] = dice[0]
        if turn == 1:
            first()
        for player in playing:
            player.choose()
            player.confirm()
        turn += 1
    return rolls


def play_to_the_end(process, code):
    """Play for everybody, without any browser, until the game of this room is over."""
    while (room := process.room(code)).phase == "playing":
        for person in room.people:
            if person.seat is not None and not rules.waits(room.state, person.seat):
                process.choose(code, person.person)
