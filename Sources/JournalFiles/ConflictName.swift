/// The name of a file that a sync tool made of a second version, taken apart.
///
/// - Source: names that Syncthing 1.19 made, and those that Dropbox, Nextcloud and ownCloud, Seafile, Obsidian Sync and
///   pCloud document.
public struct ConflictName: Hashable, Sendable {
  /// The path of the file that it is a version of.
  public var original: String
  /// What made the name.
  public var tool: Tool

  /// What makes such names.
  public enum Tool: String, Hashable, Sendable {
    /// Syncthing; a tool of the Dropbox kind (Nextcloud, Obsidian Sync …); Seafile; git's merge tools.
    case syncthing = "Syncthing"
    case cloud = "cloud"
    case seafile = "Seafile"
    case git = "git mergetool"
  }

  /// Reads the path of a copy; `nil` where it is none.
  public init?(_ path: String) {
    let slash = path.utf8.lastIndex(of: 0x2F).map { path.utf8.index(after: $0) } ?? path.startIndex
    let folder = String(path[..<slash])
    let name = Array(path[slash...].utf8)
    guard let found = Self.read(name) else { return nil }
    // A copy of a copy belongs to the first of them.
    var stem = found.stem
    while let inner = Self.read(stem + Array(".md".utf8)), !inner.stem.isEmpty { stem = inner.stem }
    // Syncthing's copy of a file that has an ending and no name.
    if stem.isEmpty, found.tool == .syncthing { stem = Array("copy".utf8) }
    guard !stem.isEmpty else { return nil }
    original = folder + String(decoding: stem, as: UTF8.self) + ".md"
    tool = found.tool
  }

  /// Whether a name that ends in `.md` is that of a copy, and not one that a person gave.
  static func isCopy(_ name: [UInt8]) -> Bool { read(name).map { !$0.stem.isEmpty } ?? false }

  private static func read(_ name: [UInt8]) -> (stem: [UInt8], tool: Tool)? {
    if let place = find(".sync-conflict-", in: name) {
      // `x.sync-conflict-….md`; encrypted folders make `x.md.sync-conflict-…`.
      let head = Array(name[..<place])
      return (withoutEnding(head) ?? head, .syncthing)
    }
    guard let stem = withoutEnding(name) else { return nil }
    for (opening, words, tool) in patterns {
      for word in words {
        guard let place = tool == .git ? findLast(word, in: stem) : find(word, in: stem) else { continue }
        guard let cut = opening.isEmpty ? place : stem[...place].lastIndex(of: Array(opening.utf8)[0]) else {
          continue
        }
        let rest = stem[(place + word.utf8.count)...]
        guard tool != .git || (!rest.isEmpty && rest.allSatisfy { (0x30...0x39).contains($0) }) else {
          continue
        }
        let isSpaced = cut > 0 && stem[cut - 1] == 0x20
        return (Array(stem[..<(isSpaced ? cut - 1 : cut)]), tool)
      }
    }
    return nil
  }

  /// The sign that opens the addition, and the words that tell it.
  private static let patterns: [(String, [String], Tool)] = [
    (
      "(",
      [
        "conflicted copy", "Conflicted copy", "case conflict", "Case Conflict", "(conflicted)",
        "copie en conflit",
        "Copie en conflit", "Copia en conflicto", "in Konflikt stehende Kopie",
      ], .cloud
    ),
    ("[", ["[conflicted]"], .cloud),
    ("", ["_conflict-"], .cloud),
    ("(", ["(SFConflict"], .seafile),
    ("", ["_BACKUP_", "_BASE_", "_LOCAL_", "_REMOTE_"], .git),
  ]

  private static func withoutEnding(_ name: [UInt8]) -> [UInt8]? {
    name.withUnsafeBufferPointer { NameRules.hasRecordEnding($0) } ? Array(name.dropLast(3)) : nil
  }

  private static func find(_ word: String, in name: [UInt8]) -> Int? {
    (0...name.count).first { name[$0...].starts(with: word.utf8) }
  }

  private static func findLast(_ word: String, in name: [UInt8]) -> Int? {
    (0...name.count).last { name[$0...].starts(with: word.utf8) }
  }
}
