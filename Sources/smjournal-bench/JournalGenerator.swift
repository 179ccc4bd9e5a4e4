import JournalModel
import JournalStore

/// Journals of any size, the same for the same seed: a nurse's shifts with check-in, check-out and an entry for most.
struct JournalGenerator {
  private var random: Random

  init(seed: UInt64) { random = Random(state: seed) }

  /// Writes a journal of so many records, of about 1.5 KB each, into an empty folder.
  mutating func write(_ count: Int, into folder: String) {
    Platform.makeFolders(folder)
    Platform.write(Array("---\nsmjournal: 1\nname: Anna\n---\n".utf8), to: folder + "/journal.md")
    var (written, day) = (0, CivilDay(year: 2005, month: 1, day: 1) ?? CivilDay(number: 0))
    var month = ""
    while written < count {
      if month != FileNames.folder(of: day) {
        month = FileNames.folder(of: day)
        Platform.makeFolders(folder + "/" + month)
      }
      for (stem, text) in records(of: day).prefix(count - written) {
        Platform.write(Array(text.utf8), to: "\(folder)/\(month)/\(stem).md")
        written += 1
      }
      day = day.advanced(by: 1)
    }
  }

  /// Two or three records of a day, on average 2.7 with the entries of days off.
  private mutating func records(of day: CivilDay) -> [(stem: String, text: String)] {
    var result = [checkIn(day), checkOut(day)]
    if random.below(10) < 7 { result.append(entry(day)) }
    if day.day == 15 { result.append(vacation(day)) }
    return result
  }

  private mutating func checkIn(_ day: CivilDay) -> (String, String) {
    let head = """
      kind: check-in
      date: "\(day.iso)"
      at: "\(day.iso)T18:50:00+01:00"
      shift: \(pick(["day", "night"]))
      energy: \(1 + random.below(5))
      stress: \(1 + random.below(5))
      motivation: \(1 + random.below(5))
      badges:
        - \(pick(["calm", "tired", "anxious"]))
      """
    return (
      FileNames.stem(kind: .checkIn, day: day, time: ClockTime(hour: 18, minute: 50), title: nil),
      file(head, 150)
    )
  }

  private mutating func checkOut(_ day: CivilDay) -> (String, String) {
    let head = """
      kind: check-out
      date: "\(day.iso)"
      at: "\(day.advanced(by: 1).iso)T07:45:00+01:00"
      fatigue: \(1 + random.below(5))
      load: \(1 + random.below(5))
      satisfaction: \(1 + random.below(5))
      """
    return (
      FileNames.stem(kind: .checkOut, day: day, time: ClockTime(hour: 7, minute: 45), title: nil),
      file(head, 150)
    )
  }

  private mutating func entry(_ day: CivilDay) -> (String, String) {
    let title =
      "\(pick(JournalGenerator.words)) \(pick(JournalGenerator.words)) \(pick(JournalGenerator.words))"
    let head = """
      title: \(title)
      date: "\(day.iso)"
      at: "\(day.iso)T21:30:00+01:00"
      mood: \(pick(["😀", "🙂", "😐", "🙁", "😢"]))
      tags:
        - \(pick(JournalGenerator.words))
        - \(pick(["team", "family", "sleep", "rest"]))
      people: [\(pick(["Léa", "Karim", "Mum"]))]
      ward: \(pick(["A3", "B1", "ICU"]))  # a key of the person's own
      """
    let stem = FileNames.stem(kind: .entry, day: day, time: ClockTime(hour: 21, minute: 30), title: title)
    return (stem, file(head, 450))
  }

  private mutating func vacation(_ day: CivilDay) -> (String, String) {
    let head = """
      kind: vacation
      from: "\(day.iso)"
      until: "\(day.advanced(by: 6).iso)"
      category: leave
      status: approved
      """
    return (FileNames.stem(kind: .vacation, day: day, time: nil, title: nil), file(head, 10))
  }

  private mutating func file(_ head: String, _ words: Int) -> String {
    var body = ""
    for number in 0..<words { body += pick(JournalGenerator.words) + (number % 12 == 11 ? ".\n" : " ") }
    return "---\n" + head + "\n---\n\n" + body + "\n"
  }

  private mutating func pick<Element>(_ list: [Element]) -> Element { list[random.below(list.count)] }

  private static let words = [
    "quiet", "night", "shift", "ward", "patient", "smile", "coffee", "tired", "équipe", "relève", "sleep",
    "rain", "walk",
    "garden", "bell", "call", "round", "hand", "light", "morning", "bus", "home", "soup", "letter", "courage",
    "break",
  ]
}

/// SplitMix64.
struct Random {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(limit))
  }
}
