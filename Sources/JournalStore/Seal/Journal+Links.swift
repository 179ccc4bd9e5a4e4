import JournalFiles
import JournalModel
import SystemLibrary

/// Links to a file of the journal in another's text, as `[[id]]` and `(path/id.md)`, which lead to it under
/// another name from now on.
private struct LinkRenaming {
  private let former: [UInt8]
  private let new: [UInt8]
  /// The endings that the file had and has, which links in brackets leave out.
  private let formerEnding: [UInt8]
  private let ending: [UInt8]

  init(_ former: String, _ path: String) {
    let parts = [former, path].map { FileStore.parts(ofName: RelativePath.last(of: $0)) }
    (self.former, formerEnding) = (Array(parts[0].stem.utf8), Array(parts[0].ending.utf8))
    (new, ending) = (Array(parts[1].stem.utf8), Array(parts[1].ending.utf8))
  }

  /// A text with its links changed; `nil` where it has none to the file.
  func renamed(_ text: [UInt8]) -> [UInt8]? {
    guard !former.isEmpty,
      unsafe text.withUnsafeBufferPointer({ unsafe ByteSearch.contains($0, former) })
    else { return nil }
    var (result, start, index) = ([UInt8](), 0, 0)
    while index + former.count <= text.count {
      guard text[index] == former[0], text[index...].starts(with: former),
        let link = link(at: index, in: text)
      else {
        index += 1
        continue
      }
      result += text[start..<index] + new + (link.hasEnding ? ending : [])
      (start, index) = (link.end, link.end)
    }
    return start == 0 ? nil : result + text[start...]
  }

  /// Where the name ends that stands at a place of a text; `nil` where that is no link.
  private func link(at index: Int, in text: [UInt8]) -> (end: Int, hasEnding: Bool)? {
    let isWiki = text[..<index].suffix(2).elementsEqual("[[".utf8)
    guard let before = text[..<index].last, isWiki || "/(<".utf8.contains(before) else { return nil }
    let end = index + former.count
    let hasEnding = text[end...].starts(with: formerEnding)
    let rest = text[(hasEnding ? end + formerEnding.count : end)...]
    guard let after = rest.first else { return nil }
    let closesWiki = rest.starts(with: "]]".utf8) || "|#".utf8.contains(after)
    let isLink = hasEnding ? closesWiki || ")>\" #".utf8.contains(after) : closesWiki && before != 0x28
    return isLink ? (rest.startIndex, hasEnding) : nil
  }
}

extension Journal {
  /// Lets the links of all texts in clear lead to a file that has another name now.
  ///
  /// - Parameter write: gives a file other bytes.
  /// - Returns: how many files that were.
  func followLinks(
    _ former: String, _ path: String, _ write: (StoredFile, [UInt8]) throws(StoreError) -> Void
  ) throws(StoreError) -> Int {
    let renaming = LinkRenaming(former, path)
    var count = 0
    for file in try store.listing().files where !Record.isSealed(path: file.path) {
      // What can't be read may have a link that leads nowhere now: that is said.
      guard let stored = noting({ () throws(StoreError) in try store.read(file.path) }),
        let bytes = renaming.renamed(stored.bytes)
      else { continue }
      try write(stored, bytes)
      count += 1
    }
    return count
  }
}
