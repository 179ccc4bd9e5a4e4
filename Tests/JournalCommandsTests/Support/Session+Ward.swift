import JournalModel

extension Session {
  /// A small journal of a nurse in Paris on a rota of seven days, with a night over each change of the clocks
  /// and time off.
  static func ward() -> Session {
    Session(
      profile: """
        smjournal: 1
        name: Camille
        timezone: Europe/Paris
        rota:
          from: "2026-10-19"
          cycle: day day night night rest rest rest
          hours:
            day: "07:00-19:00"
            night: "19:00-07:30"
        holidays: ["2026-11-11"]

        """,
      [
        "2026/11/2026-11-16-0640-check-in.md": record(
          "kind: check-in", "at: 2026-11-16T06:40:00+01:00", "shift: day", "energy: 4", "stress: 2",
          "motivation: 4"),
        "2026/11/2026-11-16-1915-check-out.md": record(
          "kind: check-out", "at: 2026-11-16T19:15:00+01:00", "shift: day", "fatigue: 3", "load: 2",
          "satisfaction: 4", body: "Quiet."),
        "2026/11/2026-11-18-1840-check-in.md": record(
          "kind: check-in", "at: 2026-11-18T18:40:00+01:00", "shift: night", "energy: 3", "stress: 3"),
        "2026/11/2026-11-19-0745-check-out.md": record(
          "kind: check-out", "date: 2026-11-18", "at: 2026-11-19T07:45:00+01:00", "shift: night",
          "fatigue: 4", "load: 4", "satisfaction: 3", body: "Four admissions before midnight."),
        "2026/11/2026-11-19-after-the-night.md": record(
          "title: After the night", "at: 2026-11-19T16:00:00+01:00", "mood: sad", "tags: [tired, family]",
          body: "Slept badly, then the café with Léa."),
        "2026/11/2026-11-20-rest-at-last.md": record(
          "title: Rest at last", "at: 2026-11-20T17:30:00+01:00", "mood: 😊", "tags: [family]",
          "favorite: true", body: "A long walk."),
        "2025/11/2025-11-20-first-night.md": record(
          "title: First night alone", "at: 2025-11-20T09:00:00+01:00", "mood: great", body: "I was proud."),
        "2026/11/2026-11-25-vacation.md": record(
          "kind: vacation", "from: 2026-11-25", "until: 2026-11-27", "title: Lisbon"),
        "2026/10/2026-10-24-shift.md": record(
          "kind: shift", "date: 2026-10-24", "shift: night", "start: '19:00'", "end: '07:30'"),
        "2026/03/2026-03-28-shift.md": record(
          "kind: shift", "date: 2026-03-28", "shift: night", "start: '19:00'", "end: '07:30'"),
      ])
  }

  private static func record(_ lines: String..., body: String = "") -> String {
    "---\n" + lines.joined(separator: "\n") + "\n---\n" + (body.isEmpty ? "" : "\n\(body)\n")
  }

  /// Runs a command line at a width, in colour where it is wished; words are divided by blanks.
  func screen(_ line: String, width: Int = 80, inColor: Bool = false) -> String {
    (self.width, isTerminal) = (width, inColor)
    let reply = run(line.split(separator: " ").map { Array($0.utf8) })
    return reply.output + reply.errors
  }
}
