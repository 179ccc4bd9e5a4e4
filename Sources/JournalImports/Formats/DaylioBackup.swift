import JournalModel
import JournalReaders

/// The JSON of Daylio's backup.
///
/// Year, month (from 0), day, hour and minute are the wall clock, `timeZoneOffset` the milliseconds east of
/// UTC; the step of a mood is that of its group, 1 best and 5 worst, never its id.
enum DaylioBackup {
  static func read(
    _ bytes: [UInt8], _ label: String, _ context: ImportContext
  ) throws(ImportFailure) -> ImportContent {
    var content = ImportContent()
    let root = try JSONNode(bytes, file: label)
    let list = try root.list("dayEntries", of: "Daylio", in: label)
    let tables = Tables(root)
    let moods = MoodMapping(context, known: DaylioFormat.moods, areOwnNames: true)
    content.take(list, in: label, at: \.position) { (item) throws(ImportFailure) in
      guard let moment = moment(item, context) else {
        throw ImportFailure(.noDate(item["datetime"]?.text ?? ""))
      }
      let id = item["id"]?.integer.map { "\($0) " } ?? ""
      var entry = ImportedEntry(origin: id + (item["datetime"]?.text ?? moment.iso), at: moment)
      if let mood = item["mood"]?.integer, let known = tables.moods[mood] {
        if let step = known.step {
          moods.set(step, name: known.name, of: &entry)
        } else {
          moods.set(word: known.name, of: &entry)
        }
      }
      entry.title = item["note_title"]?.words
      entry.text = DaylioTable.text(item["note"]?.text ?? "")
      entry.tags = (item["tags"]?.items ?? []).compactMap { $0.integer.flatMap { tables.tags[$0] } }
      entry.isFavorite = item["isFavorite"]?.bool ?? item["favorite"]?.bool ?? false
      for asset in item["assets"]?.items ?? [] {
        guard let id = asset.integer else { continue }
        if let name = tables.assets[id] { entry.media.append(name) }
      }
      return entry
    }
    content.notes.leave(.goals, root["goals"]?.items.count ?? 0)
    for key in ["achievements", "writingTemplates", "templates"] {
      content.notes.leave(.goals, root[key]?.items.count ?? 0, what: key)
    }
    return content
  }

  /// The moment of an entry; seconds where the number is too small for milliseconds.
  private static func moment(_ item: JSONNode, _ context: ImportContext) -> Timestamp? {
    let offset = item["timeZoneOffset"]?.integer.map { abs($0) < 1000 ? $0 * 60 : $0 / 1000 }
    if let year = item["year"]?.integer, let month = item["month"]?.integer,
      let dayOfMonth = item["day"]?.integer,
      let day = CivilDay(year: year, month: month + 1, day: dayOfMonth),
      let time = ClockTime(hour: item["hour"]?.integer ?? 0, minute: item["minute"]?.integer ?? 0)
    {
      let local = CivilTime(day: day, time: time)
      guard let offset, abs(offset) < 86_400 else { return context.timestamp(local) }
      return Timestamp(local: local, offset: Int32(offset))
    }
    guard let number = item["datetime"]?.integer else { return nil }
    let instant = Instant(secondsSinceEpoch: Int64(abs(number) < 100_000_000_000 ? number : number / 1000))
    guard (-62_000_000_000...250_000_000_000).contains(instant.secondsSinceEpoch) else { return nil }
    guard let offset, abs(offset) < 86_400 else { return context.zone.timestamp(instant) }
    return TimeZoneRules.fixed(offset: Int32(offset)).timestamp(instant)
  }

  /// What the numbers of entries stand for.
  private struct Tables {
    var moods: [Int: (name: String, step: Mood.Step?)] = [:]
    var tags: [Int: String] = [:]
    var assets: [Int: String] = [:]

    /// Daylio's own names, by their numbers.
    private static let predefined = ["rad", "good", "meh", "bad", "awful"]

    init(_ root: JSONNode) {
      for mood in root["customMoods"]?.items ?? [] {
        guard let id = mood["id"]?.integer else { continue }
        let group = mood["mood_group_id"]?.integer
        let number = (mood["predefined_name_id"]?.integer ?? 0) - 1
        let name =
          mood["custom_name"]?.words
          ?? (Tables.predefined.indices.contains(number) ? Tables.predefined[number] : "")
        moods[id] = (name, group.flatMap(MoodMapping.step(bestFirst:)))
      }
      if moods.isEmpty {
        // A backup without a table has the five moods that every Daylio has, under their fixed numbers.
        for (index, name) in Tables.predefined.enumerated() {
          moods[index + 1] = (name, MoodMapping.step(bestFirst: index + 1))
        }
      }
      for tag in root["tags"]?.items ?? [] {
        if let id = tag["id"]?.integer, let name = tag["name"]?.words { tags[id] = name }
      }
      for asset in root["assets"]?.items ?? [] {
        if let id = asset["id"]?.integer, let name = asset["checksum"]?.words { assets[id] = name }
      }
    }
  }
}
