import YAMLCodec

/// Random numbers from a seed: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

/// Makes front matter as different people write it: all styles, indentations, comments, empty lines, line
/// endings.
struct FrontMatterMaker {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(state: seed) }

  mutating func file() -> String {
    let text = "---\n" + map(indentation: 0, depth: 0) + "---\nThe body: - of\n\n  the file\n"
    let ending = pick(["\n", "\n", "\n", "\r\n", "\r"])
    return pick(["", "", "\u{FEFF}"])
      + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: ending)
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  // MARK: Text

  private mutating func map(indentation: Int, depth: Int) -> String {
    let blanks = String(repeating: " ", count: indentation)
    let keys = ["a", "b c", "\"q\"", "'s'", "énergie", "k-1", "7", "\"a: b\"", "\"on\""].shuffled(
      using: &random)
    return keys.prefix(Int.random(in: 1...5, using: &random)).map { key in
      above(blanks) + blanks + key + pick([":", ":", ":", " :"])
        + value(indentation: indentation, depth: depth)
    }.joined()
  }

  private mutating func list(indentation: Int, depth: Int) -> String {
    let blanks = String(repeating: " ", count: indentation)
    return (0..<Int.random(in: 1...4, using: &random)).map { _ in
      above(blanks) + blanks + "-" + item(indentation: indentation, depth: depth)
    }.joined()
  }

  private mutating func item(indentation: Int, depth: Int) -> String {
    guard depth < 3, chance(25) else { return inline(indentation: indentation) }
    let block =
      chance(50)
      ? map(indentation: indentation + 2, depth: depth + 1)
      : list(indentation: indentation + 2, depth: depth + 1)
    // A comment or empty line first keeps the block from beginning behind the dash.
    let first = block.utf8.dropFirst(indentation + 2).first
    guard block.hasPrefix(String(repeating: " ", count: indentation + 2)), first != UInt8(ascii: "#") else {
      return "\n" + block
    }
    return " " + String(block.dropFirst(indentation + 2))
  }

  private mutating func value(indentation: Int, depth: Int) -> String {
    guard depth < 3, chance(40) else { return inline(indentation: indentation) }
    if chance(50) {
      return trailing() + list(indentation: indentation + pick([0, 2, 2, 4]), depth: depth + 1)
    }
    return trailing() + map(indentation: indentation + pick([2, 2, 4]), depth: depth + 1)
  }

  private mutating func inline(indentation: Int) -> String {
    let blanks = String(repeating: " ", count: indentation)
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return pick(["", "", " "]) + trailing()
    case 1: return " |\n\(blanks)  line one\n\(blanks)    two\n" + pick(["", "\n"])
    case 2: return " >-" + trailing() + "\(blanks)   folded\n\(blanks)   text\n"
    case 3: return " \"two\n\(blanks)  lines\"" + trailing()
    case 4: return " plain on\n\(blanks)  two lines" + trailing()
    default: return pick([" ", " ", " ", "   "]) + flow(depth: 0) + trailing()
    }
  }

  private mutating func flow(depth: Int) -> String {
    if depth < 3, chance(20) {
      let items = (0..<Int.random(in: 0...3, using: &random)).map { _ in flow(depth: depth + 1) }
      let inside = items.joined(separator: pick([", ", ",", " , "]))
      return "[" + (inside.isEmpty ? "" : pick(["", " "]) + inside + pick(["", "", ",", " "])) + "]"
    }
    if depth < 3, chance(12) {
      return "{a: \(flow(depth: depth + 1)), \"b\": \(flow(depth: depth + 1))\(pick(["", ", c", ", d: "]))}"
    }
    return pick([
      "word", "two words", "5", "2.5", "true", "null", "~", "2026-03-02", "8:15", "\"quoted: text\"",
      "'it''s'", "\"x\"",
      "'x'", "\"tab\\tend\"", "no", "é", "http://a.b/c",
    ])
  }

  private mutating func trailing() -> String { pick(["\n", "\n", "\n", " \n", " # note\n"]) }

  private mutating func above(_ blanks: String) -> String {
    pick(["", "", "", "", "", "", "\n", "\(blanks)# above\n", "# margin\n"])
  }

  // MARK: Values

  mutating func newValue() -> YAMLValue {
    pick([
      .null, .bool(true), .int(42), .float(0.5), .string("new"), .string("8:15"), .string(""),
      .string("one\ntwo\n"),
      .string("x\n\ny"), .string(" # y "), .sequence([]), .mapping([]), ["p", "q r"],
      [["m": 1, "n": ["o"]], [1, [2]]],
      ["m": ["n": "o"], "p": []], ["m": "one\ntwo\n"], .string("5"), .string("it's"),
    ])
  }
}
