import JournalModel
import SystemLibrary

/// Values of the person's own keys as bytes and back: a byte for the type, then the value.
enum ValueCoder {
  /// Deeper values are not taken from an index: nothing wrote them.
  private static let maximumDepth = 1000

  static func encode(_ value: Value, to writer: inout ByteWriter) {
    switch value {
    case .null: writer.write(UInt8(0))
    case .bool(let truth): writer.write(UInt8(truth ? 2 : 1))
    case .int(let number):
      writer.write(UInt8(3))
      writer.write(number)
    case .float(let number):
      writer.write(UInt8(4))
      writer.write(number.bitPattern)
    case .string(let text):
      writer.write(UInt8(5))
      writer.write(text)
    case .list(let items):
      writer.write(UInt8(6))
      writer.writeVariable(UInt64(items.count))
      for item in items { encode(item, to: &writer) }
    case .map(let fields):
      writer.write(UInt8(7))
      writer.writeVariable(UInt64(fields.count))
      for field in fields {
        writer.write(field.key)
        encode(field.value, to: &writer)
      }
    }
  }

  /// Reads a value; the reader is invalid after one that makes no sense.
  static func value(from reader: inout ByteReader, depth: Int = 0) -> Value {
    guard depth < maximumDepth else {
      reader.invalidate()
      return .null
    }
    switch reader.read(UInt8.self) {
    case 1: return .bool(false)
    case 2: return .bool(true)
    case 3: return .int(reader.read())
    case 4: return .float(Double(bitPattern: reader.read()))
    case 5: return .string(reader.readText())
    case 6:
      var items: [Value] = []
      for _ in 0..<reader.readCount() { items.append(value(from: &reader, depth: depth + 1)) }
      return .list(items)
    case 7:
      var fields: [Value.Field] = []
      for _ in 0..<reader.readCount(eachAtLeast: 2) {
        let key = reader.readText()
        fields.append(Value.Field(key: key, value: value(from: &reader, depth: depth + 1)))
      }
      return .map(fields)
    default: return .null
    }
  }
}
