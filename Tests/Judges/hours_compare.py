"""Asks the program for every view of a life and compares each figure with what is reckoned."""
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from datetime import date, timedelta

from hours_files import canonical
from hours_plan import DAY
from hours_days import Either
from hours_views import Life, Unordered

# Figures that a report may give beside what is promised.
OPTIONAL = {"shortestRest", "restsUnder11", "longestRun", "longestNightRun", "daysOff", "rest"}
MISSING = "nothing there"
# What begins later is not told as the next shift.
LOOKED_AHEAD = timedelta(days=62)


class Program:
    """The program, asked for JSON at a moment about a folder; the machine's own zone is another one."""

    def __init__(self, path, folder, now):
        self.path, self.folder, self.now = path, str(folder), now
        # Gone as soon as nothing asks the program any more.
        self.place = tempfile.TemporaryDirectory(prefix="hours-judge-")
        self.state = self.place.name

    def run(self, *words, input=None):
        environment = {**os.environ, "TZ": "Asia/Tokyo", "XDG_STATE_HOME": self.state, "XDG_CACHE_HOME": self.state,
                       "LC_ALL": "C.UTF-8"}
        environment.pop("SMJOURNAL_DIR", None)
        return subprocess.run([self.path, "-C", self.folder, "--now", self.now, "--no-input", *words], capture_output=True,
                              text=True, env=environment, input=input)

    def ask(self, *words):
        done = self.run(*words, "--json")
        try:
            return json.loads(done.stdout)
        except ValueError:
            return {"error": f"exit {done.returncode}: {(done.stderr or done.stdout)[:200]}"}


def told(answers, count, every=30):
    """The answers of many lives as they come; says now and then how many are done, for silence looks like a hang."""
    last = start = time.monotonic()
    for number, answer in enumerate(answers, 1):
        yield answer
        if time.monotonic() - last >= every and number < count:
            last = time.monotonic()
            print(f"… {number} of {count} after {int(last - start)} s", file=sys.stderr, flush=True)


class Comparison:
    """Counts what is right; keeps each difference as command, path, expected, found."""

    def __init__(self):
        self.right = 0
        self.differences = []

    @property
    def figures(self):
        return self.right + len(self.differences)

    def wrong(self, command, path, expected, found):
        self.differences.append((command, path, expected, found))

    def leaf(self, command, path, expected, found):
        accepted = expected.values if isinstance(expected, Either) else (expected,)
        if any(found == each and isinstance(found, bool) == isinstance(each, bool) for each in accepted):
            self.right += 1
        else:
            self.wrong(command, path, expected, found)

    def compare(self, command, path, expected, found):
        if isinstance(expected, Unordered):
            self.shifts(command, path, expected, found)
        elif isinstance(expected, dict) and isinstance(found, dict):
            for key, value in expected.items():
                if key not in found and key in OPTIONAL:
                    continue
                self.compare(command, f"{path}.{key}", value, found.get(key, MISSING))
        elif isinstance(expected, list) and isinstance(found, list):
            found = self.plain(path, found)
            if len(expected) != len(found):
                self.wrong(command, path + ".length", len(expected), len(found))
                return
            for number, (one, other) in enumerate(zip(expected, found)):
                self.compare(command, f"{path}[{number}]", one, other)
        else:
            self.leaf(command, path, expected, self.plain(path, found))

    def plain(self, path, found):
        """Words as one of their spellings; lists of names in order."""
        if path.endswith(".replaced") and isinstance(found, list):
            return sorted(found)
        return canonical(found) if path.endswith(".shift") and isinstance(found, str) and found != MISSING else found

    def shifts(self, command, path, expected, found):
        """Lists of shifts: those of days off may stand in them; each other one in its order."""
        if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
            self.wrong(command, path, f"{len(expected['must'])} shifts", found)
            return
        must = expected["must"]
        absent = [each for each in found if each.get("state") == "absent"]
        for each in absent:
            if (each.get("date"), canonical(each.get("shift"))) in expected["may"]:
                self.right += 1
            else:
                self.wrong(command, path, "no absent shift", each)
        present = [each for each in found if each.get("state") != "absent"]
        if len(present) != len(must):
            names = [[(each.get("date"), each.get("shift"), each.get("start")) for each in side] for side in (must, present)]
            self.wrong(command, path + ".length", names[0], names[1])
            return
        for one, other in zip(must, present):
            name = f"{path}[{one.get('date')} {one.get('shift')}]"
            self.compare(command, name, one, other)

    def limits(self, command, path, expected, found):
        of, required = expected
        if not isinstance(found, list):
            self.wrong(command, path, "a list", found)
            return
        listed = {each.get("rule"): each for each in found}
        if not required:
            self.leaf(command, path, [], found)
        for rule, limit in required.items():
            self.leaf(command, f"{path}[{rule}].limit", limit, listed.get(rule, {}).get("limit", MISSING))
        for each in found:
            if (made := of(each)) is not None:
                self.compare(command, f"{path}[{each['rule']}]", made, each)


class Asked:
    """A life's views, asked one by one."""

    def __init__(self, program_path, folder, now, seed):
        self.life, self.program, self.made = Life(folder, now), Program(program_path, folder, now), Comparison()
        self.dice = random.Random(seed)

    def check(self, expected, *words):
        found = self.program.ask(*words)
        limits = expected.pop("limits", None)
        self.made.compare(" ".join(words), "", expected, found)
        if limits:
            self.made.limits(" ".join(words), ".limits", limits, found.get("limits", MISSING))
        return found

    def today(self):
        """Countdown and streak; the shifts that it lists are those of the list, `next` is the next to begin."""
        life, made = self.life, self.made
        answer = self.check(life.today_view(), "today")
        made.leaf("today, beside stats", ".streak", self.program.ask("stats").get("streak"), answer.get("streak"))
        for each in answer.get("shifts", []):
            known = [life.shift(shift) for shift in life.ledger.shifts
                     if (str(shift.date), shift.word) == (each.get("date"), canonical(each.get("shift")))]
            same = [shift for shift in known if shift.get("start") == each.get("start")] or known
            made.compare("today", f".shifts[{each.get('date')} {each.get('shift')}]", same[0] if same else "no such shift", each)
        if "next" in answer:
            coming = sorted((shift.piece.start, n) for n, shift in enumerate(life.ledger.shifts)
                            if shift.state == "planned" and shift.piece.spans and shift.date < life.today + LOOKED_AHEAD)
            shift = life.ledger.shifts[coming[0][1]] if coming else None
            expected = shift and {"date": str(shift.date), "shift": shift.word, "start": life.iso(shift.piece.start, shift.zone)}
            made.compare("today", ".next", expected, answer["next"])

    def spans(self):
        """A period whose end is before its begin is wrong usage; none is the last 90 days from the first known one."""
        last = self.life.today
        for command in ("report", "rota"):
            done = self.program.run(command, "--from", str(last), "--until", str(last - DAY), "--json")
            self.made.leaf(f"{command} of a reversed period", "exit", 64, done.returncode)
        known = self.life.figures.known(last - 89 * DAY, last)
        if known:
            self.check(self.life.report(known[0], last), "report")


def periods(life, dice):
    """Spans that a report is asked for: the whole, weeks, months, odd ones, a day alone, ends in a night."""
    whole = (life.first, life.today)
    yield whole
    length = (whole[1] - whole[0]).days
    for _ in range(6):
        first = whole[0] + timedelta(days=dice.randrange(length + 1))
        yield first, min(whole[1] + 20 * DAY, first + timedelta(days=dice.choice([0, 1, 2, 6, 13, 30, 45, 89, 200])))


def compare_life(program_path, folder, now, seed, full=True):
    """Every view of a life; answers the comparison."""
    asked = Asked(program_path, folder, now, seed)
    life, check = asked.life, asked.check
    first, last = life.first - DAY, life.today + 40 * DAY
    check(life.rota(first, last), "rota", "--from", str(first), "--until", str(last))
    days = life.figures.days(life.first, life.today + 3 * DAY)
    for day in days if full else days[-12:]:
        check(life.day(day), "day", str(day))
    for day in days[::7] if full else days[-21::7]:
        check(life.week(day), "week", str(day))
    months = sorted({(day.year, day.month) for day in days})
    for year, month in months if full else months[-2:]:
        check(life.month(year, month), "month", f"{year}-{month:02}")
    for year in sorted({year for year, _ in months}):
        check(life.year(year), "year", str(year))
    check(life.stats(), "stats")
    check(life.insights(), "insights")
    asked.today()
    asked.spans()
    for begin, end in periods(life, asked.dice):
        rules = asked.dice.choice(["eu", "fr", "fr-hospital", "uk", None])
        words = ["--rules", rules] if rules else []
        check(life.report(begin, end, rules), "report", "--from", str(begin), "--until", str(end), *words)
    return asked.made
