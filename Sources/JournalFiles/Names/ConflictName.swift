/// The name of a file that a sync tool made of a second version, taken apart.
///
/// A name is a copy's by the exact stamp of the tool that makes such names. Other marks that tools are known
/// to add, which a person may have written as well, make it one only beside the file that it copies.
///
/// The copies of photos and recordings are called as those of records are, with an ending of their own.
///
/// - Source: names that Syncthing 1.19 made, and those that Dropbox (in its languages), Nextcloud and
///   ownCloud, Seafile, Obsidian Sync, Synology Drive, Resilio Sync, pCloud, rclone (`bisync`, before and
///   since version 1.66) and git document.
public struct ConflictName: Hashable, Sendable {
  /// The path of the file that it is a version of.
  public var original: String
  /// What made the name.
  public var tool: Tool

  /// What makes such names.
  public enum Tool: String, Hashable, Sendable {
    /// Syncthing; a tool of the Dropbox kind (Nextcloud, Obsidian Sync …); Seafile; Synology Drive; Resilio
    /// Sync; rclone; git's merge tools.
    case syncthing = "Syncthing"
    case cloud = "cloud"
    case seafile = "Seafile"
    case synology = "Synology Drive"
    case resilio = "Resilio Sync"
    case rclone = "rclone"
    case git = "git mergetool"
  }

  /// The device that wrote this version, where the name tells: Syncthing's short id of it.
  public var device: String?

  /// Reads the path of a copy; `nil` where it is none, whether or not there is a file that it copies.
  public init?(_ path: String) {
    self.init(path, MediaPath.isInFolder(path) ? .media : .records)
  }

  /// Reads the path of a copy of such a file.
  package init?(_ path: String, _ endings: Endings) {
    let slash = path.utf8.lastIndex(of: 0x2F).map { path.utf8.index(after: $0) } ?? path.startIndex
    let folder = String(path[..<slash])
    let name = Array(path[slash...].utf8)
    guard let found = Self.read(name, endings) else { return nil }
    // A copy of a copy belongs to the first of them.
    var stem = found.stem
    while let inner = Self.read(stem + found.ending, endings), inner.isStamped, !inner.stem.isEmpty {
      stem = inner.stem
    }
    // Syncthing's copy of a file that has an ending and no name.
    if stem.isEmpty, found.tool == .syncthing { stem = Array("copy".utf8) }
    guard !stem.isEmpty else { return nil }
    original = folder + String(decoding: stem + found.ending, as: UTF8.self)
    (tool, device) = (found.tool, found.device)
  }

  /// Which files copies are looked for of: records, or photos and recordings.
  package enum Endings {
    /// Records; all others.
    case records, media
  }

  /// A name taken apart.
  struct Parts {
    /// The name of the file that it is a version of, without its ending.
    var stem: [UInt8]
    /// The ending of that file, with its point.
    var ending: [UInt8] = []
    var tool: Tool
    /// Whether it has a tool's exact stamp; without one it is a copy only beside the file of that name.
    var isStamped: Bool
    var device: String?

    init(stem: [UInt8], tool: Tool, isStamped: Bool) {
      (self.stem, self.tool, self.isStamped) = (stem, tool, isStamped)
    }

    /// What stands before a bracket, and before the blank in front of that.
    fileprivate init(_ stem: [UInt8], cutAt opening: Int, _ tool: Tool, isStamped: Bool) {
      let isSpaced = opening > 1 && stem[opening - 1] == 0x20
      self.init(stem: Array(stem[..<(isSpaced ? opening - 1 : opening)]), tool: tool, isStamped: isStamped)
    }
  }

  /// Takes a name apart; `nil` for names that no tool gives to copies.
  static func read(_ name: [UInt8], _ endings: Endings = .records) -> Parts? {
    if let copy = syncthing(name, endings) ?? rclone(name, endings) { return copy }
    if let copy = sealed(name, endings) { return copy }
    guard let (stem, ending) = split(name, endings) else { return nil }
    var parts = bracketed(stem) ?? suffixed(stem) ?? synology(stem) ?? mergeTool(stem) ?? numbered(stem)
    parts?.ending = ending
    return parts
  }

  /// A copy of a sealed file, whose tool knows one ending: `x.md (conflicted copy 2026-11-20).age`.
  private static func sealed(_ name: [UInt8], _ endings: Endings) -> Parts? {
    guard name.suffix(4).elementsEqual(sealedEnding), split(name, .records) == nil else { return nil }
    let head = Array(name.dropLast(4))
    guard
      var parts = bracketed(head) ?? suffixed(head) ?? synology(head) ?? mergeTool(head) ?? numbered(head),
      let inner = split(parts.stem, endings)
    else { return nil }
    (parts.stem, parts.ending) = (inner.stem, inner.ending + sealedEnding)
    return parts
  }

  private static let sealedEnding = Array(".age".utf8)

  // MARK: The tools

  /// `x.sync-conflict-20261121-002003-PIDLRVI.md`; encrypted folders make `x.md.sync-conflict-…`.
  private static func syncthing(_ name: [UInt8], _ endings: Endings) -> Parts? {
    let mark = Array(".sync-conflict-".utf8)
    guard let offset = last(mark, in: name[...]), isStamp(name[(offset + mark.count)...]) else { return nil }
    let (head, tail) = (Array(name[..<offset]), Array(name[(offset + mark.count + 15)...]))
    let inner = split(head, endings)
    var parts = Parts(stem: inner?.stem ?? head, tool: .syncthing, isStamped: true)
    if tail.suffix(4).elementsEqual(sealedEnding), let inner {
      parts.ending = inner.ending + sealedEnding
    } else {
      parts.ending =
        split(tail, endings)?.ending ?? inner?.ending ?? (endings == .records ? recordEnding : [])
    }
    let device = tail.dropFirst().prefix { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
    if tail.first == 0x2D, device.count == 7 { parts.device = String(decoding: device, as: UTF8.self) }
    return parts
  }

  /// `x.md.conflict1`, `x.md.path2`, and of earlier versions `x.md..path1`.
  private static func rclone(_ name: [UInt8], _ endings: Endings) -> Parts? {
    guard let head = withoutNumber(name), let (stem, ending) = split(head, endings), !stem.isEmpty else {
      return nil
    }
    var parts = Parts(stem: stem, tool: .rclone, isStamped: true)
    parts.ending = ending
    return parts
  }

  /// The same before the ending (`--suffix-keep-extension`): `x.conflict1.md`.
  private static func numbered(_ stem: [UInt8]) -> Parts? {
    guard let head = withoutNumber(stem), !head.isEmpty else { return nil }
    return Parts(stem: head, tool: .rclone, isStamped: false)
  }

  /// What stands before rclone's `.conflict1` or `.path1`.
  private static func withoutNumber(_ name: [UInt8]) -> [UInt8]? {
    let digits = name.reversed().prefix(while: isDigit).count
    guard (1...4).contains(digits) else { return nil }
    let rest = name.dropLast(digits)
    for word in ["..path", ".path", ".conflict"] where rest.suffix(word.utf8.count).elementsEqual(word.utf8) {
      return Array(rest.dropLast(word.utf8.count))
    }
    return nil
  }

  /// `x (Anna's conflicted copy 2026-11-20).md`: words that a tool says it with, and what a clock said.
  private static func bracketed(_ stem: [UInt8]) -> Parts? {
    guard let end = stem.last, end == UInt8(ascii: ")") || end == UInt8(ascii: "]") else { return nil }
    let text = stem.map(lowercased)
    for (words, tool) in sayings {
      for saying in words {
        guard let offset = first(Array(saying.utf8), in: text.dropLast()),
          let opening = text[..<offset].lastIndex(where: { $0 == 0x28 || $0 == 0x5B }), opening > 0
        else { continue }
        let isStamped = hasClock(text[(offset + saying.utf8.count)...])
        if isStamped || saying.utf8.count >= 10 {
          return Parts(stem, cutAt: opening, tool, isStamped: isStamped)
        }
      }
    }
    for whole in ["(conflicted)", "[conflicted]"]
    where text.suffix(12).elementsEqual(whole.utf8) && text.count > 12 {
      return Parts(stem, cutAt: text.count - 12, .cloud, isStamped: false)
    }
    return nil
  }

  /// What tools say, in lower case and from the first letter that every writing of it has.
  ///
  /// - Source: Dropbox's names in its languages; Nextcloud's "case clash"; Seafile's `SFConflict`; pCloud's
  ///   `[conflicted]`.
  private static let sayings: [([String], Tool)] = [
    (["sfconflict"], .seafile),
    (
      [
        "conflicted copy", "case conflict", "case clash", "copie en conflit", "copie conflictuelle",
        "copia en conflicto", "copia in conflitto", "in konflikt stehende kopie", "konfliktkopie",
        "conflicterende kopie", "conflicterend exemplaar", "conflictkopie", "kopie met conflict",
        "pia em conflito", "pia conflitante", "競合コピー", "競合するコピー", "충돌된 사본", "충돌하는 복사본",
        "konfliktkopia", "konfliktversion", "冲突副本",
      ], .cloud
    ),
  ]

  /// `x_conflict-20261120-185000.md` of ownCloud; `x.Conflict.md` of Resilio Sync.
  private static func suffixed(_ stem: [UInt8]) -> Parts? {
    let mark = Array("_conflict-".utf8)
    if let offset = last(mark, in: stem[...]), offset > 0, isStamp(stem[(offset + mark.count)...]),
      stem.count == offset + mark.count + 15
    {
      return Parts(stem: Array(stem[..<offset]), tool: .cloud, isStamped: true)
    }
    let word = Array(".Conflict".utf8)
    if stem.count > word.count, stem.suffix(word.count).elementsEqual(word) {
      return Parts(stem: Array(stem.dropLast(word.count)), tool: .resilio, isStamped: false)
    }
    return nil
  }

  /// `x_DiskStation_Nov-20-185000-2026_Conflict.md`.
  private static func synology(_ stem: [UInt8]) -> Parts? {
    let parts = stem.split(separator: 0x5F, omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[parts.count - 1].elementsEqual("Conflict".utf8) else { return nil }
    let stamp = parts[parts.count - 2].split(separator: 0x2D)
    guard stamp.count == 4, stamp[0].count == 3, stamp[1...].allSatisfy({ $0.allSatisfy(isDigit) }),
      stamp[3].count == 4
    else { return nil }
    let name = Array(parts.dropLast(3).joined(separator: [0x5F]))
    return name.isEmpty ? nil : Parts(stem: name, tool: .synology, isStamped: true)
  }

  /// `x_BASE_4711.md`.
  private static func mergeTool(_ stem: [UInt8]) -> Parts? {
    for word in ["_BACKUP_", "_BASE_", "_LOCAL_", "_REMOTE_"] {
      guard let offset = last(Array(word.utf8), in: stem[...]), offset > 0 else { continue }
      let rest = stem[(offset + word.utf8.count)...]
      if !rest.isEmpty, rest.allSatisfy(isDigit) {
        return Parts(stem: Array(stem[..<offset]), tool: .git, isStamped: false)
      }
    }
    return nil
  }

  // MARK: Stamps

  /// `20261121-002003`, with nothing behind it that would make it another number.
  private static func isStamp(_ text: ArraySlice<UInt8>) -> Bool {
    let stamp = text.prefix(15)
    guard stamp.count == 15 else { return false }
    for (index, byte) in stamp.enumerated() where index == 8 ? byte != 0x2D : !isDigit(byte) { return false }
    return text.dropFirst(15).first.map { !isDigit($0) } ?? true
  }

  /// A day as tools write it: `2026-11-20`, or eight digits and more.
  private static func hasClock(_ text: ArraySlice<UInt8>) -> Bool {
    for start in text.indices {
      let rest = text[start...]
      if rest.prefix(8).count == 8, rest.prefix(8).allSatisfy(isDigit) { return true }
      let day = rest.prefix(10)
      guard day.count == 10 else { continue }
      let fits = day.enumerated().allSatisfy {
        $0.offset == 4 || $0.offset == 7 ? $0.element == 0x2D : isDigit($0.element)
      }
      if fits { return true }
    }
    return false
  }

  // MARK: Bytes

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  private static let recordEnding = Array(".md".utf8)

  /// A name without its ending, and that with its point; `nil` for a name that is none of these files'.
  private static func split(_ name: [UInt8], _ endings: Endings) -> (stem: [UInt8], ending: [UInt8])? {
    let length = unsafe name.withUnsafeBufferPointer { unsafe NameRules.lengthOfEnding($0) }
    if endings == .records {
      return length > 0 ? (Array(name.dropLast(length)), Array(name.suffix(length))) : nil
    }
    guard length == 0, let point = name.lastIndex(of: UInt8(ascii: ".")), point < name.count - 1 else {
      return nil
    }
    return (Array(name[..<point]), Array(name[point...]))
  }

  private static func first(_ word: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first { text[$0...].starts(with: word) }
  }

  private static func last(_ word: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    text.indices.last { text[$0...].starts(with: word) }
  }
}
