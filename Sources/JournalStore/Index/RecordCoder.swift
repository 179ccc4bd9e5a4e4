import JournalModel

/// Records as bytes and back: what ``ColumnRow`` has no place for.
///
/// Texts and lists behind their counts (LEB128), in the order of ``encode(_:to:)``; a missing text is told from an
/// empty one by the bit of its field in the first byte.
enum RecordCoder {
  /// Appends the texts of a record.
  static func encode(_ record: Record, to writer: inout ByteWriter) {
    let texts = [record.title, record.mood, record.place, record.weather, record.source]
    writer.write(texts.enumerated().reduce(UInt8(0)) { $1.element == nil ? $0 : $0 | 1 << UInt8($1.offset) })
    for case .some(let text) in texts { writer.write(text) }
    for list in [record.tags, record.highlights, record.people, record.photos, record.badges] {
      writer.writeVariable(UInt64(list.count))
      for item in list { writer.write(item) }
    }
    encode(record.shift, to: &writer)
    encode(record.start, to: &writer)
    encode(record.end, to: &writer)
    writer.write(record.category.map { code($0) } ?? 0)
    writer.write(record.status.map { code($0) } ?? 0)
    encode(record.extra, to: &writer)
  }

  /// Makes a record again; `nil` for bytes that this did not write.
  static func decode(
    _ texts: UnsafeRawBufferPointer, columns: ColumnRow, path: String, id: String, fileDay: () -> CivilDay
  ) -> Record? {
    guard let kind = Kind(rawValue: columns.kind), let basis = Record.DateBasis(rawValue: columns.dateBasis)
    else { return nil }
    // The day of a file's time depends on the zone, which the index does not.
    let day = basis == .fileTime ? fileDay() : CivilDay(number: columns.day)
    var record = Record(id: id, path: path, kind: kind, date: day, dateBasis: basis)
    record.at = columns.timestamp
    record.from = columns.from == .min ? nil : CivilDay(number: columns.from)
    record.until = columns.until == .min ? nil : CivilDay(number: columns.until)
    record.keys = KeySet(rawValue: columns.keys)
    record.wordCount = columns.wordCount
    record.problemCount = columns.problemCount
    record.ratings = columns.ratings
    record.isFavorite = columns.isFavorite
    var reader = ByteReader(texts)
    decodeTexts(of: &record, from: &reader)
    return reader.isAtEnd ? record : nil
  }

  private static func decodeTexts(of record: inout Record, from reader: inout ByteReader) {
    let present: UInt8 = reader.read()
    func text(_ bit: UInt8) -> String? { present & 1 << bit == 0 ? nil : reader.readText() }
    record.title = text(0)
    record.mood = text(1)
    record.place = text(2)
    record.weather = text(3)
    record.source = text(4)
    record.tags = list(from: &reader)
    record.highlights = list(from: &reader)
    record.people = list(from: &reader)
    record.photos = list(from: &reader)
    record.badges = list(from: &reader)
    record.shift = shift(from: &reader)
    record.start = shiftTime(from: &reader)
    record.end = shiftTime(from: &reader)
    record.category = value(reader.read(), in: VacationCategory.allCases)
    record.status = value(reader.read(), in: VacationStatus.allCases)
    record.extra = fields(from: &reader, depth: 0)
  }

  private static func list(from reader: inout ByteReader) -> [String] {
    let count = reader.readCount()
    var result: [String] = []
    for _ in 0..<count { result.append(reader.readText()) }
    return result
  }

  private static func code<Case: CaseIterable & Equatable>(_ value: Case) -> UInt8 {
    UInt8((Array(Case.allCases).firstIndex(of: value) ?? 0) + 1)
  }

  private static func value<Case>(_ code: UInt8, in cases: [Case]) -> Case? {
    code > 0 && Int(code) <= cases.count ? cases[Int(code) - 1] : nil
  }

  // MARK: Shifts

  private static func encode(_ shift: ShiftType?, to writer: inout ByteWriter) {
    switch shift {
    case nil: writer.write(UInt8(0))
    case .day: writer.write(UInt8(1))
    case .night: writer.write(UInt8(2))
    case .rest: writer.write(UInt8(3))
    case .other(let word):
      writer.write(UInt8(4))
      writer.write(word)
    }
  }

  private static func shift(from reader: inout ByteReader) -> ShiftType? {
    switch reader.read(UInt8.self) {
    case 1: .day
    case 2: .night
    case 3: .rest
    case 4: .other(reader.readText())
    default: nil
    }
  }

  private static func encode(_ time: ShiftTime?, to writer: inout ByteWriter) {
    switch time {
    case nil: writer.write(UInt8(0))
    case .clock(let clock):
      writer.write(UInt8(1))
      writer.write(clock.secondOfDay)
    case .timestamp(let timestamp):
      writer.write(UInt8(2))
      writer.write(timestamp.local.secondsSinceEpoch)
      writer.write(timestamp.offset ?? .min)
    }
  }

  private static func shiftTime(from reader: inout ByteReader) -> ShiftTime? {
    switch reader.read(UInt8.self) {
    case 1:
      let second = Int(reader.read(Int32.self))
      return ClockTime(hour: second / 3600, minute: second / 60 % 60, second: second % 60).map { .clock($0) }
    case 2:
      let local = CivilTime(secondsSinceEpoch: reader.read(Int64.self))
      let offset: Int32 = reader.read()
      return .timestamp(Timestamp(local: local, offset: offset == .min ? nil : offset))
    default: return nil
    }
  }

  // MARK: Keys of the person's own

  /// Deeper values are not taken from an index: nothing wrote them.
  private static let maximumDepth = 1000

  private static func encode(_ fields: [Value.Field], to writer: inout ByteWriter) {
    writer.writeVariable(UInt64(fields.count))
    for field in fields {
      writer.write(field.key)
      encode(field.value, to: &writer)
    }
  }

  private static func encode(_ value: Value, to writer: inout ByteWriter) {
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
      encode(fields, to: &writer)
    }
  }

  private static func fields(from reader: inout ByteReader, depth: Int) -> [Value.Field] {
    let count = reader.readCount(eachAtLeast: 2)
    var result: [Value.Field] = []
    for _ in 0..<count {
      let key = reader.readText()
      result.append(Value.Field(key: key, value: value(from: &reader, depth: depth + 1)))
    }
    return result
  }

  private static func value(from reader: inout ByteReader, depth: Int) -> Value {
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
      let count = reader.readCount()
      var items: [Value] = []
      for _ in 0..<count { items.append(value(from: &reader, depth: depth + 1)) }
      return .list(items)
    case 7: return .map(fields(from: &reader, depth: depth))
    default: return .null
    }
  }
}

extension ColumnRow {
  /// The moment of `at`.
  var timestamp: Timestamp? {
    guard at != .min else { return nil }
    return Timestamp(local: CivilTime(secondsSinceEpoch: at), offset: atOffset == .min ? nil : atOffset)
  }
}
