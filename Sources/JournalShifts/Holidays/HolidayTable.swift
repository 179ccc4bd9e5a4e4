import CTemplates

/// When public holidays are: `Templates/holidays.txt`, which says how its rows are written.
enum HolidayTable {
  /// The rows of a country; none where it has none.
  static func rows(of country: Substring) -> [ArraySlice<UInt8>] {
    let (heading, bracket) = ("[\(country)]\n", UInt8(ascii: "["))
    // The bytes are part of the program.
    let file = unsafe template_named("holidays.txt")
    var rest = unsafe UnsafeBufferPointer(start: file.start, count: file.count)[...]
    while let mark = unsafe rest.firstIndex(of: bracket) {
      unsafe rest = rest[mark...]
      if unsafe rest.starts(with: heading.utf8) {
        let rows = unsafe Array(rest.dropFirst(heading.utf8.count).prefix { $0 != bracket })
        return rows.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
      }
      unsafe rest = rest.dropFirst()
    }
    return []
  }
}
