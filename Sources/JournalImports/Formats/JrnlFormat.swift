import JournalModel
import JournalReaders

/// jrnl: its text files of any version, its folders, and its JSON.
///
/// - Source: `journals/Journal.py`, `Entry.py` and `DayOneJournal.py` of jrnl as observed: an entry begins at
///   a line start with `[time] `, in version 1 without the brackets; what is no time is text.
enum JrnlFormat: EntryFormat {
  static let format = ImportFormat.jrnl

  static func recognises(_ source: ImportSource) -> Bool {
    if source.hasMembers { return source.names.contains { day(ofFile: $0) != nil } }
    let start = source.startText()
    if start.hasPrefix("{") { return source.startHolds("\"entries\"", "\"title\"", "\"body\"") }
    if start.hasPrefix("gAAAA") { return true }
    let line = String(start.prefix { $0 != "\n" && $0 != "\r\n" })
    return JrnlText.bracketed(line, WrittenDays([])) != nil || JrnlText.plain(line, WrittenDays([])) != nil
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    var content = ImportContent()
    let start = source.startText(64)
    if start.hasPrefix("{") { return try readJSON(source, context) }
    if start.hasPrefix("gAAAA") { throw ImportFailure(.encrypted, source.path) }
    var texts: [JrnlText] = []
    for name in source.names where !source.hasMembers || day(ofFile: name) != nil {
      texts.append(JrnlText(SourceText.utf8(try source.bytes(of: name)), label: source.label(name)))
    }
    let marks = JrnlMarks(texts.flatMap(\.markedWords), said: context.tagSigns)
    for text in texts {
      let entries = text.entries
      content.notes.add(entries.notes)
      content.take(entries.found, in: text.label, at: \.position) {
        (entry) throws(ImportFailure) in try text.entry(entry, marks, context)
      }
    }
    return content
  }

  /// The day of a file of a folder, `2026/11/20.txt`; `nil` for other names.
  private static func day(ofFile name: String) -> CivilDay? {
    let parts = name.split(separator: "/").suffix(3).map(String.init)
    guard parts.count == 3, parts[2].hasSuffix(".txt"), parts[0].utf8.count == 4, let year = Int(parts[0]),
      let month = Int(parts[1]), let day = Int(parts[2].dropLast(4))
    else { return nil }
    return CivilDay(year: year, month: month, day: day)
  }

  private static func readJSON(
    _ source: ImportSource, _ context: ImportContext
  ) throws(ImportFailure) -> ImportContent {
    let list = try JSONNode(source.bytes, file: source.path).list("entries", of: "jrnl", in: source.path)
    let marked = list.flatMap { $0["tags"]?.texts ?? [] }.filter { $0.hasPrefix("#") || $0.hasPrefix("@") }
    let marks = JrnlMarks(marked.map(JrnlMarks.word), said: context.tagSigns)
    var content = ImportContent()
    content.take(list, in: source.path, at: \.position) { (item) throws(ImportFailure) in
      let (date, time) = (item["date"]?.words ?? "", item["time"]?.words ?? "")
      guard let day = CivilDay(iso: date) else { throw ImportFailure(.noDate(date)) }
      var entry = ImportedEntry(
        origin: date + (time.isEmpty ? "" : " " + time), NoteMoment(day, ClockTime(iso: time), context))
      entry.title = item["title"]?.words
      entry.text = ImportedText(item["body"]?.text ?? "")
      let tags = item["tags"]?.texts ?? []
      marks.mark(&entry, by: tags.map(JrnlMarks.word))
      (entry.tags, entry.people) = (entry.tags.sorted(), entry.people.sorted())
      entry.isFavorite = item["starred"]?.bool ?? false
      return entry
    }
    return content
  }
}
