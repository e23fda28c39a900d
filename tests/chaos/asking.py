"""What players ask over plain HTTP: who they are, and a room."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

import msgspec

AGAIN = 0.2
"""Seconds before what was not granted is asked again."""


class Visitor:
    """Somebody at the door, coming from an address of this machine."""

    def __init__(self, url: str, address: str) -> None:
        self._url = url
        self._address = address

    async def become(self) -> str:
        """The cookie of somebody who has never been here before."""
        while True:
            status, _, cookie = await self._post("/api/me", {})
            if status == HTTPStatus.OK:
                return cookie
            await asyncio.sleep(AGAIN)

    async def open_room(self, cookie: str, game: str, options: dict[str, Any]) -> str:
        """The code of a room whose host this is."""
        while True:
            status, answer, _ = await self._post("/api/rooms", {"game": game, "options": options}, cookie)
            if status == HTTPStatus.CREATED:
                return str(answer["code"])
            await asyncio.sleep(AGAIN)

    async def _post(self, path: str, body: object, cookie: str = "") -> tuple[int, dict[str, Any], str]:
        """Status, answer, and the cookie that was set."""
        place = urlsplit(self._url)
        packed = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {place.netloc}\r\nConnection: close\r\nCookie: {cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(packed)}\r\n\r\n"
        )
        reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(self._address, 0))
        try:
            writer.write(head.encode() + packed)
            answer = await reader.read()
        finally:
            writer.close()
        top, _, content = answer.partition(b"\r\n\r\n")
        lines = top.decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
        is_json = headers.get("content-type") == "application/json"
        status = int(lines[0].split()[1]) if lines[0] else 0
        return status, msgspec.json.decode(content) if is_json else {}, headers.get("set-cookie", "").partition(";")[0]
