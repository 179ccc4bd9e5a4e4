import JournalModel

/// What the value of a key looks like, for a JSON Schema.
enum KeyShape: Hashable {
  /// Free text; a text that may also be written as a number, such as a mood or a title `2026`.
  case text
  /// A day; a moment; a time of the clock or a moment.
  case day, moment, clock
  /// 1 to 5; a whole number from 0 on; true or false.
  case rating, count, truth
  /// A list, or a text that stands for one.
  case list
  /// One of some words; others are read too, in other languages.
  case choice([String])
  /// A map, a list, or a word; further keys are described in words alone.
  case anything
}

extension Key {
  /// What its value looks like.
  var shape: KeyShape {
    switch self {
    case .kind: .choice(Kind.allCases.map(\.name))
    case .date, .from, .until: .day
    case .at, .published: .moment
    case .start, .end: .clock
    case .energy, .stress, .motivation, .fatigue, .load, .satisfaction: .rating
    case .asleep, .steps: .count
    case .favorite, .extra: .truth
    case .badges, .tags, .highlights, .people, .photos, .audio, .shifts: .list
    case .category: .choice(VacationCategory.allCases.map(\.rawValue))
    case .status: .choice(VacationStatus.allCases.map(\.rawValue))
    case .half: .choice(DayHalf.allCases.map(\.rawValue))
    case .title, .shift, .mood, .place, .weather, .source, .origin, .hours, .name, .birthday, .relation,
      .remind:
      .text
    }
  }
}

extension ProfileKey {
  /// What its value looks like.
  var shape: KeyShape {
    switch self {
    case .version: .count
    case .kind: .choice([Kind.profile.name])
    case .name: .text
    case .language: .choice(Language.allCases.map(\.rawValue))
    case .timezone, .rota, .hours, .memories, .shifts, .restRules, .moods, .badges, .theme, .contractHours:
      .anything
    case .dayStarts: .clock
    case .weekStarts: .choice(Weekday.allCases.map { "\($0)" })
    case .workingDays, .holidays: .list
    case .night, .profession, .transcribeModel: .text
    case .care: .truth
    case .dateOrder: .choice(DayExpression.Order.allCases.map(\.rawValue))
    case .tone: .choice(Tone.allCases.map(\.rawValue))
    case .agreement: .choice(Agreement.allCases.map(\.rawValue))
    case .affirmations: .choice(AffirmationOrder.allCases.map(\.rawValue))
    }
  }
}

extension KeyShape {
  /// The schema of values of the shape; nothing at all is allowed everywhere: a template leaves keys empty.
  var schema: [Value.Field] {
    switch self {
    case .text: type("string", "number", "boolean", "null")
    // YAML readers make dates of what looks like one; a schema sees their text.
    case .day, .moment, .clock: type("string", "number", "null")
    case .rating:
      anyOf([
        [field("type", .string("integer")), field("minimum", .int(1)), field("maximum", .int(5))],
        [field("type", .string("number")), field("enum", .list((1...5).map { .float(Double($0)) }))],
        [field("type", .string("string")), field("pattern", .string("^[1-5](\\.0+|\\s*/\\s*5)?$"))],
        type("null"),
      ])
    case .count:
      anyOf([
        [field("type", .string("integer")), field("minimum", .int(0))],
        [field("type", .string("string")), field("pattern", .string("^[0-9]+$"))], type("null"),
      ])
    case .truth:
      anyOf([type("boolean", "null"), type("string"), type("integer")])
    case .list:
      anyOf([
        [
          field("type", .string("array")),
          field("items", .map(type("string", "number", "boolean", "null", "object"))),
        ],
        type("string", "number", "null", "object"),
      ])
    case .choice(let words):
      anyOf([
        [field("enum", .list(words.map { .string($0) }))], type("string", "null"),
      ])
    case .anything: []
    }
  }

  private func type(_ names: String...) -> [Value.Field] {
    [field("type", names.count == 1 ? .string(names[0]) : .list(names.map { .string($0) }))]
  }

  private func anyOf(_ forms: [[Value.Field]]) -> [Value.Field] {
    [field("anyOf", .list(forms.map { .map($0) }))]
  }

  private func field(_ key: String, _ value: Value) -> Value.Field { Value.Field(key: key, value: value) }
}
