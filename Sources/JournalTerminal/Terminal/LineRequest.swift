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
  /// What was answered to such a question before, the youngest first; asked for at the first arrow.
  public var history: () -> [String] = { [] }
  /// Keeps what is typed so far: is told after a second without a key, and every two seconds while keys come.
  public var keep: ((String) -> Void)?
  /// Lets the person write the text in an editor; `nil` where that was not possible.
  public var edit: ((String) -> String?)?

  /// A line without anything special, or with a text before a key is pressed.
  public init(_ text: String = "", allowsBack: Bool = false) {
    (self.text, self.allowsBack) = (text, allowsBack)
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
  /// The answer, as it was typed.
  case text(String)
  /// The person wants the question before.
  case back
  /// The person broke off, or no more can come; what was typed so far.
  case broken(String)
}
