/// Addresses with `%20` in them.
package enum PercentText {
  /// The text with what is written as `%XX` in place of it.
  package static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    let source = Array(text.utf8)
    var offset = 0
    while offset < source.count {
      if source[offset] == UInt8(ascii: "%"), offset + 2 < source.count,
        let byte = UInt8(String(decoding: source[(offset + 1)...(offset + 2)], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        offset += 3
      } else {
        bytes.append(source[offset])
        offset += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
