import JournalModel

/// What a look at a day needs of a journal, without making a record of everything that was ever written.
public struct Overview: Sendable {
  /// The records that reach into the days from the first one on, time off and dated shifts that reach into
  /// its history, and persons, who are of no day.
  public var answer: Answer
  /// The days on which something was written: those of entries, check-ins and check-outs.
  public var daysWritten: DaySet

  /// Records with the days.
  public init(answer: Answer, daysWritten: DaySet) {
    self.answer = answer
    self.daysWritten = daysWritten
  }

  /// Takes the overview from all records.
  package init(since first: CivilDay, history: CivilDay, _ all: Answer) {
    var query = Query()
    query.from = first
    daysWritten = DaySet()
    answer = all
    answer.records = all.records.filter { record in
      if record.kind.isWrittenDaily { daysWritten.insert(record.date) }
      return record.kind == .person || record.kind.isPlan && record.lastDay >= history
        || query.matches(record)
    }
    answer.total = answer.records.count
  }
}

extension RecordSource {
  package func overview(since first: CivilDay, history: CivilDay, scope: RefreshScope) -> Overview {
    Overview(since: first, history: history, answer(to: Query(), scope: scope))
  }
}
