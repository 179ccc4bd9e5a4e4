import JournalModel

extension English {
  func shortDay(_ day: CivilDay, today: CivilDay) -> String {
    let number = day.day < 10 ? " \(day.day)" : "\(day.day)"
    let year = day.year == today.year ? "" : " \(day.year)"
    return "\(shortName(of: day.weekday)) \(number) \(shortMonthName(day.month))\(year)"
  }

  func look(_ caption: LookCaption) -> String {
    switch caption {
    case .timeOff: "time off"
    case .absent: "absent"
    case .nothingNoted: "nothing noted"
    case .weeks(let weeks): "\(count(weeks, .week)), a mark a week"
    case .onlyDays(let filters): "Only days: \(filters.joined(separator: ", "))"
    case .affirmationAdded: "Added to your affirmations; it can come up from tomorrow on"
    case .notAfterHardShift(let text): "Not after a hard shift: \(text)"
    case .alsoAfterHardShift(let text): "After any shift again: \(text)"
    case .builtFrom(let commit): "Built from commit \(commit)"
    case .builtFromSources: "Built from a folder of sources, no commit known"
    case .journal(let path, .option): "Journal: \(path) (named on the command line)"
    case .journal(let path, .variable): "Journal: \(path) (from SMJOURNAL_DIR)"
    case .journal(let path, .folder): "Journal: \(path) (found from this folder upwards)"
    case .journal(let path, .fallback(let file)): "Journal: \(path) (the default, from \(file))"
    case .noJournal: "No journal here; 'smjournal init FOLDER' makes one"
    case .didYouMean(let key): "Did you mean \(key)?"
    case .keptKey(let key, let nearest): "wrote \(key) as a key of your own; did you mean \(nearest)?"
    }
  }

  func encouragements(_ kind: Encouragement) -> [String] {
    switch kind {
    case .usual:
      [
        "Have a good shift.", "You know what you're doing.", "Off you go, and drink something on the way.",
        "One patient at a time.", "Good people are glad you're on today.",
      ]
    case .gentle:
      [
        "Go gently; nobody has to do it all alone.", "One thing at a time. Take your break.",
        "It's all right to ask for help today.", "Be as kind to yourself as you are to them.",
        "Small steps count. You'll get through this one.",
      ]
    }
  }

  func name(of group: VerbGroup) -> String {
    switch group {
    case .everyDay: "Every day"
    case .look: "Look"
    case .plan: "Plan"
    case .change: "Change"
    case .files: "Files"
    case .setUp: "Set up"
    }
  }
}
