import JournalExchange
import JournalModel
import JournalReaders

/// Whose plan a rota says it is, by its title, the name of its sheet or of its calendar.
enum PlanOwner {
  /// The person whom texts name where none is the journal's own; `nil` where they name nobody, or her.
  static func other(in texts: [String], than own: String) -> String? {
    let own = own.trimmedBlanks
    guard !own.isEmpty, !texts.contains(where: { TableNames.areAlike($0, own) }) else { return nil }
    return texts.lazy.compactMap(person).first
  }

  /// The name behind a head (`Agent : DURAND Sophie`) or a preposition (`Planning de Sophie Durand`), before
  /// `'s rota`, or that is the whole text; of a surname in capitals nothing else need tell.
  static func person(in text: String) -> String? {
    guard text.utf8.count <= longest else { return nil }
    let words = text.split { " _\n\t:,".contains($0) }.map(String.init)
    if (2...3).contains(words.count), words.allSatisfy(isName) { return words.joined(separator: " ") }
    for (index, word) in words.enumerated() {
      let name = words[(index + 1)...].prefix(3).prefix(while: isName)
      let isHead = TableLayout.isPerson(word) && (text.contains(":") || name.count > 1)
      let isBehind = prepositions.contains(word.lowercased()) && name.count > 1
      let hasSurname = name.count == 2 && name.count { $0 == $0.uppercased() } == 1
      if !name.isEmpty, isHead || isBehind || hasSurname { return name.joined(separator: " ") }
      for ending in ["'s", "’s"] where index > 0 && word.hasSuffix(ending) {
        let pair = [words[index - 1], String(word.dropLast(2))]
        if pair.allSatisfy(isName) { return pair.joined(separator: " ") }
      }
    }
    return nil
  }

  /// A longer text is no title.
  private static let longest = 120

  private static let prepositions: Set<String> = [
    "de", "d'", "of", "for", "pour", "von", "für", "di", "da", "del", "van", "voor", "para", "per",
  ]

  /// Whether a word can be a name: it has a capital letter and is none of what titles say of time, place and
  /// work.
  private static func isName(_ word: String) -> Bool {
    guard word.first?.isUppercase == true, word.count > 1,
      word.allSatisfy({ $0.isLetter || "-'’.".contains($0) })
    else { return false }
    return Weekday(named: word) == nil && WrittenDate("1 \(word) 2026") == nil
      && ShiftWords.meaning(of: word) == nil && RotaWord.likely(word) == nil
      && !TableLayout.isPerson(word) && !places.contains(Folding.folded(word))
  }

  /// Where people work, what a plan is called, and what else stands in titles with capital letters.
  private static let places: Set<String> = [
    "ward", "unit", "station", "service", "department", "team", "hospital", "clinic", "theatre", "icu",
    "suite", "birth", "delivery", "emergency", "room", "staff", "nhs", "trust", "shift", "shifts", "week",
    "month", "equipe", "pole", "bloc", "hopital", "clinique", "maternite", "pediatrie", "urgences",
    "reanimation", "chirurgie", "medecine", "neonatalogie", "centre", "hospitalier", "semaine", "mois", "chu",
    "nord", "sud", "est", "ouest", "klinik", "klinikum", "krankenhaus", "kreisssaal", "intensiv", "innere",
    "woche", "monat", "reparto", "ospedale", "servicio", "planta", "unidad", "afdeling", "ziekenhuis",
    "planning", "plan", "rota", "roster", "schedule", "dienstplan", "rooster", "turni", "turnos", "escala",
    "planilla", "cuadrante", "personal", "published", "draft", "final", "sheet", "feuil", "tabelle", "blatt",
  ]
}
