import JournalInsights
import JournalLanguage
import JournalModel

/// What the sections of a page draw on, found out once.
struct PageFacts {
  let input: PageInput
  let phrases: any Phrases
  let today: CivilDay
  /// The days of the page in order, with mood, shift and time off.
  let calendar: [CalendarDay]
  /// The values of single days.
  let values: DayValues
  /// The shifts that check-ins and check-outs tell of.
  let shifts: [WorkedShift]
  let table: FactTable
  /// The anchors of records, by their ids.
  let anchors: [String: String]

  init(_ input: PageInput, _ phrases: any Phrases) {
    self.input = input
    self.phrases = phrases
    today = input.today
    let days = input.days
    table = FactTable(input.records)
    values = DayValues(table.facts, days: days, zone: input.zone)
    calendar = CalendarDay.days(
      from: days.lowerBound, until: days.upperBound, table: table, plan: input.plan, zone: input.zone)
    shifts = ShiftLog(input.records, days: days, plan: input.plan, zone: input.zone).shifts
      .filter(\.isNoted)
    var anchors: [String: String] = [:]
    for (number, record) in input.records.enumerated() { anchors[record.id] = "r\(number + 1)" }
    self.anchors = anchors
  }

  /// The days of the page.
  var days: ClosedRange<CivilDay> { input.days }

  /// A day with its weekday, for people: `Sat 21 November 2026`.
  func name(of day: CivilDay) -> String { phrases.day(day, today: CivilDay(number: 0)) }

  /// The days by their months, in order.
  var months: [[CalendarDay]] {
    var months: [[CalendarDay]] = []
    for day in calendar {
      if let last = months.last?.last, last.day.month == day.day.month, last.day.year == day.day.year {
        months[months.count - 1].append(day)
      } else {
        months.append([day])
      }
    }
    return months
  }

  /// The time at which a record was written, on the wall clock where it was written.
  func time(of record: Record) -> String? { record.at.map { phrases.time($0.local.time) } }
}

extension CivilDay {
  /// `2026-11`.
  var monthText: String { String(iso.prefix(7)) }
}
