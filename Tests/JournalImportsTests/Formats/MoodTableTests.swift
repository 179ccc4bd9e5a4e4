import ImportTestSupport
import JournalFormat
import JournalImports
import JournalModel
import Testing

@Suite struct MoodTableTests {
  @Test func `How We Feel: its moments, words, tags and notes`() throws {
    let table = """
      Date,Locale,Mood Keys,Mood,Tags (People),Tags (Places),Tags (Events),Notes,Reflections
      2026 Wed Nov 18 11:36 PM,en,down,Down,By Myself,Home,Resting;Reading,"A full note",[]
      """
    let reading = try Reading()
    let receipt = try reading.run("h.csv", table)
    #expect(receipt.format == .moods && receipt.added == 1 && !receipt.columns.areGuessed)
    let record = try #require(reading.records.first)
    #expect(record.at?.iso == "2026-11-18T23:36:00+01:00")
    #expect(record.mood == "Down" && record.tags == ["By Myself", "Home", "Resting", "Reading"])
    #expect(reading.body(record) == "A full note")
  }

  @Test func `Apple's states of mind: the number is the mood`() throws {
    let table = """
      Start,End,Kind,Labels,Associations,Valence,Valence Classification,
      2026-11-18 22:10:00 +0100,2026-11-18 22:10:00 +0100,Momentary Emotion,Calm | Happy,Family,0.8,Very Pleasant,
      2026-11-19 22:10:00 +0100,2026-11-19 22:10:00 +0100,Daily Mood,Sad,Work,-0.5,Unpleasant,
      """
    let reading = try Reading()
    #expect(try reading.run("s.csv", table).added == 2)
    #expect(reading.records.map(\.mood) == ["😄", "😞"])
    #expect(reading.records.first?.tags == ["Calm", "Happy", "Family"])
  }

  @Test func `eMoods: its columns become scales of the profile`() throws {
    let table = """
      Date,Depressed,Elevated,Irritability,Anxiety,Sleep,Weight,Notes
      2026-11-18,1,0,2,3,6.5,63,Slept badly
      2026-11-19,0,0,1,0,8,63,
      """
    let reading = try Reading()
    let receipt = try reading.run("e.csv", table)
    #expect(receipt.added == 2 && receipt.learnt == ["depressed", "elevated", "irritability", "anxiety"])
    let record = try #require(reading.records.first)
    let text = try #require(reading.text(record.path))
    #expect(text.contains("depressed: 1\nelevated: 0\nirritability: 2\nanxiety: 3\n"))
    #expect(text.contains("weight: 63\n") && reading.body(record) == "Slept badly")
    let profile = try #require(reading.text("journal.md"))
    #expect(profile.contains("  depressed:\n    range: \"0-3\"\n    good: low\n    label: Depressed\n"))
  }

  @Test func `Bearable: a row a value becomes a row a day; what it holds is a guess`() throws {
    let table = """
      date,date formatted,weekday,time of day,category,rating/amount,detail,notes
      18th Nov 2026,2026-11-18,Wednesday,pm,Mood,4,Happy | Calm,good shift
      18th Nov 2026,2026-11-18,Wednesday,pm,Energy,2,,
      18th Nov 2026,2026-11-18,Wednesday,pm,Symptom,1,Headache,
      """
    let reading = try Reading()
    let guessed = try reading.plan("b.csv", Array(table.utf8))
    #expect(guessed.receipt.columns.areGuessed)
    #expect(
      guessed.receipt.columns.columns.map { "\($0.head)=\($0.meaning.written)" } == [
        "Date=date", "Time of day=keep", "Tags=tags", "Notes=note", "Mood=mood 1-5", "Energy=keep",
        "Headache=keep",
      ])
  }

  @Test func `Bearable: what is rated beyond the widest table is told in the notes`() throws {
    let things = (1...397).map { "2026-11-18,Thing \($0),\($0)\n" }.joined()
    let reading = try Reading()
    try reading.run("b.csv", "date,category,rating\n" + things, as: .moods)
    #expect(reading.records.map(reading.body) == ["Thing 397 397"])
  }

  @Test
  func `any table: what the person says holds, is kept, and what she does not name is left out by name`()
    throws
  {
    let table = "Jour,Heure,Forme,Café,Mot\n18/11/2026,7h30,8,2,bien\n19/11/2026,21:00,11,1,\n"
    let reading = try Reading()
    let said: [(head: String, meaning: ColumnMeaning)] = [
      ("Jour", .date), ("Heure", .time), ("Forme", .mood(MoodRange(worst: 1, best: 10))), ("Mot", .note),
    ]
    let receipt = try reading.run("t.csv", Array(table.utf8), as: .moods) { $0.columns = said }
    #expect(receipt.added == 2 && receipt.leftOut == [.column: 1])
    #expect(receipt.problems.map(\.reason) == [.source(.offScale("11", column: "Forme"))])
    #expect(receipt.learnt == ["Jour", "Heure", "Forme", "Mot"])
    #expect(reading.records.map(\.mood) == ["😊", nil])
    #expect(reading.records.first?.at?.iso == "2026-11-18T07:30:00+01:00")
    #expect(
      reading.text("journal.md")?.contains(
        "columns:\n  Jour: date\n  Heure: time\n  Forme: mood 1-10\n  Mot: note\n")
        == true)
    // The next table of its kind needs no word.
    let again = try reading.plan("t.csv", Array(table.utf8), as: .moods) {
      $0.knownColumns = Dictionary(uniqueKeysWithValues: said.map { ($0.head, $0.meaning) })
    }
    #expect(!again.receipt.columns.areGuessed && again.receipt.added == 0)
  }

  @Test func `tables of two programs with days in common take nothing from each other`() throws {
    let reading = try Reading()
    try reading.run(
      "e.csv", "Date,Depressed,Elevated,Irritability,Note\n2026-11-13,1,0,2,long shift\n2026-11-14,2,0,1,\n")
    let other = "Date,Energy,Mood\n2026-11-13,3,4\n2026-11-14,2,5\n2026-11-15,4,1\n"
    let receipt = try reading.run("b.csv", Array(other.utf8), as: .moods)
    #expect(receipt.added == 3 && receipt.changed == 0)
    #expect(reading.records.count == 5)
    #expect(try reading.run("b.csv", Array(other.utf8), as: .moods).same == 3)
  }

  @Test func `of words and numbers those alone are asked about that have no step`() throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "o.csv", Array("Date,Mood\n2026-11-20,4\n2026-11-21,not great\n2026-11-22,vague\n".utf8), as: .moods)
    #expect(receipt.added == 3 && receipt.unknown(.mood) == ["vague": 1])
    let german = "full_date,date,weekday,time,mood,activities,note\n2026-11-20,x,y,9:00,furchtbar,,\n"
    #expect(
      try reading.run("d.csv", german + "2026-11-21,x,y,9:00,vage,,\n").unknown(.mood) == ["vage": 1])
  }

  @Test func `a fraction among moods keeps their scale, and a scale of her own its range`() throws {
    let table = "Datum;Uhrzeit;Stimmung;Schmerz\n20.11.2026;8 Uhr;4;11\n21.11.2026;9:00;2,5;3\n"
    let reading = try Reading()
    func set(_ context: inout ImportContext) { context.scales = [Scale("schmerz", 0...10)] }
    let plan = try reading.plan("o.csv", Array(table.utf8), as: .moods, set)
    #expect(
      plan.receipt.columns.columns.map { "\($0.head)=\($0.meaning.written)" } == [
        "Datum=date", "Uhrzeit=time", "Stimmung=mood 1-5", "Schmerz=scale 0-10",
      ])
    let receipt = try reading.run("o.csv", Array(table.utf8), as: .moods, set)
    #expect(
      receipt.problems.map(\.reason) == [
        .source(.noDate("8 Uhr")), .source(.offScale("11", column: "Schmerz")),
      ])
    let text = try #require(reading.records.first.flatMap { reading.text($0.path) })
    #expect(text.contains("my-schmerz: 11") && !text.contains("\nschmerz: 11"))
  }

  @Test func `Daylio's table of before 2020`() throws {
    let table =
      "year,date,weekday,time,mood,activities,note\n2018,18 May,Friday,11:54 pm,good,\"clean | cook\",\"a party\"\n"
    let reading = try Reading()
    let receipt = try reading.run("d.csv", table)
    #expect(receipt.format == .daylio && receipt.added == 1)
    let record = try #require(reading.records.first)
    #expect(
      record.at?.iso == "2018-05-18T23:54:00+02:00" && record.mood == "😊" && record.tags == ["clean", "cook"])
  }

  @Test(arguments: [
    ("mood", "mood"), ("mood 1-10", "mood 1-10"), ("mood 5-1", "mood 5-1"), ("mood -1..1", "mood -1..1"),
    ("scale 0-3 low", "scale 0-3 low"), ("scale 0-10", "scale 0-10"), ("humeur 1-10", "mood 1-10"),
    ("skip", "skip"),
    ("scale", nil), ("scale 3-0", nil), ("mood x", nil), ("date later", nil), ("nonsense", nil), ("", nil),
    ("mood 1-1", nil), ("scale 0-99999999999999999999", nil),
  ])
  func `what a person says of a column`(text: String, written: String?) {
    #expect(ColumnMeaning(written: text)?.written == written)
  }

  @Test func `a rota stays a rota`() throws {
    let table =
      "Date,Shift,Start,End\n2026-11-18,N,21:00,07:00\n2026-11-19,N,21:00,07:00\n2026-11-20,J,07:00,19:00\n"
    #expect(JournalImport.format(of: try ImportSource(path: "r.csv", bytes: Array(table.utf8))) == .csv)
  }
}
