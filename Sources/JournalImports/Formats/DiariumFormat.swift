import JournalExchange
import JournalModel
import JournalReaders

/// Diarium: a JSON list of entries, alone or in an archive, with pictures in folders named by the time of the
/// entry; or its backup, see ``DiariumBackup``.
enum DiariumFormat: EntryFormat {
  static let format = ImportFormat.diarium

  static func recognises(_ source: ImportSource) -> Bool {
    guard source.hasMembers else {
      return DiariumBackup.recognises(source)
        || source.startText(64).hasPrefix("[") && source.startHolds("\"heading\"", "\"html\"")
    }
    return source.names(ending: "json").prefix(4).contains {
      source.start(of: $0, holds: "\"heading\"", "\"html\"")
    }
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    if DiariumBackup.recognises(source) { return try DiariumBackup.read(source, context) }
    var content = ImportContent()
    for name in source.members(ending: "json") {
      let items = try source.json(name).items
      content.take(items, in: source.label(name), at: \.position) { (item) throws(ImportFailure) in
        try entry(item, source, context)
      }
    }
    return content
  }

  private static func entry(
    _ item: JSONNode, _ source: ImportSource, _ context: ImportContext
  ) throws(ImportFailure) -> ImportedEntry {
    let written = item["date"]?.words ?? ""
    guard let moment = Timestamp(iso: written) else { throw ImportFailure(.noDate(written)) }
    var entry = ImportedEntry(origin: written, day: moment.local.day)
    entry.at = moment.offset == nil ? context.timestamp(moment.local) : moment
    entry.title = item["heading"]?.words
    entry.text = HTMLMarkdown.text(item["html"]?.text ?? "") { source.name(endingWith: $0) }
    entry.tags = item["tags"]?.texts ?? []
    entry.people = item["people"]?.texts ?? []
    if let step = item["rating"]?.integer.flatMap(MoodMapping.step(bestLast:)) {
      MoodMapping(context).set(step, name: nil, of: &entry)
    }
    entry.place = item[["address", "place"]]?.words
    let position = (item["location"]?.items ?? []).map(\.text)
    if position.count == 2 { entry.take(latitude: position[0], longitude: position[1], context) }
    entry.weather = item["weather"]?.words
    if let tracker = item["tracker"].map(values), !tracker.isEmpty {
      entry.keep("tracker", .list(tracker.map { .string($0) }))
    }
    entry.media = media(of: moment.local, source)
    return entry
  }

  /// What trackers counted: texts as they are, `Water: 3` of what has a name and a value.
  private static func values(_ tracker: JSONNode) -> [String] {
    if let text = tracker.words { return [text] }
    if tracker.isObject {
      let parts = tracker.fields.map { (name: $0.key, texts: values($0.value)) }.filter { !$0.texts.isEmpty }
      if let name = tracker[["name", "title"]]?.words {
        let said = parts.filter { $0.name != "name" && $0.name != "title" }.flatMap(\.texts)
        return [name + (said.isEmpty ? "" : ": ") + said.joined(separator: " ")]
      }
      return parts.map { $0.name + ": " + $0.texts.joined(separator: ", ") }
    }
    return tracker.items.flatMap(values)
  }

  /// The pictures and recordings in the folder of an entry's time: `2026-11-20_185000/1.jpg` and the like.
  private static func media(of local: CivilTime, _ source: ImportSource) -> [String] {
    guard source.hasMembers else { return [] }
    let digits = (local.day.iso + local.time.iso).filter(\.isNumber)
    return source.names.filter { name in
      guard MediaKind(ending: MemberName.ending(name)) != nil else { return false }
      let folder = MemberName.base(MemberName.folder(name)).filter(\.isNumber)
      return folder.count >= 12 && (folder.hasPrefix(digits) || digits.hasPrefix(folder))
    }
  }
}
