import JournalModel
import JournalReaders

/// Pixels, Year in Pixels: a JSON list of days with scores from 1 to 5, 5 best.
///
/// Where a day has several scores, each is a record of its own: no mean is made up. Scores of another type
/// than `Mood` (`Sleep`) are kept under its name.
enum PixelsFormat: EntryFormat {
  static let format = ImportFormat.pixels

  /// Most scores that a day has.
  private static let scoresADay = 100

  static func recognises(_ source: ImportSource) -> Bool {
    !source.hasMembers && source.startText(64).hasPrefix("[") && source.startHolds("\"scores\"", "\"date\"")
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    var content = ImportContent()
    let root = try JSONNode(source.bytes, file: source.path)
    guard root.isList else { throw ImportFailure(.notFormat("Pixels"), source.path) }
    let items = root.items
    let days = WrittenDays(items.compactMap { $0["date"]?.words })
    let moods = MoodMapping(context)
    for item in items {
      content.notes.read += 1
      let date = item["date"]?.words ?? ""
      guard let day = days.day(date) else {
        content.notes.note(days.flaw(of: date), source.path, at: item.position)
        content.notes.leave(.unreadable)
        continue
      }
      let scores = (item["scores"]?.items ?? []).prefix(scoresADay).compactMap(\.integer)
      let type = item["type"]?.words ?? "Mood"
      let isMood = type.lowercased() == "mood"
      for (index, score) in (isMood && !scores.isEmpty ? scores : [0]).enumerated() {
        var entry = ImportedEntry(origin: day.iso, day: day)
        if let step = MoodMapping.step(bestLast: score) { moods.set(step, name: nil, of: &entry) }
        for score in isMood ? [] : scores { entry.keep(type.lowercased(), .int(Int64(score))) }
        if index == 0 {
          entry.text = ImportedText(item["notes"]?.text ?? "")
          entry.tags = (item["tags"]?.items ?? []).flatMap { $0["entries"]?.texts ?? [] }
        }
        (entry.path, entry.position) = (source.path, item.position)
        content.add(entry)
      }
    }
    return content
  }
}
