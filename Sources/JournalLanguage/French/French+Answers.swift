import JournalModel
import JournalStore

extension French {
  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5 pour répondre, Entrée pour passer, Retour arrière pour revenir, Ctrl-C pour quitter en gardant tes réponses."
    case .howToAnswerPlain:
      "Une ligne par réponse\u{A0}: 1–5 puis Entrée, Entrée seule pour passer, Ctrl-C pour quitter en gardant tes réponses."
    case .numberKeys: "touches chiffrées, Entrée pour finir"
    case .numbersPlain: "numéros séparés par des espaces, Entrée pour aucun"
    case .hoursOrLater: "par exemple 7h-19h30, Entrée pour plus tard"
    case .oneLine: "Entrée pour passer"
    case .severalLines: "Entrée pour passer, Alt-Entrée pour une nouvelle ligne"
    case .linesOrEditor: "Alt-Entrée pour une nouvelle ligne, Ctrl-X Ctrl-E pour ton éditeur"
    case .yesOrNo: "o/N"
    case .yesUsually: "O/n"
    case .highlights: "trois au plus, Alt-Entrée entre eux"
    case .howYouWork:
      "Ton cycle, un mot ou une lettre par jour depuis son premier jour\u{A0}: jour jour nuit nuit repos repos, ou J J N N R R R."
    case .cycleOrFile: "un cycle, un fichier de planning, Entrée pour plus tard"
    case .dayOrToday: "par exemple lundi ou 23/11, Entrée pour aujourd’hui"
    case .spanOrSkip: "par exemple du 20/12 au 3/1, Entrée pour passer"
    case .picker: "tape pour filtrer, flèches, Entrée, Échap"
    case .numberOrWords: "un numéro, ou des mots à chercher"
    case .numbersOrTags: "numéros ou mots, séparés par des virgules\u{A0}; Entrée pour aucune"
    case .tagCommand: "Étiquettes proposées\u{A0}:"
    case .shiftOrSkip: "par exemple nuit 21:00-07:00, ou repos\u{A0}; Entrée passe"
    case .afterInit: "Pour continuer\u{A0}:"
    case .notUnderstood: "Pardon, je n’ai pas compris."
    }
  }

  func isYes(_ answer: Character) -> Bool { "oOyY".contains(answer) }

  func isNo(_ answer: Character) -> Bool { answer == "n" || answer == "N" }

  func key(forYes isYes: Bool) -> String { isYes ? "o" : "n" }

  func confirmation(_ confirmation: Confirmation) -> String {
    switch confirmation {
    case .created(let what, let day, let path): "Écrit\u{A0}: \(path) (\(what), \(day))"
    case .changed(let path): "Modifié\u{A0}: \(path)"
    case .unchanged(let path): "Rien à changer dans \(path)"
    case .moved(let day, let from, let to): "Déplacé\u{A0}: \(from) → \(to) (\(day))"
    case .deleted(let path, let to): "Supprimé\u{A0}: \(path), à présent dans \(to)"
    case .undone(.trashed, let path, _): "Annulé\u{A0}: le nouveau fichier est dans \(path)"
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      "Annulé\u{A0}: \(path) est comme avant"
    case .undone(.moved, let path, _): "Annulé\u{A0}: le fichier est de nouveau à \(path)"
    case .undone(.created, let path, _), .undone(.removed, let path, _), .undone(.forgotten, let path, _):
      "Annulé\u{A0}: \(path) est de retour"
    case .undoneBatch(let count, 0):
      "Annulé\u{A0}: \(self.count(count, .file))\u{A0}; les nouveaux sont dans la corbeille"
    case .undoneBatch(let count, let kept):
      "Annulé\u{A0}: \(self.count(count, .file))\u{A0}; les nouveaux sont dans la corbeille, "
        + "\(number(kept)) ont changé depuis et restent"
    case .journalCreated(let folder): "Journal créé dans \(folder)"
    case .liked(let text): "Aimée\u{A0}: \(text)"
    case .unliked(let text): "N’est plus aimée\u{A0}: \(text)"
    case .notUndoable:
      "Cette modification ne pourra pas être annulée\u{A0}: son historique n’a pas pu être écrit"
    case .nothingWritten: "Rien n’a été écrit."
    case .defaultNotSet: "Impossible de le retenir\u{A0}; -C DOSSIER ou SMJOURNAL_DIR désignent le journal."
    case .answersKept(let command):
      "Tes réponses sont gardées\u{A0}: «\u{A0}\(command)\u{A0}» les reprend."
    case .answersNotKept: "Tes réponses n’ont pas pu être gardées. Voici ce que tu as écrit\u{A0}:"
    case .noEntryWritten: "La fin de poste est écrite\u{A0}; l’entrée ne l’est pas."
    case .editedWithoutChange(let path): "\(path) est resté tel quel"
    }
  }

  func caption(_ caption: Caption) -> String {
    switch caption {
    case .welcome:
      "Bienvenue. Un journal de tes postes, en simples fichiers sur cet appareil\u{A0}; rien n’en sort.\n"
        + "Quelques questions\u{A0}: Entrée pour passer, Ctrl-C pour quitter."
    case .journalLies(let folder): "Ton journal est dans \(folder)."
    case .records: "Aujourd’hui"
    case .nothingToday: "Rien d’écrit pour l’instant aujourd’hui."
    case .nothingFound: "Aucune fiche trouvée."
    case .shown(let count, let total): "\(self.count(count, .record)) sur \(number(total))"
    case .problems(let count) where count < 2:
      "\(count) problème dans les fichiers\u{A0}; «\u{A0}smjournal check\u{A0}» l’affiche."
    case .problems(let count):
      "\(count) problèmes dans les fichiers\u{A0}; «\u{A0}smjournal check\u{A0}» les affiche."
    case .furtherFindings(let count):
      "… et \(number(count)) \(count < 2 ? "autre" : "autres") de ce genre\u{A0}; --json donne tout"
    case .conflicts(let count) where count < 2:
      "\(count) fichier en conflit, laissé par un outil de synchronisation."
    case .conflicts(let count): "\(count) fichiers en conflit, laissés par un outil de synchronisation."
    case .indexAgrees: "L’index correspond aux fichiers."
    case .indexDiffered(let path): "\(path)\u{A0}: l’index ne disait pas la même chose que le fichier"
    case .reindexed(let report):
      "Fichiers\u{A0}: \(report.files)\u{A0}; lus\u{A0}: \(report.read)\u{A0}; ajoutés\u{A0}: \(report.added)\u{A0}; "
        + "modifiés\u{A0}: \(report.changed)\u{A0}; retirés\u{A0}: \(report.removed)"
    case .progress(let files, let rate):
      "Fichiers examinés\u{A0}: \(number(files))\u{A0}; par seconde\u{A0}: \(number(rate))"
    case .noVacations:
      "Pas encore de congés\u{A0}; «\u{A0}smjournal vacation add DÉBUT..FIN\u{A0}» en prévoit."
    case .noAffirmations: "Aucune affirmation trouvée."
    case .noTags: "Pas encore d’étiquette\u{A0}; «\u{A0}smjournal tag last +nuit\u{A0}» en ajoute une."
    case .noPeople: "Encore personne\u{A0}; «\u{A0}smjournal people add PRÉNOM\u{A0}» ajoute quelqu’un."
    case .nothingThatDay: "Rien d’écrit pour ce jour."
    case .ifThisWas(let day): "Si c’était \(day)\u{A0}:"
    case .ownKeys: "Autres clés"
    case .indexNotWritten:
      "l’index n’a pas pu être écrit\u{A0}; les réponses sont justes, mais prennent plus de temps"
    case .wrongKind(let id, let kind, let expected):
      "\(id)\u{A0}: genre «\u{A0}\(name(of: kind))\u{A0}» au lieu de «\u{A0}\(name(of: expected))\u{A0}»"
    case .noAffirmation(let id, let nearest):
      "aucune affirmation ne s’appelle «\u{A0}\(id)\u{A0}»" + suggestion(nearest)
    case .editorFailed(let editor, let status) where status == 127 || status < 0:
      "l’éditeur «\u{A0}\(editor)\u{A0}» ne démarre pas"
    case .editorFailed(let editor, let status):
      "l’éditeur «\u{A0}\(editor)\u{A0}» a fini avec le code \(status)"
    case .noEditor:
      "aucun éditeur n’est réglé ni trouvé\u{A0}; définis EDITOR, par exemple nano ou 'code --wait'"
    case .outputFailed(let message): "les résultats n’ont pas pu être écrits\u{A0}: \(message)"
    case .inputUnreadable(let message): "l’entrée standard est illisible\u{A0}: \(message)"
    case .inputNotUTF8: "l’entrée standard n’est pas du texte UTF-8"
    }
  }
}
