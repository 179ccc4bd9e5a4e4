import JournalInsights

extension Dutch {
  var affirmations: [Affirmation] { Dutch.texts }

  /// In a nurse's own voice; the meaning follows the French texts one by one.
  private static let texts: [Affirmation] =
    Affirmation.numbered(resilience, .resilience)
    + Affirmation.numbered(competence, .competence)
    + Affirmation.numbered(compassion, .compassion)
    + Affirmation.numbered(balance, .balance)

  private static let resilience = [
    "Ik maak verschil, ook in kleine gebaren",
    "Mijn grenzen beschermen mijn vermogen om te zorgen",
    "Elke zware dienst maakt me een beetje sterker",
    "Ik verdien rust, net als mijn patiënten",
    "Moe zijn mag en is geen zwakte",
    "Ik heb niet alles in de hand, en dat is oké",
    "Hulp vragen is wijs",
    "Ik ben een mens en geen machine",
    "Wat ik voel mag er zijn, ook op het werk",
    "Ik zorg voor mezelf zodat ik het volhoud",
  ]

  private static let competence = [
    "Mijn ervaring is kostbaar",
    "Ik weet wat ik doe, ik heb ervoor geleerd",
    "Elke handeling die ik doe telt",
    "Ik leer van elke situatie",
    "Mijn waakzaamheid redt levens",
    "Ik kan het onverwachte aan",
    "Elke dag weet ik weer iets meer",
    "Ik vertrouw op mijn klinische blik",
    "Hoe ik mijn werk doe maakt het verschil",
    "Ik ben trots op mijn vak",
  ]

  private static let compassion = [
    "Mijn empathie is mijn kracht, niet mijn zwakte",
    "Luisteren naar een patiënt is ook zorg",
    "Een glimlach kan een hele dag veranderen",
    "Ik zie de mens achter de diagnose",
    "Dat ik er ben, brengt rust",
    "Elke patiënt verdient mijn vriendelijkheid",
    "Ik ben het menselijke in een technisch systeem",
    "Mijn menselijkheid is mijn beste gereedschap",
    "Zorgen begint met een blik",
    "Bij mij voelen mensen zich veilig",
    "Mijn aandacht is een geschenk",
    "Ik ben er, en dat telt",
    "Mijn medeleven raakt niet op, het groeit als ik het voed",
    "Elk zacht gebaar is een kleine daad van verzet",
    "Ik zorg met mijn handen en met mijn hart",
  ]

  private static let balance = [
    "Mijn vrije dagen zijn heilig",
    "Ik ben meer dan mijn werk",
    "Als ik goed voor mezelf zorg, kan ik voor anderen zorgen",
    "Nee zeggen beschermt mijn energie",
    "Dat het goed met me gaat is niet egoïstisch",
    "Ik verdien een leven buiten het ziekenhuis",
    "Doen wat ik fijn vind laadt me weer op",
    "Tijd voor mijn eigen leven is een recht, geen luxe",
    "Het werk blijft op het werk, ook in mijn hoofd",
    "Wie van me houden, hebben mij helemaal nodig en niet wat er overblijft",
    "Afstand nemen helpt me om weer aan te haken",
    "Ik ben meer dan mijn uniform",
    "Ik verzorg mijn eigen leven met dezelfde aandacht",
    "Mijn verlof is van levensbelang, geen extraatje",
    "Ik kies ervoor te leven, niet alleen te overleven",
  ]

  func affirmationForms(_ speaker: Speaker) -> [String: String] {
    let pride: String? =
      switch speaker.profession {
      case nil, .nurse: nil
      case .carer: "Ik ben er trots op dat ik voor anderen zorg"
      case .midwife: "Ik ben er trots op dat ik verloskundige ben"
      case .paramedic: "Ik ben er trots op dat ik op de ambulance werk"
      case .other: "Ik ben trots op het werk dat ik doe"
      }
    return pride.map { ["competence-10": $0] } ?? [:]
  }
}
