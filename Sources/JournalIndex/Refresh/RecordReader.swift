import JournalFiles
import JournalFormat
import JournalModel
import SystemLibrary
import YAMLCodec

/// Makes records of files, one after another, in the same memory.
package struct RecordReader {
  /// Decides the day of a file that says none.
  package let zone: TimeZoneRules
  private var document = MarkdownDocument([])
  private let decoder: RecordDecoder

  package init(zone: TimeZoneRules, decoder: RecordDecoder = RecordDecoder()) {
    (self.zone, self.decoder) = (zone, decoder)
  }

  /// What a file turned out to be.
  package enum Result: ~Copyable {
    case record(Record, [Problem])
    case conflict
    /// Not there any more.
    case gone
    /// No record: the profile of a journal within the journal.
    case profile
    /// A second version of this journal's profile, under a name that a sync tool gave it (`journal 2.md`).
    case profileCopy
  }

  package mutating func read(_ path: String, state: FileState, from store: FileStore) -> Result {
    do { return read(try store.read(path)) } catch {
      if error.reason == .notFound { return .gone }
      return unreadable(path, state: state, reason: Problem.Reason(error.reason))
    }
  }

  package mutating func read(_ file: StoredFile) -> Result {
    var result = Result.gone
    unsafe file.bytes.withUnsafeBytes { result = unsafe read($0, path: file.path, state: file.state) }
    return result
  }

  package mutating func read(_ bytes: UnsafeRawBufferPointer, path: String, state: FileState) -> Result {
    let day = day(of: state)
    // git merges what is sealed by lines, too, where no driver is set up.
    if unsafe MergeMarkers.areIn(bytes) { return .conflict }
    if let sealed = unsafe decoder.decode(sealed: bytes, path: path, fileTime: day) {
      return .record(placed(sealed), [])
    }
    unsafe document.reload(bytes)
    // A journal within the journal: its profile is no record.
    if RecordReader.isNamedLikeProfile(path), ProfileDecoder.isProfile(document) { return .profile }
    if !path.utf8.contains(0x2F), ProfileDecoder.isProfile(document) { return .profileCopy }
    let (record, problems) = decoder.decode(document, path: path, fileTime: day)
    return .record(placed(record), problems)
  }

  /// The name of a sealed record has a time and no offset.
  private func placed(_ record: consuming Record) -> Record {
    var record = record
    if let at = record.at, at.offset == nil, record.isSealed {
      record.at = zone.timestamp(at.instant(in: zone))
    }
    return record
  }

  private static func isNamedLikeProfile(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { path in
      // Nearly all names end otherwise: one look tells them apart.
      guard path.count > 10, unsafe path[path.count - 4] == UInt8(ascii: "l") else { return false }
      return unsafe path[(path.count - 11)...].elementsEqual("/journal.md".utf8)
    }
  }

  /// Lends the body of the file read last, which holds a record.
  package func withBody<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    unsafe document.bytes.withUnsafeBufferPointer {
      unsafe body(UnsafeBufferPointer(rebasing: $0[document.body]))
    }
  }

  /// The record of a file that can't be read: its name says something still. Whether it is private nobody
  /// knows, so that it counts as that.
  package func unreadable(_ path: String, state: FileState, reason: Problem.Reason) -> Result {
    var record = decoder.decode(path: path, fileTime: day(of: state))
    record.problemCount = 1
    record.isPrivate = true
    return .record(record, [Problem(path: path, reason: reason)])
  }

  /// The day on which a file was last changed.
  package func day(of state: FileState) -> CivilDay { day(ofFileTime: state.modified) }

  /// The day of a time in nanoseconds since 1970.
  package func day(ofFileTime time: Int64) -> CivilDay {
    let (quotient, remainder) = time.quotientAndRemainder(dividingBy: 1_000_000_000)
    let seconds = remainder < 0 ? quotient - 1 : quotient
    return zone.local(Instant(secondsSinceEpoch: seconds)).day
  }
}
