import JournalFormat
import JournalModel

extension Phrases {
  /// What is wrong with a file.
  public func message(_ reason: Problem.Reason) -> String {
    switch reason {
    case .source(let flaw): message(flaw)
    case .yaml(let error): message(error)
    case .noZoneRules(let zone, let folder):
      say(
        "problem-noZoneRules",
        ("folder", .of(folder.map { say("problem-noZoneRules-tzdir", ("value", .of($0))) } ?? "")),
        ("zone", .of(zone)))
    case .unreadable(let errno): say("problem-unreadable", ("errno", .of(systemError(errno))))
    case .notAFile(let type): say("problem-notAFile", ("type", .message("file-type-\(type)")))
    case .tooLarge(let bytes, let limit):
      say("problem-tooLarge", ("bytes", .of(megabytes(bytes))), ("limit", .of(megabytes(limit))))
    case .encrypted(let tool): say("problem-encrypted", ("tool", .of(tool)))
    case .wrongValue(let key, let found, let expected):
      say(
        "problem-wrongValue", ("key", .of(key)), ("expected", .of(expectation(expected))),
        ("found", .of(found)))
    case .unknownKind(let found, let nearest):
      say(
        "unknownKind-kind-is-unknown", ("found", .of(found)),
        ("hint", .of(nearest.map { say("unknownKind-did-you-mean", ("name", .of($0.name))) } ?? "")))
    case .unknownShift(let word, let nearest): unknownShift(word, nearest: nearest)
    case .unknownRegion(let word):
      unknownRegion(word, codes: HolidayRegion.codes(near: word).joined(separator: ", "))
    case .missingKey(let key, .profile): say("problem-missingKey-profile", ("key", .of(key)))
    case .missingKey(let key, let kind):
      say("problem-missingKey", ("kind", .of(name(of: kind))), ("key", .of(key)))
    case .ownKey(let key, let nearest): say("word-key", ("key", .of(key)), ("nearest", .of(nearest)))
    case .strayKey(let key, let kind):
      say("problem-strayKey", ("key", .of(key)), ("kind", .of(name(of: kind))))
    case .untilBeforeFrom(let from, let until):
      say("problem-untilBeforeFrom", ("iso", .of(until.iso)), ("iso2", .of(from.iso)))
    case .sealedKind(let kind): say("problem-sealedKind", ("kind", .of(name(of: kind))))
    case .callOutOutside(let key, let span):
      say("problem-callOutOutside", ("key", .of(key)), ("span", .of(span)))
    case .sameMeaning(let key, let canonical):
      say("problem-sameMeaning", ("key", .of(key)), ("canonical", .of(canonical)))
    case .remarkForValue(let key, let found):
      say(
        "problem-remarkForValue", ("key", .of(key)), ("found", .of(found)),
        ("with", .of(found.replacing("#", with: ""))))
    case .dashWithoutBlank(let key): say("problem-dashWithoutBlank", ("key", .of(key)))
    case .tooMany(let key, let count, let limit):
      say("problem-tooMany", ("key", .of(key)), ("count", .number(count)), ("limit", .number(limit)))
    case .tooLong(let key, let count, let limit):
      say(
        "problem-tooLong", ("key", .of(key)), ("count", .count(count, .character)), ("limit", .number(limit)))
    default: say("problem-\(reason)")
    }
  }

  private func unknownShift(_ word: String, nearest: String?) -> String {
    let hint =
      nearest.map { say("unknownShift-did-you-mean", ("value", .of($0))) } ?? say("unknownShift-say-what-it")
    return say("unknownShift-has-no-meaning", ("word", .of(word)), ("hint", .of(hint)))
  }

  private func unknownRegion(_ word: String, codes: String) -> String {
    say("unknownRegion", ("word", .of(word)), ("codes", .of(codes)))
  }

  private func megabytes(_ bytes: Int) -> String {
    say("megabytes", ("bytes", .of(decimal(Double(bytes) / 1_048_576, digits: 1))))
  }

  /// What a value should have been: `a whole number from 1 to 5`.
  public func expectation(_ expectation: Problem.Expectation) -> String {
    switch expectation {
    case .between(let range):
      say(
        "expectation-between", ("lowest", .number(range.lowerBound)), ("highest", .number(range.upperBound)))
    case .oneOf(let words):
      say(
        "expectation-oneOf", ("words", .number(words.count)), ("words2", .of(words[0])),
        ("words3", .of(words.joined(separator: ", "))))
    default: say("expectation-\(expectation)")
    }
  }

  /// Why an edit was refused.
  public func message(_ problem: EditProblem) -> String {
    switch problem.reason {
    case .wrongValue(let found, .hours) where DoubtfulHours(in: found) != nil:
      DoubtfulHours(in: found).map { problem.key + ": " + doubt($0) } ?? ""
    case .wrongValue(let found, let expected):
      say(
        "edit-wrongValue", ("key", .of(problem.key)), ("expected", .of(expectation(expected))),
        ("found", .of(found)))
    case .unknownRegion(let word): unknownRegion(word, codes: HolidayRegion.listed)
    case .invalidKey: say("edit-invalidKey", ("key", .of(problem.key)))
    case .notAList: say("edit-notAList", ("key", .of(problem.key)))
    case .untilBeforeFrom(let from, let until):
      say("edit-untilBeforeFrom", ("iso", .of(until.iso)), ("iso2", .of(from.iso)))
    case .problem(let reason): message(reason)
    case .document(let error): message(error)
    case .file(let problem): message(problem.reason)
    }
  }

  /// What is said of hours that can mean several things.
  package func doubt(_ doubt: DoubtfulHours) -> String {
    let readings = doubt.readings.map(\.iso)
    return say(
      "doubtfulHours", ("found", .of(doubt.text)), ("first", .of(readings[0])),
      ("second", .of(readings[1])), ("literal", .of(readings[2])))
  }

  /// What an error number of the system means: `permission denied`; `error 5` where it is not known.
  public func systemError(_ errno: Int32) -> String {
    SystemErrorNumber(errno).map { say("systemError-\($0.rawValue)") }
      ?? say("systemError-none", ("errno", .text("\(errno)")))
  }
}
