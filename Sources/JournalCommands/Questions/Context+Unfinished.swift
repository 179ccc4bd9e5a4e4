import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

extension Context {
  /// Offers to go on with answers that wait; what is declined is put aside.
  ///
  /// - Parameter isSealed: whether the record will be sealed, whatever the profile says.
  /// - Throws: also where it is to be sealed and can't be, so that nobody is asked for what would be lost.
  package mutating func offerUnfinished(
    _ kind: Kind, isSealed: Bool = false
  ) throws(CommandError) -> UnfinishedRecord? {
    let journal = try self.journal()
    if isSealed || kind.canBeSealed && journal.profile.seals(kind.name) {
      try stored(journal.checkSealing(of: kind.name))
    }
    if terminal != nil, UnfinishedRecord.isSealed(kind, in: journal) {
      return try offerSealed(kind, in: journal)
    }
    guard terminal != nil, let unfinished = UnfinishedRecord(kind, in: journal) else { return nil }
    let today = today(in: journal)
    let local = unfinished.at?.local
    let time = local.map { phrases.time($0.time) }
    let day = local.flatMap { $0.day == today ? nil : phrases.day($0.day, today: today) }
    let answers = unfinished.answers
    let words = answers.title.isEmpty ? FirstWords.of(answers.text[...]) : answers.title
    let when = [day, time, words.map { phrases.quoted(Sanitizer.line($0)) }].compactMap(\.self)
    if try askYes(phrases.goOn(kind, when: when.joined(separator: ", ")), usually: true) { return unfinished }
    putAside(kind, in: journal)
    return nil
  }

  private mutating func putAside(_ kind: Kind, in journal: Journal) {
    guard let path = UnfinishedRecord.putAside(kind, in: journal) else { return }
    errors.line(phrases.say("question-putAside", ("path", .of(Sanitizer.line(path)))), .dim)
  }

  /// The same of answers that are sealed: only the passphrase tells more of them.
  private mutating func offerSealed(
    _ kind: Kind, in journal: Journal
  ) throws(CommandError) -> UnfinishedRecord? {
    guard try askYes(phrases.goOn(kind, when: "🔒"), usually: true) else {
      putAside(kind, in: journal)
      return nil
    }
    leaveTerminal()
    return try stored(UnfinishedRecord.opened(kind, in: journal))
  }

  /// Notes what was said of a record whose text a pipe brought.
  mutating func note(_ draft: Draft, date: CivilDay?) throws(CommandError) {
    guard taken != nil else { return }
    var said = UnfinishedRecord(draft, date: date, in: try journal())
    // Who said more than the text is asked nothing again.
    if draft[.title] != nil || draft[.mood] != nil { said?.next = Interview.done }
    taken?.said = said
  }

  /// Keeps what a pipe brought, with what was said of it, as an entry to go on with, where nothing was
  /// written.
  mutating func keepWhatWasPiped() {
    guard let taken, (taken.touched ?? touched.paths.count) == touched.paths.count,
      !taken.text.trimmed.isEmpty
    else { return }
    if let journal = try? journal() { putAside(.entry, in: journal) }
    var unfinished = taken.said ?? UnfinishedRecord(.entry, at: nil, date: nil, shift: nil)
    if unfinished.answers.text.isEmpty { unfinished.answers.text = taken.text.trimmedEnd }
    sayWhatIsKept(unfinished, isKept: keep(unfinished))
  }

  /// Keeps answers, if there are any; shows them to be copied where they can't be kept.
  package mutating func keep(_ unfinished: UnfinishedRecord) -> Bool { unfinished.isKept(in: openedJournal) }

  /// Says what became of answers whose record was not written.
  package mutating func sayWhatIsKept(_ unfinished: UnfinishedRecord, isKept: Bool) {
    guard !unfinished.answers.isEmpty else { return }
    if isKept {
      let command = unfinished.kind == .entry ? "new" : unfinished.kind.name
      errors.line(phrases.confirmation(.answersKept(command: "smjournal " + command)))
    } else if !unfinished.answers.text.isEmpty {
      errors.line(phrases.say("confirmation-answersNotKept"))
      errors.line(unfinished.answers.text)
    }
  }
}

extension UnfinishedRecord {
  /// Keeps answers, if there are any; whether they are kept now.
  fileprivate func isKept(in journal: Journal?) -> Bool {
    guard let journal, !answers.isEmpty else { return false }
    return keep(in: journal)
  }

  /// Asks what is still to be asked; the answers are kept after each of them, and while one is typed, so that
  /// nothing takes them away.
  ///
  /// - Parameter behind: asks for the hours behind the last of the questions, and gives all that are stated;
  ///   `nil` where the question before is wanted.
  package mutating func ask(
    _ steps: [Interview.Step], in context: inout Context,
    behind: (inout Context) throws(CommandError) -> [Key: Value]? = { _ in [:] }
  ) throws(CommandError) {
    var interview = Interview(steps, answers: answers, next: next)
    let journal = context.openedJournal
    // A text that is to be sealed is edited in memory.
    context.hidesText = isSealed || journal?.profile.seals(kind.name) ?? false
    defer { context.hidesText = false }
    var isKept = false
    var kept = self
    do throws(CommandError) {
      func askBehind(_ context: inout Context) throws(CommandError) -> Bool {
        guard let stated = try behind(&context) else { return false }
        if kept.kind != .entry { kept.stated = stated }
        return true
      }
      try interview.ask(in: &context, behind: askBehind) { answers, next in
        // What was typed and taken back again is nothing to go on with.
        if let journal, isKept, answers.isEmpty { UnfinishedRecord.forget(kept.kind, in: journal) }
        (kept.answers, kept.next) = (answers, next)
        isKept = kept.isKept(in: journal)
      }
    } catch { throw kept.answers.isEmpty ? error : .unfinished(error, kept, isKept: isKept) }
    (answers, next, stated) = (interview.answers, interview.next, kept.stated)
    if answers.isEmpty { context.forget(self) }
  }

  /// Writes the record with the answers; they are forgotten only once it is written.
  package func writing(
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
