import JournalFiles
import JournalInsights
import JournalLanguage
import JournalModel

/// The page that is the app of a phone: `today` for the days ahead, the form, what was written.
///
/// Everything that depends on a rule of shifts, days or nights is handed in; the script looks the moment up.
package struct Pocket {
  /// How many days ahead it knows, today among them.
  package static let days = 60
  /// How many days of what was written are in it, today among them, unless others are asked for: more than a
  /// year, so that the same day of the last one is.
  package static let daysBack = 400

  private let facts: PageFacts
  private var form: Form
  private let moments: [PocketMoment]
  private let earlier: [Record]

  private var phrases: Phrases { facts.phrases }

  /// A pocket of a journal.
  ///
  /// - Parameters:
  ///   - moments: what `today` says from the moment of the page on, in order.
  ///   - earlier: entries that the page does not show, for memories.
  package init(
    _ input: PageInput, form: Form, moments: [PocketMoment], earlier: [Record] = [], _ phrases: Phrases
  ) {
    facts = PageFacts(input, phrases)
    self.form = form
    self.form.shelf = "smjournal-" + input.profile.formSource + ":"
    self.moments = moments
    self.earlier = earlier
  }

  /// How many entries, check-ins and check-outs are in it.
  package var recordCount: Int { facts.input.records.count(where: \.kind.isWrittenDaily) }

  /// How many private records were left out.
  package var leftOut: Int { facts.input.privateCount }

  /// What could not be read while it was made.
  package var failure: StoreError? { facts.input.failure.first }
  /// How many photos its records name that are not there, among those that were drawn.
  package var missing: Int { facts.input.failure.missing }

  /// The file.
  package var html: [UInt8] {
    let title = phrases.pageTitle(of: facts.input.profile.name)
    var markup = Markup()
    markup.literal("<main>\n")
    markup.element("h1", ("class", "vh"), ("id", "whose"), ("dir", "auto"), text: title)
    writeToday(to: &markup)
    writeAnswers(to: &markup)
    writeWaiting(to: &markup)
    markup.literal("<div id=\"below\">\n")
    writeBelow(to: &markup)
    markup.literal("</div>\n</main>\n")
    writeData(to: &markup)
    return Document(
      language: phrases.language.rawValue, title: title, style: PageFile.text(.tokens, .form, .page, .pocket),
      script: PageFile.text(.formScript, .pocketScript, .pageScript), body: markup.bytes
    ).html
  }

  // MARK: Today

  private func writeToday(to markup: inout Markup) {
    markup.literal("<section id=\"today\" aria-labelledby=\"whose\">\n<div id=\"lines\">")
    for line in moments.first?.state.lines ?? [] { write(line, to: &markup) }
    markup.literal("</div>\n")
    let last = facts.today.advanced(by: Pocket.days - 1)
    markup.element(
      "p", ("class", "notice"), ("id", "over"), ("hidden", ""),
      text: phrases.say("pocket-over", ("day", .of(phrases.day(last, today: CivilDay(number: 0))))))
    markup.element(
      "p", ("class", "quiet"),
      text: phrases.say("pocket-asOf", ("day", .of(phrases.day(facts.today, today: CivilDay(number: 0))))))
    markup.element("noscript") { $0.element("p", ("class", "notice"), text: phrases.say("form-noScript")) }
    markup.literal("</section>\n")
  }

  private func write(_ line: PocketMoment.Line, to markup: inout Markup) {
    if line.role == .headline {
      return markup.element("h2", ("class", "headline"), ("dir", "auto"), text: line.text)
    }
    markup.element("p", ("class", line.role.rawValue), ("dir", "auto")) { markup in
      if let share = line.share {
        markup.element(
          "progress", ("value", String(share)), ("max", "100"), ("aria-hidden", "true"), text: "")
      }
      if let address = line.record.flatMap({ facts.address(of: $0) }) {
        markup.element("a", ("href", address), text: line.text)
      } else {
        markup.text(line.text)
      }
    }
  }

  // MARK: Answers

  private func writeAnswers(to markup: inout Markup) {
    markup.literal("<section id=\"answers\" aria-labelledby=\"how\" hidden>\n")
    if form.offersMood { writeFaces(to: &markup) }
    markup.literal("<p id=\"kept\" hidden><span id=\"what\" role=\"status\"></span> ")
    markup.element("button", ("type", "button"), ("id", "undo"), text: phrases.say("pocket-undo"))
    markup.literal("</p>\n")
    markup.element("p", ("class", "notice"), ("id", "keeps-nothing"), ("hidden", "")) {
      $0.text(phrases.say("pocket-keepsNothing"))
    }
    markup.literal(
      "<button type=\"button\" id=\"due\" hidden><b></b><span class=\"quiet\"></span></button>\n")
    markup.element("button", ("type", "button"), ("id", "more"), text: phrases.say("pocket-more"))
    markup.literal("<ul id=\"unfinished\"></ul>\n</section>\n<section id=\"write\" hidden>\n")
    markup.literal("<div class=\"top\">")
    markup.element("button", ("type", "button"), ("id", "cancel"), text: phrases.say("pocket-cancel"))
    markup.literal("<p class=\"quiet\" id=\"place\"></p></div><p class=\"quiet\" id=\"about\"></p>\n")
    form.writeForm(to: &markup)
    markup.literal("</section>\n")
  }

  private func writeFaces(to markup: inout Markup) {
    markup.element("h2", ("id", "how"), text: phrases.say("pocket-mood"))
    markup.literal("<div class=\"row\">")
    for step in Mood.Step.allCases {
      markup.element(
        "button", ("type", "button"), ("class", "mood"), ("data-mood", FormSkeleton.yaml(step.emoji))
      ) { form.write(step, to: &$0) }
    }
    markup.literal("</div>\n")
  }

  private func writeWaiting(to markup: inout Markup) {
    markup.literal("<section id=\"waiting\" aria-labelledby=\"wait\" hidden>\n<h2 id=\"wait\"></h2>\n")
    markup.literal("<ul id=\"answers-waiting\"></ul>\n")
    form.writeWays(to: &markup)
    markup.literal("</section>\n<section id=\"handed\" aria-labelledby=\"given\" hidden>\n")
    markup.literal("<h2 id=\"given\"></h2>\n<ul id=\"answers-handed\"></ul><div class=\"actions\">")
    markup.element("button", ("type", "button"), ("id", "hand-again"), text: phrases.say("pocket-again"))
    markup.element("button", ("type", "button"), ("id", "arrived"), text: phrases.say("pocket-arrived"))
    markup.literal("</div></section>\n<p id=\"said\" role=\"alert\"></p>\n")
  }

  // MARK: What was written

  private func writeBelow(to markup: inout Markup) {
    writeLately(to: &markup)
    let timeline = TimelineSection(facts: facts)
    timeline.writeOnThisDay(
      (0..<Pocket.days).map { facts.today.advanced(by: $0) }, among: facts.input.records + earlier,
      to: &markup)
    if recordCount > 0 {
      MonthsSection(facts: facts).writeLast(title: phrases.say("pocket-month"), to: &markup)
      YearSection(facts: facts).write(to: &markup)
    }
    SearchSection(facts: facts, contents: []).write(to: &markup)
    timeline.write(timeline.items, to: &markup)
    if !earlier.isEmpty {
      markup.element(
        "p", ("class", "quiet"),
        text: phrases.say(
          "pocket-since",
          ("day", .of(phrases.day(facts.today.advanced(by: 1 - Pocket.daysBack), today: CivilDay(number: 0))))
        ))
    }
    if leftOut > 0 {
      markup.element(
        "p", ("class", "quiet"),
        text: phrases.say("page-privateLeftOut", ("number", .count(leftOut, .record))))
    }
    markup.element(
      "p", ("class", "quiet"),
      text: phrases.say(
        "page-made", ("CivilDay", .of(phrases.day(facts.today, today: CivilDay(number: 0)))),
        ("records", .count(recordCount, .record))))
  }

  /// The last seven days as lines: shift, mood, what entries are called by.
  private func writeLately(to markup: inout Markup) {
    let week = facts.today.advanced(by: -6)...facts.today
    let days = facts.calendar.filter { week.contains($0.day) && $0.recordCount > 0 }
    guard !days.isEmpty else { return }
    markup.literal("<section aria-labelledby=\"lately\">\n")
    markup.element("h2", ("id", "lately"), text: phrases.say("pocket-lately"))
    markup.literal("<ul class=\"lately\">")
    for day in days.reversed() {
      let titles = facts.input.records.filter { $0.date == day.day && $0.kind == .entry }.compactMap(\.title)
      var words = [
        day.vacation.map { phrases.name(of: $0.category) } ?? day.shift.map { phrases.name(of: $0) }
      ]
      words.append(day.mood.map { "\($0.emoji) \(phrases.name(of: $0))" })
      markup.element("li") { markup in
        markup.element("a", ("href", facts.address(of: day.day))) {
          $0.text(phrases.day(day.day, today: facts.today))
        }
        markup.element(
          "span", ("dir", "auto"), text: (words.compactMap { $0 } + titles).joined(separator: " · "))
      }
    }
    markup.literal("</ul></section>\n")
  }

  // MARK: What the script needs

  /// Lines and slots once each, and the moments by their numbers: `minute day lines mood due last`.
  private func writeData(to markup: inout Markup) {
    var (lines, slots) = (Numbered<PocketMoment.Line>(), Numbered<PocketMoment.Slot>())
    let rows = moments.map { moment in
      let state = moment.state
      let line = state.lines.map { String(lines.number(of: $0)) }.joined(separator: ",")
      let last = [state.mood, state.due, state.last].map { slot in
        slot.map { String(slots.number(of: $0)) } ?? "-"
      }
      return "\(moment.from.secondsSinceEpoch) \(state.day.iso) \(line) \(last.joined(separator: " "))"
    }
    markup.literal("<template id=\"all-lines\">")
    for line in lines.values { write(line, to: &markup) }
    markup.literal("</template>\n<template id=\"slots\">")
    for slot in slots.values { write(slot, to: &markup) }
    markup.literal("</template>\n")
    let end = facts.input.zone.instant(
      of: CivilTime(day: facts.today.advanced(by: Pocket.days), time: .midnight))
    markup.element("template", ("id", "moments"), text: rows.joined(separator: "\n"))
    markup.element("template", ("id", "moments-end"), text: String(end.secondsSinceEpoch))
    markup.element("template", ("id", "in-journal"), text: saved.joined(separator: "\n"))
    for (id, text) in [
      ("say-before", phrases.say("form-beforeShift")), ("say-after", phrases.say("form-afterShift")),
      ("say-kept", phrases.say("pocket-kept", ("what", .of("%")))),
      ("say-waiting", phrases.say("pocket-waiting", ("number", .of("%")))),
      ("say-handed", phrases.say("pocket-handed", ("number", .of("%")))),
      ("say-unfinished", phrases.say("pocket-unfinished")),
      ("say-go-on", phrases.say("pocket-goOn")),
    ] { markup.element("template", ("id", id), text: text) }
  }

  private func write(_ slot: PocketMoment.Slot, to markup: inout Markup) {
    markup.element(
      "span", ("data-kind", slot.kind.name), ("data-date", slot.day.iso),
      ("data-shift", slot.shift.map { FormSkeleton.yaml($0.name) }),
      ("data-asks", slot.asksHoursFrom.map { String($0.secondsSinceEpoch) }), text: slot.words)
  }

  /// What the form saved lately and the journal has, by kind and moment: what the page handed over before is
  /// no longer waiting.
  private var saved: [String] {
    facts.input.records.filter { $0.source == facts.input.profile.formSource }
      .compactMap { record in record.at.map { "\(record.kind.name) \($0.iso)" } }.suffix(400)
  }
}

/// Values in the order in which they come, each once.
private struct Numbered<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
