import JournalModel
import YAMLCodec

/// Slips of people who write front matter by hand: to YAML they are fine, and mean something else.
extension RecordReading {
  /// Reports `tags: #night, #tired`: to YAML `#` begins a remark, and there is no value. A remark with a
  /// blank behind its `#` is one.
  mutating func reportRemark(_ key: String, behind start: Int) {
    let source = unsafe reader.nodes.source
    var offset = start
    while offset < source.count, unsafe " :-".utf8.contains(source[offset]) { offset += 1 }
    guard offset + 1 < source.count, unsafe source[offset] == UInt8(ascii: "#"),
      unsafe source[offset + 1] > 0x20, unsafe source[offset + 1] != UInt8(ascii: "#")
    else { return }
    let line = unsafe source[offset...].prefix { $0 != 0x0A && $0 != 0x0D }.prefix(80)
    let found = unsafe String(decoding: line, as: UTF8.self).trimmed
    reader.report(.remarkForValue(key: key, found: found), at: offset)
  }

  /// Reports hours that a record of one end of a shift can't state, and steps that are no number: other keys
  /// without a meaning are the person's own.
  mutating func reportStray(_ key: Key, _ field: Field) {
    let tree = reader.nodes.tree
    if reader.nodes.isNothing(field.value) { return }
    let value = tree.resolved(field.value)
    if key == .steps, record.kind.isWrittenDaily, tree.kind(value) == .scalar {
      if tree.int(value).map({ $0 < 0 }) ?? true { reader.reportWrong(key.name, value, expected: .number) }
    } else if record.kind.isShiftEnd, [.clock, .hours, .spans].contains(key.shape) || key == .breakMinutes {
      reader.report(.strayKey(reader.nodes.keyText(field.key), kind: record.kind), at: field.key)
    }
  }

  /// Reports ` -two`: without a blank behind it the dash begins no item, and the line belongs to the one
  /// above.
  mutating func reportDashes(_ key: Key, _ node: YAMLTree.Node) {
    let tree = reader.nodes.tree
    let node = tree.resolved(node)
    if tree.kind(node) == .scalar { return reportDash(key, in: node, isFirst: true) }
    guard tree.kind(node) == .sequence else { return }
    tree.forEachItem(of: node) { item in
      reportDash(key, in: item, isFirst: false)
      if reader.nodes.isNothing(item) { reportRemark(key.name, behind: tree.range(item).lowerBound) }
    }
  }

  private mutating func reportDash(_ key: Key, in scalar: YAMLTree.Node, isFirst: Bool) {
    let tree = reader.nodes.tree
    guard tree.kind(scalar) == .scalar, tree.style(scalar) == .plain else { return }
    let source = unsafe reader.nodes.source
    var isLineStart = isFirst
    for offset in tree.range(scalar) {
      let byte = unsafe source[offset]
      if isLineStart, byte == UInt8(ascii: "-"), offset + 1 < source.count, unsafe source[offset + 1] > 0x20,
        unsafe source[offset + 1] != byte
      {
        return reader.report(.dashWithoutBlank(key: key.name), at: offset)
      }
      isLineStart = byte == 0x0A || byte == 0x0D || isLineStart && byte <= 0x20
    }
  }
}
