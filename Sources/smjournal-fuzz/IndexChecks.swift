import JournalFiles
import JournalIndex
import JournalModel
import JournalTestSupport
import SystemLibrary

/// An index that was damaged in any way, its base or its delta, all in memory: every answer is that of the
/// files, or of the files that the base knows where its delta is not believed, or there is none. With its
/// checksums made right again, it may say what is not so, but ends no program.
///
/// The first byte of the input says whether the checksums are mended. The rest is a list of damages to good
/// files, of six bytes each: what, where (four bytes), and with which byte.
func checkIndex(_ bytes: [UInt8]) {
  guard let fixture = GoodIndex.shared, let first = bytes.first else { return }
  var files = fixture.files
  damage(&files, by: bytes.dropFirst())
  let isMended = first & 1 == 1
  if isMended {
    for number in files.indices {
      var forgery = IndexForgery(files[number], baseSize: number == 0 ? 0 : files[0].count)
      forgery.mend()
      files[number] = forgery.bytes
    }
  }
  guard let index = GivenIndex(base: files[0], delta: files[1], like: fixture.index) else { return }
  for (query, answers) in fixture.queries {
    guard let found = index.found(by: query) else { continue }
    require(isMended || answers.contains(found), "the index answers what the files say")
  }
  let survey = index.survey(Query())
  _ = survey.records { _ in true }
  _ = index.overview(since: CivilDay(number: .min), history: CivilDay(number: .min), scope: .all)
  // One kind is left out: of more than eight folders, threads are started.
  var most = Query()
  most.kinds = [.entry, .checkIn, .checkOut, .vacation]
  _ = index.search(GoodIndex.terms, matching: most) { part in
    part.forEach { _ in }
    return SearchFindings()
  } _: { part in
    part.forEach { _ in }
  }
  _ = (index.records { _ in true }, index.references(named: "n1", scope: .all))
  _ = index.references(withID: "n1")
}

private func damage(_ files: inout [[UInt8]], by input: ArraySlice<UInt8>) {
  var rest = input
  while rest.count >= 6 {
    let part = Array(rest.prefix(6))
    rest = rest.dropFirst(6)
    let number = part[1..<5].reduce(0) { $0 << 8 | Int($1) }
    damage(&files[Int(part[0] / 6) % files.count], part[0] % 6, number, part[5])
  }
}

private func damage(_ bytes: inout [UInt8], _ what: UInt8, _ number: Int, _ value: UInt8) {
  guard !bytes.isEmpty else { return }
  let offset = number % bytes.count
  switch what {
  case 0: bytes[offset] ^= 1 << (value & 7)
  case 1: bytes[offset] = value
  case 2: bytes.removeLast(min(offset, bytes.count))
  case 3: bytes.insert(contentsOf: repeatElement(value, count: number >> 16 & 0xFF), at: offset)
  case 4: bytes.removeSubrange(offset..<min(offset + Int(value), bytes.count))
  default:
    let from = number / 7 % bytes.count
    let part = Array(bytes[from..<min(from + Int(value), bytes.count)])
    bytes.replaceSubrange(offset..<min(offset + part.count, bytes.count), with: part)
  }
}

/// The good index of a small journal, base and delta, and the answers of a full scan, made once.
private struct GoodIndex {
  static let shared = GoodIndex()

  /// How many records: few, since every run reads all of them several times.
  private static let count = 20

  static let terms = SearchTerms("title 5 body*")

  let index: FileIndex
  private(set) var files: [[UInt8]] = []
  private(set) var queries: [(query: Query, answers: [[Record]])] = []

  init?() {
    guard let folder = makeScratchFolder() else { return nil }
    let (root, index) = (folder + "/journal", folder + "/index")
    let store = FileStore(root: root, stateFolder: nil)
    self.index = FileIndex(store: store, zone: .utc, path: index)
    for number in 1...GoodIndex.count { GoodIndex.write(number, to: root) }
    let scanned = RecordOracle(store: store, zone: .utc)
    var some = Query()
    some.tags = ["t1"]
    some.from = CivilDay(year: 2026, month: 2, day: 1)
    some.limit = 5
    queries = [(Query(), []), (some, [])]
    for mode in [ReindexMode.full, .changed] {
      if mode == .changed { GoodIndex.write(GoodIndex.count + 1, to: root) }
      sleepUntilSettled()
      _ = self.index.reindex(mode)
      for index in queries.indices {
        queries[index].answers.append(scanned.answer(to: queries[index].query).records)
      }
    }
    files = [index, index + ".delta"].map { System.contents(of: $0) ?? [] }
    require(!files[1].isEmpty, "a change of one month of ten goes beside the index")
  }

  private static func write(_ number: Int, to root: String) {
    let month = number % 10 + 1
    writeFile(record(number, month: month % 3 + 1), to: root + "/2026/\(month)/n\(number).md")
  }

  private static func record(_ number: Int, month: Int) -> [UInt8] {
    let kind = ["entry", "check-in", "check-out", "vacation", "shift"][number % 5]
    return Array(
      """
      ---
      kind: \(kind)
      date: 2026-0\(month)-\(10 + number % 18)
      from: 2026-03-01
      until: 2026-03-09
      title: Title \(number)
      energy: \(number % 7)
      tags: [a, t\(number % 4)]
      own: {x: [1, \(number)]}
      ---
      Body \(number).

      """.utf8)
  }
}
