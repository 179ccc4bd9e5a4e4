import JournalIndex
import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal
import SystemLibrary

/// `suggest ID`: what the text of a record suggests; writes nothing.
enum SuggestCommand: Command {
  static let verb = Verb(
    "suggest", .look, positionals: [.anyRecord], examples: ["suggest the-lift", "suggest the-lift --json"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let record = try context.record(named: arguments.record)
    let suggestions = try context.suggestions(for: record)
    return context.answer(Fields([["id": record.id], suggestions.fields])) {
      $0.show(suggestions, for: record)
    }
  }
}

private struct Suggestions {
  /// The code of the text's language; `nil` where it is not certain.
  var language: String?
  var tags: [String] = []
  var mood: MoodSuggestion?
  var people: [String] = []
  var places: [String] = []

  var isEmpty: Bool { tags.isEmpty && mood == nil && people.isEmpty && places.isEmpty }

  var fields: Fields {
    [
      "language": language, "tags": tags, "mood": OrNull(mood?.step.name), "moodWords": mood?.words ?? [],
      "people": people, "places": places,
    ]
  }
}

extension Context {
  fileprivate mutating func suggestions(for record: Record) throws(CommandError) -> Suggestions {
    let journal = try self.journal().snapshot()
    let text = Self.start(of: try self.text(of: record, in: journal))
    let usual = journal.profile.language.flatMap(Language.init(code:)) ?? phrases.language
    let lexicon = TextLanguage.lexicon(of: text, usual: usual.rawValue)
    // Words hint at tags in the language in which they are written.
    let spoken = lexicon.flatMap { Language(code: $0.code)?.phrases } ?? phrases
    let recent = Query(kinds: [.entry], limit: Self.recentEntries)
    var suggestions = Suggestions(language: lexicon?.code)
    suggestions.tags = TagSuggestion.said(
      for: record, text: text, records: journal.records(matching: recent).records,
      hints: TagSuggestion.Hints(keywords: spoken.tagKeywords, code: spoken.language.rawValue))
    suggestions.mood = lexicon.flatMap { MoodSuggestion(text, $0) }
    suggestions.people = NameSuggestion.names(
      in: text, among: knownPeople(of: journal), known: record.people, usesFirstWords: true)
    suggestions.places = NameSuggestion.names(
      in: text, among: knownPlaces(of: journal), known: record.place.map { [$0] } ?? [])
    return suggestions
  }

  private func knownPeople(of journal: Journal) -> [String] {
    let persons = journal.records(matching: Query(kinds: [.person])).records
    return PersonCard.cards(persons, journal.survey().table, today: today(in: journal)).map(\.name)
  }

  private func knownPlaces(of journal: Journal) -> [String] {
    let query = Query(
      conditions: [Condition(key: Key.place.name, comparison: .notEqual, value: "")],
      limit: Self.knownPlaceLimit)
    var seen: Set<String> = []
    return journal.records(matching: query).records.compactMap(\.place)
      .filter { seen.insert(Folding.folded($0)).inserted }
  }

  /// How many of the youngest records tell the places.
  private static let knownPlaceLimit = 2000

  fileprivate mutating func show(_ suggestions: Suggestions, for record: Record) {
    guard !suggestions.isEmpty else { return output.line(phrases.say("suggestion-nothing"), .dim) }
    let list = { (words: [String]) in words.joined(separator: ", ") }
    var commands: [String] = []
    let id = Quoting.shellWord(record.id)
    if let mood = suggestions.mood {
      say(
        phrases.say(
          "suggestion-mood", ("emoji", .of(mood.step.emoji)), ("step", .of(phrases.name(of: mood.step))),
          ("words", .of(list(mood.words)))))
      commands.append("set \(id) mood=\(mood.step.name)")
    }
    if !suggestions.tags.isEmpty {
      say(phrases.say("suggestion-tags", ("tags", .of(list(suggestions.tags)))))
      let changes = suggestions.tags.map { Quoting.shellWord("+" + $0) }
      commands.append("tag \(id) " + changes.joined(separator: " "))
    }
    if !suggestions.people.isEmpty {
      say(phrases.say("suggestion-people", ("people", .of(list(suggestions.people)))))
      commands.append("set \(id) people=" + Quoting.shellWord(list(record.people + suggestions.people)))
    }
    if let place = suggestions.places.first {
      say(phrases.say("suggestion-places", ("places", .of(list(suggestions.places)))))
      if record.place == nil { commands.append("set \(id) place=" + Quoting.shellWord(place)) }
    }
    output.line()
    output.line(phrases.say("suggestion-toTakeOver"), .dim)
    for command in commands { output.line(Sanitizer.line("  smjournal " + command)) }
  }

  private mutating func say(_ line: String) { output.line(Sanitizer.line(line)) }
}
