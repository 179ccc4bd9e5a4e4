import JournalModel

extension Phrases {
  /// What a key of the front matter means, in a few words without a full stop.
  public func meaning(of key: Key) -> String { say("key-\(key.name)") }
}
