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

  /// Asks; `nil` where no further scale is wanted.
  mutating func ask(in context: inout Context) throws(CommandError) -> (scale: Scale, label: String?)? {
    let questions = 5
    let isDone = try context.askInTurn(questions) { (number, context) throws(CommandError) in
      try ask(number, &context)
    }
    guard isDone else { return nil }
    let asked = occasions.map { Self.occasions[$0].occasion }.reduce(into: Scale.Occasions()) {
      $0.formUnion($1)
    }
    let scale = Scale(name, Scale.range(written: range) ?? Scale.usualRange, good: good, asked: asked)
    return (scale, label.isEmpty || label == name ? nil : label)
  }

  private mutating func ask(_ number: Int, _ context: inout Context) throws(CommandError) -> Bool {
    let phrases = context.phrases
    switch number {
    case 0:
      return try askLine("ownScale-name", phrases.say("ownScale-nameHint"), \.name, &context) { text in
        Scale.isName(text) ? nil : phrases.say("ownScale-wrongName")
      }
    case 1: return try askLine("ownScale-label", name, \.label, &context) { _ in nil }
    case 2:
      return try askLine("ownScale-range", phrases.say("ownScale-rangeHint"), \.range, &context) { text in
        text.isEmpty || Scale.range(written: text) != nil ? nil : phrases.say("ownScale-wrongRange")
      }
    case 3:
      let labels =
        [Kind.checkIn, .checkOut].map { phrases.name(of: $0) } + [
          phrases.name(of: Measure.mood), phrases.name(of: Kind.entry),
        ]
      let question = KeyQuestion(
        phrases.say("ownScale-asked"), hint: phrases.say("hint-numberKeys"), labels: labels)
      return try !context.askSeveral(question, signs: labels, &occasions).isBack
    default:
      let labels = ["ownScale-high", "ownScale-low", "ownScale-neither"].map { phrases.say($0) }
      let question = KeyQuestion(phrases.say("ownScale-good"), labels: labels)
      guard let index = try context.askChoice(question, usual: 2).value else { return false }
      good = index < Scale.Direction.allCases.count ? Scale.Direction.allCases[index] : nil
      return true
    }
  }

  private static let occasions = Scale.Occasions.names.filter { !$0.occasion.isEmpty }

  /// Asks for a line until it can be taken; an empty name leaves, as Backspace does there.
  private mutating func askLine(
    _ question: String, _ hint: String, _ answer: WritableKeyPath<Self, String>, _ context: inout Context,
    problem: (String) -> String?
  ) throws(CommandError) -> Bool {
    let request = LineRequest(self[keyPath: answer], allowsBack: true)
    let asked = try context.askLine(context.phrases.say(question), hint: hint, request) {
      (line, context) -> Asked<String>? in
      if answer == \.name, line.isEmpty { return .back }
      guard let problem = problem(line) else { return .answer(line) }
      context.errors.line(Sanitizer.line(problem), .warning)
      return nil
    }
    self[keyPath: answer] = asked.value ?? self[keyPath: answer]
    return !asked.isBack
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
