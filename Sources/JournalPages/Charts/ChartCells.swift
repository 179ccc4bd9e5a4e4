import JournalInsights
import JournalModel

/// The cells of a chart as paths, one for each look.
struct ChartCells {
  var missing = ""
  var ground = ""
  var hatching = ""
  var moods: [Mood.Step: String] = [:]
  var dayLines = ""
  var nightLines = ""
  var dots = ""

  init(_ days: [CalendarDay], side: Double, corner: (CivilDay) -> (x: Double, y: Double)) {
    for day in days {
      let (x, y) = corner(day.day)
      if let mood = day.mood {
        let height = side * Double(mood.number) / 5
        ground += SVG.box(x, y, side, side)
        moods[mood, default: ""] += SVG.box(x, y + side - height, side, height)
      } else {
        missing += SVG.box(x + 0.5, y + 0.5, side - 1, side - 1)
      }
      if day.vacation != nil { addHatching(x, y, side) }
      switch day.vacation == nil ? day.shift : nil {
      case .day?: dayLines += "M\(SVG.number(x)) \(SVG.number(y))h\(SVG.number(side))"
      case .night?: nightLines += "M\(SVG.number(x)) \(SVG.number(y + side))h\(SVG.number(side))"
      case .other(let word)? where word.hasPrefix("on-call") || word.hasPrefix("astreinte"):
        for dot in 0..<3 { dots += "M\(SVG.number(x + 1 + Double(dot) * 4)) \(SVG.number(y))h0" }
      case .other?: dayLines += "M\(SVG.number(x)) \(SVG.number(y))h\(SVG.number(side))"
      case .rest?, nil: break
      }
    }
  }

  /// Draws them, edges of a width.
  func draw(in svg: inout SVG, lineWidth: Double) {
    svg.line(missing, class: "c-none", stroke: Palette.faint, width: 1)
    svg.path(ground, class: "c-ground", fill: Palette.ground)
    svg.line(hatching, class: "c-off", stroke: Palette.rest, width: 1)
    for step in Mood.Step.allCases {
      svg.path(moods[step] ?? "", class: "m\(step.number)", fill: Palette.mood(step))
    }
    svg.line(dayLines, class: "c-day", stroke: "#1D4ED8", width: lineWidth)
    svg.line(nightLines, class: "c-night", stroke: "#6D28D9", width: lineWidth)
    svg.line(dots, class: "c-call", stroke: Palette.quiet, width: lineWidth)
  }

  private mutating func addHatching(_ x: Double, _ y: Double, _ side: Double) {
    for offset in stride(from: 3.0, through: side * 2 - 3, by: 4) {
      let (startX, startY) = (max(0, offset - side), min(side, offset))
      let (endX, endY) = (min(side, offset), max(0, offset - side))
      hatching +=
        "M\(SVG.number(x + startX)) \(SVG.number(y + startY))L\(SVG.number(x + endX)) \(SVG.number(y + endY))"
    }
  }
}
