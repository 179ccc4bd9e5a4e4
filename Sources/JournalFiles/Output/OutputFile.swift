import JournalModel
import Synchronization
import SystemLibrary

/// A file outside the journal that is written part after part: it has its name only when it is whole, and
/// what had the name before stays until then.
package final class OutputFile: ByteSink {
  /// How many bytes it has.
  package private(set) var count = 0
  private let path: String
  private let name: [CChar]
  private let temporary: [CChar]
  private let folder: Descriptor
  /// `nil` as soon as all is written.
  private var file: Descriptor?
  private let isReplacing: Bool
  private var pending: [UInt8] = []
  /// Where it is, whichever links lead there; what is remembered of it; the sum of its bytes.
  private let place: String
  private let notes: ExportNotes?
  private var sum = SHA256()
  private let system = System.real

  /// Begins a file: this user's alone, or as open as the file of this user that it replaces.
  ///
  /// - Parameters:
  ///   - path: absolute; a link to a file that is there is followed.
  ///   - notes: what this device wrote before: only such a file is replaced, and an empty one.
  /// - Throws: ``StoreError/Reason/notAnExport`` where it may not be replaced, or what the system says.
  package init(_ path: String, _ notes: ExportNotes? = nil) throws(StoreError) {
    let status = try? unsafe System.real.status(PathText.cString(path), followingLinks: true)
    if let type = status?.kind.type { throw StoreError(path: path, reason: .notAFile(type)) }
    let real = status == nil ? nil : try? System.real.realPath(path)
    let parts = OutputFile.parts(real.map { PathText.text($0) } ?? path)
    self.path = path
    name = PathText.cString(parts.name)
    temporary = Bytes.cString(OutputTarget.temporaryName().utf8)
    isReplacing = status != nil
    self.notes = notes
    let above = (try? System.real.realPath(parts.folder)).map { PathText.text($0) } ?? parts.folder
    place = above + "/" + parts.name
    let (folderPath, temporary) = (parts.folder, self.temporary)
    do throws(SystemFailure) {
      folder = try unsafe System.real.openFolder(PathText.cString(folderPath), followingLinks: true)
    } catch {
      throw error.code == SystemFailure.noEntry
        ? StoreError(path: folderPath, reason: .noFolder) : StoreError(path: path, error)
    }
    let number = folder.number
    var attributes: FileAttributes?
    if let status {
      let size = Int(status.state.size)
      let former = try StoreError.at(path) { () throws(SystemFailure) in
        let file = try unsafe System.real.openForReading(PathText.cString(path), followingLinks: true)
        var (sum, offset) = (SHA256(), 0)
        while case let part = try System.read(file, range: offset..<min(size, offset + 1 << 20)),
          !part.isEmpty
        {
          unsafe part.withUnsafeBytes { unsafe sum.update($0) }
          offset += part.count
        }
        return SHA256.hexadecimal(sum.finish())
      }
      guard size == 0 || notes?.holds(former, at: place) ?? false else {
        throw StoreError(path: path, reason: .notAnExport)
      }
      // Somebody else's file may have been put there so that what follows is open to them, or theirs.
      attributes = try? unsafe System.real.attributes(of: name, in: folder)
      if attributes?.status.user != System.userNumber { attributes = nil }
    }
    OutputTarget.sweep(folder)
    let file = try StoreError.at(path, try unsafe System.real.createFile(temporary, in: number))
    if let attributes { try? System.real.give(attributes, to: file) }
    self.file = consume file
  }

  private static func parts(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return (".", path) }
    let folder = slash == path.utf8.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.utf8.index(after: slash)...]))
  }

  package func write(_ bytes: [UInt8]) throws(StoreError) {
    count += bytes.count
    if pending.count + bytes.count >= 1 << 17 { try flush() }
    // What is large goes as it is: no copy of it is kept.
    if bytes.count < 1 << 17 { pending += bytes } else { try put(bytes) }
  }

  private func flush() throws(StoreError) {
    try put(pending)
    pending.removeAll(keepingCapacity: true)
  }

  private func put(_ bytes: [UInt8]) throws(StoreError) {
    unsafe bytes.withUnsafeBytes { unsafe sum.update($0) }
    try withFile { (file) throws(SystemFailure) in try system.write(bytes, to: file) }
  }

  /// Runs system calls for the file while it is open.
  private func withFile(_ body: (borrowing Descriptor) throws(SystemFailure) -> Void) throws(StoreError) {
    guard let open = file.take() else { return }
    do throws(SystemFailure) { try body(open) } catch { throw StoreError(path: path, error) }
    file = consume open
  }

  /// Ends what is written, without the name as yet: for callers that write several files and name them
  /// when all are whole.
  package func end() throws(StoreError) {
    try flush()
    try withFile { (file) throws(SystemFailure) in try system.sync(file) }
    file = nil
    pending = []
  }

  package func finish() throws(StoreError) {
    try takeName()
    try keepNames()
  }

  /// Has the disk keep the names that files of the folder were given.
  package func keepNames() throws(StoreError) {
    try StoreError.at(path, try system.syncFolder(folder))
  }

  /// Gives the file its name, which the disk may lose with its power until ``keepNames()``.
  package func takeName() throws(StoreError) {
    try end()
    notes?.note(SHA256.hexadecimal(sum.finish()), at: place)
    do throws(SystemFailure) {
      if isReplacing {
        try unsafe system.rename(temporary, in: folder.number, to: name, in: folder.number)
      } else {
        try FileWriter(system: system).install(temporary, as: name, in: folder)
      }
    } catch {
      throw error.code == SystemFailure.exists
        ? StoreError(path: path, reason: .notAnExport) : StoreError(path: path, error)
    }
  }

  deinit { FileWriter(system: system).discard(temporary, in: folder) }
}

/// Files under paths of their own, such as a folder or an archive.
package protocol FileTree: AnyObject {
  /// Adds a file; `modified` is when it last changed, in nanoseconds since 1970.
  func add(_ path: String, _ bytes: [UInt8], modified: Int64) throws(StoreError)
  func finish() throws(StoreError)
}

/// Places outside the journal: whether something is a folder, or would lie in the journal, and what exports
/// leave there for a moment.
package enum OutputTarget {
  private static let temporaryEnding = "-export"
  private static let counter = Atomic<UInt32>(0)

  /// A name for what is not whole yet, which no other export has.
  static func temporaryName() -> String {
    let number = counter.wrappingAdd(1, ordering: .relaxed).newValue
    return "\(NameRules.temporaryPrefix)\(System.processNumber)-\(number)\(temporaryEnding)"
  }

  /// Removes what exports that were killed left beside a file.
  package static func sweep(beside path: String) {
    let folder = PathSteps.resolved(path + "/..")
    if let folder = try? unsafe System.real.openFolder(PathText.cString(folder), followingLinks: true) {
      sweep(folder)
    }
  }

  /// Removes what exports that were killed left in a folder.
  static func sweep(_ folder: borrowing Descriptor) {
    for name in ((try? System.real.names(in: folder)) ?? []).map(PathText.text)
    where name.hasPrefix("\(NameRules.temporaryPrefix)") && name.hasSuffix(temporaryEnding) {
      FileWriter(system: System.real).sweep(name, in: folder)
    }
  }

  package static func isFolder(_ path: String) -> Bool {
    unsafe (try? System.real.status(PathText.cString(path), followingLinks: true))?.kind == .folder
  }

  /// Whether something has a path, also a link that leads nowhere.
  package static func exists(_ path: String) -> Bool {
    unsafe (try? System.real.status(PathText.cString(path), followingLinks: false)) != nil
  }

  /// Makes a folder and those above it where they are missing.
  package static func makeFolder(_ path: String) throws(StoreError) {
    _ = try StoreError.at(path, try System.real.makeFolders(path))
  }

  /// Throws where a file of this path would be read with the journal's own; folders that begin with a dot
  /// are no part of it.
  package static func check(_ path: String, outside root: String) throws(StoreError) {
    guard !root.isEmpty, let real = try? System.real.realPath(root) else { return }
    var folder = PathSteps.resolved(path)
    var rest: [String] = []
    while (try? System.real.realPath(folder)) == nil, folder.utf8.count > 1 {
      rest.insert(
        folder.utf8.lastIndex(of: 0x2F).map { String(folder[folder.utf8.index(after: $0)...]) } ?? folder,
        at: 0)
      folder = PathSteps.resolved(folder + "/..")
    }
    guard let found = try? System.real.realPath(folder) else { return }
    let prefix = real == [0x2F] ? real : real + [0x2F]
    guard (found + [0x2F]).starts(with: prefix) else { return }
    let inside = PathText.text(found.dropFirst(prefix.count)).split(separator: "/").map(String.init) + rest
    if inside.dropLast().contains(where: { $0.hasPrefix(".") }) { return }
    throw StoreError(path: path, reason: .insideJournal(root: root))
  }
}
