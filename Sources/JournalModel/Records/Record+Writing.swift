extension Record {
  /// When it was written, by a key such as `created`; the earliest where there are several.
  public var created: WrittenDate? { writtenDate(of: .created) }

  /// When it was last changed, by a key such as `modified`, which goes before the file's own time: a sync
  /// tool or a copy may give the file another one. The latest where there are several.
  public var modified: WrittenDate? { writtenDate(of: .modified) }

  private func writtenDate(of meaning: KeyMeaning) -> WrittenDate? {
    // The value first: the table of keys is made for dates alone.
    let dates = extra.compactMap { field -> WrittenDate? in
      guard let date = field.value.texts.first.flatMap({ WrittenDate($0) }), date != .ambiguous,
        KeyMeaning(field.key) == meaning
      else { return nil }
      return date
    }
    let wall = { (date: WrittenDate) in date.wall ?? .min }
    return meaning == .created ? dates.min { wall($0) < wall($1) } : dates.max { wall($0) < wall($1) }
  }
}

extension WrittenDate {
  /// The day, or the moment, as ISO 8601 has it; `nil` where the day can't be told.
  package var iso: String? {
    switch self {
    case .day(let day): day.iso
    case .timestamp(let timestamp): timestamp.iso
    case .ambiguous: nil
    }
  }

  /// The wall clock in seconds since 1970-01-01 00:00 on it, of a day its beginning; `nil` where the day
  /// can't be told.
  fileprivate var wall: Int64? {
    switch self {
    case .day(let day): Int64(day.number) * 86_400
    case .timestamp(let timestamp): timestamp.local.secondsSinceEpoch
    case .ambiguous: nil
    }
  }
}

extension MomentReader {
  /// The moment of a date, of a day its beginning, in seconds since 1970-01-01T00:00:00Z; `nil` where the day
  /// can't be told.
  package mutating func seconds(of date: WrittenDate) -> Int64? {
    if case .timestamp(let timestamp) = date { return seconds(of: timestamp) }
    return date.wall.map { seconds(ofWall: $0) }
  }
}
