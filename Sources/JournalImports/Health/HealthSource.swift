import JournalModel
import JournalReaders

/// An export of sleep and steps, of a device or a health program.
protocol HealthSource: EntryFormat {
  /// Reads its spans; unreadable ones are noted.
  static func data(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> HealthData
}

extension HealthSource {
  static var format: ImportFormat { .health }

  /// Reads sleeps and steps, those of several devices put together.
  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    let data = try data(source, context)
    var health = HealthDays()
    health.sleeps = SleepMerging.sleeps(data.sleeps)
    for (day, spans) in data.steps { health.steps[day] = StepMerging.total(spans) }
    var content = ImportContent()
    (content.health, content.notes) = (health, data.notes)
    // Around a sleep nobody misses it.
    let slept = SpanSet(data.sleeps.map { $0.start..<max($0.start, $0.end) })
    content.notes.leave(.inBed, data.inBed.count { slept.parts(of: $0) == [$0] })
    return content
  }
}

/// Apple Health: `export.zip`, its folder, or the XML alone. The file is called as the phone's language has
/// it.
enum AppleHealthSource: HealthSource {
  static func recognises(_ source: ImportSource) -> Bool { file(source) != nil }

  private static func file(_ source: ImportSource) -> String? {
    source.names(ending: "xml").filter { MemberName.base($0) != "export_cda.xml" }.prefix(8).first { name in
      let start = source.start(of: name, 1 << 16)
      return start.contains("<HealthData") || start.contains("<!DOCTYPE HealthData")
    }
  }

  static func data(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> HealthData {
    guard let name = file(source) else { throw ImportFailure(.notFormat("Apple Health"), source.path) }
    let label = source.label(name)
    do throws(ReadingError) {
      var stream = try source.stream(of: name)
      if let progress = context.progress {
        stream = ToldStream(stream, total: source.size(of: name), progress: progress)
      }
      defer { context.progress?(0, 0, true) }
      return try AppleHealthReader.read(stream, label: label, context)
    } catch { throw ImportFailure(error, label) }
  }
}

/// Fitbit: `sleep-2026-03-01.json` (local times, minutes asleep) and `steps-2026-03-01.json` (a value a
/// minute, UTC).
enum FitbitSource: HealthSource {
  static func recognises(_ source: ImportSource) -> Bool {
    if source.hasMembers { return !files("sleep-", source).isEmpty || !files("steps-", source).isEmpty }
    return source.startHolds("\"minutesAsleep\"", "\"dateOfSleep\"")
  }

  private static func files(_ prefix: String, _ source: ImportSource) -> [String] {
    source.names(ending: "json").filter { name in
      let base = MemberName.base(name)
      return base.hasPrefix(prefix) && base.dropFirst(prefix.utf8.count).first?.isNumber ?? false
    }
  }

  static func data(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> HealthData {
    var data = HealthData("Fitbit", context)
    for name in source.hasMembers ? files("sleep-", source) : source.names {
      for item in try source.json(name).items {
        let asleep = item["minutesAsleep"]?.integer.map { Int64($0) * 60 }
        data.takeNight(item, "startTime", "endTime", asleep: asleep, in: source.label(name))
      }
    }
    let days = WrittenDays([], preferred: false)
    for name in source.hasMembers ? files("steps-", source) : [] {
      for item in try source.json(name).items {
        data.notes.read += 1
        let written = item["dateTime"]?.words ?? ""
        guard let moment = days.moment(written), let time = moment.time, let count = item["value"]?.integer
        else {
          data.noteDate(written, in: source.label(name), at: item.position)
          continue
        }
        let instant = Instant(secondsSinceEpoch: CivilTime(day: moment.day, time: time).secondsSinceEpoch)
        let times = [instant, instant.advanced(by: 60)].map { context.zone.timestamp($0) }
        data.addSteps(count, times[0], times[1])
      }
    }
    return data
  }
}

/// Garmin: `DI-Connect-Wellness/…_sleepData.json` (UTC, seconds of each stage) and `UDSFile_….json` (steps of
/// a day).
enum GarminSource: HealthSource {
  static func recognises(_ source: ImportSource) -> Bool {
    if source.hasMembers { return source.names.contains { $0.hasSuffix("_sleepData.json") } }
    return source.startHolds("\"sleepStartTimestampGMT\"")
  }

  static func data(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> HealthData {
    var data = HealthData("Garmin", context)
    for name in source.names where !source.hasMembers || name.hasSuffix("_sleepData.json") {
      for item in try source.json(name).items {
        let times = ["sleepStartTimestampGMT", "sleepEndTimestampGMT"].map { key in
          item[key]?.words.flatMap { Timestamp(iso: $0) }.map { context.zone.timestamp($0.instant(in: .utc)) }
        }
        let stages = ["deepSleepSeconds", "lightSleepSeconds", "remSleepSeconds"].compactMap {
          item[$0]?.integer
        }
        // A night without a measurement stands in the file without times.
        if times == [nil, nil], stages.isEmpty {
          data.notes.read += 1
          continue
        }
        let asleep = stages.isEmpty ? nil : stages.reduce(0) { $0 + Int64(max(0, min($1, 172_800))) }
        data.take(
          times[0], times[1], asleep: asleep, item["sleepStartTimestampGMT"]?.text,
          in: source.label(name), at: item.position)
      }
    }
    for name in source.names where source.hasMembers && MemberName.base(name).hasPrefix("UDSFile_") {
      for item in try source.json(name).items {
        let day = item["calendarDate"]?.words ?? item["calendarDate"]?["date"]?.words
        data.takeSteps(day, item["totalSteps"]?.integer)
      }
    }
    return data
  }
}

/// Oura: a JSON with `sleep` (moments with offset, seconds asleep) and `daily_activity` or `activity`
/// (steps), or what its interface answers of one of them, `data`.
enum OuraSource: HealthSource {
  static func recognises(_ source: ImportSource) -> Bool {
    !source.hasMembers && source.startHolds("\"bedtime_start\"", "\"bedtime_end\"")
  }

  static func data(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> HealthData {
    var data = HealthData("Oura", context)
    for name in source.names {
      let root = try source.json(name)
      let sleeps =
        root.isList ? root.items : (root["sleep"] ?? root["data"]).map { $0["data"]?.items ?? $0.items } ?? []
      for item in sleeps where item["type"]?.words != "deleted" {
        let asleep = item[["total_sleep_duration", "total"]]?.integer.map { Int64($0) }
        data.takeNight(
          item, "bedtime_start", "bedtime_end", asleep: asleep, in: source.label(name))
      }
      for item in root[["daily_activity", "activity"]].map({ $0["data"]?.items ?? $0.items }) ?? [] {
        data.takeSteps(item[["day", "summary_date"]]?.words, item["steps"]?.integer)
      }
    }
    return data
  }
}

extension HealthData {
  /// Adds a sleep whose ends stand under two keys, with its stages known.
  fileprivate mutating func takeNight(
    _ item: JSONNode, _ from: String, _ until: String, asleep: Int64?, in label: String
  ) {
    let times = [from, until].map { item[$0]?.words.flatMap { Timestamp(iso: $0) } }
    take(
      times[0], times[1], asleep: asleep, isStaged: true, item[from]?.text, in: label, at: item.position)
  }
}

extension ImportSource {
  package func json(_ name: String) throws(ImportFailure) -> JSONNode {
    try JSONNode(try bytes(of: name), file: label(name))
  }
}

extension ImportContext {
  /// A moment with the offset of the journal's zone where it has none.
  func zoned(_ moment: Timestamp) -> Timestamp { moment.offset == nil ? timestamp(moment.local) : moment }
}

/// A stream that tells how far it has come.
struct ToldStream: ByteStream {
  private var stream: any ByteStream
  private let total: Int
  private let progress: ImportProgress
  private var (done, told) = (0, 0)

  /// Bytes read between two reports of progress.
  private static let step = 8 << 20

  /// - Parameter total: how many bytes there are, as far as is known.
  init(_ stream: any ByteStream, total: Int, progress: @escaping ImportProgress) {
    (self.stream, self.total, self.progress) = (stream, total, progress)
  }

  mutating func next() throws(ReadingError) -> ArraySlice<UInt8> {
    let part = try stream.next()
    done += part.count
    if done - told >= ToldStream.step {
      told = done
      progress(min(done, total), total, false)
    }
    return part
  }
}
