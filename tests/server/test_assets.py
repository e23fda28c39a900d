"""What pages are made of may be kept for ever, comes small, and is all of one version."""

import gzip
import re
import subprocess

import pytest

from server.web.assets import Assets
from server.web.document import document
from server.web.pages import Folders

FILES = {
    "client/index.html": '<head><script type="module" src="/client/main.js"></script></head>\n<body></body>',
    "client/main.js": """/** Begins. */
import { html } from "/vendor/lit-html/lit-html.js";
import { one } from "./views/one.js";
/** @type {import("./never.js").Never} */
export const play = (language) => import("./games/chess.js").then(() => fetch(`/i18n/${language}.ftl`));
""",
    "client/views/one.js": 'export const one = 1;\nexport * from "../two.js";\n',
    "client/two.js": 'import "./views/one.js";\n',
    "client/games/chess.js": 'import { one } from "../views/one.js";\nimport { king } from "./king.js";\n',
    "client/games/king.js": 'export const king = "/client/king.svg";\n',
    "client/king.svg": "<svg/>",
    "client/styles/all.css": '@import url("/client/styles/a.css");\n@import url("/client/styles/b.css");\n',
    "client/styles/a.css": 'a { background: url("/client/king.svg"); }\n',
    "client/styles/b.css": "b { color: red; }\n",
    "client/node_modules/lit-html/lit-html.js": 'import{x}from"./x.js";export{x as html};',
    "client/node_modules/lit-html/x.js": "export const x=1;",
    "i18n/en/a.ftl": "# Said by a king.\na = One\n    # two\n",
}


@pytest.fixture
def folders(tmp_path):
    for path, text in FILES.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    return tmp_path


@pytest.fixture
def assets(folders):
    return Assets(folders / "client", folders / "i18n")


def test_a_version_is_made_of_every_byte_that_browsers_may_load(folders, assets):
    versions = {assets.version}
    for path in (*FILES, "client/package-lock.json"):
        if "node_modules" not in path:
            (folders / path).write_text(FILES.get(path, "{}") + " ")
            versions.add(Assets(folders / "client", folders / "i18n").version)
    assert len(versions) == len(FILES)


def test_what_is_served_is_what_lay_there_at_the_start(folders, assets):
    (folders / "client/two.js").write_text("changed")
    assert assets["/client/two.js"].content.decode() == FILES["client/two.js"]


def test_files_name_each_other_by_addresses_of_their_version(assets):
    prefix = f"/v/{assets.version}"
    main = assets["/client/main.js"].content.decode()
    assert f'from "{prefix}/vendor/lit-html/lit-html.js"' in main
    assert f"`{prefix}/i18n/${{language}}.ftl`" in main
    assert f'url("{prefix}/client/king.svg")' in assets["/client/styles/all.css"].content.decode()


def test_a_module_comes_without_its_remarks_and_its_lines_keep_their_numbers(assets):
    main = assets["/client/main.js"].content.decode()
    assert "Begins" not in main
    assert "never.js" not in main
    assert [line for line in main.split("\n") if line.startswith("import")] == main.split("\n")[1:3]


def test_a_style_sheet_comes_with_those_it_is_made_of(assets):
    style = assets["/client/styles/all.css"].content.decode()
    assert "@import" not in style
    assert style.index("a {") < style.index("b {")


def test_texts_come_without_the_remarks_for_translators(assets):
    assert assets["/i18n/en.ftl"].content == b"a = One\n    # two\n"


def test_the_document_hints_at_every_module_it_needs_and_unfolds_those_of_later(assets):
    page = document(assets, "/client/index.html").decode()
    head, body = page.split("</head>")
    hinted = re.compile(r'rel="modulepreload" href="/v/[0-9a-f]+([^"]+)"')
    assert set(hinted.findall(head)) == {
        "/client/main.js",
        "/client/views/one.js",
        "/client/two.js",
        "/vendor/lit-html/lit-html.js",
        "/vendor/lit-html/x.js",
    }
    assert re.findall(r'<template data-for="/v/[0-9a-f]+([^"]+)"', body) == ["/client/games/chess.js"]
    assert set(hinted.findall(body)) == {"/client/games/chess.js", "/client/games/king.js"}


def test_what_is_compressed_is_the_same_and_smaller():
    folders = Folders()
    main = Assets(folders.client, folders.i18n)["/client/main.js"]
    assert gzip.decompress(main.packed) == main.content
    assert len(main.packed) < len(main.content) / 2


def test_every_module_of_the_client_is_still_one_without_its_remarks(tmp_path):
    folders = Folders()
    assets = Assets(folders.client, folders.i18n)
    entry = assets.parts("/client/main.js")
    modules = {*entry.now, *(one for late in entry.later for one in assets.parts(late).now)}
    for module in (one for one in modules if one.startswith("/client/")):
        (tmp_path / module.removeprefix("/client/").replace("/", ".")).write_bytes(assets[module].content)
    checks = "import{readFileSync as read,readdirSync as list}from'fs';import{SourceTextModule as M}from'vm';"
    checks += "for(const name of list('.'))new M(read(name,'utf8'),{identifier:name});"
    node = ["node", "--experimental-vm-modules", "--no-warnings", "--input-type=module", "-e", checks]
    assert subprocess.run(node, cwd=tmp_path, capture_output=True, text=True, check=False).stderr == ""
