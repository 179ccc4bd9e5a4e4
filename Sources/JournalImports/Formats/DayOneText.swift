import JournalExchange
import JournalModel
import JournalReaders

/// The pictures and recordings of a journal of Day One, by the ids that its texts have for them.
struct DayOneMedia {
  /// The names of files; of what is neither a picture nor a recording `nil`.
  private(set) var names: [String: String?] = [:]

  init(_ entries: [JSONNode]) {
    for entry in entries {
      for (key, isAudio) in [("photos", false), ("audios", true)] {
        for attachment in entry[key]?.items ?? [] {
          guard let id = attachment["identifier"]?.words, let sum = attachment["md5"]?.words else { continue }
          let type = attachment[["type", "format"]]?.words.map { $0.filter { $0 != "." } }
          names[id] = sum + "." + DayOneMedia.ending(type, isAudio: isAudio)
        }
      }
      for attachment in DayOneMedia.others(entry) {
        if let id = attachment["identifier"]?.words { names[id] = .some(nil) }
      }
    }
  }

  static func others(_ entry: JSONNode) -> [JSONNode] {
    ["videos", "pdfAttachments"].flatMap { entry[$0]?.items ?? [] }
  }

  /// The names of the pictures and recordings that an entry lists, in their order, by their ids.
  func listed(_ entry: JSONNode) -> [(id: String, name: String)] {
    ["photos", "audios"].flatMap { entry[$0]?.items ?? [] }.compactMap { attachment in
      guard let id = attachment["identifier"]?.words, let name = names[id] ?? nil else { return nil }
      return (id, name)
    }
  }

  private static func ending(_ type: String?, isAudio: Bool) -> String {
    switch (isAudio, type?.lowercased()) {
    case (true, "aac"), (true, nil): "m4a"
    case (_, let type?): type
    case (false, nil): "jpeg"
    }
  }
}

/// The text of a Day One entry: Markdown in which pictures and links to entries have addresses of their own.
enum DayOneText {
  static func read(_ item: JSONNode, _ media: DayOneMedia, into entry: inout ImportedEntry) {
    for other in DayOneMedia.others(item) {
      let parts = [other["md5"]?.words, other[["type", "format"]]?.words?.filter { $0 != "." }]
      let name = other[["pdfName", "filename"]]?.words ?? parts.compactMap { $0 }.joined(separator: ".")
      entry.notes.leave(.otherMedia, what: name)
    }
    var text = item["text"]?.text ?? ""
    if text.isEmpty {
      text = item["richText"]?.text.flatMap { try? DayOneRichText.markdown($0) } ?? ""
    }
    let keys = DayOneKeys.take(from: &text)
    var used: Set<String> = []
    entry.text = MarkdownLinks.text(DayOneEscapes.removed(from: text)) { part($0, media.names, &used) }
    entry.title = entry.text.takeHeading()
    entry.media = media.listed(item).filter { !used.contains($0.id) }.map(\.name)
    entry.take(keys)
  }

  /// What an address of a picture, a recording or an entry stands for.
  private static func part(
    _ link: MarkdownLinks.Link, _ media: [String: String?], _ used: inout Set<String>
  ) -> ImportedText.Part? {
    let target = link.target
    if ["dayone-moment:", "dayone-photo:", "dayone-audio:"].contains(where: target.hasPrefix) {
      let id = String(target.split(separator: "/").last ?? "")
      // A video or document can't be shown; an unknown kind is reported as missing.
      guard let name = media[id, default: target.hasPrefix("dayone-moment:/video") ? nil : id] else {
        return .text("")
      }
      used.insert(id)
      return .media(name, caption: link.words)
    }
    guard target.hasPrefix("dayone://") || target.hasPrefix("dayone2://"),
      let key = target.firstRange(of: "entryId=")
    else { return nil }
    return .link(link.words, entry: String(target[key.upperBound...].prefix { $0 != "&" && $0 != "#" }))
  }
}

extension ImportedEntry {
  /// Takes the lines of a block that `DayOneKeys` wrote.
  fileprivate mutating func take(_ keys: [Value.Field]) {
    guard let first = keys.first, first.key == "smjournal" else { return }
    kind = first.value.texts.first.flatMap { Kind(named: $0) } ?? .entry
    // What stood above the text of another record was what it is.
    if kind != .entry { title = nil }
    for field in keys.dropFirst() {
      guard let key = Key(named: field.key) else {
        extra.append(field)
        continue
      }
      switch key {
      case .title: title = field.value.texts.first
      case .date: day = field.value.texts.first.flatMap { CivilDay(iso: $0) } ?? day
      case .at: at = field.value.texts.first.flatMap { Timestamp(iso: $0) } ?? at
      case .mood: mood = field.value.texts.first
      default: values[key] = field.value
      }
    }
  }
}

/// The text of entries that have only its rich form: runs with attributes in a JSON of their own.
enum DayOneRichText {
  static func markdown(_ json: String) throws(ImportFailure) -> String {
    let root = try JSONNode(Array(json.utf8), file: "richText")
    var result = ""
    var isLineStart = true
    for run in root["contents"]?.items ?? [] {
      for object in run["embeddedObjects"]?.items ?? [] {
        guard let type = object["type"]?.words, let id = object["identifier"]?.words else { continue }
        if type == "photo" || type == "audio" { result += "![](dayone-moment:/\(type)/\(id))\n" }
        isLineStart = true
      }
      guard let text = run["text"]?.text else { continue }
      let attributes = run["attributes"]
      for part in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if part.offset > 0 {
          result += "\n"
          isLineStart = true
        }
        guard !part.element.isEmpty else { continue }
        if isLineStart { result += attributes?["line"].map(prefix) ?? "" }
        isLineStart = false
        result += marked(String(part.element), attributes)
      }
    }
    return result
  }

  /// What stands before the first word of a line.
  private static func prefix(_ line: JSONNode) -> String {
    if let level = line["header"]?.integer, (1...6).contains(level) {
      return String(repeating: "#", count: level) + " "
    }
    let indent = String(repeating: "  ", count: min(max((line["indentLevel"]?.integer ?? 1) - 1, 0), 16))
    switch line["listStyle"]?.words {
    case "bulleted": return indent + "- "
    case "numbered": return indent + "\(line["listIndex"]?.integer ?? 1). "
    case "checkbox": return indent + (line["checked"]?.bool == true ? "- [x] " : "- [ ] ")
    default: return line["quote"]?.bool == true ? "> " : ""
    }
  }

  private static func marked(_ text: String, _ attributes: JSONNode?) -> String {
    var result = text
    if attributes?["inlineCode"]?.bool == true { result = "`\(result)`" }
    if attributes?["bold"]?.bool == true { result = "**\(result)**" }
    if attributes?["italic"]?.bool == true { result = "*\(result)*" }
    if attributes?["strikethrough"]?.bool == true { result = "~~\(result)~~" }
    return result
  }
}
