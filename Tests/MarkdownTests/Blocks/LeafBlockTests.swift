import Testing

struct LeafBlockTests {
  @Test(arguments: [
    ("# Night", "<h1>Night</h1>\n"),
    ("###### Six ###", "<h6>Six</h6>\n"),
    ("####### seven", "<p>####### seven</p>\n"),
    ("#nothing", "<p>#nothing</p>\n"),
    ("#", "<h1></h1>\n"),
    ("## C#", "<h2>C#</h2>\n"),
    ("a\n# b\nc", "<p>a</p>\n<h1>b</h1>\n<p>c</p>\n"),
  ])
  func `headings begin with one to six signs and a blank`(text: String, html: String) {
    #expect(raw(text) == html)
  }

  @Test(arguments: [
    ("Rest\n====", "<h1>Rest</h1>\n"),
    ("two\nlines\n-", "<h2>two\nlines</h2>\n"),
    ("> a\n---", "<blockquote>\n<p>a</p>\n</blockquote>\n<hr />\n"),
    ("[a]: /b\n---", "<hr />\n"),
    ("===", "<p>===</p>\n"),
  ])
  func `a line of signs under a paragraph makes it a heading`(text: String, html: String) {
    #expect(raw(text) == html)
  }

  @Test(arguments: ["***", "- - -", " _ _ _ _ ", "---\t"])
  func `three signs are a thematic break`(text: String) {
    #expect(raw(text) == "<hr />\n")
  }

  @Test(arguments: [
    ("    a\n\n      b\n\n", "<pre><code>a\n\n  b\n</code></pre>\n"),
    ("a\n    b", "<p>a\nb</p>\n"),
    ("\ta\tb", "<pre><code>a\tb\n</code></pre>\n"),
  ])
  func `four blanks make code`(text: String, html: String) {
    #expect(raw(text) == html)
  }

  @Test(arguments: [
    ("```\n<a>\n```", "<pre><code>&lt;a&gt;\n</code></pre>\n"),
    ("~~~ swift &amp; more\nx\n~~~~", "<pre><code class=\"language-swift\">x\n</code></pre>\n"),
    ("```\nopen", "<pre><code>open\n</code></pre>\n"),
    ("  ```\n   a\n  ```", "<pre><code> a\n</code></pre>\n"),
    ("```\n```", "<pre><code></code></pre>\n"),
    ("``` a`b", "<p>``` a`b</p>\n"),
    ("> ```\n> a\nb", "<blockquote>\n<pre><code>a\n</code></pre>\n</blockquote>\n<p>b</p>\n"),
  ])
  func `fences hold code until an equal fence or the end`(text: String, html: String) {
    #expect(raw(text) == html)
  }

  @Test(arguments: [
    ("<div>\n*a*\n</div>\n\n*b*", "<div>\n*a*\n</div>\n<p><em>b</em></p>\n"),
    ("<script>\n\na</script>\nb", "<script>\n\na</script>\n<p>b</p>\n"),
    ("<!-- a\n\nb -->\nc", "<!-- a\n\nb -->\n<p>c</p>\n"),
    ("a\n<x y='z'>", "<p>a\n<x y='z'></p>\n"),
    ("<x y='z'>\na", "<x y='z'>\na\n"),
    ("<?a\n?>", "<?a\n?>\n"),
    ("<!DOCTYPE a>", "<!DOCTYPE a>\n"),
    ("<![CDATA[\n\na]]>", "<![CDATA[\n\na]]>\n"),
  ])
  func `raw HTML ends where its kind says`(text: String, html: String) {
    #expect(raw(text) == html)
  }

  @Test(arguments: [
    ("[a]: /b 'c'\n\n[A]", "<p><a href=\"/b\" title=\"c\">A</a></p>\n"),
    ("[a]:\n<b c>\n\n[x][a]", "<p><a href=\"b%20c\">x</a></p>\n"),
    ("[ẞ]: /b\n\n[SS]", "<p><a href=\"/b\">SS</a></p>\n"),
    ("[a]: /1\n[a]: /2\n\n[a]", "<p><a href=\"/1\">a</a></p>\n"),
    ("[a]: /b \"c\" d\n\n[a]", "<p>[a]: /b &quot;c&quot; d</p>\n<p>[a]</p>\n"),
    ("[a]: /b\\_\n=\n[a]", "<p>=\n<a href=\"/b_\">a</a></p>\n"),
    ("[]: /b", "<p>[]: /b</p>\n"),
  ])
  func `definitions are taken from the beginning of paragraphs`(text: String, html: String) {
    #expect(raw(text) == html)
  }
}
