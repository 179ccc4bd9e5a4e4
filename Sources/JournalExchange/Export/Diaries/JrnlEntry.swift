import JournalModel

extension DiaryEntry {
  /// The record as jrnl has it.
  ///
  /// - Parameter media: the photos and recordings that the text does not name.
  /// - Source: jrnl's text files: an entry begins at a line start with `[time] `; ` *` behind the title marks
  ///   it; tags are words with `#`, people in the text with `@`, which jrnl takes for tags too. It takes the
  ///   first sentence for a title where there is none.
  func jrnl(_ media: [String]) -> String {
    let moment = record.momentOfDay
    let time = moment.map { $0.day.iso + " " + $0.time.iso } ?? record.date.iso
    let head = (title ?? "") + (record.isFavorite ? " *" : "")
    var parts = text.isEmpty ? [] : [DiaryEntry.guarded(text)]
    parts += media.map { "![](\(DiaryEntry.relative($0, to: record)))" }
    let inText = DiaryEntry.tags(in: (title ?? "") + "\n" + text)
    let around = record.surroundings.filter { name in
      !record.people.contains(name) || !inText.contains(Folding.folded(DiaryEntry.tag(name)))
    }
    var words = [highlights, facts(and: around)].compactMap(\.self)
    if head.isEmpty, parts.isEmpty, let first = words.first, first.hasPrefix("*") {
      // A star at the end of the first line would be jrnl's mark.
      words[0] = "_\(first.dropFirst().dropLast())_"
    }
    parts += words
    let marks = record.isPrivate || record.isSealed ? [Privacy.keys[0]] : []
    let tags = (record.tags + marks).map(DiaryEntry.tag).filter { tag in
      !record.inlineTags.contains { DiaryEntry.tag($0) == tag } && !inText.contains(Folding.folded(tag))
    }
    if !tags.isEmpty { parts.append(tags.joined(separator: " ")) }
    return "[\(time)] "
      + ((head.isEmpty ? [] : [head]) + [parts.joined(separator: "\n\n")]).joined(separator: "\n").trimmed
      + "\n\n"
  }

  /// No line of a text shall begin an entry: a blank before the bracket changes nothing in Markdown.
  private static func guarded(_ text: String) -> String {
    var isStart = true
    var result: [UInt8] = []
    for byte in text.utf8 {
      if isStart, byte == UInt8(ascii: "[") { result.append(0x20) }
      result.append(byte)
      isStart = byte == 0x0A
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func tag(_ tag: String) -> String { "#" + String(tag.map { isOfTag($0) ? $0 : "-" }) }

  private static func isOfTag(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || "-+_/".contains(letter)
  }

  /// The words of a text that jrnl takes for tags, folded: what was brought in from jrnl goes back as it was.
  private static func tags(in text: String) -> Set<String> {
    // Most lines have neither sign, and to look for words is dear.
    let lines = text.lines.filter { $0.utf8.contains { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "#") } }
    let words = lines.flatMap { $0.split { !isOfTag($0) && !"@#".contains($0) } }
      .filter { "@#".contains($0.first ?? " ") }
    return Set(words.map { Folding.folded("#" + $0.dropFirst()) })
  }

  private static func relative(_ path: String, to record: Record) -> String {
    let folder = record.path.utf8.lastIndex(of: 0x2F).map { String(record.path[...$0]) } ?? ""
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
