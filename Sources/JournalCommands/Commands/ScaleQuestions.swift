import JournalFiles
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// The questions about a new scale of the person's own: its name, what is shown for it, its range, when it is
/// asked for, which values are good news. Enter takes what is usual, Backspace goes back.
struct ScaleQuestions {
  private var name = ""
  private var label = ""
  private var range = ""
  private var occasions: [Int] = []
  private var good: Scale.Direction?

  private enum Step: Int { case name, label, range, asked, good, done }
  private enum Outcome { case next, back, leave }

  /// Asks; `nil` where no further scale is wanted.
  mutating func ask(in context: inout Context) throws(CommandError) -> (scale: Scale, label: String?)? {
    var step = Step.name
    while step != .done {
      switch try ask(step, &context) {
      case .next: step = Step(rawValue: step.rawValue + 1) ?? .done
      case .back: step = Step(rawValue: step.rawValue - 1) ?? .name
      case .leave: return nil
      }
    }
    let asked = occasions.map { Self.occasions[$0].occasion }.reduce(into: Scale.Occasions()) {
      $0.formUnion($1)
    }
    let scale = Scale(name, Scale.range(written: range) ?? Scale.usualRange, good: good, asked: asked)
    return (scale, label.isEmpty || label == name ? nil : label)
  }

  private mutating func ask(_ step: Step, _ context: inout Context) throws(CommandError) -> Outcome {
    let phrases = context.phrases
    switch step {
    case .name:
      return try askLine(
        phrases.say("ownScale-name"), hint: phrases.say("ownScale-nameHint"), \.name, &context
      ) { text in
        Scale.isName(text) ? nil : phrases.say("ownScale-wrongName")
      }
    case .label: return try askLine(phrases.say("ownScale-label"), hint: name, \.label, &context) { _ in nil }
    case .range:
      return try askLine(
        phrases.say("ownScale-range"), hint: phrases.say("ownScale-rangeHint"), \.range, &context
      ) { text in
        text.isEmpty || Scale.range(written: text) != nil ? nil : phrases.say("ownScale-wrongRange")
      }
    case .asked:
      let labels =
        [Kind.checkIn, .checkOut].map { phrases.name(of: $0) } + [
          phrases.name(of: Measure.mood), phrases.name(of: Kind.entry),
        ]
      let question = KeyQuestion(
        phrases.say("ownScale-asked"), hint: phrases.say("hint-numberKeys"), labels: labels)
      let asked = try context.askSeveral(question, signs: labels, &occasions)
      return if case .back = asked { .back } else { .next }
    case .good:
      let labels = [
        phrases.say("ownScale-high"), phrases.say("ownScale-low"), phrases.say("ownScale-neither"),
      ]
      let question = KeyQuestion(phrases.say("ownScale-good"), labels: labels)
      guard let index = try context.askChoice(question, usual: 2).value else { return .back }
      good = index < Scale.Direction.allCases.count ? Scale.Direction.allCases[index] : nil
      return .next
    case .done: return .next
    }
  }

  private static let occasions = Scale.Occasions.names.filter { !$0.occasion.isEmpty }

  /// Asks for a line until it can be taken; an empty name leaves.
  private mutating func askLine(
    _ question: String, hint: String, _ answer: WritableKeyPath<Self, String>, _ context: inout Context,
    problem: (String) -> String?
  ) throws(CommandError) -> Outcome {
    var request = LineRequest()
    request.allowsBack = true
    request.text = self[keyPath: answer]
    let asked = try context.askLine(question, hint: hint, request) {
      (line, context) -> Asked<String>? in
      if answer == \.name, line.isEmpty { return .skipped }
      guard let problem = problem(line) else { return .answer(line) }
      context.errors.line(Sanitizer.line(problem), .warning)
      return nil
    }
    self[keyPath: answer] = asked.value ?? self[keyPath: answer]
    return switch asked {
    case .answer: .next
    case .skipped: .leave
    case .back: .back
    }
  }
}

extension Context {
  /// Asks for scales of the person's own, one after the other, and writes each at once.
  mutating func askScales() throws(CommandError) {
    while true {
      var questions = ScaleQuestions()
      guard let (scale, label) = try questions.ask(in: &self) else { return }
      let journal = try self.journal()
      let change = try self.change(Journal.profilePath, by: journal.set(scale, label: label))
      forgetJournal()
      let path = displayed(change.path)
      confirm(change.kind == .unchanged ? .unchanged(path: path) : .changed(path: path))
      warnWhereNotUndoable(change)
    }
  }
}
