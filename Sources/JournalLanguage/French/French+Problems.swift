import JournalModel
import JournalStore

extension French {
  func name(of severity: Problem.Severity) -> String {
    switch severity {
    case .warning: "avertissement"
    case .error: "erreur"
    }
  }

  func message(_ reason: Problem.Reason) -> String {
    switch reason {
    case .source(let flaw): message(flaw)
    case .yaml(let error): message(error)
    case .otherJournal:
      "un autre journal\u{A0}: son dossier ne fait pas partie de celui-ci\u{A0}; «\u{A0}smjournal -C DOSSIER\u{A0}» l’ouvre"
    case .emptyFolder: "un dossier vide"
    case .noZoneRules(let zone, let folder):
      "cette machine n’a pas de règles de fuseaux horaires\(folder.map { " (TZDIR\u{A0}: \($0))" } ?? ""), donc on ne sait "
        + "rien de \(zone)\u{A0}; installe le paquet tzdata, ou désigne un dossier de règles par TZDIR"
    case .unreadable(let errno): "illisible\u{A0}: \(systemError(errno))"
    case .notAFile(let type): "c’est \(name(of: type)), pas un fichier"
    case .symbolicLink: "c’est un lien symbolique\u{A0}; les liens ne sont pas suivis"
    case .tooLarge(let bytes, let limit):
      "trop gros pour une fiche\u{A0}: \(megabytes(bytes)), au plus \(megabytes(limit))"
    case .emptyFile:
      "le fichier est vide\u{A0}: son texte n’a peut-être pas encore été récupéré, ou une panne l’a effacé\u{A0}; "
        + "le récupérer, ou le reprendre d’un autre appareil ou d’une sauvegarde"
    case .lfsPointer:
      "le fichier contient un pointeur de git-lfs au lieu de son texte\u{A0}; «\u{A0}git lfs pull\u{A0}» le récupère"
    case .nulByte: "contient un octet nul\u{A0}: ce n’est pas un fichier texte"
    case .invalidUTF8: "ce n’est pas du texte UTF-8"
    case .unfinishedMerge:
      "contient les marques d’une fusion inachevée\u{A0}; «\u{A0}smjournal resolve\u{A0}» la termine"
    case .encrypted(let tool): "le fichier est chiffré (\(tool))\u{A0}; il faut le déchiffrer pour le lire"
    case .wrongValue(let key, let found, let expected):
      "\(key)\u{A0}: attendu \(expectation(expected)), trouvé \(quoted(found))"
    case .unknownKind(let found, let nearest): unknownKind(found, nearest: nearest)
    case .unknownShift(let word, let nearest): unknownShift(word, nearest: nearest)
    case .unknownRegion(let word):
      unknownRegion(word, codes: HolidayRegion.codes(near: word).joined(separator: ", "))
    case .missingKey(let key, .profile): "ce planning n’a pas de clé \(key)\u{A0}: il ne compte pas"
    case .missingKey(let key, let kind): "\(name(of: kind)) sans \(key)"
    case .untilBeforeFrom(let from, let until):
      "until (\(until.iso)) précède from (\(from.iso))\u{A0}; le dernier jour est ignoré"
    case .endBeforeStart: "end précède start\u{A0}; la fin est ignorée"
    case .callOutOutside(let span): "call-outs\u{A0}: \(span) est hors de l’astreinte\u{A0}; il ne compte pas"
    case .sameMeaning(let key, let canonical):
      "\(key) veut dire la même chose que \(canonical), qui est là aussi\u{A0}; le dernier compte"
    case .remarkForValue(let key, let found):
      "\(key)\u{A0}: \(quoted(found)) est un commentaire pour YAML, rien n’est donc lu\u{A0}; enlever les #\u{A0}: "
        + "\(key): \(found.replacing("#", with: ""))"
    case .dashWithoutBlank(let key):
      "\(key)\u{A0}: il manque une espace après le tiret, cette ligne ne commence donc aucun élément de la liste\u{A0}; écrire\u{A0}: - élément"
    case .tooMany(let key, let count, let limit):
      "\(key)\u{A0}: \(number(count)) éléments\u{A0}; \(number(limit)) au plus d’habitude"
    case .tooLong(let key, let count, let limit):
      "\(key)\u{A0}: \(self.count(count, .character))\u{A0}; \(number(limit)) au plus d’habitude"
    }
  }

  private func unknownShift(_ word: String, nearest: String?) -> String {
    let hint =
      nearest.map { "\u{A0}; peut-être \($0)\u{A0}?" }
      ?? "\u{A0}; son sens s’écrit sous shifts dans journal.md"
    return "\(quoted(word)) n’a pas de sens connu\u{A0}: ni travail ni repos\(hint)"
  }

  private func unknownRegion(_ word: String, codes: String) -> String {
    "holidays\u{A0}: \(quoted(word)) n’est ni un jour comme 2026-11-20 ni une région connue\u{A0}; "
      + "sont connues \(codes)"
  }

  private func unknownKind(_ found: String, nearest: Kind?) -> String {
    let hint = nearest.map { "\u{A0}; peut-être \($0.name)\u{A0}?" } ?? ""
    return "kind\u{A0}: \(quoted(found)) est inconnu, lu comme une entrée\(hint)"
  }

  private func name(of type: Problem.FileType) -> String {
    switch type {
    case .folder: "un dossier"
    case .pipe: "un tube"
    case .socket: "une socket"
    case .device: "un périphérique"
    case .brokenLink: "un lien qui ne mène nulle part"
    }
  }

  private func megabytes(_ bytes: Int) -> String {
    "\(decimal(Double(bytes) / 1_048_576, digits: 1))\u{A0}Mio"
  }

  func expectation(_ expectation: Problem.Expectation) -> String {
    switch expectation {
    case .rating: "un nombre entier de 1 à 5"
    case .civilDay: "un jour comme 2026-11-20"
    case .unambiguousDay: "un jour dont le mois est sûr, comme 2026-11-20"
    case .timestamp: "un moment comme 2026-11-20T18:50:00+01:00"
    case .clockTime: "une heure comme \"19:00\""
    case .hours: "des horaires comme \"19:00-07:30\""
    case .truth: "true ou false"
    case .number: "un nombre entier"
    case .text: "un texte sur une ligne"
    case .list: "une liste"
    case .map: "des clés avec leurs valeurs"
    case .shiftWord: "jour, nuit, repos ou un mot à toi"
    case .cycle: "un cycle de postes comme jour jour nuit nuit repos repos"
    case .weekday: "un jour de la semaine comme lundi"
    case .zoneName: "un fuseau horaire que ce système connaît, comme Europe/Paris"
    case .formatVersion: "une version que ce programme connaît (1)"
    case .oneOf(let words):
      words.count == 1 ? words[0] : "un de ces mots\u{A0}: \(words.joined(separator: ", "))"
    }
  }

  func message(_ problem: EditProblem) -> String {
    switch problem.reason {
    case .wrongValue(let found, let expected):
      "\(problem.key)\u{A0}: attendu \(expectation(expected)), trouvé \(quoted(found))"
    case .unknownRegion(let word): unknownRegion(word, codes: HolidayRegion.listed)
    case .invalidKey: "\(quoted(problem.key)) ne peut pas être une clé"
    case .notAList: "\(problem.key) prend une seule valeur, pas une liste"
    case .untilBeforeFrom(let from, let until):
      "until (\(until.iso)) précéderait from (\(from.iso))"
    case .problem(let reason): message(reason)
    case .document(let error): message(error)
    }
  }

  func message(_ error: RecordLookupError) -> String {
    switch error {
    case .notFound(let name): "aucune fiche ne s’appelle \(quoted(name))"
    case .inConflict(let name, _):
      "\(quoted(name)) est en conflit, car deux versions s’y opposent\u{A0}; «\u{A0}smjournal resolve\u{A0}» les départage"
    case .ambiguous(let name, let candidates):
      "\(quoted(name)) peut désigner plusieurs fiches\u{A0}: \(listed(candidates) { "et \($0) autres" })"
    }
  }
}
