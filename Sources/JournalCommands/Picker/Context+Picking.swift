import JournalFiles
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

extension Context {
  /// Lets the person at a terminal pick a record, where none was named or where a name fits several.
  mutating func pickRecord(filter: String = "", kinds: KindSet = []) throws(CommandError) -> Record {
    let journal = try self.journal()
    let today = today(in: journal)
    // A name may be that of a person or a plan, too.
    // What lies ahead comes last: it is hardly what is looked for.
    var query = Query(kinds: kinds.isEmpty && filter.isEmpty ? .shownUnasked : kinds)
    query.sort.today = today
    let all = query
    query.limit = Picker.youngest
    // The files of these days are looked at; for a list that is seen at once the index is good enough beyond
    // them.
    let youngest = filter.isEmpty ? journal.records(matching: query, scope: .around(today)).records : []
    var picker = Picker(youngest: youngest, filter: filter) {
      journal.records(matching: all, scope: .around(today)).records
    }
    return try pick(&picker, journal)
  }

  /// Lets the person pick one of the records that a name fits: those that have it in their ids as if it had
  /// been typed into the list; else, where it is a title or a day, a list of these alone.
  mutating func pickRecord(
    named name: String, of candidates: [String], kinds: KindSet
  ) throws(CommandError) -> Record {
    let part = name.lowercased()
    if candidates.allSatisfy({ $0.lowercased().contains(part) }) {
      return try pickRecord(filter: name, kinds: kinds)
    }
    let journal = try self.journal()
    let records = candidates.compactMap { try? journal.record(named: $0) }
    var picker = Picker(youngest: records) { records }
    return try pick(&picker, journal)
  }

  /// Lets the person pick a record of the trash, the last one that came there first.
  package mutating func pickTrashed() throws(CommandError) -> TrashedFile {
    guard canAsk else { throw .usage(.missingArgument(.record)) }
    let journal = try self.journal()
    let files = try stored(journal.trash())
    guard !files.isEmpty else { throw .nothingToPick }
    let records = files.compactMap(\.record)
    var picker = Picker(youngest: records) { records }
    let record = try choose(&picker, journal)
    guard let file = files.first(where: { $0.record?.path == record.path }) else { throw .nothingToPick }
    return file
  }

  private mutating func pick(_ picker: inout Picker, _ journal: Journal) throws(CommandError) -> Record {
    try self.record(named: choose(&picker, journal).path)
  }

  private mutating func choose(_ picker: inout Picker, _ journal: Journal) throws(CommandError) -> Record {
    guard !picker.records.isEmpty else { throw .nothingToPick }
    return terminal?.isPlain == true ? try pickByNumber(&picker, journal) : try pickByKeys(&picker, journal)
  }

  /// A list that is drawn anew with each key.
  private mutating func pickByKeys(
    _ picker: inout Picker, _ journal: Journal
  ) throws(CommandError) -> Record {
    var view = PickerView(
      phrases: phrases, question: phrases.say("question-whichRecord"), usesColor: errors.usesColor,
      line: RecordLine(phrases, of: journal, now: now(in: journal.zone)))
    view.words = { FirstWords.ofToday($0, in: journal) }
    while true {
      let (width, height) = errors.windowSize
      let preview = picker.choice.map { self.preview(of: $0, in: journal) } ?? []
      show(view.draw(view.rows(of: picker, preview: preview, width: width, height: height)))
      var outcome = Picker.Outcome.unchanged
      while outcome == .unchanged {
        outcome = picker.press(
          terminal?.key(noticesResize: true) ?? .interrupt, page: PickerView.page(height: height))
      }
      switch outcome {
      case .picked(let index):
        show(view.erase())
        let record = picker.records[index]
        errors.line("\(view.question) › " + Sanitizer.line(record.id), .dim)
        return record
      case .broken:
        show(view.erase())
        throw .interrupted
      case .changed, .unchanged: continue
      }
    }
  }

  /// For screen readers: the youngest that match with numbers, and a line with a number or with words.
  private mutating func pickByNumber(
    _ picker: inout Picker, _ journal: Journal
  ) throws(CommandError) -> Record {
    let view = PickerView(
      phrases: phrases, question: phrases.say("question-whichRecord"), usesColor: false,
      line: RecordLine(phrases, of: journal, now: now(in: journal.zone)))
    while true {
      let shown = picker.matches.prefix(9).map { picker.records[$0] }
      for (index, record) in shown.enumerated() {
        errors.line("\(index + 1) " + view.caption(of: record))
      }
      if shown.isEmpty { errors.line(phrases.say("caption-nothingFound")) }
      let answer = try askLine(view.question, hint: phrases.say("hint-numberOrWords"))
      if let number = Int(answer), shown.indices.contains(number - 1) { return shown[number - 1] }
      _ = picker.press(.eraseToStart, page: 1)
      _ = picker.press(.paste(answer), page: 1)
    }
  }

  private func preview(of record: Record, in journal: Journal) -> [String] {
    guard let file = try? journal.store.read(record.path) else { return [] }
    let lines = file.text.split(separator: "\n", maxSplits: 12)
    return lines.prefix(12).map { String($0.prefix(400)) }.filter { !$0.trimmed.isEmpty }
  }

  private mutating func show(_ text: String) {
    output.flush()
    errors.raw(Array(text.utf8))
    errors.flush()
  }
}

extension Output {
  /// The columns and rows of the terminal as they are now.
  fileprivate var windowSize: (columns: Int, rows: Int) {
    guard case .descriptor(let descriptor) = sink else { return (width, 24) }
    return Console.windowSize(of: descriptor)
  }
}
