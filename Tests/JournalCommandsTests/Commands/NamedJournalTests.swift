import JournalTestSupport
import Testing

struct NamedJournalTests {
  private let session: Session

  init() {
    session = Session()
    session.environment["XDG_CONFIG_HOME"] = session.folder.absolute("config")
    session.folder.write("---\nsmjournal: 1\nname: Ward\n---\n", to: "work/journal.md")
    session.folder.write("---\ntitle: At work\n---\n", to: "work/2026/11/2026-11-20-at-work.md")
  }

  private var work: String { session.folder.absolute("work") }

  @Test func `a name stands for a folder, in the option and in the variable`() {
    let named = session.run("config", "@work=../work")
    #expect(named.code == 0 && named.output == "@work is now \(work)\n", "\(named)")
    #expect(session.folder.text(of: "config/smjournal/config.md") == "---\njournals:\n  work: \(work)\n---\n")
    #expect(session.run("list", "--ids", "-C", "@work").output.hasPrefix("2026-11-20-at-work "))
    session.environment["SMJOURNAL_DIR"] = "@work"
    #expect(session.run("list", "--ids").output.hasPrefix("2026-11-20-at-work "))
    #expect(session.run("config", "@work").output == "@work  \(work)\n")
    #expect(session.text("journal.md") == "---\nsmjournal: 1\nname: Camille\n---\n")
  }

  @Test func `a name that none has is wrong usage, with those that there are`() {
    let none = session.run("today", "-C", "@wrk")
    #expect(
      none.code == 64
        && none.errors.hasPrefix(
          "smjournal: error: no journal is called '@wrk'; give one that name with: smjournal config @wrk=DIR\n"
        ))
    session.run("config", "@work=../work", "@home=.")
    let some = session.run("today", "-C", "@wrk")
    #expect(
      some.code == 64
        && some.errors.hasPrefix("smjournal: error: no journal is called '@wrk'; there is @home, @work\n"))
    #expect(session.run("config", "@wrk").code == 64)
  }

  @Test func `a name is taken away, and the other ones stay`() {
    session.run("config", "@work=../work", "@home=.")
    let reply = session.run("config", "@home=")
    #expect(reply.output == "@home no longer names a journal; the journal stays where it is\n")
    #expect(session.run("config", "@work").code == 0 && session.run("config", "@home").code == 64)
  }

  @Test(arguments: ["@", "@a b=.", "@../x=.", "@=."])
  func `a word that can't be a name says what one is`(word: String) {
    let reply = session.run("config", word)
    #expect(
      reply.code == 64
        && reply.errors.contains(
          "a name for a journal on this device, of letters and digits, such as @work=~/work")
    )
  }

  @Test func `a folder without a journal gets no name`() {
    let reply = session.run("config", "@x=../nowhere")
    #expect(reply.code != 0 && session.run("config", "@x").code == 64)
  }

  @Test func `names are completed`() {
    session.run("config", "@work=../work", "@home=.")
    #expect(session.run("complete", "--", "list", "-C", "@w").output == "@work\n")
    #expect(session.run("complete", "--", "-C", "@").output == "@home\n@work\n")
    #expect(session.run("complete", "--", "-C", "@work", "show", "at").output.hasPrefix("2026-11-20-at-work"))
  }
}
