import JournalFiles
import JournalModel

/// What figures are made of, from one look at a journal and without making a record of everything that was
/// ever written.
public struct Survey: Sendable {
  /// The facts of the records in the order of their folders' paths and then of their names, and their words.
  public var table: FactTable
  /// The time off and the dated shifts among them, in the same order.
  public var plans: [Record]
  /// Check-ins and check-outs of which no more than the hours is shown.
  package var privateEnds: [Record] = []
  /// Problems of all files of the journal.
  public var problems: FoundProblems
  /// What sync tools and merges left.
  public var conflicts: [Conflict]
  /// The records with indices in ``table``, in their order; `nil` for those that are no more.
  package let recordsAt: @Sendable ([Int]) -> [Record?]

  /// A survey of a source that can tell single records.
  package init(
    table: FactTable, plans: [Record], problems: FoundProblems, conflicts: [Conflict],
    recordsAt: @escaping @Sendable ([Int]) -> [Record?]
  ) {
    (self.table, self.plans, self.problems) = (table, plans, problems)
    (self.conflicts, self.recordsAt) = (conflicts, recordsAt)
  }

  /// A survey of nothing.
  package init() {
    self.init(table: FactTable(), plans: [], problems: FoundProblems(), conflicts: []) { _ in [] }
  }

  /// The record with an index in ``table``; for the few of which more than facts is asked.
  public func record(at index: Int) -> Record? { recordsAt([index]).first ?? nil }

  /// The check-ins and check-outs: what hours are made of.
  public var shiftEnds: [Record] { records { $0.kind.isShiftEnd } + privateEnds }

  /// The records whose facts fulfil a condition, in the order of their paths.
  public func records(where isWanted: (RecordFacts) -> Bool) -> [Record] {
    recordsAt(table.facts.indices.filter { isWanted(table.facts[$0]) }).compactMap(\.self)
  }
}

extension Survey {
  /// Reads the moods once more, with those of the person's own.
  package mutating func read(_ moods: OwnMoods) {
    for index in table.facts.indices where table.facts[index].kind.isWrittenDaily {
      guard let mood = record(at: index)?.mood else { continue }
      table.facts[index].mood = moods.step(of: mood)
    }
  }
}
