#!/usr/bin/env python3
"""Eight writers, two reindexers, an editor and a sync tool on one journal at once; nothing may be lost.

    Tests/Judges/stress.py PROGRAM [SECONDS]

60 seconds where nothing is said; `SEED` chooses other random numbers, `KEEP` leaves the journal of a run with findings.

Everything that is written is a *word* that occurs once (`w3n17`). A word counts as written when its command answered
0, or when the simulator's file has its name. It must then be in its file at every later look, unless

- the one who wrote it took it away again, by a command that answered 0 (a tag removed, a value set anew, an undo);
- the editor or the sync tool replaced the file by a version without it. The simulators exchange files in one step of
  the system, or read what they write over through the same open file, so that they know to the byte what they replaced.
  What sync finds changed it keeps as a conflict copy, as Syncthing does; there the word counts as kept until `resolve`
  has merged the copy.

Besides: files that only one writer touches are at every look exactly what that writer was told; no file is half, none
mixes two versions (one front matter, one last line `END`); an editor's save that is under way is not replaced by an
edit of half a file; a name that a sync tool is about to use is not taken; `list` shows no file that is none of the
journal's. When all is quiet, `list`, `search` and `check` answer with the index what they answer without, and every
record is what its ledger says. Exit codes are 0 and 1, with one of the documented refusals, which are no loss. What
`like` finds in a file that an editor has just emptied is not judged: likes are replaced by renaming, as sync tools do.

Prints counts, then every finding; exit code 1 where there is one.
"""

import ctypes
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from datetime import datetime, timedelta, timezone

WORD = re.compile(rb"[a-z]+\d+n\d+|\d{4}-\d\d-\d\dT[\d:+]+")
LITTER = re.compile(r"(^|/)([.#]|4913$)|~|\.sync-conflict-|\.tmp$")
REFUSALS = ("changed in the meantime", "no such file", "no record is called")
SHARED = [f"2026/11/2026-11-0{number}-shared-{number}.md" for number in range(1, 7)]
LIKES = "affirmations/likes.md"
START = datetime(2026, 11, 20, 8, tzinfo=timezone(timedelta(hours=1)))
LIBC = ctypes.CDLL(None, use_errno=True)


def exchange(one, other):
    """Swaps two names in one step; `False` where one of them is missing."""
    answer = LIBC.renameat2(-100, one.encode(), -100, other.encode(), 2)
    if answer != 0 and ctypes.get_errno() != 2:
        raise OSError(ctypes.get_errno(), "renameat2")
    return answer == 0


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


READING = {"list", "show", "search", "check", "reindex", "today", "conflicts", "resolve"}


class Writer:
    """A person with a ledger: what every own record says, and every word in the shared ones."""

    def __init__(self, world, number):
        self.world, self.who = world, f"w{number}"
        self.random = random.Random(f"{SEED} {self.who}")
        self.own = {}  # path: what must be shown
        self.deleted = {}  # path in the trash: a word in it
        self.tags, self.values, self.liked, self.line = [], {}, False, None

    def step(self):
        kind = self.random.choice(
            ["new", "new", "check", "set", "tag", "favorite", "move", "delete", "undo", "undo shared", "look",
             "shared", "shared", "shared", "shared", "untag", "value", "value", "like", "like", "resolve"])
        alone = kind.startswith("undo")
        self.world.ours.enter(alone)
        try:
            getattr(self, kind.replace(" ", "_"))()
        finally:
            self.world.ours.leave(alone)

    # Own records, which nobody else touches.

    def new(self):
        word = self.world.word(self.who)
        began = time.monotonic()
        code, record = self.world.json("new", "Night", "--text", f"{word}\nEND", "--tag", "one")
        self.made(code, record, began, {"tags": ["one"], "body": word})

    def check(self):
        word = self.world.word(self.who)
        began = time.monotonic()
        verb, scale = self.random.choice([("check-in", "energy"), ("check-out", "fatigue")])
        code, record = self.world.json(verb, "--" + scale, "3", "--note", f"{word}\nEND", "--shift", "day")
        self.made(code, record, began, {scale: 3, "body": word})

    def made(self, code, record, began, shown):
        if code != 0 or "path" not in record:
            return self.world.find(f"a new record is refused: {record}")
        path = record["path"]
        if path in self.own:
            self.world.find(f"{path} is made twice")
        since = self.world.names.get(path)
        if since is not None and since < began:
            self.world.find(f"{path} takes the name of a file that is about to arrive")
        self.own[path] = shown

    def pick(self):
        return self.random.choice(sorted(self.own)) if self.own else None

    def edit(self, key, value, *arguments):
        path = self.pick()
        if path is None:
            return
        code, record = self.world.json(arguments[0], path, *arguments[1:])
        if code != 0:
            return self.world.find(f"{arguments} of {path}, which nobody else touches, is refused")
        self.own[path][key] = value(self.own[path].get(key))

    def set(self):
        word = self.world.word(self.who)
        key = self.random.choice(["place", "own-key"])
        self.edit(key, lambda _: word, "set", f"{key}={word}")

    def tag(self):
        word = self.world.word(self.who)
        self.edit("tags", lambda tags: [*(tags or []), word], "tag", "+" + word)

    def favorite(self):
        self.edit("favorite", lambda _: True, "favorite")

    def move(self):
        path = self.pick()
        if path is None:
            return
        day = self.random.randint(10, 28)
        code, record = self.world.json("move", path, f"2026-1{self.random.randint(0, 2)}-{day}")
        if code != 0 or "path" not in record:
            return self.world.find(f"move of {path}, which nobody else touches, is refused")
        shown = self.own.pop(path)
        if os.path.exists(self.world.path(path)) and record["path"] != path and self.is_mine(path, shown):
            self.world.find(f"{path} is there twice after a move")
        self.own[record["path"]] = shown

    def is_mine(self, path, shown):
        try:
            return shown["body"].encode() in self.world.read(path)
        except FileNotFoundError:
            return False

    def delete(self):
        if len(self.own) < 8:
            return
        path = self.pick()
        code, answer = self.world.json("delete", path)
        if code != 0:
            return self.world.find(f"delete of {path} is refused")
        self.deleted[answer["trash"]] = self.own.pop(path)["body"]

    def undo(self):
        path = self.pick()
        if path is None:
            return
        before = self.world.read(path)
        word = self.world.word(self.who)
        change = self.random.choice(
            [("delete", path), ("tag", path, "+" + word), ("set", path, f"place={word}"), ("move", path, "2026-10-02")])
        codes = [self.world.run(*change)[0], self.world.run("undo")[0]]
        if codes != [0, 0] or self.world.read(path) != before:
            self.world.find(f"{change} was not undone: {codes}")

    def look(self):
        path = self.pick()
        if path is None:
            return
        text = self.world.read(path)
        if not is_whole(text):
            self.world.find(f"{path} is half or double: {text!r}")
        self.compare(path, self.world.json("show", path)[1])
        listed = [record["path"] for record in self.world.json("list")[1].get("records", [])]
        if path not in listed or len(set(listed)) != len(listed):
            self.world.find(f"list lacks {path}, or shows a file twice")
        for strange in filter(LITTER.search, listed):
            self.world.find(f"list takes {strange} for a record")
        for shared in self.random.sample([*SHARED, LIKES], 2):
            self.world.check(shared)

    def compare(self, path, record):
        shown = self.own[path]
        extra = record.get("extra", {})
        for key, value in shown.items():
            found = record.get(key, extra.get(key))
            if key == "body":
                found, value = (found or "").split("\n"), [value, "END"]
                found = [line for line in found if line]
            if found != value:
                self.world.find(f"{path} shows {key} {found} instead of {value}")

    # Shared records.

    def promise(self, path, code, word):
        if code == 0:
            with self.world.lock:
                self.world.ledger[path].add(word)
            self.world.count("words promised")

    def withdraw(self, path, word):
        """Before a word is taken away it may be missing."""
        with self.world.lock:
            self.world.ledger[path].discard(word)

    def shared(self):
        path, word = self.random.choice(SHARED), self.world.word(self.who)
        code, _ = self.world.run("tag", path, "+" + word)
        self.promise(path, code, word)
        if code == 0:
            self.tags.append((path, word))

    def untag(self):
        if len(self.tags) < 10:
            return
        path, word = self.tags.pop(self.random.randrange(len(self.tags)))
        self.withdraw(path, word)
        self.world.run("tag", path, "-" + word)

    def value(self):
        """Each writer has a key of its own in every shared record."""
        path, word = self.random.choice(SHARED), self.world.word(self.who)
        if path in self.values:
            self.withdraw(path, self.values[path])
        code, _ = self.world.run("set", path, f"{self.who}-key={word}")
        self.promise(path, code, word)
        self.values[path] = word

    def like(self):
        """Each has an affirmation of its own to like, unlike, like …; the line's moment is the word."""
        verb = "unlike" if self.liked else "like"
        code, _, now = self.world.timed("affirmation", verb, f"resilience-{self.who[1:]}")
        if code != 0:
            return
        # Where the line before was replaced, this command may have had nothing to do.
        with self.world.files[LIKES]:
            is_replaced = self.line in self.world.taken
        if not is_replaced:
            self.promise(LIKES, code, now)
        self.liked, self.line = not self.liked, now

    def undo_shared(self):
        path, word = self.random.choice(SHARED), self.world.word(self.who)
        code, _ = self.world.run("tag", path, "+" + word)
        if code == 0 and self.world.run("undo")[0] != 0:
            # The editor was faster; the change stays.
            self.promise(path, 0, word)

    def resolve(self):
        if self.random.random() < 0.3:
            self.world.run("resolve", "--all")


class Simulator:
    """Another program; it knows to the byte what it replaces."""

    def __init__(self, world, who):
        self.world, self.who = world, who
        self.random = random.Random(f"{SEED} {who}")

    def pause(self, longest):
        time.sleep(self.random.random() * longest)

    def replaced(self, path, before, after):
        """One version took the place of another."""
        with self.world.lock:
            self.world.taken |= words(before) - words(after)
            self.world.ledger[path] |= words(after) & {word for word in words(after) if word.startswith(self.who)}


class Editor(Simulator):
    """Reads a file, thinks, and saves it in the way of one of the known editors."""

    def step(self):
        path = self.random.choice([*SHARED, SHARED[0], LIKES])
        with self.world.files[path]:
            read = self.edited(self.world.read(path), path)
        self.pause(0.05)
        with self.world.files[path]:
            now = self.world.read(path)
            # Some editors load a file anew that was changed on the disk, some write over it.
            text = self.edited(now, path) if self.random.random() < 0.5 else read
            ways = [self.in_place, self.in_place, self.by_renaming, self.as_vim, self.as_emacs]
            # The likes are seldom opened in an editor, but replaced by sync tools.
            save = self.by_renaming if path == LIKES else self.random.choice(ways)
            save(path, text)
            self.world.count("saves by an editor")

    def edited(self, text, path):
        word = self.world.word(self.who).encode()
        if path == LIKES:
            return text + b"- " + word + b"\n"
        lines = [line for line in text.split(b"\n") if not line.startswith(b"Edited ") or self.random.random() < 0.7]
        lines.insert(len(lines) - 2, b"Edited " + word)
        return b"\n".join(lines)

    def fill(self, path, file, text):
        """Writes over an open file in two parts; what it had is known through the same file."""
        with file:
            before = file.read()
            file.truncate(0)
            file.seek(0)
            self.pause(0.004)
            half = self.random.randrange(len(text))
            file.write(text[:half])
            file.flush()
            self.pause(0.004)
            file.write(text[half:])
            file.flush()
            if os.fstat(file.fileno()).st_nlink > 0:
                return self.replaced(path, before, text)
        # The file had been replaced in the moment in which it was opened: nothing of it was to be seen at its name.
        self.world.count("saves that came too late")
        now = self.world.read(path)
        if path != LIKES and not is_whole(now):
            self.world.find(f"an edit of half a file took the place of a save: {path} {now!r}")
            now = text
        self.by_renaming(path, self.edited(now, path))

    def in_place(self, path, text):
        self.fill(path, open(self.world.path(path), "r+b", buffering=0), text)

    def by_renaming(self, path, text):
        folder = os.path.dirname(path)
        new = f"{folder}/.goutputstream-{self.random.randrange(10**6)}"
        self.world.write(new, text)
        if exchange(self.world.path(new), self.world.path(path)):
            before = self.world.read(new)
            os.rename(self.world.path(new), self.world.path(path + "~"))
            self.replaced(path, before, text)

    def as_vim(self, path, text):
        folder, name = os.path.split(path)
        swap = f"{folder}/.{name}.swp"
        self.world.write(swap, b"b0VIM")
        self.world.write(folder + "/4913", b"")
        os.unlink(self.world.path(folder + "/4913"))
        os.rename(self.world.path(path), self.world.path(path + "~"))
        before = self.world.read(path + "~")
        self.pause(0.002)
        descriptor = os.open(self.world.path(path), os.O_RDWR | os.O_CREAT, 0o600)
        with self.world.lock:
            self.world.taken |= words(before) - words(text)
        self.fill(path, os.fdopen(descriptor, "r+b", buffering=0), text)
        os.unlink(self.world.path(path + "~"))
        os.unlink(self.world.path(swap))

    def as_emacs(self, path, text):
        folder, name = os.path.split(path)
        lock, saved = self.world.path(f"{folder}/.#{name}"), f"{folder}/#{name}#"
        os.symlink("anna@ward.4711:1763200000", lock)
        self.world.write(saved, text)
        self.pause(0.01)
        self.world.write(path + "~", self.world.read(path))
        self.in_place(path, text)
        os.unlink(self.world.path(saved))
        os.unlink(lock)


class Sync(Simulator):
    """Brings versions and files of another device, and takes files away, as Syncthing does."""

    def __init__(self, world, who):
        super().__init__(world, who)
        self.files = set()

    def step(self):
        self.random.choice([self.update, self.update, self.bring, self.bring, self.remove])()
        self.pause(0.03)

    def transfer(self, path):
        folder, name = os.path.split(path)
        return f"{folder}/.syncthing.{name}.tmp"

    def stamp(self):
        return datetime.now().strftime("%Y%m%d-%H%M%S")

    def update(self):
        """A version of the other device, which had seen what was here some time ago."""
        path = self.random.choice(SHARED)
        with self.world.files[path]:
            base = self.world.read(path)
        if not is_whole(base) or len(self.world.copies(path)) > 2:
            return
        word = self.world.word(self.who).encode()
        head, tail = re.sub(rb"\nremote: .*", b"", base).split(b"\n---\n")
        text = head + b"\nremote: " + word + b"\n---\n" + tail
        new = self.transfer(path)
        self.world.write(new, text[:20])
        self.pause(0.05)
        self.world.write(new, text)
        os.utime(self.world.path(new), (time.time() - 60, time.time() - 60))  # The sender's.
        with self.world.files[path]:
            if not exchange(self.world.path(new), self.world.path(path)):
                return os.unlink(self.world.path(new))
            before = self.world.read(new)
            self.world.count("versions by sync")
            if before == base:
                stem = path.removesuffix(".md")
                os.makedirs(self.world.path(".stversions/" + os.path.dirname(path)), exist_ok=True)
                os.rename(self.world.path(new), self.world.path(f".stversions/{stem}~{self.stamp()}.md"))
                return self.replaced(path, before, text)
            copy = f"{path.removesuffix('.md')}.sync-conflict-{self.stamp()}-ABCDEF{self.random.randrange(10)}.md"
            if os.path.exists(self.world.path(copy)):  # Within the same second.
                with self.world.lock:
                    self.world.taken |= words(self.world.read(copy))
            os.rename(self.world.path(new), self.world.path(copy))
            self.world.count("conflict copies")
            # What the other device had seen and replaced, itself mostly.
            self.replaced(path, base, text)

    def bring(self):
        """A new file whose name a command here could choose too; it takes its time."""
        moment = START + timedelta(seconds=self.world.second + self.random.randrange(120))
        name = f"{moment:%Y-%m-%d-%H%M}-" + self.random.choice(["night", "check-in", "night-2", "check-out"])
        path = f"2026/11/{name}.md"
        new = self.transfer(path)
        word = self.world.word(self.who)
        self.world.write(new, f'---\ntitle: Remote\ndate: "{moment:%Y-%m-%d}"\n---\n\n{word}\nEND\n'.encode())
        if not os.path.exists(self.world.path(path)):
            self.world.names[path] = time.monotonic()
            self.pause(0.1)
            try:
                os.link(self.world.path(new), self.world.path(path))
                self.files.add(path)
                self.world.count("files by sync")
            except FileExistsError:
                pass  # By a command that had begun before; Syncthing would keep one as a copy.
        os.unlink(self.world.path(new))
        self.world.names.pop(path, None)

    def remove(self):
        if len(self.files) > 5:
            path = self.random.choice(sorted(self.files))
            self.files.discard(path)
            os.unlink(self.world.path(path))


class Reindexer:
    def __init__(self, world, number):
        self.world, self.modes = world, [[], ["--full"], ["--verify"]]
        self.turn = number

    def step(self):
        self.turn += 1
        self.world.run("reindex", *self.modes[self.turn % 3])
        time.sleep(0.02)


def quiet(world, writers, sync):
    """Nobody writes: the index must agree with the files, and everything with the ledgers."""
    world.run("resolve", "--all")
    for question in (["list"], ["search", "END"], ["list", "--tag", "one"], ["check"]):
        answers = [world.run(*question, "--json", *more) for more in ([], ["--no-index"])]
        if answers[0] != answers[1]:
            world.find(f"{question} answers otherwise with the index")
    listed = sorted(record["path"] for record in world.json("list")[1].get("records", []))
    there = {*SHARED, *sync.files, *(path for writer in writers for path in writer.own)}
    if set(listed) != there or len(listed) != len(there):
        world.find(f"list and ledgers differ: {sorted(set(listed) ^ there)}")
    for path in [*SHARED, LIKES]:
        world.check(path)
    for writer in writers:
        for path in writer.own:
            text = world.read(path)
            if not is_whole(text):
                world.find(f"{path} is half or double: {text!r}")
            writer.compare(path, world.json("show", path)[1])
        for path, word in writer.deleted.items():
            if word.encode() not in world.read(path):
                world.find(f"{path} in the trash lost {word}")
    for folder, _, names in os.walk(world.root):
        for name in names:
            if name.startswith(".smj-tmp-"):
                world.find(f"{folder}/{name} is left over")


def play(world, players, seconds):
    """All at once, each in a thread of its own."""
    end = time.monotonic() + seconds

    def loop(player):
        while time.monotonic() < end:
            try:
                player.step()
            except Exception as error:  # noqa: BLE001 - a judge that stops would find nothing more.
                world.find(f"{type(player).__name__} stops: {error!r}")
                raise

    threads = [threading.Thread(target=loop, args=[player]) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def main():
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        return 64
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 60
    folder = tempfile.mkdtemp(prefix="smjournal-stress-")
    world = World(os.path.abspath(sys.argv[1]), folder)
    writers = [Writer(world, number) for number in range(1, 9)]
    sync = Sync(world, "sync1")
    players = [*writers, Reindexer(world, 0), Reindexer(world, 1), Editor(world, "editor1"), sync]
    rounds = max(1, round(seconds / 15))
    for _ in range(rounds):
        play(world, players, seconds / rounds)
        quiet(world, writers, sync)
    for what, count in sorted(world.counts.items()):
        print(f"{what}\t{count}")
    print(f"findings\t{len(world.findings)}")
    for finding in world.findings[:40]:
        print(finding)
    if world.findings and os.environ.get("KEEP"):
        print(folder)
    else:
        shutil.rmtree(folder)
    return 1 if world.findings else 0


SEED = os.environ.get("SEED", "1")
BEGAN = time.monotonic()

if __name__ == "__main__":
    sys.exit(main())
