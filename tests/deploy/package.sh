#!/usr/bin/env bash
# package.sh PROGRAM LICENCES FOLDER: makes the package for Debian in FOLDER, installs it into a separate root there, runs
# what was installed, removes it and purges it. Nothing outside of FOLDER is touched.
set -euo pipefail
cd "$(dirname "$0")/../.."

fail() {
    echo "$1" >&2
    exit 1
}
package=$(bash release/debian.sh "$1" "$2" "$3")
root=$(realpath "$3")/root
mkdir -p "$root/var/lib/dpkg/updates" "$root/etc"
: >"$root/var/lib/dpkg/status"
touch "$root/etc/passwd" "$root/etc/group"
# what it depends on is this machine's, not that root's
in_root() { DPKG_ROOT=$root dpkg --root="$root" --force-script-chrootless --force-depends "$@" 2>&1; }

in_root --install "$package" >"$3/install" || { cat "$3/install"; fail "The package cannot be installed."; }
user=$(grep '^podium:' "$root/etc/passwd") || fail "There is no user podium."
owner=$(cut -d: -f3 <<<"$user")
[ "$(stat -c '%u %a' "$root/var/lib/podium")" = "$owner 700" ] || fail "The data folder is not its user's alone."
[ "$(stat -c '%u %a' "$root/etc/podium/podium.env")" = "0 600" ] || fail "The settings, which may hold secrets, are readable."
unit=$root/usr/lib/systemd/system/podium.service
grep -qx 'ExecStart=/usr/bin/podium serve' "$unit" || fail "The unit starts another program."
grep -qx 'User=podium' "$unit" || fail "The unit's user is another."
[ -L "$root/etc/systemd/system/multi-user.target.wants/podium.service" ] || fail "The service does not start with the machine."
# every setting of the unit is that of deploy/podium.service, but for the user, who stays
diff <(grep -vE '^(#|DynamicUser=|ExecStart=|$)' deploy/podium.service) <(grep -vE '^(ExecStart=|$)' "$unit") ||
    fail "The unit has other settings."
sed "s#^ExecStart=/usr/bin/podium#ExecStart=$root/usr/bin/podium#" "$unit" >"$3/podium.service"
systemd-analyze verify "$3/podium.service" 2>"$3/verify" || { cat "$3/verify"; fail "systemd does not take the unit."; }

# the folder's owner is a number that only this root has a name for; the way there is closed to it
"$root/usr/bin/podium" demo --data "$root/var/lib/podium" >"$3/demo" || fail "What was installed does not run."
echo 'PODIUM_PUBLIC_URL=https://podium.example' >>"$root/etc/podium/podium.env"

in_root --remove podium >"$3/remove" || { cat "$3/remove"; fail "The package cannot be removed."; }
[ ! -e "$root/usr/bin/podium" ] && [ ! -e "$unit" ] || fail "The program or its unit is still there."
grep -q '^PODIUM_PUBLIC_URL=' "$root/etc/podium/podium.env" || fail "Removing the package has lost the settings."
in_root --purge podium >"$3/purge" || { cat "$3/purge"; fail "The package cannot be purged."; }
[ ! -e "$root/etc/podium" ] || fail "The settings are still there after a purge."
[ -s "$root/var/lib/podium/podium.sqlite3" ] || [ -n "$(find "$root/var/lib/podium" -type f -size +100k)" ] ||
    fail "The purge has deleted data."
grep -q 'data stays' "$3/purge" || fail "The purge does not say that data stays."
[ -z "$(find "$root" -name '*podium*' -not -path "$root/var/*" -not -path "$root/etc/passwd*")" ] ||
    fail "These are left: $(find "$root" -name '*podium*' -not -path "$root/var/*")"
echo "$(basename "$package") can be installed, used, removed and purged"
