import JournalExchange
import JournalModel
import JournalReaders
import YAMLCodec

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

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    var content = ImportContent()
    for name in source.members(ending: "enex") {
      let bytes = try source.bytes(of: name)
      let label = source.label(name)
      var reader = XMLReader(bytes)
      do throws(ReadingError) {
        while let note = try EvernoteNote.next(&reader) {
          let files = note.files(label)
          content.embedded.merge(files.embedded) { $1 }
          content.take(in: label) { () throws(ImportFailure) in try note.entry(files, context) }
        }
      } catch {
        // The notes before the place where it is damaged are there.
        content.notes.note(error.flaw, label, at: error.position)
        content.notes.leave(.unreadable)
      }
    }
    return content
  }
}

private struct EvernoteNote {
  var title = "", content = "", created = "", updated = "", address = "", latitude = "", longitude = ""
  var tags: [String] = []
  var resources: [Resource] = []
  var tasks: [(title: String, status: String)] = []

  struct Resource {
    var data = "", type = "", name = ""
  }

  /// The next note of a notebook; `nil` behind the last one.
  static func next(_ reader: inout XMLReader) throws(ReadingError) -> EvernoteNote? {
    var note: EvernoteNote?
    while let event = try reader.next() {
      switch event {
      case .start("note", _): note = EvernoteNote()
      case .start("tag", _): note?.tags.append("")
      case .start("resource", _): note?.resources.append(Resource())
      case .start("task", _): note?.tasks.append(("", ""))
      case .text(let text): note?.take(text, in: reader.path.suffix(2).joined(separator: "/"))
      case .end("note"): if let note { return note }
      case .start, .end: break
      }
    }
    return nil
  }

  /// - Parameter path: the tag of a text and the one around it: tasks have titles and times, too.
  mutating func take(_ text: String, in path: String) {
    func add(_ field: WritableKeyPath<Resource, String>) {
      if let last = resources.indices.last { resources[last][keyPath: field] += text }
    }
    switch path {
    case "note/title": title += text
    case "note/content": content += text
    case "note/created": created += text
    case "note/updated": updated += text
    case "note-attributes/source-url": address += text
    case "note-attributes/latitude": latitude += text
    case "note-attributes/longitude": longitude += text
    case "note/tag": if let last = tags.indices.last { tags[last] += text }
    case "resource/data": add(\.data)
    case "resource/mime": add(\.type)
    case "resource-attributes/file-name": add(\.name)
    case "task/title": if let last = tasks.indices.last { tasks[last].title += text }
    case "task/taskStatus": if let last = tasks.indices.last { tasks[last].status += text }
    default: break
    }
  }

  func entry(_ files: Files, _ context: ImportContext) throws(ImportFailure) -> ImportedEntry {
    // As Markdown it may become many times as long.
    let limit = ReadingLimits.entryBytes / 2
    guard content.utf8.count <= limit else { throw ImportFailure(.tooLarge(limit: limit)) }
    let written = created.trimmedBlanks.isEmpty ? updated : created
    guard let instant = EvernoteNote.instant(written) else { throw ImportFailure(.noDate(written)) }
    let at = context.timestamp(instant, zoneNamed: nil)
    var entry = ImportedEntry(origin: written.trimmedBlanks, at: at)
    entry.title = title
    entry.tags = tags.map(\.trimmedBlanks).filter { !$0.isEmpty }
    let address = address.trimmedBlanks
    if !address.isEmpty { entry.extra.append(.init(key: "url", value: .string(address))) }
    entry.text = HTMLMarkdown.text(content) { files.names[$0.lowercased()] }
    for task in tasks where !task.title.trimmedBlanks.isEmpty {
      let box = task.status.trimmedBlanks == "completed" ? "- [x] " : "- [ ] "
      entry.text.append((entry.text.isEmpty ? "" : "\n") + box + task.title.trimmedBlanks)
    }
    let shown = Set(entry.text.media)
    entry.media = files.names.values.filter { !shown.contains($0) }.sorted()
    entry.notes = files.notes
    entry.take(latitude: latitude, longitude: longitude, context)
    return entry
  }

  struct Files {
    /// Their names by the sums that the text names them by, and their bytes by their names.
    var names: [String: String] = [:]
    var embedded: [String: [UInt8]] = [:]
    var notes = ReadingNotes()
  }

  func files(_ label: String) -> Files {
    var files = Files()
    for resource in resources {
      guard let bytes = try? Base64.bytes(resource.data), !bytes.isEmpty else {
        files.notes.note(.missingMedia(resource.name), label)
        continue
      }
      let kind = resource.type.split(separator: "/").last.map { String($0).trimmedBlanks } ?? ""
      let written = MemberName.ending(resource.name)
      let found = MediaFormat(bytes).map { String($0.ending.dropFirst()) }
      let ending = [written, kind == "jpeg" ? "jpg" : kind, found ?? ""].first {
        MediaKind(ending: $0) != nil
      }
      guard let ending else {
        files.notes.leave(.otherMedia, what: resource.name)
        continue
      }
      let sum = MessageDigest5.hex(of: bytes)
      let stem = MemberName.stem(resource.name)
      let name = (stem.isEmpty ? "" : stem + "-") + sum.prefix(8) + "." + ending
      files.names[sum] = name
      files.embedded[name] = bytes
    }
    return files
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
