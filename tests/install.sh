# Sourced by all.sh, api.sh and deploy.sh: collects the Debian packages that are missing and installs them in one go.

missing=()

# need PROGRAM PACKAGE…: the packages are wanted unless the program is there.
need() {
    local program=$1
    shift
    command -v "$program" >/dev/null 2>&1 || missing+=("$@")
}

# The server's programs are not on the path in Debian.
need_postgres() {
    compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null 2>&1 || missing+=(postgresql)
}

# Debian's python3 comes without what makes a virtual environment.
need_venv() {
    python3 -c 'import ensurepip' 2>/dev/null || missing+=(python3-venv)
}

install_needed() {
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
        echo "The tests need these packages: ${missing[*]}. Install them, then run this again." >&2
        return 1
    fi
    echo "Installing ${missing[*]}"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -q
    if [[ " ${missing[*]} " == *" postgresql "* ]]; then
        # The tests start their own server; the package would start another one permanently.
        apt-get install -q -y --no-install-recommends postgresql-common
        sed -i 's/^#\?\s*create_main_cluster\b.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf
    fi
    apt-get install -q -y --no-install-recommends "${missing[@]}"
}

# unpacked PROGRAM PACKAGE: the program out of a Debian package that is not installed, for installing it would start a server
# for good.
unpacked() {
    command -v "$1" >/dev/null 2>&1 && return 0
    local folder="$PWD/target/packages/$2"
    if [ ! -x "$folder/usr/bin/$1" ]; then
        if ! command -v apt-get >/dev/null 2>&1; then
            echo "The tests need $1 (Debian's package $2): put it on the path, then run this again." >&2
            return 1
        fi
        rm -rf "$folder"
        mkdir -p "$folder"
        # a fresh machine has no lists of packages yet
        (cd "$folder" && { apt-get download -q "$2" || { apt-get update -q && apt-get download -q "$2"; }; }) || return 1
        dpkg-deb -x "$folder"/*.deb "$folder" || return 1
        rm "$folder"/*.deb
    fi
    PATH="$folder/usr/bin:$PATH"
}

# Playwright needs Node 20; where the system's is older, a newer one comes as a package beside the tests' own.
recent_node() {
    node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' && return 0
    local folder=tests/browser/node_modules/.node
    local package
    package="node-$(node -p 'process.platform + "-" + process.arch')"
    [ -x "$folder/node_modules/$package/bin/node" ] ||
        npm install --prefix "$folder" --no-save --no-audit --no-fund "$package@24"
    PATH="$PWD/$folder/node_modules/$package/bin:$PATH"
    node --version
}
