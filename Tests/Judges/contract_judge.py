#!/usr/bin/env python3
"""Holds the command line against its contract: verbs, keys of answers, exit codes, what a script relies on.

usage: contract_judge.py SMJOURNAL [PART OF A CASE'S NAME]
"""
import glob
import json
import os
import signal
import subprocess
import sys
import tempfile
import time

NOW = "2026-11-24T12:00:00+01:00"
PROFILE = """---
smjournal: 1
name: Claire
language: en
timezone: Europe/Paris
shifts:
  "J": {is: day, hours: "07:00-19:30", break: 30}
  "N": {is: night, hours: "19:00-07:30"}
rota:
  - from: "2026-11-02"
    cycle: "J J N N rest rest rest"
---
"""


class World:
    """A journal in a folder of its own, and the program with nothing of the person's who runs this."""

    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        self.journal = os.path.join(folder, "journal")
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": folder, "TZ": "Europe/Paris", "LANG": "en_US.UTF-8",
            "XDG_CACHE_HOME": folder + "/cache", "XDG_STATE_HOME": folder + "/state", "XDG_CONFIG_HOME": folder + "/config",
        }
        os.makedirs(self.journal)
        self.write("journal.md", PROFILE)

    def write(self, path, text):
        path = os.path.join(self.journal, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def run(self, *words, stdin="", now=NOW, cwd=None, journal=True):
        command = [self.program, *words, "--now", now]
        if journal:
            command += ["-C", self.journal]
        return subprocess.run(command, input=stdin, capture_output=True, text=True, env=self.environment,
                              cwd=cwd or self.folder, timeout=60)

    def json(self, *words, **more):
        answer = self.run(*words, "--json", "--no-input", **more)
        if answer.returncode != 0:
            raise AssertionError(f"{words}: exit {answer.returncode}: {answer.stderr.strip()[:300]} {answer.stdout[:300]}")
        document = json.loads(answer.stdout)
        assert list(document)[0] == "schema" and document["schema"] == 1, "schema is not 1 at the top"
        return document


CASES = []


def case(function):
    CASES.append(function)
    return function


def keys(document, *names):
    missing = [name for name in names if name not in document]
    assert not missing, f"no {', '.join(missing)} in {', '.join(document)}"


def fails(answer, code, *words):
    assert answer.returncode == code, f"exit {answer.returncode} instead of {code}: {answer.stderr.strip()[:200]}"
    for word in words:
        assert word in answer.stderr, f"{word!r} is not said: {answer.stderr.strip()[:300]}"


@case
def init_takes_flags_and_leaves_what_is_there(world):
    path = os.path.join(world.folder, "fresh")
    words = ["init", path, "--name", "Béa", "--language", "fr", "--vacation", "2026-12-20..2027-01-03"]
    keys(json.loads(world.run(*words, "--json", "--no-input", journal=False).stdout), "schema", "path")
    before = open(os.path.join(path, "journal.md")).read()
    again = world.run(*words, "--no-input", journal=False)
    assert again.returncode != 0 and open(os.path.join(path, "journal.md")).read() == before


@case
def no_journal_names_init(world):
    answer = world.run("today", journal=False, cwd="/")
    assert answer.returncode != 0
    for word in ("init", "SMJOURNAL_DIR", "-C"):
        assert word in answer.stderr, word


@case
def today_has_its_keys(world):
    document = world.json("today")
    keys(document, "date", "affirmation", "countdown", "shift", "shifts", "next", "records", "mood", "streak")
    keys(document["affirmation"], "text", "category", "liked")
    assert document["countdown"] is None or keys(document["countdown"], "from") is None
    keys(document["next"], "date", "shift", "start")


@case
def no_verb_is_today(world):
    assert world.run("--json", "--no-input").stdout == world.run("today", "--json", "--no-input").stdout


@case
def countdown_of_a_leave(world):
    world.json("vacation", "add", "2026-12-07..2026-12-13")
    document = world.json("today")
    keys(document["countdown"], "from", "until", "days", "workingDays", "shifts", "basis", "underWay")
    # 24 Nov is the second day of a cycle of seven that began on 2 November (a Monday): J J N N, rest.
    assert document["countdown"]["shifts"] == 7, document["countdown"]
    assert document["countdown"]["underWay"] is False
    inside = world.json("today", now="2026-12-08T12:00:00+01:00")
    assert inside["countdown"]["underWay"] is True, inside["countdown"]


@case
def a_new_entry_in_full(world):
    document = world.json(
        "new", "A hard night", "--text", "Rain all night", "--mood", "4", "--tag", "rain", "--highlight", "tea",
        "--favorite", "--person", "Léa", "--place", "Ward 3", "--weather", "rain", "--at", "2026-11-24T07:50:00+01:00")
    for key, value in {"kind": "entry", "title": "A hard night", "mood": "😊", "tags": ["rain"], "highlights": ["tea"],
                       "favorite": True, "people": ["Léa"], "place": "Ward 3", "weather": "rain"}.items():
        assert document.get(key) == value, (key, document.get(key))
    assert "private" not in document
    shown = world.json("show", document["id"])
    keys(shown, "body", "extra")
    assert shown["body"].strip() == "Rain all night"


@case
def new_reads_standard_input(world):
    document = world.json("new", "From a pipe", "--text", "-", stdin="two\nlines\n")
    assert world.json("show", document["id"])["body"].strip() == "two\nlines"


@case
def check_in_and_out(world):
    inn = world.json("check-in", "--energy", "4", "--stress", "2", "--motivation", "5", "--badge", "💪", "--note", "off we go",
                     now="2026-11-24T06:55:00+01:00")
    out = world.json("check-out", "--fatigue", "4", "--load", "3", "--satisfaction", "5", now="2026-11-24T19:40:00+01:00")
    assert (inn["kind"], inn["energy"], inn["stress"], inn["motivation"], inn["badges"]) == ("check-in", 4, 2, 5, ["💪"])
    assert (out["kind"], out["fatigue"], out["load"], out["satisfaction"]) == ("check-out", 4, 3, 5)
    day = world.json("day", "2026-11-24", now="2026-11-24T19:50:00+01:00")
    keys(day["shift"], "hours")
    # The plan says the hours until somebody says otherwise: 12 h 30 min with a break of 30 minutes.
    assert day["shift"]["hours"] == 12 and day["shifts"][0]["planned"]["minutes"] == 720, day["shifts"]
    assert (day["shifts"][0]["worked"], day["shifts"][0]["checkIn"], day["shifts"][0]["checkOut"]) == (720, inn["id"], out["id"])
    fails(world.run("check-out", "--fatigue", "9", "--no-input"), 64, "1 to 5")


@case
def mood_in_one_gesture(world):
    for value, shown in (("4", "😊"), ("😴", "😴"), ("très joyeux", None), ("very good", None)):
        document = world.json("mood", value)
        assert document["kind"] == "entry" and "title" not in document and document["id"].split("-mood")[0], document
        assert shown is None or document["mood"] == shown, document
    fails(world.run("mood", "blah", "--no-input"), 64, "1", "5")
    fails(world.run("mood", "--no-input"), 64)


@case
def vacations(world):
    added = world.json("vacation", "add", "2027-02-01..2027-02-07", "--category", "rtt", "--status", "approved", "--title", "Snow")
    listed = world.json("vacation", "list")
    changed = world.json("vacation", "set", added["vacations"][0]["id"], "--status", "planned")
    removed = world.json("vacation", "remove", added["vacations"][0]["id"])
    for document in (added, listed, changed, removed):
        assert isinstance(document["vacations"], list) and document["vacations"], document
        keys(document["vacations"][0], "id", "path", "from", "until", "category", "status")
    assert changed["vacations"][0]["status"] == "planned"


@case
def list_and_its_filters(world):
    world.json("new", "One", "--tag", "rain", "--mood", "2", "--person", "Léa")
    world.json("new", "Two", "--date", "2026-11-20", "--favorite")
    for words, titles in ((["--tag", "rain"], ["One"]), (["--favorite"], ["Two"]), (["--on", "2026-11-20"], ["Two"]),
                          (["--from", "2026-11-21"], ["One"]), (["--until", "2026-11-21"], ["Two"]), (["--person", "Léa"], ["One"]),
                          (["--mood", "2"], ["One"]), (["--kind", "entry", "--sort", "date", "-n", "1"], None),
                          (["--where", "title=Two"], ["Two"]), (["--on", "friday"], ["Two"])):
        document = world.json("list", *words)
        found = [record.get("title") for record in document["records"]]
        assert (len(found) == 1) if titles is None else (found == titles), (words, found)
        keys(document, "records", "problems")
        for record in document["records"]:
            keys(record, "id", "path", "kind", "date")


@case
def search(world):
    world.json("new", "One", "--text", "Élodie came by at noon")
    world.json("new", "Two", "--text", "noon came, Elodie slept")
    assert len(world.json("search", "elodie noon")["records"]) == 2
    found = world.json("search", '"came by"')["records"]
    assert len(found) == 1 and "snippet" in found[0]


@case
def edits_are_lossless(world):
    world.write("2026/11/2026-11-20-odd.md", "---\ndate:   2026-11-20 # day\nkind: 'entry'\nmine: {a: 1}\ntags: [a,  b]\n---\nText\n\n")
    world.json("set", "odd", "place=Home")
    world.json("unset", "odd", "place")
    assert world.json("tag", "odd", "+c", "-a")["tags"] == ["b", "c"]
    assert world.json("favorite", "odd")["favorite"] is True
    moved = world.json("move", "odd", "2026-11-21")
    assert moved["date"] == "2026-11-21" and moved["path"].startswith("2026/11/2026-11-21")
    for _ in range(5):
        world.json("undo")
    text = open(os.path.join(world.journal, "2026/11/2026-11-20-odd.md")).read()
    assert text == "---\ndate:   2026-11-20 # day\nkind: 'entry'\nmine: {a: 1}\ntags: [a,  b]\n---\nText\n\n", text


@case
def delete_trash_restore(world):
    record = world.json("new", "Gone")
    world.json("delete", record["id"])
    assert [r["id"] for r in world.json("trash")["records"]] == [record["id"]]
    world.json("restore", record["id"])
    assert world.json("show", record["id"])["title"] == "Gone"


@case
def affirmations(world):
    keys(world.json("affirmation"), "text", "category", "liked")
    assert world.json("affirmation", "like")["liked"] is True
    assert world.json("affirmation", "unlike")["liked"] is False
    keys(world.json("affirmation", "list", "--category", "competence"), "affirmations")


@case
def views_answer(world):
    world.json("new", "One", "--mood", "4")
    for words in (["day"], ["day", "yesterday"], ["week"], ["week", "2026-11-20"], ["month"], ["month", "2026-11"], ["year"],
                  ["year", "2026"], ["stats"], ["stats", "--from", "2026-11-01", "--until", "2026-11-30"], ["insights"],
                  ["prompts"], ["tags"], ["people"], ["config"], ["conflicts"], ["check"], ["trash"], ["vacation", "list"]):
        world.json(*words)
    assert "days" in world.json("week")
    keys(world.json("tags"), "tags")
    keys(world.json("people"), "people")
    keys(world.json("config"), "settings")


@case
def reindex_has_its_keys(world):
    for words in ([], ["--full"], ["--verify"]):
        keys(world.json("reindex", *words), "files", "read", "added", "changed", "removed", "problems", "seconds")


@case
def rota_by_day(world):
    document = world.json("rota", "--from", "2026-11-23", "--until", "2026-11-29")
    days = document["days"]
    assert [day["date"] for day in days] == [f"2026-11-{n}" for n in range(23, 30)]
    assert [len(day["shifts"]) for day in days] == [1, 1, 1, 1, 0, 0, 0]
    shift = days[2]["shifts"][0]
    keys(shift, "shift", "is", "start", "end", "minutes", "source", "spans")
    assert (shift["shift"], shift["is"], shift["start"], shift["end"], shift["source"]) == (
        "N", "night", "2026-11-25T19:00:00+01:00", "2026-11-26T07:30:00+01:00", "cycle"), shift


@case
def rota_changes_the_plan(world):
    world.json("rota", "set", "--from", "2026-12-01", "--cycle", "day day night night rest rest", "--hours", "day=07:00-19:00")
    world.json("rota", "set", "--from", "2027-01-01", "--cycle", "X X rest", "--shift-type", "X=late 13:00-21:00 break 30")
    world.json("rota", "swap", "2026-11-28", "N")
    world.json("rota", "add", "2026-11-29", "on-call", "08:00-12:00")
    world.json("rota", "off", "2026-12-01..2026-12-02", "--why", "sick")
    days = world.json("rota", "--from", "2026-11-28", "--until", "2026-12-03")["days"]
    assert [[s["is"] for s in day["shifts"]] for day in days] == [["night"], ["on-call"], ["day"], [], [], ["night"]], days
    fails(world.run("rota", "set", "--from", "2027-03-01", "--cycle", "nigth rest", "--no-input"), 64, "night")
    world.json("rota", "changes")


@case
def published_plans(world):
    world.write("2026/12/2026-12-01-rota.md", '---\nkind: rota\npublished: "2026-11-14T10:00:00+01:00"\nfrom: "2026-12-01"\nuntil: "2026-12-31"\n'
                'shifts:\n  - 2026-12-01 N 21:00-07:00\n  - 2026-12-05 J 07:00-11:00, 16:00-20:00\n---\n')
    world.write("2026/12/2026-12-01-rota-2.md", '---\nkind: rota\npublished: "2026-11-30T10:00:00+01:00"\nfrom: "2026-12-01"\nuntil: "2026-12-31"\n'
                'shifts:\n  - 2026-12-02 N 21:00-07:00\n  - 2026-12-05 J 07:00-11:00, 16:00-20:00\n---\n')
    days = world.json("rota", "--from", "2026-12-01", "--until", "2026-12-05")["days"]
    assert [len(day["shifts"]) for day in days] == [0, 1, 0, 0, 1], days
    split = days[4]["shifts"][0]
    assert len(split["spans"]) == 2 and split["minutes"] == 480 and split["source"] == "plan", split
    changes = world.json("rota", "changes", "--from", "2026-12-01", "--until", "2026-12-31")["changes"]
    assert [change["date"] for change in changes] == ["2026-12-01", "2026-12-02"], changes
    for change in changes:
        keys(change, "date", "was", "is", "published", "notice")
    assert changes[0]["notice"] == 35 and not isinstance(changes[0]["was"], int), changes[0]


@case
def report_in_each_form(world):
    world.json("report", "--from", "2026-11-01", "--until", "2026-11-30")
    for rules in ("eu", "fr-hospital", "fr", "uk", "none"):
        world.json("report", "--from", "2026-11-01", "--until", "2026-11-30", "--rules", rules)
    assert "," in world.run("report", "--from", "2026-11", "--until", "2026-11", "--csv").stdout
    page = os.path.join(world.folder, "report.html")
    world.json("report", "--from", "2026-11-01", "--until", "2026-11-30", "--html", page)
    assert os.path.getsize(page) > 1000


@case
def exports_leave_receipts(world):
    world.json("new", "Open", "--text", "words")
    world.json("new", "Hidden", "--private", "--text", "secret words")
    for form in ("markdown", "json", "csv", "html", "ics"):
        output = os.path.join(world.folder, "out." + form)
        receipt = world.json("export", form, "--output", output)
        keys(receipt, "records", "files", "bytes", "leftOut")
        text = ""
        for folder, _, names in os.walk(output) if os.path.isdir(output) else [(os.path.dirname(output), [], [os.path.basename(output)])]:
            for name in names:
                text += open(os.path.join(folder, name), encoding="utf-8", errors="replace").read()
        assert ("secret" in text) == (form == "json"), (form, "private records")


@case
def backup_comes_back(world):
    world.json("new", "Open", "--text", "words")
    backup, fresh = os.path.join(world.folder, "backup.json"), os.path.join(world.folder, "second")
    world.json("export", "json", "--output", backup)
    world.run("init", fresh, "--no-input", journal=False)
    receipt = json.loads(world.run("import", "json", backup, "--json", "--no-input", "-C", fresh, journal=False).stdout)
    keys(receipt, "read", "added", "changed", "same", "leftOut", "unknown", "media", "problems", "first", "last")


@case
def a_second_import_adds_nothing(world):
    source = os.path.join(world.folder, "jrnl.txt")
    with open(source, "w") as file:
        file.write("[2026-03-01 08:00] A day. With words.\n\n[2026-03-02 21:10] Night @work\nMore\n")
    first = world.json("import", "jrnl", source)
    second = world.json("import", "auto", source)
    assert first["added"] == 2 and second["added"] == 0 and second["same"] == 2, (first, second)
    dry = world.json("import", "jrnl", source, "--dry-run")
    assert dry["added"] == 0
    world.json("undo")
    assert world.json("list")["total"] == 0


@case
def people_and_tags(world):
    world.json("people", "add", "Léa", "--birthday", "--11-27")
    person = world.json("people")["people"][0]
    assert person["name"] == "Léa", person
    assert world.json("list")["total"] == 0
    assert len(world.json("list", "--kind", "person")["records"]) == 1
    assert "Léa" in json.dumps(world.json("today"), ensure_ascii=False)


@case
def suggestions_write_nothing(world):
    record = world.json("new", "Evening", "--text", "I am very happy, Léa came and the garden was lovely.")
    keys(world.json("suggest", record["id"]), "tags", "mood", "people", "places")


@case
def a_schema_and_pages(world):
    schema = json.loads(world.run("schema", journal=False).stdout)
    assert "2020-12" in schema["$schema"]
    assert world.run("man", journal=False).stdout.startswith((".", "'"))
    for shell in ("bash", "zsh", "fish"):
        assert len(world.run("completions", shell, journal=False).stdout) > 300
    keys(json.loads(world.run("version", "--json", journal=False).stdout), "version", "commit")


@case
def nine_languages(world):
    for language in "en fr de es it pt nl ja ko".split():
        answer = world.run("today", "--lang", language, "--no-input")
        assert answer.returncode == 0, (language, answer.stderr[:200])
    fails(world.run("today", "--lang", "xx", "--no-input"), 64)


@case
def wrong_words(world):
    fails(world.run("lst"), 64, "list")
    fails(world.run("list", "--tga", "x"), 64, "--tag")
    fails(world.run("show", "nothing-like-it", "--no-input"), 1)
    fails(world.run("list", "--on", "31/11", "--no-input"), 64, "30")


@case
def broken_files_stop_nothing(world):
    world.write("2026/11/2026-11-20-broken.md", "---\nenergy: [1\n---\nwords\n")
    world.write("2026/11/2026-11-21-wrong.md", "---\nkind: check-in\nenergy: 9\n---\n")
    for words in (["list"], ["search", "words"], ["day", "2026-11-20"], ["stats"], ["today"]):
        assert world.json(*words).get("problems"), words
    answer = world.run("check")
    assert answer.returncode == 1 and "2026-11-20-broken.md:3:1: error: " in answer.stdout + answer.stderr, answer
    assert world.run("check", "--json").returncode == 1
    assert world.run("reindex").returncode == 1
    assert world.run("show", "broken", "--no-input").returncode == 1


@case
def no_escape_reaches_the_terminal(world):
    world.write("2026/11/2026-11-20-esc.md", '---\ntitle: "a\\e[31mred\\a"\ntags: ["t\\e]0;x\\a"]\nplace: "p\\u009b31m"\n---\nbody \x1b[2J\n')
    for words in (["list"], ["show", "esc"], ["search", "body"], ["day", "2026-11-20"], ["tags"], ["today"], ["stats"], ["month"]):
        answer = world.run(*words, "--color", "never")
        assert "\x1b" not in answer.stdout + answer.stderr and "\x07" not in answer.stdout, words


@case
def a_closed_pipe_is_quiet(world):
    for number in range(40):
        world.write(f"2026/10/2026-10-0{number % 9 + 1}-r{number}.md", "---\ntitle: many\n---\n" + "word " * 400)
    process = subprocess.run(f"{world.program} list -C {world.journal} | head -1", shell=True, capture_output=True, text=True,
                             env=world.environment)
    assert process.stderr == "", process.stderr


@case
def the_index_never_replaces_a_file(world):
    path = os.path.join(world.folder, "precious.txt")
    with open(path, "w") as file:
        file.write("precious")
    world.run("list", "--index", path)
    assert open(path).read() == "precious"


@case
def attach_copies(world):
    record = world.json("new", "With a sound")
    sound = os.path.join(world.folder, "a b.m4a")
    with open(sound, "wb") as file:
        file.write(b"\0\0\0\x18ftypM4A \0\0\0\0M4A mp42\0\0\0\x0bmdatabc")
    attached = world.json("attach", record["id"], sound)
    assert attached["audio"][0].startswith("img/"), attached
    assert os.path.exists(os.path.join(world.journal, os.path.dirname(attached["path"]), attached["audio"][0]))


@case
def team_refuses_few(world):
    answer = world.run("team", world.journal, "--no-input", journal=False)
    assert answer.returncode != 0 and "minimum" in answer.stderr, answer.stderr


@case
def mcp_reads_alone(world):
    lines = [{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {},
              "clientInfo": {"name": "judge", "version": "1"}}}, {"jsonrpc": "2.0", "method": "notifications/initialized"},
             {"jsonrpc": "2.0", "id": 2, "method": "tools/list"}]
    answer = world.run("mcp", stdin="".join(json.dumps(line) + "\n" for line in lines))
    answers = [json.loads(line) for line in answer.stdout.splitlines()]
    assert [a["id"] for a in answers] == [1, 2], answers
    names = {tool["name"] for tool in answers[1]["result"]["tools"]}
    assert names and not names & {"new", "check-in", "check_in", "mood"}, names


@case
def resolve_names_every_file(world):
    subprocess.run(["git", "init", "-q", world.journal], check=True, env=world.environment)
    world.write("2026/11/2026-11-20-a.md", "---\ntitle: A\ndate: 2026-11-20\n---\nbase\n")
    world.write("2026/11/2026-11-20-a.sync-conflict-20261121-101010-ABCDEFG.md", "---\ntitle: B\ndate: 2026-11-20\n---\nother\n")
    keys(world.json("conflicts"), "conflicts")
    answer = world.run("resolve", "--all", "--no-input")
    last = answer.stdout.splitlines()[-1]
    assert last.startswith("Then tell git: git add -- ") and "2026-11-20-a" in last, answer


# Capture: words in, in ten seconds.


def bytes_of(world, path):
    with open(os.path.join(world.journal, path), "rb") as file:
        return file.read()


def snapshot(world):
    """Every file of the journal with its bytes."""
    found = {}
    for folder, folders, names in os.walk(world.journal):
        folders[:] = [name for name in folders if name != ".git"]
        for name in names:
            path = os.path.relpath(os.path.join(folder, name), world.journal)
            found[path] = bytes_of(world, path)
    return found


@case
def a_sentence_is_enough(world):
    record = world.json("new", "yesterday", "9pm:", "Ward", "was", "loud.", "We", "coped.", "#calm", "@Léa")
    for key, value in {"title": "Ward was loud.", "at": "2026-11-23T21:00:00+01:00", "tags": ["calm"], "people": ["Léa"]}.items():
        assert record.get(key) == value, (key, record)
    assert world.json("show", record["id"])["body"].strip() == "We coped. #calm @Léa"
    plus = world.json("new", "Ward", "was", "loud.", "+calm", "+1")
    assert plus["tags"] == ["calm"], plus
    assert world.json("show", plus["id"])["body"].strip() == "#calm +1"
    # What is no day before the colon is text; an option outranks the words.
    assert world.json("new", "Bed", "4:", "again")["title"] == "Bed 4: again"
    assert world.json("new", "--date", "2026-11-01", "yesterday:", "tired")["date"] == "2026-11-01"
    assert world.json("new", "2026-13-45:", "no", "day")["title"] == "2026-13-45: no day"
    before = snapshot(world)
    fails(world.run("Had", "a", "great", "day"), 64, "new")
    fails(world.run("lsit", "tags"), 64, "list")
    assert snapshot(world) == before


@case
def a_record_has_its_title_as_a_name(world):
    record = world.json("new", "Ward was loud. We coped.")
    for name in ("Ward was loud.", "ward was loud", "WARD WAS LOUD!"):
        assert world.json("show", name)["id"] == record["id"], name
    world.json("new", "Ward was loud!")
    fails(world.run("show", "ward was loud", "--no-input"), 1)


@case
def a_pipe_is_text(world):
    assert world.json("show", world.json("new", "Title", stdin="one\ntwo\n")["id"])["body"].strip() == "one\ntwo"
    assert world.json("show", world.json("new", stdin="alone")["id"])["body"].strip() == "alone"
    assert world.json("show", world.json("new", "T", "--text", "said", stdin="piped")["id"])["body"].strip() == "said"
    answer = world.run("mood", "4", stdin="lost?")
    assert answer.returncode == 0 and "standard input is not read" in answer.stderr, answer
    count = world.json("list")["total"]
    # Without a verb too; an empty pipe is none.
    assert world.run("--no-input", stdin="Pain in bed 4.").returncode == 0
    assert world.json("list")["total"] == count + 1 and len(world.json("search", "pain")["records"]) == 1
    for empty in ("", " \n"):
        assert "No time off" in world.run("--no-input", stdin=empty).stdout
    assert world.json("list")["total"] == count + 1
    fails(world.run("new", stdin=""), 64)
    with open(os.path.join(world.folder, "lines"), "w") as file:
        file.write("one\ntwo\nthree\n")
    loop = f'while read -r line; do "{world.program}" -C {world.journal} new "$line" || exit 9; done < lines'
    answer = subprocess.run(["bash", "-c", loop], capture_output=True, text=True, env=world.environment, cwd=world.folder)
    assert answer.returncode == 9 and "'-'" in answer.stderr, answer
    assert world.json("list")["total"] == count + 1
    # Two megabytes are a text like others.
    text = "Ward 3 was full again.\n" * 90_000
    record = world.json("new", "Long", stdin=text)
    assert world.json("show", record["id"])["body"].strip() == text.strip()


@case
def an_endless_pipe_keeps_what_came(world):
    write = f'(printf "First words\\n"; sleep 30) | "{world.program}" -C {world.journal} new Endless'
    process = subprocess.Popen(["bash", "-c", write], env=world.environment, cwd=world.folder, start_new_session=True,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(1.5)
    os.killpg(process.pid, signal.SIGINT)
    process.communicate(timeout=20)
    assert world.json("list")["total"] == 1 and len(world.json("search", "first words")["records"]) == 1
    # A pipe that says nothing hangs nobody.
    silent = subprocess.run(["bash", "-c", f'sleep 8 | "{world.program}" -C {world.journal} new Silent & wait $!'],
                            env=world.environment, cwd=world.folder, capture_output=True, timeout=20)
    assert silent.returncode == 0 and world.json("list")["total"] == 2
    # Without words the pipe is all there is to write: it is waited for. Beside words the command that waits is named.
    for verb in ("new", "append"):
        late = subprocess.run(["bash", "-c", f'(sleep 1; echo "late {verb}") | "{world.program}" -C {world.journal} {verb}'],
                              env=world.environment, cwd=world.folder, capture_output=True, text=True, timeout=20)
        assert late.returncode == 0, late
        assert len(world.json("search", f"late {verb}")["records"]) == 1
    late = subprocess.run(["bash", "-c", f'(sleep 1; echo lost) | "{world.program}" -C {world.journal} new Late'],
                          env=world.environment, cwd=world.folder, capture_output=True, text=True, timeout=20)
    assert late.returncode == 0 and "append --last -" in late.stderr, late
    # Of more than a file can have its beginning is written, with the limit.
    large = subprocess.run(["bash", "-c", f'yes Ward was loud. | "{world.program}" -C {world.journal} new Large'],
                           env=world.environment, cwd=world.folder, capture_output=True, text=True, timeout=300)
    assert large.returncode == 1 and "15 MB" in large.stderr, large
    written = glob.glob(f"{world.journal}/**/*-large.md", recursive=True)
    assert len(written) == 1 and os.path.getsize(written[0]) > 14 << 20, written
    # All that follows would read it again.
    os.remove(written[0])


@case
def a_loop_over_a_pipe_is_told(world):
    loop = f'printf "one\ntwo\nthree\n" | while read -r line; do "{world.program}" -C {world.journal} new "$line"; done'
    answer = subprocess.run(["bash", "-c", loop], capture_output=True, text=True, env=world.environment, cwd=world.folder)
    assert answer.returncode == 0 and "2 lines of standard input" in answer.stderr and "/dev/null" in answer.stderr, answer
    kept = loop.replace('"$line"', '"$line" < /dev/null')
    answer = subprocess.run(["bash", "-c", kept], capture_output=True, text=True, env=world.environment, cwd=world.folder)
    assert answer.returncode == 0 and world.json("list")["total"] == 4, answer


@case
def the_day_of_a_night_is_today(world):
    now = "2026-11-27T03:00:00+01:00"
    today = world.json("today", now=now)["date"]
    assert world.json("day", now=now)["date"] == world.json("day", "today", now=now)["date"]
    for words in (["new", "today:", "said"], ["mood", "3", "--date", "today"], ["check-out", "--fatigue", "2", "--date", "today"]):
        assert world.json(*words, now=now)["date"] == world.json("day", now=now)["date"], words
    assert world.json("list", "--on", "today", now=now)["total"] == 3, today
    # Yesterday is the calendar's.
    assert world.json("day", "yesterday", now=now)["date"] == "2026-11-26" == today


@case
def groups_take_the_words_of_every_language(world):
    record = world.json("congés", "ajouter", "2026-12-20..2027-01-03")["vacations"][-1]
    assert record["from"] == "2026-12-20", record
    assert world.run("vacances", "supprimer", record["id"]).returncode == 0
    assert world.json("vacation", "list")["vacations"] == []
    assert world.json("list", "--kind", "entrées")["total"] == 0
    fails(world.run("list", "--kind", "mood"), 64)


@case
def append_adds_and_changes_nothing_else(world):
    first = world.json("append", "Room", "4", "again.")
    assert first["path"] == "2026/11/2026-11-24.md", first
    before = bytes_of(world, first["path"])
    assert b"- 12:00 Room 4 again.\n" in before
    world.json("append", "And then quiet.", stdin="From a pipe.", now="2026-11-24T13:00:00+01:00")
    after = bytes_of(world, first["path"])
    assert after.startswith(before) and b"- 13:00 And then quiet." in after and b"From a pipe." in after, after
    other = world.json("new", "Other")
    assert world.json("append", "--to", other["id"], "More")["id"] == other["id"]
    assert world.json("append", "--last", "Most")["id"] == other["id"]
    assert world.run("new", "--daily", "--no-input").stdout.strip().endswith("2026-11-24.md")
    assert world.json("append", "--date", "yesterday", "Late")["id"] == "2026-11-23"
    fails(world.run("append", "--to", "nothing-like-it", "x", "--no-input"), 1)
    fails(world.run("append", "--no-input"), 64)


@case
def hours_in_doubt_are_refused_alike(world):
    before = snapshot(world)
    for words in (["rota", "set", "--shift-type", "T=training 9-5"], ["rota", "set", "--shift-type", "T=day 9 to 5"],
                  ["rota", "set", "--from", "2026-12-01", "--cycle", "day", "--hours", "day=9-5"],
                  ["rota", "swap", "2026-12-01", "day", "--hours", "9-5"], ["rota", "add", "2026-12-01", "day", "9-5"],
                  ["rota", "worked", "2026-11-20", "9-5"], ["check-out", "--call-out", "9-5"]):
        fails(world.run(*words, "--no-input"), 64, "09:00-17:00", "21:00-05:00", "09:00-05:00")
    assert snapshot(world) == before
    for hours in ("9-17", "9am-5pm", "09:00-05:00", "9h-17h"):
        assert world.run("rota", "set", "--shift-type", "T=training " + hours, "--no-input").returncode == 0, hours


@case
def a_change_of_the_plan_is_judged_as_the_check_judges_it(world):
    world.run("config", "rest-rules=eu")
    world.run("rota", "set", "--from", "2026-11-30", "--cycle", "J J J J J rest rest")
    world.run("rota", "swap", "2026-12-05", "J")
    warning = world.run("rota", "swap", "2026-12-06", "J", "--no-input")
    lines = [line.removeprefix("smjournal: ") for line in warning.stderr.splitlines()]
    found = [line for line in world.run("rota", "check", "--from", "2026-11-30").stdout.splitlines() if "35" in line]
    assert warning.returncode == 0 and found and set(found) & set(lines), (warning, found)
    again = world.run("rota", "set", "--shift-type", "J=night 19-7")
    assert again.returncode == 0 and "J=day 07:00-19:30" in again.stderr, again


@case
def people_of_jrnl_are_people(world):
    world.write("../walk.txt", "[2026-11-20 18:50] Walk with @Ann and @bob.\nBy the sea, #calm.\n")
    world.json("import", "jrnl", os.path.join(world.folder, "walk.txt"))
    record = world.json("list", "--on", "2026-11-20")["records"][0]
    assert record["people"] == ["Ann", "bob"] and record["tags"] == ["calm"], record


@case
def tags_in_the_text_count(world):
    world.write("2026/11/2026-11-20-a.md", "---\ntags: [key]\n---\n# Heading\nSo #calm, #ward/night, #123 no, `#code`, "
                "https://x.org/#frag and #\n#" + "x" * 300 + "\n")
    record = world.json("list", "--on", "2026-11-20")["records"][0]
    assert record["tags"] == ["key", "calm", "ward/night"] and record["inlineTags"] == ["calm", "ward/night"], record
    world.json("append", "--to", "2026-11-20-a", "later #late")
    for tag in ("calm", "ward", "ward/night", "late"):
        assert world.json("list", "--tag", tag)["total"] == 1, tag
    assert {"calm", "ward/night", "key"} <= {tag["tag"] for tag in world.json("tags")["tags"]}, world.json("tags")
    answer = world.run("tag", "2026-11-20-a", "-calm")
    assert answer.returncode == 0 and "2026-11-20-a.md:5: " in answer.stderr, answer
    note = world.json("check-in", "--energy", "3", "--note", "short #noted")
    assert "tags" not in note and world.json("list", "--tag", "noted")["total"] == 0, note
    world.json("config", "inline-tags=false")
    assert world.json("list", "--tag", "calm")["total"] == 0


@case
def odd_tags_lose_nothing(world):
    for text in ("So # alone", "#" + "x" * 300, "#", "## two", "a#b", "#é#è", "# #", "#" * 300):
        record = world.json("new", "--title", "Odd", "--text", text)
        assert world.json("show", record["id"])["body"].strip() == text, text
        assert all(len(tag) <= 100 for tag in record.get("tags", [])), record
    assert world.run("check").returncode == 0


@case
def templates_by_name(world):
    world.write("templates/handover.md", "---\nplace: Ward 3\n---\n\n## Beds\n\n## Mine\n")
    record = world.json("new", "Tonight", "--template", "handover")
    shown = world.json("show", record["id"])
    assert shown["place"] == "Ward 3" and "## Beds" in shown["body"], shown
    fails(world.run("new", "Tonight", "--template", "handovr", "--no-input"), 64, "handover")
    world.json("config", "templates={tuesday: handover}")
    assert "## Mine" in world.json("show", world.json("new", "By day")["id"])["body"]
    assert "## Mine" not in world.json("show", world.json("mood", "4")["id"])["body"]
    world.json("config", "templates={tuesday: gone}")
    answer = world.run("new", "By no template")
    assert answer.returncode == 0 and "gone" in answer.stderr, answer


@case
def memories_and_random(world):
    for day, tag in (("2025-11-24", "tea"), ("2024-11-24", "grief"), ("2023-11-22", "tea")):
        world.json("new", "Then", "--date", day, "--tag", tag, "--mood", "4")
    document = world.json("memories")
    keys(document, "date", "total", "records")
    assert [record["date"] for record in document["records"]][:2] == ["2025-11-24", "2024-11-24"], document
    assert world.json("memories", "2026-11-22")["records"][0]["date"] == "2023-11-22"
    world.json("config", "memories={excluded-tags: [grief, nothing]}")
    assert "2024-11-24" not in [record["date"] for record in world.json("memories")["records"]]
    for _ in range(12):
        assert world.json("random")["date"] != "2024-11-24"


@case
def scales_of_ones_own(world):
    world.json("config", "scales={pain: {range: 0-10, ask: mood}}")
    record = world.json("mood", "4", "--pain", "7")
    world.json("mood", "4", "--pain", "2")
    assert record["pain"] == 7 and "pain" not in record.get("extra", {}), record
    assert world.json("list", "--where", "pain=7")["records"][0]["pain"] == 7
    fails(world.run("mood", "4", "--pain", "11", "--no-input"), 64, "10")
    assert world.json("list", "--where", "pain>5")["total"] == 1
    ids = [found["id"] for found in world.json("list", "--sort", "-pain")["records"]]
    assert ids[0] == record["id"], ids
    assert "pain" in json.dumps(world.json("stats"))


@case
def short_verbs_and_those_of_other_languages(world):
    for words, kind in ((["m", "4"], "entry"), (["4"], "entry"), ([":("], "entry"), (["in", "--energy", "3"], "check-in"),
                        (["out", "--fatigue", "3"], "check-out"), (["n", "Quiet"], "entry"), (["a", "Quiet"], "entry"),
                        (["humeur", "pas", "terrible"], "entry"), (["stimmung", "5"], "entry")):
        assert world.json(*words)["kind"] == kind, words
    assert world.json("t")["date"] == "2026-11-24"
    assert world.json("congés", "2026-12-20..2027-01-03")["vacations"][0]["from"] == "2026-12-20"
    assert world.json("congés")["vacations"][0]["from"] == "2026-12-20"


@case
def journals_have_names(world):
    world.json("new", "Here")
    world.run("config", f"@work={world.journal}")
    answer = world.run("list", "--json", "-C", "@work", journal=False, cwd="/")
    assert answer.returncode == 0 and json.loads(answer.stdout)["total"] == 1, answer
    fails(world.run("list", "-C", "@wrok", journal=False, cwd="/"), 64, "@work")


@case
def the_first_journal_is_found_from_anywhere(world):
    first, second = os.path.join(world.folder, "first"), os.path.join(world.folder, "second")
    fails(world.run("new", "Words", journal=False, cwd="/"), 1, "init")
    for path in (first, second):
        assert world.run("init", path, "--no-input", journal=False).returncode == 0
    answer = world.run("new", "Words", "--json", "--no-input", journal=False, cwd="/")
    assert answer.returncode == 0, answer
    assert os.path.exists(os.path.join(first, json.loads(answer.stdout)["path"])), answer.stdout


@case
def formats_for_scripts(world):
    world.json("new", 'A "quoted" night', "--mood", "4", "--tag", "rain")
    line = world.run("list", "--format", '{{"t": "{title}", "m": "{mood}"}}').stdout
    assert json.loads(line) == {"t": 'A "quoted" night', "m": "😊"}, line
    assert world.run("list", "--format", "{date}\\t{tags}").stdout == "2026-11-24\train\n"
    lines = world.run("list", "--jsonl").stdout.splitlines()
    assert [json.loads(line)["title"] for line in lines] == ['A "quoted" night']
    assert json.loads(world.run("today", "--format", '{{"n": "{next}", "at": "{nextStart}"}}').stdout)["at"]
    fails(world.run("today", "--format", "{bogus}"), 64, "{days}")
    fails(world.run("list", "--format", "{titlle}"), 64, "{title}")
    fails(world.run("list", "--format", "{title"), 64)


@case
def words_that_are_none_are_wrong_usage(world):
    fails(world.run("list", "--mood", "bogus"), 64)
    fails(world.run("list", "--where", "energy>>3"), 64, "energy>3")
    fails(world.run("list", "--shift", "nigth"), 64, "night")
    fails(world.run("new", "x", "--mood", "bogus", "--no-input"), 64)
    assert world.json("list")["total"] == 0


@case
def days_as_people_say_them(world):
    world.json("new", "Then", "--date", "2026-11-18")
    for words in (["list", "last", "week"], ["list", "--on", "last week"], ["list", "2026-11-18"]):
        assert world.json(*words)["total"] == 1, words
    assert world.json("rota", "set", "J", "J", "N", "N", "rest", "--from", "2026-12-01")["from"] == "2026-12-01"
    record = world.json("check-in", "--energy", "3")
    assert "T09:40" in world.json("set", record["id"], "at=9h40")["at"]


@case
def a_first_rota_is_under_way(world):
    world.write("journal.md", PROFILE.split("rota:")[0] + "---\n")
    # 24 November is a Tuesday: the cycle that begins on a Monday began yesterday; what follows it is to come.
    assert world.json("rota", "set", "--from", "monday", "--cycle", "J N rest")["from"] == "2026-11-23"
    assert world.json("rota", "set", "--from", "monday", "--cycle", "N J rest")["from"] == "2026-11-30"
    answer = world.run("rota", "worked", "2026-11-25", "20:45-07:10")
    assert answer.returncode != 0 and "rota add 2026-11-25 N 20:45-07:10" in answer.stderr, answer.stderr


@case
def a_photo_that_fails_keeps_the_words(world):
    picture = os.path.join(world.folder, "p.gif")
    with open(picture, "wb") as file:
        file.write(b"GIF89a picture")
    answer = world.run("new", "Bed 4 was hard", "--photo", "nope.jpg", "--no-input")
    assert answer.returncode != 0 and answer.stderr.startswith("nope.jpg: error: "), answer.stderr
    assert "smjournal attach" in answer.stderr and world.json("list")["records"][0]["title"] == "Bed 4 was hard"
    # Nothing but a photo is no entry.
    assert world.run("new", "--photo", "nope.jpg", "--no-input").returncode != 0
    assert world.json("list")["total"] == 1
    assert world.json("new", "With one", "--photo", "p.gif", "--keep-position")["photos"], "no photo"


@case
def searches_that_find_nothing_say_what_would(world):
    world.json("new", "Ward was loud. We coped.")
    answer = world.run("search", "war")
    assert answer.returncode == 0 and "search 'war*'" in answer.stderr, answer.stderr
    assert "OR" in world.run("search", "tea OR ward").stderr
    assert world.json("search", "war")["total"] == 0


@case
def records_by_when_they_were_written(world):
    world.write("2026/11/2026-11-20-a.md", '---\ncreated: "2026-11-22T10:00:00+01:00"\n---\nA\n')
    world.write("2026/11/2026-11-21-b.md", '---\ncreated: "2026-11-21T10:00:00+01:00"\n---\nB\n')
    records = world.json("list", "--sort", "-created")["records"]
    assert [record["id"] for record in records] == ["2026-11-20-a", "2026-11-21-b"], records
    keys(records[0], "created", "modified")


@case
def git_has_a_commit_after_each_change(world):
    def git(*words):
        return subprocess.run(["git", "-C", world.journal, *words], capture_output=True, text=True, env=world.environment).stdout

    subprocess.run(["git", "init", "-q", world.journal], check=True, env=world.environment)
    git("config", "user.name", "Claire")
    git("config", "user.email", "claire@example.org")
    answer = world.run("setup", "git", "--commit", "--no-input")
    assert answer.returncode == 0, answer
    assert "commit-after-change" not in str(snapshot(world)), "what this machine does stands in the journal"
    world.json("new", "Committed")
    assert "smjournal: 2026/11/2026-11-24" in git("log", "-1", "--format=%s"), git("log", "--oneline")
    assert "2026-11-24" not in git("status", "--porcelain")
    world.run("setup", "git", "--no-commit", "--no-input")
    world.json("new", "Not committed")
    assert "not-committed" in git("status", "--porcelain", "-uall")


@case
def help_has_examples_first(world):
    text = world.run("help", "new").stdout
    assert text.index("smjournal new") < text.index("--text") < text.index("--json"), text
    assert len(world.run("help").stdout.splitlines()) <= 30
    fails(world.run("help", "encryption"), 64, "at-rest")
    fails(world.run("on", "this", "day"), 64, "memories")
    assert world.run("-V", journal=False).stdout == world.run("--version", journal=False).stdout != ""


def main():
    if len(sys.argv) < 2 or {"-h", "--help"} & set(sys.argv[1:]):
        sys.exit(__doc__)
    # What is started in the background ignores it, and so would all that is started here.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    program = os.path.abspath(sys.argv[1])
    wanted = sys.argv[2] if len(sys.argv) > 2 else ""
    failed = 0
    chosen = [check for check in CASES if wanted in check.__name__]
    for check in chosen:
        with tempfile.TemporaryDirectory() as folder:
            try:
                check(World(program, folder))
            except (AssertionError, KeyError, IndexError, json.JSONDecodeError, OSError, subprocess.TimeoutExpired) as error:
                failed += 1
                print(f"FAILED {check.__name__}: {type(error).__name__}: {error}")
    print(f"{len(chosen) - failed} of {len(chosen)} right")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
