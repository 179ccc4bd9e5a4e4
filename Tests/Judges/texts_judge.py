#!/usr/bin/env python3
"""Reads the catalogs of texts with the parser of Project Fluent (PyPI `fluent.syntax`) and says what a translator's tools would.

    texts_judge.py [FOLDER]

FOLDER is Templates/texts. Each file must be read whole; its messages stand in the order of their names, each once; each
uses the values that English names for it, and the functions that the program knows; each selector ends with its default
variant, and asks for plural categories that the language has. Exit code 0 where nothing is wrong.
"""
import pathlib, re, sys

from fluent.syntax import FluentParser, ast, visitor

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FUNCTIONS = {"NUMBER", "DATIVE", "ON", "QUOTED", "CAPITALIZED", "LOWERCASE", "DE", "ORDINAL", "TWO", "PADDED"}
# Unicode CLDR, plural rules of whole numbers below a million.
CATEGORIES = {"ja": {"other"}, "ko": {"other"}}


class Uses(visitor.Visitor):
    """What a message uses."""

    def __init__(self):
        self.variables, self.functions, self.keys, self.unsorted = set(), set(), set(), False

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node):
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node):
        self.unsorted |= not node.variants[-1].default or sum(variant.default for variant in node.variants) != 1
        self.keys |= {getattr(variant.key, "name", None) for variant in node.variants}
        self.generic_visit(node)


def read(file):
    """The messages of a file with what they use, and what is wrong with it."""
    problems, messages = [], {}
    text = file.read_text(encoding="utf-8")
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            problems.append(f"not read: {entry.content.strip()[:60]!r}")
        if not isinstance(entry, ast.Message):
            continue
        if entry.id.name in messages:
            problems.append(f"{entry.id.name}: there twice")
        uses = Uses()
        uses.visit(entry)
        declared = re.findall(r"\$(\w+)", entry.comment.content) if entry.comment else []
        messages[entry.id.name] = (uses, set(declared))
    names = list(messages)
    problems += [f"{after}: stands behind {before}" for before, after in zip(names, names[1:]) if before > after]
    problems += [f"line {number}: a blank at the end" for number, line in enumerate(text.split("\n"), 1) if line.endswith(" ")]
    return messages, problems


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "Templates/texts"
    catalogs = {file.stem: read(file) for file in sorted(folder.glob("*.ftl"))}
    english, french = catalogs["en"][0], catalogs["fr"][0]
    count, wrong = 0, 0
    for language, (messages, problems) in catalogs.items():
        for name in sorted(set(english) | set(french)):
            if name not in messages:
                problems.append(f"{name}: missing")
        for name, (uses, _) in messages.items():
            count += 1
            known, declared = english.get(name) or french.get(name) or (uses, set())
            if unknown := uses.variables - known.variables - declared:
                problems.append(f"{name}: is not given {', '.join('$' + value for value in sorted(unknown))}")
            if unknown := uses.functions - FUNCTIONS:
                problems.append(f"{name}: no such function: {', '.join(sorted(unknown))}")
            if uses.unsorted:
                problems.append(f"{name}: the variant with * stands last, and there is one")
            if unused := uses.keys & {"zero", "one", "two", "few", "many"} - CATEGORIES.get(language, {"one"}):
                problems.append(f"{name}: {language} has no plural category {', '.join(sorted(unused))}")
        for problem in problems:
            print(f"{language}.ftl: {problem}")
        wrong += len(problems)
    print(f"{count} messages in {len(catalogs)} languages, {wrong} problems")
    return 1 if wrong or len(catalogs) < 9 else 0


if __name__ == "__main__":
    sys.exit(main())
