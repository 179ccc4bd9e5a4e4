import JournalTestSupport
import Testing

/// Words of nine languages at moods, keys and dates: what isn't understood is refused, and what is shown is
/// read.
@Suite struct WordsOfNineLanguagesTests {
  @Test(arguments: ["기쁨 없음", "만족 못함", "元気 なし", "gut ist anders", "goed niet", "bien no"])
  func `a no behind a mood is heard`(words: String) {
    let reply = Session.inParis("").run(("mood " + words).words)
    #expect(reply.code == 64, "\(reply.output)")
  }

  @Test(arguments: [
    ("goed moe", "😞"), ("bien fatiguée", "😞"), ("happy no complaints", "😊"), ("gut nicht laut", "😊"),
  ])
  func `how much of a mood it is makes no other, and a note may say no`(words: String, mood: String) {
    let reply = Session.inParis("").run(("mood " + words).words)
    #expect(reply.output.contains(mood), "\(reply.output) \(reply.errors)")
  }

  @Test(arguments: [
    ("humor=5", "mood"), ("Seelische Belastung=5", "load"), ("labels=nacht", "tags"),
  ])
  func `a label that is shown is a key that is read`(said: String, key: String) {
    let session = Session.inParis("")
    session.run("check-out", "--mood", "2", "--load", "2")
    #expect(session.run("set", "last", said).code == 0)
    let text = session.files.first { $0.contains("check-out") }.flatMap { session.text($0) } ?? ""
    #expect(text.contains("\n\(key):") && !text.contains(said.prefix { $0 != "=" } + ":"), "\(text)")
  }

  @Test(arguments: ["dagboeknotitie", "dagboeknotities"])
  func `a kind is read as every list has it`(word: String) {
    let session = Session.inParis("")
    session.run("new", "Test")
    #expect(session.run("list", "--kind", word).output.contains("Test"))
  }

  @Test func `the nearest word of another script is one of its meaning`() {
    let reply = Session.inParis("").run(
      "rota", "set", "--from", "2026-11-30", "--cycle", "데이 저녁번 밤번 오프")
    #expect(
      reply.code == 64 && reply.errors.contains("'저녁번'") && !reply.errors.contains("쉬는날"),
      "\(reply.errors)")
  }

  @Test(arguments: [
    ("24-11", "Tue 24 November"), ("8-11", "Sun 8 November"), ("20-12", "Sun 20 December"),
    ("25-11", "Wed 25 November"), ("2026. 11. 24.", "Tue 24 November"), ("11. 24.", "Tue 24 November"),
    ("１１月２４日", "Tue 24 November"),
  ])
  func `a day is asked for as each country writes it`(words: String, day: String) {
    let session = Session.inParis("")
    session.now = "2026-11-27T14:00:00+01:00"
    let reply = session.run("day", words)
    #expect(reply.output.hasPrefix(day), "\(reply.output) \(reply.errors)")
  }

  @Test func `two numbers with a hyphen are no day where they may be hours or two days`() {
    let session = Session.inParis("")
    session.now = "2026-11-27T14:00:00+01:00"
    #expect(session.run("rota", "worked", "8-11", "14-18").code == 64)
    #expect(session.run("vacation", "add", "3-5").code == 64)
    #expect(session.run("vacation", "add", "20-12 t/m 24-12").output.contains("2026-12-20"))
  }

  @Test(arguments: [
    ("Früh Spät Nacht frei", "Spät", "Spätdienst"), ("Früh Spät Nacht frei", "Früh", "Frühdienst"),
    ("early late night off", "late", "late shift"), ("vroeg laat nacht vrij", "laat", "late dienst"),
    ("早番 遅番 夜勤 休み", "遅番", "遅出"), ("mañana tarde noche libre", "mañana", "turno de mañana"),
  ])
  func `a shift has the hours of the rota's word for it`(cycle: String, word: String, said: String) {
    let session = Session.inParis("")
    session.now = "2026-11-27T14:00:00+01:00"
    session.run(
      "rota", "set", "--from", "2026-11-23", "--cycle", cycle, "--hours", "\(word)=13:00-21:30")
    let reply = session.run("rota", "add", "2026-11-26", said)
    #expect(!reply.errors.contains("No hours"), "\(reply.errors)")
    #expect(
      session.run("day", "2026-11-26").output.contains("13:00–21:30"), "\(session.run("day", "2026-11-26"))")
  }

  @Test(arguments: [
    ("Hebamme", "midwife"), ("enfermera", "nurse"), ("看護師", "nurse"), ("verloskundige", "midwife"),
  ])
  func `a profession is read in the words of the answer`(word: String, name: String) {
    let session = Session.inParis("")
    #expect(session.run("config", "profession=" + word).code == 0)
    #expect(session.text("journal.md")?.contains("\nprofession: \(word)\n") == true)
    #expect(
      session.run("config", "profession").output.contains(name), "\(session.run("config", "profession"))")
  }
}
