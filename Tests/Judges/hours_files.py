"""Reads a journal's Markdown files alone: profile, plans, dated shifts, time off, check-ins, check-outs, moods.

Knows the page on the format and nothing of the program. Days are `date`, moments are whole minutes since 1970, wall
clocks are `datetime` without a zone. What it can't read is left out: lives are made of files that can be read.
"""
import re
import unicodedata
from datetime import date, datetime, time, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import yaml

NAMES = {
    "sorte": "kind", "poste": "shift", "humeur": "mood", "energie": "energy", "energy level": "energy", "charge emotionnelle": "load", "du": "from",
    "au": "until", "categorie": "category", "statut": "status", "debut": "start", "fin": "end", "titre": "title",
    "jour": "date", "heure": "at", "time": "at", "fuseau horaire": "timezone", "roulement": "rota", "postes": "shifts",
    "nuit": "night", "jours feries": "holidays", "horaires": "hours", "jours ouvres": "working-days",
    "debut de semaine": "week-starts", "debut de journee": "day-starts", "heures contractuelles": "contract-hours",
}
# Whole words that mean something without a line in the profile, by their canonical one.
WORDS = {
    "day": "day", "jour": "day", "late": "late", "soir": "late", "night": "night", "nuit": "night", "oncall": "on-call",
    "astreinte": "on-call", "training": "training", "formation": "training", "rest": "rest", "repos": "rest", "off": "rest",
    "leave": "leave", "conges": "leave", "rtt": "rtt", "sick": "sick", "maladie": "sick",
}
MOODS = {"😄": 5, "😊": 4, "😐": 3, "😞": 2, "😭": 1, "very happy": 5, "happy": 4, "neutral": 3, "sad": 2, "very sad": 1,
         "great": 5, "neutre": 3, "triste": 2, "contente": 4, "5": 5, "4": 4, "3": 3, "2": 2, "1": 1}
MONTHS = ["janvier", "fevrier", "mars", "avril", "mai", "juin", "juillet", "aout", "septembre", "octobre", "novembre",
          "decembre"]
CATEGORIES = {"conges": "leave", "conge": "leave", "formation": "training", "maladie": "sick"}


def folded(text):
    """A word without case, accents, blanks, hyphens and underscores."""
    plain = unicodedata.normalize("NFD", text.casefold())
    return re.sub(r"[\s_-]", "", "".join(each for each in plain if not unicodedata.combining(each)))


def canonical(word):
    """The built-in word for one of its spellings; any other word as it is."""
    return WORDS.get(folded(word), word) if word else word


def front_matter(path):
    """The keys of a file under their English names, all values as text."""
    text = path.read_text(encoding="utf-8-sig").replace("\r\n", "\n")
    if not text.startswith("---\n"):
        return {}
    end = re.search(r"^(---|\.\.\.)\s*$", text[4:], re.M)
    found = yaml.load(text[4:4 + end.start()] if end else text[4:], Loader=yaml.BaseLoader)
    if not isinstance(found, dict):
        return {}
    names = {folded(key): value for key, value in NAMES.items()}
    return {names.get(folded(key), key): value for key, value in found.items()}


def day_of(text):
    """A day as the lives and the examples write it; None where it is none."""
    text = str(text).strip()
    if found := re.match(r"\d{4}-\d\d-\d\d", text):
        return date.fromisoformat(found[0])
    if (found := re.fullmatch(r"(\d\d?) (\w+) (\d{4})", text)) and folded(found[2]) in MONTHS:
        return date(int(found[3]), MONTHS.index(folded(found[2])) + 1, int(found[1]))
    return None


def time_of(text):
    """A time of the day: `07:50`, `7h50`, `7h`, `7.50`; None where it is none."""
    found = re.fullmatch(r"(\d{1,2})(?:[:h.](\d\d)?)?", str(text).strip())
    if not found or int(found[1]) > 24 or (int(found[1]) == 24 and (found[2] or "00") != "00"):
        return None
    return time(int(found[1]) % 24, int(found[2] or 0))


def spans_of(text):
    """`07:00-11:00, 16:00-20:00` as pairs of times."""
    return [tuple(time_of(word) for word in part.split("-")) for part in text.split(",")]


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


def number_of(stem):
    """The number at the end of a record's name: `…-check-out-2` is 2, a name without one is 1."""
    found = re.search(r"[a-z]-(\d{1,2})$", stem)
    return int(found[1]) if found else 1


class Record:
    """A check-in, a check-out, an entry: its id, keys, moment, and the day and shift that its keys name."""

    def __init__(self, files, path, keys):
        self.id, self.keys, self.kind = path.stem, keys, keys.get("kind", "entry")
        self.number = number_of(path.stem)
        self.date = day_of(keys["date"]) if "date" in keys else None
        self.shift = canonical(keys.get("shift"))
        self.at = files.moment(keys["at"], self.date) if "at" in keys else None
        named = re.match(r"\d{4}-\d\d-\d\d", path.stem)
        self.day = self.date or (date.fromisoformat(named[0]) if named else None)
        if self.day is None and self.at is not None:
            self.day = files.local(self.at).date()

    @property
    def order(self):
        """Of two of a shift the greater one holds: the later moment, of one moment the higher number."""
        return (self.at if self.at is not None else -1 << 60, self.number, self.id)

    def rating(self, key):
        value = str(self.keys.get(key, ""))
        return int(value) if re.fullmatch("[1-5]", value) else None

    @property
    def mood(self):
        value = self.keys.get("mood")
        return MOODS.get(value, MOODS.get(str(value).casefold())) if value else None


class Files:
    """A journal, read."""

    def __init__(self, root):
        self.root = Path(root)
        self.profile = front_matter(self.root / "journal.md")
        self.zones = self.read_zones()
        rota = self.profile.get("rota") or []
        self.rotas = sorted(([rota] if isinstance(rota, dict) else rota), key=lambda each: each["from"])
        self.definitions = {word: known if isinstance(known, list) else [known]
                            for word, known in (self.profile.get("shifts") or {}).items()}
        self.plans, self.dated, self.off, self.notes, self.entries = [], {}, [], [], []
        for path in sorted(self.root.rglob("*.md")):
            parts = path.relative_to(self.root).parts
            if parts[0] in ("trash", "templates", "affirmations", "journal.md") or any(part[0] == "." for part in parts):
                continue
            self.take(path, front_matter(path))
        self.plans.sort(key=lambda plan: plan[:2])
        self.off.sort(key=lambda keys: (keys["from"], keys["until"]))

    def take(self, path, keys):
        kind = keys["kind"] = keys.get("kind", "entry")
        if kind == "rota":
            said = keys.get("published", "0001-01-02")
            published = self.moment(said if "T" in said else f"{said[:10]}T00:00", None)
            self.plans.append((published, number_of(path.stem), path.stem, keys))
        elif kind == "shift" and "shift" in keys:
            self.dated.setdefault(day_of(keys["date"]), []).append((path.stem, keys))
        elif kind == "vacation" and "from" in keys:
            category = keys.get("category", "leave")
            self.off.append({"from": day_of(keys["from"]), "until": day_of(keys.get("until", keys["from"])), "id": path.stem,
                             "half": keys.get("half"), "category": CATEGORIES.get(folded(category), folded(category))})
        elif kind in ("check-in", "check-out"):
            self.notes.append(Record(self, path, keys))
            self.entries.append(self.notes[-1])
        elif kind == "entry":
            self.entries.append(Record(self, path, keys))

    # Zones

    def read_zones(self):
        """The zones with the first day of each, in order."""
        listed = self.profile.get("timezone", "UTC")
        listed = [listed] if isinstance(listed, str) else listed
        listed = [{"zone": each} if isinstance(each, str) else each for each in listed]
        return sorted(((day_of(each["from"]) if "from" in each else date.min, ZoneInfo(each["zone"])) for each in listed),
                      key=lambda each: each[0])

    def zone(self, day):
        """The zone that holds on a day."""
        return [zone for first, zone in self.zones if first <= day][-1] if self.zones[0][0] <= day else self.zones[0][1]

    def instant(self, wall, zone):
        """The moment of a wall clock: of a time that is there twice the first, of one that isn't, as much later."""
        return int(wall.replace(tzinfo=zone).timestamp()) // 60

    def local(self, moment):
        """The wall clock of a moment, in the zone that holds on its day."""
        for first, zone in reversed(self.zones):
            wall = datetime.fromtimestamp(moment * 60, zone)
            if wall.date() >= first:
                return wall
        return wall

    def moment(self, text, day):
        """An instant as it is written, with its offset or in the journal's zone; a time alone is one of the day."""
        text = str(text).strip()
        if re.match(r"\d{4}-\d\d-\d\d[T ]", text):
            found = datetime.fromisoformat(text.replace(" ", "T", 1).replace("Z", "+00:00"))
        elif time_of(text) is not None and day is not None:
            found = datetime.combine(day, time_of(text))
        else:
            return None
        return int(found.timestamp()) // 60 if found.tzinfo else self.instant(found, self.zone(found.date()))
