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
    "Meus limites protegem minha capacidade de cuidar",
    "Cada plantão difícil me deixa mais forte",
    "Mereço descanso tanto quanto meus pacientes",
    "Meu cansaço é legítimo, não é fraqueza",
    "Não posso controlar tudo, e está tudo bem",
    "Pedir ajuda é sinal de sabedoria",
    "Sou uma pessoa, não sou uma máquina",
    "O que sinto tem valor, também no plantão",
    "Escolho cuidar de mim para poder continuar",
  ]

  private static let competence = [
    "Minha experiência é preciosa",
    "Sei o que faço, estudei para isto",
    "Cada procedimento que faço conta",
    "Aprendo com cada situação",
    "Minha atenção salva vidas",
    "Sei lidar com o imprevisto",
    "A cada dia sei um pouco mais",
    "Confio no meu julgamento clínico",
    "O jeito como trabalho faz a diferença",
    "Tenho orgulho da minha profissão",
  ]

  private static let compassion = [
    "Minha empatia é minha força, não minha fraqueza",
    "Escutar um paciente já é cuidar",
    "Um sorriso pode mudar um dia inteiro",
    "Vejo a pessoa por trás da doença",
    "Minha presença traz calma",
    "Cada paciente merece meu carinho",
    "Sou o lado humano de um sistema técnico",
    "Minha humanidade é minha melhor ferramenta",
    "Cuidar começa com um olhar",
    "Comigo por perto, as pessoas se sentem mais seguras",
    "Minha atenção é um presente que dou",
    "Estou aqui, e isso conta",
    "Minha compaixão não se esgota, ela se alimenta",
    "Cada gesto gentil é um pequeno ato de resistência",
    "Cuido com as mãos e com o coração",
  ]

  private static let balance = [
    "Meus dias de folga são sagrados",
    "Sou mais do que a minha profissão",
    "Cuidar de mim me permite cuidar dos outros",
    "Dizer não protege minha energia",
    "Meu bem-estar não é egoísmo",
    "Mereço uma vida fora do hospital",
    "O que gosto de fazer me dá forças para cuidar melhor",
    "Ter tempo para a minha vida é um direito, não um luxo",
    "O trabalho fica no trabalho, também na minha cabeça",
    "Quem eu amo precisa de mim por inteiro, não do que sobra",
    "É preciso se desligar para se reconectar",
    "Sou mais do que o meu jaleco",
    "Cultivo minha vida com o mesmo cuidado",
    "Minhas férias são vitais, não um extra",
    "Escolho viver, não apenas sobreviver",
  ]

  func affirmationForms(_ speaker: Speaker) -> [String: String] {
    let pride: String? =
      switch speaker.profession {
      case nil, .nurse: nil
      case .carer: "Tenho orgulho da minha profissão de cuidar"
      case .midwife: "Tenho orgulho de ajudar a trazer vidas ao mundo"
      case .paramedic: "Tenho orgulho do meu trabalho no resgate"
      case .other: "Tenho orgulho do trabalho que faço"
      }
    return pride.map { ["competence-10": $0] } ?? [:]
  }
}
