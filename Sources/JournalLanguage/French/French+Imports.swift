import JournalModel

extension French {
  func message(_ flaw: SourceFlaw) -> String {
    switch flaw {
    case .notFormat(let name): "ce n’est pas un fichier \(name)"
    case .unknownFormat:
      "aucun format connu\u{A0}; précise-le, par exemple\u{A0}: smjournal import daylio FICHIER"
    case .cutShort: "s’arrête trop tôt\u{A0}: il en manque une partie"
    case .damaged: "est abîmé"
    case .encrypted: "est chiffré\u{A0}; déchiffre-le d’abord"
    case .unknownMethod(let method): "est compressé par la méthode \(method), qui n’est pas connue"
    case .tooLarge(let limit): "est trop gros\u{A0}: \(size(Int64(limit))) au plus sont lus"
    case .tooMany(let limit): "contient trop de choses\u{A0}: \(number(limit)) éléments au plus sont lus"
    case .tooDeep(let limit):
      "est imbriqué trop profondément\u{A0}: \(number(limit)) niveaux au plus sont lus"
    case .notBase64: "un caractère que le base64 n’a pas"
    case .notXML: "ce n’est pas du XML"
    case .wrongTag(let name): "\(quoted(name)) est fermé, mais n’est pas ouvert ici"
    case .notALine: "une ligne sans nom ni deux-points"
    case .unknownRule(let rule):
      "\(quoted(rule)) n’est pas une règle de répétition connue\u{A0}; seule la première fois est prise"
    case .unknownZone(let name):
      "\(quoted(name)) n’est pas un fuseau horaire connu\u{A0}; celui du journal est pris"
    case .noDate(let text):
      text.isEmpty ? "il manque une date" : "\(quoted(text)) n’est ni une date ni une heure"
    case .ambiguousDate(let text):
      "dans \(quoted(text)), le jour et le mois ne se distinguent pas"
        + "\u{A0}; 'smjournal config date-order=day-first' ou 'month-first' dit lequel vient d’abord"
    case .unclosedQuote: "des guillemets jamais fermés\u{A0}; cette ligne est laissée de côté"
    case .missingColumn(let name): "il manque une colonne \(quoted(name))"
    case .textBeforeEntries: "du texte avant la première entrée n’appartient à aucune"
    case .missingMedia(let name): "\(name) est cité, mais n’est pas là"
    case .unknownMedia(let name): "\(name) n’est ni une image ni un enregistrement"
    case .missingEntry(let name): "l’entrée \(quoted(name)) n’est pas là"
    case .severalPeople(let names):
      "plusieurs personnes\u{A0}: choisis avec --person\u{A0}: \(names.joined(separator: ", "))"
    case .noPerson(let name, let names):
      "personne ne s’appelle \(quoted(name))\u{A0}; il y a \(names.joined(separator: ", "))"
    case .noHours(let text): "\(quoted(text)) ne sont pas des heures"
    case .wrongPath(let path):
      "\(quoted(path)) n’est pas le chemin d’un fichier de journal, ou figure deux fois\u{A0}; "
        + "il est laissé de côté"
    case .damagedFile(let path):
      "\(quoted(path)) est abîmé\u{A0}: ce n’est pas ce qui a été sauvegardé\u{A0}; il est laissé de côté"
    case .otherHere: "n’est pas ce que contient la sauvegarde\u{A0}; il reste ici tel quel"
    case .hiddenFile(let path):
      "\(quoted(path)) est un fichier caché et la sauvegarde n’est pas celle de ce journal\u{A0}; il est laissé de côté"
    case .keepsPosition(let name):
      "sans ImageMagick, impossible d’ôter la position de \(name)\u{A0}; --keep-position la copie telle quelle"
    case .needsProgram(let name): "seul le programme \(name), qui n’est pas installé, sait le lire"
    }
  }
}
