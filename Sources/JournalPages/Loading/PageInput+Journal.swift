import JournalInsights
import JournalModel
import JournalStore
import YAMLCodec

extension PageInput {
  /// What a journal has for a page.
  ///
  /// - Parameters:
  ///   - query: which records are shown; time off and dated shifts go along always, for the plan.
  ///   - includesPrivate: whether records marked private are among them; otherwise they are counted.
  package init(_ journal: Journal, matching query: Query = Query(), includesPrivate: Bool, now: Instant) {
    let chosen = journal.records(matching: query).records.filter {
      $0.kind.isWrittenDaily || $0.kind == .vacation
    }
    let shown = chosen.filter { includesPrivate || !$0.isPrivate }
    var planQuery = Query()
    planQuery.kinds = [.vacation, .shift, .rota]
    let plans = journal.records(matching: planQuery).records
    let plan = ShiftPlan(
      profile: journal.profile, shiftRecords: plans, vacations: plans.compactMap { Vacation($0) },
      zone: journal.zone)
    self.init(
      profile: journal.profile, now: now, zone: journal.zone,
      records: shown.sorted { ($0.path, $0.id) < ($1.path, $1.id) }, plan: plan
    ) { record in
      guard let file = try? journal.file(of: record) else { return [] }
      return Array(file.bytes[MarkdownDocument(file.bytes).body])
    }
    privateCount = chosen.count - shown.count
    picture = { record, path in Picture.address(path, of: record, in: journal) }
    let today = journal.zone.local(now).day
    let near = shown.filter { $0.date >= today.advanced(by: -2) }
    countdown = Countdown.next(on: today, now: now, zone: journal.zone, plan: plan, records: near)
  }
}

/// A picture of a record, read into an address of its own.
enum Picture {
  /// The most bytes of a picture that goes into a page as it is.
  static let limit = 400_000

  /// `data:` with the picture's bytes; `nil` for a missing one, one that is too large, or what is no picture
  /// of the web.
  static func address(_ path: String, of record: Record, in journal: Journal) -> String? {
    let folder = record.path.split(separator: "/").dropLast().map(String.init)
    guard let steps = resolved(path, from: folder),
      let file = try? journal.store.read(steps.joined(separator: "/")), file.bytes.count <= limit,
      let type = type(of: file.bytes)
    else { return nil }
    return "data:\(type);base64,\(Base64.text(file.bytes))"
  }

  /// The steps of a path from the root on; `nil` where it leads out of the journal.
  private static func resolved(_ path: String, from folder: [String]) -> [String]? {
    guard !path.hasPrefix("/") else { return nil }
    var steps = folder
    for step in path.split(separator: "/").map(String.init) {
      if step == ".." {
        guard steps.popLast() != nil else { return nil }
      } else if step != "." {
        steps.append(step)
      }
    }
    return steps.isEmpty ? nil : steps
  }

  /// The type that the first bytes tell.
  private static func type(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: "GIF8".utf8) { return "image/gif" }
    if bytes.count > 12, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) {
      return "image/webp"
    }
    return nil
  }
}
