import JournalFormat
import JournalModel
import YAMLCodec

/// Merges versions of a file of the journal: front matter key by key, the body line by line.
///
/// Three versions of one file, or two where the one that they come from is unknown; with two, what only one
/// side has is kept. Unreadable front matter is merged as text. Nothing that either side wrote is
/// left out except what the other side removed or changed, unless both did: then both are there, between
/// markers.
public struct RecordMerge: Hashable, Sendable {
  /// The merged file.
  public var bytes: [UInt8]
  /// What both sides changed differently, in the order of the text; empty where the merge is clean.
  public var clashes: [Clash] = []

  /// What both sides changed differently.
  public enum Clash: Hashable, Sendable {
    /// A key of the front matter; a key within a map has the map's key and a point before it.
    case key(String)
    case body(count: Int)
    /// Clashes in a file that could only be merged as text.
    case text(count: Int)
    /// Two records that got one name on two devices: each is whole, between markers.
    case twoRecords
    /// A side that is no text, as a power cut, another encoding or encryption leaves it, or has a pointer of
    /// git-lfs in its place: both are whole, between markers.
    case notText

    /// Whether both sides can stand one below the other.
    public var isOfText: Bool {
      if case .body = self { true } else { false }
    }
  }

  /// Merges.
  ///
  /// - Parameters:
  ///   - base: the version that both come from; `nil` where it is not known or there was none.
  ///   - path: the path in the journal, where it decides: lines of likes are united.
  ///   - choices: the side that counts for single keys, whatever each changed.
  public init(
    base: [UInt8]?, ours: [UInt8], theirs: [UInt8], path: String = "", style: MergeStyle = MergeStyle(),
    choices: MergeChoices = MergeChoices()
  ) {
    // An empty file is what a crash leaves, not what a person wants.
    let isChosen = !choices.isEmpty && !ours.isEmpty && !theirs.isEmpty
    if ours == theirs || theirs == base && !isChosen || theirs.isEmpty {
      bytes = ours.isEmpty ? theirs : ours
    } else if ours == base && !isChosen || ours.isEmpty {
      bytes = theirs
    } else if !Self.isText(ours) || !Self.isText(theirs) {
      self = Self.whole(ours: ours, theirs: theirs, clash: .notText, style: style)
    } else if "/\(path)".hasSuffix("/affirmations/likes.md") {
      bytes = Self.unitedLines(base: base, ours: ours, theirs: theirs)
    } else {
      let common = base.flatMap { Self.isText($0) ? $0 : nil }
      self = Self.merged(base: common, ours: ours, theirs: theirs, style: style, choices)
    }
  }

  private init(bytes: [UInt8], clashes: [Clash]) {
    self.bytes = bytes
    self.clashes = clashes
  }

  /// Whether a version can be merged by lines. A file with a NUL is binary, as it is to git; a placeholder
  /// that a sync tool left has none of the text's lines.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    !bytes.contains(0) && (bytes.isEmpty || Problem.Reason(inPlaceOfText: bytes) == nil)
  }

  /// Both versions as they are, between markers.
  private static func whole(
    ours: [UInt8], theirs: [UInt8], clash: Clash, style: MergeStyle
  ) -> RecordMerge {
    let end = TextLines.usualEnd(of: ours[...])
    return RecordMerge(bytes: style.clash(ours: ours, theirs: theirs, lineEnd: end), clashes: [clash])
  }

  // MARK: Documents

  private static func merged(
    base: [UInt8]?, ours: [UInt8], theirs: [UInt8], style: MergeStyle, _ choices: MergeChoices
  ) -> RecordMerge {
    let left = MarkdownDocument(ours)
    let right = MarkdownDocument(theirs)
    // A base that can't be read is as good as none for the keys; its lines serve all the same.
    let common = base.map { MarkdownDocument($0) }
    let areTwo =
      common.map { areTwoPlans(record(left), record(right), since: record($0)) } ?? areTwoRecords(left, right)
    if areTwo { return whole(ours: ours, theirs: theirs, clash: .twoRecords, style: style) }
    guard let merge = keyByKey(base: common, ours: left, theirs: right, style: style, choices) else {
      return asText(base: base, ours: ours, theirs: theirs, style: style, choices)
    }
    return merge
  }

  private static func asText(
    base: [UInt8]?, ours: [UInt8], theirs: [UInt8], style: MergeStyle, _ choices: MergeChoices
  ) -> RecordMerge {
    let merge = LineMerge(base: base?[...], ours: ours[...], theirs: theirs[...], style: style)
    guard let chosen = merge.taking(choices.ofText, ours: ours[...], theirs: theirs[...]) else {
      return RecordMerge(bytes: merge.text, clashes: merge.clashes > 0 ? [.text(count: merge.clashes)] : [])
    }
    return RecordMerge(bytes: chosen, clashes: [])
  }

  private static func keyByKey(
    base: MarkdownDocument?, ours: MarkdownDocument, theirs: MarkdownDocument, style: MergeStyle,
    _ choices: MergeChoices
  ) -> RecordMerge? {
    guard ours.frontMatter != nil || theirs.frontMatter != nil, let left = side(of: ours),
      let right = side(of: theirs)
    else { return nil }
    // One side broke its front matter, by a line above it or a fence that went: its keys can't be read, and
    // were not removed.
    let hasLostKeys = base?.frontMatter != nil && (ours.frontMatter == nil || theirs.frontMatter == nil)
    if hasLostKeys { return nil }
    let lineEnd = TextLines.usualEnd(of: ours.bytes[...])
    guard
      let keys = MappingMerge(
        base: base.flatMap(side), ours: left, theirs: right, style: style, lineEnd: lineEnd, choices: choices)
    else { return nil }
    let (leftText, rightText) = (ours.bytes[ours.body], theirs.bytes[theirs.body])
    let body = LineMerge(
      base: base.map { $0.bytes[$0.body] }, ours: leftText, theirs: rightText, style: style)
    let chosen = body.taking(choices.ofText, ours: leftText, theirs: rightText)
    let bytes = framed(keys.bytes, ours: ours, theirs: theirs, lineEnd: lineEnd) + (chosen ?? body.text)
    if let value = keys.value, !isFrontMatter(of: bytes, value) { return nil }
    var clashes = keys.clashes.map(Clash.key)
    if body.clashes > 0, chosen == nil { clashes.append(.body(count: body.clashes)) }
    return RecordMerge(bytes: bytes, clashes: clashes)
  }

  /// The keys of a document; `nil` where they can't be told apart line by line.
  private static func side(of document: MarkdownDocument) -> MappingMerge.Side? {
    guard let range = document.frontMatter else {
      return MappingMerge.Side(tree: document.tree, blocks: MergeBlocks())
    }
    guard document.problems.isEmpty else { return nil }
    guard let root = document.tree.root, !document.entries.isEmpty else {
      var blocks = MergeBlocks()
      blocks.tail = Array(document.bytes[range])
      return MappingMerge.Side(tree: document.tree, blocks: blocks)
    }
    guard document.tree.kind(root) == .mapping else { return nil }
    return MergeBlocks(of: root, in: document.tree, enclosing: range).map {
      MappingMerge.Side(tree: document.tree, blocks: $0)
    }
  }

  /// The keys between the lines that open and close front matter, as our file has them, else as theirs.
  private static func framed(
    _ keys: [UInt8], ours: MarkdownDocument, theirs: MarkdownDocument, lineEnd: [UInt8]
  ) -> [UInt8] {
    let frame = ours.frontMatter == nil ? theirs : ours
    guard let range = frame.frontMatter, !keys.isEmpty || ours.frontMatter != nil else { return [] }
    let close = Array(frame.bytes[range.upperBound..<frame.body.lowerBound])
    return frame.bytes[..<range.lowerBound] + keys + MergeStyle.ended(close, lineEnd)
  }

  /// Whether a merged file reads as what the merge meant: the last guard against lines that don't fit
  /// together.
  private static func isFrontMatter(of bytes: [UInt8], _ value: YAMLValue) -> Bool {
    guard case .mapping(let pairs) = value else { return false }
    let document = MarkdownDocument(bytes)
    let wanted = pairs.filter { $0.key != .string("") }
    let found = document.entries.map { entry in
      YAMLPair(key: .string(entry.key), value: entry.value.map { document.tree.value($0) } ?? .null)
    }
    return document.problems.isEmpty && found == wanted
  }

  // MARK: Two records of one name

  /// Whether two files without a common version are two things that happened, rather than one that was
  /// changed.
  package static func areTwoRecords(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    areTwoRecords(MarkdownDocument(left), MarkdownDocument(right))
  }

  private static func areTwoRecords(_ left: MarkdownDocument, _ right: MarkdownDocument) -> Bool {
    // A file that breaks off in its front matter may lack the title, kind or moment that makes them one.
    if isCut(left) || isCut(right) { return false }
    let (one, other) = (record(left), record(right))
    if one.kind != other.kind || areTwoPlans(one, other) { return true }
    if let at = one.at, let otherAt = other.at, at.instant(in: .utc) != otherAt.instant(in: .utc) {
      return true
    }
    // Who worked twice on top of the plan worked both.
    if one.isExtra, other.isExtra, CompetingRecords.areApart(one, other) { return true }
    // Two moods that somebody told in other words at one time that was typed were felt, both of them.
    if !areSurelyOne(left.bytes, right.bytes), one.title == nil, other.title == nil, let mood = one.mood,
      let otherMood = other.mood, mood != otherMood,
      one.hasText, other.hasText, !left.bytes[left.body].elementsEqual(right.bytes[right.body])
    {
      return true
    }
    if one.at != nil, other.at != nil { return false }
    // Time off of the same days is one, whatever it is called.
    if let from = one.from, from == other.from, one.until == other.until { return false }
    guard let title = one.title, let otherTitle = other.title, title != otherTitle else { return false }
    return lines(left).isDisjoint(with: lines(right))
  }

  /// Whether both sides published a plan, each its own: the one published last holds, and no third one.
  private static func areTwoPlans(_ one: Record, _ other: Record, since base: Record? = nil) -> Bool {
    guard one.kind == .rota, other.kind == .rota, let published = one.published,
      let otherPublished = other.published, published != otherPublished
    else { return false }
    return base?.published != published && base?.published != otherPublished
      && (one.texts(of: .shifts), one.from, one.until) != (other.texts(of: .shifts), other.from, other.until)
  }

  /// Whether one of two files was made of the other: they say one moment, to the second, or with the same
  /// title or a line of text in common. A time that was typed on two devices is no sign of that.
  static func areSurelyOne(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let (ours, theirs) = (MarkdownDocument(left), MarkdownDocument(right))
    let (one, other) = (record(ours), record(theirs))
    guard one.kind == other.kind, let at = one.at, let moment = other.at?.instant(in: .utc),
      at.instant(in: .utc) == moment
    else { return false }
    return moment.secondsSinceEpoch % 60 != 0 || one.title != nil && one.title == other.title
      || !lines(ours).isDisjoint(with: lines(theirs))
  }

  private static func isCut(_ document: MarkdownDocument) -> Bool {
    document.frontMatter == nil && document.bytes.first == UInt8(ascii: "-")
      || document.problems.contains { $0.reason == .unterminatedFrontMatter }
  }

  private static func record(_ document: MarkdownDocument) -> Record {
    RecordDecoder().decode(document, path: "", fileTime: nil).record
  }

  /// The lines of a text, without those that are empty.
  static func lines(_ document: MarkdownDocument) -> Set<[UInt8]> {
    let lines = TextLines(document.bytes[document.body]).lines.map { Array(TextLines.content($0)) }
    return Set(lines.filter { !$0.isEmpty })
  }

  // MARK: Likes

  /// All lines of both: of an affirmation the youngest line counts, so their order makes no difference.
  private static func unitedLines(base: [UInt8]?, ours: [UInt8], theirs: [UInt8]) -> [UInt8] {
    let known = Set(TextLines(ours[...]).lines.map { TextLines.content($0) })
    let end = TextLines.usualEnd(of: ours[...])
    let fresh = TextLines(theirs[...]).lines.filter { !known.contains(TextLines.content($0)) }
    return MergeStyle.ended(ours, end) + MergeStyle.ended(fresh.flatMap { $0 }, end)
  }
}
