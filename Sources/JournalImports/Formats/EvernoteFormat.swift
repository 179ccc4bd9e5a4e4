import JournalExchange
import JournalModel
import JournalReaders

/// Evernote, and what Apple Notes and others write in its format: `.enex`, a notebook each.
///
/// A note has its text as XHTML in a text of its own; pictures are base64 behind it, and the text names them
/// by the MD5 of their bytes.
///
/// - Source: Evernote's document types `evernote-export4.dtd` and `enml2.dtd`.
enum EvernoteFormat: EntryFormat {
  static let format = ImportFormat.evernote

  static func recognises(_ source: ImportSource) -> Bool {
    source.hasMembers
      ? !source.names(ending: "enex").isEmpty : source.startText(2048).contains("<en-export")
  }

  static func read(
    _ source: ImportSource, _ context: ImportContext, into matter: inout ImportMatter
  ) throws(ImportFailure) {
    for name in source.hasMembers ? source.names(ending: "enex") : source.names {
      let bytes = try source.bytes(of: name)
      do throws(ReadingError) {
        try read(bytes, source.label(name), context, into: &matter)
      } catch {
        // The notes before the place where it is damaged are there.
        matter.note(error.flaw, source.label(name), at: error.position)
        matter.leave(.unreadable)
      }
    }
    OriginCounter.number(&matter.entries)
  }

  private static func read(
    _ bytes: [UInt8], _ label: String, _ context: ImportContext, into matter: inout ImportMatter
  ) throws(ReadingError) {
    var reader = XMLReader(bytes)
    var note: EvernoteNote?
    while let event = try reader.next() {
      switch event {
      case .start("note", _): note = EvernoteNote()
      case .start("tag", _): note?.tags.append("")
      case .start("resource", _): note?.resources.append(EvernoteNote.Resource())
      case .text(let text): if let tag = reader.path.last { note?.take(text, in: tag) }
      case .end("note"):
        if let note {
          matter.take { (matter) throws(ImportFailure) in try note.entry(label, context, &matter) }
        }
        note = nil
      case .start, .end: break
      }
    }
  }
}

/// A note as it is being read.
private struct EvernoteNote {
  var title = "", content = "", created = "", updated = "", address = ""
  var tags: [String] = []
  var resources: [Resource] = []

  struct Resource {
    var data = "", type = "", name = ""
  }

  mutating func take(_ text: String, in tag: String) {
    switch tag {
    case "title": title += text
    case "content": content += text
    case "created": created += text
    case "updated": updated += text
    case "source-url": address += text
    case "tag": if let last = tags.indices.last { tags[last] += text }
    case "data": if let last = resources.indices.last { resources[last].data += text }
    case "mime": if let last = resources.indices.last { resources[last].type += text }
    case "file-name": if let last = resources.indices.last { resources[last].name += text }
    default: break
    }
  }

  func entry(
    _ label: String, _ context: ImportContext, _ matter: inout ImportMatter
  ) throws(ImportFailure) -> ImportedEntry {
    // As Markdown it may become many times as long.
    let limit = ReadingLimits.entryBytes / 2
    guard content.utf8.count <= limit else { throw ImportFailure(.tooLarge(limit: limit), label) }
    let written = created.trimmedBlanks.isEmpty ? updated : created
    guard let instant = EvernoteNote.instant(written) else { throw ImportFailure(.noDate(written), label) }
    let at = context.timestamp(instant, zoneNamed: nil)
    var entry = ImportedEntry(origin: written.trimmedBlanks, day: at.local.day)
    entry.at = at
    let title = title.trimmedBlanks
    entry.title = title.isEmpty ? nil : title
    entry.tags = tags.map(\.trimmedBlanks).filter { !$0.isEmpty }
    let address = address.trimmedBlanks
    if !address.isEmpty { entry.extra.append(.init(key: "url", value: .string(address))) }
    let names = files(label, &matter)
    entry.text = HTMLMarkdown.text(content) { names[$0.lowercased()] }
    let shown = Set(entry.text.media)
    entry.media = names.values.filter { !shown.contains($0) }.sorted()
    entry.path = label
    return entry
  }

  /// The pictures and recordings, by the sums that the text names them by.
  private func files(_ label: String, _ matter: inout ImportMatter) -> [String: String] {
    var names: [String: String] = [:]
    for resource in resources {
      guard let bytes = try? Base64.decoded(resource.data), !bytes.isEmpty else {
        matter.note(.missingMedia(resource.name), label)
        continue
      }
      let kind = resource.type.split(separator: "/").last.map { String($0).trimmedBlanks } ?? ""
      let written = MemberName.ending(resource.name)
      let ending = [
        written, kind == "jpeg" ? "jpg" : kind, MediaKind.ending(sniffedFrom: Array(bytes.prefix(16))),
      ]
      .compactMap { $0 }.first { MediaKind(ending: $0) != nil }
      guard let ending else {
        matter.leave(.otherMedia, what: resource.name)
        continue
      }
      let sum = MessageDigest5.hex(of: bytes)
      let stem = MemberName.stem(resource.name)
      let name = (stem.isEmpty ? "" : stem + "-") + sum.prefix(8) + "." + ending
      names[sum] = name
      matter.embedded[name] = bytes
    }
    return names
  }

  /// `20261120T185000Z`.
  private static func instant(_ text: String) -> Instant? {
    let digits = Array(text.utf8.filter { $0 &- 0x30 < 10 })
    guard digits.count == 14 else { return nil }
    func part(_ range: Range<Int>) -> String { String(decoding: digits[range], as: UTF8.self) }
    let day = [part(0..<4), part(4..<6), part(6..<8)].joined(separator: "-")
    let time = [part(8..<10), part(10..<12), part(12..<14)].joined(separator: ":")
    return Timestamp(iso: day + "T" + time + "Z")?.instant(in: .utc)
  }
}
