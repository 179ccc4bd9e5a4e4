import JournalModel
import JournalReaders

/// Journey: an archive with a JSON an entry and its pictures beside it; newer ones with a folder an entry.
enum JourneyFormat: EntryFormat {
  static let format = ImportFormat.journey

  static func recognises(_ source: ImportSource) -> Bool {
    if !source.hasMembers {
      return source.startText(64).hasPrefix("{")
        && (source.startHolds("\"date_journal\"") || source.startHolds("\"dateOfJournal\""))
    }
    return source.names(ending: "json").prefix(8).contains { name in
      source.start(of: name, holds: "\"date_journal\"") || source.start(of: name, holds: "\"dateOfJournal\"")
    }
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    var content = ImportContent()
    var total = 0
    for name in source.members(ending: "json") {
      content.take(in: source.label(name)) { () throws(ImportFailure) in
        let bytes = try source.bytes(of: name)
        total += bytes.count
        guard total <= ReadingLimits.archiveBytes else {
          throw ImportFailure(.tooLarge(limit: ReadingLimits.archiveBytes), source.path)
        }
        return try entry(try JSONNode(bytes, file: source.label(name)), name: name, source: source, context)
      }
      if total > ReadingLimits.archiveBytes { break }
    }
    return content
  }

  private static func entry(
    _ item: JSONNode, name: String, source: ImportSource, _ context: ImportContext
  ) throws(ImportFailure) -> ImportedEntry {
    guard let at = moment(item, context) else {
      throw ImportFailure(.noDate(item[["date_journal", "dateOfJournal"]]?.text ?? ""))
    }
    var entry = ImportedEntry(origin: item["id"]?.words ?? MemberName.stem(name), at: at)
    let text = item["text"]?.text ?? ""
    let isHTML = item["type"]?.words.map { $0 == "html" } ?? (text.contains("<p") || text.contains("<br"))
    entry.text = isHTML ? HTMLMarkdown.text(text) { source.name(endingWith: $0) } : ImportedText(text)
    entry.title = entry.text.takeHeading()
    let sentiment = item["sentiment"]?.double.flatMap(step(ofSentiment:))
    if let step = item["mood"]?.integer.flatMap(MoodMapping.step(bestFirst:)) ?? sentiment {
      MoodMapping(context).set(step, name: nil, of: &entry)
    }
    entry.tags = item["tags"]?.texts ?? []
    entry.isFavorite = item[["favourite", "isFavourite", "favorite"]]?.bool ?? false
    let location = item["location"]
    entry.place = DayOneFormat.placeText(
      [location?["name"], location?["address"], item["address"]].compactMap { $0?.words })
    entry.take(
      latitude: (location ?? item)[["lat", "latitude"]]?.text,
      longitude: (location ?? item)[["lng", "lon", "longitude"]]?.text, context)
    if let weather = item["weather"] {
      let degrees = weather[["degree_c", "degreeC", "degree"]]?.double
      entry.weather = DayOneFormat.weatherText(weather["description"]?.words, celsius: degrees)
    }
    let used = entry.text.media.map(MemberName.base)
    let files = item[["photos"]]?.texts ?? []
    let attachments = (item["attachments"]?.items ?? []).compactMap {
      $0.words ?? $0[["path", "name", "id"]]?.words
    }
    entry.attach((files + attachments).map(MemberName.base).filter { !used.contains($0) })
    return entry
  }

  private static func moment(_ item: JSONNode, _ context: ImportContext) -> Timestamp? {
    let zone = item["timezone"]?.words
    if let milliseconds = item["date_journal"]?.integer {
      return context.timestamp(Instant(secondsSinceEpoch: Int64(milliseconds / 1000)), zoneNamed: zone)
    }
    guard let written = item[["dateOfJournal", "date_journal"]]?.words, let moment = Timestamp(iso: written)
    else {
      return nil
    }
    if moment.offset == nil { return context.timestamp(moment.local) }
    return zone == nil && moment.offset != 0
      ? moment : context.timestamp(moment.instant(in: .utc), zoneNamed: zone)
  }

  /// The newer scale: 0 worst, 1 neutral, 2 best, in quarters or halves; negative where nothing was said.
  private static func step(ofSentiment number: Double) -> Mood.Step? {
    (0...2).contains(number) && number > 0 ? Mood.Step(rawValue: Int(((number - 1) * 2).rounded())) : nil
  }
}
