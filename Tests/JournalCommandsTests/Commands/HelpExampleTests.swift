import JournalFiles
import JournalLanguage
import JournalModel
import JournalTestSupport
import Testing

@testable import JournalCommands

/// Every example of the help, on a copy of the example journal.
@Suite struct HelpExampleTests {
  /// What no test can have: another program, a repository, a backup of an app on a telephone, other people's
  /// journals.
  private static let beyondTests = [
    "setup git", "setup reminders", "--transcribe", ".daylio", "My journal.zip", "export.zip", "~/ward",
    "--pdf",
    "export pdf", "export docx", "seal", "unlock",
  ]
  /// Verbs that tell by their exit code that something is wrong, as it is with the example journal.
  private static let findings = ["check", "doctor", "rota check", "reindex"]

  @Test func `every verb has examples`() {
    for command in CommandTable.commands { #expect(!command.verb.examples.isEmpty, "\(command.name)") }
  }

  @Test func `examples run as printed`() throws {
    let shared = try session()
    for command in CommandTable.commands {
      let session = command.verb.group == .look ? shared : try self.session()
      for example in command.verb.examples where !Self.beyondTests.contains(where: example.contains) {
        // What one import brings is not what the next one finds.
        let session = command.name == "import" ? try self.session() : session
        let home = session.folder.absolute("home")
        let words = example.shellWords.map { $0.hasPrefix("~/") ? home + $0.dropFirst() : $0 }
        if command.name == "init" { session.folder.remove("home/Journal") }
        // Whoever is asked passes all questions over.
        let reply = session.run(
          words.map { Array($0.utf8) }, typed: String(repeating: "\r", count: 30),
          input: Array("A note.\n".utf8))
        let isFine = reply.code == 0 || reply.code == 1 && Self.findings.contains(command.name)
        #expect(isFine, "smjournal \(example): \(reply.code) \(reply.errors)")
      }
    }
  }

  /// A person in a folder of their own, with the files that the examples name, and a copy of the example
  /// journal elsewhere.
  private func session() throws -> Session {
    let session = Session(nil)
    session.now = "2026-11-20T17:40:00+01:00"
    session.environment["SMJOURNAL_DIR"] = session.folder.absolute("copy")
    session.environment["HOME"] = session.folder.absolute("home")
    session.environment["EDITOR"] = "vi"
    session.folder.write("---\nsmjournal: 1\n---\n", to: "home/Journal/journal.md")
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/examples/journal"
    let store = FileStore(root: root, stateFolder: nil)
    for file in try store.listing().files {
      session.folder.write(try store.read(file.path).bytes, to: "copy/" + file.path)
    }
    let profile = String(decoding: try store.read("journal.md").bytes, as: UTF8.self)
    session.folder.write(
      profile.replacing("---\n", with: "---\nid: example\n", maxReplacements: 1), to: "copy/journal.md")
    session.folder.write("---\nsmjournal: 1\nname: Alex\n---\n", to: "home/Sync/partner/journal.md")
    session.folder.write(
      try store.read("2026/09/2026-09-18-the-lift.md").bytes,
      to: "copy/2026/09/2026-09-18-the-lift.sync-conflict-20260919-070000-ABCDEFG.md")
    session.folder.write(
      "---\ndate: \"2026-11-12\"\n---\n",
      to: "copy/2026/11/2026-11-12-1730-leeks-a-year-on.sync-conflict-20261113-070000-ABCDEFG.md")
    let calendar = """
      BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:J\r
      DTSTART:20261201T070000\r\nDTEND:20261201T193000\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2\r\nSUMMARY:N\r
      DTSTART:20261202T210000\r\nDTEND:20261203T070000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
      """
    session.folder.write(
      calendar.replacing("SUMMARY:J", with: "SUMMARY:day").replacing("SUMMARY:N", with: "SUMMARY:night"),
      to: "home/Downloads/planning.ics")
    session.folder.write(calendar, to: "journal/planning.ics")
    session.folder.write(
      "<en-export><note><title>A</title><created>20261101T100000Z</created></note></en-export>",
      to: "journal/Diary.enex")
    session.folder.write("An idea.\n", to: "journal/vault/Ideas.md")
    session.folder.write("Day,Score\n2026-11-01,7\n", to: "journal/moods.csv")
    session.folder.write(
      ["Léa", "Paul Roy"].map { "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\($0)\r\nBDAY:20190312\r\nEND:VCARD\r\n" }
        .joined(), to: "journal/contacts.vcf")
    session.folder.write("OggS recording", to: "journal/voice.m4a")
    session.folder.write("GIF89a picture", to: "home/Pictures/lea.jpg")
    session.run("export", "json", "--output", session.folder.absolute("journal/backup.json"))
    return session
  }
}
