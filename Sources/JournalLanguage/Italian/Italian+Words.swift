import JournalInsights
import JournalModel
import JournalShifts

extension Italian {
  func name(of kind: Kind) -> String {
    switch kind {
    case .entry: "voce"
    case .checkIn: "inizio turno"
    case .checkOut: "fine turno"
    case .vacation: "ferie"
    case .shift: "turno"
    case .profile: "profilo"
    case .rota: "turnistica"
    case .person: "persona"
    case .sleep: "sonno"
    }
  }

  func name(of shift: ShiftType) -> String {
    switch shift {
    case .day: "giorno"
    case .night: "notte"
    case .rest: "riposo"
    case .other(let word): word
    }
  }

  func shift(_ shift: ShiftType?, of day: CivilDay, today: CivilDay) -> String {
    let date = self.day(day, today: today)
    switch shift {
    case nil: return date
    case .day: return "turno di giorno di \(date)"
    case .night: return "notte di \(date)"
    case .rest: return "riposo, \(date)"
    case .other(let word): return "turno \(word) di \(date)"
    }
  }

  func name(of scale: Scale) -> String {
    switch scale {
    case .energy: "energia"
    case .stress: "stress"
    case .motivation: "motivazione"
    case .fatigue: "stanchezza"
    case .load: "carico emotivo"
    case .satisfaction: "soddisfazione"
    }
  }

  func label(_ rating: Int, of scale: Scale) -> String {
    let labels = self.labels(of: scale)
    return labels.indices.contains(rating - 1) ? labels[rating - 1] : ""
  }

  private func labels(of scale: Scale) -> [String] {
    switch scale {
    case .energy: ["A terra", "Poca", "Discreta", "Buona", "Ottima"]
    case .stress: ["Nessuno", "Lieve", "Moderato", "Alto", "Estremo"]
    case .motivation: ["Nessuna", "Poca", "Discreta", "Buona", "Ottima"]
    case .fatigue: ["Nessuna", "Un po’", "Media", "Tanta", "Allo stremo"]
    case .load: ["Molto leggero", "Leggero", "Moderato", "Pesante", "Travolgente"]
    case .satisfaction: ["Molto bassa", "Bassa", "Discreta", "Buona", "Ottima"]
    }
  }

  func name(of badge: Badge) -> String {
    switch badge {
    case .happy: "gioia"
    case .sad: "tristezza"
    case .calm: "calma"
    case .anxious: "ansia"
    case .proud: "orgoglio"
    case .tired: "stanchezza"
    case .frustrated: "frustrazione"
    case .grateful: "gratitudine"
    }
  }

  func name(of mood: Mood.Step) -> String {
    switch mood {
    case .verySad: "molto triste"
    case .sad: "triste"
    case .neutral: "neutro"
    case .happy: "bene"
    case .veryHappy: "molto bene"
    }
  }

  func name(of category: VacationCategory) -> String {
    switch category {
    case .leave: "ferie"
    case .rtt: "RTT"
    case .training: "formazione"
    case .sick: "malattia"
    case .other: "assenza"
    }
  }

  func name(of state: VacationState) -> String {
    switch state {
    case .planned: "previste"
    case .approved: "approvate"
    case .underWay: "in corso"
    case .finished: "finite"
    }
  }

  func name(of category: AffirmationCategory) -> String {
    switch category {
    case .resilience: "Resilienza"
    case .competence: "Competenza"
    case .compassion: "Compassione"
    case .balance: "Equilibrio"
    }
  }

  var suggestedTags: [String] {
    [
      "turno difficile", "bell’incontro", "imparare", "squadra fantastica", "stanchezza", "orgoglio", "dubbi",
      "emergenza", "lutto", "guarigione", "famiglia",
    ]
  }

  var tagKeywords: [(tag: String, beginnings: [String])] {
    [
      (
        "turno difficile",
        ["difficil", "dur", "pesante", "terribile", "sotto organico", "pochi in turno", "travolt"]
      ),
      (
        "bell’incontro", ["sorris", "ringrazia", "grazie", "chiacchier", "incontr", "commoss", "commovente "]
      ),
      ("imparare", ["impar", "formazione", "corso", "student", "tirocin", "tecnica", "tutor"]),
      ("squadra fantastica", ["squadra", "colleg", "insieme", "aiutat"]),
      ("stanchezza", ["stanc", "esaust", "sonno", "dormi", "sfinit", "distrutt", "a pezzi"]),
      ("orgoglio", ["orgoglio", "fier", "riuscit", "ce l'ho fatta", "brav"]),
      ("dubbi", ["dubbi", "mi chiedo", "domand", "insicur", "errore", "avrei dovuto"]),
      ("emergenza", ["emergenz", "arresto", "rianima", "codice rosso", "urgenz", "118"]),
      ("lutto", ["mort", "decedut", "decess", "morent", "palliativ"]),
      ("guarigione", ["guari", "dimess", "a casa", "meglio", "ripres", "cammina"]),
      (
        "famiglia",
        ["famigli", "parent", "marito", "moglie ", "mamma", "padre", "figlia", "figlio ", "figli "]
      ),
    ]
  }

  func title(_ suggestion: TitleSuggestion) -> String {
    let noun = titleNoun(suggestion.shift)
    switch suggestion.tone {
    case .hard: return "\(noun.indefinite) difficile"
    case .heavy: return "\(noun.indefinite) pesante"
    case .heavyButGood: return "\(noun.indefinite) pesante, ma ne è valsa la pena"
    case .tiring: return "\(noun.indefinite) faticos\(noun.ending)"
    case .tiringButGood: return "\(noun.indefinite) faticos\(noun.ending) ma buon\(noun.ending)"
    case .good: return "\(noun.indefinite) buon\(noun.ending)"
    case .great: return "\(noun.indefinite) bellissim\(noun.ending)"
    case .tense: return "In tensione prima \(noun.of)"
    case .slowStart: return "Poca energia prima \(noun.of)"
    case .goodStart: return "In forma prima \(noun.of)"
    case .plain: return "\(noun.indefinite) come \(noun.others)"
    }
  }

  private func titleNoun(_ shift: ShiftType?) -> TitleNoun {
    switch shift {
    case nil, .day: TitleNoun(indefinite: "Una giornata", of: "della giornata", isFeminine: true)
    case .night: TitleNoun(indefinite: "Una notte", of: "della notte", isFeminine: true)
    case .rest: TitleNoun(indefinite: "Un riposo", of: "del riposo", isFeminine: false)
    case .other(let word):
      TitleNoun(indefinite: "Un turno \(word)", of: "del turno \(word)", isFeminine: false)
    }
  }

  /// A noun with what agrees with it.
  private struct TitleNoun {
    var indefinite: String
    var of: String
    var isFeminine: Bool
    var ending: String { isFeminine ? "a" : "o" }
    var others: String { isFeminine ? "le altre" : "gli altri" }
  }
}
