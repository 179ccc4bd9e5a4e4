import JournalFormat
import JournalModel
import SystemLibrary

/// A journal, as the names of state folders tell one from another.
struct StateOwner {
  /// The absolute path of its root.
  let root: String
  /// The `id` of its profile.
  let identifier: String?
  /// What the name of its folder has behind the key of the root; empty where nothing tells it from another
  /// journal at the same path.
  private let ending: String

  /// - Throws: where there is no `id`, and the system says nothing of the folder.
  init(root: String, identifier: String?) throws(StoreError) {
    (self.root, self.identifier) = (root, identifier)
    if let identifier {
      ending = "-" + StateOwner.word(identifier)
    } else {
      ending = try StateOwner.ending(ofFolder: root)
    }
  }

  var name: String { StateFolder.key(root) + ending }

  /// Whether a name is that of a state folder of this journal, at whatever path.
  func isNamed(in name: String) -> Bool {
    !ending.isEmpty && name.utf8.count == self.name.utf8.count && name.hasSuffix(ending)
  }

  /// Whether this journal, or a copy of it, is at a path.
  func isStill(at root: String) throws(StoreError) -> Bool {
    do throws(StoreError) {
      guard let identifier else { return try StateOwner.ending(ofFolder: root) == ending }
      let profile = try FileStore(root: root, stateFolder: nil).read(ProfileFile.path)
      return ProfileDecoder.identifier(inProfile: profile.bytes) == identifier
    } catch {
      if error.meansNoFile { return false }
      throw error
    }
  }

  /// An id as a part of a name: as it is where `init` made it, else its sum, which is longer than any of
  /// these.
  private static func word(_ identifier: String) -> String {
    let isPlain = identifier.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    return isPlain && identifier.utf8.count <= 40
      ? identifier : SHA256.hexadecimal(of: Array(identifier.utf8))
  }

  /// The number of a folder alone says nothing: the roots of two disks have the same, and one that was
  /// removed is given again.
  private static func ending(ofFolder root: String) throws(StoreError) -> String {
    let path = PathText.cString(root)
    return try StoreError.at(root) { () throws(SystemFailure) in
      let status = try unsafe System.real.status(path)
      return try unsafe OperatingSystem.birth(ofFolder: path).map { ".\(status.state.inode).\($0)" } ?? ""
    }
  }
}

extension StateOwner {
  /// How many of the last changes are looked at.
  private static let depth = 20

  /// Whether the log in a state folder of the same path is this journal's, although the folder has another
  /// name: the journal got its id since, or the folder is of a version that named it by the path alone. Then
  /// a file of the journal has just the bytes that a change has given it.
  func wrote(logIn base: String, _ name: String) throws(StoreError) -> Bool {
    // What has the id of another journal is that one's, unless this very id was the last change.
    let isOfOther = name.utf8.contains(0x2D)
    let changes = try lastChanges(isOfOther ? 1 : Self.depth, in: base + "/" + name + "/changes")
    for change in changes where try tells(change, isOfOther: isOfOther) { return true }
    return false
  }

  private func lastChanges(_ limit: Int, in path: String) throws(StoreError) -> [LoggedChange] {
    do throws(StoreError) {
      let folder = try FileStore(root: path, stateFolder: nil).openFolder([])
      let log = ChangeLog(folder: folder, system: System.real)
      let entries = try StoreError.at(path, try log.last(limit))
      return entries.compactMap(\.entry.changes.last)
    } catch {
      if error.meansNoFile { return [] }
      throw error
    }
  }

  /// Whether a file of the journal has just the bytes that a change has given it.
  private func tells(_ change: LoggedChange, isOfOther: Bool) throws(StoreError) -> Bool {
    // The profile tells one journal from another only where it has an id; photos, and the files of sync
    // tools, may be the same in two.
    let isProfile = ProfileFile.isAt(change.path)
    let tells = isProfile ? identifier != nil : !isOfOther && NameRules.hasRecordEnding(change.path)
    guard tells, change.count != nil else { return false }
    do throws(StoreError) {
      return change.isResult(try FileStore(root: root, stateFolder: nil).read(change.path).bytes)
    } catch {
      if error.meansNoFile { return false }
      throw error
    }
  }
}
