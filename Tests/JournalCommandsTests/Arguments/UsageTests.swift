import JournalModel
import JournalTestSupport
import Testing

@testable import JournalCommands

@Suite struct UsageTests {
  @Test(
    arguments: [
      (["lst"], "unknown command 'lst'; did you mean 'list'?", "help"),
      (["chekin"], "unknown command 'chekin'; did you mean 'check-in'?", "help"),
      (["add"], "unknown command 'add'; did you mean 'new'?", "help"),
      (["sleep"], "unknown command 'sleep'; did you mean 'import health'?", "help"),
      (["photo"], "unknown command 'photo'; did you mean 'attach'?", "help"),
      (["sync"], "unknown command 'sync'; did you mean 'help sync'?", "help"),
      (["print"], "unknown command 'print'; did you mean 'export pdf'?", "help"),
      (["share"], "unknown command 'share'; did you mean 'export html'?", "help"),
      (["xyzzy"], "unknown command 'xyzzy'", "help"),
      (
        ["affirmation", "lke"], "unknown command 'affirmation lke'; did you mean 'affirmation like'?", "help"
      ),
      (["vacation", "ad"], "unknown command 'vacation ad'; did you mean 'vacation add'?", "help"),
      (["24/11"], "unknown command '24/11'; did you mean 'day 24/11'?", "help"),
      (["hier:", "x"], "unknown command 'hier:'; did you mean 'new hier: x'?", "help"),
      (["@anna"], "unknown command '@anna'; did you mean 'search @anna'?", "help"),
      (["#night"], "unknown command '#night'; did you mean 'list --tag night'?", "help"),
      (["list", "--jsn"], "unknown option '--jsn'; did you mean '--json'?", "help list"),
      (["list", "--qqqqqq"], "unknown option '--qqqqqq'", "help list"),
      (["list", "-x"], "unknown option '-x'", "help list"),
      (["list", "--limit"], "option '--limit' needs a value: --limit N", "help list"),
      (["list", "--limit", "--json"], "option '--limit' needs a value: --limit N", "help list"),
      (["list", "--limit", "-3"], "--limit '-3': expected a whole number, 0 or more", "help list"),
      (["list", "--json=yes"], "option '--json' takes no value", "help list"),
      (["list", "--limit", "1", "--limit=2"], "option '--limit' is given twice", "help list"),
      (["list", "word"], "unexpected argument 'word'", "help list"),
      (
        ["list", "--on", "today", "--from", "today"], "'--on' and '--from' can't be used together",
        "help list"
      ),
      (
        ["list", "--where", "energy"],
        "--where 'energy': expected a condition, such as place=Lyon or energy>=4", "help list"
      ),
      (
        ["list", "--kind", "diary"],
        "--kind 'diary': expected entry, check-in, check-out, vacation, shift, rota, person or sleep",
        "help list"
      ),
      (["list", "--color", "red"], "--color 'red': expected auto, always or never", "help list"),
      (
        ["list", "--now", "noon"],
        "--now 'noon': expected an ISO 8601 instant, such as 2026-11-20T18:50:00+01:00", "help list"
      ),
      (["check-in", "--energy", "9"], "--energy '9': expected a whole number from 1 to 5", "help check-in"),
      (
        ["check-in", "--energy", "high"], "--energy 'high': expected a whole number from 1 to 5",
        "help check-in"
      ),
      (
        ["check-in", "--date", "2026-02-30", "--energy", "3"],
        "'2026-02-30': February 2026 has 28 days", "help check-in"
      ),
      (
        ["check-out", "--at", "25:00", "--load", "3"],
        "--at '25:00': expected a time, such as 07:30 or 2026-11-20T07:30", "help check-out"
      ),
      (
        ["check-in", "--no-input"],
        "nothing to write: give --energy, --stress, --motivation, --badge or --note", "help check-in"
      ),
      (["new"], "missing argument TITLE", "help new"),
      (["show"], "missing argument ID", "help show"),
      (["set", "x"], "missing argument KEY=VALUE", "help set"),
      (["set", "x", "energy"], "'energy': expected KEY=VALUE", "help set"),
      (["tag", "x", "word"], "'word': expected +TAG to add or -TAG to remove a tag", "help tag"),
      (
        ["vacation", "add", "soon"],
        "'soon': expected a day, or two: 20 dec to 3 jan, 2026-12-20..2027-01-03",
        "help vacation add"
      ),
      (
        ["vacation", "add", "2026-12-10..2026-12-01"], "'2026-12-10..2026-12-01' ends before it begins",
        "help vacation add"
      ),
      (
        ["vacation", "set", "x"],
        "nothing to write: give --category, --status, --title, --half, --from or --until",
        "help vacation set"
      ),
      (
        ["today", "--format", "{dayz}"],
        "--format '{dayz}': expected {days}, {workingDays}, {shifts}, {from}, {until}, {title}, {affirmation}, {category}, "
          + "{mood}, {streak}, {shift}, {records}, {date}, "
          + "{problems}, {countdown}, {due}, {next}, {nextDate}, {nextStart} or {nextEnd}", "help today"
      ),
      (
        ["today", "--format", "{days"],
        "--format '{days': expected {days}, {workingDays}, {shifts}, {from}, {until}, {title}, {affirmation}, {category}, "
          + "{mood}, {streak}, {shift}, {records}, {date}, "
          + "{problems}, {countdown}, {due}, {next}, {nextDate}, {nextStart} or {nextEnd}", "help today"
      ),
      (
        ["list", "--format", "{"],
        "--format '{': expected {id}, {path}, {kind}, {date}, {at}, {time}, {created}, {modified}, {private}, {title}, {mood}, {tags} or {shift}",
        "help list"
      ),
      (
        ["list", "--format", "{tittle}"],
        "--format '{tittle}': expected {id}, {path}, {kind}, {date}, {at}, {time}, {created}, {modified}, {private}, {title}, {mood}, {tags} or {shift}; "
          + "did you mean '{title}'?", "help list"
      ),
      (["list", "--jsonl", "--json"], "'--json' and '--jsonl' can't be used together", "help list"),
      (
        ["list", "--jsonl", "--format", "x"], "'--jsonl' and '--format' can't be used together", "help list"
      ),
      (["reindex", "--full", "--verify"], "'--full' and '--verify' can't be used together", "help reindex"),
      (["report", "--csv", "--ratings"], "'--csv' and '--ratings' can't be used together", "help report"),
      (
        ["--now", "bogus", "today", "--now", "2026-11-26T03:10:00+01:00"],
        "--now 'bogus': expected an ISO 8601 instant, such as 2026-11-20T18:50:00+01:00", "help today"
      ),
      (["list", "2026-11-30..2026-11-01"], "'2026-11-30..2026-11-01' ends before it begins", "help list"),
      (
        ["list", "november", "--from", "today"], "'november' and '--from' can't be used together", "help list"
      ),
      (["completions", "tcsh"], "'tcsh': expected bash, zsh or fish", "help completions"),
      (
        ["--index", "x", "--no-index", "today"], "'--index' and '--no-index' can't be used together",
        "help today"
      ),
    ] as [([String], String, String)])
  func `wrong words get one line, a pointer to the help and exit code 64`(
    words: [String], message: String, help: String
  ) {
    let reply = Session().run(words.map { Array($0.utf8) })
    #expect(reply.code == 64)
    #expect(reply.output == "")
    let lines = reply.errors.split(separator: "\n")
    #expect(lines.prefix(2) == ["smjournal: error: \(message)", "'smjournal \(help)' shows the help."])
    // Where something is missing a line that is right follows.
    let isShort = ["missing argument", "nothing to write", "unexpected argument 'word'"].contains {
      message.hasPrefix($0)
    }
    #expect(lines.dropFirst(2).map { $0.prefix(22) } == (isShort ? ["For example: smjournal"] : []))
  }

  @Test func `no words at all ask for today`() {
    let session = Session(["2026/11/a.md": "---\ndate: 2026-11-20\ntitle: Hello\n---\n"])
    let reply = session.run()
    #expect(reply.code == 0)
    #expect(reply.output == session.run("today").output)
    #expect(reply.output.contains("Hello"))
    #expect(session.run("--json").output == session.run("today", "--json").output)
    #expect(session.run("--limit", "3").output == session.run("list", "--limit", "3").output)
    #expect(session.run("--energy", "3").code == 64)
  }

  @Test func `wrong usage and help are said in the language of the journal`() {
    let session = Session(profile: "smjournal: 1\nlanguage: fr\n")
    #expect(session.run("lst").errors.contains("commande inconnue"))
    #expect(session.run("list", "--énergie").errors.contains("affiche l’aide"))
    #expect(session.run("help").output.contains("Chaque jour"))
    #expect(session.run("lst", "--lang", "en").errors.contains("unknown command"))
    session.folder.makeFolder("elsewhere")
    #expect(Session(nil).run("lst", "-C", session.folder.absolute("journal")).errors.contains("inconnue"))
  }

  @Test func `wrong usage is said in the language that was asked for`() {
    let reply = Session().run("--lang", "fr", "lst")
    let errors = reply.errors.replacing("\u{A0}", with: " ")
    let expected = "smjournal: error: commande inconnue « lst » ; voulais-tu dire « list » ?\n"
    #expect(errors == expected + "« smjournal help » affiche l’aide.\n")
  }

  @Test(arguments: ["LC_ALL", "LC_MESSAGES", "LANG"])
  func `the locale decides where nothing else does`(variable: String) {
    let session = Session()
    session.environment = [variable: "fr_FR.UTF-8"]
    let errors = session.run("version", "x").errors
    #expect(errors.hasPrefix("smjournal: error: argument inattendu «"))
  }

  @Test func `wrong arguments are refused before any journal is looked for`() {
    let session = Session(nil)
    #expect(session.run("check-in", "--energy", "6").code == 64)
    #expect(session.files == [])
  }

  @Test func `text that is not UTF-8 is refused, a path of any bytes is not`() {
    let session = Session()
    let latin1: [UInt8] = Array("caf".utf8) + [0xE9]
    let text = session.run([Array("new".utf8), latin1])
    #expect(text.code == 64)
    #expect(text.errors.hasPrefix("smjournal: error: caf\\xE9: the text is not UTF-8\n"))
    let path = session.run([Array("--journal".utf8), latin1, Array("today".utf8)])
    #expect(path.code == 1)
    #expect(path.errors.contains("caf\\xE9: error: no journal here"))
  }
}
