import JournalModel
import JournalStore

/// An index file that was damaged in any way: every answer is that of the files.
///
/// The input is a list of damages to a good index, of six bytes each: what, where (four bytes), and with which byte.
func checkIndex(_ bytes: [UInt8]) {
  guard let fixture = IndexFixture.shared else { return }
  writeFile(fixture.damaged(by: bytes), to: fixture.index)
  for query in fixture.queries {
    // Each process opens the journal anew; the first question is the one that meets the damage.
    guard let journal = try? fixture.open(.file(fixture.index)) else { continue }
    require(
      journal.records(matching: query.query).records == query.answer, "the index answers what the files say")
  }
  guard let journal = try? fixture.open(.file(fixture.index)) else { return }
  require(journal.reindex(.verify).differing.isEmpty, "the index is good again")
}

/// A small journal in a folder of its own, with a good index and the answers of a full scan.
private struct IndexFixture {
  static let shared = IndexFixture()

  let index: String
  private let root: String
  private var good: [UInt8] = []
  private(set) var queries: [(query: Query, answer: [Record])] = []

  init?() {
    guard let folder = makeScratchFolder() else { return nil }
    root = folder + "/journal"
    index = folder + "/index"
    writeFile(Array("---\nsmjournal: 1\n---\n".utf8), to: root + "/journal.md")
    for number in 1...40 {
      let month = number % 3 + 1
      writeFile(
        IndexFixture.record(number, month: month), to: root + "/2026/0\(month)/n\(number).md")
    }
    sleepUntilSettled()
    guard let indexed = try? open(.file(index)), let scanned = try? open(.none) else { return nil }
    _ = indexed.reindex(.full)
    good = readFile(index) ?? []
    var some = Query()
    some.tags = ["t1"]
    some.from = CivilDay(year: 2026, month: 2, day: 1)
    some.limit = 5
    queries = [Query(), some].map { ($0, scanned.records(matching: $0).records) }
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

  func open(_ location: Journal.IndexLocation) throws -> Journal {
    var options = Journal.Options(root: root, index: location, environment: Environment([:]))
    options.zone = { .utc }
    return try Journal.open(options)
  }

  /// The good index with what the input says done to it.
  func damaged(by input: [UInt8]) -> [UInt8] {
    var bytes = good
    var start = 0
    while start + 6 <= input.count, !bytes.isEmpty {
      let number = input[(start + 1)..<(start + 5)].reduce(0) { $0 << 8 | Int($1) }
      let (place, value) = (number % bytes.count, input[start + 5])
      switch input[start] % 6 {
      case 0: bytes[place] ^= 1 << (value & 7)
      case 1: bytes[place] = value
      case 2: bytes.removeLast(min(place, bytes.count))
      case 3: bytes.insert(contentsOf: repeatElement(value, count: number >> 16 & 0xFF), at: place)
      case 4: bytes.removeSubrange(place..<min(place + Int(value), bytes.count))
      default:
        let from = number / 7 % bytes.count
        let part = Array(bytes[from..<min(from + Int(value), bytes.count)])
        bytes.replaceSubrange(place..<min(place + part.count, bytes.count), with: part)
      }
      start += 6
    }
    return bytes
  }
}
