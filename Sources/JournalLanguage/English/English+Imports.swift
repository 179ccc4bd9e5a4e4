import JournalModel

extension English {
  func message(_ flaw: SourceFlaw) -> String {
    switch flaw {
    case .notFormat(let name): "this is not in \(name) format"
    case .unknownFormat: "unknown format; name it, such as: smjournal import daylio FILE"
    case .cutShort: "ends too early: part of it is missing"
    case .damaged: "is damaged"
    case .encrypted: "is encrypted; decrypt it first"
    case .unknownMethod(let method): "is compressed by method \(method), which is not supported"
    case .tooLarge(let limit): "is too large: at most \(size(Int64(limit))) are read"
    case .tooMany(let limit): "holds too much: at most \(number(limit)) items are read"
    case .tooDeep(let limit): "is nested too deeply: at most \(number(limit)) levels are read"
    case .notBase64: "a character that is not base64"
    case .notXML: "this is not XML"
    case .wrongTag(let name): "\(quoted(name)) is closed, but not open here"
    case .notALine: "a line without a name and a colon"
    case .unknownRule(let rule):
      "\(quoted(rule)) is not a supported repeat rule; only the first time is used"
    case .unknownZone(let name): "\(quoted(name)) is not a known time zone; the journal's is used"
    case .noDate(let text): text.isEmpty ? "a date is missing" : "\(quoted(text)) is not a date or time"
    case .ambiguousDate(let text):
      "in \(quoted(text)) day and month can't be told apart"
        + "; 'smjournal config date-order=day-first' or 'month-first' says which comes first"
    case .unclosedQuote: "quotes that are never closed; this line is left out"
    case .missingColumn(let name): "a column \(quoted(name)) is missing"
    case .textBeforeEntries: "text before the first entry belongs to none"
    case .missingMedia(let name): "\(name) is mentioned, but missing"
    case .unknownMedia(let name): "\(name) is neither a picture nor a recording"
    case .missingEntry(let name): "the entry \(quoted(name)) is not there"
    case .severalPeople(let names):
      "several people: choose one with --person: \(names.joined(separator: ", "))"
    case .noPerson(let name, let names):
      "nobody is called \(quoted(name)); there are \(names.joined(separator: ", "))"
    case .noHours(let text): "\(quoted(text)) are not hours"
    case .wrongPath(let path):
      "\(quoted(path)) is not the path of a journal file, or appears twice; it is left out"
    case .damagedFile(let path): "\(quoted(path)) is damaged: it is not what was backed up; it is left out"
    case .otherHere: "differs from the backup; what is here is kept"
    case .hiddenFile(let path):
      "\(quoted(path)) is a hidden file and the backup is not of this journal; it is left out"
    case .keepsPosition(let name):
      "the location can't be removed from \(name) without ImageMagick; --keep-position copies it as is"
    case .needsProgram(let name): "only the program \(name), which is not installed, can read it"
    }
  }
}
