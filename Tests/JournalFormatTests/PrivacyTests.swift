import Foundation
import JournalFormat
import JournalModel
import Testing
import YAMLCodec

/// What makes a record private: everything that may be meant so, and nothing that is not.
@Suite struct PrivacyTests {
  private static let keys = [
    "private", "Private", "PRIVATE", "privé", "Privée", "prive", "privat", "Privat", "privado", "privada",
    "privato", "privata", "非公開", "プライベート", "비공개", "confidential", "confidentiel", "vertraulich",
    "confidencial", "riservato", "vertrouwelijk", "\"private\"",
  ]

  private static let values = [
    "true", "yes", "Yes", "on", "1", "oui", "vrai", "ja", "Ja", "sí", "wahr", "y", "Y", "tru", "geheim",
    "sim",
    "はい", "예", "2", "-1", "[true]", "[no, yes]", "{a: b}", "\"true\"", "!!str x", "maybe not",
  ]

  private static let noes = [
    "false", "False", "no", "NO", "nein", "non", "0", "off", "n", "falsch", "faux", "falso", "não", "nee",
    "いいえ", "아니요", "", "~", "null", "\"\"", "'no'", "[]", "[false]", "{}", "# not yet",
  ]

  @Test(arguments: keys) func `a key says it in every language`(key: String) {
    #expect(Reading(keys: "title: x\n\(key): true").record.isPrivate)
    #expect(!Reading(keys: "title: x\n\(key): false").record.isPrivate)
  }

  @Test(arguments: values) func `every value but a no is a yes`(value: String) {
    #expect(Reading(keys: "private: \(value)").record.isPrivate)
    #expect(Reading(keys: "vertraulich: \(value)").record.isPrivate)
  }

  @Test(arguments: noes) func `a no in any language is a no`(value: String) {
    #expect(!Reading(keys: "private: \(value)").record.isPrivate)
    #expect(!Reading(keys: "pivate: \(value)").record.isPrivate)
  }

  @Test(arguments: [
    "pivate", "privte", "privaet", "prvate", "privates", "Prvat", "privqdo", "vertraulch", "vertrauich",
    "confidentail", "riservto", "vertouwelijk", "prvé", "非公门", "비공게", "pri-vte",
    "ｐｒｉｖａｔｅ", "ｐｒｉｖé", "is_private", "isPrivate", "is-confidential", "Is Private",
  ])
  func `a key one letter away counts as private`(key: String) {
    #expect(Reading(keys: "\(key): true").record.isPrivate)
    #expect(Privacy.nearest(to: key) != nil)
  }

  @Test(arguments: [
    ("visibility: private", true), ("Visibility: Privé", true), ("visibility: public", false),
    ("visibility: 10 km", false), ("visibility: private\nprivate: no", false), ("room: private", false),
    ("isPrivate: false", false), ("visibility: private\ntitle: [", true),
  ])
  func `what other programs write is understood`(keys: String, isPrivate: Bool) {
    #expect(Reading(keys: keys).record.isPrivate == isPrivate)
  }

  @Test(arguments: [
    "price", "drive", "prize", "prime", "arrive", "primary", "privacy", "public", "公開", "공개", "p", "",
    "title",
    "prvte", "favorite", "vertrag", "isp", "is", "island", "is_favorite", "visibility",
  ])
  func `other words are not`(key: String) {
    #expect(!Reading(keys: "\(key): true").record.isPrivate)
    #expect(Privacy.nearest(to: key) == nil)
  }

  @Test(arguments: [
    ("private: no\nprivé: oui", true), ("private: yes\nprivate: no", true),
    ("privé: non\nprivate: no", false),
    ("private: false\npivate: true", false), ("pivate: true\nprivate: false", false),
    ("pivate: no\nprvate: yes", true), ("meta:\n  private: true", false), ("tags: [private]", false),
  ])
  func `a key that is written right outranks one that is not`(keys: String, isPrivate: Bool) {
    #expect(Reading(keys: keys).record.isPrivate == isPrivate)
  }

  @Test(arguments: [
    // Front matter that is broken, or was never opened.
    "---\ntitle: A\nprivate\n---\nx\n", "---\ntitle: A\n- privé\n---\nx\n",
    "---\ntitle: [broken\nprivate: true\n---\nx\n", "---\n\ttitle: x\nprivé: oui\n---\nx\n",
    "---\ntitle: x\nprivate：true\n---\nx\n", "---\nprivate:true\n---\nx\n", "---\n- private: yes\n---\nx\n",
    "---\n{title: [x, pivate: true}\n---\nx\n", "---\ntitle: a: b: c\n\"vertraulich\": ja\n---\n",
    "—-\ntitle: x\nprivate: true\n—-\n\nx\n", "+++\nprivate = true\n+++\n\nx\n", "private: true\n\nx\n",
    "--\r\ntitle: x\r\nprivate: true\r\n--\r\n\r\nx\r\n", "---\rtitle: [\rprivate: true\r---\rx\r",
    "---\nprivate: *all\n---\nx\n", "---\nprivate: true\ntitle: never closed\n",
  ])
  func `what can't be read may have wanted to be`(text: String) {
    #expect(Reading(text).record.isPrivate, "\(text)")
  }

  /// Text that says so where no key is read: it is held private, named, and not edited, since a front matter
  /// above it would make it public.
  @Test(arguments: [
    ("private: true\n\nx\n", 1, "private: true"), ("\n{\"private\": true}\n\nx\n", 2, "{\"private\": true}"),
    ("___\nprivé: oui\n___\nx\n", 2, "privé: oui"), ("--- {mood: 4, private: true}\n---\nx\n", 1, "--- {"),
  ])
  func `a text that says so is no public record after an edit`(text: String, line: Int, found: String) {
    let reading = Reading(text)
    #expect(reading.record.isPrivate)
    #expect(reading.problems.map(\.position?.line) == [line])
    var document = MarkdownDocument(Array(text.utf8))
    let position = SourcePosition(
      offset: line == 2
        ? (text.utf8.firstIndex(of: 0x0A).map { text.utf8.distance(from: text.startIndex, to: $0) + 1 } ?? 0)
        : 0, in: document.bytes)
    #expect(
      reading.problems.map(\.reason) == [
        .yaml(YAMLError(reason: .foreignFrontMatter(found), position: position))
      ])
    let refusal = EditError(reason: .frontMatterElsewhere, position: position)
    #expect(throws: EditProblem.self) { try document.apply([.add(item: "x", key: "tags")], now: nil) }
    do throws(EditProblem) { try document.apply([.set(key: "mood", text: "3")], now: nil) } catch {
      #expect(error.reason == .document(refusal))
    }
    #expect(document.bytes == Array(text.utf8))
  }

  @Test(arguments: [
    "---\nmood: 4\n---\n---\nprivate: true\n---\nx\n", "---\nmood: 4\n---\n\n--\nprivé: oui\n--\nx\n",
    "---\nmood: 4\n---\n{private: true}\nx\n", "---\nb: &b {mood: 4, private: true}\n<<: *b\n---\nx\n",
    "---\nb: &b\n  private: true\n<<: [*b]\n---\nx\n",
  ])
  func `a key that is not read may say so, and is named`(text: String) throws {
    let reading = Reading(text)
    #expect(reading.record.isPrivate)
    #expect(reading.problems.count == 1)
    var document = MarkdownDocument(Array(text.utf8))
    try document.apply([.set(key: "title", text: "y")], now: nil)
    #expect(Reading(document.bytes).record.isPrivate)
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func `a text that is no UTF-8 is private`(encoding: String.Encoding) throws {
    let bytes = Array(try #require("---\nprivate: true\n---\nx\n".data(using: encoding)))
    #expect(Reading(bytes).record.isPrivate)
    #expect(
      Reading(bytes).problems.first?.reason
        == .yaml(YAMLError(reason: .notUTF8, position: .init(offset: 0, in: bytes))))
  }

  @Test(arguments: [
    "---\ntitle: [broken\nprivate: false\n---\nx\n", "---\ntitle: [broken\n# private: true\n---\nx\n",
    "Today.\n\nprivate: true\n", "---\ntitle: x\n---\nprivate: true\n", "", "I drive: a car.\n",
    "---\ntitle: [broken\n---\nprivate: true\n", "pivate: true\n\nx\n",
  ])
  func `a text that speaks of it is not private`(text: String) {
    #expect(!Reading(text).record.isPrivate, "\(text)")
  }
}
