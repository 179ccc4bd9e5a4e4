import JournalModel
import SystemLibrary

/// A file of an index, open: its parts are read when they are wanted, and kept.
///
/// What is lent of a part is good while the file is open, as with a mapped one: names, texts and paths are
/// handed on as pointers into memory, without a count of who has them. And what is asked for often is read
/// once.
final class IndexFile: BlockSource {
  /// `nil` for one that was never on a disk.
  private let descriptor: Descriptor?
  private let file: Int32
  private let memory: IndexBytes?
  let header: IndexHeader
  /// The length in bytes when it was opened.
  let size: Int
  private let parts = Monitor(Parts())

  /// The parts that were read, in the order of their places: mostly they come in it, and the runtime takes a
  /// tenth of a millisecond to make a dictionary.
  private struct Parts {
    private var parts: [Part] = []

    subscript(range: Range<Int>) -> Part? {
      get {
        let place = place(of: range)
        return place < parts.count && parts[place].range == range ? parts[place] : nil
      }
      set {
        guard let newValue else { return }
        let place = place(of: range)
        if place < parts.count, parts[place].range == range {
          parts[place] = newValue
        } else {
          parts.insert(newValue, at: place)
        }
      }
    }

    /// The index of the first part that does not come before a range.
    private func place(of range: Range<Int>) -> Int {
      parts.partitioningIndex { part in
        (part.range.lowerBound, part.range.upperBound) >= (range.lowerBound, range.upperBound)
      }
    }
  }

  private struct Part {
    var range: Range<Int>
    var bytes: IndexBytes
    /// The checksum that it was found to have.
    var checksum: UInt64?
  }

  /// Opens a file; `nil` for anything that is not a whole one of this version, journal, program and user.
  convenience init?(path: String, identity: IndexHeader.Identity) {
    guard let file = try? unsafe System.real.openForReading(PathText.cString(path)) else { return nil }
    self.init(file, identity: identity)
  }

  init?(_ file: consuming Descriptor, identity: IndexHeader.Identity) {
    guard let status = try? System.real.status(file), status.kind == .file, status.user == System.userNumber,
      let start = IndexBytes(file.number, at: 0, count: IndexHeader.size),
      let header = unsafe IndexHeader(start.bytes, length: Int(status.state.size), identity: identity)
    else { return nil }
    (self.header, size) = (header, Int(status.state.size))
    memory = nil
    self.file = file.number
    descriptor = consume file
  }

  init?(_ bytes: [UInt8], identity: IndexHeader.Identity) {
    let memory = IndexBytes(bytes)
    guard let header = unsafe IndexHeader(memory.bytes, length: bytes.count, identity: identity) else {
      return nil
    }
    (self.header, size, self.memory) = (header, bytes.count, memory)
    file = -1
    descriptor = nil
  }

  /// Whether an index may take a name: nothing has it, or an empty file, or one that begins as an index does.
  static func mayBeReplaced(_ name: UnsafePointer<CChar>, in folder: borrowing Descriptor) -> Bool {
    do throws(SystemFailure) {
      let status = try unsafe System.real.status(name, in: folder.number)
      guard status.kind == .file else { return false }
      if status.state.size == 0 { return true }
      let file = try unsafe System.real.openForReading(name, in: folder.number)
      return IndexHeader.begins(try System.real.readStart(file, limit: 8))
    } catch { return error.code == SystemFailure.noEntry }
  }

  /// A part of the file, kept until the file is closed; `nil` where it can't be read, or is not there any
  /// more.
  ///
  /// - Parameter checksum: what it must have, where that is asked.
  func read(_ range: Range<Int>, checksum: UInt64? = nil) -> IndexBytes? {
    var part = parts.read { $0[range] }
    if let part, checksum == nil || part.checksum == checksum { return part.bytes }
    guard let bytes = part?.bytes ?? copy(range),
      unsafe checksum == nil || Checksum.of(bytes.bytes) == checksum
    else { return nil }
    parts.change { parts in
      part = Part(range: range, bytes: bytes, checksum: checksum)
      // Another thread may have been faster: what it has stays.
      if let kept = parts[range] {
        part = kept
        if checksum != nil { part = unsafe Checksum.of(kept.bytes.bytes) == checksum ? part : nil }
        part?.checksum = checksum ?? kept.checksum
      }
      if let part { parts[range] = part }
    }
    return part?.bytes
  }

  /// A part of the file that nobody keeps.
  func copy(_ range: Range<Int>) -> IndexBytes? {
    if let memory { return range.upperBound <= memory.count ? memory[range] : nil }
    return IndexBytes(file, at: range.lowerBound, count: range.count)
  }

  /// The folder table with the paths; `nil` where they are damaged.
  func folderTable() -> FolderTable? {
    read(header.table.lowerBound..<header.paths.upperBound).flatMap { FolderTable($0, header) }
  }
}
