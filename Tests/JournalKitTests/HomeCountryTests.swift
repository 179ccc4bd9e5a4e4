import JournalKit
import JournalModel
import Testing

struct HomeCountryTests {
  @Test(arguments: [
    ("Europe/Paris", Language.english, "fr", ["fr-hospital", "fr"]),
    ("Europe/London", .french, "gb-eng", ["uk"]),
    ("Europe/Berlin", .english, "de", ["de"]), ("Europe/Zurich", .french, "ch", ["ch"]),
    ("Europe/Vienna", .german, "at", ["eu"]), ("UTC", .italian, "it", ["eu"]), ("UTC", .portuguese, "br", []),
    ("Asia/Tokyo", .english, "jp", []), ("America/New_York", .english, "us", []),
    ("Pacific/Auckland", .english, "nz", []),
  ])
  func `a country offers its holidays and its limits`(
    zone: String, language: Language, holidays: String, rules: [String]
  ) {
    let country = HomeCountry(zone: zone, language: language)
    #expect(country?.holidays == holidays)
    #expect(country?.rules == rules)
  }

  @Test func `English names no country, nor does a country without known holidays offer any`() {
    #expect(HomeCountry(zone: "UTC", language: .english) == nil)
    #expect(HomeCountry(zone: "Africa/Nairobi", language: .english)?.holidays == nil)
  }
}
