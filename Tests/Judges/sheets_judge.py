#!/usr/bin/env python3
"""Makes sheets and calendars as hospitals and other programs write them and compares what an import takes of each.

    sheets_judge.py SMJOURNAL

Each sheet says which shifts are in it; after the import every one of them is in the plan, or its title stands by name in the
receipt (`unknown`, `left`). Tables of sleep, moods, money and people must be refused, and nothing written. A second import adds
nothing, one undo takes all back. Workbooks of Excel are made by openpyxl.
"""
import json, os, re, subprocess, sys, tempfile
from datetime import date, datetime, time, timedelta
from pathlib import Path

PROGRAM = sys.argv[1]
failures = count = 0


def fail(name, text):
    global failures
    failures += 1
    print(f"FAIL {name}: {text}")


class Journal:
    def __init__(self, profile=""):
        self.base = Path(tempfile.mkdtemp(prefix="sheets-judge-"))
        self.root = self.base / "journal"
        self.root.mkdir()
        (self.root / "journal.md").write_text(f"---\nsmjournal: 1\ntimezone: Europe/Paris\n{profile}---\n")

    def run(self, *words):
        env = {**os.environ, "TZ": "UTC", "XDG_STATE_HOME": str(self.base / "s"), "XDG_CACHE_HOME": str(self.base / "c"), "LC_ALL": "C.UTF-8"}
        now = "2026-11-22T10:00:00+01:00"
        return subprocess.run(
            [PROGRAM, "-C", str(self.root), "--no-input", "--now", now, *words], capture_output=True, text=True, env=env)

    def plan(self):
        lines = []
        for path in sorted(self.root.rglob("*-rota*.md")):
            lines += re.findall(r'^  - "?(\d{4}-\d\d-\d\d .*?)"?$', path.read_text(), re.M)
        return sorted(lines)

    def off(self):
        return sorted(
            " ".join(re.findall(r'^(?:from|until|category): "?([^"\n]*)"?$', path.read_text(), re.M))
            for path in self.root.rglob("*-vacation*.md"))

    def files(self):
        return sorted(str(p.relative_to(self.root)) for p in self.root.rglob("*") if p.is_file())


def check(name, data, expected, words=(), off=(), is_open=False, profile="", form=None, named=()):
    """Imports a file and compares the plan, the time off, and what the receipt names; an open one leaves a word without a meaning."""
    global count
    count += 1
    journal = Journal(profile)
    path = journal.base / name
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    form = [form] if form else []
    before = journal.files()
    done = journal.run("import", *form, str(path), *words, "--json")
    try:
        receipt = json.loads(done.stdout)
    except ValueError:
        return fail(name, f"{done.returncode} {done.stdout[:200]} {done.stderr[:300]}")
    if done.returncode:
        fail(name, f"exit {done.returncode}: {done.stderr[:300]} {receipt.get('unknown')} {receipt.get('left')}")
    if journal.plan() != sorted(expected):
        fail(name, f"plan\n    {journal.plan()}\n    instead of\n    {sorted(expected)}")
    if list(off) != journal.off():
        fail(name, f"off {journal.off()} instead of {list(off)}")
    said = " | ".join(receipt.get("unknown", [])) + " | " + " | ".join(str(left["what"]) for left in receipt.get("left", []))
    for word in named:
        if word not in said:
            fail(name, f"“{word}” is not named: {said}")
    if expected:
        check_line = journal.run("check", "--json").stdout
        if not is_open and '"severity": "error"' in check_line:
            fail(name, "check finds errors in what was written: " + check_line[:300])
        again = json.loads(journal.run("import", *form, str(path), *words, "--json").stdout)
        if again["added"] or again["changed"]:
            fail(name, f"a second import adds {again['added']} and changes {again['changed']}")
        journal.run("undo")
        if [f for f in journal.files() if not f.startswith("trash")] != before:
            fail(name, f"undo leaves {journal.files()}")


def refused(name, data, words=("auto",), said=""):
    """Imports a file that is no rota: nothing may be written."""
    global count
    count += 1
    journal = Journal()
    path = journal.base / name
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    done = journal.run("import", *[word for word in words], str(path))
    if done.returncode == 0 or journal.files() != ["journal.md"]:
        fail(name, f"exit {done.returncode}, files {journal.files()}: {done.stdout[:200]}")
    if said not in done.stderr:
        fail(name, f"says {done.stderr[:300]}")


MAP = ["--map", "N=night 21:00-07:00", "--map", "J=day 07:00-19:30", "--map", "R=rest"]
NJR = ["2026-12-01 N", "2026-12-02 N", "2026-12-04 J"]


def workbook(rows, name="Planning", change=None):
    import io, openpyxl

    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = name
    for row in rows:
        sheet.append(row)
    if change:
        change(book, sheet)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def opendocument(rows, name="Planning"):
    """A spreadsheet as OpenDocument 1.3 describes it, with the attributes that LibreOffice writes."""
    import io, zipfile
    from xml.sax.saxutils import escape

    def cell(value):
        kind, text = "", "" if value is None else escape(str(value))
        if isinstance(value, (date, datetime)):
            kind = f' office:value-type="date" office:date-value="{value.isoformat()}"'
        elif isinstance(value, time):
            kind = f' office:value-type="time" office:time-value="PT{value.hour:02}H{value.minute:02}M00S"'
        elif isinstance(value, (int, float)):
            kind = f' office:value-type="float" office:value="{value}"'
        return f"<table:table-cell{kind}><text:p>{text}</text:p></table:table-cell>"

    lines = "".join("<table:table-row>" + "".join(map(cell, row)) + "</table:table-row>" for row in rows)
    spaces = " ".join(f'xmlns:{n}="urn:oasis:names:tc:opendocument:xmlns:{n}:1.0"' for n in ("office", "table", "text"))
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet", zipfile.ZIP_STORED)
        archive.writestr("content.xml", f'<?xml version="1.0"?><office:document-content {spaces}><office:body><office:spreadsheet>'
                         f'<table:table table:name="{name}">{lines}</table:table></office:spreadsheet></office:body></office:document-content>')
    return out.getvalue()


def sheets():
    D = date
    rows = [["Date", "Code"], [D(2026, 12, 1), "N"], [D(2026, 12, 2), "N"], [D(2026, 12, 3), "R"], [D(2026, 12, 4), "J"]]
    check("a.xlsx", workbook(rows), NJR, MAP)
    check("a.ods", opendocument(rows), NJR, MAP)
    timed = [["Date", "Shift", "Start", "End"], [D(2026, 12, 1), "Night", time(21), time(7)], [D(2026, 12, 4), "Long Day", time(7), time(19, 30)]]
    spans = ["2026-12-01 night 21:00-07:00", "2026-12-04 long-day 07:00-19:30"]
    check("t.xlsx", workbook(timed), spans)
    check("t.ods", opendocument(timed), spans)
    whole = [["Start", "End", "Shift"], [datetime(2026, 12, 1, 21), datetime(2026, 12, 2, 7), "Night"], [datetime(2026, 12, 4, 7), datetime(2026, 12, 4, 19, 30), "Long Day"]]
    check("w.xlsx", workbook(whole), spans)
    days = [D(2026, 12, n) for n in range(1, 8)]
    grid = [["Nom"] + days, ["Claire", "N", "N", "R", "J", None, None, None], ["Paul", "J", "J", "J", "R", "N", "N", "R"]]
    check("g.xlsx", workbook(grid), NJR, [*MAP, "--person", "Claire"])
    check("g.ods", opendocument(grid), NJR, [*MAP, "--person", "Claire"])
    check("own.xlsx", workbook(grid), NJR, MAP, profile="name: Claire\n")
    numbers = [["Décembre 2026"], ["Nom"] + list(range(1, 32)), ["Claire", "N", "N", "R", "J"] + [None] * 27]
    check("n.xlsx", workbook(numbers), NJR, MAP)
    check("m.xlsx", workbook(numbers[1:], name="Déc. 2026"), NJR, MAP)

    def merged(book, sheet):
        sheet.merge_cells("B3:C3")
        sheet.row_dimensions[4].hidden = True

    check("merged.xlsx", workbook([["Décembre 2026"], ["Nom", 1, 2, 3, 4, 5], ["Claire", "N", None, "R", "J", None], ["Alt", "J", "J", "J", "J", "J"]], change=merged), NJR, MAP)

    def second(book, sheet):
        january = book.create_sheet("Janvier 2027")
        january.append(["Nom", 1, 2, 3, 4, 5])
        january.append(["Claire", "N", "N", None, None, None])
        notes = book.create_sheet("Légende")
        notes.append(["À lire"])
        hidden = book.create_sheet("Alt")
        hidden.sheet_state = "hidden"
        hidden.append(["x"])

    check("two.xlsx", workbook(numbers[1:], name="Décembre 2026", change=second), [*NJR, "2027-01-01 N", "2027-01-02 N"], MAP, named=["Légende", "Alt"])

    def old(book, sheet):
        from openpyxl.utils.datetime import CALENDAR_MAC_1904
        book.epoch = CALENDAR_MAC_1904

    check("1904.xlsx", workbook(rows, change=old), NJR, MAP)
    formula = workbook([["Date", "Code"], [D(2026, 12, 1), "N"], ["=A2+1", "N"], [D(2026, 12, 4), "J"]])
    check("f.xlsx", formula, ["2026-12-01 N", "2026-12-04 J"], MAP[:4])
    # Tables of values.
    check("serial.csv", "Date,Code,Start,End\n46357,N,0.875,0.2916667\n46358,N,0.875,0.2916667\n46360,J,0.2916667,0.8125\n",
          ["2026-12-01 N 21:00-07:00", "2026-12-02 N 21:00-07:00", "2026-12-04 J 07:00-19:30"], MAP[:4])
    check("days.csv", "Décembre 2026;Claire;Paul\nM 1;N;J\nM 2;N;J\nJ 3;R;J\nV 4;J;R\nS 5;;N\n", NJR, [*MAP, "--person", "Claire"])
    check("weeks.csv", "W/c,Mon,Tue,Wed,Thu,Fri,Sat,Sun\n30/11/2026,,N,N,R,J,,\n07/12/2026,J,J,,,,,\n", [*NJR, "2026-12-07 J", "2026-12-08 J"], MAP, form="csv")
    check("duty.csv", "Date,Duty,Start,End\n2026-12-01,OC,20:00,08:00\n2026-12-02,TR,08:00,16:00\n2026-12-03,AL,,\n2026-12-04,LD,07:00,19:30\n",
          ["2026-12-01 OC 20:00-08:00", "2026-12-02 TR 08:00-16:00", "2026-12-04 LD 07:00-19:30"],
          ["--map", "OC=on-call", "--map", "TR=training", "--map", "AL=leave", "--map", "LD=day"], off=["2026-12-03 2026-12-03 leave"])
    check("duty2.csv", "Date,Duty Area,Start,End\n2026-12-01,OC,20:00,08:00\n2026-12-02,OC,20:00,08:00\n2026-12-04,LD,07:00,19:30\n",
          ["2026-12-01 OC 20:00-08:00", "2026-12-02 OC 20:00-08:00", "2026-12-04 LD 07:00-19:30"], is_open=True, form="csv", named=["OC", "LD"])
    check("lines.csv", 'Nom,2026-12-01,2026-12-02,2026-12-03,2026-12-04,2026-12-05\nClaire,"07:00\n19:30",,,"21:00\n07:00",\n',
          ["2026-12-01 day 07:00-19:30", "2026-12-04 night 21:00-07:00"], form="csv")
    check("legend.csv", "Décembre 2026\nNom;1;2;3;4;5\nClaire;N;N;R;J;-\nJ = 07h00-19h30 ; N = nuit 19h00-07h30 ; R = repos\n", NJR)
    check("hours.csv", "date;code\n2026-12-01;N (21h-7h)\n2026-12-04;J (7h-19h30)\n", ["2026-12-01 N 21:00-07:00", "2026-12-04 J 07:00-19:30"], MAP[:4])
    check("split.csv", "date;code\n2026-12-01;M/S\n2026-12-02;M+S\n", ["2026-12-01 M, S", "2026-12-02 M, S"], ["--map", "M=day", "--map", "S=late"])
    check("two-rows.csv", "Décembre 2026\nNom;Type;1;2;3;4;5\nClaire;Prévu;N;N;R;J;\n;Réalisé;N;N;R;N;\n", NJR, MAP, named=["Réalisé"])
    check("break.csv", "Date,Shift,Start,End,Unpaid break,Notes\n2026-12-01,Night,20:00,08:00,60,x\n2026-12-02,Night,20:00,08:00,60,\n",
          ["2026-12-01 night 20:00-08:00", "2026-12-02 night 20:00-08:00"], named=["Notes"])
    check("title.csv", "Date,Shift\n2026-12-01,Night duty\n2026-12-02,LD Delivery Suite\n2026-12-03,LD Ward 4\n",
          ["2026-12-01 night-duty", "2026-12-02 ld-delivery-suite", "2026-12-03 ld-ward-4"],
          ["--map", "Night duty=night 20:00-08:00", "--map", "LD *=day 07:30-20:30"])
    aside = {"E": ("E", "07:00-15:00"), "N": ("N", "21:00-07:00"), "R": ("R", "repos")}
    plan = ["2026-12-01 N", "2026-12-02 N", "2026-12-04 E"]
    top, claire, paul = ["Nom", 1, 2, 3, 4, 5], ["Claire", "N", "N", "R", "E", None], ["Paul", "E", "E", "N", "R", "R"]
    for name, legend in [("one", [f"{a} = {b}" for a, b in aside.values()]), ("two", None)]:
        cells = [[text] for text in legend] if legend else [list(pair) for pair in aside.values()]
        rows = [["Décembre 2026"], [*top, None, "Code", "Horaires"], [*claire, None, *cells[0]], [*paul, None, *cells[1]], [None] * 7 + cells[2]]
        check(f"aside-{name}.xlsx", workbook(rows), plan, ["--person", "Claire"])
        check(f"aside-{name}.ods", opendocument(rows), plan, ["--person", "Claire"])
        check(f"beneath-{name}.xlsx", workbook([["Décembre 2026"], top, claire, paul, [None], ["Code", "Horaires"], *cells]), plan, ["--person", "Claire"])

    def other(book, sheet):
        legend = book.create_sheet("Légende")
        for pair in [("Code", "Début", "Fin"), ("E", "07:00", "15:00"), ("N", "21:00", "07:00"), ("R", "Repos", None)]:
            legend.append(pair)

    check("legend-sheet.xlsx", workbook([["Décembre 2026"], top, claire, paul], change=other), plan, ["--person", "Claire"])
    check("serial-heads.csv", "Name,46357,46358,46359,46360,46361\nClaire,N,N,R,J,\n", NJR, MAP)
    check("serial-heads.xlsx", workbook([["Name", 46357, 46358, 46359, 46360, 46361], ["Claire", "N", "N", "R", "J", None]]), NJR, MAP)
    check("serial-weeks.csv", "W/c,Mon,Tue,Wed,Thu,Fri,Sat,Sun\n46356,,N,N,R,J,,\n", NJR, MAP, form="csv")
    check("twelve.csv", "Date,Shift,Start,Finish,Hours\n2026-12-01,D,9:00,5:00,7\n2026-12-02,D,9:00,17:00,8\n",
          ["2026-12-01 D 09:00-17:00", "2026-12-02 D 09:00-17:00"], ["--map", "D=day"])
    check("twelve-open.csv", "Date,Shift,Start,Finish\n2026-12-01,D,9:00,5:00\n", ["2026-12-01 D"], ["--map", "D=day"], is_open=True, form="csv", named=["D"])
    check("stroke.csv", "Date,Code\n2026-12-01,D/O\n2026-12-02,N\n2026-12-04,M/S\n\nD/O = day off\nN = night 21:00-07:00\nM = day\nS = late\n",
          ["2026-12-02 N", "2026-12-04 M, S"])
    check("stroke-open.csv", "Date,Code\n2026-12-01,D/O\n2026-12-02,N\n", ["2026-12-01 D/O", "2026-12-02 N"], ["--map", "N=night"], is_open=True, form="csv", named=["D/O"])
    check("phones-grid.csv", "Name,Mobile,Email,2026-12-01,2026-12-02,2026-12-03,2026-12-04,2026-12-05,2026-12-06\nClaire,0612345678,a@b.fr,N,N,R,J,,\n", NJR, MAP)
    check("mins.csv", "Date,Shift,Start,End,Unpaid break (mins)\n2026-12-01,Night,20:00,08:00,30\n2026-12-02,Night,20:00,08:00,45\n2026-12-03,Night,20:00,08:00,30\n",
          [f"2026-12-0{n} night 20:00-08:00" for n in (1, 2, 3)], named=["night 45 min"])
    # What is no rota.
    naps = "start,end,kind\n" + "".join(f"{n:02}/11/2026 13:00,{n:02}/11/2026 1{n % 4 + 4}:40,nap\n" for n in range(5, 11))
    for words in [("auto",), ("csv",), ("csv", "--dry-run")]:
        refused("naps.csv", naps, words, said="sleep")
    refused("phones.csv", "Name,Mobile,Ward\nAna Roy,0612345678,ICU\nPaul B,0712345678,ER\n", said="address list")
    refused("birthdays.csv", "Name,Date\nAna Roy,12/03/1990\nPaul B,25/07/1988\n", ("csv",), said="birthdays")
    refused("withings.csv", "from,to,light (s),deep (s),rem (s),awake (s)\n2026-11-01 23:00,2026-11-02 06:14,1,2,3,4\n", ("csv",), said="sleep")
    refused("hours-only.csv", "start,end,hours\n2026-11-01 23:00,2026-11-02 06:14,7.2\n2026-11-02 23:10,2026-11-03 06:14,7.1\n")
    refused("mind.csv", "Start,End,Kind,Labels,Associations,Valence,Valence Classification\n2026-11-01 10:00,2026-11-01 10:00,Momentary Emotion,Calm | Happy,Health,0.5,Pleasant,\n", ("csv",), said="moods")
    refused("simple.csv", "Date,Mood,Note\n2026-11-01,good,\n2026-11-02,bad,x\n", said="moods")
    refused("simple2.csv", "Date,Mood,Note\n2026-11-01,good,\n2026-11-02,bad,x\n", ("csv",), said="moods")
    refused("bank.csv", "Date;Libellé;Montant\n01/11/2026;CARTE CARREFOUR;-12,30\n13/11/2026;VIREMENT;1000,00\n", said="amounts")
    refused("emoods.csv", "TIMESTAMP,DATE,Depressed,Elevated,Irritability,Anxiety,Weight,Sleep,Note\n1,2026-11-01,1,0,2,0,63,6.5,Slept badly\n", ("csv",), said="moods")
    refused("bearable.csv", "date,weekday,time of day,category,rating/amount,detail,notes\n2026-11-01,Sunday,am,Mood,7,,\n")
    refused("people.csv", "First Name,Last Name,Email,Phone,Birthday\nAna,Roy,a@b,1,1990-01-01\n")
    refused("habits.csv", "Date,Water,Coffee\n2026-11-01,4,2\n2026-11-02,6,1\n")
    refused("weather.csv", "Date,Temperature,Rain\n2026-11-01,4.5,0\n2026-11-02,6.1,2\n")
    # A guess is never published.
    refused("codes.csv", "Date,Code\n2026-12-01,X1\n2026-12-02,X2\n", ("auto",), said="smjournal import csv")


def calendars():
    titles = [
        ("Night duty", "20261201T200000", "20261202T080000"), ("Day duty", "20261203T073000", "20261203T200000"),
        ("Garde de nuit", "20261204T190000", "20261205T070000"), ("Nachtdienst Station 4", "20261206T200000", "20261207T060000"),
        ("ED Night Shift @ City Hospital", "20261208T200000", "20261209T080000"), ("IDE Nuit 19h-7h", "20261210T190000", "20261211T070000"),
        ("Ward 7B Late", "20261212T130000", "20261212T210000"), ("Shift at Nightingale Hospital", "20261213T070000", "20261213T150000"),
        ("Bank shift", "20261214T073000", "20261214T200000"), ("Cover: J. Smith", "20261215T073000", "20261215T200000"),
        ("Formation AFGSU", "20261216T090000", "20261216T170000"), ("Training day", "20261217T090000", "20261217T170000"),
    ]
    events = "".join(f"BEGIN:VEVENT\r\nUID:{n}\r\nDTSTART:{a}\r\nDTEND:{b}\r\nSUMMARY:{t}\r\nEND:VEVENT\r\n" for n, (t, a, b) in enumerate(titles))
    other = [("Team meeting", "20261218T100000", "20261218T110000"), ("Dentist", "20261219T100000", "20261219T103000")]
    events += "".join(f"BEGIN:VEVENT\r\nUID:o{n}\r\nDTSTART:{a}\r\nDTEND:{b}\r\nSUMMARY:{t}\r\nEND:VEVENT\r\n" for n, (t, a, b) in enumerate(other))
    text = "BEGIN:VCALENDAR\r\n" + events + "END:VCALENDAR\r\n"
    journal = Journal()
    path = journal.base / "once.ics"
    path.write_text(text)
    done = journal.run("import", "ics", str(path), "--json")
    receipt = json.loads(done.stdout)
    days = {line[:10] for line in journal.plan()}
    for title, start, _ in titles:
        day = f"{start[:4]}-{start[4:6]}-{start[6:8]}"
        if day not in days:
            fail("once.ics", f"{title} on {day} is rest: {receipt['unknown']} {receipt['left']}")
    for title, _, _ in other:
        if title not in [left["what"] for left in receipt["left"]]:
            fail("once.ics", f"{title} is not named")
    if done.returncode:
        fail("once.ics", f"exit {done.returncode}")
    # By the title as it stands, and by a pattern.
    two = "BEGIN:VCALENDAR\r\n" + "".join(
        f"BEGIN:VEVENT\r\nUID:{n}\r\nDTSTART:202612{n:02}T073000\r\nDTEND:202612{n:02}T200000\r\nSUMMARY:{t}\r\nEND:VEVENT\r\n"
        for n, t in [(1, "LD Delivery Suite"), (2, "LD Delivery Suite"), (3, "LD Ward 4"), (5, "Night Delivery Suite")]) + "END:VCALENDAR\r\n"
    check("two.ics", two,
          ["2026-12-01 ld-delivery-suite 07:30-20:00", "2026-12-02 ld-delivery-suite 07:30-20:00", "2026-12-03 ld-ward-4 07:30-20:00", "2026-12-05 night-delivery-suite 07:30-20:00"],
          ["--map", "LD *=day", "--map", "Night Delivery Suite=night"])
    refused("two.ics", two, ("auto", "--map", "Ld Delivry Suite=day"), said="nothing in it is called")
    # What holds is compared with: the cycle, and a dated shift.
    journal = Journal('rota:\n  - from: "2026-01-05"\n    cycle: [day]\n    hours: {day: "07:00-19:30"}\n')
    path = journal.base / "rest.csv"
    path.write_text("Date,Code\n2026-12-01,Rest\n2026-12-02,Night\n2026-12-03,Day\n")
    changes = json.loads(journal.run("import", "csv", str(path), "--dry-run", "--json").stdout)["changes"]
    if [(c["date"], c["was"], c["is"]) for c in changes] != [("2026-12-01", "day 07:00-19:30", ""), ("2026-12-02", "day 07:00-19:30", "night")]:
        fail("rest.csv", f"changes {changes}")


sheets()
calendars()
print(f"sheets and calendars: {count + 2} looked at, {failures} failures")
sys.exit(failures > 0)
