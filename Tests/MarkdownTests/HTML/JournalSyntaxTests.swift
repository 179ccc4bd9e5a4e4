import Markdown
import Testing

struct JournalSyntaxTests {
  @Test func `the end of a line is kept`() {
    #expect(safe("tired\nbut proud") == "<p>tired<br />\nbut proud</p>\n")
  }

  @Test(arguments: [
    ("[[Léa]]", "<a href=\"#Léa\">Léa</a>"),
    ("[[ a | b ]]", "<a href=\"#a\">b</a>"),
    ("[[a|b|c]]", "<a href=\"#a\">b|c</a>"),
    ("[[]]", "[[]]"),
    ("[[a]", "[[a]"),
    ("[[a\nb]]", "[[a<br />\nb]]"),
    ("[[a\"b]]", "<a href=\"#a&quot;b\">a&quot;b</a>"),
  ])
  func `pages in double brackets`(text: String, html: String) {
    var options = HTMLOptions()
    options.page = { "#\($0)" }
    let document = MarkdownDocument(parsing: text, options: .journal)
    #expect(document.html(options) == "<p>\(html)</p>\n")
  }

  @Test(arguments: [
    ("[x](//host/p)", "<a href=\"https://host/p\" rel=\"noreferrer\">x</a>"),
    ("[x](///host)", "<a href=\"https:///host\" rel=\"noreferrer\">x</a>"),
    ("![x](//host/p.png)", "<a href=\"https://host/p.png\" rel=\"noreferrer\">x</a>"),
    ("<//host>", "&lt;//host&gt;"), ("[x](/\\host)", "<a href=\"/%5Chost\">x</a>"),
  ])
  func `an address without a scheme is no file of another machine`(text: String, html: String) {
    #expect(safe(text) == "<p>\(html)</p>\n")
  }

  @Test func `the specifications' own addresses stay`() {
    #expect(MarkdownDocument(parsing: "[x](//host/p)").html(.raw) == "<p><a href=\"//host/p\">x</a></p>\n")
  }

  @Test func `a page that nobody knows is its words`() {
    #expect(safe("[[a|b]]") == "<p>b</p>\n")
  }

  @Test(arguments: [
    ("![[img/a.jpg]]", "<img src=\"data:x\" alt=\"\" />"),
    ("![[img/a.jpg|Léa \"asleep\"]]", "<img src=\"data:x\" alt=\"Léa &quot;asleep&quot;\" />"),
    ("![Léa](img/a.jpg)", "<img src=\"data:x\" alt=\"Léa\" />"),
    ("![Léa](other.jpg)", "Léa"),
    ("![Léa](https://a.b/c.jpg)", "<a href=\"https://a.b/c.jpg\" rel=\"noreferrer\">Léa</a>"),
    ("![Léa](data:image/png;base64,AA)", "Léa"),
    ("![a ![b](img/a.jpg) c](img/a.jpg)", "<img src=\"data:x\" alt=\"a b c\" />"),
    ("[![a](//b.c/d)](https://e.f)", "<a href=\"https://e.f\" rel=\"noreferrer\">a</a>"),
  ])
  func `pictures are those of the folder`(text: String, html: String) {
    var options = HTMLOptions()
    options.picture = { $0 == "img/a.jpg" ? "data:x" : nil }
    #expect(MarkdownDocument(parsing: text, options: .journal).html(options) == "<p>\(html)</p>\n")
  }

  @Test(arguments: [
    ("![Léa & I](img/a.jpg)", "<span class=\"caption\" aria-hidden=\"true\">Léa &amp; I</span>"),
    ("![](img/a.jpg)", ""), ("![[img/a.jpg|200]]", ""), ("![Léa](other.jpg)", ""),
  ])
  func `the words of a picture stand below it where that is wanted`(text: String, caption: String) {
    var options = HTMLOptions()
    options.picture = { $0 == "img/a.jpg" ? "data:x" : nil }
    options.showsCaptions = true
    let html = MarkdownDocument(parsing: text, options: .journal).html(options)
    #expect(html.contains("class=\"caption\"") == !caption.isEmpty && html.contains(caption), "\(html)")
  }
}
