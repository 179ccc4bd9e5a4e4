#!/usr/bin/env python3
"""Public holidays by rule, compared with the Python library `holidays`.

usage: holidays_judge.py PROGRAM [CODE…]      every code of the program, or these
       holidays_judge.py --fixture PROGRAM    what Tests/JournalShiftsTests/Fixtures/holidays.txt has

The program is asked for each code and each year: a journal with `holidays: [CODE]` and `year YEAR --json`. Every day that
only one of the two has is printed. The last line says how many days of how many are right; those of `EXCEPTIONS` are not
counted. Exit code: 0 all right, 1 not, 2 the library is missing or another version.
"""
import datetime, json, pathlib, subprocess, sys, tempfile

try:
    import holidays
except ImportError:
    holidays = None

VERSION = "0.109"
YEARS = range(2020, 2036)
FIXTURE_YEARS = [2022, 2026, 2033]

# What the library calls a part where it is not the code's own second half.
PARTS = {
    "fr-alsace": "6AE", "de-by-augsburg": "Augsburg", "es-ct-barcelona": "Barcelona", "ch-zh-zurich": "Stadt Zurich",
    "nz-stc": "South Canterbury",
}
CATEGORIES = ["catholic", "optional"]

# Days that the library reckons ahead and no rule can know: an election is where the president does not go before the time.
EXCEPTIONS = {
    ("kr", "2028-04-12"): "election of the National Assembly",
    ("kr", "2030-03-27"): "election of the president",
    ("kr", "2030-06-12"): "local elections",
    ("kr", "2032-04-14"): "election of the National Assembly",
    ("kr", "2034-05-31"): "local elections",
    ("kr", "2035-03-28"): "election of the president",
}


def library_days(code, years):
    """The public holidays of a code: a map of dates and names."""
    country, _, part = code.partition("-")
    categories = ["public"]
    for category in CATEGORIES:
        if part.endswith("-" + category):
            part = part.removesuffix("-" + category)
            categories.append(category)
    part = PARTS.get(code, part.upper()) or None
    days = holidays.country_holidays(country.upper(), subdiv=part, years=years, categories=tuple(categories))
    return {day: name for day, name in days.items() if day.year in years}


class Program:
    """A journal of one region after another."""

    def __init__(self, path):
        self.path = path
        self.folder = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.folder.name)

    def ask(self, *words):
        answer = subprocess.run(
            [self.path, "-C", str(self.root), "--index", str(self.root / ".index"), *words],
            capture_output=True, text=True, env={"HOME": self.folder.name, "TZ": "UTC"})
        if answer.returncode != 0:
            raise SystemExit(f"{' '.join(words)}: {answer.stderr}")
        return json.loads(answer.stdout)

    def codes(self):
        """All codes, as the schema offers them."""
        keys = self.ask("schema")["$defs"]["profile"]["properties"]
        lists = keys["holidays"]["anyOf"][0]
        return next(form["enum"] for form in lists["items"]["anyOf"] if "enum" in form)

    def days(self, code, years):
        (self.root / "journal.md").write_text(f"---\nsmjournal: 1\nholidays: [{code}]\n---\n")
        return {
            datetime.date.fromisoformat(day["date"])
            for year in years for day in self.ask("year", str(year), "--json")["days"] if day.get("holiday")
        }


def fixture(program):
    print(f"# The public holidays of some years: region, year, month-day. Made with version {VERSION} of the Python library")
    print("# `holidays` by Tests/Judges/holidays_judge.py, which compares further years.")
    for code in program.codes():
        for year in FIXTURE_YEARS:
            print(code, year, *sorted(day.strftime("%m-%d") for day in library_days(code, [year])))


def compared(program, codes):
    """Prints the differences; how many days were compared, and how many of them are right."""
    total = wrong = 0
    seen = set()
    for code in codes:
        expected = library_days(code, YEARS)
        found = program.days(code, YEARS)
        total += len(found | set(expected))
        for day in sorted(found ^ set(expected)):
            reason = EXCEPTIONS.get((code, day.isoformat()))
            seen.add((code, day.isoformat()))
            total -= reason is not None
            wrong += reason is None
            side = f"only the library: {expected[day]}" if day in expected else "only smjournal"
            print(f"{code} {day:%Y-%m-%d %a} {side}" + (f" (known: {reason})" if reason else ""))
    for code, day in EXCEPTIONS:
        if code in codes and (code, day) not in seen:
            wrong += 1
            print(f"{code} {day} is an exception and no difference")
    return total, total - wrong


def main():
    words = sys.argv[1:]
    if holidays is None or holidays.__version__ != VERSION:
        print(f"this needs version {VERSION} of the package `holidays`")
        return 2
    if words[0] == "--fixture":
        fixture(Program(words[1]))
        return 0
    program = Program(words[0])
    codes = words[1:] or program.codes()
    total, right = compared(program, codes)
    print(f"{len(codes)} codes, {YEARS[0]} to {YEARS[-1]}")
    print(f"{right} of {total} right")
    return 0 if right == total else 1


if __name__ == "__main__":
    sys.exit(main())
