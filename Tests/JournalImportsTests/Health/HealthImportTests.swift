import ImportTestSupport
import JournalFormat
import JournalImports
import JournalIndex
import JournalModel
import JournalStore
import JournalTestSupport
import Testing
import YAMLCodec

@Suite struct HealthImportTests {
  private static func record(
    _ type: String, _ source: String, _ start: String, _ end: String, _ value: String
  ) -> String {
    " <Record type=\"HK\(type)\" sourceName=\"\(source)\" device=\"&lt;a>, b\" startDate=\"\(start)\" "
      + "endDate=\"\(end)\" value=\"\(value)\"/>\n"
  }

  private static func sleep(_ source: String, _ start: String, _ end: String, _ value: String) -> String {
    record(
      "CategoryTypeIdentifierSleepAnalysis", source, "2026-11-\(start):00 +0100", "2026-11-\(end):00 +0100",
      value.count == 1 ? value : "HKCategoryValueSleepAnalysis" + value)
  }

  private static func steps(_ source: String, _ start: String, _ end: String, _ value: Int) -> String {
    record(
      "QuantityTypeIdentifierStepCount", source, "2026-11-\(start):00 +0100", "2026-11-\(end):00 +0100",
      String(value))
  }

  private static func apple(_ records: String...) -> String {
    "<?xml version=\"1.0\"?>\n<!DOCTYPE HealthData [ <!-- <Record type=\"none\" --> ]>\n<HealthData locale=\"fr\">\n"
      + records.joined() + "</HealthData>\n"
  }

  /// What the journal has of sleep: `20 19T23:00-20T06:30 430 950`.
  private func sleeps(_ reading: Reading) -> [String] {
    var query = Query()
    query.kinds = [.sleep]
    query.sort = Sort(by: .date, ascending: true)
    return reading.journal.records(matching: query).records.map { record in
      func number(_ key: Key) -> String {
        if case .int(let value)? = record[detail: key] { "\(value)" } else { "-" }
      }
      func time(_ time: ShiftTime?) -> String {
        if case .timestamp(let moment)? = time { String(moment.iso.dropFirst(8).prefix(8)) } else { "-" }
      }
      return
        "\(record.date.day) \(time(record.start))-\(time(record.end)) \(number(.asleep)) \(number(.steps))"
    }
  }

  private func imported(_ name: String, _ text: String) throws -> [String] {
    let reading = try Reading()
    let receipt = try reading.run(name, text, as: .health)
    #expect(receipt.problems.isEmpty)
    let again = try reading.run(name, text, as: .health)
    #expect(again.added == 0 && again.changed == 0 && again.same == receipt.added)
    return sleeps(reading)
  }

  @Test(arguments: [
    (
      "oura.json",
      #"{"data": [{"bedtime_start": "2026-11-19T23:00:00+01:00", "bedtime_end": "2026-11-20T06:30:00+01:00","#
        + #" "total_sleep_duration": 25800, "type": "long_sleep"}]}"#
    ),
    (
      "oura.csv",
      "date,Sleep Score,Total Sleep Duration,Total Bedtime,Bedtime Start,Bedtime End\n"
        + "2026-11-20,84,25800,27000,2026-11-19T23:00:00+01:00,2026-11-20T06:30:00+01:00\n"
    ),
    (
      "sleep.csv",
      "from,to,light (s),deep (s),rem (s),awake (s),wake up\n"
        + "2026-11-19T23:00:00+01:00,2026-11-20T06:30:00+01:00,12000,7800,6000,1200,1\n"
    ),
    (
      "sleep-export.csv",
      "Id,Tz,From,To,Sched,Hours,Rating,Comment,Framerate,Snore,Noise,Cycles,DeepSleep,LenAdjust,Geo,\"23:00\"\n"
        + "\"1795125600000\",\"Europe/Paris\",\"19. 11. 2026 23:00\",\"20. 11. 2026 6:30\",\"\",\"7.16667\",\"4.0\",\"\",\"1\",\"-1\",\"0\",\"5\",\"0.4\",\"0\",\"\",\"1.0\"\n"
    ),
  ])
  func `Oura's own files, Withings, Sleep as Android`(name: String, text: String) throws {
    #expect(try ImportSource(path: name, bytes: Array(text.utf8)).format == .health)
    #expect(try imported(name, text) == ["20 19T23:00-20T06:30 430 -"])
  }

  private static let night = [
    sleep("iPhone", "19 22:30", "20 07:00", "InBed"),
    sleep("iPhone", "19 22:45", "20 06:50", "AsleepUnspecified"),
    sleep("Watch", "19 23:00", "20 02:00", "AsleepCore"), sleep("Watch", "20 02:00", "20 02:20", "Awake"),
    sleep("Watch", "20 02:20", "20 06:30", "AsleepREM"),
  ].joined()

  private static let devices: [(what: String, records: String, expected: [String])] = [
    ("a watch before the phone, awake and in bed not counted", night, ["20 19T23:00-20T06:30 430 -"]),
    ("what is said twice", night + night, ["20 19T23:00-20T06:30 430 -"]),
    (
      "an old export", sleep("P", "19 23:00", "20 06:00", "1") + sleep("P", "19 22:00", "20 07:00", "0"),
      ["20 19T23:00-20T06:00 420 -"]
    ),
    (
      "a watch without power",
      sleep("Watch", "19 23:00", "20 02:00", "AsleepDeep")
        + sleep("iPhone", "19 23:10", "20 06:00", "Asleep"),
      ["20 19T23:00-20T06:00 420 -"]
    ),
    (
      "lying awake is no stage: the device that recorded more goes first",
      sleep("Watch", "19 23:00", "20 02:00", "Asleep") + sleep("Watch", "20 02:00", "20 02:10", "Awake")
        + sleep("Watch", "20 02:10", "20 05:00", "Asleep")
        + sleep("iPhone", "19 22:00", "20 06:00", "Asleep"),
      ["20 19T22:00-20T06:00 480 -"]
    ),
    (
      "a nap", night + sleep("iPhone", "20 15:00", "20 16:00", "Asleep"),
      ["20 19T23:00-20T06:30 430 -", "20 20T15:00-20T16:00 60 -"]
    ),
    ("a sleep by day", sleep("iPhone", "21 08:30", "21 13:00", "Asleep"), ["21 21T08:30-21T13:00 270 -"]),
    ("nothing but a bed", sleep("iPhone", "21 08:30", "21 13:00", "InBed"), []),
  ]

  @Test(arguments: devices)
  func `sleep of several devices is never added up`(what: String, records: String, expected: [String]) throws
  {
    #expect(try imported("export.xml", Self.apple(records)) == expected)
  }

  @Test func `steps that two devices counted are counted once and stand with the sleep of their day`() throws
  {
    let text = Self.apple(
      Self.night, Self.steps("iPhone", "20 08:00", "20 08:10", 500),
      Self.steps("Watch", "20 08:05", "20 08:20", 700),
      Self.steps("Watch", "20 23:50", "21 00:10", 200))
    #expect(try imported("export.xml", text) == ["20 19T23:00-20T06:30 430 1050", "21 --- - 100"])
  }

  @Test func `a record that can't be read is told with its line and costs itself`() throws {
    let reading = try Reading()
    let text = Self.apple(
      Self.night, Self.sleep("P", "21 08:00", "21 07:00", "Asleep"),
      Self.sleep("P", "21 99:00", "21 07:00", "Asleep"))
    let receipt = try reading.run("export.xml", text)
    #expect(receipt.format == .health)
    #expect(receipt.leftOut == [.unreadable: 2])
    #expect(receipt.problems.compactMap(\.position?.line) == [9, 10])
    #expect(sleeps(reading) == ["20 19T23:00-20T06:30 430 -"])
  }

  @Test func `a file that is cut says so, and what was there is taken`() throws {
    let text = Self.apple(Self.night, Self.sleep("Watch", "21 23:00", "22 06:00", "AsleepCore"))
    for length in [text.utf8.count - 3, text.utf8.count - 60, text.utf8.count - 20] {
      let reading = try Reading()
      let receipt = try reading.run("export.xml", Array(text.utf8.prefix(length)), as: .health)
      #expect(receipt.problems.map(\.reason) == [.source(.cutShort)])
      #expect(sleeps(reading).first == "20 19T23:00-20T06:30 430 -")
    }
  }

  @Test func `a later export brings a night up to date, and leaves one of the person alone`() throws {
    let reading = try Reading()
    reading.folder.write(
      "---\nkind: sleep\ndate: 2026-11-22\nstart: 2026-11-22T00:10:00+01:00\nend: 2026-11-22T07:00:00+01:00\n---\n",
      to: "journal/2026/11/mine.md")
    let first = Self.apple(
      Self.sleep("W", "19 23:00", "20 03:00", "AsleepCore"),
      Self.sleep("W", "22 00:00", "22 07:30", "AsleepCore"))
    let receipt = try reading.run("export.xml", first)
    #expect(receipt.added == 1 && receipt.leftOut == [.overlapping: 1])
    let later = Self.apple(Self.sleep("W", "19 22:30", "20 06:00", "AsleepCore"))
    let update = try reading.run("export.xml", later)
    #expect(update.changed == 1 && update.added == 0)
    #expect(sleeps(reading) == ["20 19T22:30-20T06:00 450 -", "22 22T00:10-22T07:00 - -"])
    _ = try reading.journal.undo()
    #expect(sleeps(reading).first == "20 19T23:00-20T03:00 240 -")
  }

  private static let programs: [(name: String, text: String, expected: [String])] = [
    ("t.csv", "start;end;minutes\n19/11/2026 22:58;20/11/2026 06:40;412\n", ["20 19T22:58-20T06:40 412 -"]),
    (
      "t.csv", "start,end,minutes\n2026-11-19T21:58:00Z,2026-11-20T05:40:00Z,6:52\n",
      ["20 19T21:58-20T05:40 412 -"]
    ),
    ("t.csv", "date,steps\n2026-11-20,8123\n", ["20 --- - 8123"]),
    (
      "o.json",
      #"{"sleep":[{"bedtime_start":"2026-11-19T22:58:00+01:00","bedtime_end":"2026-11-20T06:40:00+01:00","total_sleep_duration":24720},"#
        + #"{"bedtime_start":"2026-11-19T22:58:00+01:00","bedtime_end":"2026-11-20T06:40:00+01:00","type":"deleted"}],"#
        + #""daily_activity":[{"day":"2026-11-20","steps":8123}]}"#, ["20 19T22:58-20T06:40 412 8123"]
    ),
    (
      "sleep-2026-11-01.json",
      #"[{"dateOfSleep":"2026-11-20","startTime":"2026-11-19T22:58:00.000","endTime":"2026-11-20T06:40:00.000","minutesAsleep":412}]"#,
      ["20 19T22:58-20T06:40 412 -"]
    ),
    (
      "1_sleepData.json",
      #"[{"sleepStartTimestampGMT":"2026-11-19T21:58:00.0","sleepEndTimestampGMT":"2026-11-20T05:40:00.0","deepSleepSeconds":3600,"#
        + #""lightSleepSeconds":15720,"remSleepSeconds":5400},{"calendarDate":"2026-11-21"}]"#,
      ["20 19T22:58-20T06:40 412 -"]
    ),
    (
      "com.samsung.shealth.sleep.1.csv",
      "com.samsung.shealth.sleep,6213008,10\nsleep_duration,com.samsung.health.sleep.start_time,com.samsung.health.sleep.end_time,"
        + "com.samsung.health.sleep.time_offset\n412,2026-11-19 21:58:00.000,2026-11-20 05:40:00.000,UTC+0100,\n",
      ["20 19T22:58-20T06:40 412 -"]
    ),
    (
      "Daily activity metrics.csv",
      "Date,Move Minutes count,Calories (kcal),Distance (m),Heart Points,Step count\n2026-11-20,50,1800,4000,12,8123\n2026-11-21,,,,,\n",
      ["20 --- - 8123"]
    ),
  ]

  @Test(arguments: programs)
  func `other programs' exports`(name: String, text: String, expected: [String]) throws {
    #expect(try imported(name, text) == expected)
    #expect(try ImportSource(path: name, bytes: Array(text.utf8)).format == .health)
  }

  @Test(arguments: [
    ("Date,Shift,Start,End,Rem\n2026-11-23,Day,07:00,19:00,\n", ImportFormat.csv),
    ("Start,End,Minutes,Sleep\n2026-11-20T23:00,2026-11-21T06:00,400,main\n", .health),
  ])
  func `a table called a plan is one of sleep only where a head names it`(text: String, format: ImportFormat)
    throws
  {
    #expect(try Reading().plan("t.csv", Array(text.utf8), as: .csv).receipt.format == format)
  }
}

extension ImportSource {
  /// What it is recognised as.
  fileprivate var format: ImportFormat? { JournalImport.format(of: self) }
}
