import JournalTestSupport
import Testing

@testable import JournalFiles
@testable import JournalSync

@Suite struct LineMergeTests {
  private func merge(_ base: String?, _ ours: String, _ theirs: String) -> (text: String, clashes: Int) {
    let merge = LineMerge(
      base: base.map { Array($0.utf8)[...] }, ours: Array(ours.utf8)[...], theirs: Array(theirs.utf8)[...],
      style: MergeStyle())
    return (String(decoding: merge.text, as: UTF8.self), merge.clashes)
  }

  @Test(arguments: [
    ("a\nb\nc\n", "a\nB\nc\n", "a\nb\nc\n", "a\nB\nc\n"),
    ("a\nb\nc\n", "a\nb\nc\n", "a\nb\nC\n", "a\nb\nC\n"),
    ("a\nb\nc\n", "A\nb\nc\n", "a\nb\nC\n", "A\nb\nC\n"),
    ("a\nb\nc\n", "a\nc\n", "a\nb\nc\nd\n", "a\nc\nd\n"),
    ("a\nb\nc\n", "a\nx\nc\n", "a\nx\nc\n", "a\nx\nc\n"),
    ("", "a\n", "", "a\n"),
    ("a\n", "", "", ""),
    ("a", "a\nb", "a", "a\nb"),
    // What two devices appended to the note of a day stands by its time.
    (
      "- 08:00 a\n", "- 08:00 a\n- 09:30 c\n", "- 08:00 a\n- 09:10 b\n  more\n",
      "- 08:00 a\n- 09:10 b\n  more\n- 09:30 c\n"
    ),
    ("# Day\n", "# Day\n\n- 08:00 a\n", "# Day\n\n- 08:00 a\n- 07:00 b\n", "# Day\n\n- 07:00 b\n- 08:00 a\n"),
    ("a\n", "a", "a\n", "a"), ("a\nb\nc", "A\nb\nc", "a\nb\nc\n", "A\nb\nc\n"),
  ])
  func `takes what one side changed`(base: String, ours: String, theirs: String, expected: String) {
    #expect(merge(base, ours, theirs) == (expected, 0))
  }

  @Test func `marks what both sides changed differently`() {
    let expected = "a\n<<<<<<< ours\nB\n=======\nb!\n>>>>>>> theirs\nc\n"
    #expect(merge("a\nb\nc\n", "a\nB\nc\n", "a\nb!\nc\n") == (expected, 1))
  }

  @Test func `leaves lines that both sides added outside of the markers`() {
    let expected = "a\nnew\n<<<<<<< ours\none\n=======\ntwo\n>>>>>>> theirs\n"
    #expect(merge("a\n", "a\nnew\none\n", "a\nnew\ntwo\n") == (expected, 1))
  }

  @Test func `does not take other line ends for other lines`() {
    #expect(merge("a\nb\nc\n", "a\r\nb\r\nc\r\n", "a\nb\nC\n") == ("a\r\nb\r\nC\r\n", 0))
  }

  @Test(arguments: [
    ("a\nb\n", "a\nb\nc\n", "a\nb\nc\n", 0),
    ("x\na\n", "a\n", "x\na\n", 0),
    ("a\n", "b\n", "<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n", 1),
  ])
  func `keeps what only one side has where the base is unknown`(
    ours: String, theirs: String, expected: String, clashes: Int
  ) {
    #expect(merge(nil, ours, theirs) == (expected, clashes))
  }

  @Test func `ends the last line of a side before a marker`() {
    #expect(merge("a\n", "b", "c").text == "<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n")
  }

  @Test func `gives up on a shortest difference of long texts that have nothing in common`() {
    let left = (0..<4_000).map { "l\($0)\n" }.joined()
    let right = (0..<4_000).map { "r\($0)\n" }.joined()
    #expect(merge("", left, right).clashes == 1)
  }

  @Test func `answers as git does`() throws {
    guard Program.run("git", ["--version"])?.status == 0 else { return }
    let folder = ScratchFolder()
    var random = SeededGenerator(seed: 6)
    for _ in 0..<60 {
      let base = (0..<Int.random(in: 0...12, using: &random)).map { "line \($0)\n" }
      let ours = Self.edited(base, "ours", &random)
      let theirs = Self.edited(base, "theirs", &random)
      for (name, lines) in [("base", base), ("ours", ours), ("theirs", theirs)] {
        folder.write(lines.joined(), to: name)
      }
      let answer = Program.run(
        "git",
        ["merge-file", "-p", "-L", "ours", "-L", "base", "-L", "theirs"]
          + ["ours", "base", "theirs"].map(folder.absolute))
      let merged = merge(base.joined(), ours.joined(), theirs.joined())
      #expect((answer?.status == 0) == (merged.clashes == 0))
      // Of clashes close to each other git makes one.
      if merged.clashes <= 1 { #expect(answer?.text == String(merged.text.dropLast())) }
    }
  }

  private static func edited(_ lines: [String], _ side: String, _ random: inout SeededGenerator) -> [String] {
    var lines = lines
    for edit in 0..<Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: 0...lines.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: lines.insert("\(side) \(edit)\n", at: place)
      case 1 where place < lines.count: lines[place] = "\(side) \(edit)\n"
      default: if place < lines.count { lines.remove(at: place) }
      }
    }
    return lines
  }
}
