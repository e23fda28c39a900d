"""What leads to a person, when a process dies between two steps of changing it: never a way that was replaced."""

import pytest

from server.identity import Identity
from server.store.persons import person_key

ANN = Identity("ann", "phone")


class Dead(Exception):
    """The process is no more."""


@pytest.fixture
def dying(store, monkeypatch):
    """`dying(steps, change, …)`: the process dies as it wants to take one step more of a change; False: it took all."""

    def die_after(steps, change, *arguments):
        left = iter(range(steps))
        ask = store.line.ask

        def step(*commands):
            if next(left, None) is None:
                raise Dead
            return ask(*commands)

        with monkeypatch.context() as patched:
            patched.setattr(store.line, "ask", step)
            try:
                change(*arguments)
            except Dead:
                return True
            return False

    return die_after


def recovered(store):
    return [code for code in ("old", "new", "newer") if store.recovered(code)]


def redeemed(store):
    return [link for link in ("old", "new", "newer") if store.redeemed(link, "tablet")]


CHANGES = {
    "code": (lambda store, code: store.set_recovery("ann", code), recovered),
    "link": (lambda store, link: store.set_link("ann", link, 600), redeemed),
}


@pytest.mark.parametrize("way", CHANGES)
def test_one_way_leads_to_a_person_wherever_its_replacement_ends(store, dying, way):
    change, found = CHANGES[way]
    steps = 0
    while True:
        change(store, "old")
        if not dying(steps, change, store, "new"):
            break
        assert found(store) in (["old"], ["new"])
        change(store, "newer")
        assert found(store) == ["newer"]
        steps += 1
    assert steps >= 3
    assert found(store) == ["new"]


@pytest.mark.parametrize("ending", ["remove", "erase"])
def test_no_way_leads_to_who_was_removed_wherever_that_ends(store, dying, ending):
    change = {"remove": lambda: store.remove(ANN), "erase": lambda: store.erase("ann")}[ending]
    steps = 0
    while True:
        store.set_recovery("ann", "old")
        store.set_link("ann", "old", 600)
        if not dying(steps, change):
            break
        if store.removed(ANN):
            assert recovered(store) + redeemed(store) == []
        change()
        assert store.removed(ANN)
        assert recovered(store) + redeemed(store) == []
        store.line.ask(("DEL", person_key("ann")))
        steps += 1
    assert steps >= 2
    assert recovered(store) + redeemed(store) == []


def test_a_code_that_is_dropped_is_void_wherever_that_ends(store, dying):
    store.set_recovery("ann", "old")
    assert dying(2, store.set_recovery, "ann", None)
    assert not store.has_recovery("ann")
    assert recovered(store) == []
