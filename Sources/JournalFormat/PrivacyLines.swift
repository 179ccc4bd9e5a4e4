import JournalModel

/// Lines that say that a record is private where its front matter can't be trusted to: it is broken, or no
/// front matter at all, since what should open it is mistyped.
enum PrivacyLines {
  /// Most bytes that are looked at: front matter is at the start of a file, and short.
  private static let limit = 1 << 14

  /// Whether a line of a front matter that can't be trusted wanted to make the file private.
  static func arePrivate(_ frontMatter: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    unsafe lines(frontMatter.prefix(limit)).contains { unsafe isPrivate($0, takesNear: true) }
  }

  /// The line of the text's first paragraph that says it, where only a key that is written right counts: it
  /// may be a text.
  ///
  /// Behind a front matter the paragraph has to begin as another one does.
  static func line(
    in text: Slice<UnsafeBufferPointer<UInt8>>, behindFrontMatter: Bool
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    // Nearly all texts begin otherwise: that is told without taking them apart.
    if behindFrontMatter {
      let start = unsafe text.firstIndex { $0 > 0x20 } ?? text.endIndex
      guard unsafe beginsLikeFrontMatter(text[start...]) else { return nil }
    }
    var hasBegun = false
    let lines = unsafe lines(text.prefix(limit))
    for index in unsafe lines.indices {
      let line = unsafe lines[index]
      let isEmpty = unsafe line.allSatisfy { $0 <= 0x20 }
      if isEmpty, hasBegun { return nil }
      // What opens front matter, or was meant to, is no text yet.
      hasBegun = unsafe hasBegun || !isEmpty && line.contains { $0 > 0x2F && $0 < 0x80 }
      if hasBegun, unsafe isPrivate(line, takesNear: false) { return unsafe line }
    }
    return nil
  }

  /// Whether a text begins with two signs that open front matter, or keys in braces.
  private static func beginsLikeFrontMatter(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = unsafe text.first else { return false }
    if first == UInt8(ascii: "{") { return true }
    let opens = first == UInt8(ascii: "-") || first == UInt8(ascii: "_") || first == UInt8(ascii: "+")
    return unsafe opens && text.dropFirst().first == first
  }

  private static func lines(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>
  ) -> [Slice<UnsafeBufferPointer<UInt8>>] {
    let end: UInt8 = unsafe bytes.contains(0x0A) ? 0x0A : 0x0D
    return unsafe bytes.split(separator: end, omittingEmptySubsequences: false)
  }

  /// Whether a line has such a key with a value that is no no; several keys may share it, in braces.
  private static func isPrivate(_ line: Slice<UnsafeBufferPointer<UInt8>>, takesNear: Bool) -> Bool {
    if unsafe line.first(where: { $0 > 0x20 }) == UInt8(ascii: "#") { return false }
    let parts = unsafe line.split {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}")
    }
    return unsafe parts.contains { part in
      let text = unsafe String(decoding: part, as: UTF8.self)
      // The colon of Japanese keyboards; the sign of TOML.
      guard let sign = text.unicodeScalars.firstIndex(where: { $0 == ":" || $0 == "=" || $0 == "：" }) else {
        // « private true » lacks its colon.
        let words = bare(text[...]).split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        return takesNear && words.first.map(Privacy.isKey) ?? false
          && (words.count == 1 || !Privacy.isNo(words[1]))
      }
      let key = bare(text[..<sign])
      let value = bare(text[text.unicodeScalars.index(after: sign)...])
      if Privacy.says(key, value) { return true }
      guard Privacy.isKey(key) || takesNear && Privacy.nearest(to: key) != nil else { return false }
      return !Privacy.isNo(value)
    }
  }

  /// A word without blanks, quotes, the signs of lists and keys before it, and a remark behind it.
  private static func bare(_ text: Substring) -> String {
    let signs: Set<Unicode.Scalar> = ["\"", "'", "-", "?", " ", "\t", "\u{3000}", "\u{A0}", "\u{FEFF}"]
    var scalars = text.unicodeScalars[...]
    while let first = scalars.first, signs.contains(first) { scalars.removeFirst() }
    if let remark = scalars.firstIndex(of: "#") { scalars = scalars[..<remark] }
    while let last = scalars.last, signs.contains(last) { scalars.removeLast() }
    return String(scalars)
  }
}
