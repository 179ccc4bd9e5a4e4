import JournalFiles
import JournalIndex
import JournalModel
import JournalStore
import SystemLibrary

/// Records of which two can't be meant: two files of one record, in clear and sealed too, two people of one
/// name, and two changes of one day of the rota.
///
/// Each of them is a sound record, and merges without a word; only side by side they show what two devices
/// did.
enum CompetingRecords {
  /// The records that compete, each with the one that it competes with.
  ///
  /// - Parameter records: those that share kind, moment and title with another, all persons, all dated
  ///   shifts, and any others.
  static func find(in records: [Record], of journal: Journal) -> [Conflict] {
    let twins = RecordTwins.find(in: records.filter { !$0.isSealed }, of: journal)
    let copies = Set(twins.map(\.path))
    // Of two that are sealed nobody knows whether they say the same.
    let records = records.filter { !$0.isSealed && !copies.contains($0.path) }
    return twins + RecordTwins.ofSealed(journal.sealedRecords()) + namesakes(in: records)
      + days(in: records, of: journal)
      + journal.clearCopies().filter { !copies.contains($0.record.path) }.map {
        Conflict(path: $0.record.path, origin: .clearBesideSealed, original: $0.sealed.path)
      }
  }

  // MARK: People

  /// The files of people who have the name of somebody in another file; letters' case makes no difference.
  private static func namesakes(in records: [Record]) -> [Conflict] {
    var first: [String: String] = [:]
    // The shorter name is the older one: a number came to it.
    let people = records.filter { $0.kind == .person }.sorted { RecordTwins.isShorter($0.path, $1.path) }
    return people.compactMap { person in
      guard let name = person[text: .name].map(key(ofName:)), !name.isEmpty else { return nil }
      guard let other = first.updateValue(person.path, forKey: name) else { return nil }
      first[name] = other
      return Conflict(path: person.path, origin: .samePerson, original: other)
    }
  }

  /// What tells names apart.
  static func key(ofName name: String) -> String { name.trimmed.lowercased() }

  // MARK: Days

  /// Dated shifts that replace the plan of one day, and can't both be worked, or come from two devices.
  ///
  /// What this device made is the file, what came from elsewhere competes with it; where both did, the order
  /// of their names decides.
  private static func days(in records: [Record], of journal: Journal) -> [Conflict] {
    var shifts: [CivilDay: [Record]] = [:]
    for record in records where record.kind == .shift && record.shift != nil && !record.isExtra {
      shifts[record.date, default: []].append(record)
    }
    let several = shifts.values.filter { $0.count > 1 }
    guard !several.isEmpty else { return [] }
    let makers = Makers(of: journal)
    return several.flatMap { records in
      let paths = records.sorted { Bytes.precedes($0.path, $1.path) }
      let own = paths.filter { makers.maker(of: $0) == .thisDevice }
      let ordered = own + paths.filter { record in !own.contains { $0.path == record.path } }
      return ordered.indices.dropFirst().compactMap { index in
        let other = ordered[..<index].first {
          areContrary($0, ordered[index], journal.profile.shifts)
            || makers.areTwo($0, ordered[index])
        }
        return other.map { Conflict(path: ordered[index].path, origin: .sameDay, original: $0.path) }
      }
    }
  }

  /// Whether nobody can do both: the same shift, a shift and a day off, or work at one time.
  private static func areContrary(_ one: Record, _ other: Record, _ table: ShiftTable) -> Bool {
    guard let left = one.shift, let right = other.shift else { return false }
    let meanings = [left, right].map { table.meaning(of: $0, on: one.date) }
    guard let meaning = meanings[0], let otherMeaning = meanings[1] else { return left == right }
    if !meaning.isShift && !otherMeaning.isShift { return false }
    if meaning.isShift != otherMeaning.isShift { return true }
    let (hours, otherHours) = (spans(of: one, table), spans(of: other, table))
    let doMeet = haveCommonTime(hours, otherHours)
    if left == right { return doMeet || hours.isEmpty || otherHours.isEmpty }
    // On call one may be at work as well.
    return doMeet && meaning.isWork && otherMeaning.isWork
  }

  private static func haveCommonTime(_ spans: [ClockSpan], _ others: [ClockSpan]) -> Bool {
    spans.contains { span in others.contains { span.meets($0) } }
  }

  /// Whether two shifts say their hours, and have none in common.
  static func areApart(_ one: Record, _ other: Record) -> Bool {
    let (hours, otherHours) = (spans(of: one), spans(of: other))
    return !hours.isEmpty && !otherHours.isEmpty && !haveCommonTime(hours, otherHours)
  }

  /// The hours that a dated shift says, else those that are usual by a table.
  private static func spans(of record: Record, _ table: ShiftTable = ShiftTable()) -> [ClockSpan] {
    if let start = record.start, let end = record.end {
      return [ClockSpan(start: start.time, end: end.time)]
    }
    if !record.spans.isEmpty { return record.spans }
    return record.shift.flatMap { table.definition(of: $0, on: record.date)?.spans } ?? []
  }

  /// Which device made a record, as far as this one's log of changes tells.
  private struct Makers {
    private let history: ChangeHistory
    private let store: FileStore

    enum Maker { case thisDevice, another, unknown }

    init(of journal: Journal) { (history, store) = (ChangeHistory(of: journal.store), journal.store) }

    func maker(of record: Record) -> Maker {
      if history.hasMade(record.path) { return .thisDevice }
      guard let oldest = history.oldestForgotten else { return .another }
      // What is older than the log may have been forgotten.
      let file = try? store.read(record.path)
      return file.map { $0.state.changed >= oldest } ?? false ? .another : .unknown
    }

    /// Whether one comes from this device and one from another.
    func areTwo(_ one: Record, _ other: Record) -> Bool {
      Set([maker(of: one), maker(of: other)]) == [.thisDevice, .another]
    }
  }
}

extension Journal {
  /// The file of a person whose name another file has already.
  package func namesake(of name: String) -> Record? {
    var query = Query()
    query.kinds = [.person]
    let key = CompetingRecords.key(ofName: name)
    return records(matching: query).records.first { record in
      record[text: .name].map(CompetingRecords.key(ofName:)) == key
    }
  }
}

extension ClockSpan {
  /// Whether two spans of one day have time in common; one that ends before it begins ends on the next day.
  fileprivate func meets(_ other: ClockSpan) -> Bool {
    func minutes(_ span: ClockSpan) -> (start: Int, end: Int) {
      let (start, end) = (span.start.hour * 60 + span.start.minute, span.end.hour * 60 + span.end.minute)
      return (start, end > start ? end : end + 24 * 60)
    }
    let (one, two) = (minutes(self), minutes(other))
    return one.start < two.end && two.start < one.end
  }
}

extension ShiftTime {
  fileprivate var time: ClockTime {
    switch self {
    case .clock(let time): time
    case .timestamp(let moment): moment.local.time
    }
  }
}
