"""Writes the expressions of a dashboard, or the promises of the runbook, as recording rules, so that promtool reads them:
their syntax is Prometheus' own. A promise is called as it is there: `promise:answers`.

    python3 tests/deploy/expressions.py deploy/grafana.json > rules.yaml
    python3 tests/deploy/expressions.py docs/operations.md > promises.yaml
"""

import json
import re
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


def dashboard(text):
    for number, one in enumerate(expressions(json.loads(text))):
        # what Grafana puts in
        filled = one.replace("$__rate_interval", "1m").replace("$instance", ".*")
        yield {"record": f"dashboard:{number}", "expr": filled}


def promises(text):
    """Each expression under the name in italics above it."""
    names = []
    for part in re.finditer(r"^\*(\w+)\*: |^```promql\n(.*?)```", text, re.MULTILINE | re.DOTALL):
        if part[1]:
            names.append(part[1])
        else:
            yield {"record": f"promise:{names[-1]}", "expr": part[2].strip()}


with open(sys.argv[1], encoding="utf-8") as file:
    rules = list((promises if sys.argv[1].endswith(".md") else dashboard)(file.read()))
# JSON is YAML
json.dump({"groups": [{"name": "expressions", "rules": rules}]}, sys.stdout)
