#!/usr/bin/env python3
"""Reads exports with programs that know nothing of this one.

    export_judge.py SMJOURNAL JOURNAL

ICS by icalendar, vobject and khal against the rota; CSV by duckdb, csvkit and Python's csv against `list`; the backup by
jsonschema, and byte for byte back into a fresh folder; the PDFs by qpdf and pdftotext; the book by epubcheck; the document
and Org by pandoc; Day One's archive by zipfile and json; jrnl's text by jrnl. What is not installed is named.
"""
import base64, csv, datetime, hashlib, json, os, pathlib, re, shutil, subprocess, sys, tempfile, zipfile

PROGRAM, JOURNAL = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
NOW = "2026-11-20T17:40:00+01:00"
SCHEMA = pathlib.Path(__file__).parents[2] / "Sources/JournalExchange/JournalExchange.docc/Resources/backup.schema.json"
WORK = pathlib.Path(tempfile.mkdtemp(prefix="export-judge-"))
failures = 0
skipped = []


def fail(text):
    global failures
    failures += 1
    print("FAIL", text)


def expect(found, wanted, text):
    if found != wanted:
        fail(f"{text}: {str(found)[:300]} instead of {str(wanted)[:300]}")


def run(*words, journal=JOURNAL, codes=(0,)):
    env = {**os.environ, "XDG_STATE_HOME": str(WORK / "state"), "XDG_CACHE_HOME": str(WORK / "cache"), "LC_ALL": "C.UTF-8"}
    done = subprocess.run([PROGRAM, "-C", journal, "--no-input", "--now", NOW, *words], capture_output=True, env=env)
    if done.returncode not in codes:
        fail(f"{words}: code {done.returncode}: {done.stderr.decode()[:300]}")
    return done.stdout.decode()


def module(name):
    try:
        return __import__(name)
    except ImportError:
        skipped.append(name)


def instant(value):
    if isinstance(value, datetime.datetime):
        return value.astimezone(datetime.timezone.utc).isoformat()
    return value.isoformat()


def calendars():
    path = WORK / "all.ics"
    run("export", "ics", "--from", "2026-09-01", "--until", "2026-12-31", "--output", path)
    rota = json.loads(run("rota", "--from", "2026-09-01", "--until", "2026-12-31", "--json"))
    shifts = {
        tuple(instant(datetime.datetime.fromisoformat(shift[end])) for end in ("start", "end"))
        for day in rota["days"] for shift in day["shifts"] if shift.get("start") and not shift.get("spans")
    }
    found = {}
    if icalendar := module("icalendar"):
        calendar = icalendar.Calendar.from_ical(path.read_bytes())
        events = calendar.walk("VEVENT")
        found["icalendar"] = {str(e["UID"]): (instant(e["DTSTART"].dt), instant(e["DTEND"].dt)) for e in events}
        expect(len(found["icalendar"]), len(events), "UIDs that are one event's alone")
        missing = shifts - set(found["icalendar"].values())
        if missing:
            fail(f"shifts of the rota that are no events: {sorted(missing)[:5]}")
        for event in events:
            if "@" not in str(event["UID"]) or "Claire" in str(event["UID"]):
                fail(f"UID {event['UID']}")
    if vobject := module("vobject"):
        calendar = vobject.readOne(path.read_text())
        found["vobject"] = {
            e.uid.value: (instant(e.dtstart.value), instant(e.dtend.value)) for e in calendar.vevent_list}
    if shutil.which("khal"):
        config = WORK / "khal.conf"
        (WORK / "vdir").mkdir()
        config.write_text(
            f"[calendars]\n[[c]]\npath = {WORK}/vdir\n[locale]\nlocal_timezone = UTC\ndefault_timezone = UTC\n"
            "timeformat = %H:%M\ndateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\ndatetimeformat = %Y-%m-%d %H:%M\n"
            f"longdatetimeformat = %Y-%m-%d %H:%M\n[sqlite]\npath = {WORK}/khal.db\n")
        subprocess.run(["khal", "-c", config, "import", "--batch", "-a", "c", path], check=True, capture_output=True)
        listed = subprocess.run(
            ["khal", "-c", config, "list", "--format", "{uid}", "--day-format", "", "2026-09-01", "2027-02-01"],
            capture_output=True, text=True).stdout.split()
        names = {uid for uid in listed if "@" in uid}
        wanted = set(found.get("icalendar", {}))
        late = {uid for uid in wanted - names}
        if late:
            fail(f"khal does not list {sorted(late)[:5]}")
    else:
        skipped.append("khal")
    if len(found) == 2:
        expect(found["vobject"], found["icalendar"], "instants by vobject")
    print("calendar:", {name: len(events) for name, events in found.items()})


def tables():
    path = WORK / "all.csv"
    run("export", "csv", "--private", "--output", path)
    listed = json.loads(run("list", "--json", "--limit", "1000000"))["records"]
    rows = list(csv.DictReader(path.open(newline="", encoding="utf-8")))
    by_id = {row["id"]: row for row in rows}
    expect(sorted(by_id), sorted(r["id"] for r in listed), "ids of the table")
    for record in listed:
        row = by_id.get(record["id"], {})
        for key in ["date", "kind", "path", "energy", "fatigue", "mood"]:
            if str(record.get(key, "")) != row.get(key, "").removeprefix("'"):
                fail(f"{record['id']}: {key} is {row.get(key)!r} instead of {record.get(key)!r}")
    if duckdb := module("duckdb"):
        table = duckdb.sql(f"select id, text from read_csv('{path}', header=true, all_varchar=true, delim=',', quote='\"')")
        found = {row[0]: row[1] or "" for row in table.fetchall()}
        expect(sorted(found), sorted(by_id), "ids by duckdb")
        wrong = [i for i in found if found[i].replace("\r\n", "\n") != by_id[i]["text"].replace("\r\n", "\n")]
        expect(wrong, [], "texts by duckdb")
    if shutil.which("csvjson"):
        done = subprocess.run(["csvjson", "-I", "--no-inference", path], capture_output=True, text=True)
        expect(sorted(row["id"] for row in json.loads(done.stdout)), sorted(by_id), "ids by csvkit")
    else:
        skipped.append("csvkit")
    print("table:", len(rows), "rows")


def tree(root):
    return {
        str(p.relative_to(root)): (p.read_bytes(), p.stat().st_mtime_ns) for p in sorted(root.rglob("*"))
        # What Syncthing has half fetched is no file of the journal yet, nor of its backup.
        if p.is_file() and not p.match(".syncthing.*.tmp") and not any(part.startswith(".") for part in p.relative_to(root).parts[:-1])}


def backup(journal=JOURNAL, name="journal"):
    path = WORK / f"{name}.json"
    run("export", "json", "--output", path, journal=journal)
    document = json.loads(path.read_text(encoding="utf-8"))
    if jsonschema := module("jsonschema"):
        schema = json.loads(SCHEMA.read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        for error in list(jsonschema.Draft202012Validator(schema).iter_errors(document))[:5]:
            fail(f"backup: {error.message[:200]} at {list(error.path)}")
    files = tree(journal)
    expect([f["path"] for f in document["files"]], sorted(files, key=lambda p: p.encode()), "paths of the backup")
    for file in document["files"]:
        data = file["text"].encode() if "text" in file else base64.b64decode(file["base64"], validate=True)
        if data != files[file["path"]][0] or hashlib.sha256(data).hexdigest() != file["sha256"]:
            fail(f"backup of {file['path']}")
    fresh = WORK / f"fresh-{name}"
    receipt = json.loads(run("import", "json", path, "--json", "--again", journal=fresh))
    back = tree(fresh)
    expect({p: v[0] for p, v in back.items()}, {p: v[0] for p, v in files.items()}, "files that came back")
    moved = [p for p in files if p != "journal.md" and back.get(p, (0, 0))[1] != files[p][1]]
    expect(moved, [], "times that came back")
    again = json.loads(run("import", "auto", path, "--json", journal=fresh))
    expect((again["format"], again["added"], again["same"]), ("json", 0, len(files)), "a second import")
    print("backup:", receipt["read"], "files there and back")


def awkward():
    journal = WORK / "awkward"
    (journal / "2026/11/img").mkdir(parents=True)
    (journal / "journal.md").write_text("---\nsmjournal: 1\nname: \"Zoë \\\"Z\\\"\"\n---\n")
    (journal / "2026/11/é — n.md").write_text("---\ndate: 2026-11-01\n---\r\n\tTab \\u0041 \"quoted\" \x7f \u2028\n")
    (journal / "2026/11/latin.md").write_bytes(b"---\ndate: 2026-11-02\n---\ncaf\xe9 \0\n")
    (journal / "2026/11/big.md").write_text("---\ndate: 2026-11-03\n---\n" + "long line é " * 40_000)
    (journal / "2026/11/img/a.jpg").write_bytes(bytes(range(256)) * 3000)
    (journal / "2026/11/empty.md").write_bytes(b"")
    (journal / ".stignore").write_text("x\n")
    backup(journal, "awkward")


def words(text):
    return re.findall(r"\w{4,}", text)


def papers():
    for name, options in [("book", ["export", "pdf", "--output"]), ("report", ["report", "--from", "2026-09-01", "--pdf"])]:
        path = WORK / f"{name}.pdf"
        run(*options, path, codes=(0, 74))
        if not path.exists():
            skipped.append(f"{name}.pdf: no program that makes one")
            continue
        if not shutil.which("qpdf") or not shutil.which("pdftotext"):
            skipped.append("qpdf, pdftotext")
            continue
        done = subprocess.run(["qpdf", "--check", path], capture_output=True, text=True)
        if done.returncode:
            fail(f"qpdf: {done.stdout[-200:]}{done.stderr[-200:]}")
        text = subprocess.run(["pdftotext", path, "-"], capture_output=True, text=True).stdout
        # Words that a line's end cut stand together again.
        whole = re.sub(r"[-\u00ad\u2010]?\s+", "", text)
        if name == "book":
            listed = json.loads(run("list", "--json", "--limit", "1000000", "--kind", "entry"))["records"]
            for record in [r for r in listed if not r.get("private")]:
                source = (JOURNAL / record["path"]).read_text(encoding="utf-8", errors="replace")
                body = re.sub(r"\]\([^)]*\)", "]", source.split("\n---\n", 1)[-1])
                missing = [w for w in words(body + " " + str(record.get("title", ""))) if w not in whole]
                if missing:
                    fail(f"{record['path']}: words that the PDF does not have: {missing[:5]}")
        print(f"{name}: {path.stat().st_size} bytes, {len(text.split())} words")


def plain(path, form):
    done = subprocess.run(["pandoc", "-f", form, "-t", "plain", "--wrap=none", path], capture_output=True, text=True)
    if done.returncode:
        fail(f"pandoc {path.name}: {done.stderr[-300:]}")
    return done.stdout


def leaving():
    out = {name: WORK / f"leaving.{end}" for name, end in
           [("epub", "epub"), ("docx", "docx"), ("dayone", "zip"), ("jrnl", "txt"), ("org", "org")]}
    records = json.loads(run("list", "--json", "--limit", "1000000"))["records"]
    shown = [r for r in records if not r.get("private")]
    titles = [r["title"] for r in shown if r.get("title")]
    for name, path in out.items():
        run("export", name, "--output", path, codes=(0, 74) if name == "docx" else (0,))
    if check := shutil.which("epubcheck"):
        # Debian installs the jar itself under this name.
        java = ["java", "-jar"] if pathlib.Path(check).read_bytes()[:2] == b"PK" else []
        done = subprocess.run([*java, check, out["epub"]], capture_output=True, text=True)
        if done.returncode or "WARNING" in done.stdout + done.stderr:
            fail(f"epubcheck: {(done.stdout + done.stderr)[-1500:]}")
    else:
        skipped.append("epubcheck")
    book = zipfile.ZipFile(out["epub"])
    expect(book.testzip(), None, "members of the book")
    chapters = "".join(book.read(n).decode() for n in book.namelist() if re.search(r"\d{4}-\d\d\.xhtml$", n))
    import html
    missing = [t for t in titles if html.escape(t, quote=False).replace('"', "&quot;") not in chapters]
    expect(missing, [], "titles that the book does not have")
    archive = zipfile.ZipFile(out["dayone"])
    expect(archive.testzip(), None, "members of Day One's archive")
    entries = json.loads(archive.read("Journal.json"))["entries"]
    expect(len(entries), len(shown), "entries of Day One")
    expect(len({e["uuid"] for e in entries}), len(entries), "ids of Day One that are one entry's alone")
    for entry in entries:
        for kind, folder in [("photos", "photos"), ("audios", "audios")]:
            for media in entry.get(kind, []):
                end = media.get("type") or media["format"].replace("aac", "m4a")
                if f"{folder}/{media['md5']}.{end}" not in archive.namelist() or media["identifier"] not in entry["text"]:
                    fail(f"Day One: {media}")
        datetime.datetime.fromisoformat(entry["creationDate"].replace("Z", "+00:00"))
    text = out["jrnl"].read_text()
    expect(len(re.findall(r"(?m)^\[\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?\] ", text)), len(shown), "entries of jrnl")
    if shutil.which("jrnl"):
        config = WORK / "jrnl.yaml"
        config.write_text(f"journals:\n  default: {out['jrnl']}\ntimeformat: '%F %r'\ntagsymbols: '#@'\nencrypt: false\n"
                          "editor: ''\ncolors: {}\ndefault_hour: 9\ndefault_minute: 0\nhighlight: true\nlinewrap: 79\n"
                          "indent_character: '|'\ndisplay_format: null\ntemplate: false\nversion: v4.2\n")
        done = subprocess.run(["jrnl", "--config-file", config, "--format", "json"], capture_output=True, text=True)
        found = json.loads(done.stdout[done.stdout.index("{"):])["entries"] if "{" in done.stdout else []
        expect(len(found), len(shown), "entries that jrnl reads")
    else:
        skipped.append("jrnl")
    org = out["org"].read_text()
    expect(len(re.findall(r"(?m)^\*\* ", org)), len(shown), "headings of records in Org")
    if not shutil.which("pandoc"):
        return skipped.append("pandoc")
    for form in ["docx", "org"]:
        words = plain(out[form], form)
        missing = [t for t in titles if t not in words and "*" not in t and "_" not in t]
        expect(missing, [], f"titles that {form} does not have")
    print(f"book {out['epub'].stat().st_size} bytes, Day One {len(entries)} entries, {len(archive.namelist())} files")


calendars()
tables()
backup()
awkward()
leaving()
papers()
shutil.rmtree(WORK)
for name in skipped:
    print("NOT CHECKED:", name)
print(f"{failures} failures")
sys.exit(1 if failures else 0)
