import JournalModel

/// Where the entries of a journal are that is too long for one page: a page a year, beside the first one or
/// in a folder, and a page a month of a year that is too long for one itself.
struct PageParts: Sendable {
  /// Where these pages are from the one at hand: empty, or the name of a folder with `/`.
  var folder: String
  /// The years whose entries are on pages of months.
  var longYears: Set<Int> = []

  /// The name of the page that has the entries of a day, without ending.
  func name(of day: CivilDay) -> String { longYears.contains(day.year) ? day.monthText : day.yearText }

  /// A path as an address: all but letters, digits and what separates names is escaped.
  static func address(ofPath path: String) -> String {
    var address = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80 && (scalar.properties.isAlphabetic || "0123456789-._~/".unicodeScalars.contains(scalar))
      address += isPlain ? String(scalar) : "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    return address
  }

  /// Where a page is.
  func address(_ name: String) -> String { folder + name + ".html" }
}

extension CivilDay {
  /// `2026-11`.
  var monthText: String { String(iso.prefix(7)) }

  /// `2026`.
  var yearText: String { String(iso.prefix(4)) }
}
