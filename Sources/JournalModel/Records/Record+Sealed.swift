extension Record {
  /// How the name of a sealed record ends: its whole file, encrypted by age.
  package static let sealedEnding = ".md.age"

  package static func isSealed(path: String) -> Bool {
    path.utf8.count > sealedEnding.utf8.count && path.hasSuffix(sealedEnding)
  }

  /// Whether its file is sealed: its name tells day, time and kind, and nothing else is known of it without
  /// the person's key.
  public var isSealed: Bool { Record.isSealed(path: path) }

  package var isMoodAlone: Bool { kind == .entry && title == nil && mood != nil }
}

extension Kind {
  /// Whether records of the kind can be sealed: figures of hours never need a passphrase.
  package var canBeSealed: Bool { [.entry, .person, .sleep].contains(self) }
}
