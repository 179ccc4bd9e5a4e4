import JournalTestSupport

extension Session {
  /// The files of the person's folders – journal, cache, state, settings – that have a word in their path or
  /// in their bytes, whatever the case of ASCII letters; what git has is left out.
  func holding(_ word: String) -> [String] {
    let word = Self.lowered(Array(word.utf8))
    return folder.files().filter { path in
      guard !path.contains(".git/") else { return false }
      return [Array(path.utf8), folder.bytes(of: path) ?? []].contains { Self.holds(Self.lowered($0), word) }
    }
  }

  private static func lowered(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  private static func holds(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard text.count >= word.count else { return false }
    return (0...(text.count - word.count)).contains {
      text[$0] == word[0] && text[$0..<($0 + word.count)].elementsEqual(word)
    }
  }
}
