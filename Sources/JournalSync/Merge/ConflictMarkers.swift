/// The versions of a file that holds the markers of an unfinished merge.
public struct ConflictMarkers: Hashable, Sendable {
  /// The file with our side of every clash.
  public private(set) var ours: [UInt8] = []
  /// The file with their side of every clash.
  public private(set) var theirs: [UInt8] = []
  /// The file with what both come from, where the markers say so (git's `diff3` style); `nil` elsewhere.
  public private(set) var base: [UInt8]? = []
  /// How many clashes there are.
  public private(set) var places = 0

  private enum Part { case both, ours, base, theirs }

  /// Takes a file apart; `nil` where it has no markers, or markers that don't belong together.
  ///
  /// A line of `=` under a heading is a marker only between `<<<<<<<` and `>>>>>>>`.
  public init?(_ bytes: [UInt8], markerSize: Int = 7) {
    var part = Part.both
    var hasBase = false
    for line in TextLines(bytes[...]).lines {
      switch (part, Self.sign(of: TextLines.content(line), markerSize)) {
      case (.both, "<"):
        (part, hasBase) = (.ours, false)
        places += 1
      case (.ours, "|"): (part, hasBase) = (.base, true)
      case (.ours, "="), (.base, "="):
        if !hasBase { base = nil }
        part = .theirs
      case (.theirs, ">"): part = .both
      case (_, "<"), (_, ">"): return nil
      default: append(line, to: part)
      }
    }
    guard part == .both, places > 0 else { return nil }
  }

  private mutating func append(_ line: ArraySlice<UInt8>, to part: Part) {
    if part == .both || part == .ours { ours += line }
    if part == .both || part == .theirs { theirs += line }
    if part == .both || part == .base { base? += line }
  }

  /// The sign that a marker consists of; `nil` for other lines.
  private static func sign(of line: ArraySlice<UInt8>, _ size: Int) -> Unicode.Scalar? {
    guard let first = line.first, line.count >= size, line.prefix(size).allSatisfy({ $0 == first }) else {
      return nil
    }
    let rest = line.dropFirst(size)
    let sign = Unicode.Scalar(first)
    switch sign {
    case "<", ">", "|": return rest.isEmpty || rest.first == 0x20 ? sign : nil
    case "=": return rest.isEmpty ? sign : nil
    default: return nil
    }
  }
}
