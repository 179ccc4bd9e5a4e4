import JournalFiles
import JournalIndex
import JournalInsights
import JournalModel
import JournalStore

extension Journal {
  /// Where help can be had, after two very low weeks; `nil` where nothing is to be said: once said, not again
  /// for a season, and never where the key `care` of the profile switches it off.
  ///
  /// That it was said is remembered on this device.
  package func helpAfterLowWeeks(today: CivilDay) -> [HelpLine]? {
    guard profile.offersCare else { return nil }
    let memory = stateFiles
    let said = memory?.read(Self.careFile).flatMap { CivilDay(iso: String(decoding: $0, as: UTF8.self)) }
    if let said, abs(said.days(until: today)) < Self.careSilence { return nil }
    let query = Query(
      kinds: [.entry, .checkIn, .checkOut], from: today.advanced(by: 1 - LowWeeks.days), until: today)
    let records = self.records(matching: query, scope: .around(today)).records
    guard LowWeeks.end(on: today, mood: { MoodOfDay.of($0, in: records, zone: zone, moods: profile.moods) })
    else { return nil }
    // A remark that can't be remembered would be repeated each day.
    guard memory?.write(Array(today.iso.utf8), as: Self.careFile) == true else { return nil }
    let country = profile.country ?? HelpLine.country(ofZone: zone.name)
    return country.map { HelpLine.lines(in: $0) } ?? []
  }

  /// Where it is remembered when it was said; for how many days it is not said again.
  private static let careFile = "care"
  private static let careSilence = 90
}

extension Profile {
  /// The country that the language names: `ca` for `fr-CA`.
  fileprivate var country: String? {
    guard let parts = language?.split(whereSeparator: { $0 == "-" || $0 == "_" || $0 == "." }),
      parts.count > 1, parts[1].utf8.count == 2
    else { return nil }
    return parts[1].lowercased()
  }
}
