import JournalModel
import SystemLibrary

/// Which of two rows comes first on a page.
///
/// The columns decide, and for rows of the same moment the order of writing: by the key `created`, which a
/// row without one has at its own moment; then the id and the path.
struct RowOrder: Sendable {
  /// A row with what it is sorted by: the smaller, the earlier on the page.
  struct Row {
    /// What comes before the day: a value that was asked for; by day, 0 for what was and 1 for what is to
    /// come.
    var rank: Int64
    /// The day; its bits turned round where later days come first.
    var day: Int32
    /// The moment in seconds; likewise.
    var at: Int64
    var folder: Int32
    var row: Int32
  }

  /// What tells the rows of a folder apart that are of one moment: their names, and when they were written,
  /// of those that say it.
  private struct Ties {
    var states: BlockStates
    var created: [Int: Int64]
  }

  private let snapshot: IndexSnapshot
  private let zone: TimeZoneRules
  private let isAscending: Bool
  /// Whether the day decides first.
  let isByDay: Bool
  /// Later days are to come, and come last; the last day that there is where none is set apart.
  let today: Int32
  /// What tells rows of one moment apart, by their folders: to read all of a folder for each comparison would
  /// cost the square of its files.
  private var ties: [Int32: Ties] = [:]

  init(_ sort: Sort, _ snapshot: IndexSnapshot, zone: TimeZoneRules) {
    self.snapshot = snapshot
    self.zone = zone
    isAscending = sort.isAscending
    isByDay = sort.field == .date
    today = isByDay && !isAscending ? sort.today?.number ?? .max : .max
  }

  /// Whether a day comes behind all those that were.
  func isToCome(_ day: Int32) -> Bool { day > today }

  /// Whether, among records of days such as this one, the later ones come first.
  func isLastFirst(_ day: Int32) -> Bool { !isByDay || !isAscending && !isToCome(day) }

  /// Whether a row comes before another.
  mutating func precedes(_ left: Row, _ right: Row) -> Bool {
    if left.rank != right.rank { return left.rank < right.rank }
    if left.day != right.day { return left.day < right.day }
    if left.at != right.at { return left.at < right.at }
    return wasWritten(left, before: right)
  }

  /// Whether the one of two rows of a moment comes first that was written first, or last where that is the
  /// order of their day.
  private mutating func wasWritten(_ left: Row, before right: Row) -> Bool {
    // Turned round or not, both days are the same.
    let isLastFirst = isLastFirst(left.rank > 0 ? left.day : ~left.day)
    let (first, second) = isLastFirst ? (right, left) : (left, right)
    guard let firstTies = ties(of: first), let secondTies = ties(of: second) else { return false }
    let at = isLastFirst ? ~left.at : left.at
    let (firstWritten, secondWritten) = (
      firstTies.created[Int(first.row)] ?? at, secondTies.created[Int(second.row)] ?? at
    )
    if firstWritten != secondWritten { return firstWritten < secondWritten }
    let (firstName, secondName) = unsafe (name(first, firstTies), name(second, secondTies))
    let (firstID, secondID) = unsafe (firstName.id, secondName.id)
    if firstID != secondID { return Record.id(firstID, precedes: secondID) }
    return unsafe Bytes.precedes(firstName.path, secondName.path)
  }

  private func name(_ row: Row, _ ties: Ties) -> RowName {
    unsafe RowName(
      folder: snapshot.path(snapshot.folders[Int(row.folder)]), name: ties.states.name(Int(row.row)))
  }

  private mutating func ties(of row: Row) -> Ties? {
    if let ties = ties[row.folder] { return ties }
    guard let block = snapshot.block(snapshot.folders[Int(row.folder)]), let states = block.states,
      let terms = block.terms
    else { return nil }
    var reader = MomentReader(zone: zone)
    let ties = Ties(states: states, created: terms.moments(of: .created, &reader))
    self.ties[row.folder] = ties
    return ties
  }
}
