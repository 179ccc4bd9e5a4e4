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
    plan = Period(journal, near: day...day).plan
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

  package var hasTimeOnCall: Bool { shifts.contains { $0.meaning == .onCall } }

  /// The zone in which hours of the day are read.
  package var zone: TimeZoneRules { plan.zone.zone(on: day) }

  package enum Statement: Hashable, Sendable {
    /// The hours that were worked, in place of any others, and the minutes of the break where they are said.
    case worked([ClockSpan], pause: Int?)
    /// Calls of time on call, beside others.
    case callOuts([ClockSpan])
  }

  package struct Outcome {
    /// The file of the shift that was meant.
    package var change: Change
    package var files: [(path: String, day: CivilDay, shift: ShiftType)] = []
  }

  /// Stated hours of a shift of the day as a change of the plan, to be looked at before it is written.
  package func change(_ statement: Statement, of meant: PlannedShift) -> PlanEffects.Change {
    // The id distinguishes what comes on top of the plan from the rest.
    let records = shifts.enumerated().map { number, shift in
      line(of: shift, shift == meant ? statement : nil).draft.record(id: String(number))
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
    let known: Record?
    do throws(StoreError) { known = try record(of: shift) } catch { throw .store(error) }
    guard let known else {
      return try create(statement, of: shift, note: note, source: source, now: now)
    }
    let lines = note.map { $0 + "\n" } ?? ""
    return Outcome(change: try journal.edit(known, statement.edits, appending: lines, now: now))
  }

  /// The file of a shift; `nil` for any other file.
  private func record(of shift: PlannedShift) throws(StoreError) -> Record? {
    guard case .record(let id) = shift.basis else { return nil }
    return try journal.datedShifts(on: day, withExtra: true).first { $0.id == id }
  }

  /// Writes the plan of the day as files.
  private func create(
    _ statement: Statement, of meant: PlannedShift, note: String?, source: String, now: Timestamp
  ) throws(ChangeError) -> Outcome {
    let shifts = plan.mainShifts(on: day)
    let lines = shifts.map { $0 == meant ? line(of: $0, statement, note: note) : line(of: $0) }
    do throws(DatedShifts.Refusal) {
      let files = try DatedShifts(lines).write(to: journal, source: source, now: now)
      let index = shifts.firstIndex(of: meant) ?? 0
      let path = files.files.indices.contains(index) ? files.files[index].path : ""
      return Outcome(
        change: Change(kind: .created, path: path, isUndoable: files.isUndoable), files: files.files)
    } catch { throw error.reason }
  }

  /// A file of a shift of the day, with what it states already.
  private func line(
    of shift: PlannedShift, _ statement: Statement? = nil, note: String? = nil
  ) -> DatedShifts.Line {
    var line = DatedShifts.Line(
      shift.type, on: day, hours: shift.times, note: note, isExtra: shift.isExtra)
    var (worked, callOuts, pause) = (shift.worked, shift.callOuts, shift.statedBreak)
    switch statement {
    case .worked(let spans, let said): (worked, pause) = (spans, said ?? pause)
    case .callOuts(let spans): callOuts += spans
    case nil: break
    }
    line.draft[.worked] = .string(worked.written)
    line.draft[.callOuts] = .list(callOuts.map { .string($0.iso) })
    line.draft[.breakMinutes] = pause.map { .int(Int64($0)) }
    return line
  }
}

extension DatedShiftEdit.Statement {
  /// The changes of a file that says something already.
  var edits: [FieldEdit] {
    switch self {
    case .worked(let spans, let pause):
      [.put(.worked, .string(spans.written))]
        + (pause.map { [.put(.breakMinutes, .int(Int64($0)))] } ?? [])
    case .callOuts(let spans): spans.map { .add(item: $0.iso, key: Key.callOuts.name) }
    }
  }
}
