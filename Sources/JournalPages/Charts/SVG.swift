import JournalModel

/// Drawings: colours are written out beside the classes, since programs that print heed only those.
struct SVG {
  var markup = Markup()

  init() {}

  /// A drawing of a size in its own units, with a name and a description for those who don't see it.
  init(
    id: String, width: Double, height: Double, label: String, describedBy: String? = nil,
    class name: String? = nil, content: (inout SVG) -> Void
  ) {
    markup.open(
      "svg", ("class", name), ("viewBox", "0 0 \(Self.number(width)) \(Self.number(height))"),
      ("role", label.isEmpty ? nil : "img"), ("aria-hidden", label.isEmpty ? "true" : nil),
      ("aria-labelledby", label.isEmpty ? nil : id + "-t"), ("aria-describedby", describedBy),
      ("xmlns", "http://www.w3.org/2000/svg"))
    if !label.isEmpty { markup.element("title", ("id", id + "-t"), text: label) }
    content(&self)
    markup.close("svg")
  }

  /// A number as short as it can be: at most one digit after the point.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let whole = abs(tenths) / 10
    return abs(tenths) % 10 == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(abs(tenths) % 10)"
  }

  mutating func path(_ d: String, class name: String, fill: String) {
    guard !d.isEmpty else { return }
    markup.open("path", ("class", name), ("fill", fill), ("d", d))
    markup.close("path")
  }

  /// Boxes of a path, inset by `radius`, with corners rounded by it.
  ///
  /// The corners are those of a stroke in the same color: far shorter than arcs at each of them.
  mutating func rounded(_ d: String, class name: String, fill: String, radius: Double) {
    guard !d.isEmpty else { return }
    markup.open(
      "path", ("class", name + " round"), ("fill", fill), ("stroke", fill),
      ("stroke-width", Self.number(radius * 2)), ("stroke-linejoin", "round"), ("d", d))
    markup.close("path")
  }

  mutating func line(_ d: String, class name: String, stroke: String, width: Double, dashes: String? = nil) {
    guard !d.isEmpty else { return }
    markup.open(
      "path", ("class", name), ("fill", "none"), ("stroke", stroke), ("stroke-width", Self.number(width)),
      ("stroke-linecap", "round"), ("stroke-linejoin", "round"), ("stroke-dasharray", dashes), ("d", d))
    markup.close("path")
  }

  mutating func text(
    _ text: String, x: Double, y: Double, anchor: String? = nil, size: Double = 11, class name: String = "t",
    fill: String = Palette.quiet, weight: String? = nil
  ) {
    markup.element(
      "text", ("class", name), ("x", Self.number(x)), ("y", Self.number(y)), ("text-anchor", anchor),
      ("font-size", Self.number(size)), ("font-weight", weight), ("font-family", "system-ui, sans-serif"),
      ("fill", fill), text: text)
  }

  /// About how wide a text is at a size: ideographs, kana and hangul are as wide as they are high.
  static func width(of text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 1 : 0.56) } * size
  }

  /// A line from a point to another, or to itself: a dot.
  static func stroke(_ from: (x: Double, y: Double), to: (x: Double, y: Double)? = nil) -> String {
    "M\(number(from.x)) \(number(from.y))" + (to.map { "L\(number($0.x)) \(number($0.y))" } ?? "h0")
  }

  /// A rectangle as part of a path.
  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "M\(number(x)) \(number(y))h\(number(width))v\(number(height))h\(number(-width))z"
  }
}

/// The colours of charts on paper and on light ground; the style gives them their twins on dark.
enum Palette {
  static let rest = "#10B981"
  static let danger = "#EF4444"
  static let limit = "#B91C1C"
  static let accent = "#B45309"
  static let ink = "#111827"
  static let quiet = "#4B5563"
  static let faint = "#E5DFD3"
  static let ground = "#F3EDE2"

  /// From slate over a pale middle to amber, and told apart by height as well.
  static func mood(_ step: Mood.Step) -> String {
    switch step {
    case .verySad: "#6B7280"
    case .sad: "#A3B1C6"
    case .neutral: "#DCD2BE"
    case .happy: "#FBBF24"
    case .veryHappy: "#F08C00"
    }
  }
}

extension Mood.Step {
  /// How much of a cell it fills: the lowest is still to be seen.
  var share: Double { 0.3 + 0.175 * Double(number - 1) }
}
