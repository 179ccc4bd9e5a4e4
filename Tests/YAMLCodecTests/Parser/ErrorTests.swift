import Testing
import YAMLCodec

/// The first error of a text as `line:column: message`; empty where there is none.
func firstError(_ text: String, limits: YAMLLimits = YAMLLimits()) -> String {
  do throws(YAMLError) {
    _ = try YAMLStream.documents(Array(text.utf8), limits: limits)
    return ""
  } catch {
    return "\(error.position.line):\(error.position.column): \(error.message)"
  }
}

struct ErrorTests {
  @Test(arguments: [
    ("a:\n\tb: c", "2:1: tab in indentation; use two spaces for each (begun in line 1)"),
    ("a:\n  b: 1\n  \tc: 2", "3:3: tab in indentation; use two spaces for each (begun in line 2)"),
    ("-\t- a", "1:2: tab in indentation; use two spaces for each"),
    (
      "a:\n  b: 1\n c: 2",
      "3:2: indented by 1 space, expected none as before; begin the line at the left margin, or indent it more to belong to the line above (begun in line 1)"
    ),
    (
      "- a: 1\n   b: 2",
      "2:5: a key must be on one line with its `:`; indent the line as the key above it, or put the value above in quotes (begun in line 1)"
    ),
    (
      "a: \"b\nc\"",
      "2:1: the text in double quotes goes on in a line that is not indented; indent it by two spaces (begun in line 1)"
    ),
    (
      "a: [b,\nc]",
      "2:1: the list in brackets goes on in a line that is not indented; indent it by two spaces (begun in line 1)"
    ),
    (
      "a: 'b'#c",
      "1:7: `#` begins a comment only after a blank; put a word that begins with it in quotes: \"#tag\""
    ),
  ])
  func `places errors of lines`(text: String, expected: String) {
    #expect(firstError(text) == expected)
  }

  @Test(arguments: [
    (
      "a: 1\nb",
      "2:1: expected `key: value`, found `b`; a line that goes on with the value above must be indented by two spaces (begun in line 1)"
    ),
    ("a: b: c", "1:5: a second `: ` in one line; put the value in quotes because of it"),
    ("a: - b", "1:4: a list or map can't begin here; put it on the next lines, or the value in quotes"),
    ("--- a: b", "1:6: a second `: ` in one line; put the value in quotes because of it"),
    ("&a - b", "1:4: a list or map can't begin here; put it on the next lines, or the value in quotes"),
    (
      "a\nb: c",
      "2:2: a key must be on one line with its `:`; indent the line as the key above it, or put the value above in quotes (begun in line 1)"
    ),
    (
      "\"a\n b\": c",
      "2:4: a key must be on one line with its `:`; indent the line as the key above it, or put the value above in quotes (begun in line 1)"
    ),
    (
      "a: \"b\" c",
      "1:8: expected the end of the line after the text in double quotes, found `c`; write a quote inside double quotes as \\\", or put single quotes around the value"
    ),
    (
      "a: [b] c",
      "1:8: expected the end of the line after the list in brackets, found `c`; put the whole value in quotes: \"[[wiki link]] and more\""
    ),
    ("- a\nb", "2:1: expected the end of the line after the list, found `b` (begun in line 1)"),
    ("- [a]\n-b", "2:1: expected the end of the line after the list, found `-b` (begun in line 1)"),
    ("a: @b", "1:4: `@b` can't stand without quotes; put it in quotes"),
    ("a: `b`", "1:4: ``b`` can't stand without quotes; put it in quotes"),
    ("a: %b", "1:4: `%b` can't stand without quotes; put it in quotes"),
    ("a: \"b", "1:6: the text in double quotes is never closed: expected `\"`; add the closing quote"),
    (
      "a: [b",
      "1:6: the list in brackets is never closed: expected `]`; put items with `[`, `]`, `,` or `: ` in quotes"
    ),
    ("'a\n---\nb'", "2:1: `---` or `...` inside the text in single quotes (begun in line 1)"),
    (
      "[a b: c d, {e: f g: h}]",
      "1:19: expected `,` or `}` in the map in braces, found `: h}]`; close the map with `}`; put a {{ template }} in quotes"
    ),
    ("[a, , b]", "1:5: nothing before the comma"),
    ("[a\n: b]", "2:1: a key in brackets must be on one line with its `:` (begun in line 1)"),
  ])
  func `says what was expected`(text: String, expected: String) {
    #expect(firstError(text) == expected)
  }

  @Test(arguments: [
    ("\"\\q\"", "1:2: `\\q` is no escape in double quotes; write a backslash as \\\\, or use single quotes"),
    (
      "\"\\ud800\"",
      "1:2: `\\ud800` is no escape in double quotes; write a backslash as \\\\, or use single quotes"
    ),
    ("a: |x\n  b", "1:5: expected a digit, `+`, `-` or nothing after `|` or `>`, found `x`"),
    ("a: |0\n  b", "1:5: expected a digit, `+`, `-` or nothing after `|` or `>`, found `0`"),
    (
      "a: |\n    \n  b",
      "2:1: an empty line has more spaces than the text that follows it; remove them (begun in line 1)"
    ),
    ("a: &b &c d", "1:7: a second anchor for one value"),
    ("a: !b !c d", "1:7: a second tag for one value"),
    ("a: &b c\nd: &e *b", "2:7: an alias can't have an anchor or tag"),
    ("a: & b", "1:4: expected a name after `&` or `*`"),
    ("a: !<> b", "1:4: `!<> b` is no tag"),
    ("a: !b{} c", "1:4: `!b{} c` is no tag"),
    ("a: !b!c d", "1:4: the tag handle `!b!` is not declared by a %TAG line"),
    ("a: *b", "1:4: nothing before is named by the alias `*b`"),
    ("%YAML 1.2 x\n---", "1:1: `%YAML 1.2 x` is no directive"),
    ("%YAML 1.2\n%YAML 1.2\n---", "2:1: a second %YAML line for the same"),
    ("%YAML 2.0\n---", "1:7: YAML version 2.0 is not known, expected 1.2"),
    ("%YAML 1.2\n", "1:1: expected `---` after the % lines"),
    ("a\n... b", "2:5: expected the end of the line after `...`, found `b`"),
  ])
  func `names the construct`(text: String, expected: String) {
    #expect(firstError(text) == expected)
  }

  @Test(
    arguments: [
      ([0x61, 0xC3], "1:2: byte 0xC3 is not UTF-8; save the file as UTF-8"),
      ([0x61, 0x3A, 0x20, 0xED, 0xA0, 0x80], "1:4: byte 0xED is not UTF-8; save the file as UTF-8"),
      ([0x61, 0x00], "1:1: the file is not UTF-8 but UTF-16 or UTF-32; save it as UTF-8"),
      ([0x61, 0x62, 0x0A, 0x00], "2:1: control character U+0000 is not allowed in YAML"),
      ([0x61, 0x62, 0x1B], "1:3: control character U+001B is not allowed in YAML"),
      ([0xFF, 0xFE, 0x61, 0x00], "1:1: the file is not UTF-8 but UTF-16 or UTF-32; save it as UTF-8"),
    ] as [([UInt8], String)])
  func `refuses bytes that are no text`(bytes: [UInt8], expected: String) {
    #expect(throws: YAMLError.self) { try YAMLStream.documents(bytes) }
    do throws(YAMLError) {
      _ = try YAMLStream.documents(bytes)
    } catch {
      #expect("\(error.position.line):\(error.position.column): \(error.message)" == expected)
    }
  }

  @Test(arguments: [
    ("a:\n\t- b", "tab in indentation; use two spaces for each (begun in line 1)"),
    (
      "a: [#b]", "`#` begins a comment only after a blank; put a word that begins with it in quotes: \"#tag\""
    ),
    ("a: @b", "`@b` can't stand without quotes; put it in quotes"),
    ("a: b: c", "a second `: ` in one line; put the value in quotes because of it"),
    (
      "a: [[b]] c",
      "expected the end of the line after the list in brackets, found `c`; put the whole value in quotes: \"[[wiki link]] and more\""
    ),
    (
      "a: {{b}} c",
      "expected the end of the line after the map in braces, found `c`; put the whole value in quotes: \"{{ template }} and more\""
    ),
    (
      "a: 'it's'",
      "expected the end of the line after the text in single quotes, found `s'`; write an apostrophe inside single quotes twice: ''"
    ),
    (
      "a: \"b \"c\"",
      "expected the end of the line after the text in double quotes, found `c\"`; write a quote inside double quotes as \\\", or put single quotes around the value"
    ),
    ("a: \"b", "the text in double quotes is never closed: expected `\"`; add the closing quote"),
    (
      "a:\n  - b\n - c",
      "indented by 1 space, expected none as before; begin the line at the left margin, or indent it more to belong to the line above (begun in line 1)"
    ),
  ])
  func `says what to do about what people get wrong`(text: String, expected: String) {
    #expect(throws: YAMLError.self) { try YAMLStream.documents(Array(text.utf8)) }
    do throws(YAMLError) {
      _ = try YAMLStream.documents(Array(text.utf8))
    } catch {
      #expect(error.message == expected)
    }
  }
}
