import Synchronization
import SystemLibrary

/// Puts finished files into a folder: what is there is either the old file or the new one, whole, at any
/// moment.
///
/// - Source: the write protocol of Maildir and of SQLite's journal: aside, synced, then given its name in one
///   step.
package struct FileWriter {
  /// Where system calls go.
  package var system: any Disk

  package init(system: any Disk) { self.system = system }

  /// Writes a temporary file and syncs it; gives its name. Nothing is left where that fails.
  ///
  /// - Parameters:
  ///   - attributes: what it gets from the file whose place it will take; a new file is this user's alone,
  ///     0600.
  ///   - modified: when it shall have changed last, in nanoseconds since 1970; `nil` for now.
  ///   - isSynced: `false` for what a power cut may take.
  func writeTemporary(
    _ bytes: [UInt8], in folder: borrowing Descriptor, attributes: FileAttributes? = nil,
    modified: Int64? = nil, isSynced: Bool = true
  ) throws(SystemFailure) -> [CChar] {
    let name = Bytes.cString(temporaryName().utf8)
    let file = try unsafe system.createFile(name, in: folder.number, isHandedOver: true)
    do {
      try system.write(bytes, to: file)
      if let attributes { try system.give(attributes, to: file) }
      // A file system that knows no such time keeps its own.
      if let modified { try? system.setModified(modified, of: file) }
      if isSynced { try system.sync(file) }
      try system.close(file)
    } catch {
      discard(name, in: folder)
      throw error
    }
    return name
  }

  /// Removes a temporary file that nobody needs any more; once more where that fails. What stays nevertheless
  /// is swept when its process is no more.
  func discard(_ name: [CChar], in folder: borrowing Descriptor) {
    do throws(SystemFailure) { try unsafe system.unlink(name, in: folder.number) } catch {
      if error.code != SystemFailure.noEntry { try? unsafe system.unlink(name, in: folder.number) }
    }
  }

  /// Gives a finished temporary file a name that must be free. Nothing is ever written under that name: what
  /// has it is whole, also where the file system knows no links.
  func install(
    _ temporary: [CChar], as name: [CChar], in folder: borrowing Descriptor
  ) throws(SystemFailure) {
    do {
      try unsafe system.link(temporary, in: folder.number, to: name, in: folder.number)
    } catch {
      guard error.meansNoLinks else { throw error }
      try moveWithoutReplacing(temporary, in: folder, to: name, in: folder)
    }
  }

  /// Moves a file to a name that must be free: in one step where that can be done, else the file has both
  /// names for a moment.
  func moveWithoutReplacing(
    _ name: [CChar], in folder: borrowing Descriptor, to newName: [CChar], in newFolder: borrowing Descriptor
  ) throws(SystemFailure) {
    do {
      return try unsafe system.renameWithoutReplacing(
        name, in: folder.number, to: newName, in: newFolder.number)
    } catch {
      guard error.meansNoExchange else { throw error }
    }
    do {
      try unsafe system.link(name, in: folder.number, to: newName, in: newFolder.number)
    } catch {
      guard error.meansNoLinks else { throw error }
      // The name was looked at under the lock; without links that is all there is.
      if unsafe (try? system.status(newName, in: newFolder.number)) != nil {
        throw SystemFailure(.rename, code: SystemFailure.exists)
      }
      try unsafe system.rename(name, in: folder.number, to: newName, in: newFolder.number)
      return
    }
    do {
      // Else a power cut could leave it without any name.
      try system.syncFolder(newFolder)
      try unsafe system.unlink(name, in: folder.number)
    } catch {
      try? unsafe system.unlink(newName, in: newFolder.number)
      throw error
    }
  }

  /// Removes a temporary file, or a folder of such files, that a process left more than an hour ago which is
  /// no more.
  func sweep(_ name: String, in folder: borrowing Descriptor) {
    let rest = name.utf8.dropFirst(NameRules.temporaryPrefix.utf8CodeUnitCount)
    guard let status = try? unsafe system.status(PathText.cString(name), in: folder.number),
      status.state.modified < system.now() - 3600 * 1_000_000_000, isAbandoned(rest)
    else { return }
    try? system.removeTree(PathText.cString(name), in: folder.number)
  }

  /// Removes all temporary files of a folder that processes left which are no more.
  func sweepAbandoned(in folder: borrowing Descriptor) {
    var names: [[UInt8]] = []
    let prefix = NameRules.temporaryPrefix
    try? unsafe system.list(folder) { name, _ in
      if unsafe NameRules.starts(name, prefix) { unsafe names.append(Array(name)) }
    }
    for name in names where isAbandoned(name.dropFirst(prefix.utf8CodeUnitCount)) {
      try? system.removeTree(Bytes.cString(name), in: folder.number)
    }
  }

  /// Whether the process whose number begins the rest of a temporary name is no more.
  package func isAbandoned(_ rest: some Collection<UInt8>) -> Bool {
    guard let process = Int32(PathText.text(rest.prefix { $0 != 0x2D })), process > 0 else { return false }
    return !system.isRunning(process)
  }

  private static let counter = Atomic<UInt32>(0)

  /// A name for what is not whole yet, which nothing else has.
  func temporaryName() -> String {
    let number = FileWriter.counter.wrappingAdd(1, ordering: .relaxed).newValue
    return "\(NameRules.temporaryPrefix)\(system.processNumber)-\(number)"
  }
}
