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
    let (all, ids) = (facts.table.facts, facts.ids)
    let written = all.indices
      .filter { all[$0].kind.isWrittenDaily && all[$0].date <= facts.today }
      .map { (moment: all[$0].written, index: $0) }
      .sorted { left, right in
        left.moment != right.moment
          ? left.moment > right.moment : ids[right.index] < ids[left.index]
      }
      .map(\.index)
    guard !written.isEmpty else { return }
    let newest = written.prefix(Self.entries)
    let photos = photos(of: written)
    markup.piece(
      .latest, phrases,
      [
        "entries": zip(newest, facts.input.records(Array(newest))).compactMap { index, record in
          record.map { entry($0, all[index]) }
        },
        "shown": !photos.isEmpty, "photos": photos,
      ])
  }

  private func entry(_ record: Record, _ known: RecordFacts) -> PageData {
    let day = record.at?.local.day ?? known.date
    let when = [phrases.day(day, today: facts.today), facts.time(of: record)].compactMap { $0 }
    let mood = record.mood.flatMap { mood -> String? in
      let step = facts.input.profile.moods.step(of: mood)
      // What a later one replaced tells nothing.
      if record.kind == .checkOut, step != nil, known.mood == nil { return nil }
      return Mood.isEmoji(mood) ? mood : step?.emoji ?? mood
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
    let text = String(decoding: facts.input.body(record).prefix(FirstWords.reach), as: UTF8.self)
    return record.title ?? FirstWords.of(text[...]) ?? name.capitalizedFirst
  }

  private func photos(of written: [Int]) -> [PageData] {
    var shown: [PageData] = []
    for index in written where facts.photographed.contains(index) {
      if shown.count == Self.photos { break }
      guard case let record?? = facts.input.records([index]).first else { continue }
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

extension RecordFacts {
  /// When it was written, on the wall clock in seconds; one that says no time stands at the beginning of its
  /// day.
  fileprivate var written: Int64 {
    wall == RecordFacts.none ? CivilTime(day: date, time: .midnight).secondsSinceEpoch : wall
  }
}
