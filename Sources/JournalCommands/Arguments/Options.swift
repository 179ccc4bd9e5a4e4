import JournalModel

/// The options of all verbs, in one place so that a word means the same everywhere.
extension Option {
  private static let languages = Language.allCases.map(\.rawValue)
  static let journal = Option("journal", short: "C", value: .folder, help: .journal)
  static let json = Option("json", help: .json)
  static let now = Option("now", value: .instant, help: .now)
  static let lang = Option("lang", value: .language, help: .lang, choices: languages)
  static let color = Option("color", value: .color, help: .color, choices: ["auto", "always", "never"])
  static let noInput = Option("no-input", help: .noInput)
  static let index = Option("index", value: .file, help: .index)
  static let noIndex = Option("no-index", help: .noIndex)
  static let plain = Option("plain", help: .plain)
  static let noPager = Option("no-pager", help: .noPager)
  static let help = Option("help", short: "h", help: .helpOption)

  /// The options that every verb takes.
  static let common: [Option] = [
    journal, json, now, lang, color, noInput, plain, noPager, index, noIndex, help,
  ]

  static let explain = Option("explain", help: .explain)
  static let format = Option("format", value: .format, help: .format)

  static let date = Option("date", value: .day, help: .date)
  static let at = Option("at", value: .moment, help: .at)
  static let shift = Option("shift", value: .shift, help: .shift)
  static let note = Option("note", value: .text, help: .note)
  static let badge = Option("badge", value: .badge, repeats: true, help: .badge)
  static let text = Option("text", value: .text, help: .text)
  static let mood = Option("mood", value: .mood, help: .mood)
  static let tag = Option("tag", value: .tag, repeats: true, help: .tagOption)
  static let highlight = Option("highlight", value: .text, repeats: true, help: .highlight)
  static let favorite = Option("favorite", help: .favoriteOption)
  static let person = Option("person", value: .person, repeats: true, help: .person)
  static let place = Option("place", value: .place, help: .place)
  static let weather = Option("weather", value: .weather, help: .weather)
  static let edit = Option("edit", help: .editOption)
  static let source = Option("source", value: .word, help: .sourceOption)

  /// The option of a rating.
  static func scale(_ scale: Scale) -> Option { Option(scale.name, value: .rating, help: .scale) }

  static let from = Option("from", value: .day, help: .from)
  static let until = Option("until", value: .day, help: .until)
  static let on = Option("on", value: .day, help: .on)
  static let kind = Option("kind", value: .kind, repeats: true, help: .kind, choices: recordKinds)
  static let filterTag = Option("tag", value: .tag, repeats: true, help: .filterTag)
  static let filterMood = Option("mood", value: .mood, help: .filterMood)
  static let filterShift = Option("shift", value: .shift, help: .filterShift)
  static let filterPerson = Option("person", value: .person, help: .filterPerson)
  static let filterFavorite = Option("favorite", help: .filterFavorite)
  static let condition = Option("where", value: .condition, repeats: true, help: .condition)
  static let sort = Option("sort", value: .sort, help: .sort)
  static let limit = Option("limit", short: "n", value: .count, help: .limit)
  static let offset = Option("offset", value: .count, help: .offset)
  static let ids = Option("ids", help: .ids)
  static let weekday = Option("weekday", value: .day, repeats: true, help: .weekday)

  static let name = Option("name", value: .name, help: .name)
  static let language = Option("language", value: .language, help: .language, choices: languages)
  static let vacation = Option("vacation", value: .span, repeats: true, help: .vacation)
  static let timezone = Option("timezone", value: .zone, help: .timezone)
  static let category = Option(
    "category", value: .category, help: .category, choices: ["leave", "rtt", "training", "sick", "other"])
  static let status = Option("status", value: .status, help: .status, choices: ["planned", "approved"])
  static let title = Option("title", value: .title, help: .title)

  static let cycle = Option("cycle", value: .cycle, help: .cycle)
  static let hours = Option("hours", value: .hours, repeats: true, help: .hours)
  static let shiftType = Option("shift-type", value: .shiftType, repeats: true, help: .shiftType)
  static let letters = Option(
    "letters", value: .language, help: .letters, choices: ShiftTable.countriesWithLetters)
  static let why = Option("why", value: .why, help: .why)
  static let half = Option("half", value: .half, help: .half, choices: ["morning", "afternoon"])
  static let rules = Option(
    "rules", value: .rules, help: .rules, choices: ["eu", "fr-hospital", "fr", "uk", "none"])
  static let ratings = Option("ratings", help: .ratings)
  static let csv = Option("csv", help: .csv)

  static let birthday = Option("birthday", value: .day, help: .birthday)
  static let relation = Option("relation", value: .text, help: .relation)

  static let reminderDays = Option("days", value: .count, help: .reminderDays)

  static let output = Option("output", short: "o", value: .file, help: .output)
  static let only = Option("only", value: .part, repeats: true, help: .only)
  static let excel = Option("excel", help: .excel)
  static let encryptTo = Option("encrypt-to", value: .recipient, help: .encryptTo)
  static let caption = Option("caption", value: .text, help: .caption)
  static let transcribe = Option("transcribe", help: .transcribe)
  static let keepPosition = Option("keep-position", help: .keepPosition)
  static let isPrivate = Option("private", help: .isPrivate)
  static let includePrivate = Option("private", help: .includePrivate)

  static let write = Option("write", help: .mcpWrite)
  static let showPrivate = Option("private", help: .mcpPrivate)
  static let minimum = Option("minimum", value: .count, help: .teamMinimum)

  static let full = Option("full", help: .full)
  static let verify = Option("verify", help: .verify)
  static let liked = Option("liked", help: .liked)
  static let affirmationCategory = Option(
    "category", value: .category, help: .affirmationCategory,
    choices: ["resilience", "competence", "compassion", "balance"])
  static let off = Option("off", help: .favoriteOff)
  static let spareOff = Option("off", help: .spareOff)
  static let notAfterHardShift = Option("not-after-hard-shift", help: .notAfterHardShift)

  static let all = Option("all", help: .all)
  static let ours = Option("ours", help: .ours)
  static let theirs = Option("theirs", help: .theirs)
  static let both = Option("both", help: .both)
  static let backedUp = Option("backed-up", help: .backedUp)
  static let older = Option("older", value: .duration, help: .older)
  static let consent = Option("yes", help: .consent)
  static let privacy = Option("privacy", help: .privacy)

  static let with = Option(
    "with", value: .program, help: .with, choices: ["weasyprint", "chromium", "chrome", "edge", "brave"])
  static let html = Option("html", value: .file, help: .html)
  static let pdf = Option("pdf", value: .file, help: .pdf)
  static let dryRun = Option("dry-run", help: .dryRun)
  static let mapShift = Option("map", value: .meaning, repeats: true, help: .mapShift)
  static let mapMood = Option("mood", value: .meaning, repeats: true, help: .mapMood)
  static let importPerson = Option("person", value: .person, repeats: true, help: .importPerson)
  static let importZone = Option("zone", value: .zone, help: .importZone)
  static let importOnly = Option("only", value: .text, repeats: true, help: .importOnly)
  static let importCategory = Option("category", value: .text, repeats: true, help: .importCategory)

  /// The kinds that a person can ask for.
  static let recordKinds = Kind.allCases.filter { $0 != .profile }.map(\.name)
}
