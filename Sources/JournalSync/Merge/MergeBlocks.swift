import YAMLCodec

/// A key of a mapping, or an item of a sequence, with the whole lines it is written on.
struct MergeBlock {
  /// The key as written; empty for an item.
  var key: String
  /// Comments and blank lines before it.
  var gap: [UInt8]
  var lines: [UInt8]
  /// Where these lines are in the file they come from.
  var range: Range<Int>
  /// The end of the line with the key, where the children of a block collection begin.
  var headEnd: Int
  var node: YAMLTree.Node
  /// The value without its formatting.
  var value: YAMLValue
  /// The comments within its lines, from `#` on.
  var comments: [[UInt8]]
}

/// A mapping or sequence in block style, taken apart into the lines of its children.
struct MergeBlocks {
  /// The children in the order of the text.
  var blocks: [MergeBlock] = []
  /// The spaces before each child.
  var indentation = 0
  /// Comments and blank lines behind the last child.
  var tail: [UInt8] = []

  init() {}

  /// The children of a collection, looked for between the lines that enclose it.
  ///
  /// - Parameter enclosing: whole lines that hold the collection and nothing behind it but comments.
  /// - Returns: `nil` where a child does not stand on lines of its own, as in flow style, or is not
  ///   understood.
  init?(of node: YAMLTree.Node, in tree: YAMLTree, enclosing: Range<Int>) {
    let children = Self.children(of: node, in: tree)
    guard !children.isEmpty, !tree.isFlow(node) else { return nil }
    let source = tree.source
    var offset = enclosing.lowerBound
    for child in children {
      let start = Self.lineStart(of: child.start, in: source)
      let end = Self.lineEnd(of: max(child.end, child.start), in: source)
      let indent = source[start..<child.start]
      guard start >= offset, end <= enclosing.upperBound, indent.allSatisfy({ $0 == 0x20 }),
        blocks.isEmpty || indent.count == indentation
      else { return nil }
      indentation = indent.count
      let block = MergeBlock(
        key: child.key, gap: Array(source[offset..<start]), lines: Array(source[start..<end]),
        range: start..<end, headEnd: min(Self.lineEnd(of: child.headEnd, in: source), end), node: child.node,
        value: tree.value(child.node),
        comments: Self.comments(in: start..<end, of: tree, from: child))
      blocks.append(block)
      offset = end
    }
    tail = Array(source[offset..<enclosing.upperBound])
  }

  private struct Child {
    var key: String
    var start: Int
    var end: Int
    var headEnd: Int
    var keyNode: YAMLTree.Node?
    var node: YAMLTree.Node
  }

  private static func children(of node: YAMLTree.Node, in tree: YAMLTree) -> [Child] {
    switch tree.kind(node) {
    case .mapping:
      let pairs = tree.pairs(node)
      guard pairs.allSatisfy({ tree.kind($0.key) == .scalar }) else { return [] }
      return pairs.map { pair in
        Child(
          key: tree.text(pair.key), start: tree.range(pair.key).lowerBound,
          end: max(tree.range(pair.key).upperBound, tree.range(pair.value).upperBound),
          headEnd: tree.range(pair.key).upperBound, keyNode: pair.key, node: pair.value)
      }
    case .sequence:
      return tree.items(node).compactMap { item in
        let range = tree.range(item)
        guard let dash = dash(before: range.lowerBound, in: tree.source) else { return nil }
        return Child(key: "", start: dash, end: range.upperBound, headEnd: dash, node: item)
      }
    default: return []
    }
  }

  /// The dash on the line of an item.
  private static func dash(before offset: Int, in source: [UInt8]) -> Int? {
    let start = lineStart(of: offset, in: source)
    let dash = source[start...].firstIndex { $0 != 0x20 }
    return dash.flatMap { $0 <= offset && source[$0] == UInt8(ascii: "-") ? $0 : nil }
  }

  static func lineStart(of offset: Int, in source: [UInt8]) -> Int {
    var start = min(offset, source.count)
    while start > 0, source[start - 1] != 0x0A, source[start - 1] != 0x0D { start -= 1 }
    return start
  }

  /// The offset behind the line that holds the byte before `offset`.
  static func lineEnd(of offset: Int, in source: [UInt8]) -> Int {
    var end = min(offset, source.count)
    // Block scalars end behind their last line break.
    if end > 0, source[end - 1] == 0x0A { return end }
    while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    if end < source.count, source[end] == 0x0D { end += 1 }
    if end < source.count, source[end] == 0x0A { end += 1 }
    return end
  }

  /// The comments of a child: `#` after a blank, outside of every scalar.
  private static func comments(in lines: Range<Int>, of tree: YAMLTree, from child: Child) -> [[UInt8]] {
    var scalars: [Range<Int>] = []
    if let key = child.keyNode { scalars.append(tree.range(key)) }
    var pending = [child.node]
    while let node = pending.popLast() {
      switch tree.kind(node) {
      case .scalar: scalars.append(tree.range(node))
      case .sequence: pending += tree.items(node)
      case .mapping: for pair in tree.pairs(node) { pending += [pair.key, pair.value] }
      case .alias: break
      }
    }
    scalars.sort { $0.lowerBound < $1.lowerBound }
    return comments(in: lines, of: tree.source, outside: scalars)
  }

  private static func comments(
    in lines: Range<Int>, of source: [UInt8], outside scalars: [Range<Int>]
  ) -> [[UInt8]] {
    var comments: [[UInt8]] = []
    var offset = lines.lowerBound
    var next = 0
    while offset < lines.upperBound {
      while next < scalars.count, scalars[next].upperBound <= offset { next += 1 }
      if next < scalars.count, scalars[next].contains(offset) {
        offset = scalars[next].upperBound
      } else if source[offset] == UInt8(ascii: "#"), offset == 0 || source[offset - 1] <= 0x20 {
        let end = source[offset..<lines.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D }
        comments.append(Array(source[offset..<(end ?? lines.upperBound)]))
        offset = end ?? lines.upperBound
      } else {
        offset += 1
      }
    }
    return comments
  }

  /// The same children written as those of another file: with its indentation and its line ends.
  ///
  /// - Returns: `nil` where a line has too few spaces for that.
  func adapted(toIndentation wanted: Int, lineEnd: [UInt8]) -> MergeBlocks? {
    var copy = self
    copy.indentation = wanted
    for index in copy.blocks.indices {
      guard let lines = adapted(blocks[index].lines, by: wanted - indentation, lineEnd, mayFail: true),
        let gap = adapted(blocks[index].gap, by: wanted - indentation, lineEnd, mayFail: false)
      else { return nil }
      copy.blocks[index].lines = lines
      copy.blocks[index].gap = gap
    }
    copy.tail = adapted(tail, by: wanted - indentation, lineEnd, mayFail: false) ?? tail
    return copy
  }

  private func adapted(_ text: [UInt8], by shift: Int, _ lineEnd: [UInt8], mayFail: Bool) -> [UInt8]? {
    var result: [UInt8] = []
    for line in TextLines(text[...]).lines {
      let content = TextLines.content(line)
      let spaces = content.prefix { $0 == 0x20 }.count
      if content.count == spaces {
        result += content
      } else if shift >= 0 {
        result += [UInt8](repeating: 0x20, count: shift) + content
      } else {
        if mayFail, spaces < -shift { return nil }
        result += content.dropFirst(min(spaces, -shift))
      }
      result += lineEnd
    }
    return result
  }
}
