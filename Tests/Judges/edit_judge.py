#!/usr/bin/env python3
"""Judges edits with libyaml (PyYAML): does each edited front matter still read, and does only the edited key differ?

An edit that takes back the one above must give its bytes before; a line without the file after one is a fault.

usage: smjournal-yaml-suite edited FOLDER | edit_judge.py

Files whose front matter libyaml does not read before the edit are left out, and values that Python can't hold (a map
as a key). Exit code: 0 all right, 1 some are not, 2 PyYAML is not installed.
"""
import re, sys

OPENING = re.compile(rb"---[ \t]*(\r\n|\n|\r)")
CLOSING = re.compile(rb"(?:^|(?<=\n)|(?<=\r))(---|\.\.\.)[ \t]*(\r|\n|$)")


def front_matter(data):
    data = data.removeprefix(b"\xef\xbb\xbf")
    opening = OPENING.match(data)
    closing = opening and CLOSING.search(data, opening.end())
    return data[opening.end():closing.start()] if closing else b""


def main():
    try:
        import yaml
    except ImportError:
        print("PyYAML is not installed")
        return 2
    loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
    known = {}

    def load(data):
        if data not in known:
            try:
                value = yaml.load(data.decode(), loader)
                known[data] = {} if value is None or value == "" else value
            except (yaml.YAMLError, UnicodeDecodeError) as error:
                known[data] = error
        return known[data]

    checked = wrong = 0
    former = b""
    for line in sys.stdin:
        fields = line.rstrip("\n").split("\t")
        if len(fields) != 3:
            continue
        name, before, after = (bytes.fromhex(field) for field in fields)
        lost = not after or name.startswith(b"undo") and after != former
        former = before
        old, new = load(front_matter(before)), load(front_matter(after))
        if not lost and (not isinstance(old, dict) or "unhashable" in str(new)):
            continue
        checked += 1
        keys = old.keys() | new.keys() if isinstance(old, dict) and isinstance(new, dict) else []
        changed = [key for key in keys if old.get(key, KeyError) != new.get(key, KeyError)]
        if lost or not isinstance(new, dict) or len(changed) > 1:
            wrong += 1
            if wrong <= 5:
                print(f"{name.decode()}: {changed or new}\n{front_matter(after).decode()}")
    print(f"{checked - wrong} of {checked} edits right")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
