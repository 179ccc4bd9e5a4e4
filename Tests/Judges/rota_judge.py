#!/usr/bin/env python3
"""Compares the plans that an import of rotas writes with what independent readers find in the same files.

    rota_judge.py SMJOURNAL [FOLDER]

Calendars below FOLDER (`rota/*.ics`, `ical/*.ics`) are read by icalendar, recurring-ical-events and x-wr-timezone. Then 200 rotas
are made: shapes of calendars and tables × zones × both changes of the clocks × split days × nights cut at midnight × ends on the
day of the start; each must come back as the plan that it was made from, and a second import of it must add nothing.
Needs Python 3.11 with the three packages.
"""
import json, os, random, re, subprocess, sys, tempfile
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

PROGRAM = sys.argv[1]
HOME = "Europe/Paris"
# Words of the samples for days without work, of which a plan has no line.
RESTS = ["frei", "off", "rest"]
failures = 0


def fail(sample, text):
    global failures
    failures += 1
    print(f"FAIL {sample}: {text}")


class Journal:
    """An empty journal and the program in it."""

    def __init__(self, zone, now="2026-11-22T10:00:00+01:00"):
        self.base = Path(tempfile.mkdtemp(prefix="rota-judge-"))
        self.root, self.now = self.base / "journal", now
        self.root.mkdir()
        (self.root / "journal.md").write_text(f"---\nsmjournal: 1\ntimezone: {zone}\n---\n")

    def run(self, *words, zone="UTC"):
        env = {**os.environ, "TZ": zone, "XDG_STATE_HOME": str(self.base), "XDG_CACHE_HOME": str(self.base), "LC_ALL": "C.UTF-8"}
        done = subprocess.run([PROGRAM, "-C", str(self.root), "--no-input", "--now", self.now, *words], capture_output=True, text=True, env=env)
        if done.returncode < 0:
            fail(words, f"ended by signal {-done.returncode}")
        return done

    def receipt(self, *words, zone="UTC"):
        done = self.run("import", *words, "--json", zone=zone)
        try:
            return json.loads(done.stdout)
        except ValueError:
            return {"error": done.stdout + done.stderr}

    def plan(self):
        """Each day with its spans as the plans have it; days off too."""
        lines = []
        for path in sorted(self.root.rglob("*-rota*.md")):
            lines += re.findall(r'^  - "?(\d{4}-\d\d-\d\d) (.*?)"?$', path.read_text(), re.M)
        return sorted(lines)

    def days_off(self):
        days = set()
        for path in self.root.rglob("*-vacation*.md"):
            found = re.findall(r'^(?:from|until): "(.*)"$', path.read_text(), re.M)
            first, last = (date.fromisoformat(day) for day in found)
            days |= {first + timedelta(n) for n in range((last - first).days + 1)}
        return days


def local(moment, zone):
    return moment.astimezone(zone) if moment.tzinfo else moment.replace(tzinfo=zone)


def occurrences(path, zone, first, last):
    """Days with `HH:MM-HH:MM`, or with nothing for whole days, by the Python libraries."""
    import icalendar, recurring_ical_events, x_wr_timezone

    text = path.read_bytes()
    calendar = x_wr_timezone.to_standard(icalendar.Calendar.from_ical(text))
    found = set()
    for event in recurring_ical_events.of(calendar, keep_recurrence_attributes=True).between(first, last):
        title = str(event.get("SUMMARY", "")).strip()
        if str(event.get("STATUS", "")).upper() == "CANCELLED" or not title or title.lower() in RESTS:
            continue
        start = event["DTSTART"].dt
        end = event["DTEND"].dt if "DTEND" in event else None
        if not isinstance(start, datetime):
            end = end or start + timedelta(1)
            found |= {(start + timedelta(n), "") for n in range(max(1, (end - start).days))}
            continue
        if end is None or not isinstance(end, datetime):
            continue
        start, end = local(start, zone), local(end, zone)
        if start == end:
            continue
        if start.strftime("%H:%M") == end.strftime("%H:%M") == "00:00":
            found |= {(start.date() + timedelta(n), "") for n in range((end.date() - start.date()).days)}
            continue
        # A plan has a piece for each 24 hours, by the wall clock.
        start, end = start.replace(tzinfo=None), end.replace(tzinfo=None)
        while start < end:
            until = min(start + timedelta(1), end)
            found.add((start.date(), f"{start:%H:%M}-{until:%H:%M}"))
            start = until
    return found


def calendars(folder):
    count = 0
    for path in sorted(folder.glob("rota/*.ics")) + sorted(folder.glob("ical/*.ics")):
        events = path.read_bytes().split(b"BEGIN:VEVENT")[1:]
        years = [int(year) for event in events for year in re.findall(rb"DTSTART[^:\r\n]*:(\d{4})", event)]
        years = [year for year in years if 1990 < year < 2090]
        # The libraries don't know EXRULE.
        if not years or b"EXRULE" in path.read_bytes():
            continue
        year = sorted(years)[len(years) // 2]
        now = date(year, 7, 1)
        journal = Journal(HOME, f"{now}T10:00:00Z")
        try:
            expected = occurrences(path, ZoneInfo(HOME), now - timedelta(310), now + timedelta(610))
        except Exception as error:  # The libraries refuse it: what they would read is not known.
            continue
        titles = re.findall(r"^SUMMARY[^:\r\n]*:(.+?)\s*$", path.read_text(errors="replace"), re.M)
        titles = [re.split(r"[\\]", title)[0].strip()[:30] for title in titles[:40]]
        words = [word for title in titles if title for word in ("--only", title)]
        if not words or not expected:
            continue
        count += 1
        receipt = journal.receipt("ics", str(path), "--from", str(now - timedelta(299)), "--until", str(now + timedelta(599)), *words)
        if "error" in receipt:
            fail(path.name, receipt["error"][:200])
            continue
        found, days = set(), set()
        for day, text in journal.plan():
            days.add(date.fromisoformat(day))
            spans = re.findall(r"\d\d:\d\d-\d\d:\d\d", text)
            found |= {(date.fromisoformat(day), span) for span in spans}
        off = journal.days_off()
        expected = {(day, span) for day, span in expected if now - timedelta(299) <= day <= now + timedelta(599)}
        lost = {(day, span) for day, span in expected if span and (day, span) not in found}
        lost |= {(day, span) for day, span in expected if not span and day not in days | off and "rest" not in str(receipt)}
        added = {(day, span) for day, span in found if (day, span) not in expected}
        # Nights that were cut at midnight are one shift.
        cut = {(day, span) for day, span in lost if span.endswith("-00:00") or span.startswith("00:00-")}
        if lost - cut or (added and not cut):
            fail(path.name, f"lost {sorted(map(str, lost - cut))[:3]}, added {sorted(map(str, added))[:3]}")
    return count


WORDS = {"N": ("21:15", "07:15"), "M": ("06:45", "14:45"), "S": ("14:00", "21:30"), "J": ("07:00", "19:30")}
MAPS = ["N=night 21:15-07:15", "M=day 06:45-14:45", "S=late 14:00-21:30", "J=day 07:00-19:30", "RH=rest"]
SHAPES = ["ics-tzid", "ics-utc", "ics-floating", "ics-wr-zone", "ics-windows", "ics-same-day-end", "ics-cut", "ics-duration", "ics-days",
          "csv-days", "csv-moments", "csv-french", "csv-grid", "csv-dates-grid", "csv-roles"]
ZONES = ["Europe/Paris", "Europe/London", "America/New_York", "Australia/Sydney", "Asia/Kolkata"]
WINDOWS = {"Europe/Paris": "Romance Standard Time", "Europe/London": "GMT Standard Time", "America/New_York": "Eastern Standard Time",
           "Australia/Sydney": "AUS Eastern Standard Time", "Asia/Kolkata": "India Standard Time"}


def rota(rng, first):
    """Days with their pieces, each a word with its spans."""
    days = {}
    for n in range(28):
        day = first + timedelta(n)
        word = rng.choice(["N", "M", "S", "J", "", "", "RH"])
        if word == "RH" or not word:
            days[day] = (word, [])
        elif word == "J" and rng.random() < 0.4:
            days[day] = ("J", [("07:00", "11:00"), ("16:00", "20:00")])
        else:
            days[day] = (word, [WORDS[word]])
    return days


def moments(day, span):
    start, end = (datetime.combine(day, datetime.strptime(text, "%H:%M").time()) for text in span)
    return start, end if end > start else end + timedelta(1)


def calendar(shape, days, zone, rng):
    info, events = ZoneInfo(zone), []

    def stamp(name, moment):
        if shape == "ics-utc":
            return f"{name}:{moment.replace(tzinfo=info).astimezone(timezone.utc):%Y%m%dT%H%M%SZ}"
        if shape in ("ics-floating", "ics-wr-zone"):
            return f"{name}:{moment:%Y%m%dT%H%M%S}"
        return f"{name};TZID={WINDOWS[zone] if shape == 'ics-windows' else zone}:{moment:%Y%m%dT%H%M%S}"

    def event(*lines):
        events.append("\r\n".join(["BEGIN:VEVENT", f"UID:{rng.random()}", *lines, "END:VEVENT"]))

    for day, (word, spans) in days.items():
        if not word:
            continue
        if shape == "ics-days" or not spans:
            event(f"DTSTART;VALUE=DATE:{day:%Y%m%d}", f"SUMMARY:{word}")
            continue
        for span in spans:
            start, end = moments(day, span)
            if shape == "ics-cut" and end.date() > day:
                midnight = datetime.combine(end.date(), datetime.min.time())
                event(stamp("DTSTART", start), stamp("DTEND", midnight), f"SUMMARY:{word}")
                event(stamp("DTSTART", midnight), stamp("DTEND", end), f"SUMMARY:{word}")
            elif shape == "ics-same-day-end":
                event(stamp("DTSTART", start), stamp("DTEND", datetime.combine(day, end.time())), f"SUMMARY:{word}")
            elif shape == "ics-duration":
                seconds = int((end.replace(tzinfo=info).astimezone(timezone.utc) - start.replace(tzinfo=info).astimezone(timezone.utc)).total_seconds())
                event(stamp("DTSTART", start), f"DURATION:PT{seconds // 3600}H{seconds % 3600 // 60}M", f"SUMMARY:{word}")
            else:
                event(stamp("DTSTART", start), stamp("DTEND", end), f"SUMMARY:{word}")
    rng.shuffle(events)
    head = ["BEGIN:VCALENDAR", "VERSION:2.0"] + ([f"X-WR-TIMEZONE:{zone}"] if shape == "ics-wr-zone" else [])
    return "\r\n".join(head + events + ["END:VCALENDAR", ""]).encode()


def table(shape, days, rng):
    """A table and the words of the options that it needs."""
    if shape == "csv-grid":
        month = next(iter(days))
        length = (month.replace(day=28) + timedelta(4)).replace(day=1) - timedelta(1)
        head = "Nom;" + ";".join(str(n) for n in range(1, length.day + 1))
        cells = [days.get(month.replace(day=n), ("", []))[0] for n in range(1, length.day + 1)]
        others = [rng.choice(["N", "M", ""]) for _ in cells]
        names = ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"]
        rows = [f"Planning {names[month.month - 1]} {month.year}", "", head, "Roy Paul;" + ";".join(others), "Martin Léa;" + ";".join(cells)]
        return "\r\n".join(rows).encode("cp1252"), ["--person", "léa"]
    if shape == "csv-dates-grid":
        rows = ["Name," + ",".join(f"{day}" for day in days), "Léa," + ",".join(word for word, _ in days.values())]
        return "\n".join(rows).encode(), []
    if shape == "csv-roles":
        rows = ["Date,M,N,S,J"]
        for day, (word, _) in days.items():
            cells = ["Léa (AM)" if role == word else rng.choice(["Paul", "", "Anna (instead of Léa)"]) for role in "MNSJ"]
            rows.append(f"{day}," + ",".join(cells))
        return "\n".join(rows).encode(), ["--person", "Léa"]
    rows = {"csv-days": ["date,code,start,end"], "csv-moments": ["Start,End,Shift"], "csv-french": ["Jour;Poste;Début;Fin"]}[shape]
    for day, (word, spans) in days.items():
        for start, end in [moments(day, span) for span in spans] or [(None, None)]:
            if shape == "csv-moments":
                if start:
                    rows.append(f"{start:%Y-%m-%d %H:%M},{end:%Y-%m-%d %H:%M},{word}")
            elif shape == "csv-french":
                rows.append(f"{day:%d/%m/%Y};{word};" + (f"{start:%Hh%M};{end:%Hh%M}" if start else ";"))
            else:
                rows.append(f"{day},{word}," + (f"{start:%H:%M},{end:%H:%M}" if start else ","))
    return "\n".join(rows).encode("cp1252"), []


def generated(count):
    for seed in range(count):
        rng = random.Random(seed)
        shape, zone = SHAPES[seed % len(SHAPES)], rng.choice(ZONES)
        # Around both changes of the clocks on both halves of the earth.
        first = rng.choice([date(2026, 10, 12), date(2026, 3, 2), date(2026, 3, 16), date(2026, 9, 20)])
        if shape == "csv-grid":
            first = first.replace(day=1)
        days = rota(rng, first)
        hasHours = shape.startswith("ics") and shape != "ics-days" or shape in ("csv-days", "csv-moments", "csv-french")
        expected = []
        for day, (word, spans) in sorted(days.items()):
            if spans:
                hours = ", ".join(f"{a}-{b}" for a, b in spans)
                expected.append((str(day), f"{word} {hours}" if hasHours else word))
        if shape.startswith("ics"):
            data, words, name = calendar(shape, days, zone, rng), [], "rota.ics"
        else:
            data, words = table(shape, days, rng)
            name = "rota.csv"
        journal = Journal(zone)
        path = journal.base / name
        path.write_bytes(data)
        # A word that does not stand in the file is an error; of a table of roles nothing but its format says what it is.
        used = set("MNSJ") if shape == "csv-roles" else {word for word, _ in days.values()}
        maps = [m for m in MAPS if m.split("=")[0] in used - ({"RH"} if shape == "csv-moments" else set())]
        format = name.split(".")[1] if seed % 2 or shape == "csv-roles" else "auto"
        words = [format, str(path), *words, *(w for m in maps for w in ("--map", m))]
        receipt = journal.receipt(*words, zone=rng.choice(["America/Los_Angeles", "Europe/Paris", "Pacific/Auckland"]))
        label = f"{shape} {zone} {first} seed {seed}"
        if "error" in receipt or [p for p in receipt.get("problems", []) if p["severity"] != "warning"]:
            fail(label, str(receipt)[:300])
            continue
        if journal.plan() != expected:
            found = journal.plan()
            fail(label, f"missing {[x for x in expected if x not in found][:3]}, more {[x for x in found if x not in expected][:3]}")
        again = journal.receipt(*words)
        if again.get("added") or again.get("changed"):
            fail(label, f"a second import adds {again.get('added')}")


def main():
    samples = calendars(Path(sys.argv[2])) if len(sys.argv) > 2 else 0
    generated(200)
    print(f"{samples} calendars, 200 generated rotas, {failures} failures")
    sys.exit(1 if failures else 0)


main()
