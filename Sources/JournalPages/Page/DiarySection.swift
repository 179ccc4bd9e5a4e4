import JournalInsights
import JournalLanguage
import JournalModel

/// The mood chart of the book: a table a month, a line a day; what was not noted stays blank.
struct DiarySection {
  let facts: PageFacts

  private var phrases: Phrases { facts.phrases }

  func write(to markup: inout Markup) {
    let months = facts.months.filter { $0.contains { $0.recordCount > 0 } }
    guard !months.isEmpty else { return }
    markup.literal("<section aria-labelledby=\"diary\">\n")
    markup.element("h2", ("id", "diary"), text: phrases.say("page-dayByDay"))
    for month in months { write(month, to: &markup) }
    markup.literal("</section>\n")
  }

  private func write(_ days: [CalendarDay], to markup: inout Markup) {
    guard let first = days.first?.day else { return }
    // The box must not break, the table may: WeasyPrint stumbles over tables that go to the next page whole.
    markup.literal("<div class=\"sheet\">")
    markup.element("h3", text: phrases.month(first.month, year: first.year).capitalizedFirst)
    markup.literal("<table class=\"diary\"><thead><tr>")
    for caption in ["page-day", "page-shift", "page-mood"] {
      markup.element("th", ("scope", "col"), text: phrases.say(caption))
    }
    for scale in facts.scales {
      markup.element("th", ("scope", "col"), ("class", "n"), text: phrases.name(of: scale))
    }
    markup.literal("</tr></thead>\n<tbody>")
    for day in days { write(day, to: &markup) }
    markup.literal("</tbody></table></div>\n")
  }

  private func write(_ day: CalendarDay, to markup: inout Markup) {
    let isWeekend = day.day.weekday == .saturday || day.day.weekday == .sunday
    markup.open("tr", ("class", isWeekend || day.isHoliday ? "we" : nil))
    markup.element("th", ("scope", "row"), text: "\(day.day.day) \(phrases.shortName(of: day.day.weekday))")
    let shift = day.vacation.map { phrases.name(of: $0.category) } ?? day.shift.map { phrases.name(of: $0) }
    markup.element("td", ("dir", "auto"), text: shift ?? "")
    markup.element("td") { markup in
      guard let mood = day.mood else { return }
      markup.open("i", ("class", "w\(mood.number)"))
      markup.close("i")
      markup.text(phrases.name(of: mood))
    }
    for scale in facts.scales {
      let value = facts.values.value(of: .scale(scale), on: day.day)
      markup.element("td", ("class", "n"), text: value.map { phrases.number(Int($0)) } ?? "")
    }
    markup.literal("</tr>\n")
  }
}
