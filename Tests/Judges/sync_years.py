#!/usr/bin/env python3
"""Simulated years on two devices that change one journal; every word that was written must still be somewhere.

    Tests/Judges/sync_years.py PROGRAM [YEARS [OPERATIONS]]

100 years of 300 operations where nothing is said; half of them travel by git, prepared by `setup git`, half by a file sync
that keeps the last writer and leaves conflict copies, as Syncthing does. `SEED` chooses other random numbers, `KEEP` leaves the
folders of a year with findings, `FIRST` is the number of the first year. With `DEVICES=3` each year has a third device whose
clock is wrong by two years: two of them share by git, the second shares its folder with the third by file sync as well. With
`SEALED=1` every entry is sealed by age to a key of each device, and read here with the first one's.

A device is a person with an editor and the command: records are made, edited in place, appended to, given keys and tags,
moved, deleted, their last change is undone, conflicts are resolved, with and without a side. Each change writes a word
that occurs once. What the device itself takes away (a value set anew, a line replaced in the editor, an undo) is
given up. All other words must, at the end of the year and after every `resolve`, be in a file of a device:

- in a record, or in a file that `conflicts` names (a copy, markers, a file that git waits for), or
- in the trash.

Of git's way only what a person does is done: `git add -A`, `commit`, `pull`, and after a conflict `resolve --all`, the line that
it prints, `commit`; sometimes the conflict is committed as it is, as programs do that commit by the clock.

Prints counts, then every finding; exit code 1 where there is one.
"""

import collections
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

PROGRAM = os.path.abspath(sys.argv[1])
YEARS = int(sys.argv[2]) if len(sys.argv) > 2 else 100
OPERATIONS = int(sys.argv[3]) if len(sys.argv) > 3 else 300
SEED = os.environ.get("SEED", "1")
DEVICES = int(os.environ.get("DEVICES", "2"))
SEALED = os.environ.get("SEALED", "") == "1"
WORD = re.compile(rb"zq[a-z]\d+qz")


class Device:
    """A folder with a journal, its state folders, and the words that its person wrote."""

    def __init__(self, year, name, clock=2026):
        self.year, self.name, self.clock = year, name, clock
        self.root = os.path.join(year.folder, name)
        self.identity = os.path.join(self.root + ".config", "smjournal", "identity.age")
        self.environment = dict(
            os.environ, XDG_CONFIG_HOME=self.root + ".config", XDG_STATE_HOME=self.root + ".state", XDG_CACHE_HOME=self.root + ".cache",
            HOME=year.folder, LANG="C", GIT_CONFIG_NOSYSTEM="1", TZ="UTC",
            GIT_AUTHOR_NAME=name, GIT_AUTHOR_EMAIL=name + "@example.org", GIT_COMMITTER_NAME=name,
            GIT_COMMITTER_EMAIL=name + "@example.org")

    def run(self, *words, check=False):
        year = self.year
        year.clock += 37
        stamp = f"{self.clock}-11-{1 + year.clock // 86400 % 28:02}T{year.clock // 3600 % 24:02}:{year.clock // 60 % 60:02}:{year.clock % 60:02}+00:00"
        done = subprocess.run(
            [PROGRAM, "-C", self.root, "--now", stamp, "--no-input", *words], capture_output=True,
            env=self.environment, stdin=subprocess.DEVNULL, cwd=self.root)
        if done.returncode not in (0, 1, 64) or (check and done.returncode):
            year.find(f"{self.name}: {' '.join(words)} ended with {done.returncode}: {done.stderr.decode()[:300]}")
        return done

    def git(self, *words):
        return subprocess.run(
            ["git", "-C", self.root, *words], capture_output=True, env=self.environment, stdin=subprocess.DEVNULL)

    @property
    def uses_git(self):
        return os.path.isdir(os.path.join(self.root, ".git"))

    def path(self, name):
        return os.path.join(self.root, name)

    def records(self):
        found = []
        for folder, folders, names in os.walk(self.root):
            folders[:] = [one for one in folders if not one.startswith(".") and one not in ("trash",)]
            for name in names:
                if name.endswith((".md", ".md.age")) and name != "journal.md" and "sync-conflict" not in name:
                    found.append(os.path.relpath(os.path.join(folder, name), self.root))
        return sorted(found)

    def files(self):
        """Every file of the journal with its bytes, git's own left out."""
        found = {}
        for folder, folders, names in os.walk(self.root):
            folders[:] = [one for one in folders if one != ".git"]
            for name in names:
                path = os.path.join(folder, name)
                with open(path, "rb") as file:
                    found[os.path.relpath(path, self.root)] = file.read()
        return found


class Sealing:
    """What age seals and opens, each text once."""

    def __init__(self, devices):
        self.devices, self.recipients, self.known = devices, [], {}

    def make_keys(self):
        for device in self.devices:
            os.makedirs(os.path.dirname(device.identity), exist_ok=True)
            subprocess.run(["age-keygen", "-o", device.identity], capture_output=True, check=True)
            os.chmod(device.identity, 0o600)
            made = subprocess.run(["age-keygen", "-y", device.identity], capture_output=True, check=True)
            self.recipients.append(made.stdout.decode().strip())

    def open(self, text):
        if not text.startswith(b"-----BEGIN AGE"):
            return text
        if text not in self.known:
            done = subprocess.run(["age", "-d", "-i", self.devices[0].identity], input=text, capture_output=True)
            # What is cut or mixed holds no word that can be read.
            self.known[text] = done.stdout if done.returncode == 0 else b""
        return self.known[text]

    def seal(self, text):
        words = [word for one in self.recipients for word in ("-r", one)]
        sealed = subprocess.run(["age", "-a", *words], input=text, capture_output=True, check=True).stdout
        self.known[sealed] = text
        return sealed


class Year:
    def __init__(self, number, uses_git):
        self.number, self.uses_git = number, uses_git
        self.random = random.Random(f"{SEED} {number} {uses_git}")
        self.folder = tempfile.mkdtemp(prefix="smj-year-")
        self.clock, self.count = 0, 0
        self.findings, self.written, self.given_up = [], {}, set()
        self.given_up_by = collections.defaultdict(set)
        self.tally = collections.Counter()
        self.last = {}  # of file sync: path: the bytes that both devices had last
        self.devices = [Device(self, "anna"), Device(self, "béa")]
        # Those two whose files a file sync keeps alike.
        self.synced = self.devices
        self.sealing = Sealing(self.devices)

    way = property(lambda self: "git" if self.uses_git else "sync")

    def find(self, text):
        self.findings.append(f"year {self.number} ({self.way}): {text}")

    def word(self, device, where):
        self.count += 1
        word = f"zq{device.name[0]}{self.count}qz"
        self.written[word] = where
        return word

    # Making both devices.

    def begin(self):
        one, two = self.devices[:2]
        one_root = one.root
        subprocess.run([PROGRAM, "init", one_root, "--name", "A", "--language", "en", "--no-input"],
                       capture_output=True, env=one.environment, stdin=subprocess.DEVNULL)
        if SEALED:
            self.sealing.make_keys()
            for recipient in self.sealing.recipients:
                one.run("seal", "add", recipient, check=True)
            one.run("config", "sealed=entry", check=True)
        for number in range(3):
            one.run("new", f"Shared {number}", "--text", "first\n\nmiddle\n\nlast", "--tag", "one", "--place", "Home")
        if self.uses_git:
            one.git("init", "-q", "-b", "main", ".")
            one.run("setup", "git", check=True)
            one.git("add", "-A")
            one.git("commit", "-qm", "begin")
            bare = os.path.join(self.folder, "bare")
            subprocess.run(["git", "clone", "-q", "--bare", one_root, bare], capture_output=True)
            one.git("remote", "add", "origin", bare)
            subprocess.run(["git", "clone", "-q", bare, two.root], capture_output=True)
            two.run("setup", "git", check=True)
        else:
            shutil.copytree(one_root, two.root)
            self.last = one.files()

    # What a person does.

    def step(self):
        device = self.random.choice(self.devices)
        kind = self.random.choices(
            ["new", "append", "line", "key", "set", "tag", "unset", "move", "delete", "undo", "carry", "resolve"],
            [3, 8, 5, 4, 6, 4, 1, 2, 2, 2, 10, 5])[0]
        self.tally[kind] += 1
        getattr(self, kind)(device)

    def pick(self, device):
        records = device.records()
        return self.random.choice(records) if records else None

    def forget(self, device, before, after):
        """What a person took out of a file is given up."""
        gone = {word.decode() for word in set(WORD.findall(before)) - set(WORD.findall(after))}
        self.given_up |= gone
        self.given_up_by[device.name] |= gone

    def edit(self, device, path, change):
        """An edit in an editor: nothing is written down about it."""
        before = self.read(device, path)
        after = change(before)
        with open(device.path(path), "wb") as file:
            file.write(self.sealing.seal(after) if path.endswith(".age") else after)
        self.forget(device, before, after)

    def read(self, device, path):
        with open(device.path(path), "rb") as file:
            return self.sealing.open(file.read())

    def command(self, device, path, *words):
        """A command that changes one record; what it replaces is given up."""
        before = self.read(device, path)
        done = device.run(*words)
        if done.returncode == 0 and os.path.exists(device.path(path)):
            self.forget(device, before, self.read(device, path))
        return done.returncode == 0

    def new(self, device):
        title, text = self.random.choice(["Night", "Walk", "Rest"]), self.word(device, "new")
        if device.run("new", title, "--text", text).returncode:
            self.find("a new record is refused")
            self.given_up.add(text)

    def append(self, device):
        path = self.pick(device)
        if path:
            word = self.word(device, "append " + path)
            self.edit(device, path, lambda text: text + f"\n{word}\n".encode())

    def line(self, device):
        path = self.pick(device)
        if not path:
            return
        word = self.word(device, "line " + path)

        def change(text):
            head, fence, body = text.rpartition(b"---\n")
            lines = body.split(b"\n")
            place = self.random.randrange(len(lines))
            if self.random.random() < 0.5:
                lines[place] = word.encode()
            else:
                lines.insert(place, word.encode())
            return head + fence + b"\n".join(lines)
        self.edit(device, path, change)

    def key(self, device):
        path = self.pick(device)
        if not path:
            return
        word, key = self.word(device, "key " + path), self.random.choice(["weather", "colour", "note"])

        def change(text):
            if not text.startswith(b"---\n") or b"<<<<<<<" in text:
                return text + f"\n{word}\n".encode()
            lines = text.split(b"\n")
            lines = [one for one in lines if not one.startswith(key.encode() + b":")]
            lines.insert(1, f"{key}: {word}".encode())
            return b"\n".join(lines)
        self.edit(device, path, change)

    def set(self, device):
        path = self.pick(device)
        if path:
            word, key = self.word(device, "set " + path), self.random.choice(["place", "weather", "mood"])
            if not self.command(device, path, "set", path, f"{key}={word}"):
                self.given_up.add(word)

    def tag(self, device):
        path = self.pick(device)
        if path:
            word = self.word(device, "tag " + path)
            if not self.command(device, path, "tag", path, "+" + word):
                self.given_up.add(word)

    def unset(self, device):
        path = self.pick(device)
        if path:
            self.command(device, path, "unset", path, self.random.choice(["place", "weather", "tags"]))

    def move(self, device):
        path = self.pick(device)
        if path:
            device.run("move", path, f"2026-11-{self.random.randrange(1, 28):02}")

    def delete(self, device):
        path = self.pick(device)
        if path:
            device.run("delete", path)

    def undo(self, device):
        before = self.words_by_device()[device.name]
        if device.run("undo").returncode == 0:
            # What it took away the person meant to take away; what is there again counts again.
            after = self.words_by_device()[device.name]
            back = after - before
            others = set().union(*(words for name, words in self.given_up_by.items() if name != device.name))
            # What somebody else took away as well, the next merge takes away again.
            self.given_up = (self.given_up | (before - after)) - (back - others)

    def resolve(self, device):
        before = self.words_by_device()
        side = self.random.choices([[], ["--ours"], ["--theirs"], ["--both"]], [6, 1, 1, 2])[0]
        answer = device.run("resolve", "--all", *side)
        gone = before[device.name] - self.words_by_device()[device.name]
        if gone:
            self.find(f"{device.name}: resolve {side} lost {sorted(gone)}: {answer.stdout.decode()}")
        if device.uses_git:
            for line in answer.stdout.decode().splitlines():
                if line.startswith("Then tell git: "):
                    told = subprocess.run(
                        ["sh", "-c", line[15:]], env=device.environment, capture_output=True, cwd=device.root)
                    if told.returncode:
                        self.find(f"{device.name}: {line}: {told.stderr.decode()}")

    # How changes travel.

    def carry(self, device):
        (self.carry_by_git if self.uses_git else self.carry_files)(device)

    def carry_by_git(self, device):
        unmerged = device.git("ls-files", "--unmerged").stdout
        if unmerged and self.random.random() < 0.8:
            self.resolve(device)
        device.git("add", "-A")
        device.git("commit", "-qm", "x")
        device.git("pull", "-q", "--no-rebase", "--no-edit", "origin", "main")
        if not device.git("ls-files", "--unmerged").stdout:
            device.git("push", "-q", "origin", "HEAD:main")

    def carry_files(self, _):
        """What Syncthing does where both devices are reachable: the younger text has the name, the other one a copy."""
        files = [device.files() for device in self.synced]
        for path in sorted(set(files[0]) | set(files[1]) | set(self.last)):
            if ".smj-tmp" in path:
                continue
            one, two, before = files[0].get(path), files[1].get(path), self.last.get(path)
            if one == two:
                self.keep(path, one)
            elif one == before and (two is not None or before is not None):
                self.put(self.synced[0], path, two)
                self.keep(path, two)
            elif two == before:
                self.put(self.synced[1], path, one)
                self.keep(path, one)
            elif one is None or two is None:
                # An edit against a deletion: the edit is back on both.
                text = one if two is None else two
                self.put(self.synced[0 if one is None else 1], path, text)
                self.keep(path, text)
            else:
                winner = self.random.randrange(2)
                texts = [one, two]
                self.clock += 1
                stamp = f"2026{self.clock // 86400 % 12 + 1:02}{self.clock // 3600 % 28 + 1:02}-{self.clock % 240000:06}"
                stem, ending = os.path.splitext(path)
                copy = f"{stem}.sync-conflict-{stamp}-{'ABCDEFG' if winner else 'HIJKLMN'}{ending}"
                for device in self.synced:
                    self.put(device, path, texts[winner])
                    self.put(device, copy, texts[1 - winner])
                self.keep(path, texts[winner])
                self.keep(copy, texts[1 - winner])

    def keep(self, path, text):
        if text is None:
            self.last.pop(path, None)
        else:
            self.last[path] = text

    def put(self, device, path, text):
        target = device.path(path)
        if text is None:
            if os.path.exists(target):
                os.unlink(target)
            return
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as file:
            file.write(text)

    # Judging.

    def words_by_device(self):
        return {
            device.name: {word.decode() for text in device.files().values()
                          for word in WORD.findall(self.sealing.open(text))}
            for device in self.devices}

    def settle(self):
        """The end of the year: everything travels, conflicts are settled where that can be done."""
        for _ in range(3):
            for device in self.devices:
                self.carry(device)
                self.resolve(device)

    def judge(self):
        words, hidden = set(), set()
        for device in self.devices:
            names = set(re.findall(r'"path": "([^"]+)"', device.run("conflicts", "--json").stdout.decode()))
            listed = set(re.findall(r'"path": "([^"]+)"', device.run("list", "--json", "--limit", "100000").stdout.decode()))
            for path, text in device.files().items():
                if SEALED and WORD.search(text):
                    self.find(f"{path} has words in clear")
                found = {word.decode() for word in WORD.findall(self.sealing.open(text))}
                words |= found
                isSeen = path in names or path in listed or path.startswith("trash/")
                if not isSeen and found and not path.endswith(".json"):
                    hidden |= {(path, word) for word in found}
        for word in sorted(set(self.written) - words - self.given_up):
            self.find(f"{word} is nowhere ({self.written[word]})")
        for path, word in sorted(hidden):
            if not any(word in self.sealing.open(text).decode(errors="replace") for device in self.devices
                       for other, text in device.files().items() if other != path):
                self.find(f"{word} is in {path} alone, which is neither listed nor named")

    def run(self):
        try:
            self.begin()
            for _ in range(OPERATIONS):
                self.step()
            self.settle()
            self.judge()
        finally:
            if not (self.findings and os.environ.get("KEEP")):
                shutil.rmtree(self.folder, ignore_errors=True)
            elif self.findings:
                self.find("kept in " + self.folder)
        return self


class YearOfThree(Year):
    """Git between the first and the second device, a file sync between the second and the third."""

    way = "git and sync"

    def __init__(self, number):
        super().__init__(number, True)
        self.devices.append(Device(self, "chloé", clock=2024))
        self.synced = self.devices[1:]

    def begin(self):
        super().begin()
        two, three = self.synced
        shutil.copytree(two.root, three.root, ignore=shutil.ignore_patterns(".git"))
        self.last = two.files()

    def carry(self, device):
        if device in self.synced and (not device.uses_git or self.random.random() < 0.5):
            self.carry_files(device)
        else:
            self.carry_by_git(device)

    def settle(self):
        for _ in range(3):
            for device in self.devices:
                self.carry_files(device)
                if device.uses_git:
                    self.carry_by_git(device)
                self.resolve(device)


def main():
    findings, tally, words = [], collections.Counter(), 0
    first = int(os.environ.get("FIRST", "0"))
    for number in range(first, first + YEARS):
        year = (YearOfThree(number) if DEVICES == 3 else Year(number, number % 2 == 0)).run()
        findings += year.findings
        tally += year.tally
        words += len(year.written)
        if year.findings:
            print("\n".join(year.findings), flush=True)
    print(f"{YEARS} years, {sum(tally.values())} operations, {words} words: {len(findings)} findings")
    print(", ".join(f"{kind} {count}" for kind, count in sorted(tally.items())))
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
