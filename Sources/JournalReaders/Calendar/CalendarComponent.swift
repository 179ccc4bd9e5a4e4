import JournalModel

/// A part of a calendar between `BEGIN` and `END`.
///
/// - Source: RFC 5545, 3.4 and 3.6.
package struct CalendarComponent: Sendable {
  /// What stands behind `BEGIN:`, in capitals.
  package var name: String
  /// Its lines, without those of its parts.
  package var lines: [CalendarLine] = []
  package var parts: [CalendarComponent] = []
  /// The line of the file where it begins.
  package var number: Int

  package subscript(name: String) -> CalendarLine? { lines.first { $0.name == name } }

  package func all(_ name: String) -> [CalendarLine] { lines.filter { $0.name == name } }
}

/// A calendar file, read generously: what is not closed is taken as far as it goes.
package struct CalendarFile: Sendable {
  package private(set) var calendars: [CalendarComponent] = []
  package private(set) var brokenLines: [Int] = []
  /// Where a component begins that is never closed.
  package private(set) var unclosed: Int?

  /// Reads a file.
  ///
  /// - Throws: `SourceFlaw/notFormat(_:)` where no calendar begins.
  package init(_ bytes: [UInt8]) throws(ReadingError) {
    var reader = CalendarLines(bytes)
    var open: [CalendarComponent] = []
    while let line = reader.next() {
      switch line.name {
      case "BEGIN":
        let name = line.value.trimmedBlanks.uppercased()
        // Nothing that is of use lies deeper; what is opened there is closed as part of its parent.
        if open.count < 16 { open.append(CalendarComponent(name: name, number: line.number)) }
      case "END":
        let name = line.value.trimmedBlanks.uppercased()
        guard let index = open.lastIndex(where: { $0.name == name }) else {
          brokenLines.append(line.number)
          continue
        }
        while open.count > index { close(&open) }
      default:
        if !open.isEmpty { open[open.count - 1].lines.append(line) }
      }
    }
    brokenLines = (brokenLines + reader.broken).sorted()
    unclosed = open.last?.number
    while !open.isEmpty { close(&open) }
    if calendars.isEmpty { throw ReadingError(.notFormat("iCalendar")) }
  }

  private mutating func close(_ open: inout [CalendarComponent]) {
    guard let part = open.popLast() else { return }
    if !open.isEmpty {
      open[open.count - 1].parts.append(part)
    } else if part.name == "VCALENDAR" {
      calendars.append(part)
    } else if part.name == "VEVENT" {
      // Files made by hand sometimes lack the calendar around their events.
      calendars.append(CalendarComponent(name: "VCALENDAR", parts: [part], number: part.number))
    }
  }
}
