import SystemLibrary

/// A block whose parts were looked at and are whole.
package struct KnownBlock: Sendable {
  package let states: BlockStates
  package let columns: BlockColumns
  package let terms: BlockTerms
  let records: IndexBytes
  let signatures: IndexBytes?

  /// `nil` where a part is damaged.
  ///
  /// - Parameter hasSignatures: whether the signatures are wanted; without them each is empty.
  package init?(_ block: FolderBlock, hasSignatures: Bool = true) {
    guard let states = block.states, let columns = block.columns, let terms = block.terms,
      let records = block.records
    else { return nil }
    self.states = states
    self.columns = columns
    self.terms = terms
    self.records = records
    guard hasSignatures else {
      signatures = nil
      return
    }
    guard let signatures = block.signatures else { return nil }
    self.signatures = signatures
  }

  /// What ``RecordCoder`` wrote for a row.
  package func record(_ row: Int) -> UnsafeRawBufferPointer {
    columns.record(row, of: records.bytes)
  }

  /// The signature of a row's words.
  package func signature(_ row: Int) -> UnsafeRawBufferPointer {
    signatures.map { columns.signature(row, of: $0.bytes) } ?? UnsafeRawBufferPointer(start: nil, count: 0)
  }

  /// Whether a row says the same as one of another block, the state of the file aside.
  package func isEqual(_ row: Int, to otherRow: Int, of other: KnownBlock) -> Bool {
    guard ColumnRow(columns, row) == ColumnRow(other.columns, otherRow),
      signature(row).elementsEqual(other.signature(otherRow))
    else { return false }
    var (reader, otherReader) = (ByteReader(record(row)), ByteReader(other.record(otherRow)))
    guard reader.remaining > 0, otherReader.remaining > 0 else {
      return reader.remaining == otherReader.remaining
    }
    let count = reader.readCount()
    guard otherReader.readCount() == count else { return false }
    for _ in 0..<count {
      let term = terms.bytes(Int(truncatingIfNeeded: reader.readVariable()))
      let otherTerm = other.terms.bytes(Int(truncatingIfNeeded: otherReader.readVariable()))
      if !term.elementsEqual(otherTerm) { return false }
    }
    return reader.rest.elementsEqual(otherReader.rest)
  }
}

extension BlockColumns {
  /// The part of all records that is a row's.
  package func record(_ row: Int, of records: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    BlockColumns.part(
      recordOffset(row)..<max(recordOffset(row), row + 1 < count ? recordOffset(row + 1) : records.count),
      records)
  }

  /// The part of all signatures that is a row's.
  package func signature(_ row: Int, of signatures: UnsafeRawBufferPointer)
    -> UnsafeRawBufferPointer
  {
    BlockColumns.part(
      signatureOffset(
        row)..<max(
          signatureOffset(row), row + 1 < count ? signatureOffset(row + 1) : signatures.count), signatures)
  }

  static func part(_ range: Range<Int>, _ whole: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    guard range.upperBound <= whole.count else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(rebasing: whole[range])
  }
}
