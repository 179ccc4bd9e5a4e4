import JournalModel

extension RotaItem {
  /// So many days of one event are followed.
  private static let longest = 366

  /// The same from a moment to another: whole days where both are midnight, else a piece for each 24 hours,
  /// because a plan has no longer ones.
  func pieces(from start: CivilTime, until end: CivilTime) -> [RotaItem] {
    var item = self
    guard start < end else { return [item] }
    if start.time == .midnight, end.time == .midnight {
      // Written by a program without whole days; one on which clocks change has 23 or 25 hours.
      item.minutes = RotaItem.minutes(from: start, until: end)
      item.wholeMinutes = item.minutes
      (item.day, item.lastDay) = (start.day, end.day.advanced(by: -1))
      return [item]
    }
    item.wholeMinutes = RotaItem.minutes(from: start, until: end)
    var items: [RotaItem] = []
    var from = start
    while from < end, items.count < RotaItem.longest {
      let until = min(CivilTime(day: from.day.advanced(by: 1), time: from.time), end)
      item.minutes = RotaItem.minutes(from: from, until: until)
      item.span = ClockSpan(start: from.time.toMinute, end: until.time.toMinute)
      item.first = item.first ?? item.span
      (item.day, item.lastDay) = (from.day, from.day)
      items.append(item)
      from = until
    }
    return items
  }

  /// The same with hours of its day, those of one shift.
  func with(_ spans: [ClockSpan]) -> [RotaItem] {
    var item = self
    item.first = spans.first
    return spans.flatMap { span in
      let next = span.end <= span.start ? day.advanced(by: 1) : day
      return item.pieces(
        from: CivilTime(day: day, time: span.start), until: CivilTime(day: next, time: span.end))
    }
  }

  private static func minutes(from start: CivilTime, until end: CivilTime) -> Int {
    Int((end.secondsSinceEpoch - start.secondsSinceEpoch) / 60)
  }
}

extension ClockTime {
  /// The time without its seconds: a plan has none.
  fileprivate var toMinute: ClockTime { ClockTime(hour: hour, minute: minute) ?? self }
}
