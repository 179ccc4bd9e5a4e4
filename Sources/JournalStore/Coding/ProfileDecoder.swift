import JournalModel
import YAMLCodec

/// Reads the profile, `journal.md`.
public struct ProfileDecoder: Sendable {
  /// A decoder.
  public init() {}

  /// Reads a profile; what can't be read becomes a problem and keeps its default.
  public func decode(
    _ document: borrowing MarkdownDocument, path: String = "journal.md"
  ) -> (profile: Profile, problems: [Problem]) { (Profile(), []) }

  /// Whether a document is a profile: its front matter has the key `smjournal`.
  public static func isProfile(_ document: borrowing MarkdownDocument) -> Bool { false }
}
