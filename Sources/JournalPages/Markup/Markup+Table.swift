extension Markup {
  /// A table of texts, with a head; the first cell of a row is the row's.
  mutating func table(
    class name: String? = nil, caption: String? = nil, _ head: [String], _ rows: [[String]]
  ) {
    element("table", ("class", name)) { markup in
      if let caption { markup.element("caption", text: caption) }
      markup.element("thead") { $0.element("tr") { $0.cells(head, scope: "col") } }
      markup.literal("\n<tbody>\n")
      for row in rows {
        markup.element("tr") { $0.cells(row, scope: "row") }
        markup.literal("\n")
      }
      markup.literal("</tbody>")
    }
  }

  /// The cells of a row: all that say something are heads of columns, the first one is that of a row.
  private mutating func cells(_ texts: [String], scope: String) {
    for (index, text) in texts.enumerated() {
      if scope == "col" ? !text.isEmpty : index == 0 {
        element(
          "th", ("scope", scope), ("class", scope == "col" && index == 0 ? "first" : nil), ("dir", "auto"),
          text: text)
      } else {
        element("td", text: text)
      }
    }
  }
}
