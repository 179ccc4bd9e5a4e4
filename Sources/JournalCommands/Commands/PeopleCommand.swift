import CommandKit
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalTerminal

/// `people`: the people of the journal with the records that name them and their next birthdays.
struct PeopleCommand: PlainCommand {
  static let verb = Verb("people", .people, .look, isPaged: true, examples: ["people", "people --json"])

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let today = context.today(in: journal)
    let (cards, problems) = journal.people(today: today)
    if context.common.usesJSON {
      context.answer(["people": cards, "problems": context.listed(problems)])
    } else {
      context.show(cards, today: today)
    }
    return .done
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
