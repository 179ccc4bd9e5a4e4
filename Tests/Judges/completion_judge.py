#!/usr/bin/env python3
"""Types into real shells and looks at what Tab makes of it.

usage: completion_judge.py SMJOURNAL        (needs python3-pexpect; bash, zsh and fish as far as they are installed)
"""
import os
import shutil
import subprocess
import sys
import tempfile

import pexpect

CASES = [
    ("smjournal vers", "smjournal version"),
    ("smjournal vacation se", "smjournal vacation set"),
    ("smjournal show hard", "2026-11-20-a-hard-night"),
    ("smjournal list --tag nig", "--tag night"),
    ("smjournal list --kind vac", "--kind vacation"),
    ("smjournal completions zs", "completions zsh"),
    ("smjournal list --tag=nig", "--tag=night"),
    ("smjournal config holidays=es-v", "holidays=es-vc"),
    ("smjournal set rain mood=veryH", "mood=veryHappy"),
    ("smjournal export mark", "export markdown"),
    ("smjournal import dayo", "import dayone"),
    ("smjournal reminders sys", "reminders systemd"),
    ("smjournal list --tag igh", "--tag night"),
    ("smjournal list --tag stor", "--tag storm"),
    ("smjournal new --template hand", "--template handover"),
    ("smjournal restore thrown", "2026-11-19-thrown-away"),
    ("smjournal resolve soup", "2026-11-18-leek-soup"),
    ("smjournal append --to hard", "2026-11-20-a-hard-night"),
    ("smjournal mem", "smjournal memories"),
    ("smjournal setup obs", "setup obsidian"),
    ("smjournal -C @wor", "-C @work"),
    ("smjournal list -C @work --kind vac", "-C @work --kind vacation"),
    ("smjournal list --sort -crea", "--sort -created"),
    ("smjournal list -t nig", "-t night"),
    # The short name.
    ("smj list --tag nig", "--tag night"),
    # Short verbs, those of another language, the verbs of two words in `help`, days by their words.
    ("smjournal n --templ", "--template"), ("smj in --ener", "--energy"), ("smj s --kind vac", "--kind vacation"),
    ("smj humeur veryH", "veryHappy"), ("smj e hard", "2026-11-20-a-hard-night"), ("smjournal help rota sw", "rota swap"),
    ("smjournal day yes", "day yesterday"), ("smjournal help --al", "help --all"),
]

# Of several names that contain what was typed all are shown, and what was typed stays.
SEVERAL = ("smjournal show leek", ["2026-11-18-leek-soup", "2026-10-17-more-leek"])


def journal(folder):
    month = os.path.join(folder, "journal", "2026", "11")
    os.makedirs(month)
    with open(os.path.join(folder, "journal", "journal.md"), "w") as file:
        file.write("---\nsmjournal: 1\n---\n")
    with open(os.path.join(month, "2026-11-20-a-hard-night.md"), "w") as file:
        file.write("---\ndate: 2026-11-20\ntitle: A hard night\ntags: [night]\n---\n")
    for day in ["2026-11-18-leek-soup", "2026-10-17-more-leek"]:
        with open(os.path.join(month, day + ".md"), "w") as file:
            file.write(f"---\ndate: {day[:10]}\n---\n")
    # A tag in the text, a template, a record in the trash, two versions of a record, a journal with a name.
    with open(os.path.join(month, "2026-11-17-rain.md"), "w") as file:
        file.write("---\ndate: 2026-11-17\n---\nRain and a #storm.\n")
    others = {
        "templates/handover.md": "---\n---\n",
        "trash/2026/11/2026-11-19-thrown-away.md": "---\ndate: 2026-11-19\n---\n",
        "2026/11/2026-11-18-leek-soup.sync-conflict-20261121-101010-ABCDEFG.md": "---\ndate: 2026-11-18\n---\nOther\n",
    }
    for path, text in others.items():
        path = os.path.join(folder, "journal", path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text)
    os.makedirs(os.path.join(folder, "smjournal"))
    with open(os.path.join(folder, "smjournal", "config.md"), "w") as file:
        file.write(f"---\njournals:\n  work: {folder}/journal\n---\n")
    return os.path.join(folder, "journal")


def start(shell, script, environment, cwd):
    if shell == "bash":
        child = pexpect.spawn("bash", ["--norc", "--noprofile"], env=environment, cwd=cwd, encoding="utf-8")
        child.sendline(f"bind 'set enable-bracketed-paste off'; source {script}; PS1='re''ady> '")
    elif shell == "zsh":
        child = pexpect.spawn("zsh", ["-f"], env=environment, cwd=cwd, encoding="utf-8")
        child.sendline(f"autoload -Uz compinit; compinit -u -D; source {script}; PS1='re''ady> '; unsetopt prompt_sp")
    else:
        child = pexpect.spawn("fish", ["--no-config", "--private"], env=environment, cwd=cwd, encoding="utf-8")
        child.sendline(f"source {script}; function fish_prompt; echo -n re''ady'> '; end; set fish_greeting")
    child.expect("ready> ", timeout=20)
    return child


def typed(shell, script, environment, cwd, text):
    """What the shell hands to a program after Tab: the command line is echoed by a function that replaces the program."""
    child = start(shell, script, environment, cwd)
    child.send(text + "\t")
    try:
        child.expect("\x00", timeout=1.5)
    except pexpect.TIMEOUT:
        pass
    shown = child.before or ""
    child.close(force=True)
    return shown


def main():
    if len(sys.argv) < 2 or {"-h", "--help"} & set(sys.argv[1:]):
        sys.exit(__doc__)
    program = os.path.abspath(sys.argv[1])
    failures = 0
    for shell in ["bash", "zsh", "fish"]:
        if not shutil.which(shell):
            print(f"{shell}: not installed, not tried")
            continue
        with tempfile.TemporaryDirectory() as folder:
            binaries = os.path.join(folder, "bin")
            os.makedirs(binaries)
            for name in ("smjournal", "smj"):
                os.symlink(program, os.path.join(binaries, name))
            environment = {
                "PATH": binaries + ":" + os.environ["PATH"], "HOME": folder, "TERM": "xterm", "LANG": "C.UTF-8",
                "XDG_CACHE_HOME": folder, "XDG_STATE_HOME": folder, "XDG_CONFIG_HOME": folder,
            }
            script = os.path.join(folder, "script")
            with open(script, "w") as file:
                subprocess.run([program, "completions", shell], check=True, stdout=file)
            cwd = journal(folder)
            for text, expected in CASES:
                # bash parts words at @, so that hosts can be completed.
                if shell == "bash" and "@" in text:
                    continue
                shown = typed(shell, script, environment, cwd, text)
                plain = shown
                if expected not in plain and expected.split("=")[-1].split(" ")[-1] not in plain:
                    failures += 1
                    print(f"{shell}: {text!r} + Tab shows {shown!r}, not {expected!r}")
            text, names = SEVERAL
            # bash lists at the second Tab.
            shown = typed(shell, script, environment, cwd, text + "\t" * (shell == "bash"))
            missing = [name for name in names if name not in shown]
            # fish writes the line anew with the names below it.
            if missing or shell != "fish" and "show 202" in shown:
                failures += 1
                print(f"{shell}: {text!r} + Tab shows {shown!r}, not {missing} below what was typed")
            print(f"{shell}: {len(CASES) + 1} lines typed")
    print("failures:", failures)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
