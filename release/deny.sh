#!/usr/bin/env bash
# Checks what Podium is built from against deny.toml: licences, bans, sources, and the advisories that are known today.
# Needs cargo and, the first time, the network and some minutes: it builds cargo-deny into target/tools. The advisories are
# fetched again if the network allows it; otherwise the last copy is used, and the script says so.
set -euo pipefail
cd "$(dirname "$0")/.."
exec </dev/null

version=0.20.2
tools=$(cargo metadata --locked --no-deps --format-version 1 \
    | sed 's/.*"target_directory":"\([^"]*\)".*/\1/')/tools
deny=$tools/bin/cargo-deny
if [ "$("$deny" --version 2>/dev/null || true)" != "cargo-deny $version" ]; then
    cargo install --locked --root "$tools" --version "$version" cargo-deny
fi

"$deny" --locked check licenses bans sources
if ! "$deny" --locked fetch db 2>"$tools/fetch.log"; then
    cat "$tools/fetch.log" >&2
    echo "The advisories could not be fetched: what follows is checked against the copy from last time, if there is one." >&2
fi
exec "$deny" --locked --offline check advisories
