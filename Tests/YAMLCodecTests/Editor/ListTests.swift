import Testing
import YAMLCodec

@Suite struct ListEditTests {
  @Test(
    arguments: [
      (
        "l:\n  - a\n  - b # c\n# of z\nz: 0\n", .append(["l"], "x"),
        "l:\n  - a\n  - b # c\n  - x\n# of z\nz: 0\n"
      ),
      ("l:\n- a\nz: 0\n", .append(["l"], "8:15"), "l:\n- a\n- \"8:15\"\nz: 0\n"),
      ("l:\n- \"a\"\n- \"b\"\n", .append(["l"], "x"), "l:\n- \"a\"\n- \"b\"\n- \"x\"\n"),
      ("l:\n- \"a\"\n- b\n", .append(["l"], "x"), "l:\n- \"a\"\n- b\n- x\n"),
      (
        "l:\n  - a: 1\n    b:\n      - c\n", .append(["l"], ["a": 2]),
        "l:\n  - a: 1\n    b:\n      - c\n  - a: 2\n"
      ),
      ("l:\n  - |\n    x\n\nz: 0\n", .append(["l"], "w"), "l:\n  - |\n    x\n  - w\n\nz: 0\n"),
      ("l: [a, b] # c\n", .append(["l"], "x"), "l: [a, b, x] # c\n"),
      ("l: [a,b]\n", .append(["l"], "x, y"), "l: [a,b,\"x, y\"]\n"),
      ("l: [ ]\n", .append(["l"], "x"), "l: [x]\n"), ("l: [a,]\n", .append(["l"], "x"), "l: [a, x,]\n"),
      ("l: [\n  a,\n  b\n]\n", .append(["l"], "x"), "l: [\n  a,\n  b,\n  x\n]\n"),
      ("l: [\n  a\n]\n", .append(["l"], "x"), "l: [\n  a,\n  x\n]\n"),
      ("l: ['a']\n", .append(["l"], "x"), "l: ['a', 'x']\n"),
      ("l:\nz: 0\n", .append(["l"], "x"), "l:\n  - x\nz: 0\n"),
      ("l: ~\n", .append(["l"], "x"), "l:\n  - x\n"),
      ("z: 0\n", .append(["l"], "x"), "z: 0\nl:\n  - x\n"),
      ("m:\n  l:\n    - a\n", .append(["m", "l"], "x"), "m:\n  l:\n    - a\n    - x\n"),
      ("l:\n- - a\n- b\n", .append(["l", 0], "x"), "l:\n- - a\n  - x\n- b\n"),
      ("l:\n-\n- \n", .append(["l"], "x"), "l:\n-\n- \n- x\n"),
      ("l:\n-   a\n-   b\n", .append(["l"], "x"), "l:\n-   a\n-   b\n- x\n"),
    ] as [EditCase])
  func `appends to a list in its style`(example: EditCase) throws {
    #expect(try edited(file(example.before), example.change) == file(example.after))
  }

  @Test(
    arguments: [
      ("l:\n  # of a\n  - a\n  - b\n", .insert(["l"], at: 0, "x"), "l:\n  - x\n  # of a\n  - a\n  - b\n"),
      ("l:\n  - a # 1\n  - b\n", .insert(["l"], at: 1, "x"), "l:\n  - a # 1\n  - x\n  - b\n"),
      ("l: [a, b]\n", .insert(["l"], at: 0, "x"), "l: [x, a, b]\n"),
      ("l: [a, b]\n", .insert(["l"], at: 1, "x"), "l: [a, x, b]\n"),
      ("l:\n- - a\n- b\n", .insert(["l", 0], at: 0, "x"), "l:\n- - x\n  - a\n- b\n"),
      ("l:\n", .insert(["l"], at: 0, "x"), "l:\n  - x\n"),
    ] as [EditCase])
  func `inserts into a list`(example: EditCase) throws {
    #expect(try edited(file(example.before), example.change) == file(example.after))
  }

  @Test(
    arguments: [
      ("l:\n  # of a\n  - a\n  - b # 1\n  - c\n", .removeItems(["l"], [1]), "l:\n  # of a\n  - a\n  - c\n"),
      ("l:\n  # of a\n  - a\n  - b\n", .removeItems(["l"], [0]), "l:\n  # of a\n  - b\n"),
      ("l: # c\n- a\n- b\n", .removeItems(["l"], [0, 1]), "l: [] # c\n"),
      ("l: [a, b, c]\n", .removeItems(["l"], [0]), "l: [b, c]\n"),
      ("l: [a, b, c]\n", .removeItems(["l"], [1]), "l: [a, c]\n"),
      ("l: [a, b, c,]\n", .removeItems(["l"], [2]), "l: [a, b,]\n"),
      ("l: [a, b, c]\n", .removeItems(["l"], [0, 1]), "l: [c]\n"),
      ("l: [a, b, c, d]\n", .removeItems(["l"], [1, 2]), "l: [a, d]\n"),
      ("l: [a]\n", .removeItems(["l"], [0]), "l: []\n"), ("l: [a]\n", .removeItems(["l"], []), "l: [a]\n"),
      ("l:\n- - a\n  - b\n", .removeItems(["l", 0], [0]), "l:\n- - b\n"),
    ] as [EditCase])
  func `removes items`(example: EditCase) throws {
    #expect(try edited(file(example.before), example.change) == file(example.after))
  }
}
