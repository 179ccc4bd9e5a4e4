import SystemLibrary
import YAMLCodec

/// Measures bytes → tree, one document reused for all: over the front matter of the Markdown files in a
/// folder, or over 10,000 generated blocks of half a kilobyte where the folder has none.
struct SpeedCheck {
  var folder: String
  /// Whether to read a thousand blocks once, for counting instructions: `valgrind --tool=callgrind
  /// --toggle-collect='*reload*'`.
  var isOnce = false

  func run() {
    let found = names(in: folder).filter { $0.hasSuffix(".md") }
      .compactMap { System.contents(of: "\(folder)/\($0)") }
    let blocks = found.isEmpty ? BlockGenerator(seed: 1).blocks(10_000) : frontMatters(found)
    guard !blocks.isEmpty else { return print("no front matter") }
    if isOnce { return readOnce(Array(blocks.prefix(1000))) }
    let bytes = blocks.reduce(0) { $0 + $1.count }
    let rounds = max(1, 10_000 / blocks.count)
    var best = UInt64.max
    var nodes = 0
    var document = MarkdownDocument([])
    for _ in 0..<7 {
      let start = nanoseconds()
      for _ in 0..<rounds {
        for block in blocks {
          block.withUnsafeBytes { document.reload($0) }
          nodes &+= document.entryCount
        }
      }
      best = min(best, nanoseconds() - start)
    }
    let each = Double(best) / Double(rounds * blocks.count)
    print("\(blocks.count) blocks of \(bytes / blocks.count) bytes on average, \(nodes) keys")
    print(
      "bytes to tree: \(Int(each)) ns a block, \(Int(Double(bytes) / Double(blocks.count) / each * 1000)) MB/s"
    )
  }

  private func readOnce(_ blocks: [[UInt8]]) {
    var document = MarkdownDocument([])
    for block in blocks { block.withUnsafeBytes { document.reload($0) } }
    print("\(blocks.count) blocks, \(blocks.reduce(0) { $0 + $1.count }) bytes")
  }

  private func frontMatters(_ files: [[UInt8]]) -> [[UInt8]] {
    files.compactMap { file in
      let document = MarkdownDocument(file)
      return document.frontMatter == nil || document.isSalvaged
        ? nil : Array(file[..<document.body.lowerBound])
    }
  }
}

extension MarkdownDocument {
  fileprivate var entryCount: Int { tree.root.map { tree.count($0) } ?? 0 }
}

/// Makes front matter as people and tools write it, the same for the same seed.
struct BlockGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  func blocks(_ count: Int) -> [[UInt8]] {
    var generator = self
    return (0..<count).map { _ in Array(generator.block().utf8) }
  }

  private mutating func random(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private mutating func words(_ count: Int) -> String {
    let words = [
      "night", "shift", "équipe", "calm", "ward", "handover", "tired", "coffee", "bed 4", "team", "relève",
    ]
    return (0..<count).map { _ in words[random(words.count)] }.joined(separator: " ")
  }

  private mutating func list(_ key: String) -> String {
    let items = (0..<2 + random(4)).map { _ in words(1 + random(2)) }
    switch random(3) {
    case 0: return "\(key): [\(items.joined(separator: ", "))]\n"
    case 1: return "\(key):\n" + items.map { "- \($0)\n" }.joined()
    default: return "\(key):\n" + items.map { "  - \($0)\n" }.joined()
    }
  }

  private mutating func block() -> String {
    let day = "2026-\(10 + random(3))-\(10 + random(19))"
    var text = "---\nkind: entry\ndate: \"\(day)\"\nat: \"\(day)T\(10 + random(14)):15:00+01:00\"\n"
    var number = random(80)
    while text.utf8.count < 490 {
      number += 1
      switch random(8) {
      case 0: text += "title\(number): \"\(words(3 + random(4)))\"\n"
      case 1: text += list("tags\(number)")
      case 2: text += "energy\(number): \(1 + random(5))\n"
      case 3: text += "note\(number): '\(words(4 + random(6)))'\n"
      case 4: text += "place\(number): \(words(2 + random(3)))  # \(words(2))\n"
      case 5: text += "weather\(number):\n  sky: \(words(1))\n  degrees: \(random(30)).5\n"
      case 6: text += list("highlights\(number)")
      default: text += "favorite\(number): \(random(2) == 0)\n"
      }
    }
    return text + "---\n"
  }
}
