import JournalFiles
import JournalModel
import SystemLibrary

/// Names and paths: nothing leaves the root, and what is a name stays one.
func checkPaths(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  checkText(bytes)
  checkRelativePath(PathText.text(bytes))
  checkSteps(text)
  checkConflictName(PathText.text(bytes))
  checkSlug(text)
  checkChoice(PathText.text(bytes))
  checkDay(text)
}

/// A name of any bytes is the same after it was text.
private func checkText(_ bytes: [UInt8]) {
  if !bytes.contains(0) {
    require(PathText.bytes(PathText.text(bytes)) == bytes, "a name survives being text")
  }
}

private func isStep(_ part: [UInt8]) -> Bool { part.isEmpty || part == [0x2E] || part == [0x2E, 0x2E] }

/// A path that is taken stays below the root.
private func checkRelativePath(_ text: String) {
  guard let path = try? RelativePath(text) else { return }
  let parts = (path.folders + [path.name]).map { PathText.bytes($0) ?? [] }
  require(
    !parts.contains { isStep($0) || $0.contains(0x2F) || $0.contains(0) },
    "no part of a path leads elsewhere", text)
  require(PathText.bytes(text) == Array(parts.joined(separator: [0x2F])), "a path is its parts", text)
}

/// Dots are gone but for those above the start of a relative path, and doing it again changes nothing.
private func checkSteps(_ text: String) {
  let resolved = PathSteps.resolved(text)
  require(
    PathSteps.resolved(resolved).utf8.elementsEqual(resolved.utf8), "resolving again changes nothing", text)
  let isAbsolute = text.utf8.first == 0x2F
  require((resolved.utf8.first == 0x2F) == isAbsolute, "a path stays absolute or relative", text)
  let parts = resolved.utf8.split(separator: 0x2F).map { Array($0) }
  let inner = isAbsolute ? parts[...] : parts.drop { $0 == [0x2E, 0x2E] }
  require(!inner.contains(where: isStep), "no step is left", text)
}

private func meaning(_ path: String) -> NameRules.Meaning {
  let name = path.utf8.lastIndex(of: 0x2F).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  return (PathText.bytes(String(name)) ?? []).withUnsafeBufferPointer { NameRules.meaning(ofFile: $0) }
}

/// The file that a copy is a version of is a record in the same folder.
private func checkConflictName(_ text: String) {
  guard (try? RelativePath(text)) != nil, meaning(text) == .conflictCopy, let name = ConflictName(text) else {
    return
  }
  let (path, original) = (try? RelativePath(text), try? RelativePath(name.original))
  require(original != nil && path?.folders == original?.folders, "a copy's file lies beside it", text)
  let isRecord = [.record, .possibleCopy].contains(meaning(name.original))
  require(isRecord, "a copy's file is a record", text + " → " + name.original)
}

/// A slug is short and legal everywhere, and its own slug.
private func checkSlug(_ text: String) {
  guard let slug = FileNames.slug(text) else { return }
  let bytes = Array(slug.utf8)
  let isPlain = bytes.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
  require(isPlain && !bytes.isEmpty && bytes.count <= 60, "a slug is plain and short", slug)
  require(bytes.first != 0x2D && bytes.last != 0x2D, "a slug begins and ends with a letter", slug)
  require(FileNames.slug(slug) == slug, "a slug is its own slug", slug)
  guard let day = CivilDay(year: 2026, month: 11, day: 20) else { return }
  let stem = FileNames.stem(kind: .entry, day: day, time: nil, title: text, shift: ShiftType(named: text))
  require(FileNames.day(ofStem: stem) == day, "a name tells its day", stem)
  require(meaning(stem + ".md") == .record, "a new name is a record's", stem)
}

/// Every name that a new file tries is a record's, free, and short enough for a sync tool to add its marks.
private func checkChoice(_ text: String) {
  let name = PathText.bytes(text + ".md") ?? []
  guard var choice = try? NameChoice(stem: text, taken: [name]) else { return }
  for _ in 0..<3 {
    guard let next = choice.next(), let bytes = PathText.bytes(next) else { return }
    require(bytes.count <= NameChoice.maximumLength && bytes != name, "a chosen name is short and free", next)
    require(
      meaning(next) == .record && (try? RelativePath(next))?.folders == [], "a chosen name is a record's",
      next)
  }
}

/// A name that is filed under another day says that day.
private func checkDay(_ text: String) {
  guard let day = CivilDay(year: 2027, month: 1, day: 2) else { return }
  let moved = FileNames.stem(text, movedTo: day)
  if FileNames.day(ofStem: text) == nil {
    require(moved.utf8.elementsEqual(text.utf8), "a name without a day stays", text)
  } else {
    require(FileNames.day(ofStem: moved) == day, "a moved name says its new day", text + " → " + moved)
  }
}
