import JournalFiles
import JournalIndex
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// Makes rows of records: the id where it is asked for, the moment by which they are sorted where no other
/// column has it, day, time, mood, and what the record says.
package struct ListRows: Sendable {
  private let journal: Journal
  private let phrases: Phrases
  private let today: CivilDay
  private let line: RecordLine
  private let showsIDs: Bool
  private let sort: Sort

  /// Most files read for one part of a list, for their first words.
  private static let mostRead = 200

  package init(
    _ journal: Journal, _ phrases: Phrases, now: Instant, showsIDs: Bool = false, sort: Sort = Sort()
  ) {
    (self.journal, self.sort, self.phrases) = (journal, sort, phrases)
    (today, self.showsIDs) = (journal.zone.local(now).day, showsIDs)
    line = RecordLine(phrases, of: journal, now: now, isOfMany: true)
  }

  /// The rows of a part of the records, and whether the first and the last of them are to come.
  package func rows(of part: inout RecordPart) -> (table: TextTable, toCome: (first: Bool, last: Bool)?) {
    var table = TextTable()
    table.reserve(rows: part.count, columns: 5, bytes: 96)
    var known = Known(days: ShortDays(phrases, today: today))
    let divider = self.divider
    var toCome: (first: Bool, last: Bool)?
    func add(_ record: borrowing RecordOutline, _ moment: String?) {
      let isToCome = divider != nil && record.date > today
      if let divider, let before = toCome, isToCome, !before.last { table.addLine(divider, .dim) }
      toCome = (toCome?.first ?? isToCome, isToCome)
      if let moment { table.addCell(.dim) { $0.append(moment) } }
      if showsIDs {
        let id = unsafe record.id
        table.addCell(record.shift?.style ?? .plain) { unsafe $0.append(id) }
      }
      let (day, time) = (known.day(record.date), known.time(record.at, of: record.date, self))
      table.addCell(.dim) { $0.append(day) }
      table.addCell(.dim) { if let time { $0.append(time) } }
      line.addCells(record, to: &table, firstWords: known.words(of: record, self))
      table.endRow()
    }
    if sort.field == .created || sort.field == .modified {
      part.forEach { record in
        let moment = sort.field == .created ? journal.created(record) : journal.modified(record)
        record.withOutline { add($0, moment.map(written) ?? "–") }
      }
    } else {
      part.forEachOutline { add($0, nil) }
    }
    return (table, toCome)
  }

  /// The line between what was and what is to come; `nil` in an order that does not part them, and where ids
  /// stand in front, which are for programs.
  package var divider: String? { sort.today == nil || showsIDs ? nil : "── \(phrases.label(.ahead)) ──" }

  /// A day with its time, where it has one.
  private func written(_ date: WrittenDate) -> String {
    let day = date.day.map { phrases.shortDay($0, today: today) } ?? ""
    guard case .timestamp(let timestamp) = date else { return day }
    return day + " " + phrases.time(timestamp.local.time)
  }

  /// What was made for one row and serves many: records in turn are of one day, and times return.
  private struct Known {
    private var days: ShortDays
    private var date: CivilDay?
    private var written = LineText.Known("")
    private var times: [Int: LineText.Known] = [:]
    private var readCount = 0

    init(days: ShortDays) { self.days = days }

    mutating func day(_ day: CivilDay) -> LineText.Known {
      if day != date { (date, written) = (day, LineText.Known(days.text(of: day))) }
      return written
    }

    mutating func time(_ at: Timestamp?, of day: CivilDay, _ rows: ListRows) -> LineText.Known? {
      guard let local = at?.local else { return nil }
      let key = (local.time.hour * 60 + local.time.minute) << 1 | (local.isOfNextDay(after: day) ? 1 : 0)
      if let known = times[key] { return known }
      let text = LineText.Known(rows.phrases.time(local, of: day))
      times[key] = text
      return text
    }

    /// The first words of an entry without a title, or its name where too many files would have to be read;
    /// the last words of the note of a day, which is titled by the day; the name of what has neither.
    mutating func words(of record: borrowing RecordOutline, _ rows: ListRows) -> String? {
      guard let path = record.path else {
        if record.kind == .entry, unsafe record.id.count == 10, readCount < ListRows.mostRead {
          let day = record.date.iso
          guard unsafe String(decoding: record.id, as: UTF8.self) == day, !rows.showsIDs else { return nil }
          readCount += 1
          let note = RelativePath.join(FileNames.folder(of: record.date), day + ".md")
          return FirstWords.lastWords(ofFile: note, in: rows.journal)
        }
        let isNamed = [.person, .rota, .sleep].contains(record.kind) && !rows.showsIDs
        return unsafe isNamed ? String(decoding: record.id, as: UTF8.self) : nil
      }
      let name = unsafe String(decoding: record.id, as: UTF8.self)
      guard readCount < ListRows.mostRead else { return name }
      readCount += 1
      let isOfDay = record.kind == .entry && name == record.date.iso && !rows.showsIDs
      return isOfDay
        ? FirstWords.lastWords(ofFile: path, in: rows.journal) : FirstWords.ofFile(path, in: rows.journal)
    }
  }
}

extension CivilTime {
  /// Whether a time stands with the day before it: what was written in a night, or the morning after.
  fileprivate func isOfNextDay(after other: CivilDay) -> Bool { day == other.advanced(by: 1) }
}

extension Phrases {
  /// The time of what belongs to a day; one of the day after it says so.
  package func time(_ local: CivilTime, of day: CivilDay) -> String {
    time(local.time) + (local.isOfNextDay(after: day) ? " +1" : "")
  }
}

extension FirstWords {
  /// What an entry is called by: its title, else its first words.
  package static func ofRecord(_ record: Record, in journal: Journal) -> String? {
    record.title ?? ofFile(record.path, in: journal)
  }

  /// What an entry of other years is remembered by: its title with its first words.
  package static func ofMemory(_ record: Record, in journal: Journal) -> String? {
    let parts = [record.title, ofFile(record.path, in: journal)].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ": ")
  }

  /// What an entry of today says where its title doesn't: the last line of the note of a day, the first words
  /// of any other one without a title; `nil` for others.
  package static func ofToday(_ record: Record, in journal: Journal) -> String? {
    guard record.kind == .entry, record.hasText else { return nil }
    if record.id == record.date.iso { return lastWords(ofFile: record.path, in: journal) }
    return record.title == nil ? ofFile(record.path, in: journal) : nil
  }

  /// What the last line of a file says that says something.
  static func lastWords(ofFile path: String, in journal: Journal) -> String? {
    guard let end = file(path, in: journal)?.text.utf8.suffix(FirstWords.reach) else { return nil }
    let lines = end.split { $0 == 0x0A || $0 == 0x0D }
    return lines.reversed().lazy.compactMap { of(Substring($0)) }.first
  }

  /// The first words of a file of the journal; `nil` where it can't be read or says nothing.
  static func ofFile(_ path: String, in journal: Journal) -> String? {
    file(path, in: journal).flatMap { of($0.text[...]) }
  }

  private static func file(_ path: String, in journal: Journal) -> StoredFile? {
    journal.noting { () throws(StoreError) in try journal.shownFile(at: path) }
  }
}
