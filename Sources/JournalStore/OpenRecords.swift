import JournalFormat
import JournalIndex
import JournalModel

/// The records of a source but the private ones, as they were when it was made.
///
/// Lists, figures, searches, names and problems are all answered from here. Which records these are `Privacy`
/// decides, where their files are read. Files in conflict are left out too, since nobody can say which of
/// their versions counts. The days and hours of private records go on counting: a figure without them would
/// have shifts that nobody worked.
struct OpenRecords: RecordSource {
  private var base: any RecordSource
  /// The paths of the records that are left out.
  private let hidden: Set<[UInt8]>
  /// Whether private records are, also those that are so since.
  private let hidesPrivate: Bool
  let privateHours: [PrivateHours]

  /// Looks once which records are private. A file that only has the name of a
  /// record may be one tomorrow.
  ///
  /// - Parameters:
  ///   - copies: what is in clear of sealed records.
  ///   - words: the words of shifts that have a meaning.
  init(of source: any RecordSource, copies: [Record], words: ShiftTable) {
    base = source
    let privates = base.privateRecords()
    let known = privates.filter { ($0.kind.isPlan || $0.kind.isShiftEnd) && !$0.isSealed }
    privateHours = known.enumerated().map {
      PrivateHours(record: $1.hours(number: $0 + 1, words), file: $1.path)
    }
    let twins = privates.isEmpty ? [] : base.twinsOfPrivate()
    var hidden = Set(((privates + copies).map(\.path) + twins).map { Array($0.utf8) })
    for path in Set(base.problems().map(\.path)) where base.record(at: path)?.isPrivate ?? true {
      hidden.insert(Array(path.utf8))
    }
    self.hidden = hidden
    hidesPrivate = true
  }

  init(withoutSealed sealed: [Record], of source: any RecordSource) {
    base = source
    hidden = Set(sealed.map { Array($0.path.utf8) })
    hidesPrivate = false
    privateHours = source.privateHours
  }

  var progress: ProgressReport? {
    get { base.progress }
    set { base.progress = newValue }
  }

  var notes: LookNotes { base.notes }

  private func isHidden(_ path: String) -> Bool { !hidden.isEmpty && hidden.contains(Array(path.utf8)) }

  func snapshot(_ scope: RefreshScope) -> any RecordSource { self }

  func asking<Answer>(_ scope: RefreshScope, _ answer: (BlockAnswers) -> Answer?) -> Answer {
    base.asking(scope) { $0.without(hidden).flatMap(answer) }
  }

  func record(at path: String) -> Record? {
    guard !isHidden(path), let record = base.record(at: path) else { return nil }
    return record.isPrivate && hidesPrivate || record.isSealed ? nil : record
  }

  func otherJournals() -> [String] { base.otherJournals() }

  func reindex(_ mode: ReindexMode) -> ReindexReport {
    var report = base.reindex(mode)
    report.problems = report.problems.filter { !isHidden($0.path) }
    if hidesPrivate { report.conflicts = [] }
    return report
  }
}

extension Record {
  /// Its days and hours without anything else.
  fileprivate func hours(number: Int, _ words: ShiftTable) -> Record {
    // No file is called so; of a moment the higher number of a name goes on ruling.
    let id = "(private \(number))" + (numberOfName > 1 ? "-\(numberOfName)" : "")
    var hours = Record(id: id, path: id + ".md", kind: kind, date: date, dateBasis: dateBasis)
    (hours.at, hours.shift, hours.start, hours.end) = (at, shift, start, end)
    (hours.from, hours.until, hours.status, hours.keys) = (from, until, status, keys)
    if kind == .vacation { hours.category = .other }
    // What no figure can be made of is a text of the person's; that there is something stays to be told.
    if let shift, words.meaning(of: shift, on: date) == nil {
      hours.shift = kind.isShiftEnd ? nil : .other("🔒")
    }
    hours.details = details.filter { Key.ofHours.contains($0.key) }
    return hours
  }
}

extension Key {
  /// What few records say of plan and hours.
  fileprivate static let ofHours: [Key] = [
    .published, .shifts, .extra, .hours, .half, .callOuts, .worked, .breakMinutes,
  ]
}
