#!/usr/bin/env bash
# Compares ratings with those of Python's openskill, which is installed into target/ratings-venv: thousands of random games of
# two to six, with draws and shared places.
set -euo pipefail
cd "$(dirname "$0")/.."
exec </dev/null

. tests/install.sh
need_venv
install_needed

wanted='openskill==6.2.0'
venv=target/ratings-venv
if [ "$(cat "$venv/wanted" 2>/dev/null)" != "$wanted" ]; then
    rm -rf "$venv"
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check --no-deps --only-binary :all: "$wanted"
    echo "$wanted" >"$venv/wanted"
fi
cargo build --locked --quiet -p podium-rating --example rate
target=$(cargo metadata --locked --no-deps --format-version 1 | python3 -c 'import json, sys; print(json.load(sys.stdin)["target_directory"])')
exec "$venv/bin/python" tests/recompute/ratings.py "$target/debug/examples/rate"
