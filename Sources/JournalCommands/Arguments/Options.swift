import JournalKit
import JournalModel

/// The options of all verbs, in one place so that a word means the same everywhere.
extension Option {
  private static let languages = Language.allCases.map(\.rawValue)
  package static let journal = Option("journal", short: "C", value: .folder)
  package static let json = Option("json")
  package static let now = Option("now", value: .instant)
  package static let lang = Option("lang", value: .language, choices: languages)
  static let color = Option("color", value: .color, choices: ["auto", "always", "never"])
  static let noInput = Option("no-input")
  package static let index = Option("index", value: .file)
  package static let noIndex = Option("no-index")
  package static let plain = Option("plain")
  static let noPager = Option("no-pager")
  package static let help = Option("help", short: "h", help: "helpOption")

  /// The options that every verb takes.
  package static let common: [Option] = [
    journal, json, now, lang, color, noInput, plain, noPager, index, noIndex, help,
  ]

  package static let explain = Option("explain")
  package static let format = Option("format", value: .format)

  package static let date = Option("date", value: .day)
  package static let at = Option("at", value: .moment)
  package static let shift = Option("shift", value: .shift)
  package static let start = Option("start", value: .moment, help: "startTime")
  package static let end = Option("end", value: .moment, help: "endTime")
  package static let callOut = Option("call-out", value: .spans, repeats: true)
  package static let replace = Option("replace")
  package static let note = Option("note", value: .text)
  package static let badge = Option("badge", value: .badge, repeats: true)
  package static let text = Option("text", value: .text)
  package static let mood = Option("mood", value: .mood)
  package static let tag = Option("tag", short: "t", value: .tag, repeats: true, help: "tagOption")
  package static let highlight = Option("highlight", value: .text, repeats: true)
  package static let favorite = Option("favorite", help: "favoriteOption")
  package static let person = Option("person", value: .person, repeats: true)
  package static let place = Option("place", value: .place)
  package static let weather = Option("weather", value: .weather)
  package static let edit = Option("edit", help: "editOption")
  package static let entryTitle = Option("title", value: .title, help: "entryTitle")
  package static let template = Option("template", value: .template)
  package static let photo = Option("photo", value: .file, repeats: true)
  package static let daily = Option("daily")
  package static let to = Option("to", value: .record, help: "appendTo")
  package static let last = Option("last", help: "appendLast")
  package static let source = Option("source", value: .word, help: "sourceOption")

  package static func scale(_ scale: Scale) -> Option { Option(scale.name, value: .rating, help: "scale") }

  package static let from = Option("from", value: .day)
  package static let until = Option("until", value: .day)
  package static let on = Option("on", value: .day)
  package static let kind = Option("kind", value: .kind, repeats: true, choices: recordKinds)
  package static let filterTag = Option("tag", short: "t", value: .tag, repeats: true, help: "filterTag")
  package static let filterMood = Option("mood", value: .mood, help: "filterMood")
  package static let filterShift = Option("shift", value: .shift, help: "filterShift")
  package static let filterPerson = Option("person", value: .person, help: "filterPerson")
  package static let filterFavorite = Option("favorite", help: "filterFavorite")
  package static let condition = Option("where", value: .condition, repeats: true, help: "condition")
  package static let sort = Option("sort", value: .sort)
  package static let limit = Option("limit", short: "n", value: .count)
  package static let offset = Option("offset", value: .count)
  package static let listFormat = Option("format", value: .format, help: "listFormat")
  package static let jsonLines = Option("jsonl", help: "jsonLines")
  package static let ids = Option("ids")
  package static let weekday = Option("weekday", value: .day, repeats: true)

  package static let name = Option("name", value: .name)
  package static let language = Option("language", value: .language, choices: languages)
  package static let vacation = Option("vacation", value: .span, repeats: true)
  package static let timezone = Option("timezone", value: .zone)
  package static let clock = Option(
    "clock", value: .word, choices: ClockBasis.allCases.map(\.rawValue))
  package static let holidays = Option("holidays", value: .regions)
  package static let category = Option(
    "category", value: .category, choices: ["leave", "rtt", "training", "sick", "other"])
  package static let status = Option(
    "status", value: .status, choices: ["planned", "approved"])
  package static let title = Option("title", value: .title)

  package static let cycle = Option("cycle", value: .cycle)
  package static let once = Option("once")
  package static let hours = Option("hours", value: .hours, repeats: true)
  package static let shiftType = Option("shift-type", value: .shiftType, repeats: true)
  package static let letters = Option(
    "letters", value: .language, choices: ShiftTable.countriesWithLetters)
  package static let why = Option("why", value: .why)
  package static let half = Option("half", value: .half, choices: ["morning", "afternoon"])
  package static let rules = Option("rules", value: .rules, choices: RestRuleChoice.names)
  package static let ratings = Option("ratings")
  package static let shifts = Option("shifts", help: "reportShifts")
  package static let csv = Option("csv")

  package static let birthday = Option("birthday", value: .day)
  package static let relation = Option("relation", value: .text)

  package static let reminderDays = Option("days", value: .count, help: "reminderDays")

  package static let output = Option("output", short: "o", value: .file)
  package static let only = Option("only", value: .part, repeats: true)
  package static let also = Option("also", value: .folder, repeats: true)
  package static let excel = Option("excel")
  package static let encryptTo = Option("encrypt-to", value: .recipient)
  package static let caption = Option("caption", value: .text)
  package static let transcribe = Option("transcribe")
  package static let photoSize = Option("size", value: .count, help: "photoSize")
  package static let keepPosition = Option("keep-position")
  package static let isPrivate = Option("private", help: "isPrivate")
  package static let includePrivate = Option("private", help: "includePrivate")
  package static let includeSealed = Option("sealed", help: "includeSealed")

  package static let commit = Option("commit", help: "setupCommit")
  package static let noCommit = Option("no-commit", help: "setupNoCommit")
  package static let setupOff = Option("off", help: "setupOff")
  package static let write = Option("write", help: "mcpWrite")
  package static let showPrivate = Option("private", help: "mcpPrivate")
  package static let minimum = Option("minimum", value: .count, help: "teamMinimum")

  package static let full = Option("full")
  package static let verify = Option("verify")
  package static let liked = Option("liked")
  package static let affirmationCategory = Option(
    "category", value: .category, help: "affirmationCategory",
    choices: ["resilience", "competence", "compassion", "balance"])
  package static let off = Option("off", help: "favoriteOff")
  package static let spareOff = Option("off", help: "spareOff")
  package static let notAfterHardShift = Option("not-after-hard-shift")

  package static let sealed = Option("sealed", help: "sealedOption")
  package static let unlockFor = Option("for", value: .duration, help: "unlockFor")
  package static let identity = Option("identity", value: .file, help: "sealIdentity")
  package static let noPassphrase = Option("no-passphrase")
  package static let sealAgain = Option("again", help: "sealAgain")

  package static let all = Option("all")
  package static let wholeHelp = Option("all", help: "wholeHelp")
  package static let ours = Option("ours")
  package static let theirs = Option("theirs")
  package static let take = Option("take", value: .take, repeats: true)
  package static let both = Option("both")
  package static let backedUp = Option("backed-up")
  package static let older = Option("older", value: .duration)
  package static let consent = Option("yes", help: "consent")
  package static let privacy = Option("privacy")

  package static let with = Option(
    "with", value: .program, choices: ["weasyprint", "chromium", "chrome", "edge", "brave"])
  package static let html = Option("html", value: .file)
  package static let pdf = Option("pdf", value: .file)
  package static let dryRun = Option("dry-run")
  package static let mapShift = Option("map", value: .meaning, repeats: true, help: "mapShift")
  package static let mapMood = Option("mood", value: .meaning, repeats: true, help: "mapMood")
  package static let importPerson = Option("person", value: .person, repeats: true, help: "importPerson")
  package static let mapColumn = Option("column", value: .meaning, repeats: true, help: "mapColumn")
  package static let importDates = Option("dates", value: .file, help: "importDates", choices: ["file"])
  package static let importTags = Option("tags", value: .text, help: "importTags", choices: ["@", "#", "@#"])
  package static let importZone = Option("zone", value: .zone, help: "importZone")
  package static let importOnly = Option("only", value: .text, repeats: true, help: "importOnly")
  package static let importCategory = Option("category", value: .text, repeats: true, help: "importCategory")
  package static let importAgain = Option("again", help: "importAgain")

  /// The kinds that a person can ask for.
  package static let recordKinds = Kind.allCases.filter { $0 != .profile }.map(\.name)
}
