import JournalInsights
import JournalModel
import JournalShifts

extension Spanish {
  func name(of kind: Kind) -> String {
    switch kind {
    case .entry: "entrada"
    case .checkIn: "inicio de turno"
    case .checkOut: "fin de turno"
    case .vacation: "vacaciones"
    case .shift: "turno"
    case .profile: "perfil"
    case .rota: "cuadrante"
    case .person: "persona"
    case .sleep: "sueño"
    }
  }

  func name(of shift: ShiftType) -> String {
    switch shift {
    case .day: "día"
    case .night: "noche"
    case .rest: "descanso"
    case .other(let word): word
    }
  }

  func shift(_ shift: ShiftType?, of day: CivilDay, today: CivilDay) -> String {
    let date = self.day(day, today: today)
    switch shift {
    case nil: return date
    case .day: return "turno de día del \(date)"
    case .night: return "noche del \(date)"
    case .rest: return "descanso, \(date)"
    case .other(let word): return "turno \(word) del \(date)"
    }
  }

  func name(of scale: Scale) -> String {
    switch scale {
    case .energy: "energía"
    case .stress: "estrés"
    case .motivation: "motivación"
    case .fatigue: "cansancio"
    case .load: "carga emocional"
    case .satisfaction: "satisfacción"
    }
  }

  func label(_ rating: Int, of scale: Scale) -> String {
    let labels = self.labels(of: scale)
    return labels.indices.contains(rating - 1) ? labels[rating - 1] : ""
  }

  private func labels(of scale: Scale) -> [String] {
    switch scale {
    case .energy: ["Por los suelos", "Poca", "Normal", "Buena", "Excelente"]
    case .stress: ["Ninguno", "Ligero", "Moderado", "Alto", "Extremo"]
    case .motivation: ["Ninguna", "Poca", "Normal", "Buena", "Excelente"]
    case .fatigue: ["Ninguno", "Un poco", "Bastante", "Mucho", "Agotamiento"]
    case .load: ["Muy ligera", "Ligera", "Moderada", "Pesada", "Abrumadora"]
    case .satisfaction: ["Muy baja", "Baja", "Normal", "Buena", "Excelente"]
    }
  }

  func name(of badge: Badge) -> String {
    switch badge {
    case .happy: "alegría"
    case .sad: "tristeza"
    case .calm: "calma"
    case .anxious: "ansiedad"
    case .proud: "orgullo"
    case .tired: "cansancio"
    case .frustrated: "frustración"
    case .grateful: "gratitud"
    }
  }

  func name(of mood: Mood.Step) -> String {
    switch mood {
    case .verySad: "muy triste"
    case .sad: "triste"
    case .neutral: "neutral"
    case .happy: "bien"
    case .veryHappy: "muy bien"
    }
  }

  func name(of category: VacationCategory) -> String {
    switch category {
    case .leave: "vacaciones"
    case .rtt: "RTT"
    case .training: "formación"
    case .sick: "baja médica"
    case .other: "ausencia"
    }
  }

  func name(of state: VacationState) -> String {
    switch state {
    case .planned: "previstas"
    case .approved: "aprobadas"
    case .underWay: "en curso"
    case .finished: "terminadas"
    }
  }

  func name(of category: AffirmationCategory) -> String {
    switch category {
    case .resilience: "Resiliencia"
    case .competence: "Competencia"
    case .compassion: "Compasión"
    case .balance: "Equilibrio"
    }
  }

  var suggestedTags: [String] {
    [
      "turno difícil", "bonito encuentro", "aprendizaje", "gran equipo", "cansancio", "orgullo", "dudas",
      "urgencia", "fallecimiento", "recuperación", "familia",
    ]
  }

  var tagKeywords: [(tag: String, beginnings: [String])] {
    [
      ("turno difícil", ["dificil", "duro", "dura", "horrible", "falta de personal", "desbord", "agobi"]),
      ("bonito encuentro", ["sonri", "agradec", "gracias", "charla", "encuentro", "emocion", "conmov "]),
      ("aprendizaje", ["aprend", "formacion", "curso", "alumn", "estudiante", "tecnica", "tutor"]),
      ("gran equipo", ["equipo", "companer", "juntos", "ayud"]),
      ("cansancio", ["cansad", "agotad", "sueno", "dormi", "rendid", "reventad", "sin fuerzas"]),
      ("orgullo", ["orgull", "logr", "consegui", "bien hecho", "lo hice"]),
      ("dudas", ["duda", "me pregunto", "pregunt", "insegur", "error", "deberia haber"]),
      ("urgencia", ["urgenc", "parada", "reanima", "rcp", "emergenc", "codigo"]),
      ("fallecimiento", ["muert", "murio", "fallec", "muriendo", "paliativ"]),
      ("recuperación", ["recuper", "alta", "a casa", "mejor", "curad", "camin"]),
      (
        "familia",
        ["famili", "pariente", "marido", "esposa ", "madre", "padre", "hija", "hijo ", "hijos "]
      ),
    ]
  }

  func title(_ suggestion: TitleSuggestion) -> String {
    let noun = titleNoun(suggestion.shift)
    switch suggestion.tone {
    case .hard: return "\(noun.indefinite) difícil"
    case .heavy: return "\(noun.indefinite) que pesa"
    case .heavyButGood: return "\(noun.indefinite) que pesa, pero valió la pena"
    case .tiring: return "\(noun.indefinite) agotador\(noun.isFeminine ? "a" : "")"
    case .tiringButGood:
      return "\(noun.indefinite) agotador\(noun.isFeminine ? "a, pero buena" : ", pero bueno")"
    case .good: return "\(noun.indefinite) buen\(noun.isFeminine ? "a" : "o")"
    case .great: return "\(noun.indefinite) estupend\(noun.isFeminine ? "a" : "o")"
    case .tense: return "Con tensión antes \(noun.of)"
    case .slowStart: return "Con poca energía antes \(noun.of)"
    case .goodStart: return "Con ganas antes \(noun.of)"
    case .plain: return "\(noun.indefinite) como \(noun.isFeminine ? "las demás" : "los demás")"
    }
  }

  private func titleNoun(_ shift: ShiftType?) -> (indefinite: String, of: String, isFeminine: Bool) {
    switch shift {
    case nil, .day: ("Un día", "del día", false)
    case .night: ("Una noche", "de la noche", true)
    case .rest: ("Un descanso", "del descanso", false)
    case .other(let word): ("Un turno \(word)", "del turno \(word)", false)
    }
  }
}
