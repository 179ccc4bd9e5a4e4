#!/usr/bin/env python3
"""Kills an import and fills its disk, imports again, and looks whether anything is doubled, lost or torn.

    import_kill_judge.py PROGRAM [--kills N] [--seed N]

A Day One archive of entries with photos is imported once undisturbed. Then, N times, the program is killed before a
system call that chance picks (the same ones for the same seed; needs strace), the same import is made again, and:

- the journal has each entry once, with the words and the photos of the undisturbed one, and no other file;
- `check` has nothing to say, and what was killed in the middle left whole files alone;
- a third import adds nothing; one `undo` takes back what the second one brought.

On a disk of 3 MB (a tmpfs: needs root) the import must stop with 74 and a message; with more room, or in a copy
elsewhere, the next one completes it. Prints one line a case; exit code 1 where something is wrong.
"""

import argparse
import hashlib
import io
import json
import os
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

CALLS = ["openat", "write", "renameat2", "renameat", "linkat", "unlinkat", "fsync", "syncfs", "mkdirat", "close"]
ENTRIES, PHOTOS = 900, 300

arguments = argparse.ArgumentParser()
arguments.add_argument("program")
arguments.add_argument("--kills", type=int, default=30)
arguments.add_argument("--seed", type=int, default=1)
options = arguments.parse_args()
PROGRAM = str(Path(options.program).resolve())
base = Path(tempfile.mkdtemp(prefix="import-kill-"))
failures = 0


def fail(case, text):
    global failures
    failures += 1
    print(f"FAIL {case}: {text}", flush=True)


def jpeg(number):
    """A picture of a few kilobytes that no other is like."""
    rng = random.Random(number)
    scan = bytes(rng.randrange(0xFF) for _ in range(rng.randrange(2000, 9000)))
    head = b"\xff\xd8\xff\xe0" + struct.pack(">H", 16) + b"JFIF\0\1\1\0\0\1\0\1\0\0"
    return head + b"\xff\xda" + struct.pack(">H", 12) + b"\3\1\0\2\x11\3\x11\0\x3f\0" + scan + b"\xff\xd9"


def archive(path):
    entries = []
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as out:
        for number in range(ENTRIES):
            moment = f"20{23 + number // 336:02}-{number // 28 % 12 + 1:02}-{number % 28 + 1:02}T18:{number % 60:02}:00Z"
            entry = {"uuid": f"{number:032X}", "creationDate": moment, "timeZone": "Europe/Paris",
                     "text": f"# Day {number % 7}\n\nWords of {number}.", "tags": [f"t{number % 3}"]}
            if number % 3 == 0:
                photo = jpeg(number)
                name = hashlib.md5(photo).hexdigest()
                out.writestr(f"photos/{name}.jpeg", photo)
                entry["photos"] = [{"identifier": f"P{number}", "md5": name, "type": "jpeg", "orderInEntry": 0}]
                entry["text"] += f"\n\n![](dayone-moment://P{number})"
            entries.append(entry)
        out.writestr("Journal.json", json.dumps({"metadata": {"version": "1.0"}, "entries": entries}))


def run(root, *words, before=()):
    places = {f"XDG_{name}_HOME": str(root.parent / (root.name + "-" + name.lower())) for name in ("STATE", "CACHE", "CONFIG")}
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "TZ": "UTC", "SWIFT_BACKTRACE": "enable=no"} | places
    command = [*before, PROGRAM, *words, "-C", str(root), "--now", "2026-11-20T19:00:00+01:00", "--no-input"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, errors="replace", timeout=120)
    return done.returncode, done.stdout, done.stderr


def journal(root):
    root.mkdir(parents=True)
    (root / "journal.md").write_text("---\nsmjournal: 1\ntimezone: Europe/Paris\n---\n")
    return root


def bring(root, *words, before=()):
    return run(root, "import", "dayone", str(source), *words, before=before)


def files(root):
    """The files of a journal but its profile and what is temporary, by path."""
    found = {}
    for path in root.rglob("*"):
        name = str(path.relative_to(root))
        if path.is_file() and name != "journal.md" and not path.name.startswith(".smj-tmp-"):
            found[name] = path.read_bytes()
    return found


def contents(root):
    """What each entry says, by its origin, with the sums of its photos instead of their names; and all its files."""
    entries, named, whole = {}, set(), files(root)
    for name, data in whole.items():
        if not name.endswith(".md"):
            continue
        text = data.decode()
        origin = re.search(r"^origin: \"?(.+?)\"?$", text, re.M)
        photos = []
        for photo in sorted(set(re.findall(r"img/[^)\s\"]+", text))):
            path = str(Path(name).parent / photo)
            named.add(path)
            photos.append(hashlib.sha256(whole.get(path, b"missing")).hexdigest())
            text = text.replace(photo, "PHOTO")
        entries.setdefault(origin.group(1) if origin else name, []).append((text, photos))
    loose = [name for name in whole if not name.endswith(".md") and name not in named]
    return entries, loose


def compare(case, root):
    entries, loose = contents(root)
    for origin in sorted(set(wanted) | set(entries)):
        if wanted.get(origin) != entries.get(origin):
            fail(case, f"{origin}: {len(entries.get(origin, []))} of it, not as in the undisturbed one")
            break
    if loose:
        fail(case, f"{len(loose)} photos that nobody names, such as {loose[0]}")
    code, out, err = run(root, "check")
    if code or out or err:
        fail(case, f"check: {code} {out[:200]} {err[:200]}")
    code, out, err = bring(root, "--json")
    receipt = json.loads(out or "{}")
    if code or receipt.get("added") != 0 or receipt.get("same") != ENTRIES:
        fail(case, f"a third import: {code} {receipt.get('added')} added, {receipt.get('same')} same {err[:200]}")


def whole(case, root):
    """What a disturbed import left: entries as they shall be, none twice."""
    entries, _ = contents(root)
    for origin, found in entries.items():
        if found != wanted.get(origin):
            fail(case, f"{origin} is not whole, or twice: {len(found)}")
            return


def kills():
    if not shutil.which("strace"):
        print("NOT CHECKED: killed imports: strace is not there")
        return
    root = journal(base / "counted")
    log = base / "calls"
    bring(root, before=["strace", "-f", "-qq", "-e", "trace=" + ",".join(CALLS), "-o", str(log)])
    counts = {}
    for line in log.read_text(errors="replace").splitlines():
        call = re.search(r"^\d+ +(\w+)\(", line)
        if call:
            counts[call.group(1)] = counts.get(call.group(1), 0) + 1
    rng = random.Random(options.seed)
    for number in range(options.kills):
        call = rng.choice(sorted(counts))
        when = rng.randrange(1, counts[call] + 1)
        case = f"killed before {call} {when} of {counts[call]}"
        root = journal(base / f"kill{number}")
        bring(root, before=["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}",
                            "-e", f"inject={call}:signal=SIGKILL:when={when}"])
        whole(case, root)
        left = len(files(root))
        code, out, err = bring(root, "--json")
        receipt = json.loads(out or "{}")
        if code:
            fail(case, f"again: {code} {err[:300]}")
        compare(case, root)
        added = receipt.get("added", 0)
        if added:
            code, out, err = run(root, "undo")
            entries = [name for name in files(root) if name.endswith(".md") and not name.startswith("trash/")]
            if code or len(entries) != ENTRIES - added:
                fail(case, f"undo: {code} {len(entries)} entries instead of {ENTRIES - added} {out[:200]} {err[:200]}")
        print(f"{case}: {left} files left, {added} entries added", flush=True)
        for path in base.glob(f"kill{number}*"):
            shutil.rmtree(path, ignore_errors=True)


def full_disk():
    disk = base / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(disk)], capture_output=True).returncode:
        print("NOT CHECKED: a full disk: no tmpfs can be mounted")
        return
    try:
        root = journal(disk / "journal")
        code, out, err = bring(root)
        if code != 74 or "no space left" not in err:
            fail("full disk", f"{code} {out[:200]} {err[:300]}")
        whole("full disk", root)
        print(f"full disk: {code}, {len(files(root))} files left: {err.strip().splitlines()[-1] if err else ''}")
        other = base / "elsewhere"
        shutil.copytree(root, other)
        for case, place in (("copied elsewhere", other), ("more room", root)):
            if case == "more room":
                subprocess.run(["mount", "-o", "remount,size=100m", str(disk)], check=True)
            code, out, err = bring(place)
            if code:
                fail(case, f"{code} {out[:200]} {err[:200]}")
            compare(case, place)
            print(f"{case}: {code}", flush=True)
    finally:
        subprocess.run(["umount", str(disk)])


source = base / "Journal.zip"
archive(source)
reference = journal(base / "reference")
code, out, err = bring(reference, "--json")
wanted, loose = contents(reference)
if code or len(wanted) != ENTRIES or loose or sum(len(e[0][1]) for e in wanted.values()) != PHOTOS:
    fail("undisturbed", f"{code} {len(wanted)} entries, {len(loose)} loose {err[:300]}")
kills()
full_disk()
shutil.rmtree(base, ignore_errors=True)
print("all right" if failures == 0 else f"{failures} failures")
sys.exit(1 if failures else 0)
