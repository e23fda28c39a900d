"""Whatever arrives from outside is understood or refused; nothing else ever happens."""

from contextlib import suppress
from http.cookies import SimpleCookie

import pytest
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.test import EnvironBuilder

import engine
from engine.game import Illegal
from server import limits
from server.config import VARIABLES, Config, Malformed, read_config
from server.identity import Identities, Identity
from server.refusals import Refused
from server.rooms import play
from server.rooms.requests import Configure, Play
from server.web import rim
from tests.server.tabletop import Tabletop

SCALAR = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=8)
JSON = st.recursive(
    SCALAR,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=10,
)
GAMES = sorted(engine.GAMES)


def fields(model):
    """Objects with the fields of some record, holding anything."""
    names = st.sampled_from(sorted({name for kind in kinds(model) for name in kind.__struct_fields__}))
    tags = st.sampled_from([kind.__struct_config__.tag for kind in kinds(model)])
    small = st.integers(-1, 20) | st.lists(st.integers(-1, 20) | st.lists(st.integers(-1, 20), max_size=3), max_size=5)
    return st.builds(lambda tag, rest: {"type": tag} | rest, tags, st.dictionaries(names, small | SCALAR, max_size=4))


def kinds(model):
    return getattr(model, "__args__", (model,))


@pytest.fixture(scope="module", params=GAMES)
def playing(request):
    """A room in which a game has just begun."""
    table = Tabletop(request.param)
    table.join("ann", "bob")
    table.start()
    return table


@given(data=st.data())
def test_a_command_is_played_or_refused_whatever_it_holds(playing, data):
    command = data.draw(JSON | fields(engine.GAMES[playing.room.game].command))
    with suppress(Refused, Illegal):
        playing.do("ann", Play(1, command))
        assert playing.room.phase == "playing"


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_options_are_taken_or_refused_whatever_they_hold(game, data):
    options = data.draw(
        JSON | st.dictionaries(st.sampled_from(engine.GAMES[game].options.__struct_fields__), SCALAR, max_size=3)
    )
    table = Tabletop(game)
    with suppress(Refused):
        table.do("ann", Configure(game, options))
        assert play.deadline_kinds(table.room) == ()


@given(cookies=st.text(max_size=80) | st.text(max_size=60).map(lambda text: f"magdagdon={text}"))
def test_no_cookie_header_but_our_own_is_anybody(cookies):
    identities = Identities(lambda: [b"key"])
    assert identities.read(cookies) is None
    ours = identities.sign(Identity("somebody", "phone"))
    assert identities.read(f"{cookies}; magdagdon={ours}") == Identity("somebody", "phone")


@given(value=st.text(st.characters(max_codepoint=255), max_size=60))
def test_a_cookie_quoted_by_a_library_is_nobody_either(value):
    assert Identities(lambda: [b"key"]).read(SimpleCookie({"magdagdon": value}).output(header="")) is None


@given(host=st.text(max_size=40))
def test_no_host_writes_into_the_policy_of_a_page(host):
    policy = rim.content_policy(host)
    assert policy.count("script-src") == 1
    assert policy.count(";") == rim.content_policy("").count(";")
    assert "\n" not in policy
    assert "\r" not in policy


@given(origin=st.text(max_size=40) | st.from_regex(r"https?://[^/]{0,20}", fullmatch=True))
def test_no_origin_but_the_own_is_ours(origin):
    environ = EnvironBuilder(base_url="http://play.example:8000").get_environ()
    own = origin.lower() in ("http://play.example:8000", "https://play.example:8000")
    assert rim.same_origin(origin, environ, None) == own


@given(address=st.none() | st.text(max_size=50) | st.ip_addresses().map(str))
def test_an_address_is_always_told(address):
    assert isinstance(limits.address({"REMOTE_ADDR": address}), str)


@given(values=st.dictionaries(st.sampled_from(sorted(VARIABLES)), st.text(max_size=30)))
def test_an_environment_is_read_or_refused_in_one_line(values):
    try:
        read = read_config(values)
    except Malformed as malformed:
        read = str(malformed)
    assert isinstance(read, Config) or "\n" not in read
