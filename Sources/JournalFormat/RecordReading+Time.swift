import JournalModel
import YAMLCodec

extension RecordReading {
  /// Reads a day, a moment or an hour; `false` where it can't be read.
  mutating func setTime(_ key: Key, from node: YAMLTree.Node) -> Bool {
    switch key {
    case .date:
      guard let date = reader.date(node, key: key.name) else { return false }
      dateKey = date
    case .at: return setMoment(from: node)
    case .from:
      guard let day = reader.date(node, key: key.name)?.day else { return false }
      record.from = day
    case .until: return setLastDay(from: node)
    case .start:
      record.start = shiftTime(node, key: key)
      startNode = node
      return record.start != nil
    default: return setEnd(from: node)
    }
    return true
  }

  /// `at` may be a moment, a time of the record's day, or only a day.
  private mutating func setMoment(from node: YAMLTree.Node) -> Bool {
    switch reader.nodes.writtenDate(node) {
    case .timestamp(let timestamp)?:
      record.at = timestamp
      dateOfAt = .timestamp(timestamp)
    case .day(let day)?: dateOfAt = .day(day)
    case .ambiguous?:
      reader.reportWrong(Key.at.name, node, expected: .unambiguousDay)
      return false
    case nil:
      clockOfAt = reader.nodes.clockTime(node)
      if clockOfAt == nil { reader.reportWrong(Key.at.name, node, expected: .timestamp) }
      return clockOfAt != nil
    }
    return true
  }

  private mutating func setLastDay(from node: YAMLTree.Node) -> Bool {
    guard let day = reader.date(node, key: Key.until.name)?.day else { return false }
    record.until = day
    untilNode = node
    return true
  }

  private mutating func shiftTime(_ node: YAMLTree.Node, key: Key) -> ShiftTime? {
    if case .timestamp(let timestamp)? = reader.nodes.writtenDate(node) { return .timestamp(timestamp) }
    guard let time = reader.nodes.clockTime(node, isEnd: key == .end) else {
      reader.reportWrong(key.name, node, expected: .clockTime)
      return nil
    }
    return .clock(time)
  }

  private mutating func setEnd(from node: YAMLTree.Node) -> Bool {
    record.end = shiftTime(node, key: .end)
    endNode = node
    return record.end != nil
  }

  /// Decides the day, in the order of ``Record/DateBasis``, and checks what depends on it.
  mutating func readDate(fileTime: CivilDay?) {
    let moment = dateOfAt ?? dateOfCreation
    let isSpan = record.kind == .vacation || record.kind == .rota
    let key = isSpan ? record.from ?? dateKey?.day : dateKey?.day
    if let key {
      (record.date, record.dateBasis) = (key, .key)
    } else if let day = name.day {
      (record.date, record.dateBasis) = (day, .name)
    } else if let day = moment?.day {
      (record.date, record.dateBasis) = (day, .timestamp)
    } else {
      (record.date, record.dateBasis) = (fileTime ?? CivilDay(number: 0), .fileTime)
    }
    if record.at == nil, let clockOfAt {
      record.at = Timestamp(local: CivilTime(day: record.date, time: clockOfAt))
    }
    // A date with a time, as many programs write it, says when as well.
    if record.at == nil, case .timestamp(let timestamp)? = dateKey { record.at = timestamp }
    if isSpan { checkSpan() }
    if record.start != nil || record.end != nil { checkHours() }
    if record.kind == .sleep { checkAsleep() }
  }

  /// A sleep without its two ends counts in no figure; the steps of its day may stand alone. More sleep than
  /// its hours can't be meant; a moment's seconds make a minute.
  private mutating func checkAsleep() {
    if startNode == nil || endNode == nil, record[detail: .steps] == nil {
      reportMissing(startNode == nil ? .start : .end)
    }
    guard case .int(let minutes)? = record[detail: .asleep], let start = record.start, let end = record.end
    else { return }
    func seconds(_ time: ShiftTime) -> Int64 {
      switch time {
      case .timestamp(let moment): moment.instant(in: .utc).secondsSinceEpoch
      case .clock(let time): CivilTime(day: record.date, time: time).secondsSinceEpoch
      }
    }
    var length = seconds(end) - seconds(start)
    if case .clock = start, length <= 0 { length += 86_400 }
    let most = max(0, length / 60 + 1)
    guard minutes > most else { return }
    let expected = Problem.Expectation.between(0...Int(most - 1))
    reader.report(
      .wrongValue(key: Key.asleep.name, found: "\(minutes)", expected: expected),
      at: offset(ofKey: Key.asleep.name) ?? 0)
    record[detail: .asleep] = nil
    record.keys.remove(KeySet(.asleep))
  }

  /// The first day of time off or of a plan may come from `date` or from the name; without any there is
  /// nothing to count to.
  private mutating func checkSpan() {
    if record.from == nil, record.dateBasis == .key || record.dateBasis == .name { record.from = record.date }
    // A month off that another program published is a plan, too.
    if record.kind == .rota, !seen.contains(KeySet(.shifts)), !seen.contains(KeySet(.source)) {
      reportMissing(.shifts)
    }
    guard let from = record.from else { return reportMissing(.from) }
    if record.kind == .rota { checkPlanDays(from: from) }
    guard let until = record.until, until < from else { return }
    if let untilNode { reader.report(.untilBeforeFrom(from: from, until: until), at: untilNode) }
    record.until = nil
    record.keys.remove(KeySet(.until))
  }

  private mutating func reportMissing(_ key: Key) {
    let offset = reader.nodes.tree.root.map { reader.nodes.tree.range($0).lowerBound } ?? 0
    reader.report(.missingKey(key.name, kind: record.kind), at: offset)
  }

  /// A line outside of the days over which its plan rules counts nothing; the first one tells of all, since
  /// a mistyped `until` makes many.
  private mutating func checkPlanDays(from: CivilDay) {
    let until = record.until.flatMap { $0 < from ? nil : $0 }
    guard let (day, offset) = planDays.first(where: { $0.day < from || $0.day > until ?? $0.day })
    else { return }
    let span = from.iso + ".." + (until?.iso ?? "")
    reader.report(.wrongValue(key: Key.shifts.name, found: day.iso, expected: .oneOf([span])), at: offset)
  }

  private mutating func checkHours() {
    // The hours of the plan stay where a dated shift says one end of its own alone.
    if record.kind == .shift, startNode == nil || endNode == nil, let only = startNode ?? endNode {
      let missing: Key = startNode == nil ? .start : .end
      reader.report(.missingKey(missing.name, kind: .shift), at: only)
    }
    guard case .timestamp(let start)? = record.start, case .timestamp(let end)? = record.end,
      end.instant(in: .utc) <= start.instant(in: .utc)
    else { return }
    if let endNode { reader.report(.endBeforeStart, at: endNode) }
    record.end = nil
    record.keys.remove(KeySet(.end))
  }
}

extension RecordReading {
  /// Warns where the record is larger than the format wants it.
  mutating func checkLimits(body: Slice<UnsafeBufferPointer<UInt8>>) {
    warn("highlights", record.highlights.count, limit: RecordLimits.highlights)
    warn("tags", record.tags.count, limit: RecordLimits.tags)
    if let title = record.title, title.utf8.count > RecordLimits.title {
      warnOfLength("title", title.unicodeScalars.count, limit: RecordLimits.title, at: nil)
    }
    if unsafe body.count > RecordLimits.text {
      // The blank line before the text and the end of its last line are the file's.
      let isLineEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
      var text = unsafe body.drop(while: isLineEnd)
      while unsafe text.last.map(isLineEnd) ?? false { unsafe text.removeLast() }
      unsafe warnOfLength(
        "text", TextFacts.characterCount(text), limit: RecordLimits.text, at: body.startIndex)
    }
  }

  private mutating func warn(_ key: String, _ count: Int, limit: Int) {
    guard count > limit else { return }
    let reason = Problem.Reason.tooMany(key: key, count: count, limit: limit)
    reader.report(reason, at: offset(ofKey: key) ?? 0)
  }

  private mutating func warnOfLength(_ key: String, _ count: Int, limit: Int, at offset: Int?) {
    guard count > limit else { return }
    reader.report(.tooLong(key: key, count: count, limit: limit), at: offset ?? self.offset(ofKey: key) ?? 0)
  }

  /// Where the value of a key begins.
  private func offset(ofKey name: String) -> Int? {
    guard let root = reader.nodes.tree.root, let key = Key(named: name) else { return nil }
    let pair = reader.nodes.tree.pairs(root).last { pair in
      reader.nodes.tree.kind(pair.key) == .scalar && Key(named: reader.nodes.tree.text(pair.key)) == key
    }
    return pair.map { reader.nodes.tree.range($0.value).lowerBound }
  }

  /// Counts the words of title and body, reads the tags of an entry's text where that is wanted, and reports
  /// what makes the file no text, unless the codec has.
  mutating func readText(body: Range<Int>, tags areTagsRead: Bool) {
    let facts = unsafe TextFacts(reader.nodes.source, body: body)
    record.hasText = facts.wordCount > 0
    record.wordCount = facts.wordCount &+ titleWordCount
    if facts.mayHaveTags, areTagsRead, record.kind == .entry {
      unsafe addTags(InlineTags(in: UnsafeBufferPointer(rebasing: reader.nodes.source[body])).names)
    }
    if unsafe TextFacts.isEmpty(reader.nodes.source) {
      reader.problems.append(Problem(path: record.path, reason: .emptyFile))
    }
    if reader.problems.contains(where: { $0.reason.isAboutEncoding }) { return }
    if let offset = facts.nul, !isReported(at: offset) { reader.report(.nulByte, at: offset) }
    if let offset = facts.invalidUTF8, !isReported(at: offset) { reader.report(.invalidUTF8, at: offset) }
  }

  /// The words of a title that somebody wrote: a sentence may be all that an entry is.
  private var titleWordCount: Int32 {
    guard record.kind == .entry, record.id != record.date.iso, var title = record.title else { return 0 }
    return title.withUTF8 { unsafe TextFacts($0, body: 0..<$0.count).wordCount }
  }

  /// Adds the tags of the text to those of the key, alike ones once.
  private mutating func addTags(_ names: [String]) {
    guard !names.isEmpty else { return }
    let known = Set(record.tags.map { Folding.bytes(of: $0) })
    record.inlineTags = names
    record.tags += names.filter { !known.contains(Folding.bytes(of: $0)) }
    record.keys.insert(KeySet(.tags))
  }

  private func isReported(at offset: Int) -> Bool {
    reader.problems.contains { $0.position?.offset == offset }
  }

  /// Hands over the record, and its problems in the order of the file.
  mutating func result() -> (record: Record, problems: [Problem]) {
    // Swapped, not copied: a copy would count all texts and lists up and down again.
    var record = Record(id: "", path: "", kind: .entry, date: CivilDay(number: 0))
    swap(&record, &self.record)
    record.problemCount = Int32(clamping: reader.problems.count { !$0.reason.isLength })
    return (consume record, sortedProblems)
  }

  private var sortedProblems: [Problem] {
    if reader.problems.isEmpty { return [] }
    return reader.problems.enumerated().sorted { left, right in
      let leftOffset = left.element.position?.offset ?? -1
      let rightOffset = right.element.position?.offset ?? -1
      return (leftOffset, left.offset) < (rightOffset, right.offset)
    }.map(\.element)
  }
}

extension Problem.Reason {
  /// Whether the file is UTF-16 or UTF-32: then every NUL byte in it is half a character.
  fileprivate var isAboutEncoding: Bool {
    guard case .yaml(let error) = self else { return false }
    return error.reason == .notUTF8
  }
}
