import SystemLibrary

/// What a name in a journal's folder stands for, told from the name alone.
///
/// Names are bytes here: most belong to no record, and a `String` of each would cost more than the rest.
///
/// - Source: what Syncthing, Dropbox, Nextcloud, Seafile, OneDrive, rclone, git, vim, emacs, nano and gedit
///   were seen to leave.
package enum NameRules {
  package enum Meaning: Hashable, Sendable {
    case record
    /// A second version of a record, by a sync tool's stamp; what may be one, where the file that it copies
    /// lies beside it, and is a record elsewhere.
    case conflictCopy, possibleCopy
    case temporary
    /// Nothing of the journal's.
    case other
  }

  package typealias Name = UnsafeBufferPointer<UInt8>

  package static func meaning(ofFile name: Name) -> Meaning {
    if unsafe contains(name, ".sync-conflict-"), let parts = unsafe ConflictName.read(Array(name)),
      parts.tool == .syncthing
    {
      // Encrypted folders give the copy another ending: `x.md.sync-conflict-… GOCRYPTFS_BAD_NAME`.
      // A copy of a hidden file or of an editor's own copy is no copy of a record.
      let isOfOther = unsafe name.first == dot && !parts.stem.isEmpty || isCopyOfEditor(name)
      return unsafe contains(name, ".md") && !isOfOther ? .conflictCopy : .other
    }
    if unsafe name.first == dot { return unsafe starts(name, temporaryPrefix) ? .temporary : .other }
    if unsafe isCopyOfEditor(name) { return .other }
    guard unsafe hasRecordEnding(name) else {
      if unsafe ends(name, ".age"), unsafe contains(name, ".md"),
        let copy = unsafe ConflictName.read(Array(name))
      {
        return copy.isStamped ? .conflictCopy : .possibleCopy
      }
      return unsafe isNumberedCopy(name) ? .conflictCopy : .other
    }
    return unsafe copyMeaning(name) ?? .record
  }

  /// The name of the file that a name may be a copy of; beside it, the copy is not the person's own.
  static func original(ofPossibleCopy name: [UInt8]) -> [UInt8]? {
    ConflictName.read(name).map { $0.stem + $0.ending }
  }

  /// Whether records may lie in a folder of this name.
  ///
  /// - Parameter parent: the path of the folder that it lies in, relative to the root.
  package static func mayHoldRecords(folder name: Name, in parent: [UInt8]) -> Bool {
    guard let first = unsafe name.first, first != dot else { return false }
    if parent.isEmpty,
      unsafe reserved.contains(where: { unsafe equals(name, $0) }) || equals(name, lostAndFound)
        || equals(name, templatesOfObsidian)
    {
      return false
    }
    if first == UInt8(ascii: "#") || first == UInt8(ascii: "@") {
      return !devices.contains { unsafe equals(name, $0) }
    }
    return unsafe !(equals(name, "bak") && isLogseq(parent))
  }

  /// Whether a folder is no part of a journal at all, whatever lies in it.
  ///
  /// - Parameter parent: the path of the folder that it lies in, relative to the root.
  static func isOutside(folder name: Name, in parent: String) -> Bool {
    unsafe name.first == dot || parent.isEmpty && equals(name, lostAndFound)
  }

  /// What a file system keeps in its own root, which a journal may be: nobody but the system may read it.
  private static let lostAndFound: StaticString = "lost+found"

  /// What network disks keep beside a shared folder: deleted files, and previews.
  private static let devices: [StaticString] = [
    "#recycle", "#snapshot", "@eaDir", "@Recycle", "@Recently-Snapshot",
  ]

  /// Whether a folder is the one in which Logseq keeps its settings, and in `bak/` earlier versions of pages.
  private static func isLogseq(_ path: [UInt8]) -> Bool {
    path.suffix(7).elementsEqual("/logseq".utf8) || path.elementsEqual("logseq".utf8)
  }

  /// The folders of the root that hold no records.
  static let reserved: [StaticString] = ["trash", "templates", "affirmations"]

  /// The folder that Obsidian's own examples name for templates; `Daily.md` in it is of no day.
  private static let templatesOfObsidian: StaticString = "Templates"

  /// What the names of this program's temporary files start with: hidden, and never a record's ending.
  static let temporaryPrefix: StaticString = ".smj-tmp-"

  /// The name that a file will have which Syncthing is about to bring: `.syncthing.x.md.tmp` becomes `x.md`.
  ///
  /// A new file of that name would meet the one that arrives.
  static func nameOfTransfer(_ name: Name) -> [UInt8]? {
    let (head, tail): (StaticString, StaticString) = (".syncthing.", ".tmp")
    let length = name.count - head.utf8CodeUnitCount - tail.utf8CodeUnitCount
    guard length > 0, unsafe starts(name, head), unsafe ends(name, tail) else { return nil }
    return unsafe Array(name[head.utf8CodeUnitCount..<(head.utf8CodeUnitCount + length)])
  }

  package static func hasRecordEnding(_ path: String) -> Bool {
    unsafe Array(path.utf8).withUnsafeBufferPointer { unsafe hasRecordEnding($0) }
  }

  /// Whether it ends in `.md`, in any case of letters, or is that of a sealed record.
  package static func hasRecordEnding(_ name: Name) -> Bool { unsafe lengthOfEnding(name) > 0 }

  /// The bytes of a record's ending: of `.md`, or of `.md.age`; 0 where it has none.
  package static func lengthOfEnding(_ name: Name) -> Int {
    guard name.count > 3 else { return 0 }
    switch unsafe name[name.count - 1] | 0x20 {
    case 0x64: return unsafe isMarkdown(name, before: name.count) ? 3 : 0
    case 0x65:
      return unsafe name.count > 7 && ends(name, ".age") && isMarkdown(name, before: name.count - 4) ? 7 : 0
    default: return 0
    }
  }

  /// Whether `.md` ends at an offset.
  private static func isMarkdown(_ name: Name, before end: Int) -> Bool {
    unsafe name[end - 3] == dot && name[end - 2] | 0x20 == 0x6D && name[end - 1] | 0x20 == 0x64
  }

  private static let dot = UInt8(ascii: ".")

  /// `~$x.md` of an office program, `~x.md`, and what Emacs gives its checkers: copies while a file is open.
  private static func isCopyOfEditor(_ name: Name) -> Bool {
    unsafe name.first == UInt8(ascii: "~") || name.first == UInt8(ascii: "f") && starts(name, "flycheck_")
  }

  /// `x.md.conflict1`, `x.md..path2`: rclone puts its word behind the ending.
  private static func isNumberedCopy(_ name: Name) -> Bool {
    guard let last = unsafe name.last, (0x30...0x39).contains(last), unsafe contains(name, ".md.") else {
      return false
    }
    return unsafe ConflictName.read(Array(name))?.tool == .rclone
  }

  private static func copyMeaning(_ name: Name) -> Meaning? {
    // A quick no for nearly every name: all say "conflict" in some language, or end in a bracket or a
    // number of a merge tool or of rclone.
    let last = unsafe name[name.count - lengthOfEnding(name) - 1]
    let isNumbered = unsafe (0x30...0x39).contains(last) && (contains(name, "_") || contains(name, ".path"))
    guard
      unsafe isNumbered || last == UInt8(ascii: ")") || last == UInt8(ascii: "]") || contains(name, "onfli"),
      let parts = unsafe ConflictName.read(Array(name)), !parts.stem.isEmpty
    else { return nil }
    return parts.isStamped ? .conflictCopy : .possibleCopy
  }

  // MARK: Comparing bytes

  package static func equals(_ name: Name, _ word: StaticString) -> Bool {
    unsafe name.count == word.utf8CodeUnitCount && starts(name, word)
  }

  package static func starts(_ name: Name, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { unsafe name.starts(with: $0) }
  }

  private static func ends(_ name: Name, _ word: StaticString) -> Bool {
    word.withUTF8Buffer {
      unsafe name.count >= $0.count && name[(name.count - $0.count)...].elementsEqual($0)
    }
  }

  private static func contains(_ name: Name, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      let bytes = UnsafeRawBufferPointer(name)
      var offset = 0
      while let start = unsafe System.firstIndex(of: word[0], in: bytes, from: offset),
        start + word.count <= name.count
      {
        if unsafe name[start..<(start + word.count)].elementsEqual(word) { return true }
        offset = start + 1
      }
      return false
    }
  }
}
