import Synchronization
import SystemLibrary

/// Puts finished files into a folder: what is there is either the old file or the new one, whole, at any
/// moment.
///
/// - Source: the write protocol of Maildir and of SQLite's journal: aside, synced, then given its name in one
///   step.
package struct FileWriter {
  /// Where system calls go.
  package var system: System

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
    let name = Bytes.cString(FileWriter.temporaryName().utf8)
    let file = try system.createFile(name, in: folder.number, isHandedOver: true)
    do {
      try system.write(bytes, to: file)
      if let attributes { try system.give(attributes, to: file) }
      // A file system that knows no such time keeps its own.
      if let modified { try? System.setModified(modified, of: file) }
      if isSynced { try system.sync(file) }
      try system.close(file)
    } catch {
      try? System.real.unlink(name, in: folder.number)
      throw error
    }
    return name
  }

  /// Gives a finished temporary file a name that must be free. Nothing is ever written under that name: what
  /// has it is whole, also where the file system knows no links.
  func install(
    _ temporary: [CChar], as name: [CChar], in folder: borrowing Descriptor
  ) throws(SystemFailure) {
    do {
      try system.link(temporary, in: folder.number, to: name, in: folder.number)
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
      return try system.renameWithoutReplacing(name, in: folder.number, to: newName, in: newFolder.number)
    } catch {
      guard error.meansNoExchange else { throw error }
    }
    do {
      try system.link(name, in: folder.number, to: newName, in: newFolder.number)
    } catch {
      guard error.meansNoLinks else { throw error }
      // The name was looked at under the lock; without links that is all there is.
      if (try? System.status(newName, in: newFolder.number)) != nil {
        throw SystemFailure(.rename, code: SystemFailure.exists)
      }
      try system.rename(name, in: folder.number, to: newName, in: newFolder.number)
      return
    }
    do {
      try system.unlink(name, in: folder.number)
    } catch {
      try? System.real.unlink(newName, in: newFolder.number)
      throw error
    }
  }

  /// Removes a temporary file, or a folder of such files, that a process left more than an hour ago which is
  /// no more.
  func sweep(_ name: String, in folder: borrowing Descriptor) {
    let rest = name.utf8.dropFirst(NameRules.temporaryPrefix.utf8CodeUnitCount)
    guard let status = try? System.status(PathText.cString(name), in: folder.number),
      status.state.modified < System.now() - 3600 * 1_000_000_000, FileWriter.isAbandoned(rest)
    else { return }
    try? system.removeTree(PathText.cString(name), in: folder.number)
  }

  /// Removes all temporary files of a folder that processes left which are no more.
  func sweepAbandoned(in folder: borrowing Descriptor) {
    var names: [[UInt8]] = []
    let prefix = NameRules.temporaryPrefix
    try? System.list(folder) { name, _ in if NameRules.starts(name, prefix) { names.append(Array(name)) } }
    for name in names where FileWriter.isAbandoned(name.dropFirst(prefix.utf8CodeUnitCount)) {
      try? system.removeTree(Bytes.cString(name), in: folder.number)
    }
  }

  /// Whether the process whose number begins the rest of a temporary name is no more.
  package static func isAbandoned(_ rest: some Collection<UInt8>) -> Bool {
    guard let process = Int32(PathText.text(rest.prefix { $0 != 0x2D })), process > 0 else { return false }
    return !System.isRunning(process)
  }

  private static let counter = Atomic<UInt32>(0)

  private static func temporaryName() -> String {
    let number = counter.wrappingAdd(1, ordering: .relaxed).newValue
    return "\(NameRules.temporaryPrefix)\(System.processNumber)-\(number)"
  }
}
