"""How the process and its store are, for whatever watches over them: a proxy, a container engine, Prometheus."""

from __future__ import annotations

from http import HTTPStatus

from flask import Blueprint, Response

from server.operating.health import Health
from server.operating.leaving import Leaving
from server.operating.metrics import CONTENT_TYPE, Metrics
from server.web.answers import answer, refusal


class Vitals:
    """The views for whatever watches over the process."""

    def __init__(self, health: Health, leaving: Leaving, metrics: Metrics) -> None:
        self._health = health
        self._leaving = leaving
        self._metrics = metrics

    def blueprint(self) -> Blueprint:
        """Everything here at its address."""
        routes = Blueprint("vitals", __name__)
        routes.add_url_rule("/healthz", "healthz", self.healthz)
        routes.add_url_rule("/readyz", "readyz", self.readyz)
        routes.add_url_rule("/metrics", "metrics", self.metrics)
        return routes

    def healthz(self) -> Response:
        """The process answers."""
        return answer(HTTPStatus.OK, ok=True)

    def readyz(self) -> Response:
        """People may be sent here: the store saves, and the process is not about to end."""
        if self._leaving.begun:
            return refusal(HTTPStatus.SERVICE_UNAVAILABLE, "server_leaving")
        trouble = self._health.look()
        if trouble is not None:
            return refusal(HTTPStatus.SERVICE_UNAVAILABLE, "store_away", trouble=trouble)
        return answer(HTTPStatus.OK, ok=True)

    def metrics(self) -> Response:
        """The numbers of this process."""
        response = Response(self._metrics.text(), content_type=CONTENT_TYPE)
        response.cache_control.no_store = True
        return response
