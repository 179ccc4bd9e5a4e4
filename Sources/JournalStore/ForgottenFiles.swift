import JournalFiles
import JournalModel
import SystemLibrary

/// Which files were forgotten or sealed on this device, by checksums of their names and texts: no backup
/// brings them back in clear unasked.
///
/// A file beside the notes of imports, a line a name or a text: when that was, in nanoseconds since 1970, and
/// the checksum.
package struct ForgottenFiles {
  private static let name = "forgotten"
  private let files: StateFiles?
  private var times: [UInt64: Int64] = [:]

  package init(of journal: Journal) {
    files = StateFiles(of: journal.store, folder: FileStore.notesFolder)
    for line in (files?.read(ForgottenFiles.name) ?? []).split(separator: 0x0A) {
      let fields = TabLine.fields(of: String(decoding: line, as: UTF8.self))
      guard fields.count == 2, let time = Int64(fields[0]), let sum = UInt64(fields[1], radix: 16) else {
        continue
      }
      times[sum] = time
    }
  }

  /// Whether a file was forgotten: its text, or its name after it was last changed.
  package func holds(_ path: String, _ bytes: [UInt8], modified: Int64?) -> Bool {
    if times.isEmpty { return false }
    if times[Bytes.checksum(bytes)] != nil { return true }
    return times[Bytes.checksum(Array(path.utf8))].map { modified ?? .min <= $0 } ?? false
  }

  /// Writes down what goes at a moment.
  package mutating func note(_ paths: [String], texts: [[UInt8]], at time: Int64) {
    for bytes in paths.map({ Array($0.utf8) }) + texts { times[Bytes.checksum(bytes)] = time }
    let lines = times.map { TabLine.text([String($0.value), String($0.key, radix: 16)]) }
    _ = files?.write(Array(lines.sorted().joined().utf8), as: ForgottenFiles.name)
  }
}
