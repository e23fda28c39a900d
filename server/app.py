"""Wires everything: one application out of its settings and its store."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any, Protocol

from flask import Blueprint, Flask, Response, request
from flask_socketio import SocketIO  # type: ignore[import-untyped]
from werkzeug.exceptions import HTTPException

from engine.game import Record
from server import wire
from server.config import Config, Timings
from server.daily.challenges import Days
from server.daily.groups import Groups
from server.identity import Identities
from server.limits import Limits, Throttle
from server.live.broadcast import Broadcast
from server.live.emotes import Emotes
from server.live.presence import Presence
from server.live.pressure import Pressure
from server.live.removals import Removals
from server.live.sockets import Events, register
from server.operating.account import Account
from server.operating.health import Health
from server.operating.leaving import Leaving
from server.operating.metrics import Metrics
from server.persons.erasure import Erasure, FromRooms
from server.persons.forgetting import Forgetting
from server.persons.transfer import Transfer
from server.records.hidden import Hidden
from server.records.measures import Measures
from server.records.recording import Recorder
from server.records.records import Records
from server.records.scores import Scores
from server.rooms.clock import Clock
from server.rooms.tables import Tables
from server.store.store import Store
from server.web.answers import own_url, refusal
from server.web.api import Api
from server.web.daily_api import DailyApi
from server.web.front import Front
from server.web.groups_api import GroupsApi
from server.web.me import Me
from server.web.pages import Folders, Pages
from server.web.rim import same_origin, wrapped
from server.web.scores_api import ScoresApi
from server.web.vitals import Vitals

LONGEST_REQUEST = 16_384
"""Bytes that a request or a packet may have."""

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


class App(Record, frozen=True):
    """A wired application: the web side, the sockets, and the loops that run beside them."""

    web: Flask
    socketio: SocketIO
    loops: tuple[Callable[[Callable[[float], Any], Callable[[], bool]], None], ...]
    """Each is a background task: `loop(sleep, stop)`."""
    leaving: Leaving
    account: Account


class View(Protocol):
    """What answers under addresses of its own."""

    def blueprint(self) -> Blueprint:
        """The addresses, to be registered once."""


def create_app(  # noqa: PLR0913 - everything meets here
    config: Config,
    store: Store,
    *,
    timings: Timings,
    async_mode: str,
    limits: Limits = Limits(),  # noqa: B008 - frozen
    lan_url: str | None = None,
    folders: Folders = Folders(),  # noqa: B008 - frozen
) -> App:
    """The application. `lan_url`: where others reach it when it is asked under an address of this machine alone."""
    web = open_web()
    socketio = open_sockets(web, config, timings, async_mode)
    identities = open_identities(config, store)
    throttle, leaving = Throttle(limits), Leaving()
    tables = Tables(store, timings, Recorder(store).record)
    broadcast = Broadcast(socketio.server, store, tables)
    presence = Presence(store, tables, broadcast, timings)
    emotes = Emotes(socketio.server, store, tables, throttle)
    removals = Removals(store, broadcast.followers, socketio.server.disconnect)
    health, metrics = Health(store, timings.health_every), Metrics()
    account = Account(metrics, broadcast.followers.seat)
    metrics.tell_of(store, health, broadcast.followers)
    shared = partial(shared_url, config.public_url, lan_url)
    front = Front(identities, throttle, account, config.public_url, shared)
    days = open_days(config, store, tables)
    show(
        web,
        Pages(identities, folders, shared),
        Api(front, tables),
        *results(front, store, days),
        *people(front, store, tables, days),
        Vitals(health, leaving, metrics),
    )
    listen(store, broadcast, presence, emotes, removals)
    wire.guard(socketio.server, limits.frames, Pressure(lambda: account.open, limits.patience, account.busy))
    register(socketio, Events(tables, broadcast, presence, emotes, identities, throttle, account))
    web.wsgi_app = wrapped(leaving.guarded(web.wsgi_app), config.proxies, throttle)  # type: ignore[method-assign, assignment]
    sweeps = presence.run, Clock(store, tables, timings).run, health.run, removals.run
    return App(web, socketio, (broadcast.run, broadcast.tend, emotes.run, *sweeps), leaving, account)


def open_web() -> Flask:
    """The web side, with nothing to show yet."""
    web = Flask("server", static_folder=None)
    web.config["MAX_CONTENT_LENGTH"] = LONGEST_REQUEST
    web.url_map.strict_slashes = web.url_map.merge_slashes = False
    return web


def open_identities(config: Config, store: Store) -> Identities:
    """Who is who, by the keys of the settings, or else by the store's own."""
    keys = [key.encode() for key in config.secret_keys]
    return Identities(lambda: keys or [store.secret("cookie")], store.alive, store.came)


def open_days(config: Config, store: Store, tables: Tables) -> Days:
    """The challenges of the days."""

    def secret() -> bytes:
        return config.daily_secret.encode() if config.daily_secret else store.secret("daily")

    return Days(store, tables, secret)


def results(front: Front, store: Store, days: Days) -> tuple[DailyApi, ScoresApi]:
    """The views of what finished games have come to."""
    scores = Scores(store.line)
    return DailyApi(front, days, scores), ScoresApi(front, days, scores, Records(store.line), Measures(store.line))


def people(front: Front, store: Store, tables: Tables, days: Days) -> tuple[Me, GroupsApi]:
    """The views of a person's own things, and of those who belong together."""
    groups, line = Groups(store.line), store.line
    results = Forgetting(store).forget
    steps = FromRooms(store, tables), results, groups.forget, Hidden(line).forget, store.erase
    return Me(front, Transfer(store, tables), Erasure(steps)), GroupsApi(front, groups, days)


def show(web: Flask, pages: Pages, *views: View) -> None:
    """Answer under the addresses of these, and under all others as `failure` says."""
    for view in (pages, *views):
        web.register_blueprint(view.blueprint())
    web.register_error_handler(HTTPException, lambda error: failure(error, pages))


def listen(store: Store, broadcast: Broadcast, presence: Presence, emotes: Emotes, removals: Removals) -> None:
    """Let everybody hear what the store publishes, and what becomes of it."""
    store.listen(
        broadcast.published,
        one_after_another(broadcast.gap, removals.doubt),
        one_after_another(broadcast.doubt, presence.reached, removals.doubt),
        emotes.heard,
        removals.published,
    )


def one_after_another(*steps: Callable[[], None]) -> Callable[[], None]:
    """What takes all of these steps."""

    def take() -> None:
        for step in steps:
            step()

    return take


def open_sockets(web: Flask, config: Config, timings: Timings, async_mode: str) -> SocketIO:
    """The Socket.IO side: websocket only, in order, small packets, for pages of this server alone."""
    return SocketIO(
        web,
        async_mode=async_mode,
        async_handlers=False,
        transports=["websocket"],
        allow_upgrades=False,
        max_http_buffer_size=LONGEST_REQUEST,
        ping_interval=timings.ping_every,
        ping_timeout=timings.ping_answer,
        cors_allowed_origins=lambda origin, environ: same_origin(origin, environ, config.public_url),
        cors_credentials=False,
        manage_session=False,
        json=wire.Json,
        serializer=wire.Packet,
    )


def shared_url(public_url: str | None, lan_url: str | None) -> str:
    """Scheme and host under which somebody else reaches this server: what a link and a QR code must hold."""
    here_alone = request.host.rpartition(":")[0] in LOOPBACK or request.host in LOOPBACK
    return public_url or (lan_url if here_alone and lan_url else own_url())


def failure(error: HTTPException, pages: Pages) -> Response:
    """What the web side itself refuses: a page for whoever reads pages and asked for an unknown address, else JSON."""
    code = error.code or HTTPStatus.INTERNAL_SERVER_ERROR
    if code == HTTPStatus.NOT_FOUND and request.method == "GET" and "text/html" in request.headers.get("Accept", ""):
        return pages.unknown()
    return refusal(HTTPStatus(code), "bad_request" if code < HTTPStatus.INTERNAL_SERVER_ERROR else "server_failed")
