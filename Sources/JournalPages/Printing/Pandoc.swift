import JournalFiles

/// Makes a document for word processors through the program `pandoc` where it is installed.
package enum Pandoc {
  /// What it is called.
  package static let program = "pandoc"

  /// Why there is no document.
  package enum Failure: Error, Hashable, Sendable {
    /// The program is not installed; it ended with an error, or made something else.
    case isMissing, failed
    /// What went to it, or came from it, could not be handed over.
    case store(StoreError)
  }

  /// The document that a file of HTML makes, which names nothing outside itself: pictures are in it, those
  /// from elsewhere are links. So the program looks for no file and for no network; its own sandbox keeps it
  /// from its own files where a system has them apart from it, as Debian does.
  package static func docx(of html: [UInt8], language: String) throws(Failure) -> [UInt8] {
    let words = ["-f", "html", "-t", "docx", "-M", "lang=" + language, "-o", "-"]
    guard let process = FilterProcess(program, words.map { Array($0.utf8) }) else { throw .isMissing }
    let document = MemorySink()
    do throws(StoreError) {
      try process.write(html)
      let isMade = try process.finish(into: document) { start, _ in start.starts(with: [0x50, 0x4B, 3, 4]) }
      if isMade { return document.bytes }
    } catch { throw .store(error) }
    throw .failed
  }
}
