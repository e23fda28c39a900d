"""The challenge of the day: the same dice for everybody, one attempt that counts, and a board that is right."""

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

import engine
from engine import game as rules
from engine.dice import SeededDice, commitment
from server.daily import dates
from server.daily.boards import Boards, Challenge
from server.limits import Limits
from server.operating import backup
from server.persons.forgetting import Forgetting
from server.rates import Rate
from server.refusals import Refused
from server.rooms.merit import weight
from server.store.archive import Archive
from server.store.store import Store
from tests.server.days import DAY, PEACEFUL, Date, World
from tests.server.outlet import Server, names
from tests.server.seats import Process
from tests.server.tiny_game import Options, TinyGame

SECRET = "the days' secret"


@pytest.fixture
def date():
    return Date()


@pytest.fixture
def world(store_server, open_store, date):
    store_server.flush()
    date.store = open_store(ahead=date)
    date.at(DAY)
    return World(date.store, date, daily_secret=SECRET)


def refused(somebody, reason, status=400):
    answer = somebody.last
    return (answer.status_code, answer.json["ok"], answer.json["reason"]) == (status, False, reason)


class TestTheDay:
    def test_there_is_one_for_each_difficulty(self, ann):
        today = ann.get("/api/daily")
        assert (today["day"], today["next_ms"]) == (DAY, pytest.approx(12 * 3_600_000, abs=60_000))
        names = [(challenge["game"], challenge["name"]) for challenge in today["challenges"]]
        assert names == [("magdagdon", name) for name in ("PEACEFUL", "SURVIVAL", "NIGHTMARE")]
        assert len({challenge["commitment"] for challenge in today["challenges"]}) == 3

    def test_everybody_plays_the_same_dice_on_whichever_process(self, world, ann, bob, open_store, date):
        other = World(open_store(ahead=date), date, daily_secret="of another key")
        cleo = other.somebody("Cleo")
        rooms = [world.room(who.begin()) for who in (ann, bob, cleo)]
        assert len({room.seed for room in rooms}) == 1
        assert len({room.state.players[0].hand.rolled for room in rooms}) == 1
        assert len({room.id for room in rooms}) == 3

    def test_the_first_roll_is_shown_until_ones_own_has_ended_and_no_other(self, world, ann, bob):
        code = ann.begin()
        rolled = [*world.room(code).state.players[0].hand.rolled.dice]
        ann.choose(code)
        for who in (ann, bob):
            opening = who.get(f"{PEACEFUL}/{DAY}")["opening"]
            assert (opening["turn"], opening["dice"]) == (1, rolled)
        ann.finish(code)
        assert ann.get(f"{PEACEFUL}/{DAY}")["opening"] is None

    def test_the_next_day_has_other_dice(self, world, ann, date):
        seeds = {world.room(ann.begin()).seed}
        for _ in range(3):
            date.ahead += dates.DAY_MS
            seeds.add(world.room(ann.begin()).seed)
        assert len(seeds) == 4

    def test_the_commitment_is_that_of_the_seed_that_is_told_when_the_day_has_closed(self, world, ann, date):
        code = ann.plays()
        before = ann.get(f"{PEACEFUL}/{DAY}")
        assert (before["closed"], before["seed"]) == (False, None)
        date.at("2026-11-30T00:59")
        assert ann.get(f"{PEACEFUL}/{DAY}")["seed"] is None
        date.at("2026-11-30T01:00:01")
        after = ann.get(f"{PEACEFUL}/{DAY}")
        assert (after["closed"], after["closes_ms"]) == (True, 0)
        assert after["seed"] == world.room(code).seed
        assert commitment(bytes.fromhex(after["seed"])) == before["commitment"] == after["commitment"]

    @pytest.mark.parametrize("day", ["2026-11-30", "2026-12-24", "9999-12-31"])
    def test_tomorrow_cannot_be_had_by_any_address(self, ann, day):
        for ask in (ann.get, ann.post):
            ask(f"{PEACEFUL}/{day}" + ("/play" if ask == ann.post else ""))
            assert refused(ann, "another_day")

    @pytest.mark.parametrize(
        "path",
        [
            "/api/daily/magdagdon/EASY/2026-11-29",
            "/api/daily/chess/PEACEFUL/2026-11-29",
            "/api/daily/lost_cities/PEACEFUL/2026-11-29",
            "/api/daily/magdagdon/PEACEFUL/2026-13-01",
            "/api/daily/magdagdon/PEACEFUL/today",
            "/api/daily/magdagdon/PEACEFUL/2020-01-01",
            "/api/daily/magdagdon/EASY",
        ],
    )
    def test_what_is_no_challenge_is_refused(self, ann, path):
        ann.get(path)
        assert refused(ann, "unknown_daily")

    def test_the_archive_lists_the_days_that_were_played(self, world, ann, date):
        ann.begin()
        date.at("2026-12-02")
        ann.begin()
        assert ann.get(PEACEFUL)["days"] == ["2026-12-02", DAY]

    def test_a_day_is_kept_for_400_days_and_no_longer(self, world, ann, store_server):
        ann.plays()
        keys = store_server.client.keys(f"daily:*{DAY}*PEACEFUL*")
        assert len(keys) == 4
        for key in keys:
            assert 400 * 86_400 - 60 < store_server.client.ttl(key) < 402 * 86_400


class TestOneAttempt:
    def test_it_is_resumed_and_not_begun_twice(self, world, ann):
        code = ann.begin()
        ann.choose(code)
        again = ann.post(f"{PEACEFUL}/play")
        assert (again["code"], again["ranked"], again["finished"], ann.last.status_code) == (code, True, False, 200)
        assert world.room(code).state.players[0].turns == 1
        ann.finish(code)
        assert ann.post(f"{PEACEFUL}/play")["finished"]
        assert ann.begin() == code

    def test_eight_taps_at_once_begin_one(self, world, ann):
        with ThreadPoolExecutor(8) as pool:
            codes = list(pool.map(lambda _: type(ann)(world, "Ann", ann.web).begin(), range(8)))
        assert len(set(codes)) == 1
        assert world.room(codes[0]).phase == "playing"

    def test_a_process_that_died_while_it_was_being_begun_does_no_harm(self, world, ann):
        challenge = Challenge(DAY, "magdagdon", "PEACEFUL")
        Boards(world.store.line).begin(challenge, ann.person, "BCDFGH", world.store.now())
        assert ann.begin() == "BCDFGH"
        assert world.room("BCDFGH").phase == "playing"

    def test_whoever_is_nobody_plays_none(self, world):
        answer = world.app.web.test_client().post(f"{PEACEFUL}/play")
        assert (answer.status_code, answer.json["reason"]) == (401, "no_identity")

    def test_begun_before_midnight_and_finished_in_the_hour_after_it_counts_for_the_day_it_was_begun(
        self, world, ann, date
    ):
        date.at("2026-11-29T23:59")
        code = ann.begin()
        date.at("2026-11-30T00:30")
        [unfinished] = ann.get("/api/daily")["unfinished"]
        assert (unfinished["day"], unfinished["code"], unfinished["name"]) == (DAY, code, "PEACEFUL")
        assert unfinished["closes_ms"] == pytest.approx(30 * 60_000, abs=60_000)
        ann.finish(code)
        assert ann.get(f"{PEACEFUL}/{DAY}")["mine"]["rank"] == 1
        assert ann.get(f"{PEACEFUL}/2026-11-30")["mine"] is None
        assert ann.get("/api/daily")["streak"] == {"current": 1, "best": 1, "freezes": 0, "today": False}

    def test_what_is_finished_after_the_day_closed_is_not_ranked(self, world, ann, date):
        code = ann.begin()
        date.at("2026-11-30T01:00:01")
        ann.finish(code)
        day = ann.get(f"{PEACEFUL}/{DAY}")
        assert (day["players"], day["board"]["top"]) == (0, [])
        assert ann.get("/api/daily")["streak"]["best"] == 0
        assert ann.get("/api/scores/magdagdon/PEACEFUL")["mine"] == []

    def test_a_room_of_the_day_lives_at_least_until_the_day_has_closed(self, world, ann, store_server):
        code = ann.begin()
        for _ in range(2):
            assert store_server.client.ttl(f"room:{{{code}}}") > 48 * 3_600
            world.store.renew(code)


class TestTheRoom:
    def test_nobody_else_may_look_before_the_day_has_closed(self, world, ann, bob, date, open_store):
        code = ann.plays()
        there = Server(open_store(ahead=date))
        there.connect(a=ann.person, b=bob.person)
        there.enter(code, "a")
        with pytest.raises(Refused, match="daily_private"):
            there.enter(code, "b")
        there.flush()
        assert "room" in names(there.sockets.of("a"))
        assert there.sockets.of("b") == []
        date.at("2026-11-30T01:00:01")
        there.enter(code, "b")
        there.flush()
        [room] = [message["room"] for event, message in there.sockets.of("b") if event == "room"]
        assert room["daily"] == {"day": DAY, "name": "PEACEFUL", "ranked": True}
        assert room["seed"] is None

    @pytest.mark.parametrize(
        "do",
        [
            {"type_": "start", "game_no": 2},
            {"type_": "rematch", "game_no": 2},
            {"type_": "leave"},
            {"type_": "ready", "on": True},
            {"type_": "lock", "on": True},
            {"type_": "kick", "no": 1},
            {"type_": "host", "no": 1},
            {"type_": "autoplay", "no": 1},
            {"type_": "configure", "game": "magdagdon", "options": {}},
        ],
    )
    def test_it_takes_nothing_but_playing_and_a_name(self, world, ann, do):
        code = ann.begin()
        for _ in range(2):
            with pytest.raises(Refused, match="daily_only_play"):
                world.act(code, ann.person, **do)
            ann.finish(code)
        world.act(code, ann.person, "rename", name="Anna")
        assert world.room(code).people[0].name == "Anna"

    @pytest.mark.parametrize("do", [{"type_": "join", "name": "Bob"}, {"type_": "play", "game_no": 1, "command": {}}])
    def test_nobody_else_does_anything_there(self, world, ann, bob, do):
        code = ann.begin()
        with pytest.raises(Refused, match="daily_private"):
            world.act(code, bob.person, **do)


class TestTheBoard:
    def test_it_is_for_those_who_have_finished_theirs_until_the_day_has_closed(self, world, ann, bob, date):
        ann.plays()
        bob.begin()
        day = bob.get(f"{PEACEFUL}/{DAY}")
        assert (day["players"], day["board"], day["mine"]["finished"]) == (1, None, False)
        assert ann.get(f"{PEACEFUL}/{DAY}")["board"]["top"][0]["name"] == "Ann"
        date.at("2026-11-30T01:00:01")
        assert bob.get(f"{PEACEFUL}/{DAY}")["board"]["top"][0]["name"] == "Ann"

    def test_equal_results_share_the_rank_and_stand_as_they_ended(self, world, date):
        people = [world.somebody(name) for name in ("Ann", "Bob", "Cleo")]
        for who in people:
            who.plays()
            date.ahead += 60_000
        for who in people:
            day = who.get(f"{PEACEFUL}/{DAY}")
            assert [line["rank"] for line in day["board"]["top"]] == [1, 1, 1]
            assert [line["name"] for line in day["board"]["top"]] == ["Ann", "Bob", "Cleo"]
            assert (day["mine"]["rank"], day["mine"]["percentile"]) == (1, 0)
        score = day["mine"]["score"]
        assert day["board"]["histogram"] == [[score, 3]]
        assert [line["me"] for line in day["board"]["neighbours"]] == [False, False, True]

    def test_practice_the_archive_and_another_go_move_nothing(self, world, ann, bob, date):
        ann.post(f"{PEACEFUL}/{DAY}/play")
        assert refused(ann, "daily_unfinished")
        ann.plays()
        before = (
            ann.get(f"{PEACEFUL}/{DAY}"),
            ann.get("/api/daily"),
            ann.get("/api/scores/magdagdon/PEACEFUL"),
            ann.get("/api/me/statistics"),
        )
        practice = ann.post(f"{PEACEFUL}/{DAY}/play")
        assert (practice["ranked"], ann.last.status_code) == (False, 201)
        assert world.room(practice["code"]).seed == world.room(before[0]["mine"]["code"]).seed
        ann.finish(practice["code"])
        assert ann.begin() == before[0]["mine"]["code"]
        after = (
            ann.get(f"{PEACEFUL}/{DAY}"),
            ann.get("/api/daily"),
            ann.get("/api/scores/magdagdon/PEACEFUL"),
            ann.get("/api/me/statistics"),
        )
        assert settled(after) == settled(before)
        date.at("2026-12-05")
        old = bob.post(f"{PEACEFUL}/{DAY}/play")
        bob.finish(old["code"])
        assert bob.get(f"{PEACEFUL}/{DAY}")["players"] == 1
        assert bob.get("/api/me/statistics")["tables"] == []
        assert bob.get("/api/daily")["streak"]["best"] == 0

    def test_a_score_posted_by_hand_is_refused_everywhere(self, world, ann):
        ann.begin()
        for path in ("/api/daily", PEACEFUL, f"{PEACEFUL}/{DAY}", "/api/scores", "/api/scores/magdagdon/PEACEFUL"):
            for method in ("post", "put", "patch", "delete"):
                answer = getattr(ann.web, method)(path, json={"score": 999, "name": "Ann"})
                assert answer.status_code == 405
        ann.post(f"{PEACEFUL}/play", score=999)
        assert refused(ann, "bad_request")
        assert ann.get(f"{PEACEFUL}/{DAY}")["players"] == 0

    def test_the_same_game_sent_eight_times_is_one_row(self, world, ann):
        code = ann.begin()
        while len(world.room(code).state.players[0].cells) - world.room(code).state.players[0].cells.count(0) < 14:
            ann.choose(code)
        with ThreadPoolExecutor(8) as pool:
            while world.room(code).phase == "playing":
                list(pool.map(lambda _: sent(ann, code), range(8)))
        day = ann.get(f"{PEACEFUL}/{DAY}")
        assert (day["players"], len(day["board"]["top"])) == (1, 1)
        assert sum(count for _, count in day["board"]["histogram"]) == 1


class TestBeforeTheDayCloses:
    def test_nothing_that_is_sent_holds_the_seed_or_a_die_that_was_not_reached(self, world, ann, bob):
        code = ann.begin()
        ann.choose(code)
        room, said = world.room(code), []
        record = None
        for _ in range(2):
            said += [world_sends(world, code)]
            for who in (ann, bob):
                for path in (
                    "/api/daily",
                    PEACEFUL,
                    f"{PEACEFUL}/{DAY}",
                    "/api/scores",
                    "/api/scores/magdagdon/PEACEFUL",
                    "/api/me/statistics",
                    f"/api/games/{room.id}",
                    f"/api/games/{room.id}/par",
                    f"/api/games/{room.id}/review",
                ):
                    who.get(path)
                    said.append(who.last.text)
            if record is None:
                ann.finish(code)
                record = ann.get(f"/api/games/{room.id}")["record"]
        seed = bytes.fromhex(room.seed)
        for text in said:
            assert room.seed not in text
            assert SECRET not in text
            assert ann.person not in text
            assert bob.person not in text
        turns = [event["turn"] for event in record["events"] if event["type"] == "rolled"]
        assert turns == [*range(1, world.room(code).state.players[0].turns + 1)]
        assert record["seed"] is None
        assert record["commitment"] == commitment(seed)

    def test_a_burner_that_finished_first_gets_nobody_elses_game(self, world, ann, bob, date):
        ann.plays()
        game = ann.get(f"{PEACEFUL}/{DAY}")["mine"]["record"]
        bob.plays()
        assert [line["name"] for line in bob.get(f"{PEACEFUL}/{DAY}")["board"]["top"]] == ["Ann", "Bob"]
        bob.get(f"/api/games/{game}")
        assert refused(bob, "daily_private")
        for about in ("par", "review"):
            bob.get(f"/api/games/{game}/{about}")
            assert refused(bob, "daily_private")
        everyone = bob.get("/api/scores/magdagdon/PEACEFUL")["everyone"]
        assert [line["name"] for line in everyone] == ["Bob"]
        date.at("2026-11-30T01:00:01")
        assert bob.get(f"/api/games/{game}/par") == {"ok": True, "par": None, "coming": True, "kept": True}
        record = bob.get(f"/api/games/{game}")["record"]
        assert commitment(bytes.fromhex(record["seed"])) == record["commitment"]
        assert len(bob.get("/api/scores/magdagdon/PEACEFUL")["everyone"]) == 2

    def test_the_days_seed_cannot_be_told_from_what_the_server_uses_as_its_commitment_or_ids(self, world, ann):
        room = world.room(ann.begin())
        for told in (room.commitment, room.id):
            assert told not in room.seed
            assert room.seed not in told


class TestRemembered:
    def test_a_streak_grows_with_the_days(self, world, ann, date):
        for day in ("2028-02-28", "2028-02-29", "2028-03-01"):
            date.at(day)
            ann.plays()
        today = ann.get("/api/daily")
        assert today["streak"] == {"current": 3, "best": 3, "freezes": 0, "today": True}
        assert today["done"] == ["2028-02-28", "2028-02-29", "2028-03-01"]
        date.at("2028-03-30")
        assert ann.get("/api/daily")["done"] == ["2028-02-29", "2028-03-01"]

    def test_figures_of_somebodys_games(self, world, ann, date):
        for day in ("2026-11-29", "2026-11-30"):
            date.at(day)
            ann.plays()
        ann.plays(PEACEFUL.replace("PEACEFUL", "NIGHTMARE"))
        told = ann.get("/api/me/statistics")
        nightmare, peaceful = told["tables"]
        assert (nightmare["table"], nightmare["games"]) == ("NIGHTMARE", 1)
        assert (peaceful["table"], peaceful["games"]) == ("PEACEFUL", 2)
        scores = [score for score, count in peaceful["distribution"] for _ in range(count)]
        assert peaceful["average"] == round(sum(scores) / 2, 1)
        assert peaceful["best"] == max(scores)

    def test_high_scores_mark_where_they_come_from(self, world, ann, date):
        ann.plays()
        [line] = ann.get("/api/scores/magdagdon/PEACEFUL")["mine"]
        assert (line["source"], line["day"], line["rank"], line["me"]) == ("daily", DAY, 1, True)
        assert {"powers_used", "turns"} <= set(line["facts"])
        assert ann.get("/api/scores")["tables"] == [{"game": "magdagdon", "table": "PEACEFUL"}]
        assert ann.get(f"/api/games/{line['record']}")["record"]["source"] == "daily"

    def test_what_is_not_recorded_is_refused(self, ann):
        ann.get("/api/games/nothing")
        assert refused(ann, "unknown_record")
        ann.get("/api/scores/chess/PEACEFUL")
        assert refused(ann, "unknown_game")


class TestAround:
    def test_a_backup_holds_the_day_and_all_that_is_remembered(
        self, world, ann, bob, store_server, own_store_server, tmp_path, date
    ):
        for who in (ann, bob):
            who.plays()
        file = tmp_path / "backup"
        for server, step in ((store_server.url, backup.save), (own_store_server.url, backup.restore)):
            archive = Archive(server)
            step(archive, file)
            archive.end()
        with closing(Store(own_store_server.url, ahead=date)) as store:
            there = World(store, date, daily_secret=SECRET)
            for who in (ann, bob):
                moved = type(who)(there, who.name, there.app.web.test_client(), cookie=who.cookie)
                for path in (f"{PEACEFUL}/{DAY}", "/api/daily", "/api/scores/magdagdon/PEACEFUL", "/api/me/statistics"):
                    assert settled(moved.get(path)) == settled(who.get(path))

    def test_who_looks_too_often_is_told_to_wait(self, store_server, open_store, date):
        date.store = open_store(ahead=date)
        world = World(date.store, date, limits=Limits(looks=Rate(3, 60)))
        ann = world.somebody("Ann")
        assert [ann.get("/api/daily")["ok"] for _ in range(4)] == [True, True, True, False]
        assert refused(ann, "too_many_requests", 429)

    def test_going_on_with_an_attempt_is_no_new_room(self, store_server, open_store, date):
        store_server.flush()
        date.store = open_store(ahead=date)
        ann = World(date.store, date, limits=Limits(rooms=Rate(1, 60))).somebody("Ann")
        assert len({ann.begin() for _ in range(5)}) == 1
        ann.finish(ann.begin())
        ann.post(f"{PEACEFUL}/{ann.get('/api/daily')['day']}/play")
        assert refused(ann, "too_many_requests", 429)

    def test_what_cannot_be_recorded_keeps_nobody_from_going_on(self, world, ann, monkeypatch):
        def fails(*_):
            raise RuntimeError

        code = ann.begin()
        monkeypatch.setattr("server.records.recording.record_of", fails)
        ann.finish(code)
        assert not world.room(code).unrecorded

    def test_every_game_makes_results_that_a_board_takes(self):
        for game in engine.GAMES.values():
            for seats in (min(game.seats), max(game.seats)):
                state, _ = rules.begin(game, seats, game.options(), SeededDice(bytes(32)))
                while (outcome := game.outcome(state)) is None:
                    seat = next(seat for seat in range(seats) if not game.waits(state, seat))
                    command = next(game.legal(state, seat))
                    state, _ = rules.play(game, state, seat, command, SeededDice(bytes(32)))
                assert [weight(seat.score, seat.tiebreak) for seat in outcome.seats]


class TestAnyStoreAndAnyGame:
    def test_a_store_that_cannot_tell_about_its_disk_has_its_days_as_well(self, redis_server, open_store, date):
        redis_server.flush()
        date.store = open_store(redis_server, ahead=date)
        date.at(DAY)
        ann = World(date.store, date).somebody("Ann")
        ann.plays()
        assert ann.get(f"{PEACEFUL}/{DAY}")["mine"]["rank"] == 1

    def test_a_third_game_brings_its_own_challenges(self, world, ann, monkeypatch):
        tiny = TinyGame("tiny", range(1, 4))
        monkeypatch.setattr(tiny, "dailies", {"SHORT": Options(rounds=1)}, raising=False)
        monkeypatch.setattr(engine, "GAMES", {"tiny": tiny})
        assert [c["name"] for c in ann.get("/api/daily")["challenges"]] == ["SHORT"]
        code = ann.begin("/api/daily/tiny/SHORT")
        ann.choose(code, {"type": "claim", "turn": 1, "share": 1})
        assert world.room(code).phase == "over"
        day = ann.get(f"/api/daily/tiny/SHORT/{DAY}")
        assert (day["mine"]["score"], day["options"]) == (1, {"rounds": 1, "clock": None})
        assert ann.get("/api/scores")["tables"] == [{"game": "tiny", "table": "1"}]


class TestForgotten:
    def test_whoever_is_forgotten_is_on_no_board_in_no_table_and_in_no_game(self, world, ann, bob, store_server):
        ann.plays()
        bob.plays()
        ann.finish(ann.post(f"{PEACEFUL}/{DAY}/play")["code"])
        ann.begin(PEACEFUL.replace("PEACEFUL", "NIGHTMARE"))
        Forgetting(world.store).forget(ann.person)
        day = bob.get(f"{PEACEFUL}/{DAY}")
        assert [line["name"] for line in day["board"]["top"]] == ["Bob"]
        assert sum(count for _, count in day["board"]["histogram"]) == 1
        assert [line["name"] for line in bob.get("/api/scores/magdagdon/PEACEFUL")["everyone"]] == ["Bob"]
        assert ann.get("/api/me/statistics")["tables"] == []
        keys = set(store_server.client.scan_iter())
        rooms = {key for key in keys if key.startswith((b"room:", b"{deadlines}")) or key.endswith(b":rooms")}
        for key in keys - rooms:
            assert ann.person.encode() not in key + store_server.client.dump(key)

    def test_from_a_game_with_others_only_the_name_goes(self, world, ann, bob):
        here = Process(world.store)
        code = here.tables.create("magdagdon", {"difficulty": "NIGHTMARE"}, ann.person)
        for who in (ann, bob):
            here.act(code, who.person, "join", name=who.name)
        here.here(code, ann.person, bob.person)
        here.act(code, ann.person, "start", game_no=1)
        while (room := world.room(code)).phase == "playing":
            for seat, who in enumerate((ann, bob)):
                player = room.state.players[seat]
                if not player.finished and player.hand.choice is None:
                    here.choose(code, who.person)
        Forgetting(world.store).forget(ann.person)
        seats = bob.get(f"/api/games/{room.id}")["record"]["seats"]
        assert [(seat["name"] is None, seat["me"]) for seat in seats] == [(True, False), (False, True)]


def settled(answers):
    """Answers without what only time changes."""
    text = json.dumps(answers)
    return json.loads(text, object_hook=lambda o: {k: v for k, v in o.items() if not k.endswith("_ms")})


def sent(somebody, code):
    """A move that may come too late: whether it was granted."""
    try:
        return somebody.choose(code)
    except Exception as error:  # noqa: BLE001 - refused: somebody else's copy of it was faster
        return error


def world_sends(world, code):
    """What a socket that follows the room is sent."""
    from server.rooms import projection  # noqa: PLC0415

    copy = world.tables.read(code)
    return (projection.room_message(1, copy.room, None) + projection.secret(copy.room, 0)).decode()
