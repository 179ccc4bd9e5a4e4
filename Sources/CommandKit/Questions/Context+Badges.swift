import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

extension Context {
  /// The badges that are offered, each with what is written and what is shown: those of everybody, then the
  /// journal's own.
  package mutating func badges() throws(CommandError) -> [(text: String, label: String)] {
    let profile = try journal().profile
    let names = Badge.allCases.map { (text: $0.emoji, label: "\($0.emoji) \(name(of: $0, profile))") }
    let own = profile.badges.prefix(Self.mostOwnBadges).map { badge in
      (text: badge.text, label: Sanitizer.line(badge.text + (badge.name.map { " " + $0 } ?? "")))
    }
    return names + own
  }

  /// There are keys for so many.
  private static let mostOwnBadges = 26

  /// The badges of a command line as they are written: a name of the journal's own ones becomes its emoji.
  package mutating func badges(named words: [String]) throws(CommandError) -> [String] {
    let own = try journal().profile.badges
    return words.map { word in own.first { $0.isMeant(by: word) }?.text ?? word }
  }

  /// The name of a badge in the form that the person wants for herself or himself.
  package func name(of badge: Badge, _ profile: Profile) -> String {
    Agreement.agreed(phrases.name(of: badge), profile.agreement)
  }
}
