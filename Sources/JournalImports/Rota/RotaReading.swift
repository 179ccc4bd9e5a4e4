import JournalExchange
import JournalModel
import JournalText

/// A rota with its words read: the shifts of each day, absences, and the days that it rules over.
struct RotaReading {
  /// The shifts of the days that have some.
  private(set) var days: [CivilDay: [PlanPiece]] = [:]
  /// Leave, sickness and the like, in the order of their first days.
  private(set) var absences: [Absence] = []
  /// From the first to the last day that the rota speaks of.
  private(set) var span: ClosedRange<CivilDay>?

  /// Days off that follow one another.
  struct Absence: Hashable {
    var category: VacationCategory
    var title: String
    var from: CivilDay
    var until: CivilDay
  }

  /// A name that is not known and recurs so often, so many minutes long, is one of a shift all the same.
  private static let recurring = 3
  private static let shiftMinutes = 240...960

  init(_ rota: ImportedRota, table: ShiftTable, _ context: ImportContext, _ matter: inout ImportMatter) {
    var counts: [String: Int] = [:]
    for item in rota.items where RotaReading.shiftMinutes.contains(item.minutes) {
      counts[Folding.folded(item.label), default: 0] += 1
    }
    var spoken = rota.otherDays
    for item in rota.items {
      let word = RotaWord(item.label, span: item.first ?? item.span, on: item.day, table: table)
      let isShift =
        word.meaning != nil || item.isChosen || RotaWord.isCode(item.label)
        || counts[Folding.folded(item.label), default: 0] >= RotaReading.recurring
      guard isShift else {
        matter.leave(.notShift)
        continue
      }
      if word.meaning == nil { matter.miss(.shift, word.type.name) }
      let last = min(item.lastDay, item.day.advanced(by: 366))
      for offset in 0...max(0, item.day.days(until: last)) {
        let day = item.day.advanced(by: offset)
        guard day >= context.from ?? day, day <= context.until ?? day else {
          matter.leave(.outside)
          continue
        }
        spoken.append(day)
        add(item, word, on: day, table: table)
      }
    }
    join()
    guard let first = context.from ?? spoken.min(), let end = context.until ?? spoken.max(), first <= end
    else { return }
    span = max(first, end.advanced(by: -1500))...end
  }

  private mutating func add(_ item: RotaItem, _ word: RotaWord, on day: CivilDay, table: ShiftTable) {
    switch word.meaning {
    case .rest, .publicHoliday: break
    case .leave: absent(.leave, item, day)
    case .rtt: absent(.rtt, item, day)
    case .sick: absent(.sick, item, day)
    case .absence: absent(.other, item, day)
    case .training where item.span == nil && table.definition(of: word.type, on: day)?.spans.isEmpty ?? true:
      absent(.training, item, day)
    case .day, .late, .night, .onCall, .training, nil:
      add(PlanPiece(word: word.type, spans: item.span.map { [$0] } ?? []), on: day)
    }
  }

  private mutating func absent(_ category: VacationCategory, _ item: RotaItem, _ day: CivilDay) {
    absences.append(Absence(category: category, title: item.label, from: day, until: day))
  }

  /// Another span of a word that the day has already is one of the same shift.
  private mutating func add(_ piece: PlanPiece, on day: CivilDay) {
    var pieces = days[day] ?? []
    if let index = pieces.firstIndex(where: { $0.word == piece.word }) {
      for span in piece.spans where !pieces[index].spans.contains(span) { pieces[index].spans.append(span) }
      pieces[index].spans.sort { $0.start < $1.start }
    } else {
      pieces.append(piece)
    }
    pieces.sort { ($0.spans.first?.start ?? .midnight) < ($1.spans.first?.start ?? .midnight) }
    days[day] = pieces
  }

  /// Puts days off together that follow one another.
  private mutating func join() {
    var joined: [Absence] = []
    for absence in absences.sorted(by: { ($0.category.rawValue, $0.from) < ($1.category.rawValue, $1.from) })
    {
      if let last = joined.last, last.category == absence.category, last.until.days(until: absence.from) <= 1
      {
        joined[joined.count - 1].until = max(last.until, absence.until)
      } else {
        joined.append(absence)
      }
    }
    absences = joined.sorted { $0.from < $1.from }
  }
}
