import JournalTestSupport
import Testing

/// Hours in a table that only a clock of 24 makes a day and a night of.
@Suite struct DoubtfulTableTests {
  @Test(arguments: [
    "Date,Start,End\n2026-12-01,9:00,5:00\n2026-12-02,9:00,17:00\n2026-12-03,21:00,7:00\n",
    "Date,Hours\n2026-12-01,9:00-5:00\n2026-12-02,9:00-17:00\n2026-12-03,21:00-7:00\n",
  ]) func `a row whose hours leave a doubt is named, and the others are read`(table: String) {
    let session = Session(profile: "smjournal: 1\ntimezone: Europe/Paris\n")
    session.folder.write(table, to: "plan.csv")
    let reply = session.run("import", "csv", "../plan.csv", "--dry-run")
    #expect(reply.code == 0)
    #expect(
      reply.errors.contains("“9:00-5:00” can be 09:00-17:00, 21:00-05:00 or 09:00-05:00"), "\(reply.errors)")
    #expect(
      reply.output.contains(
        "Wed 2 December 2026: – → day 09:00-17:00\nThu 3 December 2026: – → night 21:00-07:00"),
      "\(reply.output)")
    #expect(!reply.output.contains("Tue 1 December"))
  }
}
