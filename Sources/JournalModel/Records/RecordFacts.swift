/// The part of a record that has a fixed width: what figures are counted from. It owns no memory, so that 100,000 of them are
/// one array.
public struct RecordFacts: Hashable, Sendable {
  /// The day it belongs to.
  public var date: CivilDay
  /// Words of the body.
  public var wordCount: Int32
  /// The kind of shift by its number in ``FactTable/shifts``, counted from 1; 0 where the record says none.
  public var shift: UInt32
  /// The moment it was written about, or at.
  public var at: Timestamp?
  /// What it is.
  public var kind: Kind
  /// The mood; `nil` also where the journal does not know the word.
  public var mood: Mood.Step?
  /// The ratings of a check-in or check-out.
  public var ratings: Ratings

  /// Facts of a record.
  public init(
    kind: Kind, date: CivilDay, at: Timestamp? = nil, ratings: Ratings = Ratings(), mood: Mood.Step? = nil,
    shift: UInt32 = 0, wordCount: Int32 = 0
  ) {
    self.kind = kind
    self.date = date
    self.at = at
    self.ratings = ratings
    self.mood = mood
    self.shift = shift
    self.wordCount = wordCount
  }
}
