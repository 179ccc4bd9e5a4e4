import JournalModel

/// Everything that is said to people, in one language.
///
/// The words stand in the language's catalog, `Templates/texts/xx.ftl`; what is said of a value, and with
/// which variables, is decided here once for all languages. Texts hold the data that is given to them as it
/// is: what reaches a terminal is made safe there.
public struct Phrases: Sendable {
  /// The language.
  public let language: Language
  let catalog: Catalog

  init(_ language: Language) { self.init(language, Catalog(language)) }

  init(_ language: Language, _ catalog: Catalog) { (self.language, self.catalog) = (language, catalog) }

  /// A message by its name with the values of its variables; in English where the language lacks it.
  package func say(_ name: String, _ values: (name: String, value: MessageValue)...) -> String {
    say(name, with: values)
  }

  /// The same with values that are found while running.
  package func say(_ name: String, with values: [(name: String, value: MessageValue)]) -> String {
    say(name, form: nil, values) ?? name
  }

  /// A form of a message, which is one of its attributes; `nil` where it has none. English stands in for a
  /// message, not for a form: a language that has the message needs none of English's.
  func say(_ name: String, form: String?, _ values: [(name: String, value: MessageValue)] = []) -> String? {
    let said = say(name, form: form, values, from: catalog)
    return said == nil && form == nil ? say(name, form: nil, values, from: Catalog(.english)) : said
  }

  private func say(
    _ name: String, form: String?, _ values: [(name: String, value: MessageValue)], from catalog: Catalog
  ) -> String? {
    guard let pattern = catalog.pattern(of: name) else { return nil }
    guard let form else { return MessagePrinter.print(self, catalog, at: pattern, values) }
    return catalog.attribute(form, ofPatternAt: pattern).map {
      MessagePrinter.print(self, catalog, at: $0, values)
    }
  }
}

extension Language {
  /// What is said in it.
  public var phrases: Phrases { Phrases(self) }
}
