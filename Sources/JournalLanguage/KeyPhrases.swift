import JournalModel

/// What the keys of the files mean: for the schema, and for the page of the format.
public protocol KeyPhrases: Sendable {
  /// What a key of the front matter means, in a few words without a full stop.
  func meaning(of key: Key) -> String
}
