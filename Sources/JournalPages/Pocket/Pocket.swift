import JournalIndex
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

  /// By how many seconds a clock may be behind before nothing is told by it.
  private static let slowness: Int64 = 3600

  package let facts: PageFacts
  private var form: Form
  private let moments: [PocketMoment]
  private let earlier: Survey

  private var phrases: Phrases { facts.phrases }

  /// A pocket of a journal.
  ///
  /// - Parameters:
  ///   - moments: what `today` says from the moment of the page on, in order.
  ///   - earlier: what was written before the days that the page shows, for memories.
  package init(
    _ input: PageInput, form: Form, moments: [PocketMoment], earlier: Survey = Survey(), _ phrases: Phrases
  ) {
    facts = PageFacts(input, phrases)
    self.form = form
    self.form.shelf = "smjournal-" + input.profile.formSource + ":"
    self.moments = moments
    self.earlier = earlier
  }

  package var html: [UInt8] {
    let title = phrases.pageTitle(of: facts.input.profile.name)
    let script = ScriptData(moments)
    let last = facts.today.advanced(by: Pocket.days - 1)
    let end = facts.input.zone.instant(of: CivilTime(day: last.advanced(by: 1), time: .midnight))
    let data: PageData = [
      "title": title, "over": phrases.say("pocket-over", ("day", .of(facts.name(of: last)))),
      "as-of": phrases.say("pocket-asOf", ("day", .of(facts.name(of: facts.today)))),
      "behind": phrases.say("pocket-behind", ("day", .of(facts.name(of: facts.today)))),
      "moments": script.rows.joined(separator: "\n"), "end": String(end.secondsSinceEpoch),
      "begin": String(facts.input.now.advanced(by: -Pocket.slowness).secondsSinceEpoch),
      "saved": saved.joined(separator: "\n"), "kept": phrases.say("pocket-kept", ("what", .of("%"))),
      "waiting": phrases.say("pocket-waiting", ("number", .of("%"))),
      "handed": phrases.say("pocket-handed", ("number", .of("%"))),
      "now": (moments.first?.state.lines ?? []).map(line), "faces": form.faces, "form": form.questions,
      "ways": Markup { $0.piece(.ways, phrases) }, "below": Markup(writeBelow),
      "lines": script.lines.values.map(line), "slots": script.slots.values.map(slot),
    ]
    return Document(
      phrases: phrases, title: title, style: PageFile.text(.tokens, .form, .page, .pocket),
      script: PageFile.text(.formScript, .pocketScript, .pageScript),
      body: Markup { $0.piece(.pocketPage, phrases, data) }.bytes
    ).html
  }

  // MARK: Parts

  private func line(_ line: PocketMoment.Line) -> PageData {
    let address = line.record.flatMap { facts.address(of: $0) }
    return [
      "heading": line.role == .headline, "plain": line.role != .headline, "role": line.role.rawValue,
      "text": line.text, "share": line.share.map { String($0) }, "address": address, "alone": address == nil,
    ]
  }

  /// What the script needs of the day and the shift that answers belong to.
  private func slot(_ slot: PocketMoment.Slot) -> PageData {
    [
      "kind": slot.kind.name, "date": slot.day.iso,
      "data-shift": slot.shift.map { FormSkeleton.yaml($0.name) },
      "data-asks": slot.asksHoursFrom.map { String($0.secondsSinceEpoch) }, "words": slot.words,
    ]
  }

  // MARK: What was written

  private func writeBelow(to markup: inout Markup) {
    facts.writePart(to: &markup)
    writeLately(to: &markup)
    let timeline = TimelineSection(facts: facts)
    timeline.writeOnThisDay(
      (0..<Pocket.days).map { facts.today.advanced(by: $0) }, and: earlier, to: &markup)
    if recordCount > 0 {
      let month = facts.wholeMonths().suffix(1)
      MonthsSection(facts: facts).write(month, to: &markup)
      YearSection(facts: facts).write(to: &markup)
    }
    SearchSection(facts: facts, contents: []).write(to: &markup)
    timeline.write(timeline.items, to: &markup)
    if !earlier.table.facts.isEmpty {
      markup.element(
        "p", ("class", "quiet"),
        text: phrases.say(
          "pocket-since",
          ("day", .of(facts.name(of: facts.today.advanced(by: 1 - Pocket.daysBack))))
        ))
    }
    facts.writeFoot(leftOut, of: "quiet", to: &markup)
  }

  /// The seven days up to the making as lines: shift, mood, what entries are called by. The page may be
  /// opened weeks later: it names the days.
  private func writeLately(to markup: inout Markup) {
    let week = facts.today.advanced(by: -6)...facts.today
    let days = facts.calendar.filter { week.contains($0.day) && $0.recordCount > 0 }
    guard !days.isEmpty else { return }
    let lines = days.reversed().map { day -> PageData in
      let titles = facts.records { $0.date == day.day && $0.kind == .entry }.compactMap(\.title)
      let words = [
        day.vacation.map { phrases.name(of: $0.category) } ?? day.shift.map { phrases.name(of: $0) },
        day.mood.map { "\($0.emoji) \(phrases.name(of: $0))" },
      ]
      return [
        "address": facts.address(of: day.day), "day": phrases.day(day.day, today: facts.today),
        "words": (words.compactMap { $0 } + titles).joined(separator: " · "),
      ]
    }
    let span = phrases.span(week.lowerBound, week.upperBound, today: CivilDay(number: 0))
    markup.piece(.lately, phrases, ["span": span, "days": lines])
  }

  /// What the form saved lately and the journal has, by kind and moment: what the page handed over before is
  /// no longer waiting.
  private var saved: [String] {
    var saved: [String] = []
    facts.input.forEachRecord { _, record in
      guard record.source == facts.input.profile.formSource, let at = record.at else { return }
      saved.append("\(record.kind.name) \(at.iso)")
    }
    return saved.suffix(400)
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
