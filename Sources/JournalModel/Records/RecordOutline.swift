/// What a line of a list says of a record.
///
/// Its texts are lent: bytes of UTF-8 that are good as long as the outline is that of this record, so that a
/// list of many lines makes no text of its own for each.
@safe package struct RecordOutline {
  /// The bytes of a text.
  package typealias Text = UnsafeRawBufferPointer

  /// The file name without `.md`.
  package var id = unsafe Text(start: nil, count: 0)
  package var kind = Kind.entry
  package var date = CivilDay(number: 0)
  /// When it was written, or about when it tells.
  package var at: Timestamp?
  package var shift: ShiftType?
  package var mood: Text?
  /// The step of the mood; `nil` also where the journal does not know the word.
  package var step: Mood.Step?
  package var title: Text?
  /// The ratings of a check-in or check-out.
  package var ratings = Ratings()
  /// The whole numbers among the person's own keys, as they are written, in the order of the file.
  package var numbers: [(key: Text, value: Int)] = unsafe []
  package var badges: [Text] = unsafe []
  /// Its tags, without `#`.
  package var tags: [Text] = unsafe []
  /// Whether the person marked it; whether its file is sealed.
  package var isFavorite = false
  package var isSealed = false
  /// Its path where it is an entry without a title: only its file says more.
  package var path: String?
  /// The whole record where its kind is a plan (``Kind/isPlan``), or where it states the hours of a shift: a
  /// line says more of it.
  package var whole: Record?

  /// An outline of nothing.
  package init() {}
}

extension Record {
  package func withOutline<Result>(_ body: (borrowing RecordOutline) -> Result) -> Result {
    var bytes: [UInt8] = []
    var ends: [Int] = []
    let numbers = extra.compactMap { field in field.value.number.map { (field.key, $0) } }
    for text in [id, title ?? "", mood ?? ""] + badges + tags + numbers.map(\.0) {
      bytes.append(contentsOf: text.utf8)
      ends.append(bytes.count)
    }
    return unsafe bytes.withUnsafeBytes { bytes in
      let texts = unsafe ends.indices.map { index in
        unsafe RecordOutline.Text(rebasing: bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]])
      }
      var outline = RecordOutline()
      unsafe (outline.id, outline.kind, outline.date, outline.shift) = unsafe (texts[0], kind, date, shift)
      outline.at = at
      unsafe outline.title = unsafe title == nil ? nil : texts[1]
      outline.path = title == nil && kind == .entry && !isSealed ? path : nil
      unsafe outline.mood = unsafe mood == nil ? nil : texts[2]
      outline.step = mood.flatMap { Mood($0).step }
      outline.ratings = ratings
      unsafe outline.badges = unsafe Array(texts[3..<(3 + badges.count)])
      unsafe outline.tags = unsafe Array(texts[(3 + badges.count)...].prefix(tags.count))
      unsafe outline.numbers = unsafe zip(texts.suffix(numbers.count), numbers).map { unsafe ($0, $1.1) }
      outline.isFavorite = isFavorite
      outline.isSealed = isSealed
      outline.whole = kind.isPlan || kind.isShiftEnd && (start != nil || end != nil) ? self : nil
      return body(outline)
    }
  }
}
