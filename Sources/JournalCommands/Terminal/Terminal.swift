/// A person at a keyboard: asked for single keys and for lines.
public protocol Terminal {
  /// The next key; `nil` where no more can come.
  mutating func key() -> KeyPress?
  /// The next line without its end; `nil` where no more can come.
  mutating func line() -> String?
}

/// A key press that a question can heed.
public enum KeyPress: Hashable, Sendable {
  /// A letter, a digit or another character.
  case character(Character)
  /// The keys with a meaning of their own.
  case enter, backspace, interrupt, endOfInput
  /// Arrows and all the rest.
  case other
}

/// Keys and lines that are given beforehand: for tests.
public struct ScriptedTerminal: Terminal {
  private var keys: [KeyPress]

  /// A terminal at which this is typed: `\n` is Enter, `\u{7F}` Backspace, `\u{3}` Ctrl-C, `\u{4}` Ctrl-D.
  public init(_ typed: String) { keys = typed.map(KeyPress.init) }

  /// The next key.
  public mutating func key() -> KeyPress? { keys.isEmpty ? nil : keys.removeFirst() }

  /// The keys up to Enter.
  public mutating func line() -> String? {
    var text = ""
    while let key = key() {
      switch key {
      case .character(let character): text.append(character)
      case .enter: return text
      case .backspace: _ = text.popLast()
      case .interrupt, .endOfInput: return nil
      case .other: break
      }
    }
    return nil
  }
}

extension KeyPress {
  /// The key that sends a character.
  init(_ character: Character) {
    switch character {
    case "\n", "\r", "\r\n": self = .enter
    case "\u{7F}", "\u{8}": self = .backspace
    case "\u{3}": self = .interrupt
    case "\u{4}": self = .endOfInput
    case _ where character.unicodeScalars.allSatisfy { $0.value < 0x20 }: self = .other
    default: self = .character(character)
    }
  }
}
