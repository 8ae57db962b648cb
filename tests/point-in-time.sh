#!/usr/bin/env bash
# point-in-time.sh PODIUM: takes a temporary PostgreSQL server back to a moment, as docs/postgresql.md says, with the program PODIUM.
#
#   bash tests/point-in-time.sh target/debug/podium
#
# A base backup, the archived write-ahead log, a mistake, a server that dies, and a new one that stops before the mistake.
set -euo pipefail

podium=$(realpath "$1")
bin=$(compgen -G '/usr/lib/postgresql/*/bin' | sort -V | tail -n 1 || true)
[ -n "$bin" ] || bin=$(dirname "$(command -v initdb)") || {
    echo "PostgreSQL's server is not installed: bash tests/all.sh installs it." >&2
    exit 1
}
# In memory, where there is room: what dies here is the server, whose files stay, and no file is waited for.
parent=/tmp
if [ -w /dev/shm ] && [ "$(df --output=avail -m /dev/shm | tail -n 1)" -ge 3000 ]; then
    parent=/dev/shm
fi
folder=$(mktemp -d "$parent/podium-moment.XXXXXX")
server=
unset PODIUM_KEYS DATABASE_URL

# PostgreSQL refuses to run as root; Debian's package brings the user "postgres".
as_postgres() {
    if [ "$(id -u)" = 0 ]; then
        (cd "$folder" && runuser -u postgres -- "$@")
    else
        (cd "$folder" && "$@")
    fi
}

stop() {
    if [ -n "$server" ] && kill -0 "$server" 2>/dev/null; then
        kill -QUIT "$server"
        for _ in $(seq 100); do
            kill -0 "$server" 2>/dev/null || break
            sleep 0.1
        done
    fi
    server=
}
trap 'stop; rm -rf "$folder"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# start FOLDER: a server on the data in it, on a free port, which is found by trying.
start() {
    for _ in $(seq 20); do
        port=$((20000 + RANDOM % 12000))
        if as_postgres "$bin/pg_ctl" start -s -w -D "$1" -l "$folder/log" -o "-h 127.0.0.1 -p $port -k $folder" >/dev/null 2>&1; then
            server=$(head -n 1 "$1/postmaster.pid")
            url="postgres://podium@127.0.0.1:$port/podium"
            return
        fi
    done
    cat "$folder/log" >&2
    exit 1
}

ask() {
    "$bin/psql" -X -A -t -q -v ON_ERROR_STOP=1 "$url" -c "$1"
}

on_podium() {
    "$podium" --data "$folder/keys" --database-url "$url" "$@"
}

[ "$(id -u)" != 0 ] || chown postgres "$folder"
as_postgres mkdir -m 700 "$folder/archive" "$folder/archive/after"
as_postgres "$bin/initdb" -D "$folder/data" -U podium -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$folder/initdb.log" 2>&1 || {
    cat "$folder/initdb.log" >&2
    exit 1
}
as_postgres tee -a "$folder/data/postgresql.conf" >/dev/null <<CONF
archive_mode = on
archive_command = 'test ! -f $folder/archive/%f && cp %p $folder/archive/%f'
CONF
start "$folder/data"
"$bin/createdb" -h 127.0.0.1 -p "$port" -U podium podium

first=$(on_podium demo | sed -n 's|.*/t/\([a-z0-9-]*\).*|\1|p' | head -n 1)
as_postgres "$bin/pg_basebackup" -h 127.0.0.1 -p "$port" -U podium -D "$folder/base" --checkpoint=fast --no-sync

# What comes after the base backup is in the archived log alone.
on_podium export "$first" >"$folder/event.json"
kept=$(on_podium import "$folder/event.json")
moment=$(ask "SELECT clock_timestamp()")
ask "SELECT pg_sleep(0.2)" >/dev/null
lost=$(on_podium import "$folder/event.json")

# The log so far is archived; then the machine is gone.
segment=$(ask "SELECT pg_walfile_name(pg_switch_wal())")
for _ in $(seq 300); do
    [ "$(ask "SELECT coalesce(last_archived_wal >= '$segment', FALSE) FROM pg_stat_archiver")" != t ] || break
    sleep 0.1
done
[ -f "$folder/archive/$segment" ] || {
    echo "The segment $segment was not archived." >&2
    exit 1
}
stop

as_postgres cp -a "$folder/base" "$folder/restored"
as_postgres tee -a "$folder/restored/postgresql.conf" >/dev/null <<CONF
archive_command = 'test ! -f $folder/archive/after/%f && cp %p $folder/archive/after/%f'
restore_command = 'cp $folder/archive/%f %p'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
CONF
as_postgres touch "$folder/restored/recovery.signal"
start "$folder/restored"
for _ in $(seq 300); do
    [ "$(ask "SELECT pg_is_in_recovery()")" = t ] || break
    sleep 0.1
done

on_podium export "$kept" | cmp - <(sed "s/\"slug\": \"$first\"/\"slug\": \"$kept\"/" "$folder/event.json") >/dev/null || {
    echo "/t/$kept from before the moment is not as it was." >&2
    exit 1
}
if on_podium export "$lost" >/dev/null 2>&1; then
    echo "/t/$lost came after the moment, and is there." >&2
    exit 1
fi
on_podium doctor >"$folder/doctor" || {
    cat "$folder/doctor" >&2
    exit 1
}
echo "Back at $moment: /t/$kept from before it is there, /t/$lost from after it is not, and doctor finds nothing wrong."
