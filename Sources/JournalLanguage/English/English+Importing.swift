extension English {
  func importing(_ message: ImportMessage) -> String {
    switch message {
    case .read(let format, let count): "\(format): \(number(count)) looked at"
    case .span(let first, let last): "from \(first) to \(last)"
    case .added(let count): "\(number(count)) added"
    case .changed(let count): "\(number(count)) brought up to date"
    case .same(let count): "\(number(count)) already there"
    case .conflicts(let count): "\(number(count)) changed both here and there"
    case .wouldAdd(let count): "\(number(count)) to add"
    case .wouldChange(let count): "\(number(count)) to bring up to date"
    case .media(let found, 0): "photos and recordings: \(number(found))"
    case .media(let found, let missing): "photos and recordings: \(number(found)), \(number(missing)) missing"
    case .moods(let moods): "moods: \(moods.joined(separator: ", "))"
    case .unknownMoods(let words): "moods without a step: \(words.joined(separator: ", "))"
    case .unknownShifts(let words): "shifts without a meaning: \(words.joined(separator: ", "))"
    case .mapMood(let word): "give it one with --mood '\(word)=neutral'"
    case .mapShift(let word): "give it one with --map '\(word)=night 21:00-07:00'"
    case .leftOut(let count, let why): "\(number(count)) left out: \(omission(why))"
    case .looksLike(let format): "It looks like \(format): smjournal import \(format) FILE"
    case .nothingNew: "Nothing new."
    case .undo: "'smjournal undo' takes all of it back."
    case .resolve: "'smjournal conflicts' shows what was changed on both sides."
    case .planChange(let day, let was, let becomes): "\(day): \(was) → \(becomes)"
    case .morePlanChanges(let count): "and \(number(count)) more days"
    case .askTitles: "Show three titles?"
    case .askWrite: "Import this?"
    case .askShift(let word, let count):
      "What does \(word) mean (\(count == 1 ? "once" : number(count) + " times"))?"
    case .askPeople(let count): "Who of the \(number(count)) people? Names with commas between them"
    case .person(let name): "  \(name)"
    case .reading(let share): "\(percent(share)) read"
    case .progress(let done, let total): "\(number(done)) of \(number(total)) written"
    case .stopped(let count): "\(number(count)) files were written; run the import again to go on"
    }
  }

  private func omission(_ why: ImportOmission) -> String {
    switch why {
    case .notShift: "no shifts"
    case .cancelled: "cancelled"
    case .goals: "goals"
    case .otherMedia: "videos and documents"
    case .deleted: "you deleted them"
    case .kept: "other here, and it can't be known since when"
    case .empty: "empty"
    case .unreadable: "could not be read"
    case .outside: "outside the days that were asked for"
    case .differs: "other here, where they stay as they are"
    case .overlapping: "another record tells of the same time"
    case .inBed: "in bed, and nothing says that it was sleep"
    }
  }
}
