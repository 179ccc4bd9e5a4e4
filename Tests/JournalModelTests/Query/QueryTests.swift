import JournalModel
import JournalTestSupport
import Testing

struct QueryTests {
  static func record(_ id: String, _ kind: Kind, _ date: String, change: (inout Record) -> Void = { _ in })
    -> Record
  {
    var record = Record(
      id: id, path: "\(id).md", kind: kind, date: CivilDay(iso: date) ?? CivilDay(number: 0))
    change(&record)
    return record
  }

  static let records = [
    record("a", .entry, "2026-11-20") {
      $0.title = "Élan"
      $0.mood = "😊"
      $0.tags = ["Équipe/Nuit", "Fierté"]
      $0.people = ["Ana Lopes"]
      $0.isFavorite = true
      $0.extra = [
        .init(key: "Ward No", value: .int(12)),
        .init(key: "team", value: .list([.string("A"), .string("B")])),
      ]
    },
    record("b", .checkIn, "2026-11-21") {
      $0.ratings[.energy] = 4
      $0.shift = .night
      $0.badges = ["💪"]
    },
    record("c", .vacation, "2026-11-10") { $0.until = CivilDay(iso: "2026-11-20") },
    record("d", .checkIn, "2026-11-20") {
      $0.ratings[.energy] = 2
      $0.shift = .other("Late")
      $0.mood = "triste"
    },
    record("j", .profile, "2026-01-01"),
  ]

  static func ids(_ change: (inout Query) -> Void) -> [String] {
    var query = Query()
    change(&query)
    return query.select(from: records, in: .utc).map(\.id)
  }

  @Test func `without a wish it gives all but the profile, the youngest first`() {
    #expect(Self.ids { _ in } == ["b", "d", "a", "c"])
  }

  @Test func `a span of days takes time off that overlaps it`() {
    #expect(
      Self.ids {
        $0.from = CivilDay(iso: "2026-11-20"); $0.until = CivilDay(iso: "2026-11-20")
      } == ["d", "a", "c"])
    #expect(Self.ids { $0.from = CivilDay(iso: "2026-11-21") } == ["b"])
    #expect(Self.ids { $0.until = CivilDay(iso: "2026-11-09") } == [])
  }

  @Test func `words are found without case and accents, nested tags by their parent`() {
    #expect(Self.ids { $0.tags = ["equipe"] } == ["a"])
    #expect(Self.ids { $0.tags = ["#ÉQUIPE/nuit", "fierte"] } == ["a"])
    #expect(Self.ids { $0.tags = ["equip"] } == [])
    #expect(Self.ids { $0.person = "ana" } == ["a"])
    #expect(Self.ids { $0.shift = .other("LATE") } == ["d"])
    #expect(Self.ids { $0.shift = .night } == ["b"])
    #expect(Self.ids { $0.mood = "content" } == ["a"])
    #expect(Self.ids { $0.mood = "sad" } == ["d"])
    #expect(Self.ids { $0.mood = "2" } == ["d"])
    #expect(Self.ids { $0.mood = "😞" } == ["d"])
    #expect(Self.ids { $0.mood = "😢" } == [])
    #expect(Self.ids { $0.isFavorite = true } == ["a"])
    #expect(Self.ids { $0.kinds = [.profile] } == ["j"])
  }

  @Test(arguments: [
    ("energy>=4", ["b"]), ("énergie<4", ["d"]), ("energy=4", ["b"]), ("energy!=4", ["d", "a", "c"]),
    ("energy=", ["a", "c"]), ("energy!=", ["b", "d"]), ("ward-no>11", ["a"]), ("team=b", ["a"]),
    ("team=c", []),
    ("kind=check in", ["b", "d"]), ("until>=2026-11-20", ["c"]), ("favorite=oui", ["a"]), ("mood>0", ["a"]),
    ("badges=proud", ["b"]), ("title=elan", ["a"]), ("date<20 novembre 2026", ["c"]), ("shift=nuit", ["b"]),
  ])
  func `a condition compares numbers, days and words`(text: String, ids: [String]) {
    #expect(Self.ids { $0.conditions = Condition(text).map { [$0] } ?? [] } == ids)
  }

  @Test(arguments: ["energy", "=4", "", "!"])
  func `what compares nothing is no condition`(text: String) {
    #expect(Condition(text) == nil)
  }

  @Test(arguments: [
    ("date", ["b", "d", "a", "c"]), ("+date", ["c", "a", "d", "b"]), ("title", ["a", "b", "d", "c"]),
    ("mood", ["a", "d", "b", "c"]), ("energy", ["b", "d", "a", "c"]), ("+énergie", ["d", "b", "a", "c"]),
  ])
  func `sorts, what lacks the value last`(text: String, ids: [String]) {
    #expect(Self.ids { $0.sort = Sort(text) ?? Sort(by: .words) } == ids)
  }

  @Test func `gives a part of the list`() {
    #expect(
      Self.ids {
        $0.offset = 1; $0.limit = 2
      } == ["d", "a"])
    #expect(
      Self.ids {
        $0.offset = -1; $0.limit = -1
      } == [])
  }
}
