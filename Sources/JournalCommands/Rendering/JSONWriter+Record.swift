import JournalModel

extension JSONWriter {
  /// Writes a record as an object; see ``fields(of:)``.
  mutating func record(_ record: Record) {
    object { json in
      json.fields(of: record)
      if !record.extra.isEmpty { json.extra(record.extra) }
    }
  }

  /// Writes identity and day of a record, then the keys that its file has, in the order of ``Key``.
  mutating func fields(of record: Record) {
    field("id", record.id)
    field("path", record.path)
    field("kind", record.kind.name)
    field("date", record.date.iso)
    field("at", record.at?.iso)
    for key in Key.allCases where record.keys.contains(key) { field(key, of: record) }
    if record.isPrivate { field("private", true) }
  }

  private mutating func field(_ key: Key, of record: Record) {
    let name = key.name
    switch key {
    case .kind, .date, .at: break
    case .title: field(name, record.title)
    case .shift: field(name, record.shift?.name)
    case .energy: field(name, record.ratings[.energy])
    case .stress: field(name, record.ratings[.stress])
    case .motivation: field(name, record.ratings[.motivation])
    case .fatigue: field(name, record.ratings[.fatigue])
    case .load: field(name, record.ratings[.load])
    case .satisfaction: field(name, record.ratings[.satisfaction])
    case .badges: field(name, record.badges)
    case .mood: field(name, record.mood)
    case .tags: field(name, record.tags)
    case .highlights: field(name, record.highlights)
    case .favorite: field(name, record.isFavorite)
    case .people: field(name, record.people)
    case .place: field(name, record.place)
    case .weather: field(name, record.weather)
    case .photos: field(name, record.photos)
    case .start: field(name, record.start?.iso)
    case .end: field(name, record.end?.iso)
    case .from: field(name, record.from?.iso)
    case .until: field(name, record.until?.iso)
    case .category: field(name, record.category?.rawValue)
    case .status: field(name, record.status?.rawValue)
    case .source: field(name, record.source)
    case .origin, .published, .shifts, .extra, .hours, .half, .name, .birthday, .relation, .remind, .asleep,
      .steps, .audio:
      guard let value = record[detail: key] else { return }
      self.key(name)
      self.value(value, depth: 0)
    }
  }

  /// Writes the key `extra`: the keys that the journal gives no meaning to.
  mutating func extra(_ fields: [Value.Field]) {
    key("extra")
    map(fields, depth: 0)
  }

  private mutating func map(_ fields: [Value.Field], depth: Int) {
    object { json in
      for field in fields {
        json.key(field.key)
        json.value(field.value, depth: depth + 1)
      }
    }
  }

  /// Beyond 64 levels, deeper than any file that a person understands, `null` stands for what follows.
  /// Writes a value of a file.
  mutating func value(_ value: Value) { self.value(value, depth: 0) }

  private mutating func value(_ value: Value, depth: Int) {
    guard depth <= 64 else { return null() }
    switch value {
    case .null: null()
    case .bool(let truth): bool(truth)
    case .int(let number): self.number(number)
    case .float(let number): self.number(number)
    case .string(let text): string(text)
    case .list(let items): list(items) { $0.value($1, depth: depth + 1) }
    case .map(let fields): map(fields, depth: depth)
    }
  }
}

extension ShiftTime {
  /// As it is written in files and in JSON.
  var iso: String {
    switch self {
    case .timestamp(let timestamp): timestamp.iso
    case .clock(let time): time.iso
    }
  }
}
