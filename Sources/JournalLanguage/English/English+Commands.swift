import JournalModel
import JournalStore

extension English {
  var colon: String { ": " }

  func help(_ text: HelpText) -> String {
    switch text {
    case .program: "smjournal – a plain-file journal for people who work in shifts"
    case .usage: "Usage"
    case .commands: "Commands"
    case .options: "Options"
    case .commonOptions: "Common options"
    case .examples: "Examples"
    case .moreHelp: "'smjournal help COMMAND' says more about one of them."
    case .initialize: "Make a new journal in a folder"
    case .today: "Today's affirmation, countdown, records and shift"
    case .new: "Write a journal entry; alone at a terminal it asks"
    case .moodCommand: "Note your mood: 1 to 5, an emoji or a word"
    case .checkIn: "Note how you feel before a shift"
    case .checkOut: "Note how you feel after a shift"
    case .vacationAdd: "Plan time off"
    case .vacationList: "List time off, past and to come"
    case .vacationSet: "Change time off"
    case .vacationRemove: "Remove time off"
    case .day: "Everything about a day: shift, hours, mood, records"
    case .month: "A month as a calendar: work, moods, time off"
    case .year: "A year in pixels: the mood of each day"
    case .rota: "Show the shifts of the coming four weeks"
    case .rotaSet: "Write a rota into the profile"
    case .rotaSwap: "Another shift on one day"
    case .rotaOff: "Absent for a day or some: sickness, another reason"
    case .rotaCheck: "Find days without a plan, shifts that overlap, rest beyond the limits"
    case .rotaAdd: "One more shift on a day, on top of its plan"
    case .rotaChanges: "What was changed in published plans, and with how much notice"
    case .week: "A week: shifts with hours, rests, moods, totals"
    case .report: "Working time, rest and recovery of a period"
    case .shiftType: "what a word of the rota means, such as J='day 07:00-19:30 break 30'; may be repeated"
    case .why: "why: sick, leave, rtt, training, or a word of your own"
    case .half: "half a day alone: morning or afternoon"
    case .rules: "the limits to show: eu, fr-hospital, fr, uk or none"
    case .ratings: "with the ratings before and after shifts"
    case .csv: "as a table, a line a shift"
    case .stats: "Figures, each with the number of records behind it"
    case .insights: "What goes with good and bad days; rest and recovery"
    case .prompts: "A year ago, days without a word, the week in short"
    case .reminders: "Print reminders for systemd, cron, launchd or a calendar"
    case .list: "List records, the youngest first, what is to come at the end"
    case .search: "Find words in titles, tags and texts: every word, \"a phrase\", word*, -word"
    case .show: "Show one record"
    case .set: "Set keys of a record; all else in its file stays as it is"
    case .unset: "Remove keys of a record"
    case .tag: "Add and remove tags of a record; without any, offer some"
    case .favorite: "Mark a record as a favorite"
    case .edit: "Open a record in your editor, then check it"
    case .move: "Give a record another day"
    case .delete: "Move a record to the trash"
    case .undo: "Take the last change back"
    case .affirmation: "Today's affirmation"
    case .affirmationLike: "Like an affirmation, today's if none is named"
    case .affirmationUnlike: "Take a like back"
    case .affirmationList: "List affirmations"
    case .reindex: "Bring the index up to date"
    case .check: "Report every problem in every file"
    case .completions: "Print a completion script for a shell"
    case .help: "Explain a command"
    case .version: "Print the version"
    case .config: "Show the profile's settings, or set some"
    case .people: "People, the records that name them, their next birthdays"
    case .peopleAdd: "Make the file of a person"
    case .birthday: "the birthday, such as 2019-03-12, or --03-12 without the year"
    case .relation: "what they are to you, such as daughter or friend"
    case .tags: "Every tag with its count and its last day"
    case .man: "Print a page for man, of a command or of the program"
    case .manName: "Name"
    case .manSynopsis: "Synopsis"
    case .manDescription: "Description"
    case .manExitStatus: "Exit status"
    case .manEnvironment: "Environment"
    case .manFiles: "Files"
    case .manSeeAlso: "See also"
    case .manProgram:
      "How a shift felt before and after it, journal entries, time off: each is one Markdown file with YAML front "
        + "matter in a folder a month. smjournal writes and reads them, counts the shifts until your time off, and "
        + "never touches the network."
    case .manJournalVariable: "the folder of the journal, where --journal does not name it"
    case .manIndexVariable: "the file of the index, where --index does not name it"
    case .manEditorVariable: "the editor that opens files"
    case .manProfile: "the profile; it marks the root of a journal"
    case .manCache: "the index, which may be deleted at any time"
    case .exitDone: "all went well"
    case .exitDataProblem: "something is wrong with a file, or what was named is not there"
    case .exitUsage: "wrong words on the command line"
    case .exitInputOutput: "a file could not be read or written"
    case .journal: "the journal's folder; else SMJOURNAL_DIR, else the nearest one upwards"
    case .json: "answer with a JSON document"
    case .now: "take this moment for now"
    case .lang: "the language: en or fr"
    case .color: "colors: auto, always or never"
    case .noInput: "never ask anything"
    case .plain: "ask by plain lines, for screen readers and simple terminals"
    case .index: "keep the index in this file; else SMJOURNAL_INDEX"
    case .noIndex: "read every file instead of using an index"
    case .helpOption: "this help"
    case .format:
      "one line for a status bar, with {days} {workingDays} {shifts} {from} {until} {title} {affirmation} "
        + "{category} {mood} {streak} {shift} {records} {date} {problems} "
        + "{countdown} {due}; {{ stands for a brace"
    case .explain: "say which day was chosen, and why"
    case .date: "the day it belongs to, such as 2026-11-20, today or yesterday"
    case .at: "when it was, such as 07:30 or 2026-11-20T07:30"
    case .shift: "the shift: day, night, rest or a word of your own"
    case .note: "a note; - reads it from standard input"
    case .badge: "a badge, as an emoji or a name; may be repeated"
    case .scale: "a rating from 1 to 5"
    case .text: "the text; - reads it from standard input"
    case .mood: "the mood, from 1 to 5, as an emoji or a word"
    case .tagOption: "a tag; may be repeated"
    case .highlight: "something to remember; may be repeated"
    case .favoriteOption: "mark it as a favorite"
    case .person: "someone it names; may be repeated"
    case .place: "where it was"
    case .weather: "what the weather was"
    case .editOption: "open the new file in your editor"
    case .from: "from this day on"
    case .until: "up to this day, inclusive"
    case .on: "on this day"
    case .kind: "records of this kind; may be repeated"
    case .filterTag: "records with this tag; may be repeated, all must be there"
    case .filterMood: "records with this mood"
    case .filterShift: "records of this shift"
    case .filterPerson: "records that name this person"
    case .filterFavorite: "favorites alone"
    case .condition: "records whose key says this: place=Lyon, energy>=4; may be repeated"
    case .sort: "order by date, title, mood, words or a rating; -date is descending, +date ascending"
    case .limit: "show at most so many"
    case .offset: "leave out so many at the start"
    case .name: "your first name"
    case .language: "the journal's language: en or fr"
    case .vacation: "time off to come; may be repeated"
    case .timezone: "the journal's time zone, such as Europe/Paris; else the system's"
    case .category: "what it is for: leave, rtt, training, sick or other"
    case .status: "how far it has come: planned or approved"
    case .title: "what you call it"
    case .cycle: "the shifts one after the other, such as 'day day night night rest rest'"
    case .hours: "usual hours of a shift, such as night=19:00-07:30"
    case .reminderDays: "how many days of shifts, 56 unless told"
    case .export:
      "Export the journal: markdown, json (the backup), csv, ics, a page, a PDF, a picture, a page that writes"
    case .output: "where to, - for standard output; a folder where it ends in / or exists"
    case .only:
      "a part of it: shifts, time-off, birthdays or reminders of a calendar; year, the picture of a page; "
        + "may be repeated"
    case .excel: "a table that Excel opens with a double click"
    case .encryptTo: "encrypt with age for this public key, or the keys in this file"
    case .includePrivate: "private records too"
    case .isPrivate: "keep it out of exports, pages and assistants"
    case .attach: "Copy photos and recordings into the journal and name them in a record"
    case .caption: "what is in the picture"
    case .keepPosition: "copy as it is, with where and by which camera it was taken"
    case .full: "make the index from nothing"
    case .verify: "compare the index with every file"
    case .liked: "the liked ones alone"
    case .affirmationCategory: "of this category: resilience, competence, compassion or balance"
    case .favoriteOff: "take the mark away"
    case .trash: "List what was deleted, the latest first"
    case .trashEmpty: "Remove files from the trash for good, after a question"
    case .restore: "Bring a record back from the trash"
    case .older: "only what was deleted longer ago: 30d, 4w, 6m, 1y"
    case .backedUp: "note that a backup was made just now"
    case .consent: "remove without asking"
    case .conflicts: "List what sync tools and merges left, and what differs"
    case .resolve: "Merge conflicting versions of a file, key by key"
    case .merge: "Merge three versions of a file; git calls this"
    case .setup: "Prepare the journal for git or Syncthing"
    case .doctor: "The journal's health on one page, with what mends it"
    case .all: "every conflict"
    case .ours: "where both sides changed the same, take the file's own version"
    case .theirs: "where both sides changed the same, take the other version"
    case .importing: "Bring in a rota, or a journal of another program"
    case .dryRun: "Only say what would be done"
    case .mapShift: "What a code means, such as 'N=night 21:00-07:00'; kept in the profile"
    case .mapMood: "What a word for a mood means, such as 'meh=neutral'"
    case .importPerson: "Whose rows of a table are meant"
    case .importZone: "The zone of times that have none; the journal's else"
    case .importOnly: "Only events whose title holds this"
    case .importCategory: "Only events of this category"
    case .both: "where both sides changed the same place of a text, keep both, one below the other"
    case .privacy:
      "report what others could read: permissions, words that identify patients, places in photos, public remotes"
    case .with: "the program that makes the PDF"
    }
  }

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
    case .language: "en|fr"
    case .color: "WHEN"
    case .category: "CATEGORY"
    case .status: "STATUS"
    case .name: "NAME"
    case .zone: "ZONE"
    case .format: "FORMAT"
    case .shiftType: "WORD=MEANING"
    case .why: "WORD"
    case .rules: "RULES"
    case .half: "HALF"
    case .affirmation: "AFFIRMATION"
    case .base: "BASE"
    case .ours: "OURS"
    case .theirs: "THEIRS"
    case .importFormat: "FORMAT"
    case .meaning: "WORD=MEANING"
    case .markerSize: "SIZE"
    case .tool: "git|syncthing|obsidian"
    }
  }

  func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .unknownCommand(let word, let nearest):
      "unknown command '\(word)'" + suggestion(nearest)
    case .unknownOption(let word, _, let nearest):
      "unknown option '\(word)'" + suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "option '\(option)' needs a value: \(option) \(self.placeholder(placeholder))"
    case .unexpectedValue(let option): "option '\(option)' takes no value"
    case .repeated(let option): "option '\(option)' is given twice"
    case .wrongValue(let name, let found, let expected):
      (name == found ? "'\(found)'" : "\(name) '\(found)'") + ": expected \(self.expected(expected))"
    case .noSuchDay(let found, let month, let year, let length):
      "'\(found)': \(year.map { self.month(month, year: $0) } ?? monthName(month)) has \(count(length, .day))"
    case .unknownSetting(let key, let nearest):
      "unknown setting '\(key)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .missingArgument(let placeholder): "missing argument \(self.placeholder(placeholder))"
    case .unexpectedArgument(let word): "unexpected argument '\(word)'"
    case .notUTF8(let name): "\(name): the text is not UTF-8"
    case .contradiction(let one, let other): "'\(one)' and '\(other)' exclude each other"
    case .nothingToWrite(let options): "nothing to write: give \(orList(options))"
    case .untilBeforeFrom(let span): "'\(span)' ends before it begins"
    case .unknownShift(let word, let nearest):
      "'\(word)' has no meaning in a rota"
        + (nearest.map { "; did you mean '\($0)'?" }
          ?? "; say what it means: rota set --shift-type \(word)=day")
    }
  }

  private func suggestion(_ nearest: String?) -> String { nearest.map { "; did you mean '\($0)'?" } ?? "" }

  private func orList(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private func expected(_ expected: UsageProblem.Expected) -> String {
    switch expected {
    case .rating: "a whole number from 1 to 5"
    case .day: "a day, such as 2026-11-20, today or yesterday"
    case .birthday: "a birthday, such as 1985-03-12, or --03-12 without the year"
    case .moment: "a time, such as 07:30 or 2026-11-20T07:30"
    case .instant: "an ISO 8601 instant, such as 2026-11-20T18:50:00+01:00"
    case .month: "a month, such as 2026-11"
    case .year: "a year, such as 2026"
    case .cycle: "words of shifts, such as 'day night rest'"
    case .hours: "two times, such as night=19:00-07:30"
    case .shiftType: "a word and what it means, such as J='day 07:00-19:30 break 30'"
    case .span: "two days, such as 2026-12-20..2027-01-03"
    case .count: "a whole number from 0"
    case .duration: "a stretch of time, such as 30d, 4w, 6m or 1y"
    case .condition: "a condition, such as place=Lyon or energy>=4"
    case .assignment: "KEY=VALUE"
    case .tagChange: "+TAG to add or -TAG to remove a tag"
    case .mood: "a mood: \(moods)"
    case .zone: "the name of a time zone, such as Europe/Paris"
    case .moodMeaning: "a word with a mood, such as meh=neutral"
    case .shiftMeaning: "a word with a kind of shift, such as 'N=night 21:00-07:00'"
    case .text: "some text"
    case .oneOf(let words): orList(words)
    }
  }

  /// The five steps, as they may be given.
  private var moods: String {
    orList(Mood.Step.allCases.map { "\($0.number) \($0.emoji) \(name(of: $0))" })
  }

  func seeHelp(_ command: String) -> String { "'\(command)' shows the help." }

  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5 answers, Enter skips, Backspace goes back, Ctrl-C leaves and keeps your answers."
    case .numberKeys: "number keys, Enter when done"
    case .oneLine: "Enter for none"
    case .severalLines: "Enter for none, Alt-Enter for a new line"
    case .linesOrEditor: "Alt-Enter for a new line, Ctrl-X Ctrl-E for your editor"
    case .yesOrNo: "y/N"
    case .yesUsually: "Y/n"
    case .highlights: "up to three, Alt-Enter between them"
    case .languages: Language.allCases.enumerated().map { "\($0 + 1) \($1.name)" }.joined(separator: ", ")
    case .howYouWork:
      "Your cycle, one word or letter a day from its first day on: day day night night rest rest, or J J N N R R R."
    case .cycleOrFile: "a cycle, the path of a plan, Enter for later"
    case .dayOrToday: "such as 2026-11-23, Enter for today"
    case .spanOrSkip: "such as 2026-12-20..2027-01-03, Enter skips"
    case .picker: "type to filter, arrows, Enter, Esc"
    case .numberOrWords: "a number, or words to look for"
    case .numbersOrTags: "numbers or words, commas between; Enter for none"
    case .tagCommand: "Tags that fit:"
    case .afterInit: "Go on with:"
    case .shiftOrSkip: "such as night 21:00-07:00, or rest; Enter skips"
    case .notUnderstood: "Sorry, I can't read that."
    }
  }

  func isYes(_ answer: Character) -> Bool { answer == "y" || answer == "Y" }

  func isNo(_ answer: Character) -> Bool { answer == "n" || answer == "N" }

  func key(forYes isYes: Bool) -> String { isYes ? "y" : "n" }

  func confirmation(_ confirmation: Confirmation) -> String {
    switch confirmation {
    case .created(let kind, let day, let path): "Wrote \(path) (\(name(of: kind)), \(day))"
    case .changed(let path): "Changed \(path)"
    case .unchanged(let path): "Nothing to change in \(path)"
    case .moved(let day, let from, let to): "Moved \(from) → \(to) (\(day))"
    case .deleted(let path, let to): "Deleted \(path); it is in \(to)"
    case .undone(.trashed, let path, _): "Undone: the new file is in \(path)"
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      "Undone: \(path) is as it was before"
    case .undone(.moved, let path, _): "Undone: the file is at \(path) again"
    case .undone(.created, let path, _), .undone(.removed, let path, _): "Undone: \(path) is back"
    case .undoneBatch(let count, 0): "Undone: \(number(count)) files; new ones are in the trash"
    case .undoneBatch(let count, let kept):
      "Undone: \(number(count)) files; new ones are in the trash; \(number(kept)) were changed since and stay"
    case .journalCreated(let folder): "Made a journal in \(folder)"
    case .liked(let text): "Liked: \(text)"
    case .unliked(let text): "No longer liked: \(text)"
    case .notUndoable: "This change can't be undone: its log could not be written"
    case .nothingWritten: "Nothing was written."
    case .defaultNotSet: "That could not be remembered; -C DIR or SMJOURNAL_DIR name the journal."
    case .answersKept(let command): "Your answers are kept: '\(command)' goes on with them."
    case .answersNotKept: "Your answers could not be kept. This is what you wrote:"
    case .noEntryWritten: "The check-out is written; no entry was."
    case .editedWithoutChange(let path): "Left \(path) as it was"
    }
  }

  func caption(_ caption: Caption) -> String {
    switch caption {
    case .welcome:
      "Welcome. A journal of your shifts, in plain files on this device; nothing leaves it.\n"
        + "A few questions: Enter passes one over, Ctrl-C leaves."
    case .journalLies(let folder): "Your journal lies in \(folder)."
    case .records: "Today"
    case .nothingToday: "Nothing written yet today."
    case .nothingFound: "No record found."
    case .shown(let count, let total): "\(count) of \(total) records"
    case .problems(1): "1 problem in the files; 'smjournal check' shows it."
    case .problems(let count): "\(count) problems in the files; 'smjournal check' shows them."
    case .furtherFindings(let count): "… and \(number(count)) more of these; --json has all"
    case .conflicts(1): "1 conflicting file was left by a sync tool."
    case .conflicts(let count): "\(count) conflicting files were left by sync tools."
    case .indexAgrees: "The index agrees with the files."
    case .indexDiffered(let path): "\(path): the index gave another answer than the file"
    case .reindexed(let report):
      "\(report.files) files: \(report.read) read, \(report.added) added, \(report.changed) changed, "
        + "\(report.removed) removed"
    case .progress(let files, let rate): "\(number(files)) files looked at, \(number(rate)) a second"
    case .noVacations: "No time off yet; 'smjournal vacation add FROM..UNTIL' plans some."
    case .noAffirmations: "No affirmation found."
    case .ownKeys: "Other keys"
    case .indexNotWritten: "the index could not be written; answers are right, but take longer"
    case .wrongKind(let id, let kind, let expected):
      "\(id): this is not \(name(of: expected)), but \(name(of: kind))"
    case .noAffirmation(let id, let nearest): "no affirmation is named '\(id)'" + suggestion(nearest)
    case .editorFailed(let editor, let status) where status == 127 || status < 0:
      "the editor '\(editor)' can't be started"
    case .editorFailed(let editor, let status): "the editor '\(editor)' ended with status \(status)"
    case .noEditor: "no editor is set or found; set EDITOR to one, such as nano or 'code --wait'"
    case .outputFailed(let message): "the results can't be written: \(message)"
    case .inputUnreadable(let message): "standard input can't be read: \(message)"
    case .inputNotUTF8: "standard input is not UTF-8 text"
    }
  }
}
