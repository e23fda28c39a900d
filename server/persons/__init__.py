"""One person on several devices: coming to another one, leaving one, being forgotten."""
