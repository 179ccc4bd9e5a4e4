import JournalModel
import Testing

struct ISO8601Tests {
  @Test(arguments: ["2026-03-02", "0001-01-01", "9999-12-31", "2024-02-29", "2000-02-29"])
  func `a day is written as it is read`(text: String) {
    #expect(CivilDay(iso: text)?.iso == text)
  }

  @Test(arguments: [
    "2026-02-30", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "0000-01-01",
    "26-01-01",
    "2026-3-02", "2026-03-02 ", " 2026-03-02", "2026/03/02", "2026-03-0x", "", "２０２６-03-02",
  ])
  func `what is no day of the calendar is none`(text: String) {
    #expect(CivilDay(iso: text) == nil)
  }

  @Test(arguments: ["2026-11-12", "2026-11-12T18:40:12+01:10", "2026-11-12T18:40"])
  func `only digits are digits`(text: String) {
    for place in text.utf8.indices where (0x30...0x39).contains(text.utf8[place]) {
      for byte in 0...0x7F as ClosedRange<UInt8> where !(0x30...0x39).contains(byte) {
        let changed = text[..<place] + String(UnicodeScalar(byte)) + text[text.utf8.index(after: place)...]
        #expect(CivilDay(iso: String(changed)) == nil, "\(changed)")
        #expect(Timestamp(iso: String(changed)) == nil, "\(changed)")
      }
    }
  }

  @Test(arguments: [
    ("2026-11-20T18:50:00+01:00", "2026-11-20T18:50:00+01:00"),
    ("2026-11-20T18:50", "2026-11-20T18:50:00"),
    ("2026-11-20 18:50:07", "2026-11-20T18:50:07"),
    ("2026-11-20t18:50:00z", "2026-11-20T18:50:00+00:00"),
    ("2026-11-20T18:50:00.123456789Z", "2026-11-20T18:50:00+00:00"),
    ("2026-11-20 18:50:00 +0530", "2026-11-20T18:50:00+05:30"),
    ("2026-11-20 18:50:00 -08", "2026-11-20T18:50:00-08:00"),
    ("2026-11-20T18:50-02:30", "2026-11-20T18:50:00-02:30"),
  ])
  func `a moment is read with and without seconds and offset`(text: String, iso: String) {
    #expect(Timestamp(iso: text)?.iso == iso)
  }

  @Test(arguments: [
    "2026-11-20", "2026-11-20T", "2026-11-20T24:00", "2026-11-20T18:60", "2026-02-30T10:00",
    "2026-11-20T18:50:00+1",
    "2026-11-20T18:50:00+24:00", "2026-11-20T18:50:00.Z", "2026-11-20T18:50:00+01:00x", "2026-11-20X18:50",
  ])
  func `what is no moment is none`(text: String) {
    #expect(Timestamp(iso: text) == nil)
  }

  @Test(arguments: [("19:00", "19:00"), ("07:30:15", "07:30:15"), ("00:00:00", "00:00")])
  func `a time is written with seconds only where it has some`(text: String, iso: String) {
    #expect(ClockTime(iso: text)?.iso == iso)
  }

  @Test func `each day of four centuries has its own text and comes back from it`() {
    let first = CivilDay(iso: "1899-12-31")
    let last = CivilDay(iso: "2300-01-01")
    guard var day = first, let last else { return #expect(Bool(false), "the days themselves") }
    while day < last {
      let next = day.advanced(by: 1)
      guard day.iso < next.iso, CivilDay(iso: day.iso) == day else { return #expect(day.iso == next.iso) }
      day = next
    }
  }

  @Test func `the ends of time are days, not traps`() {
    for seconds in [Int64.min, Int64.min + 1, -1, 0, Int64.max] {
      #expect((0..<86_400).contains(CivilTime(secondsSinceEpoch: seconds).time.secondOfDay))
    }
    #expect(CivilTime(secondsSinceEpoch: -1).time.iso == "23:59:59")
  }
}
