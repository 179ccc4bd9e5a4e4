import JournalExchange
import JournalModel
import JournalReaders
import YAMLCodec

/// org-journal: files of days, weeks, months or years with a heading a day and a heading an entry below it.
///
/// Headings of days are in any language: the day is that of `:CREATED:` or of the file's name.
enum OrgJournalFormat: EntryFormat {
  static let format = ImportFormat.orgJournal

  static func recognises(_ source: ImportSource) -> Bool {
    if source.hasMembers {
      return source.names.contains {
        MemberName.ending($0) == "org" || isDayFile($0) && !$0.hasSuffix(".txt")
      }
    }
    return MemberName.ending(source.path) == "org" || source.startHolds(":CREATED:", "\n** ")
  }

  /// Whether a file without an ending is named by a day: `20261120`.
  private static func isDayFile(_ name: String) -> Bool {
    MemberName.ending(name).isEmpty && MemberName.base(name).utf8.count == 8 && day(ofFile: name) != nil
  }

  private static func day(ofFile name: String) -> CivilDay? {
    let digits = MemberName.stem(name).filter(\.isNumber)
    guard digits.utf8.count == 8, let number = Int(digits) else { return nil }
    return CivilDay(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    var content = ImportContent()
    for name in source.names where !source.hasMembers || MemberName.ending(name) == "org" || isDayFile(name) {
      let text = try source.text(of: name, limit: ReadingLimits.textBytes)
      let file = OrgFile(text, day: day(ofFile: name))
      content.take(file.entries, in: source.label(name), at: \.position) { (found) throws(ImportFailure) in
        try file.entry(found, context)
      }
    }
    return content
  }
}

private struct OrgFile {
  private let lines: [String]
  private let day: CivilDay?

  init(_ text: String, day: CivilDay?) {
    lines = text.lines.map(String.init)
    self.day = day
  }

  struct Entry {
    var heading: String
    var lines: [String] = []
    let position: SourcePosition
    var day: CivilDay?
    var isTop = false
    var properties: [(name: String, value: String)] = []
  }

  var entries: [Entry] {
    var entries: [Entry] = []
    var day = self.day
    // Whether lines belong to the last of the entries.
    var isOpen = false
    var properties = false
    func begin(_ heading: String, _ line: Int, isTop: Bool = false) {
      let position = SourcePosition(line: line + 1, column: 1, offset: 0)
      entries.append(Entry(heading: heading, position: position, day: day, isTop: isTop))
    }
    for (index, line) in lines.enumerated() {
      let level = line.utf8.prefix { $0 == UInt8(ascii: "*") }.count
      let isHeading = level > 0 && line.utf8.dropFirst(level).first == 0x20
      if isHeading, level <= 2 {
        let heading = String(line.dropFirst(level + 1)).trimmedBlanks
        // What names no day, in whatever form, is no heading of one.
        let isOfDay = level == 1 && (OrgFile.day(in: heading) != nil || OrgFile.mayBeDay(heading))
        (isOpen, properties) = (!isOfDay, false)
        if isOfDay {
          day = OrgFile.day(in: heading) ?? self.day
        } else {
          begin(heading, index, isTop: level == 1)
        }
        continue
      }
      let word = line.trimmedBlanks
      if word.uppercased() == ":PROPERTIES:" {
        properties = true
      } else if properties {
        if word.uppercased() == ":END:" { properties = false }
        if word.uppercased().hasPrefix(":CREATED:"), let created = OrgFile.day(in: word) {
          day = created
          if isOpen, let last = entries.last, last.isTop, last.lines.isEmpty {
            // A heading of a day in words that nobody here knows.
            entries.removeLast()
            isOpen = false
          }
          if isOpen { entries[entries.count - 1].day = created }
        } else if isOpen, let property = OrgFile.property(word) {
          entries[entries.count - 1].properties.append(property)
        }
      } else if isOpen {
        entries[entries.count - 1].lines.append(
          isHeading ? String(repeating: "#", count: min(level, 6)) + line.dropFirst(level) : line)
      } else if !word.isEmpty, !word.hasPrefix("#+") || word.uppercased().hasPrefix("#+BEGIN"),
        !word.hasPrefix("# ")
      {
        // Text of the day itself, below its heading.
        begin("", index)
        entries[entries.count - 1].lines = [line]
        isOpen = true
      }
    }
    return entries
  }

  private static func mayBeDay(_ heading: String) -> Bool {
    let words = heading.split { !$0.isLetter && !$0.isNumber }
    return words.count { $0.allSatisfy(\.isNumber) } > 1
      || words.first.map { Weekday(named: String($0)) != nil } ?? false
  }

  func entry(_ found: Entry, _ context: ImportContext) throws(ImportFailure) -> ImportedEntry {
    guard let day = found.day else { throw ImportFailure(.noDate(found.heading)) }
    var heading = found.heading
    var tags: [String] = []
    if heading.hasSuffix(":"), let start = heading.utf8.lastIndex(of: 0x20) {
      let word = heading[heading.utf8.index(after: start)...]
      if word.hasPrefix(":"), word.utf8.count > 2 {
        tags = word.split(separator: ":").map(String.init)
        heading = heading[..<start].trimmedBlanks
      }
    }
    let first = heading.split(separator: " ", maxSplits: 1)
    let time = first.first.flatMap { ClockTime(iso: String($0)) ?? ClockTime(written: String($0)) }
    var entry = ImportedEntry(NoteMoment(day, time, context))
    if time != nil { heading = first.count > 1 ? String(first[1]).trimmedBlanks : "" }
    entry.title = OrgText.words(heading)
    entry.tags = tags
    entry.text = OrgText.read(found.lines)
    if let kind = found.properties.lazy.compactMap({ $0.name == "kind" ? Kind(named: $0.value) : nil }).first,
      kind != .profile, kind != .person
    {
      entry.kind = kind
      // Where a record has no title its heading says what it is.
      if Kind(named: heading) == kind { entry.title = nil }
    }
    for property in found.properties { OrgFile.take(property.name, property.value, into: &entry) }
    return entry
  }

  /// `:MOOD: 😊` as a name in small letters and its value.
  private static func property(_ line: String) -> (name: String, value: String)? {
    guard line.utf8.first == UInt8(ascii: ":"),
      let end = line.utf8.dropFirst().firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let name = line[line.utf8.index(after: line.startIndex)..<end].lowercased()
    let value = line[line.utf8.index(after: end)...].trimmedBlanks
    return name.isEmpty || name.utf8.contains(0x20) || value.isEmpty ? nil : (name, value)
  }

  private static func take(_ name: String, _ value: String, into entry: inout ImportedEntry) {
    let items = value.split(separator: "|").map { $0.trimmedBlanks }.filter { !$0.isEmpty }
    switch name {
    case "id", "custom_id", "kind", "date": break
    case "at":
      // A record of a night belongs to the day before. What somebody moved to another day or hour since says
      // so by its heading.
      if let at = Timestamp(iso: value), 0...1 ~= entry.day.days(until: at.local.day),
        entry.at.map({ $0.local.time.iso.prefix(5) == at.local.time.iso.prefix(5) }) ?? true
      {
        entry.at = at
      }
    case "mood": entry.mood = value
    case "place": entry.place = value
    case "weather": entry.weather = value
    case "people": entry.people = items
    case "favorite": entry.isFavorite = value != "false"
    default:
      let key = Key(named: name)
      let said: Value
      switch key?.shape {
      case .list?, .lines?, .spans?: said = .list(items.map { .string($0) })
      case .truth?: said = .bool(value != "false")
      case .rating?, .count?: said = Int64(value).map { .int($0) } ?? .string(value)
      default: said = items.count > 1 ? .list(items.map { .string($0) }) : .string(value)
      }
      if let key, entry.kind != .entry || ours.contains(key), entry.values[key] == nil {
        entry.values[key] = said
      } else {
        entry.keep(name, said)
      }
    }
  }

  /// What `export org` writes of a record besides.
  private static let ours: Set<Key> = [
    .highlights, .badges, .shift, .energy, .stress, .motivation, .fatigue, .load, .satisfaction,
  ]

  /// The day in a heading or property: `[2019-01-13 Sun]`, `2019-01-13`, `20190113`.
  private static func day(in text: String) -> CivilDay? {
    let bytes = Array(text.utf8)
    for start in bytes.indices where bytes[start] &- 0x30 < 10 {
      if start > 0, bytes[start - 1] &- 0x30 < 10 { continue }
      if start + 10 <= bytes.count,
        let day = CivilDay(iso: String(decoding: bytes[start..<start + 10], as: UTF8.self))
      {
        return day
      }
      if start + 8 <= bytes.count, let number = CalendarTime.number(bytes[start..<start + 8]),
        let day = CivilDay(year: number / 10_000, month: number / 100 % 100, day: number % 100)
      {
        return day
      }
    }
    return WrittenDate(text)?.day
  }
}

/// The marks of org that Markdown has too.
private enum OrgText {
  static func read(_ lines: [String]) -> ImportedText {
    var result = ImportedText()
    var rest = Substring(markdown(lines))
    while let start = rest.firstRange(of: "<file:"), let end = rest[start.upperBound...].firstIndex(of: ">") {
      let name = String(rest[start.upperBound..<end])
      result.append(String(rest[..<start.lowerBound]))
      let isMedia = MediaKind(ending: MemberName.ending(name)) != nil
      result.append(
        isMedia
          ? .media(MemberName.base(name), caption: "", otherwise: "<file:\(name)>") : .text("<file:\(name)>"))
      rest = rest[rest.index(after: end)...]
    }
    result.append(String(rest))
    return result
  }

  private static func markdown(_ lines: [String]) -> String {
    // Text below a heading is often indented as far as its words.
    let indent = lines.filter { !$0.trimmedBlanks.isEmpty }.map(indent).min() ?? 0
    var (isCode, isQuote) = (false, false)
    return lines.compactMap { whole -> String? in
      let line = String(Substring(whole.utf8.dropFirst(min(indent, OrgText.indent(whole)))))
      let word = line.trimmedBlanks.uppercased()
      for kind in ["SRC", "EXAMPLE"] {
        if word.hasPrefix("#+BEGIN_" + kind) {
          isCode = true
          let language = line.trimmedBlanks.split(separator: " ").dropFirst().first ?? ""
          return "```" + (kind == "SRC" ? language : "")
        }
        if word.hasPrefix("#+END_" + kind) {
          isCode = false
          return "```"
        }
      }
      if isCode {
        let isKept = [",*", ",#+", ",,*", ",,#+"].contains { line.hasPrefix($0) }
        return isKept ? String(line.dropFirst()) : line
      }
      if word.hasPrefix("#+BEGIN_QUOTE") || word.hasPrefix("#+END_QUOTE") {
        isQuote = word.hasPrefix("#+BEGIN")
        // Without an empty line what follows would be quoted too.
        return ""
      }
      let text = links(unguarded(line))
      return isQuote ? "> " + text : text
    }.joined(separator: "\n").trimmedBlanks
  }

  /// A line with its marks, without the character of no width that keeps Org from taking it for a heading or
  /// a keyword; Markdown then does not take it for one either.
  private static func unguarded(_ line: String) -> String {
    guard line.unicodeScalars.first == "\u{200B}" else { return marks(line) }
    let rest = String(String.UnicodeScalarView(line.unicodeScalars.dropFirst()))
    return (rest.hasPrefix("* ") || rest.hasPrefix("# ") ? "\\" : "") + marks(rest)
  }

  /// `*bold*`, `/italic/`, `+gone+`, `~code~` and `=code=` as Markdown has them.
  ///
  /// - Source: the Org syntax reference, "Text Markup": what stands before and behind the marks, and that no
  ///   blank is within them. Addresses in double brackets stay as they are.
  private static func marks(_ line: String) -> String {
    let text = Array(line.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < text.count {
      let mark = text[index]
      if mark == "[", index + 1 < text.count, text[index + 1] == "[",
        let end = text.indices.dropFirst(index + 1).first(where: {
          text[$0] == "]" && $0 + 1 < text.count && text[$0 + 1] == "]"
        })
      {
        result.append(contentsOf: text[index...end])
        index = end + 1
      } else if let written = written[mark], opens(text, at: index),
        let end = end(of: mark, text, from: index)
      {
        let inside = text[(index + 1)..<end]
        let isCode = mark == "~" || mark == "="
        result.append(contentsOf: written.unicodeScalars)
        result.append(contentsOf: isCode ? Array(inside) : Array(marks(string(inside)).unicodeScalars))
        result.append(contentsOf: written.unicodeScalars)
        index = end + 1
      } else {
        result.append(mark)
        index += 1
      }
    }
    return String(result)
  }

  private static let written: [Unicode.Scalar: String] = ["*": "**", "/": "*", "+": "~~", "~": "`", "=": "`"]

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  private static func opens(_ text: [Unicode.Scalar], at index: Int) -> Bool {
    let isAllowed =
      index == 0 || text[index - 1].properties.isWhitespace
      || "-({'\"*/+".unicodeScalars.contains(text[index - 1])
    return isAllowed && index + 1 < text.count && !text[index + 1].properties.isWhitespace
  }

  /// Where the same mark closes; at most as far as a long line goes.
  private static func end(of mark: Unicode.Scalar, _ text: [Unicode.Scalar], from start: Int) -> Int? {
    for index in (start + 1)..<min(text.count, start + 400) where text[index] == mark && index > start + 1 {
      guard !text[index - 1].properties.isWhitespace else { continue }
      if index + 1 == text.count || text[index + 1].properties.isWhitespace
        || "-.,:!?;'\")}[*/+".unicodeScalars.contains(text[index + 1])
      {
        return index
      }
    }
    return nil
  }

  private static func indent(_ line: String) -> Int { line.utf8.prefix { $0 == 0x20 }.count }

  /// A heading with the words of its links alone.
  static func words(_ heading: String) -> String {
    links(heading) { _, words in words }
  }

  /// `[[address][words]]` as `[words](address)`.
  private static func links(_ line: String) -> String {
    links(line) { address, words in address == words ? "<\(address)>" : "[\(words)](\(address))" }
  }

  private static func links(
    _ line: String, _ written: (_ address: Substring, _ words: Substring) -> some StringProtocol
  ) -> String {
    guard line.contains("[[") else { return line }
    var result = ""
    var rest = Substring(line)
    while let start = rest.firstRange(of: "[["), let end = rest[start.upperBound...].firstRange(of: "]]") {
      result += rest[..<start.lowerBound]
      let inside = rest[start.upperBound..<end.lowerBound]
      if let middle = inside.firstRange(of: "][") {
        result += String(written(inside[..<middle.lowerBound], inside[middle.upperBound...]))
      } else {
        result += String(written(inside, inside))
      }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
