import JournalInsights

extension Portuguese {
  var affirmations: [Affirmation] { Portuguese.texts }

  /// In a nurse's own voice; the meaning follows the French texts one by one.
  private static let texts: [Affirmation] =
    Affirmation.numbered(resilience, .resilience)
    + Affirmation.numbered(competence, .competence)
    + Affirmation.numbered(compassion, .compassion)
    + Affirmation.numbered(balance, .balance)

  private static let resilience = [
    "Faço a diferença, mesmo nos pequenos gestos",
    "Os meus limites protegem a minha capacidade de cuidar",
    "Cada turno difícil torna-me mais forte",
    "Mereço descanso tanto como os meus doentes",
    "O meu cansaço é legítimo, não é fraqueza",
    "Não posso controlar tudo, e está bem assim",
    "Pedir ajuda é sinal de sabedoria",
    "Sou uma pessoa, não sou uma máquina",
    "O que sinto tem valor, também no serviço",
    "Escolho cuidar de mim para poder continuar",
  ]

  private static let competence = [
    "A minha experiência é preciosa",
    "Sei o que faço, estudei para isto",
    "Cada gesto técnico que faço conta",
    "Aprendo com cada situação",
    "A minha atenção salva vidas",
    "Sei lidar com o imprevisto",
    "Cada dia sei um pouco mais",
    "Tenho confiança no meu juízo clínico",
    "A maneira como trabalho faz a diferença",
    "Tenho orgulho na minha profissão",
  ]

  private static let compassion = [
    "A minha empatia é a minha força, não a minha fraqueza",
    "Escutar um doente já é cuidar",
    "Um sorriso pode mudar um dia",
    "Vejo a pessoa por trás da doença",
    "A minha presença traz calma",
    "Cada doente merece a minha bondade",
    "Sou o lado humano de um sistema técnico",
    "A minha humanidade é a minha melhor ferramenta",
    "Cuidar começa por um olhar",
    "Comigo por perto, as pessoas sentem-se mais seguras",
    "A minha atenção é um presente que dou",
    "Estou aqui, e isso conta",
    "A minha compaixão não se esgota, alimenta-se",
    "Cada gesto suave é um pequeno ato de resistência",
    "Cuido com as mãos e com o coração",
  ]

  private static let balance = [
    "Os meus dias de folga são sagrados",
    "Sou mais do que a minha profissão",
    "Cuidar de mim permite-me cuidar dos outros",
    "Dizer não protege a minha energia",
    "O meu bem-estar não é egoísmo",
    "Mereço uma vida fora do hospital",
    "O que gosto de fazer dá-me forças para cuidar melhor",
    "Ter tempo para a minha vida é um direito, não um luxo",
    "O trabalho fica no trabalho, também na minha cabeça",
    "Quem eu amo precisa de mim por inteiro, não do que sobra",
    "Desligar é preciso para voltar a ligar",
    "Sou mais do que a minha farda",
    "Cultivo a minha vida com o mesmo cuidado",
    "As minhas férias são vitais, não um extra",
    "Escolho viver, não apenas sobreviver",
  ]

  func affirmationForms(_ speaker: Speaker) -> [String: String] {
    let pride: String? =
      switch speaker.profession {
      case nil, .nurse: nil
      case .carer: "Tenho orgulho na minha profissão de cuidar"
      case .midwife: "Tenho orgulho em ajudar a nascer"
      case .paramedic: "Tenho orgulho no meu trabalho na emergência médica"
      case .other: "Tenho orgulho no trabalho que faço"
      }
    return pride.map { ["competence-10": $0] } ?? [:]
  }
}
