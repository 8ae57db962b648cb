#!/usr/bin/env bash
# with-postgres.sh COMMAND…: runs it with PODIUM_TEST_POSTGRES naming a fresh server on 127.0.0.1, gone afterwards.
#
#   bash tests/with-postgres.sh cargo test -- --include-ignored
#   PODIUM_POSTGRES_DURABLE=1 bash tests/with-postgres.sh cargo bench --bench hall -- --database postgres
#   PODIUM_POSTGRES_ENCRYPTED=1 bash tests/with-postgres.sh COMMAND…      a server that takes TLS only, with its own certificate
set -euo pipefail

bin=$(compgen -G '/usr/lib/postgresql/*/bin' | sort -V | tail -n 1 || true)
[ -n "$bin" ] || bin=$(dirname "$(command -v initdb)") || {
    echo "PostgreSQL's server is not installed: bash tests/all.sh installs it." >&2
    exit 1
}
# A test makes a database of 800 files and drops it: in memory that takes 15 ms, on some disks 400 ms. What is to be durable
# stays on the disk, and so does everything where memory is short, as in a container's 64 MB.
parent=/tmp
if [ -z "${PODIUM_POSTGRES_DURABLE:-}" ] && [ -w /dev/shm ] && [ "$(df --output=avail -m /dev/shm | tail -n 1)" -ge 3000 ]; then
    parent=/dev/shm
fi
folder=$(mktemp -d "$parent/podium-postgres.XXXXXX")
server=

# PostgreSQL refuses to run as root; Debian's package brings the user "postgres".
as_postgres() {
    if [ "$(id -u)" = 0 ]; then
        (cd "$folder" && runuser -u postgres -- "$@")
    else
        (cd "$folder" && "$@")
    fi
}

stop() {
    # a restart during the tests has made another process
    [ -z "$server" ] || server=$(head -n 1 "$folder/data/postmaster.pid" 2>/dev/null || echo "$server")
    if [ -n "$server" ] && kill -0 "$server" 2>/dev/null; then
        kill -INT "$server"
        for _ in $(seq 100); do
            kill -0 "$server" 2>/dev/null || break
            sleep 0.1
        done
    fi
    rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

[ "$(id -u)" != 0 ] || chown postgres "$folder"
as_postgres "$bin/initdb" -D "$folder/data" -U podium -A trust -E UTF8 --locale=C.UTF-8 >"$folder.log" 2>&1 || {
    cat "$folder.log" >&2
    exit 1
}
rm -f "$folder.log"

# Tests of one process wait for each other's commits, not for this server's disk: what they prove about durability is that
# an answer follows the commit. To measure, set PODIUM_POSTGRES_DURABLE, and commits wait for the disk.
lasting="-c fsync=off -c full_page_writes=off -c max_wal_size=256MB"
[ -z "${PODIUM_POSTGRES_DURABLE:-}" ] || lasting=

if [ -n "${PODIUM_POSTGRES_ENCRYPTED:-}" ]; then
    as_postgres openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost \
        -keyout "$folder/data/server.key" -out "$folder/data/server.crt" 2>/dev/null
    as_postgres chmod 600 "$folder/data/server.key"
    printf '%s\n' 'local all all trust' 'hostssl all all 127.0.0.1/32 trust' >"$folder/data/pg_hba.conf"
    lasting="$lasting -c ssl=on"
fi

# A free port is found by trying.
for _ in $(seq 20); do
    port=$((20000 + RANDOM % 12000))
    if as_postgres "$bin/pg_ctl" start -s -w -D "$folder/data" -l "$folder/log" -o \
        "-h 127.0.0.1 -p $port -k $folder -c max_connections=300 $lasting" >/dev/null 2>&1; then
        server=$(head -n 1 "$folder/data/postmaster.pid")
        break
    fi
done
[ -n "$server" ] || {
    cat "$folder/log" >&2
    exit 1
}

export PODIUM_TEST_POSTGRES="postgres://podium@127.0.0.1:$port"
# crashes the server and starts it, for tests that have it alone: everything else is using it
user=
[ "$(id -u)" != 0 ] || user='runuser -u postgres --'
export PODIUM_POSTGRES_RESTART="cd $folder && $user $bin/pg_ctl restart -s -w -m immediate -D $folder/data -l $folder/log"
"$@"
