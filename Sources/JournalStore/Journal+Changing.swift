import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import SystemLibrary
import YAMLCodec

/// Why a change of a record was refused; nothing was changed.
public enum ChangeError: Error, Hashable, Sendable {
  /// The file could not be read or written.
  case store(StoreError)
  /// The edit is not possible.
  case edit(EditProblem)
}

extension ChangeError {
  fileprivate var mayPass: Bool {
    if case .store(let error) = self { error.mayPass } else { false }
  }
}

/// A record that is no file yet: its bytes, its folder, its name without `.md`.
package struct NewFile: Hashable, Sendable {
  package var bytes: [UInt8]
  /// The folder: that of a month, or of the people.
  package var folder: String
  /// The name, to which `-2` is added where it is taken.
  package var stem: String

  package init(bytes: [UInt8], folder: String, stem: String) {
    (self.bytes, self.folder, self.stem) = (bytes, folder, stem)
  }
}

extension Journal {
  /// Writes a new record into the folder of its month.
  ///
  /// - Parameter template: the bytes of a template with placeholders; empty for none.
  ///
  /// - Parameters:
  ///   - stem: the name without `.md`; one that tells kind, day and title where there is none.
  ///   - isSole: whether a file of that name is `StoreError.Reason.nameTaken`, instead of a number behind it.
  public func create(
    _ draft: Draft, template: [UInt8] = [], stem: String? = nil, isSole: Bool = false
  ) throws(StoreError) -> Change {
    let file = newFile(of: draft, template: template)
    let isSealed = draft.isSealed || seals(file.bytes)
    if isSealed, !draft.isSealed { try checkCertain(file.bytes) }
    let named = isSealed ? FileStore.target(Journal.sealedName(ofNew: file.bytes)).stem : file.stem
    let name = stem ?? self.stem(named, behindOthersOf: Journal.newRecord(file.bytes))
    if isSealed { return try create(sealed: file, stem: name, isSole: isSole) }
    return try create(file.bytes, folder: file.folder, stem: name, isSole: isSole)
  }

  /// A name behind those of the other moods, check-ins or check-outs of a record's moment, with a higher
  /// number where it must: whatever they are called and whatever name is free, the later writing has the last
  /// word.
  ///
  /// - Parameter keepsPlace: whether those that have the last word now go on having it.
  func stem(_ stem: String, behindOthersOf record: Record, keepsPlace: Bool = false) -> String {
    let isMood = record.mood != nil || record.isSealed && record.kind == .entry
    guard isMood || record.kind.isShiftEnd else { return stem }
    let at = record.at?.instant(in: zone)
    let query = Query(from: record.date, until: record.date)
    let others = records(matching: query, scope: .around(record.date)).records.filter { other in
      if Bytes.areEqual(other.path, record.path) { return false }
      let isLike = other.kind == record.kind && other.kind.isShiftEnd
      // What is sealed may have a mood.
      let mayBeMood = isMood && (other.mood != nil || other.isSealed && other.kind == .entry)
      return (isLike || mayBeMood) && other.at?.instant(in: zone) == at
        && (!keepsPlace || (other.numberOfName, other.id) < (record.numberOfName, record.id))
    }
    let number = Record.number(ofName: stem.utf8)
    guard let last = others.map({ ($0.numberOfName, $0.id) }).max(by: { $0 < $1 }), last >= (number, stem)
    else {
      return stem
    }
    return (number > 1 ? String(stem.dropLast("-\(number)".count)) : stem) + "-\(last.0 + 1)"
  }

  /// Writes a new record sealed; nothing of its text is in its name.
  package func create(
    sealed file: NewFile, stem: String? = nil, isSole: Bool = false
  ) throws(StoreError) -> Change {
    let name = stem.map { $0 + Record.sealedEnding } ?? Journal.sealedName(ofNew: file.bytes)
    let path = RelativePath.join(file.folder, name)
    try Journal.checkReadable(file.bytes, path: path)
    return try store.create(
      try bytesToWrite(file.bytes, to: path), folder: file.folder, name: name, isSole: isSole)
  }

  /// The file that a new record would be.
  package func newFile(of draft: Draft, template: [UInt8]) -> NewFile {
    let bytes = DraftWriter().bytes(for: draft, template: template)
    let at = draft[.at]?.text.flatMap { Timestamp(iso: $0)?.local }
    // The check-out of a night is named after the morning: names sort in the order in which things happened.
    let named = at.flatMap { abs($0.day.days(until: draft.day)) <= 1 ? $0.day : nil } ?? draft.day
    // An entry of a mood alone says so by its name.
    let isOfMood = draft.kind == .entry && draft[.mood] != nil
    let title = draft[.title]?.text ?? (isOfMood ? Key.mood.name : nil)
    let shift = draft[.shift]?.text.flatMap { ShiftType(named: $0) }
    if draft.kind == .person {
      let name = draft[.name]?.text.flatMap { FileNames.slug($0) }
      return NewFile(bytes: bytes, folder: FileNames.people, stem: name ?? draft.kind.name)
    }
    let stem = FileNames.stem(kind: draft.kind, day: named, time: at?.time, title: title, shift: shift)
    return NewFile(bytes: bytes, folder: FileNames.folder(of: named), stem: stem)
  }

  /// Puts a new file into a folder. What could not be read back, and so would be lost to every command, is
  /// refused.
  private func create(
    _ bytes: [UInt8], folder: String, stem: String, isSole: Bool
  ) throws(StoreError) -> Change {
    try Journal.checkReadable(bytes, path: RelativePath.join(folder, stem + ".md"))
    return try store.create(bytes, folder: folder, name: stem, isSole: isSole)
  }

  private static func checkReadable(_ bytes: [UInt8], path: String) throws(StoreError) {
    if bytes.count > StoredFile.maximumSize {
      throw StoreError(path: path, reason: .tooLarge(bytes: Int64(bytes.count)))
    }
    if bytes.contains(0) { throw StoreError(path: path, reason: .textHoldsNUL) }
    if MergeMarkers.areIn(bytes) {
      throw StoreError(path: path, reason: .textHoldsMarkers)
    }
  }

  /// Changes the front matter of a record, all of the edits or none, and adds lines below its text.
  ///
  /// - Parameter now: what a key like `modified` gets where the file has one.
  public func edit(
    _ record: Record, _ edits: [FieldEdit], appending lines: String = "", now: Timestamp?
  ) throws(ChangeError) -> Change {
    try changing(record.path) { (document) throws(EditProblem) in
      try document.apply(edits, now: now, zone: zone)
      if !lines.isEmpty { document.append(toBody: lines) }
    }
  }

  /// Adds an item to the list with which the text of a record ends, or begins one below it.
  package func edit(
    _ record: Record, appendingItem item: String, now: Timestamp?
  ) throws(ChangeError) -> Change {
    try changing(record.path) { (document) throws(EditProblem) in
      try document.apply([], now: now, zone: zone)
      document.append(toBody: item + "\n", joinsList: true)
    }
  }

  /// Changes the front matter of `journal.md`.
  public func editProfile(
    key: String, _ edit: (inout MarkdownDocument) throws(EditError) -> Void
  ) throws(ChangeError) -> Change {
    try changing(Journal.profilePath) { (document) throws(EditProblem) in
      do throws(EditError) { try edit(&document) } catch {
        throw EditProblem(key: key, reason: .document(error))
      }
    }
  }

  /// Reads a file, edits and saves it.
  ///
  /// Where another program changes the file at the same moment, all of it is done once more: edits concern
  /// keys, not bytes.
  func changing(
    _ path: String, _ edit: (inout MarkdownDocument) throws(EditProblem) -> Void,
    saving save: ((MarkdownDocument, StoredFile) throws(StoreError) -> Change)? = nil
  ) throws(ChangeError) -> Change {
    var isUnfinished = false
    return try Retry.run(on: store.system, where: { $0.mayPass || isUnfinished }) { () throws(ChangeError) in
      let stored: StoredFile
      let file: StoredFile
      do throws(StoreError) {
        stored = try store.read(path)
        file = try opened(stored)
      } catch { throw .store(error) }
      if let reason = Problem.Reason(inPlaceOfText: file.bytes) {
        // An editor that saves in place empties the file first.
        isUnfinished = store.mayBeUnfinished(file)
        throw .store(StoreError(path: path, reason: .textElsewhere(reason)))
      }
      isUnfinished = false
      var document = MarkdownDocument(file.bytes)
      do throws(EditProblem) {
        // What is added in UTF-8 to a text of another encoding can be read by no editor.
        if let problem = document.problems.first(where: { $0.reason == .notUTF8 }) {
          throw EditProblem(
            key: "",
            reason: .file(Problem(path: path, position: problem.position, reason: .yaml(problem))))
        }
        document.closeFrontMatter()
        let (problem, frontMatter) = (Journal.obstacle(in: document, path), document.frontMatterBytes)
        try edit(&document)
        // What has no end would go on with what is written behind it.
        if let problem, document.frontMatterBytes != frontMatter, Journal.obstacle(in: document, path) != nil
        {
          throw EditProblem(key: "", reason: .file(problem))
        }
      } catch {
        // A text that can't be edited may be half of one that an editor is just saving.
        guard store.mayBeUnfinished(file) else { throw .edit(error) }
        throw .store(StoreError(path: path, reason: .changedSinceRead))
      }
      do throws(StoreError) {
        guard stored.bytes == file.bytes else { return try self.save(document, over: file, stored) }
        if let save { return try save(document, file) }
        return try self.save(document, over: file)
      } catch { throw .store(error) }
    }
  }

  /// What in a front matter keeps it from being changed: a text or a list that is never closed, a profile of
  /// a later format.
  private static func obstacle(in document: MarkdownDocument, _ path: String) -> Problem? {
    for problem in document.problems {
      guard case .unterminated = problem.reason else { continue }
      return Problem(path: path, position: problem.position, reason: .yaml(problem))
    }
    guard ProfileFile.isAt(path) else { return nil }
    return ProfileDecoder().decode(document, path: path).problems.first { problem in
      if case .wrongValue(_, _, .formatVersion) = problem.reason { true } else { false }
    }
  }

  /// Replaces a sealed file by what became of the document that was opened, sealed again.
  package func save(
    _ document: MarkdownDocument, over file: StoredFile, _ stored: StoredFile
  ) throws(StoreError) -> Change {
    if document.bytes == file.bytes { return Change(kind: .unchanged, path: file.path, isUndoable: false) }
    try Journal.checkGrown(document, over: file)
    return try store.replace(stored, with: try bytesToWrite(document.bytes, to: stored.path))
  }

  /// Replaces a file by what became of its document.
  ///
  /// - Throws: also where a mood would become a text that the profile has sealed: what it says now lies on
  ///   the disk in clear, and only `seal` knows what to do about that.
  public func save(_ document: MarkdownDocument, over file: StoredFile) throws(StoreError) -> Change {
    try Journal.checkGrown(document, over: file)
    if !ProfileFile.isAt(file.path), seals(document.bytes), !seals(file.bytes) {
      throw StoreError(path: file.path, reason: .seal(.sealFirst))
    }
    return try store.replace(file, with: document.bytes)
  }

  /// An edit makes no file that can't be read back of one that can.
  private static func checkGrown(_ document: MarkdownDocument, over file: StoredFile) throws(StoreError) {
    guard document.bytes.count > file.bytes.count else { return }
    do { try checkReadable(document.bytes, path: file.path) } catch {
      if (try? checkReadable(file.bytes, path: file.path)) != nil { throw error }
    }
  }

  /// Gives a record another day: its `date`, or `from` and `until` of time off, and the day in its name. A
  /// file that lies in the folder of a month goes into that of the new one; any other stays in its folder.
  ///
  /// A sealed one stays as it is: its name says the day.
  ///
  /// - Parameter shift: the shift of that day, or none, in place of the one that an entry names.
  public func move(
    _ record: Record, to day: CivilDay, shift: ShiftType?? = nil, now: Timestamp?
  ) throws(ChangeError) -> Change {
    if record.isSealed {
      do throws(StoreError) { return try moveSealed(record, to: day) } catch { throw .store(error) }
    }
    let (media, shared): ([String], [String])
    do throws(StoreError) {
      media = try ownMedia(of: record, isInText: true)
      shared = try namedMedia(of: record, isInText: true).filter { !media.contains($0) }
    } catch { throw .store(error) }
    let change = try changing(record.path) { (document) throws(EditProblem) in
      try document.apply(Journal.edits(of: record, to: day, shift), now: now)
    } saving: { (document, file) throws(StoreError) in
      try Journal.checkGrown(document, over: file)
      let relative = try RelativePath(file.path)
      let stem = FileStore.stem(relative.name)
      // A check-out named after the morning stays so: its name keeps its distance from its day.
      let distance = FileNames.day(ofStem: stem).map { record.date.days(until: $0) } ?? 0
      // A name that tells the day of the moment goes on telling it where the moment lies on the new day or in
      // its night.
      let moment = record.at.map(\.local.day).flatMap { Journal.isOf($0, day) ? $0 : nil }
      let named = moment ?? (abs(distance) <= 1 ? day.advanced(by: distance) : day)
      let isInMonth = FileNames.month(ofFolder: relative.folder) != nil
      let moved = StoredFile(path: file.path, bytes: document.bytes, state: file.state)
      return try store.move(
        file, toFolder: isInMonth ? FileNames.folder(of: named) : relative.folder,
        name: self.stem(
          FileNames.stem(stem, movedTo: named), behindOthersOf: self.record(from: moved)?.record ?? record),
        with: document.bytes)
    }
    do throws(StoreError) {
      try moveMedia(media.map { ($0, RelativePath.last(of: $0)) }, copying: shared, after: change)
    } catch { throw .store(error) }
    return change
  }

  private func moveSealed(_ record: Record, to day: CivilDay) throws(StoreError) -> Change {
    let file = try store.read(record.path)
    let relative = try RelativePath(file.path)
    // Where photos lie that may be its own, it stays with them.
    let media = try ownMedia(of: record)
    let staysThere = try hidesMedia(of: record)
    let isInMonth = !staysThere && FileNames.month(ofFolder: relative.folder) != nil
    let folder = isInMonth ? FileNames.folder(of: day) : relative.folder
    let named = FileNames.stem(FileStore.stem(relative.name), movedTo: day)
    let moved = RecordDecoder().decode(
      path: RelativePath.join(folder, named + Record.sealedEnding), fileTime: nil)
    let name = day == record.date ? named : stem(named, behindOthersOf: moved)
    let change = try store.move(file, toFolder: folder, name: name + Record.sealedEnding, with: nil)
    try moveMedia(media.map { ($0, RelativePath.last(of: $0)) }, after: change)
    return change
  }

  /// Gives a dated shift the type and the hours of another; its text goes below the one that is there.
  ///
  /// - Parameter now: what a key like `modified` gets where the file has one.
  package func change(
    _ record: Record, to shift: ShiftType, _ draft: Draft, now: Timestamp?
  ) throws(ChangeError) -> Change {
    try changing(record.path) { (document) throws(EditProblem) in
      try document.apply(draft.shiftEdits, now: now)
      if !draft.body.isEmpty { document.append(toBody: draft.body + "\n") }
    } saving: { (document, file) throws(StoreError) in
      try Journal.checkGrown(document, over: file)
      let relative = try RelativePath(file.path)
      let stem = FileStore.stem(relative.name)
      // A name that tells the former shift would lie from now on; a name of the person's own stays.
      let tellsShift = Bytes.areEqual(stem, Journal.stem(of: record.shift, on: record.date))
      return try store.move(
        file, toFolder: relative.folder, name: tellsShift ? Journal.stem(of: shift, on: record.date) : stem,
        with: document.bytes)
    }
  }

  private static func stem(of shift: ShiftType?, on day: CivilDay) -> String {
    FileNames.stem(kind: .shift, day: day, time: nil, title: nil, shift: shift)
  }

  /// Whether a moment may be of a day: it lies on it, or in its night.
  private static func isOf(_ moment: CivilDay, _ day: CivilDay) -> Bool {
    (0...1).contains(day.days(until: moment))
  }

  /// What goes with a day or a moment that a record gets: the one would tell another day than the other.
  ///
  /// - Returns: the edit of `at` for a day, of `date` for a moment; `nil` where both still agree.
  public func edit(goingWith edit: FieldEdit, of record: Record) -> FieldEdit? {
    guard record.kind != .vacation, record.kind != .rota, case .set(let name, let text) = edit else {
      return nil
    }
    switch Key(named: name) {
    case .date:
      guard let day = CivilDay(iso: text), let at = record.at, Journal.isOf(at.local.day, record.date),
        !Journal.isOf(at.local.day, day)
      else { return nil }
      var moved = at
      moved.local.day = at.local.day.advanced(by: record.date.days(until: day))
      if at.offset != nil, zone.timestamp(at.instant(in: zone)).offset == at.offset {
        moved = zone.timestamp(zone.instant(of: moved.local))
      }
      return .set(key: Key.at.name, text: moved.iso)
    case .at:
      guard record.dateBasis == .key, let at = record.at?.local.day,
        let new = Timestamp(iso: text)?.local.day,
        case let former = record.date.days(until: at),
        record.kind.isShiftEnd ? !Journal.isOf(new, record.date) : record.date.days(until: new) != former
      else { return nil }
      return .set(key: Key.date.name, text: new.advanced(by: -(0...1 ~= former ? former : 0)).iso)
    default: return nil
    }
  }

  /// What gives a record another day.
  package static func edits(of record: Record, to day: CivilDay, _ shift: ShiftType??) -> [FieldEdit] {
    // The moment stays: what another device edits meanwhile is known by it.
    guard record.kind == .vacation || record.kind == .rota else {
      var edits = [FieldEdit.put(.date, .string(day.iso))]
      if let shift {
        edits.append(shift.map { .put(.shift, .string($0.name)) } ?? .unset(key: Key.shift.name))
      }
      return edits
    }
    var edits = [FieldEdit.put(.from, .string(day.iso))]
    if let from = record.from, let until = record.until {
      edits.append(.put(.until, .string(day.advanced(by: from.days(until: until)).iso)))
    }
    return edits
  }

  /// Moves the file of a record to `trash/`, with the photos and recordings that no other record names.
  ///
  /// - Parameter former: the last change, which ``undo()`` takes back together with this one.
  public func delete(_ record: Record, joinedTo former: Change? = nil) throws(StoreError) -> Change {
    let media = try ownMedia(of: record)
    try noteImport(record, isDeleted: true)
    let change = try store.trash(record.path)
    if let former { store.join(change, to: former) }
    var last = change
    for path in media {
      let moved = try store.trash(path)
      store.join(moved, to: last)
      last = moved
    }
    return change
  }

  /// Takes the last change of this device back.
  public func undo() throws(StoreError) -> Change {
    let change = try store.undo()
    noteReturn(change)
    return change
  }

  /// What came out of the trash was not deleted.
  func noteReturn(_ change: Change) {
    guard change.kind == .moved, change.formerPath.map(FileStore.isInTrash) ?? false,
      let record = source.record(at: change.path)
    else { return }
    _ = noting { () throws(StoreError) in try noteImport(record, isDeleted: false) }
  }

  /// Writes down for imports that a record was deleted, or is there again.
  private func noteImport(_ record: Record, isDeleted: Bool) throws(StoreError) {
    guard record.origin != nil else { return }
    var deleted = DeletedImports(of: self)
    try deleted.note(record, isDeleted: isDeleted)
  }
}

extension MarkdownDocument {
  /// Adds lines below the text, with an empty line between, or none to the list with which it ends.
  package mutating func append(toBody lines: String, joinsList: Bool = false) {
    let body = Array(bytes[self.body])
    // A text of one line without an end goes on with the line ends of its front matter.
    let newline = MarkdownDocument.lineEnd(of: body.contains { $0 == 0x0A || $0 == 0x0D } ? body : bytes)
    let last = body.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }).last
    // An item may end with indented lines.
    let endsWithList = last.map { $0.starts(with: "- ".utf8) || $0.starts(with: "  ".utf8) } ?? false
    var gap = body.last.map { [0x0A, 0x0D].contains($0) } ?? true ? "" : newline
    if !(joinsList && endsWithList) { gap += newline }
    let text =
      newline == "\n"
      ? lines
      : lines.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: newline)
    setBody(body + Array((gap + text).utf8))
  }
}

extension MarkdownDocument {
  /// The bytes of the front matter; none where there is none.
  fileprivate var frontMatterBytes: ArraySlice<UInt8> { frontMatter.map { bytes[$0] } ?? [] }
}
