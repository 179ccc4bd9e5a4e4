import JournalInsights
import YAMLCodec

/// Reads what `team figures` has written; nothing in it is believed that can't be.
enum TeamFile {
  /// The longest file, in bytes, the most months in it, and the days that a journal's own figures reach back.
  static let limit = 1 << 20
  private static let monthLimit = 1200
  static let dayLimit = 36_500

  /// The person; `nil` where the bytes are no such file.
  static func member(_ bytes: [UInt8]) -> TeamMember? {
    guard let tree = try? YAMLTree(json: bytes), let root = tree.root,
      tree.value(of: "teamFigures", in: root).flatMap({ tree.int($0) }) == 1,
      let key = tree.value(of: "person", in: root).flatMap({ tree.jsonText($0) }), !key.isEmpty,
      let months = tree.value(of: "months", in: root)
    else { return nil }
    var member = TeamMember(key: key)
    for node in tree.items(months).prefix(monthLimit) {
      guard
        let month = tree.value(of: "month", in: node).flatMap({ tree.jsonText($0) }).flatMap({ TeamMonth($0) }
        )
      else { continue }
      for measure in TeamMeasure.all {
        guard let value = tree.value(of: measure.name, in: node).flatMap({ tree.float($0) }),
          measure.range.contains(value)
        else { continue }
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
