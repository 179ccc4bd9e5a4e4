import SystemLibrary

/// Collects the terms of a block: equal ones get the same number.
package struct TermTable {
  private var terms = ByteWriter()
  /// Where each term begins; one more for the end.
  private var starts: [UInt32] = [0]
  /// Numbers of terms at the slots that their sums lead to; -1 for none.
  private var slots: [Int32]
  /// The rows that have terms, in the order in which they came: numbers of terms, and rows.
  private var uses: [(term: UInt32, row: UInt32)] = []

  /// Memory for a text that is put together.
  private var memory = ByteWriter()

  private static let smallest = 1024

  package init() { slots = [Int32](repeating: -1, count: TermTable.smallest) }

  package var count: Int { starts.count - 1 }

  /// The number of a text of a field, which a row has.
  mutating func add(_ field: TermField, _ text: String, row: Int) -> UInt32 {
    var text = text
    return use(text.withUTF8 { unsafe number(field.rawValue, UnsafeRawBufferPointer($0)) }, row)
  }

  /// The number of a term of another block, field and text, which a row has.
  mutating func add(_ term: UnsafeRawBufferPointer, row: Int) -> UInt32 { unsafe use(number(of: term), row) }

  /// The number of a text of a field, which a row has and whose bytes `write` appends.
  mutating func add(_ field: TermField, row: Int, _ write: (inout ByteWriter) -> Void) -> UInt32 {
    var text = ByteWriter()
    swap(&text, &memory)
    text.removeAll()
    write(&text)
    let number = unsafe text.bytes.withUnsafeBytes { unsafe self.number(field.rawValue, $0) }
    swap(&text, &memory)
    return use(number, row)
  }

  /// The number of a term, field and text, whatever has it.
  package mutating func number(of term: UnsafeRawBufferPointer) -> UInt32 {
    unsafe number(term.first ?? 0, UnsafeRawBufferPointer(rebasing: term.dropFirst()))
  }

  private mutating func use(_ term: UInt32, _ row: Int) -> UInt32 {
    uses.append((term, UInt32(row)))
    return term
  }

  /// Lends the bytes of a term, field and text.
  package func withBytes<Result>(of term: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    unsafe terms.bytes.withUnsafeBytes {
      unsafe body(UnsafeRawBufferPointer(rebasing: $0[Int(starts[term])..<Int(starts[term + 1])]))
    }
  }

  package func string(_ term: Int) -> String {
    String(decoding: terms.bytes[(Int(starts[term]) + 1)..<Int(starts[term + 1])], as: UTF8.self)
  }

  /// The number of a text of a field; a new one where it is new.
  private mutating func number(_ field: UInt8, _ text: UnsafeRawBufferPointer) -> UInt32 {
    let slot = unsafe slot(of: field, text)
    if slots[slot] >= 0 { return UInt32(slots[slot]) }
    let number = UInt32(count)
    slots[slot] = Int32(count)
    terms.write(field)
    unsafe terms.append(text)
    starts.append(UInt32(terms.bytes.count))
    if count * 2 > slots.count { grow() }
    return number
  }

  /// Where a text of a field is, or the free slot where it would be.
  @inline(never)
  private func slot(of field: UInt8, _ text: UnsafeRawBufferPointer) -> Int {
    var slot = unsafe Int(truncatingIfNeeded: Checksum.of(text) &+ UInt64(field)) & (slots.count - 1)
    while slots[slot] >= 0, unsafe !isEqual(Int(slots[slot]), field, text) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  @inline(__always)
  private func isEqual(_ term: Int, _ field: UInt8, _ text: UnsafeRawBufferPointer) -> Bool {
    let (first, end) = (Int(starts[term]), Int(starts[term + 1]))
    guard end - first == text.count + 1 else { return false }
    return unsafe terms.bytes.withUnsafeBytes { bytes in
      unsafe bytes[first] == field
        && System.compare(
          UnsafeRawBufferPointer(rebasing: bytes[(first + 1)..<end]), text, count: text.count) == 0
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for term in 0..<count {
      let slot = unsafe withBytes(of: term) {
        unsafe self.slot(of: $0[0], UnsafeRawBufferPointer(rebasing: $0[1...]))
      }
      slots[slot] = Int32(term)
    }
  }

  /// The part that ``BlockTerms`` reads.
  var part: [UInt8] {
    var rows = ByteWriter(capacity: uses.count)
    var ends = [UInt32](repeating: 0, count: count + 1)
    let sorted = usesByTerm(&ends)
    var rowStarts: [UInt32] = [0]
    rowStarts.reserveCapacity(count + 1)
    for term in 0..<count {
      var last: UInt32 = 0
      for index in Int(ends[term])..<Int(ends[term + 1]) {
        rows.writeVariable(UInt64(sorted[index] - last))
        last = sorted[index]
      }
      rowStarts.append(UInt32(rows.bytes.count))
    }
    var head = [UInt32(count), UInt32(terms.bytes.count)]
    head.reserveCapacity(2 * (count + 2))
    for term in 0...count {
      head.append(starts[term])
      head.append(rowStarts[term])
    }
    return unsafe head.withUnsafeBytes { unsafe Array($0) } + terms.bytes + rows.bytes
  }

  /// The rows of the first term, then those of the second …; `starts` says where each begins.
  private func usesByTerm(_ starts: inout [UInt32]) -> [UInt32] {
    unsafe starts.withUnsafeMutableBufferPointer { starts in
      for use in uses { unsafe starts[Int(use.term) + 1] += 1 }
      for term in 1..<max(starts.count, 1) { unsafe starts[term] += starts[term - 1] }
    }
    var next = starts
    var rows = [UInt32](repeating: 0, count: uses.count)
    unsafe rows.withUnsafeMutableBufferPointer { rows in
      unsafe next.withUnsafeMutableBufferPointer { next in
        for use in uses {
          unsafe rows[Int(next[Int(use.term)])] = use.row
          unsafe next[Int(use.term)] += 1
        }
      }
    }
    return rows
  }

  /// Forgets all and keeps the memory.
  mutating func removeAll() {
    terms.removeAll()
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    uses.removeAll(keepingCapacity: true)
    if slots.count > 8 * TermTable.smallest {
      slots = [Int32](repeating: -1, count: TermTable.smallest)
    } else {
      unsafe slots.withUnsafeMutableBufferPointer { unsafe $0.update(repeating: -1) }
    }
  }
}
