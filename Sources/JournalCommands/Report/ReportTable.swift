import JournalModel
import JournalShifts
import SystemLibrary

/// The shifts of a report as a table: RFC 4180, a line a shift, hours in minutes.
struct ReportTable {
  private let report: Report

  init(_ report: Report) { self.report = report }

  private static let head = [
    "date", "shift", "is", "state", "basis", "start", "end", "presence", "break", "worked", "planned",
    "onCall", "callOuts", "nightMinutes", "sundayMinutes", "holidayMinutes", "restBefore",
    "extra",
  ]

  /// The table: the shifts that have begun.
  var bytes: [UInt8] {
    var table = CSVWriter()
    table.add(Self.head)
    var rests: [CivilDay: Int64] = [:]
    for rest in report.rests { rests[rest.second] = rest.seconds / 60 }
    for shift in report.begun {
      let hours = shift.soFar
      let rest = shift.isWorked ? rests.removeValue(forKey: shift.day) : nil
      let times = [shift.start, shift.ended].map { $0.map { shift.zone.timestamp($0).iso } ?? "" }
      let minutes: [Int?] = [
        hours?.presence, hours?.breakMinutes, hours?.worked, shift.plannedSoFar, hours?.onCall,
        hours.map { _ in shift.callOuts.reduce(0) { $0 + Int($1.seconds / 60) } }, hours?.night,
        hours?.sunday, hours?.holiday, rest.map { Int($0) },
      ]
      let words = [
        shift.day.iso, shift.type?.name ?? "", shift.meaning?.rawValue ?? "", shift.state.rawValue,
        shift.basis.rawValue,
      ]
      let figures = minutes.map { $0.map { String($0) } ?? "" }
      table.add(words + times + figures + [shift.isExtra ? "true" : ""])
    }
    return table.bytes
  }
}
