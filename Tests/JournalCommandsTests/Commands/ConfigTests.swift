import JournalModel
import Testing

@Suite struct ConfigTests {
  private let profile = "smjournal: 1\nname: Camille # me\nlanguage: en\nweek-starts: sunday\n"

  @Test func `a setting changes its own line alone`() {
    let session = Session(profile: profile)
    let reply = session.run("config", "name=Béa")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(reply.output == "Changed journal.md\n")
    #expect(session.text("journal.md") == "---\n\(profile.replacing("Camille", with: "Béa"))---\n")
    session.run("undo")
    #expect(session.text("journal.md") == "---\n\(profile)---\n")
  }

  @Test func `several settings, lists and numbers among them`() {
    let session = Session(profile: profile)
    let reply = session.run(
      "config", "working-days=monday,friday", "timezone=Europe/Paris", "day-starts=05:00")
    #expect(reply.code == 0, "\(reply.errors)")
    let text = session.text("journal.md") ?? ""
    #expect(text.contains("working-days:\n  - monday\n  - friday\n"))
    #expect(text.contains("timezone: Europe/Paris\n"))
    #expect(text.contains("day-starts: \"05:00\"\n"))
    #expect(session.run("check").code == 0)
    // As the heads of its own calendar are.
    #expect(session.run("config", "working-days=Mo,Mi,Fr").code == 0)
  }

  @Test(arguments: [
    ("moods={serene: 4}", "moods:\n  serene: 4\n"), ("moods=serene: 4", "moods:\n  serene: 4\n"),
    ("moods=serene: 4, 🫠: 1", "moods:\n  serene: 4\n  🫠: 1\n"),
    ("theme={night: '#8B5CF6'}", "theme:\n  night: \"#8B5CF6\"\n"), ("theme=dark", "theme: dark\n"),
    ("badges={🔥: on fire}", "badges:\n  🔥: on fire\n"), ("badges=🔥, calm", "badges:\n  - 🔥\n  - calm\n"),
    ("holidays=[fr, gb-eng]", "holidays:\n  - fr\n  - gb-eng\n"),
    ("memories={lowest-mood: -1}", "memories:\n  lowest-mood: -1\n"), ("memories=false", "memories: false\n"),
    ("hours={day: \"07:00-19:00\"}", "hours:\n  day: \"07:00-19:00\"\n"),
    ("timezone=+02:00", "timezone: \"+02:00\"\n"), ("name={x}", "name: \"{x}\"\n"),
  ])
  func `maps are written as help shows them`(word: String, lines: String) {
    let session = Session(profile: "smjournal: 1\n")
    let reply = session.run("config", word)
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(session.text("journal.md") == "---\nsmjournal: 1\n\(lines)---\n")
    #expect(session.run("check").code == 0)
  }

  @Test(arguments: [
    ("moods", "{flat: 2}", "moods has these no longer: serene, calm; 'undo' brings them back"),
    ("moods", "{serene: 2, calm: 4, flat: 1}", ""), ("moods", "", ""),
    ("holidays", "2026-12-24", "holidays has these no longer: fr, gb-eng; 'undo' brings them back"),
  ])
  func `what a map or a list held and holds no longer is named`(key: String, value: String, said: String) {
    let session = Session(profile: "smjournal: 1\nmoods: {serene: 4, calm: 3}\nholidays: [fr, gb-eng]\n")
    let reply = session.run("config", "\(key)=\(value)")
    #expect(reply.code == 0)
    #expect(reply.errors == (said.isEmpty ? "" : "smjournal: \(said)\n"))
  }

  @Test(arguments: ["hours={day: \"07:00-15:00\"}", "rota={from: \"2026-11-11\", cycle: [day]}"])
  func `hours that change on days already lived are said`(word: String) {
    let session = Session()
    session.run("rota", "set", "--from", "2026-11-10", "--cycle", "day rest")
    session.run("config", "hours={day: \"07:00-19:00\"}")
    let reply = session.run("config", word)
    #expect(reply.errors.contains("days already lived that have other shifts now: "), "\(reply.errors)")
    #expect(session.run("config", "name=X").errors.isEmpty)
  }

  @Test(arguments: [
    "moods={serene: 9}", "moods=serene", "moods={serene: 4", "moods={a: 1}\nname: x", "moods=[a]",
    "theme={nigt: '#8B5CF6'}", "theme={night: 7}", "moods={a: &a [*a]}",
  ])
  func `maps that could not be read are refused`(word: String) {
    let session = Session(profile: profile)
    #expect(session.run("config", word).code == 64)
    #expect(session.text("journal.md") == "---\n\(profile)---\n")
  }

  @Test func `nothing behind the sign takes a setting away`() {
    let session = Session(profile: profile)
    #expect(session.run("config", "week-starts=").code == 0)
    #expect(session.text("journal.md")?.contains("week-starts") == false)
  }

  @Test(arguments: [
    ("nme=x", "unknown setting 'nme'; did you mean 'name'?"), ("smjournal=2", "unknown setting 'smjournal'"),
  ])
  func `an unknown setting is refused with the nearest one`(word: String, message: String) {
    let session = Session(profile: profile)
    let reply = session.run("config", word)
    #expect(reply.code == 64)
    #expect(reply.errors.hasPrefix("smjournal: error: " + message))
    #expect(session.text("journal.md") == "---\n\(profile)---\n")
  }

  @Test(arguments: [
    "language=xx", "week-starts=someday", "day-starts=25:00", "timezone=Mars/Olympus", "rota=1",
  ])
  func `what a setting can't be is refused, and nothing is changed`(word: String) {
    let session = Session(profile: profile)
    let reply = session.run("config", "name=Zoé", word)
    #expect(reply.code != 0)
    #expect(!reply.errors.isEmpty)
    #expect(session.text("journal.md") == "---\n\(profile)---\n")
  }

  @Test(arguments: [
    (
      "seal-to=x", "seal-to: a key that age encrypts to, such as age1… or ssh-ed25519 …, is expected, not “x”"
    ),
    (
      "seal-to=age1",
      "seal-to: a key that age encrypts to, such as age1… or ssh-ed25519 …, is expected, not “age1”"
    ),
    ("id=other", "id: own is expected, not “other”"), ("id=", "id: own is expected, not “”"),
    ("timezone=", "timezone: a time zone that this system knows, such as Europe/Paris, is expected, not “”"),
  ])
  func `keys on which other things hang are checked, too`(word: String, message: String) {
    let profile = "smjournal: 1\nid: own\ntimezone: Europe/Paris\n"
    let session = Session(profile: profile, ["2026/11/2026-11-18-a.md": "---\ntitle: A\n---\n"])
    let reply = session.run("config", word)
    #expect(reply.code == 64 && reply.errors == "smjournal: error: \(message)\n", "\(reply)")
    #expect(session.text("journal.md") == "---\n\(profile)---\n")
  }

  @Test(arguments: [
    ("id=own", "id: own"), ("timezone=", ""), ("seal-to=", ""),
    ("seal-to=ssh-ed25519 AAAAC3Nz me", "seal-to: ssh-"),
    ("seal-to=age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p", "seal-to: age1ql3"),
  ])
  func `what they can be is set, and a journal without a past may do without a zone`(
    word: String, line: String
  ) {
    let session = Session(profile: "smjournal: 1\ntimezone: Europe/Paris\n")
    #expect(session.run("config", word).code == 0)
    #expect(session.text("journal.md")?.contains(line) == true)
    #expect(session.run("check").errors == "")
  }

  @Test(arguments: [
    (
      "smjournal: 2\n",
      "journal.md:2:12: error: smjournal: a version that this program knows (1) is expected, not “2”\n"
    ),
    (
      "smjournal: 1\nrota: [\n",
      "journal.md:4:1: error: the list in brackets is never closed: expected `]`; put items with `[`, `]`, `,` or "
        + "`: ` in quotes (begun in line 3)\n"
    ),
    (
      "smjournal: 1\ntone: \"plain\n",
      "journal.md:4:1: error: the text in double quotes is never closed: expected `\"`; add the closing quote (begun in "
        + "line 3)\n"
    ),
  ])
  func `a profile that is not understood is not written`(profile: String, message: String) {
    let session = Session(profile: profile)
    let reply = session.run("config", "name=Q")
    #expect(reply.errors == message)
    #expect(reply.code == 1)
    #expect(session.text("journal.md") == "---\n\(profile)---\n")
  }

  @Test func `what is never closed in a record is not written behind, but may go, and its text grows`() {
    let text = "---\ntags: [\n---\nbody\n"
    let session = Session(["2026/11/2026-11-19-a.md": text])
    let message =
      "2026/11/2026-11-19-a.md:3:1: error: the list in brackets is never closed: expected `]`; put items with `[`, `]`, "
      + "`,` or `: ` in quotes (begun in line 2)\n"
    let reply = session.run("set", "2026-11-19-a", "mood=4")
    #expect(reply.errors == message && reply.code == 1)
    #expect(session.text("2026/11/2026-11-19-a.md") == text)
    #expect(session.run("append", "--to", "2026-11-19-a", "x").code == 0)
    #expect(session.run("unset", "2026-11-19-a", "tags").code == 0)
    #expect(session.run("set", "2026-11-19-a", "mood=4").code == 0)
  }

  @Test func `a wrong region is refused with all that there are`() {
    let session = Session(profile: profile)
    let reply = session.run("config", "holidays=fr,de-zz")
    #expect(reply.code == 64)
    #expect(
      reply.errors == """
        smjournal: error: holidays: “de-zz” is neither a day such as 2026-11-20 nor a region that is known; known \
        are at, au (au-act nsw nt qld sa tas vic wa), be, br, ca (ca-ab bc mb nb nl ns nt nu on pe qc sk yt), ch \
        (ch-ag ai ar be bl bs fr fr-optional ge gl gl-optional gr gr-optional ju lu ne nw nw-optional ow \
        ow-optional sg sg-optional sh sh-optional so so-optional sz tg ti ur vd vs vs-optional zg zg-optional zh \
        zh-zurich), de (de-bb be bw by by-augsburg by-catholic hb he hh mv ni nw rp sh sl sn sn-catholic st th \
        th-catholic), es (es-an ar as cb ce cl cm cn ct ct-barcelona ex ga ib mc md ml nc pv ri vc), fr (fr-971 \
        972 973 974 976 alsace), gb (gb-eng nir sct wls), ie, it, jp, kr, lu, nl, nz (nz-auk can cit hkb mbh \
        nsn ntl ota stc stl tki wgn wtc), pt, us

        """)
    #expect(session.text("journal.md") == "---\n\(profile)---\n")
    session.isTerminal = true
    let lines = session.run("config", "holidays=xx").errors.split(separator: "\n")
    #expect(lines.count > 5)
    #expect(lines.allSatisfy { $0.filter { $0.isASCII }.count < 100 })
  }

  @Test func `regions and days are set together, and counted`() {
    let session = Session(profile: profile)
    #expect(session.run("config", "holidays=de-by,2026-11-20").code == 0)
    #expect(session.text("journal.md")?.contains("holidays:\n  - de-by\n  - \"2026-11-20\"\n") == true)
    for day in ["2026-11-01", "2026-11-20", "2026-06-04"] {
      #expect(session.run("day", day, "--json").output.contains("\"holiday\": true"), "\(day)")
    }
    #expect(session.run("check").code == 0)
  }

  @Test func `settings are shown with their meaning`() {
    let session = Session(profile: profile)
    let output = session.run("config").output
    #expect(output.contains("week-starts"))
    #expect(output.contains("the first day of a week"))
    let compact = session.run("config", "name", "--json").output.filter { !$0.isWhitespace }
    #expect(
      compact.contains(#""settings":[{"key":"name","value":"Camille","meaning":"yourfirstname"}]"#),
      "\(compact)")
  }

  @Test(arguments: [
    ("profession=doctor", "what affirmations call your work: nurse, carer, midwife or paramedic"),
    (
      "templates={night: nosuch}",
      "the template 'nosuch' that journal.md names is not in templates; the usual one is taken"
    ),
  ])
  func `a word that stands for nothing is taken and told`(setting: String, told: String) {
    let reply = Session(profile: profile).run("config", setting)
    #expect(reply.output == "Changed journal.md\n" && reply.errors == "smjournal: \(told)\n")
  }

  @Test(arguments: ["profession=midwife", "profession=", "templates={night: hand}", "warning-signs=false"])
  func `one that stands for something is taken without a word`(setting: String) {
    let session = Session(profile: profile + "profession: nurse\n", ["templates/hand.md": "---\n---\n"])
    let reply = session.run("config", setting)
    #expect(reply.output == "Changed journal.md\n" && reply.errors == "")
  }

  @Test func `countries are named in any language, and written by their codes`() {
    let session = Session(profile: profile)
    #expect(session.run("config", "holidays=France, Écosse,Neuseeland").code == 0)
    #expect(session.text("journal.md")?.contains("holidays:\n  - fr\n  - gb-sct\n  - nz\n") == true)
  }

  @Test(arguments: [
    ("Paris", "Europe/Paris"), ("europe/paris", "Europe/Paris"), ("new york", "America/New_York"),
  ])
  func `the zone that is meant is named`(word: String, meant: String) {
    let reply = Session(profile: profile).run("config", "timezone=\(word)")
    #expect(reply.code == 64)
    #expect(reply.errors.hasPrefix("smjournal: error: timezone: \(meant) is expected, not “\(word)”\n"))
  }
}
