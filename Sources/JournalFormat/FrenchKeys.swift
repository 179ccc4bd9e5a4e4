import JournalModel

/// Which names of keys are French: a file that is kept in French gets its new keys in French.
enum FrenchKeys {
  /// The French names that ``KeyMeaning`` reads and English does not have, folded, without blanks and signs.
  private static let names: Set<String> = [
    "sorte", "heure", "dateheure", "dateetheure", "horodatage", "titre", "intitule", "poste", "garde",
    "typedeposte", "typedeshift", "energie", "niveaudenergie", "niveaudestress", "charge",
    "chargeemotionnelle", "humeur", "moral", "etiquettes", "etiquette", "motscles", "motcle",
    "momentsforts", "momentfort", "pointsforts", "tempsforts", "faitsmarquants", "favori", "favoris",
    "personnes", "personne", "lieu", "endroit", "meteo", "debut", "heurededebut", "heuredebut", "fin",
    "heuredefin", "heurefin", "du", "de", "depuis", "datededebut", "datedebut", "au", "jusquau",
    "datedefin", "datefin", "categorie", "typedeconge", "typedeconges", "statut", "etat", "origine",
    "rappels",
    "interventions", "travaille", "heurestravaillees", "heureseffectuees",
  ]

  /// Canonical names that are French words too, and `kind`: they say nothing about the language of a file.
  private static let neutral: Set<Key> = [
    .kind, .date, .stress, .motivation, .fatigue, .satisfaction, .tags, .badges, .photos, .source,
  ]

  /// Whether a name of a key is French and not English.
  static func contains(_ name: String) -> Bool {
    let letters = Folding.bytes(of: name).filter { (0x61...0x7A).contains($0) }
    return names.contains(String(decoding: letters, as: UTF8.self))
  }

  /// Whether more of the keys that the journal knows have French names than English ones.
  static func prevail(in keys: [String]) -> Bool {
    var balance = 0
    for name in keys {
      guard let key = Key(named: name) else { continue }
      if contains(name) { balance += 1 } else if !neutral.contains(key) { balance -= 1 }
    }
    return balance > 0
  }
}
