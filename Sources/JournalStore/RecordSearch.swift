import JournalFiles
import JournalIndex
import JournalModel
import SystemLibrary
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
  /// Is told how far work has come that takes long; until then, a look at the journal may report as well.
  var progress: ProgressReport?
  /// Counts the files from the first part on.
  private let meter = Monitor<ProgressMeter?>(nil)

  init(
    store: any JournalStore, terms: SearchTerms, needed: Int = .max, progress: ProgressReport? = nil
  ) {
    (self.store, self.terms, self.needed, self.progress) = (store, terms, needed, progress)
  }

  /// The records of a part that answer, by their files as they are now.
  func findings(in part: inout RecordPart) -> SearchFindings {
    meter.change { $0 = $0 ?? ProgressMeter(progress) }
    var reader = SearchReader(store: store)
    var scorer = SearchScorer(terms)
    var found: [SearchFindings.Finding] = []
    part.forEachSearched(by: &scorer) { scorer, place, path in
      guard let score = reader.score(path, by: &scorer) else { return }
      found.append(SearchFindings.Finding(score: score, place: place))
    }
    meter.read { $0 }?.add(part.count)
    return SearchFindings(found, needed: needed)
  }

  /// Says that all parts were looked through.
  func finish() { meter.read { $0 }?.finish() }

  /// How records answer by their files as they are now, without those that don't any more.
  func hits(in records: [Record]) -> [SearchHit] {
    let hits = RecordPart.map(records) { part in
      var reader = SearchReader(store: store)
      var scorer = SearchScorer(terms)
      var hits: [SearchHit] = []
      part.forEach { record in if let hit = reader.hit(record, by: &scorer) { hits.append(hit) } }
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

  /// The place of a record among all that were looked through, with the score of its answer.
  struct Finding: Sendable {
    var score: Int
    var place: Int
  }

  /// Takes the best of those that were found.
  init(_ found: [Finding], needed: Int) {
    self.init(found, total: found.count, needed: needed)
  }

  /// Takes the best of all parts, which are in the order of their records.
  init(_ parts: [SearchFindings], needed: Int) {
    self.init(parts.flatMap(\.best), total: parts.reduce(0) { $0 + $1.total }, needed: needed)
  }

  private init(_ found: [Finding], total: Int, needed: Int) {
    self.total = total
    let order = found.indices.sorted { left, right in
      found[left].score == found[right].score ? left < right : found[left].score > found[right].score
    }
    best = order.prefix(needed).map { found[$0] }
  }
}

/// Looks through one file after another; one value for each thread, with memory of its own.
struct SearchReader {
  private var files: FileReader
  private var document = MarkdownDocument([])

  init(store: any JournalStore) { files = FileReader(store) }

  /// How well a record answers of which the scorer has all but the body, by its file as it is now; `nil`
  /// where it does not, or is gone.
  mutating func score(_ path: String, by scorer: inout SearchScorer) -> Int? {
    unsafe body(of: path).flatMap { unsafe scorer.score(body: $0) }
  }

  /// How a record answers, by its file as it is now; `nil` where it does not, or is gone.
  mutating func hit(_ record: Record, by scorer: inout SearchScorer) -> SearchHit? {
    unsafe body(of: record.path).flatMap { unsafe SearchMatch(&scorer, in: record, body: $0) }
      .map { SearchHit(record: record, match: $0) }
  }

  /// The bytes of a body, which the reader owns until it reads the next file.
  private mutating func body(of path: String) -> UnsafeBufferPointer<UInt8>? {
    let bytes: UnsafeRawBufferPointer
    do throws(StoreError) { unsafe bytes = try files.read(path) } catch { return nil }
    return unsafe UnsafeBufferPointer(
      rebasing: bytes.assumingMemoryBound(to: UInt8.self)[document.bodyRange(of: bytes)])
  }
}
