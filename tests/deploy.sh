#!/usr/bin/env bash
# Checks the files of deploy/ by the programs that they are for: systemd, Caddy, Prometheus and Kubernetes' schemas. What a
# machine lacks is installed (as root, by apt) or unpacked as by the other tests. The program is the one in PODIUM_PROGRAM, or
# the one that `cargo test --no-run` has built.
set -euo pipefail
cd "$(dirname "$0")/.."
exec </dev/null

. tests/install.sh
need python3 python3
need_venv
need systemd-analyze systemd
need strip binutils
install_needed
unpacked caddy caddy
unpacked promtool prometheus

# Installed again when another version is wanted; otherwise the network is not used.
venv=target/deploy-venv
if ! cmp -s tests/deploy/requirements.txt "$venv/requirements.txt"; then
    rm -rf "$venv"
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check --no-deps --only-binary :all: -r tests/deploy/requirements.txt
    cp tests/deploy/requirements.txt "$venv/requirements.txt"
fi

program=$(realpath "${PODIUM_PROGRAM:-target/debug/podium}")
# whatever is set for another service is nothing to this one
for setting in $(compgen -e | grep -E '^PODIUM_|DATABASE_URL$'); do unset "$setting"; done
folder=$(mktemp -d)
served=
caddies=
# a signal ends this by way of EXIT, so that nothing goes on
trap 'exit 1' INT TERM
trap '[ -z "$caddies" ] || { kill "$caddies" 2>/dev/null || true; wait "$caddies" || true; }; [ -z "$served" ] || { kill "$served" 2>/dev/null || true; wait "$served" || true; }; rm -rf "$folder"' EXIT

echo "== YAML"
"$venv/bin/yamllint" --strict -c tests/deploy/yamllint.yaml deploy tests/deploy compose.yaml

echo "== Kubernetes: the schemas of an old and a new version, then what they cannot say"
for version in 1.30 1.37; do
    for file in deploy/kubernetes/*.yaml; do
        [ "${file##*/}" = kustomization.yaml ] || "$venv/bin/kubernetes-validate" --strict --quiet -k "$version" "$file"
    done
done
"$venv/bin/python" tests/deploy/kubernetes.py deploy/kubernetes
if command -v kubectl >/dev/null 2>&1; then
    cp -r deploy/kubernetes "$folder/kubernetes"
    cp deploy/kubernetes/podium.env.example "$folder/kubernetes/podium.env"
    kubectl kustomize "$folder/kubernetes" >"$folder/all.yaml"
    "$venv/bin/kubernetes-validate" --strict --quiet "$folder/all.yaml"
    echo "kubectl makes $(grep -c '^kind:' "$folder/all.yaml") things of them"
else
    echo "Left out: kubectl is not here, so that nobody has tried to put them together with kustomize."
fi

echo "== systemd"
# verify looks for the program; at most 1.5 of 10 points of exposure
sed "s#^ExecStart=/usr/local/bin/podium#ExecStart=$program#" deploy/podium.service >"$folder/podium.service"
grep -q "^ExecStart=$program serve$" "$folder/podium.service"
# a key that systemd does not know is a warning to it; what it says of other units of this machine is not ours
systemd-analyze verify "$folder/podium.service" 2>"$folder/verify" || { cat "$folder/verify"; exit 1; }
if grep -F podium.service "$folder/verify"; then exit 1; fi
systemd-analyze security --offline=true --no-pager --threshold=15 "$folder/podium.service" >"$folder/security" ||
    { cat "$folder/security"; exit 1; }
tail -n 1 "$folder/security"
# The command in the unit's head acts on the same data because it has the same properties: each is a line of the unit.
head=$(sed -n '/^#   systemd-run /,/[^\\]$/p' deploy/podium.service)
{
    echo '[Service]'
    grep -oP '(?<=-p )\S+' <<<"$head"
    echo "ExecStart=$program doctor"
} >"$folder/podium-command.service"
for property in $(grep -oP '(?<=-p )\S+' <<<"$head"); do
    grep -qxF "$property" deploy/podium.service || { echo "$property is not in podium.service"; exit 1; }
done
for wanted in DynamicUser=yes User= StateDirectory= StateDirectoryMode= UMask= EnvironmentFile= Environment=PODIUM_DATA=; do
    grep -q "^$wanted" "$folder/podium-command.service" || { echo "the command in podium.service lacks $wanted"; exit 1; }
done
systemd-analyze verify "$folder/podium-command.service" 2>"$folder/verify" || { cat "$folder/verify"; exit 1; }
if grep -F podium-command.service "$folder/verify"; then exit 1; fi

echo "== The program, with an event in its third round"
"$program" demo --data "$folder/data" >"$folder/demo" 2>&1 || { cat "$folder/demo"; exit 1; }
"$program" serve --data "$folder/data" --listen 127.0.0.1:0 --metrics-listen 127.0.0.1:0 \
    >"$folder/said" 2>"$folder/log" &
served=$!
for _ in $(seq 100); do
    grep -q '^Metrics are at ' "$folder/said" && break
    kill -0 "$served" || { cat "$folder/log"; exit 1; }
    sleep 0.1
done
grep -q '^Metrics are at ' "$folder/said" || { echo "It has not started within ten seconds:"; cat "$folder/log"; exit 1; }
base=$(sed -n 's/^Podium is at //p' "$folder/said")
metrics=$(sed -n 's/^Metrics are at //p' "$folder/said")

echo "== The package for Debian, installed into a folder, run, removed and purged"
if command -v dpkg-deb >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
    strip -o "$folder/podium" "$program"
    mkdir "$folder/licences" "$folder/packages"
    DPKG_DEB_COMPRESSOR_LEVEL=1 bash tests/deploy/package.sh "$folder/podium" "$folder/licences" "$folder/packages"
else
    echo "Left out: only root installs packages, and only where dpkg is."
fi

echo "== Caddy"
# it makes folders at home
export HOME="$folder/home" XDG_CONFIG_HOME="$folder/home" XDG_DATA_HOME="$folder/home"
mkdir "$HOME"
caddy validate --adapter caddyfile --config deploy/Caddyfile 2>"$folder/caddy" || { cat "$folder/caddy"; exit 1; }
caddy fmt deploy/Caddyfile | diff -u deploy/Caddyfile -
caddy version
"$venv/bin/python" tests/deploy/caddy.py "$base" "$folder" &
caddies=$!
wait "$caddies"
caddies=

echo "== Prometheus: alerts, expressions of the dashboard, and what the program exports"
# Debian's promtool is built without Kubernetes: of prometheus-kubernetes.yaml kubernetes.py reads what matters
promtool check config deploy/prometheus.yaml
promtool test rules tests/deploy/alerts.test.yaml
"$venv/bin/python" tests/deploy/expressions.py deploy/grafana.json >"$folder/dashboard.yaml"
promtool check rules "$folder/dashboard.yaml"
"$venv/bin/python" tests/deploy/expressions.py docs/operations.md >"$folder/promises.yaml"
promtool check rules "$folder/promises.yaml"
# the test names its rules beside itself
cp tests/deploy/promises.test.yaml "$folder"
promtool test rules "$folder/promises.test.yaml"
"$venv/bin/python" -c 'import sys, urllib.request as u; sys.stdout.write(u.urlopen(sys.argv[1]).read().decode())' "$metrics" \
    >"$folder/metrics"
promtool check metrics <"$folder/metrics"
echo "$(grep -c '^# TYPE' "$folder/metrics") metrics are as Prometheus wants them"
