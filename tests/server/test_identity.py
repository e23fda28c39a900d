import pytest
from itsdangerous import Signer
from werkzeug.test import EnvironBuilder
from werkzeug.wrappers import Request, Response

from server.identity import COOKIE, Identities, Identity, new_identity


def signing(*keys):
    return Identities(lambda: [key.encode() for key in keys])


def header(value, name=COOKIE):
    return f"{name}={value}"


def test_a_signed_identity_is_read_back():
    identity = new_identity()
    identities = signing("key")
    assert identities.read(header(identities.sign(identity))) == identity


def test_every_new_identity_is_another():
    people = [new_identity() for _ in range(100)]
    assert len({token for i in people for token in (i.person, i.device)}) == 200


@pytest.mark.parametrize(
    "forge",
    [
        lambda signed: signed.replace("somebody", "anybody1"),
        lambda signed: signed.replace("phone", "table"),
        lambda signed: signed[:-9] + ("A" if signed[-9] != "A" else "B") + signed[-8:],
        lambda signed: signed.rpartition(".")[0],
        lambda signed: signed.rpartition(".")[0] + ".",
        lambda _: Signer("key").sign("somebody.phone").decode(),
        lambda _: "somebody.phone",
        lambda _: "",
        lambda _: "...",
        lambda _: "\u00e9\u0000",
    ],
)
def test_a_forged_cookie_is_nobody(forge):
    identities = signing("key")
    signed = identities.sign(Identity(person="somebody", device="phone"))
    assert identities.read(header(forge(signed))) is None


@pytest.mark.parametrize("cookies", [None, "", "other=1", "magdagdon", "=;;=,", "magdagdon2=x"])
def test_whoever_brings_no_cookie_is_nobody(cookies):
    assert signing("key").read(cookies) is None


def test_a_cookie_signed_by_another_server_is_nobody():
    assert signing("ours").read(header(signing("theirs").sign(new_identity()))) is None


def test_the_right_cookie_is_found_beside_a_wrong_one_of_the_same_name():
    identities = signing("key")
    identity = new_identity()
    assert identities.read(f"{header('wrong')}; other=\u00e9; {header(identities.sign(identity))}") == identity


def test_the_first_key_signs_and_all_verify():
    identity = new_identity()
    old, both, new = signing("old"), signing("new", "old"), signing("new")
    assert both.read(header(old.sign(identity))) == identity
    assert both.sign(identity) == new.sign(identity)
    assert new.read(header(old.sign(identity))) is None


def visit(identities, cookies=None, url="http://here/"):
    request = Request(EnvironBuilder(base_url=url, headers={"Cookie": cookies} if cookies else {}).get_environ())
    response = Response()
    identities.welcome(request, response)
    return response.headers["Set-Cookie"]


def test_a_visit_signed_by_an_old_key_is_signed_anew_for_the_same_person():
    identity = new_identity()
    set_cookie = visit(signing("new", "old"), header(signing("old").sign(identity)))
    assert signing("new").read(set_cookie.partition(";")[0]) == identity


def test_the_cookie_cannot_be_read_by_scripts_nor_sent_by_other_sites_and_lasts():
    attributes = visit(signing("key")).split("; ")
    assert {"HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"} <= set(attributes)
    assert "Secure" not in attributes


def test_the_cookie_stays_inside_tls_when_it_came_through_tls():
    assert "Secure" in visit(signing("key"), url="https://here/").split("; ")


def test_the_cookie_holds_two_tokens_and_a_signature_and_nothing_else():
    value = visit(signing("key")).partition(";")[0].removeprefix(f"{COOKIE}=")
    assert [len(part) for part in value.split(".")] == [22, 22, 43]


def test_keys_are_asked_for_when_they_are_first_needed_and_again_if_that_failed():
    answers = [LookupError(), [b"key"]]

    def keys():
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    identities = Identities(keys)
    assert identities.read(None) is None
    with pytest.raises(LookupError):
        identities.sign(new_identity())
    assert identities.sign(new_identity())
    assert identities.sign(new_identity())
