import JournalTestSupport
import Testing

@testable import JournalFiles

@Suite struct OutputFolderTests {
  private let scratch = ScratchFolder()

  @Test func `the files are there together, in a folder that is made for them`() throws {
    let folder = try OutputFolder(scratch.absolute("a/b"))
    try folder.add("2026/x.md", Array("x".utf8), modified: 1_000_000_000)
    #expect(!scratch.files().contains("a/b/2026/x.md"))
    try folder.add("y.md", Array("y".utf8), modified: 0)
    try folder.add("2026/z.md", Array("z".utf8), modified: 0)
    try folder.finish()
    #expect(scratch.files() == ["a/b/2026/x.md", "a/b/2026/z.md", "a/b/y.md"])
    #expect(scratch.modified(of: "a/b/2026/x.md") == 1_000_000_000)
  }

  @Test(arguments: [false, true])
  func `where one can't be written none is left, and no folder that was not there`(isThere: Bool) {
    if isThere { scratch.makeFolder("out") }
    do throws(StoreError) {
      let folder = try OutputFolder(scratch.absolute("out"))
      try folder.add("a.md", [1], modified: 0)
      try folder.add("a.md/b.md", [2], modified: 0)
      Issue.record("a folder has the name of a file")
    } catch { #expect(error.path == "a.md") }
    #expect(scratch.files().isEmpty)
    #expect((scratch.mode(of: "out") != 0) == isThere)
  }

  @Test func `what came to be there meanwhile stays, and so does a folder with something in it`() throws {
    scratch.makeFolder("out")
    let folder = try OutputFolder(scratch.absolute("out"))
    try folder.add("2026/x.md", [1], modified: 0)
    scratch.write("own", to: "out/2026/own.txt")
    #expect(throws: StoreError.self) { try folder.finish() }
    #expect(scratch.text(of: "out/2026/own.txt") == "own")
    #expect(throws: StoreError(path: scratch.absolute("out"), reason: .folderNotEmpty)) {
      _ = try OutputFolder(scratch.absolute("out"))
    }
    #expect(scratch.text(of: "out/2026/own.txt") == "own")
  }

  @Test func `what a killed export left is swept when it is old`() throws {
    let left = "out/.smj-tmp-999999999-1-export"
    scratch.write("half", to: left + "/2026/x.md")
    try OutputFolder(scratch.absolute("out")).finish()
    #expect(scratch.files() == [left + "/2026/x.md"], "it is young")
    scratch.setModified(1, of: left)
    try OutputFolder(scratch.absolute("out")).finish()
    #expect(scratch.files().isEmpty)
  }

  @Test func `parts small and large stand in a file in their order`() throws {
    let file = try OutputFile(scratch.absolute("a"))
    let large = [UInt8](repeating: UInt8(ascii: "b"), count: 1 << 17)
    for part in [[UInt8(ascii: "a")], large, [UInt8(ascii: "c")], large, []] { try file.write(part) }
    try file.finish()
    let text = String(decoding: large, as: UTF8.self)
    #expect(scratch.text(of: "a") == "a" + text + "c" + text)
  }

  @Test func `a file that is there, and what its reader can't find, are two things`() throws {
    scratch.write("a", to: "journal/a.md")
    let store = FileStore(root: scratch.absolute("journal"), stateFolder: nil)
    let error = StoreError(path: "elsewhere", reason: .notFound)
    #expect(throws: error) { try store.forEachFile { (_) throws(StoreError) in throw error } }
  }

  @Test func `all files are met in the order of their paths, each with its bytes`() throws {
    for path in ["a/b.md", "a-b.md", "a.md", "a/img/x.jpg", "a/c.md", ".stignore", "trash/t.md"] {
      scratch.write(path, to: "journal/" + path)
    }
    for path in [".git/config", "lost+found/x", "a/.smj-tmp-1-1", ".syncthing.b.md.tmp"] {
      scratch.write("no", to: "journal/" + path)
    }
    scratch.link("journal/link.md", to: "a.md")
    let store = FileStore(root: scratch.absolute("journal"), stateFolder: nil)
    let paths = [".stignore", "a-b.md", "a.md", "a/b.md", "a/c.md", "a/img/x.jpg", "trash/t.md"]
    #expect(try store.everyPath() == paths)
    var read: [String] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4, alignment: 1)
    defer { buffer.deallocate() }
    try store.forEachFile { (file) throws(StoreError) in
      var bytes: [UInt8] = []
      try file.read(into: buffer) { bytes.append(contentsOf: $0) }
      #expect(file.path == String(decoding: bytes, as: UTF8.self))
      read.append(file.path)
    }
    #expect(read == paths)
  }
}
