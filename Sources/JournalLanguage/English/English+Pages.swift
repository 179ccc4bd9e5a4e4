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
    case .noPrinter:
      "No program that makes a PDF was found: WeasyPrint, Chromium, Chrome, Edge or Brave would do."
    case .printFailed(let program): "\(program) made no PDF."
    case .untagged(let program):
      "\(program) is too old for a PDF with structure: screen readers will miss it."
    case .pageInstead(let place):
      "The page for printing is \(place): open it in a browser and print it from there."
    case .written(let records, let place): "Wrote \(count(records, .record)) to \(place)"
    case .dayWord(let name, let value): "\(name): \(value)"
    }
  }

  func form(_ caption: FormCaption) -> String {
    switch caption {
    case .title: "How are you?"
    case .which: "What would you like to write?"
    case .beforeShift: "Before my shift"
    case .afterShift: "After my shift"
    case .moodOnly: "My mood"
    case .next: "Next"
    case .back: "Back"
    case .summary: "To be saved"
    case .date: "Day (of a night: its evening)"
    case .time: "Time"
    case .saveToFolder: "Save to my journal"
    case .share: "Share"
    case .download: "Download"
    case .folderHint: "Choose the folder of your journal: the one that has journal.md in it."
    case .saved(let place): "Saved as \(place)"
    case .again: "Write another one"
    case .needAnswer: "Give one answer at least."
    case .refused: "A line of the note looks like the marks of a merge. Change its beginning, please."
    case .failed(let reason): "Not saved: \(reason)"
    case .noScript:
      "This preview can’t save. Open the file in your browser: on an iPhone, share it to a browser app or keep it in Files and open it from there."
    }
  }
}
