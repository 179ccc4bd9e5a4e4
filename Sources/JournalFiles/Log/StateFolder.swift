/// The folder in which this device keeps the lock and the log of changes of a journal, outside of that.
///
/// It is named after the path of the journal's root, and holds a mark that says which folder that is. Where
/// the root was moved or renamed, the folder with its mark gets the new name: what can be undone follows the
/// journal. Two copies of one journal have two.
package enum StateFolder {
  /// The name of the mark.
  private static let markName = "root"

  /// The folder of a journal among those of all.
  package static func path(in base: String, root: String) -> String {
    let own = base + "/" + key(root)
    if (try? System.status(PathText.cString(own))) == nil { adopt(root, in: base, as: own) }
    return own
  }

  /// Puts the folder aside that a journal left which was at this path and is no more, so that a new one there
  /// begins without it; where that one was only moved, it still finds its own.
  package static func setAside(in base: String, root: String) {
    let own = key(root)
    guard let folder = try? System.openFolder(PathText.cString(base)),
      (try? System.status(PathText.cString(own + "/" + markName), in: folder.number)) != nil
    else { return }
    for number in 1...10_000 {
      do throws(SystemFailure) {
        return try FileWriter(system: .real).moveWithoutReplacing(
          PathText.cString(own), in: folder, to: PathText.cString("\(own)-\(number)"), in: folder)
      } catch {
        if error.code != SystemFailure.exists { return }
      }
    }
  }

  /// What folders of a root are named.
  package static func key(_ root: String) -> String {
    Bytes.hexadecimal(Bytes.checksum(PathText.bytes(root) ?? []))
  }

  /// Says in a state folder which journal it is of.
  static func mark(_ folder: borrowing Descriptor, root: String, system: System) {
    guard let inode = inode(of: root) else { return }
    let text = Mark(inode: inode, root: root).text
    let writer = FileWriter(system: system)
    guard (try? System.status(Bytes.cString(markName.utf8), in: folder.number)) == nil,
      let temporary = try? writer.writeTemporary(text, in: folder, isSynced: false)
    else { return }
    do {
      try system.rename(temporary, in: folder.number, to: Bytes.cString(markName.utf8), in: folder.number)
    } catch {
      try? System.real.unlink(temporary, in: folder.number)
    }
  }

  private struct Mark {
    var inode: UInt64
    var root: String

    init(inode: UInt64, root: String) { (self.inode, self.root) = (inode, root) }

    var text: [UInt8] { Array("\(inode)\n".utf8) + (PathText.bytes(root) ?? []) + [0x0A] }

    init?(_ bytes: [UInt8]) {
      let lines = bytes.split(separator: 0x0A)
      guard lines.count == 2, let inode = UInt64(String(decoding: lines[0], as: UTF8.self)) else {
        return nil
      }
      self.init(inode: inode, root: PathText.text(Array(lines[1])))
    }
  }

  /// Looks for the folder of a journal that was this one under another name, and renames that.
  private static func adopt(_ root: String, in base: String, as own: String) {
    guard let inode = inode(of: root), let folder = try? System.openFolder(PathText.cString(base)) else {
      return
    }
    var names: [String] = []
    try? System.list(folder) { name, _ in names.append(PathText.text(Array(name))) }
    // Those that were put aside come last: their folders' numbers may have been given anew.
    for name in names.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
      let store = FileStore(root: base + "/" + name, stateFolder: nil)
      guard let bytes = try? store.read(markName).bytes, let mark = Mark(bytes), mark.inode == inode,
        self.inode(of: mark.root) != inode
      else { continue }
      let number = folder.number
      do {
        try System.real.rename(
          PathText.cString(name), in: number, to: PathText.cString(key(root)), in: number)
      } catch {
        continue
      }
      // The old mark tells the old path.
      try? System.real.unlink(Bytes.cString((key(root) + "/" + markName).utf8), in: number)
      return
    }
  }

  private static func inode(of root: String) -> UInt64? {
    (try? System.status(PathText.cString(root)))?.state.inode
  }
}
