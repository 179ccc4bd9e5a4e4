import JournalModel

extension French {
  func shortDay(_ day: CivilDay, today: CivilDay) -> String {
    let number = day.day < 10 ? " \(day.day)" : "\(day.day)"
    let year = day.year == today.year ? "" : " \(day.year)"
    return "\(shortName(of: day.weekday)) \(number) \(shortMonthName(day.month))\(year)"
  }

  func look(_ caption: LookCaption) -> String {
    switch caption {
    case .timeOff: "congés"
    case .absent: "absence"
    case .nothingNoted: "rien de noté"
    case .weeks(let weeks): "\(count(weeks, .week)), un signe par semaine"
    case .onlyDays(let filters): "Seulement les jours\u{A0}: \(filters.joined(separator: ", "))"
    case .affirmationAdded: "Ajoutée à tes affirmations\u{A0}; elle peut venir dès demain"
    case .notAfterHardShift(let text): "Pas après un poste difficile\u{A0}: \(text)"
    case .alsoAfterHardShift(let text): "De nouveau après n’importe quel poste\u{A0}: \(text)"
    case .builtFrom(let commit): "Construit à partir du commit \(commit)"
    case .builtFromSources: "Construit à partir d’un dossier de sources, sans commit connu"
    case .journal(let path, .option): "Journal\u{A0}: \(path) (nommé dans la commande)"
    case .journal(let path, .variable): "Journal\u{A0}: \(path) (d’après SMJOURNAL_DIR)"
    case .journal(let path, .folder): "Journal\u{A0}: \(path) (trouvé en remontant depuis ce dossier)"
    case .journal(let path, .fallback(let file)):
      "Journal\u{A0}: \(path) (celui par défaut, d’après \(file))"
    case .noJournal: "Pas de journal ici\u{A0}; «\u{A0}smjournal init DOSSIER\u{A0}» en crée un"
    case .didYouMean(let key): "Voulais-tu dire \(key)\u{A0}?"
    case .keptKey(let key, let nearest):
      "\(key) est écrite comme une clé à toi\u{A0}; voulais-tu dire \(nearest)\u{A0}?"
    }
  }

  func encouragements(_ kind: Encouragement) -> [String] {
    switch kind {
    case .usual:
      [
        "Bon courage pour ce poste.", "Tu connais ton métier.", "C’est parti, et pense à boire.",
        "Un patient après l’autre.", "Tes collègues sont contents que tu sois là.",
      ]
    case .gentle:
      [
        "Vas-y doucement\u{A0}: personne ne doit tout porter.", "Une chose à la fois. Prends ta pause.",
        "Aujourd’hui, tu peux demander de l’aide.", "Prends soin de toi comme tu prends soin d’eux.",
        "Les petits pas comptent. Celui-là passera aussi.",
      ]
    }
  }

  func name(of group: VerbGroup) -> String {
    switch group {
    case .everyDay: "Chaque jour"
    case .look: "Regarder"
    case .plan: "Planifier"
    case .change: "Changer"
    case .files: "Fichiers"
    case .setUp: "Réglages"
    }
  }
}
