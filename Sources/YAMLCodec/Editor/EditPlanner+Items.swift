/// Editing lists, in lines and in brackets.
extension EditPlanner {
  /// The splices that make the items of a list these: what is equal at its start and end stays as it is.
  func replaceItems(of list: Node, with items: [YAMLValue]) throws(EditError) -> [Splice] {
    let old = tree.items(list)
    var first = 0
    while first < min(old.count, items.count), tree.isValue(old[first], items[first]) { first += 1 }
    var (oldEnd, end) = (old.count, items.count)
    while oldEnd > first, end > first, tree.isValue(old[oldEnd - 1], items[end - 1]) {
      (oldEnd, end) = (oldEnd - 1, end - 1)
    }
    let shared = min(oldEnd, end) - first
    var splices: [Splice] = []
    let slots = try slots(of: list)
    for index in first..<first + shared { splices += try replace(slots[index], with: items[index]) }
    if oldEnd > first + shared {
      splices += try removeItems(Set(first + shared..<oldEnd), of: list)
    } else if end > first + shared {
      splices += try insertItems(Array(items[first + shared..<end]), at: first + shared, of: list)
    }
    return splices
  }

  // MARK: Inserting

  /// The splices that insert items before the one at `index`, or at the end. The list is not empty.
  func insertItems(_ items: [YAMLValue], at index: Int, of list: Node) throws(EditError) -> [Splice] {
    let old = tree.items(list)
    let style = sharedStyle(of: old)
    if tree.isFlow(list) {
      let texts = items.map { line($0, style, isInFlow: true) }
      return [try insertInFlow(texts, at: index, among: flowRanges(of: old), of: list)]
    }
    let dashes = try dashes(of: list)
    guard index > 0 else { return [insertBeforeFirst(items, dash: dashes[0], style: style)] }
    let offset = linesEnd(of: old[index - 1])
    var writer = writer(near: offset)
    for item in items {
      let column = lines.column(of: dashes[0])
      writer.indent(by: column)
      writer.writeItem(item, indentation: column, preferring: style)
    }
    return [Splice(at: offset, writer.output)]
  }

  /// Inserts above the first item and the comment lines directly above it.
  private func insertBeforeFirst(_ items: [YAMLValue], dash: Int, style: YAMLTree.ScalarStyle?) -> Splice {
    let column = lines.column(of: dash)
    var writer = writer(near: dash)
    guard lines.isFirst(dash) else {
      for item in items {
        writer.writeItem(item, indentation: column, preferring: style)
        writer.indent(by: column)
      }
      return Splice(at: dash, writer.output)
    }
    for item in items {
      writer.indent(by: column)
      writer.writeItem(item, indentation: column, preferring: style)
    }
    return Splice(at: lines.commentStart(above: lines.start(of: dash), notBefore: 0), writer.output)
  }

  /// The quotes that all items have, so that a new one gets them too; `nil` where they differ.
  private func sharedStyle(of items: [Node]) -> YAMLTree.ScalarStyle? {
    guard let first = items.first, tree.kind(first) == .scalar, tree.style(first) != .plain else {
      return nil
    }
    let style = tree.style(first)
    guard style == .singleQuoted || style == .doubleQuoted else { return nil }
    return items.allSatisfy { tree.kind($0) == .scalar && tree.style($0) == style } ? style : nil
  }

  // MARK: Removing

  /// The splices that remove some items of a list, but not all of them.
  func removeItems(_ indices: Set<Int>, of list: Node) throws(EditError) -> [Splice] {
    let items = tree.items(list)
    for index in indices { try checkLoss(of: items[index]) }
    if tree.isFlow(list) { return try removeInFlow(indices, among: flowRanges(of: items)) }
    let dashes = try dashes(of: list)
    var splices: [Splice] = []
    for index in indices {
      let stop = linesEnd(of: items[index])
      if lines.isFirst(dashes[index]) {
        splices.append(Splice(lines.start(of: dashes[index])..<stop))
      } else {
        guard index + 1 < items.count, !indices.contains(index + 1),
          lines.start(of: dashes[index + 1]) == stop
        else { throw refusal(.sharedLine, at: items[index]) }
        splices.append(Splice(dashes[index]..<dashes[index + 1]))
      }
    }
    return splices
  }
}
