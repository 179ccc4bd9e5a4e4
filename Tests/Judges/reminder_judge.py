#!/usr/bin/env python3
"""Lets other programs judge what `smjournal reminders` prints, for awkward folders and profiles in both languages.

usage: reminder_judge.py PROGRAM

Judges are systemd-analyze, crontab -n (Debian's cron), Python's plistlib and the package icalendar; those that are not
installed are left out and named. The shell commands of cron and launchd are run with stand-ins for notify-send and osascript.
"""
import os
import plistlib
import re
import shutil
import subprocess
import sys
import tempfile

try:
    import icalendar
except ImportError:
    icalendar = None

LONG = "night-shift-in-the-emergency-room-and-on-the-ward-above-it-with-a-call-from-home-on-sundays"
PROFILES = {
    "nights": 'timezone: Europe/Paris\nrota:\n  from: 2026-10-01\n  cycle: night\n  hours: {night: "19:00-07:30"}\n',
    "new york": 'timezone: America/New_York\nrota:\n  from: 2026-10-01\n  cycle: night\n  hours: {night: "23:10-02:40"}\n',
    "long": f'name: "Anne-Élisabeth, de; la Tour"\nrota:\n  from: 2026-10-01\n  cycle: {LONG}\n'
    f'  hours: {{{LONG}: "13:30-22:15"}}\n',
    "emoji": 'rota:\n  from: 2026-10-01\n  cycle: ["🌙夜勤", "a,b;c"]\n  hours: {"🌙夜勤": "20:00-08:00"}\n',
}
FOLDERS = [
    "plain", "sp ace", "per%cent %h %n", 'quo"te', "apo's", "dollar$HOME ${X}", "back\\slash\\n", "<a&b>]]>", "日本語 é",
    "semi;colon #x", "tick`id`", "nl -- x",
]
NOW = "2026-10-24T18:45:00+02:00"
failures = 0


def fail(*words):
    global failures
    failures += 1
    print("not as it should be:", *words)


def run(*words, **options):
    return subprocess.run(words, capture_output=True, **options)


def judge_calendar(text):
    for line in text.encode().split(b"\r\n"):
        if len(line) > 75 or b"\n" in line or b"\r" in line:
            fail("a line", line)
    if icalendar is None:
        return
    events = icalendar.Calendar.from_ical(text).walk("VEVENT")
    if len({str(event["uid"]) for event in events}) != len(events):
        fail("events of one name")
    for event in events:
        if event.errors or len(event.walk("VALARM")) != 1 or event["dtstart"].dt.utcoffset().total_seconds() != 0:
            fail("an event", event)


def judge_units(text, folder):
    parts = re.split(r"^# ~/\.config/systemd/user/(\S+)\n", text, flags=re.M)
    paths = []
    for name, unit in zip(parts[1::2], parts[2::2]):
        paths.append(os.path.join(folder, name))
        with open(paths[-1], "w") as file:
            file.write(unit)
    if len(paths) != 2:
        fail("the parts of", text)
    answer = run("systemd-analyze", "verify", "--man=no", *paths)
    if answer.returncode != 0 or answer.stderr:
        fail("units", answer.stderr.decode())


def judge_shell(command, environment):
    answer = run("/bin/sh", "-c", command, env=environment)
    if answer.returncode != 0 or answer.stderr or b"{" in answer.stdout:
        fail("a command", command, answer)


def main():
    program = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as scratch:
        environment = dict(os.environ, XDG_CACHE_HOME=scratch, XDG_STATE_HOME=scratch)
        stand_ins = os.path.join(scratch, "bin")
        os.mkdir(stand_ins)
        for name in ["notify-send", "osascript"]:
            with open(os.path.join(stand_ins, name), "w") as file:
                file.write('#!/bin/sh\nprintf "%s" "$*"\n')
        with open(os.path.join(stand_ins, "smjournal"), "w") as file:
            file.write(f"#!/bin/sh\nexec '{program}' --now {NOW} \"$@\"\n")
        for name in os.listdir(stand_ins):
            os.chmod(os.path.join(stand_ins, name), 0o755)
        environment["PATH"] = stand_ins + ":" + environment["PATH"]
        for profile, text in PROFILES.items():
            for folder in FOLDERS:
                root = os.path.join(scratch, profile, folder)
                os.makedirs(root)
                with open(os.path.join(root, "journal.md"), "w") as file:
                    file.write(f"---\nsmjournal: 1\n{text}---\n")
                for language in ["en", "fr"]:
                    judge(root, language, environment, scratch)
    missing = [tool for tool in ["systemd-analyze", "crontab"] if not shutil.which(tool)]
    missing += [] if icalendar else ["icalendar"]
    print(f"{len(PROFILES) * len(FOLDERS) * 2} sets of reminders, {failures} failures"
          + (f"; not asked: {', '.join(missing)}" if missing else ""))
    sys.exit(1 if failures else 0)


def judge(root, language, environment, scratch):
    def reminders(kind):
        answer = run("smjournal", "reminders", kind, "-C", root, "--lang", language, env=environment)
        if answer.returncode != 0:
            fail(kind, answer.stderr.decode())
        return answer.stdout.decode()

    judge_calendar(reminders("ics"))
    agent = plistlib.loads(reminders("launchd").encode())
    if agent["EnvironmentVariables"]["SMJOURNAL_DIR"] != root:
        fail("the folder", root)
    judge_shell(agent["ProgramArguments"][2], dict(environment, SMJOURNAL_DIR=root))
    units = reminders("systemd")
    if shutil.which("systemd-analyze"):
        judge_units(units, scratch)
    table = reminders("cron")
    if shutil.which("crontab"):
        path = os.path.join(scratch, "crontab")
        with open(path, "w") as file:
            file.write(table)
        if run("crontab", "-n", path).returncode != 0:
            fail("a table of cron", table)
    command = table.splitlines()[1].split(" ", 5)[5]
    if re.search(r"(?<!\\)%", command):
        fail("a bare % in", command)
    judge_shell(command.replace("\\%", "%"), environment)


main()
