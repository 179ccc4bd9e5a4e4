"""A person at a pseudo-terminal: a shell, a screen, a journal in a scratch folder."""
import fcntl
import os
import pty
import select
import shutil
import signal
import struct
import tempfile
import termios
import time

import pyte

PROMPT = "ready$ "


class Person:
    """Types into a shell at a terminal of a size and reads what it shows."""

    def __init__(self, program, columns=80, rows=24, environment=None, language="en"):
        self.folder = tempfile.mkdtemp(prefix="terminal-judge-")
        self.columns, self.rows = columns, rows
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.seen = b""
        variables = {
            "PATH": os.path.dirname(os.path.abspath(program)) + ":/usr/bin:/bin", "TERM": "xterm-256color",
            "HOME": self.folder, "PS1": PROMPT, "LANG": "fr_FR.UTF-8" if language == "fr" else "en_US.UTF-8",
            "XDG_STATE_HOME": self.folder + "/state", "XDG_CACHE_HOME": self.folder + "/cache",
            "XDG_CONFIG_HOME": self.folder + "/config", "TZ": "Europe/Paris", "HISTFILE": "/dev/null",
        }
        variables.update(environment or {})
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            # Who starts a judge in the background, or by nohup, has them ignored, and so would all that it starts.
            for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP, signal.SIGTERM):
                signal.signal(number, signal.SIG_DFL)
            os.chdir(self.folder)
            os.execve("/bin/bash", ["bash", "--norc", "--noprofile", "--noediting", "-i"], variables)
        self.resize(columns, rows)
        self.until(PROMPT)
        self.mode = self.modes()

    # Seeing

    def read(self, seconds=0.05):
        """Reads what comes within some time; whether anything did."""
        ready, _, _ = select.select([self.terminal], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.terminal, 1 << 16)
        except OSError:
            return False
        self.seen += data
        self.stream.feed(data)
        return bool(data)

    def until(self, text, seconds=15):
        """Waits until what came since the last wait holds a text."""
        end = time.time() + seconds
        wanted = text.encode()
        while wanted not in self.seen:
            if time.time() > end:
                raise AssertionError(f"waited for {text!r}; the screen shows\n{self.shown()}")
            self.read(0.1)
        self.seen = self.seen[self.seen.index(wanted) + len(wanted):]

    def settle(self, seconds=0.25):
        while self.read(seconds):
            pass

    def shown(self):
        return "\n".join(line.rstrip() for line in self.screen.display).rstrip()

    def modes(self):
        """The modes of the terminal, without the flag that says that input waits."""
        modes = termios.tcgetattr(self.terminal)
        return [modes[0], modes[1], modes[2], modes[3] & ~termios.PENDIN if hasattr(termios, "PENDIN") else modes[3]]

    # Doing

    def type(self, text):
        os.write(self.terminal, text.encode() if isinstance(text, str) else text)

    def paste(self, text):
        self.type("\x1b[200~" + text + "\x1b[201~")

    def run(self, command):
        self.settle(0.05)
        self.seen = b""
        self.type(command + "\n")
        self.until("\n")

    def resize(self, columns, rows):
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        if (columns, rows) != (self.screen.columns, self.screen.lines):
            self.screen.resize(rows, columns)

    def back(self):
        """Waits for the shell, and sees that the terminal is as it was."""
        self.until(PROMPT)
        self.settle(0.05)
        assert self.modes() == self.mode, "the terminal is not as it was found"
        assert b"command not found" not in self.seen, "typed text reached the shell"

    def code(self):
        self.run("echo code=$?")
        self.until("code=")
        self.settle(0.05)
        number = int(self.seen.split(b"\r")[0])
        self.seen = PROMPT.encode()
        self.back()
        return number

    def children(self):
        """The processes that the shell has started."""
        with open(f"/proc/{self.process}/task/{self.process}/children") as file:
            return [int(number) for number in file.read().split()]

    # Files

    def files(self, below="journal"):
        found = {}
        for root, _, names in os.walk(os.path.join(self.folder, below)):
            for name in names:
                path = os.path.join(root, name)
                with open(path, "rb") as file:
                    found[os.path.relpath(path, os.path.join(self.folder, below))] = file.read()
        return found

    def one(self, end):
        """The text of the one file whose name ends so."""
        found = [text for path, text in self.files().items() if path.endswith(end)]
        assert len(found) == 1, f"{len(found)} files end with {end}: {list(self.files())}"
        return found[0].decode()

    def see_that_nothing_ran(self):
        assert not os.path.exists(self.folder + "/pwned"), "typed text was run"
        for path, text in self.files().items():
            text.decode()
            odd = [byte for byte in text if byte < 0x20 and byte != 0x0A or byte == 0x7F]
            assert not odd, f"{path} holds control bytes {odd}"

    def leave(self):
        try:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        except (OSError, ChildProcessError):
            pass
        os.close(self.terminal)
        shutil.rmtree(self.folder, ignore_errors=True)
