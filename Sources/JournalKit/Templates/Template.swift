import CTemplates

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
