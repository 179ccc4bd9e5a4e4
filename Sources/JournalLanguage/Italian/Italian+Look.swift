import JournalModel

extension Italian {
  func shortDay(_ day: CivilDay, today: CivilDay) -> String {
    let number = day.day < 10 ? " \(day.day)" : "\(day.day)"
    let year = day.year == today.year ? "" : " \(day.year)"
    return "\(shortName(of: day.weekday)) \(number) \(shortMonthName(day.month))\(year)"
  }

  func look(_ caption: LookCaption) -> String {
    switch caption {
    case .timeOff: "ferie"
    case .absent: "assenza"
    case .nothingNoted: "niente di annotato"
    case .weeks(let weeks): "\(count(weeks, .week)), un segno a settimana"
    case .onlyDays(let filters): "Solo giorni: \(filters.joined(separator: ", "))"
    case .affirmationAdded: "Aggiunta alle tue affermazioni; può uscire da domani in poi"
    case .notAfterHardShift(let text): "Non dopo un turno duro: \(text)"
    case .alsoAfterHardShift(let text): "Di nuovo dopo qualsiasi turno: \(text)"
    case .builtFrom(let commit): "Compilato dal commit \(commit)"
    case .builtFromSources: "Compilato da una cartella di sorgenti, senza commit noto"
    case .journal(let path, .option): "Diario: \(path) (indicato sulla riga di comando)"
    case .journal(let path, .variable): "Diario: \(path) (da SMJOURNAL_DIR)"
    case .journal(let path, .folder): "Diario: \(path) (trovato risalendo da questa cartella)"
    case .journal(let path, .fallback(let file)): "Diario: \(path) (quello predefinito, secondo \(file))"
    case .noJournal: "Qui non c’è nessun diario; «smjournal init CARTELLA» ne crea uno"
    case .didYouMean(let key): "Intendevi \(key)?"
    case .keptKey(let key, let nearest): "\(key) è stata scritta come chiave tua; intendevi \(nearest)?"
    }
  }

  func encouragements(_ kind: Encouragement) -> [String] {
    switch kind {
    case .usual:
      [
        "Buon turno.", "Sai quello che fai.", "Si parte, e bevi qualcosa per strada.",
        "Un paziente alla volta.", "C’è brava gente contenta che oggi in turno ci sia tu.",
      ]
    case .gentle:
      [
        "Vai con calma; nessuno deve fare tutto da solo.", "Una cosa alla volta. Prenditi la tua pausa.",
        "Va bene chiedere aiuto, oggi.", "Trattati con la stessa gentilezza che hai per gli altri.",
        "I piccoli passi contano. Ce la farai anche questa volta.",
      ]
    }
  }

  func name(of group: VerbGroup) -> String {
    switch group {
    case .everyDay: "Ogni giorno"
    case .look: "Guardare"
    case .plan: "Pianificare"
    case .change: "Modificare"
    case .files: "File"
    case .setUp: "Preparare"
    }
  }
}
