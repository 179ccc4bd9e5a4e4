import JournalFormat
import JournalModel

extension English {
  func meaning(of key: ProfileKey) -> String {
    switch key {
    case .version: "the version of the format"
    case .kind: "what the file is"
    case .name: "your first name"
    case .language: "the language of the program: \(Language.codes())"
    case .timezone: "your time zone, such as Europe/Paris; otherwise the system's"
    case .dayStarts: "when a new day begins for a note that names no other day, such as 05:00"
    case .weekStarts: "the first day of a week"
    case .workingDays: "the days you work, where no rota says more"
    case .rota: "your cycle of shifts; 'smjournal rota set' writes it"
    case .hours: "the usual hours of your shifts"
    case .holidays: "public holidays: countries such as fr, parts of them such as de-by, and days of your own"
    case .memories: "whether the past is brought up: true or false"
    case .shifts: "what the words of your rota mean; 'smjournal rota set --shift-type' writes them"
    case .night: "which hours are night, such as 21:00-06:00"
    case .moods: "moods of your own with their step from 1 to 5, such as {serene: 4}"
    case .care: "whether to say where help can be found after very low weeks: true or false"
    case .identifier: "what tells this journal from others, also in its copies; 'smjournal init' makes it"
    case .transcribeModel: "the model for writing down recordings: a file of whisper-cli, a folder of Vosk"
    case .dateOrder: "whether 5/6 is 5 June (day-first) or May 6 (month-first)"
    case .badges: "badges of your own, such as 🔥, or {🔥: on fire}"
    case .theme: "the colors: auto, dark, light or mono, or a map such as {night: '#8B5CF6'}"
    case .tone: "how the program talks to you: warm or plain"
    case .profession: "what affirmations call your work: nurse, carer, midwife or paramedic"
    case .agreement: "the form of words about you in French: feminine, masculine or neutral"
    case .affirmations: "how the day's affirmation is chosen: by-day, mixed or liked"
    case .contractHours: "your contracted hours per week"
    case .restRules: "the limits of rest to compare with: eu, fr-hospital, fr, uk, de, ch or none"
    case .clock:
      "what counts as your hours where you state none: said (the plan) or notes (check-in and check-out times)"
    }
  }

  func birthday(on day: CivilDay, age: Int?, today: CivilDay) -> String {
    relativeDay(day, today: today) + (age.map { " (\($0))" } ?? "")
  }

  func birthday(of name: String, on day: CivilDay, age: Int?, today: CivilDay) -> String {
    let isNear = (0...1).contains(today.days(until: day))
    let when = isNear ? relativeDay(day, today: today) : onDay(day, today: today)
    return age.map { "\(name) turns \(number($0)) \(when)" } ?? "\(name)’s birthday is \(when)"
  }
}
