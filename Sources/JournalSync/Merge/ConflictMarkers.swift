/// The versions of a file that holds the markers of an unfinished merge.
///
/// Markers have seven signs, or more where a merge was made of merges; what opens a clash says how many its
/// other markers have. Within a clash, markers of another size are lines like all others.
public struct ConflictMarkers: Hashable, Sendable {
  /// The file with our side of every clash.
  public private(set) var ours: [UInt8] = []
  /// The file with their side of every clash.
  public private(set) var theirs: [UInt8] = []
  /// The file with both sides of every clash, one below the other, with a blank line between paragraphs.
  public private(set) var both: [UInt8] = []
  /// The file with what both come from, where the markers say so (git's `diff3` style); `nil` elsewhere.
  public private(set) var base: [UInt8]? = []
  /// What the sides of each clash say, in the order of the text.
  public private(set) var clashes: [Clash] = []

  /// The sides of a clash: lines of the file as they are written; none where a side has nothing there.
  public struct Clash: Hashable, Sendable {
    /// Our side's lines.
    public var ours: [UInt8] = []
    /// Their side's lines.
    public var theirs: [UInt8] = []
  }

  private enum Part { case both, ours, base, theirs }

  /// Where their side of the clash at hand begins in ``both``.
  private var seam: Int?

  /// Takes a file apart; `nil` where it has no markers, or markers that don't belong together.
  ///
  /// A line of `=` under a heading is a marker only between `<<<<<<<` and `>>>>>>>`.
  public init?(_ bytes: [UInt8]) {
    var part = Part.both
    var (hasBase, size) = (false, 0)
    for line in TextLines(bytes[...]).lines {
      let marker = Self.marker(in: TextLines.content(line))
      switch (part, marker?.sign) {
      case (.both, "<"):
        (part, hasBase, size) = (.ours, false, marker?.size ?? 0)
        clashes.append(Clash())
      case (.both, ">"): return nil
      case (.both, _): append(line, to: part)
      case (_, let sign?) where marker?.size == size:
        switch (part, sign) {
        case (.ours, "|"): (part, hasBase) = (.base, true)
        case (.ours, "="), (.base, "="):
          if !hasBase { base = nil }
          part = .theirs
          seam = both.count
        case (.theirs, ">"):
          part = .both
          partParagraphs()
        case (_, "<"), (_, ">"): return nil
        default: append(line, to: part)
        }
      default: append(line, to: part)
      }
    }
    guard part == .both, !clashes.isEmpty else { return nil }
  }

  private mutating func append(_ line: ArraySlice<UInt8>, to part: Part) {
    if part == .both || part == .ours { ours += line }
    if part == .both || part == .theirs { theirs += line }
    if part == .both || part == .base { base? += line }
    if part != .base { both += line }
    guard let last = clashes.indices.last else { return }
    if part == .ours { clashes[last].ours += line }
    if part == .theirs { clashes[last].theirs += line }
  }

  /// Puts a blank line between two paragraphs that would else become one; items of a list stand close
  /// together.
  private mutating func partParagraphs() {
    guard let seam else { return }
    self.seam = nil
    let (before, after) = (TextLines(both[..<seam]).lines.last, TextLines(both[seam...]).lines.first)
    guard let before, let after, !Self.isBlank(before), !Self.isBlank(after),
      !(Self.isItem(before) && Self.isItem(after))
    else { return }
    both.insert(contentsOf: before.dropFirst(TextLines.content(before).count), at: seam)
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy { $0 <= 0x20 } }

  private static func isItem(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 }.drop { (0x30...0x39).contains($0) }
    return "-*+.)".utf8.contains(text.first ?? 0) && text.dropFirst().first == 0x20
  }

  /// The sign that a line of a marker consists of, and how many of them; `nil` for other lines.
  private static func marker(in line: ArraySlice<UInt8>) -> (sign: Unicode.Scalar, size: Int)? {
    guard let first = line.first, "<>|=".utf8.contains(first) else { return nil }
    let size = line.prefix { $0 == first }.count
    let rest = line.dropFirst(size)
    guard size >= 7, rest.isEmpty || (rest.first == 0x20 && first != UInt8(ascii: "=")) else { return nil }
    return (Unicode.Scalar(first), size)
  }
}
