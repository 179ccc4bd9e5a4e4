"""Exports of programs for notes and moods, made as their descriptions say, with what must come of each.

Used by import_judge.py; the writers are Python's zipfile, tarfile, json, csv, hashlib and xml.
"""
import base64, csv, hashlib, io, json, os, tarfile, uuid, zipfile
from datetime import datetime, timedelta, timezone
from xml.sax.saxutils import escape
from zoneinfo import ZoneInfo

HOME = ZoneInfo("Europe/Paris")
COUNT = int(os.environ.get("COUNT", "60"))
PNG = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=")


class Note:
    def __init__(self, number):
        self.number = number
        self.at = datetime(2026, 1, 5, 6, 7, tzinfo=timezone.utc) + timedelta(hours=37, minutes=11) * number
        self.local = self.at.astimezone(HOME)
        self.title = f"Nuit {number} à l’hôpital"
        self.lines = [f"Erste Zeile {number} mit Größe & Mühe.", f"Second paragraph {number}, 夜勤 done."]
        self.tags = ["ward", f"week {number // 7}"]
        self.id = uuid.uuid5(uuid.NAMESPACE_URL, f"note {number}")
        self.picture = PNG + number.to_bytes(2, "big") if number % 10 == 0 else None

    def expected(self, title=True, at=True, tags=True, **more):
        words = ([self.title] if title else []) + self.lines
        return dict(date=self.local.date().isoformat(), at=self.at if at else None, words=" ".join(words).split(),
                    tags=self.tags if tags else [], **more)

    def iso(self):
        return self.at.strftime("%Y-%m-%dT%H:%M:%S.000Z")


NOTES = [Note(number) for number in range(COUNT)]


def zipped(members):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members:
            archive.writestr(name, data)
    return out.getvalue()


def evernote():
    text = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd">\n<en-export application="Evernote">'
    for note in NOTES:
        body = "".join(f"<div>{escape(line)}</div><div><br/></div>" for line in note.lines)
        resource = ""
        if note.picture:
            body += f'<div><en-media type="image/png" hash="{hashlib.md5(note.picture).hexdigest()}"/></div>'
            resource = f'<resource><data encoding="base64">\n{base64.encodebytes(note.picture).decode()}</data><mime>image/png</mime><resource-attributes><file-name>x.png</file-name></resource-attributes></resource>'
        text += f"<note><title>{escape(note.title)}</title><created>{note.at:%Y%m%dT%H%M%SZ}</created><updated>20261101T000000Z</updated>"
        text += "".join(f"<tag>{tag}</tag>" for tag in note.tags) + "<note-attributes><author>x</author></note-attributes>"
        text += f'<content><![CDATA[<?xml version="1.0"?><!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd"><en-note>{body}</en-note>]]></content>{resource}</note>'
    return "Diary.enex", (text + "</en-export>").encode(), [note.expected() for note in NOTES]


def keep():
    members = []
    for note in NOTES:
        item = dict(color="DEFAULT", isTrashed=False, isPinned=False, isArchived=note.number % 2 == 0, title=note.title,
                    textContent="\n".join(note.lines), userEditedTimestampUsec=int(note.at.timestamp() * 1e6) + 5,
                    createdTimestampUsec=int(note.at.timestamp() * 1e6), labels=[dict(name=tag) for tag in note.tags])
        if note.picture:
            item["attachments"] = [dict(filePath=f"p{note.number}.jpeg", mimetype="image/jpeg")]
            members.append((f"Takeout/Notizen/p{note.number}.jpg", note.picture))
        members += [(f"Takeout/Notizen/{note.number}.json", json.dumps(item)), (f"Takeout/Notizen/{note.number}.html", "<html>x</html>")]
    members.append(("Takeout/Notizen/gone.json", json.dumps(dict(isTrashed=True, textContent="x", userEditedTimestampUsec=1))))
    return "takeout.zip", zipped(members), [note.expected() for note in NOTES]


def simplenote():
    items = [dict(id=str(note.id), content="\r\n".join([note.title, ""] + note.lines), creationDate=note.iso(), lastModified=note.iso(),
                  tags=note.tags, markdown=True) for note in NOTES]
    return "notes.zip", zipped([("source/notes.json", json.dumps(dict(activeNotes=items, trashedNotes=[]))), ("x.txt", "x")]), [note.expected() for note in NOTES]


def standard_notes():
    items = [dict(uuid=str(note.id), content_type="Note", created_at=note.iso(), updated_at=note.iso(),
                  content=dict(title=note.title, text="\n".join(note.lines), references=[])) for note in NOTES]
    for tag in sorted({tag for note in NOTES for tag in note.tags}):
        items.append(dict(uuid=str(uuid.uuid4()), content_type="Tag", created_at=NOTES[0].iso(), content=dict(
            title=tag, references=[dict(uuid=str(note.id), content_type="Note") for note in NOTES if tag in note.tags])))
    items.append(dict(uuid=str(uuid.uuid4()), content_type="SN|UserPreferences", content={}))
    return "backup.zip", zipped([("Standard Notes Backup and Import File.txt", json.dumps(dict(version="004", items=items))), ("Items/Note/x.txt", "x")]), [note.expected() for note in NOTES]


def joplin():
    tape = io.BytesIO()
    tags = {tag: uuid.uuid5(uuid.NAMESPACE_URL, tag).hex for note in NOTES for tag in note.tags}
    items = [(uuid.UUID(int=1).hex, "ward", [("type_", 2)])] + [(id, tag, [("type_", 5)]) for tag, id in tags.items() if tag != "ward"]
    files = []
    for note in NOTES:
        text = note.title + "\n\n" + "\n\n".join(note.lines)
        if note.picture:
            id = uuid.uuid4().hex
            text += f"\n\n![bed](:/{id})"
            files.append((f"resources/{id}.png", note.picture))
            items.append((id, "bed.png", [("mime", "image/png"), ("file_extension", "png"), ("type_", 4)]))
        items.append((note.id.hex, text, [("parent_id", uuid.UUID(int=1).hex), ("created_time", note.iso()), ("updated_time", note.iso()), ("is_conflict", 0),
                                          ("latitude", "0.00000000"), ("source_url", ""), ("user_created_time", note.iso()), ("deleted_time", 0), ("type_", 1)]))
        link = uuid.uuid4().hex
        items.append((link, None, [("note_id", note.id.hex), ("tag_id", tags[note.tags[1]]), ("type_", 6)]))
    for id, text, fields in items:
        lines = ([text, ""] if text is not None else []) + [f"id: {id}"] + [f"{key}: {value}" for key, value in fields]
        files.append((f"{id}.md", "\n".join(lines).encode()))
    with tarfile.open(fileobj=tape, mode="w") as archive:
        for name, data in files:
            info = tarfile.TarInfo(name)
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return "Joplin.jex", tape.getvalue(), [note.expected() for note in NOTES]


def bear():
    members = []
    for note in NOTES:
        folder = f"{note.number}.textbundle/"
        tags = " ".join(["#ward", f"#{note.tags[1]}#"])
        text = f"# {note.title}\n" + "\n\n".join(note.lines) + ("\n\n![](assets/bed.png)" if note.picture else "")
        members += [(folder + "text.markdown", text + "\n" + tags + "\n"), (folder + "info.json", json.dumps({
            "version": 2, "type": "net.daringfireball.markdown", "net.shinyfrog.bear": {
                "creationDate": note.at.strftime("%Y-%m-%dT%H:%M:%SZ"), "uniqueIdentifier": str(note.id), "trashed": 0, "pinned": 0}}))]
        if note.picture:
            members.append((folder + "assets/bed.png", note.picture))
    expected = [note.expected() for note in NOTES]
    for entry, note in zip(expected, NOTES):
        entry["words"] += ["#ward"] + f"\\#{note.tags[1]}#".split()
    return "Bear.bear2bk", zipped(members), expected


def notion():
    pages = []
    for note in NOTES:
        written = f"{note.local:%B} {note.local.day}, {note.local.year} {note.local:%I:%M %p}".replace(" 0", " ")
        text = f"# {note.title}\n\nDate: {written}\nTags: {', '.join(note.tags)}\n\n" + "\n\n".join(note.lines) + "\n"
        pages.append((f"Diary/{note.title} {note.id.hex}.md", text))
    pages.append((f"Diary {uuid.uuid4().hex}.csv", "Name,Date\n"))
    inner = zipped(pages)
    return "Export.zip", zipped([("ExportBlock-Part-1.zip", inner)]), [note.expected() for note in NOTES]


def rednotebook():
    months = {}
    for note in NOTES:
        text = "\n\n".join([f"= {note.title} ="] + note.lines)
        months.setdefault(f"{note.local:%Y-%m}", []).append(f"{note.local.day}:\n  text: {json.dumps(text, ensure_ascii=False)}\n  Tags:\n"
                                                         + "".join(f"    {tag}: null\n" for tag in note.tags))
    return "red.zip", zipped([(f"data/{month}.txt", "".join(days)) for month, days in months.items()]), [note.expected(at=False) for note in NOTES]


def zettel():
    members = [(f"zk/{note.local:%Y%m%d%H%M}-{note.number}.md", "---\ntags: [" + ", ".join(note.tags) + f"]\ntitle: {note.title}\n---\n" + "\n\n".join(note.lines) + "\n") for note in NOTES]
    return "zk.zip", zipped(members), [note.expected() for note in NOTES]


def joplin_markdown():
    members = [(f"Diary/{note.number}.md", f"---\ntitle: {note.title}\nupdated: 2026-11-01 10:00:00Z\ncreated: {note.at:%Y-%m-%d %H:%M:%SZ}\ntags:\n"
                + "".join(f"  - {tag}\n" for tag in note.tags) + "---\n\n" + "\n\n".join(note.lines) + "\n") for note in NOTES]
    expected = [note.expected(at=False) for note in NOTES]
    for entry, note in zip(expected, NOTES):
        entry["date"] = note.at.date().isoformat()
    return "md.zip", zipped(members), expected


def apple_notes():
    members = [(f"iCloud Notes/Notes/{note.local:%Y-%m-%d} {note.number}/{note.local:%Y-%m-%d} {note.number}.txt", "\n\n".join(note.lines)) for note in NOTES]
    expected = [note.expected(title=False, at=False, tags=False) for note in NOTES]
    for entry, note in zip(expected, NOTES):
        entry["words"] = f"{note.local:%Y-%m-%d} {note.number}".split() + entry["words"]
    return "notes.zip", zipped(members), expected


def table(header, rows):
    out = io.StringIO()
    csv.writer(out).writerows([header] + rows)
    return out.getvalue().encode()


STEPS = ["😭", "😞", "😐", "😊", "😄"]


def state_of_mind():
    rows = [[f"{note.local:%Y-%m-%d %H:%M:%S %z}", f"{note.local:%Y-%m-%d %H:%M:%S %z}", "Daily Mood", " | ".join(note.tags), "", (note.number % 5 - 2) / 2, "x", ""] for note in NOTES]
    data = table(["Start", "End", "Kind", "Labels", "Associations", "Valence", "Valence Classification", ""], rows)
    return "State of Mind.csv", data, [dict(note.expected(), words=[], mood=STEPS[note.number % 5]) for note in NOTES]


def how_we_feel():
    rows = [[f"{note.local:%Y %a %b} {note.local.day} {note.local:%I:%M %p}", "en", "Content", note.tags[0], "", note.tags[1], " ".join(note.lines), "[]"] for note in NOTES]
    data = table(["Date", "Locale", "Mood", "Tags (People)", "Tags (Places)", "Tags (Events)", "Notes", "Reflections"], rows)
    return "HowWeFeel.csv", data, [dict(note.expected(title=False), mood="Content") for note in NOTES]


def emoods():
    rows = [[f"{note.local:%Y-%m-%d}", note.number % 4, 0, 1, 2, 6.5, 63, " ".join(note.lines)] for note in NOTES]
    data = table(["Date", "Depressed", "Elevated", "Irritability", "Anxiety", "Sleep", "Weight", "Notes"], rows)
    return "emoods.csv", data, [note.expected(title=False, at=False, tags=False) for note in NOTES]


def old_daylio():
    rows = [[note.local.year, f"{note.local.day} {note.local:%B}", f"{note.local:%A}", f"{note.local:%I:%M %p}".lower(), "good", " | ".join(note.tags), " ".join(note.lines)] for note in NOTES]
    data = table(["year", "date", "weekday", "time", "mood", "activities", "note"], rows)
    return "daylio_export.csv", data, [dict(note.expected(title=False), mood="😊") for note in NOTES]


# The format by which each must be recognised.
APPS = [(evernote, "evernote"), (keep, "keep"), (simplenote, "simplenote"), (standard_notes, "standard-notes"), (joplin, "joplin"), (bear, "bear"), (notion, "notion"),
        (rednotebook, "rednotebook"), (zettel, "markdown"), (joplin_markdown, "markdown"), (apple_notes, "notes"), (state_of_mind, "moods"), (how_we_feel, "moods"),
        (emoods, "moods"), (old_daylio, "daylio")]
