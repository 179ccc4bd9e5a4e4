import JournalModel
import JournalReaders
import SystemLibrary

/// Reads the export of Apple Health as a stream: of gigabytes of XML only the tags `Record` of two types are
/// looked at.
///
/// ```xml
/// <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch"
///  startDate="2026-03-01 22:58:00 +0100"
///  endDate="2026-03-01 23:40:00 +0100" value="HKCategoryValueSleepAnalysisAsleepCore"/>
/// ```
///
/// A tag that is not wanted costs a search for the next `<`; none of it is kept.
struct AppleHealthReader {
  private var data: HealthData
  private let label: String
  private var line = 1
  private var isInComment = false

  private static let longestTag = 1 << 20

  /// Reads all of a stream.
  ///
  /// - Throws: `SourceFlaw/notFormat(_:)`, `SourceFlaw/tooMany(limit:)`, `SourceFlaw/damaged`,
  ///   `SourceFlaw/cutShort`.
  static func read(
    _ stream: some ByteStream, label: String, _ context: ImportContext
  ) throws(ReadingError) -> HealthData {
    var (stream, reader) = (stream, AppleHealthReader(label: label, context))
    var buffer: [UInt8] = []
    var (isFirst, isWhole) = (true, false)
    while true {
      let part = try stream.next()
      buffer += part
      if isFirst {
        guard buffer.contains("<HealthData") else { throw ReadingError(.notFormat("Apple Health")) }
        isFirst = false
      }
      if buffer.suffix(64).contains("</HealthData>") { isWhole = true }
      let done = unsafe buffer.withUnsafeBytes { unsafe reader.scan($0, isLast: part.isEmpty) }
      if part.isEmpty { break }
      buffer.removeFirst(done)
      guard buffer.count < longestTag else { throw ReadingError(.damaged) }
      guard reader.data.count < ReadingLimits.samples else {
        throw ReadingError(.tooMany(limit: ReadingLimits.samples))
      }
    }
    if !isWhole { reader.data.notes.note(.cutShort, label, line: reader.line) }
    return reader.data
  }

  private init(label: String, _ context: ImportContext) {
    (self.label, data) = (label, HealthData("", context))
  }

  /// Looks through some bytes; gives how many of them are done with.
  private mutating func scan(_ bytes: UnsafeRawBufferPointer, isLast: Bool) -> Int {
    var offset = 0
    while true {
      if isInComment {
        guard let end = unsafe AppleHealthReader.commentEnd(bytes, from: offset) else {
          return unsafe finish(bytes, isLast ? bytes.count : max(offset, bytes.count - 2))
        }
        (isInComment, offset) = (false, end)
        continue
      }
      guard let tag = unsafe System.firstIndex(of: UInt8(ascii: "<"), in: bytes, from: offset) else {
        return unsafe finish(bytes, bytes.count)
      }
      guard tag + 8 <= bytes.count else { return unsafe finish(bytes, isLast ? bytes.count : tag) }
      if unsafe bytes.starts(with: "<Record ", at: tag) {
        guard let end = unsafe record(bytes, at: tag) else {
          return unsafe finish(bytes, isLast ? bytes.count : tag)
        }
        offset = end
      } else {
        isInComment = unsafe bytes.starts(with: "<!--", at: tag)
        offset = tag + (isInComment ? 4 : 1)
      }
    }
  }

  /// Counts the lines of what is done with.
  private mutating func finish(_ bytes: UnsafeRawBufferPointer, _ count: Int) -> Int {
    unsafe line += AppleHealthReader.lines(bytes, until: count)
    return count
  }

  private static func lines(_ bytes: UnsafeRawBufferPointer, until end: Int) -> Int {
    unsafe UnsafeRawBufferPointer(rebasing: bytes[..<end]).reduce(0) { $0 &+ ($1 == 0x0A ? 1 : 0) }
  }

  private static func commentEnd(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var offset = start
    while let end = unsafe System.firstIndex(of: UInt8(ascii: ">"), in: bytes, from: offset) {
      if end >= start + 2, unsafe bytes[end - 1] == UInt8(ascii: "-"),
        unsafe bytes[end - 2] == UInt8(ascii: "-")
      {
        return end + 1
      }
      offset = end + 1
    }
    return nil
  }

  // MARK: Records

  /// The attributes of a record that are of use, by their offsets.
  private struct Attributes {
    var isSleep = false
    var source = 0..<0, start = 0..<0, end = 0..<0, value = 0..<0
  }

  /// Reads a record; gives where to go on, `nil` where it is not there as a whole.
  private mutating func record(_ bytes: UnsafeRawBufferPointer, at tag: Int) -> Int? {
    var attributes = Attributes()
    var isWanted = false
    var offset = tag + 8
    while true {
      while offset < bytes.count, unsafe bytes[offset] <= 0x20 { offset += 1 }
      guard offset < bytes.count else { return nil }
      if unsafe bytes[offset] == UInt8(ascii: ">") || bytes[offset] == UInt8(ascii: "/") {
        if isWanted { unsafe add(attributes, bytes, at: tag) }
        return offset
      }
      guard let equals = unsafe System.firstIndex(of: UInt8(ascii: "="), in: bytes, from: offset),
        equals + 1 < bytes.count
      else { return nil }
      let quote = unsafe bytes[equals + 1]
      guard quote == 0x22 || quote == 0x27 else { return equals + 1 }
      guard let end = unsafe System.firstIndex(of: quote, in: bytes, from: equals + 2) else { return nil }
      let (name, value) = (offset..<equals, equals + 2..<end)
      if unsafe bytes.holds("type", name) {
        attributes.isSleep = unsafe bytes.holds("HKCategoryTypeIdentifierSleepAnalysis", value)
        isWanted = unsafe attributes.isSleep || bytes.holds("HKQuantityTypeIdentifierStepCount", value)
        if !isWanted { return end }
      } else if unsafe bytes.holds("startDate", name) {
        attributes.start = value
      } else if unsafe bytes.holds("endDate", name) {
        attributes.end = value
      } else if unsafe bytes.holds("value", name) {
        attributes.value = value
      } else if unsafe bytes.holds("sourceName", name) {
        attributes.source = value
      }
      offset = end + 1
    }
  }

  private mutating func add(_ found: Attributes, _ bytes: UnsafeRawBufferPointer, at tag: Int) {
    data.notes.read += 1
    guard let start = unsafe bytes.timestamp(found.start), let end = unsafe bytes.timestamp(found.end) else {
      let wrong = unsafe bytes.timestamp(found.start) == nil ? found.start : found.end
      return unsafe note(.noDate(String(decoding: bytes[wrong], as: UTF8.self)), bytes, tag)
    }
    let source = unsafe data.source(UnsafeRawBufferPointer(rebasing: bytes[found.source]))
    if !found.isSleep {
      let count = unsafe Double(String(decoding: bytes[found.value], as: UTF8.self)).flatMap {
        Int(exactly: $0.rounded())
      }
      if let count, data.addSteps(count, start, end, by: source) { return }
      return unsafe note(.noHours(String(decoding: bytes[found.value], as: UTF8.self)), bytes, tag)
    }
    switch unsafe bytes.stage(found.value) {
    case .asleep(let isStaged):
      if !data.add(start, end, isStaged: isStaged, by: source) {
        unsafe note(.noHours(start.iso + " – " + end.iso), bytes, tag)
      }
    case .awake:
      data.add(start, end, asleep: 0, by: source)
    case .inBed: data.addInBed(start, end)
    case nil: unsafe note(.notFormat("Apple Health"), bytes, tag)
    }
  }

  private mutating func note(_ flaw: SourceFlaw, _ bytes: UnsafeRawBufferPointer, _ tag: Int) {
    data.notes.leave(.unreadable)
    // Which line it is costs more than the record.
    guard data.notes.problems.count < ReadingNotes.problemLimit else { return }
    unsafe data.notes.note(flaw, label, line: line + AppleHealthReader.lines(bytes, until: tag))
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func starts(with text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    return unsafe offset + length <= count && holds(text, offset..<offset + length)
  }

  /// Whether a range holds a text and nothing else.
  fileprivate func holds(_ text: StaticString, _ range: Range<Int>) -> Bool {
    guard text.utf8CodeUnitCount == range.count else { return false }
    let start = unsafe text.utf8Start
    for offset in 0..<range.count where unsafe self[range.lowerBound + offset] != start[offset] {
      return false
    }
    return true
  }

  /// `2026-03-01 22:58:00 -0600`.
  fileprivate func timestamp(_ range: Range<Int>) -> Timestamp? {
    guard (16...40).contains(range.count) else { return nil }
    return unsafe UnsafeRawBufferPointer(rebasing: self[range]).withMemoryRebound(to: UInt8.self) {
      unsafe ISO8601.timestamp($0)
    }
  }

  fileprivate enum Stage {
    case asleep(isStaged: Bool), awake, inBed
  }

  /// What a value says: since iOS 8 by name, in the exports of some programs by number.
  fileprivate func stage(_ range: Range<Int>) -> Stage? {
    if range.count == 1 {
      switch unsafe self[range.lowerBound] {
      case UInt8(ascii: "0"): return .inBed
      case UInt8(ascii: "1"): return .asleep(isStaged: false)
      case UInt8(ascii: "2"): return .awake
      case UInt8(ascii: "3")...UInt8(ascii: "5"): return .asleep(isStaged: true)
      default: return nil
      }
    }
    guard unsafe starts(with: "HKCategoryValueSleepAnalysis", at: range.lowerBound), range.count > 28 else {
      return nil
    }
    let word = (range.lowerBound + 28)..<range.upperBound
    if unsafe holds("InBed", word) { return .inBed }
    if unsafe holds("Awake", word) { return .awake }
    guard unsafe starts(with: "Asleep", at: word.lowerBound) else { return nil }
    return unsafe .asleep(isStaged: !holds("Asleep", word) && !holds("AsleepUnspecified", word))
  }
}

extension BidirectionalCollection<UInt8> {
  /// Whether a text stands among the bytes; for few bytes.
  fileprivate func contains(_ text: String) -> Bool { String(decoding: self, as: UTF8.self).contains(text) }
}
