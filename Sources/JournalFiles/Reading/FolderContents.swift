import SystemLibrary

/// What one folder of a journal holds: names, in the order of their bytes.
package struct FolderContents {
  /// Records, and things named like one.
  package var records: [[UInt8]] = []
  /// Second versions of records.
  package var conflicts: [[UInt8]] = []
  package var folders: [[UInt8]] = []
  /// Symbolic links, which may lead to a folder.
  var links: [[UInt8]] = []
  /// This program's temporary files.
  package var temporaries: [[UInt8]] = []

  /// Whether it is the root of another journal: then nothing in it is of this one.
  package private(set) var isOtherJournal = false

  /// Names that are those of copies where the file that they copy is there, too.
  private var possibleCopies: [[UInt8]] = []

  private var hasProfileName = false

  private init() {}

  /// Lists an open folder.
  ///
  /// - Parameter path: where it is, relative to the root.
  package init(
    _ folder: borrowing Descriptor, path: [UInt8], on system: any Disk = System.real
  ) throws(SystemFailure) {
    let base = folder.number
    var failure: SystemFailure?
    try unsafe system.list(folder) { name, listedKind in
      let meaning = unsafe NameRules.meaning(ofFile: name)
      var kind = listedKind
      if kind == nil {  // A file system that doesn't keep it beside the name.
        do throws(SystemFailure) { kind = try unsafe system.status(Bytes.cString(name), in: base).kind } catch
        {
          if error.code != SystemFailure.noEntry { failure = error }
        }
      }
      guard let kind else { return }
      let isOpen = unsafe NameRules.mayHoldRecords(folder: name, in: path)
      unsafe add(name, kind: kind, meaning: meaning, mayHoldRecords: isOpen)
    }
    if let failure { throw failure }
    if hasProfileName, !path.isEmpty, OtherJournal.isIn(folder, on: system) {
      self = FolderContents()
      isOtherJournal = true
      return
    }
    settlePossibleCopies()
    Bytes.sort(&records)
    conflicts.sort(by: Bytes.precedes)
    folders.sort(by: Bytes.precedes)
    links.sort(by: Bytes.precedes)
  }

  private mutating func add(
    _ name: NameRules.Name, kind: FileStatus.Kind, meaning: NameRules.Meaning, mayHoldRecords: Bool
  ) {
    switch (kind, meaning) {
    case (.folder, _):
      if mayHoldRecords { unsafe folders.append(Array(name)) }
      // A folder named like a record is looked into, and reported.
      if mayHoldRecords, meaning.isOfRecord { unsafe records.append(Array(name)) }
    case (.file, .conflictCopy): unsafe conflicts.append(Array(name))
    case (.file, .possibleCopy): unsafe possibleCopies.append(Array(name))
    // What is no file and named like a record or a copy of one is reported.
    case (_, .record), (_, .conflictCopy), (_, .possibleCopy):
      unsafe records.append(Array(name))
      if unsafe OtherJournal.isProfileName(name) { hasProfileName = true }
    case (.link, _): if mayHoldRecords { unsafe links.append(Array(name)) }
    case (.file, .temporary): unsafe temporaries.append(Array(name))
    default: break
    }
  }

  private mutating func settlePossibleCopies() {
    guard !possibleCopies.isEmpty else { return }
    let known = Set(records + possibleCopies)
    for name in possibleCopies {
      let isCopy = NameRules.original(ofPossibleCopy: name).map(known.contains) ?? false
      if isCopy { conflicts.append(name) } else { records.append(name) }
    }
    possibleCopies = []
  }

  /// What a name of a folder can be to the index.
  package enum Sort {
    /// A record or something named like one; a conflicting copy; a link; the profile of another journal.
    case record, conflict, link, otherProfile
  }

  /// All names but those of folders and the profile, in the order of their bytes; the profile of another
  /// journal stands for its folder.
  package func names(isRoot: Bool) -> [(name: [UInt8], sort: Sort)] {
    var result: [(name: [UInt8], sort: Sort)] = []
    let profile = Array(ProfileFile.path.utf8)
    if isOtherJournal { return [(profile, .otherProfile)] }
    result.reserveCapacity(records.count)
    for name in records where !(isRoot && name == profile) { result.append((name, .record)) }
    if conflicts.isEmpty && links.isEmpty { return result }
    result += conflicts.map { ($0, .conflict) } + links.map { ($0, .link) }
    return result.sorted { Bytes.precedes($0.name, $1.name) }
  }
}

extension Disk {
  /// Every name in an open folder, in no order.
  package func names(in folder: borrowing Descriptor) throws(SystemFailure) -> [[UInt8]] {
    var names: [[UInt8]] = []
    try unsafe list(folder) { name, _ in unsafe names.append(Array(name)) }
    return names
  }

  /// Those that are numbers, the lowest first.
  func numbers(in folder: borrowing Descriptor) throws(SystemFailure) -> [UInt64] {
    try names(in: folder).compactMap { UInt64(PathText.text($0)) }.filter { $0 < .max }.sorted()
  }
}

extension NameRules.Meaning {
  fileprivate var isOfRecord: Bool { self == .record || self == .conflictCopy || self == .possibleCopy }
}
