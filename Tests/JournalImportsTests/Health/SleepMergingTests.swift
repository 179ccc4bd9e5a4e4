import ImportTestSupport
import JournalImports
import JournalFiles
import JournalIndex
import JournalModel
import JournalStore
import JournalTestSupport
import Testing

/// Nights of three devices against a reckoning minute by minute.
@Suite struct SleepMergingTests {
  /// The rule once more, in minutes: the watch stands from its first to its last minute of a night; what the
  /// others tell before or after counts from half an hour on.
  private func expected(_ spans: [(device: Int, from: Int, until: Int, awake: Bool)]) -> Int {
    var slept: Set<Int> = []
    var covered: Set<Int> = []
    for device in 0..<3 {
      let own = spans.filter { $0.device == device }
      guard let first = own.map(\.from).min(), let last = own.map(\.until).max() else { continue }
      let awake = Set(own.filter(\.awake).flatMap { $0.from..<$0.until })
      let asleep = Set(own.filter { !$0.awake }.flatMap { $0.from..<$0.until }).subtracting(awake)
      var runs: [[Int]] = []
      for minute in first..<last where !covered.contains(minute) {
        if runs.last?.last == minute - 1 {
          runs[runs.count - 1].append(minute)
        } else {
          runs.append([minute])
        }
      }
      let isCut = !covered.isDisjoint(with: first..<last)
      for run in runs where !isCut || run.count >= 30 { slept.formUnion(asleep.intersection(run)) }
      covered.formUnion(first..<last)
    }
    return slept.count
  }

  @Test func `a thousand nights of three devices`() throws {
    var random = SeededGenerator(seed: 17)
    let zone = try #require(SystemZones().zone(named: "Europe/Paris"))
    let first = try #require(CivilDay(iso: "2023-01-02"))
    var text = "<HealthData>\n"
    var nights: [CivilDay: Int] = [:]
    for number in 0..<1000 {
      // Over both changes of the clocks of three years; from the noon before.
      let day = first.advanced(by: number)
      let noon = zone.instant(
        of: CivilTime(day: day.advanced(by: -1), time: ClockTime(hour: 12, minute: 0) ?? .midnight))
      var spans: [(device: Int, from: Int, until: Int, awake: Bool)] = []
      for device in 0..<Int.random(in: 1...3, using: &random) {
        var minute = Int.random(in: 660...780, using: &random)
        let end = minute + Int.random(in: 120...480, using: &random)
        spans.append((device, minute, minute + 20, false))
        minute += 20
        while minute < end {
          // Nobody lies awake for an hour: that would part the sleep.
          let isAwake = spans.last?.awake == false && Int.random(in: 0..<4, using: &random) == 0
          let length = min(Int.random(in: isAwake ? 5...50 : 5...90, using: &random), end - minute)
          spans.append((device, minute, minute + length, isAwake))
          minute += length
        }
        spans.append((device, end, end + 10, false))
      }
      nights[day] = expected(spans)
      for span in spans.shuffled(using: &random) {
        func written(_ minute: Int) -> String {
          let moment = zone.timestamp(noon.advanced(by: Int64(minute) * 60))
          let offset = moment.offset == 7200 ? "+0200" : "+0100"
          return "\(moment.local.day.iso) \(moment.local.time.iso):00 \(offset)"
        }
        let stage = span.awake ? "Awake" : ["AsleepCore", "AsleepUnspecified", "Asleep"][span.device]
        text +=
          "<Record type=\"HKCategoryTypeIdentifierSleepAnalysis\" sourceName=\"d\(span.device)\" "
          + "startDate=\"\(written(span.from))\" endDate=\"\(written(span.until))\" "
          + "value=\"HKCategoryValueSleepAnalysis\(stage)\"/>\n"
      }
    }
    let reading = try Reading()
    let receipt = try reading.run("export.xml", text + "</HealthData>\n", as: .health)
    #expect(receipt.problems.isEmpty)
    var query = Query()
    query.kinds = [.sleep]
    var found: [CivilDay: Int] = [:]
    for record in reading.journal.records(matching: query).records {
      if case .int(let minutes)? = record[detail: .asleep] { found[record.date, default: 0] += Int(minutes) }
    }
    #expect(found.filter { nights[$0.key] != $0.value }.isEmpty)
    #expect(nights.filter { (found[$0.key] ?? 0) != $0.value }.isEmpty)
  }
}
