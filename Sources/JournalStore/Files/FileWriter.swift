import Synchronization

/// Puts finished files into a folder: what is there is either the old file or the new one, whole, at any moment.
///
/// - Source: the write protocol of Maildir and of SQLite's journal: aside, synced, then given its name in one step.
struct FileWriter {
  /// Where system calls go.
  var system: System

  /// Writes a temporary file and syncs it; gives its name. Nothing is left where that fails.
  ///
  /// - Parameter isSynced: `false` for what a power cut may take.
  func writeTemporary(
    _ bytes: [UInt8], in folder: borrowing Descriptor, mode: UInt32?, isSynced: Bool = true
  ) throws(SystemFailure) -> [CChar] {
    let name = Bytes.cString(FileWriter.temporaryName().utf8)
    let file = try system.createFile(name, in: folder.number)
    do {
      try write(bytes, to: file, mode: mode, isSynced: isSynced)
      try system.close(file)
    } catch {
      try? System.real.unlink(name, in: folder.number)
      throw error
    }
    return name
  }

  private func write(
    _ bytes: [UInt8], to file: borrowing Descriptor, mode: UInt32?, isSynced: Bool
  ) throws(SystemFailure) {
    try system.write(bytes, to: file)
    if let mode, mode != 0o600 { try system.setMode(mode, of: file) }
    if isSynced { try system.sync(file) }
  }

  /// Gives a temporary file a name that must be free; the temporary name is gone afterwards, whatever happens.
  func install(
    _ temporary: [CChar], as name: [CChar], bytes: [UInt8], in folder: borrowing Descriptor
  ) throws(SystemFailure) {
    do {
      try system.link(temporary, in: folder.number, to: name, in: folder.number)
    } catch {
      guard error.meansNoLinks else { throw error }
      try writeDirectly(bytes, as: name, in: folder)
    }
  }

  /// For file systems without links: the name is taken first, and given back where the writing fails.
  private func writeDirectly(
    _ bytes: [UInt8], as name: [CChar], in folder: borrowing Descriptor
  ) throws(SystemFailure) {
    let file = try system.createFile(name, in: folder.number)
    do {
      try write(bytes, to: file, mode: nil, isSynced: true)
      try system.close(file)
    } catch {
      try? System.real.unlink(name, in: folder.number)
      throw error
    }
  }

  /// Moves a file to a name that must be free: in one step where that can be done, else the file has both names for
  /// a moment.
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

  /// Whether the process whose number begins the rest of a temporary name is no more.
  static func isAbandoned(_ rest: some Collection<UInt8>) -> Bool {
    guard let process = Int32(PathText.text(rest.prefix { $0 != 0x2D })), process > 0 else { return false }
    return !System.isRunning(process)
  }

  private static let counter = Atomic<UInt32>(0)

  private static func temporaryName() -> String {
    let number = counter.wrappingAdd(1, ordering: .relaxed).newValue
    return "\(NameRules.temporaryPrefix)\(System.processNumber)-\(number)"
  }
}
