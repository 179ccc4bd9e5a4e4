import JournalKit
import JournalModel
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct TemplateTests {
  /// The kinds and languages of all files in `Templates`, by their names.
  private static let all: [Template] = files.compactMap { name in
    let parts = name.dropLast(3).split(separator: ".").map(String.init)
    return parts.first.flatMap { Template(kind: $0, language: parts.count > 1 ? parts[1] : "en") }
  }

  private static let files: [String] = {
    guard let folder = opendir(root + "Templates") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".md") { names.append(name) }
    }
    return names.sorted()
  }()

  @Test func `every file in Templates is compiled in as it is`() throws {
    #expect(Self.all.map(\.fileName) == Self.files)
    #expect(Self.files.count == 5 + Language.allCases.count)
    for template in Self.all {
      #expect(template.bytes == (try TemplateTests.file("Templates/\(template.fileName)")))
    }
  }

  @Test(arguments: [
    ("entry", "en", "entry.md"), ("entry", "fr", "entry.md"), ("check-out", "fr", "check-out.md"),
    ("profile", "en", "profile.en.md"), ("profile", "de", "profile.de.md"),
    ("profile", "eo", "profile.en.md"),
  ])
  func `a kind and a language find their template, others the English one`(
    kind: String, language: String, file: String
  ) {
    #expect(Template(kind: kind, language: language)?.fileName == file)
  }

  @Test func `what is no kind has no template`() {
    #expect(Template(kind: "poem", language: "en") == nil)
  }

  @Test(arguments: all)
  func `front matter comes first, is closed, and ends with the text`(template: Template) {
    let text = String(decoding: template.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "---")
    #expect(lines.count { $0 == "---" } == 2)
    #expect(text.hasSuffix("\n---\n\n{{text}}\n"))
    #expect(!template.bytes.contains(0x0D))
  }

  @Test(arguments: all)
  func `a line has a fixed value or one placeholder named like its key`(template: Template) {
    for line in String(decoding: template.bytes, as: UTF8.self).split(separator: "\n") {
      guard let brace = line.firstRange(of: "{{"), line != "{{text}}" else { continue }
      let key = line[..<brace.lowerBound]
      #expect(line == "\(key){{\(key.dropLast(2))}}")
    }
  }

  @Test(arguments: Language.allCases)
  func `the profile has the same lines that count in every language`(language: Language) throws {
    let profile = try #require(Template(kind: "profile", language: language.rawValue))
    #expect(profile.fileName == "profile.\(language.rawValue).md")
    let lines = { (template: Template) in
      String(decoding: template.bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    }
    let english = try #require(Template(kind: "profile", language: "en"))
    #expect(lines(profile) == lines(english))
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
