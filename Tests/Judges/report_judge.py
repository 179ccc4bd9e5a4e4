#!/usr/bin/env python3
"""Reckons the figures of `report --json` a second time, from the Markdown files alone, and compares them.

    report_judge.py SMJOURNAL [--journals N] [JOURNAL...]

Without a JOURNAL, `examples/journal` and N (3) journals that are made here, each from its seed: cycles, published plans
and later ones, dated files, split days, time on call, leave, sickness, half days, both changes of the clocks, two zones.
Hours are compared to the minute, rests with the moments of their ends and what says them. Needs Python 3.11 with PyYAML;
public holidays by rule are compared where the package `holidays` is there. Dates and zones are those of `zoneinfo`.
"""
import json, os, subprocess, sys, tempfile
from datetime import date, datetime, time, timedelta
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from report_reader import WORK, Journal  # noqa: E402
from report_world import make  # noqa: E402

HOUR = 3600
# A check-in from two hours before the planned start to three hours after it tells when the shift began; a check-out until
# four hours after the planned end when it ended. Without a plan a pair of more than 18 hours is a forgotten check-out.
EARLIEST, LATEST_START, LATEST, LONGEST = 2 * HOUR, 3 * HOUR, 4 * HOUR, 18 * HOUR
WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]


class Work:
    """A shift with the hours that count."""

    def __init__(self, journal, shift, now):
        self.day, self.word, self.meaning = shift.day, shift.word, shift.meaning
        self.spans, self.noted, self.sources, self.planned = [], False, (None, None), None
        self.pause = shift.pause * 60
        spans = [(journal.instant(start), journal.instant(end)) for start, end in shift.spans]
        begun, ended = shift.check_in, shift.check_out
        if not spans:
            if begun and ended and begun < ended and ended - begun <= LONGEST:
                self.spans, self.sources, self.noted = [(begun, ended)], ("records", "records"), True
            return
        first, last = spans[0][0], spans[-1][1]
        start = begun if begun and -EARLIEST <= begun - first <= LATEST_START and begun < last else None
        end = ended if ended and ended > (start or first) and ended - last <= LATEST else None
        self.planned = sum(max(0, b - a) for a, b in spans)
        begin, finish = start or first, end or last
        spans[0] = (begin, spans[0][1])
        spans[-1] = (spans[-1][0], finish)
        spans = [(max(a, begin), min(b, finish)) for a, b in spans]
        self.spans = [(a, b) for a, b in spans if a < b]
        self.sources = ("records" if start else shift.source, "records" if end else shift.source)
        self.noted = bool(self.spans) and (ended is not None or shift.source == "file" and last <= now)
        if not self.spans:
            self.planned, self.sources = None, (None, None)

    @property
    def seconds(self):
        return sum(b - a for a, b in self.spans)

    @property
    def paid(self):
        return max(0, self.seconds - self.pause) if self.spans else 0

    def count(self, journal, night, holidays):
        """How much of it lies at night, on Sundays, on holidays."""
        self.night = self.sunday = self.holiday = 0
        for start, end in self.spans:
            day = journal.local(start).date() - timedelta(days=1)
            while day <= journal.local(end).date():
                after = day + timedelta(days=1)
                evening, morning = journal.instant(datetime.combine(day, night[0])), journal.instant(
                    datetime.combine(after if night[1] <= night[0] else day, night[1]))
                self.night += max(0, min(end, morning) - max(start, evening))
                midnight, next_midnight = (journal.instant(datetime.combine(each, time())) for each in (day, after))
                inside = max(0, min(end, next_midnight) - max(start, midnight))
                self.sunday += inside if day.weekday() == 6 else 0
                self.holiday += inside if day in holidays else 0
                day = after
        self.is_night = self.night >= 3 * HOUR if self.spans else self.meaning == "night"


def note(journal, by_day):
    """Gives each check-in and check-out the shift of its day that has its word, of several the nearest."""
    for kind in ("check-in", "check-out"):
        for keys in journal.notes:
            if keys["kind"] != kind or "at" not in keys:
                continue
            at = int(datetime.fromisoformat(keys["at"]).timestamp())
            day = date.fromisoformat(keys["date"][:10]) if "date" in keys else datetime.fromisoformat(keys["at"]).date()
            name = "check_in" if kind == "check-in" else "check_out"
            free = [each for each in by_day.get(day, [])
                    if each.word == keys.get("shift", each.word) and getattr(each, name) is None]
            if free:
                near = min(free, key=lambda each: abs(journal.instant(each.spans[0][0]) - at) if each.spans else 0)
                setattr(near, name, at)


def rests(work):
    found, last = [], None
    for each in work:
        if not each.spans:
            last = None
            continue
        if last and last[0] != each.day:
            found.append({"first": last[0], "second": each.day, "start": last[1], "end": each.spans[0][0],
                          "sources": (last[2], each.sources[0]), "nights": (last[3], each.is_night)})
        if last and last[1] > each.spans[-1][1]:
            continue
        last = (each.day, each.spans[-1][1], each.sources[1], each.is_night)
    return found


def longest_run(days):
    best = run = None
    for day in sorted(set(days)):
        run = (run[0], day) if run and (day - run[1]).days <= 1 else (day, day)
        if best is None or (run[1] - run[0]).days > (best[1] - best[0]).days:
            best = run
    return best and {"from": str(best[0]), "until": str(best[1]), "days": (best[1] - best[0]).days + 1}


def totals(work):
    known = [each for each in work if each.spans]
    minutes = lambda values: sum(values) // 60
    return {
        "shifts": len(work), "known": len(known), "noted": sum(each.noted for each in known),
        "presence": minutes(each.seconds for each in known), "paid": minutes(each.paid for each in known),
        "planned": minutes(each.planned or 0 for each in known),
        "overtime": int(sum(each.seconds - each.planned for each in known
                            if each.noted and each.planned is not None) / 60),
        "nights": sum(each.is_night for each in work), "nightMinutes": minutes(each.night for each in known),
        "sundays": sum(each.sunday > 0 for each in known), "sundayMinutes": minutes(each.sunday for each in known),
        "holidays": sum(each.holiday > 0 for each in known), "holidayMinutes": minutes(each.holiday for each in known),
    }


def reckon(journal, first, last, now):
    days = [first + timedelta(days=n) for n in range((last - first).days + 1)]
    by_day = {day: journal.shifts(day) for day in days}
    note(journal, by_day)
    profile = journal.profile
    night = [time.fromisoformat(each) for each in profile.get("night", "21:00-06:00").split("-")]
    holidays = journal.holidays(range(first.year - 1, last.year + 2))
    every = []
    for day in days:
        ordered = sorted(by_day[day], key=lambda each: journal.instant(each.spans[0][0]) if each.spans else -1e18)
        every += [Work(journal, each, now) for each in ordered]
    for each in every:
        each.count(journal, night, holidays)
    work = [each for each in every if each.meaning in WORK]
    calls = [each for each in every if each.meaning == "on-call"]
    starts = WEEKDAYS.index(profile.get("week-starts", "monday"))
    weeks, day = [], first
    while day <= last:
        end = min(last, day + timedelta(days=(starts - day.weekday() - 1) % 7))
        weeks.append((day, end))
        day = end + timedelta(days=1)
    all_rests = rests(work)
    length = lambda rest: rest["end"] - rest["start"]

    def told(rest):
        return {"from": journal.local(rest["start"]).isoformat(), "fromSource": rest["sources"][0],
                "until": journal.local(rest["end"]).isoformat(), "untilSource": rest["sources"][1],
                "minutes": int(length(rest) / 60)}

    windows = [(sum(each.paid for each in work if day <= each.day <= day + timedelta(days=6)), day)
               for day in sorted({each.day for each in work})]
    most = max(windows, key=lambda window: window[0], default=None)
    off = {}
    for day in days:
        touching = [keys for keys in journal.off if keys["from"] <= day.isoformat() <= keys["until"]]
        if touching:
            category = touching[0]["category"]
            off[category] = off.get(category, 0) + (0.5 if "half" in touching[0] else 1)
    saturdays = {day - timedelta(days=day.weekday() - 5) for day in days if day.weekday() >= 5}
    worked = {each.day for each in work}
    contract = profile.get("contract-hours")
    split = sorted({each.day for each in work if len(each.spans) > 1
                    or sum(other.day == each.day for other in work) > 1})
    result = {
        "total": totals(work), "onCall": sum(each.seconds for each in calls) // 60,
        "contract": int(float(contract) * 60) * len(days) // 7 if contract else None,
        "weeks": [{"from": str(a), "until": str(b), "whole": (b - a).days == 6,
                   **totals([each for each in work if a <= each.day <= b])} for a, b in weeks],
        "mostInSevenDays": most and {"from": str(most[1]), "until": str(most[1] + timedelta(days=6)),
                                     "paid": most[0] // 60},
        "shifts": [[str(each.day), each.word, each.meaning, each.seconds // 60 if each.spans else None,
                    each.paid // 60 if each.spans else None, *each.sources, each.is_night, each.night // 60]
                   for each in work],
        "daysOff": off,
        "shortestRest": told(min(all_rests, key=length)) if all_rests else None,
        "restsUnder11": [told(rest) for rest in all_rests if length(rest) < 11 * HOUR],
        "restsUnder12": [told(rest) for rest in all_rests if length(rest) < 12 * HOUR],
        "weeklyRests": [{"week": str(a), "minutes": max((length(rest) // 60 for rest in all_rests
                                                         if a <= rest["second"] and rest["first"] <= b), default=None)} for a, b in weeks],
        "longestRun": longest_run([each.day for each in work]),
        "longestNightRun": longest_run([each.day for each in work if each.is_night]),
        "nightToDay": [told(rest) for rest in all_rests if rest["nights"] == (True, False)],
        "splitDays": [str(day) for day in split],
        "weekends": len(saturdays),
        "weekendsWorked": sum(bool({day, day + timedelta(days=1)} & worked) for day in saturdays),
        "unplannedDays": sum(journal.planned(day) is None and not journal.whole_off(day) for day in days)
        if journal.rotas or journal.plans else 0,
    }
    result["balance"] = None if result["contract"] is None else result["total"]["paid"] - result["contract"]
    return result


def compare(program, folder, first, last, now):
    """Compares a journal's figures; answers how many agree and how many don't."""
    state = tempfile.mkdtemp(prefix="report-judge-")
    done = subprocess.run(
        [program, "-C", str(folder), "--now", now, "--no-index", "report", "--json", "--from", str(first), "--until",
         str(last)], capture_output=True, text=True, env={**os.environ, "TZ": "Asia/Tokyo", "XDG_STATE_HOME": state})
    if done.returncode:
        print(f"FAIL {folder}: {done.stderr[:300]}")
        return 0, 1
    said = json.loads(done.stdout)
    said["shifts"] = [[each["date"], each["shift"], each["is"], each["minutes"], each["paid"], each["startSource"],
                       each["endSource"], each["night"], each["nightMinutes"]] for each in said["shifts"]]
    reckoned = reckon(Journal(folder), first, last, int(datetime.fromisoformat(now).timestamp()))
    right = wrong = 0
    for key, value in reckoned.items():
        if said.get(key) == value:
            right += 1
            continue
        wrong += 1
        pairs = [(said.get(key), value)]
        if isinstance(value, list) and isinstance(said.get(key), list):
            pairs = [pair for pair in zip(said[key], value) if pair[0] != pair[1]] or [(len(said[key]), len(value))]
        for found, meant in pairs[:4]:
            print(f"FAIL {folder} {key}: said {found}, reckoned {meant}")
    return right, wrong


def main():
    words = sys.argv[1:]
    program, count = os.path.abspath(words.pop(0)), 3
    if words[:1] == ["--journals"]:
        count = int(words[1])
        words = words[2:]
    year = (date(2026, 1, 1), date(2026, 11, 20), "2026-11-20T17:40:00+01:00")
    folders = [(Path(word), *year) for word in words]
    if not words:
        folders.append((Path(__file__).parents[2] / "examples/journal", date(2025, 11, 1), *year[1:]))
        base = Path(tempfile.mkdtemp(prefix="report-judge-"))
        for seed in range(count):
            folders.append((make(base / f"made-{seed}", seed), date(2026, 1, 1), date(2026, 12, 31), year[2]))
    right = wrong = 0
    for folder, first, last, now in folders:
        good, bad = compare(program, folder, first, last, now)
        right, wrong = right + good, wrong + bad
        print(f"{folder.name}: {good} of {good + bad} figures agree")
    print(f"{right} of {right + wrong} right")
    return wrong > 0


sys.exit(main())
