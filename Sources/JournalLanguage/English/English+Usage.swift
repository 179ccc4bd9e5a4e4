import JournalModel
import JournalStore

extension English {
  func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .folder: "DIR"
    case .file: "FILE"
    case .day: "DAY"
    case .month: "YYYY-MM"
    case .year: "YYYY"
    case .cycle: "WORDS"
    case .hours: "WORD=TIME-TIME"
    case .moment: "TIME"
    case .instant: "INSTANT"
    case .span: "FROM..UNTIL"
    case .text: "TEXT"
    case .title: "TITLE"
    case .tag: "TAG"
    case .tagChange: "+TAG|-TAG"
    case .take: "KEY=ours|theirs"
    case .mood: "MOOD"
    case .badge: "BADGE"
    case .rating: "1-5"
    case .shift: "SHIFT"
    case .person: "PERSON"
    case .place: "PLACE"
    case .weather: "WEATHER"
    case .kind: "KIND"
    case .condition: "KEY=VALUE"
    case .assignment: "KEY=VALUE"
    case .key: "KEY"
    case .sort: "FIELD"
    case .count: "N"
    case .duration: "30d"
    case .record: "ID"
    case .command: "COMMAND"
    case .shell: "SHELL"
    case .reminderKind: "systemd|cron|launchd|ics"
    case .exportFormat: "markdown|json|csv|ics|html|pdf|svg|form"
    case .recipient: "KEY"
    case .part: "PART"
    case .program: "PROGRAM"
    case .language: "LANGUAGE"
    case .color: "WHEN"
    case .category: "CATEGORY"
    case .status: "STATUS"
    case .name: "NAME"
    case .zone: "ZONE"
    case .format: "FORMAT"
    case .shiftType: "WORD=MEANING"
    case .why: "WORD"
    case .rules: "RULES"
    case .spans: "TIME-TIME"
    case .regions: "CODES"
    case .half: "HALF"
    case .affirmation: "AFFIRMATION"
    case .base: "BASE"
    case .ours: "OURS"
    case .theirs: "THEIRS"
    case .importFormat: "FORMAT"
    case .meaning: "WORD=MEANING"
    case .word: "WORD"
    case .link: "LINK"
    case .markerSize: "SIZE"
    case .tool: "git|syncthing|desktop|obsidian"
    }
  }

  func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .unknownCommand(let word, let nearest):
      "unknown command '\(word)'" + suggestion(nearest)
    case .unknownOption(let word, _, let nearest):
      "unknown option '\(word)'" + suggestion(nearest)
    case .unknownFormat(let word, let nearest): "unknown format '\(word)'" + suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "option '\(option)' needs a value: \(option) \(self.placeholder(placeholder))"
    case .unexpectedValue(let option): "option '\(option)' takes no value"
    case .repeated(let option): "option '\(option)' is given twice"
    case .wrongValue(let name, let found, let expected, let nearest):
      (name == found ? "'\(found)'" : "\(name) '\(found)'") + ": expected \(self.expected(expected))"
        + suggestion(nearest)
    case .noSuchDay(let found, let month, let year, let length):
      "'\(found)': \(year.map { self.month(month, year: $0) } ?? monthName(month)) has \(count(length, .day))"
    case .unknownSetting(let key, let nearest):
      "unknown setting '\(key)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .missingArgument(let placeholder): "missing argument \(self.placeholder(placeholder))"
    case .unexpectedArgument(let word): "unexpected argument '\(word)'"
    case .notUTF8(let name): "\(name): the text is not UTF-8"
    case .notDiffering(let found, let places):
      places.isEmpty
        ? "'\(found)': there are no keys to choose from here; choose with --ours or --theirs"
        : "'\(found)': the versions don't differ in that; they differ in \(joined(places))"
    case .contradiction(let one, let other): "'\(one)' and '\(other)' can't be used together"
    case .unencryptedFolder(let folder, let option, let file):
      "'\(option)' needs one file: files in the folder '\(folder)' would not be encrypted; name a file, such as \(file)"
    case .nothingToWrite(let options): "nothing to write: give \(orList(options))"
    case .spanTooLong(let span, let years): "'\(span)' is longer than \(years) years"
    case .untilBeforeFrom(let span): "'\(span)' ends before it begins"
    case .severalShifts(let words):
      "several shifts that day: \(words.joined(separator: ", ")); name one"
    case .unknownShift(let word, let nearest):
      "'\(word)' has no meaning in a rota"
        + (nearest.map { "; did you mean '\($0)'?" }
          ?? "; say what it means: rota set --shift-type \(word)=day")
    }
  }

  /// What goes behind a word that is not known: the nearest one.
  func suggestion(_ nearest: String?) -> String { nearest.map { "; did you mean '\($0)'?" } ?? "" }

  private func orList(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private func expected(_ expected: UsageProblem.Expected) -> String {
    switch expected {
    case .rating: "a whole number from 1 to 5"
    case .day: "a day, such as 2026-11-20, today or yesterday"
    case .birthday: "a birthday, such as 1985-03-12, or '12 march' without the year"
    case .moment: "a time, such as 07:30 or 2026-11-20T07:30"
    case .instant: "an ISO 8601 instant, such as 2026-11-20T18:50:00+01:00"
    case .month: "a month, such as 2026-11"
    case .year: "a year, such as 2026"
    case .cycle: "words of shifts, such as 'day night rest'"
    case .hours: "two times, such as night=19:00-07:30"
    case .spans: "two times, such as 18:45-07:50"
    case .shiftType: "a word and what it means, such as J='day 07:00-19:30 break 30'"
    case .span: "two days, such as 2026-12-20..2027-01-03"
    case .count: "a whole number, 0 or more"
    case .duration: "a stretch of time, such as 30d, 4w, 6m or 1y"
    case .condition: "a condition, such as place=Lyon or energy>=4"
    case .assignment: "KEY=VALUE"
    case .tagChange: "+TAG to add or -TAG to remove a tag"
    case .take: "KEY=ours or KEY=theirs"
    case .mood: "a mood: \(moods)"
    case .zone: "the name of a time zone, such as Europe/Paris"
    case .moodMeaning: "a word with a mood, such as meh=neutral"
    case .shiftMeaning: "a word with a kind of shift, such as 'N=night 21:00-07:00'"
    case .word: "a word without spaces"
    case .link: "smjournal://show/ID, smjournal://new or smjournal://check-in"
    case .linkAtTerminal: "a terminal: what a link opens has to be answered there"
    case .text: "some text"
    case .oneOf(let words): orList(words)
    }
  }

  /// The five steps, as they may be given.
  private var moods: String {
    orList(Mood.Step.allCases.map { "\($0.number) \($0.emoji) \(name(of: $0))" })
  }

  func seeHelp(_ command: String) -> String { "'\(command)' shows the help." }
}
