extension TimeZoneRules {
  /// A zone whose name says its offset: `UTC`, `GMT`, `Z`, `+02:00`, `-0330`, `UTC+2`, and `Etc/GMT-2`, whose
  /// sign is the other way round; `nil` for any other name.
  ///
  /// - Source: ISO 8601 for offsets, the file `etcetera` of the tz database for `Etc/`.
  public init?(ofOffset name: String) {
    let bytes = Array(name.utf8)
    var rest = bytes[...]
    var isTurned = false
    let prefixes: [(StaticString, isTurned: Bool)] = [
      ("Etc/GMT", true), ("Etc/UTC", true), ("UTC", false), ("GMT", false), ("Z", false),
    ]
    var isNamed = false
    for (prefix, turned) in prefixes where !isNamed {
      prefix.withUTF8Buffer { prefix in
        guard unsafe rest.starts(with: prefix) else { return }
        rest = rest.dropFirst(prefix.count)
        (isNamed, isTurned) = (true, turned)
      }
    }
    if isNamed, rest.isEmpty {
      self = .utc
      return
    }
    guard let sign = rest.popFirst(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let seconds = TimeZoneRules.seconds(rest)
    else { return nil }
    let isEast = (sign == UInt8(ascii: "+")) != isTurned
    self = .fixed(offset: isEast ? seconds : -seconds)
  }

  /// A zone by a rule as POSIX has it: `CET-1CEST,M3.5.0,M10.5.0/3`; `nil` for any other text.
  public init?(posix rule: String) {
    guard let zone = PosixZone(Array(rule.utf8)) else { return nil }
    self.init(name: "", fixedOffset: zone.standard)
    self.rule = zone
  }

  /// `2`, `02`, `0230`, `02:30`, `2:30` in seconds, at most 18 hours.
  private static func seconds(_ text: ArraySlice<UInt8>) -> Int32? {
    let digits = text.filter { $0 != UInt8(ascii: ":") }
    let hasColon = digits.count < text.count
    guard (1...4).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }),
      !hasColon || text.dropLast(2).last == UInt8(ascii: ":") && text.count == digits.count + 1
    else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int32($1 - 0x30) }
    let (hours, minutes) = digits.count > 2 ? (number / 100, number % 100) : (number, 0)
    guard minutes < 60, hours * 60 + minutes <= 18 * 60 else { return nil }
    return hours * 3600 + minutes * 60
  }
}
