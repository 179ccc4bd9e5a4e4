import JournalIndex
import JournalModel
import JournalStore
import JournalTestSupport
import Testing

@testable import smjournal_bench

struct JournalGeneratorTests {
  private func files(_ count: Int, seed: UInt64 = 1) -> [JournalGenerator.File] {
    var files: [JournalGenerator.File] = []
    var generator = JournalGenerator(count: count, seed: seed)
    generator.forEachFile { files.append($0) }
    return files
  }

  private func journal(_ count: Int) -> Journal {
    var contents = ["journal.md": Array(JournalGenerator.profile.utf8)]
    for file in files(count) { contents[file.path] = file.bytes }
    return Journal(store: .simulated(contents))
  }

  @Test func `is the same for the same seed and another for another`() {
    #expect(files(200, seed: 7) == files(200, seed: 7))
    #expect(files(200, seed: 7).map(\.bytes) != files(200, seed: 8).map(\.bytes))
  }

  @Test(arguments: [10, 11, 999, 3000]) func `makes as many files as asked, each with a name of its own`(
    count: Int
  ) {
    let paths = files(count).map(\.path)
    #expect(paths.count == count)
    #expect(Set(paths).count == count)
  }

  @Test func `has files of a kilobyte and a half, without a mistake`() {
    let bytes = files(2000).reduce(0) { $0 + $1.bytes.count }
    #expect((1300...1700).contains(bytes / 2000))
    #expect(journal(500).check() == [])
  }

  @Test func `has words, tags and own keys in the share that is told of`() {
    let journal = journal(600)
    #expect(found(Marks.tenthSearched, journal) == 60)
    #expect(found(Marks.rareWord, journal) == Marks.rareCount)
    #expect(found(Marks.missingWord, journal) == 0)
    #expect(count(journal) { $0.tags = [Marks.thirdTag] } == 200)
    #expect(count(journal) { $0.tags = [Marks.rareTag] } == Marks.rareCount)
    let ward = Condition(key: "ward", comparison: .equal, value: Marks.ward)
    #expect(count(journal) { $0.conditions = [ward] } == 30)
  }

  @Test func `has longer records, one folder or problems where it is told`() {
    func files(_ shapes: Set<JournalShape>) -> [JournalGenerator.File] {
      var files: [JournalGenerator.File] = []
      var generator = JournalGenerator(count: 1000, seed: 1, shapes: shapes)
      generator.forEachFile { files.append($0) }
      return files
    }
    #expect((1600...1800).contains(files([.long]).reduce(0) { $0 + $1.bytes.count } / 1000))
    #expect(files([.flat]).allSatisfy { $0.path.hasPrefix("notes/") })
    let shifts = files([.problems]).filter { file in
      ["-check-in.md", "-check-out.md"].contains { file.path.hasSuffix($0) }
    }
    #expect(shifts.count > 100)
    for file in shifts {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(text.contains(": 9\n"), "\(file.path) \(text.prefix(400))")
    }
  }

  private func found(_ word: String, _ journal: Journal) -> Int { journal.search(SearchTerms(word)).total }

  private func count(_ journal: Journal, _ ask: (inout Query) -> Void) -> Int {
    var query = Query()
    ask(&query)
    return journal.records(matching: query).total
  }

  @Test(arguments: [(1000, 370), (24_000, 8888), (100_000, 9125), (1_000_000, 9125)])
  func `covers 25 years at most and ends today`(count: Int, days: Int) {
    let plan = JournalPlan(count: count)
    #expect(plan.days == days)
    #expect(plan.day(days - 1) == JournalPlan.today)
    #expect(plan.records(ofDay: 0).lowerBound == 0)
    #expect(plan.records(ofDay: days - 1).upperBound == count - 1)
  }

  @Test func `has some thousand different words, the first much more frequent`() {
    let vocabulary = Vocabulary()
    #expect((3000...6000).contains(vocabulary.words.count))
    #expect(Set(vocabulary.words).count == vocabulary.words.count)
    var random = Random(seed: 1)
    let picked = (0..<20_000).map { _ in vocabulary.word(&random) }
    #expect((1500...3000).contains(picked.count { $0 == "the" }))
  }
}
