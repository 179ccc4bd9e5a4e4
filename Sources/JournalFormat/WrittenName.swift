import JournalModel

/// Days in names as other programs and people write them: `2026_03_05`, `05-03-2026`, `March 5, 2026`, `5
/// mars 2026`.
enum WrittenName {
  /// The day at the start of a name without its ending; what follows must not go on with a letter or a digit.
  ///
  /// Numbers have the day first, always: a rule that can be told in one sentence beats one that depends on
  /// the numbers.
  static func day(_ name: UnsafeBufferPointer<UInt8>) -> CivilDay? {
    // Nearly all names have a day that is found before, or none: without a year there is nothing to look for.
    guard name.count >= 8, name.count <= 100, unsafe hasYear(name) else { return nil }
    return unsafe numbers(name) ?? words(name)
  }

  private static func hasYear(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var run = 0
    for index in name.indices {
      let byte = unsafe name[index]
      run = byte &- 0x30 < 10 ? run + 1 : 0
      if run == 4 { return true }
    }
    return false
  }

  /// `2026_03_05`, `2026.3.5`, `05-03-2026`, `5_3_2026`, with the same sign at both places.
  private static func numbers(_ name: UnsafeBufferPointer<UInt8>) -> CivilDay? {
    var offset = 0
    guard let first = unsafe run(name, &offset), let sign = unsafe sign(name, &offset),
      let month = unsafe run(name, &offset), unsafe self.sign(name, &offset) == sign,
      let last = unsafe run(name, &offset), unsafe !isLetter(name, at: offset)
    else { return nil }
    guard month.count <= 2 else { return nil }
    if first.count == 4, last.count <= 2 {
      return CivilDay(year: first.number, month: month.number, day: last.number)
    }
    guard first.count <= 2, last.count == 4 else { return nil }
    return CivilDay(year: last.number, month: month.number, day: first.number)
  }

  private static func run(
    _ name: UnsafeBufferPointer<UInt8>, _ offset: inout Int
  ) -> (number: Int, count: Int)? {
    let start = offset
    var number = 0
    while offset < name.count, offset - start < 5, unsafe name[offset] &- 0x30 < 10 {
      number = unsafe number * 10 + Int(name[offset] &- 0x30)
      offset += 1
    }
    return offset > start && offset - start < 5 ? (number, offset - start) : nil
  }

  private static func sign(_ name: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> UInt8? {
    guard offset < name.count, unsafe "-_.".utf8.contains(name[offset]) else { return nil }
    offset += 1
    return unsafe name[offset - 1]
  }

  private static func isLetter(_ name: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    unsafe offset < name.count && (name[offset] | 0x20) &- 0x61 < 26
  }

  /// A date in words, up to its year: `March 5, 2026`, `Thursday, 5 March 2026 - late`, `5_mars_2026`.
  private static func words(_ name: UnsafeBufferPointer<UInt8>) -> CivilDay? {
    var offset = 0
    while offset + 4 <= name.count {
      var end = offset
      guard let year = unsafe run(name, &end), year.count == 4,
        unsafe offset == 0 || !(name[offset - 1] &- 0x30 < 10)
      else {
        offset = max(end, offset + 1)
        continue
      }
      if unsafe isLetter(name, at: end) { return nil }
      let text = unsafe name[..<end].map { $0 == UInt8(ascii: "_") ? 0x20 : $0 }
      guard text.contains(where: { ($0 | 0x20) &- 0x61 < 26 }) else { return nil }
      return unsafe text.withUnsafeBufferPointer { unsafe WrittenDate($0)?.day }
    }
    return nil
  }
}
