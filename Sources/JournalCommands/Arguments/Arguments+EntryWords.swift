import CommandKit
import JournalKit
import JournalLanguage
import JournalTerminal

extension Arguments {
  /// The words of an entry, and whether a `-` among them asks for what a pipe offers.
  ///
  /// - Parameter tellsWhen: whether a day or a time at the beginning says when it was.
  func entryWords(tellsWhen: Bool) throws(UsageError) -> (words: EntryWords, takesInput: Bool) {
    let all = try furtherArguments(.text, from: 0) { $0 }
    let marked = all.prefix(countBeforeEnd).count { $0 != "-" }
    let words = EntryWords(all.filter { $0 != "-" }, marked: marked, tellsWhen: tellsWhen)
    return (words, all.contains("-"))
  }
}

extension Context {
  /// Says which words with a `+` were taken for tags, so that nobody wonders why they stand there as `#calm`.
  mutating func mention(_ plusTags: [String]) {
    guard !plusTags.isEmpty, !common.usesJSON else { return }
    let tags = plusTags.map { "#" + $0 }.joined(separator: ", ")
    errors.line(Sanitizer.line(phrases.say("suggestion-tags", ("tags", .of(tags)))), .dim)
  }
}
