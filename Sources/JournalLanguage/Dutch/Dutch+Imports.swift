import JournalModel

extension Dutch {
  func message(_ flaw: SourceFlaw) -> String {
    switch flaw {
    case .notFormat(let name): "dit is geen \(name)-bestand"
    case .unknownFormat: "geen bekend formaat; noem er een, zoals: smjournal import daylio BESTAND"
    case .cutShort: "eindigt te vroeg: een deel ontbreekt"
    case .damaged: "is beschadigd"
    case .encrypted: "is versleuteld; ontsleutel het eerst"
    case .unknownMethod(let method): "is ingepakt met methode \(method), die niet bekend is"
    case .tooLarge(let limit): "is te groot: hoogstens \(size(Int64(limit))) wordt gelezen"
    case .tooMany(let limit): "bevat te veel: hoogstens \(number(limit)) onderdelen worden gelezen"
    case .tooDeep(let limit): "is te diep genest: hoogstens \(number(limit)) niveaus worden gelezen"
    case .notBase64: "een teken dat base64 niet heeft"
    case .notXML: "dit is geen XML"
    case .wrongTag(let name): "\(quoted(name)) wordt gesloten, maar is hier niet open"
    case .notALine: "een regel zonder naam en dubbele punt"
    case .unknownRule(let rule):
      "\(quoted(rule)) is geen bekende herhalingsregel; alleen de eerste keer telt"
    case .unknownZone(let name): "\(quoted(name)) is geen bekende tijdzone; die van het dagboek wordt genomen"
    case .noDate(let text): text.isEmpty ? "een datum ontbreekt" : "\(quoted(text)) is geen datum of tijd"
    case .ambiguousDate(let text):
      "in \(quoted(text)) zijn dag en maand niet te onderscheiden"
        + "; 'smjournal config date-order=day-first' of 'month-first' zegt wat eerst komt"
    case .unclosedQuote: "aanhalingstekens die nooit sluiten; deze regel wordt overgeslagen"
    case .missingColumn(let name): "een kolom \(quoted(name)) ontbreekt"
    case .textBeforeEntries: "tekst voor de eerste dagboeknotitie hoort nergens bij"
    case .missingMedia(let name): "\(name) wordt genoemd, maar is er niet"
    case .unknownMedia(let name): "\(name) is geen foto en geen opname"
    case .missingEntry(let name): "de dagboeknotitie \(quoted(name)) is er niet"
    case .severalPeople(let names):
      "meer dan één persoon: kies er een met --person: \(names.joined(separator: ", "))"
    case .noPerson(let name, let names):
      "niemand heet \(quoted(name)); er zijn \(names.joined(separator: ", "))"
    case .noHours(let text): "\(quoted(text)) zijn geen uren"
    case .wrongPath(let path):
      "\(quoted(path)) is geen pad van een bestand van een dagboek, of staat er twee keer; het wordt overgeslagen"
    case .damagedFile(let path):
      "\(quoted(path)) is beschadigd: het is niet wat bewaard werd; het wordt overgeslagen"
    case .otherHere: "is niet wat de reservekopie heeft; hier blijft het zoals het is"
    case .hiddenFile(let path):
      "\(quoted(path)) is een verborgen bestand en de reservekopie is niet van dit dagboek; het wordt overgeslagen"
    case .keepsPosition(let name):
      "zonder ImageMagick kan de plaats niet uit \(name) gehaald worden; --keep-position kopieert het zoals het is"
    case .needsProgram(let name): "alleen het programma \(name) kan het lezen, en dat is niet geïnstalleerd"
    }
  }
}
