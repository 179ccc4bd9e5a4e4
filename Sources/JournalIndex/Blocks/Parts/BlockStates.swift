import SystemLibrary

/// What the system said of the names of a folder: the parts of a ``FolderBlock`` that every look at the
/// journal reads.
package struct BlockStates: Sendable {
  private let rows: FixedRows<StateRow>
  private let names: IndexBytes
  package var count: Int { rows.count }

  /// Takes parts with so many rows; `nil` where they can't be that.
  ///
  /// All names are looked for here, one behind the other, each with the NUL that ends it: so that none that
  /// is asked for later can lie elsewhere.
  package init?(_ states: IndexBytes, _ names: IndexBytes, count: Int) {
    guard let rows = FixedRows<StateRow>(states, count: count) else { return nil }
    (self.rows, self.names) = (rows, names)
    var end = 0
    for number in 0..<count {
      let (start, length) = (Int(rows[number].nameOffset), Int(rows[number].nameLength))
      guard start == end, length > 0, length < names.count - end, unsafe names.bytes[end + length] == 0 else {
        return nil
      }
      end += length + 1
    }
    guard end == names.count else { return nil }
  }

  @inline(__always)
  package subscript(row: Int) -> StateRow { rows[row] }

  package func flags(_ row: Int) -> RowFlags { rows[row].flags }

  /// A name's bytes, without the NUL, good while the states live.
  package func name(_ row: Int) -> UnsafeRawBufferPointer {
    let start = Int(rows[row].nameOffset)
    return unsafe UnsafeRawBufferPointer(rebasing: names.bytes[start..<(start + Int(rows[row].nameLength))])
  }

  /// A name as the system wants it, good while the states live.
  package func cName(_ row: Int) -> UnsafePointer<CChar>? {
    unsafe names.bytes.baseAddress.map {
      unsafe ($0 + Int(rows[row].nameOffset)).assumingMemoryBound(to: CChar.self)
    }
  }
}

/// What the system said of a name when it was last looked at, 40 bytes.
package struct StateRow: BitwiseCopyable, Sendable {
  package var file: FileState
  /// Where the name begins among the names.
  package var nameOffset: UInt32 = 0
  package var nameLength: UInt16 = 0
  package var flags: RowFlags

  init(file: FileState, flags: RowFlags) {
    self.file = file
    self.flags = flags
  }
}

/// What is special about a name.
package struct RowFlags: OptionSet, BitwiseCopyable, Hashable, Sendable {
  package var rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// To be read again whatever its state says: it changed too shortly before it was read, or it was empty, or
  /// could not be read; a writer may have been at work.
  package static var isProvisional: RowFlags { RowFlags(rawValue: 1) }
  /// A record; without it the row is there to be reported, or to be left alone.
  package static var isRecord: RowFlags { RowFlags(rawValue: 2) }
  /// It has problems, which its file tells again.
  package static var hasProblems: RowFlags { RowFlags(rawValue: 4) }
  /// A conflicting copy by its name.
  package static var isConflictCopy: RowFlags { RowFlags(rawValue: 8) }
  /// A file holding the markers of an unfinished merge.
  package static var hasMergeMarkers: RowFlags { RowFlags(rawValue: 16) }
  /// A symbolic link that may lead to a folder.
  package static var isLink: RowFlags { RowFlags(rawValue: 32) }
  /// It could not be read: its name alone made the record.
  package static var isUnread: RowFlags { RowFlags(rawValue: 64) }

  /// A second version of the journal's profile.
  package static var isProfileCopy: RowFlags { RowFlags(rawValue: 256) }
  /// What the person wrote is elsewhere: it is listed by its name, and counts in no figure.
  package static var isWithoutRecord: RowFlags { RowFlags(rawValue: 128) }

  /// A file of the journal that was read, or would have been.
  package var isFile: Bool { !isDisjoint(with: [.isRecord, .hasMergeMarkers, .isProfileCopy]) }
  /// Rows whose state is not asked for.
  package var isNameOnly: Bool { !isDisjoint(with: [.isConflictCopy, .isLink]) }
}
