/// A key press that a question can heed.
public enum KeyPress: Hashable, Sendable {
  /// A letter, a digit or another character.
  case character(Character)
  /// Text that was pasted in one piece.
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
  /// All the rest.
  case other
}

extension KeyPress {
  /// The key that sends a character.
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
