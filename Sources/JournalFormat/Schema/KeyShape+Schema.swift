import JournalModel
import YAMLCodec

/// What the value of a key of the profile looks like.
enum ProfileShape {
  /// As that of a key of a record; one of some words; a list of some words and of others; a map, a list or a
  /// word, described in words alone.
  case like(KeyShape), choice([String]), list([String]), anything
}

extension ProfileKey {
  var shape: ProfileShape {
    switch self {
    case .version: .like(.count)
    case .kind: .choice([Kind.profile.name])
    case .name: .like(.text)
    case .language: .choice(Language.allCases.map(\.rawValue))
    case .timezone, .rota, .hours, .memories, .shifts, .restRules, .moods, .scales, .templates, .badges,
      .theme, .contractHours, .columns, .sealTo:
      .anything
    case .dayStarts: .like(.clock)
    case .weekStarts: .choice(Weekday.allCases.map { "\($0)" })
    case .workingDays: .like(.list)
    case .sealed: .list(Kind.allCases.filter(\.canBeSealed).map(\.name) + [Key.mood.name])
    case .holidays: .list(HolidayRegion.all.map(\.code))
    case .night, .profession, .transcribeModel, .identifier: .like(.text)
    case .care, .warningSigns, .inlineTags: .like(.truth)
    case .dateOrder: .choice(DayExpression.Order.allCases.map(\.rawValue))
    case .tone: .choice(Tone.allCases.map(\.rawValue))
    case .agreement: .choice(Agreement.allCases.map(\.rawValue))
    case .affirmations: .choice(AffirmationOrder.allCases.map(\.rawValue))
    case .clock: .choice(ClockBasis.allCases.map(\.rawValue))
    }
  }
}

extension ProfileKey {
  /// The words that its value can be, or the items of its value, to be offered; empty where nothing is.
  package var words: [String] {
    switch shape {
    case .choice(let words), .list(let words): words
    case .like, .anything: []
    }
  }
}

extension KeyShape {
  /// The schema of values of the shape; nothing at all is allowed everywhere: a template leaves keys empty.
  var schema: YAMLValue {
    switch self {
    case .text, .shift, .hours: ["type": ["string", "number", "boolean", "null"]]
    // YAML readers make dates of what looks like one; a schema sees their text.
    case .day, .moment, .dayOrMoment, .clock: ["type": ["string", "number", "null"]]
    case .rating:
      [
        "anyOf": [
          ["type": "integer", "minimum": 1, "maximum": 5],
          ["type": "number", "enum": .sequence((1...5).map { .float(Double($0)) })],
          ["type": "string", "pattern": "^[1-5](\\.0+|\\s*/\\s*5)?$"], ["type": "null"],
        ]
      ]
    case .count:
      [
        "anyOf": [
          ["type": "integer", "minimum": 0], ["type": "string", "pattern": "^[0-9]+$"], ["type": "null"],
        ]
      ]
    case .truth: ["anyOf": [["type": ["boolean", "null"]], ["type": "string"], ["type": "integer"]]]
    case .list, .lines, .spans:
      KeyShape.schema(ofListOf: ["type": ["string", "number", "boolean", "null", "object"]])
    case .choice(let choice): KeyShape.schema(ofOneOf: choice.words)
    }
  }

  /// The schema of whole numbers in a range, also in quotes.
  static func schema(ofWholeNumbers range: ClosedRange<Int>) -> YAMLValue {
    [
      "anyOf": [
        [
          "type": "integer", "minimum": .int(Int64(range.lowerBound)),
          "maximum": .int(Int64(range.upperBound)),
        ],
        ["type": "string", "pattern": "^-?[0-9]+$"], ["type": "null"],
      ]
    ]
  }

  /// The schema of one of some words; others are read too, in other languages, and further types.
  fileprivate static func schema(ofOneOf words: [String], or types: YAMLValue...) -> YAMLValue {
    [
      "anyOf": [
        ["enum": .sequence(words.map { .string($0) })], ["type": .sequence(["string", "null"] + types)],
      ]
    ]
  }

  fileprivate static func schema(ofListOf items: YAMLValue) -> YAMLValue {
    ["anyOf": [["type": "array", "items": items], ["type": ["string", "number", "null", "object"]]]]
  }
}

extension ProfileShape {
  var schema: YAMLValue {
    switch self {
    case .like(let shape): shape.schema
    case .choice(let words): KeyShape.schema(ofOneOf: words)
    case .list(let words): KeyShape.schema(ofListOf: KeyShape.schema(ofOneOf: words, or: "number", "object"))
    case .anything: [:]
    }
  }
}
