import JournalFiles
import SystemLibrary
import YAMLCodec

/// What a device's own history proves about two versions of a file of which no common version is known.
///
/// A log of changes and the versions in git tell what was done on this device, and not what another one had
/// seen: an edit that nobody wrote down is in the first version they know. So no such version counts as what
/// both sides come from. What a step of this history proves is that a key or a line *was changed here*: where
/// one side has it as it was and the other as it became, it is taken as changed. Nothing else is, unless this
/// device made the file and its log knows every version since: a key that never said anything else here was
/// changed by the other side.
struct ProvenChanges {
  private let histories: [[Step]]
  private let life: [MarkdownDocument]

  /// A change of a file that was made here.
  struct Step {
    fileprivate var before: MarkdownDocument
    fileprivate var after: MarkdownDocument

    /// A change from one version to the next.
    init(from before: [UInt8], to after: [UInt8]) {
      self.before = MarkdownDocument(before)
      self.after = MarkdownDocument(after)
    }
  }

  /// The proofs in histories of a file, each with its oldest step first. What one says another must not deny.
  ///
  /// - Parameter life: all versions of the file that this device made; empty where some are not known.
  init(_ histories: [[Step]], life: [[UInt8]] = []) {
    self.histories = histories
    self.life = life.map { MarkdownDocument($0) }
  }

  /// What tells the keys apart that any of these steps changed.
  static func keys(changedBy steps: [Step]) -> Set<String> {
    var changed: Set<String> = []
    for step in steps {
      let (before, after) = (values(of: step.before), values(of: step.after))
      for key in Set(before.keys).union(after.keys) where before[key]?.normal != after[key]?.normal {
        changed.insert(key)
      }
    }
    return changed
  }

  /// A version for a merge to start from: it has what both sides have, and of the rest only what is proven to
  /// have been changed since. What it lacks is united, or clashes. `nil` where nothing is proven.
  func base(ours: [UInt8], theirs: [UInt8]) -> [UInt8]? {
    guard histories.contains(where: { !$0.isEmpty }) || !life.isEmpty else { return nil }
    let (left, right) = (MarkdownDocument(ours), MarkdownDocument(theirs))
    let keys = self.keys(left, right)
    let (lines, hasLines) = body(left, right)
    guard !keys.lines.isEmpty || hasLines else { return nil }
    if RecordMerge.areTwoRecords(ours, theirs), !keys.provesIdentity { return nil }
    let fence = Array("---\n".utf8)
    let hasFrontMatter = left.frontMatter != nil && right.frontMatter != nil
    return (hasFrontMatter ? fence + keys.lines + fence : []) + lines
  }

  // MARK: Keys

  private func keys(
    _ ours: MarkdownDocument, _ theirs: MarkdownDocument
  ) -> (lines: [UInt8], provesIdentity: Bool) {
    var (lines, provesIdentity): ([UInt8], Bool) = ([], false)
    let (left, right) = (Self.values(of: ours), Self.values(of: theirs))
    let told = histories.map { $0.map { (Self.values(of: $0.before), Self.values(of: $0.after)) } }
    let lived = life.map { Self.values(of: $0) }
    for identity in Set(left.keys).union(right.keys).sorted(by: Bytes.precedes) {
      let (one, other) = (left[identity], right[identity])
      if one?.normal == other?.normal { continue }
      if let here = lived.last, lived.allSatisfy({ $0[identity]?.normal == here[identity]?.normal }) {
        lines += here[identity]?.written ?? []
        continue
      }
      let history = KeyHistory(
        told.map { $0.map { before, after in (before[identity]?.normal, after[identity]?.normal) } })
      if let former = history.former(of: one?.normal, other?.normal) {
        let value = former == .left ? one : other
        lines += value?.written ?? []
        // A key that came needs no base to stay.
        provesIdentity = provesIdentity || ["key kind", "key at", "key title"].contains(identity)
      } else if let removed = history.removedItems(one?.normal, other?.normal), let key = one ?? other {
        lines += Array(YAMLEmitter.entry(key.name, .sequence(removed)).utf8)
      }
    }
    return (lines, provesIdentity)
  }

  private struct Value {
    var name: String
    var normal: YAMLValue
    /// A line or more that say it, whatever the style of the source.
    var written: [UInt8] { Array(YAMLEmitter.entry(name, value).utf8) }
    var value: YAMLValue
  }

  /// The values of the front matter by what tells keys apart; none where keys can't be told apart.
  private static func values(of document: MarkdownDocument) -> [String: Value] {
    var values: [String: Value] = [:]
    for entry in document.entries {
      let value = entry.value.map { document.tree.value($0) } ?? .null
      let normal = MergeMeaning.normal(value, ofKey: entry.key, isTopLevel: true)
      let identity = MergeMeaning.identity(ofKey: entry.key, isTopLevel: true)
      let isTwice =
        values.updateValue(Value(name: entry.key, normal: normal, value: value), forKey: identity) != nil
      if isTwice { return [:] }
    }
    return values
  }

  // MARK: Lines

  /// The lines that both texts have, and those that one has and the history saw go.
  private func body(_ ours: MarkdownDocument, _ theirs: MarkdownDocument) -> (bytes: [UInt8], isProven: Bool)
  {
    let texts = life.map { $0.bytes[$0.body] }
    if let text = texts.last, texts.allSatisfy({ $0 == text }) { return (Array(text), true) }
    let left = TextLines(ours.bytes[ours.body]).lines
    let right = TextLines(theirs.bytes[theirs.body]).lines
    var numbering = LineNumbering()
    let (leftNumbers, rightNumbers) = (numbering.numbers(of: left), numbering.numbers(of: right))
    let matches = LineDifference.matches(leftNumbers, rightNumbers)
    let gone = removedLines(&numbering)
    let (inLeft, inRight) = (Set(leftNumbers), Set(rightNumbers))
    var (bytes, isProven, rightLine): ([UInt8], Bool, Int) = ([], false, 0)
    func take(
      _ lines: [ArraySlice<UInt8>], _ numbers: [Int32], _ range: Range<Int>, unlessIn other: Set<Int32>
    ) {
      for line in range where gone.contains(numbers[line]) && !other.contains(numbers[line]) {
        bytes += MergeStyle.ended(Array(lines[line]), [0x0A])
        isProven = true
      }
    }
    var leftLine = 0
    for line in 0...left.count {
      let isEnd = line == left.count
      guard isEnd || matches[line] >= 0 else { continue }
      let end = isEnd ? right.count : matches[line]
      take(left, leftNumbers, leftLine..<line, unlessIn: inRight)
      take(right, rightNumbers, rightLine..<end, unlessIn: inLeft)
      if !isEnd { bytes += MergeStyle.ended(Array(left[line]), [0x0A]) }
      (leftLine, rightLine) = (line + 1, end + 1)
    }
    return (bytes, isProven)
  }

  /// The lines that a history saw go and none saw come back; blank ones are everywhere.
  private func removedLines(_ numbering: inout LineNumbering) -> Set<Int32> {
    var traces = histories.map { _ in Trace<Int32>() }
    for (index, steps) in histories.enumerated() {
      for step in steps {
        traces[index].follow(
          from: Self.lines(of: step.before, &numbering), to: Self.lines(of: step.after, &numbering))
      }
    }
    return Trace.removed(traces)
  }

  private static func lines(of document: MarkdownDocument, _ numbering: inout LineNumbering) -> Set<Int32> {
    let lines = TextLines(document.bytes[document.body]).lines
    return Set(numbering.numbers(of: lines.filter { !$0.allSatisfy { $0 <= 0x20 } }))
  }
}

/// What became of things in a history: those that went, and those that came.
private struct Trace<Item: Hashable> {
  private var gone: Set<Item> = []
  private var here: Set<Item> = []

  mutating func follow(from before: Set<Item>, to after: Set<Item>) {
    let (lost, found) = (before.subtracting(after), after.subtracting(before))
    gone = gone.union(lost).subtracting(found)
    here = here.union(found).subtracting(lost)
  }

  /// What one history saw go and none saw come.
  static func removed(_ traces: [Trace]) -> Set<Item> {
    Set(traces.flatMap(\.gone)).subtracting(traces.flatMap(\.here))
  }
}

/// What a key had after one another, by each history; `nil` stands for a key that was not there.
private struct KeyHistory {
  typealias Change = (before: YAMLValue?, after: YAMLValue?)
  private let histories: [[Change]]

  enum Side { case left, right }

  init(_ histories: [[Change]]) { self.histories = histories.map { $0.filter { $0.before != $0.after } } }

  /// Which of two values became the other; `nil` where neither did, or each of them.
  func former(of left: YAMLValue?, _ right: YAMLValue?) -> Side? {
    let isLeft = histories.contains { Self.leads(from: left, to: right, in: $0) }
    let isRight = histories.contains { Self.leads(from: right, to: left, in: $0) }
    return isLeft == isRight ? nil : isLeft ? .left : .right
  }

  private static func leads(from start: YAMLValue?, to end: YAMLValue?, in changes: [Change]) -> Bool {
    var reached: Set<YAMLValue?> = [start]
    for change in changes where reached.contains(change.before) { reached.insert(change.after) }
    return reached.contains(end)
  }

  /// The items of two lists that only one has and a history saw go; `nil` where there are none.
  func removedItems(_ left: YAMLValue?, _ right: YAMLValue?) -> [YAMLValue]? {
    guard case .sequence(let one)? = left, case .sequence(let other)? = right else { return nil }
    var traces = histories.map { _ in Trace<YAMLValue>() }
    for (index, changes) in histories.enumerated() {
      for change in changes {
        traces[index].follow(from: Self.items(change.before), to: Self.items(change.after))
      }
    }
    let proven = Set(one).symmetricDifference(other).intersection(Trace.removed(traces))
    return proven.isEmpty ? nil : (one + other).filter { proven.contains($0) }
  }

  private static func items(_ value: YAMLValue?) -> Set<YAMLValue> {
    if case .sequence(let items)? = value { return Set(items) }
    return []
  }
}

extension ChangeHistory {
  /// What was done to a file, the oldest first.
  ///
  /// The log has what was before each change, and how to know what became of it: that is looked for in what
  /// was before the next one, and among `results`. Where it isn't found, somebody else changed the file
  /// since, and the step says nothing.
  func steps(of path: String, results: [[UInt8]]) -> [ProvenChanges.Step] {
    let own = changes.filter { Bytes.areEqual($0.path, path) }
    return own.enumerated().compactMap { index, change in
      guard change.kind == .replaced || change.kind == .moved, change.count != nil else { return nil }
      let known = own[(index + 1)...].prefix(1).map(\.prior) + results
      return known.first(where: change.isResult).map { ProvenChanges.Step(from: change.prior, to: $0) }
    }
  }
}
