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

import os
import random
import re
import shutil
import sys
import tempfile
import threading
import time

from stress_programs import Editor, Sync
from stress_world import LIKES, SEED, SHARED, World, is_whole

LITTER = re.compile(r"(^|/)([.#]|4913$)|~|\.sync-conflict-|\.tmp$")


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


if __name__ == "__main__":
    sys.exit(main())
