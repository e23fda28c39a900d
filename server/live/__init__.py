"""Sockets: who is connected, what they send, and what everybody is told."""
