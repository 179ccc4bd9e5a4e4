import JournalModel

/// Puts a ``FolderBlock`` together, name by name in the order of their bytes.
struct BlockBuilder {
  private var states: [StateRow] = []
  private var columns: [ColumnRow] = []
  private var names = ByteWriter()
  private var texts = ByteWriter()

  /// Adds a name.
  mutating func add(
    _ name: UnsafeRawBufferPointer, _ file: FileState, _ flags: RowFlags, record: Record? = nil
  ) {
    addName(name, file, flags)
    var column = record.map { ColumnRow($0) } ?? ColumnRow()
    column.textOffset = UInt32(texts.bytes.count)
    if let record { RecordCoder.encode(record, to: &texts) }
    column.textLength = UInt32(texts.bytes.count) - column.textOffset
    columns.append(column)
  }

  /// Adds what another block has.
  mutating func add(row: Int, of block: FolderBlock) {
    let state = block.state(row)
    addName(block.name(row), state.file, state.flags)
    var column = block.columns(row)
    column.textOffset = UInt32(texts.bytes.count)
    texts.append(block.text(row))
    columns.append(column)
  }

  private mutating func addName(_ name: UnsafeRawBufferPointer, _ file: FileState, _ flags: RowFlags) {
    var state = StateRow(file: file, flags: flags)
    state.nameOffset = UInt32(names.bytes.count)
    state.nameLength = UInt16(clamping: name.count)
    names.append(name)
    names.write(UInt8(0))
    states.append(state)
  }

  /// Whether the name added last says the same as a row of another block.
  func isLast(equalTo row: Int, of block: FolderBlock) -> Bool {
    guard let state = states.last, let column = columns.last else { return false }
    var other = block.columns(row)
    (other.textOffset, other.textLength) = (column.textOffset, column.textLength)
    return state.flags.contains(.isRecord) == block.state(row).flags.contains(.isRecord) && column == other
      && texts.bytes[Int(column.textOffset)...].elementsEqual(block.text(row))
  }

  /// The finished block; the builder is empty again.
  mutating func finish() -> [UInt8] {
    let rowsEnd = FolderBlock.headerSize + states.count * (StateRow.size + ColumnRow.size)
    let namesEnd = rowsEnd + names.bytes.count
    var writer = ByteWriter(capacity: namesEnd + texts.bytes.count + 8)
    let length = (namesEnd + texts.bytes.count + 7) & ~7
    for number in [states.count, rowsEnd, namesEnd, length] { writer.write(UInt32(number)) }
    for state in states { state.write(to: &writer) }
    for column in columns { column.write(to: &writer) }
    writer.append(names)
    writer.append(texts)
    writer.pad(to: length)
    states.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
    names.removeAll()
    texts.removeAll()
    return writer.bytes
  }
}
