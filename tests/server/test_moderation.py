"""What an operator does against results and names that nobody should see, with the commands that are documented."""

import pytest

from server.records.records import Records
from server.records.scores import Scores
from tests.server.days import DAY, PEACEFUL

TABLE = "/api/scores/magdagdon/PEACEFUL"


def games(world, somebody):
    return [row.id for row in Scores(world.store.line).of(somebody.person)]


def board(somebody):
    day = somebody.get(f"{PEACEFUL}/{DAY}")
    shown = day["board"]
    assert day["players"] == len(shown["top"]) == sum(count for _, count in shown["histogram"])
    return [line["name"] for line in shown["top"]]


def table(somebody):
    return [line["name"] for line in somebody.get(TABLE)["everyone"]]


def test_a_hidden_result_is_on_no_board_until_it_is_put_back(world, ann, bob, ask):
    for each in (ann, bob):
        each.plays()
    [game] = games(world, ann)
    world.date.at("2026-11-30T02:00")
    for _ in range(2):
        assert ask("hide", game, "1")[0] == 0
        assert (board(bob), table(bob)) == (["Bob"], ["Bob"])
    assert ann.get("/api/me/statistics")["tables"][0]["games"] == 1
    for _ in range(2):
        assert ask("unhide", game, "1")[0] == 0
        assert (board(bob), table(bob)) == (["Ann", "Bob"], ["Ann", "Bob"])


def test_the_only_result_of_a_day_can_be_hidden_and_put_back_and_is_kept_no_longer_for_that(
    world, ann, store_server, ask
):
    ann.plays()
    [game] = games(world, ann)
    [key] = store_server.client.scan_iter("daily:*:board")
    left = store_server.client.pttl(key)
    ask("hide", game, "1")
    assert board(ann) == []
    ask("unhide", game, "1")
    assert board(ann) == ["Ann"]
    assert left - 60_000 < store_server.client.pttl(key) <= left


def test_everything_of_a_hidden_person_is_on_no_board_also_what_is_still_to_come(world, ann, bob, ask):
    ann.plays()
    status, told, _ = ask("hide-person", games(world, ann)[0], "1")
    assert (status, told.splitlines()[-1]) == (0, "1 results are on no board any more")
    world.date.at("2026-11-30")
    for each in (ann, bob):
        each.plays()
    assert [line["name"] for line in bob.get(f"{PEACEFUL}/2026-11-30")["board"]["top"]] == ["Bob"]
    world.date.at("2026-12-02")
    assert table(bob) == ["Bob"]
    assert len(games(world, ann)) == 2
    assert ask("hide", games(world, ann)[1], "1")[0] == 0
    assert ask("unhide-person", games(world, ann)[0], "1")[0] == 0
    assert sorted(table(bob)) == ["Ann", "Bob"]
    assert board(bob) == ["Ann"]


@pytest.mark.parametrize("command", ["hide", "unhide", "hide-person", "unhide-person"])
def test_what_is_not_there_cannot_be_hidden(world, ann, ask, command):
    ann.plays()
    [game] = games(world, ann)
    assert ask(command, "nothing", "1")[::2] == (1, "MAGDAGDON: unknown_record\n")
    for no in ("2", "x", "-1"):
        assert ask(command, game, no)[0] != 0
    assert table(ann) == ["Ann"]


def test_an_offensive_name_is_replaced_everywhere_it_is_shown(world, bob, ask, store_server):
    rude = world.somebody("Rude Name")
    rude.plays()
    bob.plays()
    game = games(world, rude)[0]
    group = rude.post("/api/groups", name="Rüde  name", me="Rude Name")["group"]["id"]
    bob.post(f"/api/groups/{group}/join", me="Bob")
    code = world.tables.create("magdagdon", {}, bob.person)
    world.act(code, bob.person, "join", name="Player")
    world.act(code, rude.person, "join", name="RUDE NΑME")
    status, told, _ = ask("rename", "Rude name", "Player")
    assert status == 0
    assert told.endswith("replaced: rooms 2, games 1, boards 1, tables 1, results 1, groups 1, members 1\n")
    world.date.at("2026-11-30T02:00")
    assert board(bob) == table(bob) == ["Player", "Bob"]
    assert [person.name for person in world.room(code).people] == ["Player", "Player 2"]
    seen = bob.get(f"/api/groups/{group}")["group"]
    assert (seen["name"], [member["name"] for member in seen["members"]]) == ("Player", ["Player", "Bob"])
    assert bob.get(f"/api/games/{game}")["record"]["seats"][0]["name"] == "Player"
    logs = {key for key in store_server.client.scan_iter("*:log")}
    for key in set(store_server.client.scan_iter()) - logs:
        assert b"ude" not in store_server.client.dump(key), key


def test_a_name_that_is_shown_nowhere_changes_nothing_and_one_that_is_none_is_refused(world, ann, ask):
    ann.plays()
    assert ask("rename", "Zoe", "Player")[1].split(": ")[1] == (
        "rooms 0, games 0, boards 0, tables 0, results 0, groups 0, members 0\n"
    )
    assert ask("rename", "Ann", "x" * 21)[::2] == (1, "MAGDAGDON: name_too_long 20\n")
    assert ask("rename", " ", "Player")[::2] == (1, "MAGDAGDON: name_empty\n")
    assert table(ann) == ["Ann"]


def test_a_record_is_kept_as_long_as_before_when_a_name_in_it_is_replaced(world, ann, ask, store_server):
    ann.plays()
    key = f"game:{{{games(world, ann)[0]}}}"
    before = store_server.client.pttl(key)
    ask("rename", "Ann", "Player")
    after = store_server.client.pttl(key)
    assert (before, after) == (-1, -1) or before - 60_000 < after <= before
    assert Records(world.store.line).get(games(world, ann)[0]).seats[0].name == "Player"
