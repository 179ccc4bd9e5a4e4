import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts

/// The entries by month and day, newest first; check-in and check-out of a shift as one.
struct TimelineSection {
  let facts: PageFacts

  /// What stands in a day of the timeline.
  enum Item {
    case entry(Record)
    case shift(Shift)
    case timeOff(Record)

    /// By when it stands within its day.
    var moment: Int64 {
      switch self {
      case .entry(let record), .timeOff(let record): record.at?.local.secondsSinceEpoch ?? .min
      case .shift(let shift): (shift.checkIn ?? shift.checkOut)?.at?.local.secondsSinceEpoch ?? .min
      }
    }
  }

  /// The items of each day.
  var items: [CivilDay: [Item]] {
    var items: [CivilDay: [Item]] = [:]
    for record in facts.input.records where record.kind == .entry {
      items[record.date, default: []].append(.entry(record))
    }
    for record in facts.input.records where record.kind == .vacation && record.date <= facts.today {
      items[record.date, default: []].append(.timeOff(record))
    }
    for shift in facts.shifts { items[shift.day, default: []].append(.shift(shift)) }
    return items.mapValues { $0.sorted { $0.moment < $1.moment } }
  }

  func write(to markup: inout Markup) {
    let items = self.items
    markup.literal("<section class=\"timeline\" aria-labelledby=\"entries\">\n")
    markup.element("h2", ("id", "entries"), ("tabindex", "-1"), text: facts.phrases.page(.entries))
    if items.isEmpty { markup.element("p", text: facts.phrases.page(.empty)) }
    let months = Dictionary(grouping: items.keys) { $0.monthText }
    for (_, days) in months.sorted(by: { $0.key > $1.key }) {
      writeMonth(days.sorted(by: >), items, to: &markup)
    }
    markup.literal("</section>\n")
  }

  /// A month with its days.
  func writeMonth(_ days: [CivilDay], _ items: [CivilDay: [Item]], to markup: inout Markup) {
    guard let first = days.first else { return }
    markup.open("section", ("class", "tmonth"), ("id", "m" + first.monthText))
    markup.element("h3", text: facts.phrases.month(first.month, year: first.year).capitalizedFirst)
    for day in days {
      markup.open("div", ("class", "day"), ("id", "d" + day.iso))
      markup.element("h4") { markup in
        markup.element("time", ("datetime", day.iso), text: facts.phrases.day(day, today: day))
      }
      for item in items[day] ?? [] { ItemView(facts: facts).write(item, to: &markup) }
      markup.literal("</div>\n")
    }
    markup.literal("</section>\n")
  }

  /// What the journal remembers of this day in earlier years; what the person wants to leave out is left out.
  private var memories: [(prompt: Prompt, ids: [String])] {
    let prompts = Prompt.prompts(
      for: facts.today, table: facts.table, memories: facts.input.records, profile: facts.input.profile,
      plan: facts.input.plan, ledger: facts.ledger)
    return prompts.compactMap { prompt in
      guard case .yearsAgo(_, _, let ids) = prompt else { return nil }
      return (prompt, ids)
    }
  }

  func writeOnThisDay(to markup: inout Markup) {
    let memories = self.memories.prefix(5)
    guard !memories.isEmpty else { return }
    markup.literal("<section class=\"memories\" aria-labelledby=\"memories\">\n")
    markup.element("h2", ("id", "memories"), text: facts.phrases.page(.onThisDay))
    markup.literal("<ul class=\"sentences\">")
    for memory in memories {
      markup.element("li") { markup in
        markup.text(facts.phrases.prompt(memory.prompt, today: facts.today))
        for id in memory.ids.prefix(3) {
          guard let record = facts.input.records.first(where: { $0.id == id }) else { continue }
          markup.literal(" ")
          markup.element(
            "a", ("href", facts.address(of: id) ?? "#"), ("dir", "auto"),
            text: record.title ?? facts.name(of: record.date))
        }
      }
    }
    markup.literal("</ul></section>\n")
  }
}
