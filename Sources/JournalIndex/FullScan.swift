import JournalFiles
import JournalFormat
import JournalModel
import SystemLibrary

/// Reads every file, for each question or once for a snapshot, and makes blocks of them in memory.
package struct FullScan: RecordSource {
  /// Where the files are.
  package var store: FileStore
  /// Decides the day of a file that says none.
  package var zone: TimeZoneRules
  package var decoder: RecordDecoder
  package var progress: ProgressReport?
  package let notes: LookNotes
  /// What the files said, where they are not to be read again.
  private var known: BlockAnswers?

  package init(
    store: FileStore, zone: TimeZoneRules, decoder: RecordDecoder = RecordDecoder(),
    progress: ProgressReport? = nil, notes: LookNotes = LookNotes()
  ) {
    (self.store, self.zone, self.decoder) = (store, zone, decoder)
    (self.progress, self.notes) = (progress, notes)
  }

  package struct Content {
    /// In the order of the paths' bytes.
    package var records: [Record] = []
    /// The states of their files, and what is special about them, in the same order.
    package var states: [FileState] = []
    var flags: [RowFlags] = []
    /// In the order of paths and positions.
    package var problems: [Problem] = []
    /// In the order of the paths' bytes.
    package var conflicts: [Conflict] = []
    /// How many files were read.
    package var readCount = 0
    /// All files but the profile.
    var files: [ListedFile] = []
  }

  package func snapshot(_ scope: RefreshScope) -> any RecordSource {
    if known != nil { return self }
    var copy = self
    copy.known = answers()
    return copy
  }

  package func content() -> Content {
    let content = read()
    notes.add(content.problems)
    return content
  }

  private func read() -> Content {
    var content = Content()
    let listing: Listing
    do { listing = try store.listing() } catch {
      content.problems.append(Problem(path: error.path, reason: Problem.Reason(error.reason)))
      return content
    }
    content.conflicts = listing.conflicts
    content.problems = listing.problems
    var reader = RecordReader(zone: zone, decoder: decoder)
    let meter = ProgressMeter(progress)
    defer { meter?.finish() }
    var count = ProgressCount(meter)
    content.files = listing.files.filter { !ProfileFile.isAt($0.path) }
    for file in content.files {
      count.add(1)
      content.readCount += 1
      switch reader.read(file.path, state: file.state, from: store) {
      case .gone: content.readCount -= 1
      case .profile: content.readCount -= 1
      case .conflict: content.conflicts.append(Conflict(path: file.path, origin: .markers))
      case .profileCopy: content.conflicts.append(Conflict(copyOfProfile: file.path))
      case .record(let record, let problems):
        content.records.append(record)
        content.states.append(file.state)
        content.flags.append(RowFlags(ofRecordWith: problems).subtracting(.hasProblems))
        content.problems += problems
      }
    }
    content.conflicts.sort { Bytes.precedes($0.path, $1.path) }
    content.problems = Problem.sorted(content.problems)
    return content
  }

  package func asking<Answer>(_ scope: RefreshScope, _ answer: (BlockAnswers) -> Answer?) -> Answer {
    let answers = known ?? answers()
    if let answer = answer(answers) { return answer }
    // No file makes a damaged block. Should one, the answer lacks all of them, and that is said.
    notes.add([Problem(path: "", reason: .unreadable(errno: SystemFailure.invalid))])
    return answers.ofNothing(answer)
  }

  /// What the files said, as blocks; without their words, which save the reading of files.
  private func answers() -> BlockAnswers {
    let content = content()
    let rows = content.records.indices.map { index in
      let path = PathText.bytes(content.records[index].path) ?? Array(content.records[index].path.utf8)
      let name = (path.lastIndex(of: 0x2F) ?? -1) + 1
      return (folder: Array(path[..<max(name - 1, 0)]), name: Array(path[name...]), index: index)
    }.sorted { left, right in
      left.folder == right.folder
        ? Bytes.precedes(left.name, right.name) : Bytes.precedes(left.folder, right.folder)
    }
    var folders: [IndexSnapshot.Folder] = []
    var builder = BlockBuilder()
    for (number, row) in rows.enumerated() {
      unsafe row.name.withUnsafeBytes {
        unsafe builder.add(
          $0, content.states[row.index], content.flags[row.index], record: content.records[row.index])
      }
      guard number + 1 == rows.count || rows[number + 1].folder != row.folder else { continue }
      folders.append(.fresh(FreshFolder(path: row.folder, FolderRow(state: .nothing), builder.finish())))
    }
    let found = Findings(problems: FoundProblems(content.problems), conflicts: content.conflicts)
    return BlockAnswers(
      snapshot: IndexSnapshot(index: nil, folders: folders), zone: zone, findings: { found }, mended: { nil })
  }

  package func record(at path: String) -> Record? {
    guard let file = try? store.read(path) else { return nil }
    var reader = RecordReader(zone: zone, decoder: decoder)
    if case .record(let record, _) = reader.read(file) { return record }
    return nil
  }

  package func otherJournals() -> [String] { (try? store.listing())?.otherJournals ?? [] }

  package func reindex(_ mode: ReindexMode) -> ReindexReport {
    let start = System.ticks()
    let content = content()
    var report = ReindexReport()
    report.files = content.records.count
    report.read = content.readCount
    report.bytes = content.files.reduce(0) { $0 + $1.state.size }
    report.folders = content.files.map { RelativePath.folderAndName(of: $0.path).folder }
    report.openFiles = content.files.count { $0.isOpenToOthers }
    report.problems = content.problems
    report.conflicts = content.conflicts
    report.seconds = Double(System.ticks() - start) / 1e9
    return report
  }
}
