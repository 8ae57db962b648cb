"""Writes the expressions of a dashboard as recording rules, so that promtool reads them: their syntax is Prometheus' own.

    python3 tests/deploy/expressions.py deploy/grafana.json > rules.yaml
"""

import json
import sys


def expressions(value):
    if isinstance(value, dict):
        if isinstance(value.get("expr"), str):
            yield value["expr"]
        for inner in value.values():
            yield from expressions(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from expressions(inner)


with open(sys.argv[1], encoding="utf-8") as file:
    found = list(expressions(json.load(file)))
# what Grafana puts in
filled = [one.replace("$__rate_interval", "1m").replace("$instance", ".*") for one in found]
rules = [{"record": f"dashboard:{number}", "expr": one} for number, one in enumerate(filled)]
# JSON is YAML
json.dump({"groups": [{"name": "dashboard", "rules": rules}]}, sys.stdout)
