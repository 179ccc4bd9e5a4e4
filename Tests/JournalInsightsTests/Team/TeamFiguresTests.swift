import JournalInsights
import JournalModel
import JournalTestSupport
import Testing

struct TeamFiguresTests {
  private let today = CivilDay(iso: "2026-11-20") ?? CivilDay(number: 0)

  private func member(_ key: String, _ months: [String: Double]) -> TeamMember {
    var member = TeamMember(key: key)
    for (text, value) in months {
      if let month = TeamMonth(text) { member.months[month] = [.felt(.scale(.fatigue)): value] }
    }
    return member
  }

  private func figures(_ members: [TeamMember], minimum: Int = 5) -> TeamFigures {
    TeamFigures(TeamCells(members, minimum: minimum), from: nil, until: nil, today: today)
  }

  @Test func `each person counts once, whatever they wrote`() throws {
    let members = (1...5).map { member("\($0)", ["2026-09": Double($0)]) }
    let figure = try #require(figures(members).figures.first)
    #expect(figure.mean == 3 && figure.people == 5 && figure.months.map(\.text) == ["2026-09"])
    #expect(figures(members + members).people == 5)
  }

  @Test(arguments: [(4, 5, false), (5, 5, true), (3, 3, true), (2, 3, false), (2, 0, false), (2, -9, false)])
  func `fewer people than the minimum give no figure, and less than three are never enough`(
    people: Int, minimum: Int, isThere: Bool
  ) {
    let members = (0..<people).map { member("\($0)", ["2026-09": 3]) }
    #expect(figures(members, minimum: minimum).figures.isEmpty != isThere)
  }

  @Test func `the month under way is left out, and days make no difference`() {
    let members = (0..<5).map { member("\($0)", ["2026-10": 2, "2026-11": 5]) }
    #expect(figures(members).figures.map(\.mean) == [2])
    let middle = TeamFigures(
      TeamCells(members, minimum: 5), from: CivilDay(iso: "2026-10-14"), until: CivilDay(iso: "2026-10-15"),
      today: today)
    #expect(middle.figures.map(\.mean) == [2])
  }

  @Test func `a month of too few people is shut, and named`() {
    let members = (0..<5).map { member("\($0)", $0 < 4 ? ["2026-08": 5, "2026-09": 3] : ["2026-09": 3]) }
    let figures = figures(members)
    #expect(figures.figures.map(\.mean) == [3])
    #expect(figures.shutMonths.map(\.text) == ["2026-08"])
  }

  /// Two worlds that differ in nothing but cells of too few people: no question may tell them apart, so no
  /// answers held against each other can either.
  @Test func `no answer to ten thousand questions depends on a cell of too few people`() {
    var random = SeededGenerator(seed: 32)
    var open = 0
    for _ in 0..<200 {
      let team = randomTeam(&random)
      let minimum = Int.random(in: 3...6, using: &random)
      let here = TeamCells(team, minimum: minimum)
      let there = TeamCells(changed(team, minimum: minimum, &random), minimum: minimum)
      for _ in 0..<50 {
        let first = CivilDay(iso: "2025-01-01")?.advanced(by: .random(in: 0...700, using: &random))
        let last = first?.advanced(by: .random(in: 0...400, using: &random))
        let figures = TeamFigures(here, from: first, until: last, today: today).figures
        let others = TeamFigures(there, from: first, until: last, today: today).figures
        // One expectation a question: ten thousand of them for each figure would take a minute.
        let isKept = figures.allSatisfy { $0.people >= minimum }
        #expect(figures == others && isKept)
        open += figures.count
      }
    }
    // Silence alone would pass, too.
    #expect(open > 5_000)
  }

  private func people(in team: [TeamMember], _ month: TeamMonth, _ measure: TeamMeasure) -> Int {
    team.count { $0.months[month]?[measure] != nil }
  }

  /// Up to nine people who wrote in some of the months, about some of the measures.
  private func randomTeam(_ random: inout SeededGenerator) -> [TeamMember] {
    (0..<Int.random(in: 3...9, using: &random)).map { number in
      var member = TeamMember(key: "\(number)")
      for month in 1...12 {
        for year in 2025...2026 where Int.random(in: 0..<4, using: &random) > 0 {
          guard let month = TeamMonth(year: year, month: month) else { continue }
          for measure in [TeamMeasure.nights, .felt(.mood)] where Int.random(in: 0..<5, using: &random) > 0 {
            member.months[month, default: [:]][measure] = .random(in: 1...5, using: &random)
          }
        }
      }
      return member
    }
  }

  /// The same team, with other values wherever fewer people than the minimum have one.
  private func changed(
    _ team: [TeamMember], minimum: Int, _ random: inout SeededGenerator
  ) -> [TeamMember] {
    team.map { member in
      var member = member
      for (month, values) in member.months {
        for measure in values.keys where people(in: team, month, measure) < minimum {
          member.months[month]?[measure] = .random(in: 1...5, using: &random)
        }
      }
      return member
    }
  }
}
