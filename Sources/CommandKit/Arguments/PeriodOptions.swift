import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// The options that keep calendars and figures to some days: `--weekday`, `--mood`, `--shift`.
package struct DayFilterOptions: Sendable {
  package static let options: [Option] = [.weekday, .filterMood, .filterShift]

  private var filter = DayFilter()
  private let mood: String?

  package init(_ arguments: Arguments) throws(UsageError) {
    mood = try arguments.text(.filterMood)
    filter.weekdays = try Self.weekdays(of: arguments)
    filter.shift = try arguments.shift(.filterShift)
  }

  /// The days of the week that are wanted.
  package static func weekdays(of arguments: Arguments) throws(UsageError) -> Set<Weekday> {
    var weekdays: Set<Weekday> = []
    for text in try arguments.texts(.weekday) {
      let words = text.split(separator: ",")
      if words.isEmpty { throw arguments.wrongWord(.weekday, text, among: Self.weekdayNames) }
      for word in words {
        guard let weekday = Weekday(named: String(word).trimmed) else {
          throw arguments.wrongWord(.weekday, text, among: Self.weekdayNames)
        }
        weekdays.insert(weekday)
      }
    }
    return weekdays
  }

  private static let weekdayNames = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The filter, once it is known which words the journal has.
  package func filter(_ journal: Journal) throws(CommandError) -> DayFilter {
    var filter = self.filter
    let words = FilterWords(journal)
    try words.check(shift: filter.shift)
    guard let mood else { return filter }
    guard let step = journal.profile.moods.step(of: mood) else {
      throw words.unknownMood(mood, name: Option.filterMood.flag)
    }
    filter.mood = step
    return filter
  }
}

extension Context {
  /// Says which days alone are shown.
  package mutating func say(_ filter: DayFilter, tags: [String] = []) {
    guard !filter.isEmpty || !tags.isEmpty else { return }
    var words = Weekday.allCases.filter { filter.weekdays.contains($0) }.map { phrases.name(of: $0) }
    if let mood = filter.mood { words.append("\(mood.emoji) \(phrases.name(of: mood))") }
    if let shift = filter.shift { words.append(phrases.name(of: shift)) }
    words += tags.map { "#" + $0 }
    wrap(Sanitizer.line(phrases.say("look-onlyDays", ("filters", .of(words.joined(separator: ", "))))))
  }
}

/// The days that `--from` and `--until` name, both inclusive; what is not said is left to the command.
package struct SpanOptions: Hashable, Sendable {
  /// The options that say it.
  package static let options: [Option] = [.from, .until]

  /// The first day.
  package let from: DayArgument?
  /// The last day.
  package let until: DayArgument?

  package init(_ arguments: Arguments) throws(UsageError) {
    from = try arguments.day(.from)
    until = try arguments.day(.until)
  }

  /// The first day and the last one, as far as they are said.
  package func ends(_ dates: Dates) -> (from: CivilDay?, until: CivilDay?) {
    (from?.day(dates), until?.lastDay(dates))
  }
}
