import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// Questions about a record, one after another; nothing of the journal is written before the last answer.
///
/// One rule for all of them: where one key is enough, the key is the answer, and an Enter after it counts for
/// nothing; all others are lines that end with Enter. Enter alone passes a question over, Backspace alone
/// goes back to the one before.
package struct Interview {
  /// What was answered so far.
  package var answers: Answers
  private var index: Int
  private let steps: [Step]
  /// Is told what is answered.
  private var keep: (Answers, _ next: String) -> Void = { _, _ in }

  /// A question.
  package enum Step: Hashable, Sendable {
    /// The title, with a suggestion; the mood; a rating.
    case title(suggestion: String), mood, rating(Scale)
    /// Badges; a note about a shift; what happened.
    case badges, note, text
    /// Tags, with some that fit; what shall be remembered.
    case tags, highlights

    /// What the question is called where answers are kept.
    package var name: String {
      switch self {
      case .title: "title"
      case .mood: "mood"
      case .rating(let scale): scale.name
      case .badges: "badges"
      case .note: UnfinishedRecord.noteStep
      case .text: UnfinishedRecord.textStep
      case .tags: "tags"
      case .highlights: "highlights"
      }
    }
  }

  private enum Outcome { case next, back }

  /// Questions, with what was answered before and the name of the one that comes next.
  package init(_ steps: [Step], answers: Answers = Answers(), next: String? = nil) {
    self.steps = steps
    self.answers = answers
    index = next == Self.done ? steps.count : steps.firstIndex { $0.name == next } ?? 0
  }

  /// The name of the question that comes next.
  package var next: String { steps.indices.contains(index) ? steps[index].name : Self.done }

  /// What stands for the next question where all are answered.
  package static let done = "done"

  /// The questions of a check-in or a check-out in a journal with these scales.
  package static func steps(of kind: Kind, _ scales: [Scale]) -> [Step] {
    (kind == .checkOut ? [.mood] : []) + scales.asked(in: kind).map(Step.rating) + [.badges, .note]
  }

  /// The questions of an entry in a journal with these scales.
  package static func steps(ofEntryTitled suggestion: String, _ scales: [Scale]) -> [Step] {
    [.title(suggestion: suggestion), .mood] + scales.asked(.entry).map(Step.rating)
      + [.text, .tags, .highlights]
  }

  /// Asks all that is still to be asked; `keep` is told the answers and the name of the next question after
  /// each answer, while one is typed, and before the person breaks off.
  package mutating func ask(
    in context: inout Context, keep: @escaping (Answers, _ next: String) -> Void = { _, _ in }
  ) throws(CommandError) {
    self.keep = keep
    while index < steps.count {
      do throws(CommandError) {
        switch try ask(steps[index], &context) {
        case .next: index += 1
        case .back: index = max(0, index - 1)
        }
      } catch {
        keep(answers, next)
        throw error
      }
      keep(answers, next)
    }
  }

  /// A request that keeps what is typed with the answers that there are.
  private func keeping(
    _ request: LineRequest, _ answer: @escaping (inout Answers, String) -> Void
  ) -> LineRequest {
    var request = request
    let (keep, answers, next) = (keep, answers, next)
    request.keep = { typed in
      var answers = answers
      answer(&answers, typed)
      keep(answers, next)
    }
    return request
  }

  private mutating func ask(_ step: Step, _ context: inout Context) throws(CommandError) -> Outcome {
    switch step {
    case .rating(let scale): return try askRating(scale, &context)
    case .mood: return try askMood(&context)
    case .badges: return try askBadges(&context)
    case .title(let suggestion):
      return try askText(.entryTitle(suggestion: suggestion), hint: nil, \.title, step, &context)
    case .note:
      return try askText(.note, hint: context.asksByLines ? .oneLine : .severalLines, \.text, step, &context)
    case .text:
      let hint: AnswerHint = context.hasEditor ? .linesOrEditor : .severalLines
      return try askText(.entryText, hint: hint, \.text, step, &context)
    case .tags: return try askTags(&context)
    case .highlights: return try askHighlights(&context)
    }
  }

  // MARK: Keys

  private mutating func askRating(_ scale: Scale, _ context: inout Context) throws(CommandError) -> Outcome {
    // One key is enough for a digit.
    guard scale.range.lowerBound >= 0, scale.range.upperBound <= 9 else {
      return try askNumber(scale, &context)
    }
    let phrases = context.phrases
    let labels = scale.range.map { phrases.label($0, of: scale) }
    let isLabelled = labels.contains { !$0.isEmpty }
    let question = KeyQuestion(
      phrases.question(.rating(scale)) + (isLabelled ? "" : " (\(scale.span))"),
      labels: isLabelled ? labels : [])
    context.write(question)
    while true {
      switch try context.askKey(question) {
      case .character(let key):
        guard let rating = key.wholeNumberValue, scale.range.contains(rating) else { continue }
        answers[scale] = rating
        context.answerKey(isLabelled ? phrases.label(rating, of: scale) : String(rating))
        return .next
      case .enter:
        answers[scale] = nil
        context.skipKey()
        return .next
      case .backspace: return context.goBack(.back)
      default: continue
      }
    }
  }

  /// Asks for a number of several digits, again where it can't be one of the scale.
  private mutating func askNumber(_ scale: Scale, _ context: inout Context) throws(CommandError) -> Outcome {
    let phrases = context.phrases
    while true {
      var request = context.request(for: .rating(scale))
      request.text = answers[scale].map { String($0) } ?? ""
      request = keeping(request) { $0[scale] = scale.value($1) }
      switch context.askLine(phrases.question(.rating(scale)), hint: scale.span, request) {
      case .text(let text):
        answers[scale] = scale.value(text)
        if answers[scale] != nil || text.trimmed.isEmpty { return .next }
        context.errors.line(phrases.expectation(.between(scale.range)), .warning)
      case .back: return .back
      case .broken(let text):
        answers[scale] = scale.value(text) ?? answers[scale]
        throw .interrupted
      }
    }
  }

  private mutating func askMood(_ context: inout Context) throws(CommandError) -> Outcome {
    switch try context.askMood() {
    case .mood(let mood): answers.mood = mood
    case .skipped: answers.mood = nil
    case .back: return .back
    }
    return .next
  }

  private mutating func askBadges(_ context: inout Context) throws(CommandError) -> Outcome {
    let phrases = context.phrases
    answers.badges = []
    let badges = try context.badges()
    let question = KeyQuestion(
      phrases.question(.badges), hint: phrases.hint(context.asksByLines ? .numbersPlain : .numberKeys),
      labels: badges.map(\.label))
    var chosen: [Int] = []
    defer { answers.badges = chosen.map { badges[$0].text } }
    return try context.askSeveral(question, signs: badges.map(\.text), &chosen) ? .next : .back
  }

  // MARK: Lines

  private mutating func askText(
    _ question: Question, hint: AnswerHint?, _ answer: WritableKeyPath<Answers, String>, _ step: Step,
    _ context: inout Context
  ) throws(CommandError) -> Outcome {
    var request = context.request(for: step)
    request.text = answers[keyPath: answer]
    let hint = hint.map { context.phrases.hint($0) }
    request = keeping(request) { $0[keyPath: answer] = $1.trimmed }
    switch context.askLine(context.phrases.question(question), hint: hint, request) {
    case .text(let text): answers[keyPath: answer] = text.trimmed
    case .back: return .back
    case .broken(let text):
      answers[keyPath: answer] = text.trimmed
      throw .interrupted
    }
    return .next
  }

  private mutating func askTags(_ context: inout Context) throws(CommandError) -> Outcome {
    let offered = try context.suggestedTags(for: answers)
    var request = context.request(for: .tags)
    request.text = answers.tags.joined(separator: ", ")
    request = keeping(request) { $0.tags = TagText.tags(in: $1, offered: offered) }
    switch context.askTags(offered, request) {
    case .text(let line): answers.tags = TagText.tags(in: line, offered: offered)
    case .back: return .back
    case .broken(let line):
      answers.tags = TagText.tags(in: line, offered: offered)
      throw .interrupted
    }
    return .next
  }

  private mutating func askHighlights(_ context: inout Context) throws(CommandError) -> Outcome {
    var request = context.request(for: .highlights)
    request.text = answers.highlights.joined(separator: "\n")
    request = keeping(request) { $0.highlights = Self.lines(of: $1) }
    switch context.askLine(
      context.phrases.question(.highlights), hint: context.phrases.hint(.highlights), request)
    {
    case .text(let text): answers.highlights = Self.lines(of: text)
    case .back: return .back
    case .broken(let text):
      answers.highlights = Self.lines(of: text)
      throw .interrupted
    }
    return .next
  }

  private static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}

extension Scale {
  /// The range as it is shown: `0–10`.
  var span: String { "\(range.lowerBound)–\(range.upperBound)" }
}

extension Context {
  /// Whether answers are lines, with an Enter after each.
  var asksByLines: Bool { terminal?.isPlain ?? false }

  /// How questions are answered.
  package var howToAnswer: AnswerHint { asksByLines ? .howToAnswerPlain : .howToAnswer }

  /// Ends the line of a question that is left for the one before.
  fileprivate mutating func goBack<Outcome>(_ outcome: Outcome) -> Outcome {
    backKey()
    return outcome
  }

  /// Offers tags by numbers, and asks for a line with some of them or others.
  package mutating func askTags(_ offered: [String], _ request: LineRequest) -> LineAnswer {
    writeChoices(offered.map { Sanitizer.line($0) }, after: "")
    if !offered.isEmpty { errors.line() }
    return askLine(phrases.question(.tags), hint: phrases.hint(.numbersOrTags), request)
  }

  /// Asks which shift it is; `nil` where the question is skipped.
  package mutating func askShift() throws(CommandError) -> ShiftType? {
    // The person's own words for work where there are any: E, L and N say more than day and night.
    let definitions = try journal().profile.shifts.definitions.filter { $0.meaning?.isShift ?? false }
    var shifts: [ShiftType] = []
    for definition in definitions where !shifts.contains(definition.word) { shifts.append(definition.word) }
    shifts = shifts.isEmpty ? [.day, .night] : Array(shifts.prefix(9))
    let labels = shifts.map { Sanitizer.line(phrases.name(of: $0)) }
    let question = KeyQuestion(phrases.question(.shift), labels: labels)
    write(question)
    while true {
      switch try askKey(question) {
      case .character(let key):
        guard let number = key.wholeNumberValue, shifts.indices.contains(number - 1) else { continue }
        answerKey(labels[number - 1])
        return shifts[number - 1]
      case .enter:
        skipKey()
        return nil
      default: continue
      }
    }
  }
}

extension TagText {
  /// The tags of a line in which numbers stand for those that were offered.
  package static func tags(in line: String, offered: [String]) -> [String] {
    var result: [String] = []
    for part in tags(in: line) {
      let numbers = part.split(separator: " ").map { Int($0) ?? 0 }
      let areOffered = !numbers.isEmpty && numbers.allSatisfy { offered.indices.contains($0 - 1) }
      for tag in areOffered ? numbers.map({ offered[$0 - 1] }) : [part] where !result.contains(tag) {
        result.append(tag)
      }
    }
    return result
  }
}
