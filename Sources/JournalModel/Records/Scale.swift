/// A whole number that a person gives under a key of its own, with all that is known of it: a rating of the
/// program's, from the table of keys, or a scale of her own, from the key `scales` of her profile. Questions,
/// options, lists, conditions, figures, forms and exports read it here, whichever it is.
public struct Scale: Sendable {
  /// The key in files and in JSON.
  public let name: String
  /// The values that it can have.
  public let range: ClosedRange<Int>
  /// Which values are good news; `nil` where neither are.
  public let good: Direction?
  /// Where it is asked for.
  public let asked: Occasions
  /// The key that the program gives a meaning to; `nil` where the values stand among the person's own keys.
  public let key: Key?
  /// What the person calls it: by the codes of languages, or for all with an empty code.
  private let labels: [String: String]

  /// Which way the good values lie.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// High ones; low ones.
    case high, low
  }

  /// Where a scale is asked for.
  public struct Occasions: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt8

    /// These bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Before a shift; after it; with a mood; with an entry.
    public static let checkIn = Occasions(rawValue: 1), checkOut = Occasions(rawValue: 2)
    public static let mood = Occasions(rawValue: 4), entry = Occasions(rawValue: 8)

    /// As a profile writes them; `never` stands for no occasion.
    public static let names: [(name: String, occasion: Occasions)] = [
      (Kind.checkIn.name, .checkIn), (Kind.checkOut.name, .checkOut), ("mood", .mood), ("new", .entry),
      ("never", []),
    ]
  }

  /// The range of a scale that states none.
  public static let usualRange = 1...5
  /// What a range can reach to.
  public static let widestRange = -1_000...100_000

  /// A scale of a person's own.
  ///
  /// - Parameter labels: what it is called, by the codes of languages; with an empty code for all of them.
  public init(
    _ name: String, _ range: ClosedRange<Int> = Scale.usualRange, good: Direction? = nil,
    asked: Occasions = [], labels: [String: String] = [:]
  ) {
    (self.name, self.range, self.good, self.asked, self.labels) = (name, range, good, asked, labels)
    key = nil
  }

  /// The scale of a key of the program's.
  init(_ key: Key, _ definition: KeyDefinition) {
    name = definition.name
    range = Scale.usualRange
    good = definition.good
    asked = definition.asked
    self.key = key
    labels = [:]
  }

  /// What the person calls it in a language; `nil` where she does not say.
  public func label(in language: Language) -> String? { labels[language.rawValue] ?? labels[""] }

  package func isNamed(_ key: String) -> Bool { key == name || Folding.areAlike(key, name) }

  /// Whether a key as its bytes are written is that of the scale.
  package func isNamed(_ key: UnsafeRawBufferPointer) -> Bool {
    unsafe key.elementsEqual(name.utf8) || Folding.areAlike(String(decoding: key, as: UTF8.self), name)
  }

  /// The value of the scale that a text states; `nil` for one that it can't have.
  public func value(_ text: String) -> Int? { value(.string(text)) }

  /// The value of the scale that is written in a file; `nil` for one that it can't have.
  package func value(_ value: Value) -> Int? { value.number.flatMap { range.contains($0) ? $0 : nil } }

  /// Where a value stands between bad and good news: −1, 0 or 1; 0 everywhere where neither is news.
  public func news(of value: Int) -> Int {
    guard let good else { return 0 }
    let (from, until) = (value - range.lowerBound, range.upperBound - value)
    // The outer thirds: 1 and 2, 4 and 5 of five.
    let side = 5 * from < 2 * (range.count) ? -1 : 5 * until < 2 * (range.count) ? 1 : 0
    return good == .high ? side : -side
  }
}

extension Scale: Hashable {
  /// Of one journal, the name tells all.
  public static func == (left: Scale, right: Scale) -> Bool {
    left.key == right.key && (left.key != nil || left.name == right.name)
  }

  /// Feeds what is compared.
  public func hash(into hasher: inout Hasher) {
    if let key { hasher.combine(key) } else { hasher.combine(name) }
  }
}

extension Scale {
  /// Before a shift.
  public static let energy = program[0], stress = program[1], motivation = program[2]
  /// After a shift; `load` is the emotional load.
  public static let fatigue = program[3], load = program[4], satisfaction = program[5]

  /// The scales of the program's keys, in the order of their questions; each has a column in the index.
  public static let program: [Scale] = Key.allCases.compactMap(\.scale)

  /// Further scales that every journal has, asked for behind them: each is a row here and the message
  /// `scale-NAME`, and is treated like one of the person's own, which takes its place where it has its name.
  public static let more: [Scale] = []

  /// The number of its column in the index and of its byte in ``Ratings``; `nil` where it has none.
  public var column: Int? { key?.ratingColumn }
}

extension Key {
  /// The number of the column of a rating; `nil` for all other keys.
  @inlinable package var ratingColumn: Int? {
    let column = Int(rawValue) - Int(Key.energy.rawValue)
    return 0..<Ratings.count ~= column ? column : nil
  }
}

extension [Scale] {
  /// Those that are asked for on an occasion, in the order of their questions.
  public func asked(_ occasion: Scale.Occasions) -> [Scale] { filter { $0.asked.contains(occasion) } }

  /// Those that are asked for in records of a kind; none where the kind has none.
  public func asked(in kind: Kind) -> [Scale] {
    switch kind {
    case .checkIn: asked(.checkIn)
    case .checkOut: asked(.checkOut)
    default: []
    }
  }

  /// Those whose values stand among the person's own keys.
  package var own: [Scale] { filter { $0.key == nil } }

  /// The scale whose value a field states that it can't have; `nil` for any other field.
  package func flaw(of field: Value.Field) -> Scale? {
    guard field.value != .null, let scale = first(where: { $0.isNamed(field.key) }) else { return nil }
    return scale.value(field.value) == nil ? scale : nil
  }
}

extension Record {
  /// The value of a scale; `nil` where the record does not say it, or what it can't have.
  public subscript(scale: Scale) -> Int? {
    if scale.key != nil { return ratings[scale] }
    return extra.last { scale.isNamed($0.key) }.flatMap { scale.value($0.value) }
  }
}

/// The ratings of one record on the program's scales: for each 1...5, or nothing.
public struct Ratings: BitwiseCopyable, Hashable, Sendable {
  /// How many there can be.
  public static let count = 6

  /// Indexed by ``Scale/column``; 0 where there is none.
  var values: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0, 0, 0)

  /// No ratings.
  public init() {}

  /// The rating on a scale of the program's, 1...5; setting anything else clears it. Scales of a person's own
  /// have none here.
  public subscript(scale: Scale) -> Int? {
    get { scale.column.flatMap { self[column: $0] } }
    set { if let column = scale.column { self[column: column] = newValue } }
  }

  @usableFromInline package subscript(column column: Int) -> Int? {
    get {
      let value = unsafe withUnsafeBytes(of: values) { unsafe $0[column] }
      return value == 0 ? nil : Int(value)
    }
    set {
      let stored = newValue.flatMap { Scale.usualRange.contains($0) ? UInt8($0) : nil } ?? 0
      unsafe withUnsafeMutableBytes(of: &values) { unsafe $0[column] = stored }
    }
  }

  /// All six in one number, eight bits for each scale from the lowest on; 0 where there is none.
  public var packed: UInt64 {
    let (first, second, third, fourth, fifth, sixth) = values
    return UInt64(first) | UInt64(second) << 8 | UInt64(third) << 16 | UInt64(fourth) << 24
      | UInt64(fifth) << 32 | UInt64(sixth) << 40
  }

  /// Whether there is no rating at all.
  public var isEmpty: Bool { values == (0, 0, 0, 0, 0, 0) }

  /// Equal where all six agree.
  public static func == (left: Ratings, right: Ratings) -> Bool { left.values == right.values }

  /// Feeds all six.
  public func hash(into hasher: inout Hasher) {
    unsafe withUnsafeBytes(of: values) { unsafe hasher.combine(bytes: $0) }
  }
}
