import JournalModel

extension German {
  func shortDay(_ day: CivilDay, today: CivilDay) -> String {
    let number = day.day < 10 ? " \(day.day)" : "\(day.day)"
    let year = day.year == today.year ? "" : " \(day.year)"
    return "\(shortName(of: day.weekday)) \(number) \(shortMonthName(day.month))\(year)"
  }

  func look(_ caption: LookCaption) -> String {
    switch caption {
    case .timeOff: "Urlaub"
    case .absent: "abwesend"
    case .nothingNoted: "nichts notiert"
    case .weeks(let weeks): "\(count(weeks, .week)), ein Zeichen je Woche"
    case .onlyDays(let filters): "Nur Tage: \(filters.joined(separator: ", "))"
    case .affirmationAdded: "Zu deinen Affirmationen hinzugefügt; ab morgen kann sie erscheinen"
    case .notAfterHardShift(let text): "Nicht nach einem schweren Dienst: \(text)"
    case .alsoAfterHardShift(let text): "Wieder nach jedem Dienst: \(text)"
    case .builtFrom(let commit): "Aus Commit \(commit) gebaut"
    case .builtFromSources: "Aus einem Ordner mit Quelltext gebaut, kein Commit bekannt"
    case .journal(let path, .option): "Tagebuch: \(path) (in der Befehlszeile genannt)"
    case .journal(let path, .variable): "Tagebuch: \(path) (durch SMJOURNAL_DIR)"
    case .journal(let path, .folder): "Tagebuch: \(path) (von diesem Ordner aufwärts gefunden)"
    case .journal(let path, .fallback(let file)): "Tagebuch: \(path) (die Vorgabe, laut \(file))"
    case .noJournal: "Hier ist kein Tagebuch; „smjournal init ORDNER“ legt eines an"
    case .didYouMean(let key): "Meintest du \(key)?"
    case .keptKey(let key, let nearest): "\(key) als eigenen Schlüssel geschrieben; meintest du \(nearest)?"
    }
  }

  func encouragements(_ kind: Encouragement) -> [String] {
    switch kind {
    case .usual:
      [
        "Hab einen guten Dienst.", "Du weißt, was du tust.", "Los geht’s, und trink unterwegs etwas.",
        "Ein Mensch nach dem anderen.", "Gute Menschen freuen sich, dass du heute da bist.",
      ]
    case .gentle:
      [
        "Geh es sanft an; niemand muss alles allein schaffen.",
        "Eins nach dem anderen. Nimm dir deine Pause.",
        "Du darfst heute um Hilfe bitten.", "Sei so freundlich zu dir, wie du es zu ihnen bist.",
        "Kleine Schritte zählen. Diesen Dienst schaffst du.",
      ]
    }
  }

  func name(of group: VerbGroup) -> String {
    switch group {
    case .everyDay: "Jeden Tag"
    case .look: "Ansehen"
    case .plan: "Planen"
    case .change: "Ändern"
    case .files: "Dateien"
    case .setUp: "Einrichten"
    }
  }
}
