#!/usr/bin/env python3
"""Changes the sources in small ways, one at a time, and looks whether the tests notice.

    Tests/Judges/mutants.py [--count 100] [--seed 1] [--only WORD] [--filter REGEX] [--in-place] [--list]

A change is a `<` for a `<=`, an `==` for a `!=`, `&&` for `||`, `true` for `false`, `+ 1` for `- 1`, a `min` for a `max`, drawn by
the seed from the code of `Sources` (comments and texts are left alone; `--only` keeps files whose path has the word). Each is
made in a copy of the package below `.build/mutants`, which keeps what it built. `--filter` is handed to `swift test`, for
those who look at one module; `--in-place` changes this package itself, a clone that was built before; `--list` prints
the changes and makes none. The tests of the changed module are run first, all others only where those noticed nothing.

Prints a line a change: `noticed`, `survived`, `no build`, `endless` (which counts as noticed). Survivors are to be looked at one by
one: some change nothing that can be seen. Exit code: 0 where at least 90 % of those that build are noticed, 1 otherwise.
"""
import argparse, pathlib, random, re, shutil, subprocess, sys, time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COPY = ROOT if "--in-place" in sys.argv else ROOT / ".build" / "mutants"
SWAPS = [
    (r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "), (r" == ", " != "), (r" != ", " == "),
    (r" && ", " || "), (r" \|\| ", " && "), (r"\btrue\b", "false"), (r"\bfalse\b", "true"), (r" \+ 1\b", " - 1"),
    (r" - 1\b", " + 1"), (r"\bmin\(", "max("), (r"\bmax\(", "min("), (r"\.first\b(?! *\()", ".last"),
    (r"\.\.<", "..."), (r"\.isEmpty\b", ".isEmpty == false"),
]
# Programs for developers, texts that are said, tables: not what the tests are for.
LEFT_OUT = re.compile(r"smjournal|JournalLanguage/[A-Z][a-z]+/|\.docc|CProgramFacts|Package\.swift")


def code(line):
    """The line with texts and comments blanked, so that places stay the same."""
    line = re.sub(r'"(?:\\.|[^"\\])*"', lambda match: " " * len(match[0]), line)
    return re.sub(r"//.*", lambda match: " " * len(match[0]), line)


def changes(only):
    found = []
    for file in sorted((ROOT / "Sources").rglob("*.swift")):
        path = str(file.relative_to(ROOT))
        if LEFT_OUT.search(path) or only and only not in path:
            continue
        in_text = False
        for number, line in enumerate(file.read_text().split("\n")):
            if line.count('"""') % 2:
                in_text = not in_text
                continue
            if in_text or line.lstrip().startswith(("//", "@", "import", "case ", "precondition")):
                continue
            bare = code(line)
            for pattern, new in SWAPS:
                for match in re.finditer(pattern, bare):
                    found.append((path, number, match.start(), match.end(), new))
    return found


def changed(line, start, end, new):
    return line[:start] + new + line[end:]


def run(words, seconds, log):
    try:
        done = subprocess.run(words, cwd=COPY, stdout=log.open("w"), stderr=subprocess.STDOUT, timeout=seconds)
        return done.returncode
    except subprocess.TimeoutExpired:
        return None


def prepare():
    """The package as it is, with what was built in the copy before."""
    COPY.mkdir(parents=True, exist_ok=True)
    for name in ["Package.swift", "Sources", "Tests", "Templates", "examples"]:
        source, target = ROOT / name, COPY / name
        files = [source] if source.is_file() else [file for file in source.rglob("*") if not file.is_dir()]
        kept = {COPY / file.relative_to(ROOT) for file in files}
        for file in target.rglob("*") if target.is_dir() else []:
            if not file.is_dir() and file not in kept:
                file.unlink()
        for file in files:
            copy = COPY / file.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            # What is the same keeps its time, so that it is not built anew.
            if file.is_symlink():
                copy.unlink(missing_ok=True)
                copy.symlink_to(file.readlink())
            elif not copy.exists() or copy.read_bytes() != file.read_bytes():
                shutil.copyfile(file, copy)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--filter", default="")
    parser.add_argument("--in-place", action="store_true")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    found = changes(options.only)
    chosen = random.Random(options.seed).sample(found, min(options.count, len(found)))
    if options.list:
        for path, number, start, end, new in chosen:
            line = (ROOT / path).read_text().split("\n")[number]
            print(f"{path}:{number + 1}: {changed(line, start, end, new).strip()}")
        return 0
    if not options.in_place:
        prepare()
    log = ROOT / ".build" / "mutants.txt"
    test = ["swift", "test", "--disable-xctest"] + (["--filter", options.filter] if options.filter else [])
    start = time.time()
    if run(test, 3600, log) != 0:
        print(f"the tests fail without any change: {log}")
        return 2
    patience = max(300, 4 * (time.time() - start))
    counts = dict.fromkeys(["noticed", "survived", "no build", "endless"], 0)
    for path, number, begin, end, new in chosen:
        file = COPY / path
        text = file.read_text()
        lines = text.split("\n")
        lines[number] = changed(lines[number], begin, end, new)
        file.write_text("\n".join(lines))
        if run(["swift", "build", "--build-tests"], patience, log) != 0:
            outcome = "no build"
        else:
            module = path.split("/")[1]
            outcome = "survived"
            for words in ([] if options.filter else [["--filter", f"^{module}Tests\\."]]) + [[]]:
                code_ = run(test + ["--skip-build"] + words, patience, log)
                if code_ != 0:
                    outcome = "endless" if code_ is None else "noticed"
                    break
        file.write_text(text)
        counts[outcome] += 1
        print(f"{outcome:9} {path}:{number + 1}: {lines[number].strip()}", flush=True)
    built = len(chosen) - counts["no build"]
    noticed = counts["noticed"] + counts["endless"]
    print(f"{noticed} of {built} changes noticed, {counts['no build']} did not build")
    return 0 if noticed >= 0.9 * built else 1


if __name__ == "__main__":
    sys.exit(main())
