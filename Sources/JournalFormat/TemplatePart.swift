import JournalModel

/// A part of a line of a template: text, or the name of a placeholder.
package enum TemplatePart: Hashable {
  case text(String)
  case name(String)

  package var isName: Bool {
    if case .name = self { return true }
    return false
  }

  /// Whether it stands for the value of a key, under any of its names.
  func isName(of key: String) -> Bool {
    guard case .name(let name) = self else { return false }
    return Key(named: name).map { $0 == Key(named: key) } ?? Folding.areAlike(name, key)
  }

  /// Whether it stands for the draft's body.
  package var isText: Bool {
    guard case .name(let name) = self else { return false }
    return ["text", "texte", "body"].contains(Folding.folded(name))
  }

  /// Takes a line apart at `{{` and `}}`.
  package static func parts(of line: String) -> [TemplatePart] {
    let bytes = Array(line.utf8)
    var parts: [TemplatePart] = []
    var start = 0
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "{"),
        let end = close(bytes, from: index + 2)
      else {
        index += 1
        continue
      }
      if start < index { parts.append(.text(String(decoding: bytes[start..<index], as: UTF8.self))) }
      parts.append(.name(String(decoding: bytes[(index + 2)..<end], as: UTF8.self).trimmed))
      index = end + 2
      start = index
    }
    if start < bytes.count { parts.append(.text(String(decoding: bytes[start...], as: UTF8.self))) }
    return parts
  }

  private static func close(_ bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "}"), bytes[index + 1] == UInt8(ascii: "}") { return index }
      index += 1
    }
    return nil
  }
}
