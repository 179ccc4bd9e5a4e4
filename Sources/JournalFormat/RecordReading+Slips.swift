import JournalModel
import YAMLCodec

/// Slips of people who write front matter by hand: to YAML they are fine, and mean something else.
extension RecordReading {
  /// Reports `tags: #night, #tired`: to YAML `#` begins a remark, and there is no value. A remark with a
  /// blank behind its `#` is one.
  mutating func reportRemark(_ key: Key, _ field: Field) {
    guard key.isList else { return }
    let source = unsafe reader.nodes.source
    var offset = reader.nodes.tree.range(field.key).upperBound
    while offset < source.count, unsafe source[offset] == 0x20 || source[offset] == UInt8(ascii: ":") {
      offset += 1
    }
    guard offset + 1 < source.count, unsafe source[offset] == UInt8(ascii: "#"),
      unsafe source[offset + 1] > 0x20, unsafe source[offset + 1] != UInt8(ascii: "#")
    else { return }
    let line = unsafe source[offset...].prefix { $0 != 0x0A && $0 != 0x0D }.prefix(80)
    let found = unsafe String(decoding: line, as: UTF8.self).trimmed
    reader.report(.remarkForValue(key: reader.nodes.keyText(field.key), found: found), at: offset)
  }

  /// Reports ` -two`: without a blank behind it the dash begins no item, and the line belongs to the one
  /// above.
  mutating func reportDashes(_ key: Key, _ node: YAMLTree.Node) {
    let tree = reader.nodes.tree
    let node = tree.resolved(node)
    if tree.kind(node) == .scalar { return reportDash(key, in: node, isFirst: true) }
    guard tree.kind(node) == .sequence else { return }
    tree.forEachItem(of: node) { reportDash(key, in: $0, isFirst: false) }
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
