#!/usr/bin/env python3
"""Compares what an import writes with what independent readers find in the same files.

    import_judge.py SMJOURNAL FOLDER

FOLDER holds samples below `jrnl`, `daylio`, `dayone`, `dayone-classic` (each may be missing). Every sample is imported three
times, with TZ of Los Angeles, Paris and Auckland: the files must be the same, `check` clean, a second import must add
nothing, and one `undo` must take all of it back. The exports that import_apps.py makes are imported in the same way. Needs Python 3.11 with its standard library alone; csv, json and plistlib are the readers.
"""
import csv, io, json, os, plistlib, re, subprocess, sys, tempfile
from datetime import datetime, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

from import_apps import APPS, COUNT

PROGRAM, SAMPLES = sys.argv[1], Path(sys.argv[2])
ZONES = ["America/Los_Angeles", "Europe/Paris", "Pacific/Auckland"]
HOME = ZoneInfo("Europe/Paris")
failures = 0


def fail(sample, text):
    global failures
    failures += 1
    print(f"FAIL {sample}: {text}")


def run(journal, state, zone, *words):
    env = {**os.environ, "TZ": zone, "XDG_STATE_HOME": str(state), "XDG_CACHE_HOME": str(state), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [PROGRAM, "-C", str(journal), "--no-input", "--now", "2026-11-22T10:00:00+01:00", *words],
        capture_output=True, text=True, env=env)
    if done.returncode < 0:
        fail(words, f"ended by signal {-done.returncode}")
    return done


def imported(sample, form):
    """Imports a sample in three zones; gives the records and the receipt of the first."""
    trees, result = [], None
    for zone in ZONES:
        base = Path(tempfile.mkdtemp(prefix="import-judge-"))
        journal = base / "journal"
        journal.mkdir()
        (journal / "journal.md").write_text("---\nsmjournal: 1\ntimezone: Europe/Paris\n---\n")
        done = run(journal, base / "state", zone, "import", form, str(sample), "--json")
        try:
            receipt = json.loads(done.stdout)
        except ValueError:
            fail(sample, f"no receipt: {done.stderr[:200]}")
            return [], {}
        check = run(journal, base / "state", zone, "check")
        if check.returncode:
            fail(sample, f"check: {check.stdout[:300]}{check.stderr[:300]}")
        again = json.loads(run(journal, base / "state", zone, "import", form, str(sample), "--json").stdout)
        if again.get("added") or again.get("changed"):
            fail(sample, f"a second import adds {again['added']} and changes {again['changed']}")
        trees.append({str(p.relative_to(journal)): p.read_bytes() for p in sorted(journal.rglob("*")) if p.is_file()})
        if result is None:
            listed = json.loads(run(journal, base / "state", zone, "list", "--json", "--limit", "100000").stdout)
            records = listed["records"]
            for record in records:
                text = (journal / record["path"]).read_text()
                record["body"] = text.split("\n---\n", 1)[1].strip() if "\n---\n" in text else text
            result = (records, receipt)
            if receipt.get("added"):
                run(journal, base / "state", zone, "undo")
                left = json.loads(run(journal, base / "state", zone, "list", "--json", "--limit", "10").stdout)["records"]
                if left:
                    fail(sample, f"undo leaves {left[0]['path']}")
    if any(tree != trees[0] for tree in trees):
        fail(sample, "another zone of the machine writes other bytes")
    return result


def compare(sample, records, expected):
    """Each expected entry must be found: day, moment, words, tags, mark; and no more."""
    if len(records) != len(expected):
        fail(sample, f"{len(records)} records, {len(expected)} expected")
    left = list(records)
    for entry in expected:
        for record in left:
            words = " ".join([record.get("title", ""), record["body"]]).split()
            if record["date"] != entry["date"] or words != entry["words"]:
                continue
            if entry.get("at") and datetime.fromisoformat(record["at"]) != entry["at"]:
                continue
            tags = record.get("tags", []) + (record.get("people", []) if entry.get("named") else [])
            if sorted(t.lower() for t in tags) != sorted(t.lower() for t in entry["tags"]):
                fail(sample, f"tags {tags} are not {entry['tags']}")
            if bool(record.get("favorite")) != entry.get("starred", False):
                fail(sample, f"favorite of {record['path']}")
            if "mood" in entry and record.get("mood") != entry["mood"]:
                fail(sample, f"mood {record.get('mood')} is not {entry['mood']}")
            left.remove(record)
            break
        else:
            fail(sample, f"not found: {entry}")


def jrnl(path):
    export = path.with_name(path.name.replace(".journal", ".export.json"))
    if not export.exists():
        return None
    entries = []
    for entry in json.loads(export.read_text())["entries"]:
        at = datetime.fromisoformat(entry["date"] + "T" + entry["time"]).replace(tzinfo=HOME)
        entries.append(dict(
            date=entry["date"], at=at, words=(entry["title"] + " " + entry["body"]).split(),
            # A name with a capital behind `@` is a person.
            tags=[tag.lstrip("@#") for tag in entry["tags"]], starred=entry["starred"], named=True))
    return entries


STEPS = {"rad": "😄", "good": "😊", "meh": "😐", "bad": "😞", "awful": "😭"}


def daylio_csv(path):
    entries = []
    for row in csv.DictReader(io.StringIO(path.read_text(encoding="utf-8-sig"))):
        time = row["time"].replace("\u202f", " ").strip()
        moment = None
        for form in ("%H:%M", "%I:%M %p"):
            try:
                moment = datetime.strptime(row["full_date"] + " " + time, "%Y-%m-%d " + form).replace(tzinfo=HOME)
            except ValueError:
                pass
        words = (row.get("note_title", "") + " " + row["note"]).split()
        tags = list(dict.fromkeys(tag.strip() for tag in row["activities"].split("|") if tag.strip()))
        entries.append(dict(
            date=row["full_date"], at=moment, words=words, tags=tags, mood=STEPS.get(row["mood"], row["mood"])))
    return entries


def daylio_json(path):
    root = json.loads(path.read_text())
    tags = {tag["id"]: tag["name"] for tag in root["tags"]}
    groups = {mood["id"]: mood["mood_group_id"] for mood in root.get("customMoods", [])} or {n: n for n in range(1, 6)}
    entries = []
    for entry in root["dayEntries"]:
        at = entry["datetime"]
        moment = datetime.fromtimestamp(at / 1000 if at > 1e11 else at, timezone.utc)
        if "year" in entry:
            day = f"{entry['year']:04}-{entry['month'] + 1:02}-{entry['day']:02}"
            moment = None  # Its seconds are not in the wall clock.
        else:
            day = moment.astimezone(HOME).date().isoformat()
        note = re.sub(r"<[^>]*>", " ", entry.get("note", ""))
        words = (entry.get("note_title", "") + " " + note).split()
        entries.append(dict(
            date=day, at=moment, words=words, tags=[tags[t] for t in entry["tags"]],
            mood=list(STEPS.values())[groups[entry["mood"]] - 1], starred=bool(entry.get("isFavorite"))))
    return entries


def dayone(path):
    root = json.loads(path.read_text())
    if "entries" not in root:
        return None
    entries = []
    for entry in root["entries"]:
        at = datetime.fromisoformat(entry["creationDate"].replace("Z", "+00:00"))
        day = at.astimezone(ZoneInfo(entry["timeZone"])).date().isoformat()
        entries.append(dict(
            date=day, at=at, words=re.sub(r"^#+ ", "", entry["text"]).split(), tags=entry["tags"], starred=entry["starred"]))
    return entries


def classic(path):
    entries = []
    for file in sorted(path.rglob("*.doentry")):
        try:
            root = plistlib.loads(file.read_bytes())
        except Exception:
            continue
        at = root["Creation Date"].replace(tzinfo=timezone.utc)
        day = at.astimezone(ZoneInfo(root.get("Time Zone", "Europe/Paris"))).date().isoformat()
        entries.append(dict(
            date=day, at=at, words=root["Entry Text"].split(), tags=root.get("Tags", []), starred=root["Starred"]))
    return entries


def main():
    count = 0
    cases = [(p, "jrnl", jrnl) for p in sorted((SAMPLES / "jrnl").glob("*.journal"))]
    cases += [(p, "daylio", daylio_csv) for p in sorted((SAMPLES / "daylio").glob("*.csv"))]
    cases += [(p, "daylio", daylio_json) for p in sorted((SAMPLES / "daylio").glob("*.json"))]
    cases += [(p, "dayone", dayone) for p in sorted((SAMPLES / "dayone").glob("*.json"))]
    cases += [(p, "dayone", classic) for p in sorted((SAMPLES / "dayone-classic").glob("*.dayone"))]
    for path, form, reader in cases:
        expected = reader(path)
        if expected is None:
            continue
        count += 1
        for word in ([form, "auto"] if expected else [form]):
            records, _ = imported(path, word)
            compare(path.name, records, expected)
    folder = Path(tempfile.mkdtemp(prefix="import-apps-"))
    for make, form in APPS:
        count += 1
        name, data, expected = make()
        path = folder / make.__name__ / name
        path.parent.mkdir()
        path.write_bytes(data)
        for word in (form, "auto"):
            records, receipt = imported(path, word)
            if receipt.get("format") != form or receipt.get("problems"):
                fail(path, f"{word}: {receipt.get('format')}, {receipt.get('problems', [])[:2]}")
            pictures = [record for record in records if re.search(r"!\[[^]]*\]\([^)]*\)", record["body"])]
            if make.__name__ in ("evernote", "joplin", "bear") and len(pictures) != COUNT // 10:
                fail(path, f"{word}: {len(pictures)} pictures")
            for record in records:
                record["body"] = re.sub(r"!\[[^]]*\]\([^)]*\)", "", record["body"])
            compare(path.name, records, expected)
    print(f"{count} samples, {failures} failures")
    sys.exit(1 if failures or not count else 0)


main()
