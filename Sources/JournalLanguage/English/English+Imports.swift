import JournalModel

extension English {
  func message(_ flaw: SourceFlaw) -> String {
    switch flaw {
    case .notFormat(let name): "this is no \(name) file"
    case .unknownFormat: "no known format; name one, such as: smjournal import daylio FILE"
    case .cutShort: "ends too early: part of it is missing"
    case .damaged: "is damaged"
    case .encrypted: "is encrypted; decrypt it first"
    case .unknownMethod(let method): "is packed by method \(method), which is not known"
    case .tooLarge(let limit): "is too large: at most \(size(Int64(limit))) are read"
    case .tooMany(let limit): "holds too much: at most \(number(limit)) items are read"
    case .tooDeep(let limit): "is nested too deeply: at most \(number(limit)) levels are read"
    case .notBase64: "a character that base64 does not have"
    case .notXML: "this is no XML"
    case .wrongTag(let name): "\(quoted(name)) is closed, but not open here"
    case .notALine: "a line without a name and a colon"
    case .unknownRule(let rule):
      "\(quoted(rule)) is no rule of repetition that is known; only the first time is taken"
    case .unknownZone(let name): "\(quoted(name)) is no known time zone; the journal's is taken"
    case .noDate(let text): text.isEmpty ? "a date is missing" : "\(quoted(text)) is no date or time"
    case .ambiguousDate(let text):
      "in \(quoted(text)) day and month can't be told apart"
        + "; 'smjournal config date-order=day-first' or 'month-first' says which comes first"
    case .unclosedQuote: "quotes that are never closed; this line is left out"
    case .missingColumn(let name): "a column \(quoted(name)) is missing"
    case .textBeforeEntries: "text before the first entry belongs to none"
    case .missingMedia(let name): "\(name) is named, but not there"
    case .unknownMedia(let name): "\(name) is neither a picture nor a recording"
    case .missingEntry(let name): "the entry \(quoted(name)) is not there"
    case .severalPeople(let names):
      "several people: choose one with --person: \(names.joined(separator: ", "))"
    case .noPerson(let name, let names):
      "nobody is called \(quoted(name)); there are \(names.joined(separator: ", "))"
    case .noHours(let text): "\(quoted(text)) are no hours"
    case .wrongPath(let path):
      "\(quoted(path)) is no path of a file of a journal, or is there twice; it is left out"
    case .damagedFile(let path): "\(quoted(path)) is damaged: it is not what was backed up; it is left out"
    case .otherHere: "is not what the backup has; it stays as it is here"
    case .keepsPosition(let name):
      "the position can't be removed from \(name) without ImageMagick; --keep-position copies it as it is"
    case .needsProgram(let name): "only the program \(name) can read it, which is not installed"
    }
  }
}
