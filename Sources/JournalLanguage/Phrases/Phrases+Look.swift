import JournalModel

extension Phrases {
  /// What is said after a check-in, one line each; gentle where she has little energy, or much stress.
  public func encouragements(isGentle: Bool) -> [String] {
    (1...5).map { say(isGentle ? "encouragements-gentle-\($0)" : "encouragements-usual-\($0)") }
  }

  /// The name of a group of verbs.
  public func name(of group: VerbGroup) -> String { say("verbs-\(group.rawValue)") }
}
