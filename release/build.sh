#!/usr/bin/env bash
# Makes what people without Rust use, in target/dist: an archive with the stripped program and the licences of all its
# parts, a package for Debian where dpkg is, a bill of materials (CycloneDX), and their checksums. Needs cargo, a C
# compiler, python3 and GNU tar; the tree must be committed, for files take the commit's time. The same commit and toolchain
# give the same bytes.
set -euo pipefail
cd "$(dirname "$0")/.."
exec </dev/null

[ -z "$(git status --porcelain)" ] || { echo "commit first: a release is made of a commit" >&2; exit 1; }
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH

python3 release/parts.py check
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -1)
host=$(rustc -vV | sed -n 's/^host: //p')
folder=$(cargo metadata --locked --no-deps --format-version 1 \
    | python3 -c 'import json, sys; print(json.load(sys.stdin)["target_directory"])')
name=podium-$version-$host
work=$folder/release-archive
dist=$folder/dist

# Panics name the file they happened in: here, without the folders of this machine.
cargo_home=${CARGO_HOME:-$HOME/.cargo}
RUSTFLAGS="--remap-path-prefix=$cargo_home/registry/src=/crates --remap-path-prefix=$PWD=/podium"
export RUSTFLAGS
# Other flags mean another build: a separate folder keeps the everyday build.
CARGO_TARGET_DIR=$work cargo build --profile dist --locked --bin podium
nm "$work/dist/podium" 2>&1 | grep -q "no symbols" || { echo "the program is not stripped: see profile.dist" >&2; exit 1; }
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
mkdir -p "$stage/$name/licences" "$dist"
cp "$work/dist/podium" README.md CHANGELOG.md SECURITY.md LICENSE-MIT LICENSE-APACHE "$stage/$name/"
cp -r docs "$stage/$name/"
python3 release/parts.py licences >"$stage/$name/licences/parts.txt"
cp "$(python3 release/parts.py standard-library)" "$stage/$name/licences/rust-standard-library.html"
python3 release/parts.py sbom >"$dist/$name.cdx.json"
for path in "$PWD" "$cargo_home" "$(rustc --print sysroot)"; do
    if grep -raqF -- "$path/" "$stage/$name" "$dist/$name.cdx.json"; then
        echo "a file of the release names a folder of this machine: $path" >&2
        exit 1
    fi
done
find "$stage" -type d -exec chmod 755 {} +
find "$stage" -type f -exec chmod 644 {} +
chmod 755 "$stage/$name/podium"
tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=ustar -C "$stage" -cf - "$name" \
    | gzip -9n >"$dist/$name.tar.gz"
debian=
if command -v dpkg-deb >/dev/null; then
    debian=$(basename "$(bash release/debian.sh "$work/dist/podium" "$stage/$name/licences" "$dist")")
fi
(cd "$dist" && sha256sum "$name.tar.gz" "$name.cdx.json" ${debian:+"$debian"} >"$name.sha256")

# What was made, as somebody who downloaded it would use it.
mkdir "$stage/tried"
(cd "$dist" && sha256sum --check --quiet "$name.sha256")
tar -xzf "$dist/$name.tar.gz" -C "$stage/tried"
"$stage/tried/$name/podium" --version
(cd "$dist" && ls -l "$name".*)
