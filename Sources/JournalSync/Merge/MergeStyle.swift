/// How a clash is marked in a file: as git does it, so that every tool that knows git's markers knows these.
public struct MergeStyle: Hashable, Sendable {
  /// How many `<`, `=` and `>` a marker has; git's `conflict-marker-size`, 7 unless told otherwise.
  public var markerSize: Int
  /// What stands behind `<<<<<<<`.
  public var ours: String
  /// What stands behind `>>>>>>>`.
  public var theirs: String

  /// Markers of a size with the names of both sides.
  public init(markerSize: Int = 7, ours: String = "ours", theirs: String = "theirs") {
    self.markerSize = min(max(markerSize, 1), 200)
    self.ours = ours
    self.theirs = theirs
  }

  /// The lines of a clash: both sides between markers. Each side gets an end to its last line.
  package func clash(ours left: [UInt8], theirs right: [UInt8], lineEnd: [UInt8]) -> [UInt8] {
    marker("<", ours, lineEnd) + Self.ended(left, lineEnd) + marker("=", "", lineEnd)
      + Self.ended(right, lineEnd) + marker(">", theirs, lineEnd)
  }

  private func marker(_ sign: Unicode.Scalar, _ name: String, _ lineEnd: [UInt8]) -> [UInt8] {
    var line = [UInt8](repeating: UInt8(ascii: sign), count: markerSize)
    // A name is one line, whatever it holds.
    if !name.isEmpty { line += [0x20] + name.utf8.map { $0 < 0x20 ? 0x3F : $0 } }
    return line + lineEnd
  }

  /// A text whose last line has an end.
  static func ended(_ text: [UInt8], _ lineEnd: [UInt8]) -> [UInt8] {
    guard let last = text.last, last != 0x0A, last != 0x0D else { return text }
    return text + lineEnd
  }
}
