import JournalFormat
import JournalModel

/// What settings and people are about.
public protocol SettingPhrases: Sendable {
  /// What a key of the profile means, without a full stop.
  func meaning(of key: ProfileKey) -> String
  /// The next birthday, with the age that it brings: `Mon 3 May (7)`.
  func birthday(on day: CivilDay, age: Int?, today: CivilDay) -> String
  /// A birthday in a sentence: `Léa turns 6 on Wed 25 November`.
  func birthday(of name: String, on day: CivilDay, age: Int?, today: CivilDay) -> String
}
