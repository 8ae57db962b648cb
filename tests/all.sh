#!/usr/bin/env bash
# Installs what the tests need and is missing, then runs all of them: the browser's first, then each crate alone beside those
# that call the API by its description, those that check the files of deploy/ and those that compare ratings with another
# program's, then cargo's on SQLite and on a temporary PostgreSQL server. Nothing is left running and nothing is left in /tmp.
set -euo pipefail
cd "$(dirname "$0")/.."
exec </dev/null

# Says what comes next, and after how many minutes and seconds.
step() { printf '\n== %d:%02d %s\n' $((SECONDS / 60)) $((SECONDS % 60)) "$1"; }

. tests/install.sh
need cc gcc libc6-dev
need node nodejs npm
need npm npm
command -v chromium >/dev/null 2>&1 || need chromium-headless-shell chromium-headless-shell
need fc-list fontconfig
[ -e /usr/share/fonts/truetype/liberation ] || missing+=(fonts-liberation)
need firefox-esr firefox-esr
need WebKitWebDriver webkit2gtk-driver
need Xvfb xvfb
/usr/bin/python3 -c 'import gi; gi.require_version("WebKit2", "4.1")' 2>/dev/null || missing+=(python3-gi gir1.2-webkit2-4.1)
need python3 python3
need systemd-analyze systemd
need_venv
need_postgres
install_needed

# The packages are JavaScript and WebAssembly; no script of theirs runs, no browser is downloaded.
(cd tests/browser && { npm ls >/dev/null 2>&1 || npm ci --ignore-scripts --no-audit --no-fund; })
recent_node

# One build serves both: the browser tests start the program that cargo's tests start.
step 'building'
cargo test --locked --no-run
target=$(cargo metadata --locked --no-deps --format-version 1 | node -p 'JSON.parse(fs.readFileSync(0)).target_directory')
step 'in the browser'
PODIUM_PROGRAM="$target/debug/podium" node tests/browser/kit/run.mjs
# Calls of the API wait for each other and leave a core free: every crate is tried meanwhile.
step 'each crate alone; the API by its description; the files of deploy/'
said=$(mktemp)
bash tests/crates.sh >"$said" 2>&1 &
crates=$!
trap 'wait "$crates" || true; rm -f "$said"' EXIT
PODIUM_PROGRAM="$target/debug/podium" bash tests/api.sh
PODIUM_PROGRAM="$target/debug/podium" bash tests/deploy.sh
bash tests/ratings.sh
alone=0
wait "$crates" || alone=$?
cat "$said"
[ "$alone" = 0 ]

# What only root does, and what not every container lets root do, is left out there, and counted by cargo as filtered out.
skipped=()
if [ "$(id -u)" != 0 ]; then
    skipped+=(--skip what_its_user_may_not_use_is_found --skip what_root_restores_belongs_to_the_owner_of_the_folder)
fi
unshare --mount mount --bind . . 2>/dev/null || skipped+=(--skip a_volume_that_was_deleted_is_named)
step 'on SQLite and PostgreSQL'
# Many tests wait, for a timeout or for a process that starts: two for each core keep it busy.
export RUST_TEST_THREADS=$((2 * $(nproc)))
bash tests/with-postgres.sh cargo test --locked -- --include-ignored "${skipped[@]}"
