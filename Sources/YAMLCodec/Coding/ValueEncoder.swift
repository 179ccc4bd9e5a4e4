/// A value that is being made.
final class EncodingSlot {
  private enum Content {
    case nothing
    case scalar(YAMLValue)
    case list([EncodingSlot])
    case map([(key: String, slot: EncodingSlot)], indices: [String: Int])
  }

  private var content = Content.nothing

  /// The value made; a type that encodes nothing is an empty map.
  var value: YAMLValue {
    switch content {
    case .nothing: .mapping([])
    case .scalar(let value): value
    case .list(let slots): .sequence(slots.map(\.value))
    case .map(let pairs, _): .mapping(pairs.map { YAMLPair(key: .string($0.key), value: $0.slot.value) })
    }
  }

  /// The number of items of a list.
  var count: Int {
    guard case .list(let slots) = content else { return 0 }
    return slots.count
  }

  func set(_ value: YAMLValue) { content = .scalar(value) }

  /// Makes it a list, where it is none.
  func beList() {
    if case .list = content { return }
    content = .list([])
  }

  /// Makes it a map, where it is none.
  func beMap() {
    if case .map = content { return }
    content = .map([], indices: [:])
  }

  /// A new item at the end of the list.
  func append() -> EncodingSlot {
    let slot = EncodingSlot()
    guard case .list(var slots) = content else { return slot }
    content = .nothing
    slots.append(slot)
    content = .list(slots)
    return slot
  }

  /// A new value for a key of the map, in the place of the one that it had.
  func slot(for key: String) -> EncodingSlot {
    let slot = EncodingSlot()
    guard case .map(var pairs, var indices) = content else { return slot }
    content = .nothing
    if let index = indices[key] {
      pairs[index].slot = slot
    } else {
      indices[key] = pairs.count
      pairs.append((key, slot))
    }
    content = .map(pairs, indices: indices)
    return slot
  }
}

/// Encodes one value into its slot.
struct ValueEncoder: Encoder {
  let options: YAMLEncoder
  let codingPath: [any CodingKey]
  let slot: EncodingSlot

  init(options: YAMLEncoder, codingPath: [any CodingKey], slot: EncodingSlot = EncodingSlot()) {
    self.options = options
    self.codingPath = codingPath
    self.slot = slot
  }

  var userInfo: [CodingUserInfoKey: Any] { options.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    slot.beMap()
    return KeyedEncodingContainer(KeyedValueContainer<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    slot.beList()
    return UnkeyedValueContainer(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  /// Encodes a value of any type.
  func encode<T: Encodable>(_ value: T) throws {
    if let writer = options.writers[ObjectIdentifier(T.self)], let written = try writer(value) {
      return slot.set(written)
    }
    if let bytes = value as? [UInt8], T.self == [UInt8].self, options.dataEncodingStrategy == .base64 {
      return slot.set(.string(Base64.text(bytes)))
    }
    try value.encode(to: self)
  }

  /// The encoder of a value below this one.
  func encoder(at key: any CodingKey, in slot: EncodingSlot) -> ValueEncoder {
    ValueEncoder(options: options, codingPath: codingPath + [key], slot: slot)
  }

  /// The encoder of the value of a key of the text.
  func encoder(forKey key: any CodingKey) -> ValueEncoder {
    encoder(at: key, in: slot.slot(for: name(of: key)))
  }

  private func name(of key: any CodingKey) -> String {
    switch options.keyEncodingStrategy {
    case .useDefaultKeys: key.stringValue
    case .convertToSnakeCase: KeyNaming.separated(key.stringValue, by: "_")
    case .convertToKebabCase: KeyNaming.separated(key.stringValue, by: "-")
    case .custom(let name): name(codingPath + [key])
    }
  }
}
