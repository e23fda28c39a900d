# What a person needs: `make run` and `make test`. Everything else serves those who change the game.
PYTHON ?= python3
BIN := .venv/bin
SENTINELS := tests/server/test_failover.py
DEBIAN_RUN := python3-venv
DEBIAN_TEST := chromium redis-server redis-sentinel nginx-light
DEBIAN_BROWSERS := chromium firefox-esr webkit2gtk-driver xvfb

# $(1): Debian packages. Installs what is missing when root; says what is missing otherwise.
debian = missing=$$(for p in $(1); do dpkg -s $$p >/dev/null 2>&1 || echo $$p; done); [ -z "$$missing" ] || \
	{ [ "$$(id -u)" = 0 ] && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; } || \
	{ echo "Debian packages are missing: $$missing"; exit 1; }

.PHONY: run test played the-rest check audit install format lock bench load strength cluster chaos soak browsers shots clean

run: .venv/.run client/node_modules/.run
	@exec $(BIN)/python -m server serve

install: .venv/.test client/node_modules/.test
	@! command -v dpkg >/dev/null || { $(call debian,$(DEBIAN_TEST)); }

# Sentinels judge by the clock: they come first, on a machine that does nothing else.
test: check
	$(BIN)/python -m pytest $(SENTINELS)
	@$(MAKE) -j 2 -O --no-print-directory played the-rest

played:
	$(BIN)/python -m pytest tests/e2e

the-rest:
	node --test tests/client/
	$(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder --ignore tests/e2e --ignore $(SENTINELS)

check: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd client && npx --no-install biome ci && npx --no-install tsc --noEmit
	$(BIN)/check-jsonschema --builtin-schema vendor.compose-spec docker-compose.yml
	$(BIN)/hadolint server/deploy/Dockerfile
	$(BIN)/uv pip check -q --python $(BIN)/python
	$(BIN)/python -m pytest tests/scan.py

# What is known outside about holes in the pinned versions. Asks the registries, so it is no part of `check`.
audit: install
	$(BIN)/uv tool run -q pip-audit --require-hashes --disable-pip -r requirements.lock
	npm audit --prefix client --package-lock-only

bench: install
	$(BIN)/python -m tests.load.decisions
	$(BIN)/python -m tests.load.boards

load: install
	$(BIN)/python -m tests.load

# How strong the bots are, over a thousand games each. It takes the better part of an hour.
strength: install
	$(BIN)/python -m tests.strength

# The server's tests again, on a cluster of three Redis servers.
cluster: install
	$(BIN)/python -m pytest --cluster -n 3 --dist loadfile --no-loadscope-reorder tests/server --ignore $(SENTINELS)

chaos: install
	$(BIN)/python -m tests.chaos

soak: install
	$(BIN)/python -m tests.soak

# Long proofs in three browsers, and Lighthouse. They take minutes, so they are no part of `test`.
browsers: install tests/browsers/node_modules/.installed
	@! command -v dpkg >/dev/null || { $(call debian,$(DEBIAN_BROWSERS)); }
	$(BIN)/python -m pytest tests/browsers

# A picture of every screen, at five sizes, in both themes, into shots/. For a few: python -m tests.shots --help
shots: install
	$(BIN)/python -m tests.shots

format: install
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd client && npx --no-install biome check --write

lock: install
	$(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-header requirements.in -o requirements.lock
	$(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-header -c requirements.lock requirements-dev.in -o requirements-dev.lock
	for folder in client tests/browsers; do (cd $$folder && npm install --package-lock-only --ignore-scripts && \
		python3 -c 'import json; p = "package-lock.json"; lock = json.load(open(p)); [each.pop("funding", None) for each in lock["packages"].values()]; open(p, "w").write(json.dumps(lock, indent=2) + "\n")') || exit 1; done

clean:
	rm -rf .venv client/node_modules tests/browsers/node_modules

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed"; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { $(call debian,$(DEBIAN_RUN)); }
	$(PYTHON) -m venv .venv

.venv/.run: requirements.lock | .venv/bin/python
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes --no-deps -r requirements.lock
	@touch $@

.venv/.test: requirements-dev.lock requirements.lock | .venv/bin/python
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes --no-deps -r requirements-dev.lock
	@touch .venv/.run $@

client/node_modules/.run: client/package-lock.json
	npm ci --prefix client --ignore-scripts --omit=dev --silent
	@touch $@

client/node_modules/.test: client/package-lock.json
	npm ci --prefix client --ignore-scripts --silent
	@touch client/node_modules/.run $@

tests/browsers/node_modules/.installed: tests/browsers/package-lock.json
	npm ci --prefix tests/browsers --ignore-scripts --silent
	@touch $@
