import JournalModel

/// The names and folders that new files get: ASCII, lower case, legal on every system, at most 100 bytes.
public enum FileNames {
  /// The folder of a day's month, such as `2026/11`.
  public static func folder(of day: CivilDay) -> String {
    let (year, month, _) = day.fields
    return String(year).zeroPadded(to: 4) + "/" + String(month).zeroPadded(to: 2)
  }

  /// The folder of the files of people, which belong to no day.
  package static let people = "people"

  /// A text as a part of a name: accents folded, words joined by `-`; `nil` where no letter or digit is left,
  /// as with other scripts.
  public static func slug(_ text: String, limit: Int = 60) -> String? {
    var words: [[UInt8]] = [[]]
    for byte in Folding.folded(text).utf8 {
      let letter = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      if (0x61...0x7A).contains(letter) || (0x30...0x39).contains(letter) {
        words[words.count - 1].append(letter)
      } else if letter != 0x27, byte < 0x80 || byte >= 0xC0, words.last?.isEmpty == false {
        // An apostrophe parts no word in English and joins two in French; either way one hyphen less.
        words.append([])
      }
    }
    var result: [UInt8] = []
    for word in words where !word.isEmpty {
      if !result.isEmpty, result.count + 1 + word.count > limit { break }
      if !result.isEmpty { result.append(0x2D) }
      result += word.prefix(max(limit, 1))
    }
    return result.isEmpty ? nil : String(decoding: result, as: UTF8.self)
  }

  /// A name as it is compared where nobody has to type it exactly: without case and accents, blanks as the
  /// hyphens that ``slug(_:limit:)`` makes of them.
  package static func folded(_ name: String) -> [UInt8] {
    Folding.bytes(of: name).map { $0 == 0x20 ? 0x2D : $0 }
  }

  /// Whether a name that was folded is in names, or in one, when they are folded, too.
  package static func isLike(
    _ word: [UInt8], in names: UnsafeRawBufferPointer, memory: inout [UInt8]
  ) -> Bool {
    memory.removeAll(keepingCapacity: true)
    unsafe Folding.fold(names.bindMemory(to: UInt8.self), into: &memory)
    for index in memory.indices where memory[index] == 0x20 { memory[index] = 0x2D }
    return unsafe memory.withUnsafeBufferPointer { unsafe ByteSearch.contains($0, word) }
  }

  /// The name, without `.md`, of a record of a day: `2026-11-20-1850-check-in`, `2026-12-20-vacation`,
  /// `2026-11-24-shift-night`, or with the slug of a title.
  ///
  /// - Parameter isAfterMidnight: whether the time is one of the next day: `2658` is 2:58 of it.
  public static func stem(
    kind: Kind, day: CivilDay, time: ClockTime?, isAfterMidnight: Bool = false, title: String?,
    shift: ShiftType? = nil
  ) -> String {
    var parts = [day.iso]
    if let time, [.entry, .checkIn, .checkOut].contains(kind) {
      let hour = time.hour + (isAfterMidnight ? 24 : 0)
      parts.append(String(hour).zeroPadded(to: 2) + String(time.minute).zeroPadded(to: 2))
    }
    switch kind {
    case .entry: parts.append(title.flatMap { slug($0) } ?? kind.name)
    case .shift:
      parts += [kind.name, shift.flatMap { slug($0.name, limit: 20) } ?? ""].filter { !$0.isEmpty }
    default: parts.append(kind.name)
    }
    return parts.joined(separator: "-")
  }

  /// The name, without `.md`, of a file that is filed under another day: a day at its start is replaced, and
  /// a name without one stays.
  public static func stem(_ stem: String, movedTo day: CivilDay) -> String {
    FileNames.day(ofStem: stem) == nil ? stem : day.iso + String(Substring(stem.utf8.dropFirst(10)))
  }

  /// The day at the start of a name: `2026-11-20-1850-check-in`.
  package static func day(ofStem stem: String) -> CivilDay? {
    let start = stem.utf8.prefix(11)
    guard start.count < 11 || !(0x30...0x39).contains(start.last ?? 0) else { return nil }
    return CivilDay(iso: String(Substring(start.prefix(10))))
  }

  /// Whether a path may be that of a day's record, by its name, or of a folder in which that would lie.
  package static func mayBeOf(_ day: CivilDay, _ path: String) -> Bool {
    if path.isEmpty || path.utf8.first == 0x2F { return true }  // The root.
    let name = path.utf8.lastIndex(of: 0x2F).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    return FileNames.day(ofStem: String(name)) == day || (folder(of: day) + "/").hasPrefix(path + "/")
  }

  /// Whether a folder's path is that of a month, `2026/11`, and which day that month begins with.
  package static func month(ofFolder path: String) -> CivilDay? {
    let bytes = Array(path.utf8)
    guard bytes.count == 7, bytes[4] == 0x2F else { return nil }
    var digits = bytes
    digits.remove(at: 4)
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return CivilDay(year: number / 100, month: number % 100, day: 1)
  }
}
