import JournalFiles
import JournalFormat
import JournalModel
import YAMLCodec

extension StoredFile {
  /// The text below the front matter, without the empty lines around it.
  ///
  /// What is sealed has none.
  public var text: String {
    if Record.isSealed(path: path), FileStore.isSealed(bytes) { return "" }
    let document = MarkdownDocument(bytes)
    let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    var text = bytes[document.body]
    while let first = text.first, isBreak(first) { text.removeFirst() }
    while let last = text.last, isBreak(last) { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether it has the front matter of another one, and its text but for blanks.
  package func saysNothingMore(than other: StoredFile) -> Bool {
    // Nothing of what is sealed can be compared.
    if FileStore.isSealed(bytes) || FileStore.isSealed(other.bytes) { return bytes == other.bytes }
    func frontMatter(_ document: borrowing MarkdownDocument) -> ArraySlice<UInt8> {
      document.frontMatter.map { document.bytes[$0] } ?? []
    }
    return frontMatter(MarkdownDocument(bytes)) == frontMatter(MarkdownDocument(other.bytes))
      && text.trimmed == other.text.trimmed
  }

  package var readAsProfile: (profile: Profile, problems: [Problem]) {
    ProfileDecoder().decode(MarkdownDocument(bytes), path: path)
  }
}
