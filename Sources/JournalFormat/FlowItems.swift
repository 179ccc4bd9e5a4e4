import JournalModel

/// The items of a list in brackets as a line of a template has it: `[a, {{tags}}, "b, c"]`.
struct FlowItems {
  /// In their order, without the quotes around them.
  let texts: [String]

  /// `nil` for anything but a list on one line.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 2, bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]") else {
      return nil
    }
    var items: [[UInt8]] = [[]]
    var quote: UInt8?
    for byte in bytes.dropFirst().dropLast() {
      if let open = quote {
        if byte == open { quote = nil } else { items[items.count - 1].append(byte) }
      } else if byte == UInt8(ascii: ",") {
        items.append([])
      } else if byte == 0x22 || byte == 0x27, items.last?.allSatisfy({ $0 == 0x20 }) ?? false {
        quote = byte
      } else {
        items[items.count - 1].append(byte)
      }
    }
    texts = items.map { String(decoding: $0, as: UTF8.self).trimmed }.filter { !$0.isEmpty }
  }
}
