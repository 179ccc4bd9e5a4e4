extension English {
  func importing(_ message: ImportMessage) -> String {
    switch message {
    case .read(let format, let count): "\(format): \(number(count)) read"
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
    case .unknownMoods(let words): "unknown moods: \(words.joined(separator: ", "))"
    case .unknownShifts(let words): "unknown shifts: \(words.joined(separator: ", "))"
    case .mapMood(let word): "say what one means with --mood '\(word)=neutral'"
    case .mapShift(let word): "say what one means with --map '\(word)=night 21:00-07:00'"
    case .leftOut(let count, let why): "\(number(count)) left out: \(omission(why))"
    case .looksLike(let format): "It looks like \(format): smjournal import \(format) FILE"
    case .again: "--again brings in what you deleted, what differs and hidden files."
    case .nothingNew: "Nothing new."
    case .undo: "'smjournal undo' takes the whole import back."
    case .resolve: "'smjournal conflicts' shows what changed on both sides."
    case .planChange(let day, let was, let becomes): "\(day): \(was) → \(becomes)"
    case .morePlanChanges(let count): "and \(number(count)) more \(count == 1 ? "day" : "days")"
    case .askTitles: "Show three titles?"
    case .askWrite: "Import this?"
    case .askShift(let word, let count):
      "What does \(word) mean (\(count == 1 ? "once" : number(count) + " times"))?"
    case .askPeople(let count): "Which of the \(number(count)) people? Names, separated by commas"
    case .person(let name): "  \(name)"
    case .reading(let share): "\(percent(share)) read"
    case .progress(let done, let total): "\(number(done)) of \(number(total)) written"
    case .stopped(let count):
      "\(self.count(count, .file)) \(count == 1 ? "was" : "were") written; run the import again to go on"
    }
  }

  private func omission(_ why: ImportOmission) -> String {
    switch why {
    case .notShift: "no shifts"
    case .cancelled: "cancelled"
    case .goals: "goals"
    case .otherMedia: "videos and documents"
    case .deleted: "you deleted them"
    case .kept: "different here, with no way to tell since when"
    case .empty: "empty"
    case .unreadable: "could not be read"
    case .outside: "outside the days you asked for"
    case .differs: "different here, left as they are"
    case .hidden: "hidden files, and the backup is not of this journal"
    case .otherJournal: "of another journal in a folder of it"
    case .overlapping: "another record already covers that time"
    case .inBed: "in bed, and nothing says that it was sleep"
    }
  }
}
