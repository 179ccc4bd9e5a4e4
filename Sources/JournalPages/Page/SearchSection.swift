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
    guard facts.input.records.contains(where: \.kind.isWrittenDaily) else { return }
    markup.piece(.search, facts.phrases, ["data-newest": newest, "data-older": older?.address]) {
      part, markup in
      if part == "contents" { return writeContents(to: &markup) }
      if newest == nil { writeFilters(to: &markup) }
    }
  }

  private func writeFilters(to markup: inout Markup) {
    let phrases = facts.phrases
    // The script puts the number in the place of the 7: for one and for more.
    let found = [1, 7].map { phrases.say("page-found", ("count", .number($0))) }.joined(separator: "|")
    markup.piece(.filters, phrases, ["found": found]) { part, markup in
      if part == "choices" { return markup.safe(filters ?? written) }
      guard let older else { return }
      markup.element("p", ("class", "quiet"), ("id", "older"), ("hidden", "")) { markup in
        markup.element(
          "a", ("href", older.address), text: phrases.say("page-searchOn", ("entries", .of(older.name))))
      }
    }
  }

  /// What filters choose by, as it is written.
  var written: [UInt8] {
    let phrases = facts.phrases
    var markup = Markup()
    let written = facts.input.records.lazy.filter(\.kind.isWrittenDaily)
    let steps = Set(written.compactMap { $0.mood.flatMap { facts.input.profile.moods.step(of: $0) } })
    write(
      "page-moods", "m",
      Mood.Step.allCases.filter(steps.contains).map {
        ("\($0.number)", "\($0.emoji) \(phrases.name(of: $0))")
      }, to: &markup)
    var shifts: [String] = []
    for shift in facts.shifts {
      if let name = shift.type.map({ phrases.name(of: $0) }), !shifts.contains(name) { shifts.append(name) }
    }
    write("page-shifts", "s", shifts.prefix(12).map { ($0, $0) }, to: &markup)
    let figures = Statistics(facts.table, today: facts.today, plan: facts.input.plan, ledger: facts.ledger)
    write("page-tags", "t", figures.tags.prefix(24).map { ($0.text, "#\($0.text)") }, to: &markup)
    write("page-people", "p", figures.people.prefix(16).map { ($0.text, $0.text) }, to: &markup)
    return markup.bytes
  }

  private func write(
    _ caption: String, _ key: String, _ choices: [(value: String, words: String)],
    to markup: inout Markup
  ) {
    guard !choices.isEmpty else { return }
    markup.element("fieldset") { markup in
      markup.element("legend", text: facts.phrases.say(caption))
      for choice in choices {
        markup.element(
          "button", ("type", "button"), ("aria-pressed", "false"), ("data-k", key), ("data-v", choice.value),
          ("dir", "auto"), text: choice.words)
      }
    }
  }

  private func writeContents(to markup: inout Markup) {
    guard contents.count > 1 else { return }
    markup.element("nav", ("aria-label", facts.phrases.say("page-contents"))) { markup in
      markup.literal("<ul class=\"contents\">")
      for place in contents {
        markup.element("li") { $0.element("a", ("href", place.address), text: place.name) }
      }
      markup.literal("</ul>")
    }
  }
}
