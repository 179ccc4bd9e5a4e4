import JournalKit
import JournalModel

/// The options of all verbs, in one place so that a word means the same everywhere.
extension Option {
  private static let languages = Language.allCases.map(\.rawValue)
  package static let journal = Option("journal", short: "C", value: .folder, help: .journal)
  package static let json = Option("json", help: .json)
  package static let now = Option("now", value: .instant, help: .now)
  package static let lang = Option("lang", value: .language, help: .lang, choices: languages)
  static let color = Option("color", value: .color, help: .color, choices: ["auto", "always", "never"])
  static let noInput = Option("no-input", help: .noInput)
  package static let index = Option("index", value: .file, help: .index)
  package static let noIndex = Option("no-index", help: .noIndex)
  package static let plain = Option("plain", help: .plain)
  static let noPager = Option("no-pager", help: .noPager)
  package static let help = Option("help", short: "h", help: .helpOption)

  /// The options that every verb takes.
  package static let common: [Option] = [
    journal, json, now, lang, color, noInput, plain, noPager, index, noIndex, help,
  ]

  package static let explain = Option("explain", help: .explain)
  package static let format = Option("format", value: .format, help: .format)

  package static let date = Option("date", value: .day, help: .date)
  package static let at = Option("at", value: .moment, help: .at)
  package static let shift = Option("shift", value: .shift, help: .shift)
  package static let start = Option("start", value: .moment, help: .startTime)
  package static let end = Option("end", value: .moment, help: .endTime)
  package static let callOut = Option("call-out", value: .spans, repeats: true, help: .callOut)
  package static let replace = Option("replace", help: .replace)
  package static let note = Option("note", value: .text, help: .note)
  package static let badge = Option("badge", value: .badge, repeats: true, help: .badge)
  package static let text = Option("text", value: .text, help: .text)
  package static let mood = Option("mood", value: .mood, help: .mood)
  package static let tag = Option("tag", short: "t", value: .tag, repeats: true, help: .tagOption)
  package static let highlight = Option("highlight", value: .text, repeats: true, help: .highlight)
  package static let favorite = Option("favorite", help: .favoriteOption)
  package static let person = Option("person", value: .person, repeats: true, help: .person)
  package static let place = Option("place", value: .place, help: .place)
  package static let weather = Option("weather", value: .weather, help: .weather)
  package static let edit = Option("edit", help: .editOption)
  package static let entryTitle = Option("title", value: .title, help: .entryTitle)
  package static let template = Option("template", value: .template, help: .template)
  package static let photo = Option("photo", value: .file, repeats: true, help: .photo)
  package static let daily = Option("daily", help: .daily)
  package static let to = Option("to", value: .record, help: .appendTo)
  package static let last = Option("last", help: .appendLast)
  package static let source = Option("source", value: .word, help: .sourceOption)

  package static func scale(_ scale: Scale) -> Option { Option(scale.name, value: .rating, help: .scale) }

  package static let from = Option("from", value: .day, help: .from)
  package static let until = Option("until", value: .day, help: .until)
  package static let on = Option("on", value: .day, help: .on)
  package static let kind = Option("kind", value: .kind, repeats: true, help: .kind, choices: recordKinds)
  package static let filterTag = Option("tag", short: "t", value: .tag, repeats: true, help: .filterTag)
  package static let filterMood = Option("mood", value: .mood, help: .filterMood)
  package static let filterShift = Option("shift", value: .shift, help: .filterShift)
  package static let filterPerson = Option("person", value: .person, help: .filterPerson)
  package static let filterFavorite = Option("favorite", help: .filterFavorite)
  package static let condition = Option("where", value: .condition, repeats: true, help: .condition)
  package static let sort = Option("sort", value: .sort, help: .sort)
  package static let limit = Option("limit", short: "n", value: .count, help: .limit)
  package static let offset = Option("offset", value: .count, help: .offset)
  package static let listFormat = Option("format", value: .format, help: .listFormat)
  package static let jsonLines = Option("jsonl", help: .jsonLines)
  package static let ids = Option("ids", help: .ids)
  package static let weekday = Option("weekday", value: .day, repeats: true, help: .weekday)

  package static let name = Option("name", value: .name, help: .name)
  package static let language = Option("language", value: .language, help: .language, choices: languages)
  package static let vacation = Option("vacation", value: .span, repeats: true, help: .vacation)
  package static let timezone = Option("timezone", value: .zone, help: .timezone)
  package static let clock = Option(
    "clock", value: .word, help: .clock, choices: ClockBasis.allCases.map(\.rawValue))
  package static let holidays = Option("holidays", value: .regions, help: .holidays)
  package static let category = Option(
    "category", value: .category, help: .category, choices: ["leave", "rtt", "training", "sick", "other"])
  package static let status = Option(
    "status", value: .status, help: .status, choices: ["planned", "approved"])
  package static let title = Option("title", value: .title, help: .title)

  package static let cycle = Option("cycle", value: .cycle, help: .cycle)
  package static let once = Option("once", help: .once)
  package static let hours = Option("hours", value: .hours, repeats: true, help: .hours)
  package static let shiftType = Option("shift-type", value: .shiftType, repeats: true, help: .shiftType)
  package static let letters = Option(
    "letters", value: .language, help: .letters, choices: ShiftTable.countriesWithLetters)
  package static let why = Option("why", value: .why, help: .why)
  package static let half = Option("half", value: .half, help: .half, choices: ["morning", "afternoon"])
  package static let rules = Option("rules", value: .rules, help: .rules, choices: RestRuleChoice.names)
  package static let ratings = Option("ratings", help: .ratings)
  package static let shifts = Option("shifts", help: .reportShifts)
  package static let csv = Option("csv", help: .csv)

  package static let birthday = Option("birthday", value: .day, help: .birthday)
  package static let relation = Option("relation", value: .text, help: .relation)

  package static let reminderDays = Option("days", value: .count, help: .reminderDays)

  package static let output = Option("output", short: "o", value: .file, help: .output)
  package static let only = Option("only", value: .part, repeats: true, help: .only)
  package static let also = Option("also", value: .folder, repeats: true, help: .also)
  package static let excel = Option("excel", help: .excel)
  package static let encryptTo = Option("encrypt-to", value: .recipient, help: .encryptTo)
  package static let caption = Option("caption", value: .text, help: .caption)
  package static let transcribe = Option("transcribe", help: .transcribe)
  package static let photoSize = Option("size", value: .count, help: .photoSize)
  package static let keepPosition = Option("keep-position", help: .keepPosition)
  package static let isPrivate = Option("private", help: .isPrivate)
  package static let includePrivate = Option("private", help: .includePrivate)
  package static let includeSealed = Option("sealed", help: .includeSealed)

  package static let commit = Option("commit", help: .setupCommit)
  package static let noCommit = Option("no-commit", help: .setupNoCommit)
  package static let setupOff = Option("off", help: .setupOff)
  package static let write = Option("write", help: .mcpWrite)
  package static let showPrivate = Option("private", help: .mcpPrivate)
  package static let minimum = Option("minimum", value: .count, help: .teamMinimum)

  package static let full = Option("full", help: .full)
  package static let verify = Option("verify", help: .verify)
  package static let liked = Option("liked", help: .liked)
  package static let affirmationCategory = Option(
    "category", value: .category, help: .affirmationCategory,
    choices: ["resilience", "competence", "compassion", "balance"])
  package static let off = Option("off", help: .favoriteOff)
  package static let spareOff = Option("off", help: .spareOff)
  package static let notAfterHardShift = Option("not-after-hard-shift", help: .notAfterHardShift)

  package static let sealed = Option("sealed", help: .sealedOption)
  package static let unlockFor = Option("for", value: .duration, help: .unlockFor)
  package static let identity = Option("identity", value: .file, help: .sealIdentity)
  package static let noPassphrase = Option("no-passphrase", help: .noPassphrase)
  package static let sealAgain = Option("again", help: .sealAgain)

  package static let all = Option("all", help: .all)
  package static let wholeHelp = Option("all", help: .wholeHelp)
  package static let ours = Option("ours", help: .ours)
  package static let theirs = Option("theirs", help: .theirs)
  package static let take = Option("take", value: .take, repeats: true, help: .take)
  package static let both = Option("both", help: .both)
  package static let backedUp = Option("backed-up", help: .backedUp)
  package static let older = Option("older", value: .duration, help: .older)
  package static let consent = Option("yes", help: .consent)
  package static let privacy = Option("privacy", help: .privacy)

  package static let with = Option(
    "with", value: .program, help: .with, choices: ["weasyprint", "chromium", "chrome", "edge", "brave"])
  package static let html = Option("html", value: .file, help: .html)
  package static let pdf = Option("pdf", value: .file, help: .pdf)
  package static let dryRun = Option("dry-run", help: .dryRun)
  package static let mapShift = Option("map", value: .meaning, repeats: true, help: .mapShift)
  package static let mapMood = Option("mood", value: .meaning, repeats: true, help: .mapMood)
  package static let importPerson = Option("person", value: .person, repeats: true, help: .importPerson)
  package static let mapColumn = Option("column", value: .meaning, repeats: true, help: .mapColumn)
  package static let importDates = Option("dates", value: .file, help: .importDates, choices: ["file"])
  package static let importTags = Option("tags", value: .text, help: .importTags, choices: ["@", "#", "@#"])
  package static let importZone = Option("zone", value: .zone, help: .importZone)
  package static let importOnly = Option("only", value: .text, repeats: true, help: .importOnly)
  package static let importCategory = Option("category", value: .text, repeats: true, help: .importCategory)
  package static let importAgain = Option("again", help: .importAgain)

  /// The kinds that a person can ask for.
  package static let recordKinds = Kind.allCases.filter { $0 != .profile }.map(\.name)
}
