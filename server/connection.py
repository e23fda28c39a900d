"""Connections to the store that every thread of a process shares."""

from __future__ import annotations


class StoreAway(Exception):
    """The store gave no answer. What was asked may have been done or not: ask again with the same request id."""
