import JournalModel
import Testing
import YAMLCodec

@testable import JournalReaders

@Suite struct MarkupTests {
  private func events(_ xml: String) throws -> [MarkupEvent] {
    var reader = XMLReader(Array(xml.utf8))
    var events: [MarkupEvent] = []
    while let event = try reader.next() { events.append(event) }
    return events
  }

  @Test func `reads XML as a stream`() throws {
    let xml = "<?xml version='1.0'?><!-- c --><a x='1 &amp; 2'>t&#233;xt<b/><![CDATA[<raw>]]></a>"
    #expect(
      try events(xml) == [
        .start("a", [.init(name: "x", value: "1 & 2")]), .text("téxt"), .start("b", []), .end("b"),
        .text("<raw>"), .end("a"),
      ])
  }

  @Test func `nothing that a document type defines is expanded`() throws {
    let bomb = "<!DOCTYPE a [<!ENTITY x \"xxxxxxxxxx\"><!ENTITY y \"&x;&x;\">]><a>&y;</a>"
    #expect(try events(bomb) == [.start("a", []), .text("&y;"), .end("a")])
  }

  @Test(arguments: [
    ("<a><b></a>", SourceFlaw.wrongTag("a"), 1, 7), ("<a>\n<b>", .cutShort, 2, 4), ("text", .notXML, 1, 1),
    ("<a x=1></a>", .notXML, 1, 6), ("", .cutShort, 1, 1),
  ])
  func `says where XML is wrong`(xml: String, flaw: SourceFlaw, line: Int, column: Int) {
    do throws(ReadingError) {
      var reader = XMLReader(Array(xml.utf8))
      while try reader.next() != nil {}
      Issue.record("no error in \(xml)")
    } catch {
      #expect(error.flaw == flaw)
      #expect([error.position?.line, error.position?.column] == [line, column])
    }
  }

  @Test func `deep XML ends with an error`() {
    #expect(throws: (any Error).self) { try events(String(repeating: "<a>", count: 1_000_000)) }
  }

  @Test(arguments: [
    ("<p>One</p><p>Two <b>bold</b> and <i>it</i></p>", "One\n\nTwo **bold** and *it*"),
    ("a<br>b<br/>c", "a\nb\nc"), ("<div>a</div><div>b</div>", "a\nb"),
    ("<ul><li>x</li><li>y</li></ul>z", "- x\n- y\n\nz"), ("<ol><li>x<li>y</ol>", "1. x\n2. y"),
    ("<h2>T</h2>text", "## T\n\ntext"), ("5 * 3 &lt; 4_2 &amp; &eacute;", "5 \\* 3 \\< 4\\_2 & é"),
    ("<a href='https://x.org/a b'>x</a>", "[x](https://x.org/a%20b)"),
    ("<script>alert(1)</script><p>a", "a"), ("<b>a </b>b", "**a** b"), ("<a href='javascript:x'>y</a>", "y"),
    ("<html><head><title>N</title><body><p>Words</p>", "Words"), ("<head><title>N</title><p>Words", "Words"),
    ("<ul><li><div>x</div></li><li><div>y</div></li></ul>", "- x\n- y"), ("<li><p>x</p><p>y</p>", "- x\n\ny"),
    ("<ul><li><p>x</p></li><li><p>y</p></li></ul>z", "- x\n- y\n\nz"),
    ("a <img src='data:x' alt='Mum'>", "a Mum"),
    ("<blockquote>q</blockquote>", "> q"), ("x <y", "x"), ("<b></b>", ""), ("a < b", "a \\< b"),
  ])
  func `HTML becomes Markdown`(html: String, markdown: String) {
    #expect(HTMLMarkdown.text(html).markdown { _ in "" } == markdown)
  }

  @Test func `pictures of the source keep their place`() {
    let text = HTMLMarkdown.text("<p>a<img src='x/p.jpg' alt='L'>b") { $0 == "x/p.jpg" ? "p.jpg" : nil }
    #expect(text.parts == [.text("a"), .media("p.jpg", caption: "L"), .text("b")])
    let missing = HTMLMarkdown.text("<p>a<img src='x/q.jpg' alt='L'>b")
    #expect(missing.parts == [.text("a"), .media("q.jpg", caption: "L"), .text("b")])
  }

  @Test func `reads property lists`() throws {
    let xml = """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>Date</key><date>2013-05-17T18:39:20Z</date><key>On</key><true/>
      <key>Tags</key><array><string>a</string><string>b &amp; c</string></array><key>N</key><real>1.5</real>
      </dict></plist>
      """
    let list = try PropertyList(Array(xml.utf8))
    #expect(list["Date"]?.instant == Instant(secondsSinceEpoch: 1_368_815_960))
    #expect(list["On"]?.isTrue == true)
    #expect(list["Tags"]?.items.map(\.text) == ["a", "b & c"])
    #expect(list["N"]?.text == "1.5")
    #expect(throws: ReadingError.self) { try PropertyList(Array("<dict></dict></plist>".utf8)) }
  }
}
