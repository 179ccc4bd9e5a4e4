import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import YAMLCodec

/// `rota swap DAY SHIFT`: another shift on one day, as a file that replaces the plan of that day;
/// `rota swap DAY DAY`: what is planned for the two days changes places.
struct RotaSwapCommand: Command {
  static let name = "rota swap"
  static let summary = HelpText.rotaSwap
  static let group = VerbGroup.plan
  static let positionals = [Positional(.day), Positional(.shift)]
  static let options: [Option] = [.hours, .note]
  static let examples = [
    "rota swap 2026-12-24 night", "rota swap tomorrow late --hours late=13:30-21:30",
    "rota swap 2026-12-24 2026-12-27 --note 'with Léa'",
  ]

  private let shift: DayShift
  /// The other day, where the second word may be one.
  private let other: DayArgument?
  private let hasHours: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    let hours = try arguments.text(.hours)
    hasHours = hours != nil
    shift = try DayShift(arguments, hours: hours)
    other = DayArgument(try arguments.argument(1)).flatMap { $0.isOneDay ? $0 : nil }
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    // A word of the hospital's own comes first, whatever day it might be.
    guard let other, !hasHours, !journal.profile.shifts.knows(shift.shift) else {
      try shift.write(isExtra: false, command: Self.name, in: &context)
      return .done
    }
    let dates = context.dates(in: journal, .future)
    let swap = DaySwap(first: shift.day.day(dates), second: other.day(dates), note: shift.note)
    try swap.write(in: &context)
    return .done
  }
}

/// Two days that change places, with a colleague or not.
private struct DaySwap {
  let first: CivilDay
  let second: CivilDay
  let note: String?

  /// A file of the swap: a dated shift of a day, new or in place of one that is there.
  private struct Piece {
    var day: CivilDay
    var shift: ShiftType
    var hours: [ClockSpan]
    var record: Record?
  }

  func write(in context: inout Context) throws(CommandError) {
    let journal = try context.journal()
    let plan = Period(journal, from: min(first, second), until: max(first, second)).plan
    let pieces =
      try pieces(of: second, on: first, plan, journal) + pieces(of: first, on: second, plan, journal)
    var batch = Batch()
    for piece in pieces { batch.items.append(try item(piece, journal, context)) }
    let result: BatchResult
    do throws(StoreError) { result = try journal.write(batch) } catch { throw .store(error) }
    if let failure = result.failure { throw .store(failure) }
    try confirm(pieces, result, &context)
  }

  /// The files that give a day what is planned for another one.
  private func pieces(
    of source: CivilDay, on day: CivilDay, _ plan: ShiftPlan, _ journal: Journal
  ) throws(CommandError) -> [Piece] {
    var pieces = plan.mainShifts(on: source).map { shift in
      let usual = plan.usualSpans(of: shift.type, on: day)
      let spans = shift.spans.map { ClockSpan(start: $0.start.local.time, end: $0.end.local.time) }
      return Piece(day: day, shift: shift.type, hours: spans == usual ? [] : spans)
    }
    // A day without work says so; what is left of its former files says it too.
    let records = try journal.datedShifts(on: day).sorted { $0.id < $1.id }
    while pieces.count < max(1, records.count) { pieces.append(Piece(day: day, shift: .rest, hours: [])) }
    for (place, record) in records.enumerated() { pieces[place].record = record }
    return pieces
  }

  private func item(
    _ piece: Piece, _ journal: Journal, _ context: Context
  ) throws(CommandError) -> Batch.Item {
    guard let record = piece.record else {
      let file = journal.newFile(of: draft(piece), template: [])
      return Batch.Item(.new(folder: file.folder, name: file.stem + ".md"), bytes: file.bytes)
    }
    return try context.change(record.path) { () throws(ChangeError) in
      let file: StoredFile
      do throws(StoreError) { file = try journal.store.read(record.path) } catch { throw .store(error) }
      var document = MarkdownDocument(file.bytes)
      do throws(EditProblem) {
        try document.apply(
          Journal.edits(to: piece.shift, hours: piece.hours), now: context.timestamp(in: journal))
      } catch { throw .edit(error) }
      if let note { document.append(toBody: note + "\n") }
      return Batch.Item(.replacing(file), bytes: document.bytes)
    }
  }

  private func draft(_ piece: Piece) -> Draft {
    var draft = Draft(kind: .shift, day: piece.day, body: note ?? "")
    draft[.shift] = .string(piece.shift.name)
    draft[.source] = .string("cli")
    draft.setHours(piece.hours)
    return draft
  }

  private func confirm(
    _ pieces: [Piece], _ result: BatchResult, _ context: inout Context
  ) throws(CommandError) {
    let journal = try context.journal()
    let paths = result.paths.compactMap(\.self)
    if context.common.usesJSON {
      let records = paths.compactMap { path in
        (try? journal.store.read(path)).flatMap { journal.record(from: $0)?.record }
      }
      context.answer { json in
        json.key("records")
        json.list(records) { $0.record($1) }
      }
    } else {
      let today = context.today(in: journal)
      for (piece, path) in zip(pieces, paths) {
        let day = context.phrases.shift(piece.shift, of: piece.day, today: today)
        let what = context.phrases.name(of: Kind.shift)
        context.confirm(.created(what, day: day, path: context.displayed(path, in: journal)))
      }
      try context.mentionSummary(around: min(first, second))
    }
    if !result.isUndoable {
      context.errors.line("smjournal: warning: " + context.phrases.confirmation(.notUndoable))
    }
  }
}
