extension Record {
  /// The number that a name gets which is taken, 2 for `2026-11-21-0745-check-out-2`; 1 for all others. Of
  /// two records of one moment the one with the higher number was written later.
  public var numberOfName: Int { Record.number(ofName: id.utf8) }

  /// The number of a name without `.md`.
  package static func number(ofName name: some BidirectionalCollection<UInt8>) -> Int {
    guard let hyphen = name.lastIndex(of: UInt8(ascii: "-")), let before = name[..<hyphen].last,
      !(0x30...0x39).contains(before)
    else { return 1 }
    return Int(String(decoding: name[name.index(after: hyphen)...], as: UTF8.self)) ?? 1
  }
}
