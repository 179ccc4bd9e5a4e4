import Testing

@testable import JournalFiles
@testable import JournalSync

@Suite struct RecordMergeTests {
  private func merge(
    _ base: String?, _ ours: String, _ theirs: String, path: String = "2026/11/a.md"
  ) -> (text: String, clashes: [RecordMerge.Clash]) {
    let merge = RecordMerge(
      base: base.map { Array($0.utf8) }, ours: Array(ours.utf8), theirs: Array(theirs.utf8), path: path)
    return (String(decoding: merge.bytes, as: UTF8.self), merge.clashes)
  }

  /// Merges front matter alone, given without its fences.
  private func keys(
    _ base: String?, _ ours: String, _ theirs: String
  ) -> (text: String, clashes: [RecordMerge.Clash]) {
    func file(_ keys: String) -> String { "---\n" + keys + "---\nText\n" }
    let merged = merge(base.map(file), file(ours), file(theirs))
    return (String(merged.text.dropFirst(4).dropLast("---\nText\n".count)), merged.clashes)
  }

  /// What two devices made of one day of a plan, or of one call-out, is never two.
  @Test(arguments: [
    (
      "shifts:\n  - 2026-12-02 night 19:00-07:00\n", "shifts:\n  - 2026-12-02 day 07:00-15:00\n",
      "shifts:\n  - 2026-12-02 late 15:00-23:00\n", "shifts"
    ),
    (nil, "shifts:\n  - 2026-12-02 day\n", "shifts:\n  - 2026-12-02 late\n", "shifts"),
    (
      "call-outs:\n  - \"23:40-04:10\"\n", "call-outs:\n  - \"23:40-04:30\"\n",
      "call-outs:\n  - \"23:50-04:10\"\n", "call-outs"
    ),
    ("call-outs: []\n", "call-outs: [\"23:40-04:30\"]\n", "call-outs: [\"23:40-04:10\"]\n", "call-outs"),
  ])
  func `a day of a plan that both changed is a clash`(
    base: String?, ours: String, theirs: String, key: String
  ) {
    #expect(keys(base, ours, theirs).clashes == [.key(key)])
  }

  @Test(arguments: [
    (
      "shifts:\n  - 2026-12-02 N\n  - 2026-12-03 N\n", "shifts:\n  - 2026-12-02 J\n  - 2026-12-03 N\n",
      "shifts:\n  - 2026-12-02 N\n  - 2026-12-03 S\n", "shifts:\n  - 2026-12-02 J\n  - 2026-12-03 S\n"
    ),
    (
      "call-outs: []\n", "call-outs:\n  - \"20:00-21:00\"\n", "call-outs:\n  - \"23:00-23:30\"\n",
      "call-outs:\n  - \"20:00-21:00\"\n  - \"23:00-23:30\"\n"
    ),
  ])
  func `other days of a plan are united`(base: String, ours: String, theirs: String, expected: String) {
    let merged = keys(base, ours, theirs)
    #expect(merged.text == expected)
    #expect(merged.clashes.isEmpty)
  }

  @Test(arguments: [
    ("a: 1\nb: 2\n", "a: 9\nb: 2\n", "a: 1\nb: 8\n", "a: 9\nb: 8\n"),
    ("a: 1\n", "a: 1\nb: 2\n", "a: 1\nc: 3\n", "a: 1\nc: 3\nb: 2\n"),
    ("a: 1\nb: 2\n", "a: 1\n", "a: 1\nb: 2\nc: 3\n", "a: 1\nc: 3\n"),
    ("a: 1\nb: 2\n", "b: 2\na: 1\n", "a: 1\nb: 3\n", "b: 3\na: 1\n"),
    ("a: 1\n", "a: 2\n", "a: 2\n", "a: 2\n"),
    ("a: 1\n", "a: '1x'\n", "a: \"1x\"\n", "a: '1x'\n"),
    ("a: |\n  x\n\nb: 1\n", "a: |\n  x\n  y\n\nb: 1\n", "a: |\n  x\n\nb: 2\n", "a: |\n  x\n  y\n\nb: 2\n"),
    ("a: 1\nb: 2\n", "a: 1\nb: 2 # why\n", "a: 1\nb: 3\n", "a: 1\n# why\nb: 3\n"),
    ("a: 1\n", "# above\na: 1\n", "a: 2\n", "# above\na: 2\n"),
    ("a: 1 # x\n", "a: 2 # x\n", "a: 1 # y\n", "# y\na: 2 # x\n"),
    ("a: 1\nb: 2\n", "a: 1\n# left\n", "a: 1\nb: 2\n", "a: 1\n# left\n"),
  ])
  func `takes what one side changed, key by key`(base: String, ours: String, theirs: String, expected: String)
  {
    let merged = keys(base, ours, theirs)
    #expect(merged.text == expected)
    #expect(merged.clashes == [])
  }

  @Test(arguments: [
    (
      "tags:\n  - a\n  - b\n", "tags:\n  - a\n  - b\n  - c # ours\n", "tags:\n  - b\n  - d\n",
      "tags:\n  - b\n  - c # ours\n  - d\n"
    ),
    ("tags:\n- a\n", "tags:\n- a\n- b\n", "tags:\n    - a\n    - c\n", "tags:\n- a\n- b\n- c\n"),
    (
      "tags:\n  - a\n", "tags:\n  - a\n  - b\n", "tags:\n  - a\n  - b\n  - c\n",
      "tags:\n  - a\n  - b\n  - c\n"
    ),
    ("", "tags:\n  - a\n", "tags:\n  - b\n", "tags:\n  - a\n  - b\n"),
    (
      "own:\n  - x: 1\n", "own:\n  - x: 1\n  - x: 2\n", "own:\n  - x: 1\n  - x: 3\n    y: 4\n",
      "own:\n  - x: 1\n  - x: 2\n  - x: 3\n    y: 4\n"
    ),
  ])
  func `unites lists and honours removals`(base: String, ours: String, theirs: String, expected: String) {
    let merged = keys(base, ours, theirs)
    #expect(merged.text == expected)
    #expect(merged.clashes == [])
  }

  @Test(arguments: [
    ("tags: [a]\n", "tags: [a, b]\n", "tags: [a, c]\n", "tags: [a, b, c]\n"),
    ("tags: [a, x]\n", "tags: [a, x, b]\n", "tags: [a]\n", "tags: [a, b]\n"),
    ("tags: a\n", "tags: a, b\n", "tags: a, c\n", "tags:\n  - a\n  - b\n  - c\n"),
    ("tags:\n  - a\n  - b\n", "tags:\n  - a\n", "tags:\n  - b\n", "tags: []\n"),
  ])
  func `unites lists of every style`(base: String, ours: String, theirs: String, expected: String) {
    let merged = keys(base, ours, theirs)
    #expect(merged.text == expected)
    #expect(merged.clashes == [])
  }

  @Test func `merges maps within the front matter by their keys`() {
    let merged = keys(
      "rota:\n  from: x\n  hours:\n    day: 1\n    night: 2\n",
      "rota:\n  from: x\n  hours:\n    day: 9 # early\n    night: 2\n",
      "rota:\n    from: y\n    hours:\n      day: 1\n      night: 8\n      late: 3\n")
    #expect(merged.text == "rota:\n  from: y\n  hours:\n    day: 9 # early\n    night: 8\n    late: 3\n")
    #expect(merged.clashes == [])
  }

  @Test func `marks a key that both sides changed differently, and that key alone`() {
    let merged = keys("a: 1\nb: 2\nc: 3\n", "a: 1\nb: 3\nc: 4\n", "a: 0\nb: 5\nc: 3\n")
    #expect(merged.text == "a: 0\n<<<<<<< ours\nb: 3\n=======\nb: 5\n>>>>>>> theirs\nc: 4\n")
    #expect(merged.clashes == [.key("b")])
  }

  @Test func `marks a key within a map`() {
    let merged = keys("m:\n  a: 1\n", "m:\n  a: 2\n", "m:\n  a: 3\n")
    #expect(merged.text == "m:\n<<<<<<< ours\n  a: 2\n=======\n  a: 3\n>>>>>>> theirs\n")
    #expect(merged.clashes == [.key("m.a")])
  }

  @Test func `keeps what one side changed and the other removed`() {
    let merged = keys("a: 1\nb: 2\n", "a: 1\nb: 3\n", "a: 1\n")
    #expect(merged.text == "a: 1\nb: 3\n")
    #expect(merged.clashes == [])
  }

  @Test(arguments: [
    ("energy: 3\n", "energy: 4\n", "énergie: \"4\"\n", "energy: 4\n"),
    ("", "shift: night\n", "shift: Nuit\n", "shift: night\n"),
    ("énergie: 3\n", "énergie: 4\n", "energy: 3\n", "énergie: 4\n"),
    (
      "modified: 2026-11-20T10:00:00Z\n", "modified: 2026-11-20T12:00:00Z\n",
      "modified: 2026-11-20T13:30:00+01:00\n", "modified: 2026-11-20T13:30:00+01:00\n"
    ),
    // Both took in the same plan, one after the other.
    (
      "", "published: 2026-11-26T10:00:00+01:00\n", "published: 2026-11-26T10:05:00+01:00\n",
      "published: 2026-11-26T10:05:00+01:00\n"
    ),
  ])
  func `knows one meaning under two spellings`(base: String, ours: String, theirs: String, expected: String) {
    let merged = keys(base, ours, theirs)
    #expect(merged.text == expected)
    #expect(merged.clashes == [])
  }

  @Test func `does not unite the cycle of a rota`() {
    let merged = keys("cycle:\n  - day\n", "cycle:\n  - day\n  - night\n", "cycle:\n  - day\n  - rest\n")
    #expect(merged.clashes == [.key("cycle")])
  }

  @Test func `does not unite two plans that begin on one day`() {
    let plans = ["a", "b"].map { "rota:\n  - from: 2026-11-02\n    cycle: \($0)\n" }
    #expect(keys("x: 1\n", "x: 1\n" + plans[0], "x: 1\n" + plans[1]).clashes == [.key("rota")])
    let later = "rota:\n  - from: 2026-12-02\n    cycle: b\n"
    #expect(keys("x: 1\n", "x: 1\n" + plans[0], "x: 1\n" + later).clashes == [])
  }

  @Test func `without a base keeps what one side has and marks what differs`() {
    let merged = keys(nil, "a: 1\nb: 2\ntags:\n  - x\n", "b: 3\ntags:\n  - y\nd: 4\n")
    #expect(
      merged.text
        == "a: 1\n<<<<<<< ours\nb: 2\n=======\nb: 3\n>>>>>>> theirs\ntags:\n  - x\n  - y\nd: 4\n")
    #expect(merged.clashes == [.key("b")])
  }

  @Test func `merges body and keys apart`() {
    let merged = merge(
      "---\na: 1\n---\none\ntwo\nthree\n", "---\na: 2\n---\none\ntwo\nTHREE\n",
      "---\na: 1\n---\nONE\ntwo\nthree\n")
    #expect(merged == ("---\na: 2\n---\nONE\ntwo\nTHREE\n", []))
  }

  @Test func `marks a clash of the body`() {
    let merged = merge("---\na: 1\n---\none\n", "---\na: 1\n---\ntwo\n", "---\na: 1\nb: 2\n---\nthree\n")
    #expect(
      merged == (
        "---\na: 1\nb: 2\n---\n<<<<<<< ours\ntwo\n=======\nthree\n>>>>>>> theirs\n", [.body(count: 1)]
      ))
  }

  @Test func `keeps the line ends and the byte order mark of our side`() {
    let merged = merge(
      "---\na: 1\nb: 2\n---\nx\n", "\u{FEFF}---\r\na: 1\r\nb: 3\r\n---\r\nx\r\n", "---\na: 2\nb: 2\n---\ny\n")
    #expect(merged == ("\u{FEFF}---\r\na: 2\r\nb: 3\r\n---\r\ny\r\n", []))
    #expect(merge("\u{FEFF}x\n", "\u{FEFF}x\n", "\u{FEFF}x\ny\n") == ("\u{FEFF}x\ny\n", []))
  }

  @Test(arguments: [
    ("text\n", "---\na: 1\n---\ntext\n", "text\nmore\n", "---\na: 1\n---\ntext\nmore\n"),
    ("text\n", "text\nmore\n", "---\na: 1\n---\ntext\n", "---\na: 1\n---\ntext\nmore\n"),
    ("---\na: 1\n---\ntext\n", "text\n", "---\na: 1\n---\ntext\nmore\n", "text\nmore\n"),
  ])
  func `takes front matter that one side added or removed`(
    base: String, ours: String, theirs: String, expected: String
  ) {
    #expect(merge(base, ours, theirs) == (expected, []))
  }

  @Test func `merges what can't be read as text, with markers`() {
    let merged = merge("---\na: [1\n---\nx\n", "---\na: [2\n---\nx\n", "---\na: [3\n---\ny\n")
    #expect(
      merged == (
        "---\n<<<<<<< ours\na: [2\n=======\na: [3\n>>>>>>> theirs\n---\ny\n", [.text(count: 1)]
      ))
  }

  @Test(arguments: [
    ("kind: check-in\n", "kind: check-out\n"),
    ("at: \"2026-11-20T18:50:00+01:00\"\n", "at: \"2026-11-20T18:51:00+01:00\"\n"),
    ("title: One\n", "title: Other\n"),
  ])
  func `leaves two new records of one name whole`(ours: String, theirs: String) {
    let left = "---\n\(ours)---\nleft\n"
    let right = "---\n\(theirs)---\nright\n"
    let merged = merge(nil, left, right)
    #expect(merged == ("<<<<<<< ours\n\(left)=======\n\(right)>>>>>>> theirs\n", [.twoRecords]))
  }

  @Test func `takes one record for one that was written twice`() {
    let head = "---\nkind: check-in\nat: \"2026-11-20T18:50:00+01:00\"\n"
    let merged = merge(nil, head + "energy: 3\n---\n", head + "stress: 2\n---\n")
    #expect(merged == (head + "stress: 2\nenergy: 3\n---\n", []))
  }

  @Test func `unites the lines of likes`() {
    let merged = merge("- a\n", "- a\n- b\n", "- a\n- c\n", path: "affirmations/likes.md")
    #expect(merged == ("- a\n- b\n- c\n", []))
  }

  @Test func `takes an empty file for a broken one, not for a wish`() {
    #expect(merge("a\n", "b\n", "") == ("b\n", []))
    #expect(merge("a\n", "", "b\n") == ("b\n", []))
    #expect(merge("a\n", "a\n", "") == ("a\n", []))
  }

  @Test(arguments: [
    "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 120\n",
    "-----BEGIN AGE ENCRYPTED FILE-----\nYWdl\n-----END AGE ENCRYPTED FILE-----\n",
  ])
  func `puts no line of what stands in the place of a text into one`(other: String) {
    let text = "---\ntitle: a\n---\nWords.\n"
    #expect(merge("---\ntitle: b\n---\n", text, other).1 == [.notText])
    #expect(merge(nil, other, text).1 == [.notText])
    #expect(merge(text, text, other) == (other, []))
  }

  @Test func `never loses a line to hostile bytes`() {
    for bytes: [UInt8] in [[0xFF], [0], Array("---\n".utf8), Array("---\na: &x [*x]\n---\n".utf8)] {
      let merge = RecordMerge(base: nil, ours: bytes + [0x0A, 0x61], theirs: bytes + [0x0A, 0x62])
      #expect(merge.bytes.contains(0x61) && merge.bytes.contains(0x62))
    }
  }
}
