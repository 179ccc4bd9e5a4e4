import JournalFormat
import JournalModel
import JournalTestSupport
import SystemLibrary
import Testing
import YAMLCodec

@testable import JournalFiles
@testable import JournalIndex

/// Programs that read files alike use one index: what tells the others is a number in the sources.
@Suite struct ProgramIdentityTests {
  /// The number, and the sum of what is made of all examples and of each word that means something.
  ///
  /// Where the sum is another one, files are read otherwise than before: raise ``ProgramIdentity/reading``,
  /// and put both numbers here. Else the new program would believe what an older one read.
  private static let known = (reading: 5 as UInt64, sum: "0")

  @Test func `who reads files otherwise has another number`() throws {
    var rows = Rows()
    try rows.addExamples()
    rows.addWords()
    #expect(rows.count > 1500)
    #expect(ProgramIdentity.reading == Self.known.reading)
    #expect(rows.sum == Self.known.sum)
  }

  @Test func `tags in the text are read or not, in one index or another`() {
    var decoder = RecordDecoder()
    let usual = ProgramIdentity.reading(by: decoder)
    decoder.readsInlineTags.toggle()
    #expect(ProgramIdentity.reading(by: decoder) != usual)
  }

  /// What is made of files, as the index has it, apart from their states.
  private struct Rows {
    private(set) var count = 0
    private var builder = BlockBuilder()
    private var reader = RecordReader(zone: .fixed(offset: 3600))
    private var signatures = SignatureBuilder()
    private static let sources = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()

    var sum: String {
      var builder = builder
      return Bytes.hexadecimal(Bytes.checksum(builder.finish()))
    }

    mutating func addExamples() throws {
      for path in Self.files(below: Self.sources + "/examples", ending: ".md") {
        let relative = String(path.dropFirst(Self.sources.count + 1))
        let file = try FileStore(root: Self.sources, stateFolder: nil).read(relative)
        add(file.bytes, named: relative)
      }
    }

    /// Each word of the sources that is read as a key, a kind, a mood, a shift, a badge or a truth.
    mutating func addWords() {
      for word in Self.words {
        for (name, text) in [
          ("key", "\(word): 3"), ("day", "\(word): 2026-03-09"), ("list", "\(word): [a, b]"),
        ] where Key(named: word) != nil {
          add(text, name, word)
        }
        if Kind(named: word) != nil { add("kind: \(word)", "kind", word) }
        if Mood.Step(named: word) != nil { add("mood: \(word)", "mood", word) }
        if Badge(word) != nil { add("badges: [\(word)]", "badge", word) }
        if case .other? = ShiftType(named: word) {} else { add("shift: \(word)", "shift", word) }
      }
    }

    private mutating func add(_ line: String, _ variant: String, _ word: String) {
      add(Array("---\n\(line)\n---\n\(word)\n".utf8), named: "\(variant)-\(word).md")
    }

    private mutating func add(_ bytes: [UInt8], named name: String) {
      let state = FileState(size: 0, modified: 0, changed: 0, inode: 0)
      bytes.withUnsafeBytes { bytes in
        guard case .record(let record, let problems) = reader.read(bytes, path: name, state: state) else {
          return
        }
        reader.addWords(to: &signatures, record)
        Array(name.utf8).withUnsafeBytes { name in
          signatures.finish { signature in
            builder.add(
              name, state, RowFlags(ofRecordWith: problems), record: record, signature: signature)
          }
        }
        count += 1
      }
    }

    /// What stands between quotation marks in the modules that know words, cut at commas.
    private static var words: [String] {
      var words: Set<[UInt8]> = []
      for module in ["JournalModel", "JournalFormat"] {
        for path in files(below: sources + "/Sources/" + module, ending: ".swift") {
          guard
            let file = try? FileStore(root: sources, stateFolder: nil).read(
              String(path.dropFirst(sources.count + 1)))
          else { continue }
          for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
            for (number, part) in parts.enumerated() where number % 2 == 1 {
              for word in part.split(separator: UInt8(ascii: ",")) { words.insert(Array(word)) }
            }
          }
        }
      }
      return words.sorted(by: Bytes.precedes).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The files below a folder, in the order of their paths.
    private static func files(below folder: String, ending: String) -> [String] {
      guard let open = try? System.openFolder(PathText.cString(folder)) else { return [] }
      var (files, folders): ([String], [String]) = ([], [])
      try? System.list(open) { name, kind in
        let path = folder + "/" + String(decoding: name, as: UTF8.self)
        if kind == .folder { folders.append(path) } else if path.hasSuffix(ending) { files.append(path) }
      }
      return (files + folders.flatMap { self.files(below: $0, ending: ending) }).sorted(by: Bytes.precedes)
    }
  }
}
