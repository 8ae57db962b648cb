"""Holds the files of deploy/kubernetes together: what schemas cannot say, that each name leads to something.

    python3 tests/deploy/kubernetes.py FOLDER
"""

import pathlib
import sys

import yaml

folder = pathlib.Path(sys.argv[1])
faults = []


def hold(is_right, fault):
    if not is_right:
        faults.append(fault)


kustomization = yaml.safe_load((folder / "kustomization.yaml").read_text())
listed = set(kustomization["resources"])
there = {file.name for file in folder.glob("*.yaml")} - {"kustomization.yaml"}
hold(listed == there, f"kustomization.yaml lists {sorted(listed ^ there)} wrongly")

kinds = {}
for name in sorted(listed & there):
    for document in yaml.safe_load_all((folder / name).read_text()):
        kinds.setdefault(document["kind"], []).append(document)


def only(kind):
    hold(len(kinds.get(kind, [])) == 1, f"one {kind}, not {len(kinds.get(kind, []))}")
    return kinds[kind][0]


deployment, service = only("Deployment"), only("Service")
template = deployment["spec"]["template"]
labels = template["metadata"]["labels"]
[container] = template["spec"]["containers"]
ports = {port["name"]: port["containerPort"] for port in container["ports"]}
name = deployment["metadata"]["name"]


def chosen(selector, of):
    hold(selector and selector.items() <= labels.items(), f"{of} chooses {selector}, and the instances have {labels}")


chosen(deployment["spec"]["selector"]["matchLabels"], "the deployment")
chosen(service["spec"]["selector"], "the service")
chosen(only("PodDisruptionBudget")["spec"]["selector"]["matchLabels"], "the disruption budget")
chosen(only("NetworkPolicy")["spec"]["podSelector"]["matchLabels"], "the network policy")
for constraint in template["spec"]["topologySpreadConstraints"]:
    chosen(constraint["labelSelector"]["matchLabels"], "the spread")

for port in service["spec"]["ports"]:
    hold(port["targetPort"] in ports, f"the service leads to the port {port['targetPort']}")
for probe in ("startupProbe", "livenessProbe", "readinessProbe"):
    hold(container[probe]["httpGet"]["port"] in ports, f"{probe} asks at no port of the container")
hold(container["livenessProbe"]["httpGet"]["path"] == "/healthz", "alive is what /healthz says")
for probe in ("startupProbe", "readinessProbe"):
    path = container[probe]["httpGet"]["path"]
    hold(path == "/healthz", f"{probe} asks at {path}: a database that is away would take all instances away")
for rule in only("NetworkPolicy")["spec"]["ingress"]:
    for port in rule["ports"]:
        hold(port["port"] in ports, f"the network policy opens {port['port']}")
        hold(rule["from"], "a port is open to everybody")
[scrape] = yaml.safe_load((folder.parent / "prometheus-kubernetes.yaml").read_text())["scrape_configs"]
hold(scrape["job_name"] == "podium", f"the alerts ask for the job podium, not {scrape['job_name']}")
[found] = scrape["kubernetes_sd_configs"]
hold(found["namespaces"]["names"] == [kustomization["namespace"]], f"scraped is {found['namespaces']}")
kept = [rule["regex"] for rule in scrape["relabel_configs"] if rule.get("action") == "keep"]
hold(kept == ["podium;metrics"] and name == "podium" and "metrics" in ports, f"scraped are the ports {kept}")
listens = {one["name"]: one["value"] for one in container["env"]}
hold(listens["PODIUM_LISTEN"].endswith(f":{ports['http']}"), "it listens elsewhere")
hold(listens["PODIUM_METRICS_LISTEN"].endswith(f":{ports['metrics']}"), "its metrics are elsewhere")

for rule in only("Ingress")["spec"]["rules"]:
    for path in rule["http"]["paths"]:
        backend = path["backend"]["service"]
        hold(backend["name"] == service["metadata"]["name"], f"the ingress leads to {backend}")
        hold(backend["port"]["name"] in {port["name"] for port in service["spec"]["ports"]}, f"no port: {backend}")
target = only("HorizontalPodAutoscaler")["spec"]["scaleTargetRef"]
hold((target["kind"], target["name"]) == ("Deployment", name), f"the autoscaler scales {target}")
hold("replicas" not in deployment["spec"], "the deployment's replicas are the autoscaler's")
hold(only("Namespace")["metadata"]["name"] == kustomization["namespace"], "the namespace has another name")

secrets = {one["name"] for one in kustomization["secretGenerator"]}
for source in container["envFrom"]:
    hold(source["secretRef"]["name"] in secrets, f"no secret {source['secretRef']['name']} is made")
images = {one["name"] for one in kustomization["images"]}
hold(container["image"] in images, f"no name is given for the image {container['image']}")
hold(container["securityContext"]["readOnlyRootFilesystem"], "it could write into its image")
hold(template["spec"]["securityContext"]["runAsNonRoot"], "it could be root")
# A hall of 4,096, 20,000 listeners and all uploads at once (docs/operations.md), in bytes.
MOST_MEMORY = 150e6 + 240e6 + 64e6
unit = dict(line.split("=", 1) for line in (folder.parent / "podium.service").read_text().splitlines() if "=" in line)
memory = container["resources"]["limits"]["memory"]
hold(memory == unit["MemoryMax"] + "i", f"{memory} here, and {unit['MemoryMax']} in podium.service")
hold(int(unit["MemoryHigh"].removesuffix("M")) * 2**20 > MOST_MEMORY, f"{unit['MemoryHigh']} slows what is planned")
volumes = {volume["name"] for volume in template["spec"]["volumes"]}
for mount in container["volumeMounts"]:
    hold(mount["name"] in volumes, f"no volume {mount['name']}")

example = (folder / "podium.env.example").read_text().splitlines()
settings = [line.split("=")[0] for line in example if line and not line.startswith("#")]
for wanted in ("PODIUM_KEYS", "DATABASE_URL", "PODIUM_PUBLIC_URL", "PODIUM_TRUSTED_PROXY"):
    hold(settings.count(wanted) == 1, f"podium.env.example has {wanted} {settings.count(wanted)} times")

print("\n".join(faults) if faults else f"{len(there) + 1} files hold together")
sys.exit(1 if faults else 0)
