"""The other programs of stress.py: an editor and a sync tool that know to the byte what they replace."""

import ctypes
import os
import random
import re
import time
from datetime import datetime, timedelta

from stress_world import LIKES, SEED, SHARED, START, is_whole, words

LIBC = ctypes.CDLL(None, use_errno=True)


def exchange(one, other):
    """Swaps two names in one step; `False` where one of them is missing."""
    answer = LIBC.renameat2(-100, one.encode(), -100, other.encode(), 2)
    if answer != 0 and ctypes.get_errno() != 2:
        raise OSError(ctypes.get_errno(), "renameat2")
    return answer == 0


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
