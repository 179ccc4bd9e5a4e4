import JournalModel

extension Phrases {
  /// A line or a question.
  public func importing(_ message: ImportMessage) -> String {
    switch message {
    case .read(let format, let count):
      say("importing-read", ("format", .of(format)), ("count", .number(count)))
    case .span(let first, let last): say("importing-span", ("first", .of(first)), ("last", .of(last)))
    case .added(let count): say("importing-added", ("count", .number(count)))
    case .changed(let count): say("importing-changed", ("count", .number(count)))
    case .same(let count): say("importing-same", ("count", .number(count)))
    case .conflicts(let count): say("importing-conflicts", ("count", .number(count)))
    case .wouldAdd(let count): say("importing-wouldAdd", ("count", .number(count)))
    case .wouldChange(let count): say("importing-wouldChange", ("count", .number(count)))
    case .media(let found, 0): say("importing-media", ("found", .number(found)))
    case .media(let found, let missing):
      say("importing-media-missing", ("found", .number(found)), ("missing", .number(missing)))
    case .moods(let moods): say("importing-moods", ("moods", .of(moods.joined(separator: ", "))))
    case .unknownMoods(let words):
      say("importing-unknownMoods", ("words", .of(words.joined(separator: ", "))))
    case .unknownShifts(let words):
      say("importing-unknownShifts", ("words", .of(words.joined(separator: ", "))))
    case .mapMood(let word): say("importing-mapMood", ("word", .of(word)))
    case .sealed(let count): say("importing-sealed", ("count", .number(count)))
    case .clear(let count): say("importing-clear", ("count", .number(count)))
    case .mapShift(let argument): say("importing-mapShift", ("argument", .of(argument)))
    case .exampleShift: say("importing-exampleShift")
    case .openWords(let words, let command):
      say("importing-openWords", ("words", .of(words.joined(separator: ", "))), ("command", .of(command)))
    case .openHours(let command): say("importing-openHours", ("command", .of(command)))
    case .openPlan(let command): say("importing-openPlan", ("command", .of(command)))
    case .columns: say("importing-columns")
    case .column(let head, let meaning):
      say("importing-column", ("column", .of(head)), ("meaning", .of(meaning)))
    case .guessedColumns(let command): say("importing-guessedColumns", ("command", .of(command)))
    case .askColumns: say("importing-askColumns")
    case .leftOut(let count, let why):
      say("importing-leftOut", ("count", .number(count)), ("why", .of(omission(why))))
    case .looksLike(let format): say("importing-looksLike", ("format", .of(format)))
    case .again: say("importing-again")
    case .nothingNew: say("importing-nothingNew")
    case .undo: say("importing-undo")
    case .resolve: say("importing-resolve")
    case .planChange(let day, let was, let becomes):
      say("importing-planChange", ("day", .of(day)), ("was", .of(was)), ("becomes", .of(becomes)))
    case .morePlanChanges(let count): say("importing-morePlanChanges", ("count", .count(count, .day)))
    case .askTitles: say("importing-askTitles")
    case .askWrite: say("importing-askWrite")
    case .askShift(let word, let count):
      say("importing-askShift", ("word", .of(word)), ("count", .number(count)))
    case .proposedShift(let meaning): say("importing-proposedShift", ("meaning", .of(meaning)))
    case .askPeople(let count): say("importing-askPeople", ("count", .number(count)))
    case .askPerson: say("importing-askPerson")
    case .person(let name): "  \(name)"
    case .reading(let share): say("importing-reading", ("share", .of(percent(share))))
    case .progress(let done, let total):
      say("importing-progress", ("done", .number(done)), ("total", .number(total)))
    case .stopped(let count): say("importing-stopped", ("count", .count(count, .file)))
    }
  }

  private func omission(_ why: ImportOmission) -> String { say("omission-\(why.rawValue)") }
}
