import JournalModel

/// A person at a keyboard: asked for single keys and for lines.
///
/// What was typed ahead belongs to the questions in their order. What no question took is gone when the
/// terminal is closed: nothing of it ever reaches the shell.
public protocol Terminal {
  /// Whether it shows whole lines only.
  var isPlain: Bool { get }
  /// The next key; `nil` where no more can come.
  ///
  /// - Parameter noticesResize: whether a window of another size is ``KeyPress/redraw``.
  mutating func key(noticesResize: Bool) -> KeyPress?
  mutating func line(_ request: LineRequest) -> LineAnswer
  /// A key was an answer: an Enter that follows at once is a habit and no answer to the next question.
  ///
  /// - Parameter rests: of words that the key may begin, which are no answer either.
  mutating func acceptKey(_ rests: [Substring])
  /// The text that is typed at once behind a key, which is then the first of more.
  mutating func textBehind() -> String?
  /// Gives the terminal to another program; the next question takes it back.
  mutating func pause()
  /// Leaves the terminal as it was found.
  mutating func close()
  /// The same terminal, used by whole lines only.
  func plain() -> Self
}

extension Terminal {
  /// The next key that a question can heed.
  package mutating func key() -> KeyPress? { key(noticesResize: false) }
  /// It can move its cursor.
  public var isPlain: Bool { false }
  /// Nothing, where no mode was changed.
  public mutating func pause() {}
  /// Nothing, where no mode was changed.
  public mutating func close() {}
  /// What is typed is the same.
  public func plain() -> Self { self }
}

/// A terminal that shows lines and nothing else: the system's own line editing, an Enter after each answer.
struct PlainTerminal {
  /// The keys of a line that questions have not taken yet.
  private var rest: [KeyPress] = []
  private var wasAsked = false

  /// The next key of the line that is typed; Enter where it ends.
  package mutating func key() -> KeyPress? {
    if rest.isEmpty {
      guard let line = nextLine() else { return nil }
      rest = line.trimmed.map { KeyPress($0) } + [.enter]
    }
    return rest.removeFirst()
  }

  /// A key was the answer: the rest of its line is ignored.
  package mutating func acceptKey() { rest = [] }

  /// What the line has behind the key.
  package func textBehind() -> String? { rest.first?.text }

  /// The line that is typed, from a key on that began it; those that were pasted with it where there may be
  /// several.
  package mutating func line(_ request: LineRequest) -> LineAnswer {
    defer { rest = [] }
    if !rest.isEmpty, !request.text.isEmpty {
      return .text(request.cleaned(request.text + rest.compactMap(\.text).joined()))
    }
    let isAhead = Console.hasInput(0)
    guard var text = nextLine() else { return .broken("") }
    // Enter keeps what was begun where badges are asked for: such a terminal shows none of it.
    if text.isEmpty { return .text(request.text) }
    while request.allowsLines, !isAhead, Console.hasInput(0), let more = nextLine() { text += "\n" + more }
    return .text(request.cleaned(text))
  }

  /// Nothing that was typed reaches the shell.
  package func close() {
    if wasAsked { Console.discardInput(0) }
  }

  /// A line in the terminal's own mode; `nil` where no more can come.
  private mutating func nextLine() -> String? {
    wasAsked = true
    var bytes: [UInt8] = []
    while let byte = Console.read(from: 0, limit: 1)?.first {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      if bytes.count < LineBuffer.limit { bytes.append(byte) }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}

/// A text that is asked for at a terminal.
public struct LineRequest {
  /// What stands before the answer, on the line of the cursor; it is there already when the line is asked
  /// for.
  public var prompt = LinePrompt()
  /// What the answer is before a key is pressed.
  public var text = ""
  /// Whether the answer may have several lines.
  public var allowsLines = false
  /// Whether Backspace without a text goes back to the question before.
  public var allowsBack = false
  /// Whether a tab parts cells of a row that was pasted: what is between two of them may be empty.
  public var keepsTabs = false
  /// What was answered to such a question before, the youngest first; asked for at the first arrow.
  public var history: () -> [String] = { [] }
  /// Keeps the text typed so far; called after a second without a key, and every two seconds while keys come.
  public var keep: ((String) -> Void)?
  /// Lets the person write the text in an editor; `nil` where that was not possible.
  public var edit: ((String) -> String?)?

  /// A line without anything special, or with a text before a key is pressed.
  public init(_ text: String = "", allowsBack: Bool = false, keepsTabs: Bool = false) {
    (self.text, self.allowsBack, self.keepsTabs) = (text, allowsBack, keepsTabs)
  }

  /// What of a text can be an answer.
  func cleaned(_ text: String) -> String {
    KeyedText.cleaned(text, keepsLines: allowsLines, keepsTabs: keepsTabs)
  }
}

/// What stands before an answer on its line.
public struct LinePrompt: Hashable, Sendable {
  /// The text, with the sequences of its style.
  public var text: String
  /// The columns that it takes.
  public var columns: Int

  /// A prompt.
  public init(_ text: String = "", columns: Int = 0) {
    self.text = text
    self.columns = columns
  }
}

/// What came of a line that was asked for.
public enum LineAnswer: Hashable, Sendable {
  case text(String)
  /// The person wants the question before.
  case back
  /// The person broke off, or no more can come; what was typed so far.
  case broken(String)
}
