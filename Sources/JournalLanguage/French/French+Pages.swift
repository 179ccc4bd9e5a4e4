import JournalInsights
import JournalModel
import JournalText

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
    case .count: "Postes"
    case .restAndWork: "Repos et travail"
    case .restKey:
      "Une barre est le repos entre deux jours de travail\u{A0}; la ligne est à 11 heures, un triangle marque "
        + "ce qui est en dessous."
    case .hoursAWeek: "Heures par semaine"
    case .quickReturns: "Retours rapides, après moins de 11 heures"
    case .trendKey(let days):
      "Un point par jour, la ligne est la moyenne de \(days) jours. Bandes\u{A0}: nuits (violet) et congés (vert)."
    case .dayByDay: "Jour après jour"
    case .changeKey:
      "Plus un trait est épais, plus il y a de postes qui ont évolué ainsi\u{A0}; le trait orange relie les moyennes. La fatigue se compte vers le bas\u{A0}: un trait qui descend, c’est de l’énergie perdue."
    case .trendRange(let high, let low): "Plus haut en \(high), plus bas en \(low)."
    case .weekKey: "Plus pâle\u{A0}: une semaine incomplète."
    case .meanMood(let mean, let days): "humeur \(mean) sur \(count(days, .day))"
    case .search: "Rechercher"
    case .searchHint: "Les mots dans n’importe quel ordre, avec ou sans accents."
    case .searchKey: "La touche / mène ici."
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
    case .empty: "Rien n’est encore écrit."
    case .trendSummary(let measure, let mean, let days):
      "\(name(of: measure).capitalizedFirst)\u{A0}: \(mean) en moyenne sur \(count(days, .day))."
    case .changeSummary(let shift, let before, let after, let number):
      "\(shift.capitalizedFirst)\u{A0}: \(before), \(after) (\(count(number, .shift)))."
    case .favorite: "Favori"
    case .highlights: "Temps forts"
    case .contents: "Mois"
    case .noPrinter:
      "Aucun programme qui fasse un PDF n’a été trouvé\u{A0}: WeasyPrint, Chromium, Chrome, Edge ou Brave conviendraient."
    case .printFailed(let program): "\(program) n’a pas fait de PDF."
    case .untagged(let program):
      "\(program) est trop ancien pour un PDF avec sa structure\u{A0}: elle manquera aux lecteurs d’écran."
    case .pageInstead(let place):
      "La page à imprimer est \(place)\u{A0}: ouvre-la dans un navigateur et imprime-la de là."
    case .encryptedPageInstead(let place):
      "La page à imprimer est \(place), chiffrée comme l’aurait été le PDF\u{A0}: déchiffre-la, ouvre-la dans un navigateur et imprime-la de là."
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

  func report(_ caption: ReportCaption) -> String {
    switch caption {
    case .basis(.said): "indiqué par la personne"
    case .basis(.plan): "planning"
    case .basis(.notes): "prise et fin de poste"
    case .rules(.eu):
      "Limites\u{A0}: directive 2003/88/CE du 4 novembre 2003\u{A0}: repos de 11\u{A0}h sur 24 (article 3), 24\u{A0}h et 11\u{A0}h sur 7 jours (article 5), 48\u{A0}h par semaine en moyenne sur 4 mois, congés et maladie neutres (articles 6 et 16)."
    case .rules(.frenchHospital):
      "Limites\u{A0}: décret 2002-9 du 4 janvier 2002, hôpitaux publics\u{A0}: repos de 12\u{A0}h, 36\u{A0}h par semaine, 48\u{A0}h sur 7 jours glissants (Conseil d’État, 4 avril 2018, 398069), 12\u{A0}h par poste par dérogation."
    case .rules(.french):
      "Limites\u{A0}: Code du travail, L3131-1 (repos de 11\u{A0}h), L3132-2 (35\u{A0}h par semaine), L3132-1 (6 jours par semaine), L3121-18 (10\u{A0}h par jour), L3121-20 (48\u{A0}h par semaine civile), L3121-22 (44\u{A0}h en moyenne sur 12 semaines), L3122-6 (8\u{A0}h de nuit)."
    case .rules(.unitedKingdom):
      "Limites\u{A0}: Working Time Regulations 1998, articles 4 (48\u{A0}h en moyenne sur 17 semaines), 10 et 11\u{A0}; suites de postes selon le guide HSG256 du HSE."
    case .rules(.german):
      report(.rules(.eu))
        + " L’Arbeitszeitgesetz n’est pas dans ce programme\u{A0}: son texte n’a pas pu être lu à la source."
    case .rules(.swiss):
      "Pas de limites\u{A0}: l’Arbeitsgesetz n’est pas dans ce programme, son texte n’a pas pu être lu à la source."
    case .rules(.none): ""
    case .limits: "Les limites à côté des faits"
    case .limit(.rest): "Repos entre deux jours de travail, au moins"
    case .limit(.any7): "Travail sur 7 jours glissants, au plus"
    case .limit(.week): "Travail par semaine civile, au plus"
    case .limit(.average): "Travail par semaine en moyenne, au plus"
    case .limit(.shift): "Poste de jour, au plus"
    case .limit(.night): "Nuit, au plus"
    case .limit(.run): "Jours de travail d’affilée, au plus"
    case .limit(.nightRun): "Nuits d’affilée, au plus"
    case .limit(.weeklyRest): "Plus long repos d’une semaine, au moins"
    case .limitColumn: "Limite"
    case .found: "Constaté"
    case .beyond: "Dépassements"
    case .sourceColumn: "Source"
    case .restsUnder(let length): "Repos de moins de \(length)"
    case .from: "Du"
    case .until: "Au"
    case .unknown: "Ce qui n’est pas connu"
    case .withoutHours(let count):
      "Les heures de \(self.count(count, .shift)) ne sont pas connues et ne figurent dans aucun total."
    case .made(let day): "Fait le \(self.day(day, today: CivilDay(number: 0)))."
    case .signature: "Signature"
    case .fingerprint(let files, let sum):
      "Fait à partir de \(count(files, .file)), SHA-256 de leurs sommes \(sum)."
    }
  }

  /// `Le journal de Claire`, `Le journal d’Anna`.
  private static func journal(of name: String) -> String {
    let first = Folding.folded(name).first
    let isElided = first.map { "aeiouyh".contains($0) } ?? false
    return isElided ? "Le journal d’\(name)" : "Le journal de \(name)"
  }
}
