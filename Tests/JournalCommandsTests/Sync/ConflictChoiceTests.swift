import JournalModel
import JournalTestSupport
import Testing

/// What a person is told of two versions whose past is not known, and how a script chooses.
@Suite struct ConflictChoiceTests {
  private static let original = ConflictCommandTests.original
  private static let copy = ConflictCommandTests.copy

  /// A record of this device that two devices changed: the copy has what this device made of it last, where
  /// another one's text won, or the other way round.
  private func session(isOurs: Bool) -> Session {
    let session = Session()
    session.run(
      "new", "Walk", "--text", "woods", "--place", "Home", "--weather", "sun", "--at", "2026-11-20T10:00:30")
    let path = "2026/11/2026-11-20-1000-walk.md"
    let first = session.text(path) ?? ""
    session.run("set", "walk", "place=Nice")
    let own = session.text(path) ?? ""
    let other = first.replacing("weather: sun", with: "weather: rain")
    let copy = path.replacing(".md", with: ".sync-conflict-20261121-002003-PIDLRVI.md")
    session.write(isOurs ? own : other, to: path)
    session.write(isOurs ? other : own, to: copy)
    return session
  }

  @Test(arguments: [true, false])
  func `a key that never said anything else on the device that made the record was changed elsewhere`(
    isOurs: Bool
  ) {
    let session = session(isOurs: isOurs)
    #expect(
      session.run("conflicts").output.hasSuffix("    differs in place and weather\n    can be merged\n"))
    #expect(session.run("resolve", "--all").code == 0)
    let text = session.text("2026/11/2026-11-20-1000-walk.md") ?? ""
    #expect(text.contains("place: Nice\n") && text.contains("weather: rain\n"))
  }

  @Test func `what both devices made has no past, and is chosen by a person`() {
    // A shift's hours are typed on both: the moment says nothing of where the file comes from.
    let session = Session()
    for fatigue in ["3", "4"] {
      session.run("check-out", "--fatigue", fatigue, "--at", "2026-11-20T07:45:00", "--date", "2026-11-19")
    }
    let path = session.files.first { $0.contains("check-out.md") } ?? ""
    session.run("set", path, "fatigue=2")
    let text = (session.text(path) ?? "").replacing("fatigue: 2", with: "fatigue: 2\nload: 5")
    session.run("set", path, "load=1")
    session.write(text, to: path.replacing(".md", with: ".sync-conflict-20261121-002003-PIDLRVI.md"))
    let reply = session.run("resolve", "--all")
    #expect(reply.code == 1)
    #expect(reply.errors.contains("error: the versions differ in load, and which is older is not known"))
  }

  @Test func `a device that did not make the record says what its own log shows`() {
    let start = "energy: 3\nplace: Home\nstress: 2\n"
    let session = ConflictCommandTests.session(start, start.replacing("Home", with: "Nice"))
    session.run("set", Self.original, "stress=5")
    session.folder.setModified(1_795_196_400_000_000_000, of: "journal/" + Self.original)
    let reply = session.run("conflicts")
    #expect(
      reply.output == """
        \(Self.copy)
            a second version of \(Self.original) (Syncthing)
            differs in place and stress
            file: changed on Fri 20 November, 18:40, on this device
            copy: changed on Fri 20 November, 18:45, by the device PIDLRVI
            nothing in this device's log changed place
            the versions differ in place; which of them is older is not known
              file  place: Home
              copy  place: Nice

        """)
  }

  @Test func `git knows what both come from, so that both sides changed it`() {
    let text = "---\n<<<<<<< a\nmood: x\n||||||| b\nmood: z\n=======\nmood: y\n>>>>>>> c\n---\n"
    let session = Session(["2026/11/a.md": text])
    #expect(session.run("conflicts").output.contains("\n    both sides changed mood\n      here   mood: x\n"))
    #expect(
      session.run("resolve", "--all").errors
        == "2026/11/a.md: error: both sides changed mood; choose with --ours or --theirs, or fix it in an editor\n"
    )
  }

  @Test func `of long sides those lines are shown in which they differ`() {
    func rota(_ last: String) -> String {
      "rota:\n  - from: 2026-10-19\n    cycle: N N F\n  - from: 2026-11-23\n    cycle: \(last)\n"
    }
    let text = "---\n<<<<<<< a\n\(rota("N F"))=======\n\(rota("F N"))>>>>>>> c\n---\n"
    let lines = Session(["2026/11/a.md": text]).run("conflicts").output.split(separator: "\n").suffix(6)
    #expect(
      Array(lines) == [
        "      here   rota:", "             …", "             cycle: N F", "      there  rota:",
        "             …",
        "             cycle: F N",
      ])
  }

  // MARK: --take

  private static let versions = (
    "energy: 3\nplace: Home\nstress: 2\n", "energy: 4\nplace: Nice\nweather: rain\n"
  )

  @Test(arguments: [
    (["energy=theirs", "place=ours"], "energy: 4\nplace: Home\nstress: 2\n", "weather: rain\n"),
    (["energy=ours", "place=theirs"], "energy: 3\nplace: Nice\nstress: 2\n", "weather: rain\n"),
    // Under another name of the key; what only one side has goes where the other one is chosen.
    (["énergie=theirs", "place=theirs", "stress=theirs"], "energy: 4\nplace: Nice\n", "weather: rain\n"),
    (["energy=ours", "place=ours", "weather=ours"], "energy: 3\nplace: Home\nstress: 2\n", ""),
  ])
  func `a script chooses for each key`(choices: [String], keys: String, more: String) {
    let session = ConflictCommandTests.session(Self.versions.0, Self.versions.1)
    let words = ["resolve", "check-in"] + choices.flatMap { ["--take", $0] }
    let reply = session.run(words.map { Array($0.utf8) })
    #expect(reply.code == 0, "\(reply.errors)")
    let text = session.text(Self.original) ?? ""
    #expect(text.hasPrefix(ConflictCommandTests.head))
    let lines = Set(text.split(separator: "\n")).subtracting(ConflictCommandTests.head.split(separator: "\n"))
    #expect(lines == Set((keys + more).split(separator: "\n")).union(["---"]).subtracting(["---"]))
    #expect(session.text(Self.copy) == nil)
  }

  @Test func `a side counts for what no key was named for, and nothing is written while something is open`() {
    let session = ConflictCommandTests.session(Self.versions.0, Self.versions.1)
    let before = session.text(Self.original)
    let reply = session.run("resolve", "check-in", "--take", "energy=theirs")
    #expect(reply.code == 1)
    #expect(
      reply.errors
        == "\(Self.copy): error: the versions differ in place, and which is older is not known; "
        + "choose with --ours or --theirs, or fix it in an editor\n")
    #expect(session.text(Self.original) == before)
    #expect(session.run("resolve", "check-in", "--ours", "--take", "energy=theirs").code == 0)
    let text = session.text(Self.original) ?? ""
    #expect(text.contains("energy: 4\nplace: Home\n"))
  }

  @Test func `a map's key and the text can be chosen, too`() {
    let texts = [("17:00", "mine"), ("18:00", "theirs")].map {
      "---\nrota:\n  hours:\n    late: \($0.0)\n  cycle: a\n---\n\nfirst\n\n\($0.1)\n"
    }
    let session = Session(["2026/11/a.md": texts[0], "2026/11/a (conflicted copy 2026-11-20).md": texts[1]])
    let reply = session.run("resolve", "a", "--take", "rota.hours.late=theirs", "--take", "text=ours")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(session.text("2026/11/a.md") == texts[0].replacing("17:00", with: "18:00"))
  }

  @Test(arguments: [
    (["energy=both"], "--take 'energy=both': expected KEY=ours or KEY=theirs"),
    (["energy"], "--take 'energy': expected KEY=ours or KEY=theirs"),
    (["=ours"], "--take '=ours': expected KEY=ours or KEY=theirs"),
    (
      ["mood=ours"],
      "'mood=ours': the versions don't differ in that; they differ in energy, place, stress and weather"
    ),
    (["energy=ours", "energy=theirs"], "'energy=ours' and 'energy=theirs' can't be used together"),
  ])
  func `an unknown key or side is wrong usage, and nothing is written`(choices: [String], message: String) {
    let session = ConflictCommandTests.session(Self.versions.0, Self.versions.1)
    let words = ["resolve", "check-in", "--take", "place=ours"] + choices.flatMap { ["--take", $0] }
    let reply = session.run(words.map { Array($0.utf8) })
    #expect(reply.code == 64)
    #expect(reply.errors == "smjournal: error: \(message)\n'smjournal help resolve' shows the help.\n")
    #expect(session.text(Self.copy) != nil)
  }

  @Test func `keys are chosen of one conflict, and only where versions have keys`() {
    let session = ConflictCommandTests.session(Self.versions.0, Self.versions.1)
    #expect(session.run("resolve", "--all", "--take", "energy=ours").code == 64)
    #expect(session.run("resolve", "--take", "energy=ours").code == 64)
    let photo = Session(["2026/11/a.md": "x\n", "2026/11/img/p.png": "A", Self.photo: "B"])
    #expect(
      photo.run("resolve", Self.photo, "--take", "text=ours").errors.hasPrefix(
        "smjournal: error: 'text=ours': there are no keys to choose from here; choose with --ours or --theirs\n"
      ))
  }

  private static let photo = "2026/11/img/p.sync-conflict-20261121-002003-PIDLRVI.png"

  @Test func `completion offers what is in conflict, and the keys that differ`() {
    let session = ConflictCommandTests.session(Self.versions.0, Self.versions.1)
    let ids = session.run("complete", "--", "resolve", "").output
    #expect(ids.hasPrefix("2026-11-20-1850-check-in"), "\(ids)")
    let keys = session.run("complete", "--", "resolve", "x", "--take", "en").output
    #expect(
      keys.contains("energy=ours") && keys.contains("energy=theirs") && !keys.contains("place"), "\(keys)")
  }

  // MARK: Names

  @Test func `a name in conflict is said to be in conflict`() {
    let markers = "<<<<<<< a\nx\n=======\ny\n>>>>>>> b\n"
    let session = Session(["2026/11/two.md": markers, "2026/11/three (conflicted copy 2026-11-20).md": "y\n"])
    for name in ["two", "three", "2026/11/two.md"] {
      let reply = session.run("tag", name, "+x")
      #expect(reply.code == 1)
      #expect(
        reply.errors
          == "smjournal: error: “\(name)” has two versions that differ; 'smjournal resolve' settles it\n")
    }
    #expect(session.run("tag", "four", "+x").errors == "smjournal: error: no record is called “four”\n")
  }
}
