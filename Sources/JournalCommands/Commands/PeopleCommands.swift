import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalTerminal

/// `people`: the people of the journal with the records that name them and their next birthdays.
enum PeopleCommand: Command {
  static let verb = Verb("people", .look, isPaged: true, examples: ["people", "people --json"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let today = context.today(in: journal)
    let (cards, problems) = journal.people(today: today)
    let listed = context.listed(problems)
    try context.mentionSealed()
    return context.answer(["people": cards, "problems": listed]) { $0.show(cards, today: today) }
  }
}

extension Context {
  fileprivate mutating func show(_ cards: [PersonCard], today: CivilDay) {
    guard !cards.isEmpty else { return output.line(phrases.say("caption-noPeople"), .dim) }
    var table = TextTable()
    for card in cards {
      let birthday = card.nextBirthday.map { phrases.birthday(on: $0, age: card.age, today: today) }
      table.add([
        .init((card.isSealed ? "🔒 " : "") + card.name, .accent), .init(card.relation ?? "", .dim),
        .init(phrases.count(card.count, .record)),
        .init(card.last.map { phrases.relativeDay($0, today: today) } ?? "", .dim), .init(birthday ?? ""),
      ])
    }
    table.write(to: &output)
  }
}

extension PersonCard: JSONObject {
  package var fields: Fields {
    [
      "id": id, "name": name, "sealed": isSealed ? true : nil, "relation": relation,
      "birthday": birthday?.text,
      "nextBirthday": nextBirthday?.iso, "age": age, "records": count, "last": last?.iso,
    ]
  }
}

/// `people add NAME`: makes the file of a person, `people/lea.md`.
enum PeopleAddCommand: Command {
  static let verb = Verb(
    "people add", .change, positionals: [Positional(.name)], options: [.birthday, .relation, .note, .source],
    examples: [
      "people add Léa --birthday 2019-03-12 --relation daughter", "people add Paul --birthday '12 march'",
    ])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let person = try arguments.argument(0, .text) { $0.trimmed.isEmpty ? nil : $0.trimmed }
    let birthday = try arguments.value(.birthday, .birthday) { BirthdayWords($0) }
    let relation = try arguments.text(.relation)
    let note = try arguments.text(.note)
    let journal = try context.journal()
    var draft = Draft(
      kind: .person, day: context.today(in: journal), body: try context.textOrInput(note) ?? "")
    draft[.name] = .string(person)
    draft[.birthday] = birthday?.birthday(context.dates(in: journal)).map { .string($0.text) }
    draft[.relation] = relation.map { .string($0) }
    draft[.source] = .string(context.common.source ?? "cli")
    let namesake = journal.namesake(of: person)
    let change = try stored(journal.create(draft))
    let name = person
    let what = context.phrases.name(of: Kind.person)
    try context.confirm(change) { .created(what, day: name, path: $0) }
    if let namesake {
      let text = context.phrases.say(
        "versions-namesake", ("name", .of(namesake[text: .name] ?? person)),
        ("path", .of(context.displayed(namesake.path, in: journal))))
      context.warn(text)
    }
    return .done
  }
}

/// A birthday as people write it: `2019-03-12`, `--03-12`, `12/3/2019`, `12 march`.
private enum BirthdayWords {
  case date(Birthday)
  /// What is read in the journal's language, and in its order of day and month.
  case words(DayArgument)

  init?(_ text: String) {
    if let date = Birthday(text) {
      self = .date(date)
    } else if let words = DayArgument(text), words.isDate {
      self = .words(words)
    } else {
      return nil
    }
  }

  func birthday(_ dates: Dates) -> Birthday? {
    switch self {
    case .date(let date): date
    case .words(let words): words.birthday(dates)
    }
  }
}
