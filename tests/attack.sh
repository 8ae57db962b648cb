#!/usr/bin/env bash
# Builds the optimized program and repeats the attacks of a review against it: a table of what happened before and what
# happens now. Options go through, as --short and --only WORD.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build --release --locked
target=$(cargo metadata --locked --no-deps --format-version 1 | python3 -c 'import json, sys; print(json.load(sys.stdin)["target_directory"])')
exec python3 tests/attack "$target/release/podium" "$@"
