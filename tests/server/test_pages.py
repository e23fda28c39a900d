import gzip
import json
import re
import struct
from pathlib import Path

import pytest

from engine import GAMES
from server.app import create_app
from server.config import Config, Timings
from server.store.store import Store
from server.web.pages import Folders
from server.web.rim import content_policy, same_origin

ROOT = Path(__file__).parents[2]
HTML = {"Accept": "text/html,application/xhtml+xml"}


@pytest.fixture(scope="module")
def away():
    """A store that nobody answers for: pages need none."""
    store = Store("redis://127.0.0.1:1", limit=0.5)
    yield store
    store.close()


@pytest.fixture
def open_web(away):
    def client(folders=None, lan_url=None, jar=True, **config):
        config = Config(**{"secret_keys": ("key",)} | config)
        folders = folders or Folders()
        app = create_app(config, away, timings=Timings(), async_mode="threading", lan_url=lan_url, folders=folders)
        return app.web.test_client(use_cookies=jar)

    return client


@pytest.fixture
def web(open_web):
    return open_web()


@pytest.fixture
def folders(tmp_path):
    """A client and texts with everything that must stay inside beside what may go out."""
    for path in (
        "client/index.html",
        "client/main.js",
        "client/views/table.js",
        "client/package.json",
        "client/.npmrc",
        "client/.hidden/a.js",
        "client/wire.d.ts",
        "client/node_modules/lit-html/lit-html.js",
        "client/node_modules/lit-html/package.json",
        "client/node_modules/typescript/lib/tsc.js",
        "server/secret.js",
    ):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(f"/* {path} */")
    for path, text in {
        "en/b.ftl": "b = Two",
        "en/a.ftl": "a = One",
        "en/notes.txt": "no",
        "top.ftl": "x = Out",
    }.items():
        (tmp_path / "i18n" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "i18n" / path).write_text(text)
    return Folders(client=tmp_path / "client", i18n=tmp_path / "i18n")


@pytest.mark.parametrize(
    "address", ["/", "/r/BCDFGH", "/r/bcd-fgh", "/r/nonsense", "/r/BCDFGH/", "/rules/magdagdon", "/about"]
)
def test_every_page_is_the_same_document_with_an_identity(web, address):
    answer = web.get(address)
    assert answer.status_code == 200
    assert answer.mimetype == "text/html"
    assert answer.data == web.get("/").data
    assert b'<div id="app">' in answer.data
    assert answer.headers["Set-Cookie"].startswith("magdagdon=")
    assert {"no-cache", "private"} <= set(answer.headers["Cache-Control"].split(", "))


def test_a_wall_has_a_document_of_its_own_with_an_identity(web):
    answer = web.get("/tv")
    assert answer.data == web.get("/tv/BCDFGH").data
    assert b"/client/tv/main.js" in answer.data
    assert b"/client/main.js" not in answer.data
    assert answer.headers["Set-Cookie"].startswith("magdagdon=")


def test_a_page_that_has_not_changed_is_not_sent_again_but_the_identity_lives_on(web):
    first = web.get("/")
    again = web.get("/", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert again.headers["Set-Cookie"].startswith("magdagdon=")


def test_a_visitor_stays_the_same_person(web):
    first, second = (web.get("/").headers["Set-Cookie"].partition(";")[0] for _ in range(2))
    assert first == second


def test_a_page_loads_while_the_store_is_away_and_no_known_visitor_is_made_a_stranger(open_web):
    answer = open_web(secret_keys=(), jar=False).get("/r/BCDFGH", headers={"Cookie": "magdagdon=a.b.c"})
    assert answer.status_code == 200
    assert "Set-Cookie" not in answer.headers


@pytest.mark.parametrize("address", ["/nowhere", "/r", "/r/BCDFGH/more", "/client", "/client/none.js", "/api/none"])
def test_an_unknown_address_is_a_page_to_whoever_reads_pages_and_json_to_others(web, address):
    page = web.get(address, headers=HTML)
    assert (page.status_code, page.mimetype) == (404, "text/html")
    other = web.get(address)
    assert (other.status_code, other.json) == (404, {"ok": False, "reason": "bad_request", "params": {}})


def test_an_unknown_address_is_never_answered_as_unchanged(web):
    etag = web.get("/").headers["ETag"]
    assert web.get("/nowhere", headers=HTML | {"If-None-Match": etag}).status_code == 404


def test_a_wrong_method_is_a_bad_request(web):
    answer = web.post("/")
    assert (answer.status_code, answer.json["reason"]) == (405, "bad_request")
    assert "Set-Cookie" not in answer.headers


@pytest.mark.parametrize(
    ("address", "kind"),
    [
        ("/client/main.js", "text/javascript"),
        ("/client/views/table.js", "text/javascript"),
        ("/vendor/lit-html/lit-html.js", "text/javascript"),
    ],
)
def test_a_module_has_the_type_browsers_insist_on_and_is_asked_for_again(open_web, folders, address, kind):
    web = open_web(folders)
    answer = web.get(address)
    assert (answer.status_code, answer.mimetype) == (200, kind)
    assert "no-cache" in answer.headers["Cache-Control"]
    assert web.get(address, headers={"If-None-Match": answer.headers["ETag"]}).status_code == 304


@pytest.mark.parametrize(
    "address",
    [
        "/client/package.json",
        "/client/.npmrc",
        "/client/.hidden/a.js",
        "/client/wire.d.ts",
        "/client/node_modules/lit-html/lit-html.js",
        "/client/views/../node_modules/lit-html/lit-html.js",
        "/client/./node_modules/lit-html/lit-html.js",
        "/client/views/..%2fnode_modules/lit-html/lit-html.js",
        "/client//node_modules/lit-html/lit-html.js",
        "/client/../server/secret.js",
        "/client/..%2fserver/secret.js",
        "/client/%2e%2e/server/secret.js",
        "/client/..%5cserver%5csecret.js",
        "/client/%2fetc/passwd.js",
        "/client/main.js%00",
        "/client/",
        "/client/views",
        "/vendor/lit-html/package.json",
        "/vendor/typescript/lib/tsc.js",
        "/vendor/lit-html/../typescript/lib/tsc.js",
        "/vendor/lit-html/directives/../../typescript/lib/tsc.js",
        "/vendor/../main.js",
        "/vendor/lit-html/lit-html.js%0a",
        "/i18n/xx.ftl",
        "/i18n/top.ftl",
        "/i18n/..%2fi18n/en.ftl",
        "/i18n/..ftl",
        "/i18n/EN.ftl",
        "/i18n/en.txt",
    ],
)
def test_nothing_else_leaves_the_folders(open_web, folders, address):
    assert open_web(folders).get(address).status_code == 404


def test_the_texts_of_a_language_are_one_file(open_web, folders):
    web = open_web(folders)
    answer = web.get("/i18n/en.ftl")
    assert answer.text == "a = One\nb = Two"
    unchanged = {"If-None-Match": answer.headers["ETag"]}
    assert web.get("/i18n/en.ftl", headers=unchanged).status_code == 304
    (folders.i18n / "en" / "a.ftl").write_text("a = Changed")
    assert open_web(folders).get("/i18n/en.ftl", headers=unchanged).status_code == 200


def languages(page):
    return json.loads(re.search("<meta name=\"languages\" content='([^']*)'>", page)[1])


@pytest.mark.parametrize("address", ["/", "/tv"])
def test_a_folder_of_texts_is_a_language_and_the_document_names_each(web, address):
    found = languages(web.get(address).text)
    assert set(found) == {path.name for path in (ROOT / "i18n").iterdir() if path.is_dir()}
    assert found["pt-BR"] == "Português (Brasil)"
    assert [name for name in found.values() if name < "Č"] == sorted(name for name in found.values() if name < "Č")


def test_what_a_language_calls_itself_cannot_leave_its_place_in_the_document(open_web, folders):
    (folders.client / "index.html").write_text("<meta name=\"languages\" content='{}'>")
    (folders.i18n / "en" / "a.ftl").write_text('language-name = <b>O\'Neill & "Co"')
    assert languages(open_web(folders).get("/").text) == {"en": '<b>O\'Neill & "Co"'}


@pytest.mark.parametrize("address", ["/", "/tv"])
def test_everything_the_document_names_is_served(web, address):
    named = re.findall(r'(?:href|src)="(/[^"]+)"', web.get(address).text)
    assert len(named) > 30
    assert {name: web.get(name).status_code for name in named} == dict.fromkeys(named, 200)


def test_every_library_the_client_imports_is_served_with_what_it_imports_in_turn(web):
    modules = [file for file in (ROOT / "client").rglob("*.js") if "node_modules" not in file.parts]
    waiting = {name for file in modules for name in re.findall(r'"(/vendor/[^"]+\.js)"', file.read_text())}
    served = {}
    while waiting:
        name = waiting.pop()
        answer = web.get(name)
        served[name] = answer.status_code
        for inner in re.findall(r'from ?"(\.{1,2}/[^"]+)"', answer.text):
            found = "/" + str((Path(name).parent / inner).resolve().relative_to("/"))
            waiting |= {found} - served.keys()
    assert len(served) >= 3
    assert served == dict.fromkeys(served, 200)


def test_a_room_has_a_qr_code_of_its_address_however_the_code_is_typed(web, open_web):
    answer = web.get("/r/BCDFGH/qr.svg")
    assert (answer.status_code, answer.mimetype) == (200, "image/svg+xml")
    assert web.get("/r/bcd-fgh/qr.svg").data == answer.data
    assert web.get("/r/BCDFGJ/qr.svg").data != answer.data
    assert web.get("/r/BCDF0H/qr.svg").status_code == 404
    assert web.get("/r/BCDFGHX/qr.svg").status_code == 404


def test_the_qr_code_holds_an_address_that_others_reach(open_web):
    lan = open_web(lan_url="http://192.168.1.4:8000")
    drawn = lan.get("/r/BCDFGH/qr.svg", base_url="http://192.168.1.4:8000").data
    for here in ("http://localhost:8000", "http://127.0.0.1:8000", "http://[::1]:8000", "http://localhost"):
        assert lan.get("/r/BCDFGH/qr.svg", base_url=here).data == drawn
    assert lan.get("/r/BCDFGH/qr.svg", base_url="http://table.local:8000").data != drawn
    public = open_web(public_url="http://192.168.1.4:8000", lan_url="http://10.0.0.1:8000")
    assert public.get("/r/BCDFGH/qr.svg", base_url="http://elsewhere").data == drawn


@pytest.mark.parametrize("address", ["/", "/nowhere", "/client/main.js", "/healthz", "/readyz", "/socket.io/?EIO=4"])
def test_every_answer_carries_the_security_headers(web, address):
    headers = web.get(address).headers
    policy = dict(rule.split(" ", 1) for rule in headers["Content-Security-Policy"].split("; "))
    for rule in ("default-src", "script-src", "style-src"):
        assert policy[rule] == "'self'"
    assert policy["img-src"] == "'self' data:"
    assert policy["connect-src"] == "'self' ws://localhost wss://localhost"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]


@pytest.mark.parametrize("host", ["evil.example; script-src *", "a b", "x'y", ""])
def test_a_host_that_is_none_does_not_get_into_the_policy(host):
    assert "connect-src 'self'; " in content_policy(host)


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        (None, "play.example.org", True),
        ("https://play.example.org", "play.example.org", True),
        ("http://play.example.org", "play.example.org", True),
        ("http://192.168.1.4:8000", "192.168.1.4:8000", True),
        ("http://table.local:8000", "table.local:8000", True),
        ("http://Table.local:8000", "table.LOCAL:8000", True),
        ("http://[fd00::1]:8000", "[fd00::1]:8000", True),
        ("http://192.168.1.4:8001", "192.168.1.4:8000", False),
        ("https://evil.example", "play.example.org", False),
        ("https://play.example.org.evil.example", "play.example.org", False),
        ("https://evil.example/play.example.org", "play.example.org", False),
        ("https://play.example.org@evil.example", "play.example.org", False),
        ("null", "play.example.org", False),
        ("", "play.example.org", False),
        ("null", "", False),
        ("http://[", "play.example.org", False),
    ],
)
def test_a_page_of_this_server_is_told_by_name_address_and_port(origin, host, same):
    assert same_origin(origin, {"HTTP_HOST": host}, None) is same


def test_a_page_at_the_public_address_is_ours_whatever_the_proxy_makes_of_the_host():
    inside = {"HTTP_HOST": "app:8000"}
    assert same_origin("https://play.example.org", inside, "https://play.example.org")
    assert not same_origin("http://play.example.org", inside, "https://play.example.org")


FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "play.example.org", "X-Forwarded-For": "203.0.113.9"}


def test_forwarded_headers_count_only_for_as_many_proxies_as_are_trusted(open_web):
    assert "Secure" not in open_web().get("/", headers=FORWARDED).headers["Set-Cookie"]
    behind = open_web(proxies=1).get("/", headers=FORWARDED)
    assert "Secure" in behind.headers["Set-Cookie"]
    assert "wss://play.example.org" in behind.headers["Content-Security-Policy"]
    assert "Secure" not in open_web(proxies=2).get("/", headers=FORWARDED).headers["Set-Cookie"]


def test_a_failure_inside_tells_nothing_about_itself(open_web, folders):
    (folders.client / "index.html").unlink()
    answer = open_web(folders).get("/", headers=HTML)
    assert answer.status_code == 500
    assert json.loads(answer.data) == {"ok": False, "reason": "server_failed", "params": {}}


def test_a_file_of_a_version_is_kept_for_ever_and_of_another_version_there_is_none(web):
    version = web.get("/version").text
    kept = web.get(f"/v/{version}/client/main.js")
    assert (kept.status_code, kept.mimetype) == (200, "text/javascript")
    assert kept.cache_control.immutable
    assert kept.cache_control.max_age >= 30 * 86_400
    assert web.get("/version").cache_control.no_store
    assert web.get("/v/0123456789ab/client/main.js").status_code == 404
    assert web.get(f"/v/{version}/client/package.json").status_code == 404


def test_what_is_text_comes_compressed_to_whoever_can_read_that(web):
    for address in ("/", "/client/main.js", "/i18n/el.ftl", "/client/icons.svg"):
        plain, packed = web.get(address), web.get(address, headers={"Accept-Encoding": "br, gzip"})
        assert "Content-Encoding" not in plain.headers
        assert packed.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(packed.data) == plain.data
        assert "Accept-Encoding" in packed.headers["Vary"]
        assert "Content-Encoding" not in web.get(address, headers={"Accept-Encoding": "gzip;q=0"}).headers


def test_a_font_is_compressed_already(web):
    font = "/vendor/@fontsource-variable/piazzolla/files/piazzolla-greek-wght-normal.woff2"
    answer = web.get(font, headers={"Accept-Encoding": "gzip"})
    assert (answer.status_code, answer.mimetype) == (200, "font/woff2")
    assert "Content-Encoding" not in answer.headers


def test_a_part_of_a_page_carries_what_holds_for_parts_and_no_more(web):
    version = web.get("/version").text
    headers = web.get(f"/v/{version}/client/main.js").headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert len(str(headers)) < 350


WIRE, FONTS, MORE_FONTS = 120_000, 100_000, 130_000
"""Bytes that a first visit may cost, and the fonts beside it; more for the letters of Central Europe."""


@pytest.mark.parametrize("language", sorted(path.name for path in (ROOT / "i18n").iterdir()))
def test_a_first_visit_is_small(web, language):
    head = web.get("/").text.partition("<template data-for")[0].partition('<link rel="apple-touch-icon"')
    version = web.get("/version").text
    named = re.findall(r'(?:href|src)="(/[^"]+)"', head[0] + head[2].partition("\n")[2])
    files = ["/", *named, f"/v/{version}/i18n/{language}.ftl"]
    fonts = [name for name in files if name.endswith(".woff2")]
    more = {"el": "greek", "cs": "latin-ext", "sk": "latin-ext"}.get(language)
    fonts += [name.replace("latin", more) for name in fonts] if more else []
    assert sum(cost(web, name) for name in set(files) - set(fonts)) < WIRE
    assert sum(cost(web, name) for name in fonts) < (MORE_FONTS if more == "latin-ext" else FONTS)


@pytest.mark.parametrize("game", [game.replace("_", "-") for game in GAMES])
def test_the_styles_of_a_table_are_small(web, game):
    assert sum(cost(web, f"/client/styles/{name}.css") for name in ("shell", game)) < 20_000


def cost(web, name):
    """Bytes of an answer, its headers included."""
    answer = web.get(name, headers={"Accept-Encoding": "gzip"})
    assert answer.status_code == 200
    return len(answer.data) + len(str(answer.headers))


def test_the_manifest_names_icons_of_the_size_it_says(web):
    manifest = web.get("/manifest.webmanifest")
    assert manifest.mimetype == "application/manifest+json"
    icons = json.loads(manifest.data)["icons"]
    assert {icon["purpose"] for icon in icons} == {"any", "maskable", "monochrome"}
    for icon in icons:
        answer = web.get(icon["src"])
        assert (answer.status_code, answer.mimetype) == (200, icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.data[16:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_the_service_worker_lies_where_it_rules_every_page_and_is_asked_for_again(web):
    worker = web.get("/worker.js")
    assert (worker.status_code, worker.mimetype) == (200, "text/javascript")
    assert "no-cache" in worker.headers["Cache-Control"]
    assert web.get("/version").text in worker.text
