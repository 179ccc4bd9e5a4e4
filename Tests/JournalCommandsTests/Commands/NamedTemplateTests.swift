import JournalTestSupport
import Testing

@Suite struct NamedTemplateTests {
  private func session(_ profile: String = "") -> Session {
    Session(
      profile: "smjournal: 1\nlanguage: fr\n" + profile,
      [
        "templates/handover.md": "---\ntitle: {{title}}\nward: 3\n---\n\nBeds:\n{{text}}\n",
        "templates/handover.fr.md": "---\ntitle: {{title}}\nward: 3\n---\n\nLits\u{A0}:\n{{text}}\n",
        "templates/week.md": "---\ntitle: {{title}}\nmood: 😊\n---\n",
      ])
  }

  private func text(_ session: Session) -> String {
    session.text("2026/11/2026-11-20-1850-x.md") ?? "no entry"
  }

  @Test func `a template is taken by its name, in the language of the journal`() {
    let session = session()
    #expect(session.run("new", "x", "--template", "handover").code == 0)
    #expect(text(session).contains("\nward: 3\n"))
    #expect(text(session).contains("Lits\u{A0}:"))
  }

  @Test(arguments: ["and", "../journal", ""])
  func `a name that is none is wrong usage, with those that are`(name: String) {
    let session = session()
    let reply = session.run("new", "x", "--template", name, "--lang", "en")
    #expect(reply.code == 64)
    #expect(reply.errors.contains("expected handover or week"), "\(reply.errors)")
    #expect(text(session) == "no entry")
  }

  @Test func `a placeholder that stands for nothing is told, and stays`() {
    let session = session()
    session.write("---\ntitle: {{title}}\n---\n# {{weekday}} {{date}}\n{{text}}\n", to: "templates/day.md")
    let reply = session.run("new", "x", "--template", "day", "--lang", "en")
    #expect(reply.code == 0)
    #expect(
      reply.errors
        == "smjournal: warning: {{weekday}} in the template stands for nothing and stays as it is\n")
    #expect(text(session).contains("# {{weekday}} 2026-11-20\n"))
  }

  @Test func `names are completed`() {
    #expect(session().run("complete", "--", "new", "--template", "han").output == "handover\n")
  }

  @Test(arguments: [
    ("templates: {friday: week}\n", "", "😊"), ("templates: {vendredi: week}\n", "", "😊"),
    ("templates: {nuit: handover, friday: week}\n", "night", "ward: 3"),
    ("templates: {night: handover, friday: week}\n", "", "😊"),
    ("shift-types: {K: {is: night}}\ntemplates: {nuit: handover, friday: week}\n", "K", "ward: 3"),
    ("templates: {monday: week}\n", "", "source: cli"),
  ]) func `one is remembered for a shift or a day of the week`(profile: String, shift: String, part: String) {
    let session = session(profile)
    session.run(
      ["new", "x"].map { Array($0.utf8) } + (shift.isEmpty ? [] : ["--shift", shift].map { Array($0.utf8) }))
    #expect(text(session).contains(part), "\(text(session))")
  }

  @Test func `one that the profile names and that is not there is said, and the entry is written`() {
    let session = session("templates: {friday: gone}\n")
    let reply = session.run("new", "x")
    #expect(reply.code == 0)
    #expect(
      reply.errors.hasPrefix(
        "smjournal: warning: le modèle «\u{A0}gone\u{A0}» que nomme journal.md n’est pas dans templates"),
      "\(reply.errors)")
    #expect(text(session) != "no entry")
  }

  @Test func `what is no map of names is told with its place`() {
    let session = session("templates: week\n")
    #expect(session.run("check").errors.contains("journal.md:4:12: "), "\(session.run("check").errors)")
  }

  @Test func `a photo comes with the entry, and one undo takes both back`() {
    let session = session()
    session.folder.write("GIF89a picture", to: "p.gif")
    let reply = session.run("new", "x", "--photo", session.folder.absolute("p.gif"))
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(text(session).contains("photos:\n"))
    session.run("undo")
    #expect(session.files.filter { !$0.hasPrefix("trash/") && $0.hasPrefix("2026") }.isEmpty)
  }

  @Test func `words whose photo can't be put beside them are there, and that is said`() {
    let session = Session(["2026/11/img": "no folder\n"])
    session.folder.write("GIF89a", to: "p.gif")
    let reply = session.run("new", "Bed 4", "--photo", "../p.gif", "--keep-position")
    #expect(reply.code != 0)
    #expect(reply.output == "Wrote 2026/11/2026-11-20-1850-bed-4.md (entry, Fri 20 November)\n")
    #expect(
      reply.errors.hasSuffix("The entry is written; its photo comes with: smjournal attach @ ../p.gif\n"),
      "\(reply.errors)")
    #expect(session.text("2026/11/2026-11-20-1850-bed-4.md")?.contains("Bed 4") == true)
  }

  @Test(arguments: [["--size", "300"], ["--keep-position"]])
  func `what is told about a photo needs one`(words: [String]) {
    let session = Session()
    let reply = session.run((["new", "Bed 4"] + words).map { Array($0.utf8) })
    #expect(reply.code == 64)
    #expect(reply.errors.hasPrefix("smjournal: error: option '--photo' needs a value: --photo FILE\n"))
  }

  @Test func `words are written without a photo that fails, which is named as it was typed`() {
    let session = session()
    let reply = session.run("new", "Bed 4", "--photo", "../no.gif")
    #expect(reply.code == 1)
    #expect(
      reply.errors == """
        ../no.gif: error: aucun fichier de ce nom
        La note est écrite\u{A0}; la photo s’ajoute par\u{A0}: smjournal attach @ ../no.gif

        """)
    #expect(session.files.contains { $0.hasSuffix("-bed-4.md") })
    // Nothing but a photo would be an empty entry.
    let count = session.files.count
    #expect(
      session.run("new", "--photo", "../no.gif").errors == "../no.gif: error: aucun fichier de ce nom\n")
    #expect(session.files.count == count)
  }
}
