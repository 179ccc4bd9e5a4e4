/// A line that only looks like `---`: phones make one sign of several dashes, and some
/// programs put signs that nobody sees before or behind them.
struct UnusualDashes {
  /// Where the line is, its line break included.
  var range: Range<Int>
  /// What stands there, signs that can't be seen by their numbers; `nil` for `---` itself behind lines on
  /// which nothing can be seen.
  var text: String?
  /// Whether it can hardly be anything else: a single dash may stand in front of what somebody says.
  var isCertain: Bool

  /// The line at an offset; `nil` where it is `---` itself, or something else.
  init?(_ text: UnsafeBufferPointer<UInt8>, at start: Int) {
    var (offset, dashes, hyphens, isUnusual) = (start, 0, 0, false)
    while offset < text.count, unsafe !isBreak(text[offset]) {
      guard let sign = unsafe Sign(text, at: offset) else { return nil }
      switch sign.kind {
      case .hyphen: hyphens += 1
      case .dash:
        dashes += 1
        isUnusual = true
      case .unseen: isUnusual = true
      case .blank: break
      }
      offset += sign.length
      guard dashes + hyphens <= 6, offset - start <= 40 else { return nil }
    }
    guard isUnusual, dashes > 0 || hyphens == 3 else { return nil }
    range = unsafe start..<nextLine(text, after: offset)
    isCertain = dashes + hyphens > 1
    self.text = unsafe Sign.shown(text, start..<offset)
  }

  /// A line `---` behind others on which nothing can be seen.
  init(plain range: Range<Int>) { (self.range, isCertain) = (range, true) }

  /// Whether only signs that nobody sees stand on the line at an offset, one that is no blank among them.
  static func isUnseenLine(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var (offset, isUnseen) = (start, false)
    while offset < text.count, unsafe !isBreak(text[offset]) {
      guard let sign = unsafe Sign(text, at: offset), sign.kind == .unseen || sign.kind == .blank else {
        return false
      }
      isUnseen = isUnseen || sign.kind == .unseen
      offset += sign.length
    }
    return isUnseen
  }

  private struct Sign {
    enum Kind { case hyphen, dash, unseen, blank }

    var kind: Kind
    var length: Int
    /// Its bytes as a number.
    var word: UInt32

    /// `nil` for any other sign.
    ///
    /// - Source: the Unicode Standard, table 6-3 "Unicode Dash Characters", with the sign of long vowels that
    ///   is on that key of Japanese phones and the lines of boxes; and the characters of the category Cf that
    ///   are never shown.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
      let first = unsafe bytes[offset]
      length = first < 0x80 ? 1 : first < 0xE0 ? 2 : 3
      guard offset + length <= bytes.count else { return nil }
      word = unsafe bytes[offset..<offset + length].reduce(0) { $0 << 8 | UInt32($1) }
      switch word {
      case 0x2D: kind = .hyphen
      case 0x20, 0x09: kind = .blank
      case 0xE2_8090...0xE2_8095, 0xE2_8892, 0xE2_9480, 0xE2_9481, 0xE2_B8BA, 0xE2_B8BB, 0xE3_83BC,
        0xEF_B998, 0xEF_B9A3, 0xEF_BC8D, 0xEF_BDB0:
        kind = .dash
      case 0xC2A0, 0xC2AD, 0xE1_A08E, 0xE2_808B...0xE2_808F, 0xE2_80AA...0xE2_80AF, 0xE2_81A0...0xE2_81AF,
        0xEF_BBBF:
        kind = .unseen
      default: return nil
      }
    }

    /// Signs as they can be shown, without blanks at the end.
    static func shown(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
      var (shown, end, offset) = ("", "".endIndex, range.lowerBound)
      while offset < range.upperBound, let sign = unsafe Sign(bytes, at: offset) {
        if sign.kind == .unseen {
          let digits = String(sign.scalar, radix: 16, uppercase: true)
          shown += "<U+" + String(repeating: "0", count: 4 - digits.utf8.count) + digits + ">"
        } else {
          shown += unsafe String(decoding: bytes[offset..<offset + sign.length], as: UTF8.self)
        }
        offset += sign.length
        if sign.kind != .blank { end = shown.endIndex }
      }
      return String(shown[..<end])
    }

    /// The number of the character.
    private var scalar: UInt32 {
      length == 2
        ? (word >> 2 & 0x7C0) | (word & 0x3F) : (word >> 4 & 0xF000) | (word >> 2 & 0xFC0) | (word & 0x3F)
    }
  }
}
