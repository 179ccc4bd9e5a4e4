import JournalInsights

extension Spanish {
  var affirmations: [Affirmation] { Spanish.texts }

  /// In a nurse's own voice; the meaning follows the French texts one by one.
  private static let texts: [Affirmation] =
    Affirmation.numbered(resilience, .resilience)
    + Affirmation.numbered(competence, .competence)
    + Affirmation.numbered(compassion, .compassion)
    + Affirmation.numbered(balance, .balance)

  private static let resilience = [
    "Marco la diferencia, incluso en los pequeños gestos",
    "Mis límites protegen mi capacidad de cuidar",
    "Cada turno difícil me hace más fuerte",
    "Merezco descansar tanto como mis pacientes",
    "Mi cansancio es legítimo, no es una debilidad",
    "No puedo controlarlo todo, y está bien así",
    "Pedir ayuda es señal de sabiduría",
    "Soy una persona, no una máquina",
    "Lo que siento vale, también en la planta",
    "Elijo cuidarme para poder seguir",
  ]

  private static let competence = [
    "Mi experiencia es valiosa",
    "Sé lo que hago, me he formado para esto",
    "Cada técnica que realizo cuenta",
    "Aprendo de cada situación",
    "Mi atención salva vidas",
    "Sé manejar lo imprevisto",
    "Cada día sé un poco más",
    "Confío en mi criterio clínico",
    "Mi manera de trabajar marca la diferencia",
    "Siento orgullo de mi profesión",
  ]

  private static let compassion = [
    "Mi empatía es mi fuerza, no mi debilidad",
    "Escuchar a un paciente ya es cuidar",
    "Una sonrisa puede cambiar un día",
    "Veo a la persona detrás de la enfermedad",
    "Mi presencia da calma",
    "Cada paciente merece mi amabilidad",
    "Soy el lado humano de un sistema técnico",
    "Mi humanidad es mi mejor herramienta",
    "Cuidar empieza con una mirada",
    "Conmigo cerca, la gente se siente más segura",
    "Mi atención es un regalo que hago",
    "Estoy aquí, y eso cuenta",
    "Mi compasión no se agota, se alimenta",
    "Cada gesto suave es un pequeño acto de resistencia",
    "Cuido con las manos y con el corazón",
  ]

  private static let balance = [
    "Mis días de descanso son sagrados",
    "No soy solo mi trabajo",
    "Cuidarme me permite cuidar a los demás",
    "Decir que no protege mi energía",
    "Mi bienestar no es egoísmo",
    "Merezco una vida fuera del hospital",
    "Lo que me gusta hacer me recarga para cuidar mejor",
    "Tener tiempo para mi vida es un derecho, no un lujo",
    "El trabajo se queda en el trabajo, también en mi cabeza",
    "Los míos me necesitan por completo, no lo que queda de mí",
    "Desconectar hace falta para volver a conectar",
    "Soy más que mi uniforme",
    "Cultivo mi propia vida con el mismo cuidado",
    "Mis vacaciones son vitales, no opcionales",
    "Elijo vivir, no solo aguantar",
  ]

  func affirmationForms(_ speaker: Speaker) -> [String: String] {
    let pride: String? =
      switch speaker.profession {
      case nil, .nurse: nil
      case .carer: "Siento orgullo de dedicarme a cuidar"
      case .midwife: "Siento orgullo de mi oficio de matrona"
      case .paramedic: "Siento orgullo de trabajar en emergencias sanitarias"
      case .other: "Siento orgullo del trabajo que hago"
      }
    return pride.map { ["competence-10": $0] } ?? [:]
  }
}
