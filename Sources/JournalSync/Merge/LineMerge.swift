/// Merges texts line by line: three versions as `git merge-file` does it, or two where their common one is
/// unknown.
///
/// Own code rather than a call of git: a phone that syncs with Syncthing has no git, and private text needs
/// no temporary files.
struct LineMerge {
  /// The merged text, with markers where both sides changed the same lines differently.
  private(set) var text: [UInt8] = []
  /// How many such places there are.
  private(set) var clashes = 0

  private let style: MergeStyle
  private let lineEnd: [UInt8]
  private let ours: Side
  private let theirs: Side

  private struct Side {
    var lines: [ArraySlice<UInt8>]
    var numbers: [Int32]

    init(_ text: ArraySlice<UInt8>, _ numbering: inout LineNumbering) {
      lines = TextLines(text).lines
      numbers = numbering.numbers(of: lines)
    }
  }

  /// Merges; without a base, lines that only one side has are kept.
  init(base: ArraySlice<UInt8>?, ours: ArraySlice<UInt8>, theirs: ArraySlice<UInt8>, style: MergeStyle) {
    var numbering = LineNumbering()
    self.style = style
    lineEnd = TextLines.usualEnd(of: ours.isEmpty ? theirs : ours)
    self.ours = Side(ours, &numbering)
    self.theirs = Side(theirs, &numbering)
    merge(base.map { Side($0, &numbering) })
    keepFinalEnd(base: base, ours: ours, theirs: theirs)
  }

  /// The text with the chosen side of every clash; where nothing clashes, that side's text as a whole. `nil`
  /// where no side was chosen.
  func taking(
    _ side: MergeChoices.Side?, ours: ArraySlice<UInt8>, theirs: ArraySlice<UInt8>
  ) -> [UInt8]? {
    guard let side else { return nil }
    let markers = clashes > 0 ? ConflictMarkers(text) : nil
    return side == .ours ? markers?.ours ?? Array(ours) : markers?.theirs ?? Array(theirs)
  }

  /// Goes from one line that all versions have to the next; without a base, our lines stand for it, none of
  /// which is known to be common but those that they have too.
  private mutating func merge(_ base: Side?) {
    let inOurs = base.map { LineDifference.matches($0.numbers, ours.numbers) } ?? Array(ours.lines.indices)
    let (common, count) = (base ?? ours, (base ?? ours).lines.count)
    let inTheirs = LineDifference.matches(common.numbers, theirs.numbers)
    var (from, left, right) = (0, 0, 0)
    for line in 0...count {
      let isEnd = line == count
      guard isEnd || (inOurs[line] >= 0 && inTheirs[line] >= 0) else { continue }
      let leftEnd = isEnd ? ours.lines.count : inOurs[line]
      let rightEnd = isEnd ? theirs.lines.count : inTheirs[line]
      let known = base == nil ? [] : common.numbers[from..<line]
      settle(base: known, ours: left..<leftEnd, theirs: right..<rightEnd)
      if !isEnd { append(ours.lines[leftEnd]) }
      (from, left, right) = (line + 1, leftEnd + 1, rightEnd + 1)
    }
  }

  /// What becomes of lines between two that all versions have.
  private mutating func settle(base: ArraySlice<Int32>, ours left: Range<Int>, theirs right: Range<Int>) {
    let leftNumbers = ours.numbers[left]
    let rightNumbers = theirs.numbers[right]
    if leftNumbers == rightNumbers || rightNumbers.elementsEqual(base) {
      append(ours.lines[left])
    } else if leftNumbers.elementsEqual(base) {
      append(theirs.lines[right])
    } else if base.isEmpty, let items = TimedItems(ours.lines[left], theirs.lines[right]) {
      append(items.merged)
    } else {
      clash(left, right)
    }
  }

  /// Marks a clash; lines that both sides have at its begin or end stand outside, as git does it.
  private mutating func clash(_ left: Range<Int>, _ right: Range<Int>) {
    let (leftNumbers, rightNumbers) = (ours.numbers[left], theirs.numbers[right])
    let head = zip(leftNumbers, rightNumbers).prefix { $0 == $1 }.count
    let rest = min(left.count, right.count) - head
    let tail = min(rest, zip(leftNumbers.reversed(), rightNumbers.reversed()).prefix { $0 == $1 }.count)
    append(ours.lines[left.prefix(head)])
    let leftCore = left.dropFirst(head).dropLast(tail)
    let rightCore = right.dropFirst(head).dropLast(tail)
    closeLine()
    text += style.clash(
      ours: ours.lines[leftCore].flatMap { $0 }, theirs: theirs.lines[rightCore].flatMap { $0 },
      lineEnd: lineEnd)
    clashes += 1
    append(ours.lines[left.suffix(tail)])
  }

  private mutating func append(_ lines: ArraySlice<ArraySlice<UInt8>>) {
    for line in lines { append(line) }
  }

  /// Adds a line, ended as the lines of our side are.
  private mutating func append(_ line: ArraySlice<UInt8>) {
    closeLine()
    let content = TextLines.content(line)
    text += content
    if content.count < line.count { text += lineEnd }
  }

  private mutating func closeLine() { text = MergeStyle.ended(text, lineEnd) }

  /// A last line without an end stays so, or becomes so, as one side wanted it.
  private mutating func keepFinalEnd(
    base: ArraySlice<UInt8>?, ours: ArraySlice<UInt8>, theirs: ArraySlice<UInt8>
  ) {
    guard !text.isEmpty, let last = text.last else { return }
    func isEnded(_ side: ArraySlice<UInt8>) -> Bool { side.last.map { $0 == 0x0A || $0 == 0x0D } ?? true }
    let wasEnded = base.map(isEnded) ?? false
    let wantsEnd = isEnded(ours) == wasEnded ? isEnded(theirs) : isEnded(ours)
    if wantsEnd, last != 0x0A, last != 0x0D { text += lineEnd }
  }
}
