#!/usr/bin/env python3
"""Runs the commands of smjournal in each of its languages and looks for sentences of another language in what they say.

usage: language_judge.py PROGRAM [LANGUAGE …]

Works on copies of the example journal, one a language, and on a journal with broken files. Names, ids, verbs, flags, placeholders in
braces, words of the journal's own texts and what stands in quotation marks are taken out first. A line is foreign where at least two of its
words are among the frequent words of English (or French) and none of the language's own. Exit code: 0 nothing found, 1 something was.
"""
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
NOW = "2026-11-20T17:40:00+01:00"

ENGLISH = set(
    """the of and to is are was were with from that this which what when where who how not no your you my it its be been
    by for at on or an as but only other than then there their they has have had can't don't may must will would should
    could any each every some more most until before after between without within while because so if into over under
    about again already also always never yet still nothing something written shift shifts day days night nights week
    weeks month months year years record records entry entries tag tags mood moods file files folder journal changed
    change unknown missing expected give say says mean means read write wrote made make take takes keep kept left right
    wrong time hours rest work worked planned counted""".split())
FRENCH = set(
    """le la les des du un une et est sont était avec de dans pour par sur pas ne que qui quoi où quand ce cette ces ton
    ta tes vous nous il elle mais ou donc rien jamais toujours encore déjà aussi plus moins avant après entre sans
    depuis jusqu poste postes jour jours nuit nuits semaine mois année fiche fiches entrée étiquette humeur fichier
    dossier modifié inconnu manque attendu donne dit veut lu écrit fait prendre garder laissé heures repos travail""".split())
OWN = {
    "fr": FRENCH,
    "de": set("""der die das den dem des ein eine einen und ist sind mit von zu im in am auf für nicht kein keine dein
        deine du es sie wird werden oder aber nur noch schon als wie was wenn wo nach vor bei aus bis um an""".split()),
    "es": set("""el la los las un una de del y es son con en por para no que tu tus se al lo o pero solo ya como cuando
        donde desde hasta sin más sobre este esta""".split()),
    "it": set("""il lo la i gli le un una di del della e è sono con in per non che tuo tua si al o ma solo già come
        quando dove da dal fino senza più su questo questa nei nelle""".split()),
    "pt": set("""o a os as um uma de do da e é são com em no na por para não que se ao ou mas só já como quando onde
        desde até sem mais sobre este esta""".split()),
    "nl": set("""de het een en is zijn met van te in op aan voor niet geen je er wordt worden of maar nog al als wat
        wanneer waar na bij uit tot om zonder meer dit deze die dat""".split()),
}
ENGLISH_WORDS_OF = {
    # Words that English and the language share.
    "de": {"in", "an", "am", "was", "no", "so", "will", "war", "also", "tag", "tags", "die", "so", "as"},
    "nl": {"is", "in", "of", "we", "was", "week", "weeks", "over", "an", "as", "had", "tag", "tags", "after", "be"},
    "es": {"no", "a", "son", "has"}, "it": {"no", "a", "file", "so", "come", "per"}, "pt": {"no", "a", "as", "do", "so"},
    "fr": {"on", "no", "journal", "note", "tag", "tags", "est"}, "ja": set(), "ko": set(),
}

COMMANDS = [
    "help", "today", "today --explain", "day", "day 2026-11-18", "week", "month", "month 2026-07", "year", "stats",
    "insights", "prompts", "list -n 3", "list --kind vacation", "show christmas", "search tired", "tags", "people",
    "rota", "rota check", "rota changes", "report --from 2026-10-01 --until 2026-10-31", "vacation list", "affirmation list",
    "config", "check", "reindex --full", "reindex --verify", "conflicts", "doctor", "trash", "reminders cron", "reminders ics",
    "export markdown --output OUT/md", "export csv --output OUT/t.csv", "export ics --output OUT/c.ics",
    "export json --output OUT/b.json", "export html --output OUT/page.html", "export form --output OUT/form.html", "export pocket --output OUT/pocket.html",
    "mood 4", "check-in --energy 4 --note x", "new Title --text words", "undo", "undo", "set NOSUCH a=b", "move NOSUCH today",
    "delete NOSUCH", "lst", "list --nope", "list --from", "day nonsense", "day 2026-02-30", "check-in --energy 9",
    "vacation add 2027-05-02..2027-05-01", "vacation set NOSUCH --category leave", "rota set --cycle 'day xyzzy'",
    "config nam=x", "config language=klingon", "import daylio NOSUCH", "attach NOSUCH nofile", "restore NOSUCH", "merge a",
    "resolve NOSUCH", "completions tcsh", "affirmation like NOSUCH", "search", "suggest NOSUCH", "team", "init .",
]
BROKEN = {
    "2026/11/a.md": "---\nkind: check-in\nenergy: 9\nstress: ****\nengery: 3\n---\n",
    "2026/11/b.md": "---\ntitle: \"open\nmood: zesty\n---\n", "2026/11/c.md": "---\ndate: 2026-02-30\ntags: [a, b\n---\n",
    "2026/11/d.md": "\u00a0\n---\ntitle: x\n---\n", "2026/11/e.md": "", "2026/11/f.md": "---\ntitle: x\ntitle: y\n",
    "2026/11/g.md": "---\nkind: vacation\nfrom: 2026-12-20\nuntil: 2026-12-01\n---\n",
    "2026/11/h.md": "---\nkind: shft\nshift: xyzzy\nphotos: [img/no.jpg]\n---\n<<<<<<< a\nx\n=======\ny\n>>>>>>> b\n",
    "2026/11/i.md": "+++\ntitle = 'x'\n+++\n", "2026/11/j.md": "---\na:\n\tb: c\n? [x]\n: y\n---\n",
    "2026/11/k.sync-conflict-20261121-002003-PIDLRVI.md": "---\ntitle: k\n---\n", "2026/11/k.md": "---\ntitle: k2\n---\nx\n",
}
QUOTED = re.compile(r"“[^”]*”|„[^“]*“|«[^»]*»|‘[^’]*’|'[^'\n]*'|\"[^\"\n]*\"|「[^」]*」|`[^`]*`|\{[^}]*\}|\[[^\]]*\]")
TOKENS = re.compile(r"\b(?:until|from|start|end)\b(?=（)|https?://\S+|\S*[/\\=|<>_@~]\S*|--?[a-z][\w-]*|[\w-]+\.(?:md|json|csv|ics|html|pdf|timer|plist)|\d\S*")
WORD = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)?")


def own_lines(text, texts):
    """Lines without those that come from the journal's files."""
    for line in text.splitlines():
        # Two stars mark what a search found: a text of the journal.
        if "**" not in line and not any(piece in line for piece in texts):
            yield line


def foreign(line, language):
    """The words for which a line looks like another language's; empty where it does not."""
    # The overview of verbs: its words are typed as they stand, and two blanks part them.
    if re.fullmatch(r"\s*\S+\s{2,}(?:[a-z-]+(?: [a-z-]+)*(?:\s{2,}|\s*$))+", line):
        return []
    # Keys and lists of choices are the same in all languages: `date, title, mood`.
    plain = TOKENS.sub(" ", QUOTED.sub(" ", line))
    words = [word.lower().replace("’", "'") for word in WORD.findall(plain)]
    own = OWN.get(language, set())
    for other in [ENGLISH] + ([FRENCH] if language not in ("fr", "es", "it", "pt", "en") else []):
        strange = [word for word in words if word in other and word not in ENGLISH_WORDS_OF[language] and word not in own]
        latin = [word for word in words if word.isascii()]
        if len(set(strange)) >= 2 and not (set(words) & own) and (len(latin) == len(words) or len(strange) > 3):
            return strange
    return []


def run(program, arguments, folder, language, out):
    words = [word.replace("OUT", str(out)) for word in shlex.split(arguments)]
    command = [program, *words, "-C", str(folder), "--now", NOW, "--lang", language, "--no-input"]
    environment = {"PATH": os.environ["PATH"], "HOME": str(out), "XDG_CACHE_HOME": str(out), "XDG_STATE_HOME": str(out)}
    reply = subprocess.run(command, capture_output=True, env=environment, cwd=str(out), timeout=120)
    return (reply.stdout + reply.stderr).decode(errors="replace")


def titles(folder):
    """Texts of the journal that come back in answers: titles, first words of bodies, names."""
    texts = set()
    for path in folder.rglob("*.md"):
        content = path.read_text(errors="replace")
        for line in content.splitlines():
            value = line.split(":", 1)[1] if ":" in line[:20] else line
            value = value.strip().strip("\"'-# ")
            if len(value) >= 6:
                texts.add(value[:24])
    return texts


def html_text(path):
    page = path.read_text(errors="replace")
    lang = re.search(r'<html[^>]*\blang="([^"]*)"', page)
    return lang and lang[1]


def judge(program, language):
    findings = 0
    with tempfile.TemporaryDirectory(prefix="language-judge-") as place:
        place = pathlib.Path(place)
        (out := place / "out").mkdir()
        example = place / "journal"
        shutil.copytree(ROOT / "examples" / "journal", example)
        broken = place / "broken"
        broken.mkdir()
        (broken / "journal.md").write_text("---\nsmjournal: 1\nlanguage: %s\n---\n" % language)
        for path, text in BROKEN.items():
            (broken / path).parent.mkdir(parents=True, exist_ok=True)
            (broken / path).write_text(text)
        texts = titles(example)
        page = subprocess.run([program, "help", "--lang", "en"], capture_output=True, text=True).stdout
        names = re.findall(r"^  ([a-z][a-z-]*(?: [a-z]+)?)  ", page, re.M)
        jobs = [(command, example) for command in COMMANDS] + [("check", broken), ("conflicts", broken), ("doctor", broken)]
        jobs += [("today", broken), ("resolve --all", broken), ("trash", broken)] + [(f"help {name}", example) for name in names]
        jobs += [(f"man {name}", example) for name in names]
        for command, folder in jobs:
            text = run(program, command, folder, language, out)
            for line in own_lines(text, texts):
                strange = foreign(line, language)
                if strange:
                    findings += 1
                    print(f"{language}: {command}: {line.strip()[:150]}   [{' '.join(strange[:6])}]")
        for page in ("page.html", "form.html"):
            if (out / page).exists() and html_text(out / page) != language:
                findings += 1
                print(f"{language}: {page}: lang is {html_text(out / page)!r}")
    return findings


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program = str(pathlib.Path(sys.argv[1]).resolve())
    languages = sys.argv[2:] or ["fr", "de", "es", "it", "pt", "nl", "ja", "ko"]
    findings = {language: judge(program, language) for language in languages}
    print("  ".join(f"{language} {count}" for language, count in findings.items()))
    sys.exit(1 if any(findings.values()) else 0)


if __name__ == "__main__":
    main()
