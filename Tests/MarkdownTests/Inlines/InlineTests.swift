import Markdown
import Testing

struct InlineTests {
  @Test(arguments: [
    ("`a`", "<code>a</code>"),
    ("`` a`b ``", "<code>a`b</code>"),
    ("` `", "<code> </code>"),
    ("`a\nb`", "<code>a b</code>"),
    ("``a`", "``a`"),
    ("`*a`*", "<code>*a</code>*"),
  ])
  func `code spans end at a run of equal length`(text: String, html: String) {
    #expect(raw(text) == "<p>\(html)</p>\n")
  }

  @Test(arguments: [
    ("\\*a\\*", "*a*"),
    ("\\a", "\\a"),
    ("a\\\nb", "a<br />\nb"),
    ("a  \nb", "a<br />\nb"),
    ("a \nb", "a\nb"),
    ("a\\", "a\\"),
    ("&eacute;&#233;&#xE9;&nope;&#0;", "ééé&amp;nope;\u{FFFD}"),
    ("&NotEqualTilde;", "\u{2242}\u{338}"),
    ("&#x110000;&#1234567890;", "\u{FFFD}&amp;#1234567890;"),
    ("&amp;amp;", "&amp;amp;"),
  ])
  func `escapes, breaks and references`(text: String, html: String) {
    #expect(raw(text) == "<p>\(html)</p>\n")
  }

  @Test func `an exclamation mark at the end of a text begins no image of the next one`() {
    #expect(raw("# a!") == "<h1>a!</h1>\n")
    #expect(
      raw("| a! | [b](c) |\n|---|---|", .gitHub)
        == "<table>\n<thead>\n<tr>\n<th>a!</th>\n<th><a href=\"c\">b</a></th>\n</tr>\n</thead>\n</table>\n")
  }

  @Test(arguments: [
    ("[a](b 'c')", "<a href=\"b\" title=\"c\">a</a>"),
    ("[a](<b c>)", "<a href=\"b%20c\">a</a>"),
    ("[a](b(c)d)", "<a href=\"b(c)d\">a</a>"),
    ("[a]( b\n\"c\" )", "<a href=\"b\" title=\"c\">a</a>"),
    ("[a]()", "<a href=\"\">a</a>"),
    ("[a](b c)", "[a](b c)"),
    ("[a [b](c) d](e)", "[a <a href=\"c\">b</a> d](e)"),
    ("*a [b*](c)", "*a <a href=\"c\">b*</a>"),
    ("![a *b*](c \"d\")", "<img src=\"c\" alt=\"a b\" title=\"d\" />"),
    ("![[a](b)](c)", "<img src=\"c\" alt=\"a\" />"),
    ("[![a](b)](c)", "<a href=\"c\"><img src=\"b\" alt=\"a\" /></a>"),
    ("[a](b&auml;\\*)", "<a href=\"b%C3%A4*\">a</a>"),
    ("[a]", "[a]"),
  ])
  func `links and pictures`(text: String, html: String) {
    #expect(raw(text) == "<p>\(html)</p>\n")
  }

  @Test func `a label that is too long is none`() {
    let long = String(repeating: "a", count: 1000)
    #expect(raw("[\(long)]: /b\n\n[\(long)]").contains("href") == false)
    let fits = String(long.dropLast())
    #expect(raw("[\(fits)]: /b\n\n[\(fits)]").contains("href=\"/b\""))
  }

  @Test func `uses of references add no more than the text has, or 100 KB`() {
    let text =
      "[a]: /" + String(repeating: "b", count: 5000) + "\n\n" + String(repeating: "[a] ", count: 2000)
    #expect(raw(text).utf8.count < 150_000)
  }

  @Test(arguments: [
    ("<http://a.b/?c=d&e>", "<a href=\"http://a.b/?c=d&amp;e\">http://a.b/?c=d&amp;e</a>"),
    ("<a@b.c>", "<a href=\"mailto:a@b.c\">a@b.c</a>"),
    ("<a b>", "<a b>"),
    ("<a b=c d='e' f=\"g\"/>", "<a b=c d='e' f=\"g\"/>"),
    ("</a >", "</a >"),
    ("</a b>", "&lt;/a b&gt;"), ("</a", "&lt;/a"),
    ("x <!-- a - b -->", "x <!-- a - b -->"),
    ("x <!--> y", "x <!--> y"),
    ("<a 1>", "&lt;a 1&gt;"),
    ("< a>", "&lt; a&gt;"),
    ("x <?a?> <!A> <![CDATA[>]]>", "x <?a?> <!A> <![CDATA[>]]>"),
  ])
  func `angle brackets hold addresses and tags`(text: String, html: String) {
    let isBlock = text.hasPrefix("<a b") || text == "</a >"
    #expect(raw(isBlock ? "x \(text)" : text) == "<p>\(isBlock ? "x " : "")\(html)</p>\n")
  }
}
