/// What each kind of block says to a line, and the order in which new ones are tried.
extension BlockParser {
  enum Continuation {
    case matched, failed
    /// The line belongs to the block and ends it.
    case finished
  }

  /// Whether the line continues an open block; moves behind the block's marker.
  mutating func continues(_ node: NodeID) -> Continuation {
    switch tree[node].kind {
    case .document, .list: .matched
    case .blockQuote: continuesBlockQuote() ? .matched : .failed
    case .item: continuesItem(node) ? .matched : .failed
    case .paragraph: line.isBlank ? .failed : .matched
    case .codeBlock: tree[node].marker == 0 ? continuesIndentedCode() : continuesFence(node)
    case .htmlBlock: line.isBlank && tree[node].level >= 6 ? .failed : .matched
    case .table: line.isBlank ? .failed : .matched
    default: .failed
    }
  }

  /// Opens the block that begins here, if one does: the order is that of the specification's reference
  /// programs.
  mutating func start(in container: NodeID) -> Start {
    if line.isIndented {
      if startsIndentedCode() { return .leaf }
      return startsTableRow(in: container) ? .leaf : .none
    }
    var result = Start.none
    switch byte(line.nextNonspace) {
    case Byte.greater: result = startsBlockQuote() ? .container : .none
    case Byte.hash: result = startsHeading() ? .leaf : .none
    case Byte.backtick, Byte.tilde: result = startsFence() ? .leaf : .none
    case Byte.less: result = startsHTMLBlock(in: container) ? .leaf : .none
    case Byte.equals: result = startsSetextHeading(in: container) ? .leaf : .none
    case Byte.minus, Byte.underscore, Byte.star, Byte.plus:
      result =
        startsSetextHeading(in: container) || startsThematicBreak()
        ? .leaf : startsItem(in: container) ? .container : .none
    case UInt8(ascii: "0")...UInt8(ascii: "9"): result = startsItem(in: container) ? .container : .none
    default: break
    }
    guard result == .none, options.contains(.tables) else { return result }
    return startsTable(in: container) || startsTableRow(in: container) ? .leaf : .none
  }

  func acceptsLines(_ node: NodeID) -> Bool {
    switch tree[node].kind {
    case .paragraph, .codeBlock, .htmlBlock: true
    default: false
    }
  }

  func canContain(_ node: NodeID, _ kind: Node.Kind) -> Bool {
    switch tree[node].kind {
    case .document, .blockQuote, .item: kind != .item
    case .list: kind == .item
    default: false
    }
  }
}
