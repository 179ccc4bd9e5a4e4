import JournalInsights
import JournalReaders

/// Reads what `team figures` has written; nothing in it is believed that can't be.
package enum TeamFile {
  /// The longest file, in bytes, the most months in it, and the days that a journal's own figures reach back.
  package static let limit = 1 << 20
  private static let monthLimit = 1200
  private static let depthLimit = 64
  package static let dayLimit = 36_500

  /// The form that is written: moods run from 1 to 5. In the first one they ran from −2 to 2.
  package static let form = 2

  /// The person; `nil` where the bytes are no such file.
  package static func member(_ bytes: [UInt8]) -> TeamMember? {
    guard let root = try? JSONNode(message: bytes, depth: depthLimit),
      let form = root["teamFigures"]?.wholeNumber, form == 1 || form == 2,
      let key = root["person"]?.string, !key.isEmpty, let months = root.value(of: "months")
    else { return nil }
    var member = TeamMember(key: key)
    for node in months.items.prefix(monthLimit) {
      guard let month = node["month"]?.string.flatMap({ TeamMonth($0) }) else { continue }
      for measure in TeamMeasure.all {
        guard var value = node[measure.name]?.number else { continue }
        if form == 1, measure == .felt(.mood) { value += 3 }
        guard measure.range.contains(value) else { continue }
        member.months[month, default: [:]][measure] = value
      }
    }
    return member
  }
}

extension TeamMeasure {
  fileprivate var range: ClosedRange<Double> {
    switch self {
    case .felt: 1...5
    case .shifts, .nights, .shortRests: 0...100
    case .hours: 0...744
    }
  }
}
