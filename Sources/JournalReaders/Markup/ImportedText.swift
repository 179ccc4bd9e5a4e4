/// The text of an entry of another program, as Markdown, with the offsets where pictures, recordings and
/// links to other entries go: their paths are known only once everything has its name.
package struct ImportedText: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case text(String)
    /// What the source calls a file, with its caption, and what stands there where the file is missing, if
    /// not the caption.
    case media(String, caption: String, otherwise: String? = nil)
    /// Words that lead to another entry, by its id in the source, and what stands there where that is not
    /// known, if not the words.
    case link(String, entry: String, otherwise: String? = nil)
  }

  /// In order.
  package private(set) var parts: [Part] = []

  package init() {}

  /// A text without pictures and links.
  package init(_ text: String) { append(text) }

  /// Whether it says nothing.
  package var isEmpty: Bool {
    parts.allSatisfy { part in
      if case .text(let text) = part { text.trimmedBlanks.isEmpty } else { false }
    }
  }

  /// Whether it is text alone, without pictures and links.
  package var isPlain: Bool {
    parts.allSatisfy { if case .text = $0 { true } else { false } }
  }

  /// The names of its pictures and recordings.
  package var media: [String] {
    parts.compactMap { if case .media(let name, _, _) = $0 { name } else { nil } }
  }

  /// Adds Markdown.
  package mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    if case .text(var last)? = parts.last {
      // Taken out, so that it grows where it is: a text of many parts would else be copied for each.
      parts.removeLast()
      last += text
      parts.append(.text(last))
    } else {
      parts.append(.text(text))
    }
  }

  package mutating func append(_ part: Part) {
    if case .text(let text) = part { append(text) } else { parts.append(part) }
  }

  /// The Markdown with every part made by `body`; text goes through as it is.
  package func markdown(_ body: (Part) -> String) -> String {
    parts.map { if case .text(let text) = $0 { text } else { body($0) } }.joined()
  }

  /// The first line taken off as a title; `nil` where it is not a heading or a lone line followed by an empty
  /// one.
  package mutating func takeHeading() -> String? {
    guard case .text(let text)? = parts.first else { return nil }
    let lines = text.utf8.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let first = String(Substring(lines[0])).trimmedBlanks
    let level = first.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(level), first.utf8.dropFirst(level).first == 0x20 else { return nil }
    let title = String(Substring(first.utf8.dropFirst(level + 1))).trimmedBlanks
    guard !title.isEmpty else { return nil }
    parts[0] = .text(lines.count > 1 ? String(Substring(lines[1])) : "")
    return title
  }

  /// Longest first line, in bytes, that is a title; a longer one is a sentence of the text.
  private static let longestTitle = 120

  /// The first line taken off as a title, where others follow; `nil` for a lone or a long one.
  package mutating func takeFirstLine() -> String? {
    guard case .text(let text)? = parts.first else { return nil }
    let lines = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0.isNewline }
    guard lines.count == 2, !lines[1].trimmedBlanks.isEmpty || parts.count > 1 else { return nil }
    let title = lines[0].trimmedBlanks
    guard !title.isEmpty, title.utf8.count <= ImportedText.longestTitle else { return nil }
    parts[0] = .text(lines[1].trimmedBlanks)
    return title
  }
}
