/// Small files that this program keeps on this device, outside of any journal: a folder of its own, 0700,
/// files 0600.
package struct StateFiles: Hashable, Sendable {
  /// The absolute path of the folder; it is made with the first file.
  package let path: String

  /// The files in a folder.
  package init(path: String) { self.path = path }

  /// Puts a file there, in place of one of that name; `false` where that is not possible, and the old one
  /// stays.
  package func write(_ bytes: [UInt8], as name: String) -> Bool {
    do throws(SystemFailure) {
      try put(bytes, as: name)
      return true
    } catch { return false }
  }

  /// Puts a file there, in place of one of that name, which stays where that is not possible.
  package func put(_ bytes: [UInt8], as name: String) throws(SystemFailure) {
    let folder = try PrivateFolder.open(path, system: .real)
    let writer = FileWriter(system: .real)
    let temporary = try writer.writeTemporary(bytes, in: folder)
    do throws(SystemFailure) {
      try System.real.rename(temporary, in: folder.number, to: PathText.cString(name), in: folder.number)
    } catch {
      try? System.real.unlink(temporary, in: folder.number)
      throw error
    }
  }

  /// The bytes of a file; `nil` where there is none.
  package func read(_ name: String) -> [UInt8]? {
    do throws(SystemFailure) {
      let folder = try System.openFolder(PathText.cString(path))
      let file = try System.openForReading(PathText.cString(name), in: folder.number)
      let status = try System.status(file)
      guard status.kind == .file, status.state.size <= StoredFile.maximumSize else { return nil }
      return try System.readAll(file, expecting: Int(status.state.size))
    } catch { return nil }
  }

  /// Removes a file, where there is one.
  package func remove(_ name: String) {
    guard let folder = try? System.openFolder(PathText.cString(path)) else { return }
    try? System.real.unlink(PathText.cString(name), in: folder.number)
  }
}
