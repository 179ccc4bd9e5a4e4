import JournalInsights
import JournalModel
import Testing

@Suite struct LowWeeksTests {
  /// Two weeks of moods by their numbers, the oldest first; `-` for a day without one.
  private func isLow(_ moods: String) -> Bool {
    let today = CivilDay(number: 20_000)
    let steps = moods.filter { $0 != " " }.map { $0.wholeNumberValue.flatMap { Mood.Step(number: $0) } }
    return LowWeeks.end(on: today) { day in
      let place = steps.count - 1 - day.days(until: today)
      return steps.indices.contains(place) ? steps[place] : nil
    }
  }

  @Test(arguments: [
    ("2222222 2222222", true), ("1-1-3-- 2--2--2", true), ("2222222 22-----", false),
    ("2222222 2232222", false),
    ("5555555 1111111", false), ("1111111 5555555", false), ("------- -------", false),
    ("3333333 3333333", false),
  ])
  func `two weeks that were sad on average are meant, not one`(moods: String, isLow: Bool) {
    #expect(self.isLow(moods) == isLow)
  }

  @Test(arguments: [
    ("Europe/Paris", "fr"), ("America/Toronto", "ca"), ("Australia/Perth", "au"), ("UTC", nil),
  ])
  func `the zone tells the country`(zone: String, country: String?) {
    #expect(HelpLine.country(ofZone: zone) == country)
    if let country { #expect(!HelpLine.lines(in: country).isEmpty) }
  }
}
