"""The journal that stress.py lets many programs write to, and the books that are kept of it."""

import json
import os
import re
import subprocess
import threading
import time
from collections import Counter
from datetime import datetime, timedelta, timezone

SEED = os.environ.get("SEED", "1")
BEGAN = time.monotonic()
WORD = re.compile(rb"[a-z]+\d+n\d+|\d{4}-\d\d-\d\dT[\d:+]+")
# The last one is of a file that an editor has saved by half.
REFUSALS = ("changed in the meantime", "no such file", "no record is called", "has no closing '---' line")
SHARED = [f"2026/11/2026-11-0{number}-shared-{number}.md" for number in range(1, 7)]
LIKES = "affirmations/likes.md"
START = datetime(2026, 11, 20, 8, tzinfo=timezone(timedelta(hours=1)))
READING = {"list", "show", "search", "check", "reindex", "today", "conflicts", "resolve"}


def words(text):
    return {word.decode() for word in WORD.findall(text)}


def is_whole(text):
    has_front = text.startswith(b"---\n") and text.count(b"\n---\n") == 1
    return has_front and text.endswith(b"END\n") and text.count(b"END") == 1


class World:
    """The journal, and what everybody knows of it."""

    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        self.root = os.path.join(folder, "journal")
        self.environment = {
            "PATH": os.environ.get("PATH", ""), "HOME": folder, "LC_ALL": "C.UTF-8", "TZ": "Europe/Paris",
            "XDG_STATE_HOME": os.path.join(folder, "state"), "XDG_CACHE_HOME": os.path.join(folder, "cache")}
        self.lock = threading.Lock()
        self.findings, self.counts = [], Counter()
        self.numbers = Counter()
        self.taken = set()  # Words that the editor or the sync tool replaced.
        self.ledger = {path: set() for path in [*SHARED, LIKES]}  # Words that must be in a shared file.
        self.names = {}  # Paths that a sync tool is about to use, and since when.
        self.files = {path: threading.Lock() for path in [*SHARED, LIKES]}  # One simulator or judge at a time.
        self.ours = Ours()
        self.second = 0
        os.makedirs(os.path.join(self.root, "2026/11"), mode=0o700)
        os.makedirs(os.path.join(self.root, "affirmations"), mode=0o700)
        self.write("journal.md", b"---\nsmjournal: 1\ntimezone: Europe/Paris\n---\n")
        self.write(LIKES, b"")
        for path in SHARED:
            text = f'---\ntitle: Shared\ndate: "{path[8:18]}"\ntags:\n  - shared\n---\n\nText.\nEND\n'
            self.write(path, text.encode())

    def path(self, relative):
        return os.path.join(self.root, relative)

    def write(self, relative, text):
        with open(os.open(self.path(relative), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(text)

    def read(self, relative):
        with open(self.path(relative), "rb") as file:
            return file.read()

    def word(self, who):
        with self.lock:
            self.numbers[who] += 1
            return f"{who}n{self.numbers[who]}"

    def find(self, text):
        with self.lock:
            self.findings.append(f"{time.monotonic() - BEGAN:.3f} {text}")

    def count(self, what, number=1):
        with self.lock:
            self.counts[what] += number

    def run(self, *arguments):
        return self.timed(*arguments)[:2]

    def timed(self, *arguments):
        """Runs a command a second later than the one before."""
        with self.lock:
            self.second += 1
            now = START + timedelta(seconds=self.second)
        answer = subprocess.run(
            [self.program, "-C", self.root, "--now", now.isoformat(), *arguments], env=self.environment,
            stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
        self.count(f"{arguments[0]} {answer.returncode}")
        said = answer.stderr.decode(errors="replace")
        if answer.returncode not in (0, 1):
            self.find(f"{arguments} answers {answer.returncode}: {said}")
        elif answer.returncode == 1 and arguments[0] not in READING:
            reason = next((refusal for refusal in REFUSALS if refusal in said), None)
            self.count(f"refused: {reason}")
            if reason is None:
                self.find(f"{arguments} is refused: {said}")
        return answer.returncode, answer.stdout, now.isoformat()

    def json(self, *arguments):
        code, output = self.run(*arguments, "--json")
        try:
            return code, json.loads(output) if output else {}
        except ValueError:
            self.find(f"{arguments} writes no JSON: {output[:80]}")
            return code, {}

    # What is in the files.

    def copies(self, path):
        folder, stem = os.path.split(path)
        stem = stem.removesuffix(".md") + ".sync-conflict-"
        return [f"{folder}/{name}" for name in os.listdir(self.path(folder)) if name.startswith(stem)]

    def check(self, path):
        """Looks for all words of a shared file while no simulator is at it."""
        with self.files[path]:
            # A copy that is merged meanwhile is first in the file, then in the trash.
            with self.lock:
                wanted = set(self.ledger[path])
            text = b""
            for copy in self.copies(path):
                try:
                    text += self.read(copy)
                except FileNotFoundError:
                    pass
            now = self.read(path)
            text += now
            if path != LIKES and not is_whole(now):
                self.find(f"{path} is half or double: {now!r}")
            with self.lock:
                missing = (wanted & self.ledger[path]) - words(text) - self.taken
            if missing:
                self.find(f"{path} lost {sorted(missing)}: {now!r}")
                with self.lock:
                    self.ledger[path] -= missing


class Ours:
    """Commands go side by side; an undo, which takes back the last change of all, goes alone with its change."""

    def __init__(self):
        self.condition, self.running, self.alone = threading.Condition(), 0, False

    def enter(self, alone):
        with self.condition:
            self.condition.wait_for(lambda: not self.alone)
            if alone:
                self.alone = True
                self.condition.wait_for(lambda: self.running == 0)
            else:
                self.running += 1

    def leave(self, alone):
        with self.condition:
            if alone:
                self.alone = False
            else:
                self.running -= 1
            self.condition.notify_all()
