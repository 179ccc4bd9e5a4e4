import JournalLanguage
import JournalModel
import JournalTerminal

/// A question that single keys answer: the keys 1, 2 … stand for its labels.
package struct KeyQuestion {
  package var text: String
  /// How it is answered, where that must be said; the choices then begin on a line of their own.
  package var hint: String?
  /// What the number keys stand for.
  package var labels: [String]
  /// The index of the label that Enter takes, where it is to be seen.
  var usual: Int?

  package init(_ text: String, hint: String? = nil, labels: [String] = []) {
    (self.text, self.hint, self.labels) = (text, hint, labels)
  }

  /// The key of the label at an index: 1 to 9, then letters.
  package static func key(of index: Int) -> Character {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return index < 9 ? Character(String(index + 1)) : letters[min(index - 9, letters.count - 1)]
  }

  /// The label that a key stands for, or that was written out, whole or so much of it that it can be no
  /// other: `fatiguée` of `😴 fatigué·e`.
  package func index(of answer: String) -> Int? {
    let typed = Self.number(answer).map { String($0) } ?? answer
    if let index = labels.indices.first(where: { String(Self.key(of: $0)) == typed }) { return index }
    let words = Self.letters(answer)
    guard !words.isEmpty else { return nil }
    let labels = labels.map(Self.letters)
    if let whole = labels.firstIndex(of: words) { return whole }
    let begun = labels.indices.filter { labels[$0].hasPrefix(words) }
    return begun.count == 1 && words.count > 2 ? begun[0] : nil
  }

  /// The number that was typed, in the digits of any language where it has one.
  static func number(_ answer: String) -> Int? {
    answer.count == 1 ? answer.first?.wholeNumberValue : Int(answer)
  }

  /// The labels that a line names, with commas or blanks between them; none where a part of it is no label.
  package func indices(named line: String) -> [Int] {
    for separators in ["", ",;", ",; "] {
      let parts = line.split { separators.contains($0) }.map { index(of: String($0).trimmed) }
      if !parts.contains(nil) { return parts.compactMap(\.self) }
    }
    return []
  }

  /// What counts of a label that is written out: neither its emoji nor case nor accents.
  private static func letters(_ text: String) -> String {
    Folding.folded(text).filter { $0.isLetter || $0.isNumber }
  }
}

package enum Asked<Value> {
  /// An answer; the question was passed over; the one before is wanted.
  case answer(Value), skipped, back

  package var value: Value? { if case .answer(let value) = self { value } else { nil } }

  /// Whether the question before is wanted.
  package var isBack: Bool { if case .back = self { true } else { false } }

  /// The answer as a text that is kept; what is passed over is an empty one.
  package func kept(as text: (Value) -> String) -> Asked<String> {
    isBack ? .back : .answer(value.map(text) ?? "")
  }
}

/// What a key does at a question: it is the answer, or a part of one that is to come.
private enum Pressed<Answer> { case answer(Answer), taken }

extension Context {
  /// Asks questions one after the other; Backspace goes back to the one before.
  ///
  /// - Parameter ask: asks the question of a number; `false` where the one before is wanted.
  /// - Returns: whether all were answered: nobody went back from the first one.
  package mutating func askInTurn(
    _ count: Int, from first: Int = 0, _ ask: (Int, inout Context) throws(CommandError) -> Bool
  ) throws(CommandError) -> Bool {
    var number = first
    while number < count {
      if try ask(number, &self) {
        number += 1
      } else if number > 0 {
        number -= 1
      } else {
        return false
      }
    }
    return true
  }

  // MARK: Keys

  /// Writes a question that keys answer; gives what stands before the answer on its line.
  @discardableResult
  package mutating func write(_ question: KeyQuestion) -> LinePrompt {
    errors.followTerminal()
    var line = LinePrompt()
    if let hint = question.hint {
      writeQuestion(question.text, hint: hint)
      errors.line()
    } else {
      errors.write(question.text, .bold)
      line = LinePrompt(
        errors.styled(question.text, .bold), columns: DisplayWidth.columns(of: question.text))
    }
    writeChoices(question.labels, after: &line, usual: question.usual)
    let rest = question.labels.isEmpty ? " › " : "  › "
    errors.write(rest)
    return LinePrompt(line.text + rest, columns: line.columns + DisplayWidth.columns(of: rest))
  }

  /// Waits for a key that answers a question which stands there; Ctrl-C and Ctrl-D break off.
  package mutating func askKey(_ question: KeyQuestion) throws(CommandError) -> KeyPress {
    while true {
      output.flush()
      errors.flush()
      switch terminal?.key() {
      case nil, .interrupt?, .endOfInput?:
        errors.line()
        throw .interrupted
      case .redraw?:
        errors.line()
        write(question)
      case let key?: return key
      }
    }
  }

  /// Asks a question until there is an answer: the loop of all such questions. A key that is none begins a
  /// line, which goes to its Enter; a line that is none is refused, and the question asked again.
  ///
  /// - Parameters:
  ///   - press: what a key does; `nil` where it is no answer.
  ///   - read: the answer of a line; `nil` where it is none.
  private mutating func ask<Answer>(
    _ question: KeyQuestion, press: (inout Context, KeyPress) -> Pressed<Answer>?,
    read: (inout Context, String) throws(CommandError) -> Answer?
  ) throws(CommandError) -> Answer {
    while true {
      let prompt = write(question)
      var line: String?
      while line == nil {
        let key = try askKey(question)
        switch press(&self, key) {
        case .answer(let answer)?: return answer
        case .taken?: continue
        case nil: break
        }
        guard let start = key.text.map({ KeyedText.cleaned($0, keepsLines: false) }), !start.trimmed.isEmpty
        else { continue }
        switch self.line(prompt, LineRequest(start, allowsBack: true)) {
        case .text(let text): line = text.trimmed
        case .back: line = ""
        case .broken: throw .interrupted
        }
      }
      guard let line, !line.isEmpty else { continue }
      if let answer = try read(&self, line) { return answer }
      errors.line(phrases.say("hint-notUnderstood"), .warning)
    }
  }

  /// Ends the line of a question. What the command answers is written elsewhere and must not stand before it.
  private mutating func end(_ text: String, _ style: Style) {
    errors.line(text, style)
    errors.flush()
  }

  /// Asks a question that one key answers.
  ///
  /// - Parameters:
  ///   - usual: what Enter stands for, and how it is shown; without it Enter passes the question over.
  ///   - allowsBack: whether Backspace goes back to the question before.
  ///   - words: that a key stands for, too: the rest of one, typed behind its first letter, answers nothing.
  ///   - read: what a key or a line stands for, and how it is shown; `nil` for one that is no answer.
  package mutating func ask<Value>(
    _ question: KeyQuestion, usual: (value: Value, text: String)? = nil, allowsBack: Bool = true,
    style: Style = .good, words: [String] = [], read: (String) -> (value: Value, text: String)?
  ) throws(CommandError) -> Asked<Value> {
    try ask(question) { context, key in
      switch key {
      case .character(let key):
        guard let (value, text) = read(String(key)) else { return nil }
        context.terminal?.acceptKey(words.filter { $0.first == key }.map { $0.dropFirst() })
        context.end(text, style)
        return .answer(.answer(value))
      case .enter:
        context.end(usual?.text ?? "–", usual == nil ? .dim : style)
        return .answer(usual.map { .answer($0.value) } ?? .skipped)
      case .backspace where allowsBack:
        context.end("↑", .dim)
        return .answer(.back)
      default: return nil
      }
    } read: { context, line in
      guard let (value, text) = read(line) else { return nil }
      if text != line { context.end(text, style) }
      return .answer(value)
    }
  }

  /// Asks a question whose answer is one key; Enter is the usual answer.
  package mutating func askYes(_ question: String, usually usual: Bool = false) throws(CommandError) -> Bool {
    try askYes(question, usually: usual, allowsBack: false).value ?? usual
  }

  /// The same for a question of several, where Backspace may want the one before.
  package mutating func askYes(
    _ question: String, usually usual: Bool = false, allowsBack: Bool
  ) throws(CommandError) -> Asked<Bool> {
    let phrases = phrases
    let question = KeyQuestion("\(question) [\(phrases.say(usual ? "hint-yesUsually" : "hint-yesOrNo"))]")
    let enter = (usual, phrases.key(forYes: usual))
    return try ask(question, usual: enter, allowsBack: allowsBack, style: .plain, words: Truth.words) {
      answer in phrases.truth(answer).map { ($0, answer) }
    }
  }

  /// Asks a question whose answer is one of its labels, by its key; Enter takes the usual one, or passes the
  /// question over where there is none.
  package mutating func askChoice(
    _ question: KeyQuestion, usual: Int? = 0, allowsBack: Bool = true
  ) throws(CommandError) -> Asked<Int> {
    let labels = question.labels
    return try ask(question, usual: usual.map { ($0, labels[$0]) }, allowsBack: allowsBack) { answer in
      question.index(of: answer).map { ($0, labels[$0]) }
    }
  }

  /// The same where words may be the answer, too: all that is more than the key of a label.
  ///
  /// - Returns: the index of a label, or the words.
  mutating func askChoiceOrWords(
    _ question: KeyQuestion, usual: Int?
  ) throws(CommandError) -> Asked<(label: Int?, words: String)> {
    try ask(question) { context, key in
      switch key {
      case .character(let key):
        // `14-22` is no 1.
        guard let label = question.index(of: String(key)), context.terminal?.textBehind() == nil
        else { return nil }
        context.terminal?.acceptKey([])
        context.end(question.labels[label], .good)
        return .answer(.answer((label, "")))
      case .enter:
        context.end(usual.map { question.labels[$0] } ?? "–", usual == nil ? .dim : .good)
        return .answer(usual.map { .answer(($0, "")) } ?? .skipped)
      case .backspace:
        context.end("↑", .dim)
        return .answer(.back)
      default: return nil
      }
    } read: { _, line in
      .answer((nil, line))
    }
  }

  /// Asks a question that several of its labels may answer: each key puts one in or takes it out, Enter ends.
  ///
  /// - Parameters:
  ///   - signs: what is shown for a label that was put in.
  ///   - chosen: the indices of those that are in, also where the person breaks off.
  ///   - takesWords: whether a letter that is no label's begins the words of the next question.
  /// - Returns: those words, mostly none; skipped where there are none.
  package mutating func askSeveral(
    _ question: KeyQuestion, signs: [String], _ chosen: inout [Int], takesWords: Bool = false
  ) throws(CommandError) -> Asked<String> {
    func toggle(_ label: Int, _ context: inout Context) {
      if let index = chosen.firstIndex(of: label) {
        chosen.remove(at: index)
        context.errors.write("−\(signs[label]) ", .dim)
      } else {
        chosen.append(label)
        context.errors.write("\(signs[label]) ")
      }
    }
    return try ask(question) { context, key in
      switch key {
      case .character(let key):
        // The keys of many labels are letters, which may begin a word as well.
        if let label = question.index(of: String(key)),
          !takesWords || !key.isLetter || context.terminal?.textBehind()?.first?.isLetter != true
        {
          toggle(label, &context)
          return .taken
        }
        // A line that was typed in one piece is read to its end.
        guard takesWords, key.isLetter, !context.asksByLines else { return nil }
        context.end("", .dim)
        return .answer(.answer(String(key)))
      case .paste(let text) where takesWords:
        context.end("", .dim)
        return .answer(.answer(text))
      case .enter:
        context.errors.line(chosen.isEmpty ? "–" : "", .dim)
        return .answer(.skipped)
      case .backspace:
        guard let last = chosen.last else {
          context.end("↑", .dim)
          return .answer(.back)
        }
        toggle(last, &context)
        return .taken
      default: return nil
      }
    } read: { context, line in
      let named = question.indices(named: line)
      guard !named.isEmpty else { return takesWords ? .answer(line) : nil }
      for label in named where !chosen.contains(label) { toggle(label, &context) }
      context.end("", .plain)
      return .skipped
    }
  }

  // MARK: Lines

  /// Asks for a line; blanks around it don't count. The end of the input breaks off.
  package mutating func askLine(_ question: String, hint: String?) throws(CommandError) -> String {
    switch askLine(question, hint: hint, LineRequest()) {
    case .text(let line): return line.trimmed
    case .back, .broken: throw .interrupted
    }
  }

  /// Asks for a line until `read` makes something of it; the end of the input breaks off. An arrow brings
  /// back what could not be read.
  ///
  /// - Parameter read: what a line stands for; `nil` where it is to be asked again, which was said then.
  package mutating func askLine<Value>(
    _ question: String, hint: String? = nil, _ request: LineRequest = LineRequest(),
    read: (String, inout Context) throws(CommandError) -> Asked<Value>?
  ) throws(CommandError) -> Asked<Value> {
    var request = request
    while true {
      switch askLine(question, hint: hint, request) {
      case .text(let line):
        // The first cells of a row may be empty, and the last ones.
        if let answer = try read(line.contains("\t") ? line : line.trimmed, &self) { return answer }
        (request.text, request.history) = ("", { [line] })
      case .back: return .back
      case .broken(let typed):
        request.keep?(typed)
        throw .interrupted
      }
    }
  }

  package mutating func notUnderstood<Value>() -> Asked<Value>? {
    errors.line(phrases.say("hint-notUnderstood"), .warning)
    return nil
  }

  package mutating func askLine(_ question: String, hint: String?, _ request: LineRequest) -> LineAnswer {
    errors.followTerminal()
    return line(writeLineQuestion(question, hint: hint), request)
  }

  /// Takes a line behind a prompt that stands there.
  private mutating func line(_ prompt: LinePrompt, _ request: LineRequest) -> LineAnswer {
    var request = request
    request.prompt = prompt
    if errors.isTerminal, prompt.columns + Self.roomForAnswer > errors.width {
      errors.write("\n› ")
      request.prompt = LinePrompt("› ", columns: 2)
    }
    output.flush()
    errors.flush()
    let answer = terminal?.line(request) ?? .broken("")
    // At a scripted terminal nobody has ended the line.
    if case .broken = answer, case .memory = errors.sink { errors.line() }
    return answer
  }

  /// Writes a question whose answer is typed behind it, or below it where there is little room; gives what
  /// stands before the answer on its line.
  private mutating func writeLineQuestion(_ question: String, hint: String?) -> LinePrompt {
    let rest = (hint.map { " (\($0))" } ?? "") + " › "
    let columns = DisplayWidth.columns(of: question + rest)
    guard errors.isTerminal, columns + Self.roomForAnswer > errors.width else {
      errors.write(question, .bold)
      errors.write(rest)
      return LinePrompt(errors.styled(question, .bold) + Sanitizer.line(rest), columns: columns)
    }
    writeQuestion(question, hint: hint)
    errors.line()
    errors.write("› ")
    return LinePrompt("› ", columns: 2)
  }

  /// The columns that an answer has at least behind its question.
  private static let roomForAnswer = 16

  /// Writes a question, and how to answer it: on a line of its own where one is too short.
  private mutating func writeQuestion(_ question: String, hint: String?) {
    errors.write(question, .bold)
    guard let hint else { return }
    let isLong = errors.isTerminal && DisplayWidth.columns(of: "\(question) (\(hint)) › ") > errors.width
    errors.write(isLong ? "\n(\(hint))" : " (\(hint))")
  }

  /// Shows what the number keys stand for, folded between two of them where the terminal ends.
  ///
  /// - Parameters:
  ///   - line: what stands on the line before and behind.
  ///   - isLine: whether a line is typed, in which a number may have two digits.
  mutating func writeChoices(
    _ labels: [String], after line: inout LinePrompt, usual: Int? = nil, isLine: Bool = false
  ) {
    // Behind the last choice stand a sign and the answer.
    let answer = 4 + (labels.map(DisplayWidth.columns).max() ?? 0)
    for (index, label) in labels.enumerated() {
      let sign = isLine ? "\(index + 1)" : "\(KeyQuestion.key(of: index))"
      let key = index == usual ? "  [\(sign)] " : "  \(sign) "
      let columns = DisplayWidth.columns(of: key + label)
      let needed = columns + (index == labels.count - 1 ? answer : 0)
      if errors.isTerminal, line.columns > 0, line.columns + needed > errors.width {
        errors.line()
        line = LinePrompt()
      }
      errors.write(key, .accent)
      errors.write(label)
      line.text += errors.styled(key, .accent) + Sanitizer.line(label)
      line.columns += columns
    }
  }
}
