import JournalModel

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

  /// A key was the answer: what else stands on its line is none.
  package mutating func acceptKey() { rest = [] }

  /// The line that is typed; those that were pasted with it where there may be several.
  package mutating func line(_ request: LineRequest) -> LineAnswer {
    rest = []
    let isAhead = Console.hasInput(0)
    guard var text = nextLine() else { return .broken("") }
    while request.allowsLines, !isAhead, Console.hasInput(0), let more = nextLine() { text += "\n" + more }
    return .text(KeyedText.cleaned(text, keepsLines: request.allowsLines))
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
