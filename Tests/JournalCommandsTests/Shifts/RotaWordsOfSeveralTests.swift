import JournalTestSupport
import Testing

/// Words of a rota that are several words.
@Suite struct RotaWordsOfSeveralTests {
  private static func cycle(of reply: Reply) -> String? {
    let list = reply.output.filter { !$0.isWhitespace }.split(separator: "\"cycle\":[\"").last
    return list?.split(separator: "\"]").first?.split(separator: "\",\"").joined(separator: " ")
  }

  @Test(arguments: [
    ("night, night, day off, day off", "night night rest rest"), ("long day, off", "long-day rest"),
    ("long day long day night night off off", "long-day long-day night night rest rest"),
    ("night, sleep day, off", "night sleep-day rest"), ("sick leave, day", "sick-leave day"),
    ("día, día libre", "day día-libre"), ("giorno, giorno libero", "day giorno-libero"),
    ("notte, smonto notte, riposo compensativo", "night smonto-notte riposo-compensativo"),
    ("Tag, Tag frei", "day Tag-frei"), ("dag, dag vrij", "day dag-vrij"),
    ("plantão diurno, folga", "day rest"), ("3 nights, 2 days off", "night night night rest rest"),
    ("turno de noche, libre", "night rest"), ("early shift, late shift", "early-shift late-shift"),
    ("late dienst, dag", "late-dienst day"), ("주간 근무, 쉬는 날", "주간근무 쉬는날"),
    ("日勤、夜勤、明け、休み", "day night 明け rest"), ("日勤・夜勤→休み", "day night rest"),
    ("day - night - rest", "day night rest"), ("day, off, day, off", "day rest day rest"),
    ("day day off off", "day day rest rest"), ("rest rest day day", "rest rest day day"),
    ("long long night night off off", "long long night night rest rest"),
  ])
  func `what the table knows as one word is one day`(words: String, cycle: String) {
    let reply = Session.inParis("").run(
      "rota", "set", "--from", "2026-11-30", "--cycle", words, "--json")
    #expect(Self.cycle(of: reply) == cycle, "\(reply.output) \(reply.errors)")
  }

  @Test(arguments: [
    ("night night day off", "day off"), ("notte smonto notte", "smonto notte"),
    ("day off day off", "day off"),
  ])
  func `where nothing tells whether it is one day or several, it is refused`(words: String, doubt: String) {
    let problem =
      "smjournal: error: --cycle '\(doubt)': expected commas between the days, such as 'night, day off, day': "
      + "without them it may be one day or several\n"
    let session = Session.inParis("")
    let cycle = ["--cycle", words].map { Array($0.utf8) }
    for line in [cycle, words.words] {
      let reply = session.run("rota set --from 2026-11-30".words + line)
      #expect(reply.code == 64 && reply.errors.hasPrefix(problem), "\(reply.errors)")
    }
    let quoted = session.run("rota", "set", "--from", "2026-11-30", "night", "day off", "--json")
    #expect(Self.cycle(of: quoted) == "night rest")
  }

  @Test func `a question for the cycle says so too`() {
    let reply = Session.inParis("").run("rota", "set", "--from", "2026-11-30", typed: "night night day off\n")
    #expect(
      reply.errors.contains("'day off': expected commas between the days, such as 'night, day off, day'"),
      "\(reply.errors)")
  }

  @Test func `hours of a word that is two are taken`() {
    let session = Session.inParis("")
    session.run("rota", "set", "--from", "2026-11-23", "--cycle", "long day, off")
    #expect(session.run("rota", "set", "--hours", "long day=07:00-19:30").code == 0)
    #expect(session.run("day", "2026-11-25").output.contains("07:00–19:30"))
  }
}
