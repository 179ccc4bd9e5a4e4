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
    case .count: "Shifts"
    case .restAndWork: "Rest and work"
    case .restKey:
      "A bar is the rest between two days of work; the line is at 11 hours, a triangle marks what is below."
    case .hoursAWeek: "Hours a week"
    case .quickReturns: "Quick returns, after less than 11 hours"
    case .trendKey(let days):
      "A dot a day, the line is the mean of \(days) days. Bands: nights (violet) and time off (green)."
    case .dayByDay: "Day by day"
    case .changeKey:
      "The thicker a line, the more shifts went that way; the orange one joins the means. Fatigue counts downwards: a line that falls is energy lost."
    case .trendRange(let high, let low): "Highest in \(high), lowest in \(low)."
    case .weekKey: "Paler: a week that is not complete."
    case .meanMood(let mean, let days): "mood \(mean) on \(count(days, .day))"
    case .search: "Search"
    case .searchHint: "Words in any order; accents make no difference."
    case .searchKey: "The / key leads here."
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
    case .encryptedPageInstead(let place):
      "The page for printing is \(place), encrypted as the PDF would have been: decrypt it, open it in a browser and print it from there."
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
    case .needAnswer: "Please give at least one answer."
    case .refused: "A line of the note looks like merge markers. Please change how it begins."
    case .failed(let reason): "Not saved: \(reason)"
    case .noScript:
      "This preview can’t save. Open the file in your browser: on an iPhone, share it to a browser app or keep it in Files and open it from there."
    }
  }

  func report(_ caption: ReportCaption) -> String {
    switch caption {
    case .basis(.said): "stated by her"
    case .basis(.plan): "plan"
    case .basis(.notes): "check-in and check-out"
    case .rules(.eu):
      "Limits: Directive 2003/88/EC of 4 November 2003: rest of 11 h in 24 (article 3), 24 h and 11 h in 7 days (article 5), 48 h a week on average over 4 months, leave and sickness neutral (articles 6 and 16)."
    case .rules(.frenchHospital):
      "Limits: French decree 2002-9 of 4 January 2002 on public hospitals: rest of 12 h, 36 h a week, 48 h in any 7 days (Conseil d’État, 4 April 2018, 398069), 12 h a shift by derogation."
    case .rules(.french):
      "Limits: French Code du travail, L3131-1 (rest of 11 h), L3132-2 (35 h a week), L3132-1 (6 days a week), L3121-18 (10 h a day), L3121-20 (48 h in a calendar week), L3121-22 (44 h on average over 12 weeks), L3122-6 (8 h at night)."
    case .rules(.unitedKingdom):
      "Limits: Working Time Regulations 1998, regulations 4 (48 h on average over 17 weeks), 10 and 11; runs after HSE guidance HSG256."
    case .rules(.german):
      report(.rules(.eu))
        + " The Arbeitszeitgesetz is not in this program: its text could not be read at the source."
    case .rules(.swiss):
      "No limits: the Arbeitsgesetz is not in this program; its text could not be read at the source."
    case .rules(.none): ""
    case .limits: "Limits beside the facts"
    case .limit(.rest): "Rest between two days of work, at least"
    case .limit(.any7): "Work in any 7 days, at most"
    case .limit(.week): "Work in a calendar week, at most"
    case .limit(.average): "Work in a week on average, at most"
    case .limit(.shift): "Shift by day, at most"
    case .limit(.night): "Night, at most"
    case .limit(.run): "Days of work in a row, at most"
    case .limit(.nightRun): "Nights in a row, at most"
    case .limit(.weeklyRest): "Longest rest of a week, at least"
    case .limitColumn: "Limit"
    case .found: "Found"
    case .beyond: "Times beyond"
    case .sourceColumn: "Source"
    case .restsUnder(let length): "Rests under \(length)"
    case .from: "From"
    case .until: "Until"
    case .unknown: "Not known"
    case .withoutHours(let count):
      "The hours of \(self.count(count, .shift)) are not known and not in any total."
    case .made(let day): "Made on \(self.day(day, today: CivilDay(number: 0)))."
    case .signature: "Signature"
    case .fingerprint(let files, let sum): "Made from \(count(files, .file)), SHA-256 of their sums \(sum)."
    }
  }
}
