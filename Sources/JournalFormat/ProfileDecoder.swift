import JournalModel
import YAMLCodec

/// Reads the profile, `journal.md`.
public struct ProfileDecoder: Sendable {
  /// The version of the format that this program writes and reads.
  public static let formatVersion = 1

  /// A decoder.
  public init() {}

  /// Reads a profile; what can't be read becomes a problem and keeps its default.
  public func decode(
    _ document: borrowing MarkdownDocument, path: String = "journal.md"
  ) -> (profile: Profile, problems: [Problem]) {
    let markers = document.problems.filter { $0.reason == .conflictMarker }
    let ours = ProfileDecoder.side(of: document)
    let tree = ours?.tree ?? document.tree
    let yamlProblems = markers + (ours?.problems ?? document.readingProblems)
    var (profile, problems) = unsafe tree.source.withUnsafeBufferPointer { source in
      var reading = unsafe ProfileReading(reader: NodeReader(tree: tree, source: source, path: path))
      reading.readFields()
      for problem in yamlProblems {
        reading.reader.problems.append(
          Problem(path: path, position: problem.position, reason: .yaml(problem)))
      }
      let problems = reading.reader.problems.sorted {
        ($0.position?.offset ?? -1) < ($1.position?.offset ?? -1)
      }
      return (reading.profile, problems)
    }
    // Nothing of what either device seals lies in clear until somebody chooses.
    if let theirs = ProfileDecoder.side(of: document, isOurs: false) {
      let other = decode(theirs, path: path).profile
      profile.sealed.formUnion(other.sealed)
      profile.isSealedUnclear = profile.isSealedUnclear || other.isSealedUnclear
    }
    // What is behind an error of the YAML is not read.
    if (ours?.problems ?? document.problems).contains(where: { !$0.isWarning }),
      document.tree.source.contains("seal".utf8)
    {
      profile.isSealedUnclear = true
    }
    return (profile, problems)
  }

  /// A profile in which git left its markers as one of the devices had it, this one, which goes on with that
  /// until somebody chooses, or the other; `nil` for any other profile. The lines that are not of that side
  /// are blank: what is left stands where it stood.
  package static func side(of document: borrowing MarkdownDocument, isOurs: Bool = true) -> MarkdownDocument?
  {
    guard document.problems.contains(where: { $0.reason == .conflictMarker }) else { return nil }
    var bytes = document.tree.source
    let own = Unicode.Scalar(isOurs ? "<" : "=")
    var (start, size, isKept) = (0, 0, true)
    while start < bytes.count {
      let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
      let signs = line.prefix { $0 == line.first }.count
      let isEnd = signs == line.count || bytes[start + signs] == 0x20
      let sign = line.first.map { Unicode.Scalar($0) }
      let isMarker = isEnd && (size == 0 ? sign == "<" && signs >= 7 : signs == size && sign != "<")
      if isMarker, let sign, "<|=>".unicodeScalars.contains(sign) {
        isKept = sign == own || sign == ">"
        size = sign == ">" ? 0 : signs
        for index in line.indices { bytes[index] = 0x20 }
      } else if !isKept {
        for index in line.indices { bytes[index] = 0x20 }
      }
      start = line.endIndex + 1
    }
    return MarkdownDocument(bytes)
  }

  /// Where the value of a key stands in a profile; `nil` where it has none.
  package static func position(
    of key: ProfileKey, in document: borrowing MarkdownDocument
  ) -> SourcePosition? {
    let tree = document.tree
    var position: SourcePosition?
    for entry in document.entries where ProfileKey(entry.key) == key {
      position = entry.value.map { tree.position($0) }
    }
    return position
  }

  /// Where the cycle of the rota that begins on a day stands in a profile.
  package static func position(
    ofCycleFrom day: CivilDay, in document: borrowing MarkdownDocument
  ) -> SourcePosition? {
    let tree = document.tree
    var position: SourcePosition?
    for entry in document.entries where ProfileKey(entry.key) == .rota {
      guard let value = entry.value.map(tree.resolved) else { continue }
      let rotas = tree.kind(value) == .sequence ? tree.items(value).map(tree.resolved) : [value]
      for rota in rotas where tree.kind(rota) == .mapping {
        var (from, cycle): (CivilDay?, YAMLTree.Node?)
        tree.forEachPair(of: rota) { key, value in
          guard tree.kind(key) == .scalar else { return }
          if ProfileWord.cycle[tree.text(key)] != nil { cycle = value }
          let value = tree.resolved(value)
          guard ProfileWord.from[tree.text(key)] != nil, tree.kind(value) == .scalar else { return }
          from = WrittenDate(tree.text(value))?.day
        }
        if from == day, let cycle { position = tree.position(cycle) }
      }
    }
    return position
  }

  /// Whether a document is a profile: its front matter has the key `smjournal`.
  public static func isProfile(_ document: borrowing MarkdownDocument) -> Bool {
    document["smjournal"] != nil
  }

  package static func isProfile(bytes: [UInt8]) -> Bool { isProfile(MarkdownDocument(bytes)) }

  /// The `id` of a profile, which tells a journal from others; `nil` where it says none.
  package static func identifier(of document: borrowing MarkdownDocument) -> String? {
    let tree = document.tree
    let node = document["id"] ?? document.entries.last { ProfileKey($0.key) == .identifier }?.value
    guard let node = node.map(tree.resolved), tree.kind(node) == .scalar, !tree.isNull(node) else {
      return nil
    }
    let text = tree.text(node).trimmed
    return text.isEmpty ? nil : text
  }

  /// The `id` in the bytes of a profile.
  package static func identifier(inProfile bytes: [UInt8]) -> String? {
    identifier(of: MarkdownDocument(bytes))
  }
}
