#!/usr/bin/env python3
"""Uses the pocket as a phone does: what it says on each of its days must be what `today` says then, in words; what is tapped
must wait, whatever happens to the page, and come to the journal once.

    pocket_judge.py SMJOURNAL [LIVES [MOMENTS]]

LIVES generated lives (hours_world.py), in each MOMENTS moments drawn from its sixty days, half of them beside a change of what the
pocket says; 0 for every change. Needs playwright and Chromium (`CHROMIUM=path`); with axe-playwright-python axe has a look, too.
"""
import functools, http.server, json, os, pathlib, random, re, shutil, subprocess, sys, tempfile, threading
from datetime import datetime, timedelta, timezone

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import hours_world

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
LIVES = int(sys.argv[2]) if len(sys.argv) > 2 else 6
MOMENTS = int(sys.argv[3]) if len(sys.argv) > 3 else 40
WORK = pathlib.Path(tempfile.mkdtemp(prefix="pocket-judge-"))
PHONE = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True, "accept_downloads": True}
SIZE, PAINT, TAPS, DAYS = 400_000, 300, 9, 60
NOW = datetime(2026, 11, 20, 17, 30, tzinfo=timezone(timedelta(hours=1)))
PROFILE = """---
smjournal: 1
id: 7c41f0
name: Claire
timezone: Europe/Paris
{more}rota:
  - from: "2026-11-01"
    cycle: "day day night night rest rest rest rest"
    hours: {{day: "07:00-19:30", night: "19:00-07:30"}}
---
"""
SCALE = 'scales:\n  hydration: {range: "0-4", ask: check-out}\n'
failures, told = 0, 0


def fail(where, text):
    global failures
    failures += 1
    if failures < 40:
        print(f"FAIL {where}: {text}", flush=True)


def run(journal, *words, now=NOW):
    env = {**os.environ, "HOME": str(WORK / "home"), "XDG_STATE_HOME": str(WORK / "state"), "XDG_CACHE_HOME": str(WORK / "cache"),
           "XDG_CONFIG_HOME": str(WORK / "config")}
    done = subprocess.run([PROGRAM, "-C", journal, "--now", now.isoformat(), *map(str, words)], capture_output=True, text=True, env=env)
    if done.returncode != 0:
        raise SystemExit(f"{words}: code {done.returncode}: {done.stderr}")
    return done.stdout


def pocket(journal, name, now=NOW):
    path = WORK / (name + ".html")
    run(journal, "export", "pocket", "--output", path, now=now)
    return path


class Phone:
    """A browser of one person: its tabs share what is kept."""

    def __init__(self, browser, zone="Europe/Paris", **more):
        self.context = browser.new_context(timezone_id=zone, **{**PHONE, **more})
        self.requests = []

    def tab(self, address, at=NOW):
        page = self.context.new_page()
        page.on("pageerror", lambda error: fail(address, f"script: {error}"))
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("dialog", lambda dialog: dialog.accept())
        page.clock.install(time=at)
        page.goto(address)
        return page


# What it says

def said(text):
    """The lines of `today` without the looks of a terminal: what the pocket says, and whether it has a streak, a memory and so on."""
    lines = [line for line in text.split("\n") if line and not line.startswith("  ")]
    return [re.sub(r"^[█░]+ ", "", line) for line in lines]


def same(where, shown, terminal, answer):
    """Whether each line of the pocket is one of `today`, and none of today's head is missing."""
    lines = said(terminal)
    # A terminal folds what is longer than its lines.
    whole = {" ".join(lines[start:start + count]) for count in (1, 2, 3) for start in range(len(lines))}
    for role, text in shown:
        found = text if text in whole else None
        if role in ("greeting", "headline"):
            found = lines[0] if text in lines[0] else None
        if role == "affirmation":
            found = next((line for line in lines if line.startswith(text)), None)
        if found is None:
            return f"{role} “{text}” is not said by today:\n{terminal}"
    roles = [role for role, _ in shown]
    head, _, rest = terminal.partition("\n\n")
    if lines[0] != "  ".join(text for role, text in shown if role in ("greeting", "headline")):
        return f"the first line is “{lines[0]}”"
    hours = [line for line in head.split("\n")[1:] if line]
    if hours != [text for role, text in shown if role == "hours"]:
        return f"the hours are {hours}, the pocket has {shown}"
    for role, wanted in (("birthday", len(answer["birthdays"])), ("affirmation", int(answer["affirmation"] is not None)),
                         ("progress", int("█" in terminal or "░" in terminal)),
                         ("details", int(answer["countdown"] is not None))):
        if roles.count(role) != wanted:
            return f"{roles.count(role)} lines of {role}, today has {wanted}:\n{terminal}"
    warnings = len(answer.get("findings") or [])
    if roles.count("warning") != warnings + len(answer.get("uncertainPlans") or []):
        return f"{roles.count('warning')} warnings, today has {warnings}"
    return None


LOOK = """() => {
  document.dispatchEvent(new Event('visibilitychange'));
  const due = document.querySelector('#due');
  return {over: !document.querySelector('#over').hidden, due: due.hidden ? null : due.querySelector('b').textContent,
    lines: [...document.querySelector('#lines').children].map(e => [e.className.split(' ')[0], e.textContent])};
}"""


def says(browser, number):
    """A life: what the pocket says at moments of its days, beside `today`."""
    global told
    journal = WORK / f"life-{number}"
    world = hours_world.make(journal, 7000 + number)
    now = datetime.fromisoformat(str(world.now)) if not isinstance(world.now, datetime) else world.now
    now = now if now.tzinfo else now.replace(tzinfo=timezone.utc)
    path = pocket(journal, f"life-{number}", now)
    phone = Phone(browser)
    page = phone.tab(path.as_uri(), now)
    rows = page.evaluate("document.querySelector('#moments').content.textContent").split("\n")
    starts = [int(row.split()[0]) for row in rows]
    end = int(page.evaluate("document.querySelector('#moments-end').content.textContent"))
    chance = random.Random(number)
    beside = [moment for start in starts[1:] for moment in (start - 1, start)]
    moments = beside if MOMENTS == 0 else chance.sample(beside, min(len(beside), MOMENTS // 2))
    moments += [chance.randrange(starts[0], end) for _ in range(MOMENTS // 2 or 40)]
    before, after = (page.evaluate(f"document.querySelector('#{name}').content.textContent") for name in ("say-before", "say-after"))
    for moment in sorted(moments):
        page.clock.set_fixed_time(datetime.fromtimestamp(moment, timezone.utc))
        shown = page.evaluate(LOOK)
        at = datetime.fromtimestamp(moment, timezone.utc)
        terminal, answer = run(journal, "--no-input", "today", now=at), json.loads(run(journal, "today", "--json", now=at))
        told += 1
        problem = same(f"life {number}", shown["lines"], terminal, answer)
        due = "smjournal check-in" in terminal, "smjournal check-out" in terminal
        if due != (shown["due"] == before, shown["due"] == after) and not problem:
            problem = f"the button is {shown['due']}:\n{terminal}"
        if shown["over"] or problem:
            fail(f"life {number} (seed {7000 + number}) at {at.isoformat()}", problem or "it says that its days are over")
    page.clock.set_fixed_time(datetime.fromtimestamp(end, timezone.utc))
    if not page.evaluate(LOOK)["over"]:
        fail(f"life {number}", "it does not say that its days are over")
    if [url for url in phone.requests if url != path.as_uri()]:
        fail(f"life {number}", f"requests: {phone.requests}")
    phone.context.close()


# What is tapped

def count(page, which):
    return page.locator(f"#{which}").locator("li").count()


def tap_mood(page, step=3):
    page.locator("button[data-mood]").nth(step).tap()


def download(page, button="#download"):
    saved = []
    page.on("download", lambda each: saved.append(each))
    number = count(page, "waiting")
    page.locator(button).tap()
    page.clock.run_for(5000)
    for _ in range(100):
        if len(saved) >= number:
            break
        page.wait_for_timeout(20)
        page.clock.run_for(500)
    return saved


def moods(browser, path, journal):
    """A mood is two taps: the face, and the way to the journal. Undo takes it back, for five seconds."""
    phone = Phone(browser)
    page = phone.tab(path.as_uri())
    tap_mood(page)
    if count(page, "waiting") != 1:
        fail("mood", "one tap is not one answer that waits")
    page.locator("#undo").tap()
    if count(page, "waiting") != 0:
        fail("mood", "Undo does not take it back")
    tap_mood(page, 1)
    page.clock.run_for(5100)
    if page.locator("#kept").is_visible() or count(page, "waiting") != 1:
        fail("mood", "Undo stays longer than five seconds, or the answer does not")
    inbox = WORK / "inbox"
    inbox.mkdir(exist_ok=True)
    for each in download(page):
        each.save_as(inbox / each.suggested_filename)
    if count(page, "waiting") != 0 or count(page, "handed") != 1:
        fail("mood", "what was saved as a file still waits, or is forgotten before it arrived")
    run(journal, "setup", "inbox", inbox)
    run(journal, "config", "tone=warm")
    moods = json.loads(run(journal, "list", "--kind", "entry", "--json", now=NOW + timedelta(hours=1)))["records"]
    if len(moods) != 1 or moods[0].get("mood") != "😞" or moods[0].get("date") != "2026-11-20":
        fail("mood", f"the inbox took {moods}")
    # A newer pocket in the same browser sees that it arrived.
    newer = pocket(journal, path.stem, NOW + timedelta(hours=1))
    page = phone.tab(newer.as_uri(), NOW + timedelta(hours=1))
    if count(page, "handed") != 0:
        fail("mood", "what is in the journal is still told as not seen there")
    phone.context.close()


def answer_due(page):
    """What is due, each value answered; how many taps it took."""
    taps = 1
    page.locator("#due").tap()
    while page.locator("#write").is_visible() and taps < 20:
        step = page.locator(".step.current")
        if page.locator("#keep").is_visible():
            page.locator("#keep").tap()
        elif {"faces", "scale"} & set(step.get_attribute("class").split()):
            step.locator(".choice").nth(1).tap()
        else:
            page.locator("#next").tap()
        taps += 1
    return taps


def check_out(browser, path, journal, name):
    """A check-out an hour after a shift: so many taps from the opened page at most."""
    phone = Phone(browser)
    page = phone.tab(path.as_uri(), NOW.replace(day=21, hour=8, minute=30))
    taps = answer_due(page)
    own = page.locator("#form [name^='own:']").count() > 0
    if taps > TAPS + own:
        fail(name, f"a check-out took {taps} taps")
    if count(page, "waiting") != 1 or page.locator("#due").is_visible():
        fail(name, "the check-out does not wait, or is asked for again")
    inbox = WORK / ("inbox-" + name)
    inbox.mkdir()
    for each in download(page):
        text = pathlib.Path(each.path()).read_text()
        if not re.search(r'^date: "?2026-11-20"?$', text, re.M) or "shift: night" not in text or "source: form:7c41f0" not in text:
            fail(name, text)
        each.save_as(inbox / each.suggested_filename)
    run(journal, "setup", "inbox", inbox)
    run(journal, "config", "tone=warm", now=NOW + timedelta(days=1))
    run(journal, "check")
    if len(json.loads(run(journal, "list", "--kind", "check-out", "--json", now=NOW + timedelta(days=1)))["records"]) != 1:
        fail(name, "the inbox did not take the check-out")
    phone.context.close()


def two_tabs(browser, path):
    """Tabs beside each other, closed midway and opened again: nothing is lost, nothing is there twice."""
    phone = Phone(browser)
    one, two = phone.tab(path.as_uri()), phone.tab(path.as_uri())
    tap_mood(one, 0)
    tap_mood(two, 4)
    if count(one, "waiting") != 2 or count(two, "waiting") != 2:
        fail("tabs", f"{count(one, 'waiting')} and {count(two, 'waiting')} answers wait")
    one.locator("#due").tap()
    one.locator(".step.current .choice").nth(2).tap()
    one.close()
    two.reload()
    if count(two, "waiting") != 2:
        fail("tabs", "answers are gone after a reload")
    if two.locator("#unfinished button").count() != 1:
        fail("tabs", "what was begun in a closed tab is not offered")
    else:
        two.locator("#unfinished button").tap()
        form = "[...document.querySelectorAll('#form input:checked')].map(i => i.name + ' ' + i.value).join(', ')"
        if "kind check-in" not in two.evaluate(form) or "energy 3" not in two.evaluate(form):
            fail("tabs", f"what was begun is not there: {two.evaluate(form)}")
        two.reload()
        if two.locator("#unfinished button").count() != 1:
            fail("tabs", "what was gone on with is lost by a reload")
    three = phone.tab(path.as_uri())
    if count(three, "waiting") != 2:
        fail("tabs", "a new tab does not have the answers")
    phone.context.close()


FOLDER = "() => { window.showDirectoryPicker = () => navigator.storage.getDirectory(); }"
FILES = """async () => {
  const found = [], walk = async (folder, path) => { for await (const [name, each] of folder.entries())
    if (each.kind === 'directory') await walk(each, path + name + '/'); else found.push(path + name); };
  await walk(await navigator.storage.getDirectory(), ''); return found.sort();
}"""


def folder(browser, path):
    """From a web server of one's own, into a folder, from two tabs at once: each answer is one file."""
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(path.parent))
    handler.log_message = lambda *_: None
    http.server.SimpleHTTPRequestHandler.log_message = lambda *_: None
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://localhost:{server.server_address[1]}/{path.name}"
    phone = Phone(browser)
    tabs = [phone.tab(address), phone.tab(address)]
    for number, page in enumerate(tabs):
        page.evaluate(FOLDER)
        tap_mood(page, number)
        tap_mood(page, number + 2)
    answer_due(tabs[0])
    for page in tabs:
        page.evaluate("document.querySelector('#folder').click()")
    for _ in range(100):
        files = tabs[0].evaluate(FILES)
        if len(files) == 5 and not any(count(page, "waiting") for page in tabs):
            break
        tabs[0].wait_for_timeout(100)
    said = [name for page in tabs for name in page.locator("#said").inner_text().replace("Saved as ", "").split(", ") if name]
    if sorted(said) != files:
        fail("folder", f"it says that it saved {said}, and saved {files}")
    if any(page.locator("#undo").is_visible() for page in tabs):
        fail("folder", "it offers to take back what is saved")
    if len(files) != 5 or any(not name.startswith("2026/11/2026-11-20-17") for name in files):
        fail("folder", f"five answers became {files}")
    tabs[1].reload()
    if any(page.locator("#due").is_visible() for page in tabs):
        fail("folder", "what was saved is asked for again")
    if any(count(page, "waiting") for page in tabs):
        fail("folder", "what was saved still waits")
    if {url for url in phone.requests if not url.endswith("favicon.ico")} != {address}:
        fail("folder", f"requests: {phone.requests}")
    phone.context.close()
    server.shutdown()


def gone_on(browser, path):
    """A check-out that was begun before midnight and is gone on with afterwards is of then, and of the day of its shift."""
    phone = Phone(browser)
    page = phone.tab(path.as_uri(), NOW.replace(day=21, hour=8, minute=30))
    page.locator("#due").tap()
    page.locator(".step.current .choice").nth(2).tap()
    page.close()
    page = phone.tab(path.as_uri(), NOW.replace(day=22, hour=0, minute=20))
    page.locator("#unfinished button").tap()
    found = page.evaluate("window.smjournalForm.file().match(/^(date|at): .*$/gm)")
    if found != ['date: "2026-11-20"', 'at: "2026-11-22T00:20:00+01:00"'] or "Fri 20 November · Sun 00:20" not in page.evaluate("window.smjournalForm.words()"):
        fail("gone on", f"{found}, {page.evaluate('window.smjournalForm.words()')}")
    phone.context.close()


def clock_behind(browser, path):
    """Before the page was made no day is known; some minutes are nothing."""
    for at, is_behind in ((NOW - timedelta(days=1), True), (NOW - timedelta(minutes=20), False)):
        phone = Phone(browser)
        page = phone.tab(path.as_uri(), at)
        tap_mood(page)
        text = page.evaluate("Object.values(localStorage).join()")
        if page.locator("#behind").is_visible() != is_behind or ("2026-11-20" in text) == is_behind or page.locator("#over").is_visible():
            fail("behind", f"{at}: {text}")
        phone.context.close()


NOTES = [("Homer", "room number12 ward ward"), ("Sea", "la mer wards number1"), ("夜勤", "今日は夜勤でした。病棟は静か"),
         ("Über", "Straße, Œuvre d’art; cœur «Été»"), ("한국", "병동에서 밤 근무"), ("Hyphen", "well-being co-op 😀")]
SEARCHES = ["mer", "number1", "number*", "ward*", "ward", "ward -sea", '"ward ward"', '"la mer" wa*', "“la mer”", "夜勤", "病棟", "strasse",
            "OEUVRE", "coeur", "ete", "art", "밤", "병동", "병동*", "well", '"well being"', "well-being", "tag1", "#tag2", "home*", "happy", "😀"]


def searches(browser):
    """What the page's search finds is what `search` finds."""
    journal = WORK / "searches"
    journal.mkdir()
    (journal / "journal.md").write_text(PROFILE.format(more=""))
    for number, (title, text) in enumerate(NOTES):
        file = journal / f"2026-11-1{number}-a.md"
        file.write_text(f"---\ntitle: {title}\ndate: 2026-11-1{number}\ntags: [tag{number}]\nmood: 4\n---\n{text}\n")
    phone = Phone(browser)
    page = phone.tab(pocket(journal, "searches").as_uri())
    for words in SEARCHES:
        shown = page.evaluate("""words => { document.querySelector('#q').value = words; document.querySelector('#tools').requestSubmit();
            return document.querySelectorAll('.item:not([hidden])').length; }""", words)
        found = len(json.loads(run(journal, "search", "--json", "--", words))["records"])
        if shown != found:
            fail("search", f"{words}: {shown} on the page, {found} found by the program")
    phone.context.close()


def after_its_days(browser, path):
    phone = Phone(browser)
    page = phone.tab(path.as_uri(), NOW + timedelta(days=DAYS))
    if not page.locator("#over").is_visible() or page.locator("#lines").inner_text() or page.locator("#due").is_visible():
        fail("day 61", "it still tells of days that it does not know")
    tap_mood(page)
    if count(page, "waiting") != 1:
        fail("day 61", "it takes no answers any more")
    phone.context.close()


def kept_nowhere(browser, path):
    """A browser that keeps nothing for a page, as one that opens a content address: said, and still of use."""
    phone = Phone(browser)
    phone.context.add_init_script("Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }})")
    page = phone.tab(path.as_uri())
    tap_mood(page)
    if not page.locator("#keeps-nothing").is_visible() or count(page, "waiting") != 1:
        fail("kept nowhere", "it is not said, or the answer is not there")
    phone.context.close()


# How it is made

def year(root):
    """A year with 280 records."""
    root.mkdir()
    (root / "journal.md").write_text(PROFILE.format(more=""))
    words = "the ward was calm tonight and we had time to talk over tea before the last round".split()
    for number in range(280):
        day = NOW.date() - timedelta(days=int(number * 1.3))
        kind = ("entry", "check-in", "check-out")[number % 3]
        lines = ["---", f"kind: {kind}", f'date: "{day}"', f'at: "{day}T12:{number % 60:02}:00+01:00"']
        lines += {"entry": ["mood: 😊", f"title: Entry {number}", "tags:", "  - night"], "check-in": ["energy: 3", "stress: 2", "motivation: 4"],
                  "check-out": ["fatigue: 3", "load: 2", "satisfaction: 4"]}[kind]
        text = " ".join(random.Random(number).choices(words, k=60 if kind == "entry" else 8))
        file = root / f"{day:%Y/%m}" / f"{day}-12{number % 60:02}-{kind}-{number}.md"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join([*lines, "---", "", text, ""]))


def first_paint(page, path):
    """When the first paint was, and what the page took of a processor until all was done, in milliseconds: the first goes with what
    else the machine does, the second does not, and is more than the page itself adds to the first."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(path.as_uri())
    page.wait_for_timeout(300)
    taken = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    session.send("Performance.disable")
    return page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"), taken["TaskDuration"] * 1000


def looks(browser, path):
    size = path.stat().st_size
    if size > SIZE:
        fail("size", f"{size} bytes")
    paints = []
    for scheme in ("light", "dark"):
        phone = Phone(browser, color_scheme=scheme)
        page = phone.context.new_page()
        paint, taken = map(min, zip(*(first_paint(page, path) for _ in range(5))))
        paints.append((round(paint), round(taken)))
        if paint > PAINT and taken > PAINT:
            fail(scheme, f"first paint after {paint:.0f} ms, {taken:.0f} ms of a processor")
        if page.evaluate("document.documentElement.scrollWidth") > 360:
            fail(scheme, "wider than the screen")
        small = page.evaluate("""[...document.querySelectorAll('button,input,summary,.month a')].filter(e => { const b = e.getBoundingClientRect();
            return b.width && e.checkVisibility() && (b.width < 24 || b.height < 24); }).map(e => e.outerHTML.slice(0, 80))""")
        if small:
            fail(scheme, f"too small to tap: {small[:4]}")
        nameless = page.evaluate("""[...document.querySelectorAll('button,input,textarea,a[href]')].filter(e => e.checkVisibility() &&
            !(e.textContent.trim() || e.ariaLabel || e.labels?.length)).map(e => e.outerHTML.slice(0, 80))""")
        if nameless:
            fail(scheme, f"without a name: {nameless[:4]}")
        axe(page, scheme)
        page.locator("#more").tap()
        axe(page, scheme + ", questions")
        phone.context.close()
    return size, paints


def axe(page, where):
    try:
        import axe_playwright_python
    except ImportError:
        return
    script = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
    page.evaluate(script + "; 0")
    for each in page.evaluate("axe.run().then(r => r.violations.map(v => [v.id, v.nodes.map(n => n.html.slice(0, 120)).slice(0, 3)]))"):
        fail(f"axe, {where}", each)


def main():
    journals = []
    for name, more in (("plain", ""), ("scales", SCALE)):
        journal = WORK / name
        journal.mkdir()
        (journal / "journal.md").write_text(PROFILE.format(more=more))
        journals.append(journal)
    year(WORK / "year")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        plain = pocket(journals[0], "pocket")
        two_tabs(browser, plain)
        folder(browser, plain)
        after_its_days(browser, plain)
        kept_nowhere(browser, plain)
        gone_on(browser, plain)
        clock_behind(browser, plain)
        searches(browser)
        moods(browser, plain, journals[0])
        for journal in journals:
            check_out(browser, pocket(journal, journal.name), journal, journal.name)
        size, paints = looks(browser, pocket(WORK / "year", "year"))
        for number in range(LIVES):
            says(browser, number)
        browser.close()
    if not failures:
        shutil.rmtree(WORK)
    print(f"{LIVES} lives, {told} moments; {size} bytes for 280 records, first paint, and time of a processor, {paints} ms; {failures} failures")
    sys.exit(1 if failures else 0)


main()
