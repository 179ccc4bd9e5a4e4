import YAMLCodec

/// An edit as a value, so that tests can list and draw edits.
enum Change: Hashable, Sendable {
  case set([YAMLStep], YAMLValue, before: String? = nil)
  case remove([YAMLStep])
  case append([YAMLStep], YAMLValue)
  case insert([YAMLStep], at: Int, YAMLValue)
  case removeItems([YAMLStep], [Int])

  func make(in document: inout MarkdownDocument) throws(EditError) {
    switch self {
    case .set(let path, let value, let next): try document.set(at: path, to: value, before: next)
    case .remove(let path): _ = try document.remove(at: path)
    case .append(let path, let item): try document.append(item, at: path)
    case .insert(let path, let index, let item): try document.insert(item, at: index, ofListAt: path)
    case .removeItems(let path, let indices): try document.removeItems(at: indices, ofListAt: path)
    }
  }
}

/// The text of a file after an edit.
func edited(_ text: String, _ change: Change) throws(EditError) -> String {
  var document = MarkdownDocument(Array(text.utf8))
  try change.make(in: &document)
  return String(decoding: document.bytes, as: UTF8.self)
}

/// A file with this front matter.
func file(_ frontMatter: String) -> String { "---\n\(frontMatter)---\nBody.\n" }
