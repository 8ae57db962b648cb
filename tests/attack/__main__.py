"""Repeats the attacks of a review against a separate running program, and prints the outcome of each.

    bash tests/attack.sh                      builds the optimized program, all attacks in full
    python3 tests/attack PROGRAM [--short]    the same with another program; --short: seconds instead of minutes
    python3 tests/attack PROGRAM --only WORD  the attacks whose names hold the word

Only 127.0.0.0/8 is used, data is in temporary folders, programs are ended by their process ids. Exit status 1: one attack
succeeds.
"""

import argparse
import sys
import textwrap
import time
import traceback
from concurrent.futures import ThreadPoolExecutor

import bodies as _bodies
import data as _data
import floods as _floods
import registration as _registration
import requests as _requests
import sign_in as _sign_in
from attack import ATTACKS


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("program", help="path of podium")
    arguments.add_argument("--short", action="store_true", help="seconds instead of minutes")
    arguments.add_argument("--only", default="", metavar="WORD", help="attacks whose names hold the word")
    chosen = arguments.parse_args()
    attacks = [one for one in ATTACKS if chosen.only in one.name and (one.short or not chosen.short)]
    succeeded = 0
    # one after the other where memory and rates are measured in full; each has its own program
    with ThreadPoolExecutor(4 if chosen.short else 1) as together:
        for held, report in together.map(lambda one: made(one, chosen), attacks):
            succeeded += not held
            print(report, flush=True)
    print(f"\n{succeeded} succeed." if succeeded else "\nAll are held off.")
    return 1 if succeeded else 0


def made(attack, chosen):
    """Makes an attack: whether it is held off, and the row of the table."""
    begun = time.monotonic()
    try:
        held, now = attack.run(chosen.program, chosen.short)
    except Exception as error:
        traceback.print_exc()
        held, now = False, f"the attack could not be made: {error!r}"
    rows = [f"{'held' if held else 'BROKEN':<7} {attack.name}  ({time.monotonic() - begun:.1f} s)"]
    for title, text in (("before", attack.before), ("now", now)):
        rows.append(f"        {title:<7}" + "\n               ".join(textwrap.wrap(text, 110)))
    return held, "\n".join(rows)


sys.exit(main())
