#!/usr/bin/env python3
"""Gives an import files that mean harm: each must end by itself, in little memory and time, and touch nothing but the journal.

    hostile_import_judge.py SMJOURNAL [FOLDER]

Each file is imported by its format and by `auto`. What is looked at: no signal, under 200 MB, under 5 seconds, an error or a
receipt, nothing outside of the journal. The samples below FOLDER are cut at every 1 % of their length besides.
"""
import base64, io, json, os, resource, struct, subprocess, sys, tempfile, time, zipfile
from pathlib import Path

PROGRAM = sys.argv[1]
MEMORY, SECONDS = 200 << 20, 5.0
failures = runs = 0


def fail(name, text):
    global failures
    failures += 1
    print(f"FAIL {name}: {text}", flush=True)


def zipped(members, method=zipfile.ZIP_DEFLATED):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        for name, data in members:
            archive.writestr(name, data)
    return out.getvalue()


def declared(name, data, size):
    """An archive whose directory says that its member becomes `size` bytes."""
    whole = bytearray(zipped([(name, data)]))
    for mark, place in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        at = whole.rfind(mark)
        whole[at + place:at + place + 4] = struct.pack("<I", size)
    return bytes(whole)


def linked():
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        info = zipfile.ZipInfo("Journal.json")
        info.external_attr = 0o120777 << 16
        archive.writestr(info, "/etc/passwd")
    return out.getvalue()


def tape(name, data, size=None):
    """A tar archive of one member, which may lie about its size."""
    header = bytearray(512)
    header[:len(name)] = name.encode()
    header[124:135] = size or b"%011o" % len(data)
    header[148:156], header[156:157], header[257:262] = b" " * 8, b"0", b"ustar"
    header[148:155] = b"%06o\0" % sum(header)
    return bytes(header) + data + b"\0" * (-len(data) % 512)


def calendar(*lines):
    return "\r\n".join(["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "DTSTART:20261201T210000", "DTEND:20261202T070000", "SUMMARY:Night", *lines,
                        "END:VEVENT", "END:VCALENDAR", ""]).encode()


def record(value, start="2026-11-19 23:00:00 +0100", end="2026-11-20 06:00:00 +0100"):
    return (f'<Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="W" startDate="{start}" endDate="{end}" '
            f'value="HKCategoryValueSleepAnalysis{value}"/>\n')


def BOMB():
    return b"\0" * (512 << 20)


def nested():
    inner = zipped([("Journal.json", b'{"entries":[]}')])
    for _ in range(200):
        inner = zipped([("inner.zip", inner)], zipfile.ZIP_STORED)
    return inner


def excel(rows, behind=b"", strings=b""):
    return zipped([
        ("xl/workbook.xml", b'<workbook><sheets><sheet name="a" sheetId="1"/></sheets></workbook>'), ("xl/sharedStrings.xml", b"<sst>" + strings + b"</sst>"),
        ("xl/worksheets/sheet1.xml", b"<worksheet><sheetData>" + rows + b"</sheetData>" + behind + b"</worksheet>")])


def opendocument(rows):
    start = b'<office:document-content xmlns:table="x"><table:table table:name="a">'
    return zipped([("mimetype", b"application/vnd.oasis.opendocument.spreadsheet"), ("content.xml", start + rows + b"</table:table></office:document-content>")])


def files():
    """Name, format and what makes the bytes of each file."""
    yield "bomb.zip", "dayone", lambda: zipped([("Journal.json", BOMB())])
    yield "bomb-health.zip", "health", lambda: zipped([("apple_health_export/export.xml", b"<HealthData>" + BOMB())])
    yield "bomb-daylio.daylio", "daylio", lambda: zipped([("backup.daylio", BOMB())])
    yield "declared-10gb.zip", "dayone", lambda: declared("Journal.json", b"{}", 0xFFFF_FFF0)
    yield "declared-small.zip", "dayone", lambda: declared("Journal.json", b'{"entries":[' + b" " * 100_000 + b"]}", 10)
    yield "up.zip", "dayone", lambda: zipped([("../../Journal.json", b'{"entries":[]}'), ("../../../tmp/evil.md", b"evil")])
    yield "absolute.zip", "daylio", lambda: zipped([("/backup.daylio", base64.b64encode(b'{"dayEntries":[]}')), ("/etc/evil", b"x")])
    yield "link.zip", "dayone", lambda: linked()
    yield "nested.zip", "dayone", nested
    yield "many.zip", "dayone", lambda: zipped([(f"{n}.json", b"{}") for n in range(60_000)], zipfile.ZIP_STORED)
    entities = "".join(f'<!ENTITY a{n} "{"&a%d;" % (n - 1) * 10}">' for n in range(1, 12))
    laughs = f'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a0 "ha">{entities}]>'.encode()
    yield "laughs.doentry", "dayone", lambda: laughs + b"<plist><dict><key>UUID</key><string>&a11;</string></dict></plist>"
    yield "laughs-diaro.xml", "diaro", lambda: laughs + b'<data><table name="diaro_entries"><r><uid>&a11;</uid></r></table></data>'
    yield "laughs-health.xml", "health", lambda: laughs + b"<HealthData>&a11;</HealthData>"
    yield "external.xml", "diaro", lambda: b'<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><data><table name="diaro_entries"><r><text>&e;</text></r></table></data>'
    yield "deep-xml.xml", "diaro", lambda: b"<data>" + b"<a>" * 1_000_000
    yield "deep.json", "dayone", lambda: b'{"entries":' + b"[" * 1_000_000
    yield "deep-object.json", "daylio", lambda: b'{"dayEntries":' + b'{"a":' * 1_000_000
    yield "wide.json", "pixels", lambda: b'[{"date":"2026-11-20","scores":[' + b"1," * 5_000_000 + b"1]}]"
    yield "numbers.json", "daylio", lambda: b'{"dayEntries":[{"datetime":1e999,"year":99999999999999999999,"month":-9,"day":1e300,"mood":{},"tags":7}],"tags":3}'
    yield "endless.ics", "ics", lambda: calendar("RRULE:FREQ=DAILY")
    yield "endless-many.ics", "ics", lambda: calendar(*["RRULE:FREQ=SECONDLY", "RRULE:FREQ=DAILY;INTERVAL=999999999999999999", "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"])
    yield "until-far.ics", "ics", lambda: calendar("RRULE:FREQ=DAILY;UNTIL=99991231T000000Z") * 200
    yield "rules.ics", "ics", lambda: calendar(*["RRULE:FREQ=DAILY;COUNT=100000000"] * 200)
    yield "dates.ics", "ics", lambda: calendar("RDATE:" + ",".join(["20261201T210000"] * 200_000))
    yield "line.ics", "ics", lambda: b"BEGIN:VCALENDAR\r\nSUMMARY:" + b"x" * (60 << 20)
    yield "folds.ics", "ics", lambda: b"BEGIN:VCALENDAR\r\nSUMMARY:" + b"\r\n x" * 10_000_000
    yield "begins.ics", "ics", lambda: b"BEGIN:VCALENDAR\r\n" + b"BEGIN:VEVENT\r\n" * 1_000_000
    yield "line-100mb.csv", "csv", lambda: b"date,code\n2026-12-01," + b"x" * (100 << 20)
    yield "line-60mb.csv", "csv", lambda: b"date,code\n2026-12-01," + b"x" * (60 << 20)
    yield "quote.csv", "csv", lambda: b'date,code\n"' + b"x\n" * 10_000_000
    yield "columns.csv", "csv", lambda: b"date,code" + b"," * 10_000_000 + b"\n2026-12-01,N\n"
    yield "line.txt", "jrnl", lambda: b"[2026-12-01 10:00] " + b"x" * (60 << 20)
    yield "line.md", "markdown", lambda: b"---\n" + b"x" * (60 << 20)
    yield "line.html", "apple-journal", lambda: b"<p>" + b"<b" * 10_000_000
    yield "line.vcf", "vcard", lambda: b"BEGIN:VCARD\r\nFN:" + b"x" * (60 << 20) + b"\r\nEND:VCARD\r\n"
    yield "soft.vcf", "vcard", lambda: b"BEGIN:VCARD\r\nFN;QUOTED-PRINTABLE:" + b"=\r\n" * 5_000_000 + b"\r\nEND:VCARD\r\n"
    yield "cards.vcf", "vcard", lambda: b"BEGIN:VCARD\r\n" * 1_000_000
    yield "tag.xml", "health", lambda: b"<HealthData><Record type='HKQuantityTypeIdentifierStepCount' a='" + b"x" * (100 << 20)
    yield "open.xml", "health", lambda: b"<HealthData>" + b"<Record " * 10_000_000
    yield "comment.xml", "health", lambda: b"<HealthData><!--" + b"-" * (100 << 20)
    yield "equals.xml", "health", lambda: b"<HealthData><Record " + b"a='" * 10_000_000
    yield "same.xml", "health", lambda: b"<HealthData>" + record("AsleepCore").encode() * 200_000 + b"</HealthData>"
    yield "times.xml", "health", lambda: ("<HealthData>" + record("AsleepCore", "0001-01-01 00:00:00 +0000", "9999-12-31 23:59:59 +0000")
                                  + record("AsleepCore", "9999-12-31 23:59:59 -2359") + record("Awake") + "</HealthData>").encode()
    yield "steps.csv", "health", lambda: b"date,steps\n" + b"2026-11-20,99999999999999999999\n2026-11-20,-5\n9999-12-31,1000000\n" * 1000
    yield "not.db", "health", lambda: zipped([("health_connect_export.db", b"SQLite format 3\0" + b"\xff" * 100_000)])
    yield "bomb.xlsx", "xlsx", lambda: excel(BOMB())
    yield "rows.xlsx", "xlsx", lambda: excel(b"<row><c><v>1</v></c></row>" * 3_000_000)
    yield "far.xlsx", "xlsx", lambda: excel(b"".join(b'<row r="%d"><c r="XFD%d"><v>1</v></c></row>' % (n, n) for n in range(1, 100_000)))
    yield "wide.xlsx", "xlsx", lambda: excel(b"<row>" + b"<c><v>1</v></c>" * 16_384 + b"</row>")
    yield "merged.xlsx", "xlsx", lambda: excel(b'<row r="1"><c r="A1"><v>1</v></c></row>', b'<mergeCells>' + b'<mergeCell ref="A1:XFD1048576"/>' * 10_000 + b"</mergeCells>")
    yield "strings.xlsx", "xlsx", lambda: excel(b'<row><c t="s"><v>99999999999</v></c></row>', strings=b"<si><t>x</t></si>" * 2_000_000)
    yield "string.xlsx", "xlsx", lambda: excel(b'<row><c t="s"><v>0</v></c></row>', strings=b"<si><t>" + b"x" * (200 << 20) + b"</t></si>")
    yield "deep.xlsx", "xlsx", lambda: excel(b"<row>" + b"<c>" * 1_000_000)
    yield "days.xlsx", "xlsx", lambda: excel(b'<row><c t="d"><v>0001-01-01</v></c><c t="n"><v>-1e300</v></c><c><f>A1</f></c></row>')
    yield "none.xlsx", "xlsx", lambda: zipped([("xl/workbook.xml", b"<workbook><sheets>" + b'<sheet name="a"/>' * 100_000 + b"</sheets></workbook>")])
    yield "repeated.ods", "ods", lambda: opendocument(b'<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"><p>x</p></table:table-cell></table:table-row>' * 40)
    yield "bomb.ods", "ods", lambda: opendocument(BOMB())
    note = b"<note><title>x</title><created>20261120T175000Z</created><content>%s</content>%s</note>"
    yield "laughs.enex", "evernote", lambda: laughs + b"<en-export>" + note % (b"&a11;", b"") + b"</en-export>"
    yield "deep.enex", "evernote", lambda: b"<en-export>" + note % (b"<![CDATA[" + b"<ul><li>" * 500_000 + b"]]>", b"") + b"</en-export>"
    yield "data.enex", "evernote", lambda: b"<en-export>" + note % (b"x", b'<resource><data encoding="base64">' + b"AAAA" * (14 << 20) + b"</data><mime>image/png</mime></resource>") + b"</en-export>"
    yield "media.enex", "evernote", lambda: b"<en-export>" + note % (b"<![CDATA[" + b'<en-media hash="900150983cd24fb0d6963f7d28e17f72"/>' * 200_000 + b"]]>", b"<resource><data>YWJj</data><mime>image/png</mime></resource>" * 20_000) + b"</en-export>"
    yield "bomb.keep.zip", "keep", lambda: zipped([("Takeout/Keep/a.json", b'{"userEditedTimestampUsec":1,"textContent":"' + BOMB())])
    yield "times.keep.zip", "keep", lambda: zipped([(f"Takeout/Keep/{n}.json", b'{"userEditedTimestampUsec":%s,"listContent":7,"labels":{}}' % n.encode()) for n in ("1e999", "-9e18", "null", "[]")])
    yield "deep.notes.zip", "simplenote", lambda: zipped([("source/notes.json", b'{"activeNotes":' + b"[" * 1_000_000)])
    yield "super.txt", "standard-notes", lambda: json.dumps({"items": [{"uuid": "a", "content_type": "Note", "created_at": "2026-11-20T00:00:00Z", "content": {
        "title": "x", "noteType": "super", "text": '{"root":' + '{"children":[' * 90 + "]}" * 90 + "}"}}]}).encode()
    yield "size.jex", "joplin", lambda: tape("a" * 32 + ".md", b"x", b"77777777777")
    yield "sign.jex", "joplin", lambda: tape("a" * 32 + ".md", b"x", b"-0000000001")
    yield "up.jex", "joplin", lambda: tape("../../../tmp/evil.md", b"x") + tape("a" * 32 + ".md", b"x\n\nid: a\ncreated_time: 2026-11-20T00:00:00Z\ntype_: 1")
    yield "many.jex", "joplin", lambda: tape("a" * 32 + ".md", b"x\n\nid: a\ncreated_time: 2026-11-20T00:00:00Z\ntype_: 1") * 2_000
    yield "brackets.jex", "joplin", lambda: tape("a" * 32 + ".md", b"x\n\n" + b"[x](:/" * 500_000 + b"\n\nid: a\ncreated_time: 2026-11-20T00:00:00Z\ntype_: 1")
    yield "many.bear2bk", "bear", lambda: zipped([(f"{n}/{name}", data) for n in range(15_000) for name, data in (("text.md", b"x"), ("info.json", b'{"net.shinyfrog.bear":{"creationDate":"9999-99-99"}}'))], zipfile.ZIP_STORED)
    yield "tags.bear2bk", "bear", lambda: zipped([("a/text.md", b"#a b# " * 500_000), ("a/info.json", b'{"created":"2026-11-20T00:00:00Z"}')])
    yield "zips.zip", "notion", lambda: zipped([(f"{n}.zip", BOMB()) for n in range(2)])
    yield "inner.zip", "notion", lambda: zipped([("Part-1.zip", zipped([("a " + "0" * 32 + ".md", BOMB())]))])
    yield "lines.notion.zip", "notion", lambda: zipped([("a " + "0" * 32 + ".md", b"# x\n\nDate: 2026-11-20\n" + b"Key: value\n" * 300_000)])
    yield "alias.red.zip", "rednotebook", lambda: zipped([("data/2026-11.txt", b"1: {text: &a [x,x]}\n" + b"".join(b"%d: &a%d [*a%s,*a%s]\n" % (n, n, str(n - 1).encode() if n > 2 else b"", str(n - 1).encode() if n > 2 else b"") for n in range(2, 30)))])
    yield "marks.red.zip", "rednotebook", lambda: zipped([("data/2026-11.txt", b"1: {text: '" + b"//a// [" * 400_000 + b"'}\n")])
    yield "line.moods.csv", "moods", lambda: b"date,mood\n2026-12-01," + b"x" * (60 << 20)
    yield "columns.moods.csv", "moods", lambda: b"date,mood" + b",anxiety" * 10_000_000 + b"\n2026-12-01,N\n"
    yield "numbers.moods.csv", "moods", lambda: b"date,depressed,elevated\n" + b"2026-11-20,1e999,nan\n2026-11-20,-5,99999999999999999999\n" * 1000
    yield "category.csv", "moods", lambda: b"date,category,rating/amount\n" + b"".join(b"2026-11-20,c%d,1\n" % n for n in range(200_000))
    yield "page.html", "notes", lambda: b"<p>" + b"<li><b>x" * 5_000_000
    yield "random.zip", "auto", lambda: b"PK\x03\x04" + os.urandom(1 << 20)
    yield "random.bin", "auto", lambda: os.urandom(8 << 20)
    yield "empty", "auto", lambda: b""


def limits():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    # What does not end by itself is ended.
    resource.setrlimit(resource.RLIMIT_CPU, (30, 30))


def run(base, name, form, path):
    global runs
    runs += 1
    journal = base / "journal"
    env = {**os.environ, "XDG_STATE_HOME": str(base / "state"), "XDG_CACHE_HOME": str(base / "state"), "TMPDIR": str(base / "tmp"), "LC_ALL": "C.UTF-8",
           "SWIFT_BACKTRACE": "enable=no"}
    start = time.monotonic()
    process = subprocess.Popen([PROGRAM, "-C", str(journal), "--no-input", "--now", "2026-11-22T10:00:00+01:00", "import", form, str(path), "--json"],
                               stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env, preexec_fn=limits)
    out = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    seconds = time.monotonic() - start
    code = os.waitstatus_to_exitcode(status)
    cpu = usage.ru_utime + usage.ru_stime
    if code < 0:
        fail(name, f"{form}: ended by signal {-code}")
    elif code not in (0, 1, 74):
        fail(name, f"{form}: exit code {code}")
    # A machine that others use, too: what counts is the program's own time.
    if cpu > SECONDS:
        fail(name, f"{form}: {cpu:.1f} s")
    if usage.ru_maxrss * 1024 > MEMORY:
        fail(name, f"{form}: {usage.ru_maxrss >> 10} MB")
    try:
        json.loads(out)
    except ValueError:
        fail(name, f"{form}: no answer ({seconds:.1f} s)")
    left = {p.name for p in base.iterdir()} - {"journal", "state", "tmp", "files"}
    if left or any((base / "tmp").iterdir()):
        fail(name, f"{form}: left {left} {list((base / 'tmp').iterdir())}")
    for path in journal.rglob("*"):
        if path.is_symlink():
            fail(name, f"a link in the journal: {path}")


def fresh():
    base = Path(tempfile.mkdtemp(prefix="hostile-judge-"))
    for name in ("journal", "tmp", "files"):
        (base / name).mkdir()
    (base / "journal" / "journal.md").write_text("---\nsmjournal: 1\ntimezone: Europe/Paris\n---\n")
    return base


def main():
    for name, form, data in files():
        base = fresh()
        path = base / "files" / name
        # In a process of its own: what a parent had in memory counts as its child's.
        writer = os.fork()
        if writer == 0:
            path.write_bytes(data())
            os._exit(0)
        os.waitpid(writer, 0)
        for word in dict.fromkeys([form, "auto"]):
            run(base, name, word, path)
        subprocess.run(["rm", "-rf", str(base)])
    folder = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    samples = sorted(folder.rglob("*")) if folder else []
    chosen = [p for p in samples if p.is_file() and p.suffix in (".csv", ".json", ".journal", ".doentry")][:8] + [p for p in samples if p.suffix == ".ics"][:4]
    for sample in chosen:
        data, base = sample.read_bytes(), fresh()
        for percent in range(0, 100, int(os.environ.get("STEP", "1"))):
            path = base / "files" / sample.name
            path.write_bytes(data[:len(data) * percent // 100])
            run(base, f"{sample.name} cut at {percent} %", "auto", path)
        subprocess.run(["rm", "-rf", str(base)])
    print(f"{runs} runs, {failures} failures")
    sys.exit(1 if failures else 0)


main()
