import JournalFiles
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal
import SystemLibrary

/// `config [KEY…] [KEY=VALUE…]`: shows the profile's keys with their values and meaning, or sets some;
/// `config @NAME=DIR` gives a journal a name on this device.
enum ConfigCommand: Command {
  static let verb = Verb(
    "config", .setUp, isPaged: true, positionals: [Positional(.assignment, isOptional: true, repeats: true)],
    examples: [
      "config", "config name=Béa", "config holidays=fr timezone=Europe/Paris", "config week-starts",
      "config @home=~/Journal",
    ])

  /// Settings that tell when is worked.
  private static let ofPlan: Set<ProfileKey> = [.rota, .hours, .shifts]

  /// `pain 0-10` as the row of a scale, `pain: 0-10`.
  private static func scaleRow(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard words.count == 2, !words[0].contains(":") else { return nil }
    let ends = words[1].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.allSatisfy({ Int($0) != nil }) else { return nil }
    return "\(words[0]): \(words[1])"
  }

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    var names: [JournalName] = []
    var shown: [ProfileKey] = []
    var assignments: [(key: ProfileKey, text: String)] = []
    for word in try arguments.words() {
      if word.hasPrefix("@") {
        guard let name = JournalName(word) else {
          throw .usage(.wrongValue(name: word, found: word, expected: .journalName))
        }
        names.append(name)
        continue
      }
      let sign = word.utf8.firstIndex(of: UInt8(ascii: "="))
      let name = String(word[..<(sign ?? word.endIndex)])
      guard let key = ProfileKey(name), ProfileKey.settable.contains(key) else {
        let names = ProfileKey.settable.map(\.canonicalName)
        throw .usage(.unknownSetting(name, nearest: NearestWord.of(name, among: names)))
      }
      if let sign {
        var text = String(word[sign...].dropFirst())
        if key == .scales, let row = Self.scaleRow(text) { text = row }
        // Who can't be asked reads how the rows are written.
        guard key != .scales || text.isEmpty || text.contains(":") else {
          throw .usage(.wrongValue(name: key.canonicalName, found: text, expected: .scales))
        }
        assignments.append((key, text))
      } else {
        shown.append(key)
      }
    }
    try context.beginCommand()
    if !names.isEmpty {
      let code = try context.settle(names)
      if code != .done || (shown.isEmpty && assignments.isEmpty) { return code }
    }
    let journal = try context.journal()
    if !assignments.isEmpty {
      let today = context.today(in: journal)
      let first = assignments.contains { $0.key == .timezone } ? context.dayOfZone(in: journal, today) : today
      let former = try stored(journal.settings())
      let lived = assignments.contains { Self.ofPlan.contains($0.key) } ? try context.livedPlan() : nil
      let change = try context.change(Journal.profilePath, by: journal.configure(assignments, today: first))
      context.warnWhereNotUndoable(change)
      if first != today, change.kind != .unchanged {
        context.remark(context.phrases.say("work-zoneFrom", ("day", .day(first, today))), .warning)
      }
      if !context.common.usesJSON {
        let path = context.displayed(Journal.profilePath, in: journal)
        context.confirm(change.kind == .unchanged ? .unchanged(path: path) : .changed(path: path))
      }
      try context.mentionGone(from: former, among: assignments.map(\.key))
      try context.mentionUnknownWords(of: assignments.map(\.key))
      if let lived { try context.mentionLived(changedFrom: lived) }
      if !context.common.usesJSON { return .done }
    }
    let wanted = shown + assignments.map(\.key)
    let settings = try stored(journal.settings())
    context.show(settings.filter { wanted.isEmpty || wanted.contains($0.key) })
    // The rows of this key are much to type: at a terminal they are asked for.
    if wanted == [.scales], context.canAsk {
      context.showHeld()
      try context.askScales()
    }
    return .done
  }
}

extension Context {
  /// Names what lists and maps held before they were set anew, and hold no longer.
  fileprivate mutating func mentionGone(
    from former: [ProfileSetting], among keys: [ProfileKey]
  ) throws(CommandError) {
    forgetJournal()
    let journal = try self.journal()
    let settings = try stored(journal.settings())
    for key in keys {
      let names = { (settings: [ProfileSetting]) in
        settings.first { $0.key == key }?.value.map(Self.names(of:)) ?? []
      }
      let held = names(settings)
      let gone = names(former).filter { !held.contains($0) }
      guard !gone.isEmpty, !held.isEmpty else { continue }
      remark(
        phrases.say(
          "confirmation-settingGone", ("key", .of(key.canonicalName)), ("names", .of(phrases.list(gone)))),
        .warning)
    }
  }

  /// Says of a profession without texts which have some, and of templates that they are not there.
  fileprivate mutating func mentionUnknownWords(of keys: [ProfileKey]) throws(CommandError) {
    let journal = try journal()
    if keys.contains(.profession), journal.profile.profession == .other {
      remark(phrases.meaning(of: .profession), .warning)
    }
    guard keys.contains(.templates) else { return }
    let chosen = journal.profile.templates
    for name in Set(chosen.ofDays.values).union(chosen.ofShifts.values).sorted()
    where try stored(journal.template(named: name, language: phrases.language)) == nil {
      remark(phrases.say("template-missing", ("name", .of(name))), .warning)
    }
  }

  /// The keys of a map, the texts of a list of several.
  private static func names(of value: Value) -> [String] {
    switch value {
    case .map(let fields): fields.map(\.key)
    case .list(let items): items.flatMap(\.texts)
    default: []
    }
  }

  /// The day from which another zone holds: the next one where a shift of today has begun, which keeps its
  /// hours.
  fileprivate func dayOfZone(in journal: Journal, _ today: CivilDay) -> CivilDay {
    let margin = Ledger.margin
    let period = Period(journal, from: today.advanced(by: -margin), until: today.advanced(by: margin))
    let shifts = period.ledger(of: today...today, now: now(in: journal.zone)).shifts
    return shifts.contains { ($0.isWorked || $0.isOnCall) && $0.hasBegun } ? today.advanced(by: 1) : today
  }

  fileprivate mutating func show(_ settings: [ProfileSetting]) {
    guard !common.usesJSON else {
      let rows = objects(settings) { setting in
        [
          "key": setting.key.canonicalName, "value": setting.value ?? .null,
          "meaning": phrases.meaning(of: setting.key),
        ]
      }
      return answer(["settings": rows])
    }
    let room = settings.map { DisplayWidth.columns(of: $0.key.canonicalName) }.max() ?? 0
    for setting in settings {
      let style: Style = setting.value == nil ? .dim : .accent
      output.write(DisplayWidth.padded(setting.key.canonicalName, to: room) + "  ", style)
      output.line(Sanitizer.line(setting.value.map(Context.inOneLine) ?? "–"))
      for line in DisplayWidth.wrapped(phrases.meaning(of: setting.key), to: min(output.width, 100) - 4) {
        output.line("    " + line, .dim)
      }
    }
  }

  /// A value on one line; what is longer than a line can be is cut, since the file shows it better.
  private static func inOneLine(_ value: Value) -> String {
    var texts = value.texts
    if case .map(let fields) = value {
      texts = fields.map { ([$0.key] + $0.value.texts.prefix(1)).joined(separator: " ") }
    }
    let text = texts.joined(separator: ", ")
    let limit = 40
    return text.count > limit ? String(text.prefix(limit - 1)) + "…" : text
  }
}

/// `@NAME`, `@NAME=DIR` or `@NAME=`: a name of a journal on this device, to show, to set, or to take away.
struct JournalName: Hashable {
  /// Without the `@`.
  let name: String
  /// What it shall stand for; `nil` where it is to be shown, empty where it is to be taken away.
  let folder: String?

  init?(_ word: String) {
    let parts = word.dropFirst().split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard word.hasPrefix("@"), let name = parts.first.map(String.init), DeviceSettings.isName(name) else {
      return nil
    }
    (self.name, folder) = (name, parts.count > 1 ? String(parts[1]) : nil)
  }
}

extension Context {
  /// Shows, sets and takes away names of journals on this device.
  mutating func settle(_ names: [JournalName]) throws(CommandError) -> ExitCode {
    let settings = DeviceSettings(storeEnvironment)
    let asked = common.journal
    for name in names {
      guard let folder = name.folder else {
        let journal = try checkKnown(name.name, settings)
        if !common.usesJSON { output.line(Sanitizer.line("@\(name.name)  \(journal.root)")) }
        continue
      }
      let root = folder.isEmpty ? nil : try journalRoot(folder)
      if root == nil { try checkKnown(name.name, settings) }
      guard settings.setName(name.name, of: root) else {
        refuse(phrases.say("confirmation-defaultNotSet"))
        return .inputOutput
      }
      guard !common.usesJSON else { continue }
      let shown = "@" + name.name
      confirm(root.map { .journalNamed(shown, path: $0) } ?? .journalUnnamed(shown))
    }
    common.journal = asked
    if common.usesJSON {
      answer(["journals": objects(settings.named) { ["name": $0.name, "path": $0.root] }])
    }
    return .done
  }

  @discardableResult
  private func checkKnown(
    _ name: String, _ settings: DeviceSettings
  ) throws(CommandError) -> DeviceSettings.Named {
    let named = settings.named
    guard let journal = named.first(where: { $0.name == name }) else {
      throw .usage(.unknownJournal("@" + name, known: named.map { "@" + $0.name }))
    }
    return journal
  }

  /// The root of the journal in a folder; a name shall lead to one that is there.
  private mutating func journalRoot(_ folder: String) throws(CommandError) -> String {
    // Behind `=` few shells write out what `~` stands for.
    let home = folder == "~" || folder.hasPrefix("~/") ? storeEnvironment["HOME"] : nil
    let path = home.map { $0 + folder.dropFirst() } ?? absolute(folder)
    // What is wrong with it is said of that folder.
    common.journal = path
    return try stored(openJournal(Journal.Options(root: path, environment: storeEnvironment)).root)
  }
}

/// The questions about a new scale of the person's own: its name, what is shown for it, its range, when it is
/// asked for, which values are good news. Enter takes what is usual, Backspace goes back.
struct ScaleQuestions {
  private var name = ""
  private var label = ""
  private var range = ""
  private var occasions: [Int] = []
  private var good: Scale.Direction?

  /// Asks; `nil` where no further scale is wanted.
  mutating func ask(in context: inout Context) throws(CommandError) -> (scale: Scale, label: String?)? {
    let questions = 5
    let isDone = try context.askInTurn(questions) { (number, context) throws(CommandError) in
      try ask(number, &context)
    }
    guard isDone else { return nil }
    let asked = occasions.map { Self.occasions[$0].occasion }.reduce(into: Scale.Occasions()) {
      $0.formUnion($1)
    }
    let scale = Scale(name, Scale.range(written: range) ?? Scale.usualRange, good: good, asked: asked)
    return (scale, label.isEmpty || label == name ? nil : label)
  }

  private mutating func ask(_ number: Int, _ context: inout Context) throws(CommandError) -> Bool {
    let phrases = context.phrases
    switch number {
    case 0:
      return try askLine("ownScale-name", phrases.say("ownScale-nameHint"), \.name, &context) { text in
        Scale.isName(text) ? nil : phrases.say("ownScale-wrongName")
      }
    case 1: return try askLine("ownScale-label", name, \.label, &context) { _ in nil }
    case 2:
      return try askLine("ownScale-range", phrases.say("ownScale-rangeHint"), \.range, &context) { text in
        text.isEmpty || Scale.range(written: text) != nil ? nil : phrases.say("ownScale-wrongRange")
      }
    case 3:
      let labels =
        [Kind.checkIn, .checkOut].map { phrases.name(of: $0) } + [
          phrases.name(of: Measure.mood), phrases.name(of: Kind.entry),
        ]
      let question = KeyQuestion(
        phrases.say("ownScale-asked"), hint: phrases.say("hint-numberKeys"), labels: labels)
      return try !context.askSeveral(question, signs: labels, &occasions).isBack
    default:
      let labels = ["ownScale-high", "ownScale-low", "ownScale-neither"].map { phrases.say($0) }
      let question = KeyQuestion(phrases.say("ownScale-good"), labels: labels)
      guard let index = try context.askChoice(question, usual: 2).value else { return false }
      good = index < Scale.Direction.allCases.count ? Scale.Direction.allCases[index] : nil
      return true
    }
  }

  private static let occasions = Scale.Occasions.names.filter { !$0.occasion.isEmpty }

  /// Asks for a line until it can be taken; an empty name leaves, as Backspace does there.
  private mutating func askLine(
    _ question: String, _ hint: String, _ answer: WritableKeyPath<Self, String>, _ context: inout Context,
    problem: (String) -> String?
  ) throws(CommandError) -> Bool {
    let request = LineRequest(self[keyPath: answer], allowsBack: true)
    let asked = try context.askLine(context.phrases.say(question), hint: hint, request) {
      (line, context) -> Asked<String>? in
      if answer == \.name, line.isEmpty { return .back }
      guard let problem = problem(line) else { return .answer(line) }
      context.errors.line(Sanitizer.line(problem), .warning)
      return nil
    }
    self[keyPath: answer] = asked.value ?? self[keyPath: answer]
    return !asked.isBack
  }
}

extension Context {
  /// Asks for scales of the person's own, one after the other, and writes each at once.
  mutating func askScales() throws(CommandError) {
    while true {
      var questions = ScaleQuestions()
      guard let (scale, label) = try questions.ask(in: &self) else { return }
      let journal = try self.journal()
      let change = try self.change(Journal.profilePath, by: journal.set(scale, label: label))
      forgetJournal()
      let path = displayed(change.path)
      confirm(change.kind == .unchanged ? .unchanged(path: path) : .changed(path: path))
      warnWhereNotUndoable(change)
    }
  }
}
