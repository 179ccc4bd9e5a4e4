#!/usr/bin/env python3
"""Compares smjournal-markdown with the examples of the CommonMark and GFM specifications, and times hostile input (time of the processor, so that
other work on the machine counts less).

Usage: markdown_judge.py PROGRAM [FOLDER]   FOLDER holds commonmark.json, gfm.json, gfm-extra.json (lists of objects
with `markdown`, `html`, `section`, `extensions`). Without FOLDER only the hostile inputs run.
"""
import json
import pathlib
import resource
import subprocess
import sys


def render(program, texts, *flags):
    data = "".join(text + "\0" for text in texts).encode()
    answer = subprocess.run([program, "--many", *flags], input=data, stdout=subprocess.PIPE, check=True).stdout
    return answer.decode().split("\0")[:-1]


def compare(program, path, flags):
    cases = json.loads(path.read_text())
    footnotes = [c for c in cases if c["section"] == "Footnotes"]
    cases = [c for c in cases if c["section"] != "Footnotes"]
    failed = 0
    for case, html in zip(cases, render(program, [c["markdown"] for c in cases], *flags)):
        if html != case["html"]:
            failed += 1
            print(f"{case['id']} {case['section']}\n  {case['markdown']!r}\n- {case['html']!r}\n+ {html!r}")
    print(f"{path.name}: {len(cases) - failed} of {len(cases)} ({len(footnotes)} on footnotes left out)")
    return failed


def hostile(size=50_000):
    def times(text):
        return text * (size // len(text))

    yield from {
        "brackets": times("["), "emphasis": times("*a _a "), "backticks": times("`"), "quotes": times(">"),
        "rising backticks": "".join("e" + "`" * n for n in range(300)), "nested brackets": times("[") + times("]"),
        "links": times("[a]("), "open links": times("[a](<b"), "images": times("![["), "entities": times("&"),
        "strong": times("**x ") + times("x** "), "tildes": times("~~a ~b "), "angles": times("<"),
        "comments": times("<!-- a"), "declarations": times("<!A "), "cdata": times("<![CDATA["), "tags": times("<a b=\""),
        "bullets": times("- "), "deep list": "".join("  " * n + "- a\n" for n in range(220)),
        "definitions": times("[a]: b\n"), "uses": "[a]: " + "b" * 5000 + "\n\n" + times("[a] "),
        "pipes": times("|") + "\n" + times("|-") + "\n" + times("|\n"), "columns": "|" + "a|" * 200 + "\n|" + "-|" * 200 + "\n" + times("x\n"),
        "www": times("www.a_"), "schemes": times("http://"), "mailboxes": times("a@b."), "parentheses": "[a](" + times("("),
        "backslashes": times("\\"), "lines": times("a\n"), "blank lines": times("\n"), "hashes": times("# \n"),
        "fences": times("```\n"), "setext": times("a\n=\n"), "wiki": times("[[a|"), "nul": times("a\x01"),
        "mixed": times("*_~`[<![&:w"), "label": "[a]: b\n\n" + times("[") + times("a]"), "tabs": times("\t"),
        "html blocks": times("<div>\n"), "quoted lines": times("> > a\n"), "closers": times("a** ") ,
    }.items()


def main():
    program = sys.argv[1]
    failed = 0
    if len(sys.argv) > 2:
        folder = pathlib.Path(sys.argv[2])
        for name, flags in [("commonmark.json", []), ("gfm.json", ["--gfm", "--filter"]), ("gfm-extra.json", ["--gfm"])]:
            failed += compare(program, folder / name, flags)
    worst = []
    for name, text in hostile():
        for flags in [[], ["--journal", "--safe"]]:
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run([program, *flags], input=text.encode(), stdout=subprocess.DEVNULL, check=True, timeout=60)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            worst.append((after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, name, len(text)))
    for seconds, name, size in sorted(worst, reverse=True)[:6]:
        print(f"{seconds * 1000:7.1f} ms  {name} ({size} bytes)")
    sys.exit(1 if failed else 0)


main()
