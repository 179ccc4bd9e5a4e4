import JournalFormat
import JournalModel
import JournalReaders
import YAMLCodec

/// What a file of another program holds, in our terms; nothing is written yet.
package struct ImportMatter: Sendable {
  /// Entries of a journal.
  package var entries: [ImportedEntry] = []
  /// Shifts, rests and leave of a rota.
  package var rota = ImportedRota()
  /// Sleep and steps.
  package var health: HealthDays?
  /// Records, rows or events that were looked at.
  package var read = 0
  /// What was left out, by why.
  package var left = LeftThings()
  /// Words that have no meaning yet, with how often they occur.
  package var unknown: [UnknownWord: Int] = [:]
  /// What some of these words probably mean, as `--map` takes it: `night`, `day 07:00-19:30`.
  package private(set) var likely: [String: String] = [:]
  /// Of a table of moods: what its columns hold, and the scales of the person's own among them.
  package var columns = ReadColumns()
  package var scales: [Scale] = []
  /// Pictures and recordings that stand in the text of the source, by the names it has for them.
  package var embedded: [String: [UInt8]] = [:]
  /// What is wrong, in the order it was found.
  package var problems: [Problem] = []

  /// A word without a meaning.
  package struct UnknownWord: Hashable, Sendable {
    /// What it is a word for.
    package enum Kind: String, Hashable, Sendable { case mood, shift }
    package var kind: Kind
    /// As it stands in the source.
    package var word: String
  }

  /// Nothing yet.
  package init() {}

  /// Whether more entries came than are taken.
  private var isFull = false

  /// Adds an entry; what would fill the memory is left out.
  package mutating func add(_ entry: ImportedEntry) {
    guard entries.count < ReadingLimits.entries else {
      if !isFull { note(.tooMany(limit: ReadingLimits.entries), entry.path, at: entry.position) }
      isFull = true
      return leave(.unreadable)
    }
    entries.append(entry)
  }

  /// Reads one thing of many and adds it; what is wrong with it costs it alone.
  ///
  /// - Parameter body: gives the entry; `nil` for what it left out itself.
  package mutating func take(
    _ body: (inout ImportMatter) throws(ImportFailure) -> ImportedEntry?
  ) {
    read += 1
    do throws(ImportFailure) {
      if let entry = try body(&self) { add(entry) }
    } catch {
      note(error.problem)
      leave(.unreadable)
    }
  }

  /// The most problems that are told one by one.
  static let problemLimit = 1_000

  /// Notes a problem.
  package mutating func note(_ flaw: SourceFlaw, _ path: String, line: Int, column: Int = 1) {
    note(flaw, path, at: SourcePosition(line: line, column: column, offset: 0))
  }

  package mutating func note(_ flaw: SourceFlaw, _ path: String, at position: SourcePosition? = nil) {
    note(Problem(path: path, position: position, reason: .source(flaw.shortened)))
  }

  package mutating func note(_ problem: Problem) {
    if problems.count < ImportMatter.problemLimit { problems.append(problem) }
  }

  /// Counts something that is left out, under its own name where it has one.
  package mutating func leave(_ why: ImportOmission, _ count: Int = 1, what: String? = nil) {
    left.add(why, count, what: what)
  }

  /// Counts a word without a meaning.
  ///
  /// - Parameter meaning: what it probably means, as `--map` takes it.
  package mutating func miss(_ kind: UnknownWord.Kind, _ word: String, meaning: String? = nil) {
    unknown[UnknownWord(kind: kind, word: word), default: 0] += 1
    if let meaning, likely[word] == nil { likely[word] = meaning }
  }
}

/// What the columns of a table were taken for.
package struct ReadColumns: Hashable, Sendable {
  /// A column of a table.
  package struct Column: Hashable, Sendable {
    /// The head of the column, and what it holds.
    package var head: String
    package var meaning: ColumnMeaning

    /// A column.
    package init(head: String, meaning: ColumnMeaning) { (self.head, self.meaning) = (head, meaning) }
  }

  /// In the order of the table.
  package var columns: [Column] = []
  /// Whether nobody said so: neither the person nor the program that made the table.
  package var areGuessed = false
  /// Whether the person said so, now or earlier.
  package var areSaid = false

  /// None.
  package init() {}
}

/// An entry of another journal.
package struct ImportedEntry: Hashable, Sendable {
  /// The source's own id.
  package var origin: String
  /// The civil day it belongs to.
  package var day: CivilDay
  /// When it was written; without offset where the source knows none.
  package var at: Timestamp?
  /// Its title.
  package var title: String?
  /// Its text.
  package var text = ImportedText()
  /// Its tags.
  package var tags: [String] = []
  /// What is written as its mood.
  package var mood: String?
  /// The source's own word for the mood, where that is not what is written.
  package var moodName: String?
  /// Whether it was marked.
  package var isFavorite = false
  /// Who, where, what weather.
  package var people: [String] = []
  package var place: String?
  package var weather: String?
  /// Pictures and recordings that do not stand in the text, by their names in the source.
  package var media: [String] = []
  /// The pictures and recordings that the keys of a document name, as they are written there.
  package var named: [NamedMedia] = []
  /// Further keys.
  package var extra: [Value.Field] = []
  /// The name that the source gives it, where others may have the same and are told apart by a number alone:
  /// which of them it is, its content says.
  package var family: String?
  /// The bytes of a Markdown file that is taken as it is, but for `source` and `origin`.
  package var document: [UInt8]?
  /// A record of another kind; what is above says nothing then but its day and origin.
  package var draft: Draft?
  /// A file name of its own, without `.md`, and a folder of its own instead of that of its month.
  package var stem: String?
  package var folder: String?
  /// Where it stands in the source.
  package var path = ""
  package var position: SourcePosition?

  package init(origin: String, day: CivilDay) {
    self.origin = origin
    self.day = day
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

  /// Says where it stands.
  package mutating func stands(in path: String, line: Int) {
    self.path = path
    position = SourcePosition(line: line, column: 1, offset: 0)
  }

  package mutating func stands(in path: String, at node: JSONNode) {
    (self.path, position) = (path, node.position)
  }
}

/// A picture or recording that a key of a document names.
package struct NamedMedia: Hashable, Sendable {
  /// The key: photos or audio.
  let key: Key
  /// As it is written there.
  let written: String
  /// The file of the source that is meant; `nil` for an address elsewhere.
  package let member: String?

  /// What a key names, and the file that is meant.
  package init(key: Key, written: String, member: String?) {
    (self.key, self.written, self.member) = (key, written, member)
  }
}
