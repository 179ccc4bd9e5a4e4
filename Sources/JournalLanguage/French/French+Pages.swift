import JournalInsights
import JournalModel

extension French {
  func page(_ caption: PageCaption) -> String {
    switch caption {
    case .title(let name): name.map { Self.journal(of: $0) } ?? "Journal"
    case .skip: "Aller aux entrées"
    case .yearAtGlance: "L’année d’un coup d’œil"
    case .months: "Mois"
    case .changes: "Avant et après le poste"
    case .trends: "Évolution"
    case .entries: "Entrées"
    case .onThisDay: "Ce jour-là"
    case .yearHint:
      "Touche un jour, ou passe de l’un à l’autre avec les flèches. Entrée mène à ce que tu as écrit."
    case .noMood: "pas d’humeur notée"
    case .dayLine: "trait en haut\u{A0}: poste de jour"
    case .nightLine: "trait en bas\u{A0}: nuit"
    case .onCallDots: "points\u{A0}: astreinte"
    case .timeOffHatching: "hachures\u{A0}: congés"
    case .numbers: "Les chiffres"
    case .day: "Jour"
    case .mood: "Humeur"
    case .shift: "Poste"
    case .timeOff: "Congés"
    case .before: "avant"
    case .after: "après"
    case .daysNoted: "Jours notés"
    case .count: "Postes"
    case .trendKey:
      "Un point par jour, la ligne est la moyenne de 7 jours. Bandes\u{A0}: nuits (violet) et congés (vert)."
    case .meanMood(let mean, let days): "humeur \(mean) sur \(count(days, .day))"
    case .search: "Rechercher"
    case .searchHint: "Les mots dans n’importe quel ordre, avec ou sans accents. La touche / mène ici."
    case .found(let count): "\(number(count)) trouvé\(count > 1 ? "s" : "")"
    case .showAll: "Tout afficher"
    case .filter: "Filtres"
    case .moods: "Humeurs"
    case .shifts: "Postes"
    case .tags: "Étiquettes"
    case .people: "Personnes"
    case .privateLeftOut(let number):
      "\(count(number, .record)) privée\(number > 1 ? "s" : "") laissée\(number > 1 ? "s" : "") de côté."
    case .made(let day, let records):
      "Page faite le \(self.day(day, today: CivilDay(number: 0))) à partir de \(count(records, .record)). Elle ne charge rien et n’envoie rien."
    case .missingPicture(let name): "Image absente de la page\u{A0}: \(name)"
    case .enlarge: "Agrandir ou réduire"
    case .empty: "Rien n’est encore écrit."
    case .trendSummary(let measure, let mean, let days):
      "\(name(of: measure).capitalizedFirst)\u{A0}: \(mean) en moyenne sur \(count(days, .day))."
    case .changeSummary(let shift, let before, let after, let number):
      "\(shift.capitalizedFirst)\u{A0}: \(before), \(after) (\(count(number, .shift)))."
    case .favorite: "Favori"
    case .highlights: "Moments forts"
    case .contents: "Mois"
    case .noPrinter:
      "Aucun programme qui fasse un PDF n’a été trouvé\u{A0}: WeasyPrint, Chromium, Chrome, Edge ou Brave conviendraient."
    case .printFailed(let program): "\(program) n’a pas fait de PDF."
    case .untagged(let program):
      "\(program) est trop ancien pour un PDF avec sa structure\u{A0}: elle manquera aux lecteurs d’écran."
    case .pageInstead(let place):
      "La page à imprimer est \(place)\u{A0}: ouvre-la dans un navigateur et imprime-la de là."
    case .written(let records, let place): "\(count(records, .record)) dans \(place)"
    case .dayWord(let name, let value): "\(name)\u{A0}: \(value)"
    }
  }

  func form(_ caption: FormCaption) -> String {
    switch caption {
    case .title: "Comment vas-tu\u{A0}?"
    case .which: "Que veux-tu noter\u{A0}?"
    case .beforeShift: "Avant mon poste"
    case .afterShift: "Après mon poste"
    case .moodOnly: "Mon humeur"
    case .next: "Suivant"
    case .back: "Retour"
    case .summary: "À enregistrer"
    case .date: "Jour (d’une nuit\u{A0}: son soir)"
    case .time: "Heure"
    case .saveToFolder: "Enregistrer dans mon journal"
    case .share: "Partager"
    case .download: "Télécharger"
    case .folderHint: "Choisis le dossier de ton journal\u{A0}: celui où se trouve journal.md."
    case .saved(let place): "Enregistré\u{A0}: \(place)"
    case .again: "En noter un autre"
    case .needAnswer: "Donne au moins une réponse."
    case .refused: "Une ligne de la note ressemble aux marques d’une fusion. Change son début, s’il te plaît."
    case .failed(let reason): "Pas enregistré\u{A0}: \(reason)"
    case .noScript:
      "Cet aperçu ne peut pas enregistrer. Ouvre le fichier dans ton navigateur\u{A0}: sur iPhone, partage-le vers un navigateur ou garde-le dans Fichiers et ouvre-le de là."
    }
  }

  /// `Le journal de Claire`, `Le journal d’Anna`.
  private static func journal(of name: String) -> String {
    let first = Folding.folded(name).first
    let isElided = first.map { "aeiouyh".contains($0) } ?? false
    return isElided ? "Le journal d’\(name)" : "Le journal de \(name)"
  }
}
