import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

extension Context {
  /// After a check-in says a warm word and how many shifts are left, a line each, to somebody at a terminal.
  package mutating func encourage(_ ratings: Ratings) throws(CommandError) {
    guard output.isTerminal, !common.usesJSON else { return }
    let journal = try self.journal()
    guard journal.zoneProblem == nil else { return }
    let facts = TodayFacts(journal, now: now(in: journal.zone), phrases: phrases)
    if journal.profile.tone == .warm {
      let isHard = (ratings[.energy] ?? 5) <= 2 || (ratings[.stress] ?? 1) >= 4
      let words = phrases.encouragements(isGentle: isHard)
      if !words.isEmpty { wrap(words[facts.day.day.dayOfYear % words.count], .good) }
    }
    if let countdown = facts.countdown, !countdown.isUnderWay {
      let sentence = phrases.countdown(countdown, today: facts.local.day)
      wrap(journal.profile.tone.spoken(sentence), .plain)
    }
  }
}

extension Tone {
  /// A sentence as it is said in the tone: a plain one has no exclamation and no picture at its end.
  package func spoken(_ sentence: String) -> String {
    guard self == .plain else { return sentence }
    var text = Substring(sentence)
    while let last = text.last, " 🎉🌴".contains(last) { text.removeLast() }
    guard text.last == "!" else { return String(text) }
    text.removeLast()
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text + "."
  }
}

extension Context {
  /// After two very low weeks says in one line where help can be had.
  package mutating func careForLowWeeks() throws(CommandError) {
    let journal = try self.journal()
    guard errors.isTerminal, !common.usesJSON else { return }
    guard let lines = journal.helpAfterLowWeeks(today: today(in: journal)) else { return }
    errors.line(phrases.care(lines))
  }
}
