import JournalFiles
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal
import SystemLibrary

/// `team DIR…`: figures over several journals that name no single person.
enum TeamCommand: Command {
  static let verb = Verb(
    "team", .look, positionals: [Positional(.folder, repeats: true)],
    options: SpanOptions.options + [.minimum],
    examples: [
      "team " + "~/ward/*/", "team ~/ward/*.json --from 2026-01 --until 2026-06 --json",
      "team --minimum 8 ~/ward/*/",
    ])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let span = try SpanOptions(arguments)
    let minimum =
      try arguments.value(.minimum, .oneOf(["3", "4", "5", "…"])) {
        Int($0).flatMap { $0 >= TeamCells.leastMinimum ? $0 : nil }
      } ?? TeamCells.usualMinimum
    try context.beginCommand()
    var members: [TeamMember] = []
    for path in arguments.positionals {
      guard let member = try context.member(at: path) else {
        context.refuse(Sanitizer.line(path) + context.phrases.colon + context.phrases.say("team-noFigures"))
        return .dataProblem
      }
      members.append(member)
    }
    let environment = context.storeEnvironment
    guard let zone = Context.homeZone(now: context.common.now, environment)() else {
      let reason = SystemZones(environment: environment).reason(ofUnknown: environment["TZ"] ?? "", key: "TZ")
      throw .zone(Problem(path: "", reason: reason))
    }
    let today = zone.local(context.now(in: zone)).day
    let (from, until) = span.ends(Dates(today: today))
    let figures = TeamFigures(
      TeamCells(members, minimum: minimum), from: from, until: until, today: today)
    guard !figures.figures.isEmpty else {
      context.refuse(
        context.phrases.say("team-tooFew", ("people", .number(figures.people)), ("minimum", .of(minimum))))
      return .dataProblem
    }
    return context.answer(figures.fields) { $0.show(figures) }
  }
}

/// `team figures`: one's own numbers, a month each, for those who don't want to give a journal away.
enum TeamFiguresCommand: Command {
  static let verb = Verb("team figures", .look, needsZone: true, examples: ["team figures"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    // It goes to others as `team` reads a folder: nothing of what is sealed is in it.
    let journal = try context.journal().locked().withoutPrivate()
    let member = context.member(journal)
    context.answer(member.fields)
    return .done
  }
}

extension Context {
  /// What a person brings in: a journal's folder, or a file that `team figures` made; `nil` for another file.
  fileprivate func member(at path: String) throws(CommandError) -> TeamMember? {
    let whole = absolute(path)
    if path.hasSuffix(".json") {
      do throws(StoreError) {
        let file = try ForeignFile(whole)
        guard file.count <= TeamFile.limit else { return nil }
        return TeamFile.member(try file.bytes(0..<file.count))
      } catch { throw .store(error) }
    }
    return member(try otherJournal(whole))
  }

  /// A person's own numbers of all finished months.
  fileprivate func member(_ journal: Journal) -> TeamMember {
    let table = journal.survey().table
    let today = today(in: journal)
    let first = table.facts.map(\.date).min() ?? today
    let report = Report.of(
      journal, min(max(first, today.advanced(by: -TeamFile.dayLimit)), today)...today, isCut: false,
      now: now(in: journal.zone), rules: nil
    ).report
    let id = journal.profile.identifier ?? ""
    let key = id.isEmpty ? "path:" + journal.root : "id:" + id
    return TeamMember(key: String(SHA256.hexadecimal(of: Array(key.utf8)).prefix(16)), table, report: report)
  }

  fileprivate mutating func show(_ figures: TeamFigures) {
    output.line(
      phrases.say(
        "team-heading", ("people", .of(figures.people)),
        ("month", .of(phrases.month(figures.from.firstDay.month, year: figures.from.firstDay.year))),
        ("month2", .of(phrases.month(figures.until.firstDay.month, year: figures.until.firstDay.year)))),
      .bold)
    var table = TextTable()
    for figure in figures.figures {
      table.add([
        .init(phrases.name(of: figure.measure)), .init(phrases.decimal(figure.mean, digits: 1), .accent),
        .init(
          phrases.say(
            "team-basis", ("people", .of(figure.people)), ("months", .count(figure.months.count, .month))),
          .dim),
      ])
    }
    table.write(to: &output)
    if !figures.shutMonths.isEmpty {
      output.line(
        phrases.say(
          "team-shutMonths", ("count", .number(figures.shutMonths.count)), ("minimum", .of(figures.minimum))),
        .dim)
    }
    output.line(phrases.say("team-method"), .dim)
  }
}

extension Phrases {
  fileprivate func name(of measure: TeamMeasure) -> String {
    if case .felt(let measure) = measure { name(of: measure) } else { say("team-measure-\(measure.name)") }
  }
}

extension TeamFigures {
  fileprivate var fields: Fields {
    let rows = objects(figures) { figure in
      [
        "measure": figure.measure.name, "mean": figure.mean, "people": figure.people,
        "months": figure.months.map(\.text),
      ]
    }
    return [
      "people": people, "minimum": minimum, "from": from.text, "until": until.text, "figures": rows,
      "shutMonths": shutMonths.map(\.text),
    ]
  }
}

extension TeamMember {
  fileprivate var fields: Fields {
    let rows = objects(months.sorted { $0.key < $1.key }) { month, values in
      let known = TeamMeasure.all.map { ($0.name, values[$0].map { Rounded($0) }) }
      return Fields([["month": month.text], Fields(named: known.map { ($0, $1) })])
    }
    return ["teamFigures": TeamFile.form, "person": key, "months": rows]
  }
}
