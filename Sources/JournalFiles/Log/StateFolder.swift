import SystemLibrary

/// The folder in which this device keeps the lock and the log of changes of a journal, outside of that.
///
/// It is named after the path of the journal's root and what tells the journal from others: the `id` of its
/// profile, else the number and the birth of its folder. Another journal at the same path has another one.
/// Where the journal was moved or renamed, the folder gets the new name: what can be undone follows the
/// journal. A mark in it says where the root was, so that two copies of one journal have two.
package enum StateFolder {
  private static let markName = "root"

  /// The folder of a journal among those of all.
  ///
  /// - Parameters:
  ///   - identifier: the `id` of its profile.
  ///   - hasMoved: called with the path at which the root was, where the folder followed it from there.
  /// - Throws: where the system does not let it be told: another folder would be taken for its own.
  package static func path(
    in base: String, root: String, identifier: String?, hasMoved: (_ former: String) -> Void = { _ in }
  ) throws(StoreError) -> String {
    let journal = try StateOwner(root: root, identifier: identifier)
    let own = base + "/" + journal.name
    do throws(StoreError) {
      _ = try StoreError.at(own, try unsafe System.real.status(PathText.cString(own)))
    } catch {
      guard error.reason == .notFound else { throw error }
      if let former = try adopt(journal, in: base) { hasMoved(former) }
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
  static func mark(_ folder: borrowing Descriptor, root: String, system: any Disk) {
    guard unsafe (try? system.status(Bytes.cString(markName.utf8), in: folder.number)) == nil,
      let path = PathText.bytes(root),
      let temporary = try? FileWriter(system: system).writeTemporary(
        path + [0x0A], in: folder, isSynced: false)
    else { return }
    do {
      try unsafe system.rename(
        temporary, in: folder.number, to: Bytes.cString(markName.utf8), in: folder.number)
    } catch {
      FileWriter(system: system).discard(temporary, in: folder)
    }
  }

  /// The root that the mark of a state folder names; `nil` where there is none.
  private static func markedRoot(in folder: String) throws(StoreError) -> String? {
    let bytes: [UInt8]
    do throws(StoreError) {
      bytes = try FileStore(root: folder, stateFolder: nil).read(markName).bytes
    } catch {
      if error.meansNoFile { return nil }
      throw error
    }
    guard bytes.first == 0x2F else { return nil }
    return PathText.text(bytes.last == 0x0A ? Array(bytes.dropLast()) : bytes)
  }

  /// Looks for the folder of a journal that was this one at another place, or under another id, and gives it
  /// the name; answers the other place.
  private static func adopt(_ journal: StateOwner, in base: String) throws(StoreError) -> String? {
    for name in try names(in: base) where try isFormer(name, of: journal, in: base) {
      let root = try markedRoot(in: base + "/" + name)
      let folder = try FileStore(root: base, stateFolder: nil).openFolder([])
      try StoreError.at(
        base + "/" + name,
        try unsafe System.real.rename(
          PathText.cString(name), in: folder.number, to: PathText.cString(journal.name), in: folder.number))
      // The old mark tells the old path.
      try? unsafe System.real.unlink(Bytes.cString((journal.name + "/" + markName).utf8), in: folder.number)
      return root.flatMap { Bytes.areEqual($0, journal.root) ? nil : $0 }
    }
    return nil
  }

  private static func names(in base: String) throws(StoreError) -> [String] {
    do throws(StoreError) {
      let folder = try FileStore(root: base, stateFolder: nil).openFolder([])
      return try StoreError.at(base, try System.real.names(in: folder)).map(PathText.text).sorted()
    } catch {
      guard error.meansNoFile else { throw error }
      return []
    }
  }

  /// Whether a state folder is that of a journal that was at another place, or had another id.
  private static func isFormer(
    _ name: String, of journal: StateOwner, in base: String
  ) throws(StoreError) -> Bool {
    if name.utf8.starts(with: key(journal.root).utf8) { return try journal.wrote(logIn: base, name) }
    guard journal.isNamed(in: name), let root = try markedRoot(in: base + "/" + name) else { return false }
    return try !journal.isStill(at: root)
  }
}
