import JournalTerminal

/// Keys and lines that are given beforehand.
///
/// The lines go through the same editor as at a real terminal.
public struct ScriptedTerminal: Terminal {
  private var keys: [KeyPress]
  private var habit = KeyHabit()

  /// What stands for a moment without a key in what is typed, after which that is kept: an Enter after it is
  /// meant.
  public static let pause: Character = "⏸"

  /// A terminal at which this is typed: `\n` is Enter, `\u{7F}` Backspace, `\u{3}` Ctrl-C, `\u{4}` Ctrl-D;
  /// the sequences of other keys are understood too.
  public init(_ typed: String) {
    keys = typed.split(separator: Self.pause, omittingEmptySubsequences: false).map(Self.keys).reduce(into: []
    ) { $0 += ($0.isEmpty ? [] : [.other]) + $1 }
  }

  private static func keys(_ typed: Substring) -> [KeyPress] {
    var decoder = KeyDecoder()
    decoder.feed(Array(typed.utf8))
    var keys: [KeyPress] = []
    while let key = decoder.next() { keys.append(key) }
    return keys + [decoder.flush()].compactMap(\.self)
  }

  /// The next key.
  public mutating func key(noticesResize: Bool) -> KeyPress? {
    while !keys.isEmpty {
      let next = habit.take(keys.removeFirst())
      guard let key = next.first else { continue }
      keys = next.dropFirst() + keys
      return key
    }
    keys = habit.end()
    return keys.isEmpty ? nil : keys.removeFirst()
  }

  /// The line that the keys up to Enter make.
  public mutating func line(_ request: LineRequest) -> LineAnswer {
    var editor = LineEditor(request)
    while let key = key() {
      if key == .other { request.keep?(editor.buffer.text) }
      switch editor.press(key) {
      case .answered(let answer): return answer
      case .editor: if let text = request.edit?(editor.buffer.text) { editor.replace(with: text) }
      case .edited, .unchanged, .redraw: continue
      }
    }
    return .broken(editor.buffer.text)
  }

  /// The text that follows at once.
  public func textBehind() -> String? { keys.first?.text }

  /// An Enter, or the rest of a word, that follows at once counts for nothing.
  public mutating func acceptKey(_ rests: [Substring]) { habit.begin(rests) }
}
