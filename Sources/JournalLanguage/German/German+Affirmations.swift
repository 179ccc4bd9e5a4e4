import JournalInsights

extension German {
  var affirmations: [Affirmation] { German.texts }

  /// In a nurse's own voice; the meaning follows the French texts one by one.
  private static let texts: [Affirmation] =
    Affirmation.numbered(resilience, .resilience)
    + Affirmation.numbered(competence, .competence)
    + Affirmation.numbered(compassion, .compassion)
    + Affirmation.numbered(balance, .balance)

  private static let resilience = [
    "Ich mache einen Unterschied, auch im Kleinsten",
    "Meine Grenzen schützen meine Kraft, für andere da zu sein",
    "Jeder schwere Dienst macht mich ein Stück stärker",
    "Ich verdiene Erholung genauso wie die Menschen, die ich pflege",
    "Müde zu sein ist berechtigt und keine Schwäche",
    "Ich kann nicht alles in der Hand haben, und das ist in Ordnung",
    "Um Hilfe zu bitten ist klug",
    "Ich bin ein Mensch und keine Maschine",
    "Was ich fühle, darf sein, auch im Dienst",
    "Ich passe auf mich auf, damit ich lange durchhalte",
  ]

  private static let competence = [
    "Meine Erfahrung ist viel wert",
    "Ich weiß, was ich tue, dafür bin ich ausgebildet",
    "Jeder meiner Handgriffe zählt",
    "Ich lerne aus jeder Lage etwas",
    "Meine Wachsamkeit rettet Leben",
    "Ich komme mit dem Unerwarteten zurecht",
    "Ich weiß jeden Tag ein wenig mehr",
    "Ich vertraue meinem fachlichen Blick",
    "Wie ich meine Arbeit mache, macht den Unterschied",
    "Ich bin stolz auf meinen Beruf",
  ]

  private static let compassion = [
    "Mein Mitgefühl ist meine Stärke, nicht meine Schwäche",
    "Zuhören ist schon Pflege",
    "Ein Lächeln kann einen ganzen Tag wenden",
    "Ich sehe den Menschen hinter der Diagnose",
    "Wenn ich da bin, wird es ruhiger",
    "Jeder Mensch, den ich pflege, verdient meine Freundlichkeit",
    "Ich bin das Menschliche in einem technischen Betrieb",
    "Meine Menschlichkeit ist mein bestes Werkzeug",
    "Pflege beginnt mit einem Blick",
    "Bei mir dürfen sich andere sicher fühlen",
    "Meine Aufmerksamkeit ist ein Geschenk",
    "Ich bin da, und das zählt",
    "Mein Mitgefühl geht nicht aus, es will nur genährt werden",
    "Jede sanfte Geste ist ein kleiner Widerstand",
    "Ich pflege mit den Händen und mit dem Herzen",
  ]

  private static let balance = [
    "Meine freien Tage sind mir heilig",
    "Ich bin mehr als mein Beruf",
    "Wenn ich für mich sorge, kann ich für andere sorgen",
    "Nein zu sagen schützt meine Kraft",
    "Dass es mir gut geht, ist nicht egoistisch",
    "Ich verdiene ein Leben außerhalb des Krankenhauses",
    "Was ich gern tue, gibt mir Kraft für die Pflege",
    "Zeit für mein eigenes Leben ist ein Recht und kein Luxus",
    "Die Arbeit bleibt auf der Arbeit, auch in meinem Kopf",
    "Meine Lieben brauchen mich ganz, nicht das, was übrig ist",
    "Abschalten hilft mir, wieder anzuknüpfen",
    "Ich bin größer als mein Kasack",
    "Ich pflege mein eigenes Leben mit derselben Sorgfalt",
    "Mein Urlaub ist lebenswichtig, keine Zugabe",
    "Ich entscheide mich zu leben, nicht nur zu überstehen",
  ]

  func affirmationForms(_ speaker: Speaker) -> [String: String] {
    let pride: String? =
      switch speaker.profession {
      case nil, .nurse: nil
      case .carer: "Ich bin stolz darauf, für andere zu sorgen"
      case .midwife: "Ich bin stolz darauf, Hebamme zu sein"
      case .paramedic: "Ich bin stolz darauf, im Rettungsdienst zu arbeiten"
      case .other: "Ich bin stolz auf die Arbeit, die ich tue"
      }
    return pride.map { ["competence-10": $0] } ?? [:]
  }
}
