import JournalFiles
import JournalIndex
import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore

extension CalendarExport {
  /// Birthdays of persons, each year.
  ///
  /// - Parameters:
  ///   - from: the day from which one without a year is shown.
  ///   - reminds: whether each has an alarm, in the morning of the day or as many days ahead as the person's
  ///     file says; those of whom nobody wants to be reminded are left out.
  package static func birthdays(
    in journal: Journal, from: CivilDay, includesPrivate: Bool, reminds: Bool = false, phrases: Phrases
  ) throws(StoreError) -> [CalendarEntry] {
    var query = Query()
    query.kinds = [.person]
    let twins = includesPrivate ? [] : journal.twinsOfPrivate()
    let people = journal.records(matching: query).records.filter {
      includesPrivate || !$0.isPrivate && !twins.contains($0.path)
    }
    let identity = JournalIdentity(journal)
    var numbers: [CivilDay: Int] = [:]
    var entries: [CalendarEntry] = []
    for person in people.sorted(by: { $0.path < $1.path }) {
      guard let text = person.texts(of: .birthday).first, let day = CivilDay(birthday: text, before: from),
        let name = person.texts(of: .name).first ?? person.title
      else { continue }
      numbers[day, default: 0] += 1
      let number = numbers[day] ?? 1
      let lead = BirthdayAhead.remindDays(of: person, usual: 0)
      if reminds, lead == nil { continue }
      var entry = CalendarEntry(
        uid: identity.uid(day, number, "birthday"), changed: try changed(person.path, in: journal),
        span: .days(day, day), summary: phrases.say("export-birthday", ("name", .of(name))))
      entry.availability = .free
      entry.isYearly = true
      if reminds, let lead {
        entry.alarm = entry.summary
        entry.alarmTrigger = trigger(daysAhead: lead)
      }
      entries.append(entry)
    }
    return entries
  }

  /// Nine in the morning, so many days before a day begins.
  private static func trigger(daysAhead days: Int) -> String {
    switch days {
    case 0: "PT9H"
    case 1: "-PT15H"
    default: "-P\(days - 1)DT15H"
    }
  }
}

extension CivilDay {
  /// The first birthday that a calendar shows: the day of birth, `1990-03-12`, or, where the year is
  /// nobody's business and the
  /// file says `--03-12`, that of the year of a day or the last one before that has it.
  init?(birthday text: String, before day: CivilDay) {
    if let birth = WrittenDate(text)?.day {
      self = birth
      return
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "-")).map { Int(String(Substring($0))) }
    guard text.utf8.starts(with: "--".utf8), parts.count == 2, let month = parts[0], let number = parts[1],
      let found = (0...8).lazy.compactMap({ CivilDay(year: day.year - $0, month: month, day: number) }).first
    else { return nil }
    self = found
  }
}
