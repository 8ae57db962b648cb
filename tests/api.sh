#!/usr/bin/env bash
# Calls the running program with what the API's description allows, and with what it does not allow (schemathesis, seeded),
# with a token of each scope. Options go through, as `--only players` and `--examples 100`. The program is the one in
# PODIUM_PROGRAM, or the one that `cargo test --no-run` has built.
set -euo pipefail
cd "$(dirname "$0")/.."
exec </dev/null

. tests/install.sh
need python3 python3
need_venv
install_needed

# Installed again when another version is wanted; otherwise the network is not used.
venv=target/api-venv
if ! cmp -s tests/api/requirements.txt "$venv/requirements.txt"; then
    rm -rf "$venv"
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check --no-deps --only-binary :all: -r tests/api/requirements.txt
    cp tests/api/requirements.txt "$venv/requirements.txt"
fi

program=${PODIUM_PROGRAM:-target/debug/podium}
exec "$venv/bin/python" tests/api/run.py "$program" "$@"
