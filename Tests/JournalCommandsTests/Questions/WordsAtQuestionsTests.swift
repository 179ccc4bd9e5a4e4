import JournalTestSupport
import Testing

@testable import JournalCommands

/// What is typed as a word where a key would do is read as a whole, or refused aloud; no letter of it answers
/// the next question.
@Suite struct WordsAtQuestionsTests {
  private let sorry = "Sorry, I didn't understand that."

  @Test(arguments: [
    ("good\n", "good"), ("Gut\n", "Gut"), ("bien\n", "bien"), ("😴\n", "😴"), ("4", "😊"), ("4\n", "😊"),
    ("\u{1B}[200~good\u{1B}[201~\n", "good"), ("blorp\n4\n", "😊"), ("7\n4\n", "😊"), ("x\u{7F}4\n", "😊"),
  ])
  func `a mood is read as the option reads it`(typed: String, mood: String) {
    let session = Session()
    let reply = session.run("mood", typed: typed)
    let text = session.text("2026/11/2026-11-20-1850-mood.md") ?? ""
    #expect(text.contains("\nmood: \(mood)\n"), "\(text)\(reply.errors)")
    let isRefused = typed.hasPrefix("blorp") || typed.hasPrefix("7")
    #expect(reply.errors.contains(sorry) == isRefused, "\(reply.errors)")
  }

  @Test(arguments: [
    ("good\nmoderate\nlow\n", "energy: 4\nstress: 3\nmotivation: 2"),
    ("Exce\n3\n5\n", "energy: 5\nstress: 3\nmotivation: 5"),
    ("bonne\n4\n\nfair\n", "energy: 4\nmotivation: 3"),
  ])
  func `a rating is read by its label`(typed: String, ratings: String) {
    let session = Session()
    let reply = session.run("check-in", "--shift", "day", typed: typed + "⏸\n\n")
    let text = session.text("2026/11/2026-11-20-1850-check-in.md") ?? ""
    #expect(text.contains("\n\(ratings)\n"), "\(text)\(reply.errors)")
    #expect(reply.errors.contains(sorry) == typed.hasPrefix("bonne"))
  }

  @Test(arguments: [
    ("tired\n", "badges:\n  - 😴", ""), ("calm, grateful\n", "badges:\n  - 😌\n  - 🙏", ""),
    ("3tired\n", "badges:\n  - 😌\n  - 😴", ""), ("tired of it\n", "", "\ntired of it\n"),
  ])
  func `badges are read by their names, other words are the note`(typed: String, badges: String, note: String)
  {
    let session = Session()
    session.run("check-in", "--shift", "day", typed: "4⏸3⏸3⏸" + typed)
    let text = session.text("2026/11/2026-11-20-1850-check-in.md") ?? ""
    #expect(text.contains(badges) && text.hasSuffix("---\n" + note), "\(text)")
  }

  @Test(arguments: [
    ("yes\n", "Y"), ("oui\n", "Y"), ("ja\n", "Y"), ("y\n", "Y"), ("no\n", "N"), ("non\n", "N"), ("n\n", "N"),
    ("nein\n", "N"), ("perhaps\nyes\n", "Y"),
  ])
  func `yes and no are read as words of any language, and what is neither is refused`(
    typed: String, answer: String
  ) {
    let session = Session()
    let reply = session.run(
      "check-out", "--shift", "day", "--at", "2026-11-20T18:50", "--end", "18:50",
      typed: "4⏸3⏸3⏸3⏸\n\n" + typed + "Title\n\n\n\n\n\n")
    let isEntry = session.files.contains { $0.hasSuffix("title.md") }
    #expect(isEntry == (answer == "Y"), "\(session.files)\(reply.errors)")
    #expect(reply.errors.contains(sorry) == typed.hasPrefix("perhaps"), "\(reply.errors)")
  }

  @Test(arguments: [
    ("14-22 Uhr\n", "14:00", "22:00"), ("21h-7h\n", "21:00", "07:00"), ("2", "13:30", "21:00"),
    ("2\n", "13:30", "21:00"), ("3:00-11:00\n", "03:00", "11:00"),
  ])
  func `hours that begin with the key of a choice are hours`(typed: String, start: String, end: String) {
    let session = Session()
    let reply = session.run("rota", "set", "--from", "2026-11-23", "--cycle", "L rest", typed: typed)
    let profile = session.text("journal.md") ?? ""
    #expect(profile.contains("hours: \"\(start)-\(end)\""), "\(profile)\(reply.errors)")
  }

  @Test func `a word that begins with the letter of a badge is a word`() {
    let session = Session(profile: "smjournal: 1\nbadges: {🔥: on fire, 🌊: swamped}\n")
    session.run("check-in", "--shift", "night", typed: "4⏸4⏸4⏸a calm night\n")
    let text = session.text("2026/11/2026-11-20-1850-check-in.md") ?? ""
    #expect(text.contains("badges:\n  - 🌊\n") && text.hasSuffix("\n\ncalm night\n"), "\(text)")
    session.now = "2026-11-21T18:50:00+01:00"
    session.run("check-in", "--shift", "night", typed: "4⏸4⏸4⏸after all\n")
    let other = session.text("2026/11/2026-11-21-1850-check-in.md") ?? ""
    #expect(!other.contains("badges") && other.hasSuffix("\n\nafter all\n"), "\(other)")
  }
}
