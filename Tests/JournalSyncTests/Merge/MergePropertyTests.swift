import JournalTestSupport
import Testing

@testable import JournalFiles
@testable import JournalSync

@Suite struct MergePropertyTests {
  @Test func `loses nothing of divergent edits and clashes only where both changed the same`() {
    var random = SeededGenerator(seed: 2026)
    for _ in 0..<1_000 {
      let base = DivergentRecord(&random)
      var (ours, theirs) = (base, base)
      ours.edit("ours", &random)
      theirs.edit("theirs", &random)
      let merge = RecordMerge(
        base: Array(base.text.utf8), ours: Array(ours.text.utf8), theirs: Array(theirs.text.utf8))
      check(merge, base, ours, theirs)
    }
  }

  private func check(
    _ merge: RecordMerge, _ base: DivergentRecord, _ ours: DivergentRecord, _ theirs: DivergentRecord
  ) {
    let text = String(decoding: merge.bytes, as: UTF8.self)
    let words = Set(text.split { "\n [],".contains($0) }.map(String.init))
    let demands = DivergentRecord.demands(base: base, ours: ours, theirs: theirs)
    let story: Comment = "\(base.text)\n\(ours.text)\n\(theirs.text)\n\(text)"
    #expect(demands.present.subtracting(words) == [], story)
    let clashing = DivergentRecord.scalarsClash(base: base, ours: ours, theirs: theirs)
    let keys = Set(
      merge.clashes.compactMap { clash in
        if case .key(let key) = clash { key } else { nil }
      })
    #expect(keys == clashing, story)
    let isBodyClean = merge.clashes.count == keys.count
    #expect(isBodyClean || ours.body != base.body && theirs.body != base.body, story)
    if merge.clashes.isEmpty { #expect(demands.absent.intersection(words) == [], story) }
  }

  @Test func `gives the same whichever side is ours, up to order`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let base = DivergentRecord(&random)
      var (ours, theirs) = (base, base)
      ours.edit("ours", &random)
      theirs.edit("theirs", &random)
      let texts = [base, ours, theirs].map { Array($0.text.utf8) }
      let one = RecordMerge(base: texts[0], ours: texts[1], theirs: texts[2])
      let other = RecordMerge(base: texts[0], ours: texts[2], theirs: texts[1])
      #expect(one.clashes.isEmpty == other.clashes.isEmpty)
      if one.clashes.isEmpty {
        let lines = [one, other].map {
          TextLines($0.bytes[...]).lines.map(Array.init).sorted { $0.lexicographicallyPrecedes($1) }
        }
        #expect(lines[0] == lines[1])
      }
    }
  }

  @Test func `survives any bytes, and keeps every line that a side added`() {
    var random = SeededGenerator(seed: 99)
    let pieces: [String] = [
      "---\n", "a: 1\n", "a: [\n", "- x\n", "tags:\n", "  - y\n", "\t", "\u{FEFF}", "<<<<<<< x\n",
      "=======\n",
      ">>>>>>> y\n", "\r\n", "\r", "\"", "#c\n", "? k\n", ": v\n", "&a *a\n", "|\n  t\n", "...\n", "{b: 2}\n",
      "é", "\0",
      "m:\n  k: v\n", "...", " ",
    ]
    for _ in 0..<3_000 {
      func text() -> [UInt8] {
        (0..<Int.random(in: 0...8, using: &random)).flatMap { _ in
          Array((pieces.randomElement(using: &random) ?? "").utf8)
        }
      }
      let base = Bool.random(using: &random) ? text() : nil
      let ours = text() + Array("left\n".utf8)
      let theirs = text() + Array("right\n".utf8)
      let merged = String(decoding: RecordMerge(base: base, ours: ours, theirs: theirs).bytes, as: UTF8.self)
      #expect(merged.contains("left") && merged.contains("right"), "\(ours) \(theirs)")
    }
  }
}
