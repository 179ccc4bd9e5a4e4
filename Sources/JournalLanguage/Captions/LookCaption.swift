/// What verbs are for.
public enum VerbGroup: String, CaseIterable, Hashable, Sendable {
  /// In the order in which help shows them.
  case everyDay, look, plan, change, files, setUp
}
