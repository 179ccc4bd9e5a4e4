#!/usr/bin/env python3
"""Reckons hours a second time, from the files alone, and compares every figure of every view with the program's.

    hours_judge.py SMJOURNAL [--lives N] [--seed S] [--days D] [--jobs J] [--keep DIR] [--quick] [JOURNAL NOW ...]
    hours_judge.py SMJOURNAL figures [--lives N] [--seed S] [JOURNAL NOW ...]
    hours_judge.py --self-test

Lives are made from their seeds (hours_world.py, hours_notes.py): rotas, publications, moves between zones, missing, double
and late check-outs, call-outs, overlaps, sickness in leave, half days, 24 h shifts. hours_ledger.py makes the list of their
shifts, hours_totals.py, hours_limits.py and hours_days.py the figures; it reads nothing but the Markdown files. `figures`
compares the program's own views of a journal with each other. `--self-test` checks the reckoning itself against lives that
were reckoned by hand. Each difference is printed with the life's seed, the command, the place in the JSON, what was expected
and what was found; the last line is `N of M right`. Needs Python 3.11 with PyYAML.
"""
import argparse
import os
import shutil
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
EXAMPLES = Path(__file__).parents[2] / "examples"
NOW = "2026-11-20T17:40:00+01:00"
SHOWN = 12


def words():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", nargs="?")
    parser.add_argument("rest", nargs="*")
    parser.add_argument("--lives", type=int, default=30)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--days", type=int)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--quick", action="store_true", help="the last days, weeks and months of each life alone")
    parser.add_argument("--self-test", action="store_true")
    return parser.parse_args()


def judge(task):
    """One life: makes it where it has a seed, compares, and answers its name, how many are right, what differs."""
    from hours_compare import compare_life
    from hours_world import make

    program, folder, now, seed, days, keep, full = task
    if folder is None:
        base = keep or Path(tempfile.mkdtemp(prefix="hours-judge-"))
        folder = base / f"life-{seed}"
        shutil.rmtree(folder, ignore_errors=True)
        now = make(folder, seed, days).now
    made = compare_life(program, folder, now, seed, full)
    if keep is None and seed is not None:
        shutil.rmtree(folder.parent, ignore_errors=True)
    return (f"life {seed}" if seed is not None else Path(folder).name), now, made.right, made.differences


def main():
    given = words()
    if given.self_test:
        from hours_cases import run

        return run()
    sys.stdout.reconfigure(line_buffering=True)
    program = os.path.abspath(given.program)
    examples = [(EXAMPLES / name, NOW) for name in ("journal", "journal-fr")]
    if given.rest[:1] == ["figures"]:
        from hours_figures import main as figures

        return figures(program, given, examples)
    # The French example is written as people write: this reckoning reads the canonical keys.
    pairs = list(zip(given.rest[::2], given.rest[1::2])) or examples[:1]
    tasks = [(program, Path(folder), now, None, None, None, not given.quick) for folder, now in pairs]
    tasks += [(program, None, None, seed, given.days, given.keep, not given.quick)
              for seed in range(given.seed, given.seed + given.lives)]
    from hours_compare import told

    right = wrong = 0
    with ProcessPoolExecutor(given.jobs) as pool:
        for name, now, good, differences in told(pool.map(judge, tasks), len(tasks)):
            right, wrong = right + good, wrong + len(differences)
            for command, path, expected, found in differences[:SHOWN]:
                print(f"FAIL {name} (now {now}) {command}: {path}: expected {expected}, found {found}")
            if len(differences) > SHOWN:
                print(f"FAIL {name}: and {len(differences) - SHOWN} more")
    print(f"{right} of {right + wrong} right")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
