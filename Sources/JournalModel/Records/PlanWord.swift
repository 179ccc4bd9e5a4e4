/// The word that a plan has for the name of a shift: a line of a plan has no blanks, no commas and no `#` in
/// its words, so that `LD Delivery Suite` is `ld-delivery-suite` there.
package enum PlanWord {
  /// A longer name makes a word of its beginning and a sum over the whole of it, so that names that begin
  /// alike stay apart.
  private static let longest = 40

  /// The word for a name; a code such as `ND2` keeps its letters as they are.
  package static func of(_ name: String) -> String {
    var result = ""
    var isAfterBlank = false
    for scalar in name.unicodeScalars {
      if isBlank(scalar) {
        isAfterBlank = !result.isEmpty
        continue
      }
      if isAfterBlank { result += "-" }
      isAfterBlank = false
      result.unicodeScalars.append(scalar)
    }
    if isCode(result) { return result }
    result = result.lowercased()
    guard result.unicodeScalars.count > longest else { return result }
    let sum = SHA256.hexadecimal(of: Array(result.utf8)).prefix(6)
    var start = String(result.unicodeScalars.prefix(longest - 7))
    while start.hasSuffix("-") { start.removeLast() }
    return start + "-" + sum
  }

  /// Whether a name is a code such as `M`, `RH`, `ND2`: short, without blanks.
  package static func isCode(_ name: String) -> Bool {
    name.unicodeScalars.count <= 4 && !name.isEmpty && !name.contains(" ")
  }

  /// Whether a name can have another word than itself, but for its case.
  static func isChanged(_ name: String) -> Bool { name.unicodeScalars.contains(where: isBlank) }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "," || scalar == "#" || scalar.value < 0x20
      || scalar.value >= 0x80 && scalar.properties.isWhitespace
  }

  /// Whether a word stands for many: `*` in it is any text, none included.
  package static func isPattern(_ name: String) -> Bool { name.utf8.contains(star) }

  /// Whether a pattern such as `LD *` is one of a word, both compared as words of a plan, without case and
  /// accents.
  package static func matches(_ pattern: String, _ word: String) -> Bool {
    let parts = Folding.bytes(of: of(pattern)).split(separator: star, omittingEmptySubsequences: false)
    var rest = Folding.bytes(of: of(word))[...]
    guard let first = parts.first, let last = parts.last, parts.count > 1, rest.starts(with: first),
      rest.count >= first.count + last.count, rest.reversed().starts(with: last.reversed())
    else { return false }
    rest = rest.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard
        let start = rest.indices.first(where: { rest[$0...].starts(with: part) })
      else { return false }
      rest = rest[(start + part.count)...]
    }
    return true
  }

  private static let star = UInt8(ascii: "*")
}
