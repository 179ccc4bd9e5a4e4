import JournalFiles
import JournalIndex
import JournalModel
import YAMLCodec

/// Looks through the files of records for words.
///
/// Twice: first only how well each answers, which nearly all of the work is about, then again, with the part
/// of the text that does, those that are shown.
struct RecordSearch: Sendable {
  /// Where the files are.
  var store: any JournalStore
  /// What is looked for.
  var terms: SearchTerms
  /// How many of the records that answer are wanted.
  var needed: Int
  /// Opens a sealed file and reads it; `nil` where nobody can.
  var open: SealedReading?
  /// Is told how far work has come that takes long; until then, a look at the journal may report as well.
  var progress: ProgressReport?
  /// Counts the files from the first part on.
  private let meter = Monitor<ProgressMeter?>(nil)

  init(
    store: any JournalStore, terms: SearchTerms, needed: Int = .max, open: SealedReading? = nil,
    progress: ProgressReport? = nil
  ) {
    (self.store, self.terms, self.needed, self.progress) = (store, terms, needed, progress)
    self.open = open
  }

  /// Opens a sealed file and reads it; `nil` where it can't be opened.
  typealias SealedReading = @Sendable (_ path: String) -> (record: Record, bytes: [UInt8])?

  /// The records of a part that answer, by their files as they are now.
  func findings(in part: inout RecordPart) -> SearchFindings {
    meter.change { $0 = $0 ?? ProgressMeter(progress) }
    var reader = SearchReader(store: store, terms: terms, open: open)
    var found: [SearchFindings.Finding] = []
    var unread = 0
    part.forEach { record in
      if record.isSealed {
        switch reader.sealedScore(record) {
        case nil: unread += 1
        case let answer?:
          if let score = answer.score {
            found.append(SearchFindings.Finding(score: score, record: answer.record))
          }
        }
        return
      }
      guard let score = reader.score(record) else { return }
      found.append(SearchFindings.Finding(score: score, record: record))
    }
    meter.read { $0 }?.add(part.count)
    return SearchFindings(found, needed: needed, unread: unread)
  }

  /// Says that all parts were looked through.
  func finish() { meter.read { $0 }?.finish() }

  /// How records answer by their files as they are now, without those that don't any more.
  func hits(in records: [Record]) -> [SearchHit] {
    let hits = RecordPart.map(records) { part in
      var reader = SearchReader(store: store, terms: terms, open: open)
      var hits: [SearchHit] = []
      part.forEach { record in if let hit = reader.hit(record) { hits.append(hit) } }
      return hits
    }
    return hits.flatMap { $0 }
  }
}

/// The records that answer a search.
struct SearchFindings: Sendable {
  /// How many there are.
  let total: Int
  /// Those that are wanted: the best first, and among equals in the order in which they were given.
  let best: [Finding]
  /// How many could not be read, because they are sealed.
  let unread: Int

  /// A record with the score of its answer.
  struct Finding: Sendable {
    var score: Int
    var record: Record
  }

  /// Takes the best of those that were found.
  init(_ found: [Finding], needed: Int, unread: Int = 0) {
    self.init(found, total: found.count, needed: needed, unread: unread)
  }

  /// Takes the best of all parts, which are in the order of their records.
  init(_ parts: [SearchFindings], needed: Int) {
    self.init(
      parts.flatMap(\.best), total: parts.reduce(0) { $0 + $1.total }, needed: needed,
      unread: parts.reduce(0) { $0 + $1.unread })
  }

  private init(_ found: [Finding], total: Int, needed: Int, unread: Int) {
    (self.total, self.unread) = (total, unread)
    let order = found.indices.sorted { left, right in
      found[left].score == found[right].score ? left < right : found[left].score > found[right].score
    }
    best = order.prefix(needed).map { found[$0] }
  }
}

/// Looks through one file after another; one value for each thread, with memory of its own.
struct SearchReader {
  private let terms: SearchTerms
  private var scorer: SearchScorer
  private var files: FileReader
  private var document = MarkdownDocument([])

  private let open: RecordSearch.SealedReading?

  init(store: any JournalStore, terms: SearchTerms, open: RecordSearch.SealedReading? = nil) {
    (self.terms, self.open) = (terms, open)
    scorer = SearchScorer(terms)
    files = FileReader(store)
  }

  /// How well a record answers, by its file as it is now; `nil` where it does not, or is gone.
  mutating func score(_ record: Record) -> Int? {
    unsafe body(of: record).flatMap { unsafe scorer.score(of: record, body: $0) }
  }

  /// How well a sealed record answers, with all that it says; `nil` where it can't be opened.
  mutating func sealedScore(_ record: Record) -> (record: Record, score: Int?)? {
    guard let opened = open?(record.path) else { return nil }
    let body = MarkdownDocument(opened.bytes).body
    let score = unsafe opened.bytes.withUnsafeBufferPointer {
      unsafe scorer.score(of: opened.record, body: UnsafeBufferPointer(rebasing: $0[body]))
    }
    return (opened.record, score)
  }

  /// How a record answers, by its file as it is now; `nil` where it does not, or is gone.
  mutating func hit(_ record: Record) -> SearchHit? {
    if record.isSealed {
      guard let opened = open?(record.path) else { return nil }
      let body = MarkdownDocument(opened.bytes).body
      let match = unsafe opened.bytes.withUnsafeBufferPointer {
        unsafe SearchMatch(terms, in: opened.record, body: UnsafeBufferPointer(rebasing: $0[body]))
      }
      return match.map { SearchHit(record: opened.record, match: $0) }
    }
    return unsafe body(of: record).flatMap { unsafe SearchMatch(terms, in: record, body: $0) }
      .map { SearchHit(record: record, match: $0) }
  }

  /// The bytes of a body, which the reader owns until it reads the next file.
  private mutating func body(of record: Record) -> UnsafeBufferPointer<UInt8>? {
    let bytes: UnsafeRawBufferPointer
    do throws(StoreError) { unsafe bytes = try files.read(record.path) } catch { return nil }
    return unsafe UnsafeBufferPointer(
      rebasing: bytes.assumingMemoryBound(to: UInt8.self)[document.bodyRange(of: bytes)])
  }
}
