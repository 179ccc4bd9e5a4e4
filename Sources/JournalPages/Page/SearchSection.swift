import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts

/// Search, filters and the months: beside the page on a desk, folded on a phone. The script shows what needs
/// it.
struct SearchSection {
  let facts: PageFacts
  /// Where the entries are, the newest first.
  let contents: [Place]
  /// The page that is searched first, where it is another.
  var newest: String?
  /// The page on which a search goes on, where this one has not all entries.
  var older: Place?
  /// The filters where they were written before: they are the same on all pages of a journal.
  var filters: [UInt8]?

  /// A name for some entries, and where they are.
  typealias Place = (name: String, address: String)

  func write(to markup: inout Markup) {
    guard facts.table.facts.contains(where: { $0.kind.isWrittenDaily }) else { return }
    markup.piece(
      .search, facts.phrases,
      [
        "data-newest": newest, "data-older": older?.address,
        "filters": newest == nil ? Markup(writeFilters) : nil, "listed": contents.count > 1,
        "contents": contents.map { place -> PageData in ["name": place.name, "address": place.address] },
      ])
  }

  private func writeFilters(to markup: inout Markup) {
    let phrases = facts.phrases
    // The script puts the number in the place of the 7: for one and for more.
    let found = [1, 7].map { phrases.say("page-found", ("count", .number($0))) }.joined(separator: "|")
    let on = older.map { place -> PageData in
      ["address": place.address, "on": phrases.say("page-searchOn", ("entries", .of(place.name)))]
    }
    markup.piece(
      .filters, phrases, ["found": found, "choices": Markup(safe: filters ?? written), "older": on])
  }

  /// What filters choose by, as it is written.
  var written: [UInt8] {
    let phrases = facts.phrases
    let steps = Set(facts.table.facts.lazy.compactMap { $0.kind.isWrittenDaily ? $0.mood : nil })
    let moods: [(value: String, words: String)] = Mood.Step.allCases.filter(steps.contains).map {
      ("\($0.number)", "\($0.emoji) \(phrases.name(of: $0))")
    }
    let words = facts.calendar.filter { $0.recordCount > 0 }.map { facts.word(of: $0.day) }
    var shifts: [String] = []
    for case let word? in facts.shifts.map(\.type) + words where !shifts.contains(phrases.name(of: word)) {
      shifts.append(phrases.name(of: word))
    }
    let figures = Statistics(facts.table, today: facts.today, plan: facts.input.plan, ledger: facts.ledger)
    let groups = [
      group("page-moods", "m", moods), group("page-shifts", "s", shifts.prefix(13).map { ($0, $0) }),
      group("page-weekdays", "w", Weekday.allCases.map { ("\($0.rawValue)", phrases.name(of: $0)) }),
      group("page-tags", "t", figures.tags.prefix(24).map { ($0.text, "#\($0.text)") }),
      group("page-people", "p", figures.people.prefix(16).map { ($0.text, $0.text) }),
    ]
    return Markup { $0.piece(.choices, phrases, ["groups": groups.compactMap { $0 }]) }.bytes
  }

  private func group(_ caption: String, _ key: String, _ choices: [(value: String, words: String)])
    -> PageData?
  {
    guard !choices.isEmpty else { return nil }
    return [
      "caption": facts.phrases.say(caption), "key": key,
      "choices": choices.map { choice -> PageData in ["value": choice.value, "words": choice.words] },
    ]
  }
}
