import JournalModel
import Testing

@testable import JournalCommands

/// What `smjournal complete` answers; `Tests/Judges/completion_judge.py` tries the scripts in real shells.
@Suite struct CompletionTests {
  private func session() -> Session {
    Session([
      "2026/11/2026-11-20-a-hard-night.md":
        "---\ndate: 2026-11-20\ntitle: A hard night\ntags: [night, ward 3]\npeople: [Léa]\n---\n",
      "2026/11/2026-11-19-rain.md": "---\ndate: 2026-11-19\ntitle: Rain\ntags: [night]\n---\n",
    ])
  }

  private func complete(_ words: [String]) -> [String] {
    let reply = session().run((["complete", "--"] + words).map { Array($0.utf8) })
    #expect(reply.code == 0)
    #expect(reply.errors == "")
    return reply.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test(arguments: [
    (["check-"], ["check-in", "check-out"]), (["vacation", "s"], ["set"]),
    (["affirmation", "l"], ["like", "list"]),
    (["rota", ""], ["set", "swap", "add", "worked", "off", "check", "changes"]),
    (["rota", "s"], ["set", "swap"]),
    (["seal", "a"], ["add", "2026-11-20-a-hard-night", "2026-11-19-rain"]), (["people", ""], ["add"]),
    (["show", "hard"], ["2026-11-20-a-hard-night"]), (["show", "RAIN"], ["2026-11-19-rain"]),
    (["list", "--tag", ""], ["night", "ward 3"]), (["list", "--tag", "W"], ["ward 3"]),
    (["list", "--tag=n"], ["--tag=night"]), (["list", "--tag", "=", "n"], ["night"]),
    (["list", "--tag", "="], ["night", "ward 3"]),
    (["restore", ""], []), (["resolve", ""], []),
    (["list", "--kind", "check"], ["check-in", "check-out"]), (["list", "--person", ""], ["Léa"]),
    (["tag", "rain", "+"], ["+night", "+ward 3"]), (["tag", "rain", "-w"], ["-ward 3"]),
    (
      ["config", "holidays=gb"], ["holidays=gb-eng", "holidays=gb-nir", "holidays=gb-sct", "holidays=gb-wls"]
    ),
    (
      ["config", "holidays", "=", "fr,de-s"],
      ["fr,de-sh", "fr,de-sl", "fr,de-sn", "fr,de-sn-catholic", "fr,de-st"]
    ),
    (["config", "tone", "="], ["warm", "plain"]), (["config", "name=", "tone=p"], ["tone=plain"]),
    (["config", "name="], []), (["config", "--lang", "=", "d"], ["de"]),
    (["set", "rain", "mood=sa"], ["mood=sad"]),
    (["set", "rain", "moo"], ["mood="]), (["unset", "rain", "moo"], ["mood"]),
    (["set", "rain", "mood", "=", "very"], ["veryHappy", "verySad"]), (["set", "rain", "place="], []),
    (["set", "rain", "tags=ward 3,n"], ["tags=ward 3,night"]),
    (["set", "rain", "tags=ard"], ["tags=ward 3"]),
    (["set", "rain", "energy="], ["energy=1", "energy=2", "energy=3", "energy=4", "energy=5"]),
    (["set", "rain", "favorite="], ["favorite=true", "favorite=false"]),
    (["set", "rain", "status="], ["status=planned", "status=approved", "status=cancelled"]),
    (["set", "rain", "foo="], []),
    (["set", "rain", "shift=n"], ["shift=night"]), (["set", "rain", "people=é"], ["people=Léa"]),
    (["export", "p"], ["pdf", "pocket"]), (["export", "ics", "--only", "shi"], ["shifts"]),
    (["import", "day"], ["dayone", "daylio", "daybook"]), (["import", "zz"], [":paths"]),
    (["import", "jrnl", ""], [":paths"]), (["reminders", ""], ["systemd", "cron", "launchd", "ics"]),
    (["list", "--tag", "ard"], ["ward 3"]), (["tag", "rain", "+ard"], ["+ward 3"]),
    (["new", "--mood", "very"], ["veryHappy", "verySad"]),
    (["list", "--sort", "s"], ["stress", "satisfaction"]),
    (["list", "--sort", "-crea"], ["-created"]),
    (["check-in", "--energy", ""], ["1", "2", "3", "4", "5"]),
    (["completions", ""], ["bash", "zsh", "fish"]), (["-C", "x", "vers"], ["version"]),
    (["--lang", ""], Language.allCases.map(\.rawValue)),
    (["list", "--no-i"], ["--no-input", "--no-index"]), (["foo", ""], []), (["version", ""], []),
    (["list", "x"], []),
    (["init", ""], [":paths"]), (["-C", ""], [":paths"]), (["list", "--index", ""], [":paths"]),
  ])
  func `what can stand where the person is typing`(words: [String], expected: [String]) {
    #expect(complete(words) == expected)
  }

  @Test(arguments: [("s", ["sehr froh", "sehr traurig"]), ("very", ["veryHappy", "verySad"])])
  func `moods are offered in the journal's language, others to who begins them`(
    typed: String, expected: [String]
  ) {
    let session = Session(profile: "smjournal: 1\nlanguage: de\n")
    let lines = session.run("complete", "--", "stimmung", typed).output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != "\t" } } == expected.map { $0[...] })
  }

  @Test func `moods of one's own are words too`() {
    let session = Session(profile: "smjournal: 1\nmoods: {serene: 4}\n")
    #expect(session.run("complete", "--", "list", "--mood", "ser").output == "serene\n")
  }

  @Test func `a scale of one's own has its values`() {
    let session = Session(profile: "smjournal: 1\nscales:\n  hydration: {range: 0-3, ask: check-out}\n")
    #expect(
      session.run("complete", "--", "set", "x", "hydration=").output
        == "hydration=0\nhydration=1\nhydration=2\nhydration=3\n")
  }

  @Test func `a tag is found however many others are used more`() {
    var files = ["2026/11/2026-11-19-rain.md": "---\ndate: 2026-11-19\ntags: [rare]\n---\n"]
    for number in 0..<2 {
      let tags = (0..<300).map { "often\($0)" }.joined(separator: ", ")
      files["2026/11/2026-11-1\(number)-a.md"] = "---\ndate: 2026-11-1\(number)\ntags: [\(tags)]\n---\n"
    }
    #expect(Session(files).run("complete", "--", "list", "--tag", "rar").output == "rare\t1\n")
  }

  @Test func `a day is offered as it is written, with what it is called`() {
    let output = session().run("complete", "--", "day", "").output
    #expect(output.hasPrefix("2026-11-20\ttoday\n2026-11-19\tyesterday\n2026-11-21\ttomorrow\n"))
  }

  @Test func `verbs and options are known without a journal`() {
    #expect(Session(nil).run("complete", "--", "tod").output.hasPrefix("today\t"))
    #expect(Session(nil).run("complete", "--", "show", "x").output == "")
  }

  @Test func `what a file says can't write into the terminal`() {
    let session = Session(["2026/11/a.md": "---\ndate: 2026-11-20\ntags: [\"x\\e]0;evil\\u0007\"]\n---\n"])
    #expect(!session.run("complete", "--", "list", "--tag", "").output.utf8.contains(0x1B))
  }

  @Test func `help does not list what scripts alone call`() {
    #expect(!Session().run("help").output.contains("complete "))
  }

  @Test func `nothing of a private record is offered, and forget offers the trash too`() {
    let session = session()
    session.write(
      "---\ndate: 2026-11-18\ntitle: Zauberwort\ntags: [zauber]\npeople: [Zaza]\nvertraulich: ja\n---\n",
      to: "2026/11/2026-11-18-zauberwort.md")
    session.write("---\ntitle: Gone\n---\n", to: "2026/11/2026-11-17-gone.md")
    session.write("---\ntitle: Zauberwort\npivate: x\n---\n", to: "2026/11/2026-11-17-zauber.md")
    session.run("delete", "gone")
    session.run("delete", "17-zauber")
    for words in [
      ["show", ""], ["list", "--tag", ""], ["list", "--person", ""], ["forget", ""], ["restore", ""],
    ] {
      let reply = session.run((["complete", "--"] + words).map { Array($0.utf8) })
      #expect(!reply.output.lowercased().contains("zau"), "\(reply.output)")
      #expect(reply.output.contains("2026-11-17-gone") == ["forget", "restore"].contains(words[0]))
      #expect(reply.output.contains("2026-11-19-rain") == ["forget", "show"].contains(words[0]))
    }
  }
}
