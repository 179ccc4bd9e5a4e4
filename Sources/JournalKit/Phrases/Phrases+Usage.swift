import JournalFormat
import JournalLanguage
import JournalModel
import SystemLibrary

extension Phrases {
  /// What stands for a value in help and usage, in capitals.
  public func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .rating: "1-5"
    default: say("placeholder-\(placeholder.rawValue)")
    }
  }

  /// What is wrong with the words of a command line, one line.
  public func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .unknownCommand(let word, let nearest):
      say("usage-unknownCommand", ("word", .of(word)), ("nearest", .of(suggestion(nearest))))
    case .unknownTopic(let word, let nearest, let topics):
      say(
        "usage-unknownTopic", ("word", .of(word)), ("topics", .of(topics.joined(separator: ", "))),
        ("nearest", .of(suggestion(nearest))))
    case .unknownOption(let word, _, let nearest):
      say("usage-unknownOption", ("word", .of(word)), ("nearest", .of(suggestion(nearest))))
    case .unknownFormat(let word, let nearest):
      say("usage-unknownFormat", ("word", .of(word)), ("nearest", .of(suggestion(nearest))))
    case .missingValue(let option, let placeholder):
      say("usage-missingValue", ("option", .of(option)), ("placeholder", .of(self.placeholder(placeholder))))
    case .unexpectedValue(let option): say("usage-unexpectedValue", ("option", .of(option)))
    case .repeated(let option): say("usage-repeated", ("option", .of(option)))
    case .wrongValue(let name, let found, _, _) where problem.doubt != nil:
      problem.doubt.map { (name == found ? "" : name + ": ") + doubt($0) } ?? ""
    case .wrongValue(let name, let found, let expected, let nearest):
      say(
        "usage-wrongValue",
        (
          "found",
          .of(
            name == found
              ? say("usage-wrongValue-alone", ("found", .of(found)))
              : say("usage-wrongValue-name", ("name", .of(name)), ("found", .of(found))))
        ), ("expected", .of(self.expected(expected))), ("nearest", .of(suggestion(nearest))))
    case .noSuchDay(let found, let month, let year, let length):
      say(
        "usage-noSuchDay", ("found", .of(found)),
        ("month", .of(year.map { self.month(month, year: $0) } ?? monthName(month))),
        ("length", .count(length, .day)))
    case .unknownSetting(let key, let nearest):
      say(
        "usage-unknownSetting", ("key", .of(key)),
        ("nearest", .of(nearest.map { say("usage-unknownSetting-did-you-mean", ("value", .of($0))) } ?? "")))
    case .unknownJournal(let name, let known):
      known.isEmpty
        ? say("usage-unknownJournal-none", ("name", .of(name)))
        : say(
          "usage-unknownJournal", ("name", .of(name)),
          ("known", .of(list(known))))
    case .missingArgument(let placeholder):
      say("usage-missingArgument", ("placeholder", .of(self.placeholder(placeholder))))
    case .unexpectedArgument(let word): say("usage-unexpectedArgument", ("word", .of(word)))
    case .notUTF8(let name): say("usage-notUTF8", ("name", .of(name)))
    case .notDiffering(let found, let places):
      places.isEmpty
        ? say("usage-notDiffering-there-are-no", ("found", .of(found)))
        : say("usage-notDiffering-the-versions-don", ("found", .of(found)), ("places", .of(joined(places))))
    case .contradiction(let one, let other):
      say("usage-contradiction", ("one", .of(one)), ("other", .of(other)))
    case .unencryptedFolder(let folder, let option, let file):
      say("usage-unencryptedFolder", ("option", .of(option)), ("folder", .of(folder)), ("file", .of(file)))
    case .inputReadInPart: say("usage-inputReadInPart")
    case .notSealable(let kind): say("usage-notSealable", ("kind", .of(name(of: kind))))
    case .textIsNoKey(let word): say("usage-textIsNoKey", ("word", .of(word)))
    case .nothingToWrite(let options): say("usage-nothingToWrite", ("options", .of(orList(options))))
    case .spanTooLong(let span, let years):
      say("usage-spanTooLong", ("span", .of(span)), ("years", .of(years)))
    case .yearOpen(let span, let read): say("usage-yearOpen", ("span", .of(span)), ("read", .of(read)))
    case .untilBeforeFrom(let span): say("usage-untilBeforeFrom", ("span", .of(span)))
    case .severalShifts(let words):
      say("usage-severalShifts", ("words", .of(list(words))))
    case .unknownShift(let word, let nearest):
      say("usage-unknownShift", ("word", .of(word)), ("nearest", .of(hint(of: word, nearest: nearest))))
    }
  }

  /// What somebody probably meant by a word of a rota, or how to say it.
  private func hint(of word: String, nearest: String?) -> String {
    if let nearest { return say("usage-unknownShift-did-you-mean", ("value", .of(nearest))) }
    let meaning = ShiftTable.guesses(of: [.other(word)], language).first?.meaning ?? .day
    // `bank=day` gave it a meaning where none is read.
    let definition = Quoting.shellWord("\(word.prefix { $0 != "=" })=\(name(of: meaning))")
    return say("usage-unknownShift-say-what-it", ("definition", .of(definition)))
  }

  /// What is said of a mood of a day that has not come.
  package func toCome(_ day: CivilDay, today: CivilDay) -> String {
    say("day-toCome", ("day", .of(self.day(day, today: today))))
  }

  /// The verb that a word, folded, names in this language; `nil` where it names none.
  package func verb(named word: String) -> String? {
    verbs.first { Folding.folded($0.word) == word }?.verb
  }

  /// The words of this language that run, each with its verb.
  package var verbs: [(word: String, verb: String)] {
    say("verbs").split(separator: "\n").map { line in
      let word = line.prefix { $0 != " " }
      return (String(word), String(line.dropFirst(word.count + 1)))
    }
  }

  /// What goes behind a word that is not known: the nearest one.
  package func suggestion(_ nearest: String?) -> String {
    nearest.map { say("suggestion-did-you-mean", ("value", .of($0))) } ?? ""
  }

  private func orList(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return say(
      "orList-or", ("dropLast", .of(words.dropLast().joined(separator: say("list-separator")))),
      ("last", .of(last)))
  }

  /// A word of the program as it is typed in this language, where it is read in it.
  private func typed(_ word: String) -> String {
    if language == .english { return word }
    if let half = DayHalf(rawValue: word) { return say("half-\(half)") }
    return VacationCategory(rawValue: word).map { name(of: $0).replacing(" ", with: "-") } ?? word
  }

  /// What a value should be, with an example.
  package func expected(_ expected: UsageProblem.Expected) -> String {
    switch expected {
    case .between(let range): expectation(.between(range))
    case .mood:
      say(
        "expected-mood",
        ("moods", .of(orList(Mood.Step.allCases.map { "\($0.number) \($0.emoji) \(name(of: $0))" }))))
    case .scales: say("setting-scales")
    case .oneOf(let words): orList(words.map(typed))
    default: say("expected-\(expected)")
    }
  }

  /// The line that shows where the help is, after a usage error; `command` is what to type.
  public func seeHelp(_ command: String) -> String { say("seeHelp", ("command", .of(command))) }

  /// The line that shows a command as it is typed, after a usage error.
  package func example(_ command: String) -> String { say("usage-example", ("command", .of(command))) }
}
