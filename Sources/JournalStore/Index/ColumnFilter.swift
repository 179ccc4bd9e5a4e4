import JournalModel

/// What of a query the columns can answer: they never leave out what the query would take.
struct ColumnFilter {
  private let first: Int32
  private let last: Int32
  private let kinds: UInt32
  private let isFavorite: Bool?
  /// Whether the columns answer all of the query.
  let decides: Bool

  /// For a query; for none, nothing matches.
  init(_ query: Query?) {
    first = query?.from?.number ?? .min
    last = query?.until?.number ?? .max
    isFavorite = query?.isFavorite
    let profile: UInt32 = 1 << UInt32(Kind.profile.rawValue)
    kinds =
      query.map { $0.kinds.isEmpty ? ~profile : $0.kinds.reduce(0) { $0 | 1 << UInt32($1.rawValue) } } ?? 0
    var rest = query ?? Query()
    (rest.from, rest.until, rest.kinds, rest.isFavorite) = (nil, nil, [], nil)
    (rest.sort, rest.offset, rest.limit) = (Sort(), 0, nil)
    // Whatever a query learns to ask for one day is no column's matter until it is put here.
    decides = rest == Query()
  }

  /// Whether a folder may have records that match.
  func mayMatch(_ folder: FolderSummary) -> Bool {
    folder.recordCount > 0 && folder.kinds & kinds != 0 && folder.lastDay >= first && folder.firstDay <= last
  }

  /// Whether a record may match.
  func mayMatch(_ columns: ColumnRow, _ flags: RowFlags) -> Bool {
    guard flags.contains(.isRecord), 1 << UInt32(columns.kind & 31) & kinds != 0 else { return false }
    if columns.dateBasis == Record.DateBasis.fileTime.rawValue { return true }
    return max(columns.day, columns.until) >= first
      && min(columns.day, columns.from == .min ? columns.day : columns.from) <= last
  }

  /// Whether a record on this day matches; only where the columns ``decide``.
  func matches(_ columns: ColumnRow, day: Int32) -> Bool {
    guard max(day, columns.until) >= first, day <= last else { return false }
    return isFavorite == nil || isFavorite == columns.isFavorite
  }
}
