import JournalModel
import YAMLCodec

/// The JSON Schema (2020-12) of the front matter of all kinds of files, made from the tables of keys that the
/// reader has.
///
/// It helps an editor to offer keys and words and to find slips; reading is more generous (French names,
/// words of one's own), so keys that it does not know are allowed, and words beside the offered ones.
package struct FrontMatterSchema {
  private let meaning: (Key) -> String
  private let profileMeaning: (ProfileKey) -> String
  private let privacyMeaning: String
  private let scales: [YAMLPair]

  /// A schema that says what keys mean in somebody's language.
  ///
  /// - Parameter scales: scales of the person's own, with what they are called.
  package init(
    meaning: @escaping (Key) -> String, profileMeaning: @escaping (ProfileKey) -> String,
    privacyMeaning: String, scales: [(scale: Scale, name: String)] = []
  ) {
    (self.meaning, self.profileMeaning, self.privacyMeaning) = (meaning, profileMeaning, privacyMeaning)
    self.scales = scales.map { scale, name in
      Self.property(scale.name, name, KeyShape.schema(ofWholeNumbers: scale.range))
    }
  }

  /// The key that keeps a record of any kind from others.
  package static let privacyKey = Privacy.keys[0]

  /// The keys of a kind of records, in the order of a file.
  package static func keys(of kind: Kind) -> [Key] { Key.allCases.filter { $0.hasMeaning(in: kind) } }

  package var document: Value {
    let kinds = Kind.allCases.filter { $0 != .profile }
    let definitions = kinds.map(definition) + [profile]
    return Value([
      "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:smjournal:front-matter:1",
      "title": "smjournal", "type": "object", "properties": .mapping([property(of: .kind)]),
      "if": ["required": [.string(ProfileKey.version.canonicalName)]], "then": reference(.profile),
      "else": ["allOf": .sequence(kinds.map(condition))], "$defs": .mapping(definitions),
    ])
  }

  /// A kind's keys hold where the file says the kind; those of an entry also where it says none.
  private func condition(_ kind: Kind) -> YAMLValue {
    let name = YAMLValue.string(Key.kind.name)
    let isKind: YAMLValue = ["properties": [name: ["const": .string(kind.name)]]]
    return [
      "if": kind == .entry ? isKind : ["allOf": [isKind, ["required": [name]]]], "then": reference(kind),
    ]
  }

  private func reference(_ kind: Kind) -> YAMLValue { ["$ref": .string("#/$defs/\(kind.name)")] }

  private func definition(_ kind: Kind) -> YAMLPair {
    let privacy = Self.property(Self.privacyKey, privacyMeaning, KeyShape.truth.schema)
    return object(kind, Self.keys(of: kind).map(property) + scales + [privacy])
  }

  private var profile: YAMLPair {
    object(
      .profile,
      ProfileKey.allCases.map { Self.property($0.canonicalName, profileMeaning($0), $0.shape.schema) })
  }

  private func object(_ kind: Kind, _ properties: [YAMLPair]) -> YAMLPair {
    YAMLPair(key: .string(kind.name), value: ["type": "object", "properties": .mapping(properties)])
  }

  private func property(of key: Key) -> YAMLPair { Self.property(key.name, meaning(key), key.shape.schema) }

  /// A key with what it means, which stands before the schema of its values.
  private static func property(_ name: String, _ meaning: String, _ schema: YAMLValue) -> YAMLPair {
    var pairs = [YAMLPair(key: "description", value: .string(meaning))]
    if case .mapping(let values) = schema { pairs += values }
    return YAMLPair(key: .string(name), value: .mapping(pairs))
  }
}
