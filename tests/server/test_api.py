import json

import pytest

from server.app import create_app
from server.config import Config, Timings
from server.store.store import Store

MAGDAGDON = {"game": "magdagdon", "options": {}}


@pytest.fixture
def open_web():
    stores = []

    def client(url, jar=True, lan_url=None, **config):
        stores.append(Store(url, limit=1))
        app = create_app(Config(**config), stores[-1], timings=Timings(), async_mode="threading", lan_url=lan_url)
        return app.web.test_client(use_cookies=jar)

    yield client
    for store in stores:
        store.close()


@pytest.fixture
def web(open_web, store_server):
    return open_web(store_server.url)


@pytest.fixture
def nobody_home(open_web):
    """A server whose store is away."""
    return open_web("redis://127.0.0.1:1", jar=False)


def refused(answer, status, reason, **params):
    return (answer.status_code, answer.json) == (status, {"ok": False, "reason": reason, "params": params})


def test_whoever_asks_becomes_somebody_and_stays_so(web):
    first = web.post("/api/me")
    assert (first.status_code, first.json) == (200, {"ok": True, "name": None})
    cookie = first.headers["Set-Cookie"].partition(";")[0]
    assert web.post("/api/me", json={}).headers["Set-Cookie"].startswith(cookie)
    assert web.get("/").headers["Set-Cookie"].startswith(cookie)


def test_no_answer_names_the_person(web):
    person, device, _ = web.post("/api/me").headers["Set-Cookie"].partition("=")[2].split(".", 2)
    for answer in (web.post("/api/me", json={"name": "Ann"}), web.post("/api/rooms", json=MAGDAGDON), web.get("/")):
        assert person not in answer.text
        assert device not in answer.text


def test_a_name_is_answered_as_rooms_will_show_it(web):
    assert web.post("/api/me", json={"name": "  Ann \u202e "}).json == {"ok": True, "name": "Ann"}


def test_a_name_that_rooms_refuse_is_refused(web):
    assert refused(web.post("/api/me", json={"name": " "}), 400, "name_empty")
    assert refused(web.post("/api/me", json={"name": "x" * 21}), 400, "name_too_long", max=20)


def test_a_room_is_made_by_somebody(web):
    web.post("/api/me")
    answer = web.post("/api/rooms", json=MAGDAGDON)
    assert answer.status_code == 201
    assert set(answer.json) == {"code", "url"}
    assert answer.json["url"] == f"http://localhost/r/{answer.json['code']}"
    assert answer.headers["Cache-Control"] == "no-store"


def test_a_room_can_wait_for_its_host(web):
    web.post("/api/me")
    assert web.post("/api/rooms", json=MAGDAGDON | {"host": False}).status_code == 201


def test_every_room_has_another_code(web):
    web.post("/api/me")
    codes = {web.post("/api/rooms", json=MAGDAGDON).json["code"] for _ in range(10)}
    assert len(codes) == 10


def test_a_room_is_named_at_the_address_under_which_it_was_asked_for_or_at_the_public_one(web, open_web, store_server):
    lan = "http://192.168.1.4:8000"
    web.post("/api/me", base_url=lan)
    assert web.post("/api/rooms", json=MAGDAGDON, base_url=lan).json["url"].startswith(f"{lan}/r/")
    public = open_web(store_server.url, public_url="https://play.example.org")
    public.post("/api/me", base_url=lan)
    answer = public.post("/api/rooms", json=MAGDAGDON, base_url=lan)
    assert answer.json["url"] == f"https://play.example.org/r/{answer.json['code']}"


def test_who_is_at_the_servers_own_machine_is_told_the_address_that_others_reach(open_web, store_server):
    lan = "http://192.168.1.4:8000"
    web = open_web(store_server.url, lan_url=lan)
    for here in ("http://localhost:8000", "http://127.0.0.1:8000", "http://[::1]:8000"):
        web.post("/api/me", base_url=here)
        assert web.post("/api/rooms", json=MAGDAGDON, base_url=here).json["url"].startswith(f"{lan}/r/")
        assert web.get("/api/rooms/bcd-fgh", base_url=here).json == {"code": "BCDFGH", "url": f"{lan}/r/BCDFGH"}
    assert web.get("/api/rooms/BCDFGH", base_url="http://table.local").json["url"] == "http://table.local/r/BCDFGH"
    assert refused(web.get("/api/rooms/O00000"), 400, "bad_code", character="O")


def test_nobody_makes_no_room(open_web, store_server):
    web = open_web(store_server.url, jar=False)
    assert refused(web.post("/api/rooms", json=MAGDAGDON), 401, "no_identity")
    forged = {"Cookie": "magdagdon=somebody.phone.c2lnbmVk"}
    assert refused(web.post("/api/rooms", json=MAGDAGDON, headers=forged), 401, "no_identity")


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        ({"game": "chess", "options": {}}, "unknown_game"),
        ({"game": "magdagdon", "options": {"difficulty": "EASY"}}, "bad_options"),
        ({"game": "magdagdon", "options": {"pace": "own", "clock": 30}}, "bad_options"),
        ({"game": "magdagdon", "options": 7}, "bad_options"),
        ({"game": "magdagdon"}, "bad_request"),
        ({"game": 1, "options": {}}, "bad_request"),
        ({"game": "magdagdon", "options": {}, "host": "me"}, "bad_request"),
        ({"game": "magdagdon", "options": {}, "seed": "00"}, "bad_request"),
        ([], "bad_request"),
        (None, "bad_request"),
    ],
)
def test_a_room_that_cannot_be_is_refused_in_words(web, sent, reason):
    web.post("/api/me")
    assert refused(web.post("/api/rooms", json=sent), 400, reason)


@pytest.mark.parametrize(
    "raw", [b"", b"{", b"\xff\xfe", b"{}{}", b"[" * 10_000, b'{"game":"magdagdon","options":1e999}', b"NaN"]
)
def test_what_is_no_json_is_a_bad_request(web, raw):
    web.post("/api/me")
    assert refused(web.post("/api/rooms", data=raw, content_type="application/json"), 400, "bad_request")


def test_a_request_that_is_too_long_is_not_read(web):
    web.post("/api/me")
    answer = web.post("/api/rooms", data=json.dumps(MAGDAGDON | {"options": {"x": "y" * 20_000}}))
    assert refused(answer, 413, "bad_request")


@pytest.mark.parametrize("address", ["/api/me", "/api/rooms"])
def test_other_sites_make_no_requests_in_a_visitors_name(web, address):
    web.post("/api/me")
    foreign = web.post(address, json=MAGDAGDON, headers={"Origin": "https://evil.example"})
    assert refused(foreign, 403, "bad_request")
    assert "Set-Cookie" not in foreign.headers
    own = web.post("/api/me", headers={"Origin": "http://localhost"})
    assert own.status_code == 200


def test_while_the_store_is_away_everything_that_needs_it_says_so(nobody_home):
    cookie = {"Cookie": "magdagdon=a.b.c"}
    for answer in (
        nobody_home.post("/api/me"),
        nobody_home.post("/api/rooms", json=MAGDAGDON, headers=cookie),
    ):
        assert refused(answer, 503, "store_away")
    assert refused(nobody_home.get("/readyz"), 503, "store_away", trouble="away")
    assert nobody_home.get("/healthz").status_code == 200


def test_a_known_visitor_is_told_that_the_store_is_away_when_a_room_is_asked_for(open_web):
    web = open_web("redis://127.0.0.1:1", secret_keys=("key",))
    web.post("/api/me")
    assert refused(web.post("/api/rooms", json=MAGDAGDON), 503, "store_away")


def test_the_server_is_ready_when_its_store_answers(web):
    assert (web.get("/readyz").status_code, web.get("/readyz").json) == (200, {"ok": True})


def test_processes_of_one_store_know_each_others_visitors(open_web, store_server):
    one, other = (open_web(store_server.url, jar=False) for _ in range(2))
    cookie = one.post("/api/me").headers["Set-Cookie"].partition(";")[0]
    assert other.post("/api/rooms", json=MAGDAGDON, headers={"Cookie": cookie}).status_code == 201
