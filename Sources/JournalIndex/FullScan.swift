import JournalFiles
import JournalFormat
import JournalModel
import YAMLCodec

/// Reads every file for every question.
package struct FullScan: RecordSource {
  /// Where the files are.
  package var store: any JournalStore
  /// Decides the day of a file that says none.
  package var zone: TimeZoneRules
  /// Is told how far work has come that takes long.
  package var progress: ProgressReport?
  /// What the files said, where they are not to be read again.
  private var known: Content?

  /// Reads the files of a store.
  package init(store: any JournalStore, zone: TimeZoneRules, progress: ProgressReport? = nil) {
    self.store = store
    self.zone = zone
    self.progress = progress
  }

  /// All that the files say.
  package struct Content {
    /// In the order of the paths' bytes.
    package var records: [Record] = []
    /// In the order of paths and positions.
    package var problems: [Problem] = []
    /// In the order of the paths' bytes.
    package var conflicts: [Conflict] = []
    /// How many files were read.
    package var readCount = 0
  }

  package func still() -> any RecordSource {
    var still = self
    still.known = content()
    return still
  }

  /// Reads everything.
  package func content() -> Content {
    if let known { return known }
    var content = Content()
    let listing: Listing
    do { listing = try store.listing() } catch {
      content.problems.append(Problem(path: error.path, reason: Problem.Reason(error.reason)))
      return content
    }
    content.conflicts = listing.conflicts
    content.problems = listing.problems
    var reader = RecordReader(zone: zone)
    let meter = ProgressMeter(progress)
    defer { meter?.finish() }
    var count = ProgressCount(meter)
    for file in listing.files where !ProfileFile.isAt(file.path) {
      count.add(1)
      content.readCount += 1
      switch reader.read(file.path, state: file.state, from: store) {
      case .gone: content.readCount -= 1
      case .profile: content.readCount -= 1
      case .conflict: content.conflicts.append(Conflict(path: file.path, origin: .markers))
      case .record(let record, let problems):
        content.records.append(record)
        content.problems += problems
      }
    }
    content.conflicts.sort { Bytes.precedes($0.path, $1.path) }
    content.problems = Problem.sorted(content.problems)
    return content
  }

  package func answer(to query: Query, scope: RefreshScope) -> Answer {
    let content = content()
    let matching = content.records.filter { query.matches($0) }
    return Answer(
      records: Array(query.page(of: query.sorted(matching, in: zone))), total: matching.count,
      problems: content.problems, conflicts: content.conflicts)
  }

  package func references(named name: String, scope: RefreshScope) -> [RecordReference] {
    guard let search = NameSearch(name) else { return [] }
    return content().records.filter { record in
      (PathText.bytes(record.id) ?? []).withUnsafeBytes { search.isIn($0) }
    }.map { RecordReference(id: $0.id, path: $0.path) }
  }

  package func problems() -> [Problem] { content().problems }

  package func record(at path: String) -> Record? {
    guard let file = try? store.read(path) else { return nil }
    var reader = RecordReader(zone: zone)
    if case .record(let record, _) = reader.read(file) { return record }
    return nil
  }

  package func reindex(_ mode: ReindexMode) -> ReindexReport {
    let start = System.ticks()
    let content = content()
    var report = ReindexReport()
    report.files = content.records.count
    report.read = content.readCount
    report.problems = content.problems
    report.conflicts = content.conflicts
    report.seconds = Double(System.ticks() - start) / 1e9
    return report
  }
}
