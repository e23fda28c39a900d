"""Long proofs in many browsers: `make browsers`. Everything that tests/e2e has is here too: servers, phones, logs."""

from tests.e2e.conftest import log_of, morning, phone, process, served, server, wall  # noqa: F401 - fixtures
from tests.server.conftest import open_store, own_store_server, store_server  # noqa: F401 - fixtures
