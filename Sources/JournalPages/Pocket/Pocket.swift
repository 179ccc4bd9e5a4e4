import JournalFiles
import JournalInsights
import JournalLanguage
import JournalModel

/// The page that is the app of a phone: `today` for the days ahead, the form, what was written.
///
/// Everything that depends on a rule of shifts, days or nights is handed in; the script looks the moment up.
package struct Pocket: DrawnForm {
  /// How many days ahead it knows, today among them.
  package static let days = 60
  /// How many days of what was written are in it, today among them, unless others are asked for: more than a
  /// year, so that the same day of the last one is.
  package static let daysBack = 400

  package let facts: PageFacts
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

  /// The file.
  package var html: [UInt8] {
    let title = phrases.pageTitle(of: facts.input.profile.name)
    let script = ScriptData(moments)
    let last = facts.today.advanced(by: Pocket.days - 1)
    let end = facts.input.zone.instant(of: CivilTime(day: last.advanced(by: 1), time: .midnight))
    var markup = Markup()
    markup.piece(
      .pocketPage, phrases,
      [
        "title": title, "over": phrases.say("pocket-over", ("day", .of(facts.name(of: last)))),
        "as-of": phrases.say("pocket-asOf", ("day", .of(facts.name(of: facts.today)))),
        "moments": script.rows.joined(separator: "\n"), "end": String(end.secondsSinceEpoch),
        "saved": saved.joined(separator: "\n"), "kept": phrases.say("pocket-kept", ("what", .of("%"))),
        "waiting": phrases.say("pocket-waiting", ("number", .of("%"))),
        "handed": phrases.say("pocket-handed", ("number", .of("%"))),
      ]
    ) { part, markup in
      switch part {
      case "now": for line in moments.first?.state.lines ?? [] { write(line, to: &markup) }
      case "faces": if form.offersMood { writeFaces(to: &markup) }
      case "form": form.writeForm(to: &markup)
      case "ways": markup.piece(.ways, phrases)
      case "below": writeBelow(to: &markup)
      case "lines": for line in script.lines.values { write(line, to: &markup) }
      default: for slot in script.slots.values { write(slot, to: &markup) }
      }
    }
    return Document(
      phrases: phrases, title: title, style: PageFile.text(.tokens, .form, .page, .pocket),
      script: PageFile.text(.formScript, .pocketScript, .pageScript), body: markup.bytes
    ).html
  }

  // MARK: Parts

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
          ("day", .of(facts.name(of: facts.today.advanced(by: 1 - Pocket.daysBack))))
        ))
    }
    facts.writeFoot(leftOut, recordCount, of: "quiet", to: &markup)
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

/// Lines and slots once each, and the moments by their numbers: `minute day lines mood due last`.
private struct ScriptData {
  private(set) var lines = Numbered<PocketMoment.Line>()
  private(set) var slots = Numbered<PocketMoment.Slot>()
  private(set) var rows: [String] = []

  init(_ moments: [PocketMoment]) {
    for moment in moments {
      let state = moment.state
      let line = state.lines.map { String(lines.number(of: $0)) }.joined(separator: ",")
      let last = [state.mood, state.due, state.last].map { slot in
        slot.map { String(slots.number(of: $0)) } ?? "-"
      }
      rows.append("\(moment.from.secondsSinceEpoch) \(state.day.iso) \(line) \(last.joined(separator: " "))")
    }
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
