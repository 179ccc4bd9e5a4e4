import JournalFiles
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// `set [ID] KEY=VALUE…`: sets keys; no other byte of the file changes.
enum SetCommand: Command {
  static let verb = Verb(
    "set", .change, deviceSync: .inbox,
    positionals: [.anyRecord, Positional(.assignment, isOptional: true, repeats: true)],
    examples: ["set the-lift mood=😊 place=Lyon", "set 2026-11-19-1855-check-in energy=4"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    // Without a name the record is picked: the first word is an assignment then.
    let isNamed = !(arguments.positionals.first?.contains("=") ?? true)
    let id = isNamed ? arguments.record : ""
    let said = try arguments.furtherArguments(.assignment, from: isNamed ? 1 : 0) { word -> FieldEdit? in
      guard let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")), sign > word.startIndex else { return nil }
      let value = word[word.utf8.index(after: sign)...]
      return FieldEdit.set(key: String(word[..<sign]), text: String(value))
    }
    guard !said.isEmpty else {
      let missing: Placeholder = arguments.positionals.isEmpty ? .record : .assignment
      throw .usage(.missingArgument(missing))
    }
    let edits = try said.map { edit throws(CommandError) in
      guard case .set(let key, let text) = edit, Key(named: key) == .mood, !text.trimmed.isEmpty else {
        return edit
      }
      // A number is written as `mood` writes it.
      return .set(key: key, text: try context.mood(from: text, option: key))
    }
    for case .set(let key, let text) in edits where !text.trimmed.isEmpty {
      guard Key(named: key)?.shape == .moment, MomentArgument(text, takesBareHours: true) == nil else {
        continue
      }
      throw .usage(.wrongValue(name: key, found: text, expected: .moment))
    }
    let scales = try context.journal().profile.scales.own
    for case .set(let key, let text) in said where !text.trimmed.isEmpty {
      guard let scale = scales.first(where: { $0.isNamed(key) }), scale.value(text) == nil else { continue }
      throw .usage(.wrongValue(name: key, found: text, expected: .between(scale.range)))
    }
    let record = try context.opened(try context.record(named: id))
    var learnt: ShiftTypeEdit?
    for case .set(let key, let text) in said {
      guard Key(named: key)?.shape == .shift, let word = ShiftType(named: text) else { continue }
      learnt = try context.learnt(word, hasHours: true, on: record.date)
    }
    for case .set(let key, _) in edits
    where Self.namesText(key) && !record.extra.contains(where: { $0.key == key }) {
      throw .usage(.textIsNoKey(key))
    }
    var meant: [FieldEdit] = []
    let journal = try context.journal()
    let now = context.now(in: journal.zone)
    for edit in edits {
      meant.append(journal.meant(by: try context.meant(edit, of: record), of: record, now: now))
    }
    if meant.count(where: \.isOfDay) == 1 {
      for case .set(let key, let text)? in meant.map({ journal.edit(goingWith: $0, of: record) }) {
        meant.append(.set(key: key, text: text))
        context.remark(context.phrases.say("key-goesWith", ("key", .of(key)), ("value", .of(text))))
      }
    }
    for case .set(let key, _) in meant {
      // What somebody put there before is theirs.
      guard let known = Key(named: key), !known.hasMeaning(in: record.kind),
        !record.extra.contains(where: { $0.key == key })
      else { continue }
      let kind = context.phrases.name(of: record.kind)
      context.warn(context.phrases.say("key-foreign", ("key", .of(key)), ("kind", .of(kind))), .warning)
    }
    let at = meant.lazy.compactMap { edit -> Timestamp? in
      if case .set(let key, let text) = edit, Key(named: key) == .at { Timestamp(iso: text) } else { nil }
    }.first
    if let at, record.kind.isWrittenDaily, try !context.isMeant(context.toCome(at.local.day, at)) {
      context.confirm(.nothingWritten)
      return .done
    }
    guard try context.isWanted(meant, of: record) else { return .done }
    let change: Change? = if let learnt { try context.write(learnt) } else { nil }
    let code = try context.edit(record, meant, joinedTo: change)
    guard record.kind.isShiftEnd, !context.common.usesJSON else { return code }
    for case .set(let name, let text) in meant {
      let key: Key = record.kind == .checkIn ? .start : .end
      guard Key(named: name) == key else { continue }
      let dated = try stored(journal.datedShifts(on: record.date, withExtra: true)).first { dated in
        !dated.worked.isEmpty && record.shift.flatMap { dated.shift?.isAlike($0) } ?? true
      }
      guard let dated, let shift = dated.shift else { continue }
      context.mentionWorked(dated.worked, of: shift, on: record.date, besides: text, record.kind)
    }
    return code
  }

  /// Whether a person means the text of a record by the name of a key that nothing reads; `note` is what
  /// options and questions call it.
  private static func namesText(_ key: String) -> Bool { Key(named: key) == nil && textNames[key] != nil }

  private static let textNames = WordIndex(file: "text-names")
}

extension FieldEdit {
  /// Whether it says when a record was.
  fileprivate var isOfDay: Bool { [.date, .at].contains(key) }

  /// Whether it has a say in the hours of a shift or in time off.
  var isOfHours: Bool {
    let keys: [Key] = [
      .kind, .date, .at, .shift, .start, .end, .from, .until, .category, .status, .shifts, .extra, .hours,
      .half, .callOuts, .worked, .breakMinutes,
    ]
    return key.map(keys.contains) ?? false
  }
}

/// `unset [ID] KEY…`: removes keys with their values.
enum UnsetCommand: Command {
  static let verb = Verb(
    "unset", .change, deviceSync: .inbox,
    positionals: [.anyRecord, Positional(.key, isOptional: true, repeats: true)],
    examples: ["unset the-lift mood"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let words = try arguments.words()
    guard !words.isEmpty else { throw .usage(.missingArgument(.record)) }
    // One word alone is a key where the record can be picked.
    let canPick = words.count == 1 && context.canAsk
    let keys = canPick ? words[...] : words.dropFirst()
    guard !keys.isEmpty else { throw .usage(.missingArgument(.key)) }
    return try context.edit(canPick ? "" : words[0], keys.map { .unset(key: $0) })
  }
}

/// `favorite ID`: marks a record, or takes the mark away.
enum FavoriteCommand: Command {
  static let verb = Verb(
    "favorite", .change, deviceSync: .inbox, positionals: [.anyRecord], options: [.off],
    examples: ["favorite the-lift", "favorite the-lift --off"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let isOff = arguments.has(.off)
    return try context.edit(
      arguments.record, [isOff ? .unset(key: Key.favorite.name) : .put(.favorite, .bool(true))])
  }
}

extension Context {
  /// Edits the front matter of the record that a person named, and says so.
  mutating func edit(_ id: String, _ edits: [FieldEdit]) throws(CommandError) -> ExitCode {
    let record = try record(named: id)
    return try isWanted(edits, of: record) ? edit(record, edits) : .done
  }

  /// A key that is nearly one of the record's kind is asked about; where nobody can be asked it is written as
  /// it is, with a warning.
  fileprivate mutating func meant(_ edit: FieldEdit, of record: Record) throws(CommandError) -> FieldEdit {
    guard case .set(let key, let text) = edit, Key(named: key) == nil,
      !record.extra.contains(where: { $0.key == key }),
      let near = Privacy.nearest(to: key) ?? Key.nearest(to: key, for: record.kind)?.spelling
        ?? Self.key(cutTo: key, of: record.kind)
    else { return edit }
    guard canAsk else {
      warn(phrases.say("look-keptKey", ("key", .of(key)), ("nearest", .of(near))), .warning)
      return edit
    }
    return try askYes(phrases.say("look-didYouMean", ("key", .of(near))), usually: true)
      ? .set(key: near, text: text) : edit
  }

  /// The key of a kind that lacks one letter: `mod`, too short for every other mistake.
  private static func key(cutTo key: String, of kind: Kind) -> String? {
    let folded = Folding.folded(key)
    return Key.allCases.first {
      kind.has($0) && $0.name.count == 4 && folded.count == 3 && $0.name.first == folded.first
        && Spelling.distance($0.name, folded) == 1
    }?.name
  }

  /// Edits the front matter of a record, and says so.
  mutating func edit(
    _ record: Record, _ edits: [FieldEdit], joinedTo former: Change? = nil
  ) throws(CommandError) -> ExitCode {
    let journal = try self.journal()
    let now = timestamp(in: journal)
    let change = try self.change(record.path, by: journal.edit(record, edits, now: now))
    if let former { journal.store.join(change, to: former) }
    try confirm(change) { change.kind == .unchanged ? .unchanged(path: $0) : .changed(path: $0) }
    return .done
  }
}
