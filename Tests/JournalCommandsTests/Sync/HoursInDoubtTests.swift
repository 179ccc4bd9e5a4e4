import JournalTestSupport
import Testing

/// Hours that stand in a file in conflict, or behind a value that can't be read, are in no figure: every
/// answer that would have them says so.
@Suite struct HoursInDoubtTests {
  private static let marked = """
    ---
    kind: shift
    date: "2026-11-16"
    shift: night
    start: "19:00"
    end: "07:00"
    <<<<<<< ours
    worked: "18:30-08:30"
    =======
    worked: "19:00-07:30"
    >>>>>>> theirs
    ---

    """
  private static let shift = "2026/11/2026-11-16-shift-night.md"
  private static let misread =
    "---\nkind: check-out\ndate: \"2026-11-16\"\nshift: night\nend: \"7h5O\"\nfatigue: 3\n---\n"
  private static let checkOut = "2026/11/2026-11-17-0800-check-out.md"

  private func session(_ files: [String: String]) -> Session {
    .inParis(
      "rota:\n  from: 2026-11-16\n  cycle: night rest rest rest\n  hours: {night: \"19:00-07:00\"}", files)
  }

  private static let sentence = "Files are in conflict; 'smjournal conflicts' shows them.\n"
  private static let conflict = """
    2026/11/2026-11-16-shift-night.md:7:1: error: holds the markers of an unfinished merge; \
    'smjournal resolve' settles it
    Files are in conflict; 'smjournal conflicts' shows them.

    """

  @Test(arguments: [
    "day 2026-11-16", "week 2026-11-16", "month 2026-11", "year 2026", "report 2026-11-16",
    "rota 2026-11-16..2026-11-17", "rota check 2026-11-16..2026-11-17",
  ]) func `a conflict is named where its shift stands`(line: String) {
    let session = session([Self.shift: Self.marked])
    let words = line.split(separator: " ").map { Array($0.utf8) }
    #expect(session.run(words).errors.hasSuffix(Self.conflict), "\(session.run(words).errors)")
    let document = session.run(words + [Array("--json".utf8)])
    #expect(document.output.contains("\"conflicts\": [\n    {\n      \"path\": \"\(Self.shift)\""))
    #expect(!document.errors.contains("conflict"))
  }

  @Test func `of other days, only that there is one`() {
    let session = session([Self.shift: Self.marked])
    #expect(session.run("day", "2026-11-18").errors == Self.sentence)
    #expect(session.run("stats").errors.hasSuffix(Self.sentence))
  }

  private static let line =
    "1 file that tells of these hours is in conflict or could not be read as it was meant."

  @Test(arguments: [(shift, marked), (checkOut, misread)])
  func `the report that is handed over counts it, on the screen and on paper`(path: String, text: String) {
    let session = session([path: text])
    for words in [["--shifts"], ["--html", "-"]] {
      let said = session.run((["report", "2026-11-16"] + words).map { Array($0.utf8) }).output
      #expect(said.split { $0.isWhitespace }.joined(separator: " ").contains(Self.line), "\(said)")
      // Neither other days nor what tells of no hours.
      let later = session.run((["report", "2026-11-19"] + words).map { Array($0.utf8) }).output
      #expect(!later.contains("in conflict"), "\(later)")
    }
  }

  @Test(arguments: [
    // A broken check-out tells by its name what it would be; an entry tells of no hours.
    ("2026/11/2026-11-16-0800-check-out.md", "---\nkind: [\n---\n", true),
    ("2026/11/2026-11-16-night.md", "---\ndate: 2026-11-16\nat: soon\n---\n", false),
    (
      "2026/11/2026-11-01-rota.md",
      "---\nkind: rota\nfrom: 2026-11-01\nuntil: 2026-11-30\npublished: soon\nshifts: []\n---\n", true
    ),
  ]) func `only what tells of the hours is counted`(path: String, text: String, isCounted: Bool) {
    let said = session([path: text]).run("report", "2026-11-16", "--html", "-")
    #expect(said.output.contains(Self.line) == isCounted, "\(said)")
    #expect(said.errors == "1 problem in the files; 'smjournal check' shows it.\n")
  }

  /// The plan is the profile's: what can't be read of it is said by every view of hours.
  @Test(arguments: [
    "day", "week", "month", "year", "rota", "rota check", "stats", "insights", "report", "today", "check",
  ])
  func `a key of the profile that can't be read is told by every view`(words: String) {
    let session = Session(
      profile:
        "smjournal: 1\nshifts: {N: {is: night, hours: \"19:00-07:15\"}}\nrota: {from: soon, cycle: N}\n")
    let reply = session.run(words.words)
    #expect(
      (reply.output + reply.errors).contains(words == "check" ? "journal.md:4:" : "1 problem in the files"))
    #expect(session.run((words + " --json").words).output.contains("\"path\": \"journal.md\""), "\(words)")
  }

  private static func marked(_ head: String, _ ours: String, _ theirs: String) -> String {
    "---\n\(head)\n<<<<<<< ours\n\(ours)\n=======\n\(theirs)\n>>>>>>> theirs\n---\n"
  }

  @Test(arguments: [
    (
      "vacation list", "2026/12/2026-12-21-vacation.md",
      marked("kind: vacation\nfrom: 2026-12-21", "until: 2027-01-03", "until: 2027-01-06"),
      "plans time off, but"
    ),
    (
      "vacation list", "2026/01/2026-01-05-vacation.md",
      marked("kind: vacation\nfrom: 2026-01-05", "until: 2026-01-06", "until: 2026-01-07"),
      "plans time off, but"
    ),
    (
      "rota", "2026/12/2026-12-01-rota.md",
      marked(
        "kind: rota\nfrom: 2026-12-01\nuntil: 2026-12-31", "published: \"2026-11-14T10:00:00+01:00\"",
        "published: \"2026-11-14T10:05:00+01:00\""), "says which shifts are planned, but"
    ),
  ])
  func `no answer says that nothing is planned where that is in conflict`(
    words: String, path: String, text: String, said: String
  ) {
    let session = Session.inParis("language: en", [path: text])
    let reply = session.run(words.words)
    #expect(
      reply.output.replacing("\n", with: " ")
        == "\(path) \(said) two versions of it meet; settle them with: smjournal resolve --all ")
    #expect(reply.errors.hasSuffix(Self.sentence))
  }

  @Test func `the profile in conflict is among the conflicting files`() {
    let profile = Self.marked("smjournal: 1", "name: Claire", "name: Anna")
    let session = session([Self.shift: Self.marked])
    session.write(profile, to: "journal.md")
    #expect(session.run("list").errors.hasSuffix(Self.sentence))
    #expect(session.compact("today").contains("{\"path\":\"journal.md\",\"origin\":\"markers\"}"))
    #expect(
      session.run("conflicts").output.contains("journal.md\n    holds the markers of an unfinished merge"))
  }
}
