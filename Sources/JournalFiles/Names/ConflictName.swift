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
    /// This program, where it can't merge, in an import too: Syncthing's stamp, whose devices have no 0 in
    /// their ids.
    case smjournal
  }

  /// The device that wrote this version, where the name tells: Syncthing's short id of it.
  public var device: String?

  /// Reads the path of a copy, whether or not the file that it copies is there; `nil` for any other path.
  public init?(_ path: String) {
    self.init(path, MediaPath.isInFolder(path) ? .media : .records)
  }

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

  struct Parts {
    /// The name of the file that it is a version of, without its ending.
    var stem: [UInt8]
    var ending: [UInt8] = []
    var tool: Tool
    /// Whether it has a tool's exact stamp; without one it is a copy only beside the file of that name.
    var isStamped: Bool
    var device: String?

    init(stem: [UInt8], ending: [UInt8] = [], tool: Tool, isStamped: Bool) {
      (self.stem, self.ending, self.tool, self.isStamped) = (stem, ending, tool, isStamped)
    }
  }

  /// Takes a name apart; `nil` for names that no tool gives to copies.
  static func read(_ name: [UInt8], _ endings: Endings = .records) -> Parts? {
    if let copy = syncthing(name, endings) ?? rclone(name, endings) { return copy }
    if let copy = sealed(name, endings) { return copy }
    guard let (stem, ending) = split(name, endings) else { return nil }
    var parts = bracketed(stem) ?? marked(stem)
    parts?.ending = ending
    return parts
  }

  /// A copy of a sealed file, whose tool knows one ending: `x.md (conflicted copy 2026-11-20).age`, and
  /// `x.md 2.age` by iCloud, `x.md (1).age` by Google Drive, `x.md-DESKTOP-AB12C.age` by OneDrive. Nobody
  /// writes such names.
  private static func sealed(_ name: [UInt8], _ endings: Endings) -> Parts? {
    guard name.suffix(4).elementsEqual(sealedEnding), split(name, .records) == nil else { return nil }
    let head = Array(name.dropLast(4))
    guard var parts = bracketed(head) ?? marked(head) ?? numbered(head),
      let inner = split(parts.stem, endings)
    else { return nil }
    (parts.stem, parts.ending) = (inner.stem, inner.ending + sealedEnding)
    return parts
  }

  /// What a cloud puts behind a name with its ending.
  private static func numbered(_ head: [UInt8]) -> Parts? {
    let ends = head.indices.dropFirst(4).filter { " (-_".utf8.contains(head[$0]) }
    return ends.last { split(Array(head[..<$0]), .records) != nil }.map {
      Parts(stem: Array(head[..<$0]), tool: .cloud, isStamped: true)
    }
  }

  private static let sealedEnding = Array(".age".utf8)

  // MARK: The tools

  /// `x.sync-conflict-20261121-002003-PIDLRVI.md`; encrypted folders make `x.md.sync-conflict-…`.
  private static func syncthing(_ name: [UInt8], _ endings: Endings) -> Parts? {
    let mark = Array(".sync-conflict-".utf8)
    guard let offset = name.indices.last(where: { name[$0...].starts(with: mark) }),
      isStamp(name[(offset + mark.count)...])
    else { return nil }
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
    if tail.starts(with: "-P0".utf8) || tail.starts(with: "-IMPORTS".utf8) {
      parts.tool = .smjournal
    } else if tail.first == 0x2D, device.count == 7 {
      parts.device = String(decoding: device, as: UTF8.self)
    }
    return parts
  }

  /// `x.md.conflict1`, `x.md.path2`, and of earlier versions `x.md..path1`.
  private static func rclone(_ name: [UInt8], _ endings: Endings) -> Parts? {
    guard let copy = marked(name), copy.tool == .rclone, let (stem, ending) = split(copy.stem, endings),
      !stem.isEmpty
    else { return nil }
    return Parts(stem: stem, ending: ending, tool: .rclone, isStamped: true)
  }

  /// A stem with the mark of a tool behind it.
  private static func marked(_ stem: [UInt8]) -> Parts? {
    for (mark, tool, isStamped) in marks {
      if let head = Self.stem(of: stem[...], before: Array(mark.utf8)[...]) {
        return Parts(stem: Array(head), tool: tool, isStamped: isStamped)
      }
    }
    return nil
  }

  /// What tools write behind a stem: `#` is a digit, `+` one or more of them, `%` one to four, `?` any sign
  /// but a low line, `*` any number of such signs.
  private static let marks: [(mark: String, tool: Tool, isStamped: Bool)] = [
    ("_conflict-########-######", .cloud, true), (".Conflict", .resilio, false),
    ("_*_???-+-+-####_Conflict", .synology, true),
    ("_BACKUP_+", .git, false), ("_BASE_+", .git, false), ("_LOCAL_+", .git, false),
    ("_REMOTE_+", .git, false),
    // The same before the ending (`--suffix-keep-extension`) as rclone else puts behind it.
    ("..path%", .rclone, false), (".path%", .rclone, false), (".conflict%", .rclone, false),
  ]

  /// What of a text stands before a mark that is its end; `nil` where it ends otherwise or is nothing more.
  private static func stem(of text: ArraySlice<UInt8>, before mark: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var (rest, signs) = (text, mark)
    while let sign = signs.popLast() {
      let isMeant: (UInt8) -> Bool =
        switch sign {
        case UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: "%"): isDigit
        case UInt8(ascii: "?"), UInt8(ascii: "*"): { $0 != 0x5F }
        default: { $0 == sign }
        }
      let run = rest.reversed().prefix(while: isMeant).count
      let found = "+%*".utf8.contains(sign) ? run : min(run, 1)
      if found == 0 && sign != UInt8(ascii: "*") || sign == UInt8(ascii: "%") && found > 4 { return nil }
      rest = rest.dropLast(found)
    }
    return rest.isEmpty ? nil : rest
  }

  /// `x (Anna's conflicted copy 2026-11-20).md`: words that a tool says it with, and what a clock said.
  private static func bracketed(_ stem: [UInt8]) -> Parts? {
    guard let end = stem.last, end == UInt8(ascii: ")") || end == UInt8(ascii: "]") else { return nil }
    let text = stem.map(lowercased)
    for (words, tool) in sayings {
      for saying in words {
        let inside = text.dropLast()
        guard let offset = inside.indices.first(where: { inside[$0...].starts(with: saying.utf8) }),
          let opening = text[..<offset].lastIndex(where: { $0 == 0x28 || $0 == 0x5B }), opening > 0
        else { continue }
        let isStamped = hasClock(text[(offset + saying.utf8.count)...])
        if isStamped || saying.utf8.count >= 10 {
          return Parts(stem: before(opening, in: stem), tool: tool, isStamped: isStamped)
        }
      }
    }
    for whole in ["(conflicted)", "[conflicted]"]
    where text.suffix(12).elementsEqual(whole.utf8) && text.count > 12 {
      return Parts(stem: before(text.count - 12, in: stem), tool: .cloud, isStamped: false)
    }
    return nil
  }

  /// What stands before a bracket, and before the blank in front of that.
  private static func before(_ opening: Int, in stem: [UInt8]) -> [UInt8] {
    Array(stem[..<(opening > 1 && stem[opening - 1] == 0x20 ? opening - 1 : opening)])
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

  // MARK: Stamps

  /// `20261121-002003`, with nothing behind it that would make it another number.
  private static func isStamp(_ text: ArraySlice<UInt8>) -> Bool {
    fits(text, "########-######") && text.dropFirst(15).first.map { !isDigit($0) } ?? true
  }

  /// A day as tools write it: `2026-11-20`, or eight digits and more.
  private static func hasClock(_ text: ArraySlice<UInt8>) -> Bool {
    text.indices.contains { fits(text[$0...], "########") || fits(text[$0...], "####-##-##") }
  }

  /// Whether a text begins as a form has it, in which `#` is a digit.
  private static func fits(_ text: ArraySlice<UInt8>, _ form: String) -> Bool {
    text.count >= form.utf8.count
      && zip(text, form.utf8).allSatisfy { $1 == UInt8(ascii: "#") ? isDigit($0) : $0 == $1 }
  }

  // MARK: Bytes

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  private static let recordEnding = Array(".md".utf8)

  /// A name without its ending, and the ending with its point; `nil` for the name of any other file.
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
}
