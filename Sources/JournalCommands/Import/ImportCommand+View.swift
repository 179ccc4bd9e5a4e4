import JournalFormat
import JournalImports
import JournalLanguage
import JournalModel
import JournalTerminal
import SystemLibrary

/// What is said about an import: as lines, as JSON, and as questions before anything is written.
extension ImportCommand {
  /// Most changed spans of a plan that are listed one by one.
  private static let changesShown = 40
  /// Most problems of the source shown before the question whether to go on; all of them follow afterwards.
  private static let problemsShown = 5

  /// The exit code: an import is done where something of the source is in the journal now, whatever was left
  /// out, which is said; it failed where nothing of it is there, and something was left out. A backup that is
  /// damaged is no whole one, whatever was brought back.
  func exitCode(_ receipt: ImportReceipt) -> ExitCode {
    let isBroken = receipt.problems.contains { $0.severity == .error }
    if isBroken, receipt.format == .json { return .dataProblem }
    let isLeft = !receipt.left.byReason.isEmpty || !receipt.unknown.isEmpty || isBroken
    return receipt.hasNothingToWrite && receipt.same == 0 && isLeft ? .dataProblem : .done
  }

  /// Writes the receipt.
  ///
  /// - Parameter preview: what was shown of it before somebody said yes: that is not said again.
  func show(_ receipt: ImportReceipt, after preview: ImportReceipt? = nil, in context: inout Context) {
    let preview = context.output.isTerminal ? preview : nil
    let problems = receipt.problems.map { $0.named(file, insteadOf: context.absolute(file)) }
    if context.common.usesJSON {
      context.answer(fields(receipt, context.listed(problems)))
    } else {
      let shown = Set(preview.map { lines($0, context.phrases) } ?? [])
      for line in lines(receipt, context.phrases) where !shown.contains(line) {
        context.output.line(Sanitizer.line(line))
      }
      if receipt.hasNothingToWrite, receipt.failure == nil {
        context.output.line(context.phrases.say("importing-nothingNew"))
      }
      if receipt.conflicts > 0 { context.output.line(context.phrases.say("importing-resolve")) }
      if !receipt.isDryRun, receipt.isUndoable, !receipt.paths.isEmpty {
        context.output.line(context.phrases.say("importing-undo"), .dim)
      }
    }
    if let journal = try? context.journal() {
      let open = receipt.problems.dropFirst(preview == nil ? 0 : Self.problemsShown)
      context.report(Array(open), of: journal)
    }
    if receipt.failure != nil {
      context.errors.line(
        context.phrases.say("importing-stopped", ("count", .count(receipt.paths.count, .file))))
    }
    if !receipt.isDryRun, !receipt.paths.isEmpty, !receipt.isUndoable {
      context.warn(context.phrases.say("confirmation-notUndoable"))
    }
  }

  /// Why something is not written where nobody can be asked: what its columns hold is a guess, or nobody said
  /// that it is a rota and its words leave something open; with the command that says so.
  func refusal(_ receipt: ImportReceipt, _ phrases: Phrases) -> String? {
    let command = "smjournal import \(receipt.format.name) " + Quoting.shellWord(file) + words
    if receipt.columns.areGuessed {
      let columns = receipt.columns.columns.map { column in
        " --column " + Quoting.shellWord(column.head + "=" + column.meaning.written)
      }
      return phrases.say("importing-guessedColumns", ("command", .of(command + columns.joined())))
    }
    guard receipt.isGuess, !receipt.hasNothingToWrite else { return nil }
    let words = listedWords(receipt.unknown(.shift))
    if words.isEmpty, let doubt = receipt.doubts.first {
      guard case .source(.otherPerson(let name, _)) = doubt.reason else {
        return phrases.say("importing-openPlan", ("command", .of(command)))
      }
      let person = " \(Option.importPerson.flag) " + Quoting.shellWord(name)
      return phrases.say("importing-openPlan", ("command", .of(command + person)))
    }
    guard !words.isEmpty else { return phrases.say("importing-openHours", ("command", .of(command))) }
    let named = Array(words.prefix(Self.wordsNamed)) + (words.count > Self.wordsNamed ? ["…"] : [])
    return phrases.say(
      "importing-openWords", ("words", .of(named.map(Sanitizer.line).joined(separator: ", "))),
      ("command", .of(command)))
  }

  /// Shows what would be done and asks whether to do it; titles only where that is wished.
  func ask(
    _ receipt: ImportReceipt, usually usual: Bool, allowsBack: Bool, in context: inout Context
  ) throws(CommandError) -> Asked<Bool> {
    for line in lines(receipt, context.phrases) { context.errors.line(Sanitizer.line(line)) }
    if let journal = try? context.journal() {
      context.report(Array(receipt.problems.prefix(Self.problemsShown)), of: journal)
    }
    if !receipt.titles.isEmpty, try context.askYes(context.phrases.say("importing-askTitles")) {
      for title in receipt.titles { context.errors.line("  " + Sanitizer.line(title)) }
    }
    let question = context.phrases.say("importing-askWrite")
    return try context.askYes(question, usually: usual, allowsBack: allowsBack)
  }

  private func lines(_ receipt: ImportReceipt, _ phrases: Phrases) -> [String] {
    var lines = head(receipt, phrases) + countLines(receipt, phrases)
    if !receipt.settings.isEmpty {
      let keys = receipt.settings.joined(separator: ", ")
      lines.append(phrases.say("importing-settings", ("keys", .of(keys))))
    }
    if receipt.mediaFound + receipt.mediaMissing > 0 {
      lines.append(
        phrases.say(
          receipt.mediaMissing == 0 ? "importing-media" : "importing-media-missing",
          ("found", .number(receipt.mediaFound)), ("missing", .number(receipt.mediaMissing))))
    }
    lines += Self.lines(of: receipt.columns.columns, phrases)
    if !receipt.people.isEmpty {
      lines.append(phrases.say("importing-people", ("names", .of(Self.counted(receipt.people)))))
    }
    if !receipt.moods.isEmpty {
      lines.append(phrases.say("importing-moods", ("moods", .of(Self.counted(receipt.moods)))))
    }
    lines += unknownLines(receipt, phrases) + leftLines(receipt, phrases)
    lines += withoutHoursLines(receipt, phrases) + overlapLines(receipt, phrases)
    if [ImportOmission.deleted, .kept, .differs, .hidden, .forgotten].contains(where: receipt.left.has)
      || receipt.format == .json && receipt.left.has(.sealed)
    {
      lines.append(phrases.say("importing-again"))
    }
    lines += Self.lines(of: receipt.planChanges, phrases)
    // Next to the question, where they are seen.
    return lines
      + receipt.meanings.map { definition in
        let words = phrases.name(of: definition.word) + " = " + phrases.meaning(definition)
        return phrases.say("importing-learnt", ("words", .of(words)))
      }
  }

  /// What came in, and what was or would be changed.
  private func countLines(_ receipt: ImportReceipt, _ phrases: Phrases) -> [String] {
    func line(_ message: String, _ count: Int) -> String {
      phrases.say(message, ("count", .number(count)))
    }
    // A plan is a file a month; what counts is its days.
    let isPlan = receipt.format.isRota && receipt.added > 0
    let (isDry, added) = (receipt.isDryRun, isPlan ? receipt.planChanges.count : receipt.added)
    let counts = [
      (isPlan ? "importing-planDays" : isDry ? "importing-wouldAdd" : "importing-added", added),
      (isDry ? "importing-wouldChange" : "importing-changed", receipt.changed),
      ("importing-same", receipt.same), ("importing-conflicts", receipt.conflicts),
    ].filter { $0.1 > 0 || isPlan && $0.0 == "importing-planDays" }.map(line)
    return (counts.isEmpty ? [] : [counts.joined(separator: ", ")])
      + [("importing-sealed", receipt.sealed), ("importing-clear", receipt.clear)].filter { $0.1 > 0 }
      .map(line)
  }

  private func withoutHoursLines(_ receipt: ImportReceipt, _ phrases: Phrases) -> [String] {
    let withoutHours = Dictionary(
      receipt.withoutHours.map { word, count in
        (ShiftType(named: word).map { phrases.name(of: $0) } ?? word, count)
      }, uniquingKeysWith: +)
    guard let word = listedWords(withoutHours).first else { return [] }
    let example = Quoting.shellWord(word + "=" + Self.example(of: word, receipt, phrases))
    return [
      phrases.say(
        "importing-withoutHours", ("words", .of(Self.counted(withoutHours))), ("argument", .of(example)))
    ]
  }

  private func overlapLines(_ receipt: ImportReceipt, _ phrases: Phrases) -> [String] {
    let lines = receipt.overlaps.prefix(Self.hintsShown).map {
      phrases.message($0, today: CivilDay(number: 0))
    }
    let further = receipt.overlaps.count - Self.hintsShown
    return lines
      + (further > 0 ? [phrases.say("caption-furtherFindings", ("count", .number(further)))] : [])
  }

  /// The days on which the plan changes, as far as they are shown.
  private static func lines(of changes: [RotaChange], _ phrases: Phrases) -> [String] {
    let spans = spans(changes)
    let count = spans.count <= changesShown + 5 ? spans.count : changesShown
    let lines = spans.prefix(count).map { days in
      let (first, last) = (days[0], days[days.count - 1].day)
      let day =
        first.day == last ? phrases.date(last) : phrases.span(first.day, last, today: CivilDay(number: 0))
      return phrases.say(
        "importing-planChange", ("day", .of(day)), ("was", .of(shown(first.was, phrases))),
        ("becomes", .of(shown(first.becomes, phrases))))
    }
    let more = spans.dropFirst(count).reduce(0) { $0 + $1.count }
    return lines
      + (more > 0 ? [phrases.say("importing-morePlanChanges", ("count", .count(more, .day)))] : [])
  }

  /// Days that follow one another and change in the same way, together.
  private static func spans(_ changes: [RotaChange]) -> [[RotaChange]] {
    changes.reduce(into: []) { spans, change in
      if let last = spans.last?.last, last.day.days(until: change.day) == 1, last.was == change.was,
        last.becomes == change.becomes
      {
        spans[spans.count - 1].append(change)
      } else {
        spans.append([change])
      }
    }
  }

  /// What a source is, the days of which it speaks, and whose rows of it were taken.
  private func head(_ receipt: ImportReceipt, _ phrases: Phrases) -> [String] {
    var head = phrases.say(
      "importing-read", ("format", .of(receipt.format.name)), ("count", .number(receipt.read)))
    if let first = receipt.first, let last = receipt.last {
      head += ", " + phrases.span(first, last, today: CivilDay(number: 0))
    }
    return [head] + (receipt.person.map { [phrases.say("importing-rowsOf", ("name", .of($0)))] } ?? [])
  }

  /// Says what a rota is taken for, before it is asked what its words mean.
  func introduce(_ receipt: ImportReceipt, in context: inout Context) {
    for line in head(receipt, context.phrases) { context.errors.line(Sanitizer.line(line)) }
    guard let journal = try? context.journal() else { return }
    context.report(receipt.doubts, of: journal)
  }

  /// What a word probably means, as `--map` takes it, with the kind of shift in the language of the journal.
  static func meaning(_ likely: String, _ phrases: Phrases) -> String {
    let words = likely.split(separator: " ", maxSplits: 1)
    guard let kind = words.first.flatMap({ ShiftMeaning(rawValue: String($0)) }),
      case let name = phrases.name(of: kind), ShiftMeaning(named: name) == kind
    else { return likely }
    // Of half a day off which half it is.
    let rest = words.dropFirst().map { word in
      DayHalf(rawValue: String(word)).map { "· " + phrases.say("work-halfDay-\($0)") } ?? String(word)
    }
    return ([name] + rest).joined(separator: " ")
  }

  static func lines(of columns: [ReadColumns.Column], _ phrases: Phrases) -> [String] {
    guard !columns.isEmpty else { return [] }
    return [phrases.say("importing-columns")]
      + columns.map {
        "  " + phrases.say("importing-column", ("column", .of($0.head)), ("meaning", .of($0.meaning.written)))
      }
  }

  private static func shown(_ said: [String], _ phrases: Phrases) -> String {
    said.isEmpty ? "–" : said.map { meaning($0, phrases) }.joined(separator: ", ")
  }

  private func unknownLines(_ receipt: ImportReceipt, _ phrases: Phrases) -> [String] {
    var lines: [String] = []
    for kind in [UnknownWord.Kind.mood, .shift] {
      let counts = receipt.unknown(kind)
      guard !counts.isEmpty else { continue }
      let listed = Self.counted(counts)
      lines.append(
        phrases.say(
          kind == .mood ? "importing-unknownMoods" : "importing-unknownShifts", ("words", .of(listed))))
      let hints =
        kind == .mood ? [listedWords(counts)[0]] : Array(listedWords(counts).prefix(Self.hintsShown))
      for word in hints {
        let likely = receipt.likely[word] ?? Self.usualMeaning(of: word, phrases)
        let meaning = likely.map { Self.meaning($0, phrases) } ?? "…"
        lines.append(
          "  "
            + (kind == .mood
              ? phrases.say("importing-mapMood", ("word", .of(word)))
              : phrases.say(
                "importing-mapShift", ("argument", .of(Quoting.shellWord(word + "=" + meaning))))))
      }
    }
    return lines
  }

  /// What a word means, with the hours that such a shift often has, as `--map` takes it; `…` where nothing
  /// tells what it means.
  private static func example(of word: String, _ receipt: ImportReceipt, _ phrases: Phrases) -> String {
    let type = ShiftType(named: word) ?? .other(word)
    let learnt = receipt.meanings.last { phrases.name(of: $0.word) == word || $0.word.isAlike(type) }
    guard let meaning = learnt?.meaning ?? type.builtInMeaning,
      let hours = ShiftTable.usualSpan(of: meaning, true)
    else { return "…" }
    return Self.meaning(meaning.rawValue + " " + hours.iso, phrases)
  }

  /// What a letter usually means where the language is spoken, as `--map` takes it: X is no night. A sign
  /// beside it, `F?`, makes it no other letter.
  private static func usualMeaning(of word: String, _ phrases: Phrases) -> String? {
    let word = word.filter { $0.isLetter || $0.isNumber }
    let guess = ShiftType(named: word).flatMap { ShiftTable.guesses(of: [$0], phrases.language).first }
    guard let guess, guess.meaning != nil else { return nil }
    return String(guess.said.dropFirst(guess.word.name.count + 1))
  }

  /// Most words without a meaning that get a hint of their own; most that a refusal names.
  private static let (hintsShown, wordsNamed) = (12, 6)
  private static let namesShown = 12

  /// A line for each reason, and below it what was left out by name.
  private func leftLines(_ receipt: ImportReceipt, _ phrases: Phrases) -> [String] {
    let (listed, counts) = (receipt.left.listed, receipt.left.byReason)
    return ImportOmission.allCases.flatMap { why -> [String] in
      guard let count = counts[why] else { return [] }
      let things = listed.filter { $0.thing.why == why && $0.thing.what != nil }
      var names = things.prefix(Self.namesShown).compactMap { thing, count in
        thing.what.map { count > 1 ? "\($0) ×\(count)" : $0 }
      }
      if things.count > names.count { names.append("+\(things.count - names.count)") }
      return [
        phrases.say(
          "importing-leftOut", ("count", .number(count)), ("why", .message("omission-\(why.rawValue)")))
      ]
        + (names.isEmpty ? [] : ["  " + names.joined(separator: ", ")])
    }
  }

  private func listedWords(_ counts: [String: Int]) -> [String] { Self.sorted(counts).map(\.key) }

  private static func sorted(_ counts: [String: Int]) -> [(key: String, value: Int)] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  }

  /// `😊 12`, the commonest first.
  private static func counted(_ counts: [String: Int]) -> String {
    sorted(counts).map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  private func fields(_ receipt: ImportReceipt, _ problems: [Fields]) -> Fields {
    let counts = receipt.left.byReason
    let moods = receipt.moods.sorted { $0.key < $1.key }
    return [
      "format": receipt.format.name, "dryRun": receipt.isDryRun, "read": receipt.read, "added": receipt.added,
      "changed": receipt.changed, "same": receipt.same, "conflicts": receipt.conflicts,
      "sealed": receipt.sealed > 0 ? receipt.sealed : nil, "clear": receipt.clear > 0 ? receipt.clear : nil,
      "leftOut": counts.values.reduce(0, +),
      "leftOutBy": Fields(named: ImportOmission.allCases.map { ($0.rawValue, counts[$0]) }),
      "left": objects(receipt.left.listed) {
        ["what": OrNull($0.thing.what), "count": $0.count, "reason": $0.thing.why.rawValue]
      },
      "unknown": receipt.unknown.keys.map(\.word).sorted(),
      "media": ["found": receipt.mediaFound, "missing": receipt.mediaMissing] as Fields,
      "columns": objects(receipt.columns.columns) { ["column": $0.head, "holds": $0.meaning.written] },
      "moods": Fields(named: moods.map { ($0.key, $0.value) }), "problems": problems,
      "first": OrNull(receipt.first?.iso), "last": OrNull(receipt.last?.iso), "paths": receipt.paths,
      "learnt": receipt.learnt, "settings": receipt.format == .json ? receipt.settings : nil,
      "changes": objects(receipt.planChanges) {
        ["date": $0.day.iso, "was": $0.was.joined(separator: ", "), "is": $0.becomes.joined(separator: ", ")]
      }, "person": receipt.person,
      "withoutHours": receipt.withoutHours.isEmpty
        ? nil : Fields(named: Self.sorted(receipt.withoutHours).map { ($0.key, $0.value) }),
    ]
  }
}

extension ImportReceipt {
  /// What speaks against a rota being her present plan.
  fileprivate var doubts: [Problem] {
    notes.problems.filter {
      switch $0.reason {
      case .source(.pastDays), .source(.otherPerson): true
      default: false
      }
    }
  }
}

extension Context {
  /// Shows at a terminal how far the writing has come.
  var importProgress: ImportProgress? {
    progress { phrases, done, total in
      phrases.say("importing-progress", ("done", .number(done)), ("total", .number(total)))
    }
  }

  /// Shows at a terminal how far the reading of something large has come.
  var readingProgress: ImportProgress? {
    progress { phrases, done, total in
      phrases.say(
        "importing-reading", ("share", .of(phrases.percent(total == 0 ? 1 : Double(done) / Double(total)))))
    }
  }

  private func progress(
    _ text: @escaping @Sendable (_ phrases: Phrases, _ done: Int, _ total: Int) -> String
  ) -> ImportProgress? {
    guard errors.isTerminal, variable("TERM") != "dumb", case .descriptor(let descriptor) = errors.sink else {
      return nil
    }
    let (phrases, width) = (phrases, errors.width)
    return { done, total, isDone in
      let text = isDone ? "" : text(phrases, done, total)
      let line = "\r" + String(text.prefix(max(width - 1, 0))) + "\u{1B}[K\r"
      unsafe Array(line.utf8).withUnsafeBytes { _ = unsafe System.write($0, to: descriptor) }
    }
  }
}
