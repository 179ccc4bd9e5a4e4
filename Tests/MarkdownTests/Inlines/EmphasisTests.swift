import Markdown
import Testing

struct EmphasisTests {
  @Test(arguments: [
    ("*a* **b** ***c***", "<em>a</em> <strong>b</strong> <em><strong>c</strong></em>"),
    ("_a_b", "_a_b"),
    ("a*b*c", "a<em>b</em>c"),
    ("**a*b**", "<strong>a*b</strong>"),
    ("*a**b*", "<em>a**b</em>"),
    ("* a*", "<ul>\n<li>a*</li>\n</ul>"),
    ("«*a*»", "«<em>a</em>»"),
    ("*\u{A0}a*", "*\u{A0}a*"),
    ("**a*", "*<em>a</em>"),
    ("*a _b* c_", "<em>a _b</em> c_"),
    ("foo******bar*********baz", "foo<strong><strong><strong>bar</strong></strong></strong>***baz"),
    ("*£*b", "*£*b"),
  ])
  func `runs of stars and underlines pair by the rules of flanking`(text: String, html: String) {
    let paragraph = html.hasPrefix("<ul>") ? html : "<p>\(html)</p>"
    #expect(raw(text) == paragraph + "\n")
  }

  @Test(arguments: [
    ("~~a~~ ~b~", "<del>a</del> <del>b</del>"),
    ("~~a~", "~~a~"),
    ("~~~a~~~ b", "~~~a~~~ b"),
    ("~~*a*~~", "<del><em>a</em></del>"),
  ])
  func `one or two tildes strike out`(text: String, html: String) {
    let fenced = text.hasPrefix("~~~")
    #expect(raw(fenced ? "x \(text)" : text, .gitHub) == "<p>\(fenced ? "x " : "")\(html)</p>\n")
  }
}
