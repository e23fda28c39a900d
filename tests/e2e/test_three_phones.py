"""Friends on three phones play whole games of MAGDAGDON, on a server and a store as they come out of the box."""

import msgspec
from playwright.sync_api import expect

from engine.dice import SeededDice, commitment
from engine.magdagdon import rules
from engine.magdagdon.pieces import Choice
from tests.e2e.table import play_on, sit_down

VIEW = {"game", "difficulty", "pace", "turn", "dice", "seats"}
SEAT = {"cells", "turns", "filled", "closed", "finished", "required", "magdagdon", "powers_used", "score"}
SCORE = {"base", "bonuses", "ruins", "powers", "total", "lines"}
SECRET = {"turn", "dice", "powers_used", "magdagdon", "choice"}
PERSON = {"no", "seat", "name", "badge", "ready", "bot", "auto", "gone"}
ROOM = {"code", "game_no", "game", "options", "phase", "host", "locked", "people", "commitment", "seed", "results"} | {
    "record",
    "hinted",
    "daily",
}


def test_three_phones_play_a_whole_game_on_the_same_dice_and_a_rematch_begins_afresh(served, phone, log_of):
    people = ann, bob, cid = [phone(served.url, most=most) for most in (4, 3, 4)]
    code = sit_down(*people, names=("Ann", "Bob", "Cid"))

    def in_the_first_turn():
        ann.use_power()
        assert_a_reload_keeps_the_staged_dice(bob)

    shown = play_on(people, in_the_first_turn)

    log = log_of(served.store_url, code)
    assert shown == log.rolls()
    outcome = rules.outcome(log.state())
    for player in people:
        for seat, name in enumerate(("Ann", "Bob", "Cid")):
            player.sees_rank(name, outcome.seats[seat].score)
    for seat, player in enumerate(people):
        assert_frames_hold_only_what_may_be_known(player, log, seat)
    assert_no_frame_names_an_identity(people)
    assert_the_dice_are_those_of_the_seed(ann, log)

    cid.press("rematch")
    for player in people:
        player.at_table(1)
        assert player.seen()["cells"] == [0] * 16
        assert player.seen()["staged"] == {}
        expect(player.page.get_by_role("group", name=player.t("powers-left", left=3, cost=10))).to_be_visible()
        expect(player.page.locator(".score .total")).to_have_text("0")
    assert ann.seen()["dice"] == bob.seen()["dice"] == cid.seen()["dice"]


def assert_a_reload_keeps_the_staged_dice(player):
    player.stage(player.way())
    before = player.seen()
    player.page.reload()
    expect(player.big("confirm")).to_be_enabled()
    assert player.seen() == before


def assert_frames_hold_only_what_may_be_known(player, log, seat):
    """No field but those that DESIGN names, and in each of them nothing that was still hidden at that version."""
    for name, message in player.heard():
        assert name in ("ack", "room", "seat", "presence")
        if name == "ack":
            assert set(message) <= {"ok", "version", "you", "seat"}
        if name == "room":
            assert_room(message, log)
        if name == "seat":
            assert set(message) == {"code", "version", "you", "seat", "secret", "hint"}
            assert message["hint"] is None
            if message["secret"] is not None:
                assert message["seat"] == seat
                assert_secret(message, log.state(message["version"]).players[seat])


def assert_room(message, log):
    room, view = message["room"], message["view"]
    assert set(message) == {"version", "room", "view", "outcome", "clock"}
    assert set(room) == ROOM
    assert all(set(person) == PERSON for person in room["people"])
    assert (room["seed"] is None) == (room["record"] is None) == (room["phase"] != "over")
    assert room["daily"] is None
    if view is None:
        return
    state = log.state(message["version"])
    assert set(view) == VIEW
    hands = [player.hand for player in state.players if player.hand]
    assert view["dice"] == (list(hands[0].rolled.dice) if hands else None)
    for shown, player in zip(view["seats"], state.players, strict=True):
        assert set(shown) == SEAT
        assert set(shown["score"]) == SCORE
        assert shown["cells"] == list(player.cells), "a choice shows before its turn has closed"


def assert_secret(message, player):
    secret = message["secret"]
    assert set(secret) == SECRET
    assert secret["dice"] == list(player.hand.now.dice)
    assert msgspec.convert(secret["choice"], Choice | None) == player.hand.choice


def assert_no_frame_names_an_identity(people):
    cookies = [cookie["value"] for player in people for cookie in player.context.cookies()]
    secret = [part for cookie in cookies for part in cookie.split(".")]
    assert len(secret) == 3 * len(people)
    frames = [frame for player in people for frame in (*player.received, *player.sent)]
    assert [frame for frame in frames for part in secret if part in frame] == []


def assert_the_dice_are_those_of_the_seed(player, log):
    """The seed was promised at the start, came with the end and not before, and made every die."""
    rooms = [message["room"] for _, message in player.heard("room")]
    (seed,) = {room["seed"] for room in rooms if room["phase"] == "over"}
    assert {room["commitment"] for room in rooms if room["commitment"]} == {commitment(bytes.fromhex(seed))}
    dice = SeededDice(bytes.fromhex(seed))
    assert log.rolls() == {turn: [dice.roll(6, "roll", turn, die) for die in range(4)] for turn in log.rolls()}
    before = [frame for frame in player.received if '"phase":"over"' not in frame]
    assert [frame for frame in before if seed in frame] == []
