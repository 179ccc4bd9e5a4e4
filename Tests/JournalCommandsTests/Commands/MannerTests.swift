import Testing

/// How a person is spoken to, as the profile wants it.
@Suite struct MannerTests {
  private func terminal(_ profile: String = "", _ files: [String: String] = [:]) -> Session {
    let session = Session(profile: "smjournal: 1\n" + profile, files)
    session.isTerminal = true
    return session
  }

  private let vacation = [
    "2026/12/2026-12-01-vacation.md": "---\nkind: vacation\nfrom: 2026-12-01\nuntil: 2026-12-05\n---\n"
  ]

  @Test func `a check-in ends with a warm word and the countdown`() {
    let usual = terminal("", vacation).run("check-in", "--energy", "4", "--color", "never").output
    #expect(
      usual.hasSuffix(
        "\nGood people are glad you're on today.\nOnly 7 working days until your time off! 🎉\n"), "\(usual)")
    let tired = terminal("language: fr\n", vacation).run("check-in", "--energy", "1", "--color", "never")
      .output
    #expect(
      tired.contains(
        "\nLes petits pas comptent. Celui-là passera aussi.\nPlus que 7 jours ouvrés avant tes congés\u{A0}! 🎉\n"
      ), "\(tired)")
  }

  @Test func `a plain tone says figures alone, and scripts hear nothing of it`() {
    let plain = terminal("tone: plain\n", vacation)
    #expect(
      plain.run("check-in", "--energy", "4", "--color", "never").output.hasSuffix(
        "\nOnly 7 working days until your time off.\n"))
    #expect(
      plain.run("today", "--color", "never").output.contains("Only 7 working days until your time off.\n"))
    let script = Session(profile: "smjournal: 1\n", vacation)
    #expect(script.run("check-in", "--energy", "4").output.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ("", "I'm proud to be a nurse"), ("profession: midwife\n", "I'm proud to be a midwife"),
    ("profession: aide-soignante\n", "I'm proud to be a caregiver"),
    ("profession: radiographer\n", "I'm proud of the work I do"),
    ("profession: nurse\n", "I'm proud to be a nurse"),
  ])
  func `pride has a form for each profession`(profile: String, text: String) {
    let session = Session(profile: "smjournal: 1\n" + profile)
    #expect(session.run("affirmation", "list").output.contains(" " + text + "\n"))
  }

  @Test(arguments: [
    ("", "Je suis fière de mon métier"), ("agreement: masculine\n", "Je suis fier de mon métier"),
    ("accord: neutre\n", "J'ai la fierté de mon métier"),
  ])
  func `French agrees with the person`(profile: String, text: String) {
    let session = Session(profile: "smjournal: 1\nlanguage: fr\n" + profile)
    #expect(session.run("affirmation", "list").output.contains(text))
  }

  @Test func `names of badges agree too`() {
    let record = ["2026/11/2026-11-20-1800-check-in.md": "---\nkind: check-in\nbadges: [💪, anxieuse]\n---\n"]
    let show = { (form: String) in
      Session(profile: "smjournal: 1\nlanguage: fr\n" + form, record).run("show", "check-in").output
    }
    #expect(show("").contains("💪 fier·ère  😰 anxieux·se"))
    #expect(show("agreement: feminine\n").contains("💪 fière  😰 anxieuse"))
    #expect(show("agreement: masculine\n").contains("💪 fier  😰 anxieux"))
  }

  @Test func `own badges are offered by letters and known by name`() {
    let session = Session(profile: "smjournal: 1\nbadges: {🔥: on fire, 🌊: swamped}\n")
    let reply = session.run("check-in", "--shift", "night", typed: "4449a\r\r")
    #expect(reply.errors.contains("9 🔥 on fire"))
    #expect(reply.errors.contains("a 🌊 swamped"))
    let asked = session.text("2026/11/2026-11-20-1850-check-in.md") ?? ""
    #expect(asked.contains("badges:\n  - 🔥\n  - 🌊\n"), "\(asked)")
    session.now = "2026-11-21T18:50:00+01:00"
    session.run("check-in", "--badge", "Swamped")
    #expect(session.text("2026/11/2026-11-21-1850-check-in.md")?.contains("badges:\n  - 🌊\n") == true)
    #expect(session.run("check").output == "")
  }

  @Test func `the theme's colours reach every view`() {
    let files = ["2026/11/2026-11-20-shift.md": "---\nkind: shift\nshift: night\n---\n"]
    let month = { (theme: String) in
      Session(profile: "smjournal: 1\n" + theme, files).run("month", "--color", "always").output
    }
    #expect(month("").contains("\u{1B}[35mN"))
    #expect(month("theme: dark\n").contains("\u{1B}[38;5;141mN"))
    #expect(month("theme: {night: '#8B5CF6'}\n").contains("\u{1B}[38;5;99mN"))
    #expect(!month("theme: mono\n").contains("\u{1B}[3"))
  }

  @Test(arguments: [
    ("tone: loud", "'tone': 'loud' is wrong"), ("agreement: many", "agreement"),
    ("theme: {nite: '#fff'}", "nite"),
    ("theme: {night: purple}", "purple"), ("affirmations: never", "never"),
  ])
  func `what can't be meant is reported where it stands`(line: String, word: String) {
    let session = Session(profile: "smjournal: 1\n\(line)\n")
    let reply = session.run("check")
    #expect(reply.code == 1)
    #expect((reply.output + reply.errors).contains("journal.md:3:"), "\(reply.output)")
  }
}
