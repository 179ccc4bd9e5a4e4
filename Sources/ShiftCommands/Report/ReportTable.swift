import JournalInsights
import JournalModel
import JournalShifts

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

  /// The lines with their ends.
  var lines: [String] {
    var rests: [CivilDay: Int64] = [:]
    for rest in report.rests { rests[rest.second] = rest.seconds / 60 }
    let shifts = (report.shifts + report.onCall).sorted { $0.day < $1.day }
    return [Self.line(Self.head)]
      + shifts.map { shift in
        let work = shift.work
        let rest = shift.shift.isWorked ? rests.removeValue(forKey: shift.day) : nil
        let times = [work?.start, work?.end].map { $0.map { zone.timestamp($0).iso } ?? "" }
        let minutes: [Int64?] = [
          work?.seconds, work?.paidSeconds, work?.plannedSeconds, shift.nightSeconds, shift.sundaySeconds,
          shift.holidaySeconds,
        ]
        return Self.line(
          [
            shift.day.iso, shift.shift.type?.name ?? "", shift.shift.meaning?.rawValue ?? "", times[0],
            work?.startSource.rawValue ?? "", times[1], work?.endSource.rawValue ?? "",
          ] + minutes.map { $0.map { String($0 / 60) } ?? "" } + [rest.map { String($0) } ?? ""])
      }
  }

  /// Cells with commas between them; a word that a spreadsheet would take for a formula gets a quote mark in
  /// front.
  private static func line(_ cells: [String]) -> String {
    cells.map { cell in
      let isFormula =
        cell.first.map { "=+@\t\r".contains($0) } ?? false || cell.hasPrefix("-") && Int(cell) == nil
      let text = isFormula ? "'" + cell : cell
      guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
      return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }.joined(separator: ",") + "\r\n"
  }
}
