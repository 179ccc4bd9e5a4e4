import Markdown
import Testing

struct ContainerBlockTests {
  @Test(arguments: [
    ("> a\nb", "<blockquote>\n<p>a\nb</p>\n</blockquote>\n"),
    (">a\n\n> b", "<blockquote>\n<p>a</p>\n</blockquote>\n<blockquote>\n<p>b</p>\n</blockquote>\n"),
    (">\t\tx", "<blockquote>\n<pre><code>  x\n</code></pre>\n</blockquote>\n"),
    (">", "<blockquote>\n</blockquote>\n"),
  ])
  func `quotes go on lazily`(text: String, html: String) {
    #expect(raw(text) == html)
  }

  @Test(arguments: [
    ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    ("- a\n\n- b", "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n"),
    (
      "- a\n  - b\n\n    c\n- d",
      "<ul>\n<li>a\n<ul>\n<li>\n<p>b</p>\n<p>c</p>\n</li>\n</ul>\n</li>\n<li>d</li>\n</ul>\n"
    ),
    ("- a\n* b", "<ul>\n<li>a</li>\n</ul>\n<ul>\n<li>b</li>\n</ul>\n"),
    ("7. a\n8. b", "<ol start=\"7\">\n<li>a</li>\n<li>b</li>\n</ol>\n"),
    ("-\n\n  a", "<ul>\n<li></li>\n</ul>\n<p>a</p>\n"),
    ("- a\n\n      code", "<ul>\n<li>\n<p>a</p>\n<pre><code>code\n</code></pre>\n</li>\n</ul>\n"),
    ("shift\n2. b", "<p>shift\n2. b</p>\n"),
    ("1234567890. a", "<p>1234567890. a</p>\n"),
    ("- > a\n  >\n- b", "<ul>\n<li>\n<blockquote>\n<p>a</p>\n</blockquote>\n</li>\n<li>b</li>\n</ul>\n"),
    ("- a\n- [b]: /c\n- d", "<ul>\n<li>a</li>\n<li></li>\n<li>d</li>\n</ul>\n"),
  ])
  func `lists are tight unless a blank line parts them`(text: String, html: String) {
    #expect(raw(text) == html)
  }

  @Test(arguments: [
    (
      "- [ ] a\n- [x] b",
      "<ul>\n<li><input type=\"checkbox\" disabled=\"\" /> a</li>\n"
        + "<li><input type=\"checkbox\" checked=\"\" disabled=\"\" /> b</li>\n</ul>\n"
    ),
    ("- [a] b", "<ul>\n<li>[a] b</li>\n</ul>\n"),
    ("[x] a", "<p>[x] a</p>\n"),
  ])
  func `tasks stand at the beginning of items`(text: String, html: String) {
    #expect(raw(text, .gitHub) == html)
  }

  @Test(arguments: [
    (
      "a | b\n:-- | --:\nc",
      "<table>\n<thead>\n<tr>\n<th align=\"left\">a</th>\n<th align=\"right\">b</th>\n</tr>\n"
        + "</thead>\n<tbody>\n<tr>\n<td align=\"left\">c</td>\n<td align=\"right\"></td>\n</tr>\n</tbody>\n</table>\n"
    ),
    (
      "x\n| a |\n|---|\n\ny",
      "<p>x</p>\n<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>\n<p>y</p>\n"
    ),
    (
      "| a |\n|---|\n| `\\|` \\| |",
      "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n"
        + "<td><code>|</code> |</td>\n</tr>\n</tbody>\n</table>\n"
    ),
    ("| a | b |\n|---|", "<p>| a | b |\n|---|</p>\n"),
    (
      "| a |\n|---|\n> b",
      "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>\n"
        + "<blockquote>\n<p>b</p>\n</blockquote>\n"
    ),
  ])
  func `a delimiter row makes the line above it a table's head`(text: String, html: String) {
    #expect(raw(text, .gitHub) == html)
  }

  @Test func `without the options the extensions are text`() {
    #expect(raw("| a |\n|---|") == "<p>| a |\n|---|</p>\n")
    #expect(raw("- [x] ~~a~~ www.b.c") == "<ul>\n<li>[x] ~~a~~ www.b.c</li>\n</ul>\n")
  }

  @Test func `blocks nest a hundred deep and no deeper`() {
    let html = raw(String(repeating: "> ", count: 150) + "a")
    let depth = html.split(separator: "\n").filter { $0 == "<blockquote>" }.count
    #expect(depth == 100)
    #expect(html.contains("&gt; a"))
  }
}
