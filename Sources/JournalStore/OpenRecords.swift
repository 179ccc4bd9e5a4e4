import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalText
import YAMLCodec

/// The records of a source but the private ones, as they were when it was made.
///
/// This is the one place that decides it: lists, figures, searches, names and problems are all answered from
/// here. Files in conflict are left out too, since nobody can say which of their versions counts.
struct OpenRecords: RecordSource {
  private var base: any RecordSource
  /// The paths of the private records.
  private let hidden: Set<[UInt8]>

  /// Looks once which records are private.
  init(of source: any RecordSource, store: any JournalStore) {
    base = source.snapshot()
    var hidden = Set(base.privateRecords().map { Array($0.path.utf8) })
    for path in Set(base.problems().map(\.path)) where OpenRecords.mayBePrivate(path, in: store) {
      hidden.insert(Array(path.utf8))
    }
    self.hidden = hidden
  }

  /// Whether a file with a problem may have been meant to be private: its front matter can't be trusted to
  /// say so.
  private static func mayBePrivate(_ path: String, in store: any JournalStore) -> Bool {
    guard let file = try? store.read(path) else { return true }
    let start = Folding.folded(String(decoding: file.bytes.prefix(limit), as: UTF8.self))
    return start.split(whereSeparator: \.isNewline).contains { line in
      let word = line.prefix { $0 != ":" }.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
      return Record.privacyKeys.contains { word == Folding.folded($0) }
    }
  }

  /// Front matter is at the start of a file.
  private static let limit = 1 << 14

  var progress: ProgressReport? {
    get { base.progress }
    set { base.progress = newValue }
  }

  var indexProblem: StoreError? { base.indexProblem }

  private func isHidden(_ path: String) -> Bool { !hidden.isEmpty && hidden.contains(Array(path.utf8)) }

  func snapshot() -> any RecordSource { self }

  func asking<Answer>(_ scope: RefreshScope, _ answer: (BlockAnswers) -> Answer?) -> Answer? {
    base.asking(scope) { $0.without(hidden).flatMap(answer) }
  }

  func record(at path: String) -> Record? {
    guard !isHidden(path), let record = base.record(at: path), !record.isPrivate else { return nil }
    return record
  }

  func reindex(_ mode: ReindexMode) -> ReindexReport {
    var report = base.reindex(mode)
    report.problems = report.problems.filter { !isHidden($0.path) }
    report.conflicts = []
    return report
  }
}
