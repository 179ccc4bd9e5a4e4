/// The folder in which this device keeps the lock and the log of changes of a journal, outside of that.
///
/// It is named after the path of the journal's root and what tells the journal from others: the `id` of its
/// profile, else the number and the birth of its folder. Another journal at the same path has another one.
/// Where the journal was moved or renamed, the folder gets the new name: what can be undone follows the
/// journal. A mark in it says where the root was, so that two copies of one journal have two.
package enum StateFolder {
  /// The name of the mark.
  private static let markName = "root"

  /// The folder of a journal among those of all.
  ///
  /// - Parameters:
  ///   - identifier: the `id` of its profile.
  ///   - hasMoved: called with the path at which the root was, where the folder followed it from there.
  package static func path(
    in base: String, root: String, identifier: String?, hasMoved: (_ former: String) -> Void = { _ in }
  ) -> String {
    let journal = StateOwner(root: root, identifier: identifier)
    let own = base + "/" + journal.name
    if (try? System.status(PathText.cString(own))) == nil, let former = adopt(journal, in: base) {
      hasMoved(former)
    }
    return own
  }

  /// The folder of a journal that is not made yet.
  package static func path(in base: String, ofPlanned root: String) -> String { base + "/" + key(root) }

  /// What folders of a root are named.
  package static func key(_ root: String) -> String {
    Bytes.hexadecimal(Bytes.checksum(PathText.bytes(root) ?? []))
  }

  /// Says in a state folder where the root of its journal is.
  static func mark(_ folder: borrowing Descriptor, root: String, system: System) {
    guard (try? System.status(Bytes.cString(markName.utf8), in: folder.number)) == nil,
      let path = PathText.bytes(root),
      let temporary = try? FileWriter(system: system).writeTemporary(
        path + [0x0A], in: folder, isSynced: false)
    else { return }
    do {
      try system.rename(temporary, in: folder.number, to: Bytes.cString(markName.utf8), in: folder.number)
    } catch {
      try? System.real.unlink(temporary, in: folder.number)
    }
  }

  /// The root that the mark of a state folder names; `nil` where there is none.
  private static func markedRoot(in folder: String) -> String? {
    guard let bytes = try? FileStore(root: folder, stateFolder: nil).read(markName).bytes,
      bytes.first == 0x2F
    else { return nil }
    return PathText.text(bytes.last == 0x0A ? Array(bytes.dropLast()) : bytes)
  }

  /// Looks for the folder of a journal that was this one at another place, or under another id, and gives it
  /// the name; answers the other place.
  private static func adopt(_ journal: StateOwner, in base: String) -> String? {
    guard let folder = try? System.openFolder(PathText.cString(base)) else { return nil }
    var names: [String] = []
    try? System.list(folder) { name, _ in names.append(PathText.text(Array(name))) }
    let former = names.sorted().first { name in
      if name.utf8.starts(with: key(journal.root).utf8) { return journal.wrote(logIn: base, name) }
      guard journal.isNamed(in: name), let root = markedRoot(in: base + "/" + name) else { return false }
      return !journal.isStill(at: root)
    }
    guard let former else { return nil }
    let root = markedRoot(in: base + "/" + former)
    do {
      try System.real.rename(
        PathText.cString(former), in: folder.number, to: PathText.cString(journal.name), in: folder.number)
    } catch { return nil }
    // The old mark tells the old path.
    try? System.real.unlink(Bytes.cString((journal.name + "/" + markName).utf8), in: folder.number)
    return root.flatMap { Bytes.areEqual($0, journal.root) ? nil : $0 }
  }
}
