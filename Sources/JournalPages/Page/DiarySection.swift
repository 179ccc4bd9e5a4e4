import JournalInsights
import JournalLanguage
import JournalModel

/// The mood chart of the book: a table a month, a line a day; what was not noted stays blank.
///
/// A month's box must not break, its table may: WeasyPrint stumbles over tables that move on whole.
struct DiarySection {
  let facts: PageFacts

  private var phrases: Phrases { facts.phrases }

  func write(to markup: inout Markup) {
    let months = facts.months.filter { $0.contains { $0.recordCount > 0 } }
    guard !months.isEmpty else { return }
    markup.piece(
      .diary, phrases,
      [
        "scales": facts.scales.map { phrases.name(of: $0) },
        "months": months.map { days -> PageData in
          ["month": days.first.map { facts.monthName(of: $0.day) }, "days": days.map(row)]
        },
      ])
  }

  private func row(_ day: CalendarDay) -> PageData {
    let isWeekend = day.day.weekday == .saturday || day.day.weekday == .sunday
    return [
      "class": isWeekend || day.isHoliday ? "we" : nil,
      "day": "\(day.day.day) \(phrases.shortName(of: day.day.weekday))",
      "shift": day.vacation.map { phrases.name(of: $0.category) } ?? phrases.names(ofShiftsOn: day),
      "mood": day.mood.map { phrases.name(of: $0) }, "weight": day.mood.map { "w\($0.number)" },
      "values": facts.scales.map { scale in
        facts.values.value(of: .scale(scale), on: day.day).map { phrases.number(Int($0)) } ?? ""
      },
    ]
  }
}
