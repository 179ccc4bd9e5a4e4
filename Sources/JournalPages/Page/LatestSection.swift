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
    let photos = photos(of: written)
    markup.piece(
      .latest, phrases,
      [
        "entries": Array(written.prefix(Self.entries)).map(entry), "shown": !photos.isEmpty, "photos": photos,
      ])
  }

  private func entry(_ record: Record) -> PageData {
    let when = [phrases.day(record.written.day, today: facts.today), facts.time(of: record)].compactMap { $0 }
    let mood = record.mood.map { mood in
      Mood.isEmoji(mood) ? mood : facts.input.profile.moods.step(of: mood)?.emoji ?? mood
    }
    return [
      "address": facts.address(of: record.id) ?? "#", "when": when.joined(separator: " "), "mood": mood,
      "words": words(of: record),
    ]
  }

  /// What a record is called by: its title, else its first words, else what it is.
  private func words(of record: Record) -> String {
    let shift = record.kind.isShiftEnd ? record.shift.map { phrases.name(of: $0) } : nil
    let name = [shift, phrases.name(of: record.kind)].compactMap(\.self).joined(separator: " · ")
    return record.title ?? FirstWords.of(
      String(decoding: facts.input.body(record).prefix(2000), as: UTF8.self))
      ?? name.capitalizedFirst
  }

  private func photos(of written: some Sequence<Record>) -> [PageData] {
    var shown: [PageData] = []
    for record in written where !record.photos.isEmpty {
      if shown.count == Self.photos { break }
      for path in record.photos.prefix(Self.photos - shown.count) {
        guard let address = facts.input.picture(record, path), address.utf8.count <= Self.largest else {
          continue
        }
        shown.append([
          "address": facts.address(of: record.id) ?? "#", "picture": address,
          "name": record.title ?? facts.name(of: record.date),
        ])
      }
    }
    return shown
  }
}

extension Record {
  /// When it was written, on the wall clock; one that says no time stands at the beginning of its day.
  fileprivate var written: CivilTime { at?.local ?? CivilTime(day: date, time: .midnight) }
}
