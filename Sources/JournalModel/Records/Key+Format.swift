// What the format says of each key, beside its names: a new key gets a line in each of these.

extension Key {
  /// What its value looks like.
  public var shape: KeyShape {
    switch self {
    case .kind: .choice(.kind)
    case .date, .from, .until: .day
    case .at: .moment
    case .published: .dayOrMoment
    case .start, .end: .clock
    case .energy, .stress, .motivation, .fatigue, .load, .satisfaction: .rating
    case .asleep, .steps: .count
    case .favorite, .extra: .truth
    case .shift: .shift
    case .hours, .worked: .hours
    case .callOuts: .spans
    case .badges, .tags, .highlights, .people, .photos: .list
    case .audio, .shifts: .lines
    case .category: .choice(.category)
    case .status: .choice(.status)
    case .half: .choice(.half)
    case .title, .mood, .place, .weather, .source, .origin, .name, .birthday, .relation, .remind: .text
    }
  }

  /// Whether the key holds a list.
  package var isList: Bool { shape == .list || shape == .lines || shape == .spans }

  /// Whether the key means something in a record of a kind; where not, it is one of the person's own.
  ///
  /// - Source: the table of keys in the article "The files".
  package func hasMeaning(in kind: Kind) -> Bool {
    switch self {
    case .kind: true
    case .from, .until: kind == .vacation || kind == .rota
    case .category, .status, .half: kind == .vacation
    case .start: kind == .shift || kind == .sleep || kind == .checkIn
    case .end: kind == .shift || kind == .sleep || kind == .checkOut
    case .callOuts: kind == .shift || kind == .checkOut
    case .extra, .hours, .worked: kind == .shift
    case .published, .shifts: kind == .rota
    case .name, .birthday, .relation, .remind: kind == .person
    case .asleep: kind == .sleep
    case .audio: kind == .entry || kind == .checkIn || kind == .checkOut
    // Elsewhere kept with the person's own keys, as other programs write it; figures read it there.
    case .steps: kind == .sleep
    case .energy, .stress, .motivation, .fatigue, .load, .satisfaction, .badges:
      kind == .checkIn || kind == .checkOut || kind == .entry
    case .date, .at, .title, .shift, .mood, .tags, .highlights, .favorite, .people, .place, .weather, .photos,
      .source, .origin:
      kind != .profile
    }
  }
}

extension Kind {
  /// Whether a key belongs to records of the kind, as the file format has it.
  public func has(_ key: Key) -> Bool {
    switch key {
    case .kind, .source, .origin: true
    case .date: ![.vacation, .rota, .person].contains(self)
    case .shift: [.entry, .checkIn, .checkOut, .shift].contains(self)
    case .at: [.entry, .checkIn, .checkOut].contains(self)
    case .title: self == .entry || self == .vacation
    case .mood, .tags, .highlights, .favorite, .people, .place, .weather, .photos, .audio: self == .entry
    case .energy, .stress, .motivation: self == .checkIn
    case .fatigue, .load, .satisfaction: self == .checkOut
    case .badges: self == .checkIn || self == .checkOut
    case .start, .end, .callOuts, .worked, .extra, .hours: key.hasMeaning(in: self)
    case .from, .until: self == .vacation || self == .rota
    case .category, .status, .half: self == .vacation
    case .published, .shifts: self == .rota
    case .name, .birthday, .relation, .remind: self == .person
    case .asleep: self == .sleep
    case .steps: self == .sleep
    }
  }
}
