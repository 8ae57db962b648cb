#!/usr/bin/env bash
# How long building takes: how soon a changed page runs again (development build, until it tells its version), and with
# `--first` also the first release build of a clone and its size. Works in a clone of the last commit with a target folder
# outside it, so the tree is left as it is; downloads come first. Nothing else should run on the machine.
#   bash benches/building.sh [--first]
set -euo pipefail
cd "$(dirname "$0")/.."
exec </dev/null

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
git clone --quiet . "$work/podium"
cd "$work/podium"
export CARGO_TARGET_DIR=$work/target
cargo fetch --locked --quiet

# Prints what a command took: wall clock, processor time.
took() {
    local what=$1
    shift
    local TIMEFORMAT="%R %U %S"
    { time "$@" >"$work/log" 2>&1; } 2>"$work/took" || { cat "$work/log" >&2; exit 1; }
    awk -v what="$what" '{ printf "%-42s %6.1f s, %6.1f s of processor time\n", what, $1, $2 + $3 }' "$work/took"
}

if [ "${1:-}" = --first ]; then
    took "first release build" cargo build --release --locked
    size=$(stat -c %s "$CARGO_TARGET_DIR/release/podium")
    strip -o "$work/stripped" "$CARGO_TARGET_DIR/release/podium"
    printf "%-42s %6.1f MB, %.1f MB without names of functions\n" "its program" \
        "$(awk "BEGIN { print $size / 1e6 }")" "$(awk "BEGIN { print $(stat -c %s "$work/stripped") / 1e6 }")"
fi

took "first development build" cargo build --locked
# Three times each: the first change of a file writes down what the next one reuses.
for turn in 1 2 3; do
    sed -i "s/<dl class=\"stats[ a-z0-9]*\">/<dl class=\"stats turn$turn\">/" templates/public/statistics/page.html
    took "a changed template, turn $turn" cargo run --locked --quiet -- --version
done
for turn in 1 2 3; do
    # a text, and one line more, which moves all below it
    sed -i "s/^const CSV: &str = \"/&$turn /; 3i // turn $turn" src/web/public/statistics/mod.rs
    took "a changed handler, turn $turn" cargo run --locked --quiet -- --version
done
for turn in 1 2 3; do
    sed -i "s/^none-yet = [0-9 ]*No/none-yet = $turn No/" crates/messages/locales/en/public/statistics.ftl
    took "a changed sentence, turn $turn" cargo run --locked --quiet -- --version
done
git diff --stat | grep -q "3 files changed" || { echo "what is to be changed has other lines now" >&2; exit 1; }
