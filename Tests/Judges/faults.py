#!/usr/bin/env python3
"""Fails and kills every writing command at each of its system calls in turn, and looks at the journal afterwards.

    Tests/Judges/faults.py [--no-links] [--sample N] PROGRAM [COMMAND ...]

`--no-links` refuses `linkat` throughout, as FAT, some network file systems and Android's do; `--sample N` takes N faults
a command, by chance but the same ones each time, for a run of minutes. Needs strace.
For every command and every system call that it makes on files, the call is made to fail (ENOSPC, EIO,
EACCES, EMFILE, as far as that call can), and the program is killed before it. Afterwards:

- every file of the journal is as it was before the command or as it is after it, and none is missing;
- nothing lies there that was in neither state, but temporary files that are no records;
- a command that answered 0 has done what it should;
- `list` works, says the same with and without the index, and has the records of one of both states; the next
  command works;
- `undo` takes that next command back, a second one what the command did, and no file is then in neither state;
- where something was forgotten, forgetting it once more leaves no word of it in journal, state and cache.

Faults are put into the program alone, not into the editor or the git that it starts. Prints a line of counts for each
command, then every finding; exit code 1 where there is one. `TMPDIR` and `WORKERS` (2) say where and how many at a
time; in memory (`TMPDIR=/dev/shm`) all commands took half an hour on two busy processors.
"""

import io
import json
import os
import queue
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from concurrent.futures import ThreadPoolExecutor

WORKERS = int(os.environ.get("WORKERS", "2"))
NOW = "2026-11-20T19:00:00+01:00"
COPY = "2026/11/2026-11-20-1850-check-in.sync-conflict-20261121-002003-PIDLRVI.md"

CHECK_IN = """---
kind: check-in
date: "2026-11-20"
at: "2026-11-20T18:50:00+01:00"
shift: night
energy: 3
tags:
  - one
---
A note.
"""

FILES = {
    "journal.md": "---\nsmjournal: 1\nid: abcdefghijklmnopqrst\nname: Ana\ntimezone: Europe/Paris\n---\n",
    "2026/11/2026-11-20-1850-check-in.md": CHECK_IN,
    "2026/11/2026-11-19-0930-a-hard-night.md": "---\ntitle: A hard night\ndate: 2026-11-19\n---\nText.\n",
    "2026/12/2026-12-20-vacation.md":
        '---\nkind: vacation\nfrom: "2026-12-20"\nuntil: "2026-12-27"\nstatus: planned\n---\n',
    "affirmations/likes.md": "- 2026-11-20T08:00:00+01:00 like resilience-3\n",
}

MARKED = "2026/11/2026-11-18-0930-two-sides.md"
MARKERS = """---
title: Two sides
date: 2026-11-18
<<<<<<< ours
mood: happy
=======
place: Lyon
>>>>>>> theirs
---
Text.
"""
TWO_RECORDS = """<<<<<<< ours
---
kind: check-in
at: "2026-11-18T09:30:00+01:00"
---
=======
---
kind: check-out
at: "2026-11-18T19:30:00+01:00"
---
>>>>>>> theirs
"""
SHIFT = "2026/11/2026-11-24-shift-night.md"
SHIFT_TEXT = '---\nkind: shift\ndate: "2026-11-24"\nshift: night\n---\n'

# The three files that git gives its merge driver.
BASE, OURS, THEIRS = ".merge_file_a", ".merge_file_b", ".merge_file_c"
MERGE = {BASE: CHECK_IN, OURS: CHECK_IN.replace("energy: 3", "energy: 4"),
         THEIRS: CHECK_IN.replace("A note.", "Another note.")}

# What replaces a file as careful editors do; its own steps are not at trial here.
EDITOR = "sh -c 'sed s/night/day/ \"$1\" > \"$1.new\" && mv \"$1.new\" \"$1\"' -"

# Enough months for the change of one to go beside the index instead of into a new one.
MONTHS = {f"2025/{month:02}/2025-{month:02}-0{day}-0930-words.md": f"---\ntitle: {day}\n---\nWords.\n"
          for month in range(1, 13) for day in range(1, 6)}
MONTH = {"2025/06/2025-06-02-0930-words.md": "---\ntitle: changed\n---\nWords.\n"}

# A record with a picture, and a picture outside the journal.
PICTURE = "2026/11/img/2026-11-19-lea.gif"
WITH_PICTURE = {PICTURE: "GIF89a picture", "2026/11/2026-11-19-0930-a-hard-night.md":
                "---\ntitle: A hard night\ndate: 2026-11-19\nphotos:\n  - img/2026-11-19-lea.gif\n---\nText.\n"}
OUTSIDE = {"../lea.gif": "GIF89a another", "../plan.ics": """BEGIN:VCALENDAR\r
VERSION:2.0\r
PRODID:-//x//EN\r
BEGIN:VEVENT\r
UID:1@x\r
DTSTART;TZID=Europe/Paris:20261202T190000\r
DTEND;TZID=Europe/Paris:20261203T073000\r
SUMMARY:Night\r
END:VEVENT\r
BEGIN:VEVENT\r
UID:2@x\r
DTSTART;TZID=Europe/Paris:20270103T070000\r
DTEND;TZID=Europe/Paris:20270103T193000\r
SUMMARY:Day\r
END:VEVENT\r
END:VCALENDAR\r
"""}
JRNL = {"../jrnl.txt": "[2026-11-10 09:00] Walk\nBy the sea.\n\n[2026-11-11 09:00] Swim\nIn it.\n"}
PICTURE_COPY = {PICTURE.replace(".gif", ".sync-conflict-20261121-002003-PIDLRVI.gif"): "GIF89a another"}
TWO_SHIFTS = {f"2026/11/2026-11-25-shift-{word}.md": f"---\nkind: shift\ndate: \"2026-11-25\"\nshift: {word}\n---\n"
              for word in ["night", "rest"]}
TWO_PEOPLE = {f"people/nadia{number}.md": f"---\nkind: person\nname: Nadia\n{key}\n---\n"
              for number, key in [("", "relation: friend"), ("-2", "birthday: \"1990-03-12\"")]}
ROTA = {"journal.md": FILES["journal.md"].replace(
    "timezone", "rota:\n  - from: \"2026-11-01\"\n    cycle: day night night rest\ntimezone")}
COMMITTED = ["git", ["setup", "git", "--commit"]]
# What the journal's form saved, twice.
LETTER = "---\nkind: entry\ndate: \"2026-11-17\"\nat: \"2026-11-17T09:30:00+01:00\"\nmood: 🙂\nsource: form:abcdefghijklmnopqrst\n---\n\nGood.\n"
EMPTY_FOLDER = {"../form/kept.txt": "Kept.\n"}
LETTERS = {f"../form/2026-11-17-0930-mood{copy}.md": LETTER for copy in ["", " (1)"]}
TEMPLATE = {"templates/handover.md": "---\ntags:\n  - handover\n---\n## What happened\n"}
PAIN = 'scales={pain: {range: "0-10", ask: mood, good: low}}'
SCALED = {"journal.md": FILES["journal.md"].replace("timezone", PAIN.replace("=", ": ", 1) + "\ntimezone")}
MAPPED = ["--map", "N=night 19:00-07:30", "--map", "J=day 07:00-19:30", "--map", "R=rest", "--no-input"]
TABLE = {"../plan.csv": "date,shift\n2026-12-01,N\n2026-12-02,N\n2026-12-03,R\n2026-12-04,J\n2026-12-05,J\n"}
# A crontab that keeps its lines in a file, as the system's does.
CRONTAB = {"../bin/crontab": """#!/bin/sh
if [ "$1" = -l ]; then cat "$HOME/lines" 2>/dev/null; else cat "${1#-}" > "$HOME/cache/new" && mv "$HOME/cache/new" "$HOME/lines"; fi
"""}
LONG = {"2026/11/2026-11-17-0930-long.md": "---\ntitle: Long\ndate: 2026-11-17\n---\n" + "Many words. " * 20_000}



def archive(files):
    """A zip of files, by name."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as opened:
        for name, text in files.items():
            opened.writestr(name, text)
    return made.getvalue()


def workbook(rows):
    """A table as a spreadsheet writes it, of inline strings: no package is needed."""
    kind = "http://schemas.openxmlformats.org/"
    cells = "".join(
        f'<row r="{number}">' + "".join(f'<c r="{chr(65 + column)}{number}" t="inlineStr"><is><t>{text}</t></is></c>'
                                        for column, text in enumerate(row)) + "</row>"
        for number, row in enumerate(rows, 1))
    return archive({
        "[Content_Types].xml": f'<Types xmlns="{kind}package/2006/content-types"/>',
        "xl/workbook.xml": f'<workbook xmlns="{kind}spreadsheetml/2006/main" '
                           f'xmlns:r="{kind}officeDocument/2006/relationships">'
                           '<sheets><sheet name="Plan" sheetId="1" r:id="r1"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels":
            f'<Relationships xmlns="{kind}package/2006/relationships"><Relationship Id="r1" '
            f'Type="{kind}officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
        "xl/worksheets/sheet1.xml": f'<worksheet xmlns="{kind}spreadsheetml/2006/main">'
                                    f"<sheetData>{cells}</sheetData></worksheet>",
    })


WORKBOOK = {"../plan.xlsx": workbook(line.split(",") for line in TABLE["../plan.csv"].splitlines())}
DAYS = {"../days.zip": archive({
    "Journal.json": json.dumps({"metadata": {"version": "1.0"}, "entries": [
        {"uuid": "A" * 32, "creationDate": "2026-11-10T08:00:00Z", "timeZone": "Europe/Paris", "tags": ["sea"],
         "text": "Walk\n\n![](dayone-moment://B1)", "photos": [{"identifier": "B1", "md5": "0" * 32, "type": "gif"}]},
        {"uuid": "C" * 32, "creationDate": "2026-11-11T08:00:00Z", "timeZone": "Europe/Paris", "text": "Swim"}]}),
    "photos/" + "0" * 32 + ".gif": "GIF89a picture"})}

# name: (arguments, what is done before, extra files, files written after the index was made); paths begin at the
# journal's folder.
COMMANDS = {
    "init": (["init", "../other"], [], {}),
    "init with time off": (["init", "../other/a", "--vacation", "2026-12-20..2027-01-03"], [], {}),
    "edit": (["edit", "hard-night"], [], {}),
    "edit journal": (["edit", "journal"], [], {"journal.md": "---\nsmjournal: 1\nname: Fortnight\n---\n"}),
    "new and edit": (["new", "Quiet night", "--edit"], [], {}),
    "setup git": (["setup", "git"], ["git"], {".gitignore": "own\n"}),
    "merge": (["merge", BASE, OURS, THEIRS], [], MERGE),
    "merge that clashes": (["merge", BASE, OURS, THEIRS], [],
                           {**MERGE, THEIRS: CHECK_IN.replace("energy: 3", "energy: 5")}),
    "rota set": (["rota", "set", "--from", "2026-11-01", "--cycle", "day night rest"], [], {}),
    "rota swap": (["rota", "swap", "2026-11-24", "night"], [], {}),
    "rota swap of a swap": (["rota", "swap", "2026-11-24", "day", "--note", "x"], [], {SHIFT: SHIFT_TEXT}),
    "rota off": (["rota", "off", "2026-11-24", "--note", "Sick"], [], {}),
    "resolve what is left": (["resolve", "--all"], [],
                             {COPY.replace("1850-check-in", "1700-check-in"): CHECK_IN}),
    "resolve equals": (["resolve", "--all"], [], {COPY: CHECK_IN}),
    "resolve a clash": (["resolve", "--all", "--theirs"], [], {COPY: CHECK_IN.replace("A note", "No note")}),
    "resolve markers": (["resolve", "--all"], [], {MARKED: MARKERS}),
    "resolve two records in markers": (["resolve", "--all"], [], {MARKED: TWO_RECORDS}),
    "resolve key by key": (["resolve", "1850-check-in", "--take", "energy=theirs", "--take", "text=ours"], [],
                           {COPY: CHECK_IN.replace("A note", "No note").replace("energy: 3", "energy: 5")}),
    "resolve one of two shifts": (["resolve", "--all", "--theirs"], [], TWO_SHIFTS),
    "resolve both shifts": (["resolve", "--all", "--both"], [], TWO_SHIFTS),
    "resolve two people": (["resolve", "--all", "--ours"], [], TWO_PEOPLE),
    "resolve two pictures": (["resolve", "--all"], [], {**WITH_PICTURE, **PICTURE_COPY}),
    "resolve one of two pictures": (["resolve", "--all", "--theirs"], [], {**WITH_PICTURE, **PICTURE_COPY}),
    "undo of two pictures": (["undo"], [["resolve", "--all"]], {**WITH_PICTURE, **PICTURE_COPY}),
    "undo of resolve": (["undo"], [["resolve", "--all"]],
                        {COPY: CHECK_IN.replace("  - one\n", "  - one\n  - two\n")}),
    "undo of edit": (["undo"], [["edit", "hard-night"]], {}),
    "undo of rota set": (["undo"], [["rota", "set", "--from", "2026-11-01", "--cycle", "day night"]], {}),
    "undo of rota swap": (["undo"], [["rota", "swap", "2026-11-24", "day"]], {SHIFT: SHIFT_TEXT}),
    "first like": (["affirmation", "like"], [], {"affirmations/likes.md": None}),
    "doctor": (["doctor"], [], {}),
    "check-in": (["check-in", "--energy", "4", "--at", "19:00"], [], {}),
    "check-out": (["check-out", "--fatigue", "4", "--note", "Long.", "--no-input"], [], {}),
    "new": (["new", "Quiet night", "--text", "Words.", "--tag", "a"], [], {}),
    "append": (["append", "Room", "4", "again."], [], {}),
    "append to a record": (["append", "--to", "hard-night", "More."], [], {}),
    "undo of append": (["undo"], [["append", "--to", "hard-night", "More."]], {}),
    "vacation add": (["vacation", "add", "2027-02-01..2027-02-07"], [], {}),
    "vacation set": (["vacation", "set", "2026-12-20", "--status", "approved"], [], {}),
    "vacation remove": (["vacation", "remove", "2026-12-20"], [], {}),
    "set": (["set", "1850-check-in", "energy=5"], [], {}),
    "unset": (["unset", "1850-check-in", "tags"], [], {}),
    "tag": (["tag", "1850-check-in", "+two", "-one"], [], {}),
    "favorite": (["favorite", "hard-night"], [], {}),
    "move": (["move", "hard-night", "2026-12-02"], [], {}),
    "delete": (["delete", "hard-night"], [], {}),
    "undo of set": (["undo"], [["set", "1850-check-in", "energy=5"]], {}),
    "undo of new": (["undo"], [["new", "Quiet", "--text", "x"]], {}),
    "undo of delete": (["undo"], [["delete", "hard-night"]], {}),
    "undo of move": (["undo"], [["move", "hard-night", "2026-12-02"]], {}),
    "affirmation like": (["affirmation", "like"], [], {}),
    "affirmation unlike": (["affirmation", "unlike", "resilience-3"], [], {}),
    "resolve": (["resolve", "--all"], [], {COPY: CHECK_IN.replace("  - one\n", "  - one\n  - two\n")}),
    "resolve two records": (["resolve", "--all"], [], {COPY: CHECK_IN.replace("18:50:00", "18:50:30")}),
    "setup syncthing": (["setup", "syncthing"], [], {}),
    "mood": (["mood", "4", "--note", "Calm."], [], {}),
    "attach": (["attach", "hard-night", "../lea.gif", "--keep-position", "--caption", "Asleep"], [], OUTSIDE),
    "undo of attach": (["undo"], [["attach", "hard-night", "../lea.gif", "--keep-position"]], OUTSIDE),
    "move with a picture": (["move", "hard-night", "2026-12-02"], [], WITH_PICTURE),
    "delete with a picture": (["delete", "hard-night"], [], WITH_PICTURE),
    "undo of delete with a picture": (["undo"], [["delete", "hard-night"]], WITH_PICTURE),
    "restore": (["restore", "hard-night"], [["delete", "hard-night"]], {}),
    "restore with a picture": (["restore", "hard-night"], [["delete", "hard-night"]], WITH_PICTURE),
    "undo of restore": (["undo"], [["delete", "hard-night"], ["restore", "hard-night"]], WITH_PICTURE),
    "trash empty": (["trash", "empty", "--yes"], [["delete", "hard-night"]], WITH_PICTURE),
    "undo of trash empty": (["undo"], [["delete", "hard-night"], ["trash", "empty", "--yes"]], WITH_PICTURE),
    "forget": (["forget", "hard-night", "--yes"], [["set", "hard-night", "place=Lyon"]], {}),
    "forget with a picture": (["forget", "hard-night", "--yes"], [["move", "hard-night", "2026-12-02"]], WITH_PICTURE),
    "forget what was deleted": (["forget", "hard-night", "--yes"], [["delete", "hard-night"]], WITH_PICTURE),
    "undo of forget": (["undo"], [["forget", "hard-night", "--yes"]], {}),
    "set of a long record": (["set", "long", "place=Nice"], [], LONG),
    "rota add": (["rota", "add", "2026-11-24", "on-call", "20:00-08:00"], [], ROTA),
    "rota off for some days": (["rota", "off", "2026-11-24..2026-11-27", "--why", "sick"], [], ROTA),
    "undo of rota off": (["undo"], [["rota", "off", "2026-11-24..2026-11-27"]], ROTA),
    "people add": (["people", "add", "Léa", "--birthday", "2019-03-12"], [], {}),
    "config": (["config", "name=Béa", "holidays=fr"], [], {}),
    "import a plan": (["import", "ics", "../plan.ics", "--no-input"], [], OUTSIDE),
    "import again": (["import", "jrnl", "../jrnl.txt", "--again", "--no-input"],
                     [["import", "jrnl", "../jrnl.txt", "--no-input"], ["delete", "2026-11-10-0900-walk"]], JRNL),
    "undo of import again": (["undo"], [["import", "jrnl", "../jrnl.txt", "--no-input"],
                                        ["delete", "2026-11-10-0900-walk"],
                                        ["import", "jrnl", "../jrnl.txt", "--again", "--no-input"]], JRNL),
    "export the backup": (["export", "json", "-o", "../backup.json"], [], {}),
    "export a folder": (["export", "markdown", "-o", "../out/"], [], WITH_PICTURE),
    "export a table over one": (["export", "csv", "-o", "../t.csv"], [["export", "csv", "-o", "../t.csv"]], {}),
    "export the page": (["export", "html", "-o", "../page.html"], [], WITH_PICTURE),
    "export a calendar": (["export", "ics", "-o", "../shifts.ics"], [], ROTA),
    "export an archive": (["export", "markdown", "-o", "../j.zip"], [], WITH_PICTURE),
    "export as Org": (["export", "org", "-o", "../j.org"], [], WITH_PICTURE),
    "export a book": (["export", "epub", "-o", "../year.epub"], [], WITH_PICTURE),
    "import moods": (["import", "moods", "../moods.csv", "--column", "Date=date", "--column", "Mood=mood 1-10",
                      "--no-input"], [], {"../moods.csv": "Date,Mood\n2026-11-01,7\n2026-11-02,3\n"}),
    "the report": (["report", "--html", "../report.html"], [], ROTA),
    "init with all answers": (["init", "../other", "--name", "Ana", "--holidays", "fr", "--rules", "fr-hospital",
                               "--clock", "notes"], [], {}),
    "setup git that commits": (["setup", "git", "--commit"], ["git"], {}),
    "set and commit": (["set", "1850-check-in", "energy=5"], COMMITTED, {}),
    "undo and commit": (["undo"], [*COMMITTED, ["delete", "hard-night"]], {}),
    "setup desktop": (["setup", "desktop"], [], {}),
    "setup obsidian": (["setup", "obsidian"], [], {".obsidian/app.json": "{}\n"}),
    "setup reminders": (["setup", "reminders"], [], CRONTAB),
    "setup calendar": (["setup", "calendar", "../rota.ics"], [], ROTA),
    "a calendar that follows": (["vacation", "add", "2026-12-02..2026-12-03"], [["setup", "calendar", "../rota.ics"]], ROTA),
    "what the form saved": (["tag", "hard-night", "+late"], [["setup", "inbox", "../form"]], EMPTY_FOLDER, LETTERS),
    "config a scale": (["config", PAIN], [], {}),
    "config a name for a journal": (["config", "@home=."], [], {}),
    "mood with a scale": (["mood", "4", "--pain", "3"], [], SCALED),
    "new daily": (["new", "--daily"], [], {}),
    "new with a picture": (["new", "Léa", "asleep", "--photo", "../lea.gif"], [], OUTSIDE),
    "undo of new with a picture": (["undo"], [["new", "Léa", "--photo", "../lea.gif"]], OUTSIDE),
    "new by a template": (["new", "Quiet night", "--template", "handover"], [], TEMPLATE),
    "tag that stands in the text": (["tag", "words", "+two", "-calm"], [],
                                    {"2026/11/2026-11-18-0930-words.md": "---\ntags: [one]\n---\nSo #calm.\n"}),
    "rota worked": (["rota", "worked", "2026-11-24", "18:45-07:50"], [], {SHIFT: SHIFT_TEXT}),
    "affirmation add": (["affirmation", "add", "Breathe first."], [], {}),
    "affirmation spare": (["affirmation", "spare"], [], {}),
    "import a table": (["import", "csv", "../plan.csv", *MAPPED], [], TABLE),
    "import a workbook": (["import", "xlsx", "../plan.xlsx", *MAPPED], [], WORKBOOK),
    "undo of a workbook": (["undo"], [["import", "xlsx", "../plan.xlsx", *MAPPED]], WORKBOOK),
    "import a backup": (["import", "json", "../backup.json", "--no-input"],
                        [["export", "json", "-o", "../backup.json"], ["delete", "hard-night"]], {}),
    "import with pictures": (["import", "dayone", "../days.zip", "--no-input"], [], DAYS),
    "undo of import with pictures": (["undo"], [["import", "dayone", "../days.zip", "--no-input"]], DAYS),
    "reindex": (["reindex"], [], {}),
    "today": (["today"], [], {}),
    "reindex of one change": (["reindex"], [], MONTHS, MONTH),
    "list after one change": (["list"], [], MONTHS, MONTH),
    "full reindex with a change beside it": (["reindex", "--full"], [], MONTHS, MONTH),
}

# What `forget` and `trash empty` are tried on, as it is named and as it is said.
FORGOTTEN = re.compile(rb"hard.night", re.I)

# What findings are counted as, and what tells them.
SORTS = {"damaged": " is damaged", "lost": " is missing", "left over": "leaves ", "came to be": " came to be"}

# What each call can fail with; all of them are also where the program is killed.
FAULTS = {
    "openat": ["ENOSPC", "EIO", "EACCES", "EMFILE"], "open": ["ENOSPC", "EIO", "EACCES", "EMFILE"],
    "read": ["EIO"], "pread64": ["EIO"], "write": ["ENOSPC", "EIO"], "pwrite64": ["ENOSPC", "EIO"],
    "close": ["EIO"], "fsync": ["EIO", "ENOSPC"], "fdatasync": ["EIO", "ENOSPC"],
    "rename": ["ENOSPC", "EIO", "EACCES"], "renameat": ["ENOSPC", "EIO", "EACCES"],
    "renameat2": ["ENOSPC", "EIO", "EACCES"], "link": ["ENOSPC", "EIO", "EACCES"],
    "linkat": ["ENOSPC", "EIO", "EACCES"], "unlink": ["EIO", "EACCES"], "unlinkat": ["EIO", "EACCES"],
    "mkdir": ["ENOSPC", "EIO", "EACCES"], "mkdirat": ["ENOSPC", "EIO", "EACCES"],
    "fchmod": ["EIO", "EACCES"], "fstat": ["EIO"], "newfstatat": ["EIO", "EACCES"], "stat": ["EIO", "EACCES"],
    "lstat": ["EIO", "EACCES"], "getdents64": ["EIO"], "flock": ["EIO"], "ftruncate": ["EIO", "ENOSPC"],
    "dup": ["EMFILE"], "fcntl": ["EMFILE"],
    # The language's runtime asks for the path of the program before anything else, and ends where it gets none.
    "readlink": [],
}
CALLS = ",".join("?" + name for name in FAULTS)
LOG = "strace.log"


# What is put into all runs on trial beside the fault itself.
REFUSED = []


def following(words, before):
    """Threads are followed; not so the commands that start other programs."""
    starting = {"edit", "--edit", "--daily", "git", "reminders"}
    return [] if starting & set(words) or "git" in before else ["-f"]


class Place:
    """A folder with a journal in it, and the program's state and cache beside that."""

    def __init__(self, folder):
        self.folder = folder
        self.root = os.path.join(folder, "journal")
        self.environment = {
            "PATH": os.path.join(folder, "bin:") + os.environ.get("PATH", ""), "HOME": folder, "LC_ALL": "C.UTF-8", "TZ": "Europe/Paris",
            "XDG_STATE_HOME": os.path.join(folder, "state"), "XDG_CACHE_HOME": os.path.join(folder, "cache"),
            "EDITOR": EDITOR, "GIT_CONFIG_GLOBAL": "/dev/null",
        }

    def run(self, program, words, prefix=(), root="."):
        return subprocess.run(
            [*prefix, program, "-C", root, "--now", NOW, *words], env=self.environment,
            stdin=subprocess.DEVNULL, capture_output=True, cwd=self.root, timeout=15)

    def write(self, files):
        for path, text in files.items():
            if text is None:
                continue
            absolute = os.path.normpath(os.path.join(self.root, path))
            os.makedirs(os.path.dirname(absolute), mode=0o700, exist_ok=True)
            mode = 0o700 if "/bin/" in absolute else 0o600
            with open(os.open(absolute, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as file:
                file.write(text.encode() if isinstance(text, str) else text)

    def files(self):
        """All files but the program's own and git's, with their paths from the journal's folder on."""
        found = {}
        for folder, folders, names in os.walk(self.folder):
            hidden = ["state", "cache"] if folder == self.folder else [".git"]
            folders[:] = [name for name in folders if name not in hidden]
            for name in names:
                if name == LOG:
                    continue
                path = os.path.join(folder, name)
                with open(path, "rb") as file:
                    found[os.path.relpath(path, self.root)] = self.alike(file.read())
        return found

    def alike(self, text):
        """What differs between two places is where they are, and when the files that a backup or a calendar tells of were
        written."""
        text = re.sub(rb"(DTSTAMP|LAST-MODIFIED|SEQUENCE):\w+", b"", text)
        return re.sub(rb'"modified": "?[^",]*"?', b"", text.replace(self.folder.encode(), b"FOLDER"))

    def holding(self, word):
        """The files, the program's own among them, that have a word in their name or in what they say."""
        found = []
        for folder, folders, names in os.walk(self.folder):
            folders[:] = [name for name in folders if name != ".git"]
            for name in names:
                path = os.path.join(folder, name)
                if name == LOG:
                    continue
                with open(path, "rb") as file:
                    if word.search(name.encode()) or word.search(file.read()):
                        found.append(os.path.relpath(path, self.folder))
        return sorted(found)

    def age_temporaries(self):
        """What is left of killed processes is swept when it is an hour old."""
        for path in self.files():
            if ".smj-tmp-" in path:
                place = os.path.normpath(os.path.join(self.root, path))
                os.utime(place, (0, 0))
                # Of a folder that is filled aside, its own age counts.
                start = place.index(".smj-tmp-")
                os.utime(place[:start] + place[start:].split("/")[0], (0, 0))

    def records(self, program):
        return self.listed(self.run(program, ["list", "--json"]))

    @staticmethod
    def listed(answer):
        try:
            return answer.returncode, sorted(record["path"] for record in json.loads(answer.stdout)["records"])
        except (ValueError, KeyError):
            return answer.returncode, None


def prepare(folder, program, before, extra):
    place = Place(folder)
    os.mkdir(folder)
    os.mkdir(place.root, 0o700)
    place.write({**FILES, **extra})
    place.run(program, ["reindex"])
    for words in before:
        if words == "git":
            for step in [["init", "-q"], ["config", "user.name", "Ana"], ["config", "user.email", "ana@example.org"]]:
                subprocess.run(["git", "-C", place.root, *step], env=place.environment, check=True)
        elif place.run(program, words).returncode != 0:
            raise RuntimeError(f"{words} fails")
    return place


def calls_of(program, place, words, before):
    """How often the command makes each call, and which of its closes are of the lock."""
    log = os.path.join(place.folder, LOG)
    answer = place.run(program, words, ["strace", "-y", *following(words, before), *REFUSED, "-o", log, "-e", "trace=" + CALLS])
    counts, locks = {}, set()
    with open(log, errors="replace") as file:
        for line in file:
            match = re.match(r"(?:(\d+) +)?(\w+)\(", line)
            if match:
                key = (match[1], match[2])
                counts[key] = counts.get(key, 0) + 1
                if match[2] == "close" and "/lock>" in line:
                    locks.add(counts[key])
    most = {}
    for (_, call), count in counts.items():
        most[call] = max(most.get(call, 0), count)
    return answer.returncode, most, locks


class Bench:
    """A place that is put back as it was before each run: state and index belong to the path of a journal."""

    def __init__(self, folder, program, before, extra, late):
        self.program, self.late = program, late
        self.snapshot = os.path.join(folder, "snapshot")
        self.place = prepare(os.path.join(folder, "place"), program, before, extra)
        shutil.copytree(self.place.folder, self.snapshot, symlinks=True)

    def reset(self):
        shutil.rmtree(self.place.folder)
        shutil.copytree(self.snapshot, self.place.folder, symlinks=True)
        if self.late:
            # The copies are other files than the index knows, and must be old enough to be believed.
            time.sleep(0.03)
            self.place.run(self.program, ["reindex"])
            self.place.write(self.late)
            time.sleep(0.03)
        return self.place


class Case:
    def __init__(self, program, name):
        self.program, self.name = program, name
        self.words, self.before, extra, *late = COMMANDS[name]
        self.folder = tempfile.mkdtemp(prefix="smjournal-faults-")
        self.benches = queue.Queue()
        for number in range(WORKERS):
            folder = os.path.join(self.folder, str(number))
            os.mkdir(folder)
            self.benches.put(Bench(folder, program, self.before, extra, late[0] if late else {}))
        bench = self.benches.get()
        place = bench.reset()
        self.old, self.old_records = place.files(), place.records(program)[1]
        self.code, self.calls, self.locks = calls_of(program, bench.reset(), self.words, self.before)
        self.new, self.new_records = place.files(), place.records(program)[1]
        self.versions = set(self.old.values()) | set(self.new.values())
        if "--photo" in self.words:
            # The words are written first, and the picture into them.
            self.versions |= {re.sub(rb"photos:\n( *- .*\n)*", b"", text) for text in self.new.values()}
        if self.words[0] == "merge":
            # First it leaves both sides as one clash, whatever becomes of it afterwards.
            self.versions.add(b"<<<<<<< ours\n%s=======\n%s>>>>>>> theirs\n" % (self.old[OURS], self.old[THEIRS]))
        self.benches.put(bench)

    def faults(self):
        for call, count in sorted(self.calls.items()):
            if REFUSED and call == "linkat":
                continue
            for number in range(1, count + 1):
                # A close that strace makes fail leaves the file open, as no system does: git's pipe then never ends,
                # and the program waits for its own lock.
                is_kept = call == "close" and (
                    self.words[0] in ("resolve", "setup", "doctor") or "git" in self.before or number in self.locks)
                for error in FAULTS[call] if not is_kept else []:
                    yield f"{call}:error={error}:when={number}"
                yield f"{call}:signal=SIGKILL:when={number}"

    def judge(self, fault):
        bench = self.benches.get()
        try:
            place = bench.reset()
            call = fault.split(":")[0]
            answer = place.run(
                self.program, self.words,
                ["strace", *following(self.words, self.before), *REFUSED, "-o", "/dev/null",
                 "-e", "trace=" + call + (",linkat" if REFUSED else ""), "-e", "inject=" + fault])
            return [f"{self.name}: {fault}: {problem}" for problem in self.problems(place, answer)]
        except subprocess.TimeoutExpired:
            return [f"{self.name}: {fault}: hangs"]
        finally:
            self.benches.put(bench)

    def problems(self, place, answer):
        yield from self.damage(place.files(), "")
        left = {path: text for path, text in place.files().items() if ".smj-tmp-" not in path}
        if answer.returncode == 0 == self.code and not self.is_done(left, answer.stdout + answer.stderr):
            yield f"answered 0, but the journal is not as it should be: {sorted(set(left) ^ set(self.new))}"
        if answer.returncode < 0 and "SIGKILL" not in " ".join(answer.args):
            yield f"died of signal {-answer.returncode}"
        if answer.returncode in (132, 133, 134, 139):
            yield f"crashed: {answer.returncode}"
        # git takes 1 for an answer, and what then stands in the file for the result.
        if self.words[0] == "merge" and answer.returncode == 1 and b"<<<<<<< " not in left[OURS]:
            yield "answers 1 without markers"
        lists = [place.run(self.program, [*words, "list", "--json"]) for words in ([], ["--no-index"])]
        if lists[0].stdout != lists[1].stdout:
            yield "then list differs with and without the index"
        code, records = place.listed(lists[0])
        if code != 0 and code != 1 or records is None:
            yield f"then list answers {code}"
        elif records not in (self.old_records, self.new_records) and not self.is_between(records):
            yield f"then list has {records}"
        if place.run(self.program, ["new", "After", "--text", "x"]).returncode != 0:
            yield "then new fails"
        undone = place.run(self.program, ["undo"]).returncode
        if undone != 0:
            yield f"then undo answers {undone}"
        undone = place.run(self.program, ["undo"]).returncode
        if undone not in (0, 1):
            yield f"then a second undo answers {undone}"
        if self.words[0] == "forget" or self.words[:2] == ["trash", "empty"]:
            # Wherever it was stopped: nothing is left to name, or it is named once more.
            again = place.run(self.program, ["forget", "hard-night", "--yes"]).returncode
            if again not in (0, 1):
                yield f"then forget answers {again}"
            for path in place.holding(FORGOTTEN):
                yield f"then {path} still has it"
        place.age_temporaries()
        if self.words[0] == "init":
            # Whatever was made, the same command makes the rest, or says that there is a journal.
            again = place.run(self.program, self.words).returncode
            if again not in (0, 1):
                yield f"then init answers {again}"
            place.run(self.program, ["reindex", "--full"], root=self.words[1])
        if self.words[0] in ("setup", "config", "init"):
            # What it makes outside the journal is swept by the next one, too.
            place.run(self.program, ["config", "@home=."] if self.words[0] == "init" else self.words)
        if self.words[0] in ("export", "report"):
            # Outside the journal, what is left is swept by the next export to the same folder.
            place.run(self.program, ["export", "csv", "-o", "../again.csv"])
            os.remove(os.path.join(place.folder, "again.csv"))
            if self.words[-1].endswith("/"):
                place.run(self.program, [*self.words, "--until", "2000-01-01"])
        place.run(self.program, ["reindex", "--full"])
        files = place.files()
        files = {path: text for path, text in files.items() if not path.endswith("-after.md")}
        # That one wrote it.
        passed = "../.config/smjournal/config.md" if self.words[0] == "init" else None
        yield from self.damage({p: t for p, t in files.items() if p != passed}, "after the next commands ", {passed} - {None})
        litter = [path for path in files if ".smj-tmp-" in path]
        if litter:
            yield f"leaves {litter} for good"

    def is_done(self, files, said):
        if "reminders" in self.words and b"crontab -e" in said:
            # Where the crontab can't be written, the answer says how.
            files = {**files, "../lines": self.new["../lines"]}
        if self.words[0] == "init" and b"couldn't be saved; -C DIR" in said:
            files = {**files, **{path: text for path, text in self.new.items() if ".config/" in path}}
        if b"smjournal: warning: " in said and ("../rota.ics" in str(self.before) or "../form" in str(self.before)):
            # What this device keeps up beside the journal fails no command; the warning says that it waits.
            waits = {path for path in {**self.old, **self.new} if path.startswith(("../rota", "../form")) or "-17-0930" in path}
            files = {**{path: text for path, text in files.items() if path not in waits},
                     **{path: text for path, text in self.new.items() if path in waits}}
        if self.words[0] == "forget":
            # What another record may name stays where that can't be read, and the answer names it.
            files = {path: text for path, text in files.items() if path in self.new or path.encode() not in said}
        return set(files) == set(self.new) and all(self.is_version(path, text) for path, text in files.items())

    def is_version(self, path, text):
        path = path.removeprefix("trash/")
        if path in self.new and path not in self.old:
            return self.plain(text) in {self.plain(version) for version in self.versions}
        return text in self.versions

    def plain(self, text):
        """What is new: where other files can't be read, the shift or the zone may not be known. A new journal has an id of
        its own in each place."""
        text = re.sub(rb"^id: [a-z]{20}\n", b"", text, flags=re.M)
        text = re.sub(rb"^(shift|timezone): .*\n", b"", text, flags=re.M)
        return text.replace(b"night", b"day") if "--edit" in self.words else text

    def is_between(self, records):
        known = set(self.old_records or []) | set(self.new_records or [])
        return set(records) <= known and len(records) >= min(len(self.old_records), len(self.new_records))

    def damage(self, files, when, passed=frozenset()):
        known = set(self.old) | set(self.new)
        # What goes to the trash beside a file of its name gets a number.
        known |= {path[:-3] + "-2.md" for path in self.old if path.startswith("trash/") and path.endswith(".md")}
        known |= {path.removeprefix("trash/") for path in known}
        for path, text in files.items():
            if ".smj-tmp-" in path:
                continue
            if path.removeprefix("trash/") not in known:
                yield f"{when}{path} came to be"
            elif not self.is_version(path, text):
                yield f"{when}{path} is damaged: {text[:60]!r}"
        for path in (set(self.old) & set(self.new)) - passed:
            # A second undo may take back what was deleted before the command.
            if path not in files and not (path.startswith("trash/") and path.removeprefix("trash/") in files):
                yield f"{when}{path} is missing"
        count = len([path for path in files if ".smj-tmp-" not in path])
        if count < min(len(self.old), len(self.new)) - len(passed):
            yield f"{when}a file is missing: {sorted(known - set(files))}"

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)


def main():
    if len(sys.argv) < 2 or not shutil.which("strace"):
        print(__doc__, file=sys.stderr)
        return 64
    options, sample = sys.argv[1:], None
    while options and options[0].startswith("--"):
        option = options.pop(0)
        if option == "--no-links":
            REFUSED.extend(["-e", "inject=linkat:error=EPERM"])
        elif option == "--sample" and options:
            sample = int(options.pop(0))
        else:
            print(__doc__, file=sys.stderr)
            return 64
    program = os.path.abspath(options[0])
    names = options[1:] or list(COMMANDS)
    findings, total, began = [], 0, time.monotonic()
    for name in names:
        case = Case(program, name)
        faults = list(case.faults())
        if sample is not None and sample < len(faults):
            faults = random.Random(name).sample(faults, sample)
        with ThreadPoolExecutor(WORKERS) as pool:
            found = [line for lines in pool.map(case.judge, faults) for line in lines]
        calls = sum(case.calls.values())
        print(f"{name}\texit {case.code}\t{calls} calls\t{len(faults)} faults\t{len(found)} findings", flush=True)
        findings += found
        total += len(faults)
        case.close()
    sorts = {sort: sum(sign in finding for finding in findings) for sort, sign in SORTS.items()}
    print(f"all\t{len(names)} cases\t{total} faults\t{len(findings)} findings\t{sorts}"
          f"\t{time.monotonic() - began:.0f} s")
    for finding in findings:
        print(finding)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
