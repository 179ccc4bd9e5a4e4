import JournalExchange
import JournalModel
import JournalReaders
import YAMLCodec

package struct ImportedEntry: Hashable, Sendable {
  package var origin: String
  package var day: CivilDay
  /// When it was written; without offset where the source knows none.
  package var at: Timestamp?
  package var title: String?
  package var text = ImportedText()
  package var tags: [String] = []
  package var mood: String?
  /// The source's own word for the mood, where that is not what is written.
  package var moodName: String?
  /// The word of the source whose step the person gave.
  var givenMood: String?
  package var isFavorite = false
  /// Who, where, what weather.
  package var people: [String] = []
  package var place: String?
  package var weather: String?
  /// Pictures and recordings that do not stand in the text, by their names in the source.
  package var media: [String] = []
  /// The pictures and recordings that the keys of a document name, as they are written there.
  package var named: [NamedMedia] = []
  package var extra: [Value.Field] = []
  /// The name that the source gives it, where others may have the same and are told apart by a number alone:
  /// which of them it is, its content says.
  package var family: String?
  /// The bytes of a Markdown file that is taken as it is, but for `source` and `origin`.
  package var document: [UInt8]?
  /// What it is, and what else its keys say: of a record of ours that comes back.
  package var kind = Kind.entry
  package var values: [Key: Value] = [:]
  /// A record of another kind; what is above says nothing then but its day and origin.
  package var draft: Draft?
  /// A file name of its own, without `.md`, and a folder of its own instead of that of its month.
  package var stem: String?
  package var folder: String?
  package var notes = ReadingNotes()
  package var left: ImportOmission?
  /// Where it stands in the source.
  package var path = ""
  package var position: SourcePosition?
}

extension ImportedEntry {
  /// An entry of the day on which it was written.
  init(origin: String, at: Timestamp) { self.init(origin: origin, NoteMoment(at)) }

  /// An entry of a moment, which is its id where the source has none.
  init(origin: String? = nil, _ moment: NoteMoment) {
    self.init(origin: origin ?? moment.iso, day: moment.day, at: moment.at)
  }

  static func left(_ why: ImportOmission) -> ImportedEntry {
    ImportedEntry(origin: "", day: CivilDay(number: 0), left: why)
  }

  /// Keeps a property of the source under its own name: that of a key gets another one, one that is there
  /// already has both values.
  package mutating func keep(_ name: String, _ value: Value) {
    let key = KeyMeaning(name) == nil ? name : "my-" + name
    guard let index = extra.firstIndex(where: { Folding.areAlike($0.key, key) }) else {
      return extra.append(Value.Field(key: key, value: value))
    }
    var known = [extra[index].value]
    if case .list(let items) = extra[index].value { known = items }
    if !known.contains(value) { extra[index].value = .list(known + [value]) }
  }

  /// Takes where on the map it was written, where that is wished as it is of photos; else it is said that it
  /// is left out.
  mutating func take(latitude: String?, longitude: String?, _ context: ImportContext) {
    let numbers = [latitude, longitude].map { $0.flatMap { Double($0.trimmedBlanks) } }
    // Programs without a position write 0, or numbers that are nowhere on Earth.
    guard let latitude = numbers[0], let longitude = numbers[1], abs(latitude) <= 90,
      abs(longitude) <= 180, latitude != 0 || longitude != 0
    else { return }
    guard context.keepsPosition else { return notes.leave(.position) }
    keep("latitude", .string("\(latitude)"))
    keep("longitude", .string("\(longitude)"))
  }

  /// Marks it where the source says that it stands before all others.
  package mutating func pin(_ isPinned: JSONNode?) {
    if isPinned?.bool == true { extra.append(.init(key: "pinned", value: .bool(true))) }
  }

  /// Takes the pictures and recordings among some files.
  package mutating func attach(_ files: [String]) {
    for file in files {
      if MediaKind(ending: MemberName.ending(file)) == nil {
        notes.leave(.otherMedia, what: file)
      } else {
        media.append(file)
      }
    }
  }

  /// The name in an id that ends with a number in brackets: `2026-11-20_(1)`.
  package static func family(ofOrigin origin: String) -> String {
    guard origin.hasSuffix(")"), let open = origin.utf8.lastIndex(of: UInt8(ascii: "(")) else {
      return origin
    }
    let number = origin[origin.utf8.index(after: open)...].dropLast()
    guard !number.isEmpty, number.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else { return origin }
    let name = origin[..<open]
    return String(name.last == "_" || name.last == " " ? name.dropLast() : name)
  }
}

/// A picture or recording that a key of a document names.
package struct NamedMedia: Hashable, Sendable {
  let key: Key
  let written: String
  /// The file of the source that is meant; `nil` for an address elsewhere.
  package let member: String?
}
