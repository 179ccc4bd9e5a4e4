import Testing

/// German words with and without their umlauts.
@Suite struct SearchSpellingTests {
  private func session(_ language: String = "de", _ titles: String...) -> Session {
    let files = titles.enumerated().map { ("2026/11/\($0.offset).md", "---\ntitle: \($0.element)\n---\n") }
    return Session(profile: "smjournal: 1\nlanguage: \(language)\n", Dictionary(uniqueKeysWithValues: files))
  }

  @Test func `a key that no record has is said, as list does`() {
    let session = Session(["2026/11/a.md": "---\ndate: 2026-11-01\n---\nx\n"])
    let warning = "smjournal: warning: no record has a key 'nokey'\nNo records found.\n"
    #expect(session.run("search", "x", "--where", "nokey=1").errors == warning)
    #expect(session.run("list", "--where", "nokey=1").errors == warning)
  }

  @Test(arguments: [
    ("Müde heute", ["muede"], "müde"), ("muede heute", ["Müde"], "muede"), ("Übung", ["uebung"], "übung"),
    ("Müde heute", ["muede", "heute"], "müde heute"), ("neue Übung", ["neue", "Uebung"], "neue Übung"),
  ]) func `a word is found in its other spelling where it is in none of this one`(
    title: String, words: [String], found: String
  ) {
    let reply = session("de", title).run((["search"] + words + ["--lang", "en"]).map { Array($0.utf8) })
    #expect(reply.output.contains(title.lowercased().contains("ü") ? "**" : "**muede**"), "\(reply.output)")
    #expect(
      reply.errors.lowercased()
        == "smjournal: nothing is spelled that way; found for: \(found.lowercased())\n")
  }

  @Test func `both spellings are told where there are both`() {
    let reply = session("de", "Müde", "muede").run("search", "muede", "--lang", "en")
    #expect(reply.output.contains("**muede**"))
    #expect(reply.errors == "1 spelled the other way: smjournal search müde\n")
  }

  @Test(arguments: ["Quelle", "neue", "Trauer", "abenteuer"])
  func `a word with these letters is no other one`(word: String) {
    #expect(session("de", "Qülle nü Traür abenteür").run("search", word).output == "")
  }

  @Test func `other languages spell no umlaut so`() {
    #expect(session("en", "Müde").run("search", "muede").errors == "No records found.\n")
  }
}
