import JournalModel
import JournalTestSupport
import Testing

/// Conflicts between sound files: two changes of a day, two people of one name, two pictures of one name.
@Suite struct CompetingRecordCommandTests {
  private static let night = "2026/11/2026-11-25-shift-night.md"
  private static let rest = "2026/11/2026-11-25-shift-rest.md"

  /// A swap by command here, and one that came from another device.
  private func swapped() -> Session {
    let session = Session(profile: "smjournal: 1\nrota:\n  from: 2026-11-01\n  cycle: day day rest\n")
    session.run("rota", "swap", "2026-11-25", "night", "--hours", "night=21:00-07:00")
    session.write(
      "---\nkind: shift\ndate: \"2026-11-25\"\nshift: rest\nsource: cli\n---\n", to: Self.rest)
    for path in [Self.night, Self.rest] {
      session.folder.setModified(1_795_196_400_000_000_000, of: "journal/" + path)
    }
    return session
  }

  @Test func `two devices that changed one day differently are named`() {
    let session = swapped()
    #expect(
      session.run("conflicts").output == """
        \(Self.rest)
            changes the same day as \(Self.night), but in another way
            2026-11-25-shift-night: changed on Fri 20 November, 18:40, on this device
            2026-11-25-shift-rest: changed on Fri 20 November, 18:40
              2026-11-25-shift-night  shift: night
                                      start: "21:00"
                                      end: "07:00"
              2026-11-25-shift-rest   shift: rest

        """)
    #expect(
      session.run("check").errors.contains(
        "\(Self.rest):1:1: warning: changes the same day as \(Self.night), but in another way\n"))
    #expect(session.run("doctor").output.contains("\nConflicts    1\n"))
    let refusal = session.run("resolve", "--all")
    #expect(refusal.code == 1)
    #expect(
      refusal.errors
        == "\(Self.rest): error: two changes of one day; choose with --ours or --theirs, "
        + "or keep both shifts with --both\n")
    #expect(session.text(Self.rest) != nil)
  }

  @Test(arguments: [("--ours", night, rest), ("--theirs", rest, night)])
  func `one of two changes of a day is chosen, and the other is in the trash`(
    side: String, kept: String, gone: String
  ) {
    let session = swapped()
    let files = session.files
    let reply = session.run("resolve", "shift-rest", side)
    #expect(reply.code == 0)
    #expect(reply.output == "Kept \(kept) as it is; \(gone) is now trash/\(gone)\n")
    #expect(session.text(gone) == nil && session.text("trash/" + gone) != nil)
    #expect(session.run("conflicts").output == "no conflicts\n")
    session.run("undo")
    #expect(session.files == files)
  }

  @Test func `both changes of a day stay, the second on top of the first`() {
    let session = swapped()
    let reply = session.run("resolve", "--all", "--both")
    #expect(reply.code == 0)
    #expect(reply.output == "Both stay: \(Self.rest) now comes on top of \(Self.night)\n")
    #expect(session.text(Self.rest)?.contains("extra: true\n") == true)
    #expect(session.run("conflicts").output == "no conflicts\n")
  }

  @Test func `at a terminal two changes of a day are asked about by their names`() {
    let session = swapped()
    session.width = 200
    let reply = session.run("resolve", typed: "2")
    #expect(reply.code == 0)
    #expect(
      reply.errors.contains(
        "Which one counts?  1 2026-11-25-shift-night  2 2026-11-25-shift-rest  3 both  4 later"),
      "\(reply.errors)")
    #expect(session.text(Self.night) == nil)
  }

  @Test func `a swap of two days leaves no file that competes`() {
    let session = Session(
      profile: "smjournal: 1\nrota:\n  from: 2026-11-01\n  cycle: day rest rest rest rest\n",
      [
        "2026/11/a.md": "---\nkind: shift\ndate: \"2026-11-25\"\nshift: late\nhours: \"13:00-20:00\"\n---\n",
        "2026/11/b.md":
          "---\nkind: shift\ndate: \"2026-11-25\"\nshift: on-call\nhours: \"20:00-22:00\"\n---\n",
      ])
    #expect(session.run("rota", "swap", "2026-11-25", "2026-11-26").code == 0)
    #expect(session.run("rota", "swap", "2026-11-25", "2026-11-26").code == 0)
    #expect(session.run("rota", "swap", "2026-11-25", "2026-12-01").code == 0)
    #expect(session.run("conflicts").output == "no conflicts\n")
    #expect(session.run("rota", "swap", "2026-11-25", "2026-12-01").code == 0)
    let day = session.run("day", "2026-11-25").output
    #expect(day.contains("late") && day.contains("on-call"), "\(day)")
  }

  // MARK: People

  private func people() -> Session {
    let session = Session()
    session.run("people", "add", "Nadia", "--relation", "colleague")
    session.run("people", "add", "Nadia", "--birthday", "1990-03-12")
    return session
  }

  @Test func `two people of one name are named, and told of when the second is made`() {
    let session = Session(["people/nadia.md": "---\nkind: person\nname: Nadia\n---\n"])
    let added = session.run("people", "add", "nadia")
    #expect(added.code == 0)
    #expect(
      added.errors
        == "smjournal: warning: Nadia is there already (people/nadia.md), and now there are two; "
        + "'smjournal undo' takes the new one back\n")
    #expect(
      session.run("conflicts").output.hasPrefix(
        "people/nadia-2.md\n    has the same name as people/nadia.md\n"))
    #expect(
      session.run("check").errors.contains(
        "people/nadia-2.md:1:1: warning: has the same name as people/nadia.md\n"))
    #expect(session.run("people", "add", "Léa").errors == "")
  }

  @Test func `two people are merged where a person says so, and stay apart by another name`() {
    let session = people()
    let refusal = session.run("resolve", "--all")
    #expect(refusal.code == 1)
    #expect(
      refusal.errors
        == "people/nadia-2.md: error: two people of one name; merge them with --ours or --theirs, "
        + "or give one another name: smjournal set nadia-2 name=…\n")
    #expect(session.run("resolve", "nadia-2", "--ours").code == 0)
    let text = session.text("people/nadia.md") ?? ""
    #expect(text.contains("relation: colleague\n") && text.contains("birthday: \"1990-03-12\"\n"))
    #expect(session.text("people/nadia-2.md") == nil)
    let apart = people()
    #expect(apart.run("set", "nadia-2", "name=Nadia B.").code == 0)
    #expect(apart.run("conflicts").output == "no conflicts\n")
  }

  // MARK: Pictures

  private static let picture = "2026/11/img/p.png"
  private static let record = "2026/11/2026-11-20-a.md"

  private func pictures(_ copy: String, _ bytes: String = "B\0") -> Session {
    Session([
      Self.record: "---\ndate: \"2026-11-20\"\nphotos:\n  - img/p.png\n---\n", Self.picture: "A\0",
      "2026/11/img/" + copy: bytes,
    ])
  }

  static let copies = [
    "p.sync-conflict-20261121-002003-PIDLRVI.png", "p (conflicted copy 2026-11-20).png",
    "p (Anna's conflicted copy 2026-11-20).png", "p_conflict-20261120-185000.png", "p.png.conflict1",
    "p.png..path2", "p.conflict1.png",
  ]

  @Test(arguments: copies) func `a copy of a picture is a conflict, and both stay`(copy: String) {
    let session = pictures(copy)
    let path = "2026/11/img/" + copy
    let tool =
      copy.contains("sync-")
      ? "Syncthing"
      : copy.contains("1.png") || !copy.hasSuffix(".png")
        ? "rclone" : "cloud"
    #expect(
      session.run("conflicts").output == """
        \(path)
            a second version of \(Self.picture) (\(tool))
            two different files of one name; both will stay

        """)
    let check = session.run("check").errors
    #expect(
      check.contains(
        "\(path):1:1: warning: is a second version of \(Self.picture); 'smjournal conflicts' tells more\n"))
    #expect(!check.contains("not mentioned"))
    let files = session.files
    let reply = session.run("resolve", "--all")
    #expect(reply.code == 0)
    #expect(reply.output == "Both stay: the other side's \(Self.picture) is now 2026/11/img/p-2.png\n")
    #expect(session.text("2026/11/img/p-2.png") == "B\0" && session.text(Self.picture) == "A\0")
    #expect(session.text(Self.record)?.contains("  - img/p.png\n  - img/p-2.png\n") == true)
    #expect(session.run("check").errors == "")
    session.run("undo")
    #expect(session.files == files)
  }

  @Test func `one of two pictures is chosen, and the other is in the trash`() {
    let copy = "2026/11/img/" + Self.copies[0]
    let ours = pictures(Self.copies[0])
    #expect(
      ours.run("resolve", copy, "--ours").output
        == "Kept \(Self.picture) as it is; \(copy) is now trash/\(copy)\n")
    #expect(ours.text(Self.picture) == "A\0" && ours.text("trash/" + copy) == "B\0")
    let theirs = pictures(Self.copies[0])
    #expect(
      theirs.run("resolve", copy, "--theirs").output
        == "\(Self.picture) is now trash/\(Self.picture)\n\(copy) is now \(Self.picture)\n")
    #expect(theirs.text(Self.picture) == "B\0" && theirs.text("trash/" + Self.picture) == "A\0")
    let same = pictures(Self.copies[0], "A\0")
    #expect(same.run("conflicts").output.hasSuffix("    both say the same\n"))
    #expect(same.run("resolve", "--all").output == "\(copy) said nothing new; it is now trash/\(copy)\n")
    for session in [ours, theirs, same] {
      #expect(session.run("conflicts").output == "no conflicts\n" && session.run("check").code == 0)
    }
  }

  @Test func `a copy whose picture is gone takes its name again`() {
    let session = Session([
      Self.record: "---\nphotos:\n  - img/p.png\n---\n", "2026/11/img/" + Self.copies[0]: "B\0",
    ])
    #expect(session.run("resolve", "--all").code == 0)
    #expect(session.text(Self.picture) == "B\0")
  }

  @Test func `a copy that a record names is what the person wants`() {
    let session = pictures(Self.copies[1])
    session.run("set", Self.record, "photos=img/p.png, img/" + Self.copies[1])
    #expect(session.run("conflicts").output == "no conflicts\n")
    #expect(session.run("check").errors == "")
  }

  @Test(arguments: ["2026/11/", "", "files/"])
  func `a copy of a picture that lies elsewhere is a conflict where a record names the picture`(
    folder: String
  ) {
    let (picture, copy) = (folder + "p.png", folder + Self.copies[0])
    let written = folder == "2026/11/" ? "p.png" : "../../" + picture
    let session = Session([
      Self.record: "---\ndate: \"2026-11-20\"\nphotos:\n  - \(written)\n---\n", picture: "A\0", copy: "B\0",
      folder + "other.sync-conflict-20261121-002003-PIDLRVI.png": "C\0", folder + "other.png": "D\0",
    ])
    #expect(
      session.run("conflicts").output == """
        \(copy)
            a second version of \(picture) (Syncthing)
            two different files of one name; both will stay

        """)
    #expect(
      session.run("check").errors.contains(
        "\(copy):1:1: warning: is a second version of \(picture); 'smjournal conflicts' tells more\n"))
    let reply = session.run("resolve", "--all")
    #expect(reply.output == "Both stay: the other side's \(picture) is now \(folder)p-2.png\n")
    let second = written.replacing("p.png", with: "p-2.png")
    #expect(session.text(Self.record)?.contains("  - \(written)\n  - \(second)\n") == true)
    #expect(session.run("conflicts").output == "no conflicts\n")
  }

  @Test(arguments: ["p (1).png", "p-2.png", "conflicted.png", "my.conflict1.png", "sync-conflict.png"])
  func `a picture that a person called so is none`(name: String) {
    #expect(pictures(name).run("conflicts").output == "no conflicts\n")
  }
}
