import JournalInsights
import JournalModel

/// The year in cells: mood by colour and by how high a cell is filled, the shift by its edge, time off by
/// hatching.
struct YearChart {
  /// How the days stand: a column a week for wide screens, a row of two weeks for a finger.
  enum Layout: String { case weeks, fortnights }

  let days: [CalendarDay]
  let layout: Layout
  let weekStarts: Weekday
  let today: CivilDay
  let monthName: (Int) -> String

  /// For a finger a cell is at least 24 pixels wide on a screen of 360, from one cell to the next.
  private var side: Double { layout == .weeks ? 10 : 21 }
  private var height: Double { layout == .weeks ? 10 : 18 }
  private var step: (x: Double, y: Double) { layout == .weeks ? (12.6, 16) : (24, 27) }
  private var margin: (left: Double, top: Double) { layout == .weeks ? (1, 21) : (24, 5) }
  /// A short journal is no wide one with giant cells: as many weeks have room at least.
  private static let fewestWeeks = 40

  private func cell(_ day: CivilDay) -> (column: Int, row: Int) {
    let offset = (days.first?.day.days(until: day) ?? 0) + firstOffset
    return layout == .weeks ? (offset / 7, offset % 7) : (offset % 14, offset / 14)
  }

  /// How far the first day stands behind the beginning of its week.
  private var firstOffset: Int { days.first?.day.weekday.days(since: weekStarts) ?? 0 }

  private func corner(_ day: CivilDay) -> (x: Double, y: Double) {
    let (column, row) = cell(day)
    return (margin.left + Double(column) * step.x, margin.top + Double(row) * step.y)
  }

  private var size: (width: Double, height: Double) {
    let cells = days.map { cell($0.day) }
    let columns = layout == .fortnights ? 14 : max(Self.fewestWeeks, (cells.map(\.column).max() ?? 0) + 1)
    let rows = layout == .weeks ? 7 : (cells.map(\.row).max() ?? 0) + 1
    return (margin.left + Double(columns) * step.x, margin.top + Double(rows) * step.y)
  }

  /// The drawing as a file of its own, with a title and the meaning of its signs.
  func drawAlone(label: String, title: String, legend: ChartLegend, into markup: inout Markup) {
    let (width, height) = size
    let (edge, head) = (20.0, 34.0)
    var keys = SVG()
    let foot = legend.draw(in: &keys, x: edge, y: edge + head + height + 10, width: width, size: 9)
    let whole = (width: width + edge * 2, height: edge * 2 + head + height + 10 + foot)
    let drawing = SVG(id: "year", width: whole.width, height: whole.height, label: label) { svg in
      svg.path(SVG.box(0, 0, whole.width, whole.height), class: "ground", fill: "#FFFBF5")
      svg.text(title, x: edge, y: edge + 15, size: 17, class: "title", fill: Palette.ink, weight: "600")
      svg.markup.open("g", ("transform", "translate(\(SVG.number(edge)) \(SVG.number(edge + head)))"))
      draw(in: &svg)
      svg.markup.close("g")
      svg.markup.safe(keys.markup.bytes)
    }
    markup.safe(drawing.markup.bytes)
    markup.literal("\n")
  }

  /// The drawing alone, for who does not ask it for single days.
  func picture(id: String, label: String) -> [UInt8] {
    let (width, height) = size
    return SVG(id: id, width: width, height: height, label: label, class: "days") { draw(in: &$0) }.markup
      .bytes
  }

  private func draw(in svg: inout SVG) {
    drawMonths(&svg)
    ChartCells(days, side: side, height: height, corner: corner).draw(in: &svg)
  }

  /// The drawing, and what the script needs to find the day under a finger.
  func draw(id: String, label: String, describedBy: String, into markup: inout Markup) {
    let (width, height) = size
    let drawing = SVG(
      id: id, width: width, height: height, label: label, describedBy: describedBy, class: "days"
    ) { draw(in: &$0) }
    markup.element(
      "div", ("class", "chart \(layout.rawValue)"), ("data-first", days.first?.day.iso),
      ("data-count", String(days.count)),
      ("data-offset", String(firstOffset)), ("data-x", SVG.number(step.x)),
      ("data-y", SVG.number(step.y)),
      ("data-left", SVG.number(margin.left)), ("data-top", SVG.number(margin.top)),
      ("data-side", SVG.number(side)), ("data-height", SVG.number(self.height))
    ) { $0.safe(drawing.markup.bytes) }
  }

  /// The names of months: above the week in which one begins, or before the row.
  private func drawMonths(_ svg: inout SVG) {
    let starts = days.indices.filter { days[$0].day.day == 1 || $0 == 0 }
    var last = -40.0
    for (number, index) in starts.enumerated() {
      let (day, corner) = (days[index].day, corner(days[index].day))
      // The end of a month has no room for its name before the next one.
      let next = number == 0 && starts.count > 1 ? self.corner(days[starts[1]].day) : nil
      switch layout {
      case .weeks:
        guard corner.x - last > 26, next.map({ $0.x - corner.x >= 26 }) ?? true else { continue }
        last = corner.x
        svg.text(monthName(day.month), x: corner.x, y: 10, size: 10)
      case .fortnights:
        guard next?.y != corner.y else { continue }
        svg.text(String(monthName(day.month).prefix(4)), x: 3, y: corner.y + 13, size: 9.5)
      }
    }
  }
}
