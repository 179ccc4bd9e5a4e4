import JournalKit
import JournalModel
import JournalStore

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
  /// What to sort by; the journal's own scales are among the words.
  private let sort: String?

  package init(_ arguments: Arguments) throws(UsageError) {
    let on = try arguments.day(.on)
    let first = try arguments.day(.from)
    let last = try arguments.day(.until)
    from = on ?? first
    until = on ?? last
    for other in [Option.from, .until] where on != nil && arguments.has(other) {
      throw UsageError(.contradiction(Option.on.flag, other.flag))
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
        throw UsageError(
          .wrongValue(
            name: Option.condition.flag, found: text, expected: .condition,
            nearest: Condition.nearest(to: text)))
      }
      query.conditions.append(condition)
    }
    sort = try arguments.text(.sort)
    query.limit = try arguments.count(.limit)
    query.offset = try arguments.count(.offset) ?? 0
  }

  /// The query, once it is known what days and words mean in the journal.
  package func query(_ dates: Dates, in journal: Journal) throws(CommandError) -> Query {
    var query = self.query
    let words = FilterWords(journal)
    try words.check(mood: query.mood)
    try words.check(shift: query.shift)
    for condition in query.conditions { try words.check(condition) }
    query.moods = journal.profile.moods
    query.from = from?.day(dates)
    query.until = until?.lastDay(dates)
    if let sort {
      let scales = journal.profile.scales
      guard let known = Sort(sort, scales: scales) else {
        throw .usage(Arguments().wrongWord(.sort, sort, among: Sort.Field.names + scales.own.map(\.name)))
      }
      query.sort = known
    } else {
      query.sort.today = dates.context.today
    }
    if let first = query.from, let last = query.until, last < first {
      throw .usage(UsageError(.untilBeforeFrom("\(first.iso)..\(last.iso)")))
    }
    return query
  }
}
