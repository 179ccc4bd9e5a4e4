import JournalFiles
import JournalModel
import SystemLibrary

/// Makes records of the rows of a block; a text that many have is made once.
struct BlockRecords {
  private let folder: [UInt8]
  private let zone: TimeZoneRules
  private let block: KnownBlock
  private var texts: [String?]

  /// `nil` where the block is damaged.
  init?(_ block: FolderBlock, folder: [UInt8], zone: TimeZoneRules) {
    guard let block = KnownBlock(block, hasWords: false) else { return nil }
    (self.folder, self.zone, self.block) = (folder, zone, block)
    texts = [String?](repeating: nil, count: block.terms.count)
  }

  /// The record of a row; `nil` for rows that are none, and for damaged ones.
  mutating func record(_ row: Int) -> Record? {
    let columns = block.columns[row]
    guard columns.isRecord, columns.isPossible, let kind = Kind(rawValue: columns.kind),
      let basis = Record.DateBasis(rawValue: columns.dateBasis)
    else { return nil }
    let name = unsafe RowName(folder: folder, name: block.states.name(row))
    var record = unsafe Record(id: name.id, path: name.path, kind: kind, date: day(row), dateBasis: basis)
    record.at = columns.timestamp
    record.from = columns.from == .min ? nil : CivilDay(number: columns.from)
    record.until = columns.until == .min ? nil : CivilDay(number: columns.until)
    record.keys = KeySet(rawValue: columns.keys)
    record.wordCount = columns.wordCount
    record.hasText = columns.hasText
    record.problemCount = columns.problemCount
    record.ratings = columns.ratings
    record.isFavorite = columns.isFavorite
    record.isPrivate = columns.isPrivate
    record.shift = columns.knownShift
    var reader = unsafe ByteReader(block.record(row))
    let waiting = addTerms(to: &record, from: &reader)
    return RecordCoder.decodeRest(of: &record, waiting: waiting, from: &reader) ? record : nil
  }

  /// The title of a row's record; `nil` where it has none.
  func title(_ row: Int) -> String? {
    unsafe titleBytes(row).map { unsafe String(decoding: $0, as: UTF8.self) }
  }

  func titleBytes(_ row: Int) -> UnsafeRawBufferPointer? {
    var reader = unsafe ByteReader(block.record(row))
    for _ in 0..<reader.readCount() { _ = reader.readVariable() }
    return unsafe RecordCoder.title(from: &reader)
  }

  /// Lends what a line says of a row; `false` for rows that are no record, and for damaged ones.
  ///
  /// - Parameter outline: memory for it, the same for all rows.
  mutating func withOutline(
    of row: Int, in outline: inout RecordOutline, _ body: (borrowing RecordOutline) -> Void
  ) -> Bool {
    let columns = block.columns[row]
    guard columns.isRecord, columns.isPossible, let kind = Kind(rawValue: columns.kind) else {
      return false
    }
    outline.kind = kind
    outline.date = day(row)
    outline.at = columns.timestamp
    outline.ratings = columns.ratings
    outline.isFavorite = columns.isFavorite
    outline.shift = columns.knownShift
    let step = columns.mood
    outline.step = step == .min ? nil : Mood.Step(rawValue: Int(step))
    guard readTexts(of: row, into: &outline) else { return false }
    let keys = KeySet(rawValue: columns.keys)
    let isWhole = kind.isPlan || kind.isShiftEnd && (keys.contains(.start) || keys.contains(.end))
    outline.whole = isWhole ? record(row) : nil
    if isWhole, outline.whole == nil { return false }
    outline.isSealed = unsafe RowName(folder: [], name: block.states.name(row)).isSealed
    // The file of a sealed one says nothing more.
    let isUntitled = unsafe kind == .entry && outline.title == nil && !outline.isSealed
    let name = unsafe RowName(folder: isUntitled ? folder : [], name: block.states.name(row))
    outline.path = unsafe isUntitled ? name.path : nil
    if let id = unsafe name.plainID {
      unsafe outline.id = unsafe id
      body(outline)
    } else {
      var id = unsafe name.id
      id.withUTF8 { bytes in
        unsafe outline.id = RecordOutline.Text(bytes)
        body(outline)
      }
    }
    return true
  }

  private mutating func readTexts(of row: Int, into outline: inout RecordOutline) -> Bool {
    unsafe outline.mood = nil
    unsafe outline.badges.removeAll(keepingCapacity: true)
    unsafe outline.tags.removeAll(keepingCapacity: true)
    unsafe outline.numbers.removeAll(keepingCapacity: true)
    var reader = unsafe ByteReader(block.record(row))
    for _ in 0..<reader.readCount() {
      let term = Int(truncatingIfNeeded: reader.readVariable())
      switch block.terms.field(term) {
      case .mood?: unsafe outline.mood = unsafe block.terms.text(term)
      case .tag?: unsafe outline.tags.append(block.terms.text(term))
      case .badge?: unsafe outline.badges.append(block.terms.text(term))
      case .shift?: outline.shift = .other(text(term))
      case .ownValue?:
        if let number = unsafe block.terms.ownNumber(term) {
          unsafe outline.numbers.append((number.key, number.value))
        }
      case nil: return false
      default: break
      }
    }
    unsafe outline.title = unsafe RecordCoder.title(from: &reader)
    return reader.isValid
  }

  /// The day of a row; that of a file's time depends on the zone, which the index does not.
  func day(_ row: Int) -> CivilDay {
    block.columns[row].isFileTime
      ? RecordReader(zone: zone).day(of: block.states[row].file) : CivilDay(number: block.columns[row].day)
  }

  /// Which own keys wait for their values is answered.
  private mutating func addTerms(to record: inout Record, from reader: inout ByteReader) -> [Int] {
    var waiting: [Int] = []
    for _ in 0..<reader.readCount() {
      let term = Int(truncatingIfNeeded: reader.readVariable())
      switch block.terms.field(term) {
      case .tag?: record.tags.append(text(term))
      case .person?: record.people.append(text(term))
      case .badge?: record.badges.append(text(term))
      case .shift?: record.shift = .other(text(term))
      case .ownValue?: record.extra.append(block.terms.ownField(term))
      case .ownKey?:
        waiting.append(record.extra.count)
        record.extra.append(Value.Field(key: text(term), value: .null))
      case let field?: if let key = field.textKey { record[text: key] = text(term) }
      case nil: reader.invalidate()
      }
    }
    return waiting
  }

  private mutating func text(_ term: Int) -> String {
    if let text = texts[term] { return text }
    let text = block.terms.string(term)
    texts[term] = text
    return text
  }
}

/// The id and the path of a row.
@unsafe struct RowName {
  /// The bytes of the folder's path.
  var folder: [UInt8]
  /// The bytes of the file's name.
  var name: UnsafeRawBufferPointer

  /// The path relative to the root.
  var path: String {
    if unsafe folder.isEmpty { return unsafe PathText.text(name) }
    return unsafe withUnsafeTemporaryAllocation(byteCount: folder.count + 1 + name.count, alignment: 1) {
      bytes in
      unsafe bytes.copyBytes(from: folder)
      unsafe bytes[folder.count] = 0x2F
      unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[(folder.count + 1)...]).copyMemory(from: name)
      return unsafe PathText.text(UnsafeRawBufferPointer(bytes))
    }
  }

  /// The file name without `.md`.
  var id: String { unsafe PathText.text(stem) }

  /// The bytes of the id where they are ASCII, as nearly always; else `nil`.
  var plainID: UnsafeRawBufferPointer? {
    let stem = unsafe self.stem
    return unsafe stem.allSatisfy { $0 < 0x80 } ? unsafe stem : nil
  }

  var isSealed: Bool { unsafe name.last == UInt8(ascii: "e") && name.count - stem.count > 3 }

  /// The name without its ending.
  var stem: UnsafeRawBufferPointer {
    let length = unsafe NameRules.lengthOfEnding(name.bindMemory(to: UInt8.self))
    return unsafe length > 0 ? UnsafeRawBufferPointer(rebasing: name.dropLast(length)) : name
  }
}
