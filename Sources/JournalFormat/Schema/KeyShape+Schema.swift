import JournalModel

/// What the value of a key of the profile looks like.
enum ProfileShape {
  /// As that of a key of a record; one of some words; a map, a list or a word, described in words alone.
  case like(KeyShape), choice([String]), anything
}

extension ProfileKey {
  /// What its value looks like.
  var shape: ProfileShape {
    switch self {
    case .version: .like(.count)
    case .kind: .choice([Kind.profile.name])
    case .name: .like(.text)
    case .language: .choice(Language.allCases.map(\.rawValue))
    case .timezone, .rota, .hours, .memories, .shifts, .restRules, .moods, .badges, .theme, .contractHours:
      .anything
    case .dayStarts: .like(.clock)
    case .weekStarts: .choice(Weekday.allCases.map { "\($0)" })
    case .workingDays, .holidays: .like(.list)
    case .night, .profession, .transcribeModel, .identifier: .like(.text)
    case .care: .like(.truth)
    case .dateOrder: .choice(DayExpression.Order.allCases.map(\.rawValue))
    case .tone: .choice(Tone.allCases.map(\.rawValue))
    case .agreement: .choice(Agreement.allCases.map(\.rawValue))
    case .affirmations: .choice(AffirmationOrder.allCases.map(\.rawValue))
    case .clock: .choice(ClockBasis.allCases.map(\.rawValue))
    }
  }
}

extension KeyShape {
  /// The schema of values of the shape; nothing at all is allowed everywhere: a template leaves keys empty.
  var schema: [Value.Field] {
    switch self {
    case .text, .shift, .hours: Self.type("string", "number", "boolean", "null")
    // YAML readers make dates of what looks like one; a schema sees their text.
    case .day, .moment, .dayOrMoment, .clock: Self.type("string", "number", "null")
    case .rating:
      Self.anyOf([
        [
          Self.field("type", .string("integer")), Self.field("minimum", .int(1)),
          Self.field("maximum", .int(5)),
        ],
        [
          Self.field("type", .string("number")),
          Self.field("enum", .list((1...5).map { .float(Double($0)) })),
        ],
        [
          Self.field("type", .string("string")), Self.field("pattern", .string("^[1-5](\\.0+|\\s*/\\s*5)?$")),
        ],
        Self.type("null"),
      ])
    case .count:
      Self.anyOf([
        [Self.field("type", .string("integer")), Self.field("minimum", .int(0))],
        [Self.field("type", .string("string")), Self.field("pattern", .string("^[0-9]+$"))],
        Self.type("null"),
      ])
    case .truth:
      Self.anyOf([Self.type("boolean", "null"), Self.type("string"), Self.type("integer")])
    case .list, .lines, .spans:
      Self.anyOf([
        [
          Self.field("type", .string("array")),
          Self.field("items", .map(Self.type("string", "number", "boolean", "null", "object"))),
        ],
        Self.type("string", "number", "null", "object"),
      ])
    case .choice(let choice): KeyShape.schema(ofOneOf: choice.words)
    }
  }

  /// The schema of one of some words; others are read too, in other languages.
  fileprivate static func schema(ofOneOf words: [String]) -> [Value.Field] {
    anyOf([[field("enum", .list(words.map { .string($0) }))], type("string", "null")])
  }

  private static func type(_ names: String...) -> [Value.Field] {
    [field("type", names.count == 1 ? .string(names[0]) : .list(names.map { .string($0) }))]
  }

  private static func anyOf(_ forms: [[Value.Field]]) -> [Value.Field] {
    [field("anyOf", .list(forms.map { .map($0) }))]
  }

  private static func field(_ key: String, _ value: Value) -> Value.Field {
    Value.Field(key: key, value: value)
  }
}

extension ProfileShape {
  /// The schema of values of the shape.
  var schema: [Value.Field] {
    switch self {
    case .like(let shape): shape.schema
    case .choice(let words): KeyShape.schema(ofOneOf: words)
    case .anything: []
    }
  }
}
