import JournalFiles
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import YAMLCodec

/// Says what can stand where the person is typing, with what the journal knows.
struct Completer {
  private let phrases: Phrases
  /// The journal without what is private, made when somebody asks for records; `nil` where there is none.
  ///
  /// Which files there are is looked at, not each of them: a key is pressed often. What an editor made
  /// private meanwhile is known of records, whose files are read, and of tags and people by the next command.
  private var open: Journal? { whole?.withoutPrivate(scope: .names) }
  /// The journal with all that is private or waits for `resolve`: none of it is shown as it is.
  private let whole: Journal?
  private let today: CivilDay
  /// The names of journals on this device, asked for where one is typed.
  private let journalNames: () -> [String]

  /// The most words that are offered: more can't be looked at.
  static let limit = 200

  init(
    _ phrases: Phrases, _ journal: Journal?, today: CivilDay, journalNames: @escaping () -> [String] = { [] }
  ) {
    (self.journalNames, self.phrases, whole, self.today) = (journalNames, phrases, journal, today)
  }

  /// What can stand in the place of the last word.
  func completions(_ words: [String], table: [any Command.Type]) -> Completions {
    let typed = words.last ?? ""
    switch CompletionPoint(words, table: table) {
    case .nothing: return .words([])
    case .verb(let first): return .words(matching(typed, verbs(after: first, table)))
    case .option(let command):
      let options = (command?.options ?? []) + Option.common
      let scales = command?.verb.takesScales ?? false ? own : []
      return .words(
        matching(
          typed,
          options.map { Candidate(text: $0.flag, description: phrases.help($0.help)) }
            + scales.map { Candidate(text: "--" + $0.name, description: phrases.name(of: $0)) }))
    case .value(let option, let prefix):
      let part = prefix.isEmpty ? typed : String(typed.dropFirst(prefix.count))
      guard let values = values(option, part) else { return .paths }
      // The lone sign of bash is a word of its own and stays where it is.
      return .words(
        values.map { Candidate(text: (prefix == "=" ? "" : prefix) + $0.text, description: $0.description) })
    case .assigned(let command, let key, let prefix):
      guard command == ConfigCommand.self else { return .words(assigned(key, typed, prefix: prefix)) }
      guard let key = ProfileKey(key) else { return .words([]) }
      return .words(listed(typed, prefix: prefix) { matching($0, key.words.map { Candidate(text: $0) }) })
    case .argument(let command, let positional, let isFirst):
      let members = isFirst ? matching(typed, verbs(after: command.name, table)) : []
      guard let values = values(positional.placeholder, typed, of: command) else {
        return members.isEmpty ? .paths : .words(members)
      }
      return .words(members + values)
    }
  }

  private func verbs(after first: String?, _ table: [any Command.Type]) -> [Candidate] {
    var seen: Set<String> = []
    return table.compactMap { command in
      let words = command.name.split(separator: " ").map(String.init)
      guard let first else {
        let summary = words.count == 1 ? phrases.help(command.verb.summary) : ""
        return seen.insert(words[0]).inserted ? Candidate(text: words[0], description: summary) : nil
      }
      guard words.count == 2, words[0] == first else { return nil }
      return Candidate(text: words[1], description: phrases.help(command.verb.summary))
    }
  }

  /// The values of a list; the words before the last comma are kept.
  private func listed(_ typed: String, prefix: String, _ values: (String) -> [Candidate]) -> [Candidate] {
    let value = typed.dropFirst(prefix.count)
    let kept = value.lastIndex(of: ",").map { value[...$0] } ?? ""
    let before = (prefix == "=" ? "" : prefix) + kept
    return values(String(value.dropFirst(kept.count)))
      .map { Candidate(text: before + $0.text, description: $0.description) }
  }

  private func assigned(_ name: String, _ typed: String, prefix: String) -> [Candidate] {
    listed(typed, prefix: prefix) { part in
      if let scale = own.first(where: { $0.isNamed(name) }) { return numbers(scale.range, part) }
      guard let key = Key(named: name) else { return [] }
      return values(of: key, part)
    }
  }

  private func values(of key: Key, _ typed: String) -> [Candidate] {
    switch (key, key.shape) {
    case (.mood, _): values(.mood, typed, of: nil) ?? []
    case (.tags, _): values(.tag, typed, of: nil) ?? []
    case (.people, _): values(.person, typed, of: nil) ?? []
    case (.badges, _): values(.badge, typed, of: nil) ?? []
    case (_, .day), (_, .moment), (_, .dayOrMoment): values(.day, typed, of: nil) ?? []
    case (_, .shift): values(.shift, typed, of: nil) ?? []
    case (_, .rating): numbers(key.scale?.range ?? Scale.usualRange, typed)
    case (_, .truth): matching(typed, [true, false].map { Candidate(text: String($0)) })
    case (_, .choice(let choice)): matching(typed, choice.words.map { Candidate(text: $0) })
    case (_, .text), (_, .clock), (_, .count), (_, .hours), (_, .spans), (_, .list), (_, .lines): []
    }
  }

  /// The whole numbers of a range; none of one that is too wide to be looked at.
  private func numbers(_ range: ClosedRange<Int>, _ typed: String) -> [Candidate] {
    guard range.count <= 24 else { return [] }
    return matching(typed, range.map { Candidate(text: String($0)) })
  }

  /// The values of an option; `nil` for paths.
  private func values(_ option: Option, _ typed: String) -> [Candidate]? {
    if !option.choices.isEmpty { return matching(typed, option.choices.map { Candidate(text: $0) }) }
    if option == .journal, typed.hasPrefix("@") { return named(typed) }
    guard let placeholder = option.value else { return [] }
    return values(placeholder, typed, of: nil)
  }

  /// What can stand for a placeholder; `nil` for paths.
  private func values(
    _ placeholder: Placeholder, _ typed: String, of command: (any Command.Type)?
  ) -> [Candidate]? {
    switch placeholder {
    case .folder, .file, .base, .ours, .theirs: return nil
    case .record where command == RestoreCommand.self: return trashed(typed)
    case .record where command == ForgetCommand.self: return records(typed) + trashed(typed)
    case .record where command == ResolveCommand.self: return naming(typed, conflicts.map(\.id))
    case .record where command == VacationSetCommand.self || command == VacationRemoveCommand.self:
      return records(typed, of: .vacation)
    case .record: return records(typed)
    case .take: return matching(typed, conflicts.flatMap(\.choices))
    case .template: return naming(typed, ((try? whole?.templateNames()) ?? []).map { Candidate(text: $0) })
    case .exportFormat: return matching(typed, ExportCommand.formats.map { Candidate(text: $0) })
    case .part: return matching(typed, ExportCommand.parts.map { Candidate(text: $0) })
    case .reminderKind: return matching(typed, ReminderTool.allCases.map { Candidate(text: $0.rawValue) })
    case .importFormat:
      // A file may stand here too.
      let formats = matching(typed, ImportCommand.formats.map { Candidate(text: $0) })
      return formats.isEmpty ? nil : formats
    case .tag: return naming(typed, tags)
    case .tagChange: return tagChanges(typed)
    case .person: return naming(typed, people)
    case .mood:
      // Names of the program's own words for who begins to type one.
      let said = phrases.language == .english ? [] : naming(typed, moods { phrases.name(of: $0) })
      return said.isEmpty ? naming(typed, moods { $0.name }) : said
    case .badge:
      let own = whole?.profile.badges.map { Candidate(text: $0.name ?? $0.text, description: $0.text) } ?? []
      return matching(typed, Badge.allCases.map { Candidate(text: $0.name, description: $0.emoji) } + own)
    case .rating: return numbers(Scale.usualRange, typed)
    case .day, .moment:
      // Who begins a word gets words.
      let isWord = typed.first?.isLetter ?? false
      return matching(
        typed, isWord ? days.map { Candidate(text: $0.description, description: $0.text) } : days
      ).filter { !$0.text.contains(" ") }
    case .shift, .cycle: return naming(typed, shifts)
    case .kind: return matching(typed, Option.recordKinds.map { Candidate(text: $0) })
    case .assignment where command == ConfigCommand.self && typed.hasPrefix("@"): return named(typed)
    case .assignment where command == ConfigCommand.self:
      return matching(typed, ProfileKey.settable.map { Candidate(text: $0.canonicalName + "=") })
    case .key: return matching(typed, keys.map { Candidate(text: $0) })
    case .assignment, .condition: return matching(typed, keys.map { Candidate(text: $0 + "=") })
    case .sort:
      let sign = typed.hasPrefix("-") ? "-" : ""
      return matching(typed, (Sort.Field.names + own.map(\.name)).map { Candidate(text: sign + $0) })
    case .command where command == HelpCommand.self:
      let topics = HandbookPage.topics.map { Candidate(text: $0) }
      return matching(typed, verbs(after: nil, CommandTable.commands) + topics)
    case .command: return matching(typed, verbs(after: nil, CommandTable.commands))
    case .shell:
      return matching(typed, CompletionsCommand.Shell.allCases.map { Candidate(text: $0.rawValue) })
    case .tool: return matching(typed, SetupCommand.Tool.allCases.map { Candidate(text: $0.rawValue) })
    default: return []
    }
  }

  private func named(_ typed: String) -> [Candidate] {
    matching(typed, journalNames().map { Candidate(text: "@" + $0) })
  }

  /// Words that begin with what is typed; case and accents make no difference.
  private func matching(_ typed: String, _ candidates: [Candidate]) -> [Candidate] {
    let folded = Folding.folded(typed)
    return candidates.filter { folded.isEmpty || Folding.folded($0.text).hasPrefix(folded) }
  }

  /// Names that begin with what is typed; where none does, those that contain it.
  private func naming(_ typed: String, _ candidates: [Candidate]) -> [Candidate] {
    let folded = Folding.folded(typed)
    let first = matching(typed, candidates)
    let found = first.isEmpty ? candidates.filter { Folding.folded($0.text).contains(folded) } : first
    return Array(found.prefix(Completer.limit))
  }

  /// The youngest records whose ids contain what is typed.
  private func records(_ typed: String, of kind: Kind? = nil) -> [Candidate] {
    (open?.namesakes(of: typed, kind: kind, most: Completer.limit) ?? []).map {
      Candidate(text: $0.id, description: $0.title ?? phrases.name(of: $0.kind))
    }
  }

  /// The records of the trash whose ids contain what is typed.
  private func trashed(_ typed: String) -> [Candidate] {
    let folded = Folding.folded(typed)
    return ((try? whole?.trash()) ?? []).compactMap(\.record).filter {
      !$0.isPrivate && (folded.isEmpty || Folding.folded($0.id).contains(folded))
    }.prefix(Completer.limit).map { Candidate(text: $0.id, description: phrases.help("trash")) }
  }

  /// What waits for `resolve` and is private on no side, each with the keys that a side can be chosen for.
  private var conflicts: [(id: Candidate, choices: [Candidate])] {
    guard let whole else { return [] }
    let resolver = ConflictResolver(whole)
    return resolver.conflicts().prefix(Completer.limit).compactMap { conflict in
      guard let found = try? resolver.examine(conflict),
        ![found.versions.ours, found.versions.theirs].contains(where: isPrivate)
      else { return nil }
      let id = FileStore.stem(found.original.split(separator: "/").last.map(String.init) ?? found.original)
      let choices = found.places.flatMap { place in
        MergeChoices.Side.allCases.map { Candidate(text: "\(place)=\($0.rawValue)") }
      }
      return (Candidate(text: id, description: found.places.joined(separator: ", ")), choices)
    }
  }

  private func isPrivate(_ version: [UInt8]) -> Bool {
    RecordDecoder().decode(MarkdownDocument(version), path: "", fileTime: nil).record.isPrivate
  }

  private var tags: [Candidate] {
    guard let journal = open else { return phrases.suggestedTags.map { Candidate(text: $0) } }
    return TagTally.tallies(of: journal.survey().table)
      .map { Candidate(text: $0.tag, description: phrases.number($0.count)) }
  }

  private func tagChanges(_ typed: String) -> [Candidate] {
    guard let sign = typed.first, sign == "+" || sign == "-" else { return [] }
    return naming(String(typed.dropFirst()), tags)
      .map { Candidate(text: String(sign) + $0.text, description: $0.description) }
  }

  private var people: [Candidate] {
    guard let journal = open else { return [] }
    return Statistics.Tally.tallies(of: journal.survey().table.people)
      .map { Candidate(text: $0.text, description: phrases.number($0.count)) }
  }

  private func moods(_ name: (Mood.Step) -> String) -> [Candidate] {
    Mood.Step.allCases.reversed().map {
      Candidate(text: name($0), description: "\($0.emoji) \(phrases.name(of: $0))")
    } + (whole?.profile.moods.names ?? []).map { Candidate(text: $0) }
  }

  private var own: [Scale] { whole?.profile.scales.own ?? [] }

  private var keys: [String] { Key.allCases.map(\.name) + own.map(\.name) }

  private var days: [Candidate] {
    [0, -1, 1, -2, -3, -4, -5, -6].map { offset in
      let day = today.advanced(by: offset)
      return Candidate(text: day.iso, description: phrases.relativeDay(day, today: today))
    }
  }

  private var shifts: [Candidate] {
    var words = [ShiftType.day, .night, .rest].map(\.name)
    let own = whole?.profile.shifts.definitions.map(\.word) ?? []
    let cycles = whole?.profile.rota.flatMap { $0.cycle.joined() } ?? []
    for shift in own + cycles where !words.contains(shift.name) { words.append(shift.name) }
    return words.map { Candidate(text: $0) }
  }
}

/// A word that can stand where the person is typing.
struct Candidate: Hashable, Sendable {
  var text: String
  /// What a shell that can shows beside it; may be empty.
  var description = ""
}

/// What can stand where the person is typing.
enum Completions: Hashable, Sendable {
  case words([Candidate])
  /// A path, which the shell itself knows best.
  case paths
}
