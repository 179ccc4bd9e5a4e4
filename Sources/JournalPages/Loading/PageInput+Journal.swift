import JournalExchange
import JournalFiles
import JournalIndex
import JournalModel
import JournalShifts
import JournalStore
import SystemLibrary
import YAMLCodec

extension PageInput {
  /// What a journal has for a page.
  ///
  /// - Parameters:
  ///   - query: which records are shown; time off and dated shifts go along always, for the plan.
  ///   - privateCount: how many private ones the journal leaves out.
  package init(_ files: Journal, matching query: Query = Query(), leftOut privateCount: Int, now: Instant) {
    let failure = ReadFailure()
    // Texts and pictures ask the files.
    let journal = files.snapshot()
    let bodies = RecordBodies(files)
    var shown = query
    shown.kinds = KindSet(
      Kind.allCases.filter { kind in
        (kind.isWrittenDaily || kind == .vacation) && (query.kinds.isEmpty || query.kinds.contains(kind))
      })
    let survey = shown.kinds.isEmpty ? Survey() : journal.survey(shown)
    var planQuery = Query()
    planQuery.kinds = [.vacation, .shift, .rota]
    let plans = journal.records(matching: planQuery).records + journal.privateHours.filter(\.kind.isPlan)
    let plan = ShiftPlan(
      profile: journal.profile, shiftRecords: plans, vacations: plans.compactMap { Vacation($0) },
      zone: journal.zone)
    self.init(
      profile: journal.profile, now: now, zone: journal.zone, table: survey.table,
      records: { indices in
        let records = survey.recordsAt(indices)
        // What the index has no more and nobody can read again was there when the page was begun.
        if records.contains(where: { $0 == nil }) {
          failure.note(StoreError(path: "", reason: .changedSinceRead))
        }
        return records
      },
      shiftEnds: query == Query()
        ? survey.shiftEnds
        : journal.records(matching: Query(kinds: [.checkIn, .checkOut])).records
          + journal.privateHours.filter(\.kind.isShiftEnd),
      plan: plan
    ) { record in
      failure.noting { () throws(StoreError) in try bodies.body(of: record) } ?? []
    }
    self.failure = failure
    (from, until, tags, kinds) = (query.from, query.until, query.tags, query.kinds)
    var sleepQuery = Query()
    sleepQuery.kinds = [.sleep]
    sleeps = journal.records(matching: sleepQuery).records
    self.privateCount = privateCount
    if query.kinds.isEmpty || query.kinds.contains(.person) {
      var people = query
      (people.kinds, people.limit) = ([.person], 0)
      peopleCount = journal.records(matching: people).total
    }
    picture = { record, path in Picture.address(path, of: record, in: files, failure) }
    countdown = Countdown.next(Ledger(shiftEnds, around: now, plan: plan), plan) { days in
      Ledger(shiftEnds, days: days, now: now, plan: plan)
    }
  }
}

/// The texts of records, as they are asked for from several threads: each has a reader, in which the folders
/// of its last record stay open.
private final class RecordBodies: Sendable {
  private typealias Reader = (files: FileReader, document: MarkdownDocument)
  /// The readers that no thread uses at the moment.
  private let idle = Monitor<[Reader]>([])
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  /// What stands below the front matter.
  func body(of record: Record) throws(StoreError) -> [UInt8] {
    if let opened = journal.openedBytes(of: record.path) {
      return Array(opened[MarkdownDocument(opened).body])
    }
    var known: Reader?
    idle.change { known = $0.popLast() }
    var reader = known ?? (FileReader(journal.store), MarkdownDocument([]))
    defer { idle.change { $0.append(reader) } }
    let file = unsafe try reader.files.read(record.path)
    return unsafe Array(file[reader.document.bodyRange(of: file)])
  }
}

/// A picture of a record, read into an address of its own.
enum Picture {
  /// The most bytes of a picture that goes into a page as it is, and where no program makes a smaller one.
  static let (limit, emergencyLimit) = (100_000, 1_500_000)
  /// The most bytes of a picture that a smaller one is made of.
  private static let readLimit = 64 << 20

  /// `data:` with the picture's bytes, or with those of a smaller one; `nil` for a missing one, one that is
  /// too large, or what is no picture of the web.
  static func address(_ path: String, of record: Record, in journal: Journal, _ failure: ReadFailure)
    -> String?
  {
    guard let (bytes, kind) = read(path, of: record, in: journal, failure) else { return nil }
    let address = address(bytes, kind)
    if address == nil { failure.note(unshown: path, of: record) }
    return address
  }

  /// `data:` with the bytes of a picture, or with those of a smaller one; `nil` for one that is too large.
  static func address(_ bytes: [UInt8], _ kind: MediaFormat) -> String? {
    if bytes.count > limit, let small = Thumbnail.jpeg(of: bytes, kind), small.count < bytes.count {
      return "data:image/jpeg;base64,\(Base64.text(small))"
    }
    return bytes.count <= emergencyLimit ? "data:image/\(kind.rawValue);base64,\(Base64.text(bytes))" : nil
  }

  /// A picture without the place where it was taken, which a file laid there by hand may tell; `nil` for a
  /// missing one, one that is too large or damaged, or what is no picture of the web.
  static func read(_ path: String, of record: Record, in journal: Journal, _ failure: ReadFailure)
    -> (bytes: [UInt8], kind: MediaFormat)?
  {
    // One that leads out of the journal is none of it.
    guard let beside = MediaPath.resolved(path, of: record.path),
      let target = failure.noting({ () throws(StoreError) in
        try place(of: path, beside, in: journal, failure)
      }),
      let bytes = failure.noting({ () throws(StoreError) in try bytes(target, in: journal, failure) })
    else { return nil }
    guard let kind = Thumbnail.kind(bytes), let clean = PhotoCleaning.cleaned(bytes, as: kind) else {
      failure.note(unshown: path, of: record)
      return nil
    }
    return (clean, kind)
  }

  /// Where a picture lies: beside the record, else from the root of the journal, else wherever its name is,
  /// as Obsidian finds it; beside the record where it is nowhere.
  private static func place(
    of path: String, _ beside: String, in journal: Journal, _ failure: ReadFailure
  ) throws(StoreError) -> String {
    if journal.store.hasFile(journal.shownMedia(beside)) { return beside }
    let ending = "/" + path
    return try failure.places(in: journal)[FilePlaces.name(of: path)]?.first {
      $0 == path || $0.hasSuffix(ending)
    } ?? beside
  }

  private static func bytes(
    _ path: String, in journal: Journal, _ failure: ReadFailure
  ) throws(StoreError) -> [UInt8]? {
    do throws(StoreError) {
      return try journal.mediaBytes(of: journal.shownMedia(path), limit: readLimit)
    } catch {
      if case .tooLarge = error.reason { return nil }
      guard error.meansNothingThere else { throw error }
      failure.note(missing: path)
      return nil
    }
  }
}

/// The places of a journal's files by their names: of many pictures that are missing each is one look.
private enum FilePlaces {
  static func name(of path: String) -> Substring { path.split(separator: "/").last ?? "" }

  /// The paths by the last part of each, sealed files as what they are opened as, the trash left out.
  static func byName(in journal: Journal) throws(StoreError) -> [Substring: [String]] {
    var places: [Substring: [String]] = [:]
    for path in try journal.store.everyPath() where !FileStore.isInTrash(path) {
      let clear = path.hasSuffix(".age") ? String(path.dropLast(4)) : path
      places[name(of: clear), default: []].append(clear)
    }
    return places
  }
}

/// What could not be read while something is drawn that has no way to stop: whoever asked for it looks here
/// before it is given to anybody.
final class ReadFailure: Sendable {
  private let found = Monitor<(failure: StoreError?, missing: Set<String>, unshown: Set<String>)>(
    (nil, [], []))

  private let places = Monitor<[Substring: [String]]?>(nil)

  /// Where the journal's files lie, looked up once, when something is not where it should be.
  func places(in journal: Journal) throws(StoreError) -> [Substring: [String]] {
    if let known = places.read({ $0 }) { return known }
    let found = try FilePlaces.byName(in: journal)
    places.change { $0 = found }
    return found
  }

  var first: StoreError? { found.read { $0.failure } }
  /// How many photos are named and are not there.
  var missing: Int { found.read { $0.missing.count } }

  /// How many photos and recordings are there, and can't be shown.
  var unshown: Int { found.read { $0.unshown.count } }

  /// Notes that a photo or recording of a record is not shown.
  func note(unshown path: String, of record: Record) {
    found.change { _ = $0.unshown.insert(RelativePath.join(RelativePath.folder(of: record.path), path)) }
  }

  /// Notes that there is nothing under the path of a photo.
  func note(missing path: String) { found.change { _ = $0.missing.insert(path) } }

  /// Notes what went wrong; the first that did is told.
  func note(_ failure: StoreError) { found.change { $0.failure = $0.failure ?? failure } }

  /// What `read` gives; `nil` where it fails, which is noted.
  func noting<Result>(_ read: () throws(StoreError) -> Result?) -> Result? {
    do throws(StoreError) { return try read() } catch {
      note(error)
      return nil
    }
  }
}
