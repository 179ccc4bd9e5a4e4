import JournalInsights
import JournalModel

/// The year in cells: mood by colour and by how high a cell is filled, the shift by its edge, time off by
/// hatching.
struct YearChart {
  /// How the days stand: a column a week for wide screens, a row a month for narrow ones.
  enum Layout: String {
    case weeks, months
  }

  let days: [CalendarDay]
  let layout: Layout
  let weekStarts: Weekday
  let today: CivilDay
  /// Where the months are, for the script; `nil` on the same page.
  var folder: String?
  /// The short name of a month.
  let monthName: (Int) -> String

  private static let side = 10.0
  private var step: (x: Double, y: Double) { layout == .weeks ? (12, 12) : (10.6, 14) }
  private var margin: (left: Double, top: Double) { layout == .weeks ? (2, 18) : (32, 2) }

  /// The column and the row of a day.
  private func place(_ day: CivilDay) -> (column: Int, row: Int) {
    guard let first = days.first?.day else { return (0, 0) }
    switch layout {
    case .weeks:
      let offset = first.days(until: day) + firstOffset
      return (offset / 7, offset % 7)
    case .months:
      let months = (day.year - first.year) * 12 + day.month - first.month
      return (day.day - 1, months)
    }
  }

  /// How far the first day stands behind the beginning of its week.
  private var firstOffset: Int {
    guard let first = days.first?.day else { return 0 }
    return (first.weekday.rawValue - weekStarts.rawValue + 7) % 7
  }

  private func corner(_ day: CivilDay) -> (x: Double, y: Double) {
    let (column, row) = place(day)
    return (margin.left + Double(column) * step.x, margin.top + Double(row) * step.y)
  }

  private var size: (width: Double, height: Double) {
    let places = days.map { place($0.day) }
    let columns = layout == .months ? 31 : (places.map(\.column).max() ?? 0) + 1
    let rows = layout == .weeks ? 7 : (places.map(\.row).max() ?? 0) + 1
    return (margin.left + Double(columns) * step.x, margin.top + Double(rows) * step.y + 1)
  }

  /// The drawing as a file of its own.
  func drawAlone(label: String, into markup: inout Markup) {
    let (width, height) = size
    let drawing = SVG(id: "year", width: width + 8, height: height + 6, label: label) { svg in
      svg.path(SVG.box(0, 0, width + 8, height + 6), class: "ground", fill: "#FFFBF5")
      svg.markup.open("g", ("transform", "translate(4 3)"))
      draw(in: &svg)
      svg.markup.close("g")
    }
    markup.safe(drawing.markup.bytes)
    markup.literal("\n")
  }

  private func draw(in svg: inout SVG) {
    let cells = ChartCells(days, side: Self.side, corner: corner)
    drawMonths(&svg)
    cells.draw(in: &svg, lineWidth: 2)
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
      ("data-offset", String(firstOffset)), ("data-folder", folder), ("data-x", SVG.number(step.x)),
      ("data-y", SVG.number(step.y)),
      ("data-left", SVG.number(margin.left)), ("data-top", SVG.number(margin.top))
    ) { $0.safe(drawing.markup.bytes) }
  }

  /// The names of months: above the week in which one begins, or before its row.
  private func drawMonths(_ svg: inout SVG) {
    var last = -40.0
    for (index, day) in days.enumerated() where day.day.day == 1 || index == 0 {
      let corner = corner(day.day)
      switch layout {
      case .weeks:
        guard corner.x - last > 26 else { continue }
        last = corner.x
        svg.text(monthName(day.day.month), x: corner.x, y: 11, size: 10)
      case .months: svg.text(monthName(day.day.month), x: 0, y: corner.y + 9, size: 10)
      }
    }
  }
}
