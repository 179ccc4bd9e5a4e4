import JournalFormat
import JournalModel
import Testing

/// Hours that a person states: `start`, `end`, `call-outs`, `worked`.
struct StatedHoursTests {
  @Test(
    arguments: [
      ("kind: check-in\nstart: \"18:45\"", "18:45", nil),
      ("kind: check-in\ndate: 2026-11-20\ndébut: 18h45", "18:45", nil),
      ("kind: check-out\nend: \"2026-11-21T07:50:00+01:00\"", nil, "2026-11-21T07:50:00+01:00"),
      ("kind: check-out\nEnde: 7:50", nil, "07:50"),
    ] as [(String, String?, String?)])
  func `a check-in says when the shift began, a check-out when it ended`(
    keys: String, start: String?, end: String?
  ) {
    let reading = Reading(keys: keys)
    #expect(reading.record.start?.iso == start)
    #expect(reading.record.end?.iso == end)
    #expect(reading.record.extra == [])
    #expect(reading.problems == [])
  }

  @Test func `elsewhere the keys are the person's own`() {
    let reading = Reading(keys: "kind: check-in\nend: \"07:50\"\ncall-outs: [\"23:40-04:10\"]\nworked: 4")
    #expect(reading.record.extra.map(\.key) == ["end", "call-outs", "worked"])
    #expect(
      reading.problems.map(\.reason)
        == ["end", "call-outs", "worked"].map { .strayKey($0, kind: .checkIn) })
  }

  @Test(arguments: [
    ("[\"23:40-04:10\"]", "23:40-04:10"), ("\n  - \"23:40-04:10\"\n  - 5h-5h45", "23:40-04:10, 05:00-05:45"),
    ("23:40-04:10", "23:40-04:10"), ("\"23:40-04:10, 05:00-05:45\"", "23:40-04:10, 05:00-05:45"), ("[]", ""),
  ])
  func `reads the calls of time on call`(text: String, spans: String) {
    for keys in ["kind: check-out\ncall-outs: ", "kind: shift\nshift: on-call\nEinsätze: "] {
      let reading = Reading(keys: keys + text)
      #expect(reading.record.callOuts.written == spans)
      #expect(reading.record.keys.contains(.callOuts) == !spans.isEmpty)
      #expect(reading.problems == [])
    }
  }

  @Test(arguments: [
    ("worked: \"18:45-07:50\"", "18:45-07:50"),
    ("gearbeitet: 7h-11h10, 16h-20h", "07:00-11:10, 16:00-20:00"),
  ])
  func `a dated shift says what was worked`(keys: String, spans: String) {
    let reading = Reading(keys: "kind: shift\nshift: night\n" + keys)
    #expect(reading.record.worked.written == spans)
    #expect(reading.record[.worked] == .string(spans))
    #expect(reading.problems == [])
  }

  @Test(arguments: [
    ("break: 15", 15), ("break: 0", 0), ("break: 3", 3), ("Pause: \"20 min\"", 20), ("pausa: ninguna", 0),
    ("休憩: なし", 0), ("break: 1h30", 90),
  ])
  func `reads the minutes of a break that a check-out states`(key: String, minutes: Int) {
    let reading = Reading(keys: "kind: check-out\n" + key)
    #expect(reading.record.breakMinutes == minutes)
    #expect(reading.problems == [])
  }

  @Test(arguments: [
    ("kind: check-out\nbreak: long", "3:8 wrongValue(key: \"break\", found: \"long\", expected: number)"),
    ("kind: check-out\nbreak: -5", "3:8 wrongValue(key: \"break\", found: \"-5\", expected: number)"),
    ("kind: shift\nworked: maybe", "3:9 wrongValue(key: \"worked\", found: \"maybe\", expected: hours)"),
    ("kind: check-out\nend: late", "3:6 wrongValue(key: \"end\", found: \"late\", expected: clockTime)"),
    (
      "kind: check-in\nstart: [a, b]",
      "3:8 wrongValue(key: \"start\", found: \"[a, b]\", expected: clockTime)"
    ),
    (
      "kind: check-out\ncall-outs: [\"23:40\", \"04:10-05:00\"]",
      "3:13 wrongValue(key: \"call-outs\", found: \"23:40\", expected: hours)"
    ),
    (
      "kind: shift\nstart: 2026-11-21T19:00:00Z\nend: 2026-11-21T07:00:00Z", "4:6 endBeforeStart"
    ),
  ])
  func `what is wrong is reported where it stands`(keys: String, problem: String) {
    #expect(
      Reading(keys: keys).lines.map { $0.replacing("JournalFormat.Problem.Expectation.", with: "") } == [
        problem
      ])
  }

  @Test func `a call that is none costs itself alone`() {
    let reading = Reading(keys: "kind: check-out\nfatigue: 3\ncall-outs:\n  - soon\n  - \"04:10-05:00\"")
    #expect(reading.record.callOuts.written == "04:10-05:00")
    #expect(reading.record.ratings[.fatigue] == 3)
    #expect(reading.problems.count == 1)
  }

  @Test(arguments: [
    ("23h40-4h10, 5:00-5:45", "  - \"23:40-04:10\"\n  - \"05:00-05:45\"\n"),
    ("5:00-5:45", "  - \"05:00-05:45\"\n"),
  ])
  func `typed calls are written strictly`(text: String, lines: String) {
    #expect(
      FieldEditTests.edited("kind: check-out", [.set(key: "call-outs", text: text)])
        == "kind: check-out\ncall-outs:\n" + lines)
  }

  @Test(arguments: [FieldEdit.set(key: "call-outs", text: "soon"), .add(item: "soon", key: "call-outs")])
  func `a typed call that is none is refused`(edit: FieldEdit) {
    #expect(
      FieldEditTests.edited("kind: check-out", [edit])
        == "call-outs: wrongValue(found: \"soon\", expected: JournalFormat.Problem.Expectation.hours)")
  }
}
