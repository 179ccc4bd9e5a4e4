import JournalLanguage
import JournalModel
import JournalStore
import JournalTemplates

extension Context {
  /// Writes a new record, after the journal's own template for its kind where there is one.
  mutating func create(_ draft: Draft) throws(CommandError) -> Change {
    let journal = try self.journal()
    var draft = draft
    draft[.source] = .string("cli")
    do throws(StoreError) {
      return try journal.create(draft, template: try template(for: draft.kind, in: journal))
    } catch { throw .store(error) }
  }

  /// `templates/entry.fr.md`, `templates/entry.md`, or the template that comes with the program.
  private func template(for kind: Kind, in journal: Journal) throws(StoreError) -> [UInt8] {
    let code = (journal.profile.language.flatMap(Language.init(code:)) ?? phrases.language).rawValue
    let own = try journal.store.names(inFolder: "templates")
    for name in ["\(kind.name).\(code).md", "\(kind.name).md"] where own.contains(name) {
      return try journal.store.read("templates/" + name).bytes
    }
    return BuiltInTemplate.bytes(kind, language: code)
  }
}

/// The templates that come with the program.
enum BuiltInTemplate {
  /// The template of a kind in a language.
  static func bytes(_ kind: Kind, language: String) -> [UInt8] {
    Template(kind: kind.name, language: language)?.bytes ?? []
  }
}
