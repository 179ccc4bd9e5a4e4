"""Makes journals of a nurse's year from a seed, for report_judge.py."""
import random
from datetime import date, datetime, time, timedelta
from pathlib import Path

from report_reader import Journal, known_holidays

ZONES = ["Europe/Paris", "America/New_York", [("", "Europe/Paris"), ("2026-07-15", "America/Montreal")], "Australia/Sydney"]
HOLIDAYS = ["fr", "us", "fr-alsace", "de-by", "ch-zh"]
CYCLES = [
    "J J N N rest rest rest rest", "M M S+AST S rest N N N rest rest", "C J rest S N rest RTT", "J+AST rest N N CA rest",
    "FO J J late night rest rest",
]
LINES = ["J", "N", "N 21:00-07:00", "M 07:00-11:00, 16:00-20:00", "S 13:30-21:30, AST 22:00-06:00", "C", "late 12:00-20:30",
         "night 20:30-06:45 # handover"]


def profile(seed, dice):
    zone = ZONES[seed % len(ZONES)]
    if isinstance(zone, str):
        lines = [f"timezone: {zone}"]
    else:
        lines = ["timezone:"] + [f"  - {{zone: {name}" + (f', from: "{day}"' if day else "") + "}" for day, name in zone]
    country = [HOLIDAYS[seed % len(HOLIDAYS)]] if known_holidays else []
    starts = ", ".join(f'"{day}"' if day[0].isdigit() else day for day in country + ["2026-12-24"])
    lines += [
        f"holidays: [{starts}]", f"contract-hours: {dice.choice(['35', '37.5', '28'])}",
        f"week-starts: {dice.choice(['monday', 'sunday'])}", f'night: "{dice.choice(["21:00-06:00", "22:00-07:00"])}"',
        "shifts:",
        '  "J": [{is: day, hours: "07:00-19:30", break: 30}, {is: day, hours: "06:45-19:00", break: 40, from: "2026-08-03"}]',
        '  "N": {is: night, hours: "19:00-07:30"}', '  "M": {is: day, hours: "06:45-14:15"}',
        '  "S": {is: late, hours: "13:45-21:15", break: 20}', '  "C": {is: day, hours: "07:00-11:00, 16:00-20:00"}',
        '  "AST": {is: on-call, hours: "21:30-06:30"}', '  "FO": {is: training, hours: "08:30-16:30", break: 60}',
        '  "RTT": {is: rtt}', '  "CA": {is: leave}', "rota:",
    ]
    for first in ("2026-01-05", "2026-06-08"):
        lines += [f'  - from: "{first}"', f"    cycle: {dice.choice(CYCLES)}", "    hours:",
                  '      late: "13:00-21:00"', '      night: "20:00-07:00"']
    return lines


def write(path, lines):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("---\n" + "\n".join(lines) + "\n---\n", encoding="utf-8")


def plans(root, dice):
    """Published plans of some months, one of them published again."""
    for month in sorted(dice.sample(range(2, 12), 3)):
        first = date(2026, month, 1)
        last = (first + timedelta(days=31)).replace(day=1) - timedelta(days=1)
        for number in range(dice.choice([1, 2])):
            begin = first + timedelta(days=7 * number)
            lines = ["kind: rota", f'published: "{first - timedelta(days=14 - 9 * number)}T10:00:00+01:00"',
                     f'from: "{begin}"', f'until: "{last}"', "shifts:"]
            day = begin
            while day <= last:
                if dice.random() < 0.5:
                    lines.append(f"  - {day} {dice.choice(LINES)}")
                day += timedelta(days=1)
            write(root / f"2026/{month:02}/{first}-rota{'-2' if number else ''}.md", lines)


def dated(root, dice):
    """Shift files: swaps, shifts on top, two on one day, split ones."""
    for number in range(24):
        day = date(2026, 1, 5) + timedelta(days=15 * number + dice.randrange(12))
        if day.year > 2026:
            continue
        folder = root / f"2026/{day.month:02}"
        lines = ["kind: shift", f'date: "{day}"']
        kind = number % 4
        if kind == 0:
            write(folder / f"{day}-shift.md", lines + [f'shift: "{dice.choice(["N", "J", "rest"])}"'])
        elif kind == 1:
            write(folder / f"{day}-shift.md", lines + ["shift: late", 'start: "13:10"', 'end: "21:40"', "extra: true"])
        elif kind == 2:
            write(folder / f"{day}-shift.md", lines + ["shift: M", 'start: "06:30"', 'end: "13:00"'])
            write(folder / f"{day}-shift-2.md", lines + ["shift: AST", 'hours: "20:00-23:00"'])
        else:
            write(folder / f"{day}-shift.md", lines + ["shift: C", 'hours: "06:30-10:30, 15:00-19:15"'])


def time_off(root, dice):
    for number, category in enumerate(["leave", "sick", "rtt", "training", "other", "leave"]):
        day = date(2026, 1, 20) + timedelta(days=55 * number + dice.randrange(20))
        last = day + timedelta(days=dice.randrange(9))
        lines = ["kind: vacation", f'from: "{day}"', f'until: "{last}"', f"category: {category}", "status: approved"]
        write(root / f"2026/{day.month:02}/{day}-vacation.md", lines)
        half = last + timedelta(days=5 + dice.randrange(5))
        lines = ["kind: vacation", f'from: "{half}"', f'until: "{half}"', "category: leave",
                 f"half: {dice.choice(['morning', 'afternoon'])}"]
        write(root / f"2026/{half.month:02}/{half}-vacation.md", lines)


def notes(root, dice):
    """Check-ins and check-outs of two shifts in three, some early, some late, some far too late."""
    journal = Journal(root)
    day = date(2026, 1, 1)
    while day < date(2026, 11, 20):
        shifts = [each for each in journal.shifts(day) if each.spans]
        words = [each.word for each in shifts]
        for number, shift in enumerate(shifts):
            if words.count(shift.word) > 1 or dice.random() < 0.35:
                continue
            for kind, wall, offsets in (
                ("check-in", shift.spans[0][0], [-25, -5, 0, 12, 55, -130, 200]),
                ("check-out", shift.spans[-1][1], [-40, 0, 10, 35, 100, 230, 300]),
            ):
                if dice.random() < 0.12:
                    continue
                seconds = journal.instant(wall) + 60 * dice.choice(offsets)
                at = journal.local(seconds)
                write(root / f"2026/{at.month:02}/{at:%Y-%m-%d-%H%M}-{kind}-{number}.md",
                      [f"kind: {kind}", f'date: "{day}"', f'at: "{at.isoformat()}"', f'shift: "{shift.word}"'])
        day += timedelta(days=1)


def make(root, seed):
    """A journal of a year; answers its folder."""
    dice = random.Random(seed)
    root = Path(root)
    write(root / "journal.md", ["smjournal: 1", "name: Made", *profile(seed, dice)])
    plans(root, dice)
    dated(root, dice)
    time_off(root, dice)
    notes(root, dice)
    return root
