#!/usr/bin/env python3
"""Plays what Markdown pages show in its `console` blocks, and compares what it prints with what comes.

usage: readme_judge.py PROGRAM PAGE... [--write]

One after the other in one fresh folder a page, which is `/home/claire` to it, in Paris, in English, without a terminal. A line
`$ # Friday 20 November 2026, 18:50 …` sets the clock for the lines below it. A line `$ …` is run by a shell, the program as `smjournal`; the lines below it are
its answer, `…` alone stands for any lines. With `--write` the answers are put into the page. Exit code: 0 all as printed, 1 not.
"""
import os, pathlib, re, subprocess, sys, tempfile

BLOCK = re.compile(r"^```console\n(.*?)^```$", re.M | re.S)
CLOCK = re.compile(r"(\d{1,2}) (\w+) (\d{4}), (\d\d:\d\d)")
MONTHS = "January February March April May June July August September October November December".split()
ANY = "…"
# What the page calls the folder.
HOME = "/home/claire"


class World:
    """A folder with a home, a clock, and the folder where the next command runs."""

    def __init__(self, program, folder):
        self.here, self.home, self.now = folder, folder, None
        binaries = folder / ".bin"
        binaries.mkdir()
        script = binaries / "smjournal"
        script.write_text(f'#!/bin/sh\nexec "{program}" --now "$NOW" "$@"\n')
        script.chmod(0o755)
        self.environment = {
            "HOME": str(folder), "PATH": f"{binaries}:/usr/bin:/bin", "TZ": "Europe/Paris",
            "LANG": "en_US.UTF-8", "NO_COLOR": "1",
        }

    def set_clock(self, line):
        day, month, year, time = CLOCK.search(line).groups()
        summer = 3 < MONTHS.index(month) + 1 < 11
        self.now = f"{year}-{MONTHS.index(month) + 1:02}-{int(day):02}T{time}:00+0{2 if summer else 1}:00"

    def run(self, line):
        script = f'{line}\nprintf "\\n%s" "$PWD" >&3'
        read, write = os.pipe()
        answer = subprocess.run(
            ["/bin/sh", "-c", f"exec 3>&{write}\n" + script], cwd=self.here, text=True, pass_fds=[write],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60,
            env=self.environment | {"NOW": self.now})
        os.close(write)
        with os.fdopen(read) as told:
            self.here = pathlib.Path(told.read().strip() or self.here)
        return answer.stdout.replace(str(self.home), HOME).splitlines()


def fits(shown, found):
    if ANY in shown:
        place = shown.index(ANY)
        head, tail = shown[:place], shown[place + 1:]
        return found[:place] == head and (not tail or found[-len(tail):] == tail)
    return shown == found


def play_page(program, page, writes):
    """Plays one page; how many commands it has, and how many answer otherwise."""
    commands, wrong = 0, 0
    text = page.read_text()
    with tempfile.TemporaryDirectory() as folder:
        world = World(program, pathlib.Path(folder))

        def play(match):
            nonlocal commands, wrong
            steps = []
            for line in match[1].splitlines():
                if line.startswith("$ ") or not steps:
                    steps.append((line, []))
                else:
                    steps[-1][1].append(line)
            result = []
            for line, shown in steps:
                result.append(line)
                if line.startswith("$ #"):
                    world.set_clock(line)
                    continue
                if world.now is None:
                    sys.exit(f"{page}: no clock is set before {line}")
                commands += 1
                found = world.run(line.removeprefix("$ "))
                if fits(shown, found):
                    result += shown
                    continue
                result += found
                if not writes:
                    wrong += 1
                    print(f"{page}: {line}\n  shown: {shown}\n  found: {found}")
            return "```console\n" + "\n".join(result) + "\n```"

        changed = BLOCK.sub(play, text)
    if writes:
        page.write_text(changed)
    return commands, wrong


def main():
    words = [word for word in sys.argv[1:] if word != "--write"]
    program, pages = pathlib.Path(words[0]).resolve(), [pathlib.Path(word) for word in words[1:]]
    played = [play_page(program, page, "--write" in sys.argv) for page in pages]
    for page, (commands, _) in zip(pages, played):
        if not commands:
            print(f"{page}: no commands")
    print(f"{sum(commands for commands, _ in played)} commands, {sum(wrong for _, wrong in played)} wrong")
    return 1 if not pages or any(wrong or not commands for commands, wrong in played) else 0


if __name__ == "__main__":
    sys.exit(main())
