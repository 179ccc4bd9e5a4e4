import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal
import SystemLibrary

/// `search WORDS`: full text with the filters of `list`.
enum SearchCommand: Command {
  static let verb = Verb(
    "search", .look, isPaged: true, takesDashWords: true,
    positionals: [Positional(.text, repeats: true)],
    options: QueryArguments.options.filter { $0 != .sort } + [.includeSealed],
    examples: [
      "search night shift", "search '\"hard shift\"' ward* -july --kind entry", "search équipe --json",
    ])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let filters = try QueryArguments(arguments)
    let said = try arguments.words()
    let words = said.map { word in
      // A phrase that the shell has taken the quotes off is still one argument.
      word.contains(" ") && !word.contains("\"") && said.count > 1 ? "\"" + word + "\"" : word
    }.joined(separator: " ")
    guard !SearchTerms(words).isEmpty else {
      throw .usage(.wrongValue(name: words, found: words, expected: .text))
    }
    var journal = try context.journal()
    let query = try filters.query(context.dates(in: journal), in: journal)
    context.warn(ofUnknown: query.conditions.map(\.key), in: journal)
    // Those that were asked for and can't be opened.
    var closed = 0
    if arguments.has(.includeSealed) {
      closed = try context.openSealed(matching: query).count
      journal = try context.journal()
    }
    // One look, also for the wider search where nothing is found.
    journal = journal.snapshot()
    let days = journal.shiftDays(now: context.now(in: journal.zone))
    var answer = journal.search(SearchTerms(words), matching: query, on: days)
    let spellings = journal.language == .german ? UmlautSpelling.others(of: words) : []
    if answer.total == 0 {
      for spelling in spellings where answer.total == 0 {
        answer = journal.search(SearchTerms(spelling), matching: query, on: days)
        if answer.total > 0 { context.remark(context.phrases.say("look-spelling", ("words", .of(spelling)))) }
      }
    } else if !context.common.usesJSON {
      for spelling in spellings { context.mention("look-otherSpelling", spelling, query, in: journal) }
    }
    let unread = max(answer.unread, closed)
    let problems = journal.problems(with: answer.problems)
    if context.common.usesJSON {
      let records = objects(answer.hits) { Fields([$0.record.fields, ["snippet": $0.snippet]]) }
      context.answer(
        [
          "total": answer.total, "sealedUnread": unread > 0 ? unread : nil, "records": records,
        ], context.faults(problems, answer.conflicts))
    } else {
      context.show(answer, in: journal)
      if answer.total == 0 { context.mentionWider(words, query, in: journal) }
    }
    if !context.common.usesJSON {
      let canKeep = journal.seal?.kept.canKeep ?? true
      context.mentionUnread(unread, canKeep ? "seal-unread" : "seal-unreadHere")
    }
    context.mention(problems, answer.conflicts)
    return closed > 0 ? .locked : .done
  }
}

extension Context {
  /// Says what a search that found nothing would find with beginnings of words, or that `OR` is a word.
  fileprivate mutating func mentionWider(_ words: String, _ query: Query, in journal: Journal) {
    guard !words.contains(where: { "\"“”«»".contains($0) }) else { return }
    let parts = words.split(separator: " ").map(String.init)
    if parts.contains("OR") { errors.line(phrases.say("look-everyWord"), .dim) }
    let wider = parts.filter { $0 != "OR" }.map { $0.hasPrefix("-") || $0.hasSuffix("*") ? $0 : $0 + "*" }
      .joined(separator: " ")
    guard wider != words else { return }
    mention("look-widerSearch", wider, query, in: journal)
  }

  /// Says what other words would find, where that is something.
  fileprivate mutating func mention(_ message: String, _ words: String, _ query: Query, in journal: Journal) {
    let total = journal.search(SearchTerms(words), matching: query).total
    guard total > 0 else { return }
    let command = "smjournal search " + Quoting.shellWord(words)
    errors.line(
      Sanitizer.line(phrases.say(message, ("count", .number(total)), ("command", .of(command)))), .dim)
  }

  fileprivate mutating func show(_ answer: SearchAnswer, in journal: Journal) {
    guard answer.total > 0 else { return errors.line(phrases.say("caption-nothingFound")) }
    let line = RecordLine(phrases, of: journal, now: now(in: journal.zone))
    for hit in answer.hits {
      output.write(Sanitizer.line(hit.record.id), hit.record.shift?.style ?? .accent)
      output.line(line.parts(hit.record).map { "  " + $0 }.joined())
      writeSnippet(Sanitizer.line(hit.snippet))
    }
    if answer.hits.count < answer.total {
      errors.line(phrases.shown(answer.hits.count, of: answer.total), .dim)
    }
  }

  /// The snippet, with the words that were found in bold, or between asterisks where there are no styles.
  private mutating func writeSnippet(_ snippet: String) {
    output.write("    ")
    guard output.usesColor else { return output.line(snippet) }
    var isFound = false
    var rest = Substring(snippet)
    while let mark = rest.firstRange(of: "**") {
      output.write(String(rest[..<mark.lowerBound]), isFound ? .bold : .dim)
      rest = rest[mark.upperBound...]
      isFound.toggle()
    }
    output.line(String(rest), .dim)
  }
}
