import JournalInsights
import JournalModel
import JournalTerminal

extension JSONWriter {
  /// A birthday: whose, when, and how old they get where the year is known.
  package mutating func birthday(_ birthday: BirthdayAhead) {
    object { json in
      json.field("id", birthday.id)
      json.field("name", birthday.name)
      json.field("date", birthday.day.iso)
      json.field("age", birthday.age)
    }
  }
}
