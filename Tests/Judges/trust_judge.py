#!/usr/bin/env python3
"""Places and moments in which a journal must not be trusted blindly: other users' folders, other volumes, a machine without
time zones or `/proc`, a process that is killed while somebody types.

    trust_judge.py SMJOURNAL [SCENE…]

Some scenes need root (`sudo`): two users, volumes, roots of their own. Without it they are left out, and said to be.
"""
import hashlib
import json
import os
import pathlib
import pty
import resource
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

NOW = "2026-11-20T18:50:00+01:00"
ALICE, MALLORY = 65532, 65533
IS_ROOT = os.geteuid() == 0


class LeftOut(Exception):
    """Why a scene can't be played here."""


class World:
    """A scratch folder with a program in it that every user may run, and homes of users."""

    def __init__(self, program):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="trust-judge-"))
        self.folder.chmod(0o755)
        self.program = self.folder / "smjournal"
        shutil.copy(program, self.program)
        self.program.chmod(0o755)

    def environment(self, home, **more):
        home = str(home)
        return {"PATH": "/usr/bin:/bin", "HOME": home, "TZ": "Europe/Paris", "LC_ALL": "C.UTF-8", "NO_COLOR": "1", **more}

    def home(self, name, user=None):
        folder = self.folder / name
        folder.mkdir()
        folder.chmod(0o700)
        if user is not None:
            os.chown(folder, user, user)
        return folder

    def run(self, *words, home=None, user=None, cwd=None, limit=None, input="", clock=NOW, **more):
        home = home or self.folder

        def prepare():
            if limit is not None:
                resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

        options = {"user": user, "group": user, "extra_groups": []} if user is not None else {}
        clock = ["--now", clock] if clock else []
        return subprocess.run(
            [str(self.program), *words, *clock], capture_output=True, text=True, input=input, cwd=cwd or home,
            env=self.environment(home, **more), preexec_fn=prepare, timeout=60, **options)

    def journal(self, path, identifier="", extra=""):
        path.mkdir(parents=True, exist_ok=True)
        line = f"id: {identifier}\n" if identifier else ""
        (path / "journal.md").write_text(f"---\nsmjournal: 1\nname: Camille\nlanguage: en\n{line}{extra}---\n")
        return path

    def leave(self):
        shutil.rmtree(self.folder, ignore_errors=True)


def expect(fact, *what):
    if not fact:
        raise AssertionError(" ".join(str(part) for part in what))


def needs_root():
    if not IS_ROOT:
        raise LeftOut("only root has two users and roots of its own")


def texts(folder):
    found = {}
    for root, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(root, name)
            if os.path.isfile(path) and not os.path.islink(path):
                with open(path, "rb") as file:
                    found[os.path.relpath(path, folder)] = file.read()
    return found


def holds(folder, word):
    return [path for path, text in texts(folder).items() if word.encode() in text]


# Places

def undo_of_another_volume(world):
    """What was deleted in a journal on one volume is never written into one on another, whatever number its root has."""
    needs_root()
    home = world.home("home")
    for profiles in ["init", "bare"]:
        for points in [("a", "b"), ("a", "a")]:
            script = ["set -e", "mkdir -p a b"]
            for point, title in zip(points, ["secret-of-a", "entry-of-b"]):
                begin = f"\"$P\" init {point} --name Camille --language en --no-input >/dev/null" if profiles == "init" else \
                    f"printf -- '---\\nsmjournal: 1\\nname: C\\n---\\n' > {point}/journal.md"
                script += [f"mount -t tmpfs none {point}", begin, f"\"$P\" -C {point} new {title} --text words-{title} >/dev/null"]
                if title == "secret-of-a":
                    script += [f"\"$P\" -C {point} delete {title} >/dev/null", f"\"$P\" -C {point} trash empty --yes >/dev/null",
                               f"umount {point}", "sleep 1.1"]
                else:
                    script += [f"rm -r {point}/2026", f"\"$P\" -C {point} undo || true", f"\"$P\" -C {point} undo || true",
                               f"grep -rl secret-of-a {point} && exit 9", f"umount {point}"]
            done = subprocess.run(
                ["unshare", "-m", "sh", "-c", "\n".join(script + ["exit 0"])], capture_output=True, text=True, cwd=home,
                env=world.environment(home, P=str(world.program)))
            if "unshare" in done.stderr or "mount:" in done.stderr:
                raise LeftOut("no volumes can be mounted here")
            expect(done.returncode == 0, profiles, points, done.returncode, done.stdout, done.stderr)


def state_follows_the_id(world):
    """A journal that was moved keeps its undo; another one at the same path has none of it; a copy has its own."""
    home = world.home("home")
    first = world.journal(home / "j", "abcdefghij")
    expect(world.run("-C", "j", "new", "One", home=home).returncode == 0)
    first.rename(home / "k")
    undone = world.run("-C", "k", "undo", home=home)
    expect(undone.returncode == 0, undone.stderr)
    expect(world.run("-C", "k", "new", "Two", home=home).returncode == 0)
    shutil.move(home / "k", home / "away")
    world.journal(home / "k", "klmnopqrst")
    undone = world.run("-C", "k", "undo", home=home)
    expect(undone.returncode == 1 and "nothing to undo" in undone.stderr, undone.stdout, undone.stderr)
    expect(world.run("-C", "away", "undo", home=home).returncode == 0)


def a_profile_above(world):
    """A journal.md that another user put above the working folder is refused, and the way round is said."""
    needs_root()
    shared = world.folder / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    (shared / "journal.md").write_text("---\nsmjournal: 1\nname: Mallory\nlanguage: en\n---\n")
    os.chown(shared / "journal.md", MALLORY, MALLORY)
    home = world.home("alice", ALICE)
    work = shared / "alice/work"
    work.mkdir(parents=True)
    for folder in [work.parent, work]:
        os.chown(folder, ALICE, ALICE)
    for user, words in [(ALICE, ["new", "my secret"]), (ALICE, ["today"]), (ALICE, ["list", "--json"]), (None, ["new", "of root"])]:
        done = world.run(*words, home=home, user=user, cwd=work)
        expect(done.returncode == 1, words, done.returncode, done.stdout)
        expect("belongs to another user" in done.stderr and "-C" in done.stderr and "SMJOURNAL_DIR" in done.stderr, done.stderr)
        expect("Mallory" not in done.stdout + done.stderr, done.stdout)
    expect(sorted(os.listdir(shared)) == ["alice", "journal.md"], os.listdir(shared))
    named = world.run("list", "-C", str(shared), home=home, user=ALICE, cwd=work)
    expect(named.returncode == 0, named.stderr)
    (shared / "journal.md").unlink()
    own = world.journal(home / "own")
    for path in [own, own / "journal.md"]:
        os.chown(path, ALICE, ALICE)
    expect(world.run("new", "mine", home=home, user=ALICE, cwd=own).returncode == 0)
    done = world.run("list", home=home, user=None, cwd=own, SUDO_UID=str(ALICE))
    expect(done.returncode == 0 and "mine" in done.stdout, done.stderr)


def a_planted_export(world):
    """An export takes the place of none but the last one that was written there, and keeps that one's mode."""
    needs_root()
    home = world.home("alice", ALICE)
    own = world.journal(home / "own")
    for path in [own, own / "journal.md"]:
        os.chown(path, ALICE, ALICE)
    done = world.run("export", "html", "-C", str(own), "-o", str(home / "first.html"), home=home, user=ALICE)
    expect(done.returncode == 0, done.stderr)
    for user in [ALICE, None]:
        shared = world.folder / f"shared-{user}"
        shared.mkdir()
        shared.chmod(0o777)
        planted = shared / "out.html"
        planted.write_bytes((home / "first.html").read_bytes()[:200])
        planted.chmod(0o666)
        os.chown(planted, MALLORY, MALLORY)
        former = planted.read_bytes()
        done = world.run("export", "html", "-C", str(own), "-o", str(planted), home=home, user=user)
        expect(done.returncode != 0 and planted.read_bytes() == former, done.stderr)
    mine = home / "first.html"
    mine.chmod(0o640)
    done = world.run("export", "html", "-C", str(own), "-o", str(mine), home=home, user=ALICE)
    expect(done.returncode == 0 and mine.stat().st_mode & 0o777 == 0o640, done.stderr)


def root_in_a_users_journal(world):
    """What root makes in a user's journal, in its state and index belongs to the user, who goes on with it."""
    needs_root()
    home = world.home("alice", ALICE)
    own = world.journal(home / "own")
    for path in [own, own / "journal.md"]:
        os.chown(path, ALICE, ALICE)
    backup = home / "j.txt"
    backup.write_text("[2026-07-01 18:50] One.\nText.\n")
    for words in [
        ["new", "By root", "--text", "x"], ["check-in", "--energy", "3"], ["mood", "4"], ["vacation", "add", "2026-12-20..2026-12-24"],
        ["set", "By root", "place=Lyon"], ["tag", "By root", "+night"], ["move", "By root", "2025-01-05"], ["delete", "By root"],
        ["undo"], ["people", "add", "Léa"], ["affirmation", "add", "I am here."], ["affirmation", "like"],
        ["import", str(backup)], ["rota", "set", "--cycle", "day night rest", "--from", "2026-11-01"], ["config", "week-starts=sunday"],
        ["setup", "syncthing"], ["reindex", "--full"], ["list"], ["today"], ["delete", "One"], ["trash"], ["restore", "One"], ["check"],
    ]:
        done = world.run(*words, "-C", str(own), home=home)
        expect(done.returncode == 0, words, done.returncode, done.stdout, done.stderr)
    strangers = []
    for root, folders, names in os.walk(home):
        for name in folders + names:
            path = os.path.join(root, name)
            if os.lstat(path).st_uid != ALICE and path != str(backup):
                strangers.append(os.path.relpath(path, home))
    expect(not strangers, strangers)
    for words in [["undo"], ["new", "Mine"], ["list"], ["reindex", "--full"]]:
        done = world.run(*words, "-C", str(own), home=home, user=ALICE)
        expect(done.returncode == 0 and "Undo" not in done.stderr, words, done.stdout, done.stderr)


def a_journal_in_a_journal(world):
    """A folder with a profile of its own is another journal: no verb counts it, check and doctor name it once."""
    home = world.home("home")
    rota = "rota:\n  from: \"2026-11-02\"\n  cycle: day day night night rest rest rest\n  hours:\n    day: \"07:00-19:00\"\n" \
        "    night: \"19:00-07:00\"\n"
    journal = world.journal(home / "j", "abcdefghij", rota)
    for number in range(12):
        done = world.run("-C", "j", "check-in", "--energy", "3", "--date", f"2026-11-{number + 2:02}", "--shift", "day", home=home)
        expect(done.returncode == 0, done.stderr)
    verbs = [
        ["list", "--json"], ["today", "--json"], ["stats", "--json"], ["week", "--json"], ["report", "--json", "--from", "2026-11-01"],
        ["tags", "--json"], ["search", "check"], ["conflicts"], ["month"], ["insights", "--json"],
        ["export", "csv"], ["export", "markdown"], ["check", "--privacy"], ["list", "--json", "--no-index"],
    ]
    before = [world.run("-C", "j", *words, home=home).stdout for words in verbs]
    size = len(json.loads(world.run("-C", "j", "export", "json", home=home).stdout)["files"])
    shutil.copytree(journal, home / "copy")
    shutil.copytree(journal, home / "deep")
    shutil.move(home / "copy", journal / "copy")
    (journal / "2026/old").mkdir()
    shutil.move(home / "deep", journal / "2026/old/deep")
    for words, former in zip(verbs, before):
        done = world.run("-C", "j", *words, home=home)
        expect(done.stdout == former, words, "\n", former, "\n", done.stdout)
        expect("problem" not in done.stderr, words, done.stderr)
    for words in [["check"], ["doctor"]]:
        done = world.run("-C", "j", *words, home=home)
        for folder in ["j/copy", "j/2026/old/deep"]:
            expect((done.stdout + done.stderr).count(folder) == 1, words, done.stdout, done.stderr)
    expect(world.run("-C", "j", "check", home=home).returncode == 0)
    done = world.run("-C", "j", "reindex", "--verify", home=home)
    expect("agrees" in done.stdout and done.stdout.startswith("12 files"), done.stdout)
    done = world.run("-C", "j", "export", "json", home=home)
    expect(len(json.loads(done.stdout)["files"]) == size and "j/copy: " in done.stderr, done.stderr)
    # What its profile says decides, also where it is changed in its place.
    with open(journal / "copy/journal.md", "r+") as file:
        text = file.read()
        file.seek(0)
        file.write(text.replace("smjournal: 1", "somebody: 1"))
    for option in [[], ["--no-index"]]:
        done = world.run("-C", "j", "list", "--json", "--kind", "check-in", *option, home=home)
        expect(json.loads(done.stdout)["total"] == 24, option, json.loads(done.stdout)["total"])
    with open(journal / "copy/journal.md", "r+") as file:
        file.write(text)
    done = world.run("-C", "j", "list", "--json", "--kind", "check-in", home=home)
    expect(json.loads(done.stdout)["total"] == 12)


# The machine

ROTA = "rota:\n  from: \"2026-10-01\"\n  cycle: day night rest\n  hours:\n    day: \"07:00-19:00\"\n    night: \"19:00-07:00\"\n"
FIGURES = [
    ["today"], ["today", "--format", "{days}"], ["report"], ["week"], ["month"], ["year"], ["day"], ["stats"], ["rota"], ["rota", "check"],
    ["vacation", "list"], ["insights"], ["prompts"], ["reminders", "cron"], ["export", "ics"], ["export", "html", "-o", "x.html"],
    ["export", "csv"], ["team", "figures"],
]


def no_zones(world):
    """Without rules of time zones no hours, countdown or calendar is told; the package is named, and the rest works."""
    home = world.home("home")
    world.journal(home / "j", "", "timezone: Europe/Paris\n" + ROTA)
    empty = home / "zones"
    empty.mkdir()
    for words in FIGURES:
        done = world.run("-C", "j", *words, home=home, clock=None, TZDIR=str(empty))
        expect(done.returncode == 74 and not done.stdout, words, done.returncode, done.stdout, done.stderr)
        expect("tzdata" in done.stderr and "Europe/Paris" in done.stderr and "TZDIR" in done.stderr, words, done.stderr)
        expect("journal.md:5:11: error: " in done.stderr, done.stderr)
        expect(world.run("-C", "j", *words, home=home).returncode in [0, 1], words)
    for words in [["list"], ["show", "journal"], ["export", "json", "-o", "b.json"], ["config"], ["help"]]:
        done = world.run("-C", "j", *words, home=home, clock=None, TZDIR=str(empty))
        expect(done.returncode == 0, words, done.stderr)
    done = world.run("-C", "j", "new", "Words", home=home, clock=None, TZDIR=str(empty))
    expect(done.returncode == 0 and "warning: " in done.stderr and "tzdata" in done.stderr, done.stderr)
    for words in [["check"], ["config", "timezone=Asia/Tokyo"]]:
        done = world.run("-C", "j", *words, home=home, TZDIR=str(empty))
        expect(done.returncode == 1 and "tzdata" in done.stderr, words, done.stderr)
    # Zones that say their offset need no rules; a zone of TZ that is not there is no zone.
    for zone, start in [("UTC", "T07"), ("+02:00", "T05"), ("-0330", "T1030"), ("Etc/GMT-2", "T05"), ("UTC+2", "T05")]:
        world.journal(home / "k", "", f"timezone: \"{zone}\"\n" + ROTA)
        done = world.run("-C", "k", "export", "ics", home=home, clock=None, TZDIR=str(empty))
        expect(done.returncode == 0 and start in done.stdout, zone, done.stderr, done.stdout[:400])
    world.journal(home / "l", "", ROTA)
    for variable, code in [("Europe/Paris", 74), ("UTC", 0), ("CET-1CEST,M3.5.0,M10.5.0/3", 0)]:
        done = world.run("-C", "l", "today", home=home, clock=None, TZ=variable, TZDIR=str(empty))
        expect(done.returncode == code, variable, done.returncode, done.stderr)
    # Rules elsewhere.
    shutil.copytree("/usr/share/zoneinfo/Europe", home / "own/Europe", symlinks=False)
    done = world.run("-C", "j", "report", "--from", "2026-10-20", "--until", "2026-10-30", home=home, TZDIR=str(home / "own"))
    expect(done.returncode == 0, done.stderr)
    usual = world.run("-C", "j", "report", "--from", "2026-10-20", "--until", "2026-10-30", home=home)
    expect(done.stdout == usual.stdout and usual.returncode == 0)


def a_bare_root(world):
    """In a root with nothing but the program and a journal, without /proc and zones, it runs and says what it lacks."""
    needs_root()
    described = subprocess.run(["file", "-L", str(world.program)], capture_output=True, text=True).stdout if shutil.which("file") else ""
    linked = subprocess.run(["ldd", str(world.program)], capture_output=True, text=True)
    if linked.returncode == 0 and "statically" not in described + linked.stdout:
        raise LeftOut("the program is not linked statically")
    root = world.folder / "root"
    (root / "bin").mkdir(parents=True)
    (root / "tmp").mkdir()
    shutil.copy(world.program, root / "bin/smjournal")
    world.journal(root / "j", "", "timezone: Europe/Paris\n" + ROTA)
    world.journal(root / "k", "", ROTA)

    def run(*words, **more):
        return subprocess.run(
            [shutil.which("chroot") or "/usr/sbin/chroot", str(root), "/bin/smjournal", *words], capture_output=True, text=True, timeout=60,
            env={"HOME": "/tmp", "LC_ALL": "C.UTF-8", **more})

    expect(run("--version").returncode == 0, run("--version").stderr)
    for more in [{}, {"SWIFT_BACKTRACE": ""}, {"SWIFT_BACKTRACE": "enable=no"}]:
        done = run("-C", "/j", "list", **more)
        expect(done.returncode == 0, more, done.returncode, done.stderr)
    done = run("-C", "/j", "report")
    expect(done.returncode == 74 and "tzdata" in done.stderr, done.returncode, done.stderr)
    for words in [["new", "Words", "--text", "x"], ["list"], ["today"], ["undo"], ["reindex", "--full"], ["check"],
                  ["export", "html", "-o", "/tmp/x.html"], ["report"]]:
        done = run("-C", "/k", *words)
        expect(done.returncode == 0, words, done.returncode, done.stdout, done.stderr)


def no_file_may_grow(world):
    """`ulimit -f` is a full disk: a sentence and a code, not a death."""
    home = world.home("home")
    world.journal(home / "j", "abcdefghij")
    expect(world.run("-C", "j", "new", "There", "--text", "x" * 3000, home=home).returncode == 0)
    for limit in [0, 512]:
        for words, code in [(["list"], 0), (["today"], 0), (["show", "There"], 0), (["reindex"], 0), (["new", "More", "--text", "y" * 2000], 74),
                            (["set", "There", "place=Lyon"], 74), (["export", "html", "-o", "x.html"], 74)]:
            shutil.rmtree(home / ".cache", ignore_errors=True)
            before = texts(home / "j")
            done = world.run("-C", "j", *words, home=home, limit=limit)
            expect(done.returncode == code, limit, words, done.returncode, done.stdout, done.stderr)
            if code:
                expect("file too large" in done.stderr, words, done.stderr)
            expect(texts(home / "j") == before, words)
        with open(home / "out", "w") as out:
            done = subprocess.run(
                [str(world.program), "-C", "j", "list", "--json"], stdout=out, stderr=subprocess.PIPE, text=True, cwd=home,
                env=world.environment(home), preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)))
        expect(limit or done.returncode == 74 and "file too large" in done.stderr, done.returncode, done.stderr)


# Words

class Keyboard:
    """Somebody at a pseudo-terminal who types into the program itself."""

    def __init__(self, world, home, *words):
        self.seen = b""
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(home)
            os.execve(str(world.program), ["smjournal", *words, "--now", NOW], world.environment(home, TERM="xterm"))

    def until(self, text, seconds=20):
        end = time.time() + seconds
        while text.encode() not in self.seen:
            expect(time.time() < end, f"waited for {text!r} in {self.seen[-400:]!r}")
            ready, _, _ = select.select([self.terminal], [], [], 0.1)
            if ready:
                self.seen += os.read(self.terminal, 1 << 16)
        self.seen = self.seen[self.seen.index(text.encode()) + len(text.encode()):]

    def type(self, text, pause=0.0):
        for part in [text] if not pause else text:
            os.write(self.terminal, part.encode())
            time.sleep(pause)
            while select.select([self.terminal], [], [], 0)[0]:
                self.seen += os.read(self.terminal, 1 << 16)

    def kill(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def drafts(home):
    return [path for path in pathlib.Path(home).rglob("unfinished/*.md")]


def comes_true(condition, seconds=20):
    """Whether it holds before the time is over: how fast a disk is, is no matter of right and wrong."""
    end = time.time() + seconds
    while not condition():
        if time.time() > end:
            return False
        time.sleep(0.05)
    return True


def kept(home, text):
    return any(text in path.read_text() for path in drafts(home))


def to_the_text(world, home):
    person = Keyboard(world, home, "-C", "j", "new")
    person.until("[")
    time.sleep(0.6)
    person.type("A long night\r")
    person.until("mood")
    time.sleep(0.6)
    person.type("4")
    time.sleep(0.6)
    return person


def typed_words(world):
    """What was typed comes to the disk by itself, whatever ends the process; the next time goes on with it."""
    home = world.home("home")
    world.journal(home / "j", "abcdefghij")
    # Three paragraphs, then a rest.
    person = to_the_text(world, home)
    person.type("One paragraph.\x1b\rAnother one.\x1b\rThe third, half")
    comes_true(lambda: kept(home, "The third, half"))
    person.kill()
    found = drafts(home)
    expect(len(found) == 1, found)
    expect("One paragraph.\nAnother one.\nThe third, half" in found[0].read_text(), found[0].read_text())
    status = found[0].stat()
    expect(status.st_mode & 0o777 == 0o600 and found[0].parent.stat().st_mode & 0o777 == 0o700, oct(status.st_mode))
    person = Keyboard(world, home, "-C", "j", "new")
    person.until("[Y/n]")
    person.type("\r")
    person.until("The third, half")
    # Without a rest, too.
    person.type(" and ")
    expect(comes_true(lambda: person.type("word ", pause=0.06) or kept(home, "half and word word")), found[0].read_text())
    person.kill()
    # What is erased again leaves nothing behind; Ctrl-C keeps what there is.
    person = Keyboard(world, home, "-C", "j", "new")
    person.until("[Y/n]")
    person.type("n")
    person.until("[")
    time.sleep(0.6)
    # What was declined is put aside, and is no draft that is gone on with.
    aside = drafts(home)
    expect([path.name for path in aside] == ["entry-1.md"] and "half and word word" in aside[0].read_text(), aside)
    person.type("x")
    expect(comes_true(lambda: len(drafts(home)) == 2))
    person.type("\x7f")
    expect(comes_true(lambda: drafts(home) == aside), [path.read_text() for path in drafts(home)])
    aside[0].unlink()
    person.kill()
    # The note of a check-in.
    person = Keyboard(world, home, "-C", "j", "check-in", "--shift", "night")
    person.until("Energy")
    for key in "425":
        time.sleep(0.6)
        person.type(key)
    time.sleep(0.6)
    person.type("\r")
    person.until("note")
    person.type("Nothing must go missing")
    expect(comes_true(lambda: kept(home, "Nothing must go missing")))
    person.kill()
    expect(not list((home / "j").rglob("2026*")), "nothing is written before the last answer")


def half_a_paste(world):
    """Of a paste whose end never comes, what came is kept like what is typed, and keys after it are keys again."""
    home = world.home("home")
    world.journal(home / "j", "abcdefghij")
    person = to_the_text(world, home)
    person.type("\x1b[200~One paragraph.\rThe second, half")
    # Somebody types on, with no pause that is long; in the end Enter is an answer.
    person.type(" and more of it, for some seconds", pause=0.2)
    expect(kept(home, "One paragraph.\nThe second, half and more"), drafts(home))
    person.type("\r")
    person.until("ags?")
    expect(kept(home, "The second, half and more of it, for some seconds"), drafts(home))
    person.kill()


JRNL = "[2026-07-01 18:50] One.\nText.\n\n[2026-07-02 18:50] Two.\n\n[2026-07-03 18:50] Three.\n"


def deleted_by_whom(world):
    """Only what this program moved to the trash is said to be deleted; all else comes in again, and --again brings in the rest."""
    home = world.home("home")
    (home / "j.txt").write_text(JRNL)
    bring = ["import", "jrnl", "../j.txt", "--json"]

    def imported(folder, *words):
        done = world.run(*bring, *words, home=home, cwd=home / folder)
        expect(done.returncode == 0, done.stderr)
        answer = json.loads(done.stdout)
        return answer["added"], answer["same"], answer["leftOutBy"].get("deleted", 0)

    for identifier in ["", "abcdefghij"]:
        journal = world.journal(home / ("j" + identifier), identifier)
        name = journal.name
        shutil.copytree(journal, home / "before")
        expect(imported(name) == (3, 0, 0))
        # Removed by another program.
        for path in journal.rglob("2026-07-0[12]*.md"):
            path.unlink()
        expect(imported(name) == (2, 1, 0), "rm")
        # Put back from a backup, at the same place.
        shutil.rmtree(journal)
        shutil.copytree(home / "before", journal)
        expect(imported(name) == (3, 0, 0), "backup")
        # Deleted by the person: it stays out, also once the trash is empty and after many other changes.
        expect(world.run("delete", "Two", home=home, cwd=journal).returncode == 0)
        expect(imported(name) == (0, 2, 1), "delete")
        expect(world.run("trash", "empty", "--yes", home=home, cwd=journal).returncode == 0)
        for number in range(3):
            world.run("set", "One", f"place={number}", home=home, cwd=journal)
        done = world.run("import", "../j.txt", home=home, cwd=journal)
        expect("1 left out: you deleted them" in done.stdout and "--again" in done.stdout, done.stdout)
        # Brought back, then removed by another program.
        expect(imported(name, "--again") == (1, 2, 0), "again")
        expect(imported(name) == (0, 3, 0))
        expect(world.run("undo", home=home, cwd=journal).returncode == 0)
        expect(imported(name) == (0, 2, 1), "undo of --again")
        expect(imported(name, "--again") == (1, 2, 0))
        expect(world.run("delete", "Two", home=home, cwd=journal).returncode == 0)
        expect(world.run("undo", home=home, cwd=journal).returncode == 0)
        for path in journal.rglob("2026-07-02*.md"):
            path.unlink()
        expect(imported(name) == (1, 2, 0), "undone, then rm")
        shutil.rmtree(home / "before")
    # A journal at the place of another one knows nothing of it.
    shutil.rmtree(home / "j")
    shutil.rmtree(home / "jabcdefghij")
    world.journal(home / "jabcdefghij", "klmnopqrst")
    expect(imported("jabcdefghij") == (3, 0, 0), "another journal")


def config_takes_its_examples(world):
    """Every value that config's own help shows, in nine languages, is one that it takes."""
    import re
    home = world.home("home")
    tried = 0
    for language in ["en", "fr", "de", "es", "it", "pt", "nl", "ja", "ko"]:
        journal = world.journal(home / language)
        settings = json.loads(world.run("-C", str(journal), "config", "--json", "--lang", language, home=home, clock=None).stdout)["settings"]
        expect(len(settings) > 20)
        for setting in settings:
            key, meaning = setting["key"], setting["meaning"]
            # A map, perhaps with maps in it.
            values = re.findall(r"\{(?:[^{}]|\{[^{}]*\})*\}", meaning)
            if key in ["day-starts", "night", "timezone"]:
                values += re.findall(r"[A-Z][A-Za-z]+/[A-Z][A-Za-z_]+|\d\d:\d\d(?:-\d\d:\d\d)?", meaning)
            if key == "badges":
                values += re.findall(r"[\U0001F300-\U0001FAFF]", meaning)[:1]
            if key == "holidays":
                values += re.findall(r"\b(?:fr|gb-eng)\b", meaning)
            if key in ["date-order", "tone", "profession", "agreement", "affirmations", "rest-rules", "theme", "memories", "care"]:
                values += re.findall(r"\b(?:day-first|month-first|warm|plain|nurse|carer|midwife|paramedic|feminine|masculine|neutral|by-day|"
                                     r"mixed|liked|eu|fr-hospital|fr|uk|none|auto|dark|light|mono|true|false)\b", meaning)
            if key == "language":
                values += re.findall(r"\b[a-z]{2}\b", meaning.split(":")[-1].split("：")[-1])
            for value in dict.fromkeys(values):
                forms = [value, value[1:-1]] if value.startswith("{") and key in ["moods", "theme"] else [value]
                for form in forms:
                    tried += 1
                    done = world.run("-C", str(journal), "config", f"{key}={form}", home=home)
                    expect(done.returncode == 0, language, f"{key}={form}", done.stderr)
                    check = world.run("-C", str(journal), "check", home=home)
                    expect(check.returncode == 0, language, f"{key}={form}", check.stderr)
    expect(tried > 200, tried)
    journal = world.journal(home / "own", "", "moods:\n  calm: 5\n")
    expect(world.run("-C", str(journal), "config", "moods={serene: 4, drained: 1}", home=home).returncode == 0)
    expect("moods:\n  serene: 4\n  drained: 1\n" in (journal / "journal.md").read_text(), (journal / "journal.md").read_text())
    for wrong in ["moods=serene", "moods={serene: 9}", "moods={serene", "theme={night: 7}", "theme={nigt: '#8B5CF6'}"]:
        expect(world.run("-C", str(journal), "config", wrong, home=home).returncode == 64, wrong)


def a_backup_says_what_it_lacks(world):
    """A backup copies nothing larger than other verbs read, and names that, links and empty folders."""
    home = world.home("home")
    journal = world.journal(home / "j", "abcdefghij")
    (journal / "2026/11/img").mkdir(parents=True)
    (journal / "2026/11/2026-11-20-a.md").write_text("text\n")
    (journal / "2026/12").mkdir()
    os.symlink("/etc/passwd", journal / "2026/link.md")
    os.symlink("/etc", journal / "etc")
    os.mkfifo(journal / "pipe")
    for name, size in [("2026/huge.md", 20 << 30), ("2026/11/img/huge.mov", 3 << 30), ("2026/huge.jpg", (1 << 30) + 1)]:
        with open(journal / name, "wb") as file:
            file.truncate(size)
    begun = time.time()
    done = world.run("-C", "j", "export", "json", "-o", "b.json", home=home)
    expect(time.time() - begun < 20 and (home / "b.json").stat().st_size < 10_000, (home / "b.json").stat().st_size)
    expect(done.returncode == 1, done.returncode)
    named = ["2026/huge.md", "2026/11/img/huge.mov", "2026/huge.jpg", "2026/link.md", "etc", "pipe", "2026/12"]
    for name in named:
        expect(f"j/{name}: " in done.stderr, name, done.stderr)
    done = world.run("-C", "j", "export", "json", "-o", "b.json", "--json", home=home)
    expect(sorted(item["path"] for item in json.loads(done.stdout)["passedOver"]) == sorted(named), done.stdout)
    for name in ["2026/huge.md", "2026/11/img/huge.mov", "2026/huge.jpg"]:
        (journal / name).unlink()
    expect(world.run("-C", "j", "export", "json", "-o", "b.json", home=home).returncode == 0)


def a_strangers_backup(world):
    """Hidden files of a backup that is not of this journal stay out, by name, until they are asked for; nothing is executable."""
    home = world.home("home")
    journal = world.journal(home / "j", "abcdefghij")
    (journal / "mine.md").write_text("mine\n")

    def backup(identifier, names):
        files = [("journal.md", f"---\nsmjournal: 1\nid: {identifier}\n---\n")] + [(name, "text\n") for name in names]
        (home / "b.json").write_text(json.dumps({"schema": 1, "format": "smjournal-backup", "files": [
            {"path": path, "text": text, "sha256": hashlib.sha256(text.encode()).hexdigest()} for path, text in files]}))

    hidden = [".gitattributes", ".stignore", ".bashrc", "2026/11/.profile", ".x.sh"]
    backup("klmnopqrst", hidden + ["x.sh", "2026/11/a.md"])
    for words in [["-C", "j"], ["-C", "fresh"]]:
        done = world.run(*words, "import", "json", "b.json", home=home)
        root = home / words[1]
        for name in hidden:
            expect(not (root / name).exists() and name in done.stderr, name, done.stdout, done.stderr)
        expect((root / "2026/11/a.md").exists() and (root / "x.sh").stat().st_mode & 0o777 == 0o600)
        expect("--again" in done.stdout, done.stdout)
    done = world.run("-C", "fresh", "import", "json", "b.json", "--again", home=home)
    expect(all((home / "fresh" / name).stat().st_mode & 0o777 == 0o600 for name in hidden), done.stdout, done.stderr)
    # A backup of this journal brings back its settings.
    backup("abcdefghij", [".stignore"])
    done = world.run("-C", "j", "import", "json", "b.json", home=home)
    expect((journal / ".stignore").exists(), done.stdout, done.stderr)


SCENES = [
    undo_of_another_volume, state_follows_the_id, a_profile_above, a_planted_export, root_in_a_users_journal, a_journal_in_a_journal,
    no_zones, a_bare_root, no_file_may_grow, typed_words, half_a_paste, deleted_by_whom, config_takes_its_examples, a_backup_says_what_it_lacks,
    a_strangers_backup,
]


def main():
    os.environ.pop("SMJOURNAL_DIR", None)
    wanted = [scene for scene in SCENES if not sys.argv[2:] or scene.__name__ in sys.argv[2:]]
    right = played = 0
    for scene in wanted:
        world = World(sys.argv[1])
        try:
            scene(world)
            right, played = right + 1, played + 1
            print("ok", scene.__name__, flush=True)
        except LeftOut as why:
            print("left out:", scene.__name__, "–", why, flush=True)
        except (AssertionError, subprocess.TimeoutExpired) as error:
            played += 1
            print("FAILED", scene.__name__, "–", str(error)[:800], flush=True)
        finally:
            world.leave()
    print(f"{right} of {played} right")
    return 0 if right == played else 1


if __name__ == "__main__":
    sys.exit(main())
