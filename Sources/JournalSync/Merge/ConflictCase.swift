import JournalFiles
import JournalFormat
import JournalModel
import JournalStore
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
  /// What becomes of them.
  public var merge: RecordMerge
  /// The keys whose values differ, as our side names them, and `text` for the body.
  public var differences: [String]

  /// What both sides changed differently, line by line; nothing where they are two records or no text.
  public var sides: [ConflictMarkers.Clash] {
    guard needsPerson, merge.clashes != [.notText] else { return [] }
    return ConflictMarkers(merge.bytes)?.clashes ?? []
  }

  /// Whether a person can settle it by naming the side that counts, and nobody else can.
  public var needsPerson: Bool { !isMergeable && !versions.areMarkersBroken }

  /// Whether both sides can stand one below the other.
  public var canKeepBoth: Bool { !merge.clashes.isEmpty && merge.clashes.allSatisfy(\.isOfText) }

  /// Both sides, and what they come from where that is known.
  public struct Versions: Hashable, Sendable {
    /// The version both come from.
    public var base: [UInt8]?
    /// The file's.
    public var ours: [UInt8]
    /// The copy's, or the other side of the markers.
    public var theirs: [UInt8]
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
    /// Both gave it another name: this is ours, theirs.
    case renamedByUs, renamedByThem
  }

  /// Whether it is a photo or recording, of which both stay.
  public var isMedia: Bool { MediaPath.isMedia(original) }

  /// Whether it can be settled without a person.
  public var isMergeable: Bool {
    if isMedia { return true }
    if let waiting = versions.waiting { return waiting == .deletedByUs || waiting == .deletedByThem }
    return !versions.areMarkersBroken && (merge.clashes.isEmpty || merge.clashes == [.twoRecords])
  }

  package init(conflict: Conflict, original: String, tool: ConflictName.Tool?, versions: Versions) {
    self.conflict = conflict
    self.original = original
    self.tool = tool
    self.versions = versions
    merge = RecordMerge(
      base: versions.base, ours: versions.ours, theirs: versions.theirs, path: original,
      style: MergeStyle(ours: original, theirs: conflict.path == original ? "theirs" : conflict.path))
    differences = Self.differences(MarkdownDocument(versions.ours), MarkdownDocument(versions.theirs))
  }

  private static func differences(_ ours: MarkdownDocument, _ theirs: MarkdownDocument) -> [String] {
    var differing: [String] = []
    for key in ours.entries.map(\.key) + theirs.entries.map(\.key) where !differing.contains(key) {
      let values = [ours, theirs].map { document in document[key].map { document.tree.value($0) } }
      if values[0] != values[1] { differing.append(key) }
    }
    if ours.bytes[ours.body] != theirs.bytes[theirs.body] { differing.append("text") }
    return differing
  }
}
