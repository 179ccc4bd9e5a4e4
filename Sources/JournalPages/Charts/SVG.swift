/// Drawings: colours are written out beside the classes, since programs that print heed only those.
struct SVG {
  var markup = Markup()

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

  mutating func line(_ d: String, class name: String, stroke: String, width: Double) {
    guard !d.isEmpty else { return }
    markup.open(
      "path", ("class", name), ("fill", "none"), ("stroke", stroke), ("stroke-width", Self.number(width)),
      ("stroke-linecap", "round"), ("stroke-linejoin", "round"), ("d", d))
    markup.close("path")
  }

  mutating func text(
    _ text: String, x: Double, y: Double, anchor: String? = nil, size: Double = 11, class name: String = "t"
  ) {
    markup.element(
      "text", ("class", name), ("x", Self.number(x)), ("y", Self.number(y)), ("text-anchor", anchor),
      ("font-size", Self.number(size)), ("font-family", "system-ui, sans-serif"), ("fill", "#4B5563"),
      text: text)
  }

  /// A rectangle as part of a path.
  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "M\(number(x)) \(number(y))h\(number(width))v\(number(height))h\(number(-width))z"
  }
}
