extension French {
  func importing(_ message: ImportMessage) -> String {
    switch message {
    case .read(let format, let count): "\(format)\u{A0}: \(agreed(count, "lu"))"
    case .span(let first, let last): "du \(first) au \(last)"
    case .added(let count): "\(agreed(count, "ajouté"))"
    case .changed(let count): "\(number(count)) mis à jour"
    case .same(let count): "\(number(count)) déjà là"
    case .conflicts(let count): "\(agreed(count, "modifié")) ici et là-bas"
    case .wouldAdd(let count): "\(number(count)) à ajouter"
    case .wouldChange(let count): "\(number(count)) à mettre à jour"
    case .media(let found, 0): "photos et enregistrements\u{A0}: \(number(found))"
    case .media(let found, let missing):
      "photos et enregistrements\u{A0}: \(number(found))\u{A0}; \(number(missing)) manquent"
    case .moods(let moods): "humeurs\u{A0}: \(moods.joined(separator: ", "))"
    case .unknownMoods(let words): "humeurs sans valeur\u{A0}: \(words.joined(separator: ", "))"
    case .unknownShifts(let words): "codes d’horaires inconnus\u{A0}: \(words.joined(separator: ", "))"
    case .mapMood(let word): "donnes-en une avec --mood '\(word)=neutre'"
    case .mapShift(let word): "précise avec --map '\(word)=nuit 21:00-07:00'"
    case .leftOut(let count, let why):
      "\(number(count)) laissé\(count > 1 ? "s" : "") de côté\u{A0}: \(omission(why))"
    case .looksLike(let format): "On dirait du \(format)\u{A0}: smjournal import \(format) FICHIER"
    case .again: "--again fait venir ce que tu as supprimé, ce qui diffère et les fichiers cachés."
    case .nothingNew: "Rien de nouveau."
    case .undo: "«\u{A0}smjournal undo\u{A0}» annule tout l’import."
    case .resolve: "«\u{A0}smjournal conflicts\u{A0}» montre ce qui a changé des deux côtés."
    case .planChange(let day, let was, let becomes): "\(day)\u{A0}: \(was) → \(becomes)"
    case .morePlanChanges(let count): "et \(number(count)) \(count < 2 ? "autre jour" : "autres jours")"
    case .askTitles: "Montrer trois titres\u{A0}?"
    case .askWrite: "Importer\u{A0}?"
    case .askShift(let word, let count): "Que veut dire \(word) (\(number(count)) fois)\u{A0}?"
    case .askPeople(let count):
      "Qui, parmi les \(number(count)) personnes\u{A0}? Des noms séparés par des virgules"
    case .person(let name): "  \(name)"
    case .reading(let share): "\(percent(share)) lus"
    case .progress(let done, let total): "\(number(done)) écrits sur \(number(total))"
    case .stopped(let count):
      "\(self.count(count, .file)) \(count < 2 ? "a été écrit" : "ont été écrits")\u{A0}; relance l’import pour continuer"
    }
  }

  /// `1 ajouté`, `2 ajoutés`.
  private func agreed(_ count: Int, _ word: String) -> String {
    "\(number(count)) \(word)\(count < 2 ? "" : "s")"
  }

  private func omission(_ why: ImportOmission) -> String {
    switch why {
    case .notShift: "ce ne sont pas des postes"
    case .cancelled: "annulation"
    case .goals: "objectifs"
    case .otherMedia: "vidéos et documents"
    case .deleted: "suppression de ta part"
    case .kept: "différents ici, sans qu’on sache depuis quand"
    case .empty: "sans contenu"
    case .unreadable: "lecture impossible"
    case .outside: "hors des jours demandés"
    case .differs: "différents ici, où ils restent tels quels"
    case .hidden: "fichiers cachés, et la sauvegarde n’est pas celle de ce journal"
    case .otherJournal: "d’un autre journal, dans un de ses dossiers"
    case .overlapping: "une autre fiche raconte déjà ce moment"
    case .inBed: "au lit, sans que rien ne dise que c’était du sommeil"
    }
  }
}
