import JournalFiles
import JournalIndex
import JournalModel
import SystemLibrary
import YAMLCodec

/// Looks through the files of records for words: of those that the index can't judge, how well each answers;
/// of those that are shown, the part of the text that does as well.
struct RecordSearch: Sendable {
  var store: FileStore
  var terms: SearchTerms
  /// Opens a sealed file and reads it; `nil` where nobody can.
  var open: SealedReading?
  /// Called with why a file that is there could not be read.
  var note: @Sendable (StoreError) -> Void = { _ in }
  /// Called with the progress of long work; until then, a look at the journal may report as well.
  var progress: ProgressReport?
  /// Counts the files from the first part on.
  private let meter = Monitor<ProgressMeter?>(nil)

  /// Opens a sealed file and reads it; `nil` where it can't be opened.
  typealias SealedReading = @Sendable (_ path: String) -> (record: Record, bytes: [UInt8])?

  /// The records of a part that answer, by their files as they are now.
  func findings(in part: inout RecordPart) -> SearchFindings {
    meter.change { $0 = $0 ?? ProgressMeter(progress) }
    var reader = SearchReader(store, note)
    var scorer = SearchScorer(terms)
    var findings = SearchFindings()
    var place = part.start
    part.forEach { record in
      defer { place += 1 }
      let worth: Int?
      if record.isSealed {
        guard let opened = open?(record.path) else { return findings.unread += 1 }
        worth = scorer.score(of: opened.record, inFile: opened.bytes)
      } else {
        worth = reader.score(record, by: &scorer)
      }
      if let worth { findings.found.append((place, worth)) }
    }
    meter.read { $0 }?.add(part.count)
    return findings
  }

  /// Says that all parts were looked through.
  func finish() { meter.read { $0 }?.finish() }

  /// How the records of a part answer by their files as they are now, without those that don't any more.
  func hits(in part: inout RecordPart) -> [SearchHit] {
    var reader = SearchReader(store, note)
    var scorer = SearchScorer(terms)
    var hits: [SearchHit] = []
    part.forEach { record in
      let hit =
        record.isSealed
        ? open?(record.path).flatMap { SearchHit(&scorer, in: $0.record, file: $0.bytes) }
        : reader.hit(record, by: &scorer)
      if let hit { hits.append(hit) }
    }
    return hits
  }
}

/// Looks through one file after another; one value for each thread, with memory of its own.
struct SearchReader {
  private var files: FileReader
  private let note: (StoreError) -> Void
  private var document = MarkdownDocument([])

  init(_ store: FileStore, _ note: @escaping (StoreError) -> Void) {
    (files, self.note) = (FileReader(store), note)
  }

  /// How well a record answers, by its file as it is now; `nil` where it does not, or is gone.
  mutating func score(_ record: Record, by scorer: inout SearchScorer) -> Int? {
    unsafe body(of: record.path).flatMap { unsafe scorer.score(of: record, body: $0) }
  }

  /// How a record answers, by its file as it is now; `nil` where it does not, or is gone.
  mutating func hit(_ record: Record, by scorer: inout SearchScorer) -> SearchHit? {
    unsafe body(of: record.path).flatMap { unsafe SearchMatch(&scorer, in: record, body: $0) }
      .map { SearchHit(record: record, match: $0) }
  }

  /// The bytes of a body, which the reader owns until it reads the next file.
  private mutating func body(of path: String) -> UnsafeBufferPointer<UInt8>? {
    let bytes: UnsafeRawBufferPointer
    do throws(StoreError) { unsafe bytes = try files.read(path) } catch {
      if !error.meansNoFile { note(error) }
      return nil
    }
    return unsafe UnsafeBufferPointer(
      rebasing: bytes.assumingMemoryBound(to: UInt8.self)[document.bodyRange(of: bytes)])
  }
}

extension SearchScorer {
  /// The score of a record and of the body of its file, whose bytes were opened.
  fileprivate mutating func score(of record: Record, inFile bytes: [UInt8]) -> Int? {
    let body = MarkdownDocument(bytes).body
    return unsafe bytes.withUnsafeBufferPointer {
      unsafe score(of: record, body: UnsafeBufferPointer(rebasing: $0[body]))
    }
  }
}

extension SearchHit {
  /// How a record answers with the body of its file, whose bytes were opened; `nil` where it does not.
  fileprivate init?(_ scorer: inout SearchScorer, in record: Record, file bytes: [UInt8]) {
    let body = MarkdownDocument(bytes).body
    let match = unsafe bytes.withUnsafeBufferPointer {
      unsafe SearchMatch(&scorer, in: record, body: UnsafeBufferPointer(rebasing: $0[body]))
    }
    guard let match else { return nil }
    self.init(record: record, match: match)
  }
}
