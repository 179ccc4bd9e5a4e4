import JournalKit
import JournalLanguage
import JournalModel

extension Context {
  /// Asks whether check-ins and check-outs clock the hours.
  package mutating func askClock(_ unfinished: inout UnfinishedJournal) throws(CommandError) -> String {
    try answer(.clock, of: &unfinished) { (context) throws(CommandError) in
      let basis: ClockBasis = try context.askYes(context.phrases.stated(.clock)) ? .notes : .said
      return basis.rawValue
    }
  }

  /// Offers the public holidays of a country; an empty text where they are not wanted.
  package mutating func offerHolidays(
    of country: HomeCountry, _ unfinished: inout UnfinishedJournal
  ) throws(CommandError) -> String {
    try answer(.holidays, of: &unfinished) { (context) throws(CommandError) in
      guard let code = country.holidays else { return "" }
      return try context.askYes(context.phrases.stated(.holidays(code)), usually: true) ? code : ""
    }
  }

  /// Offers the limits of work and rest of a country; an empty text where none are known.
  package mutating func offerRules(
    of country: HomeCountry, _ unfinished: inout UnfinishedJournal
  ) throws(CommandError) -> String {
    try answer(.rules, of: &unfinished) { (context) throws(CommandError) in
      guard !country.rules.isEmpty else { return "" }
      let names = country.rules + ["none"]
      let labels = names.map { name in
        let words = context.phrases.ruleSet(named: name)
        return name == "none" ? words : "\(words) (\(name))"
      }
      return names[try context.askChoice(KeyQuestion(context.phrases.stated(.rules), labels: labels))]
    }
  }

  /// Asks a question whose answer is one of its labels, by its key; Enter takes the first.
  private mutating func askChoice(_ question: KeyQuestion) throws(CommandError) -> Int {
    write(question)
    while true {
      switch try askKey(question) {
      case .character(let key):
        guard let index = question.index(of: key) else { continue }
        answerKey(question.labels[index])
        return index
      case .enter:
        errors.line(question.labels[0], .good)
        errors.flush()
        return 0
      default: continue
      }
    }
  }
}
