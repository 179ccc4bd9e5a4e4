import JournalModel

extension Phrases {
  /// Where the journal is, and by what it was found.
  public func found(_ path: String, by finding: JournalFinding) -> String {
    switch finding {
    case .option: say("look-journal-option", ("path", .of(path)))
    case .variable: say("look-journal-variable", ("path", .of(path)))
    case .folder: say("look-journal-folder", ("path", .of(path)))
    case .fallback(let file): say("look-journal-fallback", ("path", .of(path)), ("file", .of(file)))
    }
  }

  /// What is said after a check-in, one line each; ``Encouragement/gentle`` where she has little energy, or
  /// much stress.
  public func encouragements(_ kind: Encouragement) -> [String] {
    switch kind {
    case .usual:
      [
        say("encouragements-usual-have-a-good"), say("encouragements-usual-you-know-what"),
        say("encouragements-usual-off-you-go"),
        say("encouragements-usual-one-patient-at"), say("encouragements-usual-good-people-are"),
      ]
    case .gentle:
      [
        say("encouragements-gentle-go-gently-nobody"), say("encouragements-gentle-one-thing-at"),
        say("encouragements-gentle-it-s-all"), say("encouragements-gentle-be-as-kind"),
        say("encouragements-gentle-small-steps-count"),
      ]
    }
  }

  /// The name of a group of verbs.
  public func name(of group: VerbGroup) -> String { say("verbs-\(group.rawValue)") }
}
