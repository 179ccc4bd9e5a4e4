import JournalModel

/// The content lines of an iCalendar.
///
/// - Source: RFC 5545, 3.1 (lines end with CRLF and are folded at 75 octets) and 3.3.11 (escapes in texts).
package struct CalendarText: Sendable {
  package private(set) var content = ""

  /// No line yet.
  package init() {}

  package mutating func line(_ name: String, _ value: String) { fold(name + ":" + value) }

  package mutating func text(_ name: String, _ value: String) { fold(name + ":" + Self.escaped(value)) }

  /// A moment in UTC: `20261120T174500Z`.
  package static func moment(_ instant: Instant) -> String {
    let local = TimeZoneRules.utc.local(instant)
    let time = [local.time.hour, local.time.minute, local.time.second].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return day(local.day) + "T" + time.joined() + "Z"
  }

  /// A day: `20261120`.
  package static func day(_ day: CivilDay) -> String {
    String(decoding: day.iso.utf8.filter { $0 != UInt8(ascii: "-") }, as: UTF8.self)
  }

  /// Backslash, semicolon, comma and newline escaped; other control characters are not allowed and left out.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      default:
        if scalar.properties.generalCategory != .control || scalar == "\t" {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Breaks a line so that no part, the blank before it included, has more than 75 octets; never within a
  /// character.
  private mutating func fold(_ line: String) {
    var octets = 0
    for scalar in line.unicodeScalars {
      let length = UTF8.width(scalar)
      if octets + length > 75 {
        content += "\r\n "
        octets = 1
      }
      content.unicodeScalars.append(scalar)
      octets += length
    }
    content += "\r\n"
  }
}
