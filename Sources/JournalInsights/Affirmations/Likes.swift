import JournalModel

/// Which affirmations the person likes: what `affirmations/likes.md` says.
///
/// A line is `- 2026-11-21T08:00:00+01:00 like resilience-3`, or `unlike`. The youngest line of an id counts
/// wherever it stands, so two devices may both append and a merge may keep the lines of both in any order.
public struct Likes: Hashable, Sendable {
  /// The liked ids with the moment of the like, oldest first.
  public let liked: [Like]
  /// The ids of texts that are not for the day after a hard shift, and of those that are although they come
  /// as such.
  package let spared: Set<String>, unspared: Set<String>

  /// A liked text.
  public struct Like: Hashable, Sendable {
    /// The id of the affirmation.
    public var id: String
    /// When it was liked.
    public var since: Timestamp
  }

  /// Reads the bytes of the file; lines of any but the two forms are ignored.
  public init(_ bytes: [UInt8]) {
    // A search through all for each line: there are fifty texts and a few of the person's own.
    var youngest: [Line] = []
    var sparing: [Line] = []
    for (number, bytes) in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).enumerated() {
      guard let line = Line(bytes, number: number) else { continue }
      if line.isSparing {
        sparing.append(line)
        continue
      }
      if let index = youngest.firstIndex(where: { $0.id == line.id }) {
        if youngest[index] < line { youngest[index] = line }
      } else {
        youngest.append(line)
      }
    }
    let latest = Dictionary(sparing.sorted(by: <).map { ($0.id, $0.isLike) }) { $1 }
    spared = Set(latest.filter(\.value).keys)
    unspared = Set(latest.filter { !$0.value }.keys)
    liked = youngest.filter(\.isLike).sorted(by: <).map { Like(id: $0.id, since: $0.at) }
  }

  /// Whether an affirmation is liked.
  public func contains(_ id: String) -> Bool { liked.contains { $0.id == id } }

  /// The line to append for a like (or its end), with its line feed; with the heading where the file is new.
  public static func line(_ id: String, isLiked: Bool, at moment: Timestamp) -> [UInt8] {
    Array("- \(moment.iso) \(isLiked ? "like" : "unlike") \(id)\n".utf8)
  }

  /// The line to append where a text shall not come after a hard shift, or may again.
  package static func line(_ id: String, isSpared: Bool, at moment: Timestamp) -> [UInt8] {
    Array("- \(moment.iso) \(isSpared ? "spare" : "unspare") \(id)\n".utf8)
  }

  /// A line of the file.
  private struct Line: Comparable {
    var at: Timestamp
    var isLike: Bool
    /// Whether it is about hard shifts, not likes.
    var isSparing: Bool
    var id: String
    var number: Int

    private static let words = ["like", "unlike", "spare", "unspare"]

    init?(_ bytes: ArraySlice<UInt8>, number: Int) {
      let words = bytes.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 })
      guard words.count == 4, words[0].elementsEqual("-".utf8) || words[0].elementsEqual("*".utf8),
        let word = Line.words.firstIndex(where: { words[2].elementsEqual($0.utf8) }),
        let at = Timestamp(iso: String(decoding: words[1], as: UTF8.self)),
        let id = String(validating: words[3], as: UTF8.self)
      else { return nil }
      self.at = at
      isLike = word % 2 == 0
      isSparing = word >= 2
      self.id = id
      self.number = number
    }

    static func < (left: Line, right: Line) -> Bool {
      let first = left.at.instant(in: .utc)
      let second = right.at.instant(in: .utc)
      return first == second ? left.number < right.number : first < second
    }
  }
}
