import JournalTerminal
import JournalTestSupport
import Testing

/// Words that become a record without quotes, options or questions.
@Suite struct CaptureTests {
  private func body(_ session: Session, _ path: String) -> String? {
    session.text(path).flatMap { text in text.ranges(of: "---\n").last.map { String(text[$0.upperBound...]) }
    }
  }

  // MARK: Sentences

  @Test func `a sentence is enough`() {
    let session = Session()
    let reply = session.run(
      "new", "yesterday", "9pm:", "Ward", "was", "loud.", "We", "coped.", "#calm", "@Léa")
    #expect(
      reply.output == "Wrote 2026/11/2026-11-19-2100-ward-was-loud.md (entry, Thu 19 November)\n",
      "\(reply.errors)")
    #expect(
      session.text("2026/11/2026-11-19-2100-ward-was-loud.md") == """
        ---
        kind: entry
        date: "2026-11-19"
        at: "2026-11-19T21:00:00+01:00"
        title: Ward was loud.
        tags:
          - calm
        people:
          - Léa
        source: cli
        ---

        We coped. #calm @Léa

        """)
  }

  @Test func `a word with a plus is a tag, shown as it is taken`() {
    let session = Session()
    let reply = session.run("new", "Ward", "was", "loud.", "+night", "and", "+1")
    #expect(reply.errors == "Tags: #night\n")
    let text = session.text("2026/11/2026-11-20-1850-ward-was-loud.md")
    #expect(text?.contains("tags:\n  - night\n") == true)
    #expect(text?.hasSuffix("---\n\n#night and +1\n") == true)
    let literal = session.run("new", "--", "Gained", "+weight")
    #expect(literal.errors.isEmpty)
    #expect(
      session.text("2026/11/2026-11-20-1850-gained-weight.md")?.contains("title: Gained +weight\n") == true)
  }

  @Test func `a line that is added may have one, and says nothing of a tag where none counts`() {
    let session = Session()
    #expect(session.run("append", "Room", "4.", "+calm").errors == "Tags: #calm\n")
    #expect(body(session, "2026/11/2026-11-20.md")?.contains("- 18:50 Room 4. #calm\n") == true)
    #expect(session.run("list", "--tag", "calm").output.contains("#calm"))
    let other = Session(profile: "smjournal: 1\ninline-tags: false\n")
    #expect(other.run("append", "Room", "4.", "+calm").errors.isEmpty)
    #expect(other.run("new", "Loud", "+night").errors == "Tags: #night\n")
    #expect(other.run("list", "--tag", "night").output.contains("Loud"))
  }

  @Test func `an option outranks what the words say`() {
    let session = Session()
    session.run("new", "--date", "2026-11-01", "yesterday:", "tired")
    #expect(
      session.text("2026/11/2026-11-01-yesterday-tired.md")?.contains("title: \"yesterday: tired\"") == true)
  }

  @Test func `a title that is named is not taken apart`() {
    let session = Session()
    session.run("new", "--title", "yesterday: #a. B", "Words. More.")
    #expect(body(session, "2026/11/2026-11-20-1850-yesterday-a-b.md") == "\nWords. More.\n")
    #expect(session.text("2026/11/2026-11-20-1850-yesterday-a-b.md")?.contains("tags") == false)
  }

  @Test func `words without a verb are offered as an entry`() {
    let session = Session()
    let reply = session.run("Had", "a", "great", "day", typed: "\n")
    #expect(reply.errors.contains("Write this as an entry? [Y/n]"), "\(reply.errors)")
    #expect(session.text("2026/11/2026-11-20-1850-had-a-great-day.md") != nil)
    #expect(session.run("Had", "a", "bad", "day", typed: "n").code == 64)
    #expect(session.files.count == 2)
  }

  @Test func `all is said in the journal's language`() {
    let session = Session(profile: "smjournal: 1\nlanguage: fr\n")
    let reply = session.run("La", "nuit", "était", "longue", typed: "o")
    #expect(reply.errors.contains("En faire une note\u{A0}? [O/n]"), "\(reply.errors)")
    #expect(reply.output.hasPrefix("Écrit\u{A0}: 2026/11/2026-11-20-1850-la-nuit-etait-longue.md"))
  }

  @Test(arguments: [
    ("Had a great day", "unknown command 'Had'; did you mean 'new Had a great day'?"),
    ("lsit tags", "unknown command 'lsit'; did you mean 'list'?"),
    ("on this day", "unknown command 'on this day'; did you mean 'memories'?"),
    ("Nuit calme", "unknown command 'Nuit'; did you mean 'new Nuit calme'?"),
    ("today was hard", "unexpected argument 'was'"),
    ("encrypt", "unknown command 'encrypt'; did you mean 'help at-rest'?"),
    ("Had", "unknown command 'Had'"),
    ("Had a day --mood 4", "unknown command 'Had'"),
  ]) func `where nobody can be asked they are wrong usage`(words: String, error: String) {
    let session = Session()
    let reply = session.run(words.words)
    #expect(reply.code == 64)
    #expect(reply.errors.hasPrefix("smjournal: error: " + error + "\n"), "\(reply.errors)")
    #expect(session.files == ["journal.md"])
  }

  @Test func `quotes keep a sentence together, and a question is no note by Enter alone`() {
    let session = Session()
    let reply = session.run("Dinner with @bob was loud. #calm", typed: "\n")
    #expect(reply.errors.contains("Write this as an entry? [Y/n]"), "\(reply.errors)")
    #expect(session.text("2026/11/2026-11-20-1850-dinner-with-bob-was-loud.md")?.contains("- calm\n") == true)
    let asked = session.run("How", "many", "shifts", "left?", typed: "\n")
    #expect(asked.errors.contains("Write this as an entry? [y/N]"), "\(asked.errors)")
    #expect(session.run("Ward", "was", "loud", "--lang", "fr", typed: "o").code == 0)
    #expect(session.run("today", "was", "hard", typed: "y").code == 0)
    #expect(session.files.count == 4)
  }

  @Test func `a title is a name without the signs at its end`() {
    let session = Session()
    session.run("new", "Ward", "was", "loud.", "We", "coped.")
    #expect(session.run("show", "ward was loud").output.contains("We coped."))
    session.run("new", "Ward was loud!", "--text", "Louder.")
    #expect(session.run("show", "ward was loud!").output.contains("Louder."))
    #expect(session.run("show", "ward was loud").code == 1)
  }

  @Test func `a search that finds nothing says what would`() {
    let session = Session(["2026/11/2026-11-20-a.md": "---\ndate: 2026-11-20\n---\nWard was loud.\n"])
    #expect(
      session.run("search", "war", "lou").errors == """
        No records found.
        1 with words that begin so: smjournal search 'war* lou*'

        """)
    #expect(
      session.run("search", "tea", "OR", "ward").errors == """
        No records found.
        Every word must be there; OR counts as a word too.

        """)
    #expect(session.run("search", "xylophone").errors == "No records found.\n")
  }

  @Test(arguments: [
    ("2 Two bad calls.", "😞", "2026-11-20", "Two bad calls."),
    ("very good day", "very good", "2026-11-20", "day"),
    ("4 yesterday", "😊", "2026-11-19", ""), ("pas terrible", "pas terrible", "2026-11-20", ""),
  ]) func `words behind a mood are its note, or its day`(
    words: String, mood: String, day: String, note: String
  ) {
    let session = Session()
    let reply = session.run(("mood " + words).words)
    #expect(reply.code == 0, "\(reply.errors)")
    let path = session.files.first { $0.hasPrefix("2026/") } ?? ""
    let text = session.text(path) ?? ""
    #expect(text.contains("\nmood: \(mood)\n") && text.contains("date: \"\(day)\""), "\(text)")
    #expect(body(session, path) == (note.isEmpty ? "" : "\n\(note)\n"))
    #expect(session.run("mood", "blah").code == 64)
  }

  // MARK: Pipes

  @Test func `a pipe alone is an entry, an empty one is today`() {
    let session = Session()
    #expect(
      session.run(input: Array("Pain in bed 4.\n".utf8)).output.hasPrefix(
        "Wrote 2026/11/2026-11-20-1850-entry.md"))
    #expect(body(session, "2026/11/2026-11-20-1850-entry.md") == "\nPain in bed 4.\n")
    #expect(session.run(input: Array(" \n".utf8)).output.hasPrefix("Good evening"))
    #expect(session.run("--json", input: Array("lost".utf8)).output.contains("\"affirmation\""))
    session.offered = .remainder
    #expect(session.run(input: Array("of a loop".utf8)).output.hasPrefix("Good evening"))
    #expect(session.files.count == 2)
  }

  @Test func `what a pipe or a file offers is the text`() {
    let session = Session()
    session.run("new", "Title", "here", input: Array("Two. Sentences.\n".utf8))
    #expect(body(session, "2026/11/2026-11-20-1850-title-here.md") == "\nTwo. Sentences.\n")
    session.run("new", input: Array("Alone.".utf8))
    #expect(body(session, "2026/11/2026-11-20-1850-entry.md") == "\nAlone.\n")
    session.run("new", "-", input: Array("Asked for.".utf8))
    #expect(body(session, "2026/11/2026-11-20-1850-entry-2.md") == "\nAsked for.\n")
  }

  @Test func `an option outranks a pipe, and says so`() {
    let session = Session()
    let reply = session.run("new", "A", "--text", "b", input: Array("c".utf8))
    #expect(reply.code == 0)
    #expect(
      reply.errors.contains(
        "smjournal: warning: standard input is not read here; '--text -' takes it as the text\n"),
      "\(reply.errors)")
    #expect(body(session, "2026/11/2026-11-20-1850-a.md") == "\nb\n")
  }

  @Test func `an empty pipe is none`() {
    let session = Session()
    session.offered = .text
    #expect(session.run("new", "A").code == 0)
    #expect(session.run("new", input: [0x20, 0x0A]).code == 64)
  }

  @Test func `the file of a loop is refused beside a title, and taken where it is asked for`() {
    let session = Session()
    session.offered = .remainder
    for verb in ["new", "append"] {
      let reply = session.run(verb, "one", input: Array("two\n".utf8))
      #expect(reply.code == 64)
      #expect(
        reply.errors == """
          smjournal: error: standard input was read in part already, as by a loop; '-' takes the rest as the text, '< \
          /dev/null' leaves it alone
          'smjournal help \(verb)' shows the help.

          """)
    }
    #expect(session.files == ["journal.md"])
    #expect(session.run("new", "one", "-", input: Array("two\n".utf8)).code == 0)
    #expect(session.run("new", input: Array("rest\n".utf8)).code == 0)
  }

  @Test func `whatever tells what to write keeps the rest of a loop's file from being the text`() {
    let session = Session()
    session.offered = .remainder
    session.folder.write("GIF89a picture", to: "p.gif")
    for words in ["new --photo ../p.gif", "new --tag x", "new --title x"] {
      #expect(session.run(words.words, input: Array("next.gif\n".utf8)).code == 64)
    }
    #expect(session.files == ["journal.md"])
  }

  @Test(arguments: ["mood 4", "check-in --energy 3", "people add Léa"])
  func `a verb that takes no text says that it reads none`(words: String) {
    let session = Session()
    let reply = session.run(words.words, input: Array("lost?".utf8))
    #expect(reply.code == 0)
    #expect(
      reply.errors.contains(
        "smjournal: warning: standard input is not read here; '--note -' takes it as the text\n"))
  }

  @Test(arguments: [
    ("new Ward was loud - nobody slept", "Ward was loud - nobody slept", ""),
    ("new -- Ward was loud -", "Ward was loud -", ""), ("new Ward was loud -", "Ward was loud", "Loud."),
  ])
  func `a dash among the words is a dash, behind them it is standard input`(
    words: String, title: String, text: String
  ) {
    let session = Session()
    // What a loop reads is the loop's.
    session.offered = text.isEmpty ? Console.OfferedInput.none : .remainder
    #expect(session.run(words.words, input: Array("Loud.".utf8)).code == 0)
    let written = session.text(session.files.first { $0.contains("-ward-was") } ?? "") ?? ""
    #expect(written.contains("title: \(title)\n") || written.contains("title: \"\(title)\"\n"), "\(written)")
    #expect(written.hasSuffix("\n---\n" + (text.isEmpty ? "" : "\n\(text)\n")), "\(written)")
  }

  @Test(arguments: [
    ("set", "set a place=x"), ("tag", "tag a +x"), ("favorite", "favorite a"), ("move", "move a yesterday"),
    ("delete", "delete a"), ("undo", "undo"), ("unset", "unset a title"),
    ("config", "config name=Léa"),
  ])
  func `whatever a command writes, it says that a text by a pipe is not in it`(verb: String, words: String) {
    let session = Session(["2026/11/2026-11-20-a.md": "---\ntitle: A\n---\n"])
    session.run("new", "B")
    let reply = session.run(words.words, input: Array("lost?".utf8))
    let warning =
      "smjournal: warning: '\(verb)' reads no text from standard input: nothing of it is written\n"
    #expect(reply.errors.contains(warning), "\(reply)")
    session.offered = .remainder
    #expect(!session.run("new", "C", input: []).errors.contains("standard input:"))
    #expect(!session.run("list", input: Array("lost?".utf8)).errors.contains("standard input"))
  }

  @Test(arguments: [
    ("hier soir: Film.", "2026-11-19", "Film."), ("gestern Abend: Kino", "2026-11-19", "Kino"),
    ("last night: quiet", "2026-11-19", "quiet"), ("this morning: coffee", "2026-11-20", "coffee"),
    ("heute morgen: Kaffee", "2026-11-20", "Kaffee"), ("ce soir: film", "2026-11-20", "film"),
    ("tonight: film", "2026-11-20", "film"),
  ])
  func `a part of the day is its day, at no hour`(words: String, day: String, title: String) {
    let session = Session()
    let answer = session.run("new", words, "--json").output
    #expect(answer.contains("\"date\": \"\(day)\"") && !answer.contains("\"at\""), "\(answer)")
    #expect(answer.contains("\"title\": \"\(title)\""), "\(answer)")
  }

  @Test(arguments: [
    ("noon: lunch", "12:00"), ("midi: repas", "12:00"), ("Mittag: Essen", "12:00"),
    ("minuit: calme", "00:00"), ("Mitternacht: Ruhe", "00:00"), ("2 hours ago: shower", "16:50"),
    ("an hour ago: shower", "17:50"), ("20 min ago: shower", "18:30"), ("il y a 2h: douche", "16:50"),
    ("há duas horas: banho", "16:50"), ("twee uur geleden: douche", "16:50"),
    ("il y a une heure: douche", "17:50"), ("il y a 1 h 30: douche", "17:20"),
    ("vor 2 Stunden: Dusche", "16:50"), ("vor einer Stunde: Dusche", "17:50"),
    ("hace 2 horas: ducha", "16:50"),
    ("2 ore fa: doccia", "16:50"), ("há 2 horas: banho", "16:50"), ("2 uur geleden: douche", "16:50"),
  ])
  func `noon, midnight and hours ago are times`(words: String, time: String) {
    let session = Session()
    let answer = session.run("new", words, "--json").output
    #expect(answer.contains("\"at\": \"2026-11-20T\(time):00+01:00\""), "\(answer)")
  }

  @Test(arguments: [
    ("hier vers 25h: rien", true), ("hier tard le soir: film", true), ("demain midi peut-être: repas", true),
    ("Bed 4: quiet", false), ("Today in short: good", false), ("Two words: here", false),
  ])
  func `words that look like a time and are none are said`(words: String, isSaid: Bool) {
    let reply = Session().run("new", words)
    #expect(reply.code == 0 && reply.errors.contains("is not understood as a time") == isSaid, "\(reply)")
  }

  @Test func `an entry that is asked for is as private as the command line says`() {
    let session = Session()
    #expect(session.run("new", "--private", typed: "Title\n\nText\n\n\n\n").code == 0)
    let path = session.files.first { $0.hasPrefix("2026/") } ?? ""
    #expect(session.text(path)?.contains("\nprivate: true\n") == true, "\(session.text(path) ?? "")")
  }

  // MARK: The note of a day

  @Test func `lines are added to the note of the day with their time`() {
    let session = Session()
    let reply = session.run("append", "Room", "4", "again.")
    #expect(reply.output == "Wrote 2026/11/2026-11-20.md (entry, Fri 20 November)\n")
    #expect(session.run("append", "17:05:", "Quiet.").output == "Changed 2026/11/2026-11-20.md\n")
    session.run("append", input: Array("Two\n\nparagraphs\n".utf8))
    #expect(
      session.text("2026/11/2026-11-20.md") == """
        ---
        kind: entry
        date: "2026-11-20"
        source: cli
        ---

        - 18:50 Room 4 again.
        - 17:05 Quiet.
        - 18:50 Two

          paragraphs

        """)
    #expect(session.run("check").code == 0)
    #expect(session.run("list").output == "Fri 20 Nov  paragraphs\n")
    #expect(session.run("today").output.contains("paragraphs\n"))
    session.run("undo")
    #expect(session.text("2026/11/2026-11-20.md")?.hasSuffix("- 17:05 Quiet.\n") == true)
  }

  @Test(arguments: [
    ("---\nkind: entry\n---\n", "---\nkind: entry\n---\n\n- 18:50 x\n"),
    ("---\nkind: entry\n---\nText", "---\nkind: entry\n---\nText\n\n- 18:50 x\n"),
    ("---\r\nkind: entry\r\n---\r\nText\r\n", "---\r\nkind: entry\r\n---\r\nText\r\n\r\n- 18:50 x\r\n"),
    ("No front matter\n- 09:00 a", "No front matter\n- 09:00 a\n- 18:50 x\n"),
    ("\u{FEFF}mine\n", "\u{FEFF}mine\n\n- 18:50 x\n"),
    ("\u{FEFF}---\nkind: entry\n---\nText\n", "\u{FEFF}---\nkind: entry\n---\nText\n\n- 18:50 x\n"),
    ("Text\r\nmore\r\n", "Text\r\nmore\r\n\r\n- 18:50 x\r\n"),
    ("Text\rmore\r", "Text\rmore\r\r- 18:50 x\r"), ("Text\rmore", "Text\rmore\r\r- 18:50 x\r"),
  ]) func `the bytes before a line stay`(before: String, after: String) {
    let session = Session(["2026/11/2026-11-20.md": before])
    #expect(session.run("append", "x").output == "Changed 2026/11/2026-11-20.md\n")
    #expect(session.text("2026/11/2026-11-20.md") == after)
  }

  @Test func `lines of other systems stay in their item`() {
    let session = Session()
    session.run("append", input: Array("one\r\ntwo\r\n".utf8))
    #expect(session.text("2026/11/2026-11-20.md")?.hasSuffix("- 18:50 one\n  two\n") == true)
  }

  @Test(arguments: [
    ("---\r\nmood: 4\r\n---\r\nbody", "body\r\n\r\n- 12:00 two\r\n"), ("body\rx", "body\rx\r\r- 12:00 two\r"),
  ])
  func `what is appended ends its lines as the file does`(text: String, end: String) {
    let session = Session(["2026/11/2026-11-20.md": text])
    #expect(session.run("append", "--at", "12:00", "two").code == 0)
    #expect(session.text("2026/11/2026-11-20.md")?.hasSuffix(end) == true)
  }

  @Test func `a front matter that ends with the file gets its closing line before words follow`() {
    let session = Session(["2026/11/2026-11-20.md": "---\nmood: 4"])
    #expect(session.run("check").code == 0)
    #expect(session.run("append", "--at", "12:00", "two").code == 0)
    #expect(session.text("2026/11/2026-11-20.md") == "---\nmood: 4\n---\n\n- 12:00 two\n")
    session.write("---\nmood: 4\n", to: "2026/11/2026-11-20.md")
    #expect(session.run("set", "2026-11-20", "mood=3").code == 0)
    #expect(session.text("2026/11/2026-11-20.md")?.hasSuffix("\n---\n") == true)
  }

  @Test func `what was changed is said by the file that says it, also where a line is appended`() {
    let session = Session(["2026/11/2026-11-20.md": "---\nupdated: 2026-11-01\n---\nbody\n"])
    session.run("append", "two")
    #expect(session.text("2026/11/2026-11-20.md")?.hasPrefix("---\nupdated: 2026-11-20\n---\nbody\n") == true)
  }

  @Test func `any record gets a line, and the one written last`() {
    let session = Session()
    session.run("new", "The", "lift")
    session.run("append", "--last", "It", "moved.")
    session.run("append", "--to", "the-lift", "--at", "19:00", "Again.")
    #expect(
      session.text("2026/11/2026-11-20-1850-the-lift.md")?.hasSuffix(
        "---\n\n- 18:50 It moved.\n- 19:00 Again.\n") == true)
    #expect(session.run("append", "--to", "nobody", "x").code == 1)
    #expect(session.run("append", "--last", "--to", "x", "y").code == 64)
    #expect(session.run("append").code == 64)
  }

  @Test(arguments: [
    ("", "nothing is written over it: the file is empty"),
    ("<<<<<<< a\nx\n=======\ny\n>>>>>>> b\n", "has two versions that differ"),
    (
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 9\n",
      "holds a pointer of git-lfs"
    ),
  ])
  func `a note of the day that can't be read gets no second one beside it`(text: String, message: String) {
    let session = Session(["2026/11/2026-11-20.md": text])
    for words in [["append", "a"], ["append", "--date", "today", "a"]] {
      let reply = session.run(words.map { Array($0.utf8) })
      #expect(reply.code == 1 && reply.output.isEmpty && reply.errors.contains(message), "\(reply.errors)")
    }
    #expect(session.text("2026/11/2026-11-20.md") == text)
    #expect(session.text("2026/11/2026-11-20-2.md") == nil)
  }

  @Test func `what is typed is kept until it is written, and stands there again`() {
    let session = Session()
    func kept() -> String? {
      session.folder.files().first { $0.hasSuffix("unfinished/append.txt") }.flatMap(session.folder.text)
    }
    let reply = session.run("append", typed: "Room 4")
    #expect(reply.errors.contains("'smjournal append' picks up where you left off."), "\(reply.errors)")
    #expect(kept() == "Room 4")
    session.run("append", typed: " again.\n")
    #expect(session.text("2026/11/2026-11-20.md")?.hasSuffix("- 18:50 Room 4 again.\n") == true)
    #expect(kept() == nil)
    session.run("append", typed: "\u{15}Something⏸\u{15}⏸")
    #expect(kept() == nil, "taken back")
  }

  @Test func `another kind with the name of the day is left alone`() {
    let session = Session(["2026/11/2026-11-20.md": "---\nkind: shift\nshift: night\n---\n"])
    session.run("append", "a")
    session.run("append", "b")
    #expect(session.text("2026/11/2026-11-20-2.md")?.hasSuffix("- 18:50 a\n- 18:50 b\n") == true)
  }

  @Test func `the note of the day is made and opened`() {
    let session = Session()
    session.environment["EDITOR"] = "vi"
    session.editor = { path in
      let file = "2026/11/2026-11-20.md"
      session.write((session.text(file) ?? "") + "Typed.\n", to: file)
      return path.hasSuffix(file) ? 0 : 1
    }
    #expect(session.run("new", "--daily", typed: "").code == 0)
    #expect(session.text("2026/11/2026-11-20.md")?.hasSuffix("Typed.\n") == true)
    #expect(session.run("new", "--daily").output == "2026/11/2026-11-20.md\n")
    #expect(session.run("new", "--daily", "words").code == 64)
    for words in ["--text x", "--mood 4", "--private", "--template x", "--photo x.gif", "--pain 3"] {
      #expect(session.run(("new --daily " + words).words).code == 64, "\(words)")
    }
    #expect(session.run("new", "--daily", "--json").output.contains("\"id\": \"2026-11-20\""))
    #expect(
      session.run("new", "--daily", "--date", "2026-11-19", "--json").output.contains(
        "\"id\": \"2026-11-19\""))
  }

  // MARK: Verbs

  @Test(arguments: [
    ("m 4", "mood 😊"), ("4", "mood 😊"), ("😞", "mood 😞"), (":(", "mood :( 😞"),
    ("humeur pas terrible", "mood pas terrible 😞"),
    ("stimmung 5", "mood 😄"), ("기분 3", "mood 😐"), ("출근 --energy 3", "check-in"),
    ("退勤 --fatigue 3", "check-out"), ("mood bem cansada", "mood cansada 😞"),
    ("mood há duas horas 4", "mood 😊"), ("mood il y a 2 heures 4", "mood 😊"), ("in --energy 3", "check-in"),
    ("out --fatigue 3", "check-out"),
    ("n Quiet", "entry"), ("a Quiet", "entry"), ("nouveau Calme", "entry"),
  ]) func `short verbs and those of other languages run`(words: String, written: String) {
    let reply = Session().run(words.words)
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(reply.output.contains("(" + written + ", "), "\(reply.output)")
  }

  @Test func `a verb of another language may have two words, or begin a sentence`() {
    let session = Session()
    #expect(session.run("congés", "20/12..3/1").output.hasPrefix("Wrote 2026/12/2026-12-20-vacation.md"))
    #expect(session.run("heute", "war", "es", "laut", typed: "y").code == 0)
    #expect(session.files.contains("2026/11/2026-11-20-1850-heute-war-es-laut.md"))
    #expect(session.run("heute").code == 0)
    #expect(session.run("hours", "of", "waiting", typed: "y").code == 0)
    #expect(session.files.contains("2026/11/2026-11-20-1850-hours-of-waiting.md"))
  }

  @Test func `a shift that nobody defined is refused by set as by check-out`() {
    let session = Session()
    session.run("check-out", "--fatigue", "3")
    let reply = session.run("set", "last", "shift=nigt")
    #expect(reply.code == 64 && reply.errors.contains("night"), "\(reply.errors)")
    #expect(session.run("set", "last", "shift=night").code == 0)
  }

  // MARK: A second mood

  @Test(arguments: [("", 0), ("n", 0), ("y", 1), ("\n", 1)])
  func `whenever the mood of a day would be another, that is asked`(key: String, count: Int) {
    let session = Session()
    session.run("check-out", "--mood", "2", "--at", "10:12")
    let reply = session.run("mood", "4", typed: key)
    let question = "The day’s mood is then 😊, no longer 😞. Write it? [Y/n] › "
    #expect(reply.errors.hasPrefix(question), "\(reply.errors)")
    #expect(session.files.count { $0.hasSuffix("-mood.md") } == count)
    // The same mood changes nothing.
    #expect(!session.run("mood", count == 0 ? "2" : "4", typed: "").errors.contains("no longer"))
  }

  @Test func `a mood of a day that has not come is asked about`() {
    let session = Session()
    let asked = session.run("mood", "4", "--date", "tomorrow", typed: "\n")
    #expect(
      asked.errors == """
        smjournal: Sat 21 November has not come yet
        Write it all the same? [y/N] › n
        Nothing was written.

        """, "\(asked.errors)")
    #expect(session.files == ["journal.md"])
    #expect(session.run("mood", "4", "--date", "tomorrow", typed: "y").code == 0)
    #expect(session.run("mood", "4", "--date", "tomorrow").errors.contains("has not come yet"))
  }

  @Test func `a mood goes for the one of an earlier hour where that is wanted`() {
    let session = Session()
    session.run("mood", "4", "--at", "10:12")
    let reply = session.run("m", "1", typed: "\n")
    #expect(reply.errors.contains("Replace 😊 of 10:12? [Y/n/keep both]"), "\(reply.errors)")
    #expect(
      reply.output.contains("Deleted 2026/11/2026-11-20-1012-mood.md; it is in trash/"), "\(reply.output)")
    #expect(session.run("list", "--kind", "entry").output.split(separator: "\n").count == 1)
    session.run("undo")
    #expect(session.run("list", "--kind", "entry").output.contains("😊"))
  }

  @Test(arguments: [["mood", "4", "--at", "10:12"], ["new", "Words", "--mood", "4", "--at", "10:12"]])
  func `a no writes nothing, whatever the day has`(earlier: [String]) {
    let session = Session()
    session.run(earlier.map { Array($0.utf8) })
    let files = session.files
    let reply = session.run("mood", "1", typed: "n")
    #expect(reply.code == 0 && reply.errors.hasSuffix("\nNothing was written.\n"), "\(reply.errors)")
    #expect(session.files == files)
  }

  @Test func `both stay where it is not, where nobody can be asked, and where words stand with it`() {
    let session = Session()
    session.run("mood", "4", "--at", "10:12")
    session.run("mood", "3", typed: "k")
    session.run("mood", "2")
    #expect(!session.run("m", "2", "--at", "8:00", typed: "").errors.contains("Replace"))
    session.run("new", "Words", "--mood", "1")
    #expect(!session.run("mood", "5", typed: "y").errors.contains("Replace"))
    session.run("set", "last", "place=Lyon")
    #expect(!session.run("mood", "4", typed: "y").errors.contains("Replace"))
    #expect(session.files.filter { $0.contains("mood") }.count == 6)
  }
}
