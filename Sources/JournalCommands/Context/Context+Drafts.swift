import JournalLanguage
import JournalModel
import JournalStore
import JournalTemplates
import YAMLCodec

extension Context {
  /// Writes a new record, after the journal's own template for its kind where there is one.
  mutating func create(_ draft: Draft) throws(CommandError) -> Change {
    let journal = try self.journal()
    var draft = draft
    draft[.source] = .string(common.source ?? "cli")
    do throws(StoreError) {
      return try journal.create(draft, template: try template(for: draft.kind, in: journal))
    } catch { throw .store(error) }
  }

  /// Opens a new record in the editor.
  ///
  /// - Parameter isWanted: whether it is wanted also where nothing is typed.
  /// - Returns: `false` where nothing was typed into a record that is not wanted then: it is not there any
  ///   more.
  mutating func openEditor(
    onNew path: String, isWanted: Bool, in journal: Journal
  ) throws(CommandError) -> Bool {
    let empty = try read(path, in: journal)
    var failure: CommandError?
    do throws(CommandError) { try openEditor(on: path, in: journal) } catch { failure = error }
    let file = try read(path, in: journal)
    let isEmpty = MarkdownDocument(file.bytes).saysNothingMore(than: MarkdownDocument(empty.bytes))
    if !isWanted, isEmpty {
      do throws(StoreError) { try journal.store.discard(file) } catch { throw .store(error) }
    }
    if let failure { throw failure }
    return isWanted || !isEmpty
  }

  /// `templates/entry.fr.md`, `templates/entry.md`, or the template that comes with the program.
  func template(for kind: Kind, in journal: Journal) throws(StoreError) -> [UInt8] {
    let code = (journal.profile.language.flatMap(Language.init(code:)) ?? phrases.language).rawValue
    let own = try journal.store.names(inFolder: "templates")
    for name in ["\(kind.name).\(code).md", "\(kind.name).md"] where own.contains(name) {
      return try journal.store.read("templates/" + name).bytes
    }
    return BuiltInTemplate.bytes(kind, language: code)
  }
}

extension MarkdownDocument {
  /// Whether it has the front matter of another one, and its text but for blanks.
  fileprivate func saysNothingMore(than other: MarkdownDocument) -> Bool {
    let (own, others) = (frontMatter.map { bytes[$0] } ?? [], other.frontMatter.map { other.bytes[$0] } ?? [])
    return own == others
      && String(decoding: bytes[body], as: UTF8.self).trimmed
        == String(decoding: other.bytes[other.body], as: UTF8.self).trimmed
  }
}

/// The templates that come with the program.
enum BuiltInTemplate {
  /// The template of a kind in a language.
  static func bytes(_ kind: Kind, language: String) -> [UInt8] {
    Template(kind: kind.name, language: language)?.bytes ?? []
  }
}
