import JournalKit
import JournalLanguage
import JournalTerminal

extension Context {
  /// After two very low weeks says in one line where help can be had.
  package mutating func careForLowWeeks() throws(CommandError) {
    let journal = try self.journal()
    guard errors.isTerminal, !common.usesJSON else { return }
    guard let lines = journal.helpAfterLowWeeks(today: today(in: journal)) else { return }
    errors.line(phrases.care(lines))
  }
}
