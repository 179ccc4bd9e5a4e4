extension Record {
  /// The value of a key, as it would be written; `nil` where the record does not say it. A list that is not
  /// there is empty.
  public subscript(key: Key) -> Value? {
    switch key {
    case .kind: .string(kind.name)
    case .date: .string(date.iso)
    case .at: at.map { .string($0.iso) }
    case .shift: shift.map { .string($0.name) }
    case .favorite: .bool(isFavorite)
    case .start: start.map { .string($0.iso) }
    case .end: end.map { .string($0.iso) }
    case .from: from.map { .string($0.iso) }
    case .until: until.map { .string($0.iso) }
    case .category: category.map { .string($0.rawValue) }
    case .status: status.map { .string($0.rawValue) }
    default:
      switch key.shape {
      case .rating: key.ratingColumn.flatMap { ratings[column: $0] }.map { .int(Int64($0)) }
      case .text: self[text: key].map { .string($0) }
      case .list: .list(self[list: key].map { .string($0) })
      default: self[detail: key]
      }
    }
  }

  /// The text of a key that holds one (``KeyShape/text``).
  public subscript(text key: Key) -> String? {
    get {
      switch key {
      case .title: title
      case .mood: mood
      case .place: place
      case .weather: weather
      case .source: source
      default: self[detail: key]?.text
      }
    }
    set {
      switch key {
      case .title: title = newValue
      case .mood: mood = newValue
      case .place: place = newValue
      case .weather: weather = newValue
      case .source: source = newValue
      default: self[detail: key] = newValue.map { .string($0) }
      }
    }
  }

  /// The items of a key that holds a list (``KeyShape/list``).
  public subscript(list key: Key) -> [String] {
    get {
      switch key {
      case .tags: tags
      case .highlights: highlights
      case .people: people
      case .photos: photos
      case .badges: badges
      default: self[detail: key]?.texts ?? []
      }
    }
    set {
      switch key {
      case .tags: tags = newValue
      case .highlights: highlights = newValue
      case .people: people = newValue
      case .photos: photos = newValue
      case .badges: badges = newValue
      default: self[detail: key] = .list(newValue.map { .string($0) })
      }
    }
  }

  /// Whom and what it names beside its tags: people, the place, the weather.
  package var surroundings: [String] { people + [place, weather].compactMap { $0 } }
}
