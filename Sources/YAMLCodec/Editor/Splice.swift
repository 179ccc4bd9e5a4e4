/// New bytes for a range of a text; an insertion where the range is empty.
struct Splice: Hashable, Sendable {
  /// The bytes that go.
  var range: Range<Int>
  var bytes: [UInt8]

  init(_ range: Range<Int>, _ bytes: [UInt8] = []) {
    self.range = range
    self.bytes = bytes
  }

  init(_ range: Range<Int>, _ text: String) { self.init(range, Array(text.utf8)) }

  init(at offset: Int, _ bytes: [UInt8]) { self.init(offset..<offset, bytes) }

  /// A text with splices made, which may come in any order; insertions at one offset keep theirs.
  ///
  /// `nil` where two of them overlap.
  static func applied(_ splices: [Splice], to source: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(source.count + splices.reduce(0) { $0 + $1.bytes.count })
    var offset = 0
    for splice in sorted(splices) {
      guard splice.range.lowerBound >= offset, splice.range.upperBound <= source.count else { return nil }
      result += source[offset..<splice.range.lowerBound]
      result += splice.bytes
      offset = splice.range.upperBound
    }
    return result + source[offset...]
  }

  /// In the order of the text; insertions at one offset keep theirs.
  private static func sorted(_ splices: [Splice]) -> [Splice] {
    splices.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
  }
}
