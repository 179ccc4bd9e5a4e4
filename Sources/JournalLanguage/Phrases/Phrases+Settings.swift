import JournalFormat
import JournalModel

extension Phrases {
  /// What a key of the profile means, without a full stop.
  public func meaning(of key: ProfileKey) -> String {
    switch key {
    case .version: say("setting-version")
    case .kind: say("setting-kind")
    case .name: say("setting-name")
    case .language: say("setting-language", ("codes", .of(Language.codes())))
    case .timezone: say("setting-timezone")
    case .dayStarts: say("setting-dayStarts")
    case .weekStarts: say("setting-weekStarts")
    case .workingDays: say("setting-workingDays")
    case .rota: say("setting-rota")
    case .hours: say("setting-hours")
    case .holidays: say("setting-holidays")
    case .memories: say("setting-memories")
    case .shifts: say("setting-shifts")
    case .night: say("setting-night")
    case .moods: say("setting-moods")
    case .scales: say("setting-scales")
    case .templates: say("setting-templates")
    case .care: say("setting-care")
    case .inlineTags: say("setting-inlineTags")
    case .columns: say("setting-columns")
    case .sealTo: say("setting-sealTo")
    case .sealed: say("setting-sealed")
    case .identifier: say("setting-identifier")
    case .transcribeModel: say("setting-transcribeModel")
    case .dateOrder: say("setting-dateOrder")
    case .badges: say("setting-badges")
    case .theme: say("setting-theme")
    case .tone: say("setting-tone")
    case .profession: say("setting-profession")
    case .agreement: say("setting-agreement")
    case .affirmations: say("setting-affirmations")
    case .contractHours: say("setting-contractHours")
    case .restRules: say("setting-restRules")
    case .clock: say("setting-clock")
    }
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
