import Testing
import YAMLCodec

@Suite struct RefusalTests {
  @Test(
    arguments: [
      ("---\n- a\n---\n", .set(["k"], 1), .frontMatterIsNoMapping, 1, 2),
      ("---\na: 1\nText without end\n", .set(["a"], 2), .unterminatedFrontMatter, 1, 4),
      ("---\na: 1\n", .set(["a"], 2), .unterminatedFrontMatter, 1, 3),
      (file("a: &x [1]\nb: *x\n"), .set(["a"], 2), .anchored("x"), 5, 2),
      (file("a: &x [1]\nb: *x\n"), .append(["b"], 2), .alias("x"), 4, 3),
      (file("a: &x [1]\nb: *x\n"), .append(["a"], 2), .anchored("x"), 5, 2),
      (file("a:\n  c: &x 1\nb: *x\n"), .remove(["a"]), .anchored("x"), 7, 3),
      (file("a: &x\n  c: 1\nb: *x\n"), .set(["a", "c"], 2), .anchored("x"), 5, 2),
      (file("a: !!str 1\n"), .set(["a"], "b"), .tagged("!!str"), 4, 2),
      (file("a: !t\n  b: 1\n"), .set(["a", "b"], 2), .tagged("!t"), 4, 2),
      (file("x: &x {a: 1}\n<<: *x\n"), .remove(["<<"]), .mergeKey, 1, 3),
      (file("x: &x {a: 1}\nm:\n  <<: *x\n"), .set(["m", "<<"], 1), .mergeKey, 3, 4),
      (file("? a\n: 1\n"), .set(["a"], ["x"]), .complexKey, 3, 3),
      (file("a: 1\n"), .append(["a"], "b"), .notList("a"), 4, 2),
      (file("a: 1\n"), .set(["a", "b"], 2), .notMapping("a"), 4, 2),
      (file("a: {b: 1}\n"), .set(["a", 0], 2), .notList("a"), 4, 2),
      (file("a: [1]\n"), .removeItems(["a"], [1]), .noSuchItem(1, count: 1), 4, 2),
      (file("a: [1]\n"), .insert(["a"], at: 2, 5), .noSuchItem(2, count: 1), 4, 2),
      (file("a: [1, # one\n  2]\n"), .removeItems(["a"], [0]), .sharedLine, 5, 2),
      (file("l:\n- a: 1\n  # of b\n  b: 2\n"), .remove(["l", 0, "a"]), .sharedLine, 3, 3),
      (file("a: {{date}}x\nb: 1\n"), .set(["a"], 1), .valueNotUnderstood("a"), 1, 2),
      (file("a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> x\n"), .set(["a"], 2), .conflictMarker, 1, 3),
    ] as [(String, Change, EditError.Reason, Int, Int)])
  func `refuses what can't be done safely`(
    text: String, change: Change, reason: EditError.Reason, column: Int, line: Int
  ) throws {
    var document = MarkdownDocument(Array(text.utf8))
    do throws(EditError) {
      try change.make(in: &document)
      Issue.record("made: \(String(decoding: document.bytes, as: UTF8.self))")
    } catch {
      #expect(error.reason == reason)
      #expect([error.position.line, error.position.column] == [line, column])
    }
    #expect(document.bytes == Array(text.utf8))
  }

  @Test func `still sets and removes good keys beside what is no YAML`() throws {
    let text = file("a: {{date}}x\nb: 1\ntags: [#x, #y]\n")
    #expect(try edited(text, .set(["b"], 2)) == file("a: {{date}}x\nb: 2\ntags: [#x, #y]\n"))
    #expect(try edited(text, .set(["c"], 2)) == file("a: {{date}}x\nb: 1\ntags: [#x, #y]\nc: 2\n"))
    #expect(
      try edited(text, .set(["c"], 2, before: "tags")) == file("a: {{date}}x\nb: 1\nc: 2\ntags: [#x, #y]\n"))
    #expect(try edited(text, .remove(["b"])) == file("a: {{date}}x\ntags: [#x, #y]\n"))
    #expect(try edited(text, .remove(["tags"])) == file("a: {{date}}x\nb: 1\n"))
  }

  @Test(
    arguments: [
      (.frontMatterNotUnderstood, "the front matter can't be understood, so nothing in it is rewritten"),
      (.frontMatterIsNoMapping, "the front matter is no list of keys and values"),
      (.unterminatedFrontMatter, "the front matter has no closing '---' line"),
      (.conflictMarker, "the front matter has conflict markers of git; resolve the conflict first"),
      (.noSuchKey("k"), "there is no key 'k'"),
      (.noSuchItem(3, count: 2), "there is no item 3: the list has 2"),
      (.notList("k"), "the value of 'k' is no list"),
      (.notMapping("k"), "the value of 'k' has no keys of its own"),
      (.valueNotUnderstood("k"), "the value of 'k' can't be read, so it is not rewritten"),
      (.alias("x"), "the value is written elsewhere, at the anchor '&x'"),
      (.anchored("x"), "the value is used elsewhere, as the alias '*x'"),
      (.tagged("!t"), "the value has the tag '!t', which a new value might not fit"),
      (.mergeKey, "the key '<<' takes its values from elsewhere"),
      (.complexKey, "the key is a list, a map, a text of several lines or stands behind '?'"),
      (.sharedLine, "the value shares its line or brackets with something that would be lost"),
      (.cannotBeMadeSafely, "the edited text would not read as intended"),
    ] as [(EditError.Reason, String)])
  func `says why`(reason: EditError.Reason, message: String) {
    let position = SourcePosition(line: 1, column: 1, offset: 0)
    #expect(EditError(reason: reason, position: position).message == message)
  }
}
