import JournalFormat
import SystemLibrary

/// A journal in a folder of this one: a copy, or one of somebody else's that was put there. Its records are
/// not this journal's, and no verb looks at them.
package enum OtherJournal {
  static func isProfileName(_ name: NameRules.Name) -> Bool { unsafe NameRules.equals(name, profileName) }

  private static let profileName: StaticString = "journal.md"

  /// Whether an open folder has a readable profile of its own.
  static func isIn(_ folder: borrowing Descriptor, on system: any Disk) -> Bool {
    guard
      let file = try? unsafe system.openForReading(PathText.cString(ProfileFile.path), in: folder.number),
      let status = try? system.status(file), status.kind == .file,
      status.state.size <= StoredFile.maximumSize,
      let bytes = try? system.readAll(file, expecting: Int(status.state.size))
    else { return false }
    return ProfileDecoder.isProfile(bytes: bytes)
  }
}

extension FileStore {
  /// Whether a path lies in the folder of another journal below the root.
  package func isOfOtherJournal(_ path: String) -> Bool {
    guard let relative = try? RelativePath(path) else { return false }
    var parts: [String] = []
    for part in relative.folders {
      parts.append(part)
      guard let folder = try? openFolder(parts) else { return false }
      if OtherJournal.isIn(folder, on: system) { return true }
    }
    return false
  }
}
