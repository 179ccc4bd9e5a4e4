import JournalFiles
import JournalModel
import JournalStore
import SystemLibrary

/// Journals of any size, the same for the same seed: a nurse's shifts with check-in and check-out, entries on
/// all days, time off and swapped shifts.
struct JournalGenerator {
  struct File: Hashable {
    /// The path relative to the root.
    var path: String
    var bytes: [UInt8]
  }

  static let profile = """
    ---
    smjournal: 1
    name: Anna
    language: en
    timezone: Europe/Paris
    rota:
      - from: "2001-01-01"
        cycle: day day night night night rest rest rest rest
        hours:
          day: "07:00-19:30"
          night: "19:00-07:30"
    ---

    """

  private let plan: JournalPlan
  private let isFlat: Bool
  private var text: RecordText

  init(count: Int, seed: UInt64, shapes: Set<JournalShape> = []) {
    plan = JournalPlan(count: count)
    isFlat = shapes.contains(.flat)
    text = RecordText(seed: seed, shapes)
  }

  mutating func write(to folder: String) {
    var month = ""
    _ = try? System.real.makeFolders(folder)
    Platform.write(Array(JournalGenerator.profile.utf8), to: folder + "/" + Journal.profilePath)
    forEachFile { file in
      let parent = file.path.lastIndex(of: "/").map { String(file.path[..<$0]) } ?? ""
      if parent != month {
        month = parent
        _ = try? System.real.makeFolders(folder + "/" + month)
      }
      Platform.write(file.bytes, to: folder + "/" + file.path)
    }
  }

  /// Makes the records' files, day by day.
  mutating func forEachFile(_ body: (File) -> Void) {
    for number in 0..<plan.days {
      let day = plan.day(number)
      let records = plan.records(ofDay: number)
      var kinds = JournalGenerator.kinds(ofDay: number)[...]
      let entries = max(1, records.count - kinds.count)
      var entry = 0
      for record in records {
        if let kind = kinds.popFirst() {
          body(file(record, kind, day, nil))
        } else {
          // From 8 to 23 hours, so that no two of a day have the same minute.
          let minute = 8 * 60 + entry * 15 * 60 / entries
          entry += 1
          body(file(record, .entry, day, ClockTime(hour: minute / 60, minute: minute % 60)))
        }
      }
    }
    body(file(plan.count - 1, .vacation, JournalPlan.today.advanced(by: 31), nil))
  }

  /// What a day has beside entries: five of nine days are worked.
  private static func kinds(ofDay number: Int) -> [Kind] {
    var kinds: [Kind] = number % 9 < 5 ? [.checkIn, .checkOut] : []
    if number % 61 == 8 { kinds.append(.vacation) }
    if number % 45 == 17 { kinds.append(.shift) }
    return kinds
  }

  private mutating func file(_ number: Int, _ kind: Kind, _ day: CivilDay, _ time: ClockTime?) -> File {
    let clock = time ?? (kind == .checkIn ? RecordText.checkIn : RecordText.checkOut)
    let title = kind == .entry ? text.title() : nil
    let stem = FileNames.stem(
      kind: kind, day: day, time: clock, title: title, shift: kind == .shift ? ShiftType.night : nil)
    let bytes = text.bytes(
      RecordText.Facts(
        kind: kind, day: day, time: clock, title: title,
        isRare: plan.isRare(number), hasTenthWord: Marks.hasTenthWord(number),
        hasThirdTag: Marks.hasThirdTag(number), hasWard: Marks.hasWard(number)))
    let folder = isFlat ? "notes" : FileNames.folder(of: day)
    return File(path: folder + "/" + stem + ".md", bytes: bytes)
  }
}
