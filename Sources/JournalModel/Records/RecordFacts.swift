/// The part of a record that has a fixed width, 32 bytes: what figures are counted from. It owns no memory,
/// so that 100,000 of them are one array.
public struct RecordFacts: Hashable, Sendable {
  /// What the clock on the wall showed at the moment it was written about, or at, in seconds since 1970-01-01
  /// 00:00 on it; ``none`` where the record states no moment.
  public var wall: Int64
  /// Seconds east of UTC at that moment; the smallest number where the record gives none.
  public var offset: Int32
  /// The day it belongs to.
  public var date: CivilDay
  /// Words of the body.
  public var wordCount: Int32
  /// The kind of shift by its number in ``FactTable/shifts``, counted from 1; 0 where the record says none.
  public var shift: UInt32
  /// What it is.
  public var kind: Kind
  /// The mood; `nil` also where the journal does not know the word.
  public var mood: Mood.Step?
  /// The ratings of a check-in or check-out.
  public var ratings: Ratings

  /// What ``wall`` says of a record without a moment.
  public static let none = Int64.min

  /// Facts of a record.
  ///
  /// - Parameters:
  ///   - wall: see ``wall``.
  ///   - offset: see ``offset``.
  ///   - shift: see ``shift``.
  public init(
    kind: Kind, date: CivilDay, wall: Int64, offset: Int32, ratings: Ratings = Ratings(),
    mood: Mood.Step? = nil, shift: UInt32 = 0, wordCount: Int32 = 0
  ) {
    (self.kind, self.date, self.wall, self.offset) = (kind, date, wall, offset)
    (self.ratings, self.mood, self.shift, self.wordCount) = (ratings, mood, shift, wordCount)
  }

  /// Facts of a record.
  ///
  /// - Parameter shift: see ``shift``.
  public init(
    kind: Kind, date: CivilDay, at: Timestamp? = nil, ratings: Ratings = Ratings(), mood: Mood.Step? = nil,
    shift: UInt32 = 0, wordCount: Int32 = 0
  ) {
    self.init(
      kind: kind, date: date, wall: at?.local.secondsSinceEpoch ?? RecordFacts.none,
      offset: at?.offset ?? .min, ratings: ratings, mood: mood, shift: shift, wordCount: wordCount)
  }

  /// Whether the record says its day: that of another one is the one on which its file last changed, and no
  /// day on which something was written; no moment is known of it.
  public var isDated: Bool {
    get { offset != RecordFacts.undated }
    set {
      if newValue != isDated { (wall, offset) = (RecordFacts.none, newValue ? .min : RecordFacts.undated) }
    }
  }

  /// The offset of a record without a day of its own.
  private static let undated = Int32.max

  /// The day on the wall at its moment; `nil` where the record states none.
  package var dayOfMoment: CivilDay? {
    wall == RecordFacts.none ? nil : CivilTime(secondsSinceEpoch: wall).day
  }

  /// The hour of the day on the wall, 0...23; `nil` where the record states no moment.
  public var hour: Int? {
    guard wall != RecordFacts.none else { return nil }
    let second = Int(wall % 86_400)
    return (second < 0 ? second + 86_400 : second) / 3600
  }
}
