"""The list of attacks."""

from dataclasses import dataclass
from typing import Callable


@dataclass
class Attack:
    name: str
    before: str
    """What the review saw."""
    run: Callable
    """`run(program, short)`: whether it is held off, and what happens now, as a sentence."""
    short: bool


ATTACKS = []


def attack(name, before, short=True):
    """Makes a function an attack; one that takes long is left out of the short run."""

    def known(run):
        ATTACKS.append(Attack(name, before, run, short))
        return run

    return known


def both(*checks):
    """Whether all checks hold, with their sentences in a row."""
    return all(held for held, _ in checks), "; ".join(sentence for _, sentence in checks) + "."
