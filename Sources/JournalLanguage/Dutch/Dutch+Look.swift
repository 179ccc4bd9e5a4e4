import JournalModel

extension Dutch {
  func shortDay(_ day: CivilDay, today: CivilDay) -> String {
    let number = day.day < 10 ? " \(day.day)" : "\(day.day)"
    let year = day.year == today.year ? "" : " \(day.year)"
    return "\(shortName(of: day.weekday)) \(number) \(shortMonthName(day.month))\(year)"
  }

  func look(_ caption: LookCaption) -> String {
    switch caption {
    case .timeOff: "verlof"
    case .absent: "afwezig"
    case .nothingNoted: "niets genoteerd"
    case .weeks(let weeks): "\(count(weeks, .week)), een teken per week"
    case .onlyDays(let filters): "Alleen dagen: \(filters.joined(separator: ", "))"
    case .affirmationAdded: "Toegevoegd aan je affirmaties; vanaf morgen kan hij verschijnen"
    case .notAfterHardShift(let text): "Niet na een zware dienst: \(text)"
    case .alsoAfterHardShift(let text): "Weer na elke dienst: \(text)"
    case .builtFrom(let commit): "Gebouwd uit commit \(commit)"
    case .builtFromSources: "Gebouwd uit een map met broncode, geen commit bekend"
    case .journal(let path, .option): "Dagboek: \(path) (genoemd op de opdrachtregel)"
    case .journal(let path, .variable): "Dagboek: \(path) (door SMJOURNAL_DIR)"
    case .journal(let path, .folder): "Dagboek: \(path) (gevonden vanaf deze map omhoog)"
    case .journal(let path, .fallback(let file)): "Dagboek: \(path) (de standaard, volgens \(file))"
    case .noJournal: "Hier is geen dagboek; ‘smjournal init MAP’ maakt er een"
    case .didYouMean(let key): "Bedoelde je \(key)?"
    case .keptKey(let key, let nearest): "\(key) als eigen sleutel geschreven; bedoelde je \(nearest)?"
    }
  }

  func encouragements(_ kind: Encouragement) -> [String] {
    switch kind {
    case .usual:
      [
        "Fijne dienst.", "Je weet wat je doet.", "Daar ga je, en drink onderweg iets.",
        "Eén patiënt tegelijk.", "Fijne mensen zijn blij dat je er vandaag bent.",
      ]
    case .gentle:
      [
        "Doe het rustig aan; niemand hoeft alles alleen te doen.", "Eén ding tegelijk. Neem je pauze.",
        "Je mag vandaag om hulp vragen.", "Wees zo lief voor jezelf als je voor hen bent.",
        "Kleine stappen tellen. Deze dienst kom je door.",
      ]
    }
  }

  func name(of group: VerbGroup) -> String {
    switch group {
    case .everyDay: "Elke dag"
    case .look: "Bekijken"
    case .plan: "Plannen"
    case .change: "Wijzigen"
    case .files: "Bestanden"
    case .setUp: "Instellen"
    }
  }
}
