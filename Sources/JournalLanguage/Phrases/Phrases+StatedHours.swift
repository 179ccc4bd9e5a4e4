import JournalModel

extension Phrases {
  /// What a set of limits of work and rest is called, by the name that the profile has for it.
  public func ruleSet(named name: String) -> String { say("ruleSet-\(name)") }
}
