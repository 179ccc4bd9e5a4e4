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
  package var answers: Answers
  private var index: Int
  private let steps: [Step]
  /// Whether the note was begun where badges are asked for: it may be their names.
  private var isNoteBegun = false
  /// Called with the answers after each of them.
  private var keep: (Answers, _ next: String) -> Void = { _, _ in }

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

  package static func steps(ofEntryTitled suggestion: String, _ scales: [Scale]) -> [Step] {
    [.title(suggestion: suggestion), .mood] + scales.asked(.entry).map(Step.rating)
      + [.text, .tags, .highlights]
  }

  /// Asks all that is still to be asked; `keep` is told the answers and the name of the next question before
  /// the first answer, after each, and while one is typed; `behind` asks what comes behind the last of them,
  /// and answers `false` where the one before is wanted.
  package mutating func ask(
    in context: inout Context, behind: (inout Context) throws(CommandError) -> Bool = { _ in true },
    keep: @escaping (Answers, _ next: String) -> Void = { _, _ in }
  ) throws(CommandError) {
    self.keep = keep
    // What somebody goes on with stays where nothing more is answered.
    keep(answers, next)
    while index <= steps.count {
      if try index < steps.count ? ask(steps[index], &context) : behind(&context) {
        index += 1
      } else if index > 0 {
        index -= 1
      }
      keep(answers, next)
    }
  }

  /// Asks a question; `false` where the one before is wanted.
  private mutating func ask(_ step: Step, _ context: inout Context) throws(CommandError) -> Bool {
    switch step {
    case .rating(let scale) where scale.isOfOneKey: take(try context.askRating(scale)) { $0[scale] = $1 }
    case .mood: take(try context.askMood()) { $0.mood = $1 }
    case .badges: try askBadges(&context)
    default: try askLine(step, &context)
    }
  }

  // MARK: Keys

  private mutating func take<Value>(
    _ asked: Asked<Value>, _ answer: (inout Answers, Value?) -> Void
  ) -> Bool {
    if !asked.isBack { answer(&answers, asked.value) }
    return !asked.isBack
  }

  private mutating func askBadges(_ context: inout Context) throws(CommandError) -> Bool {
    let phrases = context.phrases
    answers.badges = []
    let badges = try context.badges()
    let question = KeyQuestion(
      phrases.say("question-badges"),
      hint: phrases.say(context.asksByLines ? "hint-numbersPlain" : "hint-numberKeys"),
      labels: badges.map(\.label))
    var chosen: [Int] = []
    defer {
      answers.badges = chosen.map { badges[$0].text }
      keep(answers, next)
    }
    let asked = try context.askSeveral(question, signs: badges.map(\.text), &chosen, takesWords: true)
    // Who goes on in words writes the note, which is asked for next.
    isNoteBegun = asked.value != nil
    if let words = asked.value { answers.text += (answers.text.isEmpty ? "" : " ") + words }
    return !asked.isBack
  }

  /// Takes badges whose names were written out; whether the text is nothing else.
  private mutating func takeBadges(
    named text: String, _ context: inout Context
  ) throws(CommandError) -> Bool {
    let badges = try context.badges()
    let named = KeyQuestion("", labels: badges.map(\.label)).indices(named: text).map { badges[$0].text }
    for badge in named where !answers.badges.contains(badge) { answers.badges.append(badge) }
    if !named.isEmpty { context.errors.line(named.joined(separator: " ")) }
    return !named.isEmpty
  }

  // MARK: Lines

  private struct Line {
    var question: String
    var hint: String?
    /// The answer before a key is pressed.
    var text: String
    var offered: [String] = []
    /// Why a line is no answer.
    var refusal: (String) -> String? = { _ in nil }
    /// Takes in what was typed, or has been so far.
    var take: (inout Answers, String) -> Void
  }

  private func line(_ step: Step, _ context: inout Context) throws(CommandError) -> Line {
    let phrases = context.phrases
    func text(_ question: String, _ hint: String?, _ answer: WritableKeyPath<Answers, String>) -> Line {
      Line(question: question, hint: hint, text: answers[keyPath: answer]) {
        $0[keyPath: answer] = $1.trimmed
      }
    }
    switch step {
    case .title(""): return text(phrases.say("question-entryTitle-none"), nil, \.title)
    case .title(let suggestion):
      return text(phrases.say("question-entryTitle", ("suggestion", .of(suggestion))), nil, \.title)
    case .note:
      let hint = phrases.say(context.asksByLines ? "hint-oneLine" : "hint-severalLines")
      return text(phrases.say("question-note"), hint, \.text)
    case .text:
      let hint = phrases.say(context.hasEditor ? "hint-linesOrEditor" : "hint-severalLines")
      return text(phrases.say("question-entryText"), hint, \.text)
    case .tags:
      let offered = try context.suggestedTags(for: answers)
      return Line(
        question: phrases.say("question-tags"), hint: phrases.say("hint-numbersOrTags"),
        text: answers.tags.joined(separator: ", "), offered: offered
      ) { $0.tags = TagText.tags(in: $1, offered: offered) }
    case .rating(let scale):
      return Line(
        question: phrases.question(scale), hint: scale.span, text: answers[scale].map { String($0) } ?? ""
      ) { text in
        let isAnswer = scale.value(text) != nil || text.trimmed.isEmpty
        return isAnswer ? nil : phrases.expectation(.between(scale.range))
      } take: {
        $0[scale] = scale.value($1)
      }
    case .highlights, .mood, .badges:
      return Line(
        question: phrases.say("question-highlights"), hint: phrases.say("hint-highlights"),
        text: answers.highlights.joined(separator: "\n")
      ) {
        $0.highlights += $1.split(whereSeparator: \.isNewline).map { String($0).trimmed }.filter {
          !$0.isEmpty
        }
      }
    }
  }

  private mutating func askLine(_ step: Step, _ context: inout Context) throws(CommandError) -> Bool {
    let line = try line(step, &context)
    var request = context.request(for: step)
    request.text = line.text
    let (keep, next) = (keep, next)
    // What was typed for the tags and is text stays, whatever comes after it.
    var known = answers
    // They come one by one; those of before stand in the line again.
    if step == .highlights { known.highlights = [] }
    request.keep = { typed in
      var answers = known
      if line.refusal(typed) == nil { line.take(&answers, typed) }
      keep(answers, next)
    }
    context.offer(line.offered)
    return try !context.askLine(line.question, hint: line.hint, request) {
      (text, context) throws(CommandError) -> Asked<Void>? in
      if step == .tags, TagText.isSentence(text),
        try context.askYes(context.phrases.say("question-isText"), usually: true)
      {
        answers.text += (answers.text.isEmpty ? "" : "\n\n") + text.trimmed
        known = answers
        return nil
      }
      guard let refusal = line.refusal(text) else {
        let isOfBadges = step == .note && isNoteBegun ? try takeBadges(named: text, &context) : false
        line.take(&known, isOfBadges ? "" : text)
        known.badges = answers.badges
        answers = known
        let isFurther = step == .highlights && !text.isEmpty && !text.contains(where: \.isNewline)
        return isFurther && known.highlights.count < 3 ? nil : .answer(())
      }
      context.errors.line(refusal, .warning)
      return nil
    }.isBack
  }
}

extension Scale {
  fileprivate var isOfOneKey: Bool { range.lowerBound >= 0 && range.upperBound <= 9 }

  /// The range as it is shown: `0–10`.
  var span: String { "\(range.lowerBound)–\(range.upperBound)" }
}

extension Context {
  /// Whether answers are lines, with an Enter after each.
  var asksByLines: Bool { terminal?.isPlain ?? false }

  package var howToAnswer: String { phrases.say(asksByLines ? "hint-howToAnswerPlain" : "hint-howToAnswer") }

  fileprivate mutating func offer(_ tags: [String]) {
    var line = LinePrompt()
    writeChoices(tags.map { Sanitizer.line($0) }, after: &line, isLine: true)
    if !tags.isEmpty { errors.line() }
  }

  /// Offers tags by numbers, and asks for a line with some of them or others.
  package mutating func askTags(_ offered: [String], _ request: LineRequest) -> LineAnswer {
    offer(offered)
    return askLine(phrases.say("question-tags"), hint: phrases.say("hint-numbersOrTags"), request)
  }

  fileprivate mutating func askRating(_ scale: Scale) throws(CommandError) -> Asked<Int> {
    let phrases = phrases
    let labels = scale.range.map { phrases.label($0, of: scale) }
    let isLabelled = labels.contains { !$0.isEmpty }
    let question = KeyQuestion(
      phrases.question(scale) + (isLabelled ? "" : " (\(scale.span))"), labels: isLabelled ? labels : [])
    return try ask(question) { answer in
      let number = KeyQuestion.number(answer)
      let label = number == nil ? question.index(of: answer) : nil
      guard let rating = number ?? label.map({ scale.range.lowerBound + $0 }),
        scale.range.contains(rating)
      else { return nil }
      return (rating, isLabelled ? phrases.label(rating, of: scale) : String(rating))
    }
  }

  /// Asks which shift it is; `nil` where the question is skipped.
  package mutating func askShift() throws(CommandError) -> ShiftType? {
    // The person's own words for work where there are any: E, L and N say more than day and night.
    let definitions = try journal().profile.shifts.definitions.filter { $0.meaning?.isShift ?? false }
    var shifts: [ShiftType] = []
    for definition in definitions where !shifts.contains(definition.word) { shifts.append(definition.word) }
    shifts = shifts.isEmpty ? [.day, .night] : Array(shifts.prefix(9))
    let labels = shifts.map { Sanitizer.line(phrases.name(of: $0)) }
    let question = KeyQuestion(phrases.say("question-shift"), labels: labels)
    return try askChoice(question, usual: nil, allowsBack: false).value.map { shifts[$0] }
  }
}

extension TagText {
  /// Whether a line reads as a sentence, which was meant to be the text.
  fileprivate static func isSentence(_ line: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace)
    let ends = words.contains {
      $0.count > 1 && ".!?…".contains($0.last ?? " ") && $0.first?.isLetter ?? false
    }
    return ends
      || line.split(separator: ",").contains { part in
        part.split(separator: " ").count { $0.first?.isLetter ?? false } > 4
      }
  }

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
