/// The words of a tree.
enum PlainText {
  /// The text of all leaves, blocks apart by a line end; raw HTML is left out.
  static func of(_ tree: Tree) -> String {
    var result: [UInt8] = []
    var walk = TreeWalk(tree)
    while let step = walk.next() {
      let node = tree[step.id]
      switch node.kind {
      case .text, .code, .codeBlock:
        if step.isEntering { result.append(contentsOf: tree.text[node.content.range]) }
      case .softBreak, .lineBreak: if step.isEntering { result.append(Byte.newline) }
      case .paragraph, .heading, .tableRow:
        if !step.isEntering, result.last != Byte.newline { result.append(Byte.newline) }
      case .tableCell: if !step.isEntering { result.append(Byte.space) }
      default: break
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
