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

  package func index(of key: Character) -> Int? {
    let typed = key.wholeNumberValue.map { String($0) } ?? String(key)
    return labels.indices.first { String(Self.key(of: $0)) == typed }
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

  package mutating func write(_ question: KeyQuestion) {
    errors.followTerminal()
    if let hint = question.hint {
      writeQuestion(question.text, hint: hint)
      errors.line()
      writeChoices(question.labels, after: "", usual: question.usual)
    } else {
      errors.write(question.text, .bold)
      writeChoices(question.labels, after: question.text, usual: question.usual)
    }
    errors.write(question.labels.isEmpty ? " › " : "  › ")
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

  /// Asks a question until a key is more than one that was hit by chance: the loop of all such questions.
  private mutating func ask<Answer>(
    _ question: KeyQuestion, _ press: (inout Context, KeyPress) -> Answer?
  ) throws(CommandError) -> Answer {
    write(question)
    while true {
      let key = try askKey(question)
      if let answer = press(&self, key) { return answer }
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
  ///   - read: what a key stands for, and how it is shown; `nil` for one that is no answer.
  package mutating func ask<Value>(
    _ question: KeyQuestion, usual: (value: Value, text: String)? = nil, allowsBack: Bool = true,
    style: Style = .good, words: [String] = [], read: (Character) -> (value: Value, text: String)?
  ) throws(CommandError) -> Asked<Value> {
    try ask(question) { context, key in
      switch key {
      case .character(let key):
        guard let (value, text) = read(key) else { return nil }
        context.terminal?.acceptKey(words.filter { $0.first == key }.map { $0.dropFirst() })
        context.end(text, style)
        return .answer(value)
      case .enter:
        context.end(usual?.text ?? "–", usual == nil ? .dim : style)
        return usual.map { .answer($0.value) } ?? .skipped
      case .backspace where allowsBack:
        context.end("↑", .dim)
        return .back
      default: return nil
      }
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
    return try ask(question, usual: enter, allowsBack: allowsBack, style: .plain, words: Truth.words) { key in
      let isYes = phrases.isYes(key)
      return isYes || phrases.isNo(key) ? (isYes, String(key)) : nil
    }
  }

  /// Asks a question whose answer is one of its labels, by its key; Enter takes the usual one, or passes the
  /// question over where there is none.
  package mutating func askChoice(
    _ question: KeyQuestion, usual: Int? = 0, allowsBack: Bool = true
  ) throws(CommandError) -> Asked<Int> {
    let labels = question.labels
    return try ask(question, usual: usual.map { ($0, labels[$0]) }, allowsBack: allowsBack) { key in
      question.index(of: key).map { ($0, labels[$0]) }
    }
  }

  /// The same where words may be the answer, too: a letter begins them, or a number that is no label's key.
  ///
  /// - Returns: the index of a label, or the words so far, at a terminal of whole lines all of them.
  mutating func askChoiceOrWords(
    _ question: KeyQuestion, usual: Int?
  ) throws(CommandError) -> Asked<(label: Int?, words: String)> {
    var words = ""
    return try ask(question) { context, key in
      switch key {
      case .character(let key):
        if words.isEmpty, let label = question.index(of: key) {
          context.terminal?.acceptKey([])
          context.end(question.labels[label], .good)
          return .answer((label, ""))
        }
        guard !words.isEmpty || key.isLetter || key.isNumber else { return nil }
        words.append(key)
        guard !context.asksByLines else { return nil }
        context.end("", .dim)
        return .answer((nil, words))
      case .paste(let text):
        context.end("", .dim)
        return .answer((nil, text))
      case .enter where words.isEmpty:
        context.end(usual.map { question.labels[$0] } ?? "–", usual == nil ? .dim : .good)
        return usual.map { .answer(($0, "")) } ?? .skipped
      case .enter: return .answer((nil, words))
      case .backspace:
        context.end("↑", .dim)
        return .back
      default: return nil
      }
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
    var words = ""
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
      case .character(let key) where takesWords && !(words.isEmpty && question.index(of: key) != nil):
        guard !words.isEmpty || key.isLetter else { return nil }
        words.append(key)
        // A line that was typed in one piece goes on to its end.
        guard !context.asksByLines else { return nil }
        context.end("", .dim)
        return .answer(words)
      case .character(let key): if let label = question.index(of: key) { toggle(label, &context) }
      case .paste(let text) where takesWords:
        context.end("", .dim)
        return .answer(text)
      case .enter:
        context.errors.line(chosen.isEmpty ? "–" : "", .dim)
        return words.isEmpty ? .skipped : .answer(words)
      case .backspace:
        guard let last = chosen.last else {
          context.end("↑", .dim)
          return .back
        }
        toggle(last, &context)
      default: break
      }
      return nil
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
    var request = request
    request.prompt = writeLineQuestion(question, hint: hint)
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
  /// - Parameter isLine: whether a line is typed, in which a number may have two digits.
  mutating func writeChoices(
    _ labels: [String], after question: String, usual: Int? = nil, isLine: Bool = false
  ) {
    var used = DisplayWidth.columns(of: question)
    // Behind the last choice stand a sign and the answer.
    let answer = 4 + (labels.map(DisplayWidth.columns).max() ?? 0)
    for (index, label) in labels.enumerated() {
      let sign = isLine ? "\(index + 1)" : "\(KeyQuestion.key(of: index))"
      let key = index == usual ? "  [\(sign)] " : "  \(sign) "
      let columns = DisplayWidth.columns(of: key + label)
      let needed = columns + (index == labels.count - 1 ? answer : 0)
      if errors.isTerminal, used > 0, used + needed > errors.width {
        errors.line()
        used = 0
      }
      errors.write(key, .accent)
      errors.write(label)
      used += columns
    }
  }
}
