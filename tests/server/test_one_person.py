"""One person on two devices, and one who has lost everything: one attempt a day, one streak, the same results."""

from tests.server.days import DAY, PEACEFUL, Somebody


def also(somebody):
    """The same person on another device, by the recovery code."""
    code = somebody.post("/api/me/recovery")["code"]
    other = Somebody(somebody.world, somebody.name)
    assert other.post("/api/me/claim", code=code) == {"ok": True}
    return Somebody(somebody.world, somebody.name, web=other.web)


def test_two_devices_of_one_person_have_one_attempt_and_one_streak(world):
    phone = world.somebody("Ann")
    tablet = also(phone)
    code = phone.begin()
    phone.choose(code)
    assert tablet.begin() == code
    assert tablet.last.status_code == 200
    tablet.finish(code)
    world.date.at("2026-11-30")
    tablet.plays()
    for device in (phone, tablet):
        today = device.get("/api/daily")
        assert (today["streak"]["current"], today["streak"]["today"]) == (2, True)
        assert device.post(f"{PEACEFUL}/play")["finished"]
        assert device.get(f"{PEACEFUL}/2026-11-30")["players"] == 1


def test_a_recovery_code_brings_streak_and_history_back_and_a_second_attempt_is_not_ranked(world):
    phone = world.somebody("Ann")
    phone.plays()
    code, before = phone.post("/api/me/recovery")["code"], phone.get("/api/me/statistics")
    phone.web.delete_cookie("magdagdon")
    lost = Somebody(world, "Ann", web=phone.web)
    assert lost.get("/api/me/statistics")["streak"]["current"] == 0
    assert lost.post("/api/me/claim", code=code) == {"ok": True}
    assert lost.get("/api/me/statistics") == before
    assert lost.get("/api/daily")["streak"]["current"] == 1
    again = lost.post(f"{PEACEFUL}/play", name="Ann")
    assert (again["ranked"], again["finished"]) == (True, True)  # the one there was
    practice = lost.post(f"{PEACEFUL}/{DAY}/play", name="Ann")
    assert practice["ranked"] is False
    lost.person = lost.web.get_cookie("magdagdon").value.split(".")[0]
    lost.finish(practice["code"])
    assert lost.get("/api/me/statistics") == before
    assert lost.get(f"{PEACEFUL}/{DAY}")["players"] == 1


def test_who_comes_back_leaves_what_the_device_had_played_meanwhile_to_who_it_was(world):
    phone, borrowed = world.somebody("Ann"), world.somebody("Bob")
    phone.plays()
    borrowed.plays()
    kept = borrowed.post("/api/me/recovery")["code"]
    borrowed.post("/api/me/claim", code=phone.post("/api/me/recovery")["code"])
    assert borrowed.get("/api/me/statistics") == phone.get("/api/me/statistics")
    assert borrowed.get(f"{PEACEFUL}/{DAY}")["players"] == 2
    borrowed.post("/api/me/claim", code=kept)
    assert [line["me"] for line in borrowed.get("/api/scores/magdagdon/PEACEFUL")["mine"]] == [True]
    assert borrowed.get("/api/scores/magdagdon/PEACEFUL")["mine"][0]["name"] == "Bob"
