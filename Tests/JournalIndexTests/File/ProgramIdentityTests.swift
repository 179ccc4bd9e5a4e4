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
  /// The number, and the sum of what is made of the texts below and of each word that means something.
  ///
  /// Where the sum is another one, files are read otherwise than before: raise ``ProgramIdentity/reading``
  /// and put both numbers here. Else the new program would believe what an older one read. The sum alone is
  /// another one where the same stands elsewhere in a block, of which the version in `IndexHeader` tells.
  private static let known = (reading: 21 as UInt64, sum: "3e776a418c3ecc44")

  @Test func `who reads files otherwise has another number`() {
    var rows = Rows()
    for (path, text) in Self.texts { rows.add(text, named: path) }
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

  @Test func `an index of another program is made again`() {
    let fixture = IndexFixture(["a.md": "---\nenergy: 3\n---\n"])
    fixture.waitForAnotherTick()
    _ = fixture.index.reindex(.changed)
    #expect(fixture.index.reindex(.changed).read == 0)
    var other = fixture.index
    other.decoder.readsInlineTags.toggle()
    #expect(other.reindex(.changed).read == 1)
    #expect(other.reindex(.changed).read == 0)
    #expect(fixture.index.reindex(.changed).read == 1)
  }

  /// A record of each kind, and what is read in special ways.
  private static let texts: [(path: String, text: String)] = [
    (
      "2026/03/2026-03-02-1850-check-in.md",
      """
      ---
      kind: check-in
      date: 2026-03-02
      at: 2026-03-02T18:50:00+01:00
      shift: night
      energy: 3
      stress: 5
      motivation: 1
      start: 19:05
      badges: [calm, Weltschmerz]
      pain: 4.5
      ---
      """
    ),
    (
      "2026/03/2026-03-03-0745-check-out.md",
      """
      ---
      kind: check-out
      at: 2026-03-03T07:45:00+01:00
      fatigue: 5
      load: 2
      satisfaction: 9
      end: "7h50"
      call-outs: ["23:40-04:10"]
      ---
      Lief gut. #nacht
      """
    ),
    (
      "2026/03/2026-03-04-entry.md",
      """
      ---
      title: "Über die Brücke: 第一夜 야간 근무 🙂"
      mood: 🙂
      tags: [night, "Team B", ngày]
      highlights:
        - coffee
        - the sunrise
      people: [Ana, Béa]
      place: Ward 4
      weather: rain, 4 °C
      favorite: true
      private: yes
      photos: [media/a.jpg, {file: media/b.jpg, caption: door}]
      created: 2026-03-04
      modified: 2026-03-05T10:00:00Z
      source: {app: daylio, id: 17}
      bed: {ward: [4, "b", null, true, 1.5]}
      sleep: 23:10-06:40
      steps: 8211
      ---
      # Heading

      Text with *marks*, a [link](https://example.org/a%20b), `code`, ![photo](media/c.jpg) and #inline-tag.
      Ｆｕｌｌ ｗｉｄｔｈ, ﬁne, straße, ΣΑΣ, İstanbul, naïve, don’t, 東京タワー, 한국어.
      """
    ),
    (
      "2026/03/2026-03-05-vacation.md",
      """
      ---
      kind: vacation
      from: 2026-03-05
      until: 2026-03-19
      category: leave
      status: approved
      title: Sea
      half: morning
      ---
      """
    ),
    (
      "2026/03/2026-03-06-shift-late.md",
      "---\nkind: shift\ndate: 2026-03-06\nshift: late\nextra: true\n---\n"
    ),
    (
      "rota/2026-03.md",
      """
      ---
      kind: rota
      from: 2026-03-01
      until: 2026-03-31
      published: 2026-02-10T09:00:00+01:00
      ---
      - 2026-03-01: day 07:00-19:00
      - 2026-03-02: night 19:00-07:00
      - 2026-03-03: rest
      """
    ),
    ("People/ana.md", "---\nkind: person\nname: Ana\nbirthday: 1990-04-01\naliases: [Anna]\n---\n"),
    ("2026/03/2026-03-07-1200-sealed.md.age", "age-encryption.org/v1\n"),
    ("loose note.md", "No front matter, only text.\r\nWith #tags and \u{301}accents.\n"),
    ("broken.md", "---\nenergy: [1\ndate: tomorrow\n---\nText.\n"),
    ("wrong.md", "---\nkind: 7\nenergy: nine\ndate: 2026-02-30\nshift: [a]\nfrom: 2026-03-09\n---\n"),
    ("empty.md", ""),
    ("pointer.md", "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n"),
  ]
}

/// What is made of files, as the index has it, apart from their states.
private struct Rows {
  private(set) var count = 0
  private var builder = BlockBuilder()
  private var reader = RecordReader(zone: .fixed(offset: 3600))

  var sum: String {
    var builder = builder
    return withExtendedLifetime(builder.finish()) { Bytes.hexadecimal(Bytes.checksum(Array($0.bytes))) }
  }

  /// Each word of the sources that is read as a key, a kind, a mood, a shift, a badge or a truth.
  mutating func addWords() {
    for word in Rows.words {
      if Key(named: word) != nil {
        for (name, value) in [("number", "3"), ("day", "2026-03-09"), ("list", "[a, b]"), ("text", "yes")] {
          add("---\n\(word): \(value)\n---\n", named: "\(name)-\(word).md")
        }
      }
      if Kind(named: word) != nil { add("---\nkind: \(word)\n---\n", named: "kind-\(word).md") }
      if Mood.Step(named: word) != nil { add("---\nmood: \(word)\n---\n", named: "mood-\(word).md") }
      if Badge(word) != nil { add("---\nbadges: [\(word)]\n---\n", named: "badge-\(word).md") }
      if case .other? = ShiftType(named: word) { continue }
      add("---\nshift: \(word)\nprivate: \(word)\n---\n", named: "shift-\(word).md")
    }
  }

  mutating func add(_ text: String, named name: String) {
    let state = FileState(size: 0, modified: 0, changed: 0, inode: 0)
    Array(text.utf8).withUnsafeBytes { bytes in
      guard case .record(let record, let problems) = reader.read(bytes, path: name, state: state) else {
        return
      }
      Array(name.utf8).withUnsafeBytes { name in
        reader.withBody {
          builder.add(name, state, RowFlags(ofRecordWith: problems), record: record, body: $0)
        }
      }
      count += 1
    }
  }

  private static let sources = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  /// The words of `Templates/words`, and what stands between quotation marks in the modules that know others,
  /// cut at commas.
  private static var words: [String] {
    let store = FileStore(root: sources, stateFolder: nil)
    func lines(_ path: String) -> [ArraySlice<UInt8>] {
      ((try? store.read(path).bytes) ?? []).split(separator: UInt8(ascii: "\n"))
    }
    var texts = files(below: "Templates/words", ending: ".txt").flatMap(lines)
    for path in ["JournalModel", "JournalFormat"].flatMap({ files(below: "Sources/" + $0, ending: ".swift") })
    {
      for line in lines(path) {
        let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        texts += parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
      }
    }
    let words = Set(texts.flatMap { $0.split(separator: UInt8(ascii: ",")).map(Array.init) })
    return words.sorted(by: Bytes.precedes).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func files(below folder: String, ending: String) -> [String] {
    guard let open = try? System.real.openFolder(PathText.cString(sources + "/" + folder)) else { return [] }
    var (files, folders): ([String], [String]) = ([], [])
    try? System.real.list(open) { name, kind in
      let path = folder + "/" + String(decoding: name, as: UTF8.self)
      if kind == .folder { folders.append(path) } else if path.hasSuffix(ending) { files.append(path) }
    }
    return files + folders.flatMap { self.files(below: $0, ending: ending) }
  }
}
