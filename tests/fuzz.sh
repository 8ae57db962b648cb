#!/usr/bin/env bash
# fuzz.sh [INPUTS] [TEST]: tries as many new inputs of each kind (a million), or for one test, as pages::forms, on an
# optimized build with checks of overflow, and prints figures. An input that fails is made small and left in
# tests/cases/fuzz/TARGET/, where `cargo test` tries it again. PODIUM_FUZZ_SEED repeats a run.
set -euo pipefail
cd "$(dirname "$0")/.."
export PODIUM_FUZZ_INPUTS=${1:-1000000}

# each site that is attacked is a copy of a database: where there is memory to put it in, no disk is waited for
[ -n "${TMPDIR:-}" ] || [ ! -w /dev/shm ] || export TMPDIR=/dev/shm

cargo test --profile fuzz --locked --test it -- "fuzz::${2:-}" --nocapture --test-threads "$(nproc)"
