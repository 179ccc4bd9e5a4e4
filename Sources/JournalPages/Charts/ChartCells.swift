import JournalInsights
import JournalModel

/// The cells of a chart as paths, one for each look: mood by color and by how high a cell is filled, the
/// shift by a line above or below it, time off by hatching, another absence by hatching the other way.
struct ChartCells {
  /// The sign of a shift: a line above, a line below, dots above; rest and leave have none.
  enum Edge {
    case above, below, dots

    init?(_ meaning: ShiftMeaning?, of word: ShiftType?) {
      guard let meaning else {
        // A word of the rota that nobody gave a meaning: some shift, for all that is known.
        guard word != nil else { return nil }
        self = .above
        return
      }
      switch meaning {
      case .day, .late, .training: self = .above
      case .night: self = .below
      case .onCall: self = .dots
      case .rest, .leave, .rtt, .sick, .publicHoliday, .absence, .skip: return nil
      }
    }
  }

  /// How wide and how high a cell is.
  private let (side, height): (Double, Double)
  private var missing = ""
  private var ground = ""
  private var hatching = ""
  private var absences = ""
  private var moods: [Mood.Step: String] = [:]
  private var dayLines = ""
  private var nightLines = ""
  private var dots = ""

  init(side: Double, height: Double? = nil) { (self.side, self.height) = (side, height ?? side) }

  init(
    _ days: [CalendarDay], side: Double, height: Double? = nil, corner: (CivilDay) -> (x: Double, y: Double)
  ) {
    self.init(side: side, height: height)
    for day in days {
      let edge = day.vacation == nil ? Edge(day.meaning, of: day.shift) : nil
      add(mood: day.mood, edge, off: day.vacation?.category, at: corner(day.day))
    }
  }

  private var radius: Double { side * 0.15 }
  private var thin: Double { min(1.4, max(0.9, side * 0.08)) }
  private var thick: Double { max(1.8, side * 0.1) }

  /// Adds a cell whose upper left corner is at a point.
  mutating func add(
    mood: Mood.Step? = nil, _ edge: Edge? = nil, off: VacationCategory? = nil,
    at point: (x: Double, y: Double)
  ) {
    let (x, y) = point
    if let mood {
      let filled = height * mood.share
      ground += inset(x, y, height)
      moods[mood, default: ""] += inset(x, y + height - filled, filled)
    } else {
      missing += SVG.box(x + thin / 2, y + thin / 2, side - thin, height - thin)
    }
    if let off { addHatching(x, y, isLeave: off.isTimeOff) }
    // The lines stand clear of the cell, so that nothing of the mood is covered.
    let (from, length, gap) = (x + thick / 2, side - thick, thick * 0.6 + 0.8)
    switch edge {
    case .above?: dayLines += "M\(SVG.number(from)) \(SVG.number(y - gap))h\(SVG.number(length))"
    case .below?: nightLines += "M\(SVG.number(from)) \(SVG.number(y + height + gap))h\(SVG.number(length))"
    case .dots?:
      for dot in 0..<3 { dots += SVG.stroke((from + Double(dot) * length / 2, y - gap)) }
    case nil: break
    }
  }

  func draw(in svg: inout SVG) {
    svg.line(missing, class: "c-none", stroke: Palette.faint, width: thin)
    svg.rounded(ground, class: "c-ground", fill: Palette.ground, radius: radius)
    svg.line(hatching, class: "c-off", stroke: Palette.rest, width: max(1, side * 0.06))
    svg.line(absences, class: "c-call", stroke: Palette.quiet, width: max(1, side * 0.06))
    for step in Mood.Step.allCases {
      svg.rounded(moods[step] ?? "", class: "m\(step.number)", fill: Palette.mood(step), radius: radius)
    }
    svg.line(dayLines, class: "c-day", stroke: "#1D4ED8", width: thick)
    svg.line(nightLines, class: "c-night", stroke: "#6D28D9", width: thick)
    svg.line(dots, class: "c-call", stroke: Palette.quiet, width: thick)
  }

  /// A box that is as wide as a cell when its stroke is drawn.
  private func inset(_ x: Double, _ y: Double, _ height: Double) -> String {
    SVG.box(x + radius, y + radius, side - radius * 2, max(0, height - radius * 2))
  }

  private mutating func addHatching(_ x: Double, _ y: Double, isLeave: Bool) {
    let (low, right, bottom, step) = (thin, side - thin, height - thin, side * 0.36)
    for offset in stride(from: step, to: side + height - low, by: step) {
      let (startX, startY) = (max(low, offset - bottom), min(bottom, offset - low))
      let (endX, endY) = (min(right, offset - low), max(low, offset - right))
      guard endX > startX else { continue }
      let (left, right) = isLeave ? (startX, endX) : (side - startX, side - endX)
      let line =
        SVG.stroke((x + left, y + startY), to: (x + right, y + endY))
      if isLeave { hatching += line } else { absences += line }
    }
  }
}
