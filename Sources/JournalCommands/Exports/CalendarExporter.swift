import JournalExchange
import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalTerminal

/// A calendar of the journal, and of others beside it.
struct CalendarOfSeveral {
  private let own: CalendarExport
  private let parts: Set<CalendarExport.Part>
  private var others: [(name: String, calendar: CalendarExport)] = []

  /// - Parameters:
  ///   - words: the words of its parts; none for the usual ones.
  ///   - also: the roots of other journals.
  init(
    _ words: [String], also: [String], from: CivilDay? = nil, until: CivilDay? = nil,
    includesPrivate: Bool = false, in context: inout Context
  ) throws(CommandError) {
    let journal = try context.journal()
    let phrases = context.phrases
    let today = context.today(in: journal)
    // From month to month, so that a calendar made every night changes only with the journal.
    let month = today.advanced(by: 1 - today.fields.day)
    let (from, until) = (from ?? month.advanced(by: -31), until ?? month.advanced(by: 396))
    let parts = Set(words.compactMap { CalendarExport.Part(rawValue: $0) })
    // Reminders are for the person's own telephone, not for those with whom a calendar is shared.
    self.parts = parts.isEmpty ? [.shifts, .timeOff, .birthdays] : parts
    let roots = try also.map { root throws(CommandError) in (root, try context.otherJournal(root)) }
    let id = journal.profile.identifier
    if let own = roots.first(where: { $1.root == journal.root || id != nil && $1.profile.identifier == id }) {
      throw .usage(.wrongValue(name: Option.also.flag, found: own.0, expected: .otherJournal))
    }
    do throws(StoreError) {
      own = try CalendarExport(
        journal, from: from, until: until, includesPrivate: includesPrivate, phrases: phrases)
      for (root, other) in roots {
        let folder = root.split(separator: "/").last.map(String.init) ?? root
        others.append(
          (
            other.profile.name ?? folder,
            try CalendarExport(
              try other.whole(), from: from, until: until, includesPrivate: false, phrases: phrases)
          ))
      }
    } catch { throw .store(error) }
  }

  func write(to sink: any ByteSink) throws(StoreError) -> ExportReceipt {
    try own.write(parts, beside: others, to: sink)
  }
}

extension Context {
  mutating func keepCalendar(
    _ calendar: DeviceSettings.KeptCalendar
  ) throws(CommandError) -> Result<[SyncSetup.Step], SyncSetup.Failure> {
    let root = try journal().root
    try write(calendar)
    guard DeviceSettings(storeEnvironment).keep(calendar, of: root) else { return .failure(.notKept) }
    return .success([.keepsCalendar(calendar.file)])
  }

  /// Keeps a calendar up no longer; its file stays.
  func dropCalendar(_ file: String) -> Result<[SyncSetup.Step], SyncSetup.Failure> {
    guard DeviceSettings(storeEnvironment).dropCalendar(file) else { return .failure(.notKept) }
    return .success([.keepsCalendarNoMore(file)])
  }

  /// Writes a calendar that this device keeps up, where it is not so already.
  private mutating func write(_ kept: DeviceSettings.KeptCalendar) throws(CommandError) {
    _ = try wholeJournal()
    let calendar = try CalendarOfSeveral(kept.parts, also: kept.also, in: &self)
    let sink = MemorySink()
    _ = try stored(calendar.write(to: sink))
    if let there = try? ForeignFile(kept.file), there.count == sink.bytes.count,
      (try? there.bytes(0..<there.count)) == sink.bytes
    {
      return OutputTarget.sweep(beside: kept.file)
    }
    try writeFile(sink.bytes, at: kept.file)
  }

  /// Writes the calendars that this device keeps up anew, where something in them changed. What keeps it from
  /// that is said, and no command fails for it.
  package mutating func keepCalendars() {
    guard let root = openedRoot else { return }
    let calendars: [DeviceSettings.KeptCalendar]
    do throws(StoreError) { calendars = try DeviceSettings(storeEnvironment).calendars(of: root) } catch {
      return warn(of: error)
    }
    // What the profile says now tells the shifts, not what it said when the command began.
    if touched.paths.contains(Journal.profilePath) { forgetJournal() }
    for kept in calendars {
      needsZone = true
      do throws(CommandError) { try write(kept) } catch {
        let sentence = phrases.say(
          "export-calendarNotKept", ("file", .of(Sanitizer.line(displayed(absolute: kept.file)))))
        warn(sentence)
        report(error)
      }
    }
  }
}
