/// Tables: the first row is the head, the rest the body.
extension HTMLWriter {
  mutating func openTablePart(_ id: NodeID) {
    let node = tree[id]
    startLine()
    switch node.kind {
    case .table: add("<table>\n")
    case .tableRow:
      let isHead = tree[node.parent].firstChild == id
      if isHead {
        add("<thead>\n")
      } else if tree[tree[node.parent].firstChild].next == id {
        add("<tbody>\n")
      }
      add("<tr>\n")
    default:
      add(isInHead(node) ? "<th" : "<td")
      let side: String? =
        switch Node.Alignment(rawValue: node.level) {
        case .left: "left"
        case .center: "center"
        case .right: "right"
        default: nil
        }
      if let side { add(options.isAlone ? " style=\"text-align: \(side)\"" : " align=\"\(side)\"") }
      add(">")
    }
  }

  mutating func closeTablePart(_ id: NodeID) {
    let node = tree[id]
    switch node.kind {
    case .table:
      if tree[node.firstChild].next != .none { add("</tbody>\n") }
      add("</table>\n")
    case .tableRow:
      add("</tr>\n")
      if tree[node.parent].firstChild == id { add("</thead>\n") }
    default: add(isInHead(node) ? "</th>\n" : "</td>\n")
    }
  }

  private func isInHead(_ cell: Node) -> Bool { tree[tree[cell.parent].parent].firstChild == cell.parent }
}
