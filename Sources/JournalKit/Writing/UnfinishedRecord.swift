import JournalFiles
import JournalFormat
import JournalModel
import JournalStore
import SystemLibrary

/// Answers about a record that is not written yet: kept on this device until it is, or until the person
/// declines them.
package struct UnfinishedRecord: Hashable, Sendable {
  /// What the answers are about; for each kind there is one.
  package var kind: Kind
  /// When the questions were begun; the record's moment, where it is to have one.
  package var at: Timestamp?
  /// The day and the shift that the person named.
  package var date: CivilDay?
  package var shift: ShiftType?
  /// What options say of it: the hours `start`, `end`, `call-outs`, `break`; `place`, `weather` and the like.
  package var stated: [Key: Value] = [:]
  /// What was answered, and the name of the question that comes next.
  package var answers = Answers()
  package var next: String?

  /// Whether the record will be sealed, whatever the profile says; so are the answers then.
  package var isSealed = false
  package var isPrivate = false

  /// The name of the file that keeps answers about a kind of record.
  private static func name(_ kind: Kind) -> String { kind.name + ".md" }

  /// Keeps the answers; `false` where the device has no room for them.
  package func keep(in journal: Journal) -> Bool {
    var draft = Draft(kind: kind, day: date ?? at?.local.day ?? CivilDay(number: 0))
    answers.fill(&draft)
    for (key, value) in stated { draft[key] = value }
    draft[.at] = at.map { .string($0.iso) }
    draft[.shift] = shift.map { .string($0.name) }
    if let next { draft.extra.append(Value.Field(key: Self.nextKey, value: .string(next))) }
    if date != nil { draft.extra.append(Value.Field(key: Self.datedKey, value: .bool(true))) }
    if isPrivate { draft.markPrivate() }
    draft.isSealed = isSealed
    return keep(draft, in: journal)
  }

  private func keep(_ draft: Draft, in journal: Journal) -> Bool {
    guard let folder = journal.unfinishedFolder else { return false }
    let (bytes, name) = (DraftWriter().bytes(for: draft), Self.name(kind))
    guard journal.seals(draft) else { return folder.write(bytes, as: name) }
    guard let sealed = try? journal.bytesToWrite(bytes, to: Self.sealedName(kind)) else { return false }
    guard folder.write(sealed, as: Self.sealedName(kind)) else { return false }
    folder.remove(name)
    return true
  }

  /// The name of the file that keeps sealed answers.
  private static func sealedName(_ kind: Kind) -> String { kind.name + Record.sealedEnding }

  package static func isSealed(_ kind: Kind, in journal: Journal) -> Bool {
    journal.unfinishedFolder?.read(sealedName(kind)) != nil
  }

  /// The sealed answers about a kind of record that wait, for which a passphrase may be asked; `nil` where
  /// there are none.
  package static func opened(_ kind: Kind, in journal: Journal) throws(StoreError) -> UnfinishedRecord? {
    guard let bytes = journal.unfinishedFolder?.read(sealedName(kind)) else { return nil }
    var file = try journal.opened(StoredFile(path: sealedName(kind), bytes: bytes, state: .nothing))
    file.path = name(kind)
    var unfinished = UnfinishedRecord(kind, file, in: journal)
    unfinished?.isSealed = true
    return unfinished
  }

  /// The answers about a kind of record that wait; `nil` where there are none.
  package init?(_ kind: Kind, in journal: Journal) {
    guard let bytes = journal.unfinishedFolder?.read(Self.name(kind)) else { return nil }
    self.init(kind, StoredFile(path: Self.name(kind), bytes: bytes, state: .nothing), in: journal)
  }

  private init?(_ kind: Kind, _ file: StoredFile, in journal: Journal) {
    guard let record = journal.record(from: file)?.record, record.kind == kind else { return nil }
    self.kind = kind
    at = record.at
    shift = record.shift
    answers = Answers(record, text: file.text)
    isPrivate = record.isPrivate
    for key in [Key.start, .end, .callOuts, .breakMinutes, .place, .weather, .people, .favorite] {
      stated[key] = record[key] == .bool(false) ? nil : record[key]
    }
    for field in record.extra {
      switch (field.key, field.value) {
      case (Self.nextKey, .string(let name)): next = name
      case (Self.datedKey, .bool(true)): date = record.date
      default: continue
      }
    }
    if next == Self.textStep || next == Self.noteStep, let folder = journal.unfinishedFolder,
      let text = EditedText.takeLeft(in: folder)
    {
      answers.text = text
      _ = keep(in: journal)
    }
  }

  /// Answers about a kind of record that has just been begun.
  package init(_ kind: Kind, at: Timestamp?, date: CivilDay?, shift: ShiftType?) {
    (self.kind, self.at, self.date, self.shift) = (kind, at, date, shift)
  }

  /// What was said of a record, to be kept where it can't be written.
  ///
  /// - Parameter date: the day that was named.
  package init?(_ draft: Draft, date: CivilDay?, in journal: Journal) {
    let bytes = DraftWriter().bytes(for: draft)
    self.init(draft.kind, StoredFile(path: Self.name(draft.kind), bytes: bytes, state: .nothing), in: journal)
    (self.date, isSealed) = (date, draft.isSealed)
  }

  package static func forget(_ kind: Kind, in journal: Journal) {
    for name in [name(kind), sealedName(kind)] { journal.unfinishedFolder?.remove(name) }
  }

  /// Puts the answers about a kind of record aside, so that the next ones don't take their place; gives the
  /// path of the file that has them, `nil` where they stay where they were.
  package static func putAside(_ kind: Kind, in journal: Journal) -> String? {
    guard let folder = journal.unfinishedFolder else { return nil }
    for (name, ending) in [(name(kind), ".md"), (sealedName(kind), Record.sealedEnding)] {
      guard let bytes = folder.read(name) else { continue }
      let names = folder.names
      let aside = (1...).lazy.map { "\(kind.name)-\($0)\(ending)" }.first { !names.contains($0) }
      guard let aside, folder.write(bytes, as: aside) else { return nil }
      folder.remove(name)
      return folder.path + "/" + aside
    }
    return nil
  }

  /// The paths of the files with answers that were put aside, which stay until the person removes them.
  package static func aside(in journal: Journal) -> [String] {
    guard let folder = journal.unfinishedFolder else { return [] }
    return folder.names.filter { name in
      guard let dash = name.lastIndex(of: "-"), Kind(named: String(name[..<dash])) != nil else {
        return false
      }
      let rest = name[name.index(after: dash)...]
      return [".md", Record.sealedEnding].contains { ending in
        rest.hasSuffix(ending) && Int(rest.dropLast(ending.count)) != nil
      }
    }.sorted().map { folder.path + "/" + $0 }
  }

  /// The names of the questions that an editor may answer with a text.
  package static let (textStep, noteStep) = ("text", "note")

  /// Keys of the file that no record has.
  private static let nextKey = "next"
  private static let datedKey = "dated"
}

/// The file in which an editor has a text that is an answer: of the process that asks, so that what it saved
/// is found where that process is no more.
package enum EditedText {
  private static let (start, end) = ("text-", ".md")

  /// The name of this process's file.
  package static var name: String { "\(start)\(System.processNumber)\(end)" }

  /// Takes what an editor saved for a process that has ended without reading it.
  package static func takeLeft(in folder: StateFiles) -> String? {
    var text: String?
    for name in folder.names where name.hasPrefix(start) && name.hasSuffix(end) {
      guard let process = Int32(name.dropFirst(start.count).dropLast(end.count)), !System.isRunning(process),
        let bytes = folder.read(name)
      else { continue }
      text = EditedText.text(bytes)
      folder.remove(name)
    }
    return text
  }

  /// A text as it was saved, without the end of its last line.
  package static func text(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
