import JournalFormat
import JournalModel

extension Phrases {
  /// What a key of the profile means, without a full stop.
  public func meaning(of key: ProfileKey) -> String {
    say("setting-\(key.rawValue)", ("codes", .of(Language.codes())))
  }

  /// The next birthday, with the age that it brings: `Mon 3 May (7)`.
  public func birthday(on day: CivilDay, age: Int?, today: CivilDay) -> String {
    relativeDay(day, today: today) + (age.map { say("birthday", ("value", .count($0, .year))) } ?? "")
  }

  /// A birthday in a sentence: `Léa turns 6 on Wed 25 November`.
  public func birthday(of name: String, on day: CivilDay, age: Int?, today: CivilDay) -> String {
    let isNear = (0...1).contains(today.days(until: day))
    let when = isNear ? relativeDay(day, today: today) : onDay(day, today: today)
    return age.map {
      say("birthday-turns", ("name", .of(name)), ("value", .count($0, .year)), ("when", .of(when)))
    } ?? say("birthday-s-birthday-is", ("name", .of(name)), ("when", .of(when)))
  }
}
