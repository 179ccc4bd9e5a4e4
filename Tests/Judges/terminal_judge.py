"""Plays the first ten minutes at a pseudo-terminal: nothing typed is lost or run, and the terminal is left as it was found.

    pip install pyte
    python3 Tests/Judges/terminal_judge.py .build/debug/smjournal
"""
import os
import re
import shutil
import signal
import subprocess
import sys
import time

from terminal_world import PROMPT, Person

NOW = "--now 2026-11-20T18:50:00+01:00"
JOURNAL = "---\nsmjournal: 1\nname: Camille\nlanguage: {language}\ntimezone: Europe/Paris\n---\n"
UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
EVIL = "Line one\ntouch pwned\n"


def person(program, language="en", columns=80, rows=24, environment=None):
    someone = Person(program, columns, rows, environment, language)
    os.makedirs(someone.folder + "/journal")
    with open(someone.folder + "/journal/journal.md", "w") as file:
        file.write(JOURNAL.format(language=language))
    someone.run("cd journal")
    someone.back()
    return someone


def check_in(someone, words=""):
    someone.run(f"smjournal check-in --shift night {NOW} {words}")


NOTE = {"en": "A note?", "fr": "Une note"}
ENERGY = {"en": "Energy", "fr": "Énergie"}
GO_ON = {"en": "[Y/n]", "fr": "[O/n]"}
BADGES = {"en": "Which of these fit?", "fr": "Plusieurs choix"}


def to_the_note(someone, language="en", words=""):
    check_in(someone, words)
    someone.until(ENERGY[language])
    someone.settle()
    for key in "425":
        someone.type(key)
        someone.settle(0.1)
    someone.until(BADGES[language])
    someone.settle(0.6)
    someone.type("\r")
    someone.until(NOTE[language])
    someone.settle()


def a_pasted_note(program, language, columns):
    """Two pasted lines are one note; arrows and wide characters edit it; nothing is run."""
    someone = person(program, language, columns)
    to_the_note(someone, language)
    someone.paste(EVIL)
    someone.type("十二 e\u0301puise\u0301e 😴x")
    someone.type(LEFT + "!" + "\x1b[H" + "<" + "\x1b[F" + ">")
    someone.settle()
    assert "touch pwned" in someone.shown(), someone.shown()
    someone.type("\r")
    someone.back()
    text = someone.one("check-in.md")
    assert text.endswith("\n\nLine one\ntouch pwned\n<十二 e\u0301puise\u0301e 😴!x>\n"), text
    someone.see_that_nothing_ran()
    someone.leave()


def an_unmarked_paste(program, language, columns):
    """At a terminal that doesn't mark pastes, lines that come at once are one answer too."""
    someone = person(program, language, columns)
    to_the_note(someone, language)
    someone.type(EVIL)
    someone.back()
    assert someone.one("check-in.md").endswith("\n\nLine one\ntouch pwned\n")
    someone.see_that_nothing_ran()
    someone.leave()


def typed_ahead(program, language, columns):
    """What is typed ahead answers the questions in their order, and nothing of it reaches the shell."""
    someone = person(program, language, columns)
    someone.run("sleep 0.3; smjournal check-in --shift night " + NOW)
    someone.type("4\r2\r5\r\rMy note\rtouch pwned\r")
    someone.back()
    text = someone.one("check-in.md")
    assert "energy: 4\nstress: 2\nmotivation: 5\n" in text and text.endswith("\n\nMy note\n"), text
    someone.see_that_nothing_ran()
    someone.leave()


def breaking_off(program, language, columns):
    """Ctrl-C, SIGTERM and a closed window keep the answers at every question; the next time goes on with them."""
    keys = ["4", "2", "5", "38\r"]
    for end in ["\x03", signal.SIGTERM, signal.SIGHUP]:
        for count in range(len(keys) + 1):
            someone = person(program, language, columns)
            check_in(someone)
            someone.until(ENERGY[language])
            someone.settle()
            for key in keys[:count]:
                someone.settle(0.1)
                someone.type(key)
            someone.settle(0.5)
            if count == len(keys):
                someone.type("half a note 😴")
                someone.settle()
            if isinstance(end, str):
                someone.type(end)
            else:
                os.kill(someone.children()[0], end)
            someone.back()
            assert list(someone.files()) == ["journal.md"], someone.files()
            if count:
                someone.run(f"smjournal check-in {NOW.replace('18:50', '19:10')}")
                someone.until(GO_ON[language])
                someone.settle()
                someone.type("\r")
                someone.settle(0.6)
                for key in keys[count:]:
                    someone.type(key)
                    someone.settle(0.1)
                someone.until(NOTE[language])
                someone.settle(0.6)
                someone.type("\r")
                someone.back()
                text = someone.one("1850-check-in.md")
                assert "energy: 4\nstress: 2\nmotivation: 5\nbadges:\n  - 😌\n  - 🙏\n" in text, text
                assert (count < len(keys)) or "half a note 😴" in text, text
            someone.see_that_nothing_ran()
            someone.leave()


def a_failed_write(program, language, columns):
    """A write that fails, for want of a folder or of room on the disk, loses no answer."""
    for is_full in [False, True]:
        someone = person(program, language, columns)
        blocker = someone.folder + "/journal/2026"
        if is_full:
            mount = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16k", "none", someone.folder + "/journal"])
            if mount.returncode:
                print("   (no full disk: it takes a superuser)")
                someone.leave()
                continue
            with open(someone.folder + "/journal/journal.md", "w") as file:
                file.write(JOURNAL.format(language=language))
            with open(someone.folder + "/journal/filler", "w") as file:
                try:
                    file.write("x" * 65536)
                    file.flush()
                except OSError:
                    pass
            someone.run(f"cd {someone.folder}/journal")
            someone.back()
        else:
            os.makedirs(blocker)
            open(blocker + "/11", "w").close()
        to_the_note(someone, language)
        someone.type("Don't lose me\r")
        someone.back()
        if is_full:
            os.remove(someone.folder + "/journal/filler")
        else:
            shutil.rmtree(blocker)
        someone.run(f"smjournal check-in {NOW}")
        someone.until(GO_ON[language])
        someone.settle()
        someone.type("\r")
        someone.back()
        text = someone.one("check-in.md")
        assert "energy: 4" in text and text.endswith("\n\nDon't lose me\n"), text
        someone.see_that_nothing_ran()
        if is_full:
            someone.run("cd /")
            someone.back()
            subprocess.run(["umount", someone.folder + "/journal"], check=True)
        someone.leave()


def a_resized_window(program, language, columns):
    """The answer stays whole and readable when the window changes its size."""
    someone = person(program, language, columns)
    to_the_note(someone, language)
    someone.type("abcdefghij " * 8)
    someone.settle()
    for width in [20, 60, columns]:
        someone.resize(width, 24)
        someone.settle()
        someone.type("#")
        someone.settle()
        assert "#" in someone.shown(), someone.shown()
    someone.type("\r")
    someone.back()
    assert someone.one("check-in.md").rstrip().endswith(("abcdefghij " * 8) + "###")
    someone.leave()


def asleep_and_awake(program, language, columns):
    """Ctrl-Z gives the shell back with its terminal; fg goes on where it was."""
    someone = person(program, language, columns)
    to_the_note(someone, language)
    someone.type("before ")
    someone.settle()
    someone.type("\x1a")
    someone.back()
    someone.run("fg")
    someone.settle()
    someone.type("after\r")
    someone.back()
    assert someone.one("check-in.md").endswith("\n\nbefore after\n")
    someone.leave()


def an_editor(program, language, columns):
    """Ctrl-X Ctrl-E opens the editor; one that crashes takes nothing away."""
    for script, result in [("printf ' and more' >> \"$1\"", "Half and more!"), ("kill -9 $$", "Half!")]:
        someone = person(program, language, columns, environment={"EDITOR": "sh ../editor"})
        with open(someone.folder + "/editor", "w") as file:
            file.write(script + "\n")
        to_the_note(someone, language)
        someone.type("Half")
        someone.settle()
        # However slowly the two keys come.
        someone.type("\x18")
        someone.settle(0.6)
        someone.type("\x05")
        someone.settle(0.8)
        someone.type("!\r")
        someone.back()
        text = someone.one("check-in.md")
        assert text.endswith("\n\n" + result + "\n"), text
        someone.leave()


def simple_terminals(program, language, columns):
    """A terminal that can't move its cursor, and --plain, are asked by whole lines without a sequence."""
    for environment, words in [({"TERM": "dumb"}, ""), ({}, "--plain")]:
        someone = person(program, language, columns, environment=environment)
        check_in(someone, words)
        someone.until(ENERGY[language])
        for answer in ["4", "2", "5", "38", "My note"]:
            someone.settle(0.3)
            assert b"\x1b" not in someone.seen or words, someone.seen
            someone.type(answer + "\n")
        someone.back()
        text = someone.one("check-in.md")
        assert "energy: 4\nstress: 2\nmotivation: 5\nbadges:\n  - 😌\n  - 🙏\n" in text, text
        assert text.endswith("\n\nMy note\n"), text
        someone.leave()


def one_key_for_a_mood(program, language, columns):
    """Two keys after the command at most; five for a check-in."""
    someone = person(program, language, columns)
    someone.run(f"smjournal mood {NOW}")
    someone.until("😄")
    someone.settle()
    someone.type("2\r")
    someone.back()
    assert "mood: 😞\n" in someone.one("-mood.md")
    check_in(someone)
    someone.until(ENERGY[language])
    for key in "425\r\r":
        someone.settle(0.5)
        someone.type(key)
    someone.back()
    assert "motivation: 5\n" in someone.one("check-in.md")
    someone.leave()


def an_entry(program, language, columns):
    """new asks title, mood, text, tags and highlights; arrows bring back what was answered before."""
    someone = person(program, language, columns)
    for title in ["Une nuit\r", UP + " 2\r"]:
        someone.run(f"smjournal new {NOW}")
        someone.until(message(language, "question-entryTitle"))
        for answer in [title, "4", "Texte\r", "1\r", "Thé\x1b\rLéa\r"]:
            someone.settle(0.6)
            someone.type(answer)
        someone.back()
    first, second = someone.one("-une-nuit.md"), someone.one("-une-nuit-2.md")
    for text in [first, second]:
        assert "mood: 😊\n" in text and "highlights:\n  - Thé\n  - Léa\n" in text, text
    assert "title: Une nuit 2\n" in second
    someone.see_that_nothing_ran()
    someone.leave()


def picking(program, language, columns):
    """A record that is not named is picked: type to filter, arrows, Enter; Escape leaves."""
    someone = person(program, language, columns)
    for title in ["Alpha", "Beta", "Gamma"]:
        someone.run(f"smjournal new {title} --text body-{title} {NOW}")
        someone.back()
    someone.run(f"smjournal show {NOW}")
    someone.until("Alpha")
    someone.type("bet")
    someone.settle()
    assert "Gamma" not in someone.shown().split("show")[-1], someone.shown()
    someone.type("\r")
    someone.until("body-Beta")
    someone.back()
    someone.run(f"smjournal show {NOW}")
    someone.until("Alpha")
    someone.settle()
    someone.type(DOWN)
    someone.settle()
    someone.type("\x1b")
    someone.back()
    assert someone.code() == 130
    someone.leave()


def message(language, name):
    """What the program says, from its catalog: the longest part without a value, as much as stands on a line."""
    path = os.path.join(os.path.dirname(__file__), f"../../Templates/texts/{language}.ftl")
    with open(path, encoding="utf-8") as file:
        text = re.search(rf"^{name} = (.*)$", file.read(), re.M).group(1)
    return max(re.split(r"{[^}]*}|\[", text), key=len).strip()[:24].rstrip()


def answer(someone, language, name, text):
    """Waits for a question and answers it; a moment parts it from what was typed before."""
    someone.until(message(language, name))
    someone.settle(0.2)
    someone.type(text)


WORK = {"en": "day day night rest", "fr": "jour jour nuit repos"}


def a_new_journal(program, language, columns):
    """init asks language, name, mood, cycle, what its words are, the weeks, what the country has, hours, time off, the
    phone and the default, each once; keys and pastes are no part of a name."""
    someone = Person(program, columns, 24, None, language)
    someone.run("smjournal init journal " + NOW)
    someone.until("?")
    for text in [{"en": "1\r", "fr": "fr\r"}[language], "Zo" + LEFT + RIGHT + UP + "é\r", "4", WORK[language] + "\r"]:
        someone.settle(0.6)
        someone.type(text)
    for _ in range(11):
        someone.settle(0.4)
        someone.type("\r")
    someone.back()
    profile = someone.one("journal.md")
    assert f"name: Zoé\nlanguage: {language}\n" in profile and "cycle: day day night rest\n" in profile, profile
    # No law is somebody's by Enter alone.
    assert "rest-rules" not in profile, profile
    assert "mood: 😊" in someone.one("-mood.md")
    someone.run("cd / && smjournal today " + NOW)
    someone.until("Zoé")
    someone.back()
    someone.see_that_nothing_ran()
    someone.leave()


def breaking_off_init(program, language, columns):
    """Ctrl-C at any question of init leaves no half of a journal: none before the name, a whole one after it; the next
    time goes on with the answers."""
    answers = [{"en": "1\r", "fr": "2\r"}[language], "Zoé\r", "4", "\r", "\r", "\r"]
    for count in range(6):
        someone = Person(program, columns, 24, None, language)
        someone.run("smjournal init journal " + NOW)
        someone.until("?")
        for text in answers[:count]:
            someone.settle(0.3)
            someone.type(text)
        someone.settle(0.3)
        someone.type("\x03")
        someone.back()
        assert (count > 1) == ("journal.md" in someone.files()), someone.files()
        assert len(someone.files()) == (0 if count < 2 else 1 if count < 3 else 2), someone.files()
        if count > 0:
            someone.run("smjournal init journal " + NOW)
            someone.until(GO_ON[language])
            for text in ["\r"] + answers[count:] + ["\r"] * 6:
                someone.settle(0.3)
                someone.type(text)
            someone.back()
            assert "name: Zoé\n" in someone.one("journal.md"), someone.files()
            assert len(someone.files()) == 2, someone.files()
            left = someone.files("state")
            assert not any(path.endswith("init.md") for path in left), left
        someone.leave()


def going_back_in_init(program, language, columns):
    """Backspace goes back over each question to the first; what was typed stands there, and the last answer holds."""
    someone = Person(program, columns, 24, None, language)
    someone.run("smjournal init journal " + NOW)
    for name, text in [
        ("question-language", language + "\r"), ("question-name", "Ann\r"), ("question-mood", "2"),
        ("question-work", WORK[language] + "\r"),
    ]:
        answer(someone, language, name, text)
    # day, night, first day; then no, back over mood and name, and on again.
    for text in ["\r", "\r", "\r"]:
        someone.settle(0.4)
        someone.type(text)
    answer(someone, language, "start-areWeeksRight", "n")
    answer(someone, language, "question-work", "\x15")
    someone.settle(0.4)
    someone.type("\x7f")
    answer(someone, language, "question-mood", "\x7f")
    answer(someone, language, "question-name", "e\r")
    answer(someone, language, "question-mood", "5")
    someone.settle(0.6)
    someone.type("\r")
    someone.settle(0.4)
    someone.type("\x03")
    someone.back()
    assert "name: Anne\n" in someone.one("journal.md"), someone.one("journal.md")
    kept = [path for path in someone.files() if not path.startswith("trash/") and path != "journal.md"]
    assert len(kept) == 1, kept
    someone.leave()


def records(someone, below="journal"):
    """The paths of what is written, without the profile and the trash."""
    return [path for path in someone.files(below) if path != "journal.md" and not path.startswith("trash/")]


def words_before_a_journal(program, language, columns):
    """Words typed before there is a journal are written once it is known where; init asks the rest later, and offers
    a journal that is there to all folders."""
    someone = Person(program, columns, 24, None, language)
    someone.run("smjournal new Ward was loud. We coped. " + NOW)
    answer(someone, language, "question-folder", "\r")
    someone.back()
    (path,) = records(someone, "Journal")
    assert "title: Ward was loud.\n" in someone.files("Journal")[path].decode()
    # From anywhere.
    someone.run("cd / && smjournal append Bus was late " + NOW)
    someone.back()
    assert len(records(someone, "Journal")) == 2, someone.files("Journal")
    someone.run("smjournal init ~/Journal " + NOW)
    someone.until(GO_ON[language])
    someone.settle(0.2)
    someone.type("\r")
    answer(someone, language, "question-name", "Zoé\r")
    answer(someone, language, "question-mood", "\x03")
    someone.back()
    assert "name: Zoé\n" in someone.files("Journal")["journal.md"].decode()
    someone.run("smjournal init ~/other --no-input " + NOW)
    someone.back()
    someone.run("smjournal init ~/other " + NOW)
    answer(someone, language, "question-makeDefault-none", {"en": "y", "fr": "o"}[language])
    someone.back()
    someone.run("smjournal mood 4 " + NOW)
    someone.back()
    assert len(records(someone, "other")) == 1, someone.files("other")
    someone.see_that_nothing_ran()
    someone.leave()


def a_sentence_without_a_verb(program, language, columns):
    """Words without a verb are offered as an entry; Enter says yes, but not to a question."""
    someone = person(program, language, columns)
    someone.run("smjournal Had a great day " + NOW)
    answer(someone, language, "question-writeWords", "\r")
    someone.back()
    assert "title: Had a great day\n" in someone.one("-had-a-great-day.md")
    for words in ["Had I a bad day?", "Init was a bad day", "Today was hard"]:
        someone.run(f"smjournal {words} {NOW}")
        answer(someone, language, "question-writeWords", "\r" if words.endswith("?") else "n")
        someone.back()
        assert someone.code() == 64
    assert len(records(someone)) == 1, someone.files()
    someone.leave()


def a_second_mood(program, language, columns):
    """A second mood of a day asks whether it takes the place of the first, which goes to the trash."""
    someone = person(program, language, columns)
    someone.run("smjournal m 4 " + NOW)
    someone.back()
    for key, count in [("n", 2), ("\r", 2)]:
        someone.run(f"smjournal 2 {NOW}")
        answer(someone, language, "question-replaceMood", key)
        someone.back()
        assert len(records(someone)) == count, someone.files()
    assert len([path for path in someone.files() if path.startswith("trash/")]) == 1, someone.files()
    # Who says when it was means one beside it, and is asked nothing.
    someone.run(f"smjournal m 2 --at 8:00 {NOW}")
    someone.back()
    assert len(records(someone)) == 3, someone.files()
    # A mood with words stays; that the day has another one then is asked, too.
    later = NOW.replace("18:50", "19:50")
    someone.run(f"smjournal new Words --mood 1 {later}")
    someone.back()
    for key, count in [("n", 4), ("\r", 5)]:
        someone.run(f"smjournal m 5 {later}")
        answer(someone, language, "question-moodOfDay", key)
        someone.back()
        assert len(records(someone)) == count, someone.files()
    someone.leave()


def words_where_badges_are_asked_for(program, language, columns):
    """What is typed where number keys answer begins the note, which is asked for next."""
    someone = person(program, language, columns)
    check_in(someone)
    someone.until(ENERGY[language])
    someone.type("423")
    answer(someone, language, "question-badges", "3Slept well.\r")
    someone.back()
    assert someone.one("-check-in.md").endswith("\n---\n\nSlept well.\n"), someone.one("-check-in.md")
    assert "😌" in someone.one("-check-in.md")
    someone.leave()


def the_time_of_the_end(program, language, columns):
    """A digit is no time far from the plan, an end hours before the plan is asked about, and Backspace goes back to it."""
    someone = person(program, language, columns)
    someone.run("smjournal rota set --from 2026-11-16 --cycle 'night night rest' --hours night=21:00-07:00 " + NOW)
    someone.back()
    someone.run("smjournal check-out --now 2026-11-20T07:25:00+01:00")
    answer(someone, language, "stated-ended", "2\r")
    answer(someone, language, "hint-notUnderstood", "2h\r")
    answer(someone, language, "work-writeAnyway", "\r")
    answer(someone, language, "stated-ended", "7h10\r")
    answer(someone, language, "question-mood", "\x7f")
    answer(someone, language, "stated-ended", "7h20\r")
    answer(someone, language, "question-mood", "4")
    # An Enter right behind a key counts for nothing, so how many it takes is up to the machine.
    for _ in range(8):
        if message(language, "question-writeEntry").encode() in someone.seen:
            break
        someone.settle(0.3)
        someone.type("\r")
        someone.settle(0.3)
    answer(someone, language, "question-writeEntry", "\r")
    someone.back()
    assert "end: \"07:20\"\n" in someone.one("-check-out.md"), someone.one("-check-out.md")
    someone.leave()


def a_pipe_without_an_end(program, language, columns):
    """Ctrl-C ends a pipe that never does, and keeps what came."""
    someone = person(program, language, columns)
    someone.run("cat | smjournal new Typed " + NOW)
    someone.type("First line\nhalf of the second\n")
    someone.settle(0.5)
    someone.type("\x03")
    someone.back()
    assert someone.one("-typed.md").endswith("\n\nFirst line\nhalf of the second\n"), someone.one("-typed.md")
    someone.leave()


def a_pipe_that_comes_late(program, language, columns):
    """Without words a silent pipe is waited for, and that is said."""
    someone = person(program, language, columns)
    someone.run("(sleep 1; echo late words) | smjournal new " + NOW)
    someone.until(message(language, "input-awaited"))
    someone.back()
    assert "late words" in someone.one("-entry.md")
    someone.leave()


def help_on_one_screen(program, language, columns):
    """The help of a verb fits the screen from its first line on, and all of it is one option away."""
    someone = person(program, language, max(80, columns))
    for verb, name in [("new", "new"), ("list", "list"), ("export", "export"), ("import", "importing")]:
        someone.run(f"clear; smjournal help {verb}")
        someone.back()
        shown = someone.shown()
        assert message(language, "help-" + name) in shown and f"help --all {verb}" in shown, shown
    someone.leave()
    narrow = person(program, language, 44, 30)
    narrow.run("clear; smjournal help")
    narrow.back()
    shown = narrow.shown()
    assert "check-out" in shown and "help --all" in shown and "today" in shown, shown
    narrow.leave()


def verbs_that_ask(program, language, columns):
    """What a verb lacks is asked for, with an example; a wrong answer is asked again."""
    someone = person(program, language, columns)
    someone.run("smjournal vacation add " + NOW)
    answer(someone, language, "question-timeOff", "nothing\r")
    answer(someone, language, "question-timeOff", "2026-12-20..2027-01-03\r")
    someone.back()
    assert "from: \"2026-12-20\"\nuntil: \"2027-01-03\"\n" in someone.one("-vacation.md")
    someone.run("smjournal rota set " + NOW)
    answer(someone, language, "question-work", "day night rest\r")
    answer(someone, language, "question-cycleStart", "2026-11-16\r")
    someone.back()
    assert "cycle: day night rest\n" in someone.one("journal.md")
    # A sheet has its dates; words are typed where keys are asked for; a letter may stay open.
    someone.run("smjournal rota set " + NOW)
    answer(someone, language, "question-work", "9 D 10 N 11 Q\r")
    for name, text in [("question-cycleStart", "2026-11-09\r"), *[("work-whatMeans", text) for text in ["night 21-7\r", "\r", "\r"]]]:
        answer(someone, language, name, text)
        someone.settle(0.4)
    # The plan from the 16th goes on, and is named.
    answer(someone, language, "work-writeAnyway", "\r")
    someone.back()
    profile = someone.one("journal.md")
    assert 'from: "2026-11-09"\n' in profile and "cycle: D N Q\n" in profile, profile
    assert 'hours: "21:00-07:00"' in profile and "Q:" not in profile, profile
    for key, hours in [("\r", "09:00-17:00"), ("2", "21:00-05:00"), ("3", "09:00-05:00")]:
        someone.run("smjournal rota set --shift-type 'T=training 9-5' " + NOW)
        answer(someone, language, "inquiry-hours", key)
        someone.back()
        assert hours in someone.one("journal.md"), (key, someone.one("journal.md"))
    someone.run("smjournal rota swap " + NOW)
    # A day that is none is asked for again at once, not after the next question.
    answer(someone, language, "inquiry-day", "32.12\r")
    answer(someone, language, "inquiry-day", "\x03")
    someone.back()
    assert someone.code() == 130
    someone.leave()


def going_back_in_a_sheet(program, language, columns):
    """Backspace goes back over the codes of a sheet, and from the last question to the last code; parts of a split shift
    and a break are read as people say them."""
    someone = person(program, language, columns)
    someone.run(r"printf 'Date;Shift\n2026-12-01;T\n2026-12-02;G\n' > sheet.csv; smjournal import sheet.csv " + NOW)
    for text in ["night 21-7\r", "\x7f", "\x15day 7-19:15, 45 min pause\r", "8-12 und 16-20\r"]:
        answer(someone, language, "hint-shiftOrSkip", text)
        someone.settle(0.4)
    answer(someone, language, "importing-askWrite", "\x7f")
    answer(someone, language, "hint-shiftOrSkip", "\r")
    answer(someone, language, "importing-askWrite", {"en": "y", "fr": "o"}[language])
    someone.back()
    profile = someone.one("journal.md")
    assert 'hours: "07:00-19:15"' in profile and "break: 45" in profile, profile
    assert "hours: 08:00-12:00, 16:00-20:00" in profile, profile
    someone.leave()


SHEET = {"en": "D D N N R R R", "fr": "J J N N R R R", "de": "T T N N X X X"}


def the_first_minutes(program, language, columns, rows):
    """From an empty home: the first mood within 15 seconds and 25 keys, the rota of a letter sheet confirmed within 90
    seconds, and three lines at the end. Says what it took: keys and seconds, with a moment of reading at each question."""
    someone = Person(program, columns, rows, {"LANG": {"en": "en_GB", "fr": "fr_FR", "de": "de_DE"}[language] + ".UTF-8",
                     "TZ": {"en": "Europe/London", "fr": "Europe/Paris", "de": "Europe/Berlin"}[language]}, language)
    someone.settle(0.1)
    begin, keys, took = time.time(), 0, {}

    def reply(name, text, pasted=False):
        nonlocal keys
        someone.until(message(language, name))
        someone.settle(0.3)
        keys += 1 if pasted else len(text)
        someone.paste(text) if pasted else someone.type(text)

    keys += len("smjournal\n")
    someone.type("smjournal\n")
    reply("question-folder", "\r")
    reply("question-language", "\r")
    reply("question-name", "Léa\r")
    reply("question-mood", "4")
    someone.until(message(language, "question-work"))
    took["mood"] = (keys, time.time() - begin)
    assert any(path.endswith("-mood.md") for path in someone.files("Journal")), someone.files("Journal")
    assert took["mood"][0] <= 25 and took["mood"][1] <= 15, took
    # Enter by habit after the mood passes nothing over; one that is typed at once is swallowed without a word.
    someone.settle(0.6)
    someone.type("\r")
    reply("start-enterAgain", "")
    someone.settle(0.3)
    someone.seen = message(language, "question-work").encode()
    reply("question-work", SHEET[language], pasted=True)
    keys += 1
    someone.type("\r")
    for letter in dict.fromkeys(SHEET[language].split()):
        reply("work-whatMeans", "\r")
    reply("question-cycleStart", "\r")
    reply("start-areWeeksRight", "\r")
    someone.settle(0.3)
    took["rota"] = (keys, time.time() - begin)
    assert took["rota"][1] <= 90, took
    for _ in range(12):
        if PROMPT.encode() in someone.seen:
            break
        someone.type("\r")
        someone.settle(0.4)
        keys += 1
    someone.back()
    took["all"] = (keys, time.time() - begin)
    lines = [line for line in someone.shown().split("\n") if line.startswith("  smjournal")]
    assert len(lines) == 3, someone.shown()
    profile = someone.files("Journal")["journal.md"].decode()
    assert f"cycle: {SHEET[language]}\n" in profile, profile
    someone.run("smjournal")
    someone.until("Léa")
    someone.back()
    someone.leave()
    print("  " + ", ".join(f"{what}: {keys} keys, {seconds:.1f} s" for what, (keys, seconds) in took.items()))


ACTS = [
    a_new_journal, breaking_off_init, going_back_in_init,
    a_pasted_note, an_unmarked_paste, typed_ahead, breaking_off, a_failed_write, a_resized_window, asleep_and_awake,
    an_editor, simple_terminals, one_key_for_a_mood, an_entry, picking, words_before_a_journal,
    a_sentence_without_a_verb, a_second_mood, words_where_badges_are_asked_for, the_time_of_the_end, a_pipe_without_an_end, a_pipe_that_comes_late,
    help_on_one_screen, verbs_that_ask, going_back_in_a_sheet,
]


def main():
    if len(sys.argv) < 2 or {"-h", "--help"} & set(sys.argv[1:]):
        sys.exit(__doc__)
    program = sys.argv[1]
    wanted = sys.argv[2:]
    failed = 0
    for language in ["en", "fr", "de"] if not wanted or "the_first_minutes" in wanted else []:
        for columns, rows in [(80, 24), (44, 30)]:
            try:
                the_first_minutes(program, language, columns, rows)
                print(f"ok the_first_minutes {language} {columns}x{rows}", flush=True)
            except AssertionError as error:
                failed += 1
                print(f"FAILED the_first_minutes {language} {columns}x{rows}: {error}", flush=True)
    for act in ACTS:
        if wanted and act.__name__ not in wanted:
            continue
        for language in ["en", "fr"]:
            for columns in [40, 80, 140]:
                start = time.time()
                try:
                    act(program, language, columns)
                    print(f"ok {act.__name__} {language} {columns} ({time.time() - start:.1f} s)", flush=True)
                except AssertionError as error:
                    failed += 1
                    print(f"FAILED {act.__name__} {language} {columns}: {error}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
