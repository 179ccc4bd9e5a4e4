"""Reads what a journal says about work from its Markdown files alone: profile, plans, dated shifts, time off,
check-ins and check-outs. Knows nothing of the program but the page on the format."""
import re
from datetime import date, datetime, time, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import yaml

from holidays_judge import holidays as known_holidays, library_days

BUILT_IN = {
    "day": "day", "late": "late", "night": "night", "on-call": "on-call", "training": "training", "rest": "rest",
    "leave": "leave", "rtt": "rtt", "sick": "sick",
}
WORK = {"day", "late", "night", "training"}


def front_matter(path):
    """The keys of a file, all values as text."""
    text = path.read_text(encoding="utf-8").replace("\r\n", "\n").lstrip("\ufeff")
    if not text.startswith("---\n"):
        return {}
    end = re.search(r"^(---|\.\.\.)\s*$", text[4:], re.M)
    found = yaml.load(text[4:4 + end.start()] if end else text[4:], Loader=yaml.BaseLoader)
    return found if isinstance(found, dict) else {}


def spans_of(text):
    """`07:00-11:00, 16:00-20:00` as pairs of times."""
    pairs = []
    for part in text.split(","):
        start, end = (time.fromisoformat(word.strip()) for word in part.split("-"))
        pairs.append((start, end))
    return pairs


def on_days(day, pairs):
    """Spans of the wall clock, one after another from a day on."""
    result = []
    for start, end in pairs:
        if result and datetime.combine(day, start) < result[-1][1]:
            day += timedelta(days=1)
        last = day if end > start else day + timedelta(days=1)
        result.append((datetime.combine(day, start), datetime.combine(last, end)))
        day = last
    return result


class Shift:
    """A planned shift: its word, its spans on the wall clock or as moments, what says it."""

    def __init__(self, day, word, meaning, spans, pause, source):
        self.day, self.word, self.meaning, self.spans = day, word, meaning, spans
        self.pause, self.source = pause, source
        self.check_in = self.check_out = None


class Journal:
    def __init__(self, root):
        self.root = Path(root)
        self.profile = front_matter(self.root / "journal.md")
        self.zones = self.read_zones()
        rota = self.profile.get("rota") or []
        self.rotas = sorted(([rota] if isinstance(rota, dict) else rota), key=lambda each: each["from"])
        self.plans, self.dated, self.off, self.notes = [], {}, [], []
        for path in sorted(self.root.rglob("*.md")):
            parts = path.relative_to(self.root).parts
            if parts[0] in ("trash", "templates", "affirmations") or any(part.startswith(".") for part in parts):
                continue
            keys = front_matter(path)
            kind = keys.get("kind", "entry")
            if kind == "rota":
                self.plans.append((keys, path.stem))
            elif kind == "shift":
                self.dated.setdefault(date.fromisoformat(keys["date"][:10]), []).append((keys, path.stem))
            elif kind == "vacation":
                self.off.append(keys)
            elif kind in ("check-in", "check-out"):
                self.notes.append(keys)
        self.plans.sort(key=self.published)
        self.off.sort(key=lambda keys: (keys["from"], keys["until"]))

    def read_zones(self):
        """The zones with the first day of each, in order."""
        zone = self.profile.get("timezone", "UTC")
        if isinstance(zone, str):
            return [(date.min, ZoneInfo(zone))]
        return [(date.fromisoformat(each["from"]) if "from" in each else date.min, ZoneInfo(each["zone"]))
                for each in zone]

    def instant(self, wall):
        """The moment of a wall clock, in seconds since 1970."""
        if wall.tzinfo is None:
            zone = [zone for first, zone in self.zones if first <= wall.date()][-1]
            wall = wall.replace(tzinfo=zone)
        return int(wall.timestamp())

    def local(self, seconds):
        """The wall clock of a moment: of each zone the days from its first one on are its own."""
        for first, zone in reversed(self.zones):
            wall = datetime.fromtimestamp(seconds, zone)
            begin = self.instant(datetime.combine(first, time())) if first > date.min else seconds
            if seconds >= begin:
                return wall
        return wall

    def published(self, plan):
        keys, stem = plan
        text = keys.get("published")
        if text is None:
            moment = 0
        elif len(text) == 10:
            moment = self.instant(datetime.fromisoformat(text))
        else:
            moment = int(datetime.fromisoformat(text).timestamp())
        number = re.search(r"-rota-(\d+)$", stem)
        return moment, int(number[1]) if number else 1, stem

    # What words mean

    def definition(self, word, day):
        entries = (self.profile.get("shifts") or {}).get(word, [])
        entries = [entries] if isinstance(entries, dict) else entries
        valid = [each for each in entries if date.fromisoformat(each.get("from", "0001-01-01")) <= day]
        return max(valid, key=lambda each: each.get("from", "")) if valid else {}

    def shift(self, day, word, spans, source):
        known = self.definition(word, day)
        if not spans:
            rota = [each for each in self.rotas if date.fromisoformat(each["from"]) <= day]
            usual = (rota[-1].get("hours") or {}).get(word) if rota else None
            usual = usual or known.get("hours")
            spans = on_days(day, spans_of(usual)) if usual else []
        meaning = known.get("is") or BUILT_IN.get(word)
        return Shift(day, word, meaning, spans, int(known.get("break", 0)), source)

    # What is planned

    def from_file(self, day, keys):
        spans = []
        if "hours" in keys:
            spans = on_days(day, spans_of(keys["hours"]))
        elif "start" in keys and len(keys["start"]) > 8:
            spans = [(datetime.fromisoformat(keys["start"]), datetime.fromisoformat(keys["end"]))]
        elif "start" in keys:
            spans = on_days(day, [(time.fromisoformat(keys["start"]), time.fromisoformat(keys["end"]))])
        return self.shift(day, keys["shift"], spans, "file")

    def from_plan(self, day):
        holders = [keys for keys, _ in self.plans if keys["from"] <= day.isoformat() <= keys["until"]]
        if not holders:
            return None
        shifts = []
        for line in holders[-1].get("shifts") or []:
            if not line.startswith(day.isoformat()):
                continue
            for piece in line.split(" #")[0][10:].split(","):
                words = piece.split()
                if words[0][0].isdigit():
                    shifts[-1][1].append(words[0])
                else:
                    shifts.append((words[0], words[1:]))
        return [self.shift(day, word, on_days(day, spans_of(",".join(hours))) if hours else [], "plan")
                for word, hours in shifts]

    def from_cycle(self, day):
        rota = [each for each in self.rotas if date.fromisoformat(each["from"]) <= day]
        if not rota:
            return None
        words = rota[-1]["cycle"].split()
        place = (day - date.fromisoformat(rota[-1]["from"])).days % len(words)
        return [self.shift(day, word, [], "cycle") for word in words[place].split("+")]

    def planned(self, day):
        """What is said about a day, time off left aside; None where nothing is."""
        files = self.dated.get(day, [])
        own = [self.from_file(day, keys) for keys, _ in files if keys.get("extra") != "true"]
        extra = [self.from_file(day, keys) for keys, _ in files if keys.get("extra") == "true"]
        if own:
            return own + extra
        planned = self.from_plan(day)
        if planned is None:
            planned = self.from_cycle(day)
        return extra or None if planned is None else planned + extra

    def whole_off(self, day):
        return [keys for keys in self.off if keys["from"] <= day.isoformat() <= keys["until"] and "half" not in keys]

    def shifts(self, day):
        """The shifts of a day that somebody goes to."""
        if self.whole_off(day):
            return []
        shifts = [each for each in self.planned(day) or [] if each.meaning in WORK | {"on-call", None}]
        half = [keys["half"] for keys in self.off if keys["from"] <= day.isoformat() <= keys["until"] and "half" in keys]
        if half:
            for shift in shifts:
                cut(shift, half[0])
        return shifts

    def holidays(self, years):
        wanted = self.profile.get("holidays") or []
        days = set()
        for word in [wanted] if isinstance(wanted, str) else wanted:
            if word[0].isalpha():
                if known_holidays is None:
                    raise SystemExit("this journal needs the package `holidays`")
                days |= set(library_days(word, years))
            else:
                days.add(date.fromisoformat(word))
        return days


def cut(shift, half):
    """Takes the half of a shift that is off, by its hours on the wall clock."""
    total = sum((end - start).total_seconds() for start, end in shift.spans)
    rest = total // 2
    if rest <= 0:
        return
    spans = []
    for start, end in shift.spans:
        length = (end - start).total_seconds()
        part = min(length, rest)
        rest -= part
        middle = start + timedelta(seconds=part)
        if half == "afternoon" and part > 0:
            spans.append((start, middle))
        if half == "morning" and part < length:
            spans.append((middle, end))
    shift.spans, shift.pause = spans, 0
