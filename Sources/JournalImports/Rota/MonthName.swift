import JournalModel

/// A month in a title or a file's name: `2026-12`, `12-2026`, `décembre 2026`, `Dec_2026`; or the day with
/// which a table begins: `2026-11-30`, `30.11.2026`, `20261130`.
enum MonthName {
  private static let years = 2000...2100

  static func year(in text: String) -> Int? {
    for digits in text.split(whereSeparator: { !$0.isNumber }) where [4, 6, 8].contains(digits.utf8.count) {
      if let year = Int(digits.prefix(4)), years.contains(year) { return year }
    }
    return month(in: text)?.year
  }

  /// The days with a number that a text can mean: the one that it names, else that of its month, and that of
  /// the month before, with which a table of it may begin.
  static func days(_ number: Int, in text: String) -> [CivilDay] {
    let words = Folding.folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    for index in words.indices {
      for count in [1, 3] where index + count <= words.count {
        let written = words[index..<index + count].joined(separator: "-")
        let found = [true, false].compactMap { WrittenDays([], preferred: $0).day(written) }
        let day = found.first { day in
          day.day == number && years.contains(day.year) && written.contains("\(day.year)")
        }
        if let day { return [day] }
      }
    }
    guard let (year, month) = month(in: text) else { return [] }
    let before = month == 1 ? (year - 1, 12) : (year, month - 1)
    return [(year, month), before].compactMap { CivilDay(year: $0.0, month: $0.1, day: number) }
  }

  static func month(in text: String) -> (year: Int, month: Int)? {
    let words = Folding.folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var numbers: [Int] = []
    for (index, word) in words.enumerated() {
      // The number of a week is not that of a month.
      if index > 0, TableWords.has("week", words[index - 1]) { continue }
      if let number = Int(word), word.utf8.count == 6, let found = valid(number / 100, number % 100) {
        return found
      }
      if let number = Int(word) {
        numbers.append(number)
        continue
      }
      let neighbours = [index + 1, index - 1].filter { words.indices.contains($0) }.map { words[$0] }
      for year in neighbours.compactMap({ Int($0) }) where years.contains(year) {
        // A month by its name: read as the first of it.
        if let day = WrittenDate("1 \(word) \(year)")?.day { return (day.year, day.month) }
      }
    }
    for (first, second) in zip(numbers, numbers.dropFirst()) {
      if let found = valid(first, second) ?? valid(second, first) { return found }
    }
    return nil
  }

  /// The number of a month that a text names without telling its year: `Januar`, `Plan Dez`.
  static func named(in text: String) -> Int? {
    guard text.utf8.count <= 120 else { return nil }
    let words = text.split { !$0.isLetter }.map(String.init).filter { $0.count > 2 }
    return words.lazy.compactMap { WrittenDate("1 \($0) 2026")?.day?.month }.first
  }

  /// A day and the number of its month, whose name stands beside it, without its year: `Mon 7 Dec`, `7. Dez`.
  static func dayAndMonth(in text: String) -> [Int]? {
    guard text.utf8.count <= 32, case let numbers = text.split(whereSeparator: { !$0.isNumber }),
      numbers.count == 1, let number = Int(numbers[0]), (1...31).contains(number)
    else { return nil }
    // `mar` is a day of the week, too.
    let words = text.split { !$0.isLetter }.map(String.init)
    let weekday = words.firstIndex(where: WeekdayNames.isName)
    return words.indices.lazy.filter { $0 != weekday }.compactMap { named(in: words[$0]) }.first.map {
      [number, $0]
    }
  }

  private static func valid(_ year: Int, _ month: Int) -> (year: Int, month: Int)? {
    years.contains(year) && (1...12).contains(month) ? (year, month) : nil
  }
}
