import JournalModel
import JournalStore

extension English {
  func name(of severity: Problem.Severity) -> String {
    switch severity {
    case .warning: "warning"
    case .error: "error"
    }
  }

  func message(_ reason: Problem.Reason) -> String {
    switch reason {
    case .source(let flaw): message(flaw)
    case .yaml(let error): message(error)
    case .otherJournal: "another journal: its folder is not part of this one; 'smjournal -C DIR' opens it"
    case .emptyFolder: "an empty folder"
    case .noZoneRules(let zone, let folder):
      "there are no time zone rules on this machine\(folder.map { " (TZDIR: \($0))" } ?? ""), so nothing is known of "
        + "\(zone); install the package tzdata, or name a folder of rules with TZDIR"
    case .unreadable(let errno): "can't be read: \(systemError(errno))"
    case .notAFile(let type): "is \(name(of: type)), not a file"
    case .symbolicLink: "is a symbolic link; links are not followed"
    case .tooLarge(let bytes, let limit):
      "is too large for a record: \(megabytes(bytes)), at most \(megabytes(limit))"
    case .emptyFile:
      "is empty: its text may not have been fetched yet, or a crash took it; fetch it, or bring it back from "
        + "another device or a backup"
    case .lfsPointer:
      "holds a pointer of git-lfs instead of its text; 'git lfs pull' fetches the text"
    case .nulByte: "holds a NUL byte: not a text file"
    case .invalidUTF8: "is not UTF-8 text"
    case .unfinishedMerge: "holds the markers of an unfinished merge; 'smjournal resolve' settles it"
    case .encrypted(let tool): "is encrypted (\(tool)); decrypt it to read it"
    case .wrongValue(let key, let found, let expected):
      "\(key): \(expectation(expected)) is expected, not \(quoted(found))"
    case .unknownKind(let found, let nearest): unknownKind(found, nearest: nearest)
    case .unknownShift(let word, let nearest): unknownShift(word, nearest: nearest)
    case .unknownRegion(let word):
      unknownRegion(word, codes: HolidayRegion.codes(near: word).joined(separator: ", "))
    case .missingKey(let key, .profile): "this rota has no \(key), so it is left out"
    case .missingKey(let key, let kind): "\(name(of: kind)) without \(key)"
    case .untilBeforeFrom(let from, let until):
      "until (\(until.iso)) is before from (\(from.iso)); the last day is ignored"
    case .endBeforeStart: "end is before start; the end is ignored"
    case .callOutOutside(let span): "call-outs: \(span) is outside the time on call; it counts nothing"
    case .sameMeaning(let key, let canonical):
      "\(key) means the same as \(canonical), which is there too; the last one counts"
    case .remarkForValue(let key, let found):
      "\(key): \(quoted(found)) is a comment to YAML, so nothing is read; leave out the #: "
        + "\(key): \(found.replacing("#", with: ""))"
    case .dashWithoutBlank(let key):
      "\(key): a space is missing after the dash, so this line does not start a list item; write: - item"
    case .tooMany(let key, let count, let limit):
      "\(key): \(number(count)) items; at most \(number(limit)) are usual"
    case .tooLong(let key, let count, let limit):
      "\(key): \(self.count(count, .character)); at most \(number(limit)) are usual"
    }
  }

  private func unknownShift(_ word: String, nearest: String?) -> String {
    let hint = nearest.map { "; did you mean \($0)?" } ?? "; say what it means under shifts in journal.md"
    return "\(quoted(word)) has no meaning, so it counts neither as work nor as rest\(hint)"
  }

  private func unknownRegion(_ word: String, codes: String) -> String {
    "holidays: \(quoted(word)) is neither a day such as 2026-11-20 nor a region that is known; "
      + "known are \(codes)"
  }

  private func unknownKind(_ found: String, nearest: Kind?) -> String {
    let hint = nearest.map { "; did you mean \($0.name)?" } ?? ""
    return "kind: \(quoted(found)) is unknown, taken for an entry\(hint)"
  }

  private func name(of type: Problem.FileType) -> String {
    switch type {
    case .folder: "a folder"
    case .pipe: "a pipe"
    case .socket: "a socket"
    case .device: "a device"
    case .brokenLink: "a link that leads nowhere"
    }
  }

  private func megabytes(_ bytes: Int) -> String { "\(decimal(Double(bytes) / 1_048_576, digits: 1)) MiB" }

  func expectation(_ expectation: Problem.Expectation) -> String {
    switch expectation {
    case .rating: "a whole number from 1 to 5"
    case .civilDay: "a day such as 2026-11-20"
    case .unambiguousDay: "a day whose month can't be mistaken, such as 2026-11-20,"
    case .timestamp: "a moment such as 2026-11-20T18:50:00+01:00"
    case .clockTime: "a time such as \"19:00\""
    case .hours: "hours such as \"19:00-07:30\""
    case .truth: "true or false"
    case .number: "a whole number"
    case .text: "text on one line"
    case .list: "a list"
    case .map: "a map of keys and values"
    case .shiftWord: "day, night, rest or a word of your own"
    case .cycle: "a cycle of shifts such as day day night night rest rest"
    case .weekday: "a day of the week such as monday"
    case .zoneName: "a time zone that this system knows, such as Europe/Paris,"
    case .formatVersion: "a version that this program knows (1)"
    case .oneOf(let words): words.count == 1 ? words[0] : "one of \(words.joined(separator: ", "))"
    }
  }

  func message(_ problem: EditProblem) -> String {
    switch problem.reason {
    case .wrongValue(let found, let expected):
      "\(problem.key): \(expectation(expected)) is expected, not \(quoted(found))"
    case .unknownRegion(let word): unknownRegion(word, codes: HolidayRegion.listed)
    case .invalidKey: "\(quoted(problem.key)) can't be a key"
    case .notAList: "\(problem.key) takes one value, not a list"
    case .untilBeforeFrom(let from, let until):
      "until (\(until.iso)) would be before from (\(from.iso))"
    case .problem(let reason): message(reason)
    case .document(let error): message(error)
    }
  }

  func message(_ error: RecordLookupError) -> String {
    switch error {
    case .notFound(let name): "no record is called \(quoted(name))"
    case .inConflict(let name, _):
      "\(quoted(name)) is in conflict, as two versions of it meet; 'smjournal resolve' settles it"
    case .ambiguous(let name, let candidates):
      "\(quoted(name)) could be several records: \(listed(candidates) { "and \($0) more" })"
    }
  }
}
