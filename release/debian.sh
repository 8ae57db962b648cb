#!/usr/bin/env bash
# debian.sh PROGRAM LICENCES FOLDER: makes a package for Debian and Ubuntu of a program, the folder with the licences of its
# parts, and deploy/podium.service; prints its path. Needs dpkg-deb and a C compiler's nm. The same program and SOURCE_DATE_EPOCH give the same bytes.
#
#   apt install ./podium_0.1.0_amd64.deb      # starts the service; `journalctl -u podium` has the set-up link
#   runuser -u podium -- podium doctor --data /var/lib/podium      # other commands, on the same data
#   apt remove podium                         # data and settings stay; `apt purge` takes the settings too
set -euo pipefail
cd "$(dirname "$0")/.."

program=$(realpath "$1")
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -1)
architecture=$(dpkg --print-architecture)
package=$(realpath "$3")/podium_${version}_$architecture.deb
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT

install -D -m 755 "$program" "$stage/usr/bin/podium"
install -D -m 600 release/debian/podium.env "$stage/etc/podium/podium.env"
install -D -m 644 release/debian/sysusers.conf "$stage/usr/lib/sysusers.d/podium.conf"
install -D -m 644 release/debian/tmpfiles.conf "$stage/usr/lib/tmpfiles.d/podium.conf"
install -D -m 644 release/debian/copyright "$stage/usr/share/doc/podium/copyright"
cp -r "$2" "$stage/usr/share/doc/podium/licences"
cp LICENSE-MIT LICENSE-APACHE "$stage/usr/share/doc/podium/licences/"
# A user that stays, whose data other commands may use: the package makes it.
mkdir -p "$stage/usr/lib/systemd/system"
sed -e '/^#/d' -e '/^DynamicUser=/d' -e 's#^ExecStart=/usr/local/bin/#ExecStart=/usr/bin/#' deploy/podium.service \
    >"$stage/usr/lib/systemd/system/podium.service"
chmod 644 "$stage/usr/lib/systemd/system/podium.service"

mkdir "$stage/DEBIAN"
install -m 755 release/debian/postinst release/debian/prerm release/debian/postrm "$stage/DEBIAN/"
echo /etc/podium/podium.env >"$stage/DEBIAN/conffiles"
glibc=$(nm --dynamic "$program" | grep -oP '(?<=@GLIBC_)[0-9.]+' | sort -uV | tail -n 1)
cat >"$stage/DEBIAN/control" <<CONTROL
Package: podium
Version: $version
Architecture: $architecture
Maintainer: The Podium contributors <podium@localhost>
Installed-Size: $(du -sk "$stage/usr" | cut -f1)
Depends: libc6 (>= $glibc), libgcc-s1, init-system-helpers, systemd
Section: web
Priority: optional
Description: runs multiplayer Magic tournaments
 Commander pods of four, Swiss rounds, a playoff, judges on the floor: a web service with an embedded database.
CONTROL
find "$stage" -type d -exec chmod 755 {} +
find "$stage/usr/share" -type f -exec chmod 644 {} +
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)} \
    dpkg-deb --root-owner-group --build "$stage" "$package" >/dev/null
echo "$package"
