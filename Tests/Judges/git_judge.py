#!/usr/bin/env python3
"""Puts a journal into repositories that mean harm, and runs every verb on them: nothing that they name may start.

    Tests/Judges/git_judge.py [--short] PROGRAM

Each kind of repository names the same planted program in another way: as a hook, a filter, a helper of a transport that fetches
what is missing, in a configuration that belongs to another user … Before a kind is judged, git itself is asked the question that
starts the program, where there is one: a plant that starts for nobody proves nothing. Then every verb runs on a fresh copy
(`--short`: those that ask git anything), and neither the planted program may have run nor anybody called at the port that the
repository's addresses lead to.

A git that writes down how it is called shows besides that each question is one of those that the page `Git.md` lists, each of
those is asked somewhere, and that each goes out with the environment that the page promises.

Kinds that need a second user are left out, and named, where this one is not root. Prints a line for each kind; the last one is
`N of M right`, exit code 1 where these differ.
"""

import contextlib
import os
import pathlib
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import threading

ARGUMENTS = [word for word in sys.argv[1:] if not word.startswith("--")]
SHORT = "--short" in sys.argv
PROGRAM = os.path.abspath(ARGUMENTS[0])
PAGE = pathlib.Path(__file__).resolve().parents[2] / "Sources/JournalSync/JournalSync.docc/Git.md"
WORK = pathlib.Path(tempfile.mkdtemp(prefix="git-judge-", dir=os.environ.get("TMPDIR")))
MARK = WORK / "started"
PLANT = WORK / "planted"
JOURNAL = WORK / "journal"
OTHER = 65534
RECORD = "2026/11/2026-11-20-0930-a.md"
GIT = shutil.which("git")
TIME_LIMIT = 60

# The verbs that ask git something.
ASKING = ["conflicts", "doctor", "resolve --all --ours", "check --privacy", "setup git"]
OTHERS = [
    "conflicts --json", "resolve --all", "resolve 2026-11-20-0930-a --take title=theirs", "check", "reindex", "today",
    "new T --text x", "mood 4", "check-in --energy 3", "check-out --fatigue 3", "day", "week", "month", "year", "rota",
    "rota changes", "rota set --cycle day,night,rest,rest --from 2026-11-01", "rota swap 2026-11-25 night",
    "rota add 2026-11-25 day", "rota off 2026-11-26", "rota check", "report", "stats", "insights", "prompts", "list", "search one",
    "show 2026-11-20-0930-a", "tags", "suggest hello", "people", "people add Ana", "affirmation", "affirmation list", "affirmation like",
    "affirmation unlike", "affirmation add Hello", "affirmation spare 1", "team .", "team figures",
    "vacation add 2026-12-20..2026-12-27", "vacation list", "reminders ics", "reminders cron", "set a place=Nice", "unset a place",
    "tag a +x", "favorite a", "attach a journal.md", "edit a", "move a 2026-11-22", "delete a", "trash", "trash empty --yes",
    "restore a", "undo", "export json -o ../e.json", "export html -o ../e.html", "export csv -o ../csv/", "export ics -o ../e.ics",
    "export markdown -o ../md/", "merge journal.md journal.md journal.md", "link smjournal://show/a", "import jrnl journal.md",
    "init .", "setup syncthing", "setup obsidian", "setup desktop", "config", "config name=Ana", "completions bash", "schema", "help",
    "man", "version", "reindex --verify",
]

KINDS = {}


def kind(control=None, needs_root=False):
    """Declares a kind of repository; `control` is a command line of git that starts what it plants."""
    def declare(function):
        KINDS[function.__name__.replace("_", " ")] = (function, control, needs_root)
        return function
    return declare


def clean():
    """The environment without anything of git's, and with a home of its own."""
    variables = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    home = WORK / "home"
    return dict(
        variables, HOME=str(home), XDG_CONFIG_HOME=str(home / ".config"), XDG_STATE_HOME=str(home / "state"),
        XDG_CACHE_HOME=str(home / "cache"), XDG_DATA_HOME=str(home / "data"), GIT_CONFIG_NOSYSTEM="1", TZ="UTC", LANG="C",
        EDITOR="true", VISUAL="true", TERM="dumb")


def git(folder, *words, check=True, environment=None):
    identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "protocol.file.allow=always"]
    done = subprocess.run(
        [GIT, "-C", str(folder), *identity, *words], capture_output=True, env=environment or clean(), timeout=TIME_LIMIT,
        input=b"protocol=https\nhost=nowhere.example\n\n")
    if check and done.returncode:
        raise SystemExit(f"git {' '.join(words)}: {done.stderr.decode()}")
    return done.stdout.decode().strip()


def configure(text, folder=JOURNAL):
    with open(folder / ".git/config", "a") as file:
        file.write(text)


# The journal and its repository.

def write(path, text):
    target = JOURNAL / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text)


def make():
    """A journal in the middle of a merge: a record with markers, one that git left as ours, a renamed and a deleted one."""
    for folder in [JOURNAL, WORK / "home", WORK / "mallory", WORK / "elsewhere"]:
        shutil.rmtree(folder, ignore_errors=True)
    for folder in ["home", "mallory", "elsewhere"]:
        (WORK / folder).mkdir()
    JOURNAL.mkdir()
    git(JOURNAL, "init", "-q", "--template=", "-b", "main")
    write("journal.md", "---\nsmjournal: 1\nname: Ana\ntimezone: Europe/Paris\n---\n")
    for name in ["a", "b", "c", "d"]:
        write(RECORD.replace("-a.md", f"-{name}.md"), f"---\ntitle: {name}\nplace: Home\n---\n\none\n\ntwo\n\nthree\n")
    git(JOURNAL, "add", "-A")
    git(JOURNAL, "commit", "-qm", "one")
    for branch, word in [("theirs", "Lyon"), ("main", "Nice")]:
        git(JOURNAL, "checkout", "-q", *(["-b"] if branch == "theirs" else []), branch)
        for name in ["a", "b"]:
            path = JOURNAL / RECORD.replace("-a.md", f"-{name}.md")
            path.write_text(path.read_text().replace("title: " + name, "title: " + word))
        git(JOURNAL, "mv", RECORD.replace("-a.md", "-c.md"), f"2026/11/2026-11-{'21' if word == 'Nice' else '22'}-c.md")
        if branch == "main":
            git(JOURNAL, "rm", "-q", RECORD.replace("-a.md", "-d.md"))
        else:
            with open(JOURNAL / RECORD.replace("-a.md", "-d.md"), "a") as file:
                file.write("four\n")
        git(JOURNAL, "commit", "-qam", word)
    git(JOURNAL, "merge", "-q", "theirs", check=False)
    # As a merge driver leaves it that failed: ours, without a word in it.
    ours = git(JOURNAL, "show", ":2:" + RECORD.replace("-a.md", "-b.md"))
    (JOURNAL / RECORD.replace("-a.md", "-b.md")).write_text(ours + "\n")
    write(RECORD.replace("-a.md", "-b (conflicted copy 2026-11-20).md"), ours.replace("title: Nice", "title: Oslo") + "\n")


def lose_blobs(folder=JOURNAL):
    """Takes the versions of the unfinished merge away, as a partial clone lacks them."""
    lines = git(folder, "ls-files", "--unmerged").splitlines()
    for name in {line.split()[1] for line in lines}:
        (folder / ".git/objects" / name[:2] / name[2:]).unlink(missing_ok=True)


def promise(url, more="", folder=JOURNAL):
    """A remote that promises what is missing, every protocol allowed."""
    text = (
        "[extensions]\n\tpartialClone = evil\n[core]\n\trepositoryformatversion = 1\n[remote \"evil\"]\n"
        f"\tpromisor = true\n\tpartialclonefilter = blob:none\n\turl = {url}\n\tfetch = +refs/*:refs/*\n"
        "[protocol]\n\tallow = always\n" + "".join(f"[protocol \"{name}\"]\n\tallow = always\n" for name in [
            "ext", "file", "git", "ssh", "http", "https"]))
    configure(text + more, folder)
    lose_blobs(folder)


CONTROL_BLOB = ["cat-file", "blob", ":1:" + RECORD]


# The kinds.

@kind(["status"])
def a_file_system_monitor():
    configure(f"[core]\n\tfsmonitor = {PLANT}\n\tuntrackedCache = true\n")


@kind(["commit", "--allow-empty", "-qm", "x"])
def hooks():
    git(JOURNAL, "merge", "--abort", check=False)
    (JOURNAL / ".git/hooks").mkdir()
    for name in [
        "applypatch-msg", "pre-applypatch", "post-applypatch", "pre-commit", "pre-merge-commit", "prepare-commit-msg", "commit-msg",
        "post-commit", "pre-rebase", "post-checkout", "post-merge", "pre-push", "pre-receive", "update", "proc-receive",
        "post-receive", "post-update", "reference-transaction", "push-to-checkout", "pre-auto-gc", "post-rewrite",
        "sendemail-validate", "fsmonitor-watchman", "post-index-change",
    ]:
        shutil.copy(PLANT, JOURNAL / ".git/hooks" / name)


@kind(["commit", "--allow-empty", "-qm", "x"])
def hooks_elsewhere():
    hooks()
    shutil.copytree(JOURNAL / ".git/hooks", WORK / "elsewhere/hooks")
    shutil.rmtree(JOURNAL / ".git/hooks")
    configure(f"[core]\n\thooksPath = {WORK}/elsewhere/hooks\n")


@kind(["add", "journal.md"])
def filters():
    (JOURNAL / ".gitattributes").write_text("* filter=evil\n")
    configure("[filter \"evil\"]\n" + "".join(f"\t{name} = {PLANT}\n" for name in ["clean", "smudge", "process"]) + "\trequired = true\n")
    write("journal.md", (JOURNAL / "journal.md").read_text() + "\n")


@kind(["log", "-p", "-1"])
def textconv():
    (JOURNAL / ".gitattributes").write_text("*.md diff=evil\n")
    configure(f"[diff \"evil\"]\n\ttextconv = {PLANT}\n\tcommand = {PLANT}\n")


@kind(["diff", "HEAD"])
def an_external_diff():
    configure(f"[diff]\n\texternal = {PLANT}\n\ttool = evil\n[difftool \"evil\"]\n\tcmd = {PLANT}\n")


@kind()
def pagers():
    configure(
        f"[core]\n\tpager = {PLANT}\n[pager]\n" + "".join(
            f"\t{name} = {PLANT}\n" for name in ["log", "config", "ls-files", "rev-list", "cat-file", "check-attr", "version"]))


@kind(["mine"])
def aliases():
    names = ["mine", "version", "rev-parse", "cat-file", "ls-files", "rev-list", "config", "check-attr", "check-ignore", "log"]
    configure("[alias]\n" + "".join(f"\t{name} = !{PLANT}\n" for name in names) + "[help]\n\tautocorrect = immediate\n")


@kind(["merge", "theirs"])
def merge_drivers():
    git(JOURNAL, "merge", "--abort", check=False)
    (JOURNAL / ".gitattributes").write_text("*.md merge=smjournal\n")
    configure(f"[merge \"smjournal\"]\n\tdriver = {PLANT} %O %A %B %L %P\n[mergetool \"evil\"]\n\tcmd = {PLANT}\n")


@kind(["log", "-1"])
def signatures():
    configure(
        f"[log]\n\tshowSignature = true\n[gpg]\n\tprogram = {PLANT}\n[gpg \"ssh\"]\n\tprogram = {PLANT}\n\tallowedSignersFile = /dev/null\n")
    text = git(JOURNAL, "cat-file", "commit", "HEAD").replace(
        "\n\n", "\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----\n\n", 1)
    done = subprocess.run(
        [GIT, "-C", JOURNAL, "hash-object", "-t", "commit", "-w", "--stdin"], input=text.encode() + b"\n", capture_output=True,
        env=clean())
    git(JOURNAL, "update-ref", "HEAD", done.stdout.decode().strip())


@kind(["commit", "--allow-empty"])
def editors():
    git(JOURNAL, "merge", "--abort", check=False)
    configure(f"[core]\n\teditor = {PLANT}\n\taskPass = {PLANT}\n[sequence]\n\teditor = {PLANT}\n[trailer \"x\"]\n\tcmd = {PLANT}\n")


@kind(CONTROL_BLOB)
def a_promise_through_ext():
    promise(f"ext::{PLANT} %S")


@kind(CONTROL_BLOB)
def a_promise_through_a_file_and_uploadpack():
    promise(f"file://{WORK}/elsewhere", f"[remote \"evil\"]\n\tuploadpack = {PLANT}\n")
    git(WORK / "elsewhere", "init", "-q", "--bare", ".")


@kind(CONTROL_BLOB)
def a_promise_through_git_and_a_proxy():
    promise("git://nowhere.example/x", f"[core]\n\tgitProxy = {PLANT}\n")


@kind(CONTROL_BLOB)
def a_promise_through_ssh():
    promise("ssh://nowhere.example/x", f"[core]\n\tsshCommand = {PLANT}\n[ssh]\n\tvariant = simple\n")


@kind(CONTROL_BLOB)
def a_promise_through_another_address():
    promise("https://nowhere.example/x", f"[url \"ext::{PLANT} \"]\n\tinsteadOf = https://nowhere.example/\n")


@kind(CONTROL_BLOB)
def a_promise_through_a_helper_of_its_own():
    promise(f"{PLANT} %S", "[remote \"evil\"]\n\tvcs = ext\n")


@kind("call")
def a_promise_of_a_server_with_http():
    promise(f"http://127.0.0.1:{PORT}/x", f"[credential]\n\thelper = !{PLANT}\n[http]\n\tproxy =\n")


@kind("call")
def a_promise_of_a_server_with_git():
    promise(f"git://127.0.0.1:{PORT}/x")


@kind(["cat-file", "-p", "HEAD^{tree}"])
def a_history_that_was_promised():
    trees = git(JOURNAL, "log", "--all", "--format=%T").splitlines()
    promise(f"ext::{PLANT} %S")
    for name in trees:
        (JOURNAL / ".git/objects" / name[:2] / name[2:]).unlink(missing_ok=True)


@kind(["credential", "fill"])
def credential_helpers():
    configure(f"[credential]\n\thelper = !{PLANT}\n[core]\n\taskPass = {PLANT}\n[remote \"origin\"]\n\turl = https://nowhere.example/x\n")


@kind(["fetch", "-q", "elsewhere"])
def alternates():
    shutil.copytree(JOURNAL, WORK / "elsewhere/r")
    (JOURNAL / ".git/objects/info").mkdir(exist_ok=True)
    (JOURNAL / ".git/objects/info/alternates").write_text(f"{WORK}/elsewhere/r/.git/objects\n")
    git(WORK / "elsewhere/r", "commit", "--allow-empty", "-qam", "x", check=False)
    configure(f"[core]\n\talternateRefsCommand = {PLANT}\n[remote \"elsewhere\"]\n\turl = {WORK}/elsewhere/r\n")


def hostile_text(folder=JOURNAL):
    """A configuration on its own that names the planted program in several ways."""
    return (
        f"[core]\n\tfsmonitor = {PLANT}\n\thooksPath = {folder}/.git/hooks\n[extensions]\n\tpartialClone = evil\n[remote \"evil\"]\n"
        f"\tpromisor = true\n\turl = ext::{PLANT} %S\n[protocol \"ext\"]\n\tallow = always\n[diff]\n\texternal = {PLANT}\n")


@kind(["status"])
def an_included_configuration():
    (WORK / "elsewhere/config").write_text(hostile_text())
    configure(f"[include]\n\tpath = {WORK}/elsewhere/config\n")
    lose_blobs()


@kind(["status"])
def a_configuration_included_by_a_condition():
    (WORK / "elsewhere/config").write_text(hostile_text())
    configure("".join(
        f"[includeIf \"{condition}\"]\n\tpath = {WORK}/elsewhere/config\n"
        for condition in ["gitdir:/**", "gitdir/i:/**", "onbranch:*"]))
    lose_blobs()


@kind(["status"])
def a_configuration_included_by_an_address():
    (WORK / "elsewhere/config").write_text(f"[core]\n\tfsmonitor = {PLANT}\n\thooksPath = {WORK}/elsewhere\n")
    configure(
        f"[remote \"x\"]\n\turl = https://nowhere.example/x\n[includeIf \"hasconfig:remote.*.url:https://**\"]\n"
        f"\tpath = {WORK}/elsewhere/config\n")


@kind(["status"])
def a_configuration_of_the_working_tree():
    configure("[core]\n\trepositoryformatversion = 1\n[extensions]\n\tworktreeConfig = true\n")
    (JOURNAL / ".git/config.worktree").write_text(hostile_text())
    lose_blobs()


def separate(target):
    """Moves the repository away and leaves a file that leads to it."""
    shutil.move(JOURNAL / ".git", target)
    (JOURNAL / ".git").write_text(f"gitdir: {target}\n")


@kind(CONTROL_BLOB)
def a_file_that_leads_to_a_repository():
    promise(f"ext::{PLANT} %S")
    separate(WORK / "elsewhere/separate")


@kind(CONTROL_BLOB)
def a_link_to_a_repository():
    promise(f"ext::{PLANT} %S")
    shutil.move(JOURNAL / ".git", WORK / "elsewhere/linked")
    (JOURNAL / ".git").symlink_to(WORK / "elsewhere/linked")


@kind(CONTROL_BLOB)
def a_further_working_tree():
    shutil.move(JOURNAL, WORK / "elsewhere/main")
    git(WORK / "elsewhere/main", "merge", "--abort", check=False)
    git(WORK / "elsewhere/main", "worktree", "add", "-q", "-b", "w", str(JOURNAL), "HEAD")
    git(JOURNAL, "merge", "-q", "theirs", check=False)
    text = (WORK / "elsewhere/main/.git/config").read_text()
    (WORK / "elsewhere/main/.git/config").write_text(
        text.replace("repositoryformatversion = 0", "repositoryformatversion = 1") + hostile_text())
    for name in {line.split()[1] for line in git(JOURNAL, "ls-files", "--unmerged").splitlines()}:
        (WORK / "elsewhere/main/.git/objects" / name[:2] / name[2:]).unlink(missing_ok=True)
    MARK.unlink(missing_ok=True)


def give_away(folder):
    subprocess.run(["chown", "-hR", str(OTHER), str(folder)], check=True)


def foreign(name, part, target, leave):
    """A kind in which a part of the repository is another user's, at a place of theirs; `leave` says what stays instead of it."""
    def make_foreign():
        promise(f"ext::{PLANT} %S")
        shutil.move(JOURNAL / part, WORK / "mallory" / target)
        leave(JOURNAL / part, WORK / "mallory" / target)
        give_away(WORK / "mallory")
    KINDS[name] = (make_foreign, None, True)


def leave_common(path, target):
    """The folder itself, which says that its settings are elsewhere."""
    shutil.copytree(target, path)
    (path / "commondir").write_text(f"{target}\n")


def leave_own(path, target):
    """A link to a file of theirs that leads to a repository of this user."""
    shutil.copytree(target, WORK / "elsewhere/separate")
    (WORK / "mallory/file").write_text(f"gitdir: {WORK}/elsewhere/separate\n")
    path.symlink_to(WORK / "mallory/file")


def leave_here(path, target):
    """The folder, given away where it is."""
    shutil.copytree(target, path)
    give_away(path)


foreign("a file that leads to another user's repository", ".git", "r", lambda path, to: path.write_text(f"gitdir: {to}\n"))
foreign("a link to another user's repository", ".git", "r", lambda path, to: path.symlink_to(to))
foreign("a link to another user's file that leads back", ".git", "r", leave_own)
foreign("another user's common folder", ".git", "common", leave_common)
foreign("a configuration that is another user's", ".git/config", "config", lambda path, to: path.symlink_to(to))
foreign("a repository of another user", ".git", "r", leave_here)


@kind()
def a_repository_without_a_folder_of_its_own():
    shutil.rmtree(JOURNAL / ".git")
    git(JOURNAL, "init", "-q", "--bare", ".")
    with open(JOURNAL / "config", "a") as file:
        file.write(hostile_text())


@kind()
def entries_that_are_no_repository():
    shutil.rmtree(JOURNAL / ".git")
    os.mkfifo(JOURNAL / ".git")


@kind()
def a_pipe_in_the_configuration():
    """git waits for somebody who writes to it; whoever asks git must not."""
    os.mkfifo(WORK / "elsewhere/pipe")
    configure(f"[include]\n\tpath = {WORK}/elsewhere/pipe\n")


@kind()
def a_file_that_leads_to_itself():
    shutil.rmtree(JOURNAL / ".git")
    (JOURNAL / ".git").write_text("gitdir: .git\n")


@kind(["status"])
def an_environment_that_names_programs():
    """What git sets for a hook, and what a person may have set: answers are about the journal all the same."""
    shutil.copytree(JOURNAL, WORK / "elsewhere/r")
    with open(WORK / "elsewhere/r/.git/config", "a") as file:
        file.write(hostile_text())
    tools = WORK / "elsewhere/tools"
    tools.mkdir()
    for name in ["git-remote-ext", "git-rev-list", "git-ls-files", "git-cat-file", "git-config"]:
        shutil.copy(PLANT, tools / name)
    promise(f"ext::{PLANT} %S")
    return dict(
        GIT_DIR=f"{WORK}/elsewhere/r/.git", GIT_WORK_TREE=f"{WORK}/elsewhere/r", GIT_EXEC_PATH=str(tools), GIT_PAGER=str(PLANT),
        GIT_SSH=str(PLANT), GIT_SSH_COMMAND=str(PLANT), GIT_EXTERNAL_DIFF=str(PLANT), GIT_ASKPASS=str(PLANT),
        GIT_PROXY_COMMAND=str(PLANT), GIT_EDITOR=str(PLANT), GIT_CONFIG_COUNT="1", GIT_CONFIG_KEY_0="core.fsmonitor",
        GIT_CONFIG_VALUE_0=str(PLANT), GIT_CONFIG_PARAMETERS=f"'core.fsmonitor={PLANT}'", GIT_CONFIG_GLOBAL=f"{WORK}/elsewhere/r/.git/config",
        GIT_ALLOW_PROTOCOL="ext:file:git:ssh:http:https", GIT_NO_LAZY_FETCH="0", GIT_TRACE=f"{MARK}", GIT_TRACE2_EVENT=f"{MARK}",
        SSH_ASKPASS=str(PLANT))


@kind()
def a_program_called_git_in_the_working_folder():
    shutil.copy(PLANT, JOURNAL / "git")
    return dict(PATH=".::" + os.environ["PATH"])


# Judging.

def run(words, more=None):
    """A verb on the journal, from within it."""
    command = [PROGRAM, "--no-input", "--now", "2026-11-20T19:00:00+01:00", *shlex.split(words)]
    try:
        return subprocess.run(
            command, capture_output=True, env=dict(clean(), **(more or {})), stdin=subprocess.DEVNULL, cwd=JOURNAL, timeout=TIME_LIMIT)
    except subprocess.TimeoutExpired:
        return None


def restore():
    """Puts everything back as it was made, the owners too."""
    for name in ["journal", "elsewhere", "mallory"]:
        shutil.rmtree(WORK / name, ignore_errors=True)
    names = ["journal", "elsewhere", "mallory"]
    subprocess.run(
        " && ".join(f"cp -a {WORK}/master-{name} {WORK}/{name}" for name in names), shell=True, check=True)
    shutil.rmtree(WORK / "home", ignore_errors=True)
    (WORK / "home").mkdir()


def judge(name):
    """The findings of one kind, and how many verbs ran."""
    function, control, needs_root = KINDS[name]
    make()
    MARK.unlink(missing_ok=True)
    more = function() or {}
    for folder in ["journal", "elsewhere", "mallory"]:
        shutil.rmtree(WORK / ("master-" + folder), ignore_errors=True)
        subprocess.run(["cp", "-a", WORK / folder, WORK / ("master-" + folder)], check=True)
    findings = []
    if control:
        before = len(CALLS)
        words = CONTROL_BLOB if control == "call" else control
        with contextlib.suppress(subprocess.TimeoutExpired):
            git(JOURNAL, *words, check=False, environment=dict(clean(), **more))
        if not (len(CALLS) > before if control == "call" else MARK.exists()):
            findings.append(f"git {' '.join(words)} does not start what was planted: this kind shows nothing")
    verbs = ["conflicts"] if "pipe" in name else ASKING if SHORT else ASKING + OTHERS
    for words in verbs:
        restore()
        MARK.unlink(missing_ok=True)
        before = len(CALLS)
        done = run(words, more)
        if done is None:
            findings.append(f"{words}: no answer within {TIME_LIMIT} s")
        elif done.returncode not in (0, 1, 64, 74):
            findings.append(f"{words}: ended with {done.returncode}: {done.stderr.decode(errors='replace')[:200]}")
        if MARK.exists():
            findings.append(f"{words}: started the planted program: {MARK.read_text(errors='replace').splitlines()[:1]}")
        if needs_root and words == "conflicts" and done and b"another user" not in done.stdout:
            findings.append(f"{words}: does not say whose the repository is: {done.stdout.decode()}")
        if len(CALLS) > before:
            findings.append(f"{words}: called a server")
    return findings, len(verbs)


def listed():
    """The subcommands that the page lists."""
    return set(re.findall(r"^\| `([a-z-]+)", PAGE.read_text(), re.MULTILINE)) if PAGE.exists() else set()


def judge_gate():
    """How git is called in a sound repository: subcommands and environment."""
    make()
    folder = WORK / "elsewhere/log"
    folder.mkdir()
    tool = WORK / "elsewhere/bin"
    tool.mkdir()
    (tool / "git").write_text(
        f"#!/bin/sh\nf=$(mktemp {folder}/XXXXXX)\nfor word; do printf '%s\\n' \"$word\"; done >$f\nenv | grep '^GIT_' >$f.env\n"
        f"exec {GIT} \"$@\"\n")
    (tool / "git").chmod(0o755)
    more = dict(PATH=f"{tool}:{os.environ['PATH']}", GIT_DIR="/nowhere", GIT_TRACE="1", GIT_ALLOW_PROTOCOL="ext")
    for words in ["setup git", "conflicts", "doctor", "check --privacy", "resolve --all", "conflicts"]:
        run(words, more)
    # A change in a sound repository is committed, by the same gate.
    git(JOURNAL, "add", "-A")
    git(JOURNAL, "commit", "-qm", "merged")
    git(JOURNAL, "config", "user.name", "a")
    git(JOURNAL, "config", "user.email", "a@example.org")
    for words in ["setup git --commit", "new Committed", "setup git --no-commit"]:
        run(words, more)
    findings, seen = [], set()
    for call in folder.glob("??????"):
        words = call.read_text().splitlines()
        while words[1:] and words[0].startswith("-"):
            words = words[2 if words[0] in ("-C", "-c") else 1:]
        seen.add(words[0])
        variables = sorted(call.with_suffix(".env").read_text().splitlines())
        wanted = ["GIT_ALLOW_PROTOCOL=", "GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0"]
        if variables != wanted:
            findings.append(f"git {words[0]} was given {variables}")
    if not seen:
        findings.append("git was never called")
    if git(JOURNAL, "log", "-1", "--format=%s").startswith("merged"):
        findings.append("a change was not committed")
    for source in sorted((PAGE.parents[2]).rglob("*.swift")):
        if re.search(r"(?:run|ofProgram:) *\(?\"git\"", source.read_text()) and source.name != "GitProcess.swift":
            findings.append(f"{source.name} starts git past the one place for it")
    for name in sorted(seen - listed()):
        findings.append(f"git {name} is not on the page {PAGE.name}")
    for name in sorted(listed() - seen):
        findings.append(f"git {name} is on the page {PAGE.name}, and was never called")
    return findings, len(list(folder.glob("??????")))


CALLS = []


def listen():
    """A port at which nobody may call."""
    server = socket.create_server(("127.0.0.1", 0))

    def accept():
        while True:
            connection, _ = server.accept()
            CALLS.append(connection.getpeername())
            connection.close()
    threading.Thread(target=accept, daemon=True).start()
    return server.getsockname()[1]


PORT = listen()


def main():
    PLANT.write_text(f"#!/bin/sh\necho \"$0 $*\" >>{MARK}\nexit 1\n")
    PLANT.chmod(0o755)
    right = count = 0
    try:
        for name, (_, _, needs_root) in KINDS.items():
            if needs_root and os.geteuid():
                print(f"NOT CHECKED: {name}: only root can give files away")
                continue
            findings, verbs = judge(name)
            count += 1
            right += not findings
            print(f"{name}: {verbs} verbs, {len(findings)} findings", flush=True)
            for finding in findings:
                print("  FAIL", finding)
        findings, calls = judge_gate()
        count += 1
        right += not findings
        print(f"the questions to git: {calls}, {len(findings)} findings")
        for finding in findings:
            print("  FAIL", finding)
    finally:
        shutil.rmtree(WORK, ignore_errors=True)
    print(f"{right} of {count} right")
    return 0 if right == count else 1


if __name__ == "__main__":
    sys.exit(main())
