/// Putting a value in the place of another.
extension EditPlanner {
  /// The splices that make the value of a slot another one.
  ///
  /// Lists and maps that stay what they are change only where they differ; everything else is replaced as a
  /// whole, in the style of what was there where the new value allows it.
  func replace(_ slot: ValueSlot, with value: YAMLValue) throws(EditError) -> [Splice] {
    if tree.isValue(slot.node, value) { return [] }
    try checkProperties(of: slot.node)
    if tree.kind(slot.node) != .alias {
      switch value {
      case .sequence(let items) where !items.isEmpty && tree.count(slot.node) > 0 && isList(slot.node):
        return try replaceItems(of: slot.node, with: items)
      case .mapping(let pairs) where !pairs.isEmpty && tree.count(slot.node) > 0 && !isList(slot.node):
        if let splices = try replacePairs(of: slot.node, with: pairs) { return splices }
      default: break
      }
    }
    return try replaceWhole(slot, with: value)
  }

  private func isList(_ node: Node) -> Bool { tree.kind(node) == .sequence }

  /// The splices that put a value in the place of all that a slot has.
  func replaceWhole(_ slot: ValueSlot, with value: YAMLValue) throws(EditError) -> [Splice] {
    let old = slot.node
    try checkLoss(of: old)
    if slot.isFlow { return replaceInFlow(slot, with: value) }
    if tree.isEmpty(old) { return try fillEmpty(slot, with: value) }
    if tree.kind(old) == .scalar, tree.style(old) == .literal || tree.style(old) == .folded {
      return try replaceBlockScalar(slot, with: value)
    }
    if tree.kind(old) == .scalar || tree.kind(old) == .alias || tree.isFlow(old) {
      return try replaceInline(slot, with: value)
    }
    return try replaceBlockCollection(slot, with: value)
  }

  // MARK: What a value is written as

  /// How a value is written behind an indicator.
  private enum Form {
    case nothing
    case line([UInt8])
    /// A header on the line, and lines below.
    case literal(String)
    /// Lines below.
    case block
  }

  private func form(of value: YAMLValue, for slot: ValueSlot) -> Form {
    let style = preferredStyle(slot.node)
    switch value {
    case .null where !slot.isItem: return .nothing
    case .sequence(let items) where !items.isEmpty:
      if tree.kind(slot.node) == .sequence, tree.isFlow(slot.node) { return .line(line(value, style)) }
      return .block
    case .mapping(let pairs) where !pairs.isEmpty:
      if tree.kind(slot.node) == .mapping, tree.isFlow(slot.node) { return .line(line(value, style)) }
      return .block
    case .string(let text)
    where usesLiterals && TextStyle.best(for: text, in: .block, preferring: style) == .literal:
      return .literal(text)
    default: return .line(line(value, style))
    }
  }

  /// The style of a scalar that a new text keeps; none where nothing is written.
  func preferredStyle(_ node: Node) -> YAMLTree.ScalarStyle? {
    tree.kind(node) == .scalar && !tree.isEmpty(node) ? tree.style(node) : nil
  }

  func line(_ value: YAMLValue, _ style: YAMLTree.ScalarStyle?, isInFlow: Bool = false) -> [UInt8] {
    var writer = LineWriter()
    writer.write(value, isInFlow: isInFlow, preferring: style)
    return writer.output
  }

  /// The lines of a list or map below its key; of a literal block with `column` for its text.
  private func blockLines(_ value: YAMLValue, slot: ValueSlot, column: Int? = nil) -> [UInt8] {
    var writer = writer(near: slot.indicatorEnd ?? tree.range(slot.node).lowerBound)
    switch value {
    case .sequence(let items):
      let column = column ?? slot.column + (slot.isItem ? 2 : writer.listIndentation)
      writer.indent(by: column)
      writer.writeItems(items, indentation: column)
    case .mapping(let pairs):
      let column = column ?? slot.column + 2
      writer.indent(by: column)
      writer.writePairs(pairs, indentation: column)
    case .string(let text): writer.writeLiteralLines(text, indentation: column ?? slot.column + 2)
    default: break
    }
    return writer.output
  }

  /// The splices that begin a list or map on the line of its item's dash; what follows on the line, a comment
  /// perhaps, stays behind its first line.
  ///
  /// - Parameters:
  ///   - range: the bytes that go; the value begins there.
  ///   - prefix: what stands before it.
  ///   - place: where its other lines go.
  private func compact(
    _ value: YAMLValue, slot: ValueSlot, instead range: Range<Int>, prefix: [UInt8] = [], below index: Int
  ) -> [Splice] {
    let column = lines.column(of: range.lowerBound) + prefix.count
    let block = SourceLines(bytes: Array(blockLines(value, slot: slot, column: column).dropFirst(column)))
    let first = Array(block.bytes[..<block.contentEnd(of: 0)])
    return [Splice(range, prefix + first), Splice(at: index, Array(block.bytes[block.end(of: 0)...]))]
  }

  private func indicator(_ slot: ValueSlot) throws(EditError) -> Int {
    guard let offset = slot.indicatorEnd else { throw refusal(.complexKey, at: slot.node) }
    return offset
  }

  /// Where a value that is put in stands: behind the colon or dash, or behind the anchor that stays there.
  private func valueOffset(_ slot: ValueSlot) throws(EditError) -> Int {
    let offset = try indicator(slot)
    guard tree.kind(slot.node) != .alias, let anchor = tree.anchor(slot.node) else { return offset }
    return max(offset, anchor.upperBound)
  }

  // MARK: By what is there

  /// Between brackets everything is on one line.
  private func replaceInFlow(_ slot: ValueSlot, with value: YAMLValue) -> [Splice] {
    let text = line(value, preferredStyle(slot.node), isInFlow: true)
    let range = tree.range(slot.node)
    guard tree.isEmpty(slot.node) else { return [Splice(range, text)] }
    let hasRoom =
      slot.isItem || tree.anchor(slot.node) != nil
      || range.lowerBound > 0 && lines.bytes[range.lowerBound - 1] == UInt8(ascii: ":")
    return [Splice(at: range.lowerBound, Array((hasRoom ? " " : ": ").utf8) + text)]
  }

  /// A key or dash with nothing behind it; a comment on its line stays behind the value.
  private func fillEmpty(_ slot: ValueSlot, with value: YAMLValue) throws(EditError) -> [Splice] {
    let offset = try valueOffset(slot)
    switch form(of: value, for: slot) {
    case .nothing: return []
    case .line(let text): return [Splice(at: offset, [0x20] + text)]
    case .literal(let text):
      return [
        Splice(at: offset, [0x20] + LiteralText.header(text)),
        Splice(at: lines.end(of: offset), blockLines(value, slot: slot)),
      ]
    case .block where slot.isItem && tree.anchor(slot.node) == nil:
      return compact(
        value, slot: slot, instead: offset..<offset, prefix: [0x20], below: lines.end(of: offset))
    case .block: return [Splice(at: lines.end(of: offset), blockLines(value, slot: slot))]
    }
  }

  /// A scalar that is no block scalar, an alias, or a collection in brackets.
  private func replaceInline(_ slot: ValueSlot, with value: YAMLValue) throws(EditError) -> [Splice] {
    let range = tree.range(slot.node)
    switch form(of: value, for: slot) {
    case .line(let text): return [Splice(range, text)]
    case .nothing: return [nothing(for: slot, instead: range)]
    case .literal(let text):
      return [
        Splice(range, LiteralText.header(text)),
        Splice(at: lines.end(of: range.upperBound), blockLines(value, slot: slot)),
      ]
    case .block where slot.isItem:
      return compact(value, slot: slot, instead: range, below: lines.end(of: range.upperBound))
    case .block:
      let offset = try indicator(slot)
      guard lines.start(of: offset) == lines.start(of: range.lowerBound) else {
        let region = lines.start(of: range.lowerBound)..<lines.end(of: range.upperBound)
        guard lines.isFirst(range.lowerBound), isBreak(lines.byte(lines.afterBlanks(range.upperBound))) else {
          throw refusal(.sharedLine, at: slot.node)
        }
        return [Splice(region, blockLines(value, slot: slot))]
      }
      return [
        Splice(offset..<range.upperBound),
        Splice(at: lines.end(of: range.upperBound), blockLines(value, slot: slot)),
      ]
    }
  }

  /// The splice that leaves a key without value: with `null` where the blanks before the value would be lost.
  private func nothing(for slot: ValueSlot, instead range: Range<Int>) -> Splice {
    let isOneBlank =
      slot.indicatorEnd == range.lowerBound - 1 && lines.bytes[range.lowerBound - 1] == UInt8(ascii: " ")
    guard isOneBlank, tree.rangeWithProperties(slot.node) == tree.range(slot.node) else {
      return Splice(range, "null")
    }
    return Splice(range.lowerBound - 1..<range.upperBound)
  }

  /// A literal or folded block; a comment behind its header stays.
  private func replaceBlockScalar(_ slot: ValueSlot, with value: YAMLValue) throws(EditError) -> [Splice] {
    let start = tree.range(slot.node).lowerBound
    var headerEnd = start
    while headerEnd < lines.bytes.count, !isBlankOrBreak(lines.bytes[headerEnd]) { headerEnd += 1 }
    let firstLine = lines.end(of: start)
    let content = firstLine..<max(firstLine, linesEnd(of: slot.node))
    switch form(of: value, for: slot) {
    case .line(let text): return [Splice(start..<headerEnd, text), Splice(content)]
    case .nothing: return [nothing(for: slot, instead: start..<headerEnd), Splice(content)]
    case .literal(let text):
      let column = max(Int(tree.record(slot.node).count), slot.column + 1)
      let former = Array(lines.bytes[start..<headerEnd])
      let header = LiteralText.header(text)
      return (former == header ? [] : [Splice(start..<headerEnd, header)])
        + [Splice(content, blockLines(value, slot: slot, column: column))]
    case .block where slot.isItem:
      return compact(value, slot: slot, instead: start..<headerEnd, below: firstLine) + [Splice(content)]
    case .block:
      let offset = try indicator(slot)
      guard lines.start(of: offset) == lines.start(of: start) else {
        throw refusal(.sharedLine, at: slot.node)
      }
      return [Splice(offset..<headerEnd), Splice(content, blockLines(value, slot: slot))]
    }
  }

  /// A list or map in lines; comment lines between the key and its first line stay.
  private func replaceBlockCollection(_ slot: ValueSlot, with value: YAMLValue) throws(EditError) -> [Splice]
  {
    let start = tree.range(slot.node).lowerBound
    guard lines.isFirst(start) else { return try replaceCompact(slot, with: value) }
    let offset = try valueOffset(slot)
    let region = lines.start(of: start)..<linesEnd(of: slot.node)
    switch form(of: value, for: slot) {
    case .nothing: return [Splice(region)]
    case .line(let text): return [Splice(at: offset, [0x20] + text), Splice(region)]
    case .literal(let text):
      return [
        Splice(at: offset, [0x20] + LiteralText.header(text)),
        Splice(at: lines.end(of: offset), blockLines(value, slot: slot)), Splice(region),
      ]
    case .block: return [Splice(region, blockLines(value, slot: slot, column: sameKindColumn(slot, value)))]
    }
  }

  /// The column that the lines of a list or map have and that those of its successor take over.
  private func sameKindColumn(_ slot: ValueSlot, _ value: YAMLValue) -> Int? {
    let column = lines.column(of: tree.range(slot.node).lowerBound)
    if case .mapping = value { return column > slot.column ? column : nil }
    return tree.kind(slot.node) == .sequence || column > slot.column ? column : nil
  }

  /// A list or map that begins behind the dash of its item.
  private func replaceCompact(_ slot: ValueSlot, with value: YAMLValue) throws(EditError) -> [Splice] {
    guard slot.isItem,
      lines.start(of: try indicator(slot)) == lines.start(of: tree.range(slot.node).lowerBound)
    else { throw refusal(.sharedLine, at: slot.node) }
    let stop = linesEnd(of: slot.node)
    let range = tree.range(slot.node).lowerBound..<stop
    var writer = writer(near: range.lowerBound)
    writer.writeItem(value, indentation: slot.column)
    return [Splice(range, Array(writer.output.dropFirst(2)))]
  }
}
