import JournalText

extension Record {
  /// Whether its file says `private: true`, in English or French: then it stays out of what is given to
  /// others unless it is asked for.
  public var isPrivate: Bool {
    extra.contains { field in
      guard Record.privacyWords[field.key] != nil else { return false }
      return field.value.texts.contains { Record.truths[$0] != nil }
    }
  }

  /// The keys that say it, in every language that is read.
  package static let privacyKeys = ["private", "privé", "privée", "confidentiel", "confidential"]

  private static let privacyWords = WordIndex([privacyKeys.joined(separator: ",")])
  private static let truths = WordIndex(["true,yes,on,1,oui,vrai"])
}
