import JournalModel

/// Makes records of the rows of a block; a text that many have is made once.
struct BlockRecords {
  private let folder: [UInt8]
  private let zone: TimeZoneRules
  private let block: KnownBlock
  private var texts: [String?]
  private var ownFields: [Value.Field?]

  /// `nil` where the block is damaged.
  init?(_ block: FolderBlock, folder: [UInt8], zone: TimeZoneRules) {
    guard let block = KnownBlock(block, hasSignatures: false) else { return nil }
    self.folder = folder
    self.zone = zone
    self.block = block
    texts = [String?](repeating: nil, count: block.terms.count)
    ownFields = []
  }

  /// The record of a row; `nil` for rows that are none, and for damaged ones.
  mutating func record(_ row: Int) -> Record? {
    let columns = block.columns
    guard columns.isRecord(row), let kind = Kind(rawValue: columns.kind(row)),
      let basis = Record.DateBasis(rawValue: columns.dateBasis(row))
    else { return nil }
    let name = RowName(folder: folder, name: block.states.name(row))
    var record = Record(
      id: name.id, path: name.path, kind: kind, date: CivilDay(number: columns.day(row)), dateBasis: basis)
    // The day of a file's time depends on the zone, which the index does not.
    if basis == .fileTime { record.date = RecordReader(zone: zone).day(of: block.states[row].file) }
    record.at = columns.timestamp(row)
    record.from = columns.from(row) == .min ? nil : CivilDay(number: columns.from(row))
    record.until = columns.until(row) == .min ? nil : CivilDay(number: columns.until(row))
    record.keys = KeySet(rawValue: columns.keys(row))
    record.wordCount = columns.wordCount(row)
    record.problemCount = columns.problemCount(row)
    record.ratings = columns.ratings(row)
    record.isFavorite = columns.isFavorite(row)
    switch columns.shift(row) {
    case .day: record.shift = .day
    case .night: record.shift = .night
    case .rest: record.shift = .rest
    case .none, .other: break
    }
    var reader = ByteReader(block.record(row))
    let places = addTerms(to: &record, from: &reader)
    return RecordCoder.decodeRest(of: &record, places: places, from: &reader) ? record : nil
  }

  /// Which own keys wait for their values is answered.
  private mutating func addTerms(to record: inout Record, from reader: inout ByteReader) -> [Int] {
    var places: [Int] = []
    for _ in 0..<reader.readCount() {
      let term = Int(truncatingIfNeeded: reader.readVariable())
      switch block.terms.field(term) {
      case .mood?: record.mood = text(term)
      case .place?: record.place = text(term)
      case .weather?: record.weather = text(term)
      case .source?: record.source = text(term)
      case .tag?: record.tags.append(text(term))
      case .person?: record.people.append(text(term))
      case .badge?: record.badges.append(text(term))
      case .shift?: record.shift = .other(text(term))
      case .ownValue?: record.extra.append(ownField(term))
      case .ownKey?:
        places.append(record.extra.count)
        record.extra.append(Value.Field(key: text(term), value: .null))
      case nil: reader.invalidate()
      }
    }
    return places
  }

  private mutating func text(_ term: Int) -> String {
    if let text = texts[term] { return text }
    let text = block.terms.string(term)
    texts[term] = text
    return text
  }

  private mutating func ownField(_ term: Int) -> Value.Field {
    if ownFields.isEmpty { ownFields = [Value.Field?](repeating: nil, count: block.terms.count) }
    if let field = ownFields[term] { return field }
    let field = block.terms.ownField(term)
    ownFields[term] = field
    return field
  }
}

/// The id and the path of a row.
struct RowName {
  /// The bytes of the folder's path.
  var folder: [UInt8]
  /// The bytes of the file's name.
  var name: UnsafeRawBufferPointer

  /// The path relative to the root.
  var path: String {
    var bytes = folder
    if !bytes.isEmpty { bytes.append(0x2F) }
    bytes.append(contentsOf: name)
    return PathText.text(bytes)
  }

  /// The file name without `.md`.
  var id: String {
    let name = name.bindMemory(to: UInt8.self)
    return PathText.text(
      NameRules.hasRecordEnding(name) ? UnsafeBufferPointer(rebasing: name.dropLast(3)) : name)
  }
}
