import JournalModel
import JournalReaders

/// Logseq: a file a day in `journals/`, whose blocks are items of a list, with `key:: value` lines.
enum LogseqFormat: EntryFormat {
  static let format = ImportFormat.logseq

  static func recognises(_ source: ImportSource) -> Bool {
    source.names.contains { isIn("journals", $0) && day(ofStem: MemberName.stem($0)) != nil }
  }

  /// Whether a file is in a folder: `journals/2026_11_20.md`, or one of the pages that have names instead.
  private static func isIn(_ folder: String, _ name: String, ending: String = "md") -> Bool {
    MemberName.ending(name) == ending && MemberName.base(MemberName.folder(name)) == folder
  }

  private static func day(ofStem stem: String) -> CivilDay? {
    let parts = stem.split { $0 == "_" || $0 == "-" }
    guard parts.count == 3 else { return nil }
    return CivilDay(iso: parts.joined(separator: "-"))
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    let names = source.names.filter { name in
      !source.hasMembers || isIn("journals", name) || isIn("pages", name)
        || isIn("journals", name, ending: "org") || isIn("pages", name, ending: "org")
    }
    // The person chooses how the program names the days.
    let days = WrittenDays(names.map(MemberName.stem), preferred: context.rota.isDayFirst)
    return ImportContent(files: names, of: source) { (name) throws(ImportFailure) in
      let stem = MemberName.stem(name)
      if MemberName.ending(name) == "org" { throw ImportFailure(.notFormat("Markdown")) }
      let isPage = isIn("pages", name)
      let said = day(ofStem: stem) ?? (isPage ? nil : days.day(stem))
      let isNamed = said == nil && isPage && !days.isAmbiguous(stem)
      let named = try isNamed ? NoteMoment(of: name, in: source, context).day : said
      guard let day = named else { throw ImportFailure(days.flaw(of: stem)) }
      let text = try source.text(of: name, limit: ReadingLimits.textBytes)
      var entry = ImportedEntry(origin: isPage ? name : stem, day: day)
      if isPage { entry.title = stem }
      LogseqPage.read(text, into: &entry)
      if let mood = entry.mood { MoodMapping(context).set(word: mood, of: &entry) }
      if entry.text.isEmpty, entry.tags.isEmpty, entry.mood == nil, entry.extra.isEmpty {
        entry.left = .empty
      }
      return entry
    }
  }
}

private enum LogseqPage {
  static func read(_ text: String, into entry: inout ImportedEntry) {
    let lines = text.lines.map(String.init)
    // A page of one level is prose whose bullets only the program needs; deeper ones stay lists.
    let isFlat = !lines.contains { $0.hasPrefix("\t-") || $0.hasPrefix("  -") }
    var body: [String] = []
    for line in lines {
      if let (key, value) = property(line) {
        take(key, value, into: &entry)
        continue
      }
      body.append(isFlat ? flat(line, isFirst: body.isEmpty) : line.replacing("\t", with: "  "))
    }
    entry.text = pictures(task(body.joined(separator: "\n").trimmedBlanks))
  }

  private static func flat(_ line: String, isFirst: Bool) -> String {
    if line == "-" { return "" }
    guard line.hasPrefix("- ") else { return line.hasPrefix("  ") ? String(line.dropFirst(2)) : line }
    return (isFirst ? "" : "\n") + line.dropFirst(2)
  }

  /// `key:: value`, in a block of its own or on a line of one.
  private static func property(_ line: String) -> (key: String, value: String)? {
    var text = line.trimmedBlanks
    if text.hasPrefix("- ") { text = String(text.dropFirst(2)) }
    guard let range = text.firstRange(of: "::"), range.lowerBound > text.startIndex else { return nil }
    let key = text[..<range.lowerBound]
    guard key.utf8.allSatisfy({ $0 > 0x20 && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "`") }) else {
      return nil
    }
    return (key.lowercased(), text[range.upperBound...].trimmedBlanks)
  }

  private static func take(_ key: String, _ value: String, into entry: inout ImportedEntry) {
    switch key {
    case "id", "collapsed", "heading": break
    case _ where key.hasPrefix("logseq."): break
    case "title" where entry.title == nil: entry.title = value
    case "tags":
      entry.tags += value.split(separator: ",").map { part in
        part.filter { $0 != "[" && $0 != "]" && $0 != "#" }.trimmedBlanks
      }.filter { !$0.isEmpty }
    case "mood" where entry.mood == nil: entry.mood = value
    default: if !value.isEmpty { entry.keep(key, .string(value)) }
    }
  }

  /// Its words for tasks as those of GitHub.
  private static func task(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      let start = line.prefix { $0 == " " || $0 == "-" }
      let rest = line.dropFirst(start.count)
      let bullet = start.contains("-") ? String(start) : start + "- "
      for word in ["TODO ", "DOING ", "LATER ", "NOW "] where rest.hasPrefix(word) {
        return bullet + "[ ] " + rest.dropFirst(word.count)
      }
      return rest.hasPrefix("DONE ") ? bullet + "[x] " + rest.dropFirst(5) : String(line)
    }.joined(separator: "\n")
  }

  /// `![words](../assets/name.jpg)`.
  private static func pictures(_ text: String) -> ImportedText {
    MarkdownLinks.text(text) { link in
      let isAsset = ["../assets/", "assets/"].contains(where: link.target.hasPrefix)
      return isAsset && link.isPicture
        ? .media(MemberName.base(link.target), caption: link.words, otherwise: nil) : nil
    }
  }
}
