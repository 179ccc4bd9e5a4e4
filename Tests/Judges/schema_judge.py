#!/usr/bin/env python3
"""Judges `smjournal schema` with the public validator `jsonschema`.

usage: schema_judge.py PROGRAM FOLDER…   (such as examples/journal examples/journal-fr)

The schema must be one by the rules of JSON Schema 2020-12, in every language; the front matter of every file in the folders, read
by PyYAML, must be as it says; and front matter with a slip in it must not be. Exit code: 0 all right, 1 not, 2 a package is
missing.
"""
import datetime, json, pathlib, re, subprocess, sys

OPENING = re.compile(r"---[ \t]*\r?\n")
CLOSING = re.compile(r"^(---|\.\.\.)[ \t]*\r?$", re.M)
LANGUAGES = ["en", "fr", "de", "es", "it", "pt", "nl", "ja", "ko"]

# What an editor shall underline.
SLIPS = [
    {"kind": "check-in", "energy": 9},
    {"kind": "check-in", "energy": "lots"},
    {"kind": "check-out", "load": 0},
    {"energy": 2.5},
    {"title": ["a", "list"]},
    {"kind": "vacation", "from": {"day": 1}},
    {"kind": "sleep", "asleep": -5},
    {"kind": ["entry"]},
    {"smjournal": "one"},
    {"smjournal": 1, "tone": 5},
    {"smjournal": 1, "holidays": [["fr"]]},
]
RIGHT = [
    {}, {"title": "A night", "mood": "😊", "tags": ["a", "b"]}, {"mood": 4, "own-key": {"deep": [1]}},
    {"kind": "check-in", "energy": 4}, {"kind": "check-in", "energy": "4/5", "badges": "😊"},
    {"smjournal": 1, "holidays": ["de-by", "2026-12-24", {"date": "2026-12-25", "name": "Christmas"}]},
    {"smjournal": 1, "holidays": "fr"}, {"kind": "shift", "energy": "mine"}, {"smjournal": 1, "theme": {"night": "#8B5CF6"}, "tone": "plain"},
]


def plain(value):
    """Dates as the texts that they were."""
    if isinstance(value, (datetime.date, datetime.datetime, datetime.time)):
        return value.isoformat()
    if isinstance(value, dict):
        return {str(plain(key)): plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, list) else value


def front_matter(path):
    text = path.read_text("utf-8", "replace").removeprefix("\ufeff")
    opening = OPENING.match(text)
    closing = opening and CLOSING.search(text, opening.end())
    return text[opening.end():closing.start()] if closing else None


def main():
    try:
        import jsonschema, yaml
    except ImportError as error:
        print(error)
        return 2
    program, folders = sys.argv[1], sys.argv[2:]
    wrong = checked = 0
    for language in LANGUAGES:
        answer = subprocess.run([program, "schema", "--lang", language], capture_output=True, check=True)
        schema = json.loads(answer.stdout)
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        for path in sorted(path for folder in folders for path in pathlib.Path(folder).rglob("*.md")):
            text = front_matter(path)
            try:
                value = plain(yaml.safe_load(text)) if text else None
            except yaml.YAMLError:
                continue
            if not isinstance(value, dict):
                continue
            checked += 1
            for error in validator.iter_errors(value):
                wrong += 1
                print(f"{path}: {'/'.join(map(str, error.absolute_path))}: {error.message[:160]}")
        for value in SLIPS:
            if validator.is_valid(value):
                wrong += 1
                print(f"not noticed: {value}")
        for value in RIGHT:
            for error in validator.iter_errors(value):
                wrong += 1
                print(f"refused: {value}: {error.message[:160]}")
    print(f"{checked} files, {wrong} wrong")
    return 1 if wrong or not checked else 0


if __name__ == "__main__":
    sys.exit(main())
