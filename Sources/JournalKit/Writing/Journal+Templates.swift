import CTemplates
import JournalFiles
import JournalModel
import JournalStore

extension Journal {
  /// `templates/entry.fr.md`, `templates/entry.md`, or the template that comes with the program.
  package func template(for kind: Kind, language: Language) throws(StoreError) -> [UInt8] {
    let own = try template(named: kind.name, language: language)
    return own ?? BuiltInTemplate.bytes(kind, language: code(of: language))
  }

  /// `templates/handover.fr.md`, `templates/handover.md`; `nil` where there is neither.
  package func template(named name: String, language: Language) throws(StoreError) -> [UInt8]? {
    let own = try store.names(inFolder: Self.templateFolder)
    for name in ["\(name).\(code(of: language)).md", "\(name).md"] where own.contains(name) {
      return try store.read(Self.templateFolder + "/" + name).bytes
    }
    return nil
  }

  /// The names of the journal's own templates, without the language, in their order.
  package func templateNames() throws(StoreError) -> [String] {
    let stems = try store.names(inFolder: Self.templateFolder).compactMap { name -> String? in
      guard name.hasSuffix(".md") else { return nil }
      let parts = name.dropLast(3).split(separator: ".")
      let isOfLanguage = parts.count > 1 && parts.last.flatMap { Language(code: String($0)) } != nil
      return (isOfLanguage ? parts.dropLast() : parts[...]).joined(separator: ".")
    }
    return Set(stems).sorted()
  }

  private static let templateFolder = "templates"

  private func code(of language: Language) -> String {
    (profile.language.flatMap(Language.init(code:)) ?? language).rawValue
  }
}

package enum BuiltInTemplate {
  package static func bytes(_ kind: Kind, language: String) -> [UInt8] {
    Template(kind: kind.name, language: language)?.bytes ?? []
  }
}

/// A template for a new file: a kind of record, or the profile in a language.
///
/// A file exists once for all languages unless its words differ: `entry.md`, `profile.fr.md`. A journal's own
/// `templates/` may hold `entry.md`, or `entry.fr.md` for one language, in place of a built-in one.
public struct Template: Hashable, Sendable {
  /// The name of its file in `Templates/`.
  public let fileName: String

  /// The template of a kind in a language; in English where the language has none, `nil` for a kind without
  /// template.
  ///
  /// - Parameters:
  ///   - kind: the value of the key `kind`: `entry`, `check-in`, … , or `profile`.
  ///   - language: an ISO 639-1 code.
  public init?(kind: String, language: String) {
    let names = ["\(kind).\(language)", kind, "\(kind).en"].map { $0 + ".md" }
    guard let name = names.first(where: { unsafe Template.file($0).start != nil }) else { return nil }
    fileName = name
  }

  /// The text, as in `Templates/`.
  ///
  /// A line of the front matter with a placeholder such as `{{title}}` is left out of a new file where there
  /// is no value.
  public var bytes: [UInt8] {
    let file = unsafe Template.file(fileName)
    return unsafe Array(UnsafeBufferPointer(start: file.start, count: file.start == nil ? 0 : file.count))
  }

  private static func file(_ name: String) -> template_file {
    unsafe name.withCString { unsafe template_named($0) }
  }
}
