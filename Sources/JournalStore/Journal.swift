import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import SystemLibrary
import YAMLCodec

/// A journal, open: what a program asks and tells it.
///
/// A value that holds no file open; it may be used from several threads.
public struct Journal: Sendable {
  /// Where its files are.
  @inlinable public var store: FileStore { opened.store }
  /// The absolute path of the root folder; empty where the journal was opened by its store.
  @inlinable public var root: String { opened.root }
  /// What `journal.md` says.
  @inlinable public var profile: Profile { opened.profile }
  /// What is wrong with `journal.md`.
  @inlinable public var profileProblems: [Problem] { opened.profileProblems }
  /// The journal's zone: the profile's, or the one it was opened with.
  @inlinable public var zone: TimeZoneRules { opened.zone }
  /// Why ``zone`` is not the one that was named, in the profile or by `TZ` (then with an empty path): its
  /// rules are not on this machine, and what depends on them would be wrong.
  @inlinable public var zoneProblem: Problem? { opened.zoneProblem }
  @usableFromInline let opened: Opened
  /// Where the records come from.
  package var source: any RecordSource
  /// Seals records and opens them; `nil` where none is set up.
  package var seal: Seal?
  /// The sealed files that it shows as if they were not; `nil` where it shows none.
  var shown: OpenedFiles?
  /// Where this device may have an index of it.
  var indexPaths: [String] = []

  /// What was found when it was opened: a profile is large, and many values have a journal.
  @usableFromInline final class Opened: Sendable {
    @usableFromInline let store: FileStore
    @usableFromInline let root: String
    @usableFromInline let profile: Profile
    @usableFromInline let profileProblems: [Problem]
    let profileConflicts: [Conflict]
    @usableFromInline let zone: TimeZoneRules
    @usableFromInline let zoneProblem: Problem?

    init(
      _ store: FileStore, _ root: String, _ profile: Profile, _ problems: [Problem], _ conflicts: [Conflict],
      _ zone: TimeZoneRules, _ zoneProblem: Problem?
    ) {
      profileConflicts = conflicts
      (self.store, self.root, self.profile, profileProblems) = (store, root, profile, problems)
      (self.zone, self.zoneProblem) = (zone, zoneProblem)
    }
  }

  /// The file that marks the root of a journal.
  public static let profilePath = ProfileFile.path

  /// Opens the journal that a store holds, without an index; a store without a readable `journal.md` has the
  /// profile that says nothing.
  ///
  /// - Parameters:
  ///   - zone: the zone where the profile names none.
  ///   - zones: where the profile's zone is looked up.
  public init(store: FileStore, zone: TimeZoneRules = .utc, zones: SystemZones = SystemZones()) {
    self.init(store: store, root: "", document: nil, zone: zone, zones: zones) {
      FullScan(store: $0, zone: $1, decoder: $2)
    }
  }

  /// - Parameters:
  ///   - document: that of `journal.md` where it was read already.
  ///   - zone: the zone where the profile names none; `nil` where there is no zone of the name that
  ///     `zoneVariable` says.
  package init(
    store: FileStore, root: String, document: MarkdownDocument?,
    zone: @autoclosure () -> TimeZoneRules?, zoneVariable: String? = nil, zones: SystemZones,
    source: (FileStore, TimeZoneRules, RecordDecoder) -> any RecordSource
  ) {
    let profile: Profile
    var problems: [Problem]
    var conflicts: [Conflict] = []
    var named: TimeZoneRules?
    var missing: [Problem] = []
    do throws(StoreError) {
      let read: MarkdownDocument
      if let document {
        read = document
      } else {
        read = MarkdownDocument(try store.read(Journal.profilePath).bytes)
      }
      (profile, problems) = ProfileDecoder().decode(read, path: Journal.profilePath)
      if MergeMarkers.areIn(read.bytes) {
        conflicts = [Conflict(path: Journal.profilePath, origin: .markers)]
      }
      if profile.zones.count > 1 {
        let parts = profile.zones.map { (from: $0.from, zone: zones.zone(named: $0.name)) }
        named = TimeZoneRules.joined(parts.compactMap { part in part.zone.map { (part.from, $0) } })
        for (zone, part) in zip(profile.zones, parts) where part.zone == nil {
          missing.append(Journal.unknown(zone.name, in: read, zones))
        }
      } else if let name = profile.timezone {
        named = zones.zone(named: name)
        if named == nil { missing.append(Journal.unknown(name, in: read, zones)) }
      }
      if !missing.isEmpty { problems = Problem.sorted(problems + missing) }
    } catch {
      var unread = Profile()
      // What is sealed nobody knows then.
      unread.isSealedUnclear = error.reason != .notFound
      profile = unread
      problems = [Problem(path: Journal.profilePath, reason: Problem.Reason(error.reason))]
    }
    let home = named == nil ? zone() : nil
    let used = named ?? home ?? .utc
    if named == nil, home == nil, missing.isEmpty, let zoneVariable {
      missing.append(Problem(path: "", reason: zones.reason(ofUnknown: zoneVariable, key: "TZ")))
    }
    opened = Opened(store, root, profile, problems, conflicts, used, missing.first)
    self.source = source(store, used, Journal.decoder(profile))
  }

  private static func decoder(_ profile: Profile) -> RecordDecoder {
    RecordDecoder(readsInlineTags: profile.readsInlineTags)
  }

  private static func unknown(
    _ zone: String, in document: MarkdownDocument, _ zones: SystemZones
  ) -> Problem {
    let key = ProfileKey.timezone
    return Problem(
      path: profilePath, position: ProfileDecoder.position(of: key, in: document),
      reason: zones.reason(ofUnknown: zone, key: key.canonicalName))
  }

  /// Called with the progress of work that takes longer than half a second; `nil`, which costs nothing,
  /// at first.
  public var progress: ProgressReport? {
    get { source.progress }
    set { source.progress = newValue }
  }

  /// Why the index that a person named could not be written when something was asked: answers are right all
  /// the same, but take longer. `nil` where it could, and where nobody named it.
  public var indexProblem: StoreError? { source.notes.indexError }

  /// The files and folders that are there and could not be read when something was asked: what is in them is
  /// missing in the answers.
  public var unread: [Problem] { source.notes.unread }

  // MARK: Asking

  /// The records that match, in the order the query asks for, between its offset and its limit.
  public func records(matching query: Query = Query(), scope: RefreshScope = .all) -> Answer {
    var answer = source(forPageOf: query).answer(to: query, scope: scope)
    answer.conflicts += opened.profileConflicts
    return answer
  }

  /// The record with an id, a path, or a part of an id (in any case of letters) that no other record has.
  ///
  /// - Parameter includesConflicts: whether it may be a file that is no record as long as two versions meet
  ///   in it: one can look at it and edit it.
  public func record(
    named name: String, includingConflicts includesConflicts: Bool = false
  ) throws(RecordLookupError) -> Record {
    let name = relative(name)
    return record(at: try path(named: name, includingConflicts: includesConflicts))
  }

  /// The record in whose id alone a name is as a search finds words: « grünes Zimmer » is `grunes-zimmer`.
  package func record(likeNamed name: String) throws(RecordLookupError) -> Record {
    let name = relative(name)
    return record(at: try RecordLookup(references: source.references(likeNamed: name)).path(named: name))
  }

  /// The one record with an id, or with a path in a folder, as ``record(named:includingConflicts:)`` finds it
  /// too, but sooner than that finds none.
  package func record(ofWholeName name: String) -> Record? {
    let name = relative(name)
    let found = source.references(withID: name)
    guard let path = try? RecordLookup(references: found).path(named: name) else { return nil }
    let record = record(at: path)
    let isPath = name.utf8.contains(0x2F) && Bytes.areEqual(path, name)
    return isPath || Bytes.areEqual(record.id, name) ? record : nil
  }

  /// An unreadable file is there all the same: opening it gives the reason.
  private func record(at path: String) -> Record {
    source.record(at: path) ?? RecordDecoder().decode(path: path, fileTime: nil)
  }

  /// The path of the record that a name means.
  ///
  /// A name comes or goes only when its folder changes. What became of a file in its place may make a record
  /// of it, or none: that is looked at where a name alone does not decide.
  private func path(
    named name: String, includingConflicts includesConflicts: Bool
  ) throws(RecordLookupError) -> String {
    if let path = try? RecordLookup(references: source.references(meantBy: name)).path(named: name) {
      return path
    }
    // Several questions to one look at the files.
    let source = source.snapshot(.all)
    do {
      return try RecordLookup(references: source.references(named: name, scope: .all)).path(named: name)
    } catch {
      guard case .notFound = error else { throw error }
      let conflicts = Journal.conflictNames(in: source)
      do {
        let others = Journal.unreadableNames(in: source) + (includesConflicts ? conflicts : [])
        return try RecordLookup(references: others).path(named: name)
      } catch {
        guard case .notFound = error else { throw error }
        // Where several fit, whichever it is: it is not said to be gone.
        guard let path = RecordLookup(references: conflicts).paths(named: name).first else { throw error }
        throw .inConflict(name, path: path)
      }
    }
  }

  /// What has the name of a record and is no file: a folder, a pipe, a link that leads nowhere.
  private static func unreadableNames(in source: any RecordSource) -> [RecordReference] {
    source.problems().compactMap { problem in
      switch problem.reason {
      case .notAFile, .symbolicLink: RecordReference(id: FileStore.stem(problem.path), path: problem.path)
      default: nil
      }
    }
  }

  /// What is no record because two versions met in it, or beside it.
  private static func conflictNames(in source: any RecordSource) -> [RecordReference] {
    var nothing = Query()
    nothing.limit = 0
    return source.answer(to: nothing, scope: .all).conflicts.map { conflict in
      RecordReference(id: FileStore.stem((try? RelativePath(conflict.path))?.name ?? ""), path: conflict.path)
    }
  }

  /// A path as a person gives it, made relative to the root where it lies below.
  func relative(_ name: String) -> String {
    let name = name.utf8.contains(0x2F) ? PathSteps.resolved(name) : name
    guard !root.isEmpty, name.utf8.starts(with: (root + "/").utf8) else { return name }
    return String(Substring(name.utf8.dropFirst(root.utf8.count + 1)))
  }

  /// The file of a record.
  public func file(of record: Record) throws(StoreError) -> StoredFile { try store.read(record.path) }

  /// Reads a file that was read from the store as a record, with its problems; `nil` where it holds the
  /// markers of an unfinished merge.
  public func record(from file: StoredFile) -> (record: Record, problems: [Problem])? {
    var reader = RecordReader(zone: zone, decoder: Journal.decoder(profile))
    guard case .record(let record, let problems) = reader.read(file) else { return nil }
    return (record, problems)
  }

  /// Brings the index up to date.
  public func reindex(_ mode: ReindexMode = .changed) -> ReindexReport { source.reindex(mode) }

  /// The folders below the root that are journals of their own: their records are not part of this one.
  package var otherJournals: [String] { source.otherJournals() }

  /// Every problem of every file, the profile included, in the order of paths and positions.
  public func check() -> [Problem] {
    Problem.sorted(profileProblems + source.problems())
  }

  /// What this device remembers about the journal; `nil` where it keeps nothing beside it.
  package var stateFiles: StateFiles? { StateFiles(of: store) }

  /// What was begun and not written yet.
  package var unfinishedFolder: StateFiles? {
    StateFiles(of: store, folder: FileStore.unfinishedFolder)
  }

  /// Notes a file or a folder that is there and could not be read, so that whoever shows an answer says what
  /// is missing in it: see ``unread``.
  package func note(_ error: StoreError) {
    source.notes.add([Problem(path: error.path, reason: Problem.Reason(error.reason))])
  }

  /// What can be read, or `nil`, which is noted unless there is nothing.
  package func noting<Value>(_ read: () throws(StoreError) -> Value) -> Value? {
    do throws(StoreError) { return try read() } catch {
      note(error)
      return nil
    }
  }
}
