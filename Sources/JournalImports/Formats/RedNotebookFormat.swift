import JournalExchange
import JournalModel
import JournalReaders

/// RedNotebook: a file a month, `2026-11.txt`, in YAML: days with a text in txt2tags and tags below it.
///
/// - Source: rednotebook.app/help.html, and `rednotebook/storage.py` of the program.
enum RedNotebookFormat: EntryFormat {
  static let format = ImportFormat.rednotebook

  static func recognises(_ source: ImportSource) -> Bool {
    let months = source.names.filter { month($0) != nil }
    return months.prefix(3).contains { name in
      let start = source.start(of: name, 400).trimmedBlanks
      return start.hasPrefix("{") || start.prefix(2).contains(where: \.isNumber) && start.contains("text:")
    }
  }

  /// The first day of the month of a file.
  private static func month(_ name: String) -> CivilDay? {
    guard MemberName.ending(name) == "txt", MemberName.stem(name).utf8.count == 7 else { return nil }
    return CivilDay(iso: MemberName.stem(name) + "-01")
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    var content = ImportContent()
    for name in source.names.filter({ month($0) != nil }).sorted() {
      guard let first = month(name) else { continue }
      let label = source.label(name)
      do throws(ImportFailure) {
        let bytes = try source.bytes(of: name, limit: ReadingLimits.entryBytes)
        let root = try JSONNode(yaml: bytes, file: label)
        content.take(root.fields, in: label, at: \.value.position) { (key, node) throws(ImportFailure) in
          try entry(key, node, first)
        }
      } catch {
        content.notes.note(error.problem)
        content.notes.leave(.unreadable)
      }
    }
    return content
  }

  private static func entry(
    _ key: String, _ item: JSONNode, _ month: CivilDay
  ) throws(ImportFailure) -> ImportedEntry {
    let iso = String(month.iso.prefix(8))
    guard let number = Int(key), let day = CivilDay(iso: iso + (number < 10 ? "0" : "") + key) else {
      throw ImportFailure(.noDate(iso + key))
    }
    var entry = ImportedEntry(origin: day.iso, day: day)
    var text = TextTags.markdown(item["text"]?.text ?? "")
    for (category, value) in item.fields where category != "text" {
      let words = value.isObject ? value.fields.map(\.key) : value.texts + [value.words].compactMap { $0 }
      if category == "Tags" {
        entry.tags += words
      } else {
        // A category with its lines; one without lines is a tag.
        if words.isEmpty { entry.tags.append(category) }
        let lines = words.map { "- " + TextTags.markdown($0) }
        if !lines.isEmpty { text += "\n\n**\(category)**\n\n" + lines.joined(separator: "\n") }
      }
    }
    entry.text = TextTags.pictures(text.trimmedBlanks)
    entry.title = entry.text.takeHeading()
    if entry.text.isEmpty, entry.title == nil, entry.tags.isEmpty, entry.text.media.isEmpty {
      entry.left = .empty
    }
    return entry
  }
}

/// The markup of txt2tags, as Markdown.
private enum TextTags {
  static func markdown(_ text: String) -> String {
    text.lines.map(line).joined(separator: "\n")
  }

  private static func line(_ line: Substring) -> String {
    let text = line.trimmedBlanks
    let level = text.utf8.prefix { $0 == UInt8(ascii: "=") }.count
    if (1...5).contains(level), text.utf8.count > 2 * level,
      text.hasSuffix(String(repeating: "=", count: level))
    {
      return String(repeating: "#", count: level) + " " + text.dropFirst(level).dropLast(level).trimmedBlanks
    }
    if level >= 20, text.utf8.count == level { return "---" }
    var result = replaced(String(line), "//", by: "*")
    result = replaced(result, "--", by: "~~")
    if result.hasSuffix("\\\\") { result = String(result.dropLast(2)) + "  " }
    return result
  }

  /// Marks around words become others, in pairs; an address keeps its slashes, a list its hyphens.
  private static func replaced(_ text: String, _ mark: String, by other: String) -> String {
    let parts = self.parts(text, mark)
    guard parts.count >= 3 else { return text }
    var (result, isOpen) = (String(parts[0]), false)
    for (index, part) in parts.enumerated().dropFirst() {
      let before = parts[index - 1]
      let canOpen =
        !isOpen && before.last != ":" && index < parts.count - 1 && !(part.first ?? " ").isWhitespace
      let canClose = isOpen && !(before.last ?? " ").isWhitespace
      result += (canOpen || canClose ? other : mark) + part
      if canOpen || canClose { isOpen.toggle() }
    }
    return isOpen ? text : result
  }

  private static func parts(_ text: String, _ mark: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = Substring(text)
    while let range = rest.firstRange(of: mark) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }

  /// `[""file:///home/…/name"".jpg]` and `[""name"".jpg]` are pictures, `[words ""address""]` links.
  static func pictures(_ text: String) -> ImportedText {
    var result = ImportedText()
    var rest = Substring(text)
    while let open = rest.firstRange(of: "[") {
      let inside = rest[open.upperBound...]
      guard let close = inside.firstIndex(of: "]"), let first = inside[..<close].firstRange(of: "\"\""),
        let second = inside[first.upperBound..<close].firstRange(of: "\"\"")
      else {
        result.append(String(rest[..<open.upperBound]))
        rest = inside
        continue
      }
      result.append(String(rest[..<open.lowerBound]))
      let words = inside[..<first.lowerBound].trimmedBlanks
      let target = inside[first.upperBound..<second.lowerBound]
      let ending = inside[second.upperBound..<close].prefix { $0 != "?" }
      if words.isEmpty, MediaKind(ending: String(ending.dropFirst())) != nil {
        result.append(
          .media(
            MemberName.base(String(target)) + ending, caption: "",
            otherwise: String(rest[open.lowerBound...close])))
      } else {
        result.append("[\(words.isEmpty ? String(target) : words)](\(target)\(ending))")
      }
      rest = inside[inside.index(after: close)...]
    }
    result.append(String(rest))
    return result
  }
}
