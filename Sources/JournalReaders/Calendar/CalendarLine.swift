import JournalModel

/// A content line of a calendar, unfolded.
///
/// - Source: RFC 5545, 3.1; lines end as on any system, and long ones need not be folded.
package struct CalendarLine: Sendable {
  /// The name, in capitals.
  package var name: String
  /// The parameters with their values, names in capitals, quotes taken off.
  package var parameters: [(name: String, value: String)]
  /// The value as it is written, escapes not resolved.
  package var value: String
  /// The line of the file where it begins, from 1.
  package var number: Int

  package subscript(parameter: String) -> String? { parameters.first { $0.name == parameter }?.value }

  /// The text of the value: `\n`, `\,`, `\;` and `\\` resolved (3.3.11).
  package var text: String { value.utf8.contains(0x5C) ? parts(at: nil)[0] : value }

  /// The parts of a value between commas that are not escaped, each as text.
  package var texts: [String] { parts(at: UInt8(ascii: ",")) }

  /// The parts of a value between signs that are not escaped, each as text.
  func parts(at sign: UInt8?) -> [String] {
    var parts: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in value.utf8 {
      if isEscaped {
        parts[parts.count - 1].append(byte | 0x20 == UInt8(ascii: "n") ? 0x0A : byte)
        isEscaped = false
      } else if byte == 0x5C {
        isEscaped = true
      } else if byte == sign {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension CalendarLine {
  /// A part of a line: the same parameters with another value.
  init(_ line: CalendarLine, value: String) {
    self = line
    self.value = value
  }
}

/// Reads content lines one after the other.
struct CalendarLines {
  private let bytes: [UInt8]
  private var offset = 0
  private var number = 1
  /// The numbers of malformed lines: no name, or no colon.
  private(set) var broken: [Int] = []

  private let joinsQuotedPrintable: Bool

  /// - Parameter joinsQuotedPrintable: whether a line of quoted-printable text that ends with `=` goes on in
  /// the next, as
  ///   in address books of version 2.1.
  init(_ source: [UInt8], joinsQuotedPrintable: Bool = false) {
    bytes = SourceText.utf8(source)
    self.joinsQuotedPrintable = joinsQuotedPrintable
  }

  mutating func next() -> CalendarLine? {
    while offset < bytes.count {
      let start = number
      let line = unfolded()
      if line.allSatisfy({ $0 <= 0x20 }) { continue }
      if let read = CalendarLines.read(line, number: start) { return read }
      if broken.count < 1000 { broken.append(start) }
    }
    return nil
  }

  /// The bytes up to a line end that no blank follows.
  private mutating func unfolded() -> [UInt8] {
    var line: [UInt8] = []
    // Asked once a line, whose name and parameters stand in its first part.
    var isQuotedPrintable: Bool?
    while offset < bytes.count {
      let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      line += bytes[offset..<end]
      offset = end
      guard offset < bytes.count else { break }
      offset += bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
      number += 1
      if joinsQuotedPrintable, line.last == UInt8(ascii: "=") {
        let joins = isQuotedPrintable ?? CalendarLines.isQuotedPrintable(line)
        isQuotedPrintable = joins
        if joins {
          line.removeLast()
          continue
        }
      }
      guard offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 else { break }
      offset += 1
    }
    return line
  }

  private static func isQuotedPrintable(_ line: [UInt8]) -> Bool {
    let head = line.prefix(200).prefix { $0 != UInt8(ascii: ":") }
    return String(decoding: head, as: UTF8.self).uppercased().contains("QUOTED-PRINTABLE")
  }

  private static func read(_ line: [UInt8], number: Int) -> CalendarLine? {
    var offset = 0
    func word(_ stops: StaticString) -> String {
      let start = offset
      while offset < line.count, !stops.withUTF8Buffer({ unsafe $0.contains(line[offset]) }) { offset += 1 }
      return String(decoding: line[start..<offset], as: UTF8.self)
    }
    let name = word(":;").trimmedBlanks.uppercased()
    guard !name.isEmpty, offset < line.count else { return nil }
    var parameters: [(name: String, value: String)] = []
    while offset < line.count, line[offset] == UInt8(ascii: ";") {
      offset += 1
      let name = word("=:;").uppercased()
      guard offset < line.count, line[offset] == UInt8(ascii: "=") else {
        if !name.isEmpty, parameters.count < 64 { parameters.append((name, "")) }
        continue
      }
      offset += 1
      var value = ""
      while offset < line.count, line[offset] != UInt8(ascii: ";"), line[offset] != UInt8(ascii: ":") {
        if line[offset] == 0x22 {
          offset += 1
          value += word("\"")
          offset += 1
        } else {
          value += word("\";:")
        }
      }
      if parameters.count < 64 { parameters.append((name, value)) }
    }
    guard offset < line.count else { return nil }
    let value = String(decoding: line[(offset + 1)...], as: UTF8.self)
    return CalendarLine(name: name, parameters: parameters, value: value, number: number)
  }
}
