import JournalModel
import JournalReaders
import YAMLCodec

struct JrnlText {
  private let lines: [(text: String, position: SourcePosition)]
  let label: String
  private let days: WrittenDays
  private let isVersion1: Bool

  init(_ bytes: [UInt8], label: String) {
    var lines: [(text: String, position: SourcePosition)] = []
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let text = line.last == 0x0D ? line.dropLast() : line
      // Longer ones make an entry that is refused, also without the time before its title.
      let known = String(decoding: text.prefix(ReadingLimits.entryBytes + 100), as: UTF8.self)
      lines.append((known, SourcePosition(line: index + 1, column: 1, offset: 0)))
    }
    self.lines = lines
    self.label = label
    let stamps = lines.compactMap { JrnlText.bracket($0.text)?.inside }
    let days = WrittenDays(stamps)
    self.days = days
    let first = lines.first { !$0.text.trimmedBlanks.isEmpty }?.text ?? ""
    isVersion1 = JrnlText.bracketed(first, days) == nil && JrnlText.plain(first, days) != nil
  }

  var markedWords: [(mark: Unicode.Scalar, name: String)] { lines.flatMap { JrnlMarks.words(in: $0.text) } }

  /// What stands in brackets at the start of a line, and what follows the blank behind them.
  private static func bracket(_ line: String) -> (inside: String, rest: String)? {
    guard line.utf8.first == UInt8(ascii: "["), let close = line.utf8.firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    let inside = line[line.utf8.index(after: line.startIndex)..<close]
    let rest = line[line.utf8.index(after: close)...]
    guard inside.utf8.count <= 60, rest.isEmpty || rest.utf8.first == 0x20 else { return nil }
    return (String(inside), String(rest.dropFirst()))
  }

  /// The moment and the rest of a line such as `[2026-11-20 18:50] Title`.
  static func bracketed(
    _ line: String, _ days: WrittenDays
  ) -> (moment: WrittenDays.Moment, rest: String)? {
    guard let (inside, rest) = bracket(line), let moment = days.moment(inside) else { return nil }
    return (moment, rest)
  }

  /// The moment and the rest of a line such as `2026-11-20 18:50 Title`, as version 1 wrote them.
  static func plain(
    _ line: String, _ days: WrittenDays
  ) -> (moment: WrittenDays.Moment, rest: String)? {
    for length in [19, 16] where line.utf8.count > length {
      let start = line.utf8.prefix(length)
      let rest = line.utf8.dropFirst(length)
      guard rest.first == 0x20, start.first.map({ $0 &- 0x30 < 10 }) == true,
        let moment = days.moment(String(Substring(start))), moment.time != nil
      else { continue }
      return (moment, String(Substring(rest.dropFirst())))
    }
    return nil
  }

  /// An entry: its moment, its lines, and the number of the first one.
  struct Entry {
    let moment: WrittenDays.Moment?
    var lines: [String]
    let position: SourcePosition
    /// Why its head is no moment: its lines are no part of the entry before.
    var flaw: SourceFlaw?
  }

  /// The entries, and what is wrong between them.
  var entries: (found: [Entry], notes: ReadingNotes) {
    var found: [Entry] = []
    var notes = ReadingNotes()
    var isTextBefore = false
    for line in lines {
      let start = isVersion1 ? JrnlText.plain(line.text, days) : JrnlText.bracketed(line.text, days)
      if let start {
        found.append(Entry(moment: start.moment, lines: [start.rest], position: line.position))
        continue
      }
      if let inside = JrnlText.bracket(line.text)?.inside, !isVersion1 {
        let isSlip = inside.prefix { $0 != " " }.split { !$0.isNumber }.count == 3
        let flaw: SourceFlaw? =
          days.isAmbiguous(inside) ? .ambiguousDate(inside) : isSlip ? .noDate(inside) : nil
        if let flaw {
          found.append(Entry(moment: nil, lines: [line.text], position: line.position, flaw: flaw))
          continue
        }
      }
      if found.isEmpty, !line.text.trimmedBlanks.isEmpty, !isTextBefore {
        isTextBefore = true
        notes.note(.textBeforeEntries, label, at: line.position)
      }
      if let last = found.indices.last { found[last].lines.append(line.text) }
    }
    return (found, notes)
  }

  /// Takes the mood that stands below the text, before the tags alone: `*😊 happy*`, as `export jrnl` writes
  /// it. Words beside it that are no name of it stay, unless they are all that the entry says.
  private static func takeMood(from lines: inout [String]) -> String? {
    let isTag = { (word: Substring) in "#@".contains(word.first ?? " ") }
    guard let index = lines.lastIndex(where: { !$0.split(separator: " ").allSatisfy(isTag) }),
      case let line = lines[index].trimmedBlanks, let mark = line.first, "_*".contains(mark),
      line.last == mark, line.count > 2, !line.contains(" · "),
      case let words = line.dropFirst().dropLast().split(separator: " ", maxSplits: 1).map(String.init),
      let sign = words.first, let step = Mood(sign).step,
      case let isNamed = words.dropFirst().allSatisfy({ Mood($0).step == step }),
      // Another sign of the step, 😴, is one where the step's name stands behind it.
      step.emoji == sign || Mood.isEmoji(sign) && isNamed && words.count > 1
    else { return nil }
    if index == 0 {
      lines[0] = ""
    } else if isNamed {
      let blanks = lines[(index + 1)...].prefix { $0.trimmedBlanks.isEmpty }.count
      lines.removeSubrange(index...(index + blanks))
    }
    return sign
  }

  func entry(
    _ found: Entry, _ marks: JrnlMarks, _ context: ImportContext
  ) throws(ImportFailure) -> ImportedEntry {
    guard found.lines.reduce(0, { $0 + $1.utf8.count }) <= ReadingLimits.entryBytes else {
      throw ImportFailure(.tooLarge(limit: ReadingLimits.entryBytes))
    }
    guard let moment = found.moment else { throw ImportFailure(found.flaw ?? .noDate("")) }
    var entry = ImportedEntry(NoteMoment(moment.day, moment.time, offset: moment.offset, context))
    var lines = found.lines
    entry.mood = JrnlText.takeMood(from: &lines)
    // A star at the end of the title's line.
    let first = lines[0].trimmedBlanks
    if first.hasSuffix("*") {
      entry.isFavorite = true
      // jrnl takes all of them away then, also those before the title.
      let isMark = { (byte: UInt8) in byte == 0x20 || byte == 0x2A }
      let inside = first.utf8.drop(while: isMark)
      lines[0] = inside.lastIndex { !isMark($0) }.map { String(Substring(inside[...$0])) } ?? ""
    }
    // The title is the whole first line, as jrnl has it of its files.
    let title = lines[0].trimmedBlanks
    // A blank before a bracket keeps a line from beginning an entry: no part of the text.
    let text = lines.dropFirst().map { $0.hasPrefix(" [") ? String($0.dropFirst()) : $0 }
    let body = text.joined(separator: "\n").trimmedBlanks
    entry.title = title
    entry.text = ImportedText(body)
    marks.mark(&entry, by: JrnlMarks.words(in: title + "\n" + body))
    return entry
  }
}
