import JournalFiles
import JournalLanguage
import JournalModel
import JournalReaders
import JournalStore
import YAMLCodec

/// The journal as an archive of Day One: a JSON with the entries, and their photos and recordings beside it.
///
/// - Source: the JSON exports of Day One as public converters read them: `metadata`, `entries`, media in the
///   text as `![](dayone-moment://ID)`, their files named by `md5` and `type`.
package struct DayOneExport {
  private let journal: Journal
  private let selection: ExportSelection
  private let phrases: Phrases
  private let identity: String

  package init(_ journal: Journal, _ selection: ExportSelection, phrases: Phrases) {
    (self.journal, self.selection, self.phrases) = (journal, selection, phrases)
    identity = JournalIdentity(journal).text
  }

  /// The name of the JSON, which Day One takes for that of the journal.
  package static let name = "Journal.json"

  package func write(to tree: any FileTree) throws(StoreError) -> ExportReceipt {
    // Of a file that is missing there is none.
    var media: [String: Attachment?] = [:]
    var json = JSONText()
    json.bytes += Array("{\n\"metadata\": {\"version\": \"1.0\"},\n\"entries\": [".utf8)
    var texts = RecordTexts(of: journal)
    var isFirst = true
    var receipt = try selection.forEachOfDiary(of: journal) { (record) throws(StoreError) in
      json.bytes += Array((isFirst ? "\n" : ",\n").utf8)
      isFirst = false
      json.object(try entry(record, try texts.document(of: record), text: try texts.text(of: record), &media))
    }
    json.bytes += Array("\n]\n}\n".utf8)
    try tree.add(DayOneExport.name, json.bytes, modified: 0)
    receipt.bytes = json.bytes.count
    for (path, attachment) in media.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      guard let attachment else {
        receipt.missing += 1
        continue
      }
      guard let found = try journal.media(path, &receipt) else { continue }
      try tree.add(attachment.file, found.bytes, modified: found.modified)
      receipt.files += 1
      receipt.bytes += found.bytes.count
    }
    try tree.finish()
    return receipt
  }

  /// A photo or recording, named by a sum over its path: nobody compares it with the bytes.
  private struct Attachment {
    let kind: MediaKind
    let id: String
    let sum: String
    let type: String

    init?(_ path: String) {
      let ending = MemberName.ending(path).lowercased()
      guard let kind = MediaKind(ending: ending) else { return nil }
      self.kind = kind
      let sum = SHA256.hexadecimal(of: Array(path.utf8))
      (self.sum, id) = (String(sum.prefix(32)), String(sum.suffix(32)).uppercased())
      type = ending == "jpg" ? "jpeg" : ending == "m4a" ? "aac" : ending
    }

    var file: String {
      kind == .photo ? "photos/\(sum).\(type)" : "audios/\(sum).\(type == "aac" ? "m4a" : type)"
    }

    /// What stands for it in the text.
    var address: String { kind == .photo ? "dayone-moment://" + id : "dayone-moment:/audio/" + id }

    func value(at place: Int) -> Value {
      .map(
        DayOneExport.fields([
          "identifier": .string(id), "md5": .string(sum), kind == .photo ? "type" : "format": .string(type),
          "orderInEntry": .int(Int64(place)),
        ]))
    }
  }

  private static func fields(_ pairs: KeyValuePairs<String, Value?>) -> [Value.Field] {
    pairs.compactMap { key, value in value.map { Value.Field(key: key, value: $0) } }
  }

  private func entry(
    _ record: Record, _ document: MarkdownDocument, text: String, _ media: inout [String: Attachment?]
  ) throws(StoreError) -> [Value.Field] {
    let entry = DiaryEntry(record, text: text, journal.profile, phrases)
    var own: [Attachment] = []
    func found(_ path: String) throws(StoreError) -> Bool {
      if !media.keys.contains(path), let attachment = Attachment(path) {
        media.updateValue(try journal.hasMedia(path) ? attachment : nil, forKey: path)
      }
      return media[path]?.flatMap { $0 } != nil
    }
    let mentions = try MediaInText(entry.text, of: record) { (path) throws(StoreError) in try found(path) }
    var text = mentions.replaced(in: entry.text) { mention in
      guard let attachment = media[mention.path]?.flatMap({ $0 }) else { return mention.words }
      own.append(attachment)
      // Converters look for pictures without words.
      return "![](\(attachment.address))" + (mention.words.isEmpty ? "" : "\n*\(mention.words)*")
    }
    for path in record.mediaPaths where try found(path) {
      guard let attachment = media[path]?.flatMap({ $0 }), !own.contains(where: { $0.id == attachment.id })
      else { continue }
      own.append(attachment)
      text += (text.isEmpty ? "" : "\n\n") + "![](\(attachment.address))"
    }
    let title = entry.title.map { ["# " + $0] } ?? []
    let hasCaptions = mentions.mentions.contains { !$0.words.isEmpty }
    let keys = DayOneKeys.block(record, document, hasCaptions: hasCaptions)
    text = (title + [text, keys ?? ""]).filter { !$0.isEmpty }.joined(separator: "\n\n")
    let (moment, zone) = moment(of: record)
    func listed(_ kind: MediaKind) -> Value? {
      let list = own.filter { $0.kind == kind }
      return list.isEmpty ? nil : .list(list.enumerated().map { $1.value(at: $0) })
    }
    return DayOneExport.fields([
      "uuid": .string(uuid(of: record)), "creationDate": .string(moment), "modifiedDate": .string(moment),
      "timeZone": .string(zone), "isAllDay": .bool(record.at == nil), "starred": .bool(record.isFavorite),
      "isPinned": .bool(false), "text": .string(text), "tags": .list(record.tags.map { .string($0) }),
      "location": record.place.map { .map(DayOneExport.fields(["placeName": .string($0)])) },
      "weather": record.weather.map { .map(DayOneExport.weather($0)) }, "photos": listed(.photo),
      "audios": listed(.audio),
    ])
  }

  /// The same id whenever the journal is exported.
  private func uuid(of record: Record) -> String {
    String(SHA256.hexadecimal(of: Array((identity + "/" + record.id).utf8)).prefix(32)).uppercased()
  }

  /// The moment in UTC and the zone in which its day is the record's; noon where no time is known.
  private func moment(of record: Record) -> (moment: String, zone: String) {
    let noon = CivilTime(day: record.date, time: ClockTime(hour: 12, minute: 0) ?? .midnight)
    var at = record.at ?? Timestamp(local: noon)
    at.local = record.momentOfDay ?? at.local
    let instant = at.instant(in: journal.zone)
    let offset = at.offset ?? journal.zone.offset(at: instant)
    let utc = CivilTime(secondsSinceEpoch: instant.secondsSinceEpoch)
    let stamp = Timestamp(local: utc, offset: 0).iso
    let moment = String(stamp.prefix(19)) + "Z"
    if offset == journal.zone.offset(at: instant), journal.zone.name.contains("/") {
      return (moment, journal.zone.name)
    }
    let minutes = Int(abs(offset)) / 60
    let digits = String(10_000 + minutes / 60 * 100 + minutes % 60).dropFirst()
    return (moment, offset == 0 ? "UTC" : "GMT" + (offset < 0 ? "-" : "+") + digits)
  }

  /// `Partly cloudy, 12 °C` in its parts.
  private static func weather(_ text: String) -> [Value.Field] {
    let parts = text.split(separator: ",").map { $0.trimmedBlanks }
    guard let last = parts.last, last.hasSuffix(" °C"), let degrees = Int(last.dropLast(3)) else {
      return fields(["conditionsDescription": .string(text)])
    }
    let words = parts.dropLast().joined(separator: ", ")
    return fields([
      "conditionsDescription": words.isEmpty ? nil : .string(words),
      "temperatureCelsius": .int(Int64(degrees)),
    ])
  }
}
