import JournalIndex
import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts

/// The entries by month and day, newest first; check-in and check-out of a shift as one.
struct TimelineSection {
  let facts: PageFacts

  /// What stands in a day of the timeline, by its place among the facts or the shifts of the page: records
  /// are large, and twenty years have many.
  enum Item {
    case entry(Int)
    case shift(Int)
    case timeOff(Int)

    fileprivate var record: Int? {
      switch self {
      case .entry(let index), .timeOff(let index): index
      case .shift: nil
      }
    }
  }

  var items: [CivilDay: [Item]] {
    var items: [CivilDay: [Item]] = [:]
    for (index, fact) in facts.table.facts.enumerated() where fact.kind == .entry {
      items[fact.date, default: []].append(.entry(index))
    }
    for (index, fact) in facts.table.facts.enumerated()
    where fact.kind == .vacation && fact.date <= facts.today {
      items[fact.date, default: []].append(.timeOff(index))
    }
    for (index, shift) in facts.shifts.enumerated() { items[shift.day, default: []].append(.shift(index)) }
    return items.mapValues { $0.sorted { moment($0) < moment($1) } }
  }

  /// By when an item stands within its day.
  private func moment(_ item: Item) -> Int64 {
    switch item {
    case .entry(let index), .timeOff(let index): facts.table.facts[index].wall
    case .shift(let index):
      (facts.shifts[index].checkIn ?? facts.shifts[index].checkOut)?.at?.local.secondsSinceEpoch ?? .min
    }
  }

  func write(_ items: [CivilDay: [Item]], to markup: inout Markup) {
    write(items.keys.sorted(by: >), items, to: &markup)
  }

  /// Some of the days, the youngest first.
  func write(_ days: [CivilDay], _ items: [CivilDay: [Item]], to markup: inout Markup) {
    markup.literal("<section class=\"timeline\" aria-labelledby=\"entries\">\n")
    markup.element("h2", ("id", "entries"), ("tabindex", "-1"), text: facts.phrases.say("page-entries"))
    if days.isEmpty { markup.element("p", text: facts.phrases.say("page-empty")) }
    var rest = days[...]
    while let first = rest.first {
      let month = rest.prefix { $0.year == first.year && $0.month == first.month }
      rest = rest.dropFirst(month.count)
      writeMonth(Array(month), items, to: &markup)
    }
    markup.literal("</section>\n")
  }

  private func writeMonth(_ days: [CivilDay], _ items: [CivilDay: [Item]], to markup: inout Markup) {
    guard let first = days.first else { return }
    markup.open("section", ("class", "tmonth"), ("id", "m" + first.monthText))
    markup.element("h3", text: facts.monthName(of: first))
    let view = ItemView(facts: facts)
    let shown = days.flatMap { items[$0] ?? [] }.compactMap(\.record)
    var records = facts.input.records(shown).makeIterator()
    for day in days {
      markup.open("div", ("class", "day"), ("id", "d" + day.iso))
      markup.element("h4") { markup in
        markup.element("time", ("datetime", day.iso), text: facts.phrases.day(day, today: day))
      }
      for item in items[day] ?? [] { view.write(item, next: &records, to: &markup) }
      markup.literal("</div>\n")
    }
    markup.literal("</section>\n")
  }

  /// What the journal remembers of days in earlier years; what the person wants to leave out is left out. Of
  /// several days each line says which one it is of, for the script.
  ///
  /// - Parameter earlier: what the page does not show.
  func writeOnThisDay(_ days: [CivilDay], and earlier: Survey = Survey(), to markup: inout Markup) {
    func isMeant(_ facts: RecordFacts) -> Bool {
      facts.kind == .entry && days.contains { Prompt.isAnniversary(facts.date, of: $0) }
    }
    let records = facts.records(where: isMeant) + earlier.records(where: isMeant)
    let memories = days.flatMap { day in
      Prompt.memories(of: day, records: records, facts.input.profile).prefix(5).map { (day, $0) }
    }
    guard !memories.isEmpty else { return }
    let lines = memories.map { day, memory -> PageData in
      [
        "data-on": days.count > 1 ? day.iso : nil, "hidden": day == days.first ? nil : "",
        "text": facts.phrases.prompt(memory, today: day), "records": linked(memory, among: records),
      ]
    }
    let isHidden = !memories.contains { $0.0 == days.first }
    markup.piece(.memories, facts.phrases, ["hidden": isHidden ? "" : nil, "memories": lines])
  }

  private func linked(_ memory: Prompt, among records: [Record]) -> [PageData] {
    guard case .yearsAgo(_, _, let ids) = memory else { return [] }
    return ids.prefix(3).compactMap { id in
      guard let record = records.first(where: { $0.id == id }) else { return nil }
      let address = facts.address(of: id)
      return [
        "words": record.title ?? facts.name(of: record.date), "address": address, "alone": address == nil,
      ]
    }
  }
}
