import JournalSync

/// A merge of a record that two sides edited: every word that a side wrote is there, equals make no
/// difference, and what reads as clean has no markers.
///
/// The first bytes, up to a NUL, are edits; the rest is the text that both sides come from. Each edit is two
/// bytes: which side, what and where. The words that they write occur nowhere else, so that they can be
/// looked for.
func checkMerge(_ bytes: [UInt8]) {
  let edits = Array(bytes.prefix { $0 != 0 }.prefix(32))
  let base = Array(bytes.dropFirst(edits.count + 1))
  var sides = [EditedText(base), EditedText(base)]
  var number = 0
  while number + 1 < edits.count {
    sides[Int(edits[number] & 1)].edit(edits[number] >> 1, at: Int(edits[number + 1]), word: number / 2)
    number += 2
  }
  let (ours, theirs) = (sides[0].bytes, sides[1].bytes)
  for common in [base, nil] {
    let merge = RecordMerge(base: common, ours: ours, theirs: theirs)
    check(merge, sides)
    require(RecordMerge(base: common, ours: ours, theirs: theirs) == merge, "a merge is always the same")
    require(
      RecordMerge(base: common, ours: ours, theirs: ours).bytes == ours, "a merge with itself changes nothing"
    )
    let again = RecordMerge(base: merge.bytes, ours: merge.bytes, theirs: merge.bytes)
    require(again.bytes == merge.bytes && again.clashes.isEmpty, "what is merged stays")
  }
  if !theirs.isEmpty, !ours.isEmpty {
    require(RecordMerge(base: ours, ours: ours, theirs: theirs).bytes == theirs, "their change is taken")
    require(RecordMerge(base: theirs, ours: ours, theirs: theirs).bytes == ours, "our change is taken")
  }
}

private func check(_ merge: RecordMerge, _ sides: [EditedText]) {
  let merged = merge.bytes
  for word in sides.flatMap(\.words) {
    require(contains(merged, word), "what a side wrote is there", String(decoding: word, as: UTF8.self))
  }
  // A text with lines like markers can't be told from a clash.
  if sides.contains(where: \.hasMarkers) { return }
  if merge.clashes.isEmpty { require(ConflictMarkers(merged) == nil, "a clean merge has no markers") }
  if merge.clashes == [.twoRecords], let markers = ConflictMarkers(merged) {
    require(
      zip([markers.ours, markers.theirs], sides).allSatisfy { $0.starts(with: $1.bytes) },
      "two records stay whole")
  }
}

private func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
  guard bytes.count >= part.count, let first = part.first else { return part.isEmpty }
  return (0...(bytes.count - part.count)).contains {
    bytes[$0] == first && bytes[$0..<($0 + part.count)].elementsEqual(part)
  }
}

/// A text that one side edits line by line.
private struct EditedText {
  private var lines: [[UInt8]]
  /// What the edits wrote that is still there.
  var words: [[UInt8]] { all.filter { word in lines.contains { contains($0, word) } } }
  private var all: [[UInt8]] = []

  /// Whether a line looks like one of git's markers.
  var hasMarkers: Bool {
    lines.contains { line in "<|=>".utf8.contains { line.starts(with: repeatElement($0, count: 7)) } }
  }

  init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
  }

  var bytes: [UInt8] { Array(lines.joined(separator: [0x0A])) }

  mutating func edit(_ kind: UInt8, at index: Int, word number: Int) {
    let word = Array("zq\(number)x\(kind)qz".utf8)
    let index = index % max(lines.count, 1)
    all.append(word)
    switch kind % 8 {
    case 0: lines.insert(word, at: index)
    case 1: lines.insert(Array("key".utf8) + word + Array(": v".utf8), at: index)
    case 2: lines.insert(Array("- ".utf8) + word, at: index)
    case 3: lines[index] = word
    case 4: lines[index] = Array(lines[index].prefix { $0 != 0x3A }) + Array(": ".utf8) + word
    case 5: lines[index] += word
    case 6: lines.insert(Array("# ".utf8) + word, at: index)
    default: lines.remove(at: index)
    }
    if lines.isEmpty { lines = [[]] }
  }
}
