#!/usr/bin/env python3
"""Finds lines of Swift that are longer than `.swift-format` allows: swift-format leaves comments as long as they are.

usage: .ci/line_length.py [--wrap] [FILE ...]

`--wrap` fills comment lines that are too long anew, each with those of its paragraph that follow it. Lines that can't be
broken (one word, a table, a line of code in a comment) are left and reported. Exit code: 0 none are too long, 1 some are.
"""
import json, pathlib, re, sys, unicodedata

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIMIT = json.loads((ROOT / ".swift-format").read_text())["lineLength"]
COMMENT = re.compile(r"^(\s*)(///?)( ?)(.*)$")
# What begins a paragraph of its own: list items, parameters, code, headings, tables.
START = re.compile(r"^(\s*[-*|#>] |\s*```|\s*\||\s*\d+\. |\s{4,}|\s*MARK:)")
# Items keep their continuation below their text.
LIST = re.compile(r"^\s*([-*]|\d+\.) ")


def width(text):
    """The columns of a text: East Asian letters take two."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def wrapped(lines):
    out, place = [], 0
    while place < len(lines):
        line = lines[place]
        match = COMMENT.match(line)
        item = LIST.match(match[4]) if match else None
        if width(line) <= LIMIT or not match or START.match(match[4]) and not item:
            out.append(line)
            place += 1
            continue
        indent, slashes, _, text = match.groups()
        hanging = " " * len(item[0]) if item else ""
        place += 1
        while place < len(lines):
            following = COMMENT.match(lines[place])
            if not following or following[1] != indent or following[2] != slashes or not following[4].strip():
                break
            if START.match(following[4]):
                break
            text += " " + following[4].strip()
            place += 1
        words = (item[0].rstrip() + " " + text[len(item[0]):] if item else text).split(" ")
        current = f"{indent}{slashes} "
        first = True
        for word in words:
            if not first and width(current) + 1 + width(word) > LIMIT:
                out.append(current)
                current, first = f"{indent}{slashes} {hanging}", True
            current += word if first else " " + word
            first = False
        out.append(current)
    return out


def main():
    files = [pathlib.Path(name).resolve() for name in sys.argv[1:] if name != "--wrap"]
    if not files:
        files = [ROOT / "Package.swift"]
        for folder in ["Sources", "Tests"]:
            files += sorted((ROOT / folder).rglob("*.swift"))
    found = 0
    for file in files:
        text = file.read_text()
        lines = text.split("\n")
        if "--wrap" in sys.argv[1:]:
            new = wrapped(lines)
            if new != lines:
                file.write_text("\n".join(new))
                lines = new
        for number, line in enumerate(lines, 1):
            comment = COMMENT.match(line)
            if width(line) > LIMIT and comment and " " in comment[4].strip():
                print(f"{file.relative_to(ROOT)}:{number}:{LIMIT + 1}: comment of {width(line)} columns, {LIMIT} at most")
                found += 1
    print(f"{found} comment lines are too long")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
