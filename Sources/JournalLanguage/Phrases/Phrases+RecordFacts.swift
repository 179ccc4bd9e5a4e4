import JournalModel

extension Phrases {
  /// What a record says beside its text, one by one: mood, shift, ratings, badges, time off.
  package func facts(of record: Record, in profile: Profile) -> [String] {
    var facts: [String] = []
    if let mood = record.mood {
      facts.append(profile.moods.step(of: mood).map { $0.emoji + " " + name(of: $0) } ?? mood)
    }
    if let shift = record.shift { facts.append(name(of: shift)) }
    for scale in profile.scales {
      if let value = record[scale] { facts.append("\(name(of: scale)) \(value)/\(scale.range.upperBound)") }
    }
    facts += record.badges
    if let vacation = Vacation(record) {
      facts.append(span(vacation.from, vacation.until, today: vacation.from))
      facts.append(name(of: vacation.category))
    }
    return facts.map(\.capitalizedFirst)
  }
}
