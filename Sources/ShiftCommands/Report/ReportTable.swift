import JournalInsights
import JournalModel
import JournalShifts
import SystemLibrary

/// The shifts of a report as a table: RFC 4180, a line a shift, hours in minutes.
struct ReportTable {
  private let report: Report
  private let zone: TimeZoneRules

  init(_ report: Report, zone: TimeZoneRules) {
    self.report = report
    self.zone = zone
  }

  private static let head = [
    "date", "shift", "is", "start", "startSource", "end", "endSource", "minutes", "paid", "planned",
    "nightMinutes", "sundayMinutes", "holidayMinutes", "restBefore",
  ]

  /// The table.
  var bytes: [UInt8] {
    var table = CSVWriter()
    table.add(Self.head)
    var rests: [CivilDay: Int64] = [:]
    for rest in report.rests { rests[rest.second] = rest.seconds / 60 }
    let shifts = (report.shifts + report.onCall).sorted { $0.day < $1.day }
    for shift in shifts {
      let work = shift.work
      let rest = shift.shift.isWorked ? rests.removeValue(forKey: shift.day) : nil
      let times = [work?.start, work?.end].map { $0.map { zone.timestamp($0).iso } ?? "" }
      let minutes: [Int64?] = [
        work?.seconds, work?.paidSeconds, work?.plannedSeconds, shift.nightSeconds, shift.sundaySeconds,
        shift.holidaySeconds,
      ]
      table.add(
        [
          shift.day.iso, shift.shift.type?.name ?? "", shift.shift.meaning?.rawValue ?? "", times[0],
          work?.startSource.rawValue ?? "", times[1], work?.endSource.rawValue ?? "",
        ] + minutes.map { $0.map { String($0 / 60) } ?? "" } + [rest.map { String($0) } ?? ""])
    }
    return table.bytes
  }
}
