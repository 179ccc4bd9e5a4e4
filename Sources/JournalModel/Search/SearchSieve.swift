/// Tells quickly which records a search can't find, before anything is taken apart into words.
///
/// Folding works scalar by scalar, so a word that occurs in a text occurs byte for byte in the folded text. The reverse
/// is not true: what passes is left to ``SearchMatch``.
package struct SearchSieve {
  private let words: [[UInt8]]
  private var text: [UInt8] = []

  /// A sieve, with memory of its own that is used for one record after the other.
  package init(_ terms: SearchTerms) {
    words = terms.terms.filter { !$0.isExcluded }.flatMap(\.words).sorted { $0.count > $1.count }
  }

  /// Whether every word that must occur may be in a record, or in the bytes of its file.
  package mutating func mayFind(_ record: Record, in file: UnsafeBufferPointer<UInt8>) -> Bool {
    text.removeAll(keepingCapacity: true)
    // The front matter's text is in the file too, but perhaps written with escapes.
    add(record.title)
    for list in [record.tags, record.people, record.highlights] { for item in list { add(item) } }
    add(record.place)
    add(record.weather)
    for field in record.extra {
      add(field.key)
      add(field.value.plainText)
    }
    Folding.fold(file, into: &text)
    return text.withUnsafeBufferPointer { text in words.allSatisfy { ByteSearch.contains(text, $0) } }
  }

  private mutating func add(_ field: String?) {
    guard let field else { return }
    field.withBytes { Folding.fold($0, into: &text) }
    text.append(0x0A)
  }
}
