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
  /// The next line.
  mutating func line(_ request: LineRequest) -> LineAnswer
  /// A key was an answer: an Enter that follows at once is a habit and no answer to the next question.
  mutating func acceptKey()
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
