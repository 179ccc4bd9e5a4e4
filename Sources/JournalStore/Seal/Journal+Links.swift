import JournalFiles
import JournalIndex
import JournalModel

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
  /// Lets the links of all texts lead to files that have other names now: also of those that are sealed,
  /// where they can be opened without a passphrase, or were in clear a moment ago.
  ///
  /// - Parameters:
  ///   - clear: what those sealed files say that were in clear, by their paths.
  ///   - write: gives a file other bytes.
  /// - Returns: how many files have other links now, and how many sealed ones could not be looked at.
  func followLinks(
    _ moves: [(former: String, path: String)], clear: [String: [UInt8]] = [:],
    _ write: (StoredFile, [UInt8]) throws(StoreError) -> Void
  ) throws(StoreError) -> (followed: Int, unread: Int) {
    let renamings = moves.map { LinkRenaming($0.former, $0.path) }
    let paths = try store.listing().files.map(\.path)
    let opened = openedFiles
    let meter = ProgressMeter(progress)
    _ = opened?.records(at: paths.filter { Record.isSealed(path: $0) && clear[$0] == nil }, meter)
    meter?.finish()
    var count = (followed: 0, unread: 0)
    for path in paths {
      // An unreadable file may have a link that leads nowhere now: it is reported.
      guard let stored = noting({ () throws(StoreError) in try store.read(path) }) else { continue }
      let known = Record.isSealed(path: path) ? clear[path] ?? opened?.content(of: path)?.bytes : stored.bytes
      guard let known else {
        count.unread += 1
        continue
      }
      let text = renamings.reduce(known) { $1.renamed($0) ?? $0 }
      guard text != known else { continue }
      try write(stored, try bytesToWrite(text, to: path))
      count.followed += 1
    }
    return count
  }
}
