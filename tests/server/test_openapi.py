"""The document of the HTTP API says what the server does: no route more, none less, and no other answer.

That every answer is as documented is looked at wherever a test asks the API in its own process: see `contract.py`.
"""

import copy
import re

import pytest
from flask import request_finished
from jsonschema import Draft202012Validator

from server.app import create_app
from server.config import Config, Timings
from tests.server.contract import DOCUMENT, Contract, documented, path_of, resolved, validator
from tests.test_texts import messages

METHODS = ("get", "post", "put", "patch", "delete")
OPERATIONS = [
    (path, method, item[method]) for path, item in DOCUMENT["paths"].items() for method in METHODS if method in item
]
FILLED = {
    "code": "BCDFGH",
    "game": "magdagdon",
    "name": "PEACEFUL",
    "day": "2026-11-29",
    "table": "PEACEFUL",
    "id": "x" * 22,
    "no": "1",
}


@pytest.fixture
def web(store):
    app = create_app(Config(), store, timings=Timings(), async_mode="threading")
    client = app.web.test_client()
    client.post("/api/me")
    return client


def everywhere(node):
    """Every object in the document."""
    if isinstance(node, dict):
        yield node
    for inner in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from everywhere(inner)


def test_it_is_openapi_3_1_and_every_schema_in_it_is_json_schema():
    assert re.fullmatch(r"3\.1\.\d", DOCUMENT["openapi"])
    assert {"title", "version"} <= set(DOCUMENT["info"])
    schemas = [node["schema"] for node in everywhere(DOCUMENT["paths"]) if "schema" in node]
    for schema in [*schemas, *DOCUMENT["components"]["schemas"].values()]:
        Draft202012Validator.check_schema(schema)


def test_every_reference_in_it_leads_somewhere_and_nothing_is_left_over():
    used = {node["$ref"] for node in everywhere(DOCUMENT) if "$ref" in node}
    for reference in used:
        assert resolved({"$ref": reference})
    kinds = DOCUMENT["components"]
    there = {f"#/components/{kind}/{name}" for kind in ("parameters", "responses", "schemas") for name in kinds[kind]}
    assert there == used


def test_every_operation_has_a_name_of_its_own_and_its_parameters():
    names = [operation["operationId"] for _, _, operation in OPERATIONS]
    assert len(names) == len(set(names))
    for path, item in DOCUMENT["paths"].items():
        declared = [resolved(parameter)["name"] for parameter in item.get("parameters", [])]
        assert declared == re.findall(r"\{(\w+)\}", path)
    tags = {tag["name"] for tag in DOCUMENT["tags"]}
    assert {tag for _, _, operation in OPERATIONS for tag in operation["tags"]} == tags


def test_it_has_every_route_of_the_server_and_no_other(web):
    routes = {
        (path_of(rule.rule), method.lower())
        for rule in web.application.url_map.iter_rules()
        if documented(rule.rule)
        for method in rule.methods - {"HEAD", "OPTIONS"}
    }
    assert routes == {(path, method) for path, method, _ in OPERATIONS}


def test_every_refusal_it_names_has_words():
    named = {
        reason
        for _, _, operation in OPERATIONS
        for reason in operation.get("description", "").removeprefix("Refusals: ").rstrip(".").split(", ")
        if reason
    }
    assert named - set(messages("en")) == set()


@pytest.mark.parametrize(
    ("path", "method", "operation"), [each for each in OPERATIONS if "requestBody" in each[2]], ids=lambda each: None
)
def test_what_it_does_not_let_anybody_send_is_a_bad_request(web, path, method, operation):
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    for wrong in ([], {"unheard_of": 1}):
        assert not validator(schema).is_valid(wrong)
        answer = getattr(web, method)(path.format(**FILLED), json=wrong)
        assert (answer.status_code, answer.json["reason"]) == (400, "bad_request")


@pytest.mark.parametrize(("path", "method", "operation"), OPERATIONS, ids=lambda each: None)
def test_who_asks_without_a_cookie_is_refused_where_it_says_so(web, path, method, operation):
    stranger = web.application.test_client()
    answer = getattr(stranger, method)(path.format(**FILLED), json={"code": "x"} if path.endswith("claim") else {})
    assert (answer.status_code == 401) == ("security" not in operation)


def test_an_answer_that_is_not_documented_is_noticed(web, contract):
    narrower = copy.deepcopy(DOCUMENT)
    del narrower["components"]["schemas"]["Streak"]["properties"]["freezes"]
    del narrower["paths"]["/api/scores"]["get"]
    strict = Contract(narrower)
    with request_finished.connected_to(strict.check):
        web.get("/api/daily")
        web.get("/api/scores")
    assert [broken.split(":")[0] for broken in strict.broken] == ["GET /api/daily 200", "GET /api/scores 200"]
    assert contract.broken == []
