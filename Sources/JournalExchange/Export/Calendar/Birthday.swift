import JournalModel

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
