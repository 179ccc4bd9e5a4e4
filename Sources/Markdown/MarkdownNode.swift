/// A block or inline of a ``MarkdownDocument``.
public struct MarkdownNode: Hashable, Sendable {
  /// What a node is, with what it says itself; its parts are its ``children``.
  public enum Kind: Hashable, Sendable {
    case document, blockQuote, item(isDone: Bool?), paragraph, thematicBreak
    /// A list; `start` is the number of its first item, `nil` where it has bullets.
    case list(start: Int?, isTight: Bool)
    /// A heading of the level 1 to 6.
    case heading(level: Int)
    /// Code with the words behind its fence.
    case codeBlock(info: String, text: String)
    /// Raw HTML, a block of it or a tag in a line.
    case html(String)
    case table, tableRow, tableCell
    case text(String), code(String)
    case softBreak, lineBreak
    case emphasis, strong, strikethrough
    case link(destination: String, title: String)
    case image(destination: String, title: String)
    /// `[[page]]`
    case wikiLink(page: String)
    /// `![[picture]]`
    case wikiImage(name: String)
  }

  let tree: Tree
  let id: NodeID

  /// What the node is.
  public var kind: Kind {
    let node = tree[id]
    switch node.kind {
    case .document: return .document
    case .blockQuote: return .blockQuote
    case .list:
      let isOrdered = node.marker == Byte.dot || node.marker == Byte.rightParenthesis
      return .list(start: isOrdered ? Int(node.number) : nil, isTight: node.isTight)
    case .item: return .item(isDone: node.task == .none ? nil : node.task == .done)
    case .paragraph: return .paragraph
    case .heading: return .heading(level: Int(node.level))
    case .codeBlock: return .codeBlock(info: string(node.extra), text: string(node.content))
    case .htmlBlock, .htmlInline: return .html(string(node.content))
    case .thematicBreak: return .thematicBreak
    case .table: return .table
    case .tableRow: return .tableRow
    case .tableCell: return .tableCell
    case .text: return .text(string(node.content))
    case .softBreak: return .softBreak
    case .lineBreak: return .lineBreak
    case .code: return .code(string(node.content))
    case .emphasis: return .emphasis
    case .strong: return .strong
    case .strikethrough: return .strikethrough
    case .link: return .link(destination: string(node.content), title: string(node.extra))
    case .image: return .image(destination: string(node.content), title: string(node.extra))
    case .wikiLink: return .wikiLink(page: string(node.content))
    case .wikiImage: return .wikiImage(name: string(node.content))
    }
  }

  /// The nodes within this one, in the order of the text.
  public var children: [MarkdownNode] {
    var result: [MarkdownNode] = []
    var child = tree[id].firstChild
    while child != .none {
      result.append(MarkdownNode(tree: tree, id: child))
      child = tree[child].next
    }
    return result
  }

  /// The bytes of the source that the node was read from, its marks included.
  public var sourceRange: Range<Int> {
    let span = tree[id].span
    switch tree[id].kind {
    case .document, .blockQuote, .list, .item, .paragraph, .heading, .codeBlock, .htmlBlock, .thematicBreak,
      .table, .tableRow, .tableCell:
      return span.range
    default:
      let start = tree.sourceOffset(ofText: span.range.lowerBound)
      guard !span.isEmpty else { return start..<start }
      return start..<max(start, tree.sourceOffset(ofText: span.range.upperBound - 1) + 1)
    }
  }

  private func string(_ span: Node.Span) -> String { String(decoding: tree.text[span.range], as: UTF8.self) }
}
