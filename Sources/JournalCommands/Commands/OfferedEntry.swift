import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore

/// The journal entry that a check-out offers: asked for with the other questions, written after it; tags come last.
struct OfferedEntry: Sendable {
  private var title: String
  private var text: String
  private var opensEditor = false

  /// Asks whether to write one, for its title (Enter takes the suggestion) and its text (Enter opens the editor).
  static func ask(
    ratings: Ratings, shift: ShiftType?, in context: inout Context
  ) throws(CommandError) -> OfferedEntry? {
    let phrases = context.phrases
    guard try context.askYes(phrases.question(.writeEntry)) else { return nil }
    let suggestion = phrases.title(TitleSuggestion.suggest(ratings: ratings, shift: shift))
    let title = try context.askLine(phrases.question(.entryTitle(suggestion: suggestion)), hint: nil)
    let hasEditor = context.editor != nil
    let text = try context.askLine(phrases.question(.entryText), hint: hasEditor ? .textOrEditor : .oneLine)
    return OfferedEntry(
      title: title.isEmpty ? suggestion : title, text: text, opensEditor: text.isEmpty && hasEditor)
  }

  /// Writes it for the same moment and shift as the check-out.
  func write(_ choice: DayChoice, wished: ShiftType?, in context: inout Context) throws(CommandError) {
    var draft = Draft(kind: .entry, day: choice.day.day, body: text)
    draft[.at] = choice.at.map { .string($0.iso) }
    draft[.title] = .string(title)
    draft[.shift] = choice.writtenShift(wished: wished).map { .string($0.name) }
    let change = try context.create(draft)
    if !context.common.usesJSON { try context.confirm(change, choice, .entry) }
    let journal = try context.journal()
    if opensEditor {
      try context.openEditor(on: change.path, in: journal)
      try context.reportProblems(of: change.path, in: journal)
    }
    try askTags(change.path, journal, &context)
  }

  /// Offers tags once the entry is written: who breaks off now loses nothing of it.
  private func askTags(_ path: String, _ journal: Journal, _ context: inout Context) throws(CommandError) {
    guard !context.common.usesJSON, let file = try? context.read(path, in: journal),
      let record = journal.record(from: file)?.record, record.tags.isEmpty
    else { return }
    do throws(CommandError) { _ = try context.askTags(of: record) } catch {
      guard case .interrupted = error else { throw error }
    }
  }
}
