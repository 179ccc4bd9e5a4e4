import JournalInsights
import JournalReaders

/// Reads what `team figures` has written; nothing in it is believed that can't be.
package enum TeamFile {
  /// The longest file, in bytes, the most months in it, and the days that a journal's own figures reach back.
  package static let limit = 1 << 20
  private static let monthLimit = 1200
  private static let depthLimit = 64
  package static let dayLimit = 36_500

  /// The person; `nil` where the bytes are no such file.
  package static func member(_ bytes: [UInt8]) -> TeamMember? {
    guard let root = try? JSONNode(message: bytes, depth: depthLimit), root["teamFigures"]?.wholeNumber == 1,
      let key = root["person"]?.string, !key.isEmpty, let months = root.value(of: "months")
    else { return nil }
    var member = TeamMember(key: key)
    for node in months.items.prefix(monthLimit) {
      guard let month = node["month"]?.string.flatMap({ TeamMonth($0) }) else { continue }
      for measure in TeamMeasure.all {
        guard let value = node[measure.name]?.number, measure.range.contains(value) else { continue }
        member.months[month, default: [:]][measure] = value
      }
    }
    return member
  }
}

extension TeamMeasure {
  /// What a value can be.
  fileprivate var range: ClosedRange<Double> {
    switch self {
    case .felt(.mood): -2...2
    case .felt(.scale): 1...5
    case .shifts, .nights, .shortRests: 0...100
    case .hours: 0...744
    }
  }
}
