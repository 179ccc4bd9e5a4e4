import JournalLanguage
import JournalModel
import Testing
import YAMLCodec

@testable import JournalPages

struct MarkupTests {
  @Test(arguments: [
    ("a & b", "a &amp; b"), ("<b>", "&lt;b&gt;"), ("\"x\"", "&quot;x&quot;"),
    ("\u{0}\u{1B}[2J", "\u{FFFD}\u{FFFD}[2J"),
    ("é\n", "é\n"),
  ])
  func `text can't become a tag`(text: String, html: String) {
    var markup = Markup()
    markup.text(text)
    #expect(String(decoding: markup.bytes, as: UTF8.self) == html)
  }

  @Test func `attributes are escaped, and left out without a value`() {
    var markup = Markup()
    markup.element("a", ("href", "\"><script>"), ("title", nil), text: "x")
    #expect(
      String(decoding: markup.bytes, as: UTF8.self) == "<a href=\"&quot;&gt;&lt;script&gt;\">x</a>")
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
  func `base 64 is that of RFC 4648`(text: String, encoded: String) {
    #expect(Base64.text(Array(text.utf8)) == encoded)
  }

  @Test func `a document names its style and script by their hashes`() {
    let document = Document(
      phrases: Language.french.phrases, title: "</title>", style: "", script: "", body: [])
    let html = String(decoding: document.html, as: UTF8.self)
    // The hash of nothing, as FIPS 180-4 gives it.
    let hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    #expect(
      html.contains(
        "default-src 'none'; img-src data: blob:; style-src \(hash); script-src \(hash); base-uri"))
    #expect(html.contains("<html lang=\"fr\">"))
    #expect(html.contains("<title>&lt;/title&gt;</title>"))
  }

  @Test(arguments: [
    ("a\u{7}b", "<p>a\u{FFFD}b</p>\n"), ("a\u{85}b", "<p>a\u{FFFD}b</p>\n"), ("<i>", "<p>&lt;i&gt;</p>\n"),
    ("[[night]]", "<p><a href=\"#r1\">night</a></p>\n"), ("![x](img/a.png)", "<p>x</p>\n"),
    ("# A", "<h6>A</h6>\n"),
  ])
  func `texts of records are harmless`(text: String, html: String) {
    let body = BodyText(picture: { _ in nil }, page: { $0 == "night" ? "#r1" : nil })
    #expect(String(decoding: body.html(Array(text.utf8)), as: UTF8.self) == html)
  }
}
