import JournalModel
import Testing

@testable import JournalInsights

struct HelpfulFactorTests {
  private func effect(_ measure: Measure, _ factor: Factor, isHigher: Bool) -> Effect {
    Effect(
      measure: measure, factor: factor, mean: isHigher ? 4 : 2, otherMean: 3, count: 20, otherCount: 60,
      size: isHigher ? 0.8 : -0.8, probability: 0.001)
  }

  @Test func `tags and people of better days may help, and what worse days lack`() {
    let effects = [
      effect(.mood, .tag("walk"), isHigher: true), effect(.mood, .shortSleep, isHigher: false),
      effect(.scale(.fatigue), .tag("walk"), isHigher: false), effect(.mood, .person("Léa"), isHigher: true),
    ]
    let found = HelpfulFactor.found(in: effects)
    #expect(found.map(\.factor) == [.tag("walk"), .shortSleep, .person("Léa")])
    #expect(found.map(\.measures) == [[.mood, .scale(.fatigue)], [.mood], [.mood]])
  }

  @Test func `what nobody chooses, what is bad, and what is both are left out`() {
    let effects = [
      effect(.mood, .weekday(.sunday), isHigher: true), effect(.mood, .weather("sun"), isHigher: true),
      effect(.mood, .tag("overtime"), isHigher: false), effect(.mood, .tag("coffee"), isHigher: true),
      effect(.scale(.stress), .tag("coffee"), isHigher: true), effect(.mood, .shortRest, isHigher: true),
    ]
    #expect(HelpfulFactor.found(in: effects).isEmpty)
  }
}
