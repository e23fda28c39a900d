"""HTTP: the pages and everything beside them, and the API."""
