extension Record {
  /// The number that a name gets which is taken, 2 for `2026-11-21-0745-check-out-2`; 1 for all others. Of
  /// two records of one moment the one with the higher number was written later.
  public var numberOfName: Int { Record.number(ofName: id.utf8) }

  /// Whether an id stands before another one: a name that was taken behind the one that took it, `a-2` behind
  /// `a` and `a-10` behind `a-2`, as titles with a number are; all others in the order of their letters.
  package static func id(_ left: String, precedes right: String) -> Bool {
    let (first, second) = (parts(of: left), parts(of: right))
    if first.name != second.name { return first.name < second.name }
    return first.number == second.number ? left < right : first.number < second.number
  }

  private static func parts(of id: String) -> (name: Substring, number: Int) {
    let number = number(ofName: id.utf8)
    let ending = "-\(number)"
    return id.hasSuffix(ending) ? (id.dropLast(ending.count), number) : (id[...], 1)
  }

  /// The number of a name without `.md`.
  package static func number(ofName name: some BidirectionalCollection<UInt8>) -> Int {
    guard let hyphen = name.lastIndex(of: UInt8(ascii: "-")), let before = name[..<hyphen].last,
      !(0x30...0x39).contains(before)
    else { return 1 }
    return Int(String(decoding: name[name.index(after: hyphen)...], as: UTF8.self)) ?? 1
  }
}
