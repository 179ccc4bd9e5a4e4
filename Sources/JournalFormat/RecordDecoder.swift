import JournalModel
import YAMLCodec

/// Reads records from documents, generously: what can't be read becomes a problem with its position, never a
/// lost record.
public struct RecordDecoder: Hashable, Sendable {
  /// Whether the tags in the text of an entry are read, `#calm`.
  public var readsInlineTags: Bool

  /// A decoder.
  ///
  /// - Parameter readsInlineTags: whether the tags in the text of an entry are read, as a journal has it
  ///   (`Profile.readsInlineTags`).
  public init(readsInlineTags: Bool = true) { self.readsInlineTags = readsInlineTags }

  /// Reads a record.
  ///
  /// - Parameters:
  ///   - document: the file, taken apart.
  ///   - path: the path relative to the root of the journal.
  ///   - fileTime: the day on which the file was last changed, in the journal's zone; 1970-01-01 serves where
  ///     it is unknown.
  /// - Returns: the record, and every problem in the order of the file, those of the document included.
  public func decode(
    _ document: borrowing MarkdownDocument, path: String, fileTime: CivilDay?
  ) -> (record: Record, problems: [Problem]) {
    let tree = document.tree
    let yamlProblems = document.problems.isEmpty ? [] : document.readingProblems
    let (frontMatter, body) = (document.frontMatter, document.body)
    return unsafe tree.source.withUnsafeBufferPointer { source in
      let isSealed = Record.isSealed(path: path)
      var inPlaceOfText: Problem.Reason? =
        unsafe TextFacts.isLFSPointer(source)
        ? .lfsPointer : TextFacts.encryption(source).map { .encrypted(by: $0) }
      if isSealed, unsafe inPlaceOfText == .encrypted(by: "age") || TextFacts.endOfArmour(source) != nil {
        inPlaceOfText = .source(.damaged)
      }
      if let inPlaceOfText {
        var record = decode(path: path, fileTime: fileTime)
        let isWhole = unsafe isSealed && TextFacts.isWholeSeal(source)
        let kind = isWhole ? RecordName(path: path).unsealableKind : nil
        if isWhole, kind == nil { return (record, []) }
        record.problemCount = 1
        return (record, [Problem(path: path, reason: kind.map { .sealedKind($0) } ?? inPlaceOfText)])
      }
      var reading = unsafe RecordReading(
        reader: NodeReader(tree: tree, source: source, path: path), name: RecordName(path: path), path: path)
      reading.readFields()
      reading.readDate(fileTime: fileTime)
      unsafe reading.checkLimits(body: source[body])
      let hidden = unsafe document.hiddenPrivacy(in: source)
      let isTold = yamlProblems.contains {
        if case .foreignFrontMatter = $0.reason { true } else { $0.reason == .frontMatterNotFirst }
      }
      for problem in yamlProblems + (isTold ? [] : [hidden].compactMap(\.self)) {
        reading.reader.problems.append(
          Problem(path: path, position: problem.position, reason: .yaml(problem)))
      }
      reading.readText(body: body, tags: readsInlineTags)
      reading.record.isPrivate = isSealed || hidden != nil || Privacy.isPrivate(reading.record.extra)
      if !yamlProblems.isEmpty, !reading.record.isPrivate {
        reading.record.isPrivate =
          yamlProblems.contains { $0.reason == .notUTF8 }
          || frontMatter.map { unsafe PrivacyLines.arePrivate(source[$0]) } ?? false
      }
      return reading.result()
    }
  }

  /// The record of a sealed file, all of which its name tells; `nil` for any other file, and a damaged one.
  package func decode(
    sealed bytes: UnsafeRawBufferPointer, path: String, fileTime: CivilDay?
  ) -> Record? {
    guard Record.isSealed(path: path), RecordName(path: path).unsealableKind == nil,
      unsafe TextFacts.isWholeSeal(bytes.bindMemory(to: UInt8.self))
    else { return nil }
    return decode(path: path, fileTime: fileTime)
  }

  /// The record of a file whose content can't be read: its name alone gives id and day.
  public func decode(path: String, fileTime: CivilDay?) -> Record {
    let name = RecordName(path: path)
    var record = Record(
      id: name.id, path: path, kind: .entry, date: name.day ?? fileTime ?? CivilDay(number: 0),
      dateBasis: name.day == nil ? .fileTime : .name)
    guard record.isSealed else { return record }
    (record.kind, record.isPrivate) = (name.sealedKind(path), true)
    record.at = name.moment.map { Timestamp(local: $0) }
    return record
  }
}

/// The limits of the format: a warning beyond them, never a refusal.
///
/// - Source: ShiftMood.
package enum RecordLimits {
  /// Highlights of an entry.
  package static let highlights = 3
  /// Tags of a record.
  package static let tags = 10
  /// Characters of a title.
  package static let title = 100
  /// Characters of the body.
  package static let text = 5000
}
