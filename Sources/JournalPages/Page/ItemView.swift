import JournalLanguage
import JournalModel
import JournalShifts

/// An entry, a shift or time off in the timeline.
struct ItemView {
  let facts: PageFacts

  private var phrases: Phrases { facts.phrases }

  func write(_ item: TimelineSection.Item, to markup: inout Markup) {
    switch item {
    case .entry(let index): write(facts.input.records[index], to: &markup)
    case .shift(let index): write(facts.shifts[index], to: &markup)
    case .timeOff(let index): writeTimeOff(facts.input.records[index], to: &markup)
    }
  }

  // MARK: Entries

  private func write(_ record: Record, to markup: inout Markup) {
    let step = record.mood.flatMap { facts.input.profile.moods.step(of: $0) }
    open(
      record, class: "entry" + (step.map { " e\($0.number)" } ?? ""), moods: step, type: record.shift,
      to: &markup)
    markup.literal("<p class=\"meta\">")
    if let time = facts.time(of: record) { markup.element("span", ("class", "time"), text: time) }
    if let mood = record.mood {
      markup.element("span", ("class", "mood"), ("dir", "auto"), text: mood)
      if let step { markup.element("span", ("class", "vh"), text: phrases.name(of: step)) }
    }
    if record.isFavorite {
      markup.element(
        "span", ("class", "star"), ("role", "img"), ("aria-label", phrases.say("page-favorite")), text: "★")
    }
    markup.literal("</p>")
    if let title = record.title { markup.element("h5", ("dir", "auto"), text: title) }
    writeRatings(of: record, to: &markup)
    writeBody(of: record, to: &markup)
    writeList(record.highlights, class: "highlights", label: phrases.say("page-highlights"), to: &markup)
    writePhotos(of: record, to: &markup)
    writeWords(of: record, to: &markup)
    markup.literal("</article>\n")
  }

  private func open(
    _ record: Record, class name: String, moods: Mood.Step?, type: ShiftType?, to markup: inout Markup
  ) {
    markup.open(
      "article", ("class", "item " + name), ("id", facts.anchors[record.id]?.name),
      ("data-m", moods.map { String($0.number) }), ("data-s", type.map { phrases.name(of: $0) }),
      ("data-t", record.tags.isEmpty ? nil : record.tags.joined(separator: "|")),
      ("data-p", record.people.isEmpty ? nil : record.people.joined(separator: "|")))
  }

  private func writeBody(of record: Record, to markup: inout Markup) {
    let body = facts.input.body(record)
    guard !body.isEmpty else { return }
    let facts = facts
    let text = BodyText(
      picture: { facts.input.picture(record, $0) }, page: { facts.address(of: $0) },
      headingLevel: record.kind == .entry && record.title != nil ? 5 : 4)
    markup.literal("<div class=\"text\" dir=\"auto\">")
    markup.safe(text.html(body))
    markup.literal("</div>")
  }

  private func writeList(_ texts: [String], class name: String, label: String, to markup: inout Markup) {
    guard !texts.isEmpty else { return }
    markup.element("ul", ("class", name), ("aria-label", label)) { markup in
      for text in texts { markup.element("li", ("dir", "auto"), text: text) }
    }
  }

  /// The photos that the text does not show already.
  private func writePhotos(of record: Record, to markup: inout Markup) {
    if record.photos.isEmpty { return }
    let shown = BodyText.pictures(in: facts.input.body(record))
    for photo in record.photos where !shown.contains(photo) {
      if let address = facts.input.picture(record, photo) {
        markup.element("figure", ("class", "photo")) { markup in
          markup.open("img", ("src", address), ("alt", photo), ("loading", "lazy"))
        }
      } else {
        markup.element(
          "p", ("class", "quiet"), ("dir", "auto"),
          text: phrases.say("page-missingPicture", ("name", .of(photo))))
      }
    }
  }

  private func writeWords(of record: Record, to markup: inout Markup) {
    let words = record.tags.map { "#" + $0 } + record.surroundings
    guard !words.isEmpty else { return }
    markup.element("p", ("class", "words")) { markup in
      for word in words {
        markup.element("span", ("dir", "auto"), text: word)
        markup.literal(" ")
      }
    }
  }

  // MARK: Shifts

  private func write(_ shift: Shift, to markup: inout Markup) {
    guard let record = shift.checkIn ?? shift.checkOut else { return }
    let step = (shift.checkOut?.mood ?? shift.checkIn?.mood)
      .flatMap { facts.input.profile.moods.step(of: $0) }
    open(
      record, class: "shift" + (shift.meaning == .night ? " night" : ""), moods: step, type: shift.type,
      to: &markup)
    markup.literal("<p class=\"meta\">")
    let name = shift.type.map { phrases.name(of: $0).capitalizedFirst } ?? phrases.say("page-shift")
    markup.element("strong", ("dir", "auto"), text: name)
    // The hours that count; the moments of the records where nothing tells them.
    let hours = [shift.start, shift.ended].compactMap { $0.map { phrases.time(shift.zone.local($0).time) } }
    let noted = [shift.checkIn, shift.checkOut].compactMap { $0.flatMap { facts.time(of: $0) } }
    let times = hours.isEmpty ? noted : hours
    if !times.isEmpty { markup.element("span", ("class", "time"), text: times.joined(separator: " → ")) }
    if let mood = shift.checkOut?.mood {
      markup.element("span", ("class", "mood"), ("dir", "auto"), text: mood)
    }
    markup.literal("</p>")
    for part in [shift.checkIn, shift.checkOut] {
      guard let part else { continue }
      writeRatings(of: part, to: &markup)
      writeBody(of: part, to: &markup)
    }
    markup.literal("</article>\n")
  }

  private func writeRatings(of record: Record, to markup: inout Markup) {
    let rated = facts.input.profile.scales.compactMap { scale in record[scale].map { (scale, $0) } }
    guard !rated.isEmpty || !record.badges.isEmpty else { return }
    markup.element("p", ("class", "ratings")) { markup in
      if record.kind.isShiftEnd {
        let when = record.kind == .checkIn ? "page-before" : "page-after"
        markup.element("span", ("class", "when"), text: phrases.say(when))
      }
      for (scale, value) in rated {
        let label = phrases.label(value, of: scale)
        markup.element("span", ("class", "rating")) { markup in
          markup.text(phrases.name(of: scale) + " ")
          markup.element("b", text: String(value))
          if !label.isEmpty { markup.element("span", ("class", "vh"), text: ", " + label) }
        }
      }
      for badge in record.badges { markup.element("span", ("class", "badge"), ("dir", "auto"), text: badge) }
    }
  }

  /// What time off is: sickness and other absence are no leave.
  private func name(of vacation: Vacation) -> String {
    vacation.isAwaited ? phrases.say("page-timeOff") : phrases.name(of: vacation.category).capitalizedFirst
  }

  private func writeTimeOff(_ record: Record, to markup: inout Markup) {
    guard let vacation = Vacation(record) else { return }
    open(record, class: "off", moods: nil, type: nil, to: &markup)
    markup.element("p", ("class", "meta")) { markup in
      markup.element("strong", ("dir", "auto"), text: vacation.title ?? name(of: vacation))
      markup.element("span", text: facts.name(of: vacation.from) + " – " + facts.name(of: vacation.until))
    }
    writeBody(of: record, to: &markup)
    markup.literal("</article>\n")
  }
}
