import JournalFiles
import JournalModel
import YAMLCodec

/// A file that two versions met in, with what can be done about it.
public struct ConflictCase: Hashable, Sendable {
  /// Where the listing found it.
  public var conflict: Conflict
  /// The path of the file that it is a version of; its own where the versions are in one file, between
  /// markers.
  public var original: String
  /// What made the copy; `nil` for a file with markers, and where its name doesn't tell.
  public var tool: ConflictName.Tool?
  /// What the versions say.
  public var versions: Versions
  /// What is known of who wrote them; `nil` where both are in one file.
  public var writings: Writings?
  /// What becomes of them.
  public var merge: RecordMerge
  /// The keys whose values differ, as our side names them, and `text` for the body.
  public var differences: [String]

  /// What both sides changed differently, line by line; nothing where they are two records or no text. Of two
  /// files that compete the keys that differ.
  public var sides: [ConflictMarkers.Clash] {
    guard needsPerson, merge.clashes != [.notText] else { return [] }
    if isRivalry {
      return [.init(ours: lines(of: versions.ours), theirs: lines(of: versions.theirs))]
    }
    return ConflictMarkers(merge.bytes)?.clashes ?? []
  }

  /// What a version says by the keys that differ, a line or more each.
  private func lines(of version: [UInt8]) -> [UInt8] {
    let document = MarkdownDocument(version)
    return differences.flatMap { key in
      document[key].map { Array(YAMLEmitter.entry(key, document.tree.value($0)).utf8) } ?? []
    }
  }

  /// Whether a person can settle it by naming the side that counts, and nobody else can.
  public var needsPerson: Bool { !isMergeable && !versions.areMarkersBroken }

  /// Whether both sides can stand one below the other, or both shifts on one day.
  public var canKeepBoth: Bool {
    if conflict.origin == .sameDay { return true }
    return !isRivalry && !merge.clashes.isEmpty && merge.clashes.allSatisfy(\.isOfText)
  }

  /// Whether several things clash, of which keys can be chosen one by one.
  public var canBeParted: Bool {
    let hasKey = merge.clashes.contains { if case .key = $0 { true } else { false } }
    return !isRivalry && versions.waiting == nil && hasKey && merge.clashes.count > 1
      && sides.count >= merge.clashes.count
  }

  /// Whether two files of this journal compete, of which no merge knows what is meant.
  public var isRivalry: Bool { conflict.origin == .sameDay || conflict.origin == .samePerson }

  /// The keys that a person can choose a side for, one by one: those that clash, then all else that differs.
  public var places: [String] {
    guard !isMedia, versions.waiting == nil, !versions.areMarkersBroken, !versions.isOriginalMissing,
      conflict.origin != .sameDay
    else { return [] }
    let clashing = merge.clashes.map(\.place)
    // Two records, or what is no text: nothing to be told apart.
    guard !clashing.contains(nil), merge.clashes != [.notText] else { return [] }
    let named = clashing.compactMap { $0 }
    return named + differences.filter { place in !named.contains { MergeChoices.areAlike($0, place) } }
  }

  /// Both sides, and what they come from where that is known.
  public struct Versions: Hashable, Sendable {
    /// The version both come from, or one that has all that is proven of it.
    public var base: [UInt8]?
    /// Whether it is known who changed what: the common version is, or all that the file ever said here.
    public var isHistoryKnown = false
    /// The file's.
    public var ours: [UInt8]
    /// The copy's, or the other side of the markers.
    public var theirs: [UInt8]
    /// The bytes of the file itself as they were read, where ``ours`` was taken out of them: markers, a seal.
    package var file: [UInt8]?
    /// Whether the file is sealed and the versions are opened.
    package var isOpened = false
    /// Whether the file itself is gone and only the copy is left.
    public var isOriginalMissing = false
    /// Whether the markers of a file don't belong together, so that it can't be taken apart.
    public var areMarkersBroken = false
    /// What git waits to be told where it left no markers.
    public var waiting: Waiting?
  }

  /// What both sides did to a file of which git keeps one version without a word in it.
  public enum Waiting: Hashable, Sendable {
    /// We removed what they changed, and theirs is there; they removed what we changed.
    case deletedByUs, deletedByThem
    /// One side sealed what the other changed in clear; the sealed file lies beside it.
    case sealedByUs, sealedByThem
    /// A record lies in clear beside its sealed file, with or without git.
    case clearBesideSealed
    /// Both gave it another name: this is ours, and there is theirs.
    case renamed(theirs: String)
  }

  /// What is known of who wrote the two versions of a file.
  public struct Writings: Hashable, Sendable {
    /// Of the file itself.
    public var ours: Writing
    /// Of the copy.
    public var theirs: Writing
    /// Of the keys that clash those that no change in this device's log of the file concerned.
    public var untouchedKeys: [String] = []
  }

  /// What is known of who wrote a version.
  public struct Writing: Hashable, Sendable {
    /// The path of its file.
    public var path: String
    /// When the file was last changed; sync tools carry the time along.
    public var moment: Instant
    /// The device that wrote it, as the sync tool calls it.
    public var device: String?
    /// Whether this device's log of changes has it.
    public var isOurs: Bool
  }

  /// Whether it is a photo or recording, of which both stay.
  public var isMedia: Bool { !NameRules.hasRecordEnding(original) }

  /// Whether it can be settled without a person.
  public var isMergeable: Bool {
    if isMedia { return true }
    if isRivalry { return false }
    if let waiting = versions.waiting { return waiting == .deletedByUs || waiting == .deletedByThem }
    return !versions.areMarkersBroken && (merge.clashes.isEmpty || merge.clashes == [.twoRecords])
  }

  package init(
    conflict: Conflict, original: String, tool: ConflictName.Tool?, versions: Versions,
    choices: MergeChoices = MergeChoices()
  ) {
    (self.conflict, self.original, self.tool, self.versions) = (conflict, original, tool, versions)
    // Nothing in a picture is a key or a line.
    let (ours, theirs) = NameRules.hasRecordEnding(original) ? (versions.ours, versions.theirs) : ([], [])
    merge = RecordMerge(
      base: versions.base, ours: ours, theirs: theirs, path: original,
      style: MergeStyle(ours: original, theirs: conflict.path == original ? "theirs" : conflict.path),
      choices: choices)
    differences = Self.differences(MarkdownDocument(ours), MarkdownDocument(theirs))
  }

  private static func differences(_ ours: MarkdownDocument, _ theirs: MarkdownDocument) -> [String] {
    var differing: [String] = []
    for key in ours.entries.map(\.key) + theirs.entries.map(\.key) where !differing.contains(key) {
      let values = [ours, theirs].map { document in document[key].map { document.tree.value($0) } }
      if values[0] != values[1] { differing.append(key) }
    }
    if ours.bytes[ours.body] != theirs.bytes[theirs.body] { differing.append(MergeChoices.text) }
    return differing
  }
}

extension RecordMerge.Clash {
  /// The key, or `text` for the body and for files merged as text; `nil` for two records.
  public var place: String? {
    switch self {
    case .key(let key): key
    case .body, .text, .notText: MergeChoices.text
    case .twoRecords: nil
    }
  }
}
