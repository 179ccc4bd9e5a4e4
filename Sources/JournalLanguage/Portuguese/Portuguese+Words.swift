import JournalInsights
import JournalModel

extension Portuguese {
  func name(of kind: Kind) -> String {
    switch kind {
    case .entry: "entrada"
    case .checkIn: "início de turno"
    case .checkOut: "fim de turno"
    case .vacation: "férias"
    case .shift: "turno"
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
    case .day: return "turno de dia, \(date)"
    case .night: return "noite, \(date)"
    case .rest: return "folga, \(date)"
    case .other(let word): return "turno \(word), \(date)"
    }
  }

  func name(of scale: Scale) -> String {
    switch scale {
    case .energy: "energia"
    case .stress: "stress"
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
    case .energy: ["Em baixo", "Pouca", "Razoável", "Boa", "Excelente"]
    case .stress: ["Nenhum", "Ligeiro", "Moderado", "Alto", "Extremo"]
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
    case .training: "formação"
    case .sick: "baixa médica"
    case .other: "ausência"
    }
  }

  func name(of state: VacationState) -> String {
    switch state {
    case .planned: "previstas"
    case .approved: "aprovadas"
    case .underWay: "a decorrer"
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
      "turno difícil", "belo encontro", "aprendizagem", "equipa fantástica", "cansaço", "orgulho", "dúvidas",
      "urgência", "morte", "recuperação", "família",
    ]
  }

  var tagKeywords: [(tag: String, beginnings: [String])] {
    [
      (
        "turno difícil",
        ["dificil", "duro", "dura", "horrivel", "falta de pessoal", "sobrecarreg", "esmagador"]
      ),
      ("belo encontro", ["sorri", "agradec", "obrigad", "convers", "encontro", "emocion", "comove "]),
      ("aprendizagem", ["aprend", "formacao", "curso", "aluno", "estagi", "tecnica", "tutor"]),
      ("equipa fantástica", ["equipa", "colega", "juntos", "ajud"]),
      ("cansaço", ["cansad", "exaust", "sono", "dormi", "esgotad", "de rastos", "sem forcas"]),
      ("orgulho", ["orgulh", "consegui", "correu bem", "bem feito", "sucesso"]),
      ("dúvidas", ["duvida", "pergunto-me", "pergunt", "insegur", "erro", "devia ter"]),
      ("urgência", ["urgenc", "paragem", "reanima", "emergenc", "codigo", "suporte avancado"]),
      ("morte", ["morte", "morreu", "falec", "a morrer", "paliativ"]),
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
    case .great: return "\(noun.indefinite) fantástic\(noun.isFeminine ? "a" : "o")"
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
    case .other(let word): TitleNoun(word: "turno \(word)", isFeminine: false)
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
