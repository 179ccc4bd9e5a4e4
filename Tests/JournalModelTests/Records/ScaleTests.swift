import Testing

@testable import JournalModel

@Suite struct ScaleTests {
  @Test func `each key that is a rating has a column, and is asked for`() {
    let ratings = Key.allCases.filter { KeyDefinition.all[Int($0.rawValue)].shape == .rating }
    #expect(ratings.map(\.ratingColumn) == Array(0..<Ratings.count))
    #expect(Scale.program.map(\.key) == ratings)
  }

  @Test func `no two scales of the program have a name in common`() {
    let names = (Scale.program + Scale.more).map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Profile().scales == Scale.program + Scale.more)
  }
}
