extension YAMLTree {
  /// All nodes, in the order of the text.
  package var nodes: [Node] { records.indices.map { Node(Int32(truncatingIfNeeded: $0)) } }

  /// The events of the document as lines, in the notation of the YAML test suite: chapter 3.1,
  /// "serialization".
  ///
  /// The tree's nodes are the events in their order; the ends of collections are where their subtrees end.
  public var eventDump: String {
    let start = document.hasStartMarker ? "+DOC ---" : "+DOC"
    let end = document.hasEndMarker ? "-DOC ..." : "-DOC"
    return ([start] + events.map(\.line) + [end]).joined(separator: "\n")
  }

  /// The tree as indented lines: place, kind, style and text of each node; for tests and for looking.
  public var dump: String {
    events.compactMap { line, node, depth in
      guard let range = node.map({ rangeWithProperties($0) }) else { return nil }
      let place = "\(range.lowerBound)..<\(range.upperBound) "
      return String(repeating: "  ", count: depth) + place + line.dropFirst()
    }.joined(separator: "\n")
  }

  /// The events within the document with their depth; no node for an end.
  private var events: [(line: String, node: Node?, depth: Int)] {
    var events: [(line: String, node: Node?, depth: Int)] = []
    var open: [Node] = []
    for index in 0...records.count {
      let node = Node(Int32(truncatingIfNeeded: index))
      while let last = open.last, record(last).next <= node.index {
        open.removeLast()
        events.append((kind(last) == .sequence ? "-SEQ" : "-MAP", nil, open.count))
      }
      guard index < records.count else { break }
      events.append((line(node), node, open.count))
      if kind(node) == .sequence || kind(node) == .mapping { open.append(node) }
    }
    return events
  }

  private func line(_ node: Node) -> String {
    switch kind(node) {
    case .sequence: "+SEQ" + (isFlow(node) ? " []" : "") + propertiesDump(node)
    case .mapping: "+MAP" + (isFlow(node) ? " {}" : "") + propertiesDump(node)
    case .alias: "=ALI *" + anchorName(node)
    case .scalar: "=VAL" + propertiesDump(node) + " " + scalarDump(node)
    }
  }

  private func anchorName(_ node: Node) -> String {
    anchor(node).map { String(decoding: source[$0], as: UTF8.self) } ?? ""
  }

  private func propertiesDump(_ node: Node) -> String {
    (anchor(node) == nil ? "" : " &" + anchorName(node)) + (resolvedTag(node).map { " <\($0)>" } ?? "")
  }

  private func scalarDump(_ node: Node) -> String {
    let sign =
      switch style(node) {
      case .plain: ":"
      case .singleQuoted: "'"
      case .doubleQuoted: "\""
      case .literal: "|"
      case .folded: ">"
      }
    var dump = sign
    for scalar in text(node).unicodeScalars {
      switch scalar {
      case "\\": dump += "\\\\"
      case "\n": dump += "\\n"
      case "\t": dump += "\\t"
      case "\r": dump += "\\r"
      case "\u{8}": dump += "\\b"
      default: dump.unicodeScalars.append(scalar)
      }
    }
    return dump
  }
}
