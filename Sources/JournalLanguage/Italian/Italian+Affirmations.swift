import JournalInsights

extension Italian {
  var affirmations: [Affirmation] { Italian.texts }

  /// In a nurse's own voice; the meaning follows the French texts one by one.
  private static let texts: [Affirmation] =
    Affirmation.numbered(resilience, .resilience)
    + Affirmation.numbered(competence, .competence)
    + Affirmation.numbered(compassion, .compassion)
    + Affirmation.numbered(balance, .balance)

  private static let resilience = [
    "Faccio la differenza, anche nei piccoli gesti",
    "I miei limiti proteggono la mia capacità di curare",
    "Ogni turno difficile mi rende più forte",
    "Merito riposo quanto i miei pazienti",
    "La mia stanchezza è legittima, non è una debolezza",
    "Non posso controllare tutto, e va bene così",
    "Chiedere aiuto è un segno di saggezza",
    "Sono una persona, non una macchina",
    "Quello che provo ha valore, anche in reparto",
    "Scelgo di avere cura di me per durare nel tempo",
  ]

  private static let competence = [
    "La mia esperienza è preziosa",
    "So quello che faccio, ho studiato per questo",
    "Ogni gesto tecnico che compio conta",
    "Imparo da ogni situazione",
    "La mia attenzione salva vite",
    "So far fronte all’imprevisto",
    "Ogni giorno so qualcosa in più",
    "Ho fiducia nel mio giudizio clinico",
    "Il modo in cui lavoro fa la differenza",
    "Il mio mestiere è il mio orgoglio",
  ]

  private static let compassion = [
    "La mia empatia è la mia forza, non la mia debolezza",
    "Ascoltare un paziente è già cura",
    "Un sorriso può cambiare una giornata",
    "Vedo la persona dietro la malattia",
    "La mia presenza porta calma",
    "Ogni paziente merita la mia gentilezza",
    "Sono il legame umano in un sistema tecnico",
    "La mia umanità è il mio strumento migliore",
    "Prendersi cura comincia da uno sguardo",
    "Con me accanto ci si sente più al sicuro",
    "La mia attenzione è un dono che faccio",
    "Ci sono, e questo conta",
    "La mia compassione non finisce, si nutre",
    "Ogni gesto dolce è un piccolo atto di resistenza",
    "Curo con le mani e con il cuore",
  ]

  private static let balance = [
    "I miei giorni di riposo sono sacri",
    "Non sono soltanto il mio lavoro",
    "Avere cura di me mi permette di curare gli altri",
    "Dire di no protegge la mia energia",
    "Il mio benessere non è egoismo",
    "Merito una vita fuori dall’ospedale",
    "Quello che amo fare mi ricarica per curare meglio",
    "Il tempo per la mia vita è un diritto, non un lusso",
    "Il lavoro resta al lavoro, anche nella mia testa",
    "Chi amo ha bisogno di me per intero, non di quello che avanza",
    "Staccare serve per ritrovarsi",
    "Io sono più della mia divisa",
    "Coltivo la mia vita con la stessa cura",
    "Le mie ferie sono vitali, non facoltative",
    "Scelgo di vivere, non solo di resistere",
  ]

  func affirmationForms(_ speaker: Speaker) -> [String: String] {
    let pride: String? =
      switch speaker.profession {
      case nil, .nurse: nil
      case .carer: "Il mio lavoro di cura è il mio orgoglio"
      case .midwife: "Lavorare in ostetricia è il mio orgoglio"
      case .paramedic: "Lavorare nel soccorso è il mio orgoglio"
      case .other: "Il lavoro che faccio è il mio orgoglio"
      }
    return pride.map { ["competence-10": $0] } ?? [:]
  }
}
