import JournalLanguage
import JournalModel
import JournalStore

/// Answers about a record that is not written yet: kept on this device until it is, or until the person declines them.
struct UnfinishedRecord: Hashable, Sendable {
  /// What the answers are about; for each kind there is one.
  var kind: Kind
  /// When the questions were begun; the record's moment, where it is to have one.
  var at: Timestamp?
  /// The day and the shift that the person named.
  var date: CivilDay?
  var shift: ShiftType?
  /// What was answered, and the name of the question that comes next.
  var answers = Answers()
  var next: String?

  /// The name of the file that keeps answers about a kind of record.
  private static func name(_ kind: Kind) -> String { kind.name + ".md" }

  /// Keeps the answers; `false` where the device has no room for them.
  func keep(in journal: Journal) -> Bool {
    var draft = Draft(kind: kind, day: date ?? at?.local.day ?? CivilDay(number: 0))
    answers.fill(&draft)
    draft[.at] = at.map { .string($0.iso) }
    draft[.shift] = shift.map { .string($0.name) }
    if let next { draft.extra.append(Value.Field(key: Self.nextKey, value: .string(next))) }
    if date != nil { draft.extra.append(Value.Field(key: Self.datedKey, value: .bool(true))) }
    return journal.unfinishedFolder?.write(DraftWriter().bytes(for: draft), as: Self.name(kind)) ?? false
  }

  /// The answers about a kind of record that wait; `nil` where there are none.
  init?(_ kind: Kind, in journal: Journal) {
    guard let bytes = journal.unfinishedFolder?.read(Self.name(kind)) else { return nil }
    let file = StoredFile(
      path: Self.name(kind), bytes: bytes, state: FileState(size: 0, modified: 0, changed: 0, inode: 0))
    guard let record = journal.record(from: file)?.record, record.kind == kind else { return nil }
    self.kind = kind
    at = record.at
    shift = record.shift
    answers = Answers(record, text: ShowCommand.body(of: file))
    for field in record.extra {
      switch (field.key, field.value) {
      case (Self.nextKey, .string(let name)): next = name
      case (Self.datedKey, .bool(true)): date = record.date
      default: continue
      }
    }
  }

  /// Answers about a kind of record that has just been begun.
  init(_ kind: Kind, at: Timestamp?, date: CivilDay?, shift: ShiftType?) {
    self.kind = kind
    self.at = at
    self.date = date
    self.shift = shift
  }

  /// Forgets the answers about a kind of record.
  static func forget(_ kind: Kind, in journal: Journal) { journal.unfinishedFolder?.remove(name(kind)) }

  /// Keys of the file that no record has.
  private static let nextKey = "next"
  private static let datedKey = "dated"
}

extension Context {
  /// Offers to go on with answers that wait; what is declined is gone.
  mutating func offerUnfinished(_ kind: Kind) throws(CommandError) -> UnfinishedRecord? {
    let journal = try self.journal()
    guard terminal != nil, let unfinished = UnfinishedRecord(kind, in: journal) else { return nil }
    let today = today(in: journal)
    let local = unfinished.at?.local
    let time = local.map { phrases.time($0.time) }
    let day = local.flatMap { $0.day == today ? nil : phrases.day($0.day, today: today) }
    let question = phrases.question(
      .goOn(kind, when: [day, time].compactMap(\.self).joined(separator: ", ")))
    if try askYes(question, usually: true) { return unfinished }
    UnfinishedRecord.forget(kind, in: journal)
    return nil
  }

  /// Keeps answers, if there are any; what can't be kept is shown, so that it can be copied.
  mutating func keep(_ unfinished: UnfinishedRecord) -> Bool {
    guard let openedJournal, !unfinished.answers.isEmpty else { return false }
    return unfinished.keep(in: openedJournal)
  }

  /// Says what became of answers whose record was not written.
  mutating func sayWhatIsKept(_ unfinished: UnfinishedRecord, isKept: Bool) {
    guard !unfinished.answers.isEmpty else { return }
    if isKept {
      let command = unfinished.kind == .entry ? NewCommand.name : unfinished.kind.name
      errors.line(phrases.confirmation(.answersKept(command: "smjournal " + command)))
    } else if !unfinished.answers.text.isEmpty {
      errors.line(phrases.confirmation(.answersNotKept))
      errors.line(unfinished.answers.text)
    }
  }
}

extension UnfinishedRecord {
  /// Asks what is still to be asked; the answers are kept after each of them, so that nothing takes them away.
  mutating func ask(_ steps: [Interview.Step], in context: inout Context) throws(CommandError) {
    var interview = Interview(steps, answers: answers, next: next)
    var isKept = false
    var kept = self
    do throws(CommandError) {
      try interview.ask(in: &context) { interview, context in
        (kept.answers, kept.next) = (interview.answers, interview.next)
        isKept = context.keep(kept)
      }
    } catch {
      throw kept.answers.isEmpty ? error : .unfinished(error, kept, isKept: isKept)
    }
    answers = interview.answers
    next = interview.next
    if answers.isEmpty { context.forget(self) }
  }

  /// Writes the record with the answers; they are forgotten only once it is written.
  func writing(
    in context: inout Context, _ body: (inout Context) throws(CommandError) -> Void
  ) throws(CommandError) {
    do throws(CommandError) { try body(&context) } catch {
      throw .unfinished(error, self, isKept: context.keep(self))
    }
    context.forget(self)
  }
}

extension Context {
  fileprivate func forget(_ unfinished: UnfinishedRecord) {
    if let openedJournal { UnfinishedRecord.forget(unfinished.kind, in: openedJournal) }
  }
}
