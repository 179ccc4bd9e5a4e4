import JournalFiles
import JournalFormat
import JournalModel

/// The records that were asked for, with what is wrong among the files that were looked at.
public struct Answer: Sendable {
  /// In the order asked for.
  public var records: [Record]
  /// How many match, before offset and limit.
  public var total: Int
  /// Problems of all files of the journal, or of those in the scope.
  public var problems: FoundProblems
  /// What sync tools and merges left.
  public var conflicts: [Conflict]

  /// Records with what goes with them.
  public init(
    records: [Record], total: Int, problems: FoundProblems = FoundProblems(), conflicts: [Conflict] = []
  ) {
    (self.records, self.total, self.problems, self.conflicts) = (records, total, problems, conflicts)
  }
}

/// How far a question looks at the files before it trusts the index.
public enum RefreshScope: Hashable, Sendable {
  /// Every file's state is compared: the answer is what the files say now.
  case all
  /// The files of records that reach into some days or those around them; those of plans (time off, dated
  /// shifts, published plans) that were not over 400 days before them; and the folders of their first year,
  /// the one before it and later ones, and those not named after a year or a month: a file that came, went or
  /// was replaced there is seen. Without an index everything is read.
  ///
  /// What it may miss: an edit in place, by another program, of another record of other days; and what
  /// happens in the folders of earlier years. The next question of scope ``all`` sees it.
  case days(ClosedRange<CivilDay>)
  /// The folders' states alone: which files there are is known, not whether what they say is still the same.
  case names
  /// Which names there are, and no more: of a folder whose names are the same, not even what was replaced in
  /// it is looked at. For a word that means a record, whose file is read then.
  case ids
  /// The same of a name that tells a day: folders of other months are not looked at either. What is not found
  /// there, ``ids`` finds.
  case idsOf(CivilDay)

  /// Plans that were over so many days before the days asked about, a year and a margin, change no countdown.
  static let daysOfPlans = 400

  /// The same of one day.
  package static func around(_ day: CivilDay) -> RefreshScope { .days(day...day) }
}

/// How thoroughly the index is brought up to date.
public enum ReindexMode: Hashable, Sendable {
  case changed
  /// The index is made from nothing.
  case full
  /// Everything is read and compared with the index; what differs is in ``ReindexReport/differing``.
  case verify
}

/// What bringing the index up to date did.
public struct ReindexReport: Hashable, Sendable {
  /// Records of the journal, files with problems included, conflicting ones not.
  public var files = 0
  /// Files whose bytes were read.
  public var read = 0
  /// Files that the index did not have.
  public var added = 0
  /// Files that were not as the index had them.
  public var changed = 0
  /// Files that the index had and that are gone.
  public var removed = 0
  /// The bytes of all files, the profile aside.
  public var bytes: Int64 = 0
  /// The folders that they lie in.
  public var folders: [String] = []
  /// How many of the files are open to others than their owner.
  public var openFiles = 0
  /// What is wrong with files.
  public var problems: [Problem] = []
  /// What sync tools and merges left.
  public var conflicts: [Conflict] = []
  /// Paths on which the index, before it was brought up to date, gave another answer than the files although
  /// their state was unchanged; only ``ReindexMode/verify`` looks for them. Empty unless something lies.
  public var differing: [String] = []
  /// How long it took.
  public var seconds: Double = 0
  /// Why the index could not be written; the answers are right without it, but take longer.
  public var indexError: StoreError?

  /// A report of nothing done.
  public init() {}
}
