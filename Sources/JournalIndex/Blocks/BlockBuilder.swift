import JournalModel
import SystemLibrary

/// Puts a ``FolderBlock`` together, name by name in the order of their bytes.
package struct BlockBuilder {
  private var states: [StateRow] = []
  private var names = ByteWriter()
  private var columns: [ColumnRow] = []
  private var terms = TermTable()
  private var records = ByteWriter()
  private var words = WordListBuilder()
  /// The block whose rows were added, with the row that each has become; -1 for those that were not.
  private var copied: (block: KnownBlock, rows: [Int])?
  /// Makes the block of the plans: one, as soon as there are plans.
  private var plans: [BlockBuilder] = []
  /// Whether this is the builder of such a block, which has none in it.
  private var isOfPlans = false

  /// Of nothing yet.
  package init() {}

  /// How many names were added.
  package var count: Int { states.count }

  /// Adds a name without a record.
  package mutating func add(_ name: UnsafeRawBufferPointer, _ file: FileState, _ flags: RowFlags) {
    unsafe addName(name, file, flags)
    addColumns(ColumnRow())
  }

  /// Adds a name with the record that its file holds and the words of its body; without that, a search asks
  /// the file.
  package mutating func add(
    _ name: UnsafeRawBufferPointer, _ file: FileState, _ flags: RowFlags, record: Record,
    body: UnsafeBufferPointer<UInt8>? = nil
  ) {
    unsafe addName(name, file, flags)
    addColumns(ColumnRow(record))
    if hasPlan(of: record.kind.rawValue) { unsafe plans[0].add(name, file, flags, record: record) }
    RecordCoder.encode(record, row: columns.count - 1, terms: &terms, to: &records)
    if !isOfPlans { unsafe words.add(record, body: body, row: columns.count - 1) }
  }

  /// Adds what another block has, which is the same for all rows.
  package mutating func add(row: Int, of block: KnownBlock) {
    if block.columns[row].isRecord, hasPlan(of: block.columns[row].kind) { plans[0].add(row: row, of: block) }
    unsafe addName(block.states.name(row), block.states[row].file, block.states.flags(row))
    addColumns(block.columns[row])
    var reader = unsafe ByteReader(block.record(row))
    if reader.remaining > 0 {
      let count = reader.readCount()
      records.writeVariable(UInt64(count))
      for _ in 0..<count {
        let term = unsafe block.terms.bytes(Int(truncatingIfNeeded: reader.readVariable()))
        unsafe records.writeVariable(UInt64(terms.add(term, row: columns.count - 1)))
      }
      unsafe records.append(reader.rest)
    }
    if isOfPlans { return }
    if copied == nil { copied = (block, [Int](repeating: -1, count: block.columns.count)) }
    copied?.rows[row] = columns.count - 1
  }

  /// Whether a record of a kind is put among the plans, whose builder is there then.
  private mutating func hasPlan(of kind: UInt8) -> Bool {
    guard !isOfPlans, Kind(rawValue: kind)?.isPlan == true else { return false }
    if plans.isEmpty {
      plans = [BlockBuilder()]
      plans[0].isOfPlans = true
    }
    return true
  }

  private mutating func addName(_ name: UnsafeRawBufferPointer, _ file: FileState, _ flags: RowFlags) {
    var state = StateRow(file: file, flags: flags)
    state.nameOffset = UInt32(names.bytes.count)
    state.nameLength = UInt16(clamping: name.count)
    unsafe names.append(name)
    names.write(UInt8(0))
    states.append(state)
  }

  private mutating func addColumns(_ row: ColumnRow) {
    var row = row
    row.recordOffset = UInt32(records.bytes.count)
    columns.append(row)
  }

  /// The finished block; the builder is empty again.
  package mutating func finish() -> IndexBytes {
    let (rowCount, isOfPlans) = (count, isOfPlans)
    var parts = parts()
    states.removeAll(keepingCapacity: true)
    names.removeAll()
    columns.removeAll(keepingCapacity: true)
    terms.removeAll()
    records.removeAll()
    copied = nil
    if rowCount > BlockBuilder.manyRows {
      self = BlockBuilder()
      self.isOfPlans = isOfPlans
    }
    return BlockBuilder.joined(&parts, rowCount)
  }

  /// The memory for so many rows goes before their block is made: there is one such folder, if any.
  private static let manyRows = 1 << 12

  /// The bytes of the parts, in the order of ``FolderBlock/Part``.
  private mutating func parts() -> [[UInt8]] {
    let (words, lists) = words.finish(
      with: copied.flatMap { copied in copied.block.words.map { ($0, copied.rows) } })
    return unsafe [
      states.withUnsafeBytes { unsafe Array($0) }, names.bytes,
      unsafe columns.withUnsafeBytes { unsafe Array($0) }, terms.part,
      records.bytes, words, finishPlans(), lists,
    ]
  }

  /// The block of the plans; empty where there are none, or nothing else, so that the block itself does.
  private mutating func finishPlans() -> [UInt8] {
    let planCount = plans.first?.count ?? 0
    guard planCount > 0 else { return [] }
    let block = withExtendedLifetime(plans[0].finish()) { unsafe Array($0.bytes) }
    return planCount < count ? block : []
  }

  /// A header and the parts behind it, each at a multiple of 8; a part goes when its bytes are there.
  private static func joined(_ parts: inout [[UInt8]], _ rowCount: Int) -> IndexBytes {
    var (ranges, end) = ([Range<Int>](), FolderBlock.headerSize)
    for part in parts {
      ranges.append(end..<(end + part.count))
      end = (end + part.count + 7) & ~7
    }
    return unsafe IndexBytes(count: end) { block in
      for (part, range) in ranges.enumerated() {
        unsafe UnsafeMutableRawBufferPointer(rebasing: block[range]).copyBytes(from: parts[part])
        parts[part] = []
        for gap in range.upperBound..<((range.upperBound + 7) & ~7) { unsafe block[gap] = 0 }
      }
      unsafe block.copyBytes(from: header(of: UnsafeRawBufferPointer(block), ranges, rowCount))
    }
  }

  private static func header(
    of block: UnsafeRawBufferPointer, _ ranges: [Range<Int>], _ rowCount: Int
  ) -> [UInt8] {
    var header = ByteWriter(capacity: FolderBlock.headerSize)
    header.write(UInt32(rowCount))
    header.write(UInt32(block.count))
    for range in ranges {
      header.write(UInt32(range.lowerBound))
      header.write(UInt32(range.count))
    }
    for range in ranges { unsafe header.write(Checksum.of(UnsafeRawBufferPointer(rebasing: block[range]))) }
    return header.bytes
  }
}
