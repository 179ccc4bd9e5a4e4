import JournalModel
import JournalStore

/// An index that was damaged in any way, its base or its delta: every answer is that of the files.
///
/// The input is a list of damages to good files, of six bytes each: what, where (four bytes), and with which
/// byte.
func checkIndex(_ bytes: [UInt8]) {
  guard let fixture = IndexFixture.shared else { return }
  fixture.damage(by: bytes)
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
  /// The base and its delta.
  private var good: [[UInt8]] = []
  private(set) var queries: [(query: Query, answer: [Record])] = []

  init?() {
    guard let folder = makeScratchFolder() else { return nil }
    root = folder + "/journal"
    index = folder + "/index"
    writeFile(Array("---\nsmjournal: 1\n---\n".utf8), to: root + "/journal.md")
    for number in 1...60 { write(number) }
    sleepUntilSettled()
    guard let indexed = try? open(.file(index)), let scanned = try? open(.none) else { return nil }
    _ = indexed.reindex(.full)
    write(61)
    sleepUntilSettled()
    _ = indexed.reindex()
    good = [index, index + ".delta"].map { readFile($0) ?? [] }
    var some = Query()
    some.tags = ["t1"]
    some.from = CivilDay(year: 2026, month: 2, day: 1)
    some.limit = 5
    queries = [Query(), some].map { ($0, scanned.records(matching: $0).records) }
  }

  private func write(_ number: Int) {
    let month = number % 20 + 1
    writeFile(IndexFixture.record(number, month: month % 3 + 1), to: root + "/2026/\(month)/n\(number).md")
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

  /// Writes the good files with what the input says done to them.
  func damage(by input: [UInt8]) {
    var files = good
    var start = 0
    while start + 6 <= input.count {
      let number = input[(start + 1)..<(start + 5)].reduce(0) { $0 << 8 | Int($1) }
      let file = Int(input[start] / 6) % files.count
      IndexFixture.damage(&files[file], input[start] % 6, number, input[start + 5])
      start += 6
    }
    writeFile(files[0], to: index)
    writeFile(files[1], to: index + ".delta")
  }

  private static func damage(_ bytes: inout [UInt8], _ what: UInt8, _ number: Int, _ value: UInt8) {
    guard !bytes.isEmpty else { return }
    let place = number % bytes.count
    switch what {
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
  }
}
