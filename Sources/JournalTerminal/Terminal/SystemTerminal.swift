import SystemLibrary

/// The terminal of the process: keys from standard input, what is typed shown on standard error.
public struct SystemTerminal: Terminal {
  private var decoder = KeyDecoder()
  private var lines = PlainTerminal()
  /// Whether answers are plain lines: for terminals that can't move the cursor, and for screen readers.
  public private(set) var isPlain: Bool
  /// The signal that asks the process to end.
  private var ending: Int32?
  /// What belongs to the key before, and until when: nanoseconds of the monotonic clock.
  private var habit = KeyHabit()
  private var habitEnds: Int64 = 0
  /// Keys that are still to be heeded.
  private var waiting: [KeyPress] = []

  /// How long after a key another one still belongs to it, in nanoseconds.
  private static let habitLasts: Int64 = 400_000_000
  /// When what is pasted without an end is taken for the end.
  private var paste = PasteWait()
  /// How long the rest of a sequence may take, in milliseconds.
  private static let sequencePause: Int32 = 60

  /// The terminal at standard input.
  public init(isPlain: Bool = false) { self.isPlain = isPlain }

  /// Waits for a key.
  public mutating func key(noticesResize: Bool) -> KeyPress? {
    guard !isPlain, TerminalMode.ask() else { return lines.key() }
    defer { TerminalMode.rest() }
    while true {
      switch nextInput(within: nil) {
      case .key(let key): return key
      case .resized: if noticesResize { return .redraw }
      case .waited: continue
      case .suspended: return sleep() ? .redraw : nil
      case .end: return nil
      }
    }
  }

  /// Reads a line with all that a line editor does.
  public mutating func line(_ request: LineRequest) -> LineAnswer {
    guard !isPlain, TerminalMode.ask() else { return lines.line(request) }
    defer { TerminalMode.rest() }
    takeWhatIsThere()
    decoder.markAhead()
    var editor = LineEditor(request)
    var (width, height) = Console.windowSize(of: 2)
    var display = LineDisplay(width: width, height: height, prompt: request.prompt)
    var draft = TypedDraft(request.keep)
    if !request.text.isEmpty { show(display.draw(request.prompt, editor.buffer)) }
    while true {
      let isAhead = decoder.isAhead
      draft.settle(editor.buffer.text, at: System.ticks())
      switch nextInput(within: draft.patience(at: System.ticks())) {
      case .waited: continue
      case .suspended:
        draft.keepNow(editor.buffer.text)
        guard sleep() else { return .broken(editor.buffer.text) }
        display.forget()
        show(display.draw(request.prompt, editor.buffer))
      case .resized:
        (width, height) = Console.windowSize(of: 2)
        display.resize(width: width, height: height)
        show(display.draw(request.prompt, editor.buffer))
      case .end:
        show(display.end())
        return .broken(editor.buffer.text)
      case .key(var key):
        if key == .enter, request.allowsLines && !isAhead && isWithinBurst() { key = .newline }
        switch editor.press(key) {
        case .answered(let answer):
          show(display.draw(request.prompt, editor.buffer) + display.end())
          return answer
        case .edited:
          draft.note(at: System.ticks())
          // Of many keys at once only what they lead to is drawn.
          if !decoder.hasMore { show(display.draw(request.prompt, editor.buffer)) }
        case .redraw:
          display.forget()
          show(display.draw(request.prompt, editor.buffer))
        case .editor:
          show(display.end())
          pause()
          draft.keepNow(editor.buffer.text)
          if let text = request.edit?(editor.buffer.text) {
            editor.replace(with: text)
            draft.note(at: System.ticks())
          }
          guard TerminalMode.ask() else { return .text(editor.buffer.text) }
          display.forget()
          show(display.draw(request.prompt, editor.buffer))
        case .unchanged: continue
        }
      }
    }
  }

  /// What comes at once after a key that was an answer is no answer: an Enter, or the rest of a word.
  public mutating func acceptKey(_ rests: [Substring]) {
    if isPlain { return lines.acceptKey() }
    habit.begin(rests)
    habitEnds = System.ticks() + Self.habitLasts
  }

  /// Waits as long as an Enter would belong to the key.
  public mutating func textBehind() -> String? {
    guard !isPlain, TerminalMode.ask() else { return lines.textBehind() }
    defer { TerminalMode.rest() }
    let end = System.ticks() + Self.habitLasts
    while !decoder.hasMore, ending == nil {
      switch TerminalMode.wait(milliseconds: Int32(max(0, end - System.ticks()) / 1_000_000)) {
      case .input:
        takeWhatIsThere()
        if !decoder.hasMore { return nil }
      case .pause: return nil
      case .ending(let number): ending = number
      case .resized, .resumed, .nothing: continue
      }
    }
    return decoder.nextText
  }

  /// Gives the terminal to another program.
  public mutating func pause() { TerminalMode.restore() }

  /// Leaves the terminal as it was found; where a signal asked the process to end, it ends now.
  public mutating func close() {
    if isPlain { lines.close() }
    TerminalMode.discardInput()
    TerminalMode.restore()
    if let ending { TerminalMode.end(by: ending) }
  }

  /// A terminal that shows lines and nothing else.
  public func plain() -> SystemTerminal { SystemTerminal(isPlain: true) }

  // MARK: Input

  private enum Input { case key(KeyPress), resized, suspended, waited, end }

  /// The next key, or what else happened.
  ///
  /// - Parameter limit: after so many milliseconds without a key it is said that time went by.
  private mutating func nextInput(within limit: Int32?) -> Input {
    while ending == nil {
      if !waiting.isEmpty { return .key(waiting.removeFirst()) }
      if let key = decoder.next() {
        if key == .suspend { return .suspended }
        let now = System.ticks()
        waiting = now < habitEnds ? habit.take(key) : habit.end() + [key]
        // Each letter of a word gives as much time for the next one.
        if waiting.isEmpty { habitEnds = now + Self.habitLasts }
        continue
      }
      let isWithinPaste = decoder.isWithinPaste
      if isWithinPaste { paste.begin(at: System.ticks()) } else { paste.end() }
      let isWithin = decoder.isWithin || isWithinPaste
      let pause = isWithinPaste ? paste.pause(limit) : isWithin ? Self.sequencePause : limit ?? -1
      switch TerminalMode.wait(milliseconds: pause) {
      case .input:
        guard let bytes = Console.read(from: 0, limit: 1 << 16), !bytes.isEmpty else { return .end }
        let isTyped = isWithinPaste && paste.isOver(after: bytes.count, at: System.ticks())
        let key = isTyped ? decoder.flush() : nil
        decoder.feed(bytes)
        if let key { return .key(key) }
      case .pause:
        let isOver = !isWithinPaste || paste.isOver(after: nil, at: System.ticks())
        if let key = isOver ? decoder.flush() : decoder.takePart() { return .key(key) }
        // While a paste stands still, what came of it is to be kept.
        if !isWithin || isWithinPaste { return .waited }
      case .resized: return .resized
      case .resumed: return .key(.redraw)
      case .ending(let number): ending = number
      case .nothing: continue
      }
    }
    return .end
  }

  /// Sleeps until the shell goes on with the program; `false` where the terminal is gone then.
  private func sleep() -> Bool {
    TerminalMode.suspend()
    return TerminalMode.ask()
  }

  /// Takes what was typed before the question was asked.
  private mutating func takeWhatIsThere() {
    while case .input = TerminalMode.wait(milliseconds: 0), let bytes = Console.read(from: 0, limit: 1 << 16),
      !bytes.isEmpty
    {
      decoder.feed(bytes)
    }
  }

  /// Whether more came together with the key: a paste at a terminal that does not mark pastes.
  private mutating func isWithinBurst() -> Bool {
    if !decoder.hasMore { takeWhatIsThere() }
    return decoder.hasMore
  }

  private func show(_ text: String) {
    _ = unsafe Array(text.utf8).withUnsafeBytes { unsafe System.write($0, to: 2) }
  }
}
