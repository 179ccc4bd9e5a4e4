import JournalModel
import YAMLCodec

/// Reads the profile, `journal.md`.
public struct ProfileDecoder: Sendable {
  /// The version of the format that this program writes and reads.
  public static let formatVersion = 1

  /// A decoder.
  public init() {}

  /// Reads a profile; what can't be read becomes a problem and keeps its default.
  public func decode(
    _ document: borrowing MarkdownDocument, path: String = "journal.md"
  ) -> (profile: Profile, problems: [Problem]) {
    let tree = document.tree
    let yamlProblems = document.problems
    return tree.source.withUnsafeBufferPointer { source in
      var reading = ProfileReading(reader: NodeReader(tree: tree, source: source, path: path))
      reading.readFields()
      reading.reader.problems += yamlProblems.map {
        Problem(path: path, position: $0.position, reason: .yaml($0))
      }
      let problems = reading.reader.problems.sorted {
        ($0.position?.offset ?? -1) < ($1.position?.offset ?? -1)
      }
      return (reading.profile, problems)
    }
  }

  /// The problem of a zone that the system does not have, at its position in the profile.
  package static func unknownZone(_ name: String, in document: borrowing MarkdownDocument, path: String)
    -> Problem
  {
    let tree = document.tree
    let key = ProfileKey.timezone
    var position: SourcePosition?
    for entry in document.entries where ProfileKey(entry.key) == key {
      position = entry.value.map { tree.position($0) }
    }
    return Problem(
      path: path, position: position,
      reason: .wrongValue(key: key.canonicalName, found: name, expected: .zoneName))
  }

  /// Whether a document is a profile: its front matter has the key `smjournal`.
  public static func isProfile(_ document: borrowing MarkdownDocument) -> Bool {
    document["smjournal"] != nil
  }
}
