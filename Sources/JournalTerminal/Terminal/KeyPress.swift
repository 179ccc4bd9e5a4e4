/// A key press that a question can heed.
public enum KeyPress: Hashable, Sendable {
  /// A letter, a digit or another character.
  case character(Character)
  case paste(String)
  /// Enter; a line break within an answer (Alt-Enter).
  case enter, newline
  /// What moves the cursor: by a character, by a word, to an end.
  case left, right, wordLeft, wordRight, home, end
  /// What moves between lines and through what was answered before; a screenful.
  case up, down, pageUp, pageDown
  /// What removes: a character before and behind the cursor, words, up to an end.
  case backspace, delete, eraseWord, eraseNextWord, eraseToStart, eraseToEnd
  /// Puts back what was erased last.
  case yank
  /// Opens the editor; Tab; Escape.
  case editor, tab, escape
  /// Breaks off; nothing more can come.
  case interrupt, endOfInput
  /// Puts the program to sleep; what is on the screen must be drawn anew.
  case suspend, redraw
  case other
}

extension KeyPress {
  /// What the key writes; `nil` for one that does something.
  package var text: String? {
    switch self {
    case .character(let character): String(character)
    case .paste(let text): text
    default: nil
    }
  }

  package init(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.count == 1 || character == "\r\n" else {
      self = .character(character)
      return
    }
    self = KeyPress(control: first.value) ?? .character(character)
  }

  /// The key that sends a control character, as readline and Emacs have them; `nil` for other characters.
  package init?(control code: UInt32) {
    switch code {
    case 0x0A, 0x0D: self = .enter
    case 0x08, 0x7F: self = .backspace
    case 0x01: self = .home
    case 0x02: self = .left
    case 0x03: self = .interrupt
    case 0x04: self = .endOfInput
    case 0x05: self = .end
    case 0x06: self = .right
    case 0x09: self = .tab
    case 0x0B: self = .eraseToEnd
    case 0x0C: self = .redraw
    case 0x0E: self = .down
    case 0x10: self = .up
    case 0x15: self = .eraseToStart
    case 0x17: self = .eraseWord
    case 0x19: self = .yank
    case 0x1A: self = .suspend
    case 0x1B: self = .escape
    case 0x00..<0x20, 0x80..<0xA0: self = .other
    default: return nil
    }
  }
}

/// Text from a keyboard or a clipboard, made fit for a file.
package enum KeyedText {
  /// The text without what has no place in a file: escape sequences, control characters, the bidirectional
  /// controls. Line ends become `\n`, or a blank where there are no lines; a tab becomes blanks
  /// where it parts no cells.
  package static func cleaned(_ text: String, keepsLines: Bool, keepsTabs: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar.value {
      case 0x1B: rest = afterSequence(rest)
      case 0x0D, 0x0A, 0x85, 0x2028, 0x2029, 0x0B, 0x0C:
        if scalar == "\r", rest.first == "\n" { rest.removeFirst() }
        result.append(keepsLines ? "\n" : " ")
      case 0x09 where !keepsTabs:
        result.append(contentsOf: keepsLines ? "    ".unicodeScalars : " ".unicodeScalars)
      case 0x00..<0x09, 0x0A..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// What follows a sequence that an escape begins: colours and links that were copied from a screen.
  private static func afterSequence(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    switch text.first {
    case "[":
      let rest = text.dropFirst().drop { (0x20..<0x40).contains($0.value) }
      return rest.first.map { (0x40...0x7E).contains($0.value) } == true ? rest.dropFirst() : rest
    case "]":
      let rest = text.dropFirst().drop { $0.value >= 0x20 }
      if rest.first?.value == 0x07 { return rest.dropFirst() }
      return rest.starts(with: ["\u{1B}", "\\"]) ? rest.dropFirst(2) : rest
    default: return text
    }
  }
}
