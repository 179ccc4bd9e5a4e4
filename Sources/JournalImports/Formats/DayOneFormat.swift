import JournalModel
import JournalReaders

/// Day One: the JSON of version 2 and later, alone or in its archive, and the folders of the classic version.
enum DayOneFormat: EntryFormat {
  static let format = ImportFormat.dayone

  static func recognises(_ source: ImportSource) -> Bool {
    if source.hasMembers {
      if !source.names(ending: "doentry").isEmpty { return true }
      return journals(source).contains {
        source.start(of: $0, holds: "\"entries\"", "\"creationDate\"")
      }
    }
    if MemberName.ending(source.path) == "doentry" { return true }
    return source.startText(64).hasPrefix("{") && source.startHolds("\"creationDate\"", "\"uuid\"")
  }

  /// The journals of an archive: JSON files at the top, or in one folder.
  private static func journals(_ source: ImportSource) -> [String] {
    source.names(ending: "json").filter { $0.split(separator: "/").count <= 2 }
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    let classic = source.names(ending: "doentry")
    if !classic.isEmpty {
      return ImportContent(files: classic.sorted(), of: source) { (name) throws(ImportFailure) in
        try DayOneClassic.entry(name, of: source, context)
      }
    }
    guard source.hasMembers else { return try journal(source.bytes, source.path, context) }
    var content = ImportContent()
    var failure: ImportFailure?
    var count = 0
    for name in journals(source).sorted() {
      do throws(ImportFailure) {
        content.add(try journal(try source.bytes(of: name), source.label(name), context))
        count += 1
      } catch {
        content.notes.note(error.problem)
        failure = failure ?? error
      }
    }
    if count == 0 { throw failure ?? ImportFailure(.notFormat("Day One"), source.path) }
    // An entry that several journals of an archive hold is one; different ones under the same id are several.
    content.joinCopies()
    return content
  }

  private static func journal(
    _ bytes: [UInt8], _ label: String, _ context: ImportContext
  ) throws(ImportFailure) -> ImportContent {
    let list = try JSONNode(bytes, file: label).list("entries", of: "Day One", in: label)
    // A photo may be listed with another entry than the one that shows it.
    let media = DayOneMedia(list)
    var content = ImportContent()
    content.take(list, in: label, at: \.position) { (item) throws(ImportFailure) in
      let date = item["creationDate"]?.words ?? ""
      guard let written = Timestamp(iso: date) else { throw ImportFailure(.noDate(date)) }
      let zones = [item["timeZone"], item["location"]?["timeZoneName"]].compactMap { $0?.words }
      let zone = zones.lazy.compactMap { context.zone(named: $0) }.first ?? context.zone
      let at = zone.timestamp(written.instant(in: .utc))
      var entry = ImportedEntry(origin: item["uuid"]?.words ?? date, day: at.local.day)
      if item["isAllDay"]?.bool != true { entry.at = at }
      DayOneText.read(item, media, into: &entry)
      entry.tags = item["tags"]?.texts ?? []
      entry.isFavorite = item["starred"]?.bool ?? false
      entry.pin(item[["isPinned", "pinned"]])
      // From the nearest on.
      let places = ["userLabel", "placeName", "localityName", "country"]
      entry.place = placeText(places.compactMap { item["location"]?[$0]?.words })
      let location = item["location"]
      entry.take(latitude: location?["latitude"]?.text, longitude: location?["longitude"]?.text, context)
      entry.weather = item["weather"].flatMap {
        weatherText($0["conditionsDescription"]?.words, celsius: $0["temperatureCelsius"]?.double)
      }
      return entry
    }
    return content
  }

  /// Parts of a place as one text, each once; `nil` where there is none.
  static func placeText(_ parts: [String]) -> String? {
    var seen: [String] = []
    for part in parts where !seen.contains(part) { seen.append(part) }
    return seen.isEmpty ? nil : seen.joined(separator: ", ")
  }

  /// `Partly Cloudy, 12 °C`: the words for the weather and the temperature, as far as they are known.
  static func weatherText(_ words: String?, celsius: Double?) -> String? {
    var parts: [String] = []
    if let words { parts.append(words) }
    if let celsius, abs(celsius) < 100 { parts.append("\(Int(celsius.rounded())) °C") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// The classic version: a property list an entry, pictures beside them by its id.
enum DayOneClassic {
  static func entry(
    _ name: String, of source: ImportSource, _ context: ImportContext
  ) throws(ImportFailure) -> ImportedEntry {
    let label = source.label(name)
    let bytes = try source.bytes(of: name)
    let list: PropertyList
    do throws(ReadingError) { list = try PropertyList(bytes) } catch { throw ImportFailure(error, label) }
    guard let instant = list["Creation Date"]?.instant else { throw ImportFailure(.noDate(""), label) }
    let location = list["Location"]
    let at = context.timestamp(instant, zoneNamed: list["Time Zone"]?.text)
    let id = list["UUID"]?.text ?? MemberName.stem(name)
    var entry = ImportedEntry(origin: id, at: at)
    entry.text = ImportedText(list["Entry Text"]?.text ?? "")
    entry.title = entry.text.takeHeading()
    entry.tags = (list["Tags"]?.items ?? []).compactMap(\.text)
    entry.isFavorite = list["Starred"]?.isTrue == true
    entry.place = DayOneFormat.placeText(
      ["Place Name", "Locality", "Country"].compactMap { location?[$0]?.text }.filter { !$0.isEmpty })
    entry.take(latitude: location?["Latitude"]?.text, longitude: location?["Longitude"]?.text, context)
    let celsius = list["Weather"]?["Celsius"]?.text.flatMap(Double.init)
    entry.weather = DayOneFormat.weatherText(list["Weather"]?["Description"]?.text, celsius: celsius)
    if source.name(endingWith: id + ".jpg") != nil { entry.media.append(id + ".jpg") }
    entry.path = label
    return entry
  }
}
