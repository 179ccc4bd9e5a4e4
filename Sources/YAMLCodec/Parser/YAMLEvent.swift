/// A step of reading a stream: chapter 3.1, "serialization".
///
/// The tree's nodes are the events in their order; the ends of collections are where their subtrees end.
public struct YAMLEvent: Hashable, Sendable {
  /// What begins or ends.
  public enum Kind: Hashable, Sendable {
    /// A document; whether `---` or `...` says so.
    case documentStart(isMarked: Bool), documentEnd(isMarked: Bool)
    /// A collection.
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd
    /// A node without children.
    case scalar, alias
  }

  /// What begins or ends.
  public var kind: Kind
  /// The node; `nil` for a document's events. Its style, anchor, tag and text are the tree's to
  /// tell.
  public var node: YAMLTree.Node?
  /// The bytes of the source that the event stands for; empty for an end.
  public var range: Range<Int>
}

extension YAMLTree {
  /// Gives the events of the document to `body`, in order, without allocating more than the open collections.
  public func forEachEvent(_ body: (YAMLEvent) -> Void) {
    body(YAMLEvent(kind: .documentStart(isMarked: document.hasStartMarker), node: nil, range: 0..<0))
    var open: [Node] = []
    for index in records.indices {
      let node = Node(Int32(truncatingIfNeeded: index))
      end(&open, before: Int32(truncatingIfNeeded: index), body)
      let kind: YAMLEvent.Kind =
        switch kind(node) {
        case .scalar: .scalar
        case .alias: .alias
        case .sequence: .sequenceStart
        case .mapping: .mappingStart
        }
      body(YAMLEvent(kind: kind, node: node, range: rangeWithProperties(node)))
      if kind == .sequenceStart || kind == .mappingStart { open.append(node) }
    }
    end(&open, before: Int32(truncatingIfNeeded: records.count), body)
    body(YAMLEvent(kind: .documentEnd(isMarked: document.hasEndMarker), node: nil, range: 0..<0))
  }

  /// Ends the collections that end before a node.
  private func end(_ open: inout [Node], before index: Int32, _ body: (YAMLEvent) -> Void) {
    while let last = open.last, record(last).next <= index {
      let end = range(last).upperBound
      let kind: YAMLEvent.Kind = kind(last) == .sequence ? .sequenceEnd : .mappingEnd
      body(YAMLEvent(kind: kind, node: last, range: end..<end))
      open.removeLast()
    }
  }

  /// The events of the document as lines, in the notation of the YAML test suite.
  public var eventDump: String {
    var lines: [String] = []
    forEachEvent { lines.append(eventLine($0)) }
    return lines.joined(separator: "\n")
  }

  private func eventLine(_ event: YAMLEvent) -> String {
    let node = event.node ?? Node(0)
    switch event.kind {
    case .documentStart(let isMarked): return isMarked ? "+DOC ---" : "+DOC"
    case .documentEnd(let isMarked): return isMarked ? "-DOC ..." : "-DOC"
    case .sequenceStart: return "+SEQ" + (isFlow(node) ? " []" : "") + propertiesDump(node)
    case .sequenceEnd: return "-SEQ"
    case .mappingStart: return "+MAP" + (isFlow(node) ? " {}" : "") + propertiesDump(node)
    case .mappingEnd: return "-MAP"
    case .alias: return "=ALI *" + anchorName(node)
    case .scalar: return "=VAL" + propertiesDump(node) + " " + scalarDump(node)
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

  /// The tree as indented lines: place, kind, style and text of each node; for tests and for looking.
  public var dump: String {
    var lines: [String] = []
    var depth = 0
    forEachEvent { event in
      switch event.kind {
      case .documentStart, .documentEnd: break
      case .sequenceEnd, .mappingEnd: depth -= 1
      default:
        lines.append(
          String(repeating: "  ", count: depth) + "\(event.range.lowerBound)..<\(event.range.upperBound) "
            + eventLine(event).dropFirst())
        if event.kind == .sequenceStart || event.kind == .mappingStart { depth += 1 }
      }
    }
    return lines.joined(separator: "\n")
  }
}
