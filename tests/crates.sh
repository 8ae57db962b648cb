#!/usr/bin/env bash
# Tries every crate alone, as somebody who uses one would: with the features that it asks for itself, its tests and
# examples compile, its documentation is built without a warning, and the libraries that others can use can be packaged
# and need no database, web server or async runtime.
set -euo pipefail
cd "$(dirname "$0")/.."
exec </dev/null

libraries=(podium-messages podium-event podium-rating podium-rules podium-melee podium-check podium-document)
for manifest in crates/*/Cargo.toml; do
    name=$(sed -n 's/^name = "\(.*\)"$/\1/p' "$manifest" | head -1)
    echo "== $name"
    cargo check --locked --quiet --all-targets -p "$name"
    # crates that only this program uses are documented for those who work on them
    private=--document-private-items
    [[ " ${libraries[*]} " != *" $name "* ]] || private=
    RUSTDOCFLAGS="-D warnings" cargo doc --locked --quiet --no-deps $private -p "$name"
done
for name in "${libraries[@]}"; do
    foreign=$(cargo tree --locked -p "$name" --edges normal --prefix none | grep -E '^(diesel|actix|tokio)' || true)
    if [ -n "$foreign" ]; then
        echo "$name is to work without $foreign" >&2
        exit 1
    fi
done
packages=()
for name in "${libraries[@]}"; do packages+=(-p "$name"); done
cargo package --locked --allow-dirty --no-verify --quiet "${packages[@]}"
cargo run --locked --quiet -p podium-rules --example pair_a_round -- 13
cargo run --locked --quiet -p podium-melee --example grand_melee
cargo run --locked --quiet -p podium-document --example standings_of_a_file -- tests/cases/spring-open.json
