import JournalModel
import JournalReaders

/// Apple Journal: a folder or archive with `Entries/2026-11-20_Title.html` and `Resources/<id>.heic` with a
/// JSON beside each.
///
/// The day is that of the file's name: the date on the page is in the language of the phone. There is no
/// time, no zone and no id: entries of one name are numbered, and numbered anew once one of them is deleted.
enum AppleJournalFormat: EntryFormat {
  static let format = ImportFormat.appleJournal

  static func recognises(_ source: ImportSource) -> Bool { source.names.contains { day(ofFile: $0) != nil } }

  /// The day at the start of the name of an entry.
  private static func day(ofFile name: String) -> CivilDay? { isInFolder(name) ? day(ofPage: name) : nil }

  private static func isInFolder(_ name: String) -> Bool {
    name.hasSuffix(".html") && MemberName.base(MemberName.folder(name)) == "Entries"
  }

  private static func day(ofPage name: String) -> CivilDay? {
    CivilDay(iso: String(MemberName.base(name).prefix(10)))
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    // Pages that were taken out of their folder are pages still.
    let inFolder = source.names.filter(isInFolder)
    let pages = inFolder.isEmpty ? source.names.filter { $0.hasSuffix(".html") } : inFolder
    return ImportContent(files: pages.sorted(), of: source) { (name) throws(ImportFailure) in
      guard let day = day(ofPage: name) else { throw ImportFailure(.noDate(MemberName.base(name))) }
      var page = AppleJournalPage(source)
      page.read(try source.bytes(of: name))
      var entry = ImportedEntry(origin: MemberName.stem(name), day: day)
      entry.family = ImportedEntry.family(ofOrigin: entry.origin)
      let stem = MemberName.stem(name).dropFirst(11)
      entry.title = page.title ?? title(String(stem))
      entry.text = page.text
      entry.media = page.media
      entry.people = page.people
      entry.place = page.place
      entry.take(latitude: page.position?.latitude, longitude: page.position?.longitude, context)
      if let step = page.step {
        MoodMapping(context).set(step, name: page.feelings.first, of: &entry)
        entry.extra.append(.init(key: "mood-derived", value: .bool(true)))
      } else if let mood = page.feelings.first {
        MoodMapping(context).set(word: mood, of: &entry)
      }
      entry.tags = page.feelings + page.subjects
      entry.notes.leave(.otherMedia, page.leftOut)
      return entry
    }
  }

  /// The title in a file's name; `nil` for the ids that untitled entries have.
  private static func title(_ stem: String) -> String? {
    var words = stem.split(separator: "_").map(String.init)
    if let last = words.last, last.hasPrefix("("), last.hasSuffix(")") { words.removeLast() }
    let text = words.joined(separator: " ").trimmedBlanks
    let isID = text.utf8.count >= 8 && text.allSatisfy { $0.isHexDigit || $0 == "-" }
    return text.isEmpty || isID ? nil : text
  }
}
