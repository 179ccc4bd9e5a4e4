#!/usr/bin/env python3
"""Exports a journal whose every field tries to get out of its element, and opens the pages in a real browser.

    hostile_judge.py SMJOURNAL

Nothing may run, nothing may be asked of the network, and each page must have exactly the elements it has for harmless texts.
"""
import os, pathlib, shutil, subprocess, sys, tempfile

from playwright.sync_api import sync_playwright

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
WORK = pathlib.Path(tempfile.mkdtemp(prefix="hostile-judge-"))
EVIL = [
    "<script>leaked=1</script>", "\"><img src=x onerror=leaked=1>", "'><svg onload=leaked=1>", "</title><script>leaked=1</script>",
    "</style><script>leaked=1</script>", "</template><img src=x onerror=leaked=1>", "</textarea><script>leaked=1</script>",
    "<!--", "]]>", "--><script>leaked=1</script>", "javascript:leaked=1", "\u202e\u2066rtl\u2069 <b>", "&lt;script&gt;&#60;script&#62;",
    "\\u003cscript\\u003eleaked=1", "§text§ $& ${leaked=1}", "a\u2028b\u2029c", "𝕬" * 50, "e\u0301" * 200,
]
BODY = """<script>leaked=1</script>

<img src=x onerror="leaked=1"> <iframe srcdoc="<script>parent.leaked=1</script>"></iframe>

[a](javascript:leaked=1) [b](JaVaScRiPt&#58;leaked=1) [c](data:text/html,<script>leaked=1</script>) [d](vbscript:x)
[e](<java\tscript:leaked=1>) <javascript:leaked=1> <https://evil.example/x> [f]: javascript:leaked=1

![i](https://evil.example/pixel.png) ![j](data:image/svg+xml,<svg onload=leaked=1>) ![k](//evil.example/p.png) ![l](../../../../etc/passwd)

</div></article></main><style>*{background:url(https://evil.example/css)}</style><link rel=stylesheet href=https://evil.example/>
<meta http-equiv=refresh content="0;url=https://evil.example/"><base href=https://evil.example/><form action=https://evil.example/>

&nbsp;&lt;script&gt;&#x3c;script&#x3e; [[\"><script>leaked=1</script>]] ![[https://evil.example/y.png]]
"""
failures = 0


def fail(text):
    global failures
    failures += 1
    print("FAIL", text)


def run(*words, codes=(0,)):
    env = {**os.environ, "XDG_STATE_HOME": str(WORK / "state"), "XDG_CACHE_HOME": str(WORK / "cache")}
    done = subprocess.run(
        [PROGRAM, "-C", WORK / "journal", "--no-input", "--now", "2026-11-20T17:40:00+01:00", *words],
        capture_output=True, text=True, env=env)
    if done.returncode not in codes:
        fail(f"{words}: code {done.returncode}: {done.stderr[:300]}")


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\u2028", "\\L").replace("\u2029", "\\P") + '"'


def write_journal(texts, body):
    folder = WORK / "journal"
    if folder.exists():
        shutil.rmtree(folder)
    (folder / "2026/11").mkdir(parents=True)
    first = quoted(texts[0])
    (folder / "journal.md").write_text(
        f"---\nsmjournal: 1\nname: {first}\ntimezone: Europe/Paris\nbadges:\n  - {first}\nmoods:\n  {first}: 4\nshifts:\n  {first}: "
        f"{{is: night, hours: \"19:00-07:00\"}}\nrota:\n  - from: 2026-11-01\n    cycle:\n      - {first}\n      - day\n---\n")
    for number, text in enumerate(texts):
        value, day = quoted(text), f"2026-11-{number + 1:02}"
        (folder / f"2026/11/{day}-entry.md").write_text(
            f"---\ndate: {day}\nat: \"{day}T09:00:00+01:00\"\ntitle: {value}\nmood: {value}\ntags:\n  - {value}\nhighlights:\n"
            f"  - {value}\npeople:\n  - {value}\nplace: {value}\nweather: {value}\nphotos:\n  - {value}\nshift: {value}\n---\n\n{text}\n\n{body}\n")
        for kind in ["check-in", "check-out"]:
            (folder / f"2026/11/{day}-{kind}.md").write_text(
                f"---\nkind: {kind}\ndate: {day}\nat: \"{day}T{'06' if kind == 'check-in' else '20'}:00:00+01:00\"\nshift: {value}\n"
                f"badges:\n  - {value}\nenergy: 3\nfatigue: 2\n---\n{text}\n")
        (folder / f"2026/11/{day}-vacation.md").write_text(
            f"---\nkind: vacation\nfrom: 2026-12-{number + 1:02}\nuntil: 2026-12-{number + 1:02}\ntitle: {value}\n---\n{body}\n")
    (folder / "2026/11/2026-11-19-long.md").write_text("---\ndate: 2026-11-19\n---\n" + "x" * 1_000_000 + "\n" + "[" * 50_000)
    (folder / "2026/11/2026-11-20-bomb.md").write_text(
        "---\na: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(f"{chr(98 + n)}: &{chr(98 + n)} [{','.join(['*' + chr(97 + n)] * 9)}]\n" for n in range(8))
        + "date: 2026-11-20\n---\n" + "&amp;" * 10_000 + "\n")


def pages():
    made = {}
    for name, words in [
        ("page", ["export", "html", "--output"]), ("year", ["export", "html", "--only", "year", "--output"]),
        ("form", ["export", "form", "--output"]), ("pocket", ["export", "pocket", "--output"]),
        ("report", ["report", "--from", "2026-11-01", "--ratings", "--html"]),
        ("picture", ["export", "svg", "--output"]),
    ]:
        path = WORK / (name + (".svg" if name == "picture" else ".html"))
        path.unlink(missing_ok=True)
        run(*words, str(path))
        made[name] = path
    folder = WORK / "folder"
    shutil.rmtree(folder, ignore_errors=True)
    run("export", "html", "--output", str(folder) + "/")
    made |= {f"folder-{p.stem}": p for p in sorted(folder.glob("*.html"))}
    return made


def look(browser, name, path):
    page = browser.new_page(viewport={"width": 360, "height": 740})
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    page.on("dialog", lambda dialog: (fail(f"{name}: a dialog"), dialog.dismiss()))
    page.goto(path.as_uri())
    page.wait_for_timeout(300)
    if page.evaluate("window.leaked"):
        fail(f"{name}: something ran")
    outside = [url[:100] for url in requests if url != path.as_uri() and not url.startswith(("data:", "blob:"))]
    if outside:
        fail(f"{name}: asked for {outside[:3]}")
    for link in page.evaluate("[...document.querySelectorAll('a[href]')].map(a => a.href)"):
        if not link.startswith(("file:", "http:", "https:", "mailto:")):
            fail(f"{name}: a link to {link[:80]}")
    if path.suffix == ".html" and page.evaluate("document.documentElement.scrollWidth") > 360:
        fail(f"{name}: scrolls sideways")
    count = page.evaluate("""() => Object.fromEntries(['script', 'style', 'iframe', 'link', 'base', 'form', 'meta', 'title', 'main', 'object',
        'embed', 'body', 'template'].map(tag => [tag, document.querySelectorAll(tag).length]))""")
    handlers = page.evaluate("[...document.querySelectorAll('*')].filter(e => [...e.attributes].some(a => /^on/i.test(a.name))).length")
    if handlers:
        fail(f"{name}: {handlers} elements with handlers")
    page.close()
    return count


def main():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        write_journal([f"harmless {number}" for number in range(len(EVIL))], "Harmless.")
        plain = {name: look(browser, name, path) for name, path in pages().items()}
        write_journal(EVIL, BODY)
        for name, path in pages().items():
            count = look(browser, name, path)
            if count != plain.get(name):
                fail(f"{name}: elements {count} instead of {plain.get(name)}")
        browser.close()
    print(f"{len(plain)} pages, {failures} failures")
    shutil.rmtree(WORK)
    sys.exit(1 if failures else 0)


main()
