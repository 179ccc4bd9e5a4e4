import Testing
import YAMLCodec

/// Edits between brackets and braces that others must read too: libyaml refuses `:,` and `:}`.
@Suite struct FlowEditTests {
  @Test(
    arguments: [
      ("a: [k: v]", .set(["a", 0, "x"], 1), "a: [{k: v, x: 1}]"),
      ("a: [k: v]", .set(["a", 0, "x"], 1, before: "k"), "a: [{x: 1, k: v}]"),
      ("a: [k: v]", .set(["a", 0], ["k": "v", "x": 1]), "a: [{k: v, x: 1}]"),
      ("a: [k: v]", .set(["a", 0], ["k": "w"]), "a: [k: w]"),
      ("a: [k: v]", .set(["a", 0, "k"], ["b": 1]), "a: [k: {b: 1}]"),
      ("a: [k: v]", .set(["a", 0], ["b": 1, "c": 2]), "a: [{b: 1, c: 2}]"),
      ("a: [k: v]", .remove(["a", 0, "k"]), "a: [{}]"),
      ("a: [k: v]", .append(["a"], "w"), "a: [k: v, w]"),
      ("a: [k: ]", .set(["a", 0, "x"], 1), "a: [{k: , x: 1}]"),
      ("a: [k:]", .set(["a", 0, "x"], 1), "a: [{k: , x: 1}]"),
      ("a: [? k : v]", .set(["a", 0, "x"], 1), "a: [{? k : v, x: 1}]"),
      ("a: [\"k\":v, w]", .set(["a", 0, "x"], 1), "a: [{\"k\":v, \"x\": 1}, w]"),
      ("a: [k: v]", .set(["a", 0], ["k": "v", "x": 1, "z": [2]]), "a: [{k: v, x: 1, z: [2]}]"),
    ] as [(String, Change, String)])
  func `a pair without braces gets them when it is no longer alone`(
    text: String, change: Change, expected: String
  ) throws {
    #expect(try edited(file(text + "\n"), change) == file(expected + "\n"))
  }

  @Test(
    arguments: [
      ("a: {b: }", .set(["a", "c"], 1), "a: {b: , c: 1}"),
      ("a: {b:}", .set(["a", "c"], 1), "a: {b: , c: 1}"),
      ("a: {b:\n  }", .set(["a", "c"], 1), "a: {b: , c: 1\n  }"),
      ("a: {b: , c: 1}", .remove(["a", "c"]), "a: {b: }"),
      ("a: {b:, c: 1}", .remove(["a", "c"]), "a: {b: }"),
      ("a: {b: , c: 1, d: 2}", .remove(["a", "c"]), "a: {b: , d: 2}"),
      ("a: {b:\n  , c: 1, d: 2}", .remove(["a", "c"]), "a: {b: , d: 2}"),
      ("a: {b: 1, c: , d: 2}", .remove(["a", "b"]), "a: {c: , d: 2}"),
      ("a: {b: 1, c: , d: 2}", .remove(["a", "d"]), "a: {b: 1, c: }"),
      ("a: [b: ]", .append(["a"], 1), "a: [b: , 1]"), ("a: [b: , 1]", .removeItems(["a"], [1]), "a: [b: ]"),
      ("a: {b: }", .set(["a", "b"], 1), "a: {b: 1 }"),
      ("a: {b: 1}", .set(["a", "b"], .null), "a: {b: null}"),
      ("a: {b}", .set(["a", "b"], 1), "a: {b: 1}"), ("a: [&x ]", .set(["a", 0], 1), "a: [&x 1 ]"),
      ("a: {b: &x }", .set(["a", "b"], 1), "a: {b: &x 1 }"),
    ] as [(String, Change, String)])
  func `a blank stays between the colon of a missing value and what follows`(
    text: String, change: Change, expected: String
  ) throws {
    #expect(try edited(file(text + "\n"), change) == file(expected + "\n"))
  }
}
