import JournalModel

extension Phrases {
  func message(_ flaw: SourceFlaw) -> String {
    switch flaw {
    case .notFormat(let name): say("source-notFormat", ("name", .of(name)))
    case .nothingFound(let name): say("source-nothingFound", ("name", .of(name)))
    case .undated(let name): say("source-undated", ("name", .of(name)))
    case .unknownMethod(let method): say("source-unknownMethod", ("method", .of(method)))
    case .tooLarge(let limit): say("source-tooLarge", ("limit", .of(size(Int64(limit)))))
    case .tooMany(let limit): say("source-tooMany", ("limit", .number(limit)))
    case .tooDeep(let limit): say("source-tooDeep", ("limit", .number(limit)))
    case .wrongTag(let name): say("source-wrongTag", ("name", .of(name)))
    case .unknownRule(let rule): say("source-unknownRule", ("rule", .of(rule)))
    case .unknownZone(let name): say("source-unknownZone", ("name", .of(name)))
    case .noDate(let text):
      text.isEmpty ? say("source-noDate-a-date-is") : say("source-noDate-is-not-a", ("text", .of(text)))
    case .ambiguousDate(let text): say("source-ambiguousDate", ("text", .of(text)))
    case .missingColumn(let name): say("source-missingColumn", ("name", .of(name)))
    case .missingMedia(let name): say("source-missingMedia", ("name", .of(name)))
    case .unknownMedia(let name): say("source-unknownMedia", ("name", .of(name)))
    case .missingEntry(let name): say("source-missingEntry", ("name", .of(name)))
    case .severalPeople(let names): say("source-severalPeople", ("names", .of(listed(names))))
    case .noPerson(let name, let names):
      say("source-noPerson", ("name", .of(name)), ("names", .of(listed(names))))
    case .unusedWord(let word, let others):
      say("source-unusedWord", ("word", .of(word)), ("others", .of(others.joined(separator: ", "))))
    case .otherTable(let subject): say("source-otherTable-\(subject.rawValue)")
    case .offScale(let text, let column): say("source-offScale", ("text", .of(text)), ("column", .of(column)))
    case .needsConversion(let kind): say("source-needsConversion-\(kind.rawValue)")
    case .noHours(let text):
      DoubtfulHours(in: text).map { doubt($0) } ?? say("source-noHours", ("text", .of(text)))
    case .pastDays(let day): say("source-pastDays", ("day", .of(day)))
    case .otherPerson(let name, let own): say("source-otherPerson", ("name", .of(name)), ("own", .of(own)))
    case .longHours(let text): say("source-longHours", ("text", .of(text)))
    case .wrongPath(let path): say("source-wrongPath", ("path", .of(path)))
    case .damagedFile(let path): say("source-damagedFile", ("path", .of(path)))
    case .hiddenFile(let path): say("source-hiddenFile", ("path", .of(path)))
    case .keepsPosition(let name): say("source-keepsPosition", ("name", .of(name)))
    case .needsProgram(let name): say("source-needsProgram", ("name", .of(name)))
    default: say("source-\(flaw)")
    }
  }

  /// Names behind one another; `Kranz, Hanna` is one.
  private func listed(_ names: [String]) -> String {
    names.joined(separator: names.contains { $0.contains(",") } ? "; " : ", ")
  }
}
