#!/usr/bin/env python3
"""Runs two builds of the program with the same commands and compares each answer to the byte: texts, JSON, exit codes, and the
files that a command leaves. For a change that nobody shall see.

    answers_judge.py OLD NEW [--show 5]

Questions are asked of the example journal and of one made to be difficult (files that can't be read, Unicode names, conflicts), as text
and as JSON, in several languages, at two widths, with and without an index. Each changing command has a fresh copy of the
journal. Only what can't be the same is taken out: the seconds of `reindex`, what is free on the disk, the version.
Prints the commands that differ with the first line of each difference. Exit code 0 where all are the same.
"""
import argparse, concurrent.futures, difflib, fcntl, hashlib, os, pathlib, re, shlex, shutil, struct, subprocess, tempfile
import termios, threading

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
NOW = "2026-11-24T12:00:00+01:00"
VIEWS = """today|today --at 03:00|day|day yesterday|day 2026-11-20|week|week 2026-11-16|month|month 2026-10|year|year 2026|stats
stats --by month|insights|insights --days 90|prompts|people|tags|config|rota|rota --from 2026-11-01 --until 2026-12-31|rota check|rota changes
rota --ics|vacation list|affirmation|affirmation list|affirmation list --liked|conflicts|trash|doctor|check|reindex|reindex --verify|suggest last
report --from 2026-11-01 --until 2026-11-30|report --from 2026-11-01 --until 2026-11-30 --csv|report --from 2026-10-01 --until 2026-11-30 --ratings
report --from 2026-11-01 --until 2026-11-30 --rules fr-hospital|schema|version|help|man|man list|help new|no-such-verb|lsit|completions bash
completions zsh|completions fish|show last|show nowhere|show @1|search the|search café|search "the shift"|search nothingatall|search --kind entry night
export markdown --output -|export csv --output -|export ics --output -|export json --output -|export html --output -|export svg --output -
export markdown --tag night --output -|export form --output -|today --format "{countdown} {affirmation}"|search de --limit 3|tags --limit 3
insights --tag night|week -1|month -1|day --kind entry|today --short|list --on today|setup syncthing --dry-run|list --frobnicate""".replace("\n", "|")
FILTERS = ["", "--kind entry", "--kind check-in", "--kind vacation", "--kind check-out", "--tag night", "--mood 4", "--mood 1..2",
           "--from 2026-11-01", "--until 2026-10-15", "--on 2026-11-20", "--shift night", "--person Anna", "--favorite",
           "--where place=Home", "--where energy=4", "--where missing", "--sort title", "--sort oldest", "--sort mood", "--ids",
           "--kind entry --tag night", "--from -7", "--on yesterday", "--on 31/02", "--kind nonsense"]
CHANGES = """new "A walk" --text "With #dog" --mood 4 --tag night|new - --tag a|check-in --energy 4 --stress 2 --motivation 3|mood 5|mood 🙂
check-out --fatigue 4 --load 3 --satisfaction 4 --badge chaos|vacation add 2026-12-20..2027-01-03 --title Rest|set last mood=good|set last energy=4
unset last tags|tag last +extra -night|favorite last|move last 2026-11-01|delete last|undo|affirmation like|affirmation unlike|config name=Béa
rota add 2026-12-01 night|rota off 2026-12-10..2026-12-12 --why sick|rota swap 2026-11-25 night|people add Zoé --birthday 1990-02-03|resolve --all
rota set --from 2027-01-01 --cycle "day day night night rest rest" --hours day=07:00-19:00|init ../other --name A --language fr|trash empty --older 1d
vacation remove 2026|edit last|attach last journal.md|import csv journal.md|import auto nothing.bin|restore last|reindex --full""".replace("\n", "|")
SECONDS = re.compile(rb'"(?:seconds|freeBytes)":\s*[0-9.e-]+|\b[0-9][0-9.,]* ?(?:ms|s)\b')


def read_all(terminal, drawn):
    """What comes from a terminal until nobody holds its other end."""
    try:
        while data := os.read(terminal, 65536):
            drawn.append(data)
    except OSError:
        pass


def difficult(folder):
    """A journal with what other programs, disks and people leave in one."""
    def write(path, data):
        path = folder / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
    write("journal.md", "---\nsmjournal: 1\nname: Béa\nlanguage: en\ntimezone: Europe/Paris\nshifts:\n  J: {is: day, hours: \"07:00-19:30\", break: 30}\n"
          "  N: {is: night, hours: \"19:00-07:30\"}\nrota:\n  - from: 2026-11-02\n    cycle: \"J J N N rest rest rest\"\n---\n")
    for number in range(120):
        day = f"2026-{10 + number // 60:02d}-{1 + number % 28:02d}"
        kind = ["entry", "check-in", "check-out"][number % 3]
        keys = {"entry": f"title: Night {number} at the café\nmood: {1 + number % 5}\ntags: [night, t{number % 7}]\nfavorite: {str(number % 5 == 0).lower()}\n",
                "check-in": f"energy: {1 + number % 5}\nstress: {1 + number % 4}\nshift: {'N' if number % 2 else 'J'}\n",
                "check-out": f"fatigue: {1 + number % 5}\nsatisfaction: {1 + number % 4}\nbadges: [chaos]\n"}[kind]
        write(f"{day[:4]}/{day[5:7]}/{day}-{7 + number % 12:02d}{number % 6}0-{kind}-{number}.md",
              f"---\nkind: {kind}\ndate: {day}T{7 + number % 12:02d}:{number % 6}0+01:00\n{keys}---\n\nThe shift was long; de nuit, the night {number}.\n")
    write("2026/11/2026-11-20-0900-broken.md", "---\nkind: entry\nmood: [1\n---\nText\n")
    write("2026/11/2026-11-20-0901-marks.md", "---\nkind: entry\n<<<<<<< ours\nmood: 1\n=======\nmood: 4\n>>>>>>> theirs\n---\nText\n")
    write("2026/11/2026-11-20-0902-bytes.md", b"---\nkind: entry\ntitle: \"a\x1b[31mred\"\n---\n\xff\xfe text\n")
    write("2026/11/2026-11-20-0903-été.md", "---\nkind: entry\ntitle: Été\nplace: Home\npeople: [Anna]\n---\nWith [[Zoé]].\n")
    write("2026/11/2026-11-20-0903-été.sync-conflict-20261121-101010-ABCDEFG.md", "---\nkind: entry\ntitle: Été indien\n---\nWith [[Zoé]].\n")
    write("2026/12/2026-12-20-vacation.md", "---\nkind: vacation\nfrom: 2026-12-20\nuntil: 2027-01-03\n---\n")
    write("2026/11/empty.md", b"")
    write("notes.txt", "no record")


class World:
    """The journals, and one program with nothing of the person's who runs this. Names are relative: both worlds say the same."""

    def __init__(self, program, folder):
        self.program, self.folder = str(program.resolve()), pathlib.Path(folder)
        shutil.copytree(ROOT / "examples/journal", self.folder / "example")
        difficult(self.folder / "difficult")
        for file in self.folder.rglob("*"):
            os.utime(file, (1_790_000_000, 1_790_000_000))
        self.environment = {"PATH": os.environ["PATH"], "HOME": folder + "/home", "TZ": "Europe/Paris", "LANG": "en_US.UTF-8",
                            "PAGER": "cat", "EDITOR": "true", "TERM": "xterm-256color"}
        for name in ["CACHE", "STATE", "CONFIG"]:
            self.environment[f"XDG_{name}_HOME"] = f"{folder}/{name}"

    def run(self, journal, words, index, language, columns):
        command = [self.program, *words, "--now", NOW, "--lang", language, "--no-input", "-C", journal]
        command += [] if index else ["--no-index"]
        output, terminal = subprocess.PIPE, None
        if columns:
            terminal, output = os.openpty()
            fcntl.ioctl(output, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=output, stderr=subprocess.PIPE, env=self.environment,
                                   cwd=self.folder)
        drawn = []
        if columns:
            os.close(output)
            reader = threading.Thread(target=read_all, args=(terminal, drawn))
            reader.start()
        said, problems = process.communicate(b"From standard input\n", timeout=120)
        if columns:
            reader.join()
            os.close(terminal)
            said = b"".join(drawn)
        here = str(self.folder).encode()
        return process.returncode, *(SECONDS.sub(b"T", text.replace(here, b"DIR")) for text in [said, problems])

    def ask(self, case):
        journal, words, change, *rest = case
        if not change:
            return self.run(journal, words, *rest)
        fresh = self.folder / "fresh"
        shutil.copytree(self.folder / journal, fresh / "journal", symlinks=True)
        answer = self.run("fresh/journal", words, *rest)
        files = sorted((str(file.relative_to(fresh)), hashlib.sha256(file.read_bytes()).hexdigest())
                       for file in fresh.rglob("*") if file.is_file())
        shutil.rmtree(fresh)
        return *answer, repr(files).encode()


def cases():
    views = [shlex.split(view) for view in VIEWS.split("|")] + [["list", *shlex.split(words)] for words in FILTERS]
    views += [["search", "night", *shlex.split(words)] for words in FILTERS[:14]]
    for journal in ["example", "difficult"]:
        for words in views:
            for language, columns, index in [("en", None, True), ("fr", 44, True), ("de", 100, False)]:
                yield journal, words, False, index, language, columns
            yield journal, [*words, "--json"], False, True, "en", None
            yield journal, [*words, "--json"], False, False, "fr", None
        for words in CHANGES.split("|"):
            for language in ["en", "fr"]:
                yield journal, shlex.split(words), True, True, language, None
            yield journal, [*shlex.split(words), "--json"], True, False, "en", None


def shown(answer):
    return "\n".join([f"exit {answer[0]}"] + [part.decode(errors="replace") for part in answer[1:]]).split("\n")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("old", type=pathlib.Path)
    arguments.add_argument("new", type=pathlib.Path)
    arguments.add_argument("--show", type=int, default=5)
    options = arguments.parse_args()
    asked, differing, answered = 0, [], 0
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        worlds = [World(options.old, one), World(options.new, other)]
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for case in cases():
                old, new = pool.map(lambda world: world.ask(case), worlds)
                asked += 1
                answered += old[0] == 0
                if old != new and case[1][0] != "version":
                    differing.append((case, old, new))
    for case, old, new in differing[:options.show]:
        print("differs:", case)
        lines = [line for line in difflib.unified_diff(shown(old), shown(new), "old", "new", lineterm="", n=0)]
        print("\n".join("    " + line[:200] for line in lines[:12]))
    print(f"{asked} commands ({answered} with exit 0), {len(differing)} differ")
    raise SystemExit(1 if differing else 0)


if __name__ == "__main__":
    main()
