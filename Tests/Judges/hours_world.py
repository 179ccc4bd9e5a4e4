"""Makes the journal of a working life from a seed, as a person and the program write one; hours_judge.py reckons it.

Cycles, publications, dated files, time off and the profile come first; what is planned is then read back, and check-ins,
check-outs, call-outs and moods are written around it (hours_notes.py) until `now`.
"""
import random
from datetime import date, datetime, timedelta
from pathlib import Path

from hours_plan import DAY, known_holidays

ZONES = ["Europe/Paris", "America/New_York", "Europe/London", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Auckland",
         "Asia/Kolkata", "Europe/Lisbon", "Asia/Tokyo", "America/Montreal"]
CYCLES = [
    "J J N N rest rest rest rest", "M M S+AST S rest N N N rest rest", "C J rest S N rest RTT", "J+AST rest N N CA rest",
    "FO J J late night rest rest", "G rest rest G rest GAR rest", "day day night night rest rest rest rest", "JN rest CN rest rest",
    "M S+AST N rest rest JF rest", "night night night rest day day rest rest rest rest", "J J J J J rest rest", "GAR J rest S+GAR rest",
]
WORDS = ["J", "N", "M", "S", "C", "G", "FO", "late", "night", "day", "AST", "GAR"]
LINES = ["J", "N", "N 21:00-07:00", "M 07:00-11:00, 16:00-20:00", "S 13:30-21:30, AST 22:00-06:00", "C", "late 12:00-20:30",
         "night 20:30-06:45 # handover", "G 08:00-08:00", "AST 20:00-08:00", "GAR", "J, N", "CA", "RTT", "AM", "M, M 15:00-19:00"]
# Of no usual shift: two shifts of a day that begin in one minute can't be told apart by their starts.
HOURS = [("07:20", "19:40"), ("13:10", "21:40"), ("20:45", "07:15"), ("06:15", "13:00"), ("08:10", "08:10"), ("22:10", "02:30")]
DEFINITIONS = [
    '  "J": [{{is: day, hours: "07:00-19:30", break: 30}}, {{is: day, hours: "06:45-19:00", break: 40, from: "{change}"}}]',
    '  "N": {{is: night, hours: "19:00-07:30"}}', '  "M": {{is: day, hours: "06:45-14:15"}}',
    '  "S": {{is: late, hours: "13:45-21:15", break: 20}}', '  "C": {{is: day, hours: "07:00-11:00, 16:00-20:00"}}',
    '  "JN": {{is: day, hours: "07:00-19:15", break: 45}}', '  "CN": {{is: night, hours: "20:00-00:00, 01:00-07:00"}}',
    '  "AST": {{is: on-call, hours: "20:00-08:00"}}', '  "GAR": {{is: on-call, hours: "18:00-08:00", where: workplace}}',
    '  "G": {{is: day, hours: "08:00-08:00", break: 60}}', '  "FO": {{is: training, hours: "08:30-16:30", break: 60}}',
    '  "RTT": {{is: rtt}}', '  "CA": {{is: leave}}', '  "JF": {{is: public-holiday}}', '  "AM": {{is: sick}}',
]


class World:
    """A life that is made: its folder, its first and last day, its `now`."""

    def __init__(self, root, seed, length=None):
        self.dice = random.Random(seed)
        self.root, self.seed = Path(root), seed
        self.first = date(2025, 9, 1) + timedelta(days=self.dice.randrange(240))
        length = length or self.dice.randrange(60, 401)
        self.last = self.first + timedelta(days=length)
        self.until = self.last + timedelta(days=self.dice.randrange(20, 120))
        self.ending = self.dice.choice(["\n", "\n", "\n", "\n", "\r\n"])
        self.has_rota = self.dice.random() > 0.08
        self.now = None

    def some_day(self, first=None, last=None):
        first, last = first or self.first, last or self.until
        return first + timedelta(days=self.dice.randrange(max(1, (last - first).days)))

    def write(self, day, name, lines, body=""):
        """Writes a new record under its month; of a name that is taken the next number."""
        folder = self.root / f"{day:%Y/%m}"
        folder.mkdir(parents=True, exist_ok=True)
        path, number = folder / f"{name}.md", 1
        while path.exists():
            number += 1
            path = folder / f"{name}-{number}.md"
        ending = "\r\n" if self.dice.random() < 0.03 else self.ending
        mark = "\ufeff" if self.dice.random() < 0.01 else ""
        text = mark + "".join(line + ending for line in ["---", *lines, "---"]) + (ending + body + ending if body else "")
        path.write_bytes(text.encode())
        return path

    # The profile

    def profile(self):
        dice, lines = self.dice, ["smjournal: 1", "name: Made", f"language: {self.dice.choice(['en', 'en', 'fr', 'de'])}"]
        zones = [dice.choice(ZONES)]
        if dice.random() < 0.3:
            zones += dice.sample([each for each in ZONES if each != zones[0]], dice.choice([1, 1, 2]))
        if len(zones) == 1:
            lines.append(f"timezone: {zones[0]}")
        else:
            days = sorted(dice.sample(range(1, (self.last - self.first).days), len(zones) - 1))
            moves = [f'{{from: "{self.first + timedelta(days=n)}", zone: {zone}}}' for n, zone in zip(days, zones[1:])]
            lines.append(f"timezone: [{', '.join([zones[0], *moves])}]")
        if (clock := dice.choice([None, None, "said", "notes", "notes"])):
            lines.append(f"clock: {clock}")
        if dice.random() < 0.7:
            lines.append(f"rest-rules: {dice.choice(['eu', 'fr', 'fr-hospital', 'uk', 'none'])}")
        region = [dice.choice(["fr", "us", "fr-alsace", "de-by", "ch-zh"])] if known_holidays and dice.random() < 0.5 else []
        days = [f'"{self.some_day()}"' for _ in range(dice.randrange(6))]
        if region or days:
            lines.append(f"holidays: [{', '.join(region + days)}]")
        if dice.random() < 0.5:
            lines.append(f"contract-hours: {dice.choice(['35', '37.5', '28'])}")
        if dice.random() < 0.5:
            lines.append(f'night: "{dice.choice(["21:00-06:00", "22:00-07:00", "23:00-06:00"])}"')
        lines.append(f"week-starts: {dice.choice(['monday', 'monday', 'sunday'])}")
        if dice.random() < 0.2:
            lines += ["working-days:", "  - tuesday", "  - wednesday", "  - thursday", "  - saturday"]
        change = self.some_day()
        lines += ["shifts:", *(line.format(change=change) for line in DEFINITIONS)]
        if self.has_rota and dice.random() < 0.9:
            lines += self.rota()
        else:
            lines += ['  "late": {is: late, hours: "13:00-21:00"}', '  "night": {is: night, hours: "20:00-07:00"}',
                      '  "day": {is: day, hours: "07:00-19:00"}']
        path = self.root / "journal.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes("".join(line + self.ending for line in ["---", *lines, "---"]).encode())

    def rota(self):
        dice, lines = self.dice, ["rota:"]
        day = self.first - timedelta(days=dice.choice([0, 0, 3, -20]))
        for _ in range(dice.choice([1, 1, 2, 3])):
            lines += [f'  - from: "{day}"', f"    cycle: {dice.choice(CYCLES)}", "    hours:",
                      f'      late: "{dice.choice(["13:00-21:00", "12:30-21:10"])}"',
                      f'      night: "{dice.choice(["20:00-07:00", "19:00-07:30"])}"', '      day: "07:00-19:30"']
            day += timedelta(days=dice.randrange(30, 150))
        return lines

    # Plans, dated files, time off

    def publications(self):
        """Plans of some months, some of them published again from a later day on."""
        for _ in range(self.dice.choice([0, 0, 1, 2, 3, 4]) if self.has_rota else 0):
            first = self.some_day().replace(day=1)
            last = (first + timedelta(days=31)).replace(day=1) - DAY
            published = first - timedelta(days=self.dice.randrange(8, 20))
            said = self.dice.choice([f"{published}T10:00:00+01:00", str(published), f"{published}T17:31:00Z"])
            begin = first
            for _ in range(self.dice.choice([1, 1, 2])):
                lines = ["kind: rota", f'published: "{said}"', f'from: "{begin}"', f'until: "{last}"', "shifts:"]
                days = [begin + timedelta(days=n) for n in range((last - begin).days + 1)]
                lines += [f"  - {day} {self.dice.choice(LINES)}" for day in days if self.dice.random() < 0.5]
                self.write(first, f"{first}-rota", lines if lines[-1] != "shifts:" else lines[:-1])
                begin, said = begin + timedelta(days=7), f"{published + DAY}T09:00:00+01:00"

    def hours(self, day, at_instants):
        start, end = self.dice.choice(HOURS)
        if not at_instants:
            return [f'start: "{start}"', f'end: "{end}"']
        after = day if end > start else day + DAY
        return [f'start: "{day}T{start}:00+02:00"', f'end: "{after}T{end}:00+02:00"']

    def dated(self):
        """Swaps, shifts on top, worked hours, time on call with call-outs, two on one day."""
        days = {self.some_day() for _ in range(self.dice.randrange((self.until - self.first).days // 10 + 2))}
        for day in sorted(days):
            kind = self.dice.randrange(8)
            name = f"{day}-shift"
            word, lines = self.dice.choice(WORDS), ["kind: shift", f'date: "{day}"']
            hours = self.hours(day, self.dice.random() < 0.3)
            if kind == 0:
                self.write(day, name, [*lines, f'shift: "{self.dice.choice(["N", "J", "rest", "night", "G"])}"'])
            elif kind in (1, 2):
                self.write(day, name, [*lines, f'shift: "{word}"', *hours, "extra: true"])
            elif kind == 3:
                self.write(day, name, [*lines, f'shift: "{word}"', *hours], "Changed on the telephone.")
            elif kind == 4 and day < self.last - DAY:
                word = self.dice.choice(["N", "J", "M", "night"])
                worked = self.dice.choice(["18:45-07:50", "19:20-06:40", "20:00-01:00, 02:30-07:30", "00:10-07:30"] if word in (
                    "N", "night") else ["06:40-19:20", "07:00-11:00, 15:00-19:10", "08:00-08:30"])
                hours = ['start: "18:30"', 'end: "06:30"'] if word in ("N", "night") else ['start: "06:30"', 'end: "16:00"']
                self.write(day, name, [*lines, f'shift: "{word}"', *(hours if self.dice.random() < 0.4 else []), f'worked: "{worked}"'])
            elif kind == 5 and day < self.last - DAY:
                calls = self.dice.sample(["20:50-22:05", "23:40-01:10", "02:00-04:10"], self.dice.choice([1, 1, 2]))
                self.write(day, name, [*lines, f'shift: {self.dice.choice(["AST", "GAR"])}', "call-outs:",
                                       *(f'  - "{each}"' for each in calls)])
            elif kind == 6:
                self.write(day, name, [*lines, "shift: M", 'start: "06:30"', 'end: "13:00"'])
                self.write(day, name, [*lines, "shift: AST", 'hours: "20:00-06:00"'])
            elif kind == 7:
                self.write(day, name, [*lines, "shift: C", 'hours: "06:30-10:30, 15:00-19:15"'])

    def time_off(self):
        """Leave beside leave, sickness within it, half days, other absence, training."""
        dice, day = self.dice, self.first + timedelta(days=self.dice.randrange(40))
        while day < self.until + timedelta(days=40):
            length, category = dice.choice([1, 2, 5, 9, 16]), dice.choice(["leave", "leave", "rtt", "sick", "other", "training"])
            last = day + timedelta(days=length - 1)
            self.absence(day, last, category)
            if category == "leave" and length > 4 and dice.random() < 0.5:
                begin = day + timedelta(days=dice.randrange(length))
                self.absence(begin, min(last, begin + timedelta(days=dice.randrange(3))), "sick")
            if category in ("leave", "rtt") and dice.random() < 0.4:
                gap = dice.choice([0, 1, 1, 1, 2, 3])
                other = dice.choice(["rtt", "leave"]) if gap else category
                self.absence(last + timedelta(days=gap), last + timedelta(days=gap + dice.randrange(4)), other)
            if dice.random() < 0.5:
                half = last + timedelta(days=5 + dice.randrange(6))
                self.absence(half, half, "leave", dice.choice(["morning", "afternoon"]))
            day = last + timedelta(days=dice.randrange(12, 90))

    def absence(self, first, last, category, half=None):
        lines = ["kind: vacation", f'from: "{first}"', f'until: "{last}"', f"category: {category}"]
        lines += [f"half: {half}"] if half else [f"status: {self.dice.choice(['planned', 'approved'])}"]
        self.write(first, f"{first}-vacation", lines)


def make(root, seed, length=None):
    """A life; answers it with its folder written and its `now` chosen."""
    from hours_notes import Notes

    world = World(root, seed, length)
    world.profile()
    world.publications()
    world.dated()
    world.time_off()
    Notes(world).write()
    return world
