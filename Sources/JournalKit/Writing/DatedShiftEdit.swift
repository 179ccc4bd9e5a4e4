import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalShifts
import JournalStore

/// Hours that are stated of a shift of the plan, written into its dated file.
///
/// All of a day's files together are that day: where the plan is no file yet, every shift of the day becomes
/// one, with the hours that hold.
package struct DatedShiftEdit {
  package let day: CivilDay
  /// What is planned for the day: work, time on call, and words without a meaning.
  package let shifts: [PlannedShift]
  private let plan: ShiftPlan
  private let journal: Journal

  /// The shifts of a day that hours can be stated of.
  package init(of day: CivilDay, in journal: Journal) {
    self.day = day
    self.journal = journal
    plan = Period(journal, from: day, until: day, scope: .around(day)).plan
    shifts = (plan.shifts(on: day) ?? []).filter { $0.isShift || $0.meaning == nil }
  }

  /// What a shift of such hours is called: the person's own word for one by day or night, else everybody's.
  package func word(for spans: [ClockSpan]) -> ShiftType {
    let isNight =
      spans.contains { $0.end <= $0.start }
      && ShiftTable.definitions(said: spans.written).first?.meaning == .night
    let (meaning, word): (ShiftMeaning, ShiftType) = isNight ? (.night, .night) : (.day, .day)
    let table = journal.profile.shifts
    return table.ownWord(for: word, on: day) ?? table.definitions.first { $0.meaning == meaning }?.word
      ?? word
  }

  /// The zone in which hours of the day are read.
  package var zone: TimeZoneRules { plan.zone.zone(on: day) }

  package enum Statement: Hashable, Sendable {
    /// The hours that were worked, in place of any others.
    case worked([ClockSpan])
    /// Calls of time on call, beside others.
    case callOuts([ClockSpan])
  }

  package struct Outcome {
    /// The file of the shift that was meant.
    package var change: Change
    package var files: [(path: String, shift: ShiftType)] = []
  }

  /// Stated hours of a shift of the day as a change of the plan, to be looked at before it is written.
  package func change(_ statement: Statement, of meant: PlannedShift) -> PlanEffects.Change {
    let records = shifts.enumerated().map { number, shift in
      var record = Record(
        shift: shift.type, on: day,
        hours: shift.spans.map { ClockSpan(start: $0.start.local.time, end: $0.end.local.time) },
        isExtra: shift.isExtra)
      // What comes on top of the plan is told from the rest by its id.
      record.id = String(number)
      if !shift.worked.isEmpty { record[text: .worked] = shift.worked.written }
      var callOuts = shift.callOuts
      if shift == meant {
        switch statement {
        case .worked(let spans): record[text: .worked] = spans.written
        case .callOuts(let spans): callOuts += spans
        }
      }
      if !callOuts.isEmpty { record[detail: .callOuts] = .list(callOuts.map { .string($0.iso) }) }
      return record
    }
    let replaced: [String] = shifts.compactMap { shift in
      if case .record(let id) = shift.basis { id } else { nil }
    }
    return PlanEffects.Change(records, replaced: Set(replaced))
  }

  /// Writes hours of a shift of the day.
  ///
  /// - Parameters:
  ///   - note: goes below the text of the file.
  ///   - source: what new files say they come from.
  package func write(
    _ statement: Statement, of shift: PlannedShift, note: String?, source: String, now: Timestamp
  ) throws(ChangeError) -> Outcome {
    let record: Record
    do throws(StoreError) {
      guard let known = try self.record(of: shift) else {
        return try create(statement, of: shift, note: note, source: source)
      }
      record = known
    } catch { throw .store(error) }
    let lines = note.map { $0 + "\n" } ?? ""
    return Outcome(change: try journal.edit(record, statement.edits, appending: lines, now: now))
  }

  /// The file of a shift; `nil` where it is none.
  private func record(of shift: PlannedShift) throws(StoreError) -> Record? {
    guard case .record(let id) = shift.basis else { return nil }
    return try journal.datedShifts(on: day, withExtra: true).first { $0.id == id }
  }

  /// Writes the plan of the day as files.
  private func create(
    _ statement: Statement, of meant: PlannedShift, note: String?, source: String
  ) throws(StoreError) -> Outcome {
    var batch = Batch()
    let shifts = plan.mainShifts(on: day)
    for shift in shifts {
      let isMeant = shift == meant
      var draft = Draft(kind: .shift, day: day, body: isMeant ? note ?? "" : "")
      draft[.shift] = .string(shift.type.name)
      draft[.source] = .string(source)
      draft.setHours(shift.spans.map { ClockSpan(start: $0.start.local.time, end: $0.end.local.time) })
      if isMeant { draft.set(statement) }
      let file = journal.newFile(of: draft, template: [])
      batch.items.append(Batch.Item(.new(folder: file.folder, name: file.stem + ".md"), bytes: file.bytes))
    }
    let result = try journal.write(batch)
    if let failure = result.failure { throw failure }
    let files = zip(shifts, result.paths).compactMap { shift, path in
      path.map { (path: $0, shift: shift.type) }
    }
    let index = shifts.firstIndex(of: meant) ?? 0
    let path = result.paths.indices.contains(index) ? result.paths[index] ?? "" : ""
    return Outcome(change: Change(kind: .created, path: path, isUndoable: result.isUndoable), files: files)
  }
}

extension Draft {
  fileprivate mutating func set(_ statement: DatedShiftEdit.Statement) {
    switch statement {
    case .worked(let spans): self[.worked] = .string(spans.written)
    case .callOuts(let spans): self[.callOuts] = .list(spans.map { .string($0.iso) })
    }
  }
}

extension DatedShiftEdit.Statement {
  /// The changes of a file that says something already.
  var edits: [FieldEdit] {
    switch self {
    case .worked(let spans): [.put(.worked, .string(spans.written))]
    case .callOuts(let spans): spans.map { .add(item: $0.iso, key: Key.callOuts.name) }
    }
  }
}
