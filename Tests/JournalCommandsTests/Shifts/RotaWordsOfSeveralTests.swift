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
  ])
  func `what the table knows as one word is one day between commas`(words: String, cycle: String) {
    let reply = Session.inParis("").run("rota", "set", "--from", "2026-11-30", "--cycle", words, "--json")
    let list = reply.output.filter { !$0.isWhitespace }.split(separator: "\"cycle\":[\"").last
    let read = list?.split(separator: "\"]").first?.split(separator: "\",\"").joined(separator: " ")
    #expect(read == cycle, "\(reply.output) \(reply.errors)")
  }
}
