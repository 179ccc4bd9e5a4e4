import JournalFormat
import JournalText
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

  init(root: String, identifier: String?) {
    (self.root, self.identifier) = (root, identifier)
    ending = identifier.map { "-" + StateOwner.word($0) } ?? StateOwner.ending(ofFolder: root)
  }

  /// The name of its state folder.
  var name: String { StateFolder.key(root) + ending }

  /// Whether a name is that of a state folder of this journal, at whatever path.
  func isNamed(in name: String) -> Bool {
    !ending.isEmpty && name.utf8.count == self.name.utf8.count && name.hasSuffix(ending)
  }

  /// Whether this journal, or a copy of it, is at a path.
  func isStill(at root: String) -> Bool {
    guard let identifier else { return StateOwner.ending(ofFolder: root) == ending }
    let profile = try? FileStore(root: root, stateFolder: nil).read(ProfileFile.path)
    return profile.flatMap { ProfileDecoder.identifier(inProfile: $0.bytes) } == identifier
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
  private static func ending(ofFolder root: String) -> String {
    let path = PathText.cString(root)
    guard let birth = OperatingSystem.birth(ofFolder: path), let status = try? System.status(path) else {
      return ""
    }
    return ".\(status.state.inode).\(birth)"
  }
}

extension StateOwner {
  /// So many of the last changes are looked at.
  private static let depth = 20

  /// Whether the log in a state folder of the same path is this journal's, although the folder has another
  /// name: the journal got its id since, or the folder is of a version that named it by the path alone. Then
  /// a file of the journal has just the bytes that a change has given it.
  func wrote(logIn base: String, _ name: String) -> Bool {
    guard let folder = try? System.openFolder(PathText.cString(base + "/" + name + "/changes")) else {
      return false
    }
    // What has the id of another journal is that one's, unless this very id was the last change.
    let isOfOther = name.utf8.contains(0x2D)
    let log = ChangeLog(folder: folder, system: .real)
    let files = FileStore(root: root, stateFolder: nil)
    return ((try? log.last(isOfOther ? 1 : Self.depth)) ?? []).contains { (_, change) in
      // The profile tells one journal from another only where it has an id; photos, and the files of sync
      // tools, may be the same in two.
      let isProfile = ProfileFile.isAt(change.path)
      let tells = isProfile ? identifier != nil : !isOfOther && change.path.hasSuffix(".md")
      guard tells, change.count != nil, let file = try? files.read(change.path) else { return false }
      return change.isResult(file.bytes)
    }
  }
}
