/// Numbers and lists as text: what languages share.
enum Digits {
  /// Two digits at least.
  static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Upper-case hexadecimal digits, at least `width` of them.
  static func hexadecimal(_ number: UInt32, width: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// Groups of three digits from 10,000 on: four digits read well without.
  static func grouped(_ number: Int, separator: String) -> String {
    let digits = String(number.magnitude)
    guard digits.utf8.count > 4 else { return String(number) }
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { text += separator }
      text.append(digit)
    }
    return text
  }

  /// A number rounded half away from zero; `–` where it is not finite or beyond 15 digits.
  static func decimal(_ number: Double, digits: Int, point: String) -> String {
    let digits = min(max(digits, 0), 6)
    var scale: Int64 = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled = (number * Double(scale)).rounded(.toNearestOrAwayFromZero)
    guard scaled.isFinite, abs(scaled) < 1e15 else { return "–" }
    let whole = Int64(scaled).magnitude
    let sign = scaled < 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let fraction = String(whole % scale.magnitude)
    let zeros = String(repeating: "0", count: digits - fraction.utf8.count)
    return "\(sign)\(whole / scale.magnitude)\(point)\(zeros)\(fraction)"
  }

  /// Whole percent of a share of 1; `nil` where it is not finite or too large to mean anything.
  static func percent(_ share: Double) -> Int? {
    let value = (share * 100).rounded(.toNearestOrAwayFromZero)
    return value.isFinite && abs(value) < 1e9 ? Int(value) : nil
  }
}

/// A distance in time in the largest unit that fits: 5 minutes, 2 hours, 3 days, 2 weeks, 5 months, 1 year.
///
/// - Source: the relative times of ShiftMood; months and years added.
enum TimeDistance {
  /// The number of units; `nil` below a minute.
  static func of(_ seconds: Int64) -> (count: Int, unit: Noun)? {
    let minutes = Int(clamping: seconds.magnitude / 60)
    switch minutes {
    case 0: return nil
    case ..<60: return (minutes, .minute)
    case ..<(24 * 60): return (minutes / 60, .hour)
    case ..<(7 * 24 * 60): return (minutes / (24 * 60), .day)
    case ..<(60 * 24 * 60): return (minutes / (7 * 24 * 60), .week)
    case ..<(365 * 24 * 60): return (minutes / (30 * 24 * 60), .month)
    default: return (minutes / (365 * 24 * 60), .year)
    }
  }
}
