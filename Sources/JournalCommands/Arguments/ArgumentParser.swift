import JournalKit
import JournalModel

/// Takes the words of a command line apart, by the options of a verb; touches no file.
package struct ArgumentParser {
  /// The verb, for error messages; `nil` where it is not known yet.
  package var command: String?
  package var options: [Option]
  /// The arguments that may occur; `nil` takes any number.
  package var positionals: [Positional]?
  /// Whether words such as `-tired` after the first argument are arguments.
  package var takesDashWords = false
  /// Whether an option that is not among these may be a scale of the journal's own, `--pain 3`.
  package var takesScales = false

  /// The arguments that the words stand for; `words` are those after the verb.
  package func parse(_ words: some Collection<String>) throws(UsageError) -> Arguments {
    var arguments = Arguments(command: command)
    var rest = Array(words)[...]
    var onlyPositionals = false
    while let word = rest.popFirst() {
      if onlyPositionals || isPositional(word, after: arguments.positionals.count) {
        arguments.positionals.append(word)
      } else if word == "--" {
        onlyPositionals = true
        arguments.countBeforeEnd = arguments.positionals.count
      } else if word.hasPrefix("--") {
        try parseLong(word, &rest, into: &arguments)
      } else {
        try parseShort(word, &rest, into: &arguments)
      }
    }
    try joinDays(&arguments.positionals)
    try checkCount(of: arguments.positionals)
    return arguments
  }

  /// `-` alone, a negative number, and what else is no option.
  private func isPositional(_ word: String, after count: Int) -> Bool {
    guard word.hasPrefix("-"), word != "-" else { return true }
    if Self.isListItem(word) { return true }
    if word.hasPrefix("--") { return false }
    return Self.isNumber(word) || (takesDashWords && count > 0 && !isShortOption(word))
  }

  /// Whether a word is exactly the one-letter form of an option: `-C` is the journal, `-tired` a tag to
  /// remove.
  private func isShortOption(_ word: String) -> Bool {
    options.contains { option in option.short.map { word == "-\($0)" } ?? false }
  }

  /// `- milk` is a line of a list.
  private static func isListItem(_ word: String) -> Bool {
    word.first { $0 != "-" }?.isWhitespace ?? false
  }

  private static func isNumber(_ word: String) -> Bool {
    word.utf8.dropFirst().first.map { (0x30...0x39).contains($0) } ?? false
  }

  private func parseLong(
    _ word: String, _ rest: inout ArraySlice<String>, into arguments: inout Arguments
  ) throws(UsageError) {
    let body = word.dropFirst(2)
    let equals = body.firstIndex(of: "=")
    let name = String(body[..<(equals ?? body.endIndex)])
    // As getopt_long has it: the beginning of one option alone is that option.
    let begun = name.isEmpty ? [] : options.filter { $0.name.hasPrefix(name) }
    guard let option = options.first(where: { $0.name == name }) ?? (begun.count == 1 ? begun[0] : nil) else {
      let attached = equals.map { String(body[$0...].dropFirst()) }
      if takesScales, let value = attached ?? rest.first, Int(value) != nil {
        if attached == nil { rest.removeFirst() }
        guard !arguments.scales.contains(where: { $0.name == name }) else {
          throw failure(.repeated(option: "--" + name))
        }
        return arguments.scales.append((name, value))
      }
      let near =
        begun.isEmpty
        ? NearestWord.of(name, among: options.map(\.name)).map { ["--" + $0] } ?? [] : begun.map(\.flag)
      let nearest = near.isEmpty ? nil : near.joined(separator: ", ")
      throw failure(.unknownOption("--" + name, command: command, nearest: nearest))
    }
    try add(option, attached: equals.map { String(body[$0...].dropFirst()) }, &rest, to: &arguments)
  }

  /// `-C DIR`, `-CDIR`, and several letters without value in one word.
  private func parseShort(
    _ word: String, _ rest: inout ArraySlice<String>, into arguments: inout Arguments
  ) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        let nearest = NearestWord.of(String(word.dropFirst()), among: options.map(\.name)).map { "--" + $0 }
        throw failure(.unknownOption(word, command: command, nearest: nearest))
      }
      if option.value != nil, !letters.isEmpty {
        if letters.first == "=" { letters.removeFirst() }
        try add(option, attached: String(letters), &rest, to: &arguments)
        return
      }
      try add(option, attached: nil, &rest, to: &arguments)
    }
  }

  private func add(
    _ option: Option, attached: String?, _ rest: inout ArraySlice<String>, to arguments: inout Arguments
  ) throws(UsageError) {
    if !option.repeats, arguments.values.contains(where: { $0.name == option.name }) {
      throw failure(.repeated(option: option.flag))
    }
    var value = attached
    if let placeholder = option.value {
      if value == nil, let next = rest.first, isValue(next, of: placeholder) {
        value = next
        rest.removeFirst()
      }
      guard let value else { throw failure(.missingValue(option: option.flag, placeholder)) }
      // Categories, kinds and halves of days have other names, too: they are read where they are used.
      let hasOtherWords = [.category, .status, .kind, .half].contains(placeholder)
      guard option.choices.isEmpty || hasOtherWords || option.choices.contains(value) else {
        throw failure(.wrongValue(name: option.flag, found: value, expected: .oneOf(option.choices)))
      }
    } else if value != nil {
      throw failure(.unexpectedValue(option: option.flag))
    }
    arguments.values.append((option.name, value ?? ""))
  }

  /// A word that looks like an option is no value, but an order may begin with a hyphen: `--sort
  /// -mood`.
  private func isValue(_ word: String, of placeholder: Placeholder) -> Bool {
    // `--03-12` is a birthday without its year; no option begins with a digit.
    let isBirthday = word.hasPrefix("--") && Self.isNumber(String(word.dropFirst()))
    if !word.hasPrefix("-") || word == "-" || Self.isNumber(word) || isBirthday || Self.isListItem(word) {
      return true
    }
    return placeholder == .sort && !word.hasPrefix("--")
  }

  /// `day last friday`, `vacation add 5 feb to 9 feb rtt`: days in several words need no quotes where days
  /// are asked for, and behind them at most what they are for.
  private func joinDays(_ words: inout [String]) throws(UsageError) {
    guard let only = positionals?.first, let further = positionals?.dropFirst(), words.count > 1,
      words.count < 8
    else { return }
    // `rota worked lundi dernier 21h-8h`
    let isWithShift = only.placeholder == .day && further.contains { $0.placeholder == .shift }
    guard isWithShift || further.allSatisfy({ $0.isOptional && [.category, .text].contains($0.placeholder) })
    else { return }
    let said = { (words: [String], count: Int) in words.prefix(count).joined(separator: " ") }
    let (isSpan, all) = (only.placeholder == .span, said(words, words.count))
    // « du 10/3 au »: the last day is still to be said. AL is annual leave.
    if isSpan, words.last != "AL", SpanArgument(all) == nil, SpanArgument(all + " 9999-12-31") != nil {
      throw failure(.missingArgument(.day))
    }
    for count in ((isSpan || isWithShift ? 2 : words.count)...words.count).reversed() {
      let text = said(words, count)
      let isUnderstood =
        switch only.placeholder {
        // « friday night » is a day and its shift.
        case .day where isWithShift && (1..<count).contains { DayArgument(said(words, $0)) != nil }:
          DayArgument(text) != nil
        case .day, .month, .year: DayArgument(said: text) != nil
        case .span: SpanArgument(text) != nil
        default: false
        }
      if isUnderstood { return words.replaceSubrange(..<count, with: [text]) }
    }
  }

  private func checkCount(of words: [String]) throws(UsageError) {
    guard let positionals else { return }
    let required = positionals.filter { !$0.isOptional }
    if words.count < required.count {
      // `rota worked 7:00-19:45`: the hours are there, the day is not.
      let isDayMissing =
        required.map(\.placeholder) == [.day, .spans]
        && words.allSatisfy { ClockSpan.list(said: $0) != nil && DayArgument($0) == nil } && !words.isEmpty
      throw failure(.missingArgument(isDayMissing ? .day : required[words.count].placeholder))
    }
    if words.count > positionals.count, positionals.last?.repeats != true {
      throw failure(.unexpectedArgument(words[positionals.count]))
    }
  }

  private func failure(_ problem: UsageProblem) -> UsageError { UsageError(problem, command: command) }
}

/// Finds what a person probably meant.
package enum NearestWord {
  /// The candidate that is fewest typing mistakes away; `nil` where all are too far to be meant.
  package static func of(_ word: String, among candidates: [String]) -> String? {
    let limit = max(1, min(3, word.unicodeScalars.count / 2))
    var best: (distance: Int, word: String)?
    for candidate in candidates {
      let distance =
        candidate.hasPrefix(word) && word.utf8.count >= 3
        ? 1 : Spelling.distance(Array(word.unicodeScalars.prefix(64)), Array(candidate.unicodeScalars))
      if distance <= limit, best.map({ distance < $0.distance }) ?? true { best = (distance, candidate) }
    }
    return best?.word
  }
}
