import JournalLanguage
import JournalModel
import JournalShifts

/// An entry, a shift or time off in the timeline.
struct ItemView {
  let facts: PageFacts
  private var phrases: Phrases { facts.phrases }

  /// - Parameter records: those of the items that are no shifts, in the order of these.
  func write(
    _ item: TimelineSection.Item, next records: inout IndexingIterator<[Record?]>, to markup: inout Markup
  ) {
    let data =
      switch item {
      case .entry: records.next()?.map(entry)
      case .shift(let index): shift(facts.shifts[index])
      case .timeOff: records.next()?.flatMap(timeOff)
      }
    if let data { markup.piece(.item, phrases, data) }
  }

  /// What every item says of its record, and what the script looks for.
  private func head(
    _ record: Record, class name: String, mood: Mood.Step? = nil, type: ShiftType? = nil
  ) -> PageData {
    [
      "class": name, "id": facts.anchor(of: record.id), "data-m": mood.map { String($0.number) },
      "data-s": type.map { phrases.name(of: $0) },
      "data-t": record.tags.isEmpty ? nil : record.tags.joined(separator: "|"),
      "data-p": record.people.isEmpty ? nil : record.people.joined(separator: "|"),
    ]
  }

  private func entry(_ record: Record) -> PageData {
    let step = record.mood.flatMap { facts.input.profile.moods.step(of: $0) }
    let look = "entry" + (step.map { " e\($0.number)" } ?? "")
    let words = record.tags.map { "#" + $0 } + record.surroundings
    return head(record, class: look, mood: step, type: record.shift ?? facts.word(of: record.date)).with([
      "time": facts.time(of: record), "mood": record.mood.map(sign(of:)),
      "step": step.map { phrases.name(of: $0) },
      "favorite": record.isFavorite, "title": record.title, "records": [content(of: record)],
      "highlights": record.highlights.isEmpty ? nil : ["list": record.highlights] as PageData,
      "photos": photos(of: record), "words": words.isEmpty ? nil : ["list": words] as PageData,
    ])
  }

  private func content(of record: Record) -> PageData {
    // A page plays no recordings.
    for path in record[detail: .audio]?.texts ?? [] { facts.input.failure.note(unshown: path, of: record) }
    return ["ratings": ratings(of: record), "text": text(of: record)]
  }

  private func text(of record: Record) -> Markup? {
    let body = facts.input.body(record)
    guard !body.isEmpty else { return nil }
    let text = BodyText(
      picture: { [facts] in facts.input.picture(record, $0) },
      page: { [facts] in facts.address(of: $0) },
      headingLevel: record.kind == .entry && record.title != nil ? 5 : 4)
    return Markup(safe: text.html(body))
  }

  /// The photos that the text does not show already.
  private func photos(of record: Record) -> [PageData] {
    if record.photos.isEmpty { return [] }
    let shown = BodyText.pictures(in: facts.input.body(record))
    let name = record.title ?? facts.name(of: record.date)
    return record.photos.filter { !shown.contains($0) }.map { path in
      phrases.photo(path, of: name, at: facts.input.picture(record, path))
    }
  }

  /// A mood as it was written; of a number its face.
  private func sign(of mood: String) -> String { Mood.isNumber(mood) ? Mood(mood).symbol : mood }

  private func shift(_ shift: Shift) -> PageData? {
    guard let record = shift.checkIn ?? shift.checkOut else { return nil }
    let step = (shift.checkOut?.mood ?? shift.checkIn?.mood)
      .flatMap { facts.input.profile.moods.step(of: $0) }
    // The hours that count; the moments of the records where nothing tells them.
    let hours = [shift.start, shift.ended].compactMap { $0.map { phrases.time(shift.zone.local($0).time) } }
    let noted = [shift.checkIn, shift.checkOut].compactMap { $0.flatMap { facts.time(of: $0) } }
    let times = hours.isEmpty ? noted : hours
    let look = "shift" + (shift.meaning == .night ? " night" : "")
    return head(record, class: look, mood: step, type: shift.type).with([
      "name": shift.type.map { phrases.name(of: $0).capitalizedFirst } ?? phrases.say("page-shift"),
      "time": times.isEmpty ? nil : times.joined(separator: " → "),
      "mood": shift.checkOut?.mood.map(sign(of:)),
      "records": [shift.checkIn, shift.checkOut].compactMap { $0 }.map(content),
    ])
  }

  private func ratings(of record: Record) -> PageData? {
    let rated = facts.input.profile.scales.compactMap { scale in record[scale].map { (scale, $0) } }
    guard !rated.isEmpty || !record.badges.isEmpty else { return nil }
    let when = record.kind == .checkIn ? "page-before" : "page-after"
    return [
      "when": record.kind.isShiftEnd ? phrases.say(when) : nil, "badges": record.badges,
      "scales": rated.map { scale, value -> PageData in
        let label = phrases.label(value, of: scale)
        return [
          "scale": phrases.name(of: scale), "value": String(value), "label": label.isEmpty ? nil : label,
        ]
      },
    ]
  }

  /// What time off is: sickness and other absence are no leave.
  private func name(of vacation: Vacation) -> String {
    vacation.isAwaited ? phrases.say("page-timeOff") : phrases.name(of: vacation.category).capitalizedFirst
  }

  private func timeOff(_ record: Record) -> PageData? {
    guard let vacation = Vacation(record) else { return nil }
    let days = [vacation.from, vacation.until].map { facts.name(of: $0) }
    let half = vacation.half.map { days[0] + " · " + phrases.say("work-halfDay-\($0)") }
    return head(record, class: "off").with([
      "name": vacation.title ?? name(of: vacation), "days": half ?? days.joined(separator: " – "),
      "records": [["text": text(of: record)] as PageData],
    ])
  }
}
