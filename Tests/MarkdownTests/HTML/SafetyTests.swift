import Markdown
import Testing

struct SafetyTests {
  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "vbscript:x", "java&#115;cript:x",
    "javascript&colon;x", "file:///etc/passwd", "&#1;javascript:x", "blob:x", "x-y+z:q",
  ])
  func `links with other schemes lose their address`(address: String) {
    #expect(safe("[a](\(address))") == "<p>a</p>\n")
    #expect(safe("![a](\(address))") == "<p>a</p>\n")
  }

  @Test func `a line end in a scheme is encoded and no scheme`() {
    #expect(safe("[a](java&#10;script:x)") == "<p>a</p>\n")
    #expect(safe("[a](/&#10;b:x)") == "<p><a href=\"/%0Ab:x\">a</a></p>\n")
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n"),
    ("x <img src=x onerror=y>", "<p>x &lt;img src=x onerror=y&gt;</p>\n"),
    ("`</code><script>`", "<p><code>&lt;/code&gt;&lt;script&gt;</code></p>\n"),
    ("``` \"><script>\n```", "<pre><code class=\"language-&quot;&gt;&lt;script&gt;\"></code></pre>\n"),
    ("[a](<b\" onclick=\"c>)", "<p><a href=\"b%22%20onclick=%22c\">a</a></p>\n"),
    ("[a](b 'c\" onclick=\"d')", "<p><a href=\"b\" title=\"c&quot; onclick=&quot;d\">a</a></p>\n"),
    ("</div></article>", "<p>&lt;/div&gt;&lt;/article&gt;</p>\n"),
  ])
  func `nothing in a text becomes a tag`(text: String, html: String) {
    #expect(safe(text) == html)
  }

  @Test func `the tag filter disarms GitHub's nine`() {
    var options = HTMLOptions.raw
    options.rawHTML = .filtered
    let text = "x <b> <TITLE> <style > </script> <titles>\n\n<xmp>\n"
    #expect(
      MarkdownDocument(parsing: text, options: .gitHub).html(options)
        == "<p>x <b> &lt;TITLE> &lt;style > &lt;/script> <titles></p>\n&lt;xmp>\n")
  }

  @Test func `headings go down and stop at six`() {
    var options = HTMLOptions()
    options.headingShift = 3
    #expect(MarkdownDocument(parsing: "# a\n\n##### b").html(options) == "<h4>a</h4>\n<h6>b</h6>\n")
  }

  @Test func `NUL and broken UTF-8 are replaced`() {
    let bytes: [UInt8] = [0x61, 0x00, 0xC3, 0x2A, 0x62, 0x2A, 0xFF]
    #expect(MarkdownDocument(parsing: bytes).html() == "<p>a\u{FFFD}\u{FFFD}<em>b</em>\u{FFFD}</p>\n")
  }
}
