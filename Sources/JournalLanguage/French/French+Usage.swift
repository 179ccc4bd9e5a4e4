import JournalModel
import JournalStore

extension French {
  func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .folder: "DOSSIER"
    case .file: "FICHIER"
    case .day: "JOUR"
    case .month: "AAAA-MM"
    case .year: "AAAA"
    case .cycle: "MOTS"
    case .hours: "MOT=HEURE-HEURE"
    case .moment: "HEURE"
    case .instant: "INSTANT"
    case .span: "DÉBUT..FIN"
    case .text: "TEXTE"
    case .title: "TITRE"
    case .tag: "ÉTIQUETTE"
    case .tagChange: "+ÉTIQUETTE|-ÉTIQUETTE"
    case .take: "CLÉ=ours|theirs"
    case .mood: "HUMEUR"
    case .badge: "BADGE"
    case .rating: "1-5"
    case .shift: "POSTE"
    case .person: "PERSONNE"
    case .place: "LIEU"
    case .weather: "TEMPS"
    case .kind: "GENRE"
    case .condition: "CLÉ=VALEUR"
    case .assignment: "CLÉ=VALEUR"
    case .key: "CLÉ"
    case .sort: "CHAMP"
    case .count: "N"
    case .duration: "30d"
    case .record: "ID"
    case .command: "COMMANDE"
    case .shell: "SHELL"
    case .reminderKind: "systemd|cron|launchd|ics"
    case .exportFormat: "markdown|json|csv|ics|html|pdf|svg|form"
    case .recipient: "CLÉ"
    case .part: "PARTIE"
    case .program: "PROGRAMME"
    case .language: "LANGUE"
    case .color: "QUAND"
    case .category: "CATÉGORIE"
    case .status: "STATUT"
    case .name: "PRÉNOM"
    case .zone: "FUSEAU"
    case .format: "FORMAT"
    case .shiftType: "MOT=SENS"
    case .why: "MOT"
    case .rules: "RÈGLES"
    case .spans: "HEURE-HEURE"
    case .regions: "CODES"
    case .half: "MOITIÉ"
    case .affirmation: "AFFIRMATION"
    case .base: "BASE"
    case .ours: "NÔTRE"
    case .theirs: "LEUR"
    case .importFormat: "FORMAT"
    case .meaning: "MOT=SENS"
    case .word: "MOT"
    case .link: "LIEN"
    case .markerSize: "TAILLE"
    case .tool: "git|syncthing|desktop|obsidian"
    }
  }

  func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .unknownCommand(let word, let nearest):
      "commande inconnue «\u{A0}\(word)\u{A0}»" + suggestion(nearest)
    case .unknownOption(let word, _, let nearest):
      "option inconnue «\u{A0}\(word)\u{A0}»" + suggestion(nearest)
    case .unknownFormat(let word, let nearest): "format inconnu «\u{A0}\(word)\u{A0}»" + suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "l’option «\u{A0}\(option)\u{A0}» attend une valeur\u{A0}: \(option) \(self.placeholder(placeholder))"
    case .unexpectedValue(let option): "l’option «\u{A0}\(option)\u{A0}» ne prend pas de valeur"
    case .repeated(let option): "l’option «\u{A0}\(option)\u{A0}» est donnée deux fois"
    case .wrongValue(let name, let found, let expected, let nearest):
      (name == found ? "«\u{A0}\(found)\u{A0}»" : "\(name) «\u{A0}\(found)\u{A0}»")
        + "\u{A0}: il faut \(self.expected(expected))"
        + suggestion(nearest)
    case .noSuchDay(let found, let month, let year, let length):
      "«\u{A0}\(found)\u{A0}»\u{A0}: \(year.map { self.month(month, year: $0) } ?? monthName(month)) a "
        + count(length, .day)
    case .unknownSetting(let key, let nearest):
      "réglage inconnu «\u{A0}\(key)\u{A0}»"
        + (nearest.map { "\u{A0}; peut-être «\u{A0}\($0)\u{A0}»\u{A0}?" } ?? "")
    case .missingArgument(let placeholder): "il manque l’argument \(self.placeholder(placeholder))"
    case .unexpectedArgument(let word): "argument inattendu «\u{A0}\(word)\u{A0}»"
    case .notUTF8(let name): "\(name)\u{A0}: le texte n’est pas en UTF-8"
    case .notDiffering(let found, let places):
      places.isEmpty
        ? "«\u{A0}\(found)\u{A0}»\u{A0}: il n’y a pas de clés à choisir ici\u{A0}; choisis avec --ours ou --theirs"
        : "«\u{A0}\(found)\u{A0}»\u{A0}: les versions n’en diffèrent pas\u{A0}; elles diffèrent par \(joined(places))"
    case .contradiction(let one, let other): "«\u{A0}\(one)\u{A0}» et «\u{A0}\(other)\u{A0}» s’excluent"
    case .unencryptedFolder(let folder, let option, let file):
      "«\u{A0}\(option)\u{A0}» demande un seul fichier\u{A0}: ceux du dossier «\u{A0}\(folder)\u{A0}» ne seraient pas chiffrés\u{A0}; nomme un fichier, par exemple \(file)"
    case .nothingToWrite(let options): "rien à écrire\u{A0}: donne \(orList(options))"
    case .severalShifts(let words):
      "plusieurs postes ce jour-là\u{A0}: \(words.joined(separator: ", "))\u{A0}; dis lequel"
    case .unknownShift(let word, let nearest):
      "«\u{A0}\(word)\u{A0}» n’a pas de sens dans un planning"
        + (nearest.map { "\u{A0}; peut-être «\u{A0}\($0)\u{A0}»\u{A0}?" }
          ?? "\u{A0}; donne son sens\u{A0}: rota set --shift-type \(word)=jour")
    case .spanTooLong(let span, let years): "«\u{A0}\(span)\u{A0}» dépasse \(years) ans"
    case .untilBeforeFrom(let span): "«\u{A0}\(span)\u{A0}» finit avant de commencer"
    }
  }

  /// What goes behind a word that is not known: the nearest one.
  func suggestion(_ nearest: String?) -> String {
    nearest.map { "\u{A0}; voulais-tu dire «\u{A0}\($0)\u{A0}»\u{A0}?" } ?? ""
  }

  private func orList(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " ou " + last
  }

  private func expected(_ expected: UsageProblem.Expected) -> String {
    switch expected {
    case .rating: "un nombre entier de 1 à 5"
    case .day: "un jour, par exemple 2026-11-20, aujourd’hui ou hier"
    case .birthday: "un anniversaire, par exemple 1985-03-12, ou '12 mars' sans l’année"
    case .moment: "une heure, par exemple 07:30 ou 2026-11-20T07:30"
    case .instant: "un instant ISO 8601, par exemple 2026-11-20T18:50:00+01:00"
    case .month: "un mois, par exemple 2026-11"
    case .year: "une année, par exemple 2026"
    case .cycle: "des mots de poste, par exemple 'jour nuit repos'"
    case .hours: "deux heures, par exemple nuit=19:00-07:30"
    case .spans: "deux heures, par exemple 18:45-07:50"
    case .shiftType: "un mot et son sens, par exemple J='jour 07:00-19:30 pause 30'"
    case .span: "deux jours, par exemple 2026-12-20..2027-01-03"
    case .count: "un nombre entier à partir de 0"
    case .duration: "une durée, comme 30d, 4w, 6m ou 1y"
    case .condition: "une condition, par exemple place=Lyon ou energy>=4"
    case .assignment: "CLÉ=VALEUR"
    case .tagChange: "+ÉTIQUETTE pour ajouter ou -ÉTIQUETTE pour retirer une étiquette"
    case .take: "CLÉ=ours ou CLÉ=theirs"
    case .mood: "une humeur\u{A0}: \(moods)"
    case .zone: "le nom d’un fuseau horaire, par exemple Europe/Paris"
    case .moodMeaning: "un mot avec une humeur, par exemple mouais=neutre"
    case .shiftMeaning: "un mot avec un type de poste, par exemple 'N=nuit 21:00-07:00'"
    case .word: "un mot sans espace"
    case .link: "smjournal://show/ID, smjournal://new ou smjournal://check-in"
    case .linkAtTerminal: "un terminal\u{A0}: il faut y répondre à ce qu’ouvre un lien"
    case .text: "du texte"
    case .oneOf(let words): orList(words)
    }
  }

  /// The five steps, as they may be given.
  private var moods: String {
    orList(Mood.Step.allCases.map { "\($0.number) \($0.emoji) \(name(of: $0))" })
  }

  func seeHelp(_ command: String) -> String { "«\u{A0}\(command)\u{A0}» affiche l’aide." }
}
