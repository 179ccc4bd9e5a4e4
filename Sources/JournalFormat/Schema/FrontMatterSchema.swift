import JournalModel

/// The JSON Schema (2020-12) of the front matter of all kinds of files, made from the tables of keys that the
/// reader has.
///
/// It helps an editor to offer keys and words and to find slips; reading is more generous (French names,
/// words of one's own), so keys that it does not know are allowed, and words beside the offered ones.
package struct FrontMatterSchema {
  private let meaning: (Key) -> String
  private let profileMeaning: (ProfileKey) -> String
  private let privacyMeaning: String
  private let scales: [(name: String, property: Value)]

  /// A schema that says what keys mean in somebody's language.
  ///
  /// - Parameter scales: scales of the person's own, with what they are called.
  package init(
    meaning: @escaping (Key) -> String, profileMeaning: @escaping (ProfileKey) -> String,
    privacyMeaning: String, scales: [(scale: Scale, name: String)] = []
  ) {
    self.meaning = meaning
    self.profileMeaning = profileMeaning
    self.privacyMeaning = privacyMeaning
    self.scales = scales.map { scale, name in
      let description = Value.Field(key: "description", value: .string(name))
      return (scale.name, .map([description] + KeyShape.schema(ofWholeNumbers: scale.range)))
    }
  }

  /// The key that keeps a record of any kind from others.
  package static let privacyKey = Privacy.keys[0]

  /// The keys of a kind of records, in the order of a file.
  package static func keys(of kind: Kind) -> [Key] { Key.allCases.filter { $0.hasMeaning(in: kind) } }

  package var document: Value {
    let kinds = Kind.allCases.filter { $0 != .profile }
    return .map([
      field("$schema", "https://json-schema.org/draft/2020-12/schema"),
      field("$id", "urn:smjournal:front-matter:1"), field("title", "smjournal"), field("type", "object"),
      Value.Field(
        key: "properties", value: .map([Value.Field(key: Key.kind.name, value: property(of: .kind))])),
      Value.Field(
        key: "if", value: .map([Value.Field(key: "required", value: .list([.string(profileMark)]))])),
      Value.Field(key: "then", value: reference(Kind.profile)),
      Value.Field(key: "else", value: .map([Value.Field(key: "allOf", value: .list(kinds.map(condition)))])),
      Value.Field(key: "$defs", value: .map(kinds.map(definition) + [profile])),
    ])
  }

  private var profileMark: String { ProfileKey.version.canonicalName }

  /// A kind's keys hold where the file says the kind; those of an entry also where it says none.
  private func condition(_ kind: Kind) -> Value {
    let isKind = Value.map([
      Value.Field(
        key: "properties",
        value: .map([Value.Field(key: Key.kind.name, value: .map([field("const", kind.name)]))]))
    ])
    let says = Value.map([Value.Field(key: "required", value: .list([.string(Key.kind.name)]))])
    let condition = kind == .entry ? isKind : .map([Value.Field(key: "allOf", value: .list([isKind, says]))])
    return .map([Value.Field(key: "if", value: condition), Value.Field(key: "then", value: reference(kind))])
  }

  private func reference(_ kind: Kind) -> Value { .map([field("$ref", "#/$defs/\(kind.name)")]) }

  private func definition(_ kind: Kind) -> Value.Field {
    let keys = Self.keys(of: kind).map { Value.Field(key: $0.name, value: property(of: $0)) }
    let privacy = Value.Field(
      key: Self.privacyKey, value: .map([field("description", privacyMeaning)] + KeyShape.truth.schema))
    let own = scales.map { Value.Field(key: $0.name, value: $0.property) }
    return Value.Field(
      key: kind.name,
      value: .map([
        field("type", "object"), Value.Field(key: "properties", value: .map(keys + own + [privacy])),
      ]))
  }

  private func property(of key: Key) -> Value {
    .map([field("description", meaning(key))] + key.shape.schema)
  }

  private var profile: Value.Field {
    let keys = ProfileKey.allCases.map { key in
      Value.Field(
        key: key.canonicalName, value: .map([field("description", profileMeaning(key))] + key.shape.schema))
    }
    return Value.Field(
      key: Kind.profile.name,
      value: .map([field("type", "object"), Value.Field(key: "properties", value: .map(keys))]))
  }

  private func field(_ key: String, _ text: String) -> Value.Field {
    Value.Field(key: key, value: .string(text))
  }
}
