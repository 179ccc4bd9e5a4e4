import JournalInsights
import JournalModel
import JournalShifts

extension French {
  func name(of kind: Kind) -> String {
    switch kind {
    case .entry: "entrée"
    case .checkIn: "prise de poste"
    case .checkOut: "fin de poste"
    case .vacation: "congés"
    case .shift: "poste"
    case .profile: "profil"
    case .rota: "planning"
    case .person: "personne"
    case .sleep: "sommeil"
    }
  }

  func name(of shift: ShiftType) -> String {
    switch shift {
    case .day: "jour"
    case .night: "nuit"
    case .rest: "repos"
    case .other(let word): word
    }
  }

  func shift(_ shift: ShiftType?, of day: CivilDay, today: CivilDay) -> String {
    let date = self.day(day, today: today)
    switch shift {
    case nil: return date
    case .day: return "poste de jour du \(date)"
    case .night: return "nuit du \(date)"
    case .rest: return "repos du \(date)"
    case .other(let word): return "poste \(quoted(word)) du \(date)"
    }
  }

  func name(of scale: Scale) -> String {
    switch scale {
    case .energy: "énergie"
    case .stress: "stress"
    case .motivation: "motivation"
    case .fatigue: "fatigue"
    case .load: "charge émotionnelle"
    case .satisfaction: "satisfaction"
    }
  }

  func label(_ rating: Int, of scale: Scale) -> String {
    let labels = self.labels(of: scale)
    return labels.indices.contains(rating - 1) ? labels[rating - 1] : ""
  }

  private func labels(of scale: Scale) -> [String] {
    switch scale {
    case .energy: ["Épuisé", "Faible", "Moyen", "Bon", "Excellent"]
    case .stress: ["Aucun", "Léger", "Modéré", "Fort", "Extrême"]
    case .motivation: ["Nulle", "Faible", "Moyenne", "Bonne", "Excellente"]
    case .fatigue: ["Aucune", "Légère", "Modérée", "Forte", "Extrême"]
    case .load: ["Très légère", "Légère", "Modérée", "Lourde", "Écrasante"]
    case .satisfaction: ["Très faible", "Faible", "Moyenne", "Bonne", "Excellente"]
    }
  }

  func name(of badge: Badge) -> String {
    switch badge {
    case .happy: "content·e"
    case .sad: "triste"
    case .calm: "calme"
    case .anxious: "anxieux·se"
    case .proud: "fier·ère"
    case .tired: "fatigué·e"
    case .frustrated: "frustré·e"
    case .grateful: "reconnaissant·e"
    }
  }

  func name(of mood: Mood.Step) -> String {
    switch mood {
    case .verySad: "très triste"
    case .sad: "triste"
    case .neutral: "neutre"
    case .happy: "bien"
    case .veryHappy: "très bien"
    }
  }

  func name(of category: VacationCategory) -> String {
    switch category {
    case .leave: "congés"
    case .rtt: "RTT"
    case .training: "formation"
    case .sick: "arrêt maladie"
    case .other: "absence"
    }
  }

  func name(of state: VacationState) -> String {
    switch state {
    case .planned: "planifié"
    case .approved: "validé"
    case .underWay: "en cours"
    case .finished: "terminé"
    }
  }

  func name(of category: AffirmationCategory) -> String {
    switch category {
    case .resilience: "Résilience"
    case .competence: "Compétence"
    case .compassion: "Compassion"
    case .balance: "Équilibre"
    }
  }

  var suggestedTags: [String] {
    [
      "Shift difficile", "Belle rencontre", "Apprentissage", "Équipe géniale", "Fatigue", "Fierté",
      "Questionnement", "Urgence", "Décès", "Rétablissement", "Famille",
    ]
  }

  var tagKeywords: [(tag: String, beginnings: [String])] {
    [
      ("Shift difficile", ["difficile", "dur ", "dure ", "penible", "sous effectif", "deborde", "galere"]),
      ("Belle rencontre", ["rencontre", "sourire", "souri ", "remerci", "touchant", "touchee ", "emouvant"]),
      (
        "Apprentissage",
        ["appris", "apprend", "apprentissage", "formation", "stagiaire", "etudiant", "technique"]
      ),
      ("Équipe géniale", ["equipe", "collegue", "ensemble", "entraide", "solidar"]),
      ("Fatigue", ["fatigue", "epuise", "creve", "sommeil", "dormi"]),
      ("Fierté", ["fier ", "fiere ", "reussi", "fierte", "bravo"]),
      ("Questionnement", ["doute", "question", "demande si", "erreur", "aurais du"]),
      ("Urgence", ["urgence", "urgent", "arret cardiaque", "reanim", "rea "]),
      ("Décès", ["deces", "decede", "mort ", "morte ", "fin de vie", "palliatif"]),
      ("Rétablissement", ["retabli", "gueri", "sorti ", "sortie de", "mieux", "rentre chez"]),
      ("Famille", ["famille", "proches", "mari ", "epouse ", "mere ", "pere ", "fille", "fils ", "enfant"]),
    ]
  }

  func title(_ suggestion: TitleSuggestion) -> String {
    let noun = titleNoun(suggestion.shift)
    switch suggestion.tone {
    case .hard: return "\(noun.indefinite) difficile"
    case .heavy: return "\(noun.indefinite) qui pèse"
    case .heavyButGood: return "\(noun.indefinite) qui pèse, mais qui compte"
    case .tiring: return "\(noun.indefinite) \(noun.isFeminine ? "fatigante" : "fatigant")"
    case .tiringButGood:
      return "\(noun.indefinite) \(noun.isFeminine ? "fatigante mais bonne" : "fatigant mais bon")"
    case .good: return noun.isFeminine ? "Une bonne \(noun.word)" : "Un bon \(noun.word)"
    case .great: return noun.isFeminine ? "Une très belle \(noun.word)" : "Un très beau \(noun.word)"
    case .tense: return "Sous tension avant \(noun.definite)"
    case .slowStart: return "Peu d’énergie avant \(noun.definite)"
    case .goodStart: return "En forme pour \(noun.definite)"
    case .plain: return "\(noun.indefinite) comme les autres"
    }
  }

  private func titleNoun(_ shift: ShiftType?) -> TitleNoun {
    switch shift {
    case nil, .day: TitleNoun(word: "journée", isFeminine: true)
    case .night: TitleNoun(word: "nuit", isFeminine: true)
    case .rest: TitleNoun(word: "repos", isFeminine: false)
    case .other(let word): TitleNoun(word: "poste \(quoted(word))", isFeminine: false)
    }
  }

  /// A noun with its articles.
  private struct TitleNoun {
    var word: String
    var isFeminine: Bool
    var indefinite: String { isFeminine ? "Une \(word)" : "Un \(word)" }
    var definite: String { isFeminine ? "la \(word)" : "le \(word)" }
  }
}
