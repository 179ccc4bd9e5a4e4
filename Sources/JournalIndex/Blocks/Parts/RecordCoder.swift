import JournalModel
import SystemLibrary

/// Records as bytes and back: what ``BlockColumns`` has no place for.
///
/// First the numbers of the terms (``BlockTerms``) behind their count, all LEB128: mood, place, weather,
/// source, tags, people, badges, shift, keys of the person's own, each in the order of the file. Then a byte
/// that says what follows of: 1 title, 2 highlights, 4 photos, 8 start, 16 end, 32 category and status, 64
/// details, 128 tags of the text; texts and lists behind their counts. Last the values of those own keys that
/// are lists or maps, in the order of the keys.
package enum RecordCoder {
  private static let (title, highlights, photos): (UInt8, UInt8, UInt8) = (1, 2, 4)
  private static let (start, end, plan, details): (UInt8, UInt8, UInt8, UInt8) = (8, 16, 32, 64)
  private static let inlineTags: UInt8 = 128

  /// Appends a record, and its terms to those of the block.
  static func encode(_ record: Record, row: Int, terms: inout TermTable, to writer: inout ByteWriter) {
    writer.writeVariable(UInt64(termCount(of: record)))
    func add(_ field: TermField, _ text: String) {
      writer.writeVariable(UInt64(terms.add(field, text, row: row)))
    }
    for (field, key) in TermField.texts { if let text = record[text: key] { add(field, text) } }
    for (field, key) in TermField.lists { for item in record[list: key] { add(field, item) } }
    if case .other(let word) = record.shift { add(.shift, word) }
    for field in record.extra {
      guard field.value.isScalar else {
        add(.ownKey, field.key)
        continue
      }
      let term = terms.add(.ownValue, row: row) { writer in
        writer.write(field.key)
        ValueCoder.encode(field.value, to: &writer)
      }
      writer.writeVariable(UInt64(term))
    }
    encodeRest(record, to: &writer)
  }

  private static func termCount(of record: Record) -> Int {
    var count = record.extra.count
    for (_, key) in TermField.texts where record[text: key] != nil { count += 1 }
    for (_, key) in TermField.lists { count += record[list: key].count }
    if case .other = record.shift { count += 1 }
    return count
  }

  private static func encodeRest(_ record: Record, to writer: inout ByteWriter) {
    var present: UInt8 = 0
    if record.title != nil { present |= title }
    if !record.highlights.isEmpty { present |= highlights }
    if !record.photos.isEmpty { present |= photos }
    if record.start != nil { present |= start }
    if record.end != nil { present |= end }
    if record.category != nil || record.status != nil { present |= plan }
    if !record.details.isEmpty { present |= details }
    if !record.inlineTags.isEmpty { present |= inlineTags }
    writer.write(present)
    if let title = record.title { writer.write(title) }
    if present & highlights != 0 { write(record.highlights, to: &writer) }
    if present & photos != 0 { write(record.photos, to: &writer) }
    if let start = record.start { encode(start, to: &writer) }
    if let end = record.end { encode(end, to: &writer) }
    if present & plan != 0 {
      writer.write(record.category.map { code($0) } ?? 0)
      writer.write(record.status.map { code($0) } ?? 0)
    }
    if present & details != 0 {
      writer.writeVariable(UInt64(record.details.count))
      for detail in record.details {
        writer.write(detail.key.rawValue)
        ValueCoder.encode(detail.value, to: &writer)
      }
    }
    if present & inlineTags != 0 { write(record.inlineTags, to: &writer) }
    for field in record.extra where !field.value.isScalar { ValueCoder.encode(field.value, to: &writer) }
  }

  private static func write(_ list: [String], to writer: inout ByteWriter) {
    writer.writeVariable(UInt64(list.count))
    for item in list { writer.write(item) }
  }

  /// Reads the bytes of the title from what comes behind the terms' numbers, of which nothing more is wanted.
  package static func title(from reader: inout ByteReader) -> UnsafeRawBufferPointer? {
    let present: UInt8 = reader.read()
    return unsafe present & title != 0 ? reader.readSlice() : nil
  }

  /// Reads what comes behind the terms' numbers into a record whose other fields are there; `false` for bytes
  /// that this did not write.
  ///
  /// - Parameter waiting: which of the record's own keys wait for their values.
  package static func decodeRest(of record: inout Record, waiting: [Int], from reader: inout ByteReader)
    -> Bool
  {
    let present: UInt8 = reader.read()
    if present & title != 0 { record.title = reader.readText() }
    if present & highlights != 0 { record.highlights = list(from: &reader) }
    if present & photos != 0 { record.photos = list(from: &reader) }
    if present & start != 0 { record.start = shiftTime(from: &reader) }
    if present & end != 0 { record.end = shiftTime(from: &reader) }
    if present & plan != 0 {
      record.category = value(reader.read(), in: VacationCategory.allCases)
      record.status = value(reader.read(), in: VacationStatus.allCases)
    }
    if present & details != 0 {
      for _ in 0..<reader.readCount(eachAtLeast: 2) {
        guard let key = Key(rawValue: reader.read()) else { return false }
        record.details.append(Detail(key: key, value: ValueCoder.value(from: &reader)))
      }
    }
    if present & inlineTags != 0 { record.inlineTags = list(from: &reader) }
    for index in waiting { record.extra[index].value = ValueCoder.value(from: &reader) }
    return reader.isAtEnd
  }

  private static func list(from reader: inout ByteReader) -> [String] {
    var result: [String] = []
    for _ in 0..<reader.readCount() { result.append(reader.readText()) }
    return result
  }

  private static func code<Case: CaseIterable & Equatable>(_ value: Case) -> UInt8 {
    UInt8((Array(Case.allCases).firstIndex(of: value) ?? 0) + 1)
  }

  private static func value<Case>(_ code: UInt8, in cases: [Case]) -> Case? {
    code > 0 && Int(code) <= cases.count ? cases[Int(code) - 1] : nil
  }

  private static func encode(_ time: ShiftTime, to writer: inout ByteWriter) {
    switch time {
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
}
