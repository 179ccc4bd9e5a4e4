import Markdown
import Testing

struct AutolinkTests {
  private func link(_ address: String, _ words: String) -> String { "<a href=\"\(address)\">\(words)</a>" }

  @Test(arguments: [
    ("www.a.org.", "http://www.a.org", "www.a.org", "."),
    ("www.a.org/b_c_d", "http://www.a.org/b_c_d", "www.a.org/b_c_d", ""),
    ("www.a.org/(b))", "http://www.a.org/(b)", "www.a.org/(b)", ")"),
    ("www.a.org&copy;", "http://www.a.org", "www.a.org", "©"),
    ("www.a.org/b<c", "http://www.a.org/b", "www.a.org/b", "&lt;c"),
    ("https://a/b*c*d", "https://a/b*c*d", "https://a/b*c*d", ""),
    ("ftp://a.b!", "ftp://a.b", "ftp://a.b", "!"),
    ("a.b-c_d@a.b.", "mailto:a.b-c_d@a.b", "a.b-c_d@a.b", "."),
    ("mailto:a@b.c/", "mailto:a@b.c", "mailto:a@b.c", "/"),
    ("xmpp:a@b.c/)", "xmpp:a@b.c", "xmpp:a@b.c", "/)"),
    ("xmpp:a@b.c/d@e/f", "xmpp:a@b.c/d@e", "xmpp:a@b.c/d@e", "/f"),
  ])
  func `addresses in running text become links`(text: String, address: String, words: String, rest: String) {
    #expect(raw("(" + text, .gitHub) == "<p>(" + link(address, words) + rest + "</p>\n")
  }

  @Test(arguments: [
    "www.a_b.c", "awww.a.b", "xhttp://a.b", "http://", "http:///a", "a@b", "a@b.c-", "a@b.c_", "@a.b",
    "a@b.c@d",
  ])
  func `what only looks like an address stays text`(text: String) {
    #expect(raw("\(text) x", .gitHub) == "<p>\(text) x</p>\n")
  }

  @Test func `links hold no links`() {
    #expect(raw("[www.a.b x@y.z](c)", .gitHub) == "<p>" + link("c", "www.a.b x@y.z") + "</p>\n")
  }

  @Test func `several mailboxes and marks around them`() {
    #expect(
      raw("*a@b.c* d@e.f", .gitHub)
        == "<p><em>" + link("mailto:a@b.c", "a@b.c") + "</em> " + link("mailto:d@e.f", "d@e.f") + "</p>\n")
  }
}
