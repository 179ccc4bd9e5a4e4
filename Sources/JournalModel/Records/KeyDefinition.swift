/// What the format says of a key: one row. Names, reading, writing, JSON, the schema, conditions and the
/// scales of the program are read from it.
///
/// - Source: the table of keys in the article "The files".
package struct KeyDefinition: Sendable {
  /// The canonical English name.
  let name: String
  /// What its value looks like.
  let shape: KeyShape
  /// The kinds in whose records it means something; in others it is one of the person's own.
  let meaning: KindSet
  /// The kinds in whose records it is usual: an unknown key is taken for a mistyped one only there.
  let usual: KindSet
  /// Of a number: where it is asked for, and which way is good news.
  let asked: Scale.Occasions
  let good: Scale.Direction?

  private init(
    _ name: String, _ shape: KeyShape, in meaning: KindSet, usual: KindSet? = nil,
    asked: Scale.Occasions = [], good: Scale.Direction? = nil
  ) {
    (self.name, self.shape, self.meaning) = (name, shape, meaning)
    self.usual = usual ?? meaning
    self.asked = asked
    self.good = good
  }

  private static let anyKind = KindSet(Kind.allCases)
  private static let records = KindSet(Kind.allCases.filter { $0 != .profile })
  private static let daily = KindSet.writtenDaily

  /// In the order of ``Key``, which is that of a new file and of JSON.
  static let all: [KeyDefinition] = [
    .init("kind", .choice(.kind), in: anyKind),
    .init(
      "date", .day, in: records, usual: [.entry, .checkIn, .checkOut, .shift, .profile, .sleep]),
    .init("at", .moment, in: records, usual: daily),
    .init("title", .text, in: records, usual: [.entry, .vacation]),
    .init("shift", .shift, in: records, usual: [.entry, .checkIn, .checkOut, .shift]),

    .init("energy", .rating, in: daily, usual: [.checkIn], asked: .checkIn, good: .high),
    .init("stress", .rating, in: daily, usual: [.checkIn], asked: .checkIn, good: .low),
    .init("motivation", .rating, in: daily, usual: [.checkIn], asked: .checkIn, good: .high),
    .init("fatigue", .rating, in: daily, usual: [.checkOut], asked: .checkOut, good: .low),
    .init("load", .rating, in: daily, usual: [.checkOut], asked: .checkOut, good: .low),
    .init("satisfaction", .rating, in: daily, usual: [.checkOut], asked: .checkOut, good: .high),

    .init("badges", .list, in: daily, usual: [.checkIn, .checkOut]),
    .init("mood", .text, in: records, usual: [.entry]),
    .init("tags", .list, in: records, usual: [.entry]),
    .init("highlights", .list, in: records, usual: [.entry]),
    .init("favorite", .truth, in: records, usual: [.entry]),
    .init("people", .list, in: records, usual: [.entry]),
    .init("place", .text, in: records, usual: [.entry]),
    .init("weather", .text, in: records, usual: [.entry]),
    .init("photos", .list, in: records, usual: [.entry]),

    .init("start", .clock, in: [.shift, .sleep, .checkIn]),
    .init("end", .clock, in: [.shift, .sleep, .checkOut]),
    .init("from", .day, in: [.vacation, .rota]),
    .init("until", .day, in: [.vacation, .rota]),
    .init("category", .choice(.category), in: [.vacation]),
    .init("status", .choice(.status), in: [.vacation]),
    .init("source", .text, in: records, usual: anyKind),
    .init("origin", .text, in: records, usual: anyKind),
    .init("published", .dayOrMoment, in: [.rota]),
    .init("shifts", .lines, in: [.rota]),
    .init("extra", .truth, in: [.shift]),
    .init("hours", .hours, in: [.shift]),
    .init("half", .choice(.half), in: [.vacation]),
    .init("name", .text, in: [.person]),
    .init("birthday", .text, in: [.person]),
    .init("relation", .text, in: [.person]),
    .init("remind", .text, in: [.person]),
    .init("asleep", .count, in: [.sleep]),
    // Elsewhere kept with the person's own keys, as other programs write it; figures read it there.
    .init("steps", .count, in: [.sleep]),
    .init("audio", .lines, in: daily, usual: [.entry]),
    .init("call-outs", .spans, in: [.shift, .checkOut]),
    .init("worked", .hours, in: [.shift]),
    .init("break", .count, in: [.shift, .checkOut]),
  ]
}

extension Key {
  private var definition: KeyDefinition { KeyDefinition.all[Int(rawValue)] }

  /// The canonical English name.
  public var name: String { definition.name }

  /// What its value looks like.
  public var shape: KeyShape { definition.shape }

  package var isList: Bool { shape == .list || shape == .lines || shape == .spans }

  /// Whether the key means something in a record of a kind; where not, it is one of the person's own.
  package func hasMeaning(in kind: Kind) -> Bool { definition.meaning.contains(kind) }

  /// The number that the program asks for under the key; `nil` for all others.
  public var scale: Scale? { definition.asked.isEmpty ? nil : Scale(self, definition) }
}

extension Kind {
  /// Whether a key is usual in records of the kind, as the file format has it.
  public func has(_ key: Key) -> Bool { KeyDefinition.all[Int(key.rawValue)].usual.contains(self) }
}
