import Testing

/// "Lived days keep theirs: when a type's hours change, the new ones are written with a `from`", format.md: a
/// shift of a day before has none, which is told at once.
@Suite struct LaterHoursTests {
  private static let told =
    "smjournal: night has no hours on Tue 20 October: those that are known hold from Sun 1 November on\n"

  private func session() -> Session {
    .inParis("shifts: {night: {is: night, hours: \"21:00-07:00\", from: \"2026-11-01\"}}")
  }

  @Test func `where nobody can be asked it is told with the command that gives them`() {
    let session = session()
    let reply = session.run("rota", "add", "2026-10-20", "night")
    #expect(
      reply.errors == Self.told
        + "smjournal: to give it hours on that day: "
        + "smjournal set 2026/10/2026-10-20-shift-night.md 'hours=21:00-07:00'\n", "\(reply.errors)")
    #expect(session.lines("day", "2026-10-20")[1] == "night of Tue 20 October")
    #expect(session.run("set", "2026/10/2026-10-20-shift-night.md", "hours=21:00-07:00").code == 0)
    #expect(session.lines("day", "2026-10-20")[1].contains("21:00–07:00, 10 h"))
    #expect(!session.run("rota", "add", "2026-11-02", "night").errors.contains("no hours"))
  }

  @Test(arguments: [("\n", "21:00–07:00, 10 h"), ("20-6\n", "20:00–06:00, 10 h")])
  func `they are asked for at a terminal, the later ones by Enter`(typed: String, hours: String) {
    let session = session()
    let reply = session.run("rota", "add", "2026-10-20", "night", typed: typed)
    #expect(reply.errors.contains("From when until when?"), "\(reply.errors)")
    #expect(session.lines("day", "2026-10-20")[1].contains(hours), "\(session.lines("day", "2026-10-20"))")
  }
}
