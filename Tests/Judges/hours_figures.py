"""Compares every hour figure that the program's own views of one journal give: one table, no difference.

Of each month, week, year and of the whole: what `report --json` says stands beside the day views summed, `week`, `month`,
`year`, `stats`, the report as text, CSV, page and (where something prints) PDF, the page of `export html`, and what the
assistant's server answers. Each shift is the same wherever it stands.
"""
import csv
import html
import io
import json
import random
import re
import shutil
import subprocess
import tempfile
from concurrent.futures import ProcessPoolExecutor
from datetime import date, timedelta
from html.parser import HTMLParser
from pathlib import Path

from hours_compare import Comparison, Program, told
from hours_files import day_of

DAY = timedelta(days=1)
SUMS = ["shifts", "planned", "worked", "presence", "onCall", "nights", "nightMinutes", "sundayMinutes", "holidayMinutes", "knownDays"]
COLUMNS = ["planned", "worked", "presence", "onCall", "nightMinutes", "sundayMinutes", "holidayMinutes"]
LASTING = r"[-−]?(?:\d+\s*h(?:\s*\d+\s*min)?|\d+\s*min)"
LABELS = {"Shifts": "shifts", "Known days": "knownDays", "Presence": "presence", "Worked": "worked", "Planned": "planned",
          "On call": "onCall", "Nights": "nights", "Hours at night": "nightMinutes", "Sundays": "sundayMinutes",
          "Public holidays": "holidayMinutes"}
MONTHS = "January February March April May June July August September October November December".split()


def minutes(text):
    """`12 h 30 min`, `25 h`, `40 min` as minutes; None where there are none."""
    found = re.search(r"([-−]?)(\d+)\s*h(?:\s*(\d+)\s*min)?|([-−]?)(\d+)\s*min", text)
    if not found:
        return None
    if found[5]:
        return int(found[5]) * (-1 if found[4] else 1)
    return (int(found[2]) * 60 + int(found[3] or 0)) * (-1 if found[1] else 1)


class Tables(HTMLParser):
    """The tables of a page as rows of cells, and its text as lines."""

    def __init__(self, text):
        super().__init__()
        self.tables, self.lines, self.line, self.hidden = [], [], "", 0
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.hidden += tag in ("script", "style")
        if tag == "table":
            self.tables.append([])
        elif tag == "tr" and self.tables:
            self.tables[-1].append([])
        elif tag in ("td", "th") and self.tables and self.tables[-1]:
            self.tables[-1][-1].append("")
        if tag in ("tr", "p", "dt", "dd", "li", "td", "th", "h1", "h2", "h3", "div", "caption"):
            self.handle_endtag(tag)

    def handle_endtag(self, tag):
        self.hidden -= tag in ("script", "style") and self.hidden > 0
        if self.line.strip():
            self.lines.append(" ".join(self.line.split()))
        self.line = ""

    def handle_data(self, data):
        if self.hidden:
            return
        self.line += data
        if self.tables and self.tables[-1] and self.tables[-1][-1]:
            self.tables[-1][-1][-1] += data

    def with_column(self, name):
        """The rows of tables that have a column of this name, each as a map of its columns."""
        for table in self.tables:
            if table and name in (heads := [" ".join(each.split()) for each in table[0]]):
                yield from (dict(zip(heads, [" ".join(each.split()) for each in row])) for row in table[1:])


def whole_lines(text):
    """The lines of a view, those of sums joined again where they were broken to fit."""
    lines = []
    for line in text.splitlines():
        is_rest = re.match(r"((so )?far|(call )?\d[\d hmin]*( so far| so)?)$", line)
        if lines and "·" in lines[-1] and (is_rest or lines[-1].endswith("·")):
            lines[-1] += " " + line
        else:
            lines.append(line)
    return lines


def said(line):
    """The sums in a line of a view: `3 shifts · planned 37 h 30 min · worked 37 h 30 min · on call 12 h so far`."""
    if found := re.match(rf"(\d+) shifts? to come · planned ({LASTING})", line):
        return "ahead", {"shifts": int(found[1]), "planned": minutes(found[2])}
    if re.match(r"(\d+ shifts?|planned|worked|on call)\b", line) and "·" in line or re.match(r"on call \d", line):
        found = {"shifts": int(line.split()[0]) if line[0].isdigit() else 0, "soFar": line.endswith("so far")}
        for word, key in (("planned", "planned"), ("worked", "worked"), ("on call", "onCall")):
            part = re.search(rf"\b{word} ({LASTING})", line)
            found[key] = minutes(part[1]) if part else 0
        return "totals", found
    return None, None


def labelled(pairs):
    """The totals of a report from its labels and values: of a label the first one, tables have such heads too."""
    found, seen = {key: 0 for key in LABELS.values()}, set()
    for label, value in pairs:
        if label in LABELS and label not in seen:
            seen.add(label)
            is_count = LABELS[label] in ("shifts", "knownDays", "nights")
            last = value.split(",")[-1]
            number = int(re.match(r"\d+", value)[0]) if is_count and re.match(r"\d+", value) else minutes(last)
            found[LABELS[label]] = 0 if number is None else number
        elif label == "Average week":
            found["averageWeek"] = minutes(value)
    return found


class Journal:
    """One journal with all its views."""

    def __init__(self, path, folder, now):
        self.program = Program(path, folder, now)
        self.made = Comparison()
        self.days, self.reports = {}, {}
        self.scratch = Path(self.program.state)
        whole = self.program.ask("stats")
        report = self.ask_report(date(1990, 1, 1), day_of(now))
        known = report.get("periodKnown") or {}
        self.first, self.last = day_of(known.get("from", now)), day_of(now)
        self.whole = whole

    def same(self, where, reference, other):
        """Each figure that both have."""
        if not isinstance(other, dict) or not isinstance(reference, dict):
            self.made.wrong(where, "", reference, other)
            return
        for key, value in other.items():
            if key in reference:
                self.made.leaf(where, f".{key}", reference[key], value)

    def ask_report(self, first, last, *more):
        if (first, last, more) not in self.reports:
            self.reports[first, last, more] = self.program.ask("report", "--from", str(first), "--until", str(last), *more)
        return self.reports[first, last, more]

    def day(self, day):
        if day not in self.days:
            self.days[day] = self.program.ask("day", str(day))
            self.day_text(day, self.days[day].get("totals"))
        return self.days[day]

    def day_text(self, day, totals):
        """A day as text has a line a shift, with what was worked and the time on call; its records stand below them."""
        lines = self.program.run("day", str(day), "--lang", "en").stdout.split("\n\n")[0].splitlines()
        text = " ".join(" ".join(line for line in lines if not re.match(rf"{LASTING} of shifts that overlap", line)).split())
        self.same(f"day {day}", totals, {
            key: sum(minutes(each) for each in re.findall(rf"· {word} ({LASTING})", text))
            for key, word in (("worked", "worked"), ("onCall", "on call"))})

    # One period

    def period(self, name, first, last, views):
        """A period: the report's JSON beside the sum of its days, views as JSON and text, report in each form."""
        report = self.ask_report(first, last)
        totals, ahead = report.get("totals"), report.get("ahead")
        days = [self.day(first + n * DAY) for n in range((last - first).days + 1)]
        added = {key: sum(each.get("totals", {}).get(key, 0) for each in days) for key in SUMS}
        self.same(f"{name}: days added up", totals, {**added, "soFar": any(each["totals"]["soFar"] for each in days if "totals" in each)})
        self.same(f"{name}: ahead of days added up", ahead,
                  {key: sum(each.get("ahead", {}).get(key, 0) for each in days) for key in ("shifts", "planned")})
        self.rows(f"{name}: shifts added up", totals, report.get("shifts", []))
        for words in views:
            answer = self.program.ask(*words)
            self.same(f"{name}: {' '.join(words)} --json", totals, answer.get("totals"))
            self.same(f"{name}: {' '.join(words)} --json, ahead", ahead, answer.get("ahead"))
            self.text(f"{name}: {' '.join(words)}", words, totals, ahead)
        for day, each in zip(range(len(days)), days):
            listed = [shift for shift in report.get("shifts", []) if shift["date"] == str(first + day * DAY)]
            self.made.compare(f"{name}: day {first + day * DAY} --json", ".shifts", listed, each.get("shifts"))

    def rows(self, where, totals, shifts):
        """The shifts of a list, added up."""
        begun = [each for each in shifts if each.get("state") in ("underWay", "done")]
        added = {key: sum(each.get(key) or 0 for each in begun) for key in ("worked", "presence", "onCall")}
        # The plan of a shift under way stands in it as a whole; totals have it up to now.
        if all(each["state"] == "done" for each in begun):
            added["planned"] = sum((each.get("planned") or {}).get("minutes") or 0 for each in begun if each.get("is") != "on-call")
        self.same(where, totals, added)

    def text(self, where, words, totals, ahead):
        found = {"totals": None, "ahead": None}
        for line in whole_lines(self.program.run(*words, "--lang", "en").stdout):
            # In `stats`, a count alone is one of files.
            is_bare = words[0] != "stats" and re.fullmatch(r"\d+ shifts?", line)
            kind, sums = said(line.strip() + (" ·" if is_bare else ""))
            if kind:
                found[kind] = found[kind] or sums
        empty = {"shifts": 0, "planned": 0, "worked": 0, "onCall": 0}
        self.same(where, totals, found["totals"] or empty)
        self.same(f"{where}, to come", ahead, found["ahead"] or {"shifts": 0, "planned": 0})

    # The report in its forms

    def report(self, first, last):
        words = ["report", "--from", str(first), "--until", str(last), "--lang", "en"]
        name, report = " ".join(words[:5]), self.ask_report(first, last)
        totals = {**report.get("totals", {}), "averageWeek": report.get("averageWeek")}
        weeks = [each["totals"] for each in report.get("weeks", []) if each["totals"]["knownDays"]]
        lines = self.program.run(*words).stdout.splitlines()
        self.same(f"{name}, as text", totals, labelled(re.split(r"\s{2,}", line.strip(), maxsplit=1) for line in lines if "  " in line.strip()))
        listed = [re.search(rf"\s{{2,}}(\d+) shifts?\s+({LASTING})", line) for line in lines]
        self.weeks(f"{name}, weeks as text", weeks, [{"shifts": int(each[1]), "worked": minutes(each[2])} for each in listed if each])
        rows = list(csv.DictReader(io.StringIO(self.program.run(*words, "--csv").stdout)))
        begun = [row for row in rows if row.get("state") != "planned"]
        added = {key: sum(int(row[key] or 0) for row in begun if key != "planned" or row["is"] != "on-call")
                 for key in COLUMNS if rows and key in rows[0]}
        self.same(f"{name} --csv, added up", totals, added)
        page = self.scratch / "report.html"
        self.program.run(*words, "--html", str(page))
        tables = Tables(page.read_text(encoding="utf-8")) if page.exists() else None
        self.same(f"{name} --html", totals, tables and labelled(zip(tables.lines, tables.lines[1:])))
        self.weeks(f"{name} --html, weeks", weeks, list(self.table(tables)))
        self.rests(name, report, lines, tables)
        self.printed(name, words, totals)

    def rests(self, name, report, lines, tables):
        """Each form of the report lists the same rests."""
        listed = [each["minutes"] for each in report.get("restsUnder12", [])]
        after = next((n for n, line in enumerate(lines) if line.strip().startswith("Rests under 12 h")), len(lines))
        told = []
        for line in lines[after + 1:]:
            if not (found := re.match(rf"\s{{6,}}({LASTING}), .*→", line)):
                if not line.startswith(" " * 6):
                    break
                continue
            told.append(minutes(found[1]))
        self.made.leaf(f"{name}, rests as text", "", listed, told)
        table = [minutes(row["Rests"]) for row in tables.with_column("Rests")] if tables else None
        self.made.leaf(f"{name} --html, rests", "", listed, table)

    def findings(self, first, last):
        """What is over is beyond the limits in `report` and in `rota check` alike, averages among it."""
        for rules in ("eu", "uk", "fr", "fr-hospital"):
            report = self.ask_report(first, last, "--rules", rules)
            checked = self.program.ask("rota", "check", "--from", str(first), "--until", str(last), "--rules", rules)
            one, other = ([{key: each[key] for key in ("finding", "from", "until", "value", "limit")}
                           for each in answer.get("findings", [])] for answer in (report, checked))
            order = lambda each: (each["finding"], each["from"], each["until"])
            self.made.leaf(f"rota check --from {first} --until {last} --rules {rules}", ".findings",
                           sorted(one, key=order), sorted(other, key=order))

    def recovery(self):
        """What `insights` says of the last days is what the report of them says."""
        recovery = self.program.ask("insights").get("recovery", {})
        for days in (7, 28):
            report = self.ask_report(self.last - (days - 1) * DAY, self.last)
            hours = recovery.get(f"hours{days}", {})
            self.same(f"insights, {days} days", report.get("totals"),
                      {"worked": round(hours.get("hours", -1) * 60), "shifts": hours.get("shifts")})
        self.same("insights, 28 days", report.get("totals"), {key: recovery.get(key) for key in ("shifts", "nights")})
        self.same("insights", report, {key: recovery.get(key) for key in ("weekends", "weekendsWorked")})
        least = next((each["limit"] // 60 for each in report.get("limits", []) if each["rule"] == "rest"), 11)
        rests = report.get(f"restsUnder{least}", [])
        self.made.leaf("insights", ".quickReturns", len(rests), len(recovery.get("quickReturns", [])))

    def weeks(self, where, expected, found):
        self.made.leaf(where, ".length", len(expected), len(found))
        for number, (one, other) in enumerate(zip(expected, found)):
            self.same(f"{where} {number + 1}", one, other)

    def table(self, tables):
        """The weeks of a page: shifts, worked, planned where it has them."""
        for row in tables.with_column("Worked") if tables else ():
            if row.get("Shifts", "").isdigit():
                more = {"planned": minutes(row["Planned"]) or 0} if "Planned" in row else {}
                yield {"shifts": int(row["Shifts"]), "worked": minutes(row["Worked"]) or 0, "nights": int(row["Nights"]), **more}

    def printed(self, name, words, totals):
        """The PDF, where the program finds something that prints and its text can be read."""
        target = self.scratch / "report.pdf"
        if shutil.which("pdftotext") is None or self.program.run(*words, "--pdf", str(target)).returncode:
            return
        # In the order in which it was written, for it stands in columns, in which labels break.
        text = subprocess.run(["pdftotext", "-raw", str(target), "-"], capture_output=True, text=True).stdout
        found = re.finditer(rf"\b({'|'.join([*LABELS, 'Average week'])}) ([-−]?\d[^A-Z]*)", " ".join(text.split()))
        self.same(f"{name} --pdf", totals, labelled(each.groups() for each in found))

    # The page and the assistant

    def page(self):
        """The weeks and months of the page that `export html` makes, beside the report of their days and `month`."""
        target = self.scratch / "journal.html"
        self.program.run("export", "html", "--output", str(target), "--lang", "en")
        if not target.exists():
            self.made.wrong("export html", "", "a page", "none")
            return
        text = target.read_text(encoding="utf-8")
        months = re.findall(r'<table class="month"><caption><strong>(\w+) (\d+)</strong>((?:<span>.*?</span>)*)', text)
        for name, year, line in months:
            month = f"{year}-{MONTHS.index(name) + 1:02}"
            totals = self.program.ask("month", month).get("totals")
            line = html.unescape(" · ".join(re.findall("<span>(.*?)</span>", line))).replace("\xa0", " ")
            begun, *ahead = re.split(r"(?:^| · )(?=\d+ shifts? to come)", line)
            sums = said(begun)[1] or {"shifts": 0, "worked": 0, "onCall": 0}
            sums["soFar"] = "so far" in line or bool(ahead)
            if nights := re.search(r"(\d+) nights?\b", line):
                sums["nights"] = int(nights[1])
            self.same(f"export html, {month}", totals, sums)
        tables = Tables(text)
        for row in tables.with_column("Worked"):
            if not row.get("Shifts", "").isdigit():
                continue
            label = next(iter(row.values()))
            totals = self.ask_report(*span_of(label, self.last)).get("totals")
            self.same(f"export html, week {label}", totals, {
                "shifts": int(row["Shifts"]), "worked": minutes(row["Worked"]) or 0, "nights": int(row.get("Nights") or 0)})

    def assistant(self, month):
        """The assistant's tools answer what the commands answer."""
        first = date.fromisoformat(f"{month}-01")
        last = min(self.last, (first + 31 * DAY).replace(day=1) - DAY)
        asked = [("month", {"month": month}, ["month", month]), ("stats", {}, ["stats"]),
                 ("week", {"date": str(last)}, ["week", str(last)]), ("day", {"date": str(last)}, ["day", str(last)]),
                 ("report", {"from": str(first), "until": str(last)}, ["report", "--from", str(first), "--until", str(last)])]
        calls = [{"method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {},
                                                     "clientInfo": {"name": "judge", "version": "1"}}}]
        calls += [{"method": "tools/call", "params": {"name": name, "arguments": arguments}} for name, arguments, _ in asked]
        lines = [json.dumps({"jsonrpc": "2.0", "id": number, **call}) for number, call in enumerate(calls)]
        lines.insert(1, json.dumps({"jsonrpc": "2.0", "method": "notifications/initialized"}))
        done = self.program.run("mcp", input="\n".join(lines) + "\n")
        answers = {each.get("id"): each for each in map(json.loads, done.stdout.splitlines())}
        for number, (name, _, words) in enumerate(asked, 1):
            content = answers.get(number, {}).get("result", {}).get("content") or [{"text": "{}"}]
            answer, own = json.loads(content[0]["text"]), self.program.ask(*words)
            for key in ("totals", "ahead", "shifts", "averageWeek"):
                self.made.compare(f"assistant's {name}", f".{key}", own.get(key), answer.get(key))


def span_of(label, today):
    """The days of a week as a page writes it: `16–20 November`, `29 June – 5 July`, `Sun 1 November 2026`."""
    years = [int(each) for each in re.findall(r"\b\d{4}\b", label)]
    days = [int(each) for each in re.findall(r"\b\d{1,2}\b", label)]
    months = [MONTHS.index(each) + 1 for each in re.findall("|".join(MONTHS), label)]
    last = date(years[-1] if years else today.year, months[-1], days[-1])
    if not years and last > today + 7 * DAY:
        last = last.replace(year=today.year - 1)
    return next(last - n * DAY for n in range(7) if (last - n * DAY).day == days[0]), last


def compare(task):
    """All views of a journal; answers its name, how many agree, what differs."""
    from hours_world import make

    program, folder, now, seed = task
    base = None
    if folder is None:
        base = Path(tempfile.mkdtemp(prefix="hours-figures-"))
        folder = base / f"life-{seed}"
        now = make(folder, seed, 40 + seed % 50).now
    journal, dice = Journal(program, folder, now), random.Random(seed)
    first, last = journal.first, journal.last
    months = sorted({(first + n * DAY).strftime("%Y-%m") for n in range((last - first).days + 1)})[-4:]
    for month in months:
        begin = date.fromisoformat(f"{month}-01")
        end = (begin + 31 * DAY).replace(day=1) - DAY
        journal.period(month, begin, end, [["month", month]])
        journal.report(begin, end)
    for n in range(0, min(70, (last - first).days + 1), 7):
        week = journal.program.ask("week", str(last - n * DAY))
        begin, end = day_of(week.get("from", str(last))), day_of(week.get("until", str(last)))
        journal.period(f"week of {begin}", begin, end, [["week", str(begin)]])
    journal.period("all", first, last, [["stats"]])
    journal.report(first, last)
    begin = first + timedelta(days=dice.randrange((last - first).days + 1))
    journal.report(begin, last)
    for year in sorted({first.year, last.year}):
        totals = journal.ask_report(date(year, 1, 1), date(year, 12, 31))
        answer = journal.program.ask("year", str(year))
        journal.same(f"year {year} --json", totals.get("totals"), answer.get("totals"))
        journal.text(f"year {year}", ["year", str(year)], totals.get("totals"), totals.get("ahead"))
    journal.page()
    journal.recovery()
    over = last - DAY * 3
    if first <= over:
        journal.findings(max(first, over - 200 * DAY), over)
        journal.findings(max(first, over - dice.randrange(40) * DAY), over)
    journal.assistant(months[-1])
    if base:
        shutil.rmtree(base, ignore_errors=True)
    return (f"life {seed}" if base else Path(folder).name), now, journal.made.right, journal.made.differences


def unprinted(program, folder, now):
    """Why the PDF is not compared; None where it is."""
    if shutil.which("pdftotext") is None:
        return "pdftotext is missing"
    asked = Program(program, folder, now)
    done = asked.run("report", "--pdf", str(Path(asked.state) / "report.pdf"))
    return None if done.returncode == 0 else done.stderr.strip() or "the program can't print"


def main(program, given, examples, shown=12):
    pairs = list(zip(given.rest[1::2], given.rest[2::2])) or examples
    tasks = [(program, Path(folder), now, 0) for folder, now in pairs]
    tasks += [(program, None, None, seed) for seed in range(given.seed, given.seed + given.lives)]
    if reason := unprinted(program, *pairs[0]):
        print(f"NOT CHECKED: the report as PDF: {reason}")
    right = wrong = 0
    with ProcessPoolExecutor(given.jobs) as pool:
        for name, now, good, differences in told(pool.map(compare, tasks), len(tasks)):
            right, wrong = right + good, wrong + len(differences)
            for where, path, expected, found in differences[:shown]:
                print(f"FAIL {name} (now {now}) {where}{path}: report --json {expected}, here {found}")
            if len(differences) > shown:
                print(f"FAIL {name}: and {len(differences) - shown} more")
    print(f"{right} of {right + wrong} right")
    return int(wrong > 0)
