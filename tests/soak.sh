#!/usr/bin/env bash
# soak.sh [MINUTES]: the long forms of the tests one after another, on one build, and a table of what they showed. Two thirds
# of the minutes (60) go to histories under faults, on both databases; the model, the years and the fuzzing get as much to do
# as belongs to the minutes: at 60 that is 100,000 commands, 500 tournaments and a million inputs of each kind.
# PODIUM_SOAK_SEED and PODIUM_FUZZ_SEED repeat a run's choices; PODIUM_SOAK_ONLY="histories years" runs some of it.
set -euo pipefail
cd "$(dirname "$0")/.."
exec </dev/null
minutes=${1:-60}
only=${PODIUM_SOAK_ONLY:-histories model years fuzz}
[[ $minutes =~ ^[1-9][0-9]*$ ]] || {
    echo "soak.sh [MINUTES]: a whole number, not $minutes" >&2
    exit 2
}
parts=0
for part in $only; do
    case $part in
        histories | model | years | fuzz) parts=$((parts + 1)) ;;
        *)
            echo "PODIUM_SOAK_ONLY: histories, model, years and fuzz, not $part" >&2
            exit 2
            ;;
    esac
done
[ "$parts" != 0 ] || {
    echo "PODIUM_SOAK_ONLY names nothing to run" >&2
    exit 2
}

. tests/install.sh
need cc gcc libc6-dev
need_postgres
install_needed

# The profile of the fuzzing: optimized nearly as a release, and a sum that overflows or an assertion that fails ends the
# program, which a release would hide. Tests and program come from the same build.
cargo test --profile fuzz --locked --test it --no-run
tests=$(cargo test --profile fuzz --locked --test it --no-run --message-format json 2>/dev/null |
    grep -o '"executable":"[^"]*/it-[^"]*"' | tail -n 1 | cut -d '"' -f 4)
[ -x "$tests" ] || {
    echo "cargo does not say where the tests are" >&2
    exit 1
}

# Everything that is written is in a folder that goes; only histories that are wrong stay, in the target folder.
folder=$(mktemp -d /tmp/podium-soak.XXXXXX)
export TMPDIR=$folder
memory=$folder
[ ! -w /dev/shm ] || memory=$(mktemp -d /dev/shm/podium-soak.XXXXXX)
child=
clean() {
    if [ -n "$child" ] && kill -0 "$child" 2>/dev/null; then
        # its group: the tests with it, with whom their instances and servers end
        kill -- -"$child"
        wait "$child" 2>/dev/null || true
    fi
    rm -rf "$folder" "$memory"
}
# each run is a separate group of processes
set -m
trap clean EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

failed=0
ran=
figures=
# the table's rows of a run: libtest writes the first of them behind the name of its test
rows() {
    case $1 in
        fuzz) grep -h ' inputs, ' "$folder/fuzz.out" | sed 's/^test .* \.\.\. //; s/^/fuzz | /' ;;
        *) grep -oh 'soak | .*' "$folder/$1.out" | sed 's/^soak | //' ;;
    esac || true
}
# run NAME MINUTES VARIABLES… -- FILTERS…: tests by name, with the variables that make them long; ended after the minutes.
run() {
    local name=$1 limit=$2 begun=$SECONDS status=0
    shift 2
    local set=()
    while [ "$1" != -- ]; do
        set+=("$1")
        shift
    done
    shift
    echo "== $name: ${set[*]}"
    env "${set[@]}" timeout --kill-after 60 "${limit}m" bash tests/with-postgres.sh \
        "$tests" "$@" --include-ignored --nocapture >"$folder/$name.out" 2>&1 &
    child=$!
    wait "$child" || status=$?
    child=
    if [ "$status" != 0 ]; then
        failed=1
        tail -n 60 "$folder/$name.out" >&2
    elif ! grep -q '^running [1-9]' "$folder/$name.out"; then
        failed=1 status="no such test"
    elif [ -z "$(rows "$name")" ]; then
        failed=1 status="no figures"
    fi
    figures+=$(rows "$name")$'\n'
    ran+="$name | $([ "$status" = 0 ] && echo 'all is well' || echo "FAILED ($status)") | $(((SECONDS - begun) / 60)) min"$'\n'
}
wanted() { [[ " $only " == *" $1 "* ]]; }

third=$(((minutes + 2) / 3))
# what is counted and not timed takes as long as it takes, but not for ever
most=$((3 * minutes + 30))
if wanted histories; then
    run SQLite $((third + 15)) "PODIUM_SOAK_MINUTES=$third" -- --exact soak::sqlite
    run PostgreSQL $((third + 15)) "PODIUM_SOAK_MINUTES=$third" -- --exact soak::postgres
fi
if wanted model; then
    commands=$((minutes * 100000 / 60))
    run model "$most" "PODIUM_MODEL_COMMANDS=$commands" -- --test-threads 1 model::
fi
if wanted years; then
    run years "$most" "PODIUM_YEARS_TOURNAMENTS=$(((minutes * 500 + 59) / 60))" -- --test-threads 1 years:: --skip postgres
fi
if wanted fuzz; then
    # as fuzz.sh: each site that is attacked is a copy of a database, and no disk is waited for
    run fuzz "$most" "PODIUM_FUZZ_INPUTS=$((minutes * 1000000 / 60))" "TMPDIR=$memory" -- --test-threads "$(nproc)" fuzz::
fi

{
    echo 'what | figure | more'
    echo '--- | --- | ---'
    printf '%s' "$ran"
    grep . <<<"$figures" || true
    echo "machine | $(nproc) cores, $(awk '/MemTotal/ { printf "%.0f", $2 / 1048576 }' /proc/meminfo) GB | $(uname -sr)"
    # as with-postgres.sh finds it
    postgres=$(compgen -G '/usr/lib/postgresql/*/bin/postgres' | sort -V | tail -n 1 || true)
    [ -n "$postgres" ] || postgres=$(dirname "$(command -v initdb)")/postgres
    echo "versions | $(rustc --version) | $("$postgres" --version)"
    echo "Podium | $(git describe --always --dirty) | profile fuzz"
} | sed 's/^/| /; s/$/ |/'
exit "$failed"
