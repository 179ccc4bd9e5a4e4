import JournalKit

/// Where in a command line the person is typing: what the table of commands says about that point.
enum CompletionPoint {
  /// The verb, or the second word of one whose first word is given.
  case verb(after: String?)
  /// The name of an option of a verb; of the common ones before any verb.
  case option((any Command.Type)?)
  /// The value of an option. Where it is written behind `=` in the same word, `prefix` is what stands before
  /// the value.
  case value(Option, prefix: String)
  /// An argument of a verb, `isFirst` behind the verb itself: its second word may stand there, too.
  case argument(any Command.Type, Positional, isFirst: Bool)
  /// The value of `KEY=VALUE`, an argument of a verb. Where both are one word, `prefix` is what stands before
  /// the value.
  case assigned(any Command.Type, key: String, prefix: String)
  case nothing

  /// Finds the point of the last word.
  ///
  /// - Parameter words: those after the program's name; the last one is being typed and may be empty.
  init(_ words: [String], table: [any Command.Type]) {
    var before = words.dropLast()
    let typed = words.last ?? ""
    // `n`, `humeur`: what stands for a verb.
    if let index = CompletionPoint.verb(in: before), !table.contains(where: { $0.name == before[index] }),
      let meant = VerbWords.words(meantBy: before[index], hasMore: true)
    {
      before.replaceSubrange(index...index, with: meant)
    }
    guard let verb = CompletionPoint.verb(in: before) else {
      self = CompletionPoint.point(typed, after: &before, of: nil) ?? .verb(after: nil)
      return
    }
    var rest = before[(verb + 1)...]
    let name = before[verb]
    let isGroup = table.contains { $0.name.hasPrefix(name + " ") }
    if let second = rest.first, let command = table.first(where: { $0.name == name + " " + second }) {
      rest = rest.dropFirst()
      self = CompletionPoint.argumentPoint(typed, rest, of: command)
    } else if let command = table.first(where: { $0.name == name }) {
      let point = CompletionPoint.argumentPoint(typed, rest, of: command)
      if case .nothing = point, isGroup, rest.isEmpty { self = .verb(after: name) } else { self = point }
    } else {
      self = isGroup && rest.isEmpty ? .verb(after: name) : .nothing
    }
  }

  /// The index of the verb: the first word that is neither an option nor the value of one.
  private static func verb(in words: ArraySlice<String>) -> Int? {
    var index = words.startIndex
    while index < words.endIndex {
      guard words[index].hasPrefix("-") else { return index }
      index += option(words[index], of: nil)?.value != nil ? 2 : 1
    }
    return nil
  }

  /// The point of an option or of its value; `nil` where the word is an argument.
  private static func point(
    _ typed: String, after before: inout ArraySlice<String>, of command: (any Command.Type)?
  ) -> CompletionPoint? {
    // bash makes a word of its own of an equals sign.
    if before.last == "=" || typed == "=" {
      if typed != "=" { before = before.dropLast() }
      guard let flag = before.last, let option = option(flag, of: command), option.value != nil else {
        return .nothing
      }
      return .value(option, prefix: typed == "=" ? "=" : "")
    }
    if let last = before.last, let option = option(last, of: command), option.value != nil {
      return .value(option, prefix: "")
    }
    guard typed.hasPrefix("-") else { return nil }
    guard let sign = typed.firstIndex(of: "=") else { return .option(command) }
    guard let option = option(String(typed[..<sign]), of: command), option.value != nil else {
      return .nothing
    }
    return .value(option, prefix: String(typed[...sign]))
  }

  /// The point of a value behind a key; `nil` where the word is no assignment, or its key is being typed.
  private static func assignmentPoint(
    _ typed: String, after words: ArraySlice<String>, of command: any Command.Type
  ) -> CompletionPoint? {
    guard command.verb.positionals.contains(where: { $0.placeholder == .assignment }) else { return nil }
    // bash makes a word of its own of an equals sign.
    let isBehindSign = words.last == "="
    let sign = typed == "=" || isBehindSign ? nil : typed.firstIndex(of: "=")
    let key =
      sign.map { String(typed[..<$0]) } ?? (isBehindSign ? words.dropLast() : typed == "=" ? words : []).last
    guard let key, !key.hasPrefix("-") else { return nil }
    return .assigned(
      command, key: key, prefix: sign.map { String(typed[...$0]) } ?? (isBehindSign ? "" : "="))
  }

  private static func argumentPoint(
    _ typed: String, _ words: ArraySlice<String>, of command: any Command.Type
  ) -> CompletionPoint {
    var before = words
    // A tag that is taken away is written like an option: `-tired`.
    let isDashWord =
      command.verb.takesDashWords && !words.isEmpty && typed.hasPrefix("-") && !typed.hasPrefix("--")
    if let point = assignmentPoint(typed, after: words, of: command) { return point }
    if !isDashWord, let point = point(typed, after: &before, of: command) { return point }
    // `help rota set`
    if command.verb.positionals.first?.placeholder == .command, let first = words.last {
      return .verb(after: first)
    }
    var count = 0
    var index = words.startIndex
    while index < words.endIndex {
      let option = option(words[index], of: command)
      if option == nil, !words[index].hasPrefix("-") { count += 1 }
      index += option?.value != nil ? 2 : 1
    }
    let positionals = command.verb.positionals
    let isFirst = words.isEmpty
    if count < positionals.count { return .argument(command, positionals[count], isFirst: isFirst) }
    guard let last = positionals.last, last.repeats else { return .nothing }
    return .argument(command, last, isFirst: isFirst)
  }

  private static func option(_ word: String, of command: (any Command.Type)?) -> Option? {
    ((command?.options ?? []) + Option.common).first { option in
      option.flag == word || option.short.map { "-\($0)" == word } ?? false
    }
  }
}
