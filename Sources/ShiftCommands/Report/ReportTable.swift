import JournalInsights
import JournalModel
import JournalShifts

/// The shifts of a report as a table: RFC 4180, a line a shift, hours in minutes.
struct ReportTable {
  private let report: Report

  init(_ report: Report) { self.report = report }

  private static let head = [
    "date", "shift", "is", "state", "basis", "start", "end", "presence", "break", "worked", "planned",
    "onCall", "callOuts", "nightMinutes", "sundayMinutes", "holidayMinutes", "restBefore",
  ]

  /// The lines with their ends: the shifts that have begun.
  var lines: [String] {
    var rests: [CivilDay: Int64] = [:]
    for rest in report.rests { rests[rest.second] = rest.seconds / 60 }
    return [Self.line(Self.head)]
      + report.all.filter { ($0.isWorked || $0.isOnCall) && $0.hasBegun }.map { shift in
        let hours = shift.soFar
        let rest = shift.isWorked ? rests.removeValue(forKey: shift.day) : nil
        let times = [shift.start, shift.end].map { $0.map { shift.zone.timestamp($0).iso } ?? "" }
        let minutes: [Int?] = [
          hours?.presence, hours?.breakMinutes, hours?.worked, shift.plannedMinutes, hours?.onCall,
          hours.map { _ in shift.callOuts.reduce(0) { $0 + Int($1.seconds / 60) } }, hours?.night,
          hours?.sunday, hours?.holiday, rest.map { Int($0) },
        ]
        return Self.line(
          [
            shift.day.iso, shift.type?.name ?? "", shift.meaning?.rawValue ?? "", shift.state.rawValue,
            shift.basis.rawValue,
          ] + times + minutes.map { $0.map { String($0) } ?? "" })
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
