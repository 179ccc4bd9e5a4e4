"""What is planned: of published plans the last one, dated files, the cycle, and what time off takes away.

A shift's hours are read in one zone, that of its day; a day of the plan stays what it is when the zone changes later.
"""
from datetime import date, datetime, time, timedelta

from hours_files import WORDS, canonical, day_of, on_days, spans_of, time_of

from holidays_judge import holidays as known_holidays, library_days

WORK = {"day", "late", "night", "training"}
LEAVE = {"leave", "rtt"}
WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
DAY = timedelta(days=1)


class Piece:
    """A shift of the plan: its word, what the word means, its spans as moments, what says it."""

    def __init__(self, day, word, kind, walls, source):
        self.day, self.word, self.kind, self.walls, self.source = day, canonical(word), kind, walls, source
        self.spans, self.pause, self.at_work, self.extra, self.file, self.off, self.absent = [], 0, False, False, {}, False, False

    @property
    def start(self):
        return self.spans[0][0] if self.spans else None

    @property
    def end(self):
        return self.spans[-1][1] if self.spans else None

    @property
    def gross(self):
        return sum(b - a for a, b in self.spans)

    @property
    def is_shift(self):
        return self.kind in WORK or self.kind == "on-call" or self.kind is None


class Plan:
    """The plan of a journal, day by day."""

    def __init__(self, files):
        self.files, self.profile = files, files.profile
        self.made, self.free_days = {}, None
        self.holidays = self.read_holidays()
        days = self.profile.get("working-days") or WEEKDAYS[:5]
        self.working_days = {WEEKDAYS.index(each) for each in days}

    # Words

    def meaning(self, word, day):
        """What a word says on a day: `is`, hours, break, where; what a later definition leaves out is as before."""
        found = {}
        for each in self.files.definitions.get(word, []):
            if "from" not in each or day_of(each["from"]) <= day:
                found = {**found, **each}
        if "is" not in found and canonical(word) in WORDS.values():
            found = {**found, "is": canonical(word)}
        return found

    def rota(self, day):
        held = [each for each in self.files.rotas
                if day_of(each["from"]) <= day and ("until" not in each or day <= day_of(each["until"]))]
        return held[-1] if held else None

    def usual(self, word, day):
        """The usual hours of a word: the cycle's, then the definition's."""
        for each, hours in ((self.rota(day) or {}).get("hours") or {}).items():
            if canonical(each) == canonical(word):
                return hours
        return self.meaning(word, day).get("hours")

    def piece(self, day, word, walls, source):
        known = self.meaning(word, day)
        if not walls and (hours := self.usual(word, day)):
            walls = on_days(day, spans_of(hours))
        made = Piece(day, word, known.get("is"), walls if known.get("is") in WORK | {"on-call", None} else [], source)
        made.pause = int(known.get("break", 0)) if made.kind in WORK else 0
        made.at_work = made.kind == "on-call" and known.get("where", "home") == "workplace"
        return made

    # What says a day

    def published(self, day):
        """The pieces of the plan that was published last for a day; None where no plan covers it."""
        held = [keys for *_, keys in self.files.plans if day_of(keys["from"]) <= day <= day_of(keys["until"])]
        if not held:
            return None
        pieces = []
        for line in held[-1].get("shifts") or []:
            if day_of(line) != day:
                continue
            for part in line.split(" #")[0][10:].split(","):
                words = part.split()
                if words[0][0].isdigit() and "-" in words[0] and pieces:
                    pieces[-1][1].append(words[0])
                else:
                    pieces.append((words[0], words[1:]))
        return [self.piece(day, word, on_days(day, spans_of(",".join(hours))) if hours else [], "plan")
                for word, hours in pieces]

    def cycle(self, day):
        rota = self.rota(day)
        if rota is None:
            return None
        words = rota["cycle"].split()
        place = (day - day_of(rota["from"])).days % len(words)
        return [self.piece(day, word, [], "cycle") for word in words[place].split("+")]

    def dated(self, day, keys, published):
        """A dated file; without hours it has those of the plan's line of that word, else the usual ones."""
        walls, zone = [], self.files.zone(day)
        if "hours" in keys:
            walls = on_days(day, spans_of(keys["hours"]))
        elif "start" in keys and time_of(keys["start"]) is not None:
            walls = on_days(day, [(time_of(keys["start"]), time_of(keys["end"]))])
        elif "start" in keys:
            walls = [tuple(datetime.fromisoformat(keys[key]).astimezone(zone).replace(tzinfo=None)
                           for key in ("start", "end"))]
        else:
            same = [each for each in published or [] if each.word == canonical(keys["shift"])]
            walls = list(same[0].walls) if same else []
        made = self.piece(day, keys["shift"], walls, "file")
        made.file, made.extra = keys, keys.get("extra") == "true"
        # Beside hours of the plan a break is the plan's, beside those that were worked it is of them.
        if "break" in keys and "worked" not in keys:
            made.pause = int(keys["break"])
        return made

    def said(self, day):
        """What is said about a day, time off left aside; None where nothing is."""
        files = [keys for _, keys in self.files.dated.get(day, [])]
        published = self.published(day)
        own = [self.dated(day, keys, published) for keys in files if keys.get("extra") != "true"]
        extra = [self.dated(day, keys, published) for keys in files if keys.get("extra") == "true"]
        if own:
            return own + extra
        planned = published if published is not None else self.cycle(day)
        return extra or None if planned is None else planned + extra

    # Time off

    def off(self, day, whole=True):
        """The records of time off that touch a day: those of the whole day, or the half ones.

        A morning and an afternoon are a whole day.
        """
        found = [each for each in self.files.off if each["from"] <= day <= each["until"]]
        if len({each["half"] for each in found}) == 2 and all(each["half"] for each in found):
            return found if whole else []
        return [each for each in found if whole == (not each["half"])]

    def day(self, day):
        """The pieces of a day, in their order: spans as moments, halves cut, absent ones marked; None where unknown."""
        if day not in self.made:
            self.made[day] = self.make(day)
        return self.made[day]

    def make(self, day):
        pieces = self.said(day)
        if pieces is None:
            return None
        zone = self.files.zone(day)
        for each in pieces:
            # What a file says was worked was worked, on a day off too. A day that is off as a whole has no half off.
            each.off = bool(self.off(day))
            each.absent = each.off and not {"worked", "call-outs"} & each.file.keys()
            if each.kind in WORK | {"on-call"} and not self.off(day):
                for half in self.off(day, whole=False):
                    cut(each, half["half"])
            each.spans = [(self.files.instant(a, zone), self.files.instant(b, zone)) for a, b in each.walls]
            each.spans = [(a, b) for a, b in each.spans if a < b]
        return sorted(pieces, key=lambda each: each.start if each.spans else -1 << 60)

    def first_day(self):
        """The first day about which a cycle, a plan, a dated file or whole time off says something."""
        return min([day_of(each["from"]) for each in self.files.rotas] + [day_of(plan[-1]["from"]) for plan in self.files.plans]
                   + list(self.files.dated) + [each["from"] for each in self.files.off if not each["half"]])

    def is_known(self, day):
        """Covered by a plan, a cycle, a dated file or whole time off; what check-ins add is the ledger's."""
        return self.day(day) is not None or bool(self.off(day))

    def is_neutral(self, day):
        """How much of a day is leave, sickness or another absence: 0, 0.5 or 1."""
        if self.off(day):
            return 1
        kinds = {each.kind for each in self.day(day) or []}
        if kinds & {"leave", "rtt", "sick", "absence"} and not kinds & (WORK | {"on-call"}):
            return 1
        return 0.5 if self.off(day, whole=False) else 0

    def is_leave(self, day):
        """Time off that a countdown runs to: a record of leave over the whole day, else a word of the plan.

        A day of leave on which she is sick is a sick day.
        """
        if records := self.off(day):
            return all(each["category"] in LEAVE for each in records)
        pieces = self.day(day) or []
        return any(each.kind in LEAVE for each in pieces) and not any(each.is_shift for each in pieces)

    # Holidays

    def read_holidays(self):
        """The days by the names in the profile; regions by rule need the package `holidays`."""
        listed, days = self.profile.get("holidays") or [], set()
        for word in [listed] if isinstance(listed, str) else listed:
            if word[:1].isalpha():
                if known_holidays is None:
                    raise SystemExit("this journal needs the package `holidays`")
                days |= set(library_days(word, range(2024, 2030)))
            else:
                days.add(day_of(word))
        return days

    def is_working_day(self, day):
        return day.weekday() in self.working_days and day not in self.holidays

    def night(self):
        start, end = (time_of(each) for each in self.profile.get("night", "21:00-06:00").split("-"))
        return start, end


def cut(piece, half):
    """Takes the half of a shift that is off, by its hours on the wall clock; a night has no work in the morning of its day."""
    if half == "morning" and piece.walls and piece.walls[0][0].hour >= 17:
        return
    total = sum((end - start).total_seconds() for start, end in piece.walls)
    rest = total // 120 * 60
    walls = []
    for start, end in piece.walls:
        length = (end - start).total_seconds()
        part = min(length, rest)
        rest -= part
        middle = start + timedelta(seconds=part)
        if half == "afternoon" and part > 0:
            walls.append((start, middle))
        if half == "morning" and part < length:
            walls.append((middle, end))
    # Half a day off is half of the paid hours: each half has half of the break.
    piece.walls, piece.pause = walls, (piece.pause + (half == "morning")) // 2
