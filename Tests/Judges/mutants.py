#!/usr/bin/env python3
"""Changes the sources in small ways and looks, one change at a time, whether the tests notice.

    Tests/Judges/mutants.py [--count 100] [--seed 1] [--only WORD] [--at FILE:LINE]... [--jobs 2] [--in-place] [--list]

A change is a `<` for a `<=`, an `==` for a `!=`, `&&` for `||`, `true` for `false`, `+ 1` for `- 1`, a `min` for a
`max`, drawn by the seed from the code of `Sources` (comments and texts are left alone; `--only` keeps files whose path
has the word, `--at` takes all changes of a line instead of drawing them). `--list` prints the changes and makes none.

All of them are built at once, in a copy of the package below `.build/mutants` that keeps what it built: in place of
`a < b` stands an operator of its own, which does what stood there unless the environment variable SMJOURNAL_MUTANT has
the number of this change. (So `a || b && c` becomes `a && (b && c)`: the operands stay those of the operator that was
changed.) Some more are drawn than asked for: what the compiler refuses, as in a pattern, is put back, what stands below
an `#if` isn't tried, and the next one takes its place. `--in-place` builds in this package itself, a clone that was
built before, and puts the sources back at the end; there the manifest stays as it is, so that only what changed is
built, and a change that the compiler warns of is put back as well.

Then each change is switched on alone: first for the tests of its module, then, where those noticed nothing, for all
others that use the module, until one fails. `--jobs` run side by side. Linux only, for the sake of the program that
holds the tests.

Prints a line a change: `noticed` and by which test, `survived`, `endless` (which counts as noticed). Survivors are to
be looked at one by one: some change nothing that can be seen. Exit code: 0 where at least 90 % are noticed, 1 otherwise.
"""
import argparse, concurrent.futures, json, os, pathlib, random, re, resource, shutil, signal, subprocess, sys, tempfile, time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COPY = ROOT if "--in-place" in sys.argv else ROOT / ".build" / "mutants"
VARIABLE = "SMJOURNAL_MUTANT"
# Programs for developers, texts that are said, tables: not what the tests are for.
LEFT_OUT = re.compile(r"smjournal|\.docc|CProgramFacts|CTemplates|CEntities|CSHA256|Package\.swift")
# How many more changes than asked for are built, as the compiler refuses some.
SPARE = 1.1
ENDLESS = "endless"

# What a change declares: OP is its operator, N its number, OLD and NEW the words that it chooses between.
COMPARING = """infix operator OP: ComparisonPrecedence
public func OP <T: PROTOCOL>(a: T, b: T) -> Bool { isOn(N) ? a NEW b : a OLD b }"""
WITH_NIL = """infix operator OP: ComparisonPrecedence
public func OP <T>(a: T?, b: _OptionalNilComparisonType) -> Bool { isOn(N) ? a NEW b : a OLD b }"""
JOINING = """infix operator OP: PRECEDENCE
public func OP (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {
  isOn(N) ? try a NEW b() : try a OLD b()
}"""
LITERAL = """public func mutantN() -> Bool { isOn(N) ? NEW : OLD }
public func mutantN<T: ExpressibleByBooleanLiteral>() -> T where T.BooleanLiteralType == Bool {
  T(booleanLiteral: isOn(N) ? NEW : OLD)
}"""
COUNTING = """infix operator OP: AdditionPrecedence
public func OP <T: AdditiveArithmetic>(a: T, b: T) -> T { isOn(N) ? a NEW b : a OLD b }"""
CHOOSING = """public func mutantN<T: Comparable>(_ a: T, _ b: T) -> T { isOn(N) ? NEW(a, b) : OLD(a, b) }
public func mutantN<T: Comparable>(_ a: T, _ b: T, _ c: T) -> T { isOn(N) ? NEW(a, b, c) : OLD(a, b, c) }"""
CHOOSING_OF = """extension Sequence {
  public func mutantN() -> Element? where Element: Comparable { isOn(N) ? self.NEW() : self.OLD() }
  public func mutantN(by areInOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
    isOn(N) ? try self.NEW(by: areInOrder) : try self.OLD(by: areInOrder)
  }
}"""
END_OF = """extension BidirectionalCollection {
  public var mutantN: Element? { isOn(N) ? last : first }
  public func mutantN(where isWanted: (Element) throws -> Bool) rethrows -> Element? {
    isOn(N) ? try last(where: isWanted) : try first(where: isWanted)
  }
}"""
RANGE = """infix operator OP: RangeFormationPrecedence
public func OP <T: Strideable>(a: T, b: T) -> Range<T> where T.Stride: SignedInteger {
  isOn(N) ? Range(a...b) : a..<b
}"""
RANGE_UP_TO = """prefix operator OP
prefix public func OP <T: Strideable>(b: T) -> PartialRangeUpTo<T> where T.Stride: SignedInteger {
  isOn(N) ? ..<b.advanced(by: 1) : ..<b
}"""
EMPTY = "extension Bool { public var mutantN: Bool { isOn(N) ? !self : self } }"
PROGRAM = """#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
private let active: Int = unsafe getenv("VARIABLE").flatMap { unsafe Int(String(cString: $0)) } ?? 0
private func isOn(_ number: Int) -> Bool { active == number }
"""


def comparing(old, new, kind="Comparable"):
    return rf" {old} (?!nil\b)", f" {new} ", " OP ", COMPARING.replace("PROTOCOL", kind), old, new


def joining(old, new, precedence):
    return " " + re.escape(old) + " ", f" {new} ", " OP ", JOINING.replace("PRECEDENCE", precedence), old, new


# What is looked for, what it is shown as, what it is written as, what that declares, and what this chooses between.
SWAPS = [
    comparing("<", "<="), comparing("<=", "<"), comparing(">", ">="), comparing(">=", ">"),
    comparing("==", "!=", "Equatable"), comparing("!=", "==", "Equatable"),
    (r" == (?=nil\b)", " != ", " OP ", WITH_NIL, "==", "!="), (r" != (?=nil\b)", " == ", " OP ", WITH_NIL, "!=", "=="),
    joining("&&", "||", "LogicalConjunctionPrecedence"), joining("||", "&&", "LogicalDisjunctionPrecedence"),
    (r"\btrue\b", "false", "mutantN()", LITERAL, "true", "false"),
    (r"\bfalse\b", "true", "mutantN()", LITERAL, "false", "true"),
    (r" \+ 1\b", " - 1", " OP 1", COUNTING, "+", "-"), (r" - 1\b", " + 1", " OP 1", COUNTING, "-", "+"),
    (r"(?<![.\w])min\(", "max(", "mutantN(", CHOOSING, "min", "max"),
    (r"(?<![.\w])max\(", "min(", "mutantN(", CHOOSING, "max", "min"),
    (r"(?<=\.)min(?=\(| \{)", "max", "mutantN", CHOOSING_OF, "min", "max"),
    (r"(?<=\.)max(?=\(| \{)", "min", "mutantN", CHOOSING_OF, "max", "min"),
    (r"\.first\b", ".last", ".mutantN", END_OF, "", ""),
    (r"(?<=[\w)\]])\.\.<", "...", "OP", RANGE, "", ""), (r"(?<![\w)\]])\.\.<", "...", "OP", RANGE_UP_TO, "", ""),
    (r"\.isEmpty\b(?!\()", ".isEmpty == false", ".isEmpty.mutantN", EMPTY, "", ""),
]


class Change:
    """A place of the sources, with what stands there in its stead."""

    def __init__(self, path, line, text, match, swap, is_conditional):
        self.path, self.line, self.text, self.swap = path, line, text, swap
        # Below an `#if`: it may be for another system.
        self.is_conditional = is_conditional
        self.start, self.end = match.span()
        self.module = path.split("/")[1]
        self.number = 0

    def is_at(self, place):
        return f"/{self.path}:{self.line + 1}".endswith("/" + place)

    def put(self, line, new):
        return line[:self.start] + new + line[self.end:]

    def filled(self, text):
        """The text with the names that no other change has: an operator's are digits that operators are made of."""
        operator = "".join(chr(0x2295 + int(digit)) for digit in str(self.number))
        words = {"OP": operator, "OLD": self.swap[4], "NEW": self.swap[5], "N": str(self.number)}
        text = re.sub(r"\b(OP|OLD|NEW|N)\b", lambda word: words[word[0]], text)
        return re.sub(r"\bmutantN\b", f"mutant{self.number}", text)

    def __str__(self):
        return f"{self.path}:{self.line + 1}: {self.put(self.text, self.swap[1]).strip()}"


def code(line):
    """The line with texts and comments blanked, so that places stay the same."""
    line = re.sub(r'"(?:\\.|[^"\\])*"', lambda match: " " * len(match[0]), line)
    return re.sub(r"//.*", lambda match: " " * len(match[0]), line)


def changes(only):
    """All changes of the sources, in the order of files and lines."""
    found = []
    for file in sorted((ROOT / "Sources").rglob("*.swift")):
        path = str(file.relative_to(ROOT))
        if LEFT_OUT.search(path) or only and only not in path:
            continue
        in_text, conditions = False, 0
        for number, line in enumerate(file.read_text().split("\n")):
            if line.count('"""') % 2:
                in_text = not in_text
                continue
            if in_text or line.lstrip().startswith(("//", "@", "import", "case ", "precondition")):
                continue
            conditions += line.lstrip().startswith("#if") - line.lstrip().startswith("#endif")
            bare = code(line)
            for swap in SWAPS:
                for match in re.finditer(swap[0], bare):
                    # What declares an operator, or a function of such a name, is no use of it.
                    if not bare[:match.start()].rstrip().endswith("func"):
                        found.append(Change(path, number, line, match, swap, conditions > 0))
    return found


def prepare():
    """The package as it is, with what was built in the copy before."""
    for name in ["Package.swift", "Sources", "Tests", "Templates", "examples"]:
        source, target = ROOT / name, COPY / name
        files = [source] if source.is_file() else [file for file in source.rglob("*") if not file.is_dir()]
        kept = {COPY / file.relative_to(ROOT) for file in files}
        for file in target.rglob("*") if target.is_dir() else []:
            if not file.is_dir() and file not in kept:
                file.unlink()
        for file in files:
            copy = COPY / file.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            if file.is_symlink():
                copy.unlink(missing_ok=True)
                copy.symlink_to(file.readlink())
            else:
                write(copy, file.read_text() if file.suffix == ".swift" else file.read_bytes())


def write(file, content):
    """What is the same keeps its time, so that it is not built anew."""
    content = content.encode() if isinstance(content, str) else content
    if not file.exists() or file.read_bytes() != content:
        file.write_bytes(content)


class Package:
    """The package that all changes are built into."""

    def __init__(self, drawn, log):
        self.drawn, self.log = drawn, log
        self.refused = {change for change in drawn if change.is_conditional}
        paths = sorted({change.path for change in drawn})
        self.texts = {path: (ROOT / path).read_text() for path in paths}
        self.declared = [COPY / "Sources" / name / "Mutants.swift" for name in {change.module for change in drawn}]

    def write(self):
        for path, text in self.texts.items():
            lines = text.split("\n")
            # From the end of a line to its start, so that places stay right.
            for change in sorted(self.drawn, key=lambda change: -change.start):
                if change.path == path and change not in self.refused:
                    lines[change.line] = change.put(lines[change.line], change.filled(change.swap[2]))
            write(COPY / path, "\n".join(lines))
        for file in self.declared:
            own = [change.filled(change.swap[3]) for change in self.drawn if change.module == file.parent.name]
            write(file, "\n".join([PROGRAM.replace("VARIABLE", VARIABLE)] + own) + "\n")
        if COPY != ROOT:
            strict, relaxed = ".treatAllWarnings(as: .error)", ".treatAllWarnings(as: .warning)"
            write(COPY / "Package.swift", (ROOT / "Package.swift").read_text().replace(strict, relaxed))

    def restore(self):
        for path, text in self.texts.items():
            write(COPY / path, text)
        for file in self.declared:
            file.unlink(missing_ok=True)

    def build(self):
        """Builds, and puts back what the compiler refuses until it builds; whether it does."""
        while True:
            self.write()
            with self.log.open("w") as log:
                words = ["swift", "build", "--build-tests"]
                if subprocess.run(words, cwd=COPY, stdout=log, stderr=subprocess.STDOUT).returncode == 0:
                    return True
            errors = set(re.findall(r"^(/.*\.swift):(\d+):\d+: error:", self.log.read_text(), re.MULTILINE))
            wrong = {change for file, line in errors for change in self.blamed(file, int(line) - 1)}
            if not wrong:
                return False
            self.refused |= wrong

    def blamed(self, file, line):
        """The changes of a line that doesn't compile; else the nearest one, as an expression may begin elsewhere."""
        near = [change for change in self.drawn if str(COPY / change.path) == file and change not in self.refused]
        here = [change for change in near if change.line == line]
        return here or sorted(near, key=lambda change: abs(change.line - line))[:1]

    def program(self):
        words = ["swift", "build", "--show-bin-path"]
        folder = subprocess.run(words, cwd=COPY, capture_output=True, text=True, check=True).stdout.strip()
        return next(pathlib.Path(folder).glob("*PackageTests.xctest"))


def limit(seconds):
    """Keeps a change that runs wild from taking the machine with it: what is started from here on inherits this."""
    resource.setrlimit(resource.RLIMIT_CPU, (4 * seconds, 4 * seconds + 5))
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 30, 1 << 30))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def failure(program, number, words, seconds):
    """Runs tests with a change switched on until one fails: the test that did, or "" where none did."""
    with tempfile.TemporaryDirectory(prefix="mutant-", ignore_cleanup_errors=True) as folder:
        place = {"TMPDIR": folder, VARIABLE: str(number), "SWIFT_BACKTRACE": "enable=no"}
        with open(folder + "/output", "w") as output:
            process = subprocess.Popen(
                [program, "--testing-library", "swift-testing"] + words, cwd=COPY, env=os.environ | place,
                stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, start_new_session=True)
        end = time.time() + seconds
        said = open(folder + "/output", errors="replace")
        text = ""
        try:
            while True:
                code = process.poll()
                text += said.read()
                if issue := re.search(r"Test (.+) recorded an issue", text):
                    return issue[1]
                if code is not None:
                    return "" if code == 0 else f"exit code {code}"
                if time.time() > end:
                    return ENDLESS
                text = text[text.rfind("\n") + 1:]
                time.sleep(0.1)
        finally:
            said.close()
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.wait()


def confirmed(program, number, words, seconds):
    """The same, where the test that failed does so again alone: one may fail by chance on a busy machine."""
    for _ in range(2):
        test = failure(program, number, words, seconds)
        if not test.startswith('"') or failure(program, number, ["--filter", re.escape(test.split('"')[1])], seconds):
            return test
    return ""


def tests_by_module():
    """The targets of tests that use a module, itself or by others: those that may notice a change of it."""
    words = ["swift", "package", "dump-package"]
    said = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    targets = json.loads(said)["targets"]
    used = {target["name"]: [use["byName"][0] for use in target["dependencies"]] for target in targets}

    def reached(name):
        return {name}.union(*map(reached, used[name]))

    tests = {target["name"]: reached(target["name"]) for target in targets if target["type"] == "test"}
    return {module: [test for test, modules in tests.items() if module in modules] for module in used}


def tried(package, options):
    """Builds the changes and tries each; the exit code of the whole."""
    if not package.build():
        print(f"the package doesn't build: {package.log}")
        return 2
    program, start = package.program(), time.time()
    limit(3600)
    if failing := failure(program, 0, [], 3600):
        print(f"the tests fail without any change: {failing}")
        return 2
    patience = int(60 + 3 * (time.time() - start))
    limit(patience)
    built = [change for change in package.drawn if change not in package.refused]
    built = built if options.at else built[:options.count]
    start, left = time.time(), built
    # A module's own tests come first: they are quick, and should be the ones.
    for is_own in [True, False]:
        left = unnoticed(left, is_own, program, patience, options.jobs)
    for change in left:
        print(f"survived  {change}")
    count = max(1, len(built))
    print(f"{len(built) - len(left)} of {len(built)} changes noticed, {(time.time() - start) / count:.0f} s a change; "
          f"{len(package.refused)} of {len(package.drawn)} did not build")
    return 0 if len(left) <= 0.1 * count else 1


def unnoticed(changes, is_own, program, patience, jobs):
    """Tries changes with the tests of their module, or with all others that use it; those that pass."""
    tests, left = tests_by_module(), []
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        runs = {}
        for change in changes:
            names = [name for name in tests[change.module] if (name == f"{change.module}Tests") == is_own]
            if names:
                words = ["--filter", f"^({'|'.join(names)})\\."]
                runs[pool.submit(confirmed, program, change.number, words, patience)] = change
        for run in concurrent.futures.as_completed(runs):
            test, change = run.result(), runs[run]
            if test == ENDLESS:
                print(f"endless   {change}", flush=True)
            elif test:
                print(f"noticed   {change}  [{test}]", flush=True)
            else:
                left.append(change)
    return [change for change in changes if change in left or change not in runs.values()]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--at", action="append", default=[])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--in-place", action="store_true")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    drawn = changes(options.only)
    if options.at:
        drawn = [change for change in drawn if any(change.is_at(at) for at in options.at)]
    else:
        drawn = random.Random(options.seed).sample(drawn, min(int(options.count * SPARE) + 1, len(drawn)))
    for number, change in enumerate(drawn, 1):
        change.number = number
    if options.list:
        print(*drawn[:options.count], sep="\n")
        return 0
    if not options.in_place:
        prepare()
    (ROOT / ".build").mkdir(exist_ok=True)
    package = Package(drawn, ROOT / ".build" / "mutants.txt")
    try:
        return tried(package, options)
    finally:
        if options.in_place:
            package.restore()


if __name__ == "__main__":
    sys.exit(main())
