import JournalFiles
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore

/// `check-in`: how a person feels before a shift.
enum CheckInCommand: Command {
  static let verb = Verb(
    "check-in", .everyDay, takesScales: true, beginsJournal: true, deviceSync: .inbox,
    positionals: [ShiftRecord.words],
    options: ShiftRecord.options(of: .checkIn),
    examples: [
      "check-in", "check-in --energy 4 --stress 2 --motivation 5 --shift night --badge calm",
      "check-in --energy 3 --start 18h45",
    ])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    try ShiftRecord(.checkIn, arguments).write(in: &context)
    return .done
  }
}

/// `check-out`: how a person feels after a shift; offers a journal entry.
enum CheckOutCommand: Command {
  static let verb = Verb(
    "check-out", .everyDay, takesScales: true, beginsJournal: true, deviceSync: .inbox,
    positionals: [ShiftRecord.words],
    options: ShiftRecord.options(of: .checkOut),
    examples: [
      "check-out",
      "check-out --fatigue 4 --load 3 --satisfaction 4 --note 'Four admissions before midnight.'",
      "check-out --fatigue 3 --end 7h50", "check-out --end now --replace",
    ])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    try ShiftRecord(.checkOut, arguments).write(in: &context)
    return .done
  }
}

/// The journal entry that a check-out offers, for the same moment and shift.
struct OfferedEntry: Sendable {
  let choice: DayChoice
  /// The shift that the person named.
  let shift: ShiftType?
  /// What was answered at the check-out: the suggested title follows from it.
  let ratings: Ratings
  let mood: String?

  /// Asks whether to write one, for its title (Enter takes the suggestion), its text and its tags, and writes
  /// it; answers whether it did, `nil` where none is wanted.
  ///
  /// - Parameter writeBefore: writes what comes with the entry and is not written yet.
  func askAndWrite(
    in context: inout Context, writeBefore: (inout Context) throws(CommandError) -> Void = { _ in }
  ) throws(CommandError) -> Bool? {
    guard try context.askYes(context.phrases.say("question-writeEntry")) else { return nil }
    let step = mood.flatMap { Mood($0).step }
    let suggestion = context.title(
      TitleSuggestion.suggest(ratings: ratings, shift: choice.plainShift, mood: step))
    var unfinished = UnfinishedRecord(
      .entry, at: choice.at, date: choice.at == nil ? choice.day.day : nil, shift: shift)
    let scales = try context.journal().profile.scales.asked(.entry)
    let steps = [.title(suggestion: suggestion)] + scales.map(Interview.Step.rating) + [.text, .tags]
    try unfinished.ask(steps, in: &context)
    let answers = unfinished.answers
    guard !answers.isEmpty else { return false }
    try unfinished.writing(in: &context) { (context) throws(CommandError) in
      try writeBefore(&context)
      let change = try context.write(answers, suggestedTitle: suggestion, choice, wished: shift)
      if !context.common.usesJSON { try context.confirm(change, choice, .entry) }
    }
    return true
  }
}

extension Context {
  /// A title to suggest; an empty one where nothing stands out, since Enter must not write what nobody said.
  func title(_ suggestion: TitleSuggestion) -> String {
    suggestion.tone == .plain ? "" : phrases.title(suggestion)
  }

  mutating func write(
    _ answers: Answers, suggestedTitle: String, _ choice: DayChoice, wished: ShiftType?
  ) throws(CommandError) -> Change {
    try create(choice.entry(answers, suggestedTitle: suggestedTitle, wished: wished))
  }
}
