import JournalModel

/// Takes the bytes that a terminal sends apart into key presses.
///
/// Bytes are fed as they come; a sequence that is not complete waits for its rest. After a pause, ``flush()``
/// takes what waits for what it is: Escape alone is a key too.
///
/// - Source: ECMA-48 (control sequences), xterm's "Control Sequences" (keys, bracketed paste),
///   console_codes(4) of Linux.
package struct KeyDecoder {
  /// What was fed and not taken yet.
  private var bytes: [UInt8] = []
  private var offset = 0
  /// What of a paste has come so far and was not taken; `nil` outside of one.
  private var paste: [UInt8]?
  private var takenOfPaste = 0
  /// How many of the bytes not taken yet were there before the question was.
  private var ahead = 0
  /// Whether Ctrl-X waits for the key that it begins, however long.
  private var isAfterPrefix = false

  /// The most that is taken of one paste: what is longer belongs into a file.
  static let longestPaste = 4 << 20
  private static let longestSequence = 64

  package init() {}

  /// Adds what the terminal has sent.
  package mutating func feed(_ more: [UInt8]) {
    if offset > 0 {
      bytes.removeFirst(offset)
      offset = 0
    }
    bytes += more
  }

  var hasMore: Bool { offset < bytes.count }
  /// Whether a sequence or a paste waits for its rest.
  var isWithin: Bool { hasMore || paste != nil }
  /// Whether a paste waits for its rest.
  var isWithinPaste: Bool { paste != nil }
  /// Whether what comes next was typed before the question stood there.
  var isAhead: Bool { ahead > 0 }

  /// The text that comes next, if it is one.
  var nextText: String? {
    var rest = self
    return rest.next()?.text
  }

  /// From now on, what was fed so far was typed ahead.
  mutating func markAhead() { ahead = bytes.count - offset }

  /// The next key; `nil` where more bytes are needed.
  package mutating func next() -> KeyPress? {
    while hasMore {
      if paste != nil {
        guard let text = takePaste() else { return nil }
        return .paste(text)
      }
      guard let (key, length) = key() else { return nil }
      skip(length)
      guard let key else { continue }
      if isAfterPrefix {
        isAfterPrefix = false
        // Any other key is what it is: nothing that was typed is lost.
        if key == .end { return .editor }
      }
      return key
    }
    return nil
  }

  /// What has come of a paste that is not at its end, for whoever keeps what comes; `nil` where that is
  /// nothing, or outside of one.
  ///
  /// A line end or character of which half is there waits for its rest.
  mutating func takePart() -> KeyPress? {
    guard let text = paste else { return nil }
    let kept = text.count - (text.last == 0x0D ? 1 : Self.unfinishedCharacter(at: text))
    guard kept > 0 else { return nil }
    paste = Array(text[kept...])
    takenOfPaste += kept
    return .paste(String(decoding: text[..<kept], as: UTF8.self))
  }

  /// After a pause: takes what waits as it is. A paste whose end has not come by then is over.
  package mutating func flush() -> KeyPress? {
    if let text = paste {
      paste = nil
      takenOfPaste = 0
      let rest = bytes[offset...]
      skip(rest.count)
      if text.isEmpty && rest.isEmpty { return nil }
      return .paste(String(decoding: text + rest, as: UTF8.self))
    }
    guard hasMore else { return nil }
    let isEscape = bytes[offset] == 0x1B && bytes.count - offset == 1
    skip(bytes.count - offset)
    return isEscape ? .escape : .other
  }

  private mutating func skip(_ count: Int) {
    offset += count
    ahead = max(0, ahead - count)
  }

  /// The key that begins here and its bytes; no key for what only changes the state; `nil` where the rest is
  /// missing.
  private mutating func key() -> (key: KeyPress?, length: Int)? {
    let first = bytes[offset]
    switch first {
    case 0x1B: return escapeSequence()
    case 0x18:
      isAfterPrefix = true
      return (nil, 1)
    case 0x0D:
      // Both halves of a line end are one Enter.
      let isPair = offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      return (.enter, isPair ? 2 : 1)
    case 0..<0x20, 0x7F: return (KeyPress(control: UInt32(first)) ?? .other, 1)
    default: return character()
    }
  }

  /// What a reader sees as one character, as far as it has come.
  private func character() -> (key: KeyPress?, length: Int)? {
    let run = bytes[offset...].prefix(Self.longestSequence).prefix { $0 >= 0x20 && $0 != 0x7F }
    let length = Self.length(ofScalarFrom: run[run.startIndex])
    let scalar = run.prefix(length)
    guard length > 0, scalar.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return (.other, 1) }
    // Half a character at the very end waits for its rest.
    if scalar.count < length { return offset + scalar.count == bytes.count ? nil : (.other, scalar.count) }
    guard String(validating: scalar, as: UTF8.self) != nil else { return (.other, 1) }
    var whole = String(decoding: scalar, as: UTF8.self)
    var rest = run.dropFirst(length)
    while let byte = rest.first {
      let next = rest.prefix(Self.length(ofScalarFrom: byte))
      guard !next.isEmpty, let text = String(validating: next, as: UTF8.self), (whole + text).count == 1
      else { break }
      whole += text
      rest = rest.dropFirst(next.count)
    }
    guard let character = whole.first else { return (.other, 1) }
    return (KeyPress(character), whole.utf8.count)
  }

  private static func length(ofScalarFrom byte: UInt8) -> Int {
    switch byte {
    case 0..<0x80: 1
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 0
    }
  }

  // MARK: Sequences

  private mutating func escapeSequence() -> (key: KeyPress?, length: Int)? {
    guard offset + 1 < bytes.count else { return nil }
    switch bytes[offset + 1] {
    case UInt8(ascii: "["): return controlSequence()
    case UInt8(ascii: "O"):
      guard offset + 2 < bytes.count else { return nil }
      return (Self.key(final: bytes[offset + 2], parameters: []), 3)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"): return stringSequence()
    case 0x1B: return (.escape, 1)
    case 0x0D, 0x0A: return (.newline, 2)
    case 0x08, 0x7F: return (.eraseWord, 2)
    case UInt8(ascii: "b"), UInt8(ascii: "B"): return (.wordLeft, 2)
    case UInt8(ascii: "f"), UInt8(ascii: "F"): return (.wordRight, 2)
    case UInt8(ascii: "d"), UInt8(ascii: "D"): return (.eraseNextWord, 2)
    default: return (.other, 2)
    }
  }

  /// `ESC [`, parameters, a final byte.
  private mutating func controlSequence() -> (key: KeyPress?, length: Int)? {
    var end = offset + 2
    // The function keys of the Linux console: `ESC [ [ A`.
    if end < bytes.count, bytes[end] == UInt8(ascii: "[") { return end + 1 < bytes.count ? (.other, 4) : nil }
    while end < bytes.count, !(0x40...0x7E).contains(bytes[end]) {
      // A byte that can't be there ends what was no sequence.
      if bytes[end] < 0x20 || end - offset > Self.longestSequence { return (.other, end - offset) }
      end += 1
    }
    guard end < bytes.count else { return nil }
    let text = String(decoding: bytes[(offset + 2)..<end], as: UTF8.self)
    let parameters = text.split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0.prefix { $0 != ":" })
    }
    let length = end + 1 - offset
    if bytes[end] == UInt8(ascii: "~"), parameters == [200] {
      paste = []
      return (nil, length)
    }
    return (Self.key(final: bytes[end], parameters: parameters), length)
  }

  /// What a terminal answers to a question, or says of itself: passed over up to its end, BEL or `ESC \`.
  private func stringSequence() -> (key: KeyPress?, length: Int)? {
    var end = offset + 2
    while end < bytes.count, end - offset < 4 << 10 {
      if bytes[end] == 0x07 { return (.other, end + 1 - offset) }
      if bytes[end] == 0x1B {
        guard end + 1 < bytes.count else { return nil }
        return (.other, end - offset + (bytes[end + 1] == UInt8(ascii: "\\") ? 2 : 0))
      }
      end += 1
    }
    return end < bytes.count ? (.other, end - offset) : nil
  }

  /// The key of a control sequence; modifiers are 1 and the sum of Shift 1, Alt 2, Ctrl 4.
  private static func key(final: UInt8, parameters: [Int?]) -> KeyPress {
    let modifiers = max(0, (parameters.count > 1 ? parameters[1] ?? 1 : 1) - 1)
    let isByWord = modifiers & 6 != 0
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return isByWord ? .wordRight : .right
    case UInt8(ascii: "D"): return isByWord ? .wordLeft : .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "M"): return .enter
    case UInt8(ascii: "u"): return key(code: parameters.first.flatMap(\.self) ?? 0, modifiers: modifiers)
    case UInt8(ascii: "~"): break
    default: return .other
    }
    switch parameters.first.flatMap(\.self) {
    case 1, 7: return .home
    case 4, 8: return .end
    case 3: return isByWord ? .eraseNextWord : .delete
    case 5: return .pageUp
    case 6: return .pageDown
    case 27: return key(code: parameters.count > 2 ? parameters[2] ?? 0 : 0, modifiers: modifiers)
    default: return .other
    }
  }

  /// A key with modifiers that has no control character of its own: Shift-Enter and its like.
  private static func key(code: Int, modifiers: Int) -> KeyPress {
    switch (code, modifiers) {
    case (13, 0): .enter
    case (13, _): .newline
    case (27, _): .escape
    case (9, _): .tab
    case (127, 0), (8, 0): .backspace
    case (127, _), (8, _): .eraseWord
    case (97...122, 4...7): KeyPress(control: UInt32(code - 96)) ?? .other
    default: .other
    }
  }

  // MARK: Pastes

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// The text of a paste whose end has come; `nil` where it has not.
  private mutating func takePaste() -> String? {
    var text = paste ?? []
    paste = nil
    let rest = bytes[offset...]
    let most = max(0, Self.longestPaste - takenOfPaste - text.count)
    guard let end = rest.firstRange(of: Self.pasteEnd) else {
      // What may be the beginning of the end stays for the next time.
      let kept = rest.count - Self.unfinishedEnd(of: rest)
      text += rest.prefix(min(kept, most))
      skip(kept)
      paste = text
      return nil
    }
    let last = rest[..<end.lowerBound]
    text += last.prefix(most)
    skip(last.count + Self.pasteEnd.count)
    takenOfPaste = 0
    return String(decoding: text, as: UTF8.self)
  }

  /// How many bytes at the end begin a character of which more is to come.
  private static func unfinishedCharacter(at bytes: [UInt8]) -> Int {
    let tail = bytes.suffix(3).reversed().prefix { $0 & 0xC0 == 0x80 }.count + 1
    guard tail <= min(3, bytes.count) else { return 0 }
    return length(ofScalarFrom: bytes[bytes.count - tail]) > tail ? tail : 0
  }

  private static func unfinishedEnd(of bytes: ArraySlice<UInt8>) -> Int {
    (1..<pasteEnd.count).reversed().first { count in
      bytes.count >= count && bytes.suffix(count).elementsEqual(pasteEnd.prefix(count))
    } ?? 0
  }
}
