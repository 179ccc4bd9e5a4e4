import JournalInsights
import JournalModel
import Testing

@Suite struct BirthdayCommandTests {
  private static func person(_ name: String, _ lines: String...) -> String {
    "---\nkind: person\nname: \(name)\n\(lines.joined(separator: "\n"))\n---\n"
  }

  private func session() -> Session {
    Session([
      "people/abe.md": Self.person("Abe", "birthday: \"--11-25\""),
      "people/lea.md": Self.person("Léa", "birthday: \"2020-11-25\"", "relation: daughter"),
      "people/eve.md": Self.person("Eve", "birthday: \"1990-11-20\"", "private: true"),
      "people/far.md": Self.person("Far", "birthday: \"--12-02\"", "remind: 14"),
      "people/tom.md": Self.person("Tom", "birthday: \"--11-21\"", "remind: never"),
      "people/zoe.md": Self.person("Zoé", "birthday: \"--11-28\""),
      "people/leap.md": Self.person("Leap", "birthday: \"2016-02-29\""),
    ])
  }

  @Test func `today names the birthdays of seven days, children first`() {
    let session = session()
    let lines = session.lines("today").filter { $0.contains("birthday") || $0.contains("turns") }
    #expect(
      lines == [
        "Eve turns 36 today", "Léa turns 6 on Wed 25 November", "Abe’s birthday is on Wed 25 November",
        "Far’s birthday is on Wed 2 December",
      ])
    #expect(
      session.compact("today").contains(
        "\"birthdays\":[{\"id\":\"eve\",\"name\":\"Eve\",\"date\":\"2026-11-20\",\"age\":36},"
          + "{\"id\":\"lea\",\"name\":\"Léa\",\"date\":\"2026-11-25\",\"age\":6},"
          + "{\"id\":\"abe\",\"name\":\"Abe\",\"date\":\"2026-11-25\"},"
          + "{\"id\":\"far\",\"name\":\"Far\",\"date\":\"2026-12-02\"}]"))
    session.now = "2026-11-27T18:50:00+01:00"
    #expect(session.lines("today", "--lang", "fr").contains("Zoé fête son anniversaire demain"))
  }

  @Test(arguments: [
    ("2 Wochen", 14), ("3 semanas", 21), ("1 week", 7), ("14 jours", 14), ("nie", nil), ("nunca", nil),
    ("しない", nil), ("non", nil), ("often", 7),
  ])
  func `remind is read in every language`(text: String, days: Int?) {
    var person = Record(id: "a", path: "people/a.md", kind: .person, date: CivilDay(number: 0))
    person[detail: .remind] = .string(text)
    #expect(BirthdayAhead.remindDays(of: person, usual: 7) == days)
  }

  @Test func `29 February is kept on the 28th where the year has no other`() {
    let session = session()
    session.now = "2027-02-25T18:50:00+01:00"
    #expect(session.lines("today").contains("Leap turns 11 on Sun 28 February"))
    session.now = "2028-02-28T18:50:00+01:00"
    #expect(session.lines("today").contains("Leap turns 12 tomorrow"))
  }

  @Test func `a person is no record of today, nor of any day`() {
    let session = session()
    #expect(session.compact("today").contains("\"records\":[],"))
    #expect(session.compact("day", "today").contains("\"records\":[],"))
  }

  @Test func `reminders ics has each birthday every year, without those that are private`() {
    let reply = session().run("reminders", "ics")
    let events = reply.output.split(separator: "BEGIN:VEVENT").dropFirst()
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(events.count == 5)
    let (usual, leap) = ("RRULE:FREQ=YEARLY\r\n", "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1\r\n")
    #expect(events.allSatisfy { $0.contains($0.contains("Leap") ? leap : usual) })
    #expect(events.contains { $0.contains("DTSTART;VALUE=DATE:20201125\r\n") && $0.contains("Léa") })
    #expect(!reply.output.contains("Eve") && !reply.output.contains("Tom"))
  }
}
