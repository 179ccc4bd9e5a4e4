import JournalInsights
import JournalModel
import JournalStore

extension Context {
  /// After two very low weeks says in one line where help can be had; once, and not again for a season. The key `care` of the
  /// profile switches it off.
  mutating func careForLowWeeks() throws(CommandError) {
    let journal = try self.journal()
    guard errors.isTerminal, !common.usesJSON, journal.profile.offersCare else { return }
    let today = today(in: journal)
    let memory = journal.stateFiles
    if let said = memory?.read(Self.careFile).flatMap({ CivilDay(iso: String(decoding: $0, as: UTF8.self)) }),
      abs(said.days(until: today)) < Self.careSilence
    {
      return
    }
    var query = Query()
    query.from = today.advanced(by: 1 - LowWeeks.days)
    query.until = today
    query.kinds = [.entry, .checkOut]
    let records = journal.records(matching: query, scope: .around(today)).records
    let moods = journal.profile.moods
    guard LowWeeks.end(on: today, mood: { MoodOfDay.of($0, in: records, zone: journal.zone, moods: moods) })
    else {
      return
    }
    // What can't be remembered would be said each day.
    guard memory?.write(Array(today.iso.utf8), as: Self.careFile) == true else { return }
    let country = journal.profile.country ?? HelpLine.country(ofZone: journal.zone.name)
    errors.line(phrases.care(country.map { HelpLine.lines(in: $0) } ?? []))
  }

  /// Where it is remembered when it was said; for how many days it is not said again.
  private static let careFile = "care"
  private static let careSilence = 90
}

extension Profile {
  /// The country that the language names: `ca` for `fr-CA`.
  fileprivate var country: String? {
    guard let parts = language?.split(whereSeparator: { $0 == "-" || $0 == "_" || $0 == "." }),
      parts.count > 1,
      parts[1].utf8.count == 2
    else { return nil }
    return parts[1].lowercased()
  }
}
