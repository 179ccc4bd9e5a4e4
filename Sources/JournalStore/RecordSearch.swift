import JournalFiles
import JournalIndex
import JournalModel
import SystemLibrary
import YAMLCodec

/// Looks through the files of records for words: of those that the index can't judge, how well each answers;
/// of those that are shown, the part of the text that does.
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
      let read = unsafe reader.withBody(of: record, open) { unsafe scorer.score(of: $0, body: $1) }
      if read == nil, record.isSealed { findings.unread += 1 }
      if let worth = read ?? nil { findings.found.append((place, worth)) }
    }
    meter.read { $0 }?.add(part.count)
    return findings
  }

  /// Says that all parts were looked through.
  func finish() { meter.read { $0 }?.finish() }

  /// The records of a part that answer by their files as they are now, with the part of the text that does.
  func hits(in part: inout RecordPart) -> [SearchHit] {
    var reader = SearchReader(store, note)
    var scorer = SearchScorer(terms)
    var hits: [SearchHit] = []
    part.forEach { record in
      let hit = unsafe reader.withBody(of: record, open) { record, body in
        unsafe scorer.snippet(of: record, body: body).map { SearchHit(record: record, snippet: $0) }
      }
      if let hit = hit ?? nil { hits.append(hit) }
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

  /// Lends a record and the body of its file as it is now, of a sealed one as they were opened; `nil` where
  /// nobody can read it, or it is gone.
  mutating func withBody<Result>(
    of record: Record, _ open: RecordSearch.SealedReading?,
    _ read: (Record, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    if record.isSealed {
      guard let opened = open?(record.path) else { return nil }
      return unsafe opened.bytes.withUnsafeBytes { unsafe read(opened.record, body(in: $0)) }
    }
    let bytes: UnsafeRawBufferPointer
    do throws(StoreError) { unsafe bytes = try files.read(record.path) } catch {
      if !error.meansNoFile { note(error) }
      return nil
    }
    return unsafe read(record, body(in: bytes))
  }

  private mutating func body(in bytes: UnsafeRawBufferPointer) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(
      rebasing: bytes.assumingMemoryBound(to: UInt8.self)[document.bodyRange(of: bytes)])
  }
}
