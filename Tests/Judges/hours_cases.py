"""Checks the reckoning of hours_judge.py against small lives that were reckoned by hand, sentence by sentence.

A case is a sentence of the rules, what the profile and the files say, `now`, and what must come out. The tables are in
hours_cases_shifts.py and hours_cases_periods.py.
"""
import tempfile
from datetime import date
from pathlib import Path

from hours_days import Either
from hours_views import Life

PROFILE = [
    "smjournal: 1", "shifts:", '  "J": {is: day, hours: "07:00-19:30", break: 30}', '  "N": {is: night, hours: "19:00-07:30"}',
    '  "M": {is: day, hours: "06:45-14:15"}', '  "S": {is: late, hours: "13:00-21:00"}',
    '  "C": {is: day, hours: "07:00-11:00, 16:00-20:00"}', '  "G": {is: day, hours: "08:00-08:00"}',
    '  "AST": {is: on-call, hours: "20:00-08:00"}', '  "GAR": {is: on-call, hours: "18:00-08:00", where: workplace}',
    '  "CA": {is: leave}', '  "RTT": {is: rtt}',
]
PARIS = "timezone: Europe/Paris"


def profile(*lines, zone=PARIS, cycle=None, first="2026-06-01"):
    rota = ["rota:", f'  - from: "{first}"', f"    cycle: {cycle}"] if cycle else []
    return [*PROFILE, zone, *lines, *rota]


def note(kind, at, day, word, keys):
    lines = [f"kind: {kind}", f'at: "{at}"']
    lines += [f'date: "{day}"'] if day else []
    lines += [f'shift: "{word}"'] if word else []
    name = keys.pop("name", f"{at[:10]}-{at[11:13]}{at[14:16]}-{kind}")
    return name, lines + [f"{key}: {value}" for key, value in keys.items()]


def check_in(at, day=None, word=None, **keys):
    return note("check-in", at, day, word, keys)


def check_out(at, day=None, word=None, **keys):
    return note("check-out", at, day, word, keys)


def mood(at, value, name=None):
    return name or f"{at[:10]}-{at[11:13]}{at[14:16]}-mood", ["kind: entry", f'date: "{at[:10]}"', f'at: "{at}"', f'mood: "{value}"']


def dated(day, word, *lines):
    return f"{day}-shift", ["kind: shift", f'date: "{day}"', f'shift: "{word}"', *lines]


def off(first, until, category="leave", half=None):
    return f"{first}-vacation", ["kind: vacation", f'from: "{first}"', f'until: "{until}"', f"category: {category}",
                                 *([f"half: {half}"] if half else [])]


def plan(first, until, published, *lines):
    return f"{first}-rota", ["kind: rota", f'published: "{published}"', f'from: "{first}"', f'until: "{until}"', "shifts:",
                             *(f"  - {line}" for line in lines)]


def ask(life, question):
    """What a case asks a life for: `shift DAY WORD`, `totals DAY DAY`, `limit RULES RULE DAY DAY`, `countdown` …"""
    what, *words = question.split()
    figures = life.figures
    days = [date.fromisoformat(word) for word in words if len(word) == 10 and word[4] == "-"]
    if what == "shift":
        found = [each for each in figures.shifts(days[0], days[0]) if each.word == words[1] or words[1] == "-"]
        return life.shift(found[int(words[2]) if len(words) > 2 else 0]) if found else None
    if what == "shifts":
        return [each["shift"] for each in life.shifts(days[0], days[-1])["must"]]
    if what == "limit":
        listed, required = life.limits(words[0], *days)
        return listed({"rule": words[1], "limit": required[words[1]]}) if words[1] in required else None
    made = {
        "totals": lambda: figures.totals(*days), "ahead": lambda: figures.ahead(*days),
        "average": lambda: figures.average_week(*days), "known": lambda: figures.period_known(*days),
        "rest": lambda: life.rest(*days), "rests": lambda: [each["minutes"] for each in figures.rests_of(*days)],
        "unknownRests": lambda: len(figures.rests_of(*days, known=False)),
        "weekly": lambda: [figures.longest_rest(*days)],
        "daysOff": lambda: figures.days_off(*days), "run": lambda: figures.longest_run(*days),
        "countdown": lambda: life.today_view()["countdown"], "mood": lambda: life.days.mood(*days),
        "streak": lambda: life.days.streak(), "pairs": lambda: life.days.before_after(),
        "trend": lambda: life.days.trend(words[0], life.today, int(words[1])),
        "rota": lambda: [each["shift"] for each in life.rota(*days)["days"][0]["shifts"]],
    }
    return made[what]()


def same(expected, found):
    """Whether what was found has what a case names; of an answer with keys, of those alone."""
    if isinstance(found, Either):
        return any(same(expected, value) for value in found.values)
    if isinstance(expected, dict) and isinstance(found, dict):
        return all(key in found and same(value, found[key]) for key, value in expected.items())
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(map(same, expected, found))
    return expected == found


def write(root, lines, files):
    for name, content in [("journal", lines), *files]:
        path = root / (f"{name}.md" if name == "journal" else f"2026/{name[5:7]}/{name}.md")
        path.parent.mkdir(parents=True, exist_ok=True)
        stem, number = path.stem, 1
        while path.exists():
            number += 1
            path = path.with_name(f"{stem}-{number}.md")
        path.write_text("".join(f"{line}\n" for line in ["---", *content, "---"]), encoding="utf-8")


def run():
    from hours_cases_periods import CASES as PERIODS
    from hours_cases_shifts import CASES as SHIFTS

    right = wrong = 0
    for sentence, lines, files, now, expected in SHIFTS + PERIODS:
        with tempfile.TemporaryDirectory(prefix="hours-case-") as folder:
            write(Path(folder), lines, files)
            life = Life(folder, now)
            for question, value in expected.items():
                found = ask(life, question)
                if same(value, found):
                    right += 1
                    continue
                wrong += 1
                shown = {key: found.get(key) for key in value} if isinstance(value, dict) and isinstance(found, dict) else found
                print(f"FAIL “{sentence}”: {question}: by hand {value}, reckoned {shown}")
    print(f"{len(SHIFTS + PERIODS)} cases")
    print(f"{right} of {right + wrong} right")
    return int(wrong > 0)
