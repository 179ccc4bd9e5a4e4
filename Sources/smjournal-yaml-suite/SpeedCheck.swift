import YAMLCodec

/// Measures bytes → tree over the Markdown files of a folder, one document reused for all.
struct SpeedCheck {
  var folder: String

  func run() {
    let files = names(in: folder).filter { $0.hasSuffix(".md") }.compactMap { readFile("\(folder)/\($0)") }
    var document = MarkdownDocument([])
    var blocks: [[UInt8]] = []
    for file in files {
      file.withUnsafeBytes { document.reload($0) }
      guard let range = document.frontMatter, !document.isSalvaged else { continue }
      blocks.append(Array(file[..<document.body.lowerBound]))
      _ = range
    }
    let bytes = blocks.reduce(0) { $0 + $1.count }
    guard !blocks.isEmpty else { return print("no front matter") }
    let rounds = max(1, 10_000 / blocks.count)
    var best = UInt64.max
    for _ in 0..<7 {
      let start = nanoseconds()
      for _ in 0..<rounds {
        for block in blocks { block.withUnsafeBytes { document.reload($0) } }
      }
      best = min(best, nanoseconds() - start)
    }
    let each = Double(best) / Double(rounds * blocks.count)
    print("\(blocks.count) blocks of \(bytes / blocks.count) bytes on average")
    print(
      "bytes to tree: \(Int(each)) ns a block, \(Int(Double(bytes) / Double(blocks.count) / each * 1000)) MB/s"
    )
  }
}
