"""What `server/openapi.json` says of the HTTP API, held against every answer that a test gets in its own process."""

import json
import re
from pathlib import Path

from flask import request
from jsonschema import Draft202012Validator

DOCUMENT = json.loads((Path(__file__).parents[2] / "server/openapi.json").read_text("utf-8"))


def documented(rule):
    """Whether a route belongs into the document."""
    return rule.startswith(("/api/", "/healthz", "/readyz"))


def path_of(rule):
    """A route as the document writes it."""
    return re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule)


def resolved(node, document=DOCUMENT):
    """What a reference stands for."""
    while "$ref" in node:
        found = document
        for part in node["$ref"].removeprefix("#/").split("/"):
            found = found[part]
        node = found
    return node


def validator(schema, document=DOCUMENT):
    return Draft202012Validator({"components": document["components"], **schema})


class Contract:
    """Collects in `broken` what was answered otherwise than documented. `check` is a receiver of `request_finished`."""

    def __init__(self, document=DOCUMENT):
        self._document = document
        self.broken = []

    def check(self, _, response, **__):
        if request.url_rule is None or not documented(request.url_rule.rule) or request.method in ("HEAD", "OPTIONS"):
            return
        where = f"{request.method} {path_of(request.url_rule.rule)} {response.status_code}"
        operation = self._document["paths"].get(path_of(request.url_rule.rule), {}).get(request.method.lower())
        answers = operation["responses"] if operation else {}
        answer = answers.get(str(response.status_code)) or answers.get(f"{response.status_code // 100}XX")
        if answer is None:
            self.broken.append(f"{where}: not documented")
            return
        schema = resolved(answer, self._document)["content"]["application/json"]["schema"]
        for error in validator(schema, self._document).iter_errors(response.get_json()):
            self.broken.append(f"{where}: {error.json_path}: {error.message}")
