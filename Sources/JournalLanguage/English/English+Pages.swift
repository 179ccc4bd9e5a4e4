import JournalInsights
import JournalModel

extension English {
  func page(_ caption: PageCaption) -> String {
    switch caption {
    case .title(let name): name.map { "\($0)’s journal" } ?? "Journal"
    case .skip: "Skip to the entries"
    case .yearAtGlance: "The year at a glance"
    case .months: "Months"
    case .changes: "Before and after the shift"
    case .trends: "Trends"
    case .entries: "Entries"
    case .onThisDay: "On this day"
    case .yearHint: "Tap a day, or use the arrow keys. Enter goes to what you wrote."
    case .noMood: "no mood noted"
    case .dayLine: "line above: day shift"
    case .nightLine: "line below: night shift"
    case .onCallDots: "dots: on call"
    case .timeOffHatching: "hatched: time off"
    case .numbers: "The numbers"
    case .day: "Day"
    case .mood: "Mood"
    case .shift: "Shift"
    case .timeOff: "Time off"
    case .before: "before"
    case .after: "after"
    case .daysNoted: "Days noted"
    case .count: "Shifts"
    case .trendKey:
      "A dot a day, the line is the mean of 7 days. Bands: nights (violet) and time off (green)."
    case .meanMood(let mean, let days): "mood \(mean) on \(count(days, .day))"
    case .search: "Search"
    case .searchHint: "Words in any order; accents make no difference. Press / to come here."
    case .found(let count): "\(number(count)) found"
    case .showAll: "Show all"
    case .filter: "Filters"
    case .moods: "Moods"
    case .shifts: "Shifts"
    case .tags: "Tags"
    case .people: "People"
    case .privateLeftOut(let number): "\(count(number, .record)) marked private left out."
    case .made(let day, let records):
      "Made on \(self.day(day, today: CivilDay(number: 0))) from \(count(records, .record)). This page loads nothing and sends nothing."
    case .missingPicture(let name): "Picture not included: \(name)"
    case .enlarge: "Enlarge or shrink"
    case .empty: "Nothing written yet."
    case .trendSummary(let measure, let mean, let days):
      "\(name(of: measure).capitalizedFirst): \(mean) on average over \(count(days, .day))."
    case .changeSummary(let shift, let before, let after, let number):
      "\(shift.capitalizedFirst): \(before), \(after) (\(count(number, .shift)))."
    case .favorite: "Favorite"
    case .highlights: "Highlights"
    case .contents: "Months"
    case .dayWord(let name, let value): "\(name): \(value)"
    }
  }
}
