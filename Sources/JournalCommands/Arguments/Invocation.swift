import JournalKit
import JournalLanguage
import JournalModel
import SystemLibrary

enum Invocation {
  case run(any Command.Type, Arguments)
  /// No verb at all: today, or the first questions of a journal where there is none.
  case bare(any Command.Type, Arguments)
  case help((any Command.Type)?)
  case version
  /// Words without a verb, which may be an entry; what is wrong with them if not. The options
  /// that stood before them.
  case sentence(Arguments, UsageError)

  /// Reads a command line, without the name of the program.
  init(_ words: [String], table: [any Command.Type]) throws(UsageError) {
    let (before, first, following) = Self.split(words)
    let meant = first.flatMap { Self.meant(by: $0, following, in: table) }
    if let first, meant?.first == NewCommand.name, VerbWords.beginsSentence(first, following) {
      let error = UsageError(.unknownCommand(first, nearest: nil))
      if let sentence = try Self.sentence(before, [first] + following, error) {
        self = sentence
        return
      }
    }
    let asksForHelp = words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    guard let first else {
      self = try asksForHelp ? .help(nil) : Self.withoutVerb(words)
      return
    }
    let verb = meant?.first ?? first
    let after = Self.withMember(meant.map { Array($0.dropFirst()) } ?? following, following, of: verb, table)
    // `check in` is one word.
    if let next = after.first, !next.hasPrefix("-"), table.contains(where: { $0.name == "\(verb)-\(next)" }) {
      throw UsageError(.unknownCommand("\(verb) \(next)", nearest: "\(verb)-\(next)"))
    }
    let said = [first] + following
    guard let (command, rest) = Self.spanned(said, by: verb, in: table) ?? Self.find(verb, after, in: table)
    else {
      let isHelpOfGroup = asksForHelp && Self.isGroup(verb, in: table)
      let error = Self.unknown(verb, after, in: table)
      let sentence = asksForHelp ? nil : try Self.sentence(before, [verb] + after, error)
      guard let found = isHelpOfGroup ? Invocation.help(nil) : sentence else { throw error }
      self = found
      return
    }
    if asksForHelp {
      self = .help(command)
      return
    }
    // « Heute war es laut »: what is a verb in another language may begin a sentence.
    // « today was hard » is one, too.
    let mayBeSentence = meant != nil || first == TodayCommand.name
    self = try Self.run(command, rest, before, sentence: mayBeSentence ? said : nil)
  }

  /// The words that the first one means, with those that follow; `nil` where it is a verb, or means nothing.
  private static func meant(
    by first: String, _ following: [String], in table: [any Command.Type]
  ) -> [String]? {
    let isVerb = table.contains { $0.name == first } || isGroup(first, in: table)
    if !isVerb || first == TagCommand.name, let words = VerbWords.words(ofSentence: first, following) {
      return words + following
    }
    if isVerb { return nil }
    return VerbWords.words(meantBy: first, hasMore: hasArgument(following)).map {
      $0 + following + reason(in: first, for: $0, following)
    }
  }

  /// No verb at all asks for today, and for a list where only that has the options.
  private static func withoutVerb(_ words: [String]) throws(UsageError) -> Invocation {
    if words.contains("--version") || words.contains("-V") { return .version }
    let command = try command(ofOptions: words)
    return command.type == TodayCommand.self
      ? .bare(command.type, command.arguments) : .run(command.type, command.arguments)
  }

  /// A command with its words.
  ///
  /// - Parameter sentence: what may be an entry where the command can't read its words, and none is missing.
  private static func run(
    _ command: any Command.Type, _ words: [String], _ before: [String], sentence: [String]?
  ) throws(UsageError) -> Invocation {
    let parser = ArgumentParser(
      command: command.name, options: command.options + Option.common, positionals: command.verb.positionals,
      takesDashWords: command.verb.takesDashWords, takesScales: command.verb.takesScales)
    var arguments: Arguments
    do throws(UsageError) { arguments = try parser.parse(words) } catch {
      if case .missingArgument = error.problem { throw error }
      guard let sentence, let meant = try Self.sentence(before, sentence, error) else { throw error }
      return meant
    }
    // Common options may stand before the verb; what is said after it counts.
    let common = try ArgumentParser(options: Option.common, positionals: []).parse(before)
    arguments.values = common.values + arguments.values
    return .run(command, arguments)
  }

  /// Words that may be an entry: two or more, without options, and more than a mistyped verb with its
  /// argument; `nil` for others.
  private static func sentence(
    _ before: [String], _ words: [String], _ error: UsageError
  ) throws(UsageError) -> Invocation? {
    // Common options may stand behind them.
    let parser = ArgumentParser(options: Option.common, positionals: nil)
    guard var arguments = try? parser.parse(before + words) else { return nil }
    let words = arguments.positionals
    // « "Had a great day" »: quotes keep words together.
    let isQuoted = words.count == 1 && words[0].contains { $0.isWhitespace }
    guard words.count > 1 || isQuoted else { return nil }
    var error = error
    if case .unknownCommand(let verb, let nearest) = error.problem {
      // A verb of two words was meant: `vacation remov`.
      let isBegun = verb.first?.isUppercase ?? false
      // What has days in it or begins like a verb was meant to do something.
      let isMeant =
        words.count < 4 && words.dropFirst().contains { $0.contains("..") && SpanArgument($0) != nil }
      let isSentence = !isMeant && nearest == nil || words.count > 3 || isBegun || verb.hasSuffix(":")
      guard isQuoted || !verb.contains(" ") && isSentence else { return nil }
      let text = isQuoted ? Quoting.shellWord(words[0]) : words.joined(separator: " ")
      error.problem = .unknownCommand(verb, nearest: "new " + text)
    }
    arguments.command = NewCommand.name
    return .sentence(arguments, error)
  }

  /// « maladie 2/12..3/12 »: the word that means an absence is its reason, where no other is given.
  private static func reason(in word: String, for verb: [String], _ following: [String]) -> [String] {
    guard verb == ["rota", "off"], VacationCategory(named: word).map({ $0 != .other }) ?? false,
      !following.contains(where: { $0.hasPrefix(Option.why.flag) || $0 == "--" })
    else { return [] }
    return [Option.why.flag, word]
  }

  /// The words behind a verb, where it is a group and the word that was typed behind it means one of its
  /// members with that one in front.
  private static func withMember(
    _ after: [String], _ typed: [String], of verb: String, _ table: [any Command.Type]
  ) -> [String] {
    guard let word = typed.first, !word.hasPrefix("-"), isGroup(verb, in: table) else { return after }
    let member = [word, VerbWords.member(meantBy: word)].first { member in
      table.contains { $0.name == "\(verb) \(member)" }
    }
    return member.map { [$0] + typed.dropFirst() } ?? after
  }

  /// Whether words say more than common options do.
  private static func hasArgument(_ words: [String]) -> Bool {
    guard let common = try? ArgumentParser(options: Option.common, positionals: nil).parse(words) else {
      return true
    }
    return !common.positionals.isEmpty
  }

  /// `today`, or `list` where only that knows what options are given: `-n 5`, `--tag night`.
  private static func command(
    ofOptions words: [String]
  ) throws(UsageError) -> (type: any Command.Type, arguments: Arguments) {
    func read(_ command: any Command.Type) throws(UsageError) -> Arguments {
      try ArgumentParser(command: command.name, options: command.options + Option.common, positionals: [])
        .parse(words)
    }
    do throws(UsageError) { return (TodayCommand.self, try read(TodayCommand.self)) } catch {
      if let arguments = try? read(ListCommand.self) { return (ListCommand.self, arguments) }
      throw error
    }
  }

  /// The verb that words name, for its help; `nil` for no words.
  ///
  /// The words are read as a command line that asks for help, so wrong ones get the same answer.
  static func command(named words: [String]) throws(UsageError) -> (any Command.Type)? {
    guard !words.isEmpty,
      case .help(let command) = try Invocation(words + ["--help"], table: CommandTable.commands)
    else { return nil }
    return command
  }

  private static func split(_ words: [String]) -> (before: [String], verb: String?, after: [String]) {
    var index = 0
    while index < words.count {
      let word = words[index]
      if !word.hasPrefix("-") || word == "-" {
        return (Array(words[..<index]), word, Array(words[(index + 1)...]))
      }
      func takesNext(_ option: Option) -> Bool {
        option.value != nil && (word == option.flag || option.short.map { word == "-\($0)" } ?? false)
      }
      // One after the other: most words are those of the first, and a list is made when it is asked for.
      let isFollowed =
        Option.common.contains(where: takesNext) || TodayCommand.options.contains(where: takesNext)
        || ListCommand.options.contains(where: takesNext)
      index += isFollowed ? 2 : 1
    }
    return (words, nil, [])
  }

  /// The command of a verb of one or two words, and the words that follow.
  private static func find(
    _ verb: String, _ after: [String], in table: [any Command.Type]
  ) -> (any Command.Type, [String])? {
    if let next = after.first, !next.hasPrefix("-") {
      let whole = verb + " " + next
      if let command = table.first(where: { $0.name == whole }) { return (command, Array(after.dropFirst())) }
    }
    if let command = table.first(where: { $0.name == verb }) {
      guard let next = after.first, !next.hasPrefix("-"), isGroup(verb, in: table) else {
        return (command, after)
      }
      // `affirmation lke` means one of the group, not today's with a word too many; `rota december` a period.
      switch command.verb.positionals.first?.placeholder {
      case nil: return nil
      case .span:
        let period = Array(after.prefix { !$0.hasPrefix("-") }).joined(separator: " ")
        return SpanArgument(period) == nil ? nil : (command, after)
      default: return (command, after)
      }
    }
    // « vacation 20 dec to 3 jan »: days behind a group are what it takes.
    let days = after.prefix { !$0.hasPrefix("-") }.joined(separator: " ")
    if SpanArgument(days) != nil, let add = table.first(where: { $0.name == verb + " add" }) {
      return (add, after)
    }
    // A group alone lists what it is about.
    guard after.first?.hasPrefix("-") ?? true else { return nil }
    return table.first { $0.name == verb + " list" }.map { ($0, after) }
  }

  /// « semaine dernière », « week last »: the verb is a part of what days are asked for.
  private static func spanned(
    _ words: [String], by verb: String, in table: [any Command.Type]
  ) -> ((any Command.Type), [String])? {
    // `-1` is a distance.
    guard words.count > 1, words.count < 4, !words.contains(where: { "+-".contains($0.first ?? " ") }),
      let command = table.first(where: { $0.name == verb }),
      [.day, .month, .year].contains(command.verb.positionals.first?.placeholder)
    else { return nil }
    let turned = words.dropFirst() + words.prefix(1)
    return [words, Array(turned)].lazy.map { $0.joined(separator: " ") }.first { DayArgument($0) != nil }
      .map { (command, [$0]) }
  }

  private static func isGroup(_ verb: String, in table: [any Command.Type]) -> Bool {
    let start = verb + " "
    return table.contains { $0.name.hasPrefix(start) }
  }

  private static func unknown(_ verb: String, _ after: [String], in table: [any Command.Type]) -> UsageError {
    let members = table.map { $0.name }.filter { $0.hasPrefix(verb + " ") }
    if !members.isEmpty {
      guard let next = after.first(where: { !$0.hasPrefix("-") }) else {
        return UsageError(.unknownCommand(verb, nearest: members.first))
      }
      // To move is to change: the word nearest to it would remove.
      let isChange = ["move", "edit", "change"].contains(next) && members.contains(verb + " set")
      let nearest = isChange ? verb + " set" : NearestWord.of(verb + " " + next, among: members)
      return UsageError(.unknownCommand(verb + " " + next, nearest: nearest ?? members.first))
    }
    let said = [verb] + after.prefix { !$0.hasPrefix("-") }
    if Folding.folded(said.joined(separator: " ")) == "on this day" {
      return UsageError(.unknownCommand("on this day", nearest: MemoriesCommand.name))
    }
    if let number = Double(verb), abs(number) <= 10 {
      return UsageError(.wrongValue(name: verb, found: verb, expected: .mood), command: "mood")
    }
    let further =
      ["out"] + (verb.count > 4 ? Language.allCases.flatMap { $0.phrases.verbs.map { $0.word } } : [])
    let words = table.map { String($0.name.prefix { $0 != " " }) } + further
    let nearest =
      Self.synonym(verb) ?? Self.command(meantBy: verb) ?? NearestWord.of(verb, among: words)
    return UsageError(.unknownCommand(verb, nearest: nearest))
  }

  /// `yesterday`, `yesterday: a text`, `@anna`, `#night`: what stands for a command elsewhere.
  private static func command(meantBy word: String) -> String? {
    if let day = DayArgument(word), day.isOneDay { return "day " + word }
    if word.hasSuffix(":"), DayArgument(String(word.dropLast()))?.isOneDay ?? false {
      return "new --date " + word.dropLast()
    }
    if Mood(word).step != nil { return "mood " + word }
    if word.hasPrefix("@"), word.count > 1 { return "search " + word }
    if word.hasPrefix("#"), word.count > 1 { return "list --tag " + word.dropFirst() }
    return nil
  }

  /// What people who come from other programs mean.
  private static func synonym(_ word: String) -> String? {
    let verb = NamedWords("synonyms")[Folding.folded(word)]
    return verb.isEmpty ? nil : verb
  }
}

/// What stands for a verb: its short form, its name in another language, a mood for `mood`.
enum VerbWords {
  /// Short forms, for those who type them many times a day.
  static let short = [
    "m": "mood", "in": "check-in", "out": "check-out", "t": "today", "n": "new", "a": "append",
    "s": "search", "e": "edit",
  ]

  /// The words that are meant by the first word of a command line, which is no verb; `nil` for any other.
  ///
  /// - Parameter hasMore: whether words follow it: `congés` alone lists, `congés 20/12..3/1` adds.
  static func words(meantBy word: String, hasMore: Bool) -> [String]? {
    if isMood(word) { return ["mood", word] }
    let folded = Folding.folded(word)
    if let verb = short[word] { return [verb] }
    // « hier », « friday »: a number with a point may be a mood that somebody looks for.
    // `月` is the verb for a month.
    if !hasMore, word.unicodeScalars.count > 1, word.first?.isLetter ?? false, let day = DayArgument(word),
      day.isOneDay
    {
      return day.isToday ? [TodayCommand.name] : ["day", word]
    }
    let verb = Language.allCases.lazy.compactMap { $0.phrases.verb(named: folded) }.first
    guard let words = verb?.split(separator: " ").map(String.init) else { return nil }
    // « congés » alone shows them, « échanger » and « maladie » alone ask for their days.
    return hasMore || words.first == "rota" ? words : Array(words.prefix(1))
  }

  /// What is meant by the word behind a verb that stands for a group: `congés ajouter`, `vacation delete`.
  static func member(meantBy word: String) -> String {
    let folded = Folding.folded(word)
    let verb = Language.allCases.lazy.compactMap { $0.phrases.verb(named: folded) }.first ?? folded
    let last = verb.split(separator: " ").last.map(String.init) ?? verb
    return ["append": "add", "new": "add", "delete": "remove", "edit": "set"][last] ?? last
  }

  /// What else a verb can be typed as: its short forms, and its words in a language.
  static func words(of verb: String, _ phrases: Phrases) -> [String] {
    short.filter { $0.value == verb }.keys.sorted() + phrases.verbs.filter { $0.verb == verb }.map { $0.word }
  }

  /// The words that are meant where the first one is a verb by itself, and something else with those that
  /// follow: « note to self », which loses no word; « entrada Hola » is a note in the
  /// language that calls notes so; « tag gestern » is a day. `nil` where it is the verb.
  static func words(ofSentence first: String, _ following: [String]) -> [String]? {
    guard let next = following.first, !next.hasPrefix("-"), let letter = next.first else { return nil }
    let folded = Folding.folded(first)
    if short[first] != nil { return nil }
    let second = Folding.folded(next).filter { !":,".contains($0) }
    if kept.contains(folded + " " + second) { return [NewCommand.name, first] }
    for language in Language.allCases {
      let phrases = language.phrases
      switch phrases.verb(named: folded) {
      case CheckInCommand.name?
      where Folding.folded(phrases.name(of: Kind.entry)) == folded && letter.isLetter:
        return [NewCommand.name]
      case DayCommand.name? where first != DayCommand.name:
        let day = following.prefix { !$0.hasPrefix("-") }.joined(separator: " ")
        let isDay = { (languages: Language...) in
          languages.contains { (try? DayExpression(day, words: DateWordsOfLanguages(only: $0))) != nil }
        }
        if isDay(language), !isDay(.english) { return [DayCommand.name] }
      default: continue
      }
    }
    return nil
  }

  /// Whether a verb for writing is the first word of what is written, as its capital tells: « Nueva compañera
  /// hoy ». Nouns with which no sentence begins, « Notiz », have one in German anyway.
  static func beginsSentence(_ first: String, _ following: [String]) -> Bool {
    guard first.first?.isUppercase ?? false, let next = following.first, !next.hasPrefix("-") else {
      return false
    }
    return Language.german.phrases.verb(named: Folding.folded(first)) == nil || first.hasPrefix("Neu")
  }

  /// The beginnings of sentences whose first word is a verb of the program.
  private static let kept = Joints.list("kept-verbs").map { Folding.folded($0) }

  /// A number, an emoji or a face such as `:(`: words of a mood may begin a sentence.
  private static func isMood(_ word: String) -> Bool {
    !word.contains(where: \.isLetter) && Mood(word).step != nil
  }
}
