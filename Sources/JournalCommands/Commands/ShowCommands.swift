import JournalFiles
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalTerminal

/// `show ID`: one record with its text.
enum ShowCommand: Command {
  static let verb = Verb(
    "show", .look, isPaged: true, positionals: [.anyRecord],
    examples: [
      "show", "show the-lift", "show last", "show 'Soup at four'",
      "show 2026/11/2026-11-19-1855-check-in.md --json",
    ])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let id = arguments.record
    return try context.isProfile(id) ? showProfile(in: &context) : show(id, in: &context)
  }

  /// Shows the record that a name or a path stands for.
  fileprivate static func show(_ id: String, in context: inout Context) throws(CommandError) -> ExitCode {
    let found = try context.record(named: id, includingConflicts: true)
    let journal = try context.journal()
    let file = try context.readOpened(found.path, in: journal)
    let read = journal.openedRecord(file)
    let record = journal.onShiftDay(read?.record ?? found, now: context.now(in: journal.zone))
    let problems =
      read.map { $0.problems + journal.flaws(in: $0.record) }
      ?? journal.problems(of: [Conflict(path: found.path, origin: .markers)])
    let body = file.text
    if context.common.usesJSON {
      context.answer(
        record.fields, ["body": body], Fields { $0.extra(record.extra) },
        ["problems": context.listed(problems)])
    } else {
      RecordPage(record: record, body: body, today: context.today(in: journal), profile: journal.profile)
        .write(to: &context)
    }
    return context.report(problems, of: journal)
  }

  private static func showProfile(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let file = try context.read(Journal.profilePath, in: journal)
    let problems = file.readAsProfile.problems
    let text = String(decoding: file.bytes, as: UTF8.self)
    let listed = context.listed(problems)
    context.answer(["path": file.path, "text": text, "problems": listed]) { context in
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        context.output.line(Sanitizer.line(String(line)))
      }
    }
    return context.report(problems, of: journal)
  }
}

/// `random`: an entry drawn by chance, shown as `show` does; never one that `memories` keeps away.
enum RandomCommand: Command {
  static let verb = Verb(
    "random", .look, isPaged: true, options: [.from, .until, .on] + QueryArguments.filters,
    examples: ["random", "random --tag grateful", "random --until 2025 --mood happy"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let filters = try QueryArguments(arguments)
    let journal = try context.journal()
    var query = try filters.query(context.dates(in: journal), in: journal)
    if !arguments.has(.kind) { query.kinds = [.entry] }
    let profile = journal.profile
    // A mood alone says little of a day, and less what nobody can read now; where there is nothing else it is
    // what there is.
    let isLocked = journal.seal?.isUnlocked != true
    let found = journal.map(query) { part in
      var paths: (told: [String], bare: [String], locked: [String]) = ([], [], [])
      part.forEach { record in
        guard !profile.memories.keepAway(record, moods: profile.moods) else { return }
        let says = record.hasText || record.title != nil || !record.mediaPaths.isEmpty
        if record.isSealed, isLocked {
          paths.locked.append(record.path)
        } else if says || record.isSealed {
          paths.told.append(record.path)
        } else {
          paths.bare.append(record.path)
        }
      }
      return paths
    }
    let drawn =
      found.parts.flatMap(\.told).randomElement() ?? found.parts.flatMap(\.bare).randomElement()
      ?? found.parts.flatMap(\.locked).randomElement()
    guard let path = drawn else {
      if context.common.usesJSON { context.answer(["id": OrNull(nil)]) }
      context.errors.line(context.phrases.say("caption-nothingFound"))
      return .done
    }
    // Nobody named it: what is wrong in it is said, and keeps nothing from being shown.
    _ = try ShowCommand.show(path, in: &context)
    return .done
  }
}

/// `memories [DAY]`: what was written on the day in other years, in its week, in its month.
enum MemoriesCommand: Command {
  static let verb = Verb(
    "memories", .look, isPaged: true, positionals: [.anyDay], options: [.limit],
    examples: ["memories", "memories 24 december", "memories --limit 50 --json"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let said = try arguments.anyDay()
    let limit = try arguments.count(.limit) ?? 5
    let journal = try context.journal()
    let dates = context.dates(in: journal)
    let day = said?.day(dates) ?? dates.context.today
    let survey = Period(journal, from: .first, until: .last).survey
    let records = survey.records { record in
      record.kind == .entry && LookBack.nearness(of: record.date, to: day) != nil
    }
    let memories = LookBack(from: day, records: records, journal.profile)
    if context.common.usesJSON {
      let total = LookBack.Nearness.allCases.map { ($0.rawValue, memories[$0].count) }
      let records = LookBack.Nearness.allCases.flatMap { near in
        objects(shown(memories, near, limit)) {
          Fields([$0.fields, ["near": near.rawValue, "years": day.year - $0.date.year]])
        }
      }
      context.answer([
        "date": day.iso, "total": Fields(named: total), "records": records,
        "problems": context.listed(survey.problems),
      ])
    } else if memories.isEmpty {
      context.errors.line(context.phrases.say("caption-nothingFound"))
    } else {
      for nearness in LookBack.Nearness.allCases { show(memories, nearness, limit, journal, &context) }
    }
    context.mention(survey.problems)
    return .done
  }

  /// All of the day, and the first of the week and of the month.
  private static func shown(_ memories: LookBack, _ nearness: LookBack.Nearness, _ limit: Int) -> [Record] {
    nearness == .day ? memories[nearness] : Array(memories[nearness].prefix(limit))
  }

  private static func show(
    _ memories: LookBack, _ nearness: LookBack.Nearness, _ limit: Int, _ journal: Journal,
    _ context: inout Context
  ) {
    let records = shown(memories, nearness, limit)
    guard !records.isEmpty else { return }
    let phrases = context.phrases
    context.output.line(phrases.say(nearness.caption), .bold)
    let line = RecordLine(phrases, of: journal, now: context.now(in: journal.zone))
    let today = context.today(in: journal)
    var table = TextTable()
    for record in records {
      let words =
        record.title == nil
        ? FirstWords.ofRecord(record, in: journal) ?? RecordLine.label(of: record, phrases) : nil
      table.addCell(.dim) { $0.append("  " + phrases.shortDay(record.date, today: today)) }
      record.withOutline { line.addCells($0, to: &table, firstWords: words) }
      table.endRow()
    }
    TextTable.write([table], to: &context.output)
    let count = memories[nearness].count
    guard records.count < count else { return }
    let command = "smjournal \(name) \(Option.limit.flag) \(count)"
    context.errors.line("  \(phrases.shown(records.count, of: count)) · \(command)", .dim)
  }
}

extension LookBack.Nearness {
  fileprivate var caption: String {
    switch self {
    case .day: "view-memoriesDay"
    case .week: "view-memoriesWeek"
    case .month: "view-memoriesMonth"
    }
  }
}
