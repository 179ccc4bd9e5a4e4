/// A record that is to be written: its kind, its day and the values that its file gets.
public struct Draft: Hashable, Sendable {
  /// What it is.
  public var kind: Kind
  /// The day it belongs to; for a vacation its first day.
  public var day: CivilDay
  /// The values of known keys; `date` and `kind` follow from the draft itself. Written in the order of
  /// ``Key``.
  public var values: [Key: Value]
  /// Keys that the journal gives no meaning to, after the others.
  public var extra: [Value.Field]
  /// The text below the front matter.
  public var body: String
  /// Whether it is sealed also where the profile does not have it so.
  package var isSealed = false

  /// A draft of a kind for a day.
  public init(
    kind: Kind, day: CivilDay, values: [Key: Value] = [:], extra: [Value.Field] = [], body: String = ""
  ) {
    (self.kind, self.day, self.values, self.extra, self.body) = (kind, day, values, extra, body)
  }

  /// Keeps it out of what is given to others.
  package mutating func markPrivate() {
    let mark = Value.Field(key: "private", value: .bool(true))
    if !extra.contains(mark) { extra.append(mark) }
  }

  /// The value of a key.
  public subscript(key: Key) -> Value? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
