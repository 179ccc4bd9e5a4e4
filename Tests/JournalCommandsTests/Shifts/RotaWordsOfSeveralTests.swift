import JournalTestSupport
import Testing

/// Words of a rota that are several words.
@Suite struct RotaWordsOfSeveralTests {
  @Test(arguments: [
    ("night, night, day off, day off", "night night rest rest"), ("long day, off", "long-day rest"),
    ("night, sleep day, off", "night sleep-day rest"), ("sick leave, day", "sick-leave day"),
    ("día, día libre", "day día-libre"), ("giorno, giorno libero", "day giorno-libero"),
    ("notte, smonto notte, riposo compensativo", "night smonto-notte riposo-compensativo"),
    ("Tag, Tag frei", "day Tag-frei"), ("dag, dag vrij", "day dag-vrij"),
    ("日勤、夜勤、明け、休み", "day night 明け rest"), ("日勤 夜勤 明け 休み", "day night 明け rest"),
    ("day, day, -, night", "day day rest night"), ("day, off, day, off", "day rest day rest"),
    ("day day off off", "day day rest rest"),
    ("long long night night off off", "long long night night rest rest"),
    ("night day off", "night rest"), ("day off", "rest"), ("night night day off", "night night rest"),
    ("nuit nuit jour de repos", "night night jour-de-repos"), ("day rest day", "day rest day"),
    ("noche noche día libre", "night night día-libre"), ("rest day night", "rest day night"),
    ("day day off", "day day rest"), ("3 nights 2 day off", "night night night rest rest"),
  ])
  func `what the table knows as one word is one day between commas`(words: String, cycle: String) {
    let reply = Session.inParis("").run("rota", "set", "--from", "2026-11-30", "--cycle", words, "--json")
    let list = reply.output.filter { !$0.isWhitespace }.split(separator: "\"cycle\":[\"").last
    let read = list?.split(separator: "\"]").first?.split(separator: "\",\"").joined(separator: " ")
    #expect(read == cycle, "\(reply.output) \(reply.errors)")
  }

  private static func cycle(of session: Session) -> String {
    let lines = (session.text("journal.md") ?? "").split(separator: "\n")
    return lines.first { $0.hasPrefix("    cycle: ") }.map { String($0.dropFirst(11)) } ?? ""
  }

  @Test(arguments: [
    ("day night day off", "day off", "day night rest", "day night day rest"),
    ("night day off day off", "day off", "night rest rest", "night day rest day rest"),
    ("noche día libre día", "día libre", "night día-libre day", "night day rest day"),
  ])
  func `where nobody can tell whether it is one day or two, it is asked, and refused elsewhere`(
    words: String, doubt: String, one: String, two: String
  ) {
    let problem =
      "smjournal: error: --cycle '\(doubt)': expected commas between the days, such as 'night, day off, day': "
      + "without them it may be one day or several\n"
    let options = ["rota", "set", "--from", "2026-11-30"]
    for line in [options + ["--cycle", words], options + words.split(separator: " ").map(String.init)] {
      let session = Session.inParis("")
      let reply = session.run(line.map { Array($0.utf8) })
      #expect(reply.code == 64 && reply.errors.hasPrefix(problem), "\(reply.errors)")
      #expect(Self.cycle(of: session) == "")
    }
    for (key, cycle) in [("y", one), ("n", two)] {
      let session = Session.inParis("")
      let reply = session.run(
        (options + ["--cycle", words]).map { Array($0.utf8) }, typed: key + "1⏸1⏸y⏸\n\n")
      #expect(reply.errors.contains("Is “\(doubt)” one day without work?"), "\(reply.errors)")
      #expect(Self.cycle(of: session) == cycle, "\(reply.errors)")
    }
  }

  @Test func `words in quotes are a day`() {
    let session = Session.inParis("")
    session.run("rota", "set", "--from", "2026-11-30", "day", "night", "day off")
    #expect(Self.cycle(of: session) == "day night rest")
  }
}
