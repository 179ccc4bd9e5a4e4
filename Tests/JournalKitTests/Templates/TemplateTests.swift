import JournalKit
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct TemplateTests {
  @Test(arguments: Template.allCases)
  func `the compiled-in bytes are those of the file`(template: Template) throws {
    #expect(template.bytes == (try TemplateTests.file("Templates/\(template.fileName)")))
  }

  @Test func `every file in Templates has a case`() throws {
    let folder = try #require(opendir(TemplateTests.root + "Templates"))
    defer { closedir(folder) }
    var names: Set<String> = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.insert(name) }
    }
    #expect(
      names
        == Set(
          Template.allCases.map(\.fileName) + ["completions", "holidays.txt", "pages", "texts", "words"]))
  }

  @Test(arguments: [
    ("entry", "en", Template.entry), ("entry", "fr", .entry), ("check-out", "fr", .checkOut),
    ("profile", "en", .profileEnglish), ("profile", "de", .profileGerman), ("profile", "ko", .profileKorean),
    ("profile", "eo", .profileEnglish),
  ])
  func `a kind and a language find their template, others the English one`(
    kind: String, language: String, template: Template
  ) {
    #expect(Template(kind: kind, language: language) == template)
  }

  @Test func `what is no kind has no template`() {
    #expect(Template(kind: "poem", language: "en") == nil)
  }

  @Test(arguments: Template.allCases)
  func `front matter comes first, is closed, and ends with the text`(template: Template) {
    let text = String(decoding: template.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "---")
    #expect(lines.count { $0 == "---" } == 2)
    #expect(text.hasSuffix("\n---\n\n{{text}}\n"))
    #expect(!template.bytes.contains(0x0D))
  }

  @Test(arguments: Template.allCases)
  func `a line has a fixed value or one placeholder named like its key`(template: Template) {
    for line in String(decoding: template.bytes, as: UTF8.self).split(separator: "\n") {
      guard let brace = line.firstRange(of: "{{"), line != "{{text}}" else { continue }
      let key = line[..<brace.lowerBound]
      #expect(line == "\(key){{\(key.dropLast(2))}}")
    }
  }

  @Test(arguments: ["fr", "de", "es", "it", "pt", "nl", "ja", "ko"])
  func `the profile has the same lines that count in every language`(language: String) throws {
    let profile = try #require(Template(kind: "profile", language: language))
    #expect(profile.rawValue == "profile.\(language)")
    let lines = { (template: Template) in
      String(decoding: template.bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    }
    #expect(lines(profile) == lines(.profileEnglish))
  }

  private static let root = String(
    #filePath.dropLast("Tests/JournalKitTests/Templates/TemplateTests.swift".count))

  /// The bytes of a file of the project.
  private static func file(_ path: String) throws -> [UInt8] {
    let stream = try #require(fopen(root + path, "rb"))
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    return Array(bytes[..<fread(&bytes, 1, bytes.count, stream)])
  }
}
