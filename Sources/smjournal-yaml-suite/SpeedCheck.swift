import SystemLibrary
import YAMLCodec

/// Measures bytes → tree, one document reused for all: over the front matter of the Markdown files in a
/// folder.
struct SpeedCheck {
  var folder: String
  /// Whether to read a thousand blocks once, for counting instructions: `valgrind --tool=callgrind
  /// --toggle-collect='*reload*'`.
  var isOnce = false

  func run() {
    let found = names(in: folder).filter { $0.hasSuffix(".md") }
      .compactMap { System.contents(of: "\(folder)/\($0)") }
    let blocks = frontMatters(found)
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
