import Testing
import YAMLCodec

struct SourcePositionTests {
  @Test(arguments: [
    ("abc", 2, 1, 3), ("a\nbc", 3, 2, 2), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("é😀b", 6, 1, 3),
    ("\u{FEFF}ab", 4, 1, 2), ("a\n", 2, 2, 1), ("a", 99, 1, 2),
  ])
  func `counts lines and scalars`(text: String, offset: Int, line: Int, column: Int) {
    let position = SourcePosition(offset: offset, in: Array(text.utf8))
    #expect((position.line, position.column) == (line, column))
  }
}
