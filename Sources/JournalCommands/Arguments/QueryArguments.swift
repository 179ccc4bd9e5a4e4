import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// The filters of `list`, as a query once today is known.
package struct QueryArguments: Sendable {
  package static let options: [Option] = [.from, .until, .on] + filters + [.weekday, .sort, .limit, .offset]
  /// Those about the records themselves.
  package static let filters: [Option] = [
    .kind, .filterTag, .filterMood, .filterShift, .filterPerson, .filterFavorite, .condition,
  ]

  private var query = Query()
  private let from: DayArgument?
  private let until: DayArgument?
  private let span: SpanArgument?
  /// What to sort by; the journal's own scales are among the words.
  private let sort: String?

  /// - Parameter span: days that were said without an option.
  package init(_ arguments: Arguments, days span: SpanArgument? = nil) throws(CommandError) {
    self.span = span
    let on = try arguments.day(.on)
    let first = try arguments.day(.from)
    let last = try arguments.day(.until)
    from = on ?? first
    until = on ?? last
    for other in [Option.from, .until] where on != nil && arguments.has(other) {
      throw .usage(.contradiction(Option.on.flag, other.flag))
    }
    for kind in try arguments.kinds() { query.kinds.insert(kind) }
    if query.kinds.isEmpty { query.kinds = .shownUnasked }
    query.tags = try arguments.wantedTags()
    query.mood = try arguments.value(.filterMood, .mood) { $0.trimmed.isEmpty ? nil : $0 }
    query.shift = try arguments.shift(.filterShift)
    query.weekdays = try DayFilterOptions.weekdays(of: arguments)
    query.person = try arguments.value(.filterPerson, .text) { $0.trimmed.isEmpty ? nil : $0 }
    query.isFavorite = arguments.has(.filterFavorite) ? true : nil
    for text in try arguments.texts(.condition) {
      guard let condition = Condition(text) else {
        throw .usage(
          .wrongValue(
            name: Option.condition.flag, found: text, expected: .condition,
            nearest: Condition.nearest(to: text)))
      }
      if let isPrivate = condition.asksForPrivate {
        if query.isPrivate == !isPrivate { throw .usage(.contradiction(Option.condition.flag, text)) }
        query.isPrivate = isPrivate
      } else {
        query.conditions.append(condition)
      }
    }
    sort = try arguments.text(.sort)
    query.limit = try arguments.count(.limit)
    query.offset = try arguments.count(.offset) ?? 0
  }

  /// The query, once it is known what days and words mean in the journal.
  package func query(_ dates: Dates, in journal: Journal) throws(CommandError) -> Query {
    var query = self.query
    let dates = dates.inOrder(of: from, until)
    let words = FilterWords(journal)
    try words.check(mood: query.mood)
    try words.check(shift: query.shift)
    query.shiftWords = journal.profile.shifts.words(meaning: query.shift?.builtInMeaning)
    for condition in query.conditions { try words.check(condition) }
    if let person = query.person {
      query.isWholeName = journal.survey().table.people.contains { Folding.areAlike($0.text, person.trimmed) }
    }
    query.moods = journal.profile.moods
    query.scales = journal.profile.scales.own
    let ends = span?.ends(dates)
    query.from = ends?.from ?? from?.day(dates)
    query.until = ends?.until ?? until?.lastDay(dates)
    if let sort {
      let scales = journal.profile.scales
      guard let known = Sort(sort, scales: scales) else {
        throw Arguments().wrongWord(.sort, sort, among: Sort.Field.names + scales.own.map(\.name))
      }
      query.sort = known
    } else {
      query.sort.today = dates.context.today
    }
    if let first = query.from, let last = query.until, last < first {
      throw .usage(.untilBeforeFrom("\(first.iso)..\(last.iso)"))
    }
    return query
  }
}

/// The options that keep calendars and figures to some days: `--weekday`, `--mood`, `--shift`.
package struct DayFilterOptions: Sendable {
  package static let options: [Option] = [.weekday, .filterMood, .filterShift]

  private var filter = DayFilter()
  private let mood: String?

  package init(_ arguments: Arguments) throws(CommandError) {
    mood = try arguments.text(.filterMood)
    filter.weekdays = try Self.weekdays(of: arguments)
    filter.shift = try arguments.shift(.filterShift)
  }

  package static func weekdays(of arguments: Arguments) throws(CommandError) -> Set<Weekday> {
    var weekdays: Set<Weekday> = []
    for text in try arguments.texts(.weekday) {
      let days = text.split(separator: ",").map { Weekday(alone: String($0).trimmed) }
      if days.isEmpty || days.contains(nil) {
        throw arguments.wrongWord(.weekday, text, among: Weekday.words)
      }
      weekdays.formUnion(days.compactMap(\.self))
    }
    return weekdays
  }

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
  package static let options: [Option] = [.from, .until]

  private let from: DayArgument?
  private let until: DayArgument?
  /// Both in one argument, such as `november`.
  private let both: SpanArgument?

  /// - Parameter mayBeNamed: whether the first argument says both in place of the options.
  package init(_ arguments: Arguments, mayBeNamed: Bool = false) throws(CommandError) {
    from = try arguments.day(.from)
    until = try arguments.day(.until)
    both = mayBeNamed && !arguments.positionals.isEmpty ? try arguments.span(at: 0) : nil
    if both != nil, let option = Self.options.first(where: arguments.has) {
      throw .usage(.contradiction(arguments.positionals[0], option.flag))
    }
  }

  /// The first day and the last one, as far as they are said.
  package func ends(_ dates: Dates) -> (from: CivilDay?, until: CivilDay?) {
    if let both { return both.ends(dates) }
    let dates = dates.inOrder(of: from, until)
    return (from?.day(dates), until?.lastDay(dates))
  }
}
