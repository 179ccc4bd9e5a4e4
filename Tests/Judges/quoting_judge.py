#!/usr/bin/env python3
"""Lets the programs that read them judge what smjournal writes for shells, cron, systemd, desktops and spreadsheets.

usage: quoting_judge.py PROGRAM [--seeds N] [--cron]

Folders, names of records and words of shifts are made of the signs that those programs act upon, with combining accents
behind them, halves of line breaks, bytes that are no UTF-8 and bidirectional controls. What must come out is the same bytes, and
no file that a name asks for. Judges are sh, Python's csv and plistlib, systemd-analyze and desktop-file-validate; those that
are missing are named. With --cron a cron of one's own is started, as root, for a minute: it needs a machine where none runs.
"""
import argparse
import csv
import io
import os
import plistlib
import random
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time

NOW = "2026-10-24T18:45:00+02:00"
PROFILE = '---\nsmjournal: 1\nrota:\n  from: 2026-10-01\n  cycle: night\n  hours: {night: "19:00-07:30"}\n---\n'
NAMED = [
    "plain", "sp ace", "x'\u0301; touch PWNED; echo '\u0301", "$(touch PWNED)", "`touch PWNED`\u0301", "a\"\u0301;touch PWNED;\"",
    "100% %h \\% \\\\%", "back\\\\slash\\n", "-C", "~", "a\u202eb", "&&touch PWNED&&", "<a>&amp;]]>--", "\u2028x", "=1+1", "a\x01b",
]
BYTES = [b"two\nlines", b"x\r\nExec=touch PWNED", b"raw\xff\xed\xa0\x80", b"end\n", b"\\\\\xff%", b"'\xcc\x81\n\xcc\x81'"]
PIECES = [b"'", b'"', b"\\", b"$", b"`", b"%", b"!", b"&", b";", b"|", b"<", b">", b"(", b")", b"{", b"*", b"?", b"#", b"~", b"=",
          b" ", b"\t", b"\n", b"\r", b"\r\n", b"\xcc\x81", b"\xe2\x80\xae", b"\xff", b"\xed\xa0\x80", b"\xc2\x85", b"a", b"1",
          "é".encode(), "日".encode(), b"touch PWNED", b"--", b"Exec="]
WORDS = ['a"\u0301,=HYPERLINK(1)', "=\u03011", "+\u0301", "-2+3", "@x", "\uff1d1", "a;b", "a|b", "x\u0301'\u0301"]
failures = 0


def fail(*words):
    global failures
    failures += 1
    print("not as it should be:", *words)


class World:
    """A program with a home of its own."""

    def __init__(self, program, scratch):
        self.scratch = os.fsencode(scratch)
        self.bin = os.path.join(scratch, "bin")
        os.makedirs(self.bin)
        os.symlink(program, os.path.join(self.bin, "smjournal"))
        self.environment = {"PATH": self.bin + ":/usr/bin:/bin", "HOME": scratch, "LANG": "C.UTF-8",
                            "XDG_STATE_HOME": scratch + "/state", "XDG_CACHE_HOME": scratch + "/cache",
                            "XDG_DATA_HOME": scratch + "/data"}
        os.makedirs(scratch + "/data")

    def run(self, *words, code=0):
        answer = subprocess.run(["smjournal", "--now", NOW, "--no-input", *words], capture_output=True, env=self.environment,
                                cwd=self.scratch)
        if answer.returncode != code:
            fail(words, answer)
        return answer.stdout

    def shell(self, command, **options):
        answer = subprocess.run(["/bin/sh", "-c", command], capture_output=True, env=self.environment, cwd=self.scratch, **options)
        if any(b"PWNED" in name and not os.path.isdir(os.path.join(self.scratch, name)) for name in os.listdir(self.scratch)):
            fail("something ran:", command)
        return answer


def as_cron_reads(line):
    """What cron hands to the shell: a % ends the line, and of \\% and \\\\ the first backslash goes (cron 3.0pl1, do_command.c)."""
    result, escaped = bytearray(), False
    for byte in line:
        if escaped and byte in b"%\\":
            result.pop()
        elif not escaped and byte == ord("%"):
            break
        result.append(byte)
        escaped = not escaped and byte == ord("\\")
    return bytes(result)


def word_behind(text, option, end):
    """The word of a shell between an option and what follows."""
    start = text.find(option) + len(option)
    stop = text.find(end, start)
    return text[start:stop] if start >= len(option) and stop >= 0 else b"false"


def judge_reminders(world, root):
    table = world.run("reminders", "cron", "-C", root)
    lines = table.split(b"\n")
    if len(lines) != 4 or not lines[0].startswith(b"# ") or lines[3]:
        fail("lines of a crontab", root, table)
    command = as_cron_reads(lines[1].split(b" ", 5)[5])
    echoed(world, root, word_behind(command, b"smjournal -C ", b" --lang"))
    agent = plistlib.loads(world.run("reminders", "launchd", "-C", root))
    folder = os.fsencode(agent["EnvironmentVariables"]["SMJOURNAL_DIR"])
    script = os.fsencode(agent["ProgramArguments"][2])
    if folder:
        if folder != root:
            fail("the folder of an agent", root, folder)
    else:
        echoed(world, root, word_behind(script, b"smjournal -C ", b" --lang"))
    judge_units(world, root)


def echoed(world, root, word):
    said = world.shell(b"printf %s " + word).stdout
    # The shell takes no line break of a variable's value away.
    if said != root:
        fail("a word of a shell", root, word, said)


def unquoted(text):
    """A word of a unit: systemd.syntax(7), "Quoting"."""
    quote, body = text[0], text[1:-1]
    if quote not in b"'\"" or text[-1] != quote:
        fail("quotes", text)
    return re.sub(rb"\\(x[0-9a-f]{2}|.)", lambda found: bytes([int(found[1][1:], 16)]) if found[1][0:1] == b"x" and len(found[1]) > 1
                  else found[1], body, flags=re.S)


def judge_units(world, root):
    units = world.run("reminders", "systemd", "-C", root)
    paths = []
    for name, unit in re.findall(rb"^# ~/\.config/systemd/user/(\S+)\n(.*?)(?=^# ~|\Z)", units, flags=re.M | re.S):
        paths.append(os.path.join(world.scratch, name))
        with open(paths[-1], "wb") as file:
            file.write(unit)
    with open(paths[0], "rb") as file:
        lines = file.read().split(b"\n")
    value = unquoted(next(line for line in lines if line.startswith(b"Environment="))[len(b"Environment="):])
    folder = value[len(b"SMJOURNAL_DIR="):].replace(b"%%", b"%")
    argument = next(line for line in lines if line.startswith(b"ExecStart="))[len(b"ExecStart=/bin/sh -lc "):]
    script = unquoted(argument).replace(b"$$", b"$").replace(b"%%", b"%")
    if folder and folder != root:
        fail("the folder of a unit", root, folder)
    if not folder:
        echoed(world, root, word_behind(script, b"smjournal -C ", b" --lang"))
    if world.shell(b"sh -n -c " + shlex.quote(os.fsdecode(script)).encode("utf-8", "surrogateescape")).returncode != 0:
        fail("the script of a unit", root, script)
    if shutil.which("systemd-analyze"):
        answer = subprocess.run(["systemd-analyze", "verify", "--man=no", *paths], capture_output=True)
        if answer.returncode != 0 or answer.stderr:
            fail("units", root, answer.stderr)


def judge_desktop(world, root):
    path = os.path.join(world.environment["XDG_DATA_HOME"], "applications/smjournal.desktop")
    if os.path.exists(path):
        os.remove(path)
    world.run("setup", "desktop", "-C", root)
    with open(path, "rb") as file:
        lines = file.read().split(b"\n")
    commands = [line for line in lines if line.startswith(b"Exec=")]
    if len(commands) != 1 or len(lines) != 9:
        fail("lines of an entry", root, lines)
    if shutil.which("desktop-file-validate"):
        answer = subprocess.run(["desktop-file-validate", path], capture_output=True)
        if answer.returncode != 0 or answer.stdout:
            fail("an entry", root, answer.stdout)
    # Desktop Entry Specification: the escapes of a value, then the quotes and the field codes of Exec.
    letters = {b"s": b" ", b"n": b"\n", b"t": b"\t", b"r": b"\r", b"\\": b"\\"}
    value = re.sub(rb"\\(.)", lambda found: letters[found[1]], commands[0][len(b"Exec="):], flags=re.S)
    words = []
    for found in re.finditer(rb'"((?:[^"\\]|\\.)*)"|([^\s"]+)', value, flags=re.S):
        word = found[2] if found[2] is not None else re.sub(rb"\\(.)", rb"\1", found[1], flags=re.S)
        words.append(b"smjournal://show/none" if word == b"%u" else word.replace(b"%%", b"%"))
    if words[0] == b"/bin/sh":
        echoed(world, root, word_behind(words[2], b" link -C ", b" -- "))
    elif words[1:3] != [b"link", b"-C"] or words[3] != root or words[-1] != b"smjournal://show/none":
        fail("the command of an entry", root, words)


def judge_git(world, program, name):
    """A merge by a program and in a folder of that name: git starts the one, and the line that is printed names the other."""
    top = tempfile.mkdtemp(dir=world.scratch)
    root, bin = os.path.join(top, name), os.path.join(tempfile.mkdtemp(dir=world.scratch), name)
    for folder in [root + b"/2026/10", bin]:
        os.makedirs(folder)
    program, tool = os.path.realpath(program), os.path.join(bin, b"smj")
    try:
        os.link(program, tool)
    except OSError:
        shutil.copy(program, tool)
    # The program is not in PATH: its own path alone leads to it.
    environment = {**world.environment, "PATH": "/usr/bin:/bin", "GIT_CONFIG_NOSYSTEM": "1"}

    def run(*words):
        return subprocess.run([str(word) if isinstance(word, int) else word for word in words], capture_output=True,
                              env=environment, cwd=root)

    def git(*words):
        return run("git", "-c", "user.name=a", "-c", "user.email=a@example.org", *words)

    def record(text):
        with open(root + b"/2026/10/2026-10-05-x.md", "w") as file:
            file.write(f"---\ntitle: X\ndate: 2026-10-05\n{text}\n---\nText.\n")
    with open(root + b"/journal.md", "w") as file:
        file.write(PROFILE)
    record("mood: 1")
    run("git", "init", "-q", "-b", "main", top)
    if run(tool, "setup", "git").returncode != 0:
        return fail("git is set up", name)
    if b"no such program" in run(tool, "doctor").stdout:
        fail("the driver is found again", name)
    git("add", "-A")
    git("commit", "-qm", "x")
    for keys, settled in [(("mood: 1\nplace: A", "mood: 1\nweather: B"), True), (("mood: 2", "mood: 3"), False)]:
        git("checkout", "-q", "-b", "other")
        record(keys[0])
        git("commit", "-qam", "x")
        git("checkout", "-q", "main")
        record(keys[1])
        git("commit", "-qam", "x")
        merged = git("merge", "-q", "-m", "x", "other")
        git("branch", "-qD", "other")
        if (merged.returncode == 0) != settled:
            fail("a merge", name, settled, merged)
    said = run(tool, "--no-input", "resolve", "--all", "--ours").stdout
    line = next((line for line in said.split(b"\n") if line.startswith(b"Then tell git: ")), b"false")[15:]
    if run("/bin/sh", "-c", line).returncode != 0 or git("ls-files", "-u").stdout:
        fail("git is told", name, said)


def judge_tables(world):
    root = os.path.join(world.scratch, b"tables")
    os.makedirs(root + b"/2026/10")
    types = "".join(f"  {yaml(word)}: {{is: day, hours: \"07:00-19:00\"}}\n" for word in WORDS)
    with open(root + b"/journal.md", "w") as file:
        file.write(f"---\nsmjournal: 1\nshifts:\n{types}---\n")
    for number, word in enumerate(WORDS):
        with open(root + b"/2026/10/2026-10-%02d-shift.md" % (number + 1), "w") as file:
            file.write(f"---\nkind: shift\ndate: 2026-10-{number + 1:02}\nshift: {yaml(word)}\n---\n")
    report = rows(world.run("report", "-C", root, "--from", "2026-10-01", "--until", "2026-10-31", "--csv"))
    export = rows(world.run("export", "csv", "-C", root))
    for name, found in [("report", [row[1] for row in report[1:]]),
                        ("export", [row[export[0].index("shift")] for row in export[1:]])]:
        expected = ["'" + word if word[0] in "=+-@\uff1d" else word for word in WORDS]
        if found != expected:
            fail("the words of", name, found, expected)
    if {len(row) for row in report} != {len(report[0])} or {len(row) for row in export} != {len(export[0])}:
        fail("rows of several lengths")


def yaml(word):
    return "'" + word.replace("'", "''") + "'"


def rows(table):
    return list(csv.reader(io.StringIO(table.decode(), newline=""), strict=True))


def judge_cron(world, roots):
    """A cron that runs the lines with a stand-in for the program, which notes what it was given."""
    noted = os.path.join(world.scratch, b"noted")
    stand_in = os.path.join(world.scratch, b"stand-in")
    os.mkdir(stand_in)
    with open(os.path.join(stand_in, b"smjournal"), "wb") as file:
        file.write(b"#!/bin/sh\nprintf '%%s\\0' \"$2\" >>%s\n" % noted)
    os.chmod(os.path.join(stand_in, b"smjournal"), 0o755)
    table = b""
    for root in roots:
        line = world.run("reminders", "cron", "-C", root).split(b"\n")[1]
        command = line.split(b" ", 5)[5].replace(b"$HOME/.local/bin", stand_in)
        table += b"* * * * * " + command + b"\n"
    former = subprocess.run(["crontab", "-l"], capture_output=True)
    if former.returncode == 0:
        return fail("this user has a crontab: cron was not asked")
    subprocess.run(["crontab", "-"], input=table, check=True)
    cron = subprocess.Popen(["cron", "-f"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        time.sleep(75)
    finally:
        cron.send_signal(signal.SIGTERM)
        cron.wait()
        subprocess.run(["crontab", "-r"], check=True)
    with open(noted, "rb") as file:
        said = file.read().split(b"\0")
    for root in roots:
        if root not in said:
            fail("what cron ran", root)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--seeds", type=int, default=40)
    parser.add_argument("--cron", action="store_true")
    options = parser.parse_args()
    names = [name.encode() for name in NAMED] + BYTES
    for seed in range(options.seeds):
        maker = random.Random(seed)
        names.append(b"".join(maker.choice(PIECES) for _ in range(maker.randrange(1, 10))))
    with tempfile.TemporaryDirectory() as scratch:
        world = World(os.path.abspath(options.program), scratch)
        roots = []
        for number, name in enumerate(names):
            root = os.path.join(world.scratch, b"j%d" % number, name)
            os.makedirs(root)
            with open(os.path.join(root, b"journal.md"), "w") as file:
                file.write(PROFILE)
            judge_reminders(world, root)
            judge_desktop(world, root)
            judge_git(world, options.program, name)
            roots.append(root)
        judge_tables(world)
        if options.cron:
            judge_cron(world, roots)
    missing = [tool for tool in ["systemd-analyze", "desktop-file-validate"] if not shutil.which(tool)]
    print(f"{len(names)} folders, {failures} failures" + (f"; not asked: {', '.join(missing)}" if missing else ""))
    sys.exit(1 if failures else 0)


main()
