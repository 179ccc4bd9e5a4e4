import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalShifts
import JournalStore
import SystemLibrary
import YAMLCodec

/// Two days that change places, with a colleague or not: each gets, as dated shifts, what is planned for the
/// other.
package struct DaySwap {
  package let first: CivilDay
  package let second: CivilDay
  /// What is said about it in the files.
  package let note: String?

  /// A swap that is to be written.
  package init(first: CivilDay, second: CivilDay, note: String?) {
    (self.first, self.second, self.note) = (first, second, note)
  }

  /// Whether both days have the same shifts at the same hours: a swap would change nothing.
  package func isIdle(in journal: Journal) -> Bool {
    let plan = Period(journal, from: min(first, second), until: max(first, second)).plan
    func said(_ day: CivilDay) -> [String] {
      Self.shifts(on: day, plan).map { shift in
        let spans = shift.spans.map { ClockSpan(start: $0.start.local.time, end: $0.end.local.time) }
        return PlanPiece(word: shift.type, spans: spans).written
      }
    }
    return said(first) == said(second)
  }

  package struct Outcome {
    package var files: [(path: String, day: CivilDay, shift: ShiftType)]
    /// Whether it can be taken back.
    package var isUndoable: Bool
  }

  /// Why it was not written, or not as a whole.
  package struct Refusal: Error {
    /// The file that could not be changed.
    package var path: String
    package var reason: ChangeError
  }

  /// A file of the swap: a dated shift of a day, new or in place of one that is there.
  private struct Piece {
    var day: CivilDay
    var shift: ShiftType
    var hours: [ClockSpan]
    var record: Record?
    /// Whether it is left of a day that had more shifts: a file that says nothing beside the others.
    var isLeftover = false
  }

  /// Writes the files of both days as one change.
  ///
  /// - Parameter source: what the new files say they come from.
  package func write(to journal: Journal, source: String, now: Timestamp) throws(Refusal) -> Outcome {
    let pieces = try pieces(journal)
    var batch = Batch()
    for piece in pieces { batch.items.append(try item(piece, journal, source: source, now)) }
    let result = try DaySwap.asking { () throws(StoreError) in
      let result = try journal.write(batch)
      if let failure = result.failure { throw failure }
      return result
    }
    let files = zip(pieces, result.paths).compactMap { piece, path in
      path.map { (path: $0, day: piece.day, shift: piece.shift) }
    }
    return Outcome(files: files, isUndoable: result.isUndoable)
  }

  package func change(in journal: Journal) throws(Refusal) -> PlanEffects.Change {
    let pieces = try pieces(journal)
    return PlanEffects.Change(
      pieces.map { piece in
        var record = Record(shift: piece.shift, on: piece.day, hours: piece.hours, isExtra: false)
        if let former = piece.record { record.id = former.id }
        return record
      },
      replaced: Set(pieces.compactMap { $0.record?.id }))
  }

  private func pieces(_ journal: Journal) throws(Refusal) -> [Piece] {
    let plan = Period(journal, from: min(first, second), until: max(first, second)).plan
    return try pieces(of: second, on: first, plan, journal) + pieces(of: first, on: second, plan, journal)
  }

  private static func asking<Result>(_ ask: () throws(StoreError) -> Result) throws(Refusal) -> Result {
    do throws(StoreError) { return try ask() } catch {
      throw Refusal(path: error.path, reason: .store(error))
    }
  }

  /// What changes places: what is planned for a day; where that is nothing, what was put on top of it.
  private static func shifts(on day: CivilDay, _ plan: ShiftPlan) -> [PlannedShift] {
    let planned = plan.mainShifts(on: day)
    return planned.isEmpty ? (plan.shifts(on: day) ?? []).filter(\.isShift) : planned
  }

  /// The files that give a day what is planned for another one.
  private func pieces(
    of source: CivilDay, on day: CivilDay, _ plan: ShiftPlan, _ journal: Journal
  ) throws(Refusal) -> [Piece] {
    var pieces = Self.shifts(on: source, plan).map { shift in
      let usual = plan.usualSpans(of: shift.type, on: day)
      let spans = shift.spans.map { ClockSpan(start: $0.start.local.time, end: $0.end.local.time) }
      return Piece(day: day, shift: shift.type, hours: spans == usual ? [] : spans)
    }
    let records = try DaySwap.asking { () throws(StoreError) in
      try journal.datedShifts(on: day, withExtra: true).filter {
        !$0.isExtra || $0.isLeftover || plan.mainShifts(on: day).isEmpty
      }.sorted { $0.id < $1.id }
    }
    // A day without work says so; what is left of its former files comes on top of it and is nothing.
    if pieces.isEmpty { pieces.append(Piece(day: day, shift: .rest, hours: [])) }
    while pieces.count < records.count {
      pieces.append(Piece(day: day, shift: .rest, hours: [], isLeftover: true))
    }
    for (index, record) in records.enumerated() { pieces[index].record = record }
    return pieces
  }

  private func item(
    _ piece: Piece, _ journal: Journal, source: String, _ now: Timestamp
  ) throws(Refusal) -> Batch.Item {
    guard let record = piece.record else {
      let file = journal.newFile(of: draft(piece, source: source), template: [])
      return Batch.Item(.new(folder: file.folder, name: file.stem + ".md"), bytes: file.bytes)
    }
    let file = try DaySwap.asking { () throws(StoreError) in try journal.store.read(record.path) }
    var document = MarkdownDocument(file.bytes)
    do throws(EditProblem) {
      var edits = Journal.edits(to: piece.shift, hours: piece.hours)
      if piece.isLeftover {
        edits.append(.put(.extra, .bool(true)))
      } else if record.isLeftover {
        edits.append(.unset(key: Key.extra.name))
      }
      try document.apply(edits, now: now)
    } catch { throw Refusal(path: record.path, reason: .edit(error)) }
    if let note { document.append(toBody: note + "\n") }
    return Batch.Item(.replacing(file), bytes: document.bytes)
  }

  private func draft(_ piece: Piece, source: String) -> Draft {
    var draft = Draft(kind: .shift, day: piece.day, body: note ?? "")
    draft[.shift] = .string(piece.shift.name)
    draft[.source] = .string(source)
    draft.setHours(piece.hours)
    return draft
  }
}

extension Record {
  /// Whether it is a file that a swap left over.
  fileprivate var isLeftover: Bool { isExtra && shift == .rest }
}

extension Journal {
  /// The dated shifts that replace the plan of a day, and those on top of it where they are wanted.
  package func datedShifts(on day: CivilDay, withExtra: Bool = false) throws(StoreError) -> [Record] {
    let answer = records(matching: Query(kinds: [.shift], from: day, until: day))
    // What can't be read may be the shift that is there; a second one beside it might not count.
    for problem in answer.problems.unreadable where FileNames.mayBeOf(day, problem.path) {
      guard case .unreadable(let errno) = problem.reason else { continue }
      throw StoreError(path: problem.path, reason: .system(call: .read, errno: errno))
    }
    return answer.records.filter { $0.shift != nil && $0.date == day && (withExtra || !$0.isExtra) }
  }
}

extension Draft {
  /// The hours of a dated shift: a start and an end, or several spans.
  package mutating func setHours(_ hours: [ClockSpan]) {
    if hours.count == 1 {
      self[.start] = .string(hours[0].start.iso)
      self[.end] = .string(hours[0].end.iso)
    } else if !hours.isEmpty {
      self[.hours] = .string(hours.written)
    }
  }
}
