import JournalModel
import YAMLCodec

/// Reads every file for every question.
struct FullScan: RecordSource {
  /// Where the files are.
  var store: any JournalStore
  /// Decides the day of a file that says none.
  var zone: TimeZoneRules
  /// Is told how far work has come that takes long.
  var progress: ProgressReport?
  /// What the files said, where they are not to be read again.
  private var known: Content?

  /// Reads the files of a store.
  init(store: any JournalStore, zone: TimeZoneRules, progress: ProgressReport? = nil) {
    self.store = store
    self.zone = zone
    self.progress = progress
  }

  /// All that the files say.
  struct Content {
    /// In the order of the paths' bytes.
    var records: [Record] = []
    /// In the order of paths and positions.
    var problems: [Problem] = []
    /// In the order of the paths' bytes.
    var conflicts: [Conflict] = []
    /// How many files were read.
    var readCount = 0
  }

  func still() -> any RecordSource {
    var still = self
    still.known = content()
    return still
  }

  /// Reads everything.
  func content() -> Content {
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
    for file in listing.files where !Journal.isProfile(path: file.path) {
      count.add(1)
      content.readCount += 1
      switch reader.read(file.path, state: file.state, from: store) {
      case .gone: content.readCount -= 1
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

  func answer(to query: Query, scope: RefreshScope) -> Answer {
    let content = content()
    let matching = content.records.filter { query.matches($0) }
    return Answer(
      records: Array(query.page(of: query.sorted(matching))), total: matching.count,
      problems: content.problems, conflicts: content.conflicts)
  }

  func references() -> [RecordReference] {
    content().records.map { RecordReference(id: $0.id, path: $0.path) }
  }

  func problems() -> [Problem] { content().problems }

  func record(at path: String) -> Record? {
    guard let file = try? store.read(path) else { return nil }
    var reader = RecordReader(zone: zone)
    if case .record(let record, _) = reader.read(file) { return record }
    return nil
  }

  func reindex(_ mode: ReindexMode) -> ReindexReport {
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

/// Makes records of files, one after another, in the same memory.
struct RecordReader {
  /// Decides the day of a file that says none.
  let zone: TimeZoneRules
  private var document = MarkdownDocument([])
  private let decoder = RecordDecoder()

  /// A reader for a journal in a zone.
  init(zone: TimeZoneRules) { self.zone = zone }

  /// What a file turned out to be.
  enum Result: ~Copyable {
    /// A record with its problems.
    case record(Record, [Problem])
    /// An unfinished merge.
    case conflict
    /// Not there any more.
    case gone
  }

  /// Reads a file of a store.
  mutating func read(_ path: String, state: FileState, from store: any JournalStore) -> Result {
    do { return read(try store.read(path)) } catch {
      if error.reason == .notFound { return .gone }
      return unreadable(path, state: state, reason: Problem.Reason(error.reason))
    }
  }

  /// Reads a file that was read.
  mutating func read(_ file: StoredFile) -> Result {
    var result = Result.gone
    file.bytes.withUnsafeBytes { result = read($0, path: file.path, state: file.state) }
    return result
  }

  /// Reads bytes of a file.
  mutating func read(_ bytes: UnsafeRawBufferPointer, path: String, state: FileState) -> Result {
    if MergeMarkers.areIn(bytes) { return .conflict }
    document.reload(bytes)
    // A journal within the journal: its profile is no record.
    if RecordReader.isNamedLikeProfile(path), ProfileDecoder.isProfile(document) { return .gone }
    let (record, problems) = decoder.decode(document, path: path, fileTime: day(of: state))
    return .record(record, problems)
  }

  private static func isNamedLikeProfile(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { path in
      // Nearly all names end otherwise: one look tells them apart.
      guard path.count > 10, path[path.count - 4] == UInt8(ascii: "l") else { return false }
      return path[(path.count - 11)...].elementsEqual("/journal.md".utf8)
    }
  }

  /// Adds the words that a search would find in the file read last, which holds a record.
  func addWords(to signature: inout SignatureBuilder, _ record: Record) {
    signature.add(fieldsOf: record)
    document.bytes.withUnsafeBufferPointer { bytes in
      signature.add(UnsafeBufferPointer(rebasing: bytes[document.body]))
    }
  }

  /// The record of a file that can't be read: its name says something still.
  func unreadable(_ path: String, state: FileState, reason: Problem.Reason) -> Result {
    var record = decoder.decode(path: path, fileTime: day(of: state))
    record.problemCount = 1
    return .record(record, [Problem(path: path, reason: reason)])
  }

  /// The day on which a file was last changed.
  func day(of state: FileState) -> CivilDay { day(ofFileTime: state.modified) }

  /// The day of a time in nanoseconds since 1970.
  func day(ofFileTime time: Int64) -> CivilDay {
    let seconds = time >= 0 ? time / 1_000_000_000 : (time - 999_999_999) / 1_000_000_000
    return zone.local(Instant(secondsSinceEpoch: seconds)).day
  }
}

/// The lines that git leaves in a file whose merge is not finished.
enum MergeMarkers {
  /// Whether `<<<<<<< `, `=======` and `>>>>>>> ` begin lines of a text, in this order.
  static func areIn(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let ours = line("<<<<<<< ", in: bytes, from: 0),
      let middle = line("=======", in: bytes, from: ours + 8)
    else { return false }
    return line(">>>>>>> ", in: bytes, from: middle + 7) != nil
  }

  private static func line(_ marker: StaticString, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int?
  {
    marker.withUTF8Buffer { marker in
      var offset = start
      while let found = System.firstIndex(of: marker[0], in: bytes, from: offset) {
        let isAtLineStart = found == 0 || bytes[found - 1] == 0x0A || bytes[found - 1] == 0x0D
        if isAtLineStart, bytes.count - found >= marker.count,
          bytes[found..<(found + marker.count)].elementsEqual(marker)
        {
          return found
        }
        offset = found + 1
      }
      return nil
    }
  }
}

extension Problem {
  /// In the order of paths, then of positions, then as they came.
  static func sorted(_ problems: [Problem]) -> [Problem] {
    problems.enumerated().sorted { left, right in
      if !Bytes.areEqual(left.element.path, right.element.path) {
        return Bytes.precedes(left.element.path, right.element.path)
      }
      let (leftOffset, rightOffset) = (
        left.element.position?.offset ?? -1, right.element.position?.offset ?? -1
      )
      return (leftOffset, left.offset) < (rightOffset, right.offset)
    }.map(\.element)
  }
}
