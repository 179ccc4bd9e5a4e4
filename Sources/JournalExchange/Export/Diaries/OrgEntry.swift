import JournalLanguage
import JournalModel

extension DiaryEntry {
  /// What stands above the records of a day in Org.
  static func org(_ day: CivilDay, _ phrases: Phrases) -> String {
    let digits = day.iso.filter { $0 != "-" }
    return "\n* \(day.iso) \(phrases.name(of: day.weekday))\n:PROPERTIES:\n:CREATED: \(digits)\n:END:\n"
  }

  /// The record as Org has it: a heading with its time, title and tags, its keys as properties, its text.
  ///
  /// - Parameter media: the photos and recordings that the text does not name.
  func org(_ media: [String]) -> String {
    let time = record.at.map { [String($0.local.time.iso.prefix(5))] } ?? []
    let title = isNameless ? phrases.name(of: record.kind).capitalizedFirst : self.title
    let tags = record.tags.map(DiaryEntry.tag).joined(separator: ":")
    let heading = (time + [title].compactMap { $0 } + (tags.isEmpty ? [] : [":\(tags):"])).joined(
      separator: " ")
    let properties = self.properties.map { ":\($0): \($1)\n" }.joined()
    let text = OrgText(of: record).written(text)
    let pictures = media.map { "[[file:\($0)]]\n" }.joined()
    return "** \(heading)\n:PROPERTIES:\n\(properties):END:\n" + (text.isEmpty ? "" : text + "\n") + pictures
  }

  /// Whether its heading says what it is: one without words is lost as soon as somebody cuts the blanks at
  /// the ends of lines.
  private var isNameless: Bool { record.at == nil && title == nil }

  /// What the record says by its keys, under their names.
  private var properties: [(name: String, value: String)] {
    var properties = [("ID", record.id), ("AT", record.at?.iso ?? "")]
    // Also of an entry whose heading says for want of a title what it is.
    if record.kind != .entry || isNameless { properties.append(("KIND", record.kind.name)) }
    let written: Set<Key> = [.kind, .date, .at, .title, .tags, .photos, .audio, .source, .origin]
    for key in Key.allCases where !written.contains(key) && record.keys.contains(key) {
      properties.append((key.name.uppercased(), record.texts(of: key).joined(separator: " | ")))
    }
    for field in record.extra where field.key.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x3A }) {
      properties.append((field.key.uppercased(), field.value.texts.joined(separator: " | ")))
    }
    return properties.filter { !$0.1.isEmpty }.map { ($0.0, DiaryEntry.line($0.1)) }
  }

  /// A tag of the characters that Org allows.
  private static func tag(_ tag: String) -> String {
    String(tag.map { $0.isLetter || $0.isNumber || "_@#%".contains($0) ? $0 : "_" })
  }
}
