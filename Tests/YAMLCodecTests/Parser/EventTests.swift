import Testing
import YAMLCodec

/// The events of a text on one line.
func events(_ text: String) throws -> String {
  try YAMLStream.documents(Array(text.utf8)).map {
    $0.eventDump.split(separator: "\n").joined(separator: " ")
  }
  .joined(separator: " ")
}

struct EventTests {
  @Test(arguments: [
    ("", ""),
    ("# only a comment\n", ""),
    ("...\n", ""),
    ("a", "+DOC =VAL :a -DOC"),
    ("---\n---\n", "+DOC --- =VAL : -DOC +DOC --- =VAL : -DOC"),
    ("a: b\n...\n# c\n...\n|\n%d", "+DOC +MAP =VAL :a =VAL :b -MAP -DOC ... +DOC =VAL |%d\\n -DOC"),
    ("%YAML 1.3 # newer\n---\n\"a\"", "+DOC --- =VAL \"a -DOC"),
    ("%UNKNOWN a b\n--- a", "+DOC --- =VAL :a -DOC"),
    ("\u{FEFF}a\n", "+DOC =VAL :a -DOC"),
    ("--- |\n a\n--- >\n b\n", "+DOC --- =VAL |a\\n -DOC +DOC --- =VAL >b\\n -DOC"),
    ("---word1\nword2", "+DOC =VAL :---word1 word2 -DOC"),
  ])
  func `reads documents`(text: String, expected: String) throws {
    #expect(try events(text) == expected)
  }

  @Test(arguments: [
    ("a: b\nc:\n  d: e\n", "+MAP =VAL :a =VAL :b =VAL :c +MAP =VAL :d =VAL :e -MAP -MAP"),
    (
      "a:\n- b\n-\n- c: d\n  e: f\ng:",
      "+MAP =VAL :a +SEQ =VAL :b =VAL : +MAP =VAL :c =VAL :d =VAL :e =VAL :f -MAP -SEQ =VAL :g =VAL : -MAP"
    ),
    (
      "- - a\n  - ? b\n    : c\n  -\n    d\n", "+SEQ +SEQ =VAL :a +MAP =VAL :b =VAL :c -MAP =VAL :d -SEQ -SEQ"
    ),
    ("? a\n: -\tb\n  -  -\tc\n     - d", "+MAP =VAL :a +SEQ =VAL :b +SEQ =VAL :c =VAL :d -SEQ -SEQ -MAP"),
    ("?\n- a\n:\n- b\n", "+MAP +SEQ =VAL :a -SEQ +SEQ =VAL :b -SEQ -MAP"),
    ("? a\n? b\n", "+MAP =VAL :a =VAL : =VAL :b =VAL : -MAP"),
    ("- ? : x", "+SEQ +MAP +MAP =VAL : =VAL :x -MAP =VAL : -MAP -SEQ"),
    ("? []: x", "+MAP +MAP +SEQ [] -SEQ =VAL :x -MAP =VAL : -MAP"),
    (":", "+MAP =VAL : =VAL : -MAP"),
    ("::", "+MAP =VAL :: =VAL : -MAP"),
    ("a: b c\n  d\n\n  e # f\n", "+MAP =VAL :a =VAL :b c d\\ne -MAP"),
    ("- a\n - b", "+SEQ =VAL :a - b -SEQ"),
    ("a:\tb\n-\t: c", "error"),
    ("a:\tb", "+MAP =VAL :a =VAL :b -MAP"),
  ])
  func `reads collections by indentation`(text: String, expected: String) throws {
    #expect((try? events(text)) == (expected == "error" ? nil : "+DOC \(expected) -DOC"))
  }

  @Test(arguments: [
    ("[]", "+SEQ [] -SEQ"),
    ("[a, 'b', \"c\", [d], ]", "+SEQ [] =VAL :a =VAL 'b =VAL \"c +SEQ [] =VAL :d -SEQ -SEQ"),
    (
      "[a: b, {c}: d, \"e\":f, ? g, : h]",
      "+SEQ [] +MAP {} =VAL :a =VAL :b -MAP +MAP {} +MAP {} =VAL :c =VAL : -MAP =VAL :d -MAP +MAP {} =VAL \"e =VAL :f -MAP +MAP {} =VAL :g =VAL : -MAP +MAP {} =VAL : =VAL :h -MAP -SEQ"
    ),
    (
      "{a, b: , c: d, http://e.f, ? g :, : h}",
      "+MAP {} =VAL :a =VAL : =VAL :b =VAL : =VAL :c =VAL :d =VAL :http://e.f =VAL : =VAL :g =VAL : =VAL : =VAL :h -MAP"
    ),
    ("{\"a\"\n  :b, c\n d: e}", "+MAP {} =VAL \"a =VAL :b =VAL :c d =VAL :e -MAP"),
    ("[[a, b]: c]: d", "+MAP +SEQ [] +MAP {} +SEQ [] =VAL :a =VAL :b -SEQ =VAL :c -MAP -SEQ =VAL :d -MAP"),
    ("[\n  a, # b\n\n  c\n]", "+SEQ [] =VAL :a =VAL :c -SEQ"),
    ("[::a, a::b]", "+SEQ [] =VAL :::a =VAL :a::b -SEQ"),
  ])
  func `reads collections in brackets`(text: String, expected: String) throws {
    #expect(try events(text) == "+DOC \(expected) -DOC")
  }

  @Test(arguments: [
    ("&a b: *a", "+MAP =VAL &a :b =ALI *a -MAP"),
    ("&a\nb: c", "+MAP &a =VAL :b =VAL :c -MAP"),
    ("&a\n&b c: d", "+MAP &a =VAL &b :c =VAL :d -MAP"),
    ("a: &b\n- c", "+MAP =VAL :a +SEQ &b =VAL :c -SEQ -MAP"),
    ("a: &b # c\n  !!str\n  d", "+MAP =VAL :a =VAL &b <tag:yaml.org,2002:str> :d -MAP"),
    ("&a: b: &a c\nd:\n  *a:", "+MAP =VAL &a: :b =VAL &a :c =VAL :d =ALI *a: -MAP"),
    (
      "- !!str\n- !a b\n- ! c\n- !<x:y> d",
      "+SEQ =VAL <tag:yaml.org,2002:str> : =VAL <!a> :b =VAL <!> :c =VAL <x:y> :d -SEQ"
    ),
    (
      "- !!null : a\n- &b : c",
      "+SEQ +MAP =VAL <tag:yaml.org,2002:null> : =VAL :a -MAP +MAP =VAL &b : =VAL :c -MAP -SEQ"
    ),
    (
      "{a : !!str, !!str : b}",
      "+MAP {} =VAL :a =VAL <tag:yaml.org,2002:str> : =VAL <tag:yaml.org,2002:str> : =VAL :b -MAP"
    ),
  ])
  func `reads anchors, tags and aliases`(text: String, expected: String) throws {
    #expect(try events(text) == "+DOC \(expected) -DOC")
  }

  @Test func `replaces tag handles and their escapes`() throws {
    let text = "%TAG !e! tag:e.com,2000:app/\n%TAG !! x:\n---\n- !e!tag%21 a\n- !!b c\n"
    #expect(try events(text) == "+DOC --- +SEQ =VAL <tag:e.com,2000:app/tag!> :a =VAL <x:b> :c -SEQ -DOC")
  }

  @Test func `gives the place of each node`() throws {
    let tree = try YAMLStream.documents(Array("a: &x [b, 'c']\n\"é\": |\n  d\n".utf8))[0]
    #expect(
      tree.dump == """
        0..<27 MAP
          0..<1 VAL :a
          3..<14 SEQ [] &x
            7..<8 VAL :b
            10..<13 VAL 'c
          15..<19 VAL "é
          21..<27 VAL |d\\n
        """)
  }

  @Test func `reads the same with all line breaks`() throws {
    let text = "a: b\n  c\nd: |\n  e\n  f\ng: \"h\n  i\"\n"
    let expected = try events(text)
    for lineBreak in ["\r\n", "\r"] {
      let other = text.utf8.flatMap { $0 == 10 ? Array(lineBreak.utf8) : [$0] }
      #expect(try events(String(decoding: other, as: UTF8.self)) == expected)
    }
  }
}
