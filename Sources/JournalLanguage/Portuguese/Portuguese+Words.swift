import JournalInsights
import JournalModel
import JournalShifts

extension Portuguese {
  func name(of kind: Kind) -> String {
    switch kind {
    case .entry: "entrada"
    case .checkIn: "início de plantão"
    case .checkOut: "fim de plantão"
    case .vacation: "férias"
    case .shift: "plantão"
    case .profile: "perfil"
    case .rota: "escala"
    case .person: "pessoa"
    case .sleep: "sono"
    }
  }

  func name(of shift: ShiftType) -> String {
    switch shift {
    case .day: "dia"
    case .night: "noite"
    case .rest: "folga"
    case .other(let word): word
    }
  }

  func shift(_ shift: ShiftType?, of day: CivilDay, today: CivilDay) -> String {
    let date = self.day(day, today: today)
    switch shift {
    case nil: return date
    case .day: return "plantão diurno, \(date)"
    case .night: return "plantão noturno, \(date)"
    case .rest: return "folga, \(date)"
    case .other(let word): return "plantão \(word), \(date)"
    }
  }

  func name(of scale: Scale) -> String {
    switch scale {
    case .energy: "energia"
    case .stress: "estresse"
    case .motivation: "motivação"
    case .fatigue: "cansaço"
    case .load: "carga emocional"
    case .satisfaction: "satisfação"
    }
  }

  func label(_ rating: Int, of scale: Scale) -> String {
    let labels = self.labels(of: scale)
    return labels.indices.contains(rating - 1) ? labels[rating - 1] : ""
  }

  private func labels(of scale: Scale) -> [String] {
    switch scale {
    case .energy: ["Esgotada", "Pouca", "Razoável", "Boa", "Excelente"]
    case .stress: ["Nenhum", "Leve", "Moderado", "Alto", "Extremo"]
    case .motivation: ["Nenhuma", "Pouca", "Razoável", "Boa", "Excelente"]
    case .fatigue: ["Nenhum", "Algum", "Bastante", "Muito", "Exaustão"]
    case .load: ["Muito leve", "Leve", "Moderada", "Pesada", "Esmagadora"]
    case .satisfaction: ["Muito baixa", "Baixa", "Razoável", "Boa", "Excelente"]
    }
  }

  func name(of badge: Badge) -> String {
    switch badge {
    case .happy: "alegria"
    case .sad: "tristeza"
    case .calm: "calma"
    case .anxious: "ansiedade"
    case .proud: "orgulho"
    case .tired: "cansaço"
    case .frustrated: "frustração"
    case .grateful: "gratidão"
    }
  }

  func name(of mood: Mood.Step) -> String {
    switch mood {
    case .verySad: "muito triste"
    case .sad: "triste"
    case .neutral: "neutro"
    case .happy: "bem"
    case .veryHappy: "muito bem"
    }
  }

  func name(of category: VacationCategory) -> String {
    switch category {
    case .leave: "férias"
    case .rtt: "RTT"
    case .training: "capacitação"
    case .sick: "licença médica"
    case .other: "ausência"
    }
  }

  func name(of state: VacationState) -> String {
    switch state {
    case .planned: "previstas"
    case .approved: "aprovadas"
    case .underWay: "em andamento"
    case .finished: "terminadas"
    }
  }

  func name(of category: AffirmationCategory) -> String {
    switch category {
    case .resilience: "Resiliência"
    case .competence: "Competência"
    case .compassion: "Compaixão"
    case .balance: "Equilíbrio"
    }
  }

  var suggestedTags: [String] {
    [
      "plantão difícil", "belo encontro", "aprendizado", "equipe incrível", "cansaço", "orgulho", "dúvidas",
      "emergência", "óbito", "recuperação", "família",
    ]
  }

  var tagKeywords: [(tag: String, beginnings: [String])] {
    [
      (
        "plantão difícil",
        ["dificil", "duro", "puxado", "horrivel", "falta de gente", "sobrecarreg", "esmagador"]
      ),
      ("belo encontro", ["sorri", "agradec", "obrigad", "convers", "encontro", "emocion", "comove "]),
      ("aprendizado", ["aprend", "treinamento", "capacita", "curso", "aluno", "estagi", "preceptor"]),
      ("equipe incrível", ["equipe", "time ", "colega", "juntos", "ajud"]),
      ("cansaço", ["cansad", "exaust", "sono", "dormi", "esgotad", "acabad", "sem forcas"]),
      ("orgulho", ["orgulh", "consegui", "deu certo", "bem feito", "sucesso"]),
      ("dúvidas", ["duvida", "me pergunto", "pergunt", "insegur", "erro", "deveria ter"]),
      ("emergência", ["urgenc", "parada", "reanima", "emergenc", "codigo azul", "rcp"]),
      ("óbito", ["morte", "morreu", "falec", "obito", "paliativ"]),
      ("recuperação", ["recuper", "alta", "para casa", "melhor", "curad", "caminh"]),
      (
        "família",
        ["famili", "parente", "marido", "esposa ", "mae ", "pai ", "filha", "filho ", "filhos "]
      ),
    ]
  }

  func title(_ suggestion: TitleSuggestion) -> String {
    let noun = titleNoun(suggestion.shift)
    switch suggestion.tone {
    case .hard: return "\(noun.indefinite) difícil"
    case .heavy: return "\(noun.indefinite) que pesa"
    case .heavyButGood: return "\(noun.indefinite) que pesa, mas valeu a pena"
    case .tiring: return "\(noun.indefinite) cansativ\(noun.isFeminine ? "a" : "o")"
    case .tiringButGood: return "\(noun.indefinite) cansativ\(noun.isFeminine ? "a, mas boa" : "o, mas bom")"
    case .good: return "\(noun.isFeminine ? "Boa" : "Bom") \(noun.word)"
    case .great: return "\(noun.indefinite) incrível"
    case .tense: return "Com tensão antes \(noun.of)"
    case .slowStart: return "Com pouca energia antes \(noun.of)"
    case .goodStart: return "Com força antes \(noun.of)"
    case .plain: return "\(noun.indefinite) como \(noun.isFeminine ? "as outras" : "os outros")"
    }
  }

  private func titleNoun(_ shift: ShiftType?) -> TitleNoun {
    switch shift {
    case nil, .day: TitleNoun(word: "dia", isFeminine: false)
    case .night: TitleNoun(word: "noite", isFeminine: true)
    case .rest: TitleNoun(word: "folga", isFeminine: true)
    case .other(let word): TitleNoun(word: "plantão \(word)", isFeminine: false)
    }
  }

  /// A noun with its articles.
  private struct TitleNoun {
    var word: String
    var isFeminine: Bool
    var indefinite: String { isFeminine ? "Uma \(word)" : "Um \(word)" }
    var of: String { isFeminine ? "da \(word)" : "do \(word)" }
  }
}
