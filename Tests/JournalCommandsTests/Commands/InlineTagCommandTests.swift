import JournalModel
import Testing

/// Tags that stand in the text count like those of the key.
@Suite struct InlineTagCommandTests {
  private static let calm =
    "---\ntitle: Quiet\ntags: [night]\n---\n\nIt was #calm on #ward/night.\n\nSo #Calm.\n"
  private static let path = "2026/11/2026-11-20-quiet.md"

  private func session(_ profile: String = "") -> Session {
    Session(
      profile: "smjournal: 1\n" + profile,
      [
        Self.path: Self.calm,
        "2026/11/2026-11-19-plain.md": "---\ntitle: Plain\ntags: [calm]\n---\nNo `#code`.\n",
      ])
  }

  private func ids(_ session: Session, _ words: String...) -> [Substring] {
    let replies = [[], ["--no-index"]].map { more in
      session.run((["list", "--ids"] + words + more).map { Array($0.utf8) }).output
    }
    #expect(replies[0] == replies[1])
    return replies[0].split(separator: "\n").map { $0.prefix { $0 != " " } }
  }

  @Test func `they are found, listed and counted`() {
    let session = session()
    #expect(ids(session, "--tag", "calm") == ["2026-11-20-quiet", "2026-11-19-plain"])
    #expect(ids(session, "--tag", "ward") == ["2026-11-20-quiet"])
    #expect(ids(session, "--tag", "#ward/night") == ["2026-11-20-quiet"])
    #expect(ids(session, "--where", "tags=calm", "--where", "tags=night") == ["2026-11-20-quiet"])
    #expect(ids(session, "--tag", "code") == [])
    #expect(session.run("list", "-n", "1").output == "Fri 20 Nov  Quiet  #night #calm #ward/night\n")
    #expect(
      session.run("tags").output == """
        calm        2  today
        night       1  today
        ward/night  1  today

        """)
    let json = session.run("show", "quiet", "--json").output
    #expect(
      json.contains(
        """
          "tags": [
            "night",
            "calm",
            "ward/night"
          ],
          "inlineTags": [
            "calm",
            "ward/night"
          ],

        """), "\(json)")
    #expect(session.run("show", "plain", "--json").output.contains("inlineTags") == false)
    #expect(session.run("list", "--format", "{tags}", "-n", "1").output == "night, calm, ward/night\n")
    #expect(session.run("stats", "--json").output.contains("\"ward/night\""))
    #expect(session.run("complete", "--", "tag", "quiet", "+wa").output.contains("ward/night"))
  }

  @Test func `exports have them`() {
    let session = session()
    #expect(session.run("export", "csv", "-o", "-").output.contains("night | calm | ward/night"))
    #expect(session.run("export", "markdown", "-o", "-").output.contains("*#night · #calm · #ward/night*"))
  }

  @Test(arguments: ["--full", "--verify", ""])
  func `the index has them`(mode: String) {
    let session = session()
    #expect(session.run(["reindex", mode].filter { !$0.isEmpty }.map { Array($0.utf8) }).code == 0)
    #expect(
      session.run("list", "--tag", "ward", "--format", "{id} {tags}").output
        == "2026-11-20-quiet night, calm, ward/night\n")
    session.write("---\ntitle: Quiet\n---\n#other\n", to: Self.path)
    #expect(ids(session, "--tag", "ward") == [])
    #expect(ids(session, "--tag", "other") == ["2026-11-20-quiet"])
  }

  @Test func `tag says where one stands and leaves the text alone`() {
    let session = session()
    let reply = session.run("tag", "quiet", "-calm")
    #expect(reply.output == "Nothing to change in \(Self.path)\n")
    #expect(
      reply.errors == """
        \(Self.path):6: #calm is in the text, so it stays; remove it there
        \(Self.path):8: #Calm is in the text, so it stays; remove it there

        """)
    #expect(reply.code == 0)
    #expect(session.text(Self.path) == Self.calm)
    let both = session.run("tag", "quiet", "+song", "-night", "-ward/night")
    #expect(both.errors == "\(Self.path):6: #ward/night is in the text, so it stays; remove it there\n")
    #expect(session.text(Self.path) == Self.calm.replacing("[night]", with: "[song]"))
    #expect(session.run("tag", "plain", "-calm").errors == "")
    session.environment["LANG"] = "fr_FR.UTF-8"
    #expect(
      session.run("tag", "quiet", "-calm").errors.hasPrefix(
        "\(Self.path):6: #calm est écrit dans le texte et y reste\u{A0}; c’est là qu’il faut l’enlever\n"))
  }

  @Test func `no edit writes them into the front matter`() {
    let session = session()
    session.run("set", "quiet", "mood=4")
    session.run("favorite", "quiet")
    session.run("tag", "quiet", "+song")
    let keys = "title: Quiet\ntags: [night, song]\nmood: 4\nfavorite: true\n"
    let text = session.text(Self.path) ?? ""
    #expect(text.hasPrefix("---\n\(keys)---\n") || text.contains("tags: [night, song]\n"), "\(text)")
    #expect(!text.contains("- calm"))
    // Asked for, one is written.
    session.run("tag", "quiet", "+calm")
    #expect(session.text(Self.path)?.contains("tags: [night, song, calm]\n") == true)
  }

  @Test func `the profile turns them off, and on again`() {
    let session = session()
    #expect(ids(session, "--tag", "ward") == ["2026-11-20-quiet"])
    #expect(session.run("config", "inline-tags=false").code == 0)
    #expect(session.text("journal.md")?.contains("inline-tags: false\n") == true)
    #expect(ids(session, "--tag", "ward") == [])
    #expect(ids(session, "--tag", "calm") == ["2026-11-19-plain"])
    #expect(session.run("tag", "quiet", "-calm").errors == "")
    session.run("new", "Rested", "a", "#lot.", "Good.")
    #expect(session.text("2026/11/2026-11-20-1850-rested-a-lot.md")?.contains("tags:") == false)
    session.run("config", "inline-tags=true")
    #expect(ids(session, "--tag", "ward") == ["2026-11-20-quiet"])
  }

  @Test(arguments: ["#", "a #", "#" + String(repeating: "a", count: 300), "```\n#a"])
  func `what is no tag is text`(text: String) {
    let session = Session(["a.md": "---\ndate: 2026-11-20\n---\n\(text)\n"])
    #expect(session.run("tags").output == "No tags yet; 'smjournal tag last +night' adds one.\n")
    #expect(session.run("show", "a").code == 0)
  }
}
