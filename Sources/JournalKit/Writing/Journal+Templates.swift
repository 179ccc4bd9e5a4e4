import JournalLanguage
import JournalModel
import JournalStore
import JournalTemplates

extension Journal {
  /// Writes a new record, after the journal's own template for its kind where there is one.
  ///
  /// - Parameter language: of the template where the profile names none.
  package func write(
    _ draft: Draft, language: Language, stem: String? = nil
  ) throws(StoreError) -> Change {
    try create(draft, template: try template(for: draft.kind, language: language), stem: stem)
  }

  /// `templates/entry.fr.md`, `templates/entry.md`, or the template that comes with the program.
  package func template(for kind: Kind, language: Language) throws(StoreError) -> [UInt8] {
    let code = (profile.language.flatMap(Language.init(code:)) ?? language).rawValue
    let own = try store.names(inFolder: "templates")
    for name in ["\(kind.name).\(code).md", "\(kind.name).md"] where own.contains(name) {
      return try store.read("templates/" + name).bytes
    }
    return BuiltInTemplate.bytes(kind, language: code)
  }
}

/// The templates that come with the program.
package enum BuiltInTemplate {
  /// The template of a kind in a language.
  package static func bytes(_ kind: Kind, language: String) -> [UInt8] {
    Template(kind: kind.name, language: language)?.bytes ?? []
  }
}
