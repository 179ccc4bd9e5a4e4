import JournalModel

extension BlockTerms {
  /// The moments that rows say under a key such as `created`, the earliest where there are several, or under
  /// one such as `modified`, the latest; in seconds since 1970-01-01T00:00:00Z, the same as
  /// `Record.created` and `Record.modified`.
  func moments(of meaning: KeyMeaning, _ reader: inout MomentReader) -> [Int: Int64] {
    var moments: [Int: Int64] = [:]
    for term in 0..<count where field(term) == .ownValue {
      guard let date = ownField(term).value.texts.first.flatMap({ WrittenDate($0) }),
        unsafe KeyMeaning(ownKey(term).bindMemory(to: UInt8.self)) == meaning,
        let seconds = reader.seconds(of: date)
      else { continue }
      forEachRow(of: term) { row in
        let known = moments[row] ?? seconds
        moments[row] = meaning == .created ? min(known, seconds) : max(known, seconds)
      }
    }
    return moments
  }
}
