# Backroom. `make play` and `make test` do everything they need by themselves; `make help` lists the rest.

PYTHON ?= $(shell scripts/python)
HOST := 127.0.0.1
PORT := 8000
BIN := .venv/bin
STAMPS := .stamps
NATIVE := $(shell find src/backroom/core src/backroom/games src/backroom/bots src/backroom/table src/backroom/store src/backroom/server -name '*.py' 2>/dev/null)
WEB := $(shell find web/src -type f 2>/dev/null) $(wildcard src/backroom/games/fbi/data/*.toml) web/index.html web/package.json web/scripts/pack.mjs web/vite.config.ts web/tsconfig.json
RULES := $(wildcard docs/rules/*.md docs/rules/de/*.md)

.DEFAULT_GOAL := help
.PHONY: help play looked-over deps test test-long lint test-native test-pure test-web test-browser bench golden contract lessons wheel screenshots clean

help: ## Show this list
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Build what is needed, serve the room and open it; HOST=0.0.0.0 lets friends in, PORT=8001 moves it
	@$(MAKE) -s --no-print-directory -j2 $(STAMPS)/native $(STAMPS)/web
	@$(BIN)/backroom serve --open --host $(HOST) --port $(PORT)

test: ## Everything that must hold: lint, types, imports, rules, leaks, both builds, browser
	@$(MAKE) -s --no-print-directory -j2 $(STAMPS)/native looked-over # while one core compiles, the other checks
	@$(MAKE) -s --no-print-directory test-native test-browser
	@scripts/say "All green"

deps: $(STAMPS)/test ## Make .venv ready to run tests on the interpreted build, without compiling anything

lint: $(STAMPS)/test $(STAMPS)/npm ## Style, strict types, import rules, generated contract
	@scripts/say "Checking style, types, imports and the generated contract"
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check .
	@$(BIN)/mypy -p backroom
	@$(BIN)/mypy tests bench
	@$(BIN)/lint-imports --no-logo
	@BACKROOM_PURE=1 $(BIN)/python -m backroom.server.contract --check
	@BACKROOM_PURE=1 $(BIN)/python -m backroom.tutorial --check
	@BACKROOM_PURE=1 $(BIN)/python -m backroom.server.message_page --check
	@cd web && npm run --silent check

test-long: $(STAMPS)/test $(STAMPS)/native ## The server killed at fifty random moments, twice: some ten minutes
	@scripts/say "Killing the server, fifty times in each of two evenings"
	@BACKROOM_KILLS=50 $(BIN)/python -m pytest -q tests/server/test_killed.py

test-native: $(STAMPS)/test $(STAMPS)/native ## The suite on the native build
	@scripts/say "Testing the native build"
	@BACKROOM_PURE=0 $(BIN)/python -m pytest -q -n auto --ignore=tests/browser

test-pure: $(STAMPS)/test ## The suite on the same files, interpreted; nothing needs to be compiled
	@scripts/say "Testing the interpreted build"
	@BACKROOM_PURE=1 $(BIN)/python -m pytest -q -n auto --ignore=tests/browser --ignore=tests/conformance/test_both_builds.py

test-web: $(STAMPS)/npm ## Unit tests of the web client
	@scripts/say "Testing the web client"
	@cd web && npm run --silent test

test-browser: $(STAMPS)/test $(STAMPS)/native $(STAMPS)/web $(STAMPS)/browser ## A real browser plays from the entrance to the final score
	@scripts/say "Playing in a real browser"
	@$(BIN)/python -m pytest -q -n 2 --dist loadfile tests/browser || scripts/played-alone # what fails beside another must hold by itself

bench: $(STAMPS)/bench $(STAMPS)/online $(STAMPS)/native ## Measure against OpenSpiel and boardgame.io in one run, into docs/benchmarks.md
	@$(BIN)/python -m bench --write docs/benchmarks.md

golden: $(STAMPS)/test $(STAMPS)/native ## Write the golden games anew; read the difference before you commit it
	@$(BIN)/python -m tests.golden.write

contract: $(STAMPS)/test ## Write the web client's types and docs/messages.md anew from the messages
	@BACKROOM_PURE=1 $(BIN)/python -m backroom.server.contract
	@BACKROOM_PURE=1 $(BIN)/python -m backroom.server.message_page

lessons: $(STAMPS)/test ## Play the lessons through the engine and write them anew for the web client
	@BACKROOM_PURE=1 $(BIN)/python -m backroom.tutorial

wheel: $(STAMPS)/native $(STAMPS)/web ## Pack rules and page into dist/, for machines without Node and compiler
	@scripts/say "Packing the wheel"
	@rm -rf dist; find build/lib* -type f ! -name '*.so' -delete # what is no longer in the source
	@$(BIN)/python -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w dist .
	@ls dist/*.whl

screenshots: $(STAMPS)/test $(STAMPS)/native $(STAMPS)/web $(STAMPS)/browser ## Take the pictures in docs/screenshots anew
	@$(BIN)/python -m tests.browser.screenshots

clean: ## Remove everything that was built or installed here
	@rm -rf .venv .stamps build dist web/node_modules web/dist src/backroom/web src/*.egg-info
	@find src -name '*.so' -delete

looked-over: $(STAMPS)/test
	@$(MAKE) -s --no-print-directory lint test-web $(STAMPS)/web $(STAMPS)/browser test-pure

# --- what the targets above stand on ------------------------------------------------------------------------------

$(STAMPS)/preflight: scripts/preflight
	@mkdir -p $(STAMPS)
	@PYTHON=$(PYTHON) scripts/preflight
	@touch $@

$(STAMPS)/venv: requirements/play.txt pyproject.toml $(STAMPS)/preflight
	@scripts/say "Making a virtual environment in .venv and installing pinned dependencies"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/play.txt
	@BACKROOM_PURE=1 $(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(STAMPS)/test: requirements/test.txt $(STAMPS)/venv
	@scripts/say "Installing what testing needs"
	@$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/test.txt
	@touch $@

$(STAMPS)/bench: requirements/bench.txt $(STAMPS)/venv
	@scripts/say "Installing OpenSpiel to measure against"
	@$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/bench.txt
	@touch $@

$(STAMPS)/online: bench/online/package-lock.json $(STAMPS)/preflight
	@scripts/say "Installing boardgame.io to measure against"
	@cd bench/online && npm ci --silent --no-audit --no-fund
	@touch $@

$(STAMPS)/native: $(NATIVE) setup.py $(STAMPS)/venv
	@PYTHON=$(BIN)/python scripts/build-native

$(STAMPS)/npm: web/package-lock.json $(STAMPS)/preflight
	@scripts/say "Installing the web client's pinned dependencies"
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(STAMPS)/web: $(WEB) $(RULES) $(STAMPS)/npm
	@scripts/say "Building the web client"
	@cd web && npm run --silent build -- --logLevel warn
	@rm -rf src/backroom/web && cp -r web/dist src/backroom/web
	@touch $@

$(STAMPS)/browser: scripts/browser $(STAMPS)/preflight
	@scripts/browser
	@touch $@
