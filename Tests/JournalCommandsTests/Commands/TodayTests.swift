import JournalModel
import Testing

@Suite struct TodayTests {
  @Test func `an empty journal has something to say`() {
    let reply = Session().run("today")
    #expect(reply.code == 0)
    #expect(reply.errors == "")
    #expect(
      reply.output == """
        Good evening, Camille.  Fri 20 November

        “My being here brings calm”  Compassion

        No time off is planned. Plan some with: smjournal vacation add FROM..UNTIL

        Nothing written yet today.

        """)
  }

  @Test func `answers with every key, whatever is known`() {
    let session = Session()
    session.run("affirmation", "like")
    session.run("vacation", "add", "2026-11-25..2026-11-27")
    session.run("new", "Title", "--mood", "😊", "--tag", "a")
    let lines = session.run("today", "--json").output.split(separator: "\n")
    let keys = lines.filter { $0.hasPrefix("  \"") }.map { $0.dropFirst(3).prefix { $0 != "\"" } }
    #expect(
      keys == [
        "schema", "date", "affirmation", "countdown", "shift", "shifts", "next", "openShift", "records",
        "mood", "streak", "birthdays", "prompt", "findings", "problems", "conflicts",
      ])
    let text = lines.joined(separator: "\n")
    #expect(text.contains("\"liked\": true"))
    #expect(
      text.contains(
        """
          "countdown": {
            "from": "2026-11-25",
            "until": "2026-11-27",
            "days": 5,
            "workingDays": 3,
            "shifts": 3,
            "halfDays": [],
            "basis": "workingDays",
            "unknownWords": [],
            "unplannedDays": 0,
            "underWay": false,
            "daysLeft": null,
            "progress": null,
            "id": "2026-11-25-vacation"
          },
        """))
    #expect(text.contains("\"mood\": \"happy\""))
    #expect(text.contains("\"streak\": 1"))
  }

  @Test func `nothing planned is null`() {
    let reply = Session().run("today", "--json")
    #expect(reply.output.contains("\"countdown\": null"))
    #expect(reply.output.contains("\"mood\": null"))
    #expect(reply.output.contains("\"records\": []"))
  }

  @Test func `an open shift keeps its day through the night`() {
    let session = Session()
    session.run("check-in", "--energy", "3", "--shift", "night")
    session.now = "2026-11-21T03:00:00+01:00"
    let reply = session.run("today")
    #expect(reply.output.contains("Under way since 18:50: night of Fri 20 November"))
    #expect(reply.output.contains("18:50  check-in  energy 3"))
    #expect(reply.output.hasSuffix("How was your night? smjournal check-out\n"))
    #expect(session.run("today", "--json").output.contains("\"date\": \"2026-11-20\""))
  }

  @Test(arguments: [
    ("{days} d, {shifts} shifts", "5 d, 3 shifts"), ("{{{workingDays}}", "{3}"), ("{mood}{title}", "––"),
    (#"{{"text":"{shifts}"}}"#, #"{"text":"3"}"#), ("{days}}}", "5}"), ("}", "}"),
    ("{date} {from}..{until}", "2026-11-20 2026-11-25..2026-11-27"),
    ("{streak}/{records}/{problems}", "0/0/0"), ("{next}", "–"), ("a{{b}}c}d", "a{b}c}d"),
    (#"{days}\t{shifts}\\n"#, "5\t3\\n"),
    (
      #"{{"text":"{shifts}","days":{days},"mood":{mood},"next":"{next}"}}"#,
      #"{"text":"3","days":5,"mood":null,"next":""}"#
    ),
  ])
  func `a format makes one line`(format: String, line: String) {
    let session = Session()
    session.run("vacation", "add", "2026-11-25..2026-11-27")
    #expect(session.run("today", "--format", format).output == line + "\n")
  }

  @Test func `a format that is JSON escapes what stands in it, and tells when the next shift begins`() {
    let session = Session()
    session.run("rota", "add", "2026-11-21", "night", "19:00-07:30")
    session.run("vacation", "add", "2026-11-25..2026-11-27", "--title", #"Léa's "sea" \ sun"#)
    let format =
      #"{{"text": "{nextDate} {nextStart}–{nextEnd}", "class": {next}, "tooltip": "{title}\n\"{{x}}\""}}"#
    #expect(
      session.run("today", "--format", format).output
        == #"{"text": "2026-11-21 19:00–07:30", "class": "night", "tooltip": "Léa's \"sea\" \\ sun\n\"{x}\""}"#
        + "\n")
  }

  @Test func `what is due and the countdown as a sentence, for a notification`() {
    let session = Session()
    session.run("rota", "add", "2026-11-20", "night", "19:00-07:30")
    #expect(
      session.run("today", "--format", "{due} · {countdown}").output
        == "How do you feel before your shift? smjournal check-in · No time off is planned. "
        + "Plan some with: smjournal vacation add FROM..UNTIL\n")
    session.run("undo")
    session.run("vacation", "add", "2026-11-25..2026-11-27")
    session.run("check-in", "--energy", "4", "--shift", "day")
    let text = session.run("today", "--format", "{due} · {countdown}", "--lang", "fr").output
    #expect(
      text
        == "Comment s’est passé ton poste\u{A0}? smjournal check-out · Plus que 3 jours ouvrés avant tes congés\u{A0}! 🎉\n"
    )
  }

  @Test func `problems of other files are one line and no failure`() {
    let session = Session([
      "a.md": "---\nkind: check-in\nenergy: 9\n---\n", "b.md": "---\ndate: 2026-02-30\n---\n",
    ])
    let reply = session.run("today")
    #expect(reply.code == 0)
    #expect(reply.errors == "2 problems in the files; 'smjournal check' shows them.\n")
  }

  @Test(arguments: [
    // Five hundred days ago a fortnight off: without it the streak would end there.
    (off: "from: 2025-07-07\nuntil: 2025-07-20", streak: 513 - 14),
    (off: "from: 2024-07-07\nuntil: 2024-07-20", streak: 488),
  ])
  func `a streak goes through time off of years ago`(off: String, streak: Int) throws {
    let session = Session()
    session.write("---\nkind: vacation\n\(off)\n---\n", to: "2025/07/off.md")
    let last = try #require(CivilDay(iso: "2026-11-20"))
    for back in 0..<513 {
      let day = last.advanced(by: -back).iso
      guard !("2025-07-07"..."2025-07-20").contains(day) else { continue }
      session.write("x\n", to: "\(day.prefix(4))/\(day.dropFirst(5).prefix(2))/\(day).md")
    }
    #expect(session.run("today", "--format", "{streak}", "--no-index").output == "\(streak)\n")
    #expect(session.run("today", "--format", "{streak}").output == "\(streak)\n")
    // Now from the index that the last one wrote.
    #expect(session.run("today", "--format", "{streak}").output == "\(streak)\n")
  }
}
