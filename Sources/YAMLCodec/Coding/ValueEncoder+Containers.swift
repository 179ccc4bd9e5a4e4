extension ValueEncoder: SingleValueEncodingContainer {
  func encodeNil() { slot.set(.null) }
  func encode(_ value: Bool) { slot.set(.bool(value)) }
  func encode(_ value: String) { slot.set(.string(value)) }
  func encode(_ value: Double) throws { try float(value, value) }
  // By its digits: 0.1 is not 0.10000000149011612.
  func encode(_ value: Float) throws { try float(value, Double(value.description) ?? Double(value)) }
  func encode(_ value: Int) { integer(value) }
  func encode(_ value: Int8) { integer(value) }
  func encode(_ value: Int16) { integer(value) }
  func encode(_ value: Int32) { integer(value) }
  func encode(_ value: Int64) { integer(value) }
  func encode(_ value: UInt) { integer(value) }
  func encode(_ value: UInt8) { integer(value) }
  func encode(_ value: UInt16) { integer(value) }
  func encode(_ value: UInt32) { integer(value) }
  func encode(_ value: UInt64) { integer(value) }

  private func integer(_ value: some FixedWidthInteger) {
    slot.set(Int64(exactly: value).map(YAMLValue.int) ?? .wideInt(String(value)))
  }

  private func float(_ value: some BinaryFloatingPoint, _ number: Double) throws {
    guard number.isFinite || options.nonConformingFloatEncodingStrategy == .literal else {
      let context = EncodingError.Context(
        codingPath: codingPath, debugDescription: "\(value) is no finite number")
      throw EncodingError.invalidValue(value, context)
    }
    slot.set(.float(number))
  }
}

/// The pairs of a map that is being made.
struct KeyedValueContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) { encoder.encoder(forKey: key).encodeNil() }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    try encoder.encoder(forKey: key).encode(value)
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key)
    -> KeyedEncodingContainer<Nested>
  {
    encoder.encoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.encoder(forKey: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.encoder(forKey: PlainKey(stringValue: "super")) }
  func superEncoder(forKey key: Key) -> any Encoder { encoder.encoder(forKey: key) }
}

/// The items of a list that is being made.
struct UnkeyedValueContainer: UnkeyedEncodingContainer {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.slot.count }

  private func next() -> ValueEncoder {
    let key = PlainKey(intValue: count)
    return encoder.encoder(at: key, in: encoder.slot.append())
  }

  func encodeNil() { next().encodeNil() }

  func encode<T: Encodable>(_ value: T) throws { try next().encode(value) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    next().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }

  func superEncoder() -> any Encoder { next() }
}
