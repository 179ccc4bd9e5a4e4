import JournalModel
import YAMLCodec

/// Looks through the files of records for words, on several threads.
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

  /// The parts of the records that threads take, one after the other, and what they found in each.
  private struct Parts {
    var next = 0
    var hits: [[SearchHit]]
  }

  /// The records that answer, in the order in which they were given.
  func hits(in records: [Record]) -> [SearchHit] {
    let meter = ProgressMeter(progress)
    defer { meter?.finish() }
    let partCount = (records.count + Self.partSize - 1) / Self.partSize
    let parts = Monitor(Parts(hits: [[SearchHit]](repeating: [], count: partCount)))
    // Starting a thread costs as much as looking through some files.
    System.onThreads(min(threadCount, (partCount + 3) / 4)) { [store, terms] in
      var reader = SearchReader(store: store, terms: terms)
      while let part = RecordSearch.take(from: parts, count: partCount) {
        let range = part * Self.partSize..<min((part + 1) * Self.partSize, records.count)
        let hits = records[range].compactMap { reader.hit($0) }
        if !hits.isEmpty { parts.change { $0.hits[part] = hits } }
        meter?.add(range.count)
      }
    }
    return parts.read { $0.hits.flatMap { $0 } }
  }

  private static func take(from parts: Monitor<Parts>, count: Int) -> Int? {
    var part: Int?
    parts.change { parts in
      guard parts.next < count else { return }
      part = parts.next
      parts.next += 1
    }
    return part
  }
}

/// Looks through one file after another; one value for each thread, with memory of its own.
struct SearchReader {
  private let terms: SearchTerms
  private var sieve: SearchSieve
  private var files: FileReader
  private var document = MarkdownDocument([])

  init(store: any JournalStore, terms: SearchTerms) {
    self.terms = terms
    sieve = SearchSieve(terms)
    files = FileReader(store)
  }

  /// How a record, by its file as it is now, answers; `nil` where it does not, or is gone.
  mutating func hit(_ record: Record) -> SearchHit? {
    let bytes: UnsafeRawBufferPointer
    do throws(StoreError) { bytes = try files.read(record.path) } catch { return nil }
    guard sieve.mayFind(record, in: bytes.bindMemory(to: UInt8.self)) else { return nil }
    document.reload(bytes)
    let match = document.bytes.withUnsafeBufferPointer { bytes in
      SearchMatch(terms, in: record, body: UnsafeBufferPointer(rebasing: bytes[document.body]))
    }
    return match.map { SearchHit(record: record, match: $0) }
  }
}
