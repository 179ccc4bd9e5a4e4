/// A country, or a part of one, whose public holidays are known by rule.
///
/// Its code is what a profile says: `holidays: [de-by]`. Codes are those of ISO 3166 in lower case; what has
/// days of its own within a part has a name behind it: `de-by-augsburg`.
package struct HolidayRegion: Hashable, Sendable {
  /// The code: `fr`, `de-by`, `de-by-augsburg`.
  package let code: String

  package var country: Substring { code.prefix(2) }
  /// What stands behind the country's code: `by-augsburg`; empty for a country.
  package var part: Substring { code.dropFirst(3) }

  /// The countries, each with its parts.
  private static let countries = [
    "at", "au act nsw nt qld sa tas vic wa", "be", "br", "ca ab bc mb nb nl ns nt nu on pe qc sk yt",
    """
    ch ag ai ar be bl bs fr fr-optional ge gl gl-optional gr gr-optional ju lu ne nw nw-optional ow ow-optional \
    sg sg-optional sh sh-optional so so-optional sz tg ti ur vd vs vs-optional zg zg-optional zh zh-zurich
    """,
    "de bb be bw by by-augsburg by-catholic hb he hh mv ni nw rp sh sl sn sn-catholic st th th-catholic",
    "es an ar as cb ce cl cm cn ct ct-barcelona ex ga ib mc md ml nc pv ri vc",
    "fr 971 972 973 974 976 alsace", "gb eng nir sct wls", "ie", "it", "jp", "kr", "lu", "nl",
    "nz auk can cit hkb mbh nsn ntl ota stc stl tki wgn wtc", "pt", "us",
  ]

  /// The region of a code: in any case, with `_` for `-`, `uk` for `gb`, and England for a bare `gb`.
  package init?(code: String) {
    // A profile may list days: they are told from codes before anything is folded.
    guard let first = code.utf8.first, first | 0x20 &- 0x61 < 26 else { return nil }
    var code = HolidayRegion.folded(code)
    switch code {
    case "gb": code = "gb-eng"
    case "fr-moselle", "fr-alsace-moselle", "fr-57", "fr-6ae": code = "fr-alsace"
    default: break
    }
    let country = String(code.prefix(2))
    guard let names = HolidayRegion.countries.first(where: { $0.hasPrefix(country) }) else { return nil }
    let isPart = code.utf8.dropFirst(2).first == UInt8(ascii: "-")
    guard isPart ? HolidayRegion.words(names).dropFirst().contains(code.dropFirst(3)) : code.utf8.count == 2
    else { return nil }
    self.code = code
  }

  private static func folded(_ code: String) -> String {
    let bytes = code.utf8.map {
      $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 &- 0x41 < 26 ? $0 | 0x20 : $0
    }
    let folded = String(decoding: bytes, as: UTF8.self)
    return folded == "uk" || folded.hasPrefix("uk-") ? "gb" + folded.dropFirst(2) : folded
  }

  private static func words(_ names: String) -> [Substring] {
    names.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
  }

  /// All of them, a country before its parts.
  package static var all: [HolidayRegion] {
    countries.flatMap { names in
      let names = words(names)
      let codes = [String(names[0])] + names.dropFirst().map { names[0] + "-" + $0 }
      return codes.filter { $0 != "gb" }.compactMap { HolidayRegion(code: $0) }
    }
  }

  /// All codes in a few words: `at, au (au-act nsw …), be …`.
  package static var listed: String {
    countries.map { names in
      let names = names.split(separator: " ", maxSplits: 1)
      return names.count < 2 ? String(names[0]) : "\(names[0]) (\(names[0])-\(names[1]))"
    }.joined(separator: ", ")
  }

  /// The codes that a person may have meant by one that is not known: of the country that she named those
  /// that are one letter away, else all; the codes of the countries where she named none.
  package static func codes(near code: String) -> [String] {
    let code = folded(code)
    let codes = all.map(\.code)
    let ofCountry = codes.filter { $0.prefix(2) == code.prefix(2) }
    if ofCountry.isEmpty { return countries.map { String($0.prefix(2)) } }
    let near = ofCountry.filter { Spelling.distance($0, code) == 1 }
    return near.isEmpty ? ofCountry : near
  }
}
