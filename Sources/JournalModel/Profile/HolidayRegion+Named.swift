extension HolidayRegion {
  /// The part of a country that a name means, in one of its languages: `Bayern`, `Catalunya`, `Scotland`; or
  /// a country, in any of ours: `France`, `Österreich`.
  package init?(named name: String) {
    let word = HolidayRegion.plain(name)
    func code(in names: NamedWords, _ isMeant: (String) -> Bool) -> String? {
      names.names.first { code in
        isMeant(code)
          && names[code].split(separator: ",").contains { HolidayRegion.plain(String($0)) == word }
      }
    }
    guard !word.isEmpty,
      let code = code(in: HolidayRegion.names, { $0.contains("-") })
        ?? code(in: NamedWords("countries"), { _ in true })
    else { return nil }
    self.init(code: code)
  }

  /// The name of a part of a country, as an example; `nil` where nearly all of it has the same days.
  package static func example(partOf country: String) -> String? {
    let name = country.utf8.count == 2 ? names[country] : ""
    return name.isEmpty ? nil : name
  }

  private static func plain(_ name: String) -> String {
    Folding.folded(name).filter { $0.isLetter || $0.isNumber }
  }

  /// What parts of countries are called, in the languages that are spoken there; of a country the example.
  ///
  /// - Source: ISO 3166-2.
  private static var names: NamedWords { NamedWords("regions") }
}
