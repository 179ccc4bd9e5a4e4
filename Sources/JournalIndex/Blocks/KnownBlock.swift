import SystemLibrary

/// A block whose parts were looked at and are whole.
package struct KnownBlock: Sendable {
  package let states: BlockStates
  package let columns: BlockColumns
  package let terms: BlockTerms
  let records: IndexBytes
  let words: WordList?

  /// `nil` where a part is damaged.
  ///
  /// - Parameter hasWords: whether the words are wanted.
  package init?(_ block: FolderBlock, hasWords: Bool = true) {
    guard let states = block.states, let columns = block.columns, let terms = block.terms,
      let records = block.records
    else { return nil }
    (self.states, self.columns, self.terms, self.records) = (states, columns, terms, records)
    words = hasWords ? block.wholeWords : nil
    if hasWords, words == nil { return nil }
  }

  /// What ``RecordCoder`` wrote for a row.
  package func record(_ row: Int) -> UnsafeRawBufferPointer {
    unsafe columns.record(row, of: records.bytes)
  }

  /// Whether a row says the same as one of another block, words and the state of the file aside.
  package func isEqual(_ row: Int, to otherRow: Int, of other: KnownBlock) -> Bool {
    var (own, others) = (columns[row], other.columns[otherRow])
    (own.recordOffset, others.recordOffset) = (0, 0)
    guard own == others else { return false }
    var (reader, otherReader) = unsafe (ByteReader(record(row)), ByteReader(other.record(otherRow)))
    guard reader.remaining > 0, otherReader.remaining > 0 else {
      return reader.remaining == otherReader.remaining
    }
    let count = reader.readCount()
    guard otherReader.readCount() == count else { return false }
    for _ in 0..<count {
      let term = unsafe terms.bytes(Int(truncatingIfNeeded: reader.readVariable()))
      let otherTerm = unsafe other.terms.bytes(Int(truncatingIfNeeded: otherReader.readVariable()))
      if unsafe !term.elementsEqual(otherTerm) { return false }
    }
    return unsafe reader.rest.elementsEqual(otherReader.rest)
  }
}

extension FixedRows<ColumnRow> {
  /// The part of all records that is a row's.
  package func record(_ row: Int, of records: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    let start = Int(self[row].recordOffset)
    let end = row + 1 < count ? Int(self[row + 1].recordOffset) : records.count
    guard start <= end, end <= records.count else {
      return unsafe UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return unsafe UnsafeRawBufferPointer(rebasing: records[start..<end])
  }
}
