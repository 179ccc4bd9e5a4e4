import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalShifts
import JournalStore
import SystemLibrary

/// Two days that change places, with a colleague or not: each gets, as dated shifts, what is planned for the
/// other.
package struct DaySwap {
  package let first: CivilDay
  package let second: CivilDay
  /// What is said about it in the files.
  private let note: String?
  private let plan: ShiftPlan

  package init(first: CivilDay, second: CivilDay, note: String?, in journal: Journal) {
    (self.first, self.second, self.note) = (first, second, note)
    plan = Period(journal, near: min(first, second)...max(first, second)).plan
  }

  /// Whether both days have the same shifts at the same hours: a swap would change nothing.
  package var isIdle: Bool { shifts(on: first).map(\.written) == shifts(on: second).map(\.written) }

  /// The files of both days.
  package func edit(in journal: Journal) throws(StoreError) -> DatedShifts {
    try DatedShifts(lines(of: second, on: first, in: journal) + lines(of: first, on: second, in: journal))
  }

  /// What changes places: what is planned for a day; where that is nothing, what was put on top of it.
  private func shifts(on day: CivilDay) -> [PlannedShift] {
    let planned = plan.mainShifts(on: day)
    return planned.isEmpty ? (plan.shifts(on: day) ?? []).filter(\.isShift) : planned
  }

  /// The files that give a day what is planned for another one.
  private func lines(
    of source: CivilDay, on day: CivilDay, in journal: Journal
  ) throws(StoreError) -> [DatedShifts.Line] {
    var lines = shifts(on: source).map { shift in
      let isUsual = shift.times == plan.usualSpans(of: shift.type, on: day)
      return DatedShifts.Line(shift.type, on: day, hours: isUsual ? [] : shift.times, note: note)
    }
    let records = try journal.datedShifts(on: day, withExtra: true).filter {
      !$0.isExtra || $0.isLeftover || plan.mainShifts(on: day).isEmpty
    }.sorted { $0.id < $1.id }
    // A day without work says so; what is left of its former files comes on top of it and is nothing.
    if lines.isEmpty { lines.append(DatedShifts.Line(.rest, on: day, note: note)) }
    while lines.count < records.count {
      lines.append(DatedShifts.Line(.rest, on: day, note: note, isExtra: true))
    }
    for (index, record) in records.enumerated() {
      lines[index].former = record
      if record.isExtra, !record.isLeftover { lines[index].draft[.extra] = .bool(true) }
    }
    return lines
  }
}

extension Record {
  /// Whether it is a file that a swap left over.
  fileprivate var isLeftover: Bool { isExtra && shift == .rest }
}

extension Journal {
  /// The dated shifts that replace the plan of a day, and those on top of it where they are wanted.
  package func datedShifts(on day: CivilDay, withExtra: Bool = false) throws(StoreError) -> [Record] {
    let answer = records(matching: Query(kinds: [.shift], from: day, until: day), scope: .around(day))
    // An unreadable file may be the shift that is there; a second one beside it might not count.
    for problem in answer.problems.unreadable where FileNames.mayBeOf(day, problem.path) {
      guard case .unreadable(let errno) = problem.reason else { continue }
      throw StoreError(path: problem.path, reason: .system(call: .read, errno: errno))
    }
    return answer.records.filter { $0.shift != nil && $0.date == day && (withExtra || !$0.isExtra) }
  }
}
