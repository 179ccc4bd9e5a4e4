import JournalModel

/// Collects the terms of a block: equal ones get the same number.
struct TermTable {
  private var terms = ByteWriter()
  /// Where each term begins; one more for the end.
  private var starts: [UInt32] = [0]
  /// Numbers of terms at the places that their sums lead to; -1 for none.
  private var slots: [Int32]
  /// The rows that have terms, in the order in which they came: numbers of terms, and rows.
  private var uses: [(term: UInt32, row: UInt32)] = []

  private static let smallest = 1024

  init() { slots = [Int32](repeating: -1, count: TermTable.smallest) }

  /// How many terms there are.
  var count: Int { starts.count - 1 }

  /// The number of a text of a field, which a row has.
  mutating func add(_ field: TermField, _ text: String, row: Int) -> UInt32 {
    add(row: row) { writer in
      writer.write(field.rawValue)
      writer.append(text)
    }
  }

  /// The number of a term of another block, field and text, which a row has.
  mutating func add(_ term: UnsafeRawBufferPointer, row: Int) -> UInt32 {
    add(row: row) { $0.append(term) }
  }

  /// The number of the term whose bytes `write` appends, which a row has.
  mutating func add(row: Int, _ write: (inout ByteWriter) -> Void) -> UInt32 {
    let start = terms.bytes.count
    write(&terms)
    let number = numberOfTerm(from: start)
    uses.append((number, UInt32(row)))
    return number
  }

  /// The number of a term, field and text, whatever has it.
  mutating func number(of term: UnsafeRawBufferPointer) -> UInt32 {
    let start = terms.bytes.count
    terms.append(term)
    return numberOfTerm(from: start)
  }

  /// Lends the bytes of a term, field and text.
  func withBytes<Result>(of term: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    terms.bytes.withUnsafeBytes {
      body(UnsafeRawBufferPointer(rebasing: $0[Int(starts[term])..<Int(starts[term + 1])]))
    }
  }

  /// The text of a term.
  func string(_ term: Int) -> String {
    String(decoding: terms.bytes[(Int(starts[term]) + 1)..<Int(starts[term + 1])], as: UTF8.self)
  }

  /// The number of the bytes from here to the end, which stay if they are new.
  private mutating func numberOfTerm(from start: Int) -> UInt32 {
    let sum = terms.bytes.withUnsafeBytes { Checksum.of(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    var slot = Int(truncatingIfNeeded: sum) & (slots.count - 1)
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      if isEqual(known, start) {
        terms.shorten(to: start)
        return UInt32(known)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(count)
    starts.append(UInt32(terms.bytes.count))
    let number = UInt32(count - 1)
    if count * 2 > slots.count { grow() }
    return number
  }

  private func isEqual(_ term: Int, _ start: Int) -> Bool {
    let (first, end) = (Int(starts[term]), Int(starts[term + 1]))
    guard end - first == terms.bytes.count - start else { return false }
    return terms.bytes.withUnsafeBytes { bytes in
      System.compare(
        UnsafeRawBufferPointer(rebasing: bytes[first..<end]),
        UnsafeRawBufferPointer(rebasing: bytes[start...]), count: end - first) == 0
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for term in 0..<count {
      let range = Int(starts[term])..<Int(starts[term + 1])
      let sum = terms.bytes.withUnsafeBytes { Checksum.of(UnsafeRawBufferPointer(rebasing: $0[range])) }
      var slot = Int(truncatingIfNeeded: sum) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(term)
    }
  }

  /// Writes the part that ``BlockTerms`` reads.
  func write(to writer: inout ByteWriter) {
    var rows = ByteWriter()
    var ends = [UInt32](repeating: 0, count: count + 1)
    let sorted = usesByTerm(&ends)
    var rowStarts: [UInt32] = [0]
    for term in 0..<count {
      var last: UInt32 = 0
      for row in sorted[Int(ends[term])..<Int(ends[term + 1])] {
        rows.writeVariable(UInt64(row - last))
        last = row
      }
      rowStarts.append(UInt32(rows.bytes.count))
    }
    writer.write(UInt32(count))
    writer.write(UInt32(terms.bytes.count))
    for term in 0...count {
      writer.write(starts[term])
      writer.write(rowStarts[term])
    }
    writer.append(terms)
    writer.append(rows)
  }

  /// The rows of the first term, then those of the second …; `starts` says where each begins.
  private func usesByTerm(_ starts: inout [UInt32]) -> [UInt32] {
    for use in uses { starts[Int(use.term) + 1] += 1 }
    for term in 1..<max(starts.count, 1) { starts[term] += starts[term - 1] }
    var next = starts
    var rows = [UInt32](repeating: 0, count: uses.count)
    for use in uses {
      rows[Int(next[Int(use.term)])] = use.row
      next[Int(use.term)] += 1
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
      for slot in slots.indices { slots[slot] = -1 }
    }
  }
}
