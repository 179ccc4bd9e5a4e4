import JournalModel
import YAMLCodec

/// Looks through the files of records for words, on several threads.
///
/// Twice: first only how well each answers, which nearly all of the work is about, then again, with the part of the text that
/// does, those that are shown.
struct RecordSearch {
  /// Where the files are.
  var store: any JournalStore
  /// What is looked for.
  var terms: SearchTerms
  /// Is told how far work has come that takes long.
  var progress: ProgressReport?
  /// How many threads there may be.
  var threadCount = min(System.processorCount, 8)

  /// So many records are looked at before a thread asks for more.
  private static let partSize = 32

  /// The places of the records that answer: the best first, and among equals in the order in which they were given.
  func ranking(of records: [Record]) -> [Int] {
    let meter = ProgressMeter(progress)
    defer { meter?.finish() }
    var keys = findings(records.count, meter) { reader, place in
      reader.score(records[place]).map { RecordSearch.key(score: $0, place: place) }
    }
    keys.sort()
    return keys.map { Int($0 & 0xFFFF_FFFF) }
  }

  /// Numbers that are smaller for better records, and among equals for earlier ones.
  private static func key(score: Int, place: Int) -> UInt64 {
    UInt64(UInt32.max - UInt32(clamping: score)) << 32 | UInt64(UInt32(clamping: place))
  }

  /// How records answer by their files as they are now, without those that don't any more.
  func hits(in records: [Record]) -> [SearchHit] {
    findings(records.count, nil) { reader, place in reader.hit(records[place]) }
  }

  /// What readers, one for each thread, find at places, in the order of these.
  private func findings<Finding: Sendable>(
    _ count: Int, _ meter: ProgressMeter?,
    _ look: @escaping @Sendable (inout SearchReader, Int) -> Finding?
  ) -> [Finding] {
    let partCount = (count + Self.partSize - 1) / Self.partSize
    // Starting a thread costs as much as looking through some files.
    let parts = Pieces.map(
      partCount, threads: min(threadCount, (partCount + 3) / 4),
      worker: { [store, terms] in SearchReader(store: store, terms: terms) },
      { reader, part in
        let places = part * Self.partSize..<min((part + 1) * Self.partSize, count)
        meter?.add(places.count)
        return places.compactMap { look(&reader, $0) }
      })
    return parts.flatMap { $0 }
  }
}

/// Looks through one file after another; one value for each thread, with memory of its own.
struct SearchReader {
  private let terms: SearchTerms
  private var scorer: SearchScorer
  private var files: FileReader
  private var document = MarkdownDocument([])

  init(store: any JournalStore, terms: SearchTerms) {
    self.terms = terms
    scorer = SearchScorer(terms)
    files = FileReader(store)
  }

  /// How well a record answers, by its file as it is now; `nil` where it does not, or is gone.
  mutating func score(_ record: Record) -> Int? {
    body(of: record).flatMap { scorer.score(of: record, body: $0) }
  }

  /// How a record answers, by its file as it is now; `nil` where it does not, or is gone.
  mutating func hit(_ record: Record) -> SearchHit? {
    body(of: record).flatMap { SearchMatch(terms, in: record, body: $0) }
      .map { SearchHit(record: record, match: $0) }
  }

  private mutating func body(of record: Record) -> UnsafeBufferPointer<UInt8>? {
    let bytes: UnsafeRawBufferPointer
    do throws(StoreError) { bytes = try files.read(record.path) } catch { return nil }
    return UnsafeBufferPointer(
      rebasing: bytes.assumingMemoryBound(to: UInt8.self)[document.bodyRange(of: bytes)])
  }
}
