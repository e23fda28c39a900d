"""One person on several devices: by a code or a link, listed, removed; what becomes of who a device was before."""

import secrets

import pytest

from server.app import create_app
from server.config import Config, Timings
from server.limits import Limits
from server.persons import recovery
from server.rates import Rate
from server.store.persons import MOST_DEVICES
from server.store.store import Store

MAGDAGDON = {"game": "magdagdon", "options": {}}
GENEROUS = Limits()


@pytest.fixture
def open_web(store_server):
    """`open_web()`: another server process on the same store. Returns a function that makes browsers."""
    stores = []

    def start(url=None, limits=GENEROUS):
        stores.append(Store(url or store_server.url, limit=1))
        app = create_app(Config(), stores[-1], timings=Timings(), async_mode="threading", limits=limits)
        return app.web.test_client

    yield start
    for store in stores:
        store.close()


@pytest.fixture
def newcomer(open_web):
    """`newcomer()`: somebody new, in a browser of their own."""
    new = open_web()

    def arrive():
        web = new()
        web.post("/api/me")
        return web

    return arrive


def who(web):
    """The person and the device of the cookie that a browser has."""
    return tuple(web.get_cookie("magdagdon").value.split(".")[:2])


def person(web):
    return who(web)[0]


def refusal(answer):
    assert not answer.json["ok"]
    return answer.status_code, answer.json["reason"]


def make_code(web, **named):
    return web.post("/api/me/recovery", json=named).json["code"]


def make_link(web):
    return web.post("/api/me/link").json["url"].partition("#link=")[2]


def claim(web, **by):
    return web.post("/api/me/claim", json=by)


def devices(web):
    return [(device["no"], device["name"], device["here"]) for device in web.get("/api/me").json["devices"]]


def test_a_recovery_code_makes_another_device_the_same_person(newcomer):
    phone, laptop = newcomer(), newcomer()
    code = make_code(phone)
    assert claim(laptop, code=code.lower().replace("-", " ")).json == {"ok": True}
    assert person(laptop) == person(phone)
    assert who(laptop) != who(phone)


def test_a_device_that_lost_everything_comes_back_by_the_code(newcomer, open_web):
    phone = newcomer()
    before, code = person(phone), make_code(phone)
    phone.delete_cookie("magdagdon")
    assert claim(phone, code=code).json == {"ok": True}
    assert person(phone) == before


def test_a_link_makes_one_other_device_the_same_person_once(newcomer):
    phone, laptop, stranger = newcomer(), newcomer(), newcomer()
    token = make_link(phone)
    assert claim(laptop, link=token).json == {"ok": True}
    assert person(laptop) == person(phone)
    assert refusal(claim(stranger, link=token)) == (400, "link_used")
    assert person(stranger) != person(phone)


def test_a_link_leads_to_a_page_with_what_no_server_sees_and_comes_with_its_qr(newcomer):
    phone, lan = newcomer(), "http://192.168.1.4:8000"
    phone.post("/api/me", base_url=lan)
    answer = phone.post("/api/me/link", base_url=lan)
    assert answer.status_code == 201
    assert answer.json["url"].startswith("http://192.168.1.4:8000/me#link=")
    assert answer.json["qr"].startswith("data:image/svg+xml")
    assert answer.json["seconds"] == 600
    assert answer.headers["Cache-Control"] == "no-store"


def test_a_device_that_missed_the_answer_may_ask_again(newcomer):
    phone, laptop = newcomer(), newcomer()
    token, old = make_link(phone), laptop.get_cookie("magdagdon").value
    make_code(laptop)  # so that who the laptop was has a list, and the laptop is struck off it
    claim(laptop, link=token)
    laptop.set_cookie("magdagdon", old)
    assert claim(laptop, link=token).json == {"ok": True}
    assert person(laptop) == person(phone)
    laptop.set_cookie("magdagdon", old)
    code = make_code(phone)
    assert claim(laptop, code=code).json == {"ok": True}
    assert [no for no, _, _ in devices(phone)] == [1, 2]


def test_a_link_that_has_run_out_or_was_followed_by_another_is_void(newcomer, store_server):
    phone, laptop = newcomer(), newcomer()
    first, second = make_link(phone), make_link(phone)
    assert refusal(claim(laptop, link=first)) == (400, "link_used")
    key = f"link:{recovery.digest(second)}"
    assert 590 < store_server.client.ttl(key) <= 600
    store_server.client.delete(key)
    assert refusal(claim(laptop, link=second)) == (400, "link_used")
    assert not store_server.client.exists(key)


def test_a_new_code_makes_the_old_one_void_and_a_dropped_one_is(newcomer):
    phone, laptop = newcomer(), newcomer()
    first, second = make_code(phone), make_code(phone)
    assert refusal(claim(laptop, code=first)) == (400, "unknown_recovery_code")
    assert phone.get("/api/me").json["recovery"]
    assert phone.delete("/api/me/recovery").json == {"ok": True}
    assert not phone.get("/api/me").json["recovery"]
    assert refusal(claim(laptop, code=second)) == (400, "unknown_recovery_code")


def test_neither_a_code_nor_a_link_is_kept_as_it_is_written(newcomer, store_server):
    phone = newcomer()
    code, token = make_code(phone), make_link(phone)
    kept = " ".join(
        f"{key} {store_server.client.dump(key)}" for key in map(bytes.decode, store_server.client.scan_iter())
    )
    for secret in (code, code.replace("-", ""), token):
        assert secret not in kept


def test_the_code_is_in_no_answer_but_the_one_that_made_it(newcomer):
    phone = newcomer()
    code = make_code(phone)
    for answer in (phone.get("/api/me"), phone.post("/api/me"), phone.get("/"), phone.post("/api/me/link")):
        assert code not in answer.text
        assert not any(token in answer.text for token in who(phone))


def test_a_persons_devices_are_listed_with_the_names_they_were_given(newcomer):
    phone, laptop, tablet = newcomer(), newcomer(), newcomer()
    assert devices(phone) == []
    code = make_code(phone, device="  Ann's phone ")
    claim(laptop, code=code, device="Laptop")
    claim(tablet, code=code)
    assert devices(phone) == [(1, "Ann's phone", True), (2, "Laptop", False), (3, None, False)]
    assert devices(tablet) == [(1, "Ann's phone", False), (2, "Laptop", False), (3, None, True)]
    told = phone.get("/api/me").json["devices"]
    assert len({device["since"] for device in told}) <= 2
    assert all(device["seen"] >= device["since"] for device in told)


def test_a_removed_device_is_a_stranger_at_once_at_every_process(newcomer, open_web):
    phone, laptop = newcomer(), newcomer()
    claim(laptop, code=make_code(phone))
    removed = laptop.get_cookie("magdagdon").value
    assert phone.delete("/api/me/devices/2").json == {"ok": True}
    for process in (open_web(), open_web()):
        thief = process()
        thief.set_cookie("magdagdon", removed)
        assert refusal(thief.get("/api/me")) == (401, "no_identity")
        assert refusal(thief.post("/api/rooms", json=MAGDAGDON)) == (401, "no_identity")
        assert refusal(thief.post("/api/me/recovery")) == (401, "no_identity")
        thief.get("/")
        assert person(thief) != person(phone)
    assert phone.post("/api/rooms", json=MAGDAGDON).status_code == 201
    assert devices(phone) == [(1, None, True)]


def test_with_a_device_every_other_way_back_is_removed(newcomer):
    phone, laptop = newcomer(), newcomer()
    code = make_code(phone)
    claim(laptop, code=code)
    token = make_link(laptop)
    phone.delete("/api/me/devices/2")
    for by in ({"code": code}, {"link": token}):
        assert claim(laptop, **by).status_code == 400
    assert not phone.get("/api/me").json["recovery"]


def test_a_removed_device_may_be_brought_in_again_and_gets_a_new_number(newcomer):
    phone, laptop = newcomer(), newcomer()
    claim(laptop, code=make_code(phone))
    phone.delete("/api/me/devices/2")
    assert claim(laptop, link=make_link(phone)).json == {"ok": True}
    assert laptop.get("/api/me").json["ok"]
    assert devices(phone) == [(1, None, True), (3, None, False)]


def test_who_a_removed_device_was_long_before_does_not_bring_it_back(newcomer):
    phone, laptop = newcomer(), newcomer()
    long_before = laptop.get_cookie("magdagdon").value
    claim(laptop, code=make_code(phone))
    phone.delete("/api/me/devices/2")
    laptop.set_cookie("magdagdon", long_before)
    claim(laptop, link=make_link(phone))
    assert person(laptop) == person(phone)
    assert laptop.get("/api/me").json["ok"]


def test_somebody_who_removes_the_device_in_hand_is_nobody_there(newcomer):
    phone, laptop = newcomer(), newcomer()
    claim(laptop, code=make_code(phone))
    assert laptop.delete("/api/me/devices/2").json == {"ok": True}
    assert laptop.get_cookie("magdagdon") is None
    assert devices(phone) == [(1, None, True)]


def test_the_only_device_and_one_that_is_not_listed_cannot_be_removed(newcomer):
    phone = newcomer()
    assert refusal(phone.delete("/api/me/devices/1")) == (400, "unknown_device")
    make_code(phone)
    assert refusal(phone.delete("/api/me/devices/1")) == (400, "last_device")
    assert refusal(phone.delete("/api/me/devices/2")) == (400, "unknown_device")
    assert refusal(phone.delete("/api/me/devices/99999999999999999999")) == (400, "unknown_device")
    assert refusal(phone.delete("/api/me/devices/x")) == (404, "bad_request")


def crowd(newcomer, phone):
    """As many devices as a person may have."""
    devices = [newcomer() for _ in range(MOST_DEVICES - 1)]
    code = make_code(phone)
    for device in devices:
        assert claim(device, code=code).json["ok"]
    return code, devices


def test_a_person_has_no_more_devices_than_are_allowed(newcomer):
    phone, one_more = newcomer(), newcomer()
    crowd(newcomer, phone)
    full = claim(one_more, link=make_link(phone))
    assert refusal(full) == (400, "too_many_devices")
    assert full.json["params"] == {"max": MOST_DEVICES}
    assert one_more.get("/api/me").json["ok"]


def test_whoever_has_only_the_code_left_gets_in_and_the_device_that_has_not_come_for_the_longest_time_makes_room(
    newcomer, store_server
):
    phone, lost = newcomer(), newcomer()
    code, others = crowd(newcomer, phone)
    for age, device in enumerate([others[3], phone, *others[:3], *others[4:]]):
        store_server.client.zadd(f"person:{{{person(phone)}}}:visits", {who(device)[1]: age})
    phone.get("/")
    assert claim(lost, code=code).json == {"ok": True}
    assert person(lost) == person(phone)
    assert refusal(others[3].get("/api/me")) == (401, "no_identity")
    assert len(devices(phone)) == MOST_DEVICES
    assert claim(lost, code=code).json == {"ok": True}
    assert claim(phone, code=code).json == {"ok": True}
    assert len(devices(phone)) == MOST_DEVICES
    assert claim(newcomer(), code=code).json == {"ok": True}
    assert phone.get("/api/me").json["ok"]


def test_who_a_device_was_before_stays_somebody_and_can_be_come_back_to(newcomer):
    phone, laptop = newcomer(), newcomer()
    was, way_back = person(laptop), make_code(laptop)
    claim(laptop, code=make_code(phone))
    assert person(laptop) == person(phone) != was
    assert claim(laptop, code=way_back).json == {"ok": True}
    assert person(laptop) == was
    assert devices(laptop) == [(2, None, True)]
    assert devices(phone) == [(1, None, True)]


def test_a_device_that_is_the_person_already_stays_so(newcomer):
    phone = newcomer()
    before, code = who(phone), make_code(phone)
    assert claim(phone, code=code).json == {"ok": True}
    assert who(phone) == before
    assert devices(phone) == [(1, None, True)]


@pytest.mark.parametrize("sent", [{}, {"code": 7}, {"code": "x", "link": "y"}, {"person": "x"}, [], {"link": None}])
def test_what_is_no_claim_is_a_bad_request(newcomer, sent):
    assert refusal(newcomer().post("/api/me/claim", json=sent)) == (400, "bad_request")


def test_a_name_that_cannot_be_shown_is_refused_and_nothing_is_made(newcomer):
    phone = newcomer()
    assert refusal(phone.post("/api/me/recovery", json={"device": "x" * 21})) == (400, "name_too_long")
    assert phone.get("/api/me").json == {"ok": True, "recovery": False, "devices": []}


@pytest.mark.parametrize("path", ["/api/me/recovery", "/api/me/link", "/api/me/claim"])
def test_other_sites_ask_for_none_of_it(newcomer, path):
    foreign = newcomer().post(path, json={"code": "x"}, headers={"Origin": "https://evil.example"})
    assert refusal(foreign) == (403, "bad_request")


def test_whoever_guesses_is_told_to_wait_and_a_friend_at_the_same_address_is_not(open_web):
    new = open_web(limits=Limits(misses_of_socket=Rate(3, 100), misses_of_address=Rate(5, 100)))
    phone, guesser, friend = new(), new(), new()
    for web in (phone, guesser, friend):
        web.post("/api/me")
    code = make_code(phone)
    wrong = [recovery.draw(secrets.randbelow) for _ in range(6)]
    answers = [claim(guesser, code=guess) for guess in wrong]
    assert [refusal(answer)[1] for answer in answers] == ["unknown_recovery_code"] * 3 + ["too_many_requests"] * 3
    assert int(answers[-1].headers["Retry-After"]) > 0
    assert refusal(claim(guesser, code=code))[1] == "too_many_requests"
    assert claim(friend, code=code).json == {"ok": True}


def test_a_mistyped_code_is_no_guess(open_web):
    web = open_web(limits=Limits(misses_of_socket=Rate(1, 100)))()
    web.post("/api/me")
    for _ in range(5):
        assert refusal(claim(web, code="BCDFG-HJKMN-PQRST-VWXYZ")) == (400, "bad_recovery_code")


def test_whoever_asks_for_too_many_codes_is_told_to_wait(open_web):
    web = open_web(limits=Limits(ways=Rate(2, 100)))()
    web.post("/api/me")
    make_code(web)
    make_link(web)
    assert refusal(web.post("/api/me/recovery")) == (429, "too_many_requests")


def test_nobody_has_no_ways(open_web):
    web = open_web()()
    for answer in (web.get("/api/me"), web.post("/api/me/link"), web.delete("/api/me/devices/1")):
        assert refusal(answer) == (401, "no_identity")


def test_while_the_store_is_away_everything_says_so(open_web):
    nowhere = open_web("redis://127.0.0.1:1")()
    assert refusal(claim(nowhere, code=recovery.draw(secrets.randbelow))) == (503, "store_away")


def test_a_backup_brings_people_their_devices_and_groups(newcomer, ask, own_store_server, open_web, tmp_path):
    phone, laptop = newcomer(), newcomer()
    claim(laptop, code=make_code(phone, device="Phone"))
    group = phone.post("/api/groups", json={"name": "Family", "me": "Ann"}).json["group"]["id"]
    phone.delete("/api/me/devices/2")
    code = make_code(phone)
    assert ask("backup", str(tmp_path / "all"))[0] == 0
    assert ask("restore", str(tmp_path / "all"), REDIS_URL=own_store_server.url)[0] == 0
    elsewhere = open_web(own_store_server.url)
    tablet, removed = elsewhere(), elsewhere()
    assert claim(tablet, code=code).json == {"ok": True}
    assert devices(tablet) == [(1, "Phone", False), (3, None, True)]
    assert tablet.get(f"/api/groups/{group}").json["group"]["members"] == [{"no": 1, "name": "Ann", "me": True}]
    removed.set_cookie("magdagdon", laptop.get_cookie("magdagdon").value)
    assert refusal(removed.get("/api/me")) == (401, "no_identity")
