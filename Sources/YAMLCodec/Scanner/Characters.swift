// Chapter 5, character productions. The classes are bit masks: one shift and no memory.

/// Whether a byte is a line break: productions [24] to [26], `b-line-feed`, `b-carriage-return`, `b-char`.
@inline(__always) func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

/// Whether a byte is a space or tab: productions [31] to [33], `s-space`, `s-tab`, `s-white`.
@inline(__always) func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

/// Whether a byte separates: a blank, a break, or the end of the text (0).
@inline(__always) func isBlankOrBreak(_ byte: UInt8) -> Bool {
  byte <= 0x20 && (0x1_0000_2601 as UInt64) >> UInt64(byte) & 1 == 1
}

/// Whether a byte is one of `,[]{}`: production [23], `c-flow-indicator`.
@inline(__always) func isFlowIndicator(_ byte: UInt8) -> Bool {
  byte == 0x2C || byte == 0x5B || byte == 0x5D || byte == 0x7B || byte == 0x7D
}

/// Whether a byte is an indicator: production [22], `c-indicator`.
func isIndicator(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["),
    UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "&"),
    UInt8(ascii: "*"), UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "'"),
    UInt8(ascii: "\""), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
    true
  default: false
  }
}

/// Whether a byte is a digit: production [35], `ns-dec-digit`.
@inline(__always) func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

/// The value of a hexadecimal digit: production [36], `ns-hex-digit`; `nil` for other bytes.
func hexDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case 0x30...0x39: UInt32(byte) - 0x30
  case 0x41...0x46: UInt32(byte) - 0x37
  case 0x61...0x66: UInt32(byte) - 0x57
  default: nil
  }
}

/// Whether a byte is a digit, an ASCII letter or `-`: productions [37] and [38], `ns-ascii-letter`,
/// `ns-word-char`.
func isWord(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "-")
}

/// Whether a byte may stand in a URI: production [39], `ns-uri-char`; `%` counts, its digits are checked
/// apart.
func isURI(_ byte: UInt8) -> Bool {
  if isWord(byte) { return true }
  switch byte {
  case UInt8(ascii: "#"), UInt8(ascii: ";"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: ":"),
    UInt8(ascii: "@"), UInt8(ascii: "&"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "$"),
    UInt8(ascii: ","), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "~"),
    UInt8(ascii: "*"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
    UInt8(ascii: "]"), UInt8(ascii: "%"):
    return true
  default: return false
  }
}

/// Whether a byte may stand in the second half of a tag: production [40], `ns-tag-char`.
func isTagCharacter(_ byte: UInt8) -> Bool {
  isURI(byte) && byte != UInt8(ascii: "!") && !isFlowIndicator(byte)
}

/// The character that an escape stands for: productions [42] to [58], `ns-esc-null` …
/// `ns-esc-paragraph-separator`.
///
/// `nil` for what is no escape of one letter.
func escaped(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0"): 0x00
  case UInt8(ascii: "a"): 0x07
  case UInt8(ascii: "b"): 0x08
  case UInt8(ascii: "t"), 0x09: 0x09
  case UInt8(ascii: "n"): 0x0A
  case UInt8(ascii: "v"): 0x0B
  case UInt8(ascii: "f"): 0x0C
  case UInt8(ascii: "r"): 0x0D
  case UInt8(ascii: "e"): 0x1B
  case UInt8(ascii: " "): 0x20
  case UInt8(ascii: "\""): 0x22
  case UInt8(ascii: "/"): 0x2F
  case UInt8(ascii: "\\"): 0x5C
  case UInt8(ascii: "N"): 0x85
  case UInt8(ascii: "_"): 0xA0
  case UInt8(ascii: "L"): 0x2028
  case UInt8(ascii: "P"): 0x2029
  default: nil
  }
}

/// The number of hexadecimal digits behind `x`, `u` and `U`: productions [59] to [61], `ns-esc-8-bit` …
/// `ns-esc-32-bit`.
func escapeDigits(_ byte: UInt8) -> Int? {
  switch byte {
  case UInt8(ascii: "x"): 2
  case UInt8(ascii: "u"): 4
  case UInt8(ascii: "U"): 8
  default: nil
  }
}
