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
    (["show", "hard"], ["2026-11-20-a-hard-night"]), (["show", "RAIN"], ["2026-11-19-rain"]),
    (["list", "--tag", ""], ["night", "ward 3"]), (["list", "--tag", "W"], ["ward 3"]),
    (["list", "--tag=n"], ["--tag=night"]), (["list", "--tag", "=", "n"], ["night"]),
    (["list", "--tag", "="], ["night", "ward 3"]),
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
    (["config", "name="], []), (["config", "--lang", "=", "d"], ["de"]), (["set", "rain", "mood=4"], []),
    (["set", "rain", "moo"], ["mood="]), (["unset", "rain", "moo"], ["mood"]),
    (["new", "--mood", "very"], ["veryHappy", "verySad"]),
    (["list", "--sort", "s"], ["stress", "satisfaction"]),
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

  @Test func `moods of one's own are words too`() {
    let session = Session(profile: "smjournal: 1\nmoods: {serene: 4}\n")
    #expect(session.run("complete", "--", "list", "--mood", "ser").output == "serene\n")
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
    for words in [["show", ""], ["list", "--tag", ""], ["list", "--person", ""], ["forget", ""]] {
      let reply = session.run((["complete", "--"] + words).map { Array($0.utf8) })
      #expect(!reply.output.lowercased().contains("zau"), "\(reply.output)")
      #expect(reply.output.contains("2026-11-17-gone") == (words[0] == "forget"))
    }
  }
}
