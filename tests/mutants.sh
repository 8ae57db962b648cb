#!/usr/bin/env bash
# mutants.sh N/M [FILE…]: changes one place of the pure crates at a time, and lists the changes that no test of the changed
# crate notices (cargo-mutants, installed into target/ the first time). N/M is a share of all changes, from 0/M to M-1/M. FILE
# narrows it down, as 'crates/rules/src/standings/**'. Changes that stay unnoticed have their reason in .cargo/mutants.toml.
set -euo pipefail
cd "$(dirname "$0")/.."
exec </dev/null

share=${1:?Which share? bash tests/mutants.sh 0/40 is the first of forty.}
shift
version=27.1.0
tool=target/mutants-tool/bin/cargo-mutants
[ "$("$tool" mutants --version 2>/dev/null || true)" = "cargo-mutants $version" ] ||
    cargo install --locked --quiet --root target/mutants-tool "cargo-mutants@$version"

[ $# -gt 0 ] || set -- 'crates/event/src/**' 'crates/rules/src/**' 'crates/melee/src/**' 'crates/check/src/**'
files=()
for file in "$@"; do files+=(--file "$file"); done
exec "$tool" mutants --workspace --shard "$share" --output target "${files[@]}"
