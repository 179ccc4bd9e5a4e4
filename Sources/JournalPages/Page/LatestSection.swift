import JournalLanguage
import JournalModel

/// What was written last, and the latest photos, each leading to where it stands: who opens the page sees
/// them before any chart.
struct LatestSection {
  let facts: PageFacts

  private static let (entries, photos) = (4, 4)
  /// Photos stand in the page a second time here: larger ones are left to the entries. In bytes of their
  /// address.
  private static let largest = 160_000

  private var phrases: Phrases { facts.phrases }

  func write(to markup: inout Markup) {
    let records = facts.input.records
    // Places instead of records, which are large.
    let written = records.indices
      .filter { records[$0].kind.isWrittenDaily && records[$0].date <= facts.today }
      .map { (moment: records[$0].written, index: $0) }
      .sorted { left, right in
        left.moment != right.moment
          ? left.moment > right.moment : records[right.index].id < records[left.index].id
      }
      .lazy.map { records[$0.index] }
    guard !written.isEmpty else { return }
    markup.literal("<section class=\"latest\" aria-labelledby=\"latest\">\n")
    markup.element("h2", ("id", "latest"), text: phrases.say("page-latest"))
    markup.literal("<ul>")
    for record in written.prefix(Self.entries) { write(record, to: &markup) }
    markup.literal("</ul>")
    writePhotos(of: written, to: &markup)
    markup.literal("</section>\n")
  }

  private func write(_ record: Record, to markup: inout Markup) {
    let when = [phrases.day(record.written.day, today: facts.today), facts.time(of: record)].compactMap { $0 }
    markup.element("li") { markup in
      markup.open("a", ("href", facts.address(of: record.id) ?? "#"), ("dir", "auto"))
      markup.element("span", ("class", "quiet"), text: when.joined(separator: " "))
      if let mood = record.mood {
        let step = facts.input.profile.moods.step(of: mood)
        markup.element("span", ("class", "mood"), text: Mood.isEmoji(mood) ? mood : step?.emoji ?? mood)
      }
      markup.element("span", text: words(of: record))
      markup.literal("</a>")
    }
  }

  /// What a record is called by: its title, else its first words, else what it is.
  private func words(of record: Record) -> String {
    let name = {
      [
        record.kind.isShiftEnd ? record.shift.map { phrases.name(of: $0) } : nil,
        phrases.name(of: record.kind),
      ]
    }
    return record.title ?? FirstWords.of(
      String(decoding: facts.input.body(record).prefix(2000), as: UTF8.self))
      ?? name().compactMap { $0 }.joined(separator: " · ").capitalizedFirst
  }

  private func writePhotos(of written: some Sequence<Record>, to markup: inout Markup) {
    var shown: [(record: Record, address: String)] = []
    for record in written where !record.photos.isEmpty {
      if shown.count == Self.photos { break }
      for path in record.photos.prefix(Self.photos - shown.count) {
        guard let address = facts.input.picture(record, path) else { continue }
        if address.utf8.count <= Self.largest { shown.append((record, address)) }
      }
    }
    guard !shown.isEmpty else { return }
    markup.literal("\n")
    markup.open("p", ("class", "photos"), ("role", "group"), ("aria-label", phrases.say("page-photos")))
    for photo in shown {
      markup.open("a", ("href", facts.address(of: photo.record.id) ?? "#"))
      markup.open(
        "img", ("src", photo.address), ("alt", photo.record.title ?? facts.name(of: photo.record.date)))
      markup.literal("</a>")
    }
    markup.literal("</p>")
  }
}

extension Record {
  /// When it was written, on the wall clock; one that says no time stands at the beginning of its day.
  fileprivate var written: CivilTime { at?.local ?? CivilTime(day: date, time: .midnight) }
}
