import JournalModel

/// A value of an Apple property list in XML.
///
/// - Source: the document type PropertyList-1.0 of Apple.
package enum PropertyList: Sendable {
  /// Texts, numbers, and the base64 of bytes; whether something is so; a moment.
  case text(String), truth(Bool), date(Instant)
  case list([PropertyList])
  /// Keys with values, in order.
  case map([(key: String, value: PropertyList)])

  /// Reads a property list.
  ///
  /// - Throws: `SourceFlaw/notFormat(_:)` and what ``XMLReader`` throws.
  package init(_ bytes: [UInt8]) throws(ReadingError) {
    var reader = XMLReader(bytes)
    while let event = try reader.next() {
      guard case .start(let name, _) = event else { continue }
      guard name == "plist" else { break }
      while let event = try reader.next() {
        if case .start(let name, _) = event {
          self = try PropertyList.value(name, &reader)
          while try reader.next() != nil {}
          return
        }
      }
    }
    throw ReadingError(.notFormat("property list"))
  }

  package subscript(key: String) -> PropertyList? {
    guard case .map(let pairs) = self else { return nil }
    return pairs.last { $0.key == key }?.value
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  package var instant: Instant? { if case .date(let instant) = self { instant } else { nil } }

  package var isTrue: Bool { if case .truth(true) = self { true } else { false } }

  package var items: [PropertyList] { if case .list(let items) = self { items } else { [] } }

  private static func value(_ name: String, _ reader: inout XMLReader) throws(ReadingError) -> PropertyList {
    switch name {
    case "true", "false":
      _ = try text(&reader)
      return .truth(name == "true")
    case "array": return .list(try items(&reader).map(\.value))
    case "dict":
      var pairs: [(key: String, value: PropertyList)] = []
      var key: String?
      for item in try items(&reader) {
        if item.name == "key" {
          key = item.value.text
        } else if let name = key {
          pairs.append((name, item.value))
          key = nil
        }
      }
      return .map(pairs)
    case "integer", "real": return .text(try text(&reader).trimmedBlanks)
    case "date":
      let text = try text(&reader).trimmedBlanks
      guard let moment = Timestamp(iso: text) else { throw ReadingError(.noDate(text)) }
      return .date(moment.instant(in: .utc))
    default: return .text(try text(&reader))
    }
  }

  private static func items(
    _ reader: inout XMLReader
  ) throws(ReadingError) -> [(name: String, value: PropertyList)] {
    var items: [(name: String, value: PropertyList)] = []
    while let event = try reader.next() {
      switch event {
      case .start(let name, _): items.append((name, try value(name, &reader)))
      case .end: return items
      case .text: break
      }
    }
    return items
  }

  /// The text up to the end of the tag; tags within are left out.
  private static func text(_ reader: inout XMLReader) throws(ReadingError) -> String {
    var text = ""
    var depth = 0
    while let event = try reader.next() {
      switch event {
      case .start: depth += 1
      case .end:
        if depth == 0 { return text }
        depth -= 1
      case .text(let part): text += part
      }
    }
    return text
  }
}
