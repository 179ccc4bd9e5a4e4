import JournalTestSupport
import Testing

/// Of two records of one moment the one with the higher number is the later writing, whatever becomes of
/// them.
@Suite struct LaterNumberTests {
  private static func mood(_ mood: String, _ day: Int, title: String? = nil) -> String {
    "---\nat: \"2026-11-\(day)T09:30:00+01:00\"\n" + (title.map { "title: \($0)\n" } ?? "")
      + "mood: \(mood)\n---\n"
  }

  private static func ofDay(_ mood: String, _ day: Int) -> String {
    "---\ndate: 2026-11-\(day)\nmood: \(mood)\n---\n"
  }

  @Test func `what is moved onto a day comes behind what is there`() {
    let session = Session([
      "2026/11/2026-11-20-mood-2.md": Self.ofDay("4", 20), "2026/11/2026-11-19-mood.md": Self.ofDay("2", 19),
    ])
    #expect(session.run("move", "2026-11-19-mood", "2026-11-20").code == 0)
    #expect(session.files.contains("2026/11/2026-11-20-mood-3.md"), "\(session.files)")
    let day = session.run("day", "2026-11-20", "--json").output.filter { !$0.isWhitespace }
    #expect(day.contains(#""mood":"sad""#), "\(day)")
  }

  @Test func `a number is kept where the day has none, and replaced where it is taken`() {
    let session = Session([
      "2026/11/2026-11-19-mood-2.md": Self.ofDay("2", 19), "2026/11/2026-11-20-mood.md": Self.ofDay("3", 20),
      "2026/11/2026-11-20-mood-2.md": Self.ofDay("4", 20),
    ])
    session.run("move", "2026-11-19-mood-2", "2026-11-18")
    #expect(session.files.contains("2026/11/2026-11-18-mood-2.md"), "\(session.files)")
    session.run("move", "2026-11-18-mood-2", "2026-11-20")
    #expect(session.files.contains("2026/11/2026-11-20-mood-3.md"), "\(session.files)")
  }

  @Test func `what has the last word has it sealed, too, and opened again`() {
    let session = Session.sealing(
      [
        "2026/11/2026-11-20-0930-zebra.md": Self.mood("2", 20, title: "Zebra"),
        "2026/11/2026-11-20-0930-mood-2.md": Self.mood("4", 20),
      ], profile: "timezone: Europe/Paris\n")
    session.run("seal", "2026-11-20-0930-mood-2")
    #expect(session.files.contains("2026/11/2026-11-20-0930-mood-2.md.age"), "\(session.files)")
    session.run("seal", "zebra")
    #expect(session.files.contains("2026/11/2026-11-20-0930-entry.md.age"), "\(session.files)")
    // Behind `entry` the letters alone decide already.
    session.run("unseal", "2026-11-20-0930-mood-2")
    #expect(session.files.contains("2026/11/2026-11-20-0930-mood.md"), "\(session.files)")
  }

  @Test func `an import comes behind what is there`() {
    let session = Session(["2026/11/2026-11-20-0930-mood-2.md": Self.mood("4", 20)])
    session.folder.write("[2026-11-20 09:30] Mood\n*😞 sad*\n\n", to: "in.txt")
    session.run("import", "jrnl", session.folder.absolute("in.txt"))
    #expect(session.files.contains("2026/11/2026-11-20-0930-mood-3.md"), "\(session.files)")
  }
}
