import JournalFiles
import JournalModel
import JournalReaders

enum CalendarRota: EntryFormat {
  static let format = ImportFormat.ics

  static func recognises(_ source: ImportSource) -> Bool {
    guard source.hasMembers else { return isCalendar(source.startText(64)) }
    // Google packs each calendar as a file of its own, and nothing else.
    return !source.names.isEmpty
      && source.names.allSatisfy { MemberName.ending($0) == "ics" && isCalendar(source.start(of: $0, 64)) }
  }

  private static func isCalendar(_ start: String) -> Bool {
    let start = start.uppercased()
    return start.hasPrefix("BEGIN:V") && !start.hasPrefix("BEGIN:VCARD")
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    var content = ImportContent()
    var rota = ImportedRota()
    rota.hasOpenEnds = true
    let names = source.members(ending: "ics")
    guard !names.isEmpty else { throw ImportFailure(.notFormat("iCalendar"), source.path) }
    for name in names { try read(name, of: source, context, &rota, &content.notes) }
    rota.items = joinedAtMidnight(rota.items)
    content.rota = rota
    return content
  }

  private static func read(
    _ name: String, of source: ImportSource, _ context: ImportContext, _ rota: inout ImportedRota,
    _ notes: inout ReadingNotes
  ) throws(ImportFailure) {
    let path = source.label(name)
    let bytes = try source.bytes(of: name)
    let file: CalendarFile
    do throws(ReadingError) { file = try CalendarFile(bytes) } catch { throw ImportFailure(error, path) }
    // Series are followed as far as somebody asks, else a year back and two ahead.
    let first = context.from ?? min(context.today.advanced(by: -366), context.until ?? context.today)
    let window = first...max(first, context.until ?? context.today.advanced(by: 731))
    let events = file.events(
      window: window, system: context.zones.zone(named:),
      floating: context.zone == context.home ? nil : context.zone)
    for flaw in events.flaws { notes.note(flaw.flaw, path, line: flaw.line) }
    for (part, flaw, line) in events.undated {
      let event = part["SUMMARY"]?.text.trimmedBlanks ?? ""
      rota.undatedEvents.append((event, ImportFailure(flaw, path, line: line)))
    }
    notes.read += events.count
    notes.leave(.cancelled, events.cancelled)
    rota.otherDays += events.cancelledDays
    for (event, before) in events.endless where isWanted(event, context.rota) {
      let count = context.from == nil ? before : 0
      rota.series.append((label(of: event), count, context.until == nil))
    }
    for occurrence in events.occurrences {
      if let own = context.ownCalendar, occurrence.event.id.hasSuffix("@" + own) {
        // What the journal says of its days is no plan that somebody published.
        notes.leave(.ownCalendar)
      } else if isWanted(occurrence.event, context.rota) {
        rota.items += items(occurrence, context)
      } else {
        notes.leave(.notWanted, what: label(of: occurrence.event))
      }
    }
    rota.titles += file.calendars.compactMap { $0["X-WR-CALNAME"]?.text }
    rota.hasOpenEnds =
      rota.hasOpenEnds
      && file.calendars.allSatisfy { calendar in
        ["", "PUBLISH"].contains(calendar["METHOD"]?.value.trimmedBlanks.uppercased() ?? "")
      }
  }

  private static func isWanted(_ event: CalendarEvent, _ options: RotaOptions) -> Bool {
    if options.only.isEmpty && options.categories.isEmpty { return true }
    if options.only.contains(where: { Folding.contains(event.summary, $0) }) { return true }
    return event.categories.contains { category in
      options.categories.contains { Folding.areAlike($0, category) }
    }
  }

  /// What an event says: of one that takes longer than a day, a piece for each 24 hours of it.
  private static func items(_ occurrence: CalendarOccurrence, _ context: ImportContext) -> [RotaItem] {
    let start = occurrence.start.wallClock(in: context.home)
    let end = occurrence.end.wallClock(in: context.home.zone(on: start.day))
    var item = RotaItem(
      label: label(of: occurrence.event), day: start.day, lastDay: start.day, line: occurrence.event.line)
    item.isTentative = occurrence.event.isTentative
    item.fields = occurrence.event.further
    item.isChosen =
      !context.rota.only.isEmpty || !context.rota.categories.isEmpty
      || RotaWord.isNamedShift(occurrence.event.summary)
    if occurrence.start.isDay {
      item.lastDay = max(start.day, end.day.advanced(by: -1))
      return [item]
    }
    let pieces = item.pieces(from: start, until: end)
    // Who shares only when she is busy has no titles; what takes as long as a shift is one all the same.
    guard item.label.isEmpty, let first = pieces.first, first.span != nil,
      RotaReading.shiftMinutes.contains(first.wholeMinutes)
    else { return pieces }
    return pieces.map { piece in
      var piece = piece
      piece.label = "shift"
      return piece
    }
  }

  /// The title; where it is empty, the first category.
  private static func label(of event: CalendarEvent) -> String {
    let title = event.summary.split(separator: "\n").first.map { $0.trimmedBlanks } ?? ""
    return title.isEmpty ? event.categories.first ?? "" : title
  }

  /// Puts nights together that were cut at midnight: the same word until 24:00 and from 0:00 on.
  static func joinedAtMidnight(_ items: [RotaItem]) -> [RotaItem] {
    var mornings: [CivilDay: [Int]] = [:]
    for (index, item) in items.enumerated() where item.span?.start == .midnight && item.minutes < 1440 {
      mornings[item.day, default: []].append(index)
    }
    var result = items
    var taken: Set<Int> = []
    for (index, item) in items.enumerated() {
      guard let span = item.span, span.end == .midnight, span.start.hour >= 12, item.minutes <= 720,
        let next = mornings[item.day.advanced(by: 1)]?.first(where: { next in
          !taken.contains(next) && next != index && Folding.areAlike(items[next].label, item.label)
            && items[next].minutes + item.minutes <= 960
        }), let morning = items[next].span
      else { continue }
      taken.insert(next)
      result[index].span = ClockSpan(start: span.start, end: morning.end)
      result[index].minutes += items[next].minutes
      result[index].wholeMinutes += items[next].wholeMinutes
    }
    return result.indices.filter { !taken.contains($0) }.map { result[$0] }
  }
}
