#!/usr/bin/env python3
"""Fills the form in with generated answers: its files must be those of the commands, to the byte.

    form_judge.py SMJOURNAL [COUNT]

Needs playwright and Chromium (`CHROMIUM=path`). The journal has moods, badges and shifts of its own,
and no rota: a command would take the shift from that, and the form is asked for it.
"""
import os, pathlib, random, shutil, subprocess, sys, tempfile
from datetime import datetime

from playwright.sync_api import sync_playwright

PROGRAM, COUNT = pathlib.Path(sys.argv[1]).resolve(), int(sys.argv[2]) if len(sys.argv) > 2 else 200
WORK = pathlib.Path(tempfile.mkdtemp(prefix="form-judge-"))
PROFILE = """---
smjournal: 1
name: Claire
timezone: Europe/Paris
day-starts: "05:00"
moods: {serene: 4, "🫠": 2, "on": 3}
badges:
  - 🧗
  - "no"
shifts:
  "J": {is: day, hours: "07:00-19:30"}
  "N": {is: night, hours: "19:00-07:30"}
  "AST": {is: on-call, hours: "20:00-08:00"}
---
"""
NOTES = [
    "", "", "Short of staff.", "Two\nlines\n\nand a third. ", "  \n\n  indented\ttab", "---\nnot: front matter\n---", "# Title",
    "é 😀 \u202e bidi", "$& $1 \\ §text§", "end with blanks   \n\n\n", "\"quoted\" 'text' #tag", "key: value", "<script>1</script>",
]
SCALES = {"check-in": ["energy", "stress", "motivation"], "check-out": ["fatigue", "load", "satisfaction"], "entry": []}
failures = 0


def run(*words, code=0, said=None):
    env = {**os.environ, "XDG_STATE_HOME": str(WORK / "state"), "XDG_CACHE_HOME": str(WORK / "cache"), "TZ": "Europe/Paris"}
    done = subprocess.run([PROGRAM, *map(str, words)], input=said, capture_output=True, text=True, env=env)
    if done.returncode != code:
        raise SystemExit(f"{words}: code {done.returncode}: {done.stderr}")
    return done.stdout


def answers(page, number):
    """Random answers as the form knows them: names of inputs with places of the chosen ones."""
    chance = random.Random(number)
    kind = chance.choice(list(SCALES))
    chosen = {"kind": kind, "note": chance.choice(NOTES), "ratings": {}, "badges": [], "mood": None, "shift": None}
    for scale in SCALES[kind]:
        if chance.random() < 0.7:
            chosen["ratings"][scale] = chance.randint(1, 5)
    if kind != "entry":
        count = page.locator("[name=badges]").count()
        chosen["badges"] = sorted(chance.sample(range(count), chance.choice([0, 0, 1, 2, 3])))
        chosen["shift"] = chance.choice([None, *range(page.locator("[name=shift]").count())])
    if kind != "check-in" and (kind == "entry" or chance.random() < 0.6):
        chosen["mood"] = chance.randrange(page.locator("[name=mood]").count())
    day = f"2026-{chance.randint(1, 12):02}-{chance.randint(1, 28):02}"
    chosen |= {"date": day, "time": f"{chance.randint(0, 23):02}:{chance.randint(0, 59):02}"}
    if not chosen["ratings"] and not chosen["badges"] and chosen["mood"] is None and not chosen["note"].strip():
        chosen["note"] = "Something."
    return chosen


FILL = """chosen => {
  const form = document.querySelector('#form'); form.reset();
  const tick = (name, place) => { const i = form.querySelectorAll(`[name=${name}]`)[place]; i.checked = true; return i; };
  form.querySelector(`[name=kind][value=${chosen.kind}]`).checked = true;
  for (const [scale, value] of Object.entries(chosen.ratings)) tick(scale, value - 1);
  const text = i => i.closest('label').textContent;
  const badges = chosen.badges.map(place => tick('badges', place).closest('label').querySelector('span').textContent);
  const mood = chosen.mood === null ? null : [...tick('mood', chosen.mood).closest('label').querySelectorAll('span')];
  const shift = chosen.shift === null ? null : tick('shift', chosen.shift).value.replaceAll('"', '');
  form.elements.text.value = chosen.note; form.elements.date.value = chosen.date; form.elements.time.value = chosen.time;
  for (const name of ['date', 'time']) form.elements[name].dispatchEvent(new Event('input', {bubbles: true}));
  const {file, stem} = window.smjournalForm, {dir, name} = stem();
  const at = file().match(/^at: "(.*)"$/m)[1];
  return {badges, shift, at, text: file(), path: dir.join('/') + '/' + name + '.md',
    mood: mood && (chosen.mood < 5 ? mood[0].textContent : mood.at(-1).textContent)};
}"""


def command(chosen, made, journal):
    """What the command writes for the same answers."""
    words = ["-C", journal, "--no-input", "--no-index"]
    if chosen["kind"] == "entry":
        words += ["mood", made["mood"]]
    else:
        words += [chosen["kind"]]
        for scale, value in chosen["ratings"].items():
            words += [f"--{scale}", value]
        for badge in made["badges"]:
            words += ["--badge", badge]
        if made["mood"]:
            words += ["--mood", made["mood"]]
        if made["shift"]:
            words += ["--shift", made["shift"]]
    if chosen["note"].strip():
        words += ["--note", "-"]
    run(*words, "--at", made["at"], "--date", chosen["date"], said=chosen["note"])
    written = [p for p in journal.rglob("*.md") if p.name != "journal.md"]
    return {str(p.relative_to(journal)): p.read_text() for p in written}


def fail(number, text):
    global failures
    failures += 1
    print(f"FAIL answers {number}: {text}")


def main():
    journal = WORK / "journal"
    journal.mkdir()
    (journal / "journal.md").write_text(PROFILE)
    form = WORK / "form.html"
    run("-C", journal, "export", "form", "--output", form)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        context = browser.new_context(
            timezone_id="Europe/Paris", viewport={"width": 360, "height": 740}, has_touch=True, accept_downloads=True)
        page = context.new_page()
        page.on("pageerror", lambda error: fail("-", f"script: {error}"))
        page.goto(form.as_uri())
        for number in range(COUNT):
            chosen = answers(page, number)
            made = page.evaluate(FILL, chosen)
            for path in [p for p in journal.rglob("*.md") if p.name != "journal.md"]:
                path.unlink()
            wanted = command(chosen, made, journal)
            found = {made["path"]: made["text"].replace("\nsource: form\n", "\nsource: cli\n")}
            if found != wanted:
                fail(number, f"{chosen}\n  form    {found}\n  command {wanted}")
        by_hand(context, form, journal)
        moments(browser, form)
        browser.close()
    shutil.rmtree(WORK)
    print(f"{COUNT} answers, {failures} failures")
    sys.exit(1 if failures else 0)


# When it is, the kind, the shift, what is set of time and day, and the day and the moment that are written: a night and what is
# after midnight belong to the evening, the second 02:30 of 25 October is not the first.
MOMENTS = [
    ("2026-11-24T00:20:00+01:00", "check-out", "J", None, None, "2026-11-23", "2026-11-24T00:20:00+01:00"),
    ("2026-11-24T00:20:00+01:00", "check-out", "J", "00:10", None, "2026-11-23", "2026-11-24T00:10:00+01:00"),
    ("2026-11-24T03:00:00+01:00", "check-out", "J", "23:50", None, "2026-11-23", "2026-11-23T23:50:00+01:00"),
    ("2026-11-24T10:00:00+01:00", "check-out", "J", "00:10", None, "2026-11-23", "2026-11-24T00:10:00+01:00"),
    ("2026-11-24T10:00:00+01:00", "check-out", "J", "00:10", "2026-11-22", "2026-11-22", "2026-11-23T00:10:00+01:00"),
    ("2026-11-24T11:00:00+01:00", "check-out", "N", "07:45", None, "2026-11-23", "2026-11-24T07:45:00+01:00"),
    ("2026-11-24T11:00:00+01:00", "check-out", "N", "07:45", "2026-11-21", "2026-11-21", "2026-11-22T07:45:00+01:00"),
    ("2026-11-24T11:00:00+01:00", "check-in", "N", "18:45", "2026-11-21", "2026-11-21", "2026-11-21T18:45:00+01:00"),
    ("2026-11-24T00:20:00+01:00", "entry", None, "23:50", None, None, "2026-11-23T23:50:00+01:00"),
    ("2026-11-24T00:20:00+01:00", "entry", None, None, "2026-11-20", "2026-11-20", "2026-11-20T00:20:00+01:00"),
    ("2026-10-25T02:30:00+02:00", "check-out", "N", None, None, "2026-10-24", "2026-10-25T02:30:00+02:00"),
    ("2026-10-25T02:30:00+01:00", "check-out", "N", None, None, "2026-10-24", "2026-10-25T02:30:00+01:00"),
    ("2026-10-25T02:30:00+01:00", "check-out", None, None, None, None, "2026-10-25T02:30:00+01:00"),
]
CHOOSE = """([kind, shift, time, date]) => {
  const form = document.querySelector('#form'), {file} = window.smjournalForm;
  const said = e => e.dispatchEvent(new Event('input', {bubbles: true}));
  const tick = (name, value) => { const i = [...form.querySelectorAll(`[name=${name}]`)].find(i => i.value.replaceAll('"', '') === value); i.checked = true; said(i); };
  tick('kind', kind);
  if (shift) tick('shift', shift);
  for (const [name, value] of [['date', date], ['time', time]]) if (value) { form.elements[name].value = value; said(form.elements[name]); }
  return ['date', 'at'].map(key => (file().match(new RegExp(`^${key}: "(.*)"$`, 'm')) || [])[1] ?? null);
}"""


def moments(browser, form):
    for now, *chosen, day, moment in MOMENTS:
        context = browser.new_context(timezone_id="Europe/Paris")
        page = context.new_page()
        page.clock.install(time=datetime.fromisoformat(now))
        page.goto(form.as_uri())
        found = page.evaluate(CHOOSE, chosen)
        if found != [day, moment]:
            fail("moment", f"{now} {chosen}: {found}, not {[day, moment]}")
        context.close()


def by_hand(context, form, journal):
    """By keyboard, with a reload in the middle as a locked phone does it, and saved as a download that `check` finds clean."""
    page = context.new_page()
    page.goto(form.as_uri())
    page.locator("[name=kind][value=check-in]").focus()
    page.keyboard.press("Space")
    page.locator("#next").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    page.locator("[name=text]").evaluate("e => { e.value = 'Typed before the lock.'; e.dispatchEvent(new Event('input', {bubbles: true})) }")
    page.reload()
    if page.evaluate("document.querySelector('[name=text]').value") != "Typed before the lock.":
        fail("by hand", "what was typed is gone after a reload")
    if page.evaluate("document.querySelector('[name=kind]:checked')?.value") != "check-in":
        fail("by hand", "what was chosen is gone after a reload")
    while page.locator("#next").is_visible():
        page.locator("#next").press("Enter")
    with page.expect_download() as download:
        page.locator("#download").press("Enter")
    target = journal / "2026" / download.value.suggested_filename
    target.parent.mkdir(exist_ok=True)
    download.value.save_as(target)
    run("-C", journal, "check")
    if "Typed before the lock." not in target.read_text() or "source: form" not in target.read_text():
        fail("by hand", target.read_text())
    if page.evaluate("sessionStorage.length") != 0:
        fail("by hand", "the text stays in the browser after saving")


main()
