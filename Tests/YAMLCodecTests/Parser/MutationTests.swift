import Testing
import YAMLCodec

/// Texts that are nearly YAML, the same in each run.
struct MutationTests {
  private static let seeds = [
    "a: b\nc:\n  - d\n  - e: f\n    g: h\n", "? [a, {b: c}]\n: - &x 'd'\n  - *x\n",
    "a: |\n  b\n\n  c\nd: >-\n e\n",
    "%TAG !a! b:\n---\n!a!c \"d\\x41\\\n  e\": !!str f # g\n...\n---\nh\n", "[a: b, ? c, {d}: e, \"f\":g]\n",
    "- - ? : x\n- |2+\n    y\n-\n  &a : b\n", "a: @b\nc: [#d]\n\te: f\n<<<<<<< g\nh: \"i\n",
  ].map { Array($0.utf8) }
  private static let parts: [[UInt8]] =
    [
      "\n", "\t", " ", ": ", "- ", "? ", "#", "\"", "'", "[", "]", "{", "}", ",", "&a", "*a", "!", "|", ">",
      "%", "\\",
      "---\n", "...\n", "\r", "\u{FEFF}", "é",
    ].map { Array($0.utf8) } + [[0], [0xFF]]

  /// The texts of one seed with up to six changes each.
  private func mutations(_ seed: [UInt8], count: Int) -> [[UInt8]] {
    var state = UInt64(seed.count) &* 0x9E37_79B9_7F4A_7C15
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, bound)
    }
    return (0..<count).map { _ in
      var text = seed
      for _ in 0...random(6) {
        let place = random(text.count + 1)
        let end = random(3) == 0 ? min(text.count, place + random(5)) : place
        text.replaceSubrange(place..<end, with: Self.parts[random(Self.parts.count)])
      }
      return text
    }
  }

  @Test(arguments: seeds)
  func `are read or refused, and lenient reads what strict reads`(seed: [UInt8]) {
    for text in mutations(seed, count: 100) {
      guard let strict = try? YAMLStream.documents(text) else { continue }
      let lenient = try? YAMLStream.documents(text, mode: .lenient)
      #expect(strict.map(\.eventDump) == lenient?.map(\.eventDump))
      for tree in strict { if let root = tree.root { _ = tree.value(root) } }
    }
  }

  @Test(arguments: seeds)
  func `lose no byte as front matter and give the same in used memory`(seed: [UInt8]) {
    var used = MarkdownDocument([])
    for text in mutations(seed, count: 300) {
      let file = Array("---\n".utf8) + text + Array("\n---\nbody".utf8)
      let document = MarkdownDocument(file)
      file.withUnsafeBytes { used.reload($0) }
      #expect(document.bytes == file)
      #expect(used.tree.dump == document.tree.dump)
      #expect(used.problems == document.problems)
      #expect(document.entries.allSatisfy { $0.range.upperBound <= document.body.lowerBound })
    }
  }
}
