import JournalModel
import Testing

@testable import JournalCommands

@Suite struct WorkAnswerTests {
  @Test(arguments: [
    ("JJNR", "J J N R"), ("OFF", "rest"), ("J,N;R", "J N R"), ("nuit", "night"), ("J/J/N/R", "J J N R"),
    ("24h R R R", "24h R R R"), ("12h 12h R R", "12h 12h R R"), ("JCA j n", "JCA j n"), ("J-J-N", "J J N"),
    ("J - N - on-call", "J N on-call"), ("24h on 48h off", "24h rest rest"),
    ("24 on, 72 off", "24h rest rest rest"),
    ("3 nuits, 2 repos, 1 jour", "night night night rest rest day"),
    ("2 days 2 nights", "day day night night"),
    ("late+on-call rest", "late+on-call rest"),
    ("deux nuits deux repos", "night night rest rest"),
    ("je fais deux nuits puis deux repos", "night night rest rest"),
    ("two days two nights four off", "day day night night rest rest rest rest"),
    ("zwei Nächte, eine frei", "night night rest"), ("dos noches, una libre", "night night rest"),
    ("due notti e due riposo", "night night rest rest"),
    ("duas noites, duas folgas", "night night rest rest"),
    ("twee nachten dan twee vrij", "night night rest rest"),
    ("Mo Di Mi Do Fr Sa So F F N N X X X", "F F N N X X X"),
    ("lun mar mer jeu ven sam dim N N R R J J R lun mar mer jeu ven sam dim J", "N N R R J J R J"),
  ])
  func `letters and words are a cycle, capital letters in one piece too`(line: String, cycle: String) {
    guard case .cycle(let days, _) = WorkAnswer(line) else {
      Issue.record("\(WorkAnswer(line))")
      return
    }
    #expect(days.map { $0.map(\.name).joined(separator: "+") }.joined(separator: " ") == cycle)
  }

  @Test(arguments: [
    ("je travaille de nuit 19h 7h", "night=night 19:00-07:00"), ("24h 8h-8h", "24h=day 08:00-08:00"),
    ("08:00-08:00", "day=day 08:00-08:00"), ("19h à 7h", "night=night 19:00-07:00"),
    ("day 7-19 break 30", "day=day 07:00-19:00 break 30"),
    ("jour de 7h à 19h pause 30 min", "day=day 07:00-19:00 break 30"),
    ("J 7-19, N 19-7", "J=day 07:00-19:00; N=night 19:00-07:00"),
    ("I do nights, 8pm to 8am", "night=night 20:00-08:00"),
    ("7:00–11:00, 16:00–20:00", "day=day 07:00-11:00, 16:00-20:00"),
    ("Nachtdienst 19 Uhr bis 7 Uhr", "night=night 19:00-07:00"), ("13h30-24h", "late=late 13:30-00:00"),
    (
      "F 06.00 - 14.12 Uhr (30 Min. Pause) N 20.45 - 06.45 Uhr (45 Min. Pause)",
      "F=day 06:00-14:12 break 30; N=night 20:45-06:45 break 45"
    ),
    (
      "F;Früh;06:00;14:12;30 N;Nacht;20:45;06:45;45 U;Urlaub;;;",
      "F=day 06:00-14:12 break 30; N=night 20:45-06:45 break 45; U=leave"
    ),
    ("F: Frühdienst, 0600-1412, Pause 30", "F=day 06:00-14:12 break 30"),
    (
      "F Frühdienst 06:00-14:12 U Urlaub K Krank Z Zeitausgleich FB Fortbildung 8-16",
      "F=day 06:00-14:12; U=leave; K=sick; Z=rest; FB=training 08:00-16:00"
    ),
    (
      "E Early 06:00 14:12 U Annual leave Z Time off in lieu FB Study day 08:00 16:00",
      "E=day 06:00-14:12; U=leave; Z=rest; FB=training 08:00-16:00"
    ),
  ])
  func `a shift with its hours is one, whatever is said around it`(line: String, said: String) {
    guard case .shifts(let definitions) = WorkAnswer(line) else {
      Issue.record("\(WorkAnswer(line))")
      return
    }
    #expect(definitions.map(\.said).joined(separator: "; ") == said)
    #expect(definitions.map { ShiftTable.Definition(written: $0.said) } == definitions)
  }

  @Test(arguments: [
    // Small letters are codes as capitals are, and a word for a shift is hers.
    ("j 7h-19h, n 19h-7h", "j=day 07:00-19:00; n=night 19:00-07:00"),
    ("j 6h45-18h45, n 18h45-6h45", "j=day 06:45-18:45; n=night 18:45-06:45"),
    ("m 6h-14h, s 14h-22h", "m=day 06:00-14:00; s=late 14:00-22:00"),
    ("early 06:00-14:00, late 14:00-22:00", "early=day 06:00-14:00; late=late 14:00-22:00"),
    // Hours that are no further part of a shift are those of another one.
    ("7h-19h, 19h-7h", "day=day 07:00-19:00; night=night 19:00-07:00"),
    ("20:00-00:00, 02:00-06:00", "night=night 20:00-00:00, 02:00-06:00"),
  ])
  func `what stands before hours is what the shift is called`(line: String, said: String) {
    guard case .shifts(let definitions) = WorkAnswer(line) else {
      Issue.record("\(WorkAnswer(line))")
      return
    }
    #expect(definitions.map(\.said).joined(separator: "; ") == said)
  }

  @Test(arguments: [("matinette 6h-14h, nuit 21h-7h", ["matinette"]), ("7h-15h, 9h-17h", [])])
  func `an unknown word before hours is asked about, and two hours of one shift are no answer`(
    line: String, words: [String]
  ) {
    #expect(WorkAnswer(line) == .unclear(words))
    guard !words.isEmpty else { return }
    guard case .shifts(let definitions) = WorkAnswer(line, takesCodes: true) else {
      Issue.record("\(WorkAnswer(line, takesCodes: true))")
      return
    }
    #expect(definitions.map(\.word.name) == ["matinette", "night"])
  }

  @Test(arguments: ["F\tF\t\tN\t-", "F F - N –", "F,F,,N,-", "F;F;;N;-"])
  func `an empty cell of a row that was pasted is a day off`(line: String) {
    #expect(WorkAnswer(line).days?.map { $0.map(\.name) } == [["F"], ["F"], ["rest"], ["N"], ["rest"]])
  }

  @Test func `so are the first cells of a row and the last ones`() {
    #expect(WorkAnswer("\tF\tN\t").days?.map { $0.map(\.name) } == [["rest"], ["F"], ["N"], ["rest"]])
  }

  @Test(arguments: [
    ("N N RH RH M S RHdi", ["RHdi"]), ("je travaille", []),
  ])
  func `the few words that keep a line from being a plan are named`(line: String, words: [String]) {
    #expect(WorkAnswer(line) == .unclear(words))
  }

  @Test(arguments: [
    "je travaille de nuit", "it depends", "nuits et matins, quelques repos", "3 nights then off work",
  ])
  func `words that are no plan are asked about, and are codes for who insists`(line: String) {
    guard case .unclear = WorkAnswer(line) else {
      Issue.record("\(WorkAnswer(line))")
      return
    }
    if case .cycle = WorkAnswer(line, takesCodes: true) { return }
    Issue.record("\(WorkAnswer(line, takesCodes: true))")
  }

  @Test(arguments: [
    ("~/plan.ics", "~/plan.ics"), ("'/home/a b/plan.XLSX'", "'/home/a b/plan.XLSX'"),
    ("rota.csv", "rota.csv"),
    ("/tmp/planning", "/tmp/planning"),
  ])
  func `a path is a file`(line: String, path: String) {
    #expect(WorkAnswer(line) == .file(path))
  }

  @Test func `nothing, and what means it, is later`() {
    for line in ["", " ", "later", "plus tard", "-"] { #expect(WorkAnswer(line) == .later) }
  }

  @Test func `whatever is typed is read without a crash`() {
    for line in [
      "-", "--", "7-", "-7", "7h", "7-19-7", "à", "break", "pause 9999", "=", "J=", "24h-24h",
      String(repeating: "7-", count: 900),
    ] {
      _ = WorkAnswer(line, takesCodes: true)
    }
  }

  @Test(arguments: [
    (Language.french, "J J N N R", "J=day 07:00-19:00; N=night 19:00-07:00; R=rest"),
    (.french, "M S N R", "M=day 06:30-14:00; S=late 13:30-21:00; N=night 21:00-07:00; R=rest"),
    (.german, "F S N X", "F=day 06:30-14:00; S=late 13:30-21:00; N=night 21:00-07:00; X=rest"),
    // A cycle without a day off has one in a letter that is read otherwise, too.
    (.german, "T T N N F F", "T=day 07:00-19:00; N=night 19:00-07:00; F="),
    (.dutch, "D D N N V V", "D=day 07:00-19:00; N=night 19:00-07:00; V="),
    (.german, "T T F F N N X X", "T=day 07:00-19:00; F=day 07:00-19:00; N=night 19:00-07:00; X=rest"),
    (.spanish, "M M N N L L", "M=day 07:00-19:00; N=night 19:00-07:00; L=rest"),
    (.english, "day LN Q off", "day=day 07:00-19:00; LN=night 19:00-07:00; Q=; rest=rest"),
  ])
  func `letters are guessed as they are usual where a language is spoken`(
    language: Language, line: String, guesses: String
  ) {
    guard case .cycle(let days, _) = WorkAnswer(line) else {
      Issue.record("\(WorkAnswer(line))")
      return
    }
    #expect(
      ShiftTable.guesses(of: days.flatMap { $0 }, language).map(\.said).joined(separator: "; ") == guesses)
  }

  @Test(arguments: [
    ("24h off off, 8h-8h", "24h rest rest", "24h=day 08:00-08:00"),
    ("24h then 48h off, 8h-8h", "24h rest rest", "24h=day 08:00-08:00"),
    ("24h 8-8 off off", "24h rest rest", "24h=day 08:00-08:00"),
    (
      "D D N N R R R, D 07:00-19:30, N 19:00-07:30", "D D N N R R R",
      "D=day 07:00-19:30; N=night 19:00-07:30"
    ),
    (
      "day day night night rest rest, day 7-19, night 19-7", "day day night night rest rest",
      "day=day 07:00-19:00; night=night 19:00-07:00"
    ),
    (
      "j j n n r r r, j 7h-19h, n 19h-7h", "j j n n r r r", "j=day 07:00-19:00; n=night 19:00-07:00"
    ),
    (
      "D 7:30-19:30, N 19:30-7:30: D D N N R R", "D D N N R R", "D=day 07:30-19:30; N=night 19:30-07:30"
    ),
    ("D 7-19, N 19-7: D D N N R R", "D D N N R R", "D=day 07:00-19:00; N=night 19:00-07:00"),
    (
      "night, night, day off, day off, day 7:30-19:30, night 19:30-7:30", "night night rest rest",
      "day=day 07:30-19:30; night=night 19:30-07:30"
    ),
    ("night 19h30-7h30: night, night, day off", "night night rest", "night=night 19:30-07:30"),
    ("D D N N R R R (D 7-19, N 19-7)", "D D N N R R R", "D=day 07:00-19:00; N=night 19:00-07:00"),
    ("D 7-19, N 19-7, D D N N R R R", "D D N N R R R", "D=day 07:00-19:00; N=night 19:00-07:00"),
    ("day day rest rest, day 7-19", "day day rest rest", "day=day 07:00-19:00"),
    (
      "je fais 3 nuits de 21h à 7h puis 4 repos", "night night night rest rest rest rest",
      "night=night 21:00-07:00"
    ),
    ("NNN RR JJ RR", "N N N R R J J R R", ""), ("24h shifts, 1 on 3 off", "24h rest rest rest", ""),
    ("9 N 10 N 11 R 12 J", "N N R J", ""), ("30 N 31 N 1 R 2 J", "N N R J", ""),
    ("2 J 2 N 3 R", "J J N N R R R", ""),
    ("2 jours 3 nuits 4 repos", "day day night night night rest rest rest rest", ""),
    (
      "L M M J V S D 9 10 11 12 13 14 15 N N R R N N N 16 17 18 19 20 21 22 R R N N RH CA CA",
      "N N R R N N N R R N N RH CA CA", ""
    ),
  ])
  func `a line is read as people say it, and as it hangs on the wall`(
    line: String, cycle: String, said: String
  ) {
    guard case .cycle(let days, let definitions) = WorkAnswer(line) else {
      Issue.record("\(WorkAnswer(line))")
      return
    }
    #expect(days.map { $0.map(\.name).joined(separator: "+") }.joined(separator: " ") == cycle)
    #expect(definitions.map(\.said).joined(separator: "; ") == said)
    #expect(DoubtfulHours(in: line) == nil)
  }
}
