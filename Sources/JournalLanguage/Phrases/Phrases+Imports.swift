import JournalModel

extension Phrases {
  func message(_ flaw: SourceFlaw) -> String {
    switch flaw {
    case .notFormat(let name): say("source-notFormat", ("name", cut(name)))
    case .nothingFound(let name): say("source-nothingFound", ("name", cut(name)))
    case .undated(let name): say("source-undated", ("name", cut(name)))
    case .unknownMethod(let method): say("source-unknownMethod", ("method", .of(method)))
    case .tooLarge(let limit): say("source-tooLarge", ("limit", .of(size(Int64(limit)))))
    case .tooMany(let limit): say("source-tooMany", ("limit", .number(limit)))
    case .tooDeep(let limit): say("source-tooDeep", ("limit", .number(limit)))
    case .wrongTag(let name): say("source-wrongTag", ("name", cut(name)))
    case .unknownRule(let rule): say("source-unknownRule", ("rule", cut(rule)))
    case .unknownZone(let name, nil): say("source-unknownZone", ("name", cut(name)))
    case .unknownZone(let name, let zone?):
      say("source-unknownZone-other", ("name", cut(name)), ("zone", .of(zone)))
    case .noDate(let text):
      text.isEmpty ? say("source-noDate-a-date-is") : say("source-noDate-is-not-a", ("text", cut(text)))
    case .ambiguousDate(let text): say("source-ambiguousDate", ("text", cut(text)))
    case .noShifts: say("source-noShifts")
    case .missingColumn(let name): say("source-missingColumn", ("name", cut(name)))
    case .missingMedia(let name): say("source-missingMedia", ("name", cut(name)))
    case .unknownMedia(let name): say("source-unknownMedia", ("name", cut(name)))
    case .missingEntry(let name): say("source-missingEntry", ("name", cut(name)))
    case .severalPeople(let names): say("source-severalPeople", ("names", .of(listed(names))))
    case .noPerson(let name, let names):
      say("source-noPerson", ("name", cut(name)), ("names", .of(listed(names))))
    case .unusedWord(let word, let others):
      say(
        "source-unusedWord", ("word", cut(word)),
        ("others", .of(others.prefix(12).map(Phrases.beginning).joined(separator: ", "))))
    case .otherTable(let subject): say("source-otherTable-\(subject.rawValue)")
    case .offScale(let text, let column): say("source-offScale", ("text", cut(text)), ("column", cut(column)))
    case .needsConversion(let kind): say("source-needsConversion-\(kind.rawValue)")
    case .noHours(let text):
      DoubtfulHours(in: Phrases.beginning(of: text)).map { doubt($0) }
        ?? say("source-noHours", ("text", cut(text)))
    case .pastDays(let day): say("source-pastDays", ("day", cut(day)))
    case .loneDays(let days, let count):
      say("source-loneDays", ("count", .number(count)), ("days", cut(days)))
    case .openHalf(let text): say("source-openHalf", ("text", cut(text)))
    case .otherPerson(let name, let own): say("source-otherPerson", ("name", cut(name)), ("own", cut(own)))
    case .fewDays(let count): say("source-fewDays", ("count", .number(count)))
    case .longHours(let text): say("source-longHours", ("text", cut(text)))
    case .twelveHours(let text): say("source-twelveHours", ("text", cut(text)))
    case .wrongPath(let path): say("source-wrongPath", ("path", cut(path)))
    case .damagedFile(let path): say("source-damagedFile", ("path", cut(path)))
    case .hiddenFile(let path): say("source-hiddenFile", ("path", cut(path)))
    case .keepsPosition(let name): say("source-keepsPosition", ("name", cut(name)))
    case .needsProgram(let name): say("source-needsProgram", ("name", cut(name)))
    default: say("source-\(flaw)")
    }
  }

  /// Names behind one another; `Kranz, Hanna` is one.
  private func listed(_ names: [String]) -> String {
    let names = names.map(Phrases.beginning)
    return names.joined(separator: names.contains { $0.contains(",") } ? "; " : ", ")
  }

  private func cut(_ text: String) -> MessageValue { .of(Phrases.beginning(of: text)) }

  /// An excerpt of a text of the source, at most 80 characters: a cell may be as long as its file.
  private static func beginning(of text: String) -> String {
    guard text.utf8.count > 80 else { return text }
    let start = text.unicodeScalars.prefix(80)
    return start.endIndex == text.endIndex ? text : String(start) + "…"
  }
}
